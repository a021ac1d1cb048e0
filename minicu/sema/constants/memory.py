"""What objects hold while a constant expression is evaluated: scalars by their offset, and bit-fields by the
record's offset and their slot.

Items are those of initialisers (`tree.InitItem`) whose values are constants. What an object does not hold has
no value: reading it is not constant.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from minicu import tree
from minicu import types as ty
from minicu.abi.layout import Slot, layout, size_of
from minicu.abi.target import DataModel
from minicu.sema.constants.constant import zero
from minicu.sema.function_state import Cells, Key
from minicu.types.dependent import MemberPointerDecl

#: Scalars that one object may have.
_MOST = 1 << 20
#: Bytes of the largest scalar.
_LARGEST = 16


class TooLarge(Exception):
    """An object has more scalars than can be kept."""


def put(cells: Cells, items: Iterable[tree.InitItem], offset: int, model: DataModel) -> None:
    """Let the bytes from `offset` on be what `items` say."""
    fresh = not cells
    for item in items:
        for one in _scalars(item, model):
            moved = _at(one, one.offset + offset) if offset else one
            if fresh:
                cells[moved.offset, moved.slot] = moved
                cells.slots[moved.slot] = None
            else:
                store(cells, moved, model)
        if len(cells) > _MOST:
            raise TooLarge


def store(cells: Cells, item: tree.InitItem, model: DataModel) -> None:
    """Let an object hold a scalar: of others that it overlaps nobody knows the value any more."""
    at, slot = item.offset, item.slot
    known = cells.get((at, slot))
    if known is None or known.type != item.type:
        first = at if slot is None else at + slot.offset
        end = first + (_bytes(item.type, model) if slot is None else slot.size)
        for other in range(first - _LARGEST + 1, end):
            beside = cells.get((other, None))
            if beside is not None and other + _bytes(beside.type, model) > first:
                del cells[other, None]
    cells[at, slot] = item
    cells.slots[slot] = None


def between(cells: Cells, offset: int, size: int) -> list[Key]:
    """Where an object holds something in `size` bytes from `offset` on."""
    end = offset + size
    if size * len(cells.slots) < len(cells):
        places = ((at, slot) for at in range(offset, end) for slot in cells.slots)
        return [place for place in places if place in cells]
    return [place for place in cells if offset <= place[0] < end]


def take(cells: Cells, offset: int, size: int) -> list[tree.InitItem]:
    """What lies in `size` bytes from `offset` on, with offsets from there."""
    held = (cells[key] for key in between(cells, offset, size))
    return [_at(item, item.offset - offset) for item in held] if offset else list(held)


def _at(item: tree.InitItem, offset: int) -> tree.InitItem:
    """A scalar somewhere else. (`replace` takes five times as long.)"""
    return tree.InitItem(offset, item.type, item.value, item.slot, item.count, item.stride)


def _bytes(type: ty.Type, model: DataModel) -> int:
    """The size of a scalar."""
    return model.scalars[type.kind][0] if isinstance(type, ty.Integer) else size_of(type, model)


def zeros(type: ty.Type, model: DataModel, offset: int = 0) -> Iterator[tree.InitItem]:
    """The zero of every scalar in an object of `type`; of unions, of the first member (C11 6.7.9p10)."""
    match type:
        case ty.Array(element=element, length=int(length)):
            if length > _MOST:
                raise TooLarge
            step = size_of(element, model)
            for i in range(length):
                yield from zeros(element, model, offset + i * step)
        case ty.Record(decl=decl):
            if decl.completed().members is None:
                return
            if layout(type, model).size > 8 * _MOST:
                raise TooLarge
            if isinstance(decl, MemberPointerDecl) and not isinstance(decl.to, ty.Function):
                word = ty.Integer("long")
                yield tree.InitItem(offset, word, tree.Constant(word, -1))
                return
            for slot in layout(type, model).slots[: 1 if decl.keyword == "union" else None]:
                if slot.bit_width is None:
                    yield from zeros(slot.member.type, model, offset + slot.offset)
                elif slot.member.name is not None:
                    yield tree.InitItem(offset, slot.member.type.unqualified, zero(slot.member.type), slot)
        case _ if ty.is_scalar(type):
            yield tree.InitItem(offset, type.unqualified, zero(type))


def leave_member(cells: Cells, union: ty.Record, start: int, member: Slot, model: DataModel) -> None:
    """A member of the union at `start` is written: no other one is active any more ([class.union]p1)."""
    end = start + size_of(union, model)
    first = start + member.offset
    last = first + (size_of(member.member.type, model) if member.bit_width is None else member.size)
    scalar = member.member.type.unqualified if ty.is_scalar(member.member.type) else None
    bits = member.bit_width is not None
    for key in between(cells, start, end - start):
        item = cells[key]
        own = scalar is None or (item.type == scalar and (item.slot is not None) == bits)
        if not (own and first <= item.offset < last):
            del cells[key]


def _scalars(item: tree.InitItem, model: DataModel) -> Iterator[tree.InitItem]:
    """An item, or the characters of the literal that it is."""
    literal = item.value
    if not isinstance(literal, tree.StringLiteral) or not isinstance(item.type, ty.Array):
        yield item
        return
    element = item.type.element.unqualified
    size = size_of(element, model)
    length = item.type.length if item.type.length is not None else len(literal.data) // size
    signed = isinstance(element, ty.Integer) and model.signed(element)
    for i in range(length):
        value = int.from_bytes(literal.data[i * size : (i + 1) * size], "little", signed=signed)
        yield tree.InitItem(item.offset + i * size, element, tree.Constant(element, value))
