"""Shuffles of records: word by word (sema/builtins/cached.py makes the row `shuffle` of them)."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace

from minicu import tree
from minicu import types as ty
from minicu.lower import expr, memory
from minicu.lower.body import Body
from minicu.lower.machine import Row


class Ready(tree.Expr):
    """An expression that has been evaluated to an operand."""

    __slots__ = ("operand",)

    def __init__(self, type: ty.Type, operand: str) -> None:
        self.type = type
        self.operand = operand
        self.at = None


expr.VALUES[Ready] = lambda b, e: e.operand


def shuffle(rows: Mapping[str, Row]) -> Row:
    """The row for records, made of the target's rows for words."""

    def lowered(b: Body, e: tree.BuiltinCall) -> str:
        mask, value, lane, width = e.arguments
        size, align = memory.size_align(b, e.type)
        others = [Ready(a.type, expr.value(b, a)) for a in (mask, lane, width)]
        given, given_align = expr.record(b, value)
        moved = b.slot(size, align)
        memory.copy(b, moved, align, given, given_align, size)
        word = ty.UINT if align < 8 else ty.ULLONG
        step = 4 if align < 8 else 8
        exchange = rows[e.extra[0]]
        for at in range(0, size, step):
            place = memory.Address(memory.offset(b, moved, at), min(align, step), word)
            part = Ready(word, memory.load(b, place))
            call = SimpleNamespace(type=word, at=e.at, arguments=[others[0], part, *others[1:]])
            received = exchange(b, call)
            assert received is not None
            memory.store(b, place, received)
        return moved

    return lowered
