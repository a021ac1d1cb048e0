"""Loops with barriers make two trips at once, so that the loads of the second begin during the first.

LLVM leaves such loops as they are unless it knows how many trips there are: a trip that is left over would
stand under a condition of its own, which not all threads might meet. Where `__syncthreads()` is a statement
of the body itself, all threads of a block make the same trips (CUDA C++ Programming Guide, "Synchronization
Functions"), so that

    while (i < n) { ...; __syncthreads(); ...; i += c; }

may become two loops' worth of the same trips in the same order, of which the first has no test in between:

    while (i + c < n && i < n) { ...; i += c; ...; i += c; }
    if (i < n) { ...; i += c; }

(Tested in this order, since LLVM would begin the first of two trips and the last alike, and test then.)
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from minicu import tree
from minicu import types as ty
from minicu.lower import unroll
from minicu.lower.body import Body
from minicu.tree.walk import walk

#: Nodes of the tree up to which a body is written three times.
NODES = 300

#: What leaves a body elsewhere than at its end, or must not be written twice.
_ONCE = (
    tree.Break, tree.Continue, tree.Return, tree.Goto, tree.Label, tree.Case, tree.Switch, tree.Try,
    tree.Guard, tree.Asm,
)  # fmt: skip

#: What an expression is made of that has one value all the time, if its variables have.
_READS = (tree.Constant, tree.Convert, tree.Binary, tree.Load, tree.MemberPlace)


def in_pairs(b: Body, loop: tree.Loop) -> tuple[tree.Loop, tree.If] | None:
    """The loop over pairs of trips, and the trip that may be left; None if the loop is not such a one."""
    condition = loop.condition
    if loop.unroll is not None or loop.test_last or not isinstance(condition, tree.Binary):
        return None
    if condition.op not in ("<", "<=", ">", ">=", "!=") or not isinstance(loop.body, tree.Block):
        return None
    body = loop.body.statements
    if not any(map(_is_barrier, body)):
        return None
    counter = _plain(tree.unconverted(condition.left))
    step = _stepped(loop, body, counter)
    if counter is None or step is None or unroll.counted(loop) is not None or not _short(loop.body):
        return None
    if not any(map(_from_global, walk(loop.body))):
        return None
    if not _is_steady(b, loop, counter, [condition.right, step]):
        return None
    ahead = tree.Binary(condition.type, condition.op, _ahead(condition.left, step), condition.right)
    trip: list[tree.Statement] = [loop.body]
    if loop.step is not None:
        trip.append(tree.ExpressionStatement(loop.step, at=loop.at))
    pairs = tree.Loop(
        [], tree.Logical(condition.type, "&&", ahead, condition), loop.step,
        tree.Block([*trip, loop.body], at=loop.at), unroll=unroll.NEVER, at=loop.at,
    )  # fmt: skip
    return pairs, tree.If(condition, tree.Block(trip, at=loop.at), at=loop.at)


def _is_steady(b: Body, loop: tree.Loop, counter: tree.Object, fixed: list[tree.Expr]) -> bool:
    """Whether expressions have one value all the time, and the counter changes by the step alone."""
    changed = set(map(_changes, walk([loop.body, loop.step])))
    if not all(_is_fixed(e, changed) for e in fixed):
        return False
    named = {counter, *(x.object for x in walk(fixed) if isinstance(x, tree.Variable))}
    return b.pointed_at.isdisjoint(named)


def _is_barrier(s: Any) -> bool:
    e = s.expression if isinstance(s, tree.ExpressionStatement) else None
    return (
        isinstance(e, tree.Call) and isinstance(e.callee, tree.Function) and e.callee.name == "__syncthreads"
    )


def _from_global(e: Any) -> bool:
    """Whether an expression is loaded from global memory, as far as that is plain to see."""
    return isinstance(e, tree.Load) and any(
        isinstance(x, tree.Dereference)
        and ((o := unroll.pointed_to(x.pointer)) is None or o.storage in ("device", "managed"))
        for x in walk(e.place)
    )


def _plain(e: tree.Expr) -> tree.Object | None:
    """The local integer that an expression reads."""
    place = e.place if isinstance(e, tree.Load) else None
    if not isinstance(place, tree.Variable) or not isinstance(place.type, ty.Integer) or place.type.volatile:
        return None
    promoted = ty.INT.rank <= place.type.rank < ty.Integer("int128").rank
    return place.object if promoted and place.object.storage in ("local", "parameter") else None


def _short(body: tree.Block) -> bool:
    nodes = unroll.Nodes(None)
    nodes.visit(body, 1)
    return not nodes.open and nodes.count <= NODES and not any(isinstance(x, _ONCE) for x in walk(body))


def _stepped(loop: tree.Loop, body: list[tree.Statement], counter: tree.Object | None) -> tree.Expr | None:
    """What a trip adds to the counter, which it does once, and always."""
    every = [x for x in walk([body, loop.step]) if _changes(x) is counter]
    last = [loop.step, *(s.expression for s in body if isinstance(s, tree.ExpressionStatement))]
    if len(every) != 1 or not any(x is every[0] for x in map(_bare, last)):
        return None
    (change,) = every
    if isinstance(change, tree.Increment):
        return tree.Constant(change.place.type.unqualified, change.step)
    if not isinstance(change, tree.CompoundAssign) or change.op != "+":
        return None
    fits = change.compute == change.value.type == change.place.type.unqualified
    return change.value if fits else None


def _bare(e: tree.Expr | None) -> tree.Expr | None:
    return tree.unconverted(e) if e is not None else None


def _changes(x: Any) -> tree.Object | None:
    """The variable that a node changes."""
    if isinstance(x, (tree.Assign, tree.CompoundAssign, tree.Increment, tree.Initialize)):
        return x.place.object if isinstance(x.place, tree.Variable) else None
    return x.object if isinstance(x, tree.Declare) else None


def _is_fixed(e: tree.Expr, changed: Collection[tree.Object | None]) -> bool:
    """Whether an expression has one value all the time."""
    for x in walk(e):
        if isinstance(x, tree.Variable):
            if x.object in changed or x.type.volatile:
                return False
            if x.object.storage not in ("local", "parameter", "special"):
                return False
        elif isinstance(x, (tree.Expr, tree.Place)) and not isinstance(x, _READS):
            return False
    return True


def _ahead(e: tree.Expr, step: tree.Expr) -> tree.Expr:
    """An expression of the counter as it is a trip later; without a sign, as it might not come to that."""
    if isinstance(e, tree.Convert):
        return tree.Convert(e.type, _ahead(e.operand, step))
    assert isinstance(e.type, ty.Integer)
    kind = e.type.kind if e.type.kind.startswith("u") else f"u{e.type.kind}"
    wraps = ty.Integer(kind)
    later = tree.Binary(wraps, "+", tree.Convert(wraps, e), tree.Convert(wraps, step))
    return tree.Convert(e.type, later)
