"""Loops of which LLVM's vectoriser makes wrong vectors.

It takes the address of `a[n + (i & 31)]` for one that goes on from turn to turn if i does not wrap in 5 bits
and n + i does not in 32, which it asks before the loop. LLVM 22 leaves the first question out, as if the
second said more (`SCEVWrapPredicate::implies` looks at no widths), and then reads `a[n + i]`. So a loop stays
one where an address comes from the low bits of what counts.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from functools import cached_property

from minicu.lower.host.flow import Function, Instruction, definitions, label, next_metadata, read
from minicu.lower.host.uniform import Edges, nest

#: What a number that goes on by equal steps is made of ...
_STEPS = {"add", "sub", "mul", "shl", "or", "xor", "zext", "sext", "trunc", "freeze"}
_DIVISIONS = {"sdiv", "udiv", "ashr", "lshr"}
_REMAINDERS = {"and", "urem", "srem"}
#: ... and what may lead from some of its bits to an address.
_LEADING = {*_STEPS, *_DIVISIONS, *_REMAINDERS, "phi", "select"}
#: What may leave some bits of a number.
_CUTTING = {*_DIVISIONS, *_REMAINDERS, "trunc", "sub"}
_CUT = re.compile(r" = (?:and|urem|srem|sdiv|udiv|ashr|lshr|trunc) ")
#: An operand that is a number.
_NUMBER = re.compile(r"(?<=[ ,])-?\d+(?=,|$)")
_CALLS = {"call", "invoke"}
_CALLED = re.compile(r' @("[^"]+"|[\w.$-]+)\(')
_TARGET = re.compile(r'label (%(?:"[^"]+"|[\w.$-]+))')
_LOOP = re.compile(r", !llvm\.loop !(\d+)")


class _Code:
    """Instructions of a loop, or of a function. `varying`: what changes from turn to turn, besides phis.
    `given`, of functions of the module: whether addresses come from the low bits of their arguments, and
    their result."""

    def __init__(
        self, body: list[Instruction], varying: Collection[str], given: dict[str, tuple[bool, bool]]
    ) -> None:
        self.body, self.varying, self.given = body, varying, given
        self.definitions = {i.name: i for i in body if i.name}

    @cached_property
    def counting(self) -> set[str]:
        """The values that go on by steps: what is made of such and of what stays, first of all phis."""
        phis = {i.name for i in self.body if i.op == "phi"}
        while True:
            counters = {*self.varying, *phis}
            before = -1
            while before != len(counters):
                before = len(counters)
                counters.update(i.name for i in self.body if self._steps(i) and self._goes_on(i, counters))
            kept = {name for name in phis if self._goes_on(self.definitions[name], counters)}
            if kept == phis:
                return counters
            phis = kept

    def _steps(self, i: Instruction) -> bool:
        return i.op in _STEPS or (i.name != "" and self._called(i) is not None)

    def _goes_on(self, i: Instruction, counters: set[str]) -> bool:
        values = _read(i)
        return not counters.isdisjoint(values) and all(
            v in counters or v not in self.definitions for v in values
        )

    def summary(self) -> tuple[bool, bool]:
        """Whether an address comes from the low bits of what changes, and what is returned."""
        low = {i.name for i in self.body if i.name and self._is_low(i)}
        before = 0
        while before != len(low):
            before = len(low)
            low.update(i.name for i in self.body if i.op in _LEADING and self._reads(i, low))
        address = any(self._addresses(i, low) for i in self.body if low or i.op in _CALLS)
        return address, any(i.op == "ret" and self._reads(i, low) for i in self.body)

    def _is_low(self, i: Instruction) -> bool:
        said = self._called(i)
        return (said[1] if said is not None else _cuts(i, self.definitions)) and self._reads(i, self.counting)

    def _addresses(self, i: Instruction, low: set[str]) -> bool:
        if i.op == "getelementptr":
            return not low.isdisjoint(i.uses)
        said = self._called(i)
        return said is not None and (self._reads(i, low) or (said[0] and self._reads(i, self.counting)))

    def _called(self, i: Instruction) -> tuple[bool, bool] | None:
        called = _CALLED.search(i.text) if i.op in _CALLS else None
        return self.given.get(called[1].strip('"')) if called is not None else None

    @staticmethod
    def _reads(i: Instruction, low: set[str]) -> bool:
        return not low.isdisjoint(_read(i))


def _read(i: Instruction) -> tuple[str, ...]:
    """The values that an instruction reads, a phi those of all ways."""
    return i.uses or tuple(value for value, _ in i.incoming)


def _cuts(i: Instruction, definitions: dict[str, Instruction]) -> bool:
    """Whether an instruction leaves some bits of a number, or may, once LLVM knows its other operand;
    `x - x / 32 * 32` and `x << 5 >> 5` become one that does."""
    if i.op not in _CUTTING or i.type[:1] != "i" or i.type == "i1":
        return False
    if i.op == "trunc":
        return int(i.type[1:]) < 32
    made_of = [definitions.get(use) for use in i.uses]
    if i.op in _DIVISIONS:
        return bool(made_of) and made_of[0] is not None and made_of[0].op in ("mul", "shl")
    if i.op == "sub" and len(made_of) == 2:
        times = made_of[1]
        if times is None or times.op not in ("mul", "shl") or not times.uses:
            return False
        part = definitions.get(times.uses[0])
        return part is not None and part.op in _DIVISIONS and part.uses[:1] == i.uses[:1]
    if i.op not in _REMAINDERS:
        return False
    numbers = [int(n) for n in _NUMBER.findall(i.text)]
    if not numbers:
        return True
    n = numbers[-1]
    if n <= 0:
        return False
    ones = n // (n & -n) if i.op == "and" else n - 1
    return ones >= 3 and not ones & (ones + 1)


def is_wrong(body: list[Instruction], varying: Collection[str]) -> bool:
    """Whether vectors of a loop of these instructions may be wrong, where the values `varying` count its
    turns."""
    return any(i.op in _CUTTING for i in body) and _Code(body, varying, {}).summary()[0]


def without_wrong_vectors(text: str) -> str:
    """A module in registers, of whose loops those that may go wrong stay such."""
    if _CUT.search(text) is None:
        return text
    places = {name: (start, behind) for name, start, behind in definitions(text)}
    given = dict.fromkeys(places, (False, False))
    read_ones: dict[str, Function] = {}
    before: dict[str, tuple[bool, bool]] = {}
    while before != given:  # what functions do with the low bits of their arguments
        before = dict(given)
        touched = [name for name, said in given.items() if any(said)]
        for name, (start, behind) in places.items():
            if name not in read_ones and _asks(text[start:behind], touched):
                read_ones[name] = read(text[start:behind])
            if (f := read_ones.get(name)) is not None:
                parameters = {p.rsplit(" ", 1)[-1] for p in f.parameters}
                given[name] = _Code(_body(f, f.blocks), parameters, given).summary()
    number = next_metadata(text)
    out, meta, end = list[str](), list[str](), 0
    for name, (start, behind) in places.items():
        latches = _latches(read_ones[name], given) if name in read_ones else set()
        if latches:
            out += [text[end:start], _marked(text[start:behind], latches, text, number, meta)]
            end = behind
    if not out:
        return text
    nodes = [
        f'!{number} = !{{!"llvm.loop.vectorize.width", i32 1}}',
        f'!{number + 1} = !{{!"llvm.loop.interleave.count", i32 1}}',
    ]
    return "\n".join(["".join([*out, text[end:]]), *nodes, *meta, ""])


def _body(f: Function, blocks: Iterable[str]) -> list[Instruction]:
    return [i for name in blocks for i in f.blocks[name].instructions()]


def _asks(text: str, touched: Collection[str]) -> bool:
    return _CUT.search(text) is not None or any(f"@{name}(" in text for name in touched)


def _latches(f: Function, given: dict[str, tuple[bool, bool]]) -> set[tuple[str, str]]:
    """The branches back to the tops of loops that may go wrong, as (block, top)."""
    edges: Edges = {
        name: tuple(t for t in (b.end.targets if b.end is not None else ()) if t in f.blocks)
        for name, b in f.blocks.items()
    }
    return {
        (block, top)
        for tops, blocks, _ in nest(edges)  # inner ones as well: LLVM unrolls them
        if _Code(_body(f, blocks), (), given).summary()[0]
        for block in blocks
        for top in tops
    }


def _marked(
    text: str, latches: Collection[tuple[str, str]], module: str, number: int, meta: list[str]
) -> str:
    """A function whose branches back to the tops of loops say that they stay loops."""
    lines = text.split("\n")
    block = "%entry"
    for at, line in enumerate(lines):
        if name := label(line):
            block = name
        elif line.startswith("  br ") and any((block, top) in latches for top in _TARGET.findall(line)):
            node = number + 2 + len(meta)
            others = ""
            if (hint := _LOOP.search(line)) is not None:
                said = re.search(rf"(?m)^!{hint[1]} = distinct !{{!{hint[1]}(.*)}}$", module)
                others = said[1] if said is not None else ""
                line = line[: hint.start()] + line[hint.end() :]
            meta.append(f"!{node} = distinct !{{!{node}, !{number}, !{number + 1}{others}}}")
            lines[at] = f"{line}, !llvm.loop !{node}"
    return "\n".join(lines)
