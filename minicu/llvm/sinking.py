"""Code whose values wait in too many registers, because LLVM has moved instructions down.

LLVM's MachineSink moves an instruction towards what reads its result, past branches that it may not need.
What the instruction itself reads then lives longer: through the slow ways of sines and cosines, eight numbers
and their sums lived in 144 registers (fft of HeCBench; nvcc: 72), and in 88 without the pass. Most code is
better with it, so code that holds much is made both ways, and each such function is the better one of two.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from minicu.llvm import again
from minicu.llvm.faults import InternalError
from minicu.ptx.text import END, JUMP, LABEL, operands

#: Registers of 32 bits that live into a block from which on a function is made without the pass as well; and
#: the part of them that is to be left for that code to be taken.
MOST, LEFT = 96, 0.75

#: Characters of a function that is looked at: less has no room for so many values, and more takes seconds.
LEAST_TEXT, MOST_TEXT = 20_000, 200_000

#: What LLVM is told.
OPTION = "-disable-machine-sink"

#: What stands between functions.
_BETWEEN = "\n}\n"


def assembly(text: str, bitcode: bytes, target: again.Target) -> str:
    """Assembly text that LLVM made for a module, with the functions that are better without the pass so."""
    bodies = text.split(_BETWEEN)
    held = [pressure(body) for body in bodies]
    if max(held) < MOST:
        return text
    try:
        others = again.assembly(bitcode, target, OPTION).split(_BETWEEN)
    except (InternalError, OSError):  # no further process, or it died: there is code already
        return text
    if len(others) != len(bodies):  # a program's own assembly has such lines, and the pass copied it
        return text
    for n, other in enumerate(others):
        if held[n] >= MOST and pressure(other) <= LEFT * held[n]:
            bodies[n] = other
    return _BETWEEN.join(bodies)


def pressure(body: str) -> int:
    """Registers of 32 bits whose values live into a block of a function, at most. 0: not looked at."""
    if not LEAST_TEXT <= len(body) <= MOST_TEXT:
        return 0
    blocks = _blocks(body)
    numbers = {b.label: n for n, b in enumerate(blocks)}
    after: list[list[int]] = []
    for n, b in enumerate(blocks):
        # Labels of a program's own assembly may stand anywhere in a line: its jumps are not followed.
        to = [numbers[label] for label in b.jumps if label in numbers]
        after.append([*to, n + 1] if b.goes_on and n + 1 < len(blocks) else to)
    live = [set(b.reads) for b in blocks]
    changed = True
    while changed:
        changed = False
        for n in reversed(range(len(blocks))):
            alive = set().union(*(live[m] for m in after[n])) - blocks[n].writes | blocks[n].reads
            if len(alive) > len(live[n]):
                live[n], changed = alive, True
    return max(sum(2 if name[2] == "d" else 1 for name in alive) for alive in live)


@dataclass(eq=False, slots=True)
class _Block:
    """`reads`: the registers that it reads before it writes them; `goes_on`: into the next block."""

    label: str = ""
    jumps: list[str] = field(default_factory=list)
    reads: set[str] = field(default_factory=set)
    writes: set[str] = field(default_factory=set)
    goes_on: bool = True


def _blocks(body: str) -> list[_Block]:
    blocks = [block := _Block()]
    for line in body.split("\n"):
        if m := LABEL.match(line):
            blocks.append(block := _Block(m[1]))
            continue
        if line.strip():
            block.goes_on = END.match(line) is None
        if m := JUMP.match(line):
            block.jumps.append(m[2])
        elif "%r" in line:
            writes, reads = operands(line)
            block.reads.update([r for r in reads if r[1] == "r" and r not in block.writes])
            block.writes.update([r for r in writes if r[1] == "r"])
    return blocks
