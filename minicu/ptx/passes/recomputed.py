"""What is cheap to compute is computed again behind a loop that needs all registers.

Fault: LLVM computes an address from the index of a thread once, where it is first needed, however far away
the last use is. In a loop between that does not use it, but has more values than a thread has registers,
ptxas then makes room by computing what the loop does use anew in each iteration, and reads the index of the
thread from its slow special register (adv of HeCBench: 1.07 of nvcc's time, 1.05 without). nvcc computes such
values again behind the loop.
Seen with: LLVM 22.1 (llvmlite 0.50) and ptxas 13.0.
Test: tests/unit/test_ptx_recomputed.py.
"""

from __future__ import annotations

import re
from bisect import bisect, bisect_left
from collections import Counter
from dataclasses import dataclass
from itertools import accumulate, chain

from minicu.ptx.pressure import held
from minicu.ptx.text import JUMP, LABEL, REGISTER, Definition, Module, operands

#: Registers that hold values across blocks of such a loop.
FULL = 96

#: The most instructions in a row that lead from a special register, a constant or the address of a variable
#: to a value that is computed again.
MOST = 6

#: So many loops, the last ones, are looked at.
PLACES = 4

_CHEAP = re.compile(
    r"\t(?:mov|add|shl|or|and|cvt|mad\.lo|mul\.(?:lo|wide))\.[sub](?:32|64)(?:\.[us](?:32|64))? \t"
)
_VALUE = re.compile(r"%rd?\d+")
#: What is the same wherever a thread reads it (unlike %clock).
_FIXED = frozenset({"%tid", "%ntid", "%ctaid", "%nctaid", "%laneid", "%SP", "%SPL"})
_DECLARED = re.compile(r"(\t\.reg \.b(?:32|64) \t%r(d?)<)(\d+)>;")


def amend(module: Module) -> None:
    for definition in module.definitions:
        declared = {m[2]: int(m[3]) for m in _DECLARED.finditer(definition.text)}
        enough = declared.get("", 0) + 2 * declared.get("d", 0) >= FULL
        if enough and definition.routine.kind == ".entry" and _loops(definition.text):
            _amend(definition, declared)


def _loops(text: str) -> bool:
    """Whether there is a jump backwards."""
    labels = {m[1]: m.start() for m in LABEL.finditer(text)}
    return any(labels.get(m[2], len(text)) < m.start() for m in JUMP.finditer(text))


def _amend(definition: Definition, fresh: dict[str, int]) -> None:
    full = {label for label, count in held(definition.text).items() if count >= FULL}
    if not full:
        return
    lines = definition.lines()
    code = _Code(lines, definition.asm_registers())
    # The last place: what is first computed there is held in none of the loops before.
    places = sorted(code.places(full).items(), reverse=True)[:PLACES]
    behind, values = next(((n, v) for n, loop in places if (v := code.values(*loop, n))), (0, []))
    if not values:
        return
    renamed = {}
    for value in values:
        wide = "d" if value[2] == "d" else ""
        renamed[value] = f"%r{wide}{fresh[wide]}"
        fresh[wide] += 1

    def rename(line: str) -> str:
        return REGISTER.sub(lambda m: renamed.get(m[0], m[0]), line)

    edits: dict[int, str | None] = {
        n: amended for n, line in enumerate(lines[behind:], behind) if (amended := rename(line)) != line
    }
    again = [rename(lines[code.written[value]]) for value in values]
    edits[behind] = "\n".join([lines[behind], *again])
    definition.edit(edits)
    definition.rewrite(_DECLARED, lambda m: f"{m[1]}{fresh[m[2]]}>;")


@dataclass(eq=False)
class _Code:
    """The lines of a definition; the registers that it may not touch."""

    lines: list[str]
    opaque: set[str]

    def __post_init__(self) -> None:
        self.labels = {m[1]: n for n, line in enumerate(self.lines) if (m := LABEL.match(line))}
        targets = ((n, self.labels.get(m[2])) for n, x in enumerate(self.lines) if (m := JUMP.match(x)))
        self.jumps = [(n, to) for n, to in targets if to is not None]
        indirect = any(line.startswith("\tbrx.") for line in self.lines)
        self.loops = [] if indirect else [(to, n) for n, to in self.jumps if to < n]
        writes = [operands(line)[0] for line in self.lines]
        counted = Counter(chain.from_iterable(writes))
        #: registers that are written once -> the line
        self.written = {r: n for n, some in enumerate(writes) for r in some if counted[r] == 1}

    def places(self, full: set[str]) -> dict[int, tuple[int, int]]:
        """The first label behind each loop with a block of `full` through which all go that come from above,
        and that is in no loop -> the loop, of several the last."""
        crossed = [0] * (len(self.lines) + 1)
        for jump, to in self.jumps:
            crossed[jump + 1 if jump < to else to] += 1
            crossed[max(jump, to)] -= 1
        depth = list(accumulate(crossed))
        through = sorted(n for n in self.labels.values() if depth[n] == 0)
        blocks = sorted(n for label, n in self.labels.items() if label in full)
        places = {}
        for first, last in self.loops:
            at, block = bisect(through, last), bisect_left(blocks, first)
            if at < len(through) and block < len(blocks) and blocks[block] <= last:
                places[through[at]] = first, last
        return places

    def values(self, first: int, last: int, behind: int) -> list[str]:
        """The registers that are read behind a loop, but not in it, and can be computed again there; those
        that they need come before them."""
        used = self._named(behind, len(self.lines)) - self._named(first, last + 1)
        wanted: set[str] = set()
        for value in used:
            if self._cheap(value, first, MOST):
                wanted |= self._needed(value)
        return sorted(wanted, key=lambda r: self.written[r])

    def _named(self, first: int, last: int) -> set[str]:
        return {m[0] for m in _VALUE.finditer("\n".join(self.lines[first:last]))}

    def _cheap(self, value: str, before: int, most: int) -> bool:
        at = self.written.get(value, before)
        line = self.lines[at]
        if at >= before or most == 0 or value in self.opaque or not _CHEAP.match(line):
            return False
        return all(r in _FIXED or self._cheap(r, before, most - 1) for r in operands(line)[1])

    def _needed(self, value: str) -> set[str]:
        reads = [r for r in operands(self.lines[self.written[value]])[1] if r not in _FIXED]
        return {value}.union(*map(self._needed, reads))
