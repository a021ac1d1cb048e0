"""Loops with barriers make two or four trips at once, so that the loads of a trip begin during that before.

LLVM leaves such loops as they are unless it knows how many trips there are: a trip that is left over would
stand under a condition of its own, which not all threads might meet. Where `__syncthreads()` is a statement
of the body itself, all threads of a block make the same trips (CUDA C++ Programming Guide, "Synchronization
Functions"), so that

    while (i < n) { ...; __syncthreads(); ...; i += c; }

may become two loops' worth of the same trips in the same order, of which the first has no test in between:

    while (i + c < n && i < n) { ...; i += c; ...; i += c; }
    if (i < n) { ...; i += c; }

(Tested in this order, since LLVM would begin the first of two trips and the last alike, and test then.)
Short bodies stand there four times, and what is left is a pair and a single trip.
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

#: Nodes up to which it makes four trips at once. Of what was measured, bodies of 87 and 144 nodes gained by
#: that; one of 278 did not.
SHORT = 150

#: What leaves a body elsewhere than at its end, or must not be written twice.
_ONCE = (
    tree.Break, tree.Continue, tree.Return, tree.Goto, tree.Label, tree.Case, tree.Switch, tree.Try,
    tree.Guard, tree.Asm,
)  # fmt: skip

#: What an expression is made of that has one value all the time, if its variables have.
_READS = (tree.Constant, tree.Convert, tree.Binary, tree.Load, tree.MemberPlace)


def wanted(b: Body) -> bool:
    """Whether loops are made so: in optimized code for a GPU, unless an option says how they are unrolled."""
    options = b.module.options
    return b.module.target.device_code and options.opt == 3 and options.unroll is None


def in_pairs(b: Body, loop: tree.Loop) -> tuple[tree.Loop, list[tree.If]] | None:
    """The loop that makes several trips at once, and the trips that may be left; None if the loop is not such
    a one."""
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
    if counter is None or step is None or unroll.counted(loop) is not None:
        return None
    length = _length(loop.body)
    if length is None or length > NODES:
        return None
    if not any(map(_from_global, walk(loop.body))):
        return None
    if not _is_steady(b, loop, counter, [condition.right, step]):
        return None
    single: list[tree.Statement] = [loop.body]
    if loop.step is not None:
        single.append(tree.ExpressionStatement(loop.step, at=loop.at))
    tests: list[tree.Expr] = [condition]  # whether so many trips are left
    for n in (1, 2, 3):
        later = tree.Binary(condition.type, condition.op, _ahead(condition.left, step, n), condition.right)
        tests.append(tree.Logical(condition.type, "&&", later, tests[-1]))
    most = 4 if length <= SHORT else 2
    several = tree.Loop(
        [], tests[most - 1], loop.step, tree.Block([*single * (most - 1), loop.body], at=loop.at),
        unroll=unroll.NEVER, at=loop.at,
    )  # fmt: skip
    left = [tree.If(tests[n - 1], tree.Block(single * n, at=loop.at), at=loop.at) for n in (2, 1) if n < most]
    return several, left


def _is_steady(b: Body, loop: tree.Loop, counter: tree.Object, fixed: list[tree.Expr]) -> bool:
    """Whether expressions have one value all the time, and the counter changes by the step alone."""
    changed = set(map(_changes, walk([loop.body, loop.step])))
    if not all(_is_fixed(e, changed) for e in fixed):
        return False
    named = {counter, *(x.object for x in walk(fixed) if isinstance(x, tree.Variable))}
    return b.pointed_at.isdisjoint(named)


def _is_barrier(s: Any) -> bool:
    e = s.expression if isinstance(s, tree.ExpressionStatement) else None
    callee = e.callee if isinstance(e, tree.Call) else None
    return isinstance(callee, tree.Function) and callee.builtin and callee.name == "__syncthreads"


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


def _length(body: tree.Block) -> int | None:
    """How many nodes a body has; None if that is not known, or it must not be written twice."""
    nodes = unroll.Nodes(None)
    nodes.visit(body, 1)
    return None if nodes.open or any(isinstance(x, _ONCE) for x in walk(body)) else nodes.count


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
            if isinstance(x.type, ty.Record) and x.object.storage != "special":
                return False  # a member changes by way of others as well: by a union's, the whole, an array's
            if x.object.storage not in ("local", "parameter", "special"):
                return False
        elif isinstance(x, (tree.Expr, tree.Place)) and not isinstance(x, _READS):
            return False
    return True


def _ahead(e: tree.Expr, step: tree.Expr, trips: int) -> tree.Expr:
    """An expression of the counter some trips later; without a sign, as it might not come to that."""
    if isinstance(e, tree.Convert):
        return tree.Convert(e.type, _ahead(e.operand, step, trips))
    assert isinstance(e.type, ty.Integer)
    kind = e.type.kind if e.type.kind.startswith("u") else f"u{e.type.kind}"
    wraps = ty.Integer(kind)
    way: tree.Expr = tree.Convert(wraps, step)
    if trips > 1:
        way = tree.Binary(wraps, "*", way, tree.Constant(wraps, trips))
    return tree.Convert(e.type, tree.Binary(wraps, "+", tree.Convert(wraps, e), way))
