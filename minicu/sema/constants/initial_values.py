"""Values of constant objects and string literals, as their initialisers say."""

from __future__ import annotations

from minicu import tree
from minicu import types as ty
from minicu.abi.layout import Slot, is_member_pointer, size_of
from minicu.sema.constants import constant
from minicu.sema.context import Check, Items


def character(
    c: Check,
    e: tree.Load,
    literal: tree.StringLiteral,
    object_type: ty.Type,
    offset: int,
    at_end: int | None = None,
) -> constant.Value | None:
    """A character of an array that holds a literal; after its end `at_end`, in arrays that are longer."""
    type = e.type
    if not isinstance(type, ty.Integer) or ty.remove_all_extents(object_type).unqualified != type:
        return None  # [expr.const]p5: nor is it read as another type
    size = c.model.scalars[type.kind][0]
    if not 0 <= offset <= len(literal.data) - size:
        return None if at_end is None else tree.Constant(type, at_end, at=e.at)
    value = int.from_bytes(literal.data[offset : offset + size], "little", signed=c.model.signed(type))
    return tree.Constant(type, value, at=e.at)


def read(
    c: Check, e: tree.Load, symbol: tree.Object, offset: int, slot: Slot | None
) -> constant.Value | None:
    """A scalar of a constant object's initial value."""
    assert symbol.initializer is not None
    size = size_of(e.type, c.model)
    single, several = by_place(c, symbol.initializer)
    only = single.get((offset, slot or e.type))
    for item in several if only is None else (only,):
        if slot is not None:
            if item.slot is slot and item.stands_at(offset) and isinstance(item.value, tree.Constant):
                return tree.Constant(e.type, item.value.value, at=e.at)
        elif item.stands_at(offset) and item.slot is None and item.type.unqualified == e.type:
            value = item.value
            return value if isinstance(value, (tree.Constant, tree.SymbolAddress)) else None
        elif isinstance(item.value, tree.StringLiteral):
            past = offset - _last_start(item, offset)
            if 0 <= past < size_of(item.type, c.model):
                return character(c, e, item.value, item.type, past, at_end=0)
    if slot is not None or (zero := _left_out(c, e, symbol, offset, size)) is None:
        return None
    single[offset, e.type] = tree.InitItem(offset, e.type, zero)
    return zero


def by_place(c: Check, init: tree.Initializer) -> Items:
    """The items of an initialiser by offset, and slot or type; and those that stand at several offsets."""
    known = c.known.items.get(init)
    if known is None:
        single: dict[tuple[int, object], tree.InitItem] = {}
        several: list[tree.InitItem] = []
        for item in init.items:
            if item.count > 1 or isinstance(item.value, tree.StringLiteral):
                several.append(item)
            else:
                single[item.offset, item.slot or item.type.unqualified] = item
        known = c.known.items[init] = single, several[::-1]
    return known


def _last_start(item: tree.InitItem, before: int) -> int:
    """The offset of the last copy of a repeated item up to an offset; that of the first if it lies beyond."""
    if item.count == 1 or before < item.offset:
        return item.offset
    return item.offset + item.stride * min(item.count - 1, (before - item.offset) // item.stride)


def _left_out(c: Check, e: tree.Load, symbol: tree.Object, offset: int, size: int) -> constant.Value | None:
    """The value of bytes without initialiser: zero, or a null pointer to a data member."""
    assert symbol.initializer is not None
    if not 0 <= offset <= size_of(symbol.type, c.model) - size:
        return None
    if (frame := c.here.frame) is not None:  # it takes time
        (frame.first or frame).steps += len(symbol.initializer.items) // 16
    for item in symbol.initializer.items:
        start, length = _last_start(item, offset + size - 1), size_of(item.type, c.model)
        if (slot := item.slot) is not None:
            assert slot.bit_width is not None
            start, length = start + slot.bit_offset // 8, -(-(slot.bit_offset % 8 + slot.bit_width) // 8)
        if start - size < offset < start + length:
            return None
    return (
        tree.Constant(e.type, -1, at=e.at)
        if is_member_pointer(symbol.type, offset, c.model)
        else constant.zero(e.type, e.at)
    )
