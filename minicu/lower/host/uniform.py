"""Which values are the same for all threads of a block that stand at the same place.

Arguments and what the block is are; who the thread is and what lies in memory are not; the result of an
instruction is if its operands are. Where threads take different ways, what they find where the ways meet
again is not the same for all, nor is what a loop has counted that they leave at different times.

The same place is the same turn of a loop as well only as long as threads do not pass each other: not if a
branch that divides them decides, inside of a loop, whether they come to a wait of that loop. `uniform` gives
nothing then. Threads that leave the kernel do not matter to those that stay.
"""

from __future__ import annotations

from collections.abc import Container, Iterator

from minicu.lower.host.flow import Function, Instruction
from minicu.lower.host.instructions import FUNCTIONS, is_call_of

_SAME = {
    "add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor", "icmp",
    "fcmp", "select", "zext", "sext", "trunc", "getelementptr", "ptrtoint", "inttoptr", "bitcast", "freeze",
    "fadd", "fsub", "fmul", "fdiv", "frem", "fneg", "uitofp", "sitofp", "fptoui", "fptosi", "fpext",
    "fptrunc",
}  # fmt: skip

Edges = dict[str, tuple[str, ...]]


def uniform(
    function: Function, edges: Edges, waits: set[str], same: set[str], passing: Container[str] = ()
) -> set[str]:
    """The names of values that are the same for all threads. `waits` are the blocks that end with a wait;
    `same` are values known to be so. `passing`: those at which a thread that has left the others waits for
    nobody, so that whoever is there together is in the same turn."""
    exits = {name for name in edges if not (reach(name, edges) & waits)}
    after = post_dominators(edges)
    different = _spread(function, edges, exits, after, same)
    values = {i.name for b in function.blocks.values() for i in b.instructions() if i.name}
    loops = loops_of(edges)
    for name, block in function.blocks.items():
        if name in loops and divides(block.end, different, exits, edges[name]):
            inside = between(name, edges, after[name])
            if any(w in inside and loops.get(w) == loops[name] for w in waits if w not in passing):
                return set()
    return values - different


def divides(end: Instruction | None, different: set[str], exits: set[str], targets: tuple[str, ...]) -> bool:
    """Whether a block's branch separates threads that go on to wait."""
    if end is None or len(targets) < 2 or not any(use in different for use in end.uses):
        return False
    return len([t for t in targets if t not in exits]) != 1


def _spread(
    function: Function, edges: Edges, exits: set[str], after: dict[str, str], same: set[str]
) -> set[str]:
    """The values that differ between threads."""
    different = {"%T"}
    meeting: set[str] = set()  # blocks in which ways meet that different threads took
    divided: set[str] = set()
    changed = True
    while changed:
        changed = False
        for name, block in function.blocks.items():
            for phi in block.phis:
                if (
                    phi.name not in different
                    and phi.name not in same
                    and (name in meeting or any(v in different for v, _ in phi.incoming))
                ):
                    different.add(phi.name)
                    changed = True
            for i in block.body:
                if i.name and i.name not in different and i.name not in same and _differs(i, different):
                    different.add(i.name)
                    changed = True
            end = block.end
            if end is not None and name not in divided and any(u in different for u in end.uses):
                divided.add(name)
                changed = True
                if divides(end, different, exits, edges[name]):
                    meeting |= _joins(name, edges, after[name])
                else:
                    for target in edges[name]:
                        if target in exits:
                            meeting |= reach(target, edges)
    return different


def _differs(i: Instruction, different: set[str]) -> bool:
    if i.op not in _SAME and not is_call_of(i, FUNCTIONS):
        return True
    return any(use in different for use in i.uses)


def reach(start: str, edges: Edges) -> set[str]:
    reached, todo = {start}, [start]
    while todo:
        for target in edges[todo.pop()]:
            if target not in reached:
                reached.add(target)
                todo.append(target)
    return reached


def between(name: str, edges: Edges, end: str) -> set[str]:
    """The blocks on the paths from block `name`, exclusive, to `end`, exclusive."""
    return set().union(*(_side(t, edges, end) for t in edges[name]))


def _joins(name: str, edges: Edges, end: str) -> set[str]:
    """The blocks where paths from block `name` to `end` meet, and all of a loop that threads leave at
    different times."""
    joins, once = {end}, set[str]()
    for target in edges[name]:
        side = _side(target, edges, end)
        joins |= side if name in side else side & once
        once |= side
    return joins


def _side(start: str, edges: Edges, end: str) -> set[str]:
    blocks: set[str] = set()
    todo = [start] if start != end else []
    while todo:
        block = todo.pop()
        if block not in blocks:
            blocks.add(block)
            todo += [t for t in edges[block] if t != end and t not in blocks]
    return blocks


def post_dominators(edges: Edges) -> dict[str, str]:
    """The immediate post-dominator of each block; "" for the end of the kernel."""
    before: dict[str, list[str]] = {"": [n for n, targets in edges.items() if not targets]}
    for name, targets in edges.items():
        for target in targets:
            before.setdefault(target, []).append(name)
    order: list[str] = []  # from the end backwards, each after those that only it leads to
    seen, stack = {""}, [("", iter(before[""]))]
    while stack:
        name, rest = stack[-1]
        for source in rest:
            if source not in seen:
                seen.add(source)
                stack.append((source, iter(before.get(source, ()))))
                break
        else:
            order.append(name)
            stack.pop()
    number = {name: i for i, name in enumerate(order)}
    closest: dict[str, str] = {"": ""}
    changed = True
    while changed:
        changed = False
        for name in reversed(order[:-1]):
            best = ""
            first = True
            for target in edges[name] or ("",):
                if target in closest:
                    best = target if first else _common(target, best, closest, number)
                    first = False
            if not first and closest.get(name) != best:
                closest[name] = best
                changed = True
    return {name: closest.get(name, "") for name in edges}


def _common(a: str, b: str, closest: dict[str, str], number: dict[str, int]) -> str:
    while a != b:
        while number[a] < number[b]:
            a = closest[a]
        while number[b] < number[a]:
            b = closest[b]
    return a


def loops_of(edges: Edges) -> dict[str, int]:
    """The blocks that are in a cycle, with the number of the outermost loop."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    result: dict[str, int] = {}
    open_: list[str] = []
    count = 0
    for root in edges:
        if root in index:
            continue
        index[root] = low[root] = len(index)
        open_.append(root)
        stack = [(root, iter(edges[root]))]
        while stack:
            name, rest = stack[-1]
            for target in rest:
                if target not in index:
                    index[target] = low[target] = len(index)
                    open_.append(target)
                    stack.append((target, iter(edges[target])))
                    break
                if target in low:
                    low[name] = min(low[name], low[target])
            else:
                stack.pop()
                if stack:
                    low[stack[-1][0]] = min(low[stack[-1][0]], low[name])
                if low[name] == index[name]:
                    members = open_[open_.index(name) :]
                    del open_[len(open_) - len(members) :]
                    for m in members:
                        del low[m]
                        if len(members) > 1 or name in edges[name]:
                            result[m] = count
                    count += 1
    return result


def nest(edges: Edges) -> Iterator[tuple[list[str], set[str], bool]]:
    """All loops that control can come to: the blocks where it does, all blocks, and whether there is no loop
    inside."""
    todo = [edges]
    while todo:
        graph = todo.pop()
        numbers = loops_of(graph)
        for number in set(numbers.values()):
            blocks = {b for b, n in numbers.items() if n == number}
            tops = {t for b, targets in edges.items() if b not in blocks for t in targets if t in blocks}
            if tops:
                rest = {b: tuple(t for t in graph[b] if t in blocks - tops) for b in blocks - tops}
                inner = bool(loops_of(rest))
                todo += [rest] * inner
                yield sorted(tops), blocks, not inner
