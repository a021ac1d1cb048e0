"""What crosses the cuts of a kernel: which values are kept for each thread, which are made again.

A kernel is cut where its threads wait (`regions`). A value that is made before a cut and used after it lies
in an array of the block meanwhile, one element for each thread. Not so what only depends on the kernel's
arguments and on who the thread is: every region computes it again, which a vector unit does faster than it
loads. Variables that are not in registers (arrays indexed at run time, those whose address is taken) have a
place of their own for each thread if any cut can lie between two uses.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from minicu.lower.host import records
from minicu.lower.host.flow import Function, Instruction
from minicu.lower.host.instructions import CHEAP, access, is_call_of, moves_bytes, step
from minicu.lower.host.uniform import reach, uniform

#: What one thread or the block always finds in its record: the same value all the time.
OF_THREAD = {records.THREAD[n].offset: n for n in ("tx", "ty", "tz", "linear")}
OF_BLOCK = {
    records.WORKER[n].offset: n
    for n in ("launch", "bx", "by", "bz", "threads", "dx", "dy", "dz", "gx", "gy", "gz", "dynamic", "strict",
              "shared", "arguments", "self", "number", "snapshot")
}  # fmt: skip
#: What the last barrier of the block gave: the same for all threads, until the next one.
OF_BARRIER = frozenset(records.WORKER[n].offset for n in ("count", "all", "any"))
#: What the last wait of the warp gave: the same for the lanes that took part.
OF_WAIT = {records.THREAD["result"].offset: "vote", records.THREAD["mask"].offset: "present"}

#: Instructions that may run more often, and where the program would not run them.
PURE = {
    "add", "sub", "mul", "shl", "lshr", "ashr", "and", "or", "xor", "icmp", "select", "zext", "sext", "trunc",
    "getelementptr", "ptrtoint", "inttoptr", "bitcast", "fadd", "fsub", "fmul", "fneg", "uitofp", "sitofp",
    "fpext", "fptrunc", "fcmp",
}  # fmt: skip
_FLOATS = {"half", "bfloat", "float", "double"}
#: So many of them at most, for one value.
_DEAR = 24


@dataclass(frozen=True, slots=True)
class Strides:
    """Loops that threads of a block leave one turn apart at most (`strides`): counters that are the same for
    all that are in the same turn, the blocks where the loops begin, and those from which threads leave."""

    counters: frozenset[str] = frozenset()
    tops: frozenset[str] = frozenset()
    ends: frozenset[str] = frozenset()


@dataclass(slots=True)
class Values:
    """The values of a kernel by name. `constants`: values that a record holds, with the slot's name ("T": the
    thread's record, "W": the block's). `votes`: loads of the result of a wait, with its name. `agreed`: loads
    of what a barrier of the block gave, with where that is in the block's record. `again`: values that every
    region computes again where it needs them, with their instructions, in order. `private`:
    variables in memory that have a place for each thread; `stack`: those that need none. `kept`: all other
    values that are live at some cut, with their types. `live`: what is live at the start of each block,
    behind its phis, both `again` and `kept`. `behind`: the blocks that follow cuts. `types`: of all values.
    `defined_in`: the block that defines a value. `same`: values that are the same for all threads at one
    place. `shared`: addresses in the block's shared memory. `strides`: what is known of loops over arrays."""

    constants: dict[str, str] = field(default_factory=dict)
    votes: dict[str, str] = field(default_factory=dict)
    agreed: dict[str, int] = field(default_factory=dict)
    again: dict[str, Instruction] = field(default_factory=dict)
    private: dict[str, Instruction] = field(default_factory=dict)
    stack: dict[str, Instruction] = field(default_factory=dict)
    kept: dict[str, str] = field(default_factory=dict)
    live: dict[str, frozenset[str]] = field(default_factory=dict)
    behind: list[str] = field(default_factory=list)
    types: dict[str, str] = field(default_factory=dict)
    same: set[str] = field(default_factory=set)
    shared: set[str] = field(default_factory=set)
    defined_in: dict[str, str] = field(default_factory=dict)
    strides: Strides = Strides()


def values(
    function: Function, edges: dict[str, tuple[str, ...]], cuts: dict[str, str], strides: Strides = Strides()
) -> Values:  # fmt: skip
    """`edges` are the successors of each block, cuts included; `cuts` the block after each cut, by the
    block before it."""
    crossing = Values(strides=strides)
    order = in_order(function, edges)
    _variables(function, edges, cuts, crossing)
    _sort(function, order, crossing)
    _liveness(function, order, edges, cuts, crossing)
    blocks = {name for name, slot in crossing.constants.items() if slot not in (*OF_THREAD.values(), "T")}
    same = blocks | crossing.agreed.keys() | strides.counters
    crossing.same = uniform(function, edges, set(cuts), same, strides.tops)
    return crossing


def together(function: Function, values: Values) -> dict[str, str]:
    """The values that are kept, each with the first of those that share its array: floats that follow each
    other where ways meet and are never asked for behind the same cut, as a sum and what it was. (An integer
    may say where a thread reads next: after a fault threads go through the region again, to see whose it
    was.)"""
    arrays = {name: name for name in values.kept}
    asked = {name: {b for b in values.behind if name in values.live[b]} for name in values.kept}
    for block in function.blocks.values():
        for phi in block.phis:
            for value, _ in phi.incoming if phi.type in _FLOATS and phi.name in arrays else ():
                first, other = arrays[phi.name], arrays.get(value, "")
                if other and first != other and asked[first].isdisjoint(asked[other]):
                    asked[first] |= asked[other]
                    arrays |= {name: first for name, array in arrays.items() if array == other}
    return arrays


def in_order(function: Function, edges: dict[str, tuple[str, ...]]) -> list[str]:
    """The reachable blocks, each before those that only it leads to."""
    first = next(iter(function.blocks))
    order: list[str] = []
    seen = {first}
    stack = [(first, iter(edges[first]))]
    while stack:
        name, rest = stack[-1]
        for target in rest:
            if target not in seen:
                seen.add(target)
                stack.append((target, iter(edges[target])))
                break
        else:
            order.append(name)
            stack.pop()
    return order[::-1]


def _sort(function: Function, order: list[str], crossing: Values) -> None:
    """Tells the values that records hold, and those that are computed again, from all others."""
    places: dict[str, tuple[str, int]] = {"%T": ("T", 0)}
    cost = {p.rsplit(" ", 1)[1]: 0 for p in function.parameters}
    cost |= dict.fromkeys((*crossing.private, *crossing.stack), 0)
    crossing.constants["%T"] = "T"
    for name in order:
        block = function.blocks[name]
        for i in block.instructions():
            if not i.name:
                continue
            crossing.defined_in[i.name] = name
            s = step(i.text) if i.op == "getelementptr" else None
            if s is not None and s.base in places and s.type == "i8" and _number(s.index):
                base, at = places[s.base]
                places[i.name] = base, at + int(s.index)
            elif i.op == "load" and (a := access(i.text)) is not None and a.plain and a.pointer in places:
                base, at = places[a.pointer]
                if base == "T" and at == records.THREAD["block"].offset:
                    places[i.name] = "W", 0
                    crossing.constants[i.name] = "W"
                elif base == "T" and at in OF_WAIT:
                    crossing.votes[i.name] = OF_WAIT[at]
                    continue
                elif base == "W" and at in OF_BARRIER:
                    crossing.agreed[i.name] = at
                    continue
                elif (slot := (OF_THREAD if base == "T" else OF_BLOCK).get(at)) is not None:
                    crossing.constants[i.name] = slot
                    if slot == "self":
                        places[i.name] = "W", 0
                        crossing.constants[i.name] = "W"
                if i.name in crossing.constants:
                    cost[i.name] = 0
                    if crossing.constants[i.name] == "shared":
                        crossing.shared.add(i.name)
                    continue
            if i.op == "getelementptr" and i.uses and i.uses[0] in crossing.shared:
                crossing.shared.add(i.name)
            if (i.op in PURE or is_call_of(i, CHEAP)) and all(use in cost for use in i.uses):
                total = 1 + sum(cost[use] for use in i.uses)
                if total <= _DEAR:
                    cost[i.name] = total
                    crossing.again[i.name] = i


def _number(operand: str) -> bool:
    return operand.lstrip("-").isdigit()


def _variables(
    function: Function, edges: dict[str, tuple[str, ...]], cuts: dict[str, str], crossing: Values
) -> None:
    """Decides which variables in memory need a place for each thread."""
    allocas = {i.name: i for b in function.blocks.values() for i in b.body if i.op == "alloca"}
    if not allocas:
        return
    root = dict.fromkeys(allocas, "")
    root = {name: name for name in root}
    used: dict[str, set[str]] = {name: set() for name in allocas}
    escaped: set[str] = set()
    changed = True
    while changed:  # addresses inside of a variable, until there are no more
        changed = False
        for block in function.blocks.values():
            for i in block.body:
                if i.op == "getelementptr" and i.uses and i.uses[0] in root and i.name not in root:
                    root[i.name] = root[i.uses[0]]
                    changed = True
    for block in function.blocks.values():
        for i in block.instructions():
            for use in (*i.uses, *(v for v, _ in i.incoming)):
                if use not in root:
                    continue
                used[root[use]].add(block.name)
                if not _plain(i, use):
                    escaped.add(root[use])
    after = {b: reach(b, edges) for b in cuts.values()}
    for name, i in allocas.items():
        crosses = any(
            behind & used[name] and any(use == before or before in reach(use, edges) for use in used[name])
            for before, b in cuts.items()
            for behind in (after[b],)
        )
        if name in escaped or crosses:
            crossing.private[name] = i
        else:
            crossing.stack[name] = i


def _plain(i: Instruction, use: str) -> bool:
    """Whether the instruction uses an address without letting it escape."""
    if i.op == "load":
        return True
    if i.op == "store":
        return i.uses[-1] == use and (len(i.uses) == 1 or i.uses[0] != use)
    if i.op == "getelementptr":
        return i.uses[0] == use
    return moves_bytes(i)


def _liveness(
    function: Function,
    order: list[str],
    edges: dict[str, tuple[str, ...]],
    cuts: dict[str, str],
    crossing: Values,
) -> None:
    skip = {*crossing.constants, *crossing.private, *crossing.stack}
    crossing.types = types = {
        i.name: i.type for name in order for i in function.blocks[name].instructions() if i.name
    }
    exposed: dict[str, set[str]] = {}
    makes: dict[str, set[str]] = {}
    passes: dict[str, set[str]] = {name: set() for name in order}  # to phis of what follows
    for name in order:
        block = function.blocks[name]
        defined, needs = {i.name for i in block.phis}, set[str]()
        for i in (*block.body, *([block.end] if block.end else ())):
            needs.update(u for u in i.uses if u in types and u not in defined and u not in skip)
            if i.name:
                defined.add(i.name)
        exposed[name], makes[name] = needs, defined
        for phi in block.phis:
            for value, before in phi.incoming:
                if value in types and value not in skip and before in passes:
                    passes[before].add(value)
    into: dict[str, set[str]] = {name: set() for name in order}
    changed = True
    while changed:
        changed = False
        for name in reversed(order):
            out = set(passes[name])
            for target in edges[name]:
                out |= into[target]
            now = exposed[name] | (out - makes[name])
            if len(now) != len(into[name]):
                into[name] = now
                changed = True
    crossing.behind = [b for b in cuts.values() if b in into]
    crossing.live = {name: frozenset(live) for name, live in into.items()}
    for behind in crossing.behind:
        for value in sorted(into[behind] - crossing.again.keys()):
            crossing.kept[value] = types[value]
