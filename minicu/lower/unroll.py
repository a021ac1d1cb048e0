"""Which loops are unrolled whole: those whose arrays then become registers, and not those that grow too long.

An array indexed by a counter lies in memory, on a GPU in local memory, hundreds of cycles away, until the
loop is unrolled. LLVM weighs the length of the unrolled loop only. nvcc unrolls such loops up to greater
lengths.
"""

from __future__ import annotations

from typing import Any

from minicu import tree
from minicu import types as ty
from minicu.lower.machine import Operation
from minicu.tree.walk import parts, walk

#: Trips of a loop, and nodes of the tree in all trips together, up to which it is unrolled.
TRIPS, NODES = 64, 6000

#: Nodes of a body, and trips, up to which a loop is unrolled in any case, as nvcc does: what it reads from
#: constant memory then is an operand.
SMALL, SMALL_TRIPS = 20, 256

#: Trips up to which a loop is told how it is unrolled whose number of trips is known at run time only, as
#: where the threads of a block share the work: one of few trips would be left with nothing but its rest,
#: loads under a branch each.
AT_RUN_TIME = 8

#: How many trips of such a loop are made at once, as nvcc does, so that their loads overlap: all of fewer.
#: ptxas does it by itself only where the last test is of the stepped variable, which LLVM's is not.
TOGETHER = 4

#: How many trips of a loop that gathers are made at once, and up to how many nodes it has: each trip waits
#: for memory twice, the second time for an address, so more of them have to overlap. Where there are fewer
#: trips, eight are slower than four by a fifth and more, so only where a function is told the step and the
#: end: rows of sparse matrices are often short, and of what threads share each has little.
GATHERED, GATHERING_NODES = 8, 200

#: What `hint` says of one that has one trip at most.
NOT_AT_RUN_TIME = -1

#: What `hint` says of a loop that is not unrolled at all.
NEVER = 1

#: Nodes up to which `#pragma unroll` is obeyed. Beyond, LLVM takes minutes; nvcc unrolls such loops a little.
MOST_NODES = 60_000

#: Nodes of a body from which on LLVM does not make several trips at once by itself.
LONG = 300


def unroll_whole(loop: tree.Loop) -> bool:
    """Whether to unroll completely a loop without a pragma: its trip count is known, an array of the function
    is indexed by its counter, and the result is short enough."""
    count = counted(loop)
    if count is None:
        return False
    counter, trips = count
    if not 1 < trips <= SMALL_TRIPS:
        return False
    nodes = Nodes(counter)
    nodes.visit(loop.body, 1)
    small = nodes.count <= SMALL
    return not nodes.open and (small or (nodes.indexes and trips <= TRIPS and nodes.count * trips <= NODES))


def hint(loop: tree.Loop, wanted: int | None = None) -> int | None:
    """The `unroll` of a loop as it is carried out on a GPU from -O2 on. `wanted`: where no pragma says, and
    the number of trips is not plain to see."""
    if loop.unroll is None:
        if unroll_whole(loop):
            return 0
        count = counted(loop)
        if wanted is not None and count is None:
            return wanted
        if (count is None or count[1] > SMALL_TRIPS) and _holds_loop(loop.body):
            return NOT_AT_RUN_TIME if count is None else NEVER
        if count is None and _strides(loop):
            return NOT_AT_RUN_TIME
        trips = _shared_out(loop)
        if trips:
            return min(trips, TOGETHER) if trips > 1 else NOT_AT_RUN_TIME
        return GATHERED if count is None and _told(loop) and _gathers(loop) else None
    asked = by_pragma(loop)
    return _a_little(loop) if asked is None else asked


def _a_little(loop: tree.Loop) -> int | None:
    """The `unroll` of a loop of too many nodes: ptxas lets the end of one trip overlap with the loads of the
    next only where they are one block."""
    count = counted(loop)
    if count is None:
        return None
    nodes = Nodes(count[0])
    nodes.visit(loop.body, 1)
    if nodes.open or nodes.count <= LONG:
        return None
    fitting = (n for n in (TOGETHER, 2) if count[1] % n == 0 and nodes.count * n <= MOST_NODES)
    return next(fitting, None)


def by_pragma(loop: tree.Loop) -> int | None:
    """The `unroll` that a pragma asks for, if it is obeyed."""
    count = counted(loop)
    times = loop.unroll or 0
    if count is not None:
        times = min(times, count[1]) if times else count[1]
    if not loop.unroll and (loop.unroll is None or count is None):
        return loop.unroll
    nodes = Nodes(count[0] if count is not None else None)
    nodes.visit(loop.body, 1)
    return None if nodes.count * times > MOST_NODES else loop.unroll


def _holds_loop(body: tree.Statement) -> bool:
    """Whether the body contains a loop that is not unrolled itself. As in nvcc, such loops are not unrolled
    partially: the code would grow, and the loads are in the inner loop."""
    for node in walk(body):
        if isinstance(node, tree.Loop):
            count = counted(node)
            if count is None or count[1] > TRIPS or node.unroll == NEVER:
                return True
    return False


def _strides(loop: tree.Loop) -> bool:
    """Whether a loop has an unsigned step that is only known at run time, as where the threads of a block
    share the work. If LLVM knows the trip count all the same, there are few iterations, often one, and a
    division to compute it. nvcc does not unroll such loops either."""
    step = _bare_step(loop)
    if not isinstance(step, tree.CompoundAssign) or not isinstance(step.compute, ty.Integer):
        return False
    return not ty.INTEGERS[step.compute.kind][1] and not isinstance(
        tree.unconverted(step.value), tree.Constant
    )


def _told(loop: tree.Loop) -> bool:
    """Whether the step and the end of a loop are parameters of the function."""
    step, condition = _bare_step(loop), loop.condition
    if not isinstance(step, tree.CompoundAssign) or not isinstance(condition, tree.Binary):
        return False
    read = _variable(step.value), _variable(condition.right)
    return all(o is not None and o.storage == "parameter" for o in read)


def _bare_step(loop: tree.Loop) -> tree.Expr | None:
    return tree.unconverted(loop.step) if loop.step is not None else None


def _shared_out(loop: tree.Loop) -> int:
    """The greatest trip count of `for (int i = threadIdx.x; i < 512; i += 64)` and the like; 0 for any other
    loop, and where a thread may have many iterations."""
    if loop.test_last or len(loop.initialize) != 1 or not isinstance(loop.condition, tree.Binary):
        return 0
    (first,) = loop.initialize
    if (
        not isinstance(first, tree.Declare)
        or first.initializer is None
        or loop.condition.op not in ("<", "<=")
    ):
        return 0
    bound, step = tree.unconverted(loop.condition.right), _step(loop.step, first.object)
    if isinstance(_plain_initial(first), tree.Constant) or _variable(loop.condition.left) is not first.object:
        return 0
    if not isinstance(bound, tree.Constant) or not isinstance(bound.value, int):
        return 0
    if step <= 1 or bound.value > AT_RUN_TIME * step:
        return 0
    return max(1, -(-bound.value // step))


def _gathers(loop: tree.Loop) -> bool:
    """Whether an address from which a short loop loads is computed from what the same trip has loaded."""
    nodes = Nodes(None)
    nodes.visit(loop.body, 1)
    if nodes.open or nodes.count > GATHERING_NODES:
        return False
    every = list(walk(loop.body))
    loaded, before = set[tree.Object](), -1

    def waits(e: tree.Expr) -> bool:
        return any(_from_memory(x) or (isinstance(x, tree.Variable) and x.object in loaded) for x in walk(e))

    while len(loaded) != before:  # until no more variables hold what was loaded
        before = len(loaded)
        for x in every:
            if isinstance(x, tree.Declare) and isinstance(x.initializer, tree.Expr) and waits(x.initializer):
                loaded.add(x.object)
            elif isinstance(x, (tree.Assign, tree.CompoundAssign)) and isinstance(x.place, tree.Variable):
                if waits(x.value):
                    loaded.add(x.place.object)
    return any(
        isinstance(step, tree.PointerAdd) and not _is_array(step.pointer) and waits(step.index)
        for x in every
        if _from_memory(x)
        for step in walk(x.place)
    )


def _from_memory(e: Operation) -> bool:
    """Whether an expression is loaded by way of a pointer that is not one to an array of the function."""
    return isinstance(e, tree.Load) and any(
        isinstance(x, tree.Dereference) and not _is_array(x.pointer) for x in walk(e.place)
    )


def _plain_initial(declared: tree.Declare) -> tree.Expr | tree.Initializer | None:
    initial = declared.initializer
    return tree.unconverted(initial) if isinstance(initial, tree.Expr) else initial


def counted(loop: tree.Loop) -> tuple[tree.Object, int] | None:
    """The counter and the number of trips of `for (int i = 2; i < 8; i++)` and its like."""
    if loop.test_last or len(loop.initialize) != 1 or not isinstance(loop.condition, tree.Binary):
        return None
    (first,) = loop.initialize
    if not isinstance(first, tree.Declare) or not isinstance(first.initializer, tree.Constant):
        return None
    counter, start = first.object, first.initializer.value
    bound, step = tree.unconverted(loop.condition.right), _step(loop.step, counter)
    if not isinstance(bound, tree.Constant) or _variable(loop.condition.left) is not counter or not step:
        return None
    if (
        not isinstance(counter.type, ty.Integer)
        or not isinstance(bound.value, int)
        or not isinstance(start, int)
    ):
        return None
    inclusive = {"<": (1, 0), "<=": (1, 1), ">": (-1, 0), ">=": (-1, 1)}.get(loop.condition.op)
    if inclusive is None or (step > 0) != (inclusive[0] > 0):
        return None
    distance = (bound.value - start) * inclusive[0] + inclusive[1]
    return counter, -(-distance // abs(step))


def _step(e: tree.Expr | None, counter: tree.Object) -> int:
    """The change of the counter in each iteration; 0 if it is not obvious."""
    if isinstance(e, tree.Convert):
        e = e.operand
    place = e.place if isinstance(e, (tree.Increment, tree.CompoundAssign)) else None
    if not isinstance(place, tree.Variable) or place.object is not counter:
        return 0
    if isinstance(e, tree.Increment):
        return e.step
    assert isinstance(e, tree.CompoundAssign)
    value = tree.unconverted(e.value)
    if not isinstance(value, tree.Constant) or not isinstance(value.value, int):
        return 0
    return {"+": value.value, "-": -value.value}.get(e.op, 0)


def _variable(e: tree.Expr) -> tree.Object | None:
    """The variable whose value an expression is."""
    e = tree.unconverted(e)
    place = e.place if isinstance(e, tree.Load) else None
    return place.object if isinstance(place, tree.Variable) else None


#: What an address inside an object is made of.
_INSIDE = {
    tree.AddressOf: "place",
    tree.MemberPlace: "record",
    tree.Dereference: "pointer",
    tree.PointerAdd: "pointer",
    tree.Convert: "operand",
}


class Nodes:
    """Counts the nodes of a loop's body, those of inner loops as often as they run; notes whether an array of
    the function is indexed by the counter, and whether the counts are unknown."""

    def __init__(self, counter: tree.Object | None) -> None:
        self.counter = counter
        self.count = 0
        self.indexes = False
        self.open = False

    def visit(self, node: Any, times: int) -> None:
        kind = node.__class__
        if kind is list or kind is tuple:
            for x in node:
                self.visit(x, times)
            return
        members = parts(kind)
        if not members or self.open:
            return
        self.count += times
        if kind is tree.Loop:
            inner = counted(node)
            if inner is None or not 0 < inner[1] <= TRIPS:
                self.open = True
                return
            times *= inner[1]
        elif kind is tree.Goto or kind is tree.Asm:
            self.open = True
        elif kind is tree.Increment or kind is tree.CompoundAssign or kind is tree.Assign:
            place = node.place
            if isinstance(place, tree.Variable) and place.object is self.counter:
                self.open = True
        elif kind is tree.PointerAdd and not self.indexes:
            self.indexes = _is_array(node.pointer) and self._mentions(node.index)
        for name in members:
            self.visit(getattr(node, name), times)

    def _mentions(self, e: Any) -> bool:
        if isinstance(e, tree.Variable) and e.object is self.counter:
            return True
        if isinstance(e, (list, tuple)):
            return any(map(self._mentions, e))
        return any(self._mentions(getattr(e, name)) for name in parts(e.__class__))


def pointed_to(pointer: tree.Expr) -> tree.Object | None:
    """The variable into which an expression points, if that is plain to see."""
    place: Any = pointer
    while not isinstance(place, tree.Variable):
        if place.__class__ not in _INSIDE:
            return None
        place = getattr(place, _INSIDE[place.__class__])
    return place.object


def _is_array(pointer: tree.Expr) -> bool:
    """Whether an expression points to the first element of a local array, or of an array in it."""
    o = pointed_to(pointer)
    return o is not None and o.storage == "local" and isinstance(o.type, (ty.Array, ty.Record))
