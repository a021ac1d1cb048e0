"""Assignments and increments while a constant expression is evaluated ([expr.const]p5)."""

from __future__ import annotations

from typing import Any

from minicu import tree
from minicu import types as ty
from minicu.abi.layout import Slot, size_of
from minicu.sema import rules
from minicu.sema.constants import constant, memory
from minicu.sema.context import Check
from minicu.sema.function_state import Cells


def assign(c: Check, e: tree.Assign | tree.CompoundAssign | tree.Increment) -> constant.Value | None:
    """Assignments and increments of the running calls' own objects."""
    frame, place, type = c.here.frame, e.place, e.place.type.unqualified
    if frame is None:
        return None
    if isinstance(type, ty.Record):
        return None if assign_record(c, e) is None else rules.interpret.NOTHING
    given = None if isinstance(e, tree.Increment) else constant.evaluate(c, e.value)  # [expr.ass]p1: first
    if given is None and not isinstance(e, tree.Increment):
        return None
    if isinstance(place, tree.Variable) and place.object in frame.values:
        known = frame.values[place.object]
        changed = _changed(c, e, given, known, type)
        if changed is None:
            return None
        frame.values[place.object] = changed
        return known if isinstance(e, tree.Increment) and not e.prefix else changed
    record_place, slot = field(place)
    where = constant.address(c, record_place)
    if not isinstance(where, tree.SymbolAddress) or not isinstance(where.symbol, tree.Object):
        return None
    cells = c.known.records.get(where.symbol)
    fixed = where.symbol.constexpr or (where.symbol.type.const and ty.is_scalar(where.symbol.type))
    if cells is None or fixed or not inside(c, where, type):  # [dcl.type.cv]p4: nor through a const_cast
        return None
    item = cells.get((where.offset, slot))
    old: Any = item.value if item is not None and item.type.unqualified == type else None
    changed = fitting(c, _changed(c, e, given, old, type), slot, type)
    if changed is None:
        return None
    _leave_members(c, place, cells)
    memory.store(cells, tree.InitItem(where.offset, type, changed, slot), c.model)
    return old if isinstance(e, tree.Increment) and not e.prefix else changed


def assign_record(
    c: Check, e: tree.Assign | tree.CompoundAssign | tree.Increment
) -> list[tree.InitItem] | None:
    """Assign a record; its scalars."""
    items = rules.interpret.record(c, e.value) if isinstance(e, tree.Assign) else None
    where = constant.address(c, e.place)
    if (
        items is None
        or not isinstance(where, tree.SymbolAddress)
        or not isinstance(where.symbol, tree.Object)
    ):
        return None
    cells = c.known.records.get(where.symbol)
    if cells is None or where.symbol.constexpr:
        return None
    _leave_members(c, e.place, cells)
    memory.put(cells, items, where.offset, c.model)
    return items


def inside(c: Check, where: tree.SymbolAddress, type: ty.Type) -> bool:
    """Whether what stands there is part of the object ([expr.const]p5: no undefined behaviour)."""
    object_type = where.symbol.type if isinstance(where.symbol, tree.Object) else ty.VOID
    return 0 <= where.offset <= size_of(object_type, c.model) - size_of(type, c.model)


def field(place: tree.Place) -> tuple[tree.Place, Slot | None]:
    """The place whose address counts, and the slot of a bit-field in it."""
    if isinstance(place, tree.MemberPlace) and place.bit_field:
        return place.record, place.slot
    return place, None


def _leave_members(c: Check, place: tree.Place, cells: Cells) -> None:
    """Ends the lifetime of the other members of unions around the assigned one."""
    while isinstance(place, tree.MemberPlace):
        union = place.record.type.unqualified
        if isinstance(union, ty.Record) and union.decl.keyword == "union":
            start = constant.address(c, place.record)
            if isinstance(start, tree.SymbolAddress):
                memory.leave_member(cells, union, start.offset, place.slot, c.model)
        place = place.record


def fitting(
    c: Check, value: constant.Value | None, slot: Slot | None, type: ty.Type
) -> constant.Value | None:
    """A value truncated to its bit-field."""
    if slot is None or not isinstance(value, tree.Constant) or not isinstance(value.value, int):
        return value
    kept = constant.wrap(value.value, slot.bit_width or 0, c.model.signed(type))
    return tree.Constant(type, kept, at=value.at)


def _changed(
    c: Check,
    e: tree.Assign | tree.CompoundAssign | tree.Increment,
    given: constant.Value | None,
    old: constant.Value | None,
    type: ty.Type,
) -> constant.Value | None:
    """The new value that an assignment or increment gives; `given` is that of its right side."""
    if isinstance(e, tree.Assign):
        return given
    if old is None:
        return None
    if isinstance(type, ty.Pointer):
        back = e.step < 0 if isinstance(e, tree.Increment) else e.op == "-"
        index = tree.Constant(ty.INT, 1) if isinstance(e, tree.Increment) else given
        assert index is not None and e.scale is not None
        return constant.evaluate(c, tree.PointerAdd(type, old, index, e.scale, back, at=e.at))
    if isinstance(e, tree.CompoundAssign):
        assert given is not None
        sum = tree.Binary(e.compute, e.op, tree.Convert(e.compute, old), given, at=e.at)
        return constant.evaluate(c, tree.Convert(type, sum))
    wide: ty.Type = ty.LDOUBLE if isinstance(type, ty.Float) else ty.Integer("llong")
    if isinstance(type, ty.Integer) and constant.bits_of(c, type)[0] >= 8 * c.model.scalars["int"][0]:
        wide = type.unqualified
    one = tree.Convert(wide, tree.Constant(ty.INT, e.step))
    return constant.evaluate(c, tree.Convert(type, tree.Binary(wide, "+", tree.Convert(wide, old), one)))
