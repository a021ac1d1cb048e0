"""Loops over threads that several ways through a kernel's regions lead to.

    for (int i = 0; i < steps; i++) {
        float now = 0.25f * s[t - 1] + 0.5f * s[t] + 0.25f * s[t + 1];
        __syncthreads();
        s[t] = now;
        __syncthreads();
    }

The loop's first part follows the wait before the loop, and the one at its end. As long as a region has only
counted and tested what is the same for all threads, nothing is left to the threads: their loop can begin
where the region has come to, and is the same as another region's that came there, but for what they have
counted. LLVM's work grows with the number of these loops.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from minicu.lower.host.crossing import PURE, Values
from minicu.lower.host.flow import Block
from minicu.lower.host.instructions import access

if TYPE_CHECKING:
    from minicu.lower.host.region import Region
    from minicu.lower.host.regions import Writer


@dataclass(frozen=True, slots=True)
class Begin:
    """Where a loop over threads can begin: at the start of a block, behind its phis. `known` are the operands
    of values that are the same for all, `defined` the values that the region has made before."""

    block: str
    known: dict[str, str]
    defined: frozenset[str] = frozenset()

    def moves(self, block: Block, before: str, trail: list[str], now: dict[str, str], writer: Writer) -> bool:
        """Whether it can begin at `block` as well, which follows `before`: nothing on the trail is left to
        threads."""
        if not trail or trail[-1] != before or not all(phi.name in now for phi in block.phis):
            return False
        live = writer.values.live[block.name]
        return all(_nothing_left(writer.function.blocks[b], now, writer.values, live) for b in trail)

    def moved(self, block: Block, trail: list[str], now: dict[str, str], writer: Writer) -> Begin:
        values = writer.values
        asked = (values.live[block.name] - values.again.keys()) | {phi.name for phi in block.phis}
        defined = {i.name for b in trail for i in writer.function.blocks[b].instructions()} | self.defined
        return Begin(
            block.name,
            {name: operand for name, operand in now.items() if name in asked},
            frozenset(defined & asked & values.kept.keys()),
        )


@dataclass(slots=True)
class Loop:
    """A loop over threads, written by `region`, from the start of a block, with the outcome `decisions` of
    branches that are the same for all. `defined` is what it keeps besides what it makes itself. `trail`: the
    blocks that all threads take together. `ways`: where control comes from, with the operands of the values
    known there; `regions`: whose these are. `rare`: all ways pass by a loop with waits, and no loop is
    inside: it is not worth its vectors."""

    region: Region
    label: str
    start: str
    decisions: dict[str, str]
    defined: frozenset[str]
    trail: list[str]
    ways: list[tuple[str, dict[str, str]]] = field(default_factory=list)
    regions: set[int] = field(default_factory=set)
    rare: bool = True

    def known(self, types: dict[str, str], say: list[str]) -> dict[str, str]:
        """The operands of the values known before the loop, with phis where ways differ."""
        result = {}
        for n, (name, first) in enumerate(self.ways[0][1].items()):
            result[name] = first
            if any(known[name] != first for _, known in self.ways):
                result[name] = f"%{self.label}.{n}"
                incoming = ", ".join(f"[ {known[name]}, %{label} ]" for label, known in self.ways)
                say.append(f"  {result[name]} = phi {types[name]} {incoming}")
        return result


def _nothing_left(block: Block, known: dict[str, str], values: Values, live: frozenset[str]) -> bool:
    """Whether all that a block does was done before the loop over threads: it makes what is `known`, what
    every region makes again, or what nobody asks for (`live`) behind it."""
    for i in (*block.phis, *block.body):
        if not i.name:
            return False
        if not (i.name in known or i.name in values.again or i.name in values.constants):
            loads = i.op == "load" and (known_access := access(i.text)) is not None and known_access.plain
            if i.name in live or not (loads or i.op in PURE or i.op == "phi"):
                return False
    return True
