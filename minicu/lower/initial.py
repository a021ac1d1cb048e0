"""Initialisation of automatic objects."""

from __future__ import annotations

from minicu import tree
from minicu import types as ty
from minicu.abi.layout import member_pointers
from minicu.lower import expr, memory
from minicu.lower.body import WIDEST, Body

#: Constant initialisers longer than this many bytes are copied from an object in constant memory.
COPIED = 32


def initialize(
    b: Body, to: str, align: int, type: ty.Type, init: tree.Initializer | tree.Expr, volatile: bool = False
) -> None:
    """Give the object at `to` its initial value."""
    if not isinstance(init, tree.Initializer):
        if b.scalars.find(type) is None:
            expr.record_into(b, init, to, align, volatile)
        else:
            value = expr.value(b, init)
            memory.store(b, memory.Address(to, align, type), value)
        return
    from minicu.lower import data

    size = memory.size_align(b, init.type)[0]
    if isinstance(init.type, ty.Record):  # what a flexible member gets is not initialised here
        size = memory.data_size(b, init.type)
    constant = [item for item in init.items if data.is_constant(item.value)]
    if size > COPIED and constant and len(constant) == len(init.items):
        known = max(WIDEST, memory.size_align(b, init.type)[1])
        memory.copy(b, to, align, b.module.constant_image(init, known), known, size)
        return
    if not _covered(b, init, size):
        memory.zero(b, to, align, size)
        for at in member_pointers(init.type, b.model):
            known = min(align, memory.lowest_bit(at)) if at else align
            word = memory.Address(memory.offset(b, to, at), known, ty.Integer("long"))
            memory.store(b, word, "-1")
    for item in init.single_items():
        _item(b, to, align, item)


def _covered(b: Body, init: tree.Initializer, size: int) -> bool:
    """Whether the items initialise every byte."""
    if any(i.slot is not None for i in init.items):
        return False
    end = 0
    for start, length in sorted((i.offset, memory.data_size(b, i.type)) for i in init.single_items()):
        if start > end:
            return False
        end = max(end, start + length)
    return end >= size


def _item(b: Body, base: str, align: int, item: tree.InitItem) -> None:
    at = item.offset + (item.slot.offset if item.slot is not None else 0)
    to = memory.offset(b, base, at)
    known = min(align, memory.lowest_bit(at)) if at else align
    value = item.value
    if isinstance(value, tree.StringLiteral):
        size = memory.size_align(b, item.type)[0]
        image = b.module.bytes_address(value.data[:size].ljust(size, b"\0"))
        memory.copy(b, to, known, image, 1, size)
    elif b.scalars.find(item.type) is None:
        expr.record_into(b, value, to, known)
    else:
        memory.store(b, memory.Address(to, known, item.type, item.slot), expr.value(b, value))
