"""Loops that read memory until another thread has written it: in each turn the others get theirs.

    while (flag == 0);    // volatile, or atomic
    while (atomicCAS(&lock, 0, 1));

Such a loop has a way around on which the thread asks the same of memory again, and what it is told decides
whether it asks once more; nothing on that way moves the thread on by itself: it stores nothing, calls nobody
and changes nothing by atomic operations that differ from turn to turn. The thread yields where it takes it.

    while (flag == 0) out[t] = ++n;

A loop that nothing but such answers ends is one as well, whatever it stores.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from minicu.lower.host import records
from minicu.lower.host.crossing import in_order
from minicu.lower.host.flow import (
    Function,
    Instruction,
    definitions,
    inlined_anyway,
    label,
    place_of,
    read,
    with_edges,
)
from minicu.lower.host.instructions import access, call, intrinsic, moves_bytes, step
from minicu.lower.host.uniform import Edges, loops_of

_MARK = "  call void @minicu.wait(ptr %T, i32 {state}, i32 {site}, i32 -1, i64 0){place}"
#: Places that no source line has, and `steps` has none of.
_SITES = 1 << 28

#: What gives all other threads of the block their turn.
_TURNS = {records.BARRIER, records.YIELD, records.NAMED}
#: What `check=True` is told: nothing of the thread's own.
_TOLD = ("minicu.check", "minicu.fence")
#: Changes that differ from turn to turn even if their operands do not, unless they change nothing.
_COUNTS = ("add", "sub", "fadd", "fsub", "uinc_wrap", "udec_wrap")


def observes(text: str) -> bool:
    """Whether anything in IR text may read what another thread writes meanwhile."""
    return " volatile " in text or " atomic" in text or " cmpxchg " in text


def yielding(text: str) -> str:
    """The definition of a kernel in which threads yield on the ways around on which they poll; the same text
    if there are none."""
    back = ways_around(read(text)) if observes(text) else set()
    return _with_waits(text, back) if back else text


def ways_around(function: Function) -> set[tuple[str, str]]:
    """The ends of the ways on which a thread polls: the block, and the top of the loop that it leads to."""
    polls, edges = _Polls(function), function.edges
    for only_asked in False, True:
        moves_on = polls.gives_way if only_asked else polls.moves_on
        still = {name for name, b in function.blocks.items() if not any(map(moves_on, b.body))}
        polls.search({n: tuple(t for t in edges[n] if t in still) for n in still}, only_asked)
    return polls.found


class _Polls:
    """The search for polls in a function. `roots`: addresses in variables of the thread, with these. `same`:
    what is loaded of them, with what was stored there before."""

    def __init__(self, function: Function) -> None:
        self.blocks = function.blocks
        self.number = {name: n for n, name in enumerate(in_order(function, function.edges))}
        self.found: set[tuple[str, str]] = set()
        self.used = {u for b in self.blocks.values() for i in b.instructions() for u in i.uses}
        self.used |= {v for b in self.blocks.values() for phi in b.phis for v, _ in phi.incoming}
        self.roots: dict[str, str] = {}
        self.same: dict[str, str] = {}
        places: dict[str, tuple[str, int]] = {}
        for name in self.number:
            self._follow(self.blocks[name].body, places)

    def _follow(self, body: list[Instruction], places: dict[str, tuple[str, int]]) -> None:
        """Notes addresses in variables of the thread (`places`: with the variable and bytes, where known),
        and what a block loads of them that it has stored."""
        stored: dict[tuple[str, int], str] = {}
        for i in body:
            accessed = access(i.text)
            if i.op == "alloca":
                self.roots[i.name], places[i.name] = i.name, (i.name, 0)
            elif i.op == "getelementptr" and i.uses and i.uses[0] in self.roots:
                self.roots[i.name] = self.roots[i.uses[0]]
                by = step(i.text)
                if by is not None and by.base in places and by.type == "i8" and by.index.isdigit():
                    variable, at = places[by.base]
                    places[i.name] = variable, at + int(by.index)
            elif moves_bytes(i):
                stored.clear()
            elif accessed is not None and accessed.plain and (place := places.get(accessed.pointer)):
                if i.op == "store":
                    stored[place] = accessed.value
                elif (value := stored.get(place)) is not None:
                    self.same[i.name] = value
                    if value in self.roots:
                        self.roots[i.name] = self.roots[value]
                    if value in places:
                        places[i.name] = places[value]

    def gives_way(self, i: Instruction) -> bool:
        """Whether others have their turn at this instruction, or it may be anything."""
        called = call(i.text) if i.op == "call" else None
        if called is not None and _is_wait(i):
            return int(called.arguments[1]) in _TURNS
        if i.op != "call" or moves_bytes(i) or intrinsic(i):
            return False
        return called is None or called.callee not in _TOLD

    def moves_on(self, i: Instruction) -> bool:
        """Whether a turn with this instruction is no mere question."""
        if i.op == "call" and moves_bytes(i):
            called = call(i.text)
            return called is None or called.arguments[0] not in self.roots
        if i.op == "call":
            return self.gives_way(i)
        accessed = access(i.text)
        if accessed is None or not accessed.plain:
            return False
        return i.op == "store" and accessed.pointer not in self.roots

    def search(self, graph: Edges, only_asked: bool) -> None:
        """Looks at the loops of a part of the function, the loops inside of them as well. `only_asked`: for
        those that whatever else they do only answers end."""
        numbers = loops_of(graph)
        for number in set(numbers.values()):
            blocks = {b for b, n in numbers.items() if n == number and b in self.number}
            if not blocks:
                continue
            top = min(blocks, key=self.number.__getitem__)
            part = {b: tuple(t for t in graph[b] if t in blocks) for b in blocks}
            varying = self._varying(part, top)
            moving = {b for b in blocks if any(_differs(i, varying) for i in self.blocks[b].body)}
            if moving and not only_asked:
                rest = blocks - moving
                self.search({b: tuple(t for t in part[b] if t in rest) for b in rest}, only_asked)
            elif not moving and self._asks(part, varying, only_asked):
                self.found |= {(b, top) for b in blocks if top in part[b]}
            inner = {b: tuple(t for t in targets if t != top) for b, targets in part.items()}
            self.search(inner, only_asked)

    def _varying(self, part: Edges, top: str) -> set[str]:
        """What may differ from turn to turn: what is read that others may write, and what turns change. A
        loop inside counts the same in each turn if what it begins with and what it adds are the same."""
        back = {t for b in part for t in part[b] if self.number[t] <= self.number[b]} - {top}
        counts = {phi.name for b in back for phi in self.blocks[b].phis}
        body = [i for b in part for i in self.blocks[b].instructions()]
        written = {
            self.roots.get(a.pointer)
            for i in body
            if i.op == "store" and (a := access(i.text)) is not None
        }  # fmt: skip
        moved = (call(i.text) for i in body if moves_bytes(i))
        written |= {self.roots.get(called.arguments[0]) for called in moved if called is not None}
        choices = {
            i.name: {v for v, before in i.incoming if i.name and part.get(before, ()) and b in part[before]}
            for b in part
            for i in self.blocks[b].phis
        }
        choices |= {i.name: set(i.uses[1:]) for i in body if i.op == "select"}
        kept = _kept(choices)
        varying = {name for name, values in choices.items() if name not in kept | counts and values}
        for i in body:
            accessed = access(i.text)
            if accessed is not None:
                own = self.roots.get(accessed.pointer)
                if not accessed.plain or (own in written and i.name not in self.same):
                    varying.add(i.name)
            elif i.op == "call" and not intrinsic(i):
                varying.add(i.name)
        varying.discard("")
        before = -1
        while before != len(varying):
            before = len(varying)
            for i in body:
                uses = choices[i.name] if i.name in counts else {self.same.get(i.name, ""), *i.uses}
                if i.name and i.name not in kept and not varying.isdisjoint(uses):
                    varying.add(i.name)
        return varying

    def _asks(self, part: Edges, varying: set[str], only: bool) -> bool:
        """Whether the same is asked of memory in each turn, and the answer decides where control goes;
        `only`: nothing else decides whether the loop ends."""
        body = [i for b in part for i in self.blocks[b].instructions()]
        at = [a.pointer for i in body if (a := access(i.text)) is not None and a.op != "load"]
        answers = set[str]()
        for i in body:
            accessed = access(i.text)
            if accessed is None or accessed.plain or i.name not in self.used:
                continue
            counts = accessed.operation in _COUNTS and accessed.value != "0"
            if varying.isdisjoint(i.uses) and (not counts or at.count(accessed.pointer) > 1):
                answers.add(i.name)
        ends = [b for b in part if any(t not in part for t in self._targets(b))]
        before = 0
        while before != len(answers):
            before = len(answers)
            for i in body:
                operands = {*i.uses, *(v for v, _ in i.incoming)}
                operands |= {self.roots[u] for u in i.uses if u in self.roots} if i.op == "load" else set()
                if answers.isdisjoint(operands):
                    continue
                if (len(i.targets) > 1 or _is_wait(i)) and not only:
                    return True
                if not i.targets and (i.name or i.uses):
                    answers.add(i.name or self.roots.get(i.uses[-1], i.uses[-1]))
        if not only or not ends:
            return False
        counted = _counted(body, varying, answers)
        tests = [end.uses for b in ends if (end := self.blocks[b].end) is not None]
        return all(not answers.isdisjoint(uses) and counted.isdisjoint(uses) for uses in tests)

    def _targets(self, block: str) -> tuple[str, ...]:
        end = self.blocks[block].end
        return end.targets if end is not None else ()


def _counted(body: list[Instruction], varying: set[str], answers: set[str]) -> set[str]:
    """What follows, be it in part, from values that a thread itself changes from turn to turn."""
    counted = {
        i.name
        for i in body
        if i.op == "phi" and i.name in varying
        and any(v[0] == "%" and v in varying and v not in answers for v, _ in i.incoming)
    }  # fmt: skip
    before = -1
    while before != len(counted):
        before = len(counted)
        for i in body:
            operands = {*i.uses, *(v for v, _ in i.incoming)}
            if i.name and access(i.text) is None and not counted.isdisjoint(operands):
                counted.add(i.name)
    return counted


def inlined_to_poll(module: str, kernels: frozenset[str]) -> str:
    """A module whose functions are marked to be inlined in which threads poll, those that lead to them, and
    those by which a loop asks what memory holds; `kernels` are not, nor what calls itself."""
    if not observes(module):
        return module
    texts = {name: module[start:end] for name, start, end in definitions(module)}
    if not any(observes(text) for name, text in texts.items() if name not in kernels):
        return module
    functions = {name: read(text) for name, text in texts.items()}
    calls = {name: _called(f, f.blocks) & functions.keys() for name, f in functions.items()}
    recursive = loops_of({name: tuple(sorted(called)) for name, called in calls.items()}).keys()
    may = functions.keys() - recursive - kernels
    observing = {name for name in may if observes(texts[name])}
    wanted = {name for name in observing if ways_around(functions[name])}
    before = -1
    while before != len(wanted):
        before = len(wanted)
        wanted |= {name for name in may if calls[name] & wanted}
    in_loops = {name for f in functions.values() for name in _called(f, loops_of(f.edges))}
    wanted |= {name for name in observing & in_loops if _only_asks(functions[name])}
    return inlined_anyway(module, wanted) if wanted else module


def _called(function: Function, blocks: Iterable[str]) -> set[str]:
    """The functions that some blocks of a function call."""
    calls = (call(i.text) for b in blocks for i in function.blocks[b].body if i.op == "call")
    return {called.callee for called in calls if called is not None}


def _only_asks(function: Function) -> bool:
    """Whether a function stores nothing, and calls nobody."""
    polls = _Polls(function)
    return not any(map(polls.moves_on, (i for b in function.blocks.values() for i in b.body)))


def _is_wait(i: Instruction) -> bool:
    called = call(i.text) if i.op == "call" else None
    return called is not None and called.callee == "minicu.wait"


def _differs(i: Instruction, varying: set[str]) -> bool:
    """Whether memory that others see is changed, in each turn differently."""
    accessed = access(i.text)
    return (
        accessed is not None
        and accessed.op != "load"
        and not accessed.plain
        and not varying.isdisjoint(i.uses)
    )


def _kept(choices: dict[str, set[str]]) -> set[str]:
    """Those of phis and selections, with what they take in a loop, that may be what they were a turn ago."""
    reached: dict[str, set[str]] = {}
    for name in choices:
        seen, todo = set[str](), [name]
        while todo:
            for value in choices.get(todo.pop(), ()):
                if value not in seen:
                    seen.add(value)
                    todo.append(value)
        reached[name] = seen
    again = {name for name, values in reached.items() if name in values}
    return {name for name, values in reached.items() if name in again or not again.isdisjoint(values)}


def _with_waits(text: str, back: set[tuple[str, str]]) -> str:
    """A block with a wait on each way back to a top."""
    moved = {way: f"%poll.{n}" for n, way in enumerate(sorted(back))}
    out: list[str] = []
    here, added = "%entry", list[str]()
    for line in text.split("\n"):
        name = label(line)
        if name is not None or line == "}":
            out += added
            here, added = name or here, []
        for (latch, top), new in moved.items():
            if latch == here and f"label {top}" in line:
                changed = re.sub(rf"label {re.escape(top)}(?![\w.$-])", f"label {new}", line)
                if changed != line and f"{new[1:]}:" not in added:
                    site = _SITES + int(new[6:])
                    place = place_of(line)
                    mark = _MARK.format(state=records.YIELD, site=site, place=place)
                    added += [f"{new[1:]}:", mark, f"  br label {top}{place}"]
                line = changed
        if " = phi " in line:
            edges = {latch: new for (latch, top), new in moved.items() if top == here}
            line = _once(with_edges(line, edges), edges.values())
        out.append(line)
    return "\n".join(out)


def _once(phi: str, blocks: Iterable[str]) -> str:
    """A phi with one value from each of these blocks: a switch may have come from its own several times."""
    for block in blocks:
        edge = re.search(rf"\[ (?:(?! \]).)*?, {re.escape(block)} \]", phi)
        if edge is not None:
            phi = phi[: edge.end()] + phi[edge.end() :].replace(f", {edge[0]}", "")
    return phi
