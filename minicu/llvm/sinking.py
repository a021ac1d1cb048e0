"""Code whose values wait in too many registers, because LLVM has moved instructions down.

LLVM's MachineSink moves an instruction towards what reads its result, past branches that it may not need.
What the instruction itself reads then lives longer: through the slow ways of sines and cosines, eight numbers
and their sums lived in 144 registers (fft of HeCBench; nvcc: 72), and in 88 without the pass. Most code is
better with it, so code that holds much is made both ways.
"""

from __future__ import annotations

import re

from minicu.llvm import again
from minicu.llvm.faults import InternalError

#: Registers of 32 bits that live into a block from which on code is made without the pass as well; and the
#: part of them that is to be left for that code to be taken.
MOST, LEFT = 96, 0.75

#: Characters of a function that is looked at: less has no room for so many values, and more takes seconds.
LEAST_TEXT, MOST_TEXT = 20_000, 200_000

#: What LLVM is told.
OPTION = "-disable-machine-sink"

_REGISTER = re.compile(r"%r[ds]?\d+")
_BLOCK = re.compile(r"^(\$L\w+):", re.MULTILINE)
_JUMP = re.compile(r"^\t(?:@!?%p\d+ )?bra(?:\.uni)? \t(\$L\w+);", re.MULTILINE)
_END = re.compile(r"^\t(?:bra|brx|ret|exit|trap)", re.MULTILINE)


def assembly(text: str, bitcode: bytes, target: again.Target) -> str:
    """Assembly text that LLVM made for a module, or the better one."""
    held = pressure(text)
    if held < MOST:
        return text
    try:
        other = again.assembly(bitcode, target, OPTION)
    except (InternalError, OSError):  # no further process, or it died: there is code already
        return text
    return other if pressure(other) <= LEFT * held else text


def pressure(text: str) -> int:
    """Registers of 32 bits whose values live into a block of a function, at most."""
    bodies = [body for body in text.split("\n}\n") if LEAST_TEXT <= len(body) <= MOST_TEXT]
    return max(map(_pressure, bodies), default=0)


def _pressure(body: str) -> int:
    labels = [None, *(m[1] for m in _BLOCK.finditer(body))]
    parts = _BLOCK.split(body)[::2]
    numbers = {label: n for n, label in enumerate(labels)}
    after: list[list[int]] = []
    needed: list[set[str]] = []
    written: list[set[str]] = []
    for n, part in enumerate(parts):
        # Labels of a program's own assembly may stand anywhere in a line: its jumps are not followed.
        to = [numbers[m[1]] for m in _JUMP.finditer(part) if m[1] in numbers]
        last = part.rstrip().rpartition("\n")[2]
        after.append([*to, n + 1] if n + 1 < len(parts) and not _END.match(last) else to)
        reads, writes = _reads_and_writes(part)
        needed.append(reads)
        written.append(writes)
    live = [set(reads) for reads in needed]
    changed = True
    while changed:
        changed = False
        for n in reversed(range(len(parts))):
            alive = set().union(*(live[m] for m in after[n])) - written[n] | needed[n]
            if len(alive) > len(live[n]):
                live[n], changed = alive, True
    return max(sum(2 if name[2] == "d" else 1 for name in alive) for alive in live)


def _reads_and_writes(block: str) -> tuple[set[str], set[str]]:
    """The registers that a block reads before it writes them, and those that it writes."""
    reads: set[str] = set()
    writes: set[str] = set()
    for line in block.split("\n"):
        if "%r" not in line or line.startswith("\t.reg"):
            continue
        first, _, rest = line.partition("}" if "\t{" in line else ",")
        target, _, place = first.partition("[")
        reads.update([r for r in _REGISTER.findall(place + rest) if r not in writes])
        writes.update(_REGISTER.findall(target))
    return reads, writes
