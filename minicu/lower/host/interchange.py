"""Loops of a kernel that run outside of the loop over threads, not inside of it.

    for (int k = 0; k < n; k++) sum += a[row * n + k] * b[k * n + column];

Run thread by thread, each thread walks down a column of `b`, which is slow, while neighbouring threads read
neighbouring elements. The kernel is cut at the top of such a loop, as at a wait for nobody; then each
iteration is a loop over threads, which LLVM vectorises. The loop must be the same for all threads that
reach it: its trip count is the same for all (or nearly always: `strides`), and no branch decides whether a
thread reaches it, except one by which threads leave the kernel. This pays where neighbouring threads touch
neighbouring memory, or all of them the same, and where a loop with a wait in it would hide that all threads
go the same way.
"""

from __future__ import annotations

from collections.abc import Iterable

from minicu.lower.host.crossing import PURE, Values
from minicu.lower.host.flow import Block, Function, Instruction, size_align
from minicu.lower.host.instructions import ACCESSES, access, intrinsic, pair, step
from minicu.lower.host.uniform import Edges, between, divides, nest, post_dominators, reach

#: Bytes of a cache line; and a distance that stands for an unknown larger one.
_LINE, _FAR = 64, 1 << 20

#: LLVM itself unrolls loops with at most so many iterations and, over all of these, so many instructions.
_FEW, _SMALL = 32, 640

#: Beginnings of the names of intrinsics that have side effects.
_ACTING = ("mem", "lifetime", "trap", "readcycle")


def tops(function: Function, edges: Edges, inner: Edges, waits: set[str], values: Values) -> list[str]:
    """The blocks to cut at. `inner` are the edges without those that lead over a wait."""
    candidates = [
        (top, blocks)
        for (top, *others), blocks, is_inner in nest(inner)
        if is_inner
        and (top in values.strides.tops or _same_ends(function, blocks, values))
        and (
            (waits and _only_control(function, blocks, values))
            or (
                not others
                and simple(function, blocks, values)
                and not short(function, top, blocks)
                and _side_by_side(function, top, blocks, values) is not None
            )
        )
    ]
    if not candidates:
        return []
    goals = waits | {top for top, _ in candidates}
    exits = {name for name in edges if not (reach(name, edges) & goals)}
    after = post_dominators(edges)
    different = {i.name for b in function.blocks.values() for i in b.instructions() if i.name} - _same(values)
    under = set[str]()  # where only some threads may be
    for name, block in function.blocks.items():
        if name not in values.strides.ends and divides(block.end, different, exits, edges[name]):
            under |= between(name, edges, after[name])
    return [
        top
        for top, blocks in candidates
        if top not in under
        and (
            _side_by_side(function, top, blocks, values) is not False
            or _reached_by_most(function, edges, top, different)
        )
    ]


def _reached_by_most(function: Function, edges: Edges, top: str, different: set[str]) -> bool:
    """Whether all threads but those beyond a bound, which leave the kernel, come to a block."""
    tests = {i.name: i for b in function.blocks.values() for i in b.body if i.op == "icmp"}
    for name, block in function.blocks.items():
        ways = [top in reach(target, edges) for target in edges[name]]
        if block.end is None or all(ways) or not any(ways) or different.isdisjoint(block.end.uses):
            continue
        test = tests.get(block.end.uses[0])
        others = set().union(*(reach(t, edges) for t, way in zip(edges[name], ways, strict=True) if not way))
        idle = not any(function.blocks[b].phis or function.blocks[b].body for b in others)
        if test is None or not idle or not {"eq", "ne"}.isdisjoint(test.text.split()):
            return False
    return True


def _same(values: Values) -> set[str]:
    of_block = {n for n, slot in values.constants.items() if slot not in ("T", "tx", "ty", "tz", "linear")}
    return values.same | of_block


def _same_ends(function: Function, blocks: set[str], values: Values) -> bool:
    known = _same(values)
    parameters = {p.rsplit(" ", 1)[1] for p in function.parameters[1:]}
    leaves = False
    for name in blocks:
        end = function.blocks[name].end
        if end is None:
            return False
        if any(t not in blocks for t in end.targets):
            leaves = True
            if not all(use in known or use in parameters for use in end.uses):
                return False
    return leaves


def _only_control(function: Function, blocks: set[str], values: Values) -> bool:
    """Whether it has only counters and tests that are the same for all threads: the part of an outer loop
    between two rounds of an inner loop with waits. If it is cut there, the way on is decided before the loop
    over threads."""
    return all(
        i.name in values.same and (i.op == "phi" or i.op in PURE)
        for name in blocks
        for i in (*function.blocks[name].phis, *function.blocks[name].body)
    )


def simple(function: Function, blocks: set[str], values: Values) -> bool:
    """Whether it has nothing that a vector cannot do."""
    local = {*values.stack, *values.private}
    for name in blocks:
        for i in function.blocks[name].instructions():
            if i.op in ("atomicrmw", "cmpxchg", "fence", "wait", "switch") or local & set(i.uses):
                return False
            if i.op == "call" and (not (called := intrinsic(i)) or called.startswith(_ACTING)):
                return False
            if i.op in ("load", "store") and (a := access(i.text)) is not None and not a.plain:
                return False
    return True


def short(function: Function, top: str, blocks: set[str]) -> bool:
    """Whether its trip count is small and known."""
    size = sum(len(function.blocks[b].body) for b in blocks)
    trips = max(limits(function.blocks, top, blocks), default=_FEW + 1)
    return trips <= _FEW and size * trips <= _SMALL


def limits(all: dict[str, Block], top: str, blocks: set[str]) -> list[int]:
    """The constants that the counters of a loop are compared with."""
    return [
        abs(int(compared[1]))
        for b in blocks
        for i in all[b].body
        if i.op == "icmp" and (compared := pair(i.text)) is not None and compared[1].lstrip("-").isdigit()
        and any(compared[0] in (p.name, *(v for v, _ in p.incoming)) for p in all[top].phis)
    ]  # fmt: skip


def _side_by_side(function: Function, top: str, blocks: set[str], values: Values) -> bool | None:
    """True if enough accesses of neighbouring threads are adjacent in memory, False if all threads use the
    same, None if they lie apart. Accesses that do not move from iteration to iteration do not count."""
    definitions = {i.name: i for b in function.blocks.values() for i in b.instructions() if i.name}
    steps = Steps(definitions, function.blocks[top], blocks, values)
    changing, beside, apart, same = moving(function, blocks), 0, 0, 0
    for name in blocks:
        for i in function.blocks[name].body:
            if i.op in ("load", "store") and i.uses:
                pointer = i.text.rsplit("ptr ", 1)[1].split(",")[0]
                type = i.type or i.text.split(" ")[1]
                if pointer not in changing:
                    continue
                if (step := steps.step(pointer)) == 0:
                    same += 1
                else:
                    beside += step == size_align(type)[0]
                    apart += step != size_align(type)[0]
    return None if beside < apart or not beside + same else beside > 0


class Distances:
    """How far apart neighbouring threads of a kernel use memory."""

    def __init__(self, function: Function, values: Values) -> None:
        definitions = {i.name: i for b in function.blocks.values() for i in b.instructions() if i.name}
        first = next(iter(function.blocks.values()))
        steps = Steps(definitions, first, {first.name}, values)
        #: of each block: bytes between two neighbours' accesses, None where that is not one for all
        self.steps = {
            name: [
                steps.step(a.pointer)
                for i in block.body
                if i.op in ACCESSES and i.name not in values.constants and (a := access(i.text)) is not None
            ]
            for name, block in function.blocks.items()
        }

    def are_far(self, blocks: Iterable[str]) -> bool:
        """Whether, in these blocks, most are more than half a cache line: an access of a vector would be one
        for each thread."""
        distances = [step for name in blocks for step in self.steps[name]]
        far = sum(step is not None and 2 * abs(step) > _LINE for step in distances)
        return far > sum(step != 0 for step in distances) - far


def moving(function: Function, blocks: set[str]) -> set[str]:
    """The values that may change from one iteration to the next."""
    changing: set[str] = set()
    before = -1
    while before < len(changing):
        before = len(changing)
        for name in blocks:
            for i in function.blocks[name].instructions():
                if i.name and (i.op not in PURE or not changing.isdisjoint(i.uses)):
                    changing.add(i.name)
    return changing


class Steps:
    """The difference of a value between threads that are neighbours in x; None if it is unknown."""

    def __init__(
        self, definitions: dict[str, Instruction], top: Block, blocks: set[str], values: Values
    ) -> None:
        self.definitions = definitions
        self.phis = {p.name: p for p in top.phis}
        self.blocks = blocks
        self.values = values
        self.known: dict[str, int | None] = {}

    def step(self, value: str) -> int | None:
        if value[0] != "%":
            return 0
        if value not in self.known:
            self.known[value] = None  # while it is looked for
            self.known[value] = self._find(value)
        return self.known[value]

    def _find(self, value: str) -> int | None:
        slot = self.values.constants.get(value)
        if slot is not None:
            return {"tx": 1, "linear": 1, "T": None}.get(slot, 0)
        if value in self.values.same or value not in self.definitions:  # a parameter
            return 0
        i = self.definitions[value]
        if value in self.phis:  # begins with this step, if it moves by what is the same for all
            outside = [v for v, b in i.incoming if b not in self.blocks]
            inside = [self.definitions.get(v) for v, b in i.incoming if b in self.blocks]
            moves = all(m is not None and m.op in ("add", "sub", "getelementptr") and value in m.uses
                        and all(u == value or self.step(u) == 0 for u in m.uses) for m in inside)  # fmt: skip
            return self.step(outside[0]) if moves and len(outside) == 1 else None
        if i.op == "getelementptr":
            s = step(i.text)
            if s is None:
                return None
            return _sum(self.step(s.base), _times(self.step(s.index), size_align(s.type)[0]))
        operands = pair(i.text)
        if i.op in ("add", "or") and operands:
            return _sum(self.step(operands[0]), self.step(operands[1]))
        if i.op == "sub" and operands:
            return _sum(self.step(operands[0]), _times(self.step(operands[1]), -1))
        if i.op in ("mul", "shl") and operands and operands[1].lstrip("-").isdigit():
            factor = int(operands[1])
            return _times(self.step(operands[0]), factor if i.op == "mul" else 1 << factor)
        if i.op == "mul" and operands and 0 in (steps := [self.step(x) for x in operands]) and any(steps):
            return _FAR  # by what only a launch says: rows of a matrix
        if i.op in ("sext", "zext", "trunc", "freeze"):
            return self.step(i.uses[0]) if i.uses else 0
        return 0 if i.uses and all(self.step(u) == 0 for u in i.uses) and i.op != "load" else None


def _sum(a: int | None, b: int | None) -> int | None:
    return None if a is None or b is None else a + b


def _times(a: int | None, n: int) -> int | None:
    return None if a is None else a * n
