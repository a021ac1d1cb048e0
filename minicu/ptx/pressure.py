"""How many registers a function's values take, as LLVM has placed its instructions."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from minicu.ptx.text import END, JUMP, LABEL, operands


def pressure(body: str) -> int:
    """The largest number of 32-bit registers that are live at the start of a block."""
    return max(held(body).values())


@lru_cache(100)  # several passes ask
def held(body: str) -> dict[str, int]:
    """The label of each block ("" for those without) -> 32-bit registers that are live at its start."""
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
    counts = [sum(2 if name[2] == "d" else 1 for name in alive) for alive in live]
    return {b.label: count for b, count in zip(blocks, counts, strict=True)}


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
        if line.startswith("$") and (m := LABEL.match(line)):
            blocks.append(block := _Block(m[1]))
        elif "bra" in line and (m := JUMP.match(line)):
            block.jumps.append(m[2])
            block.goes_on = END.match(line) is None
        elif "%r" in line:
            writes, reads = operands(line)
            block.reads.update([r for r in reads if r[1] == "r" and r not in block.writes])
            block.writes.update([r for r in writes if r[1] == "r"])
            block.goes_on = END.match(line) is None
        elif line.strip():
            block.goes_on = END.match(line) is None
    return blocks
