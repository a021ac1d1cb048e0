"""Threads of a row that do nothing are left out of the loop over threads:

    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        y[i] = a * x[i] + y[i];

With the test in the loop all loads and stores are under masks, which take many times as long on some
processors. Where the test compares a number that grows by one from thread to thread with one that is the same
for the row, the threads that pass it stand side by side, and it is known before the loop which they are. They
then run without the test.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from minicu.lower.host.crossing import PURE, Values
from minicu.lower.host.flow import Function, Instruction, substitute, type_at
from minicu.lower.host.growing import BITS, counted, least, part, sums_of, up_to
from minicu.lower.host.instructions import computation, pair
from minicu.lower.host.uniform import Edges, uniform

#: What the function with the loop over threads has in a register of that name.
_OF_ROW = ("bx", "by", "bz", "dx", "dy", "dz", "gx", "gy", "gz", "ty", "tz")
_INVERSE = {"eq": "ne", "ne": "eq", "ult": "uge", "uge": "ult", "ule": "ugt", "ugt": "ule", "slt": "sge",
            "sge": "slt", "sle": "sgt", "sgt": "sle"}  # fmt: skip
_SWAPPED = {"eq": "eq", "ne": "ne", "ult": "ugt", "ugt": "ult", "ule": "uge", "uge": "ule", "slt": "sgt",
            "sgt": "slt", "sle": "sge", "sge": "sle"}  # fmt: skip
#: Stands for the first thread of a part.
_START = ""
#: So many instructions at most, before the loop.
_MOST = 48


@dataclass(frozen=True, slots=True)
class Test:
    """`comparison` gives `wanted` for each thread that stays: those for which `first` is in `relation` to
    `second`, both of `type`. `grows`: from thread to thread by one; if not, all of a row agree."""

    comparison: str
    wanted: bool
    relation: str
    type: str
    first: str
    second: str
    grows: bool


@dataclass(frozen=True, slots=True)
class Guards:
    """`tests` decide who stays. `needed` are the instructions that make what they compare, in order, `sums`
    those of them that must not wrap within a part of a row. `known`: what else these use, with its name
    where the loop is; of a parameter, its position."""

    tests: tuple[Test, ...]
    needed: tuple[Instruction, ...]
    sums: tuple[Instruction, ...]
    known: dict[str, str | int]

    def passed(self, body: str) -> str:
        """The text of the kernel for threads that stay."""
        known = {test.comparison: str(test.wanted).lower() for test in self.tests}
        lines = body.split("\n")
        for k, line in enumerate(lines):
            name, comparison, _ = line.strip().partition(" = icmp ")
            if comparison and name in known:
                lines[k] = f"  {name} = or i1 {known[name]}, false"
        return "\n".join(lines)

    def lines(self, arguments: Sequence[str], name: str, start: str) -> list[str]:
        """Instructions that find, for the part of a row that starts with thread `start`, where it ends
        (`name`.end), and `name`.first and `name`.last, between which those stand that stay. `arguments`: the
        operands with which the kernel is called. What does not depend on the row comes first."""
        names = {n: k if isinstance(k, str) else arguments[k] for n, k in self.known.items()}
        names |= {n: start for n, k in names.items() if k == _START}
        makes = _Lines(name, start, names)
        out = [f"  {makes.named(i.name)} = {makes.named(computation(i.text))}" for i in self.needed]
        end = "%dx"
        for k, i in enumerate(self.sums):
            out += part(f"{name}.p{k}", makes.named(i.name), i.type, start, end)
            end = f"{name}.p{k}"
        out += [f"  {name}.end = or i32 {end}, 0", *counted(name, start, f"{name}.end")]
        first, last = start, f"{name}.end"
        for k, test in enumerate(sorted(self.tests, key=lambda test: not test.grows)):
            more, first, last = makes.narrowed(test, f"{name}.t{k}", first, last)
            out += more
        return [*out, f"  {name}.first = or i32 {first}, 0", f"  {name}.last = or i32 {last}, 0"]


def guards(function: Function, edges: Edges, values: Values) -> Guards | None:
    """What decides, before anything has happened, whether a thread goes on; None if nothing does that is
    known for a row. `function` has no waits and no `ret`."""
    row = {name for name, slot in values.constants.items() if slot not in ("T", "tx", "linear")}
    parameters = [p.rsplit(" ", 1)[1] for p in function.parameters[1:]]
    same = uniform(function, edges, set(), row) | set(parameters)
    seeker = _Seeker(function, values, same, parameters)
    name, seen = next(iter(function.blocks)), set[str]()
    while name not in seen:
        seen.add(name)
        block, end = function.blocks[name], function.blocks[name].end
        if block.phis or not all(i.op in PURE or i.name in values.constants for i in block.body):
            break
        if end is None or end.op != "br" or len(end.targets) != 2 or not end.uses:
            break
        leaving = [_leaves(function, target) for target in end.targets]
        if leaving[0] == leaving[1]:
            break
        seeker.ask(end.uses[0], wanted=leaving[1])
        name = end.targets[leaving[0]]
    return seeker.found()


def _leaves(function: Function, name: str) -> bool:
    """Whether a thread comes to its end from there without doing anything more."""
    seen = set[str]()
    while name not in seen:
        seen.add(name)
        block = function.blocks[name]
        if block.phis or block.body:
            return False
        if block.end is None:
            return True
        if len(block.end.targets) != 1:
            return False
        name = block.end.targets[0]
    return False


class _Seeker:
    """Collects tests that all threads that stay have passed."""

    def __init__(self, function: Function, values: Values, same: set[str], parameters: list[str]) -> None:
        self.made = {i.name: i for b in function.blocks.values() for i in b.body if i.name}
        self.slots = values.constants
        self.same = same
        self.known: dict[str, str | int] = {p: k for k, p in enumerate(parameters)}
        self.tests: list[Test] = []
        self.needed: dict[str, Instruction] = {}
        self.sums: dict[str, Instruction] = {}

    def found(self) -> Guards | None:
        if not any(test.grows for test in self.tests):
            return None
        return Guards(tuple(self.tests), tuple(self.needed.values()), tuple(self.sums.values()), self.known)

    def ask(self, condition: str, wanted: bool) -> None:
        """Only those stay for whom the condition is `wanted`."""
        i = self.made.get(condition)
        if i is None:
            return
        for condition_of, of_part in _parts(i, wanted):
            self.ask(condition_of, of_part)
        operands = pair(i.text) if i.op == "icmp" else None
        if operands is None or (type := _type(i)) not in BITS:
            return
        relation = _relation(i) if wanted else _INVERSE[_relation(i)]
        first, second = operands
        if self._agreed(first):
            first, second, relation = second, first, _SWAPPED[relation]
        grows = not self._agreed(first)
        sums = sums_of(first, self.made, self.slots, self._agreed) if grows and relation != "ne" else {}
        if sums is None or not self._agreed(second) or (grows and relation == "ne"):
            return
        needed = dict(self.needed)
        if self._make(first, needed) and self._make(second, needed):
            self.tests.append(Test(condition, wanted, relation, type, first, second, grows))
            self.needed = needed
            self.sums |= sums

    def _agreed(self, operand: str) -> bool:
        return operand[0] != "%" or operand in self.same

    def _make(self, operand: str, needed: dict[str, Instruction]) -> bool:
        """Adds what makes this value, and is not there yet; whether all of it can be made before the loop."""
        if operand[0] != "%" or operand in self.known or operand in needed:
            return True
        slot = self.slots.get(operand)
        if slot is not None:
            self.known[operand] = _START if slot == "tx" else f"%{slot}"
            return slot == "tx" or slot in _OF_ROW
        i = self.made.get(operand)
        if (
            i is None
            or i.op not in PURE
            or len(needed) > _MOST
            or not all(self._make(u, needed) for u in i.uses)
        ):
            return False
        needed[operand] = i
        return True


def _parts(i: Instruction, wanted: bool) -> list[tuple[str, bool]]:
    """The conditions that must all be so for this one to be `wanted`, if it consists of several."""
    if i.type != "i1":
        return []
    operands = pair(i.text)
    if i.op == "xor" and operands is not None and operands[1] == "true":
        return [(operands[0], not wanted)]
    if (i.op == "and" and wanted) or (i.op == "or" and not wanted):
        return [(use, wanted) for use in i.uses]
    if i.op == "select" and i.text.endswith(", i1 false" if wanted else "") and len(i.uses) == 2:
        short = i.text.endswith(", i1 false") if wanted else f"i1 {i.uses[0]}, i1 true, " in i.text
        return [(use, wanted) for use in i.uses] if short else []
    return []


def _relation(i: Instruction) -> str:
    return next(word for word in i.text.split() if word in _INVERSE)


def _type(i: Instruction) -> str:
    """Of what an `icmp` compares."""
    return type_at(i.text, i.text.index(f" {_relation(i)} ") + len(_relation(i)) + 2)[0]


@dataclass(frozen=True, slots=True)
class _Lines:
    """Writes what a part of a row that begins with thread `start` needs. `names`: of what is known."""

    name: str
    start: str
    names: dict[str, str]

    def named(self, text: str) -> str:
        return substitute(text, self.names, f"{self.name[1:]}.v.")

    def narrowed(self, test: Test, name: str, first: str, last: str) -> tuple[list[str], str, str]:
        """Lines that ask one test more, and between which threads those stand that stay then."""
        a, b = self.named(test.first), self.named(test.second)
        if not test.grows:
            lines = [
                f"  {name}.is = icmp {test.relation} {test.type} {a}, {b}",
                f"  {name}.last = select i1 {name}.is, i32 {last}, i32 {self.start}",
            ]
            return lines, first, f"{name}.last"
        sign, lines = test.relation[0] if test.relation != "eq" else "u", list[str]()
        included, (start, count) = test.relation[1:], (self.start, self.name)
        if included in ("ge", "gt") or test.relation == "eq":
            lines += up_to(f"{name}.f", sign, test.type, a, b, included == "gt", start, count)
            lines += least(f"{name}.first", "i32", f"{name}.f.at", first, "ugt")
            first = f"{name}.first"
        if included in ("le", "lt") or test.relation == "eq":
            lines += up_to(f"{name}.l", sign, test.type, a, b, included != "lt", start, count)
            lines += least(f"{name}.last", "i32", f"{name}.l.at", last)
            last = f"{name}.last"
        return lines, first, last
