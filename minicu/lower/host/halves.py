"""Threads below a bound that is the same for all go first, in a loop of their own, and the others after them:

    if (t < o)
        s[t] += s[t + o];

In one loop the store is one under a mask, of which a vector takes many times as long as without on some
processors; and it stands there for all threads, though half of them, or one, have something to do.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from minicu.lower.host.crossing import PURE, Values
from minicu.lower.host.cuts import Cuts, inside
from minicu.lower.host.flow import Function, Instruction, substitute, type_at
from minicu.lower.host.growing import BITS, counted, part, sums_of, up_to
from minicu.lower.host.instructions import computation, pair

#: A comparison of a thread's index with the bound -> whether the threads below it take the first way, and
#: whether the bound itself is below.
_BELOW = {
    "ult": (True, False), "slt": (True, False), "ule": (True, True), "sle": (True, True),
    "uge": (False, False), "sge": (False, False), "ugt": (False, True), "sgt": (False, True),
}  # fmt: skip
_SWAPPED = {"ult": "ugt", "slt": "sgt", "ule": "uge", "sle": "sge", "ugt": "ult", "sgt": "slt", "uge": "ule",
            "sge": "sle"}  # fmt: skip
#: So many instructions at most, for one number.
_DEAR = 24
#: No thread has an index above.
_MOST = 1024


class Number(NamedTuple):
    """A number, `value` of `type`, that grows from thread to thread as long as no sum wraps. `needed` are the
    instructions that make it, in order, with the `sums`; `known`: the operands of what else these use, "tx"
    for the thread's index."""

    value: str
    type: str
    needed: tuple[Instruction, ...]
    sums: tuple[Instruction, ...]
    known: dict[str, str]

    def parts(self, name: str, bound: str, included: bool, signed: bool) -> list[str]:
        """Lines that make, for a part of a row from thread `name`.from on, `name`.end, where it ends, and
        `name`, the first thread whose number is not below `bound`."""
        first, end = f"{name}.from", "%b.tx.last"
        names = {key: first if operand == "tx" else operand for key, operand in self.known.items()}
        prefix = f"{name[1:]}."
        lines = [f"  {substitute(f'{i.name} = {computation(i.text)}', names, prefix)}" for i in self.needed]
        for k, i in enumerate(self.sums):
            lines += part(f"{name}.p{k}", substitute(i.name, names, prefix), i.type, first, end)
            end = f"{name}.p{k}"
        value = substitute(self.value, names, prefix)
        return [
            *lines,
            f"  {name}.end = or i32 {end}, 0",
            *counted(f"{name}.count", first, f"{name}.end"),
            *up_to(f"{name}.n", "su"[not signed], self.type, value, bound, included, first, f"{name}.count"),
            f"  {name} = or i32 {name}.n.at, 0",
        ]


class Divided(NamedTuple):
    """`first`: whether the threads below `bound` go the first way; the rest as in `Halves`."""

    first: bool
    bound: str
    included: bool
    signed: bool
    number: Number | None = None


class Halves(NamedTuple):
    """`block` ends with the test. The threads below `bound` (an operand; `included`: that one as well) go to
    `below`, the others to `above`. `signed`: how it is compared; it may be negative, or above them. What is
    compared is the thread's index, or a `number`."""

    block: str
    bound: str
    included: bool
    signed: bool
    below: str
    above: str
    number: Number | None = None

    @property
    def single(self) -> bool:
        """Whether it is one thread at most."""
        return self.number is None and (self.bound, self.included) in (("1", False), ("0", True))

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
        if divided is None and test is not None and len(targets) == 2:
            divided = _numbered(function, test, seen, values, partial(_known_at, known, name))
        if divided is None:
            return None
        below, above = targets if divided.first else targets[::-1]
        ways = [inside(start, cuts, decisions | {name: target}) for target in (below, above)]
        ends = [{cuts.ends[b] for b in way if b in cuts.ends} for way in ways]
        if not all(ends) or (ends[0] == ends[1] and not _stores(function, ways[0].keys() ^ ways[1].keys())):
            return None
        return Halves(
            name, divided.bound, divided.included, divided.signed, below, above, divided.number
        )  # fmt: skip
    return None


def _known_at(known: Callable[[str, str], str | None], block: str, value: str) -> str | None:
    return known(value, block)


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
) -> Divided | None:
    """How a test of the thread's index divides threads."""
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
        return Divided(relation == "eq", "1", False, False) if other == "0" else None
    bound = known(other, block)
    if bound is None or relation not in _BELOW:
        return None
    first, included = _BELOW[relation]
    return Divided(first, bound, included, relation[0] == "s")


def _numbered(
    function: Function, test: Instruction, seen: set[str], values: Values,
    known: Callable[[str], str | None],
) -> Divided | None:  # fmt: skip
    """How a test of another number divides them that grows from thread to thread. `seen` are the blocks up
    to the test, which all threads go through."""
    operands = pair(test.text)
    relation = next((w for w in test.text.split() if w in _BELOW), "")
    if operands is None or not relation:
        return None
    type, _ = type_at(test.text, test.text.index(f" {relation} ") + len(relation) + 2)
    made = values.again | {i.name: i for name in seen for i in function.blocks[name].body if i.name}
    value, other = operands
    bound = known(other)
    if bound is None:
        value, bound, relation = other, known(value), _SWAPPED[relation]
    maker = _Maker(made, values.constants, known)
    sums = sums_of(value, made, values.constants, maker.agreed)
    if bound is None or not sums or type not in BITS or not maker.make(value):
        return None
    needed, (first, included) = tuple(maker.needed.values()), _BELOW[relation]
    number = Number(value, type, needed, tuple(sums.values()), maker.leaves)
    return Divided(first, bound, included, relation[0] == "s", number)


class _Maker:
    """Collects the instructions that make a value before a loop over threads, of those `made`, and the
    operands of what else these use: what is `known` there, and "tx" for the thread's index."""

    def __init__(
        self, made: dict[str, Instruction], slots: dict[str, str], known: Callable[[str], str | None]
    ) -> None:
        self.made = made
        self.slots = slots
        self.known = known
        self.needed: dict[str, Instruction] = {}
        self.leaves: dict[str, str] = {}

    def agreed(self, operand: str) -> bool:
        """Whether a value is the same for all threads, and can be made."""
        if operand[0] != "%" or self.known(operand) is not None:
            return True
        i = self.made.get(operand) if operand not in self.slots else None
        return i is not None and i.op in PURE and all(map(self.agreed, i.uses))

    def make(self, operand: str) -> bool:
        if operand[0] != "%" or operand in self.leaves or operand in self.needed:
            return True
        found = "tx" if self.slots.get(operand) == "tx" else self.known(operand)
        if found is not None:
            self.leaves[operand] = found
            return True
        i = self.made.get(operand) if operand not in self.slots else None
        if i is None or i.op not in PURE or len(self.needed) > _DEAR or not all(map(self.make, i.uses)):
            return False
        self.needed[operand] = i
        return True


def _stores(function: Function, blocks: set[str]) -> bool:
    return any(i.op in ("store", "atomicrmw") for name in blocks for i in function.blocks[name].body)
