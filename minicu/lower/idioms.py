"""Loops that count the bits of a number, `while (v) { v &= v - 1; n++; }`: a GPU has an instruction for it.

LLVM finds such loops, but for targets only that say that they have one, and NVPTX does not.
"""

from __future__ import annotations

from collections.abc import Iterator

from minicu import tree
from minicu import types as ty
from minicu.lower import memory
from minicu.lower.body import Body


def count_bits(b: Body, loop: tree.Loop) -> bool:
    """Lowers such a loop except for its initialisation. False if the statement is no such loop."""
    number = _tested(loop.condition)
    steps = list(_steps(loop))
    if number is None or loop.test_last or len(steps) != 2:
        return False
    counters = [x.place for x in steps if isinstance(x, tree.Increment) and x.step == 1]
    if len(counters) != 1 or not any(_clears_one(x, number.object) for x in steps):
        return False
    (counter,) = counters
    if not isinstance(counter, tree.Variable) or not _plain(counter) or counter.object is number.object:
        return False
    at, sum_at = memory.locate(b, number), memory.locate(b, counter)
    kind, wide = b.scalars[at.type].ir, b.scalars[sum_at.type].ir
    bits = b.call(kind, "llvm.ctpop." + kind, (kind, memory.load(b, at)))
    size, room = int(kind[1:]), int(wide[1:])
    if size != room:
        bits = b.op(f"{'trunc' if size > room else 'zext'} {kind} {bits} to {wide}")
    memory.store(b, sum_at, b.op(f"add {wide} {memory.load(b, sum_at)}, {bits}"))
    memory.store(b, at, "0")
    return True


def _tested(condition: tree.Expr | None) -> tree.Variable | None:
    """The variable that a condition compares with zero."""
    e = condition
    if (
        isinstance(e, tree.Binary)
        and e.op == "!="
        and isinstance(e.right, tree.Constant)
        and not e.right.value
    ):
        e = e.left
    while isinstance(e, tree.Convert) and e.type == ty.BOOL:
        e = e.operand
    if isinstance(e, tree.Load) and isinstance(e.place, tree.Variable) and _plain(e.place):
        return e.place
    return None


def _plain(v: tree.Variable) -> bool:
    """Whether a variable is a local integer whose address nobody takes."""
    fits = isinstance(v.type, ty.Integer) and v.type.kind not in ("bool", "int128", "uint128")
    return fits and not v.type.volatile and v.object.storage in ("local", "parameter")


def _steps(loop: tree.Loop) -> Iterator[tree.Expr | tree.Statement]:
    """The statements of an iteration."""
    body = loop.body.statements if isinstance(loop.body, tree.Block) else [loop.body]
    for s in body:
        yield s.expression if isinstance(s, tree.ExpressionStatement) else s
    if loop.step is not None:
        yield loop.step


def _clears_one(e: tree.Expr | tree.Statement, number: tree.Object) -> bool:
    """`v &= v - 1`"""
    if not isinstance(e, tree.CompoundAssign) or e.op != "&" or _object(e.place) is not number:
        return False
    less = e.value
    return (
        isinstance(less, tree.Binary)
        and less.op == "-"
        and less.type == e.place.type
        and isinstance(less.left, tree.Load)
        and _object(less.left.place) is number
        and isinstance(less.right, tree.Constant)
        and less.right.value == 1
    )


def _object(place: tree.Place) -> tree.Object | None:
    return place.object if isinstance(place, tree.Variable) else None
