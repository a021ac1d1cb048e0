"""Threads that exchange with the one whose number differs in a single bit, as sorting networks do:

    int other = t ^ j;
    if (other > t && s[t] > s[other]) swap(s[t], s[other]);

Where `j` is the same for all and a power of two, `other` is `t + j` for those that go on, which lies beside
what the next thread takes; LLVM sees no more than words anywhere. A loop over threads with such a test comes
twice: for distances of one bit, and for all others.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from minicu.lower.host.flow import Function, Instruction
from minicu.lower.host.instructions import pair
from minicu.lower.host.uniform import reach

#: Stands for the distance in the text of instructions.
DISTANCE = "%distance"

#: Comparisons that hold where the first of two values that differ is the larger, or the smaller.
_LARGER = {"sgt", "ugt", "sge", "uge"}
_SMALLER = {"slt", "ult", "sle", "ule"}


@dataclass(frozen=True, slots=True)
class Partners:
    """The values `partner_of`, with the values whose partner at `distance` they are; the distance is an
    operand known before the loop."""

    distance: str
    type: str
    partner_of: dict[str, str]

    def test(self, name: str) -> list[str]:
        """Whether the distance is a power of two and positive."""
        return [
            f"  {name}.below = sub {self.type} {self.distance}, 1",
            f"  {name}.others = and {self.type} {self.distance}, {name}.below",
            f"  {name}.single = icmp eq {self.type} {name}.others, 0",
            f"  {name}.positive = icmp sgt {self.type} {self.distance}, 0",
            f"  {name} = and i1 {name}.single, {name}.positive",
        ]

    def sides(
        self, start: str, blocks: Collection[str], function: Function, again: list[Instruction]
    ) -> dict[str, bool]:
        """The blocks of a region that only threads reach whose partner is further, or is not. `again` is what
        is computed before them."""
        definitions = {
            i.name: i for i in (*again, *(i for name in blocks for i in function.blocks[name].body))
        }
        ends = {name: function.blocks[name].end for name in blocks}
        edges = {n: tuple(t for t in e.targets if t in blocks) if e else () for n, e in ends.items()}
        sides_of: dict[str, bool] = {}
        for name, end in ends.items():
            if end is None or end.op != "br" or len(edges[name]) != 2:
                continue
            test = definitions.get(end.uses[0]) if end.uses else None
            for other, own, further in _tests(test) if test is not None else ():
                if self.partner_of.get(other) == own:
                    for target, holds in zip(edges[name], (further, not further), strict=True):
                        rest = {**edges, name: tuple(t for t in edges[name] if t != target)}
                        sides_of |= dict.fromkeys(set(blocks) - reach(start, rest), holds)
        return sides_of

    def text(self, i: Instruction, further: bool | None) -> str:
        """The instruction where the distance is a power of two; `further`: whether a partner is, if known."""
        t = self.type
        if i.name in self.partner_of:
            own, bit, test = self.partner_of[i.name], _part(i.name, "bit"), _part(i.name, "further")
            return "\n  ".join([
                f"{bit} = and {t} {own}, {DISTANCE}",
                f"{test} = icmp eq {t} {bit}, 0",
                f"{_part(i.name, 'up')} = add nuw nsw {t} {own}, {DISTANCE}",
                f"{_part(i.name, 'down')} = sub nuw nsw {t} {own}, {DISTANCE}",
                f"{i.name} = select i1 {test}, {t} {_part(i.name, 'up')}, {t} {_part(i.name, 'down')}",
            ])  # fmt: skip
        if i.op in ("sext", "zext") and further is not None and i.uses[0] in self.partner_of:
            own, by = _part(i.name, "own"), _part(i.name, "by")
            return "\n  ".join([
                f"{own} = {i.op} {t} {self.partner_of[i.uses[0]]} to {i.type}",
                f"{by} = zext {t} {DISTANCE} to {i.type}",
                f"{i.name} = {'add' if further else 'sub'} {i.type} {own}, {by}",
            ])  # fmt: skip
        for other, own, further in _tests(i):
            if self.partner_of.get(other) == own:
                bit, relation = _part(i.name, "bit"), "eq" if further else "ne"
                return (
                    f"{bit} = and {self.type} {own}, {DISTANCE}\n"
                    f"  {i.name} = icmp {relation} {self.type} {bit}, 0"
                )
        return i.text


def partners(
    body: Collection[Instruction], known: Callable[[str, Instruction], str | None]
) -> Partners | None:
    """Those among a region's instructions that are tested against the thread itself; `known` gives the
    operand for what is known before the loop, as an instruction finds it, None for what is not."""
    tested = {(other, own) for i in body for other, own, _ in _tests(i)}
    distance = type = ""
    across: dict[str, str] = {}
    for i in body:
        operands = pair(i.text.split(" = ", 1)[1]) if i.op == "xor" and i.type in ("i32", "i64") else None
        for own, by in (operands, operands[::-1]) if operands else ():
            scalar = known(by, i) if by[0] == "%" else None  # LLVM sees what a constant does
            if scalar is None or known(own, i) is not None or (i.name, own) not in tested:
                continue
            if distance in ("", scalar):
                distance, type, across[i.name] = scalar, i.type, own
    return Partners(distance, type, across) if across and distance[0] == "%" else None


def _tests(i: Instruction) -> list[tuple[str, str, bool]]:
    """A comparison of two values, both ways: one, the other, whether it holds where the first is larger."""
    if i.op != "icmp" or len(i.uses) != 2:
        return []
    word = next((w for w in i.text.split() if w in _LARGER | _SMALLER), None)
    first, second = i.uses
    return [(first, second, word in _LARGER), (second, first, word in _SMALLER)] if word else []


def _part(name: str, part: str) -> str:
    return f'{name[:-1]}.{part}"' if name[1] == '"' else f"{name}.{part}"
