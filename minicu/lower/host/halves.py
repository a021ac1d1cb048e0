"""Threads below a bound that is the same for all go first, in a loop of their own, and the others after them:

    if (t < o)
        s[t] += s[t + o];

In one loop the store is one under a mask, of which a vector takes many times as long as without on some
processors; and it stands there for all threads, though half of them, or one, have something to do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from minicu.lower.host.crossing import Values
from minicu.lower.host.cuts import Cuts, inside
from minicu.lower.host.flow import Function, Instruction
from minicu.lower.host.instructions import pair

#: A comparison of a thread's index with the bound -> whether the threads below it take the first way, and
#: whether the bound itself is below.
_BELOW = {
    "ult": (True, False), "slt": (True, False), "ule": (True, True), "sle": (True, True),
    "uge": (False, False), "sge": (False, False), "ugt": (False, True), "sgt": (False, True),
}  # fmt: skip
_SWAPPED = {"ult": "ugt", "slt": "sgt", "ule": "uge", "sle": "sge", "ugt": "ult", "sgt": "slt", "uge": "ule",
            "sge": "sle"}  # fmt: skip
#: No thread has an index above.
_MOST = 1024


class Halves(NamedTuple):
    """`block` ends with the test. The threads below `bound` (an operand; `included`: that one as well) go to
    `below`, the others to `above`. `signed`: how it is compared; it may be negative, or above them."""

    block: str
    bound: str
    included: bool
    signed: bool
    below: str
    above: str

    @property
    def single(self) -> bool:
        """Whether it is one thread at most."""
        return (self.bound, self.included) in (("1", False), ("0", True))

    def middle(self, name: str) -> list[str]:
        """Lines that make `name`, the first thread that is not below, from %b.tx.first to %b.tx.last."""
        sign, bound, lines = "s" if self.signed else "u", self.bound, list[str]()
        if self.included:
            lines = [
                f"  {name}.few = icmp {sign}lt i32 {bound}, {_MOST}",
                f"  {name}.least = select i1 {name}.few, i32 {bound}, i32 {_MOST}",
                f"  {name}.bound = add nsw i32 {name}.least, 1",
            ]
            bound = f"{name}.bound"
        return [
            *lines,
            f"  {name}.some = icmp {sign}gt i32 {bound}, %b.tx.first",
            f"  {name}.from = select i1 {name}.some, i32 {bound}, i32 %b.tx.first",
            f"  {name}.not.all = icmp {sign}lt i32 {name}.from, %b.tx.last",
            f"  {name} = select i1 {name}.not.all, i32 {name}.from, i32 %b.tx.last",
        ]


def halves(
    function: Function, cuts: Cuts, values: Values, start: str, decisions: dict[str, str],
    known: Callable[[str, str], str | None],
) -> Halves | None:  # fmt: skip
    """The first branch on a thread's index in x, if all threads of a region come to it, and those of both
    ways come to different ends, or one way stores what the other does not. `known`: the operand for what is
    known before the loop over threads, as a block finds it."""
    name, seen = start, set[str]()
    while name not in seen and name not in cuts.ends:
        seen.add(name)
        targets = (decisions[name],) if name in decisions else cuts.edges[name]
        if len(targets) == 1:
            name = targets[0]
            continue
        test = _test(function, name)
        divided = _divided(test, name, values, known) if test is not None and len(targets) == 2 else None
        if divided is None:
            return None
        first, bound, included, signed = divided
        below, above = targets if first else targets[::-1]
        ways = [inside(start, cuts, decisions | {name: target}) for target in (below, above)]
        ends = [{cuts.ends[b] for b in way if b in cuts.ends} for way in ways]
        if not all(ends) or (ends[0] == ends[1] and not _stores(function, ways[0].keys() ^ ways[1].keys())):
            return None
        return Halves(name, bound, included, signed, below, above)
    return None


def _test(function: Function, name: str) -> Instruction | None:
    """What a block's branch asks."""
    end = function.blocks[name].end
    if end is None or end.op != "br" or not end.uses:
        return None
    return next(
        (i for b in function.blocks.values() for i in b.body if i.name == end.uses[0] and i.op == "icmp"),
        None,
    )


def _divided(
    test: Instruction, block: str, values: Values, known: Callable[[str, str], str | None]
) -> tuple[bool, str, bool, bool] | None:
    """Whether those below go the first way, the bound, whether it is included, and whether it has a sign."""
    operands = pair(test.text.split(" = ", 1)[1])
    if operands is None:
        return None
    relation = next((w for w in test.text.split() if w in _BELOW or w in ("eq", "ne")), "")
    index, other = operands
    if values.constants.get(other) == "tx":
        index, other, relation = other, index, _SWAPPED.get(relation, relation)
    if values.constants.get(index) != "tx":
        return None
    if relation in ("eq", "ne"):
        return (relation == "eq", "1", False, False) if other == "0" else None
    bound = known(other, block)
    if bound is None or relation not in _BELOW:
        return None
    return (_BELOW[relation][0], bound, _BELOW[relation][1], relation[0] == "s")


def _stores(function: Function, blocks: set[str]) -> bool:
    return any(i.op in ("store", "atomicrmw") for name in blocks for i in function.blocks[name].body)
