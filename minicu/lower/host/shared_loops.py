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

    float sum = 0;
    for (int m = 0; m < n; m += 16) { ...; __syncthreads(); sum += ...; __syncthreads(); }

What threads have each for themselves, a sum, lies in an array by the wait at the loop's end; before its first
turn it is put there.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from minicu.lower.host.crossing import PURE, Values
from minicu.lower.host.flow import Block
from minicu.lower.host.instructions import access
from minicu.lower.host.noting import fill

if TYPE_CHECKING:
    from minicu.lower.host.region import Region
    from minicu.lower.host.regions import Writer


@dataclass(frozen=True, slots=True)
class Begin:
    """Where a loop over threads can begin: at the start of a block, behind its phis. `known` are the operands
    of values that are the same for all, `defined` the values that the region has made before, `placed` those
    phis that take what lies in their own array already."""

    block: str
    known: dict[str, str]
    defined: frozenset[str] = frozenset()
    placed: frozenset[str] = frozenset()

    def moved(self, block: Block, trail: list[str], now: dict[str, str], region: Region) -> Begin | None:
        """Begin at `block` instead, which follows the trail, where nothing on that is left to threads."""
        values, blocks = region.writer.values, region.writer.function.blocks
        live = values.live[block.name]
        if not all(_nothing_left(blocks[b], now.keys() | self.placed, values, live) for b in trail):
            return None
        defined = {i.name for b in trail for i in blocks[b].instructions()} | self.defined
        #: what the region finds in its array
        found = (values.live[region.start] & values.kept.keys()) - defined - now.keys() | self.placed
        placed = set(self.placed)
        for phi in block.phis:
            if phi.name not in now:
                value = next((v for v, b in phi.incoming if b == trail[-1]), "")
                if value not in found or not _alone(phi.name, value, block, region.writer):
                    return None
                placed.add(phi.name)
        asked = (live - values.again.keys()) | {phi.name for phi in block.phis}
        return Begin(
            block.name,
            {name: operand for name, operand in now.items() if name in asked},
            frozenset(defined & asked & values.kept.keys()) - placed,
            frozenset(placed & asked),
        )


@dataclass(frozen=True, slots=True)
class Key:
    """What distinguishes loops over threads: where they begin, how branches go that are the same for all, the
    values known before, and those that it keeps besides what it makes itself."""

    block: str
    decisions: frozenset[tuple[str, str]]
    known: frozenset[str]
    defined: frozenset[str]


@dataclass(slots=True)
class Loop:
    """A loop over threads, written by `region`, from the start of a block, with the outcome `decisions` of
    branches that are the same for all. `defined` is what it keeps besides what it makes itself; `placed`: the
    phis that it finds in their arrays. `trail`: the blocks that all threads take together. `ways`: where
    control comes from, with the operands of the values known there; `regions`: whose these are. `rare`: all
    ways pass by a loop with waits, and no loop is inside: it is not worth its vectors."""

    region: Region
    label: str
    start: str
    decisions: dict[str, str]
    defined: frozenset[str]
    trail: list[str]
    placed: frozenset[str] = frozenset()
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


def shared(loops: dict[Key, Loop]) -> list[Loop]:
    """The loops, without those that are others but for a value that begins, the same for all, where those
    find one in its array: it is put there before."""
    left = dict(loops)
    for key, loop in loops.items():
        for other_key, other in left.items():
            names = key.known - other_key.known
            if not names or other_key != replace(key, known=key.known - names, defined=key.defined - names):
                continue
            if names <= key.defined & other.placed:
                _lead_to(loop, other, names)
                del left[key]
                break
    return list(left.values())


def _lead_to(loop: Loop, other: Loop, names: frozenset[str]) -> None:
    """Control that comes to a loop goes on to another, once the arrays hold the values with these names."""
    region, w = loop.region, loop.region.writer
    region.lines.append(f"{loop.label}:")
    known = loop.known(w.values.types, region.lines)
    bounds = ("%b.tx.first", "%b.tx.last") if w.flat else ("%b.first", "%b.last")
    for n, name in enumerate(sorted(names)):
        type = w.values.kept[name]
        region.lines += fill(w.names[name], type, known[name], *bounds, f"%{loop.label}.note.{n}")
    region.lines.append(f"  br label %{other.label}")
    other.ways.append((loop.label, {name: v for name, v in known.items() if name not in names}))
    other.regions |= loop.regions
    other.rare &= loop.rare


def _alone(name: str, value: str, block: Block, writer: Writer) -> bool:
    """Whether a phi shares its array with the value that it takes, and with nothing else that is asked for
    where control has come to its block."""
    arrays, kept = writer.names, writer.values.kept
    if name not in kept or arrays[name] != arrays[value]:
        return False
    asked = (writer.values.live[block.name] | {phi.name for phi in block.phis}) & kept.keys()
    return not any(arrays[other] == arrays[name] for other in asked - {name})


def _nothing_left(block: Block, known: Collection[str], values: Values, live: frozenset[str]) -> bool:
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
