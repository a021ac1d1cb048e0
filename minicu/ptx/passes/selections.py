"""Selections in a row that choose the same become one, by all their conditions together.

Fault: LLVM takes `select (a or b), x, y` apart into two selections, as if a target had one condition register
(`TargetLoweringBase::shouldNormalizeToSelectSequence`); a GPU combines conditions while it compares, for
nothing, and each selection costs an instruction.
Seen with: LLVM 22.1 (llvmlite 0.50).
Test: tests/unit/test_ptx_selections.py.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from minicu.ptx.text import REGISTER, Definition, Module, operands

_SELECTION = re.compile(r"\tselp\.(\w+) \t(%\w+), ([^,;]+), ([^,;]+), (%\w+);")
_INSTRUCTION = re.compile(r"\t[a-z][^\n]*;")
_PREDICATES = re.compile(r"(\t\.reg \.pred \t%p<)(\d+)>;")

#: What is no instruction.
_NOTE = re.compile(r"\s*(?:$|//|\.loc|\.pragma)")

#: What ends a stretch of instructions that are executed one after another.
_ENDS = re.compile(r"\t@|\tbra|\tbrx|\tret|\texit|\ttrap|\S")


@dataclass(slots=True)
class _Selection:
    """`selp.type result, yes, no, test` in line `line`."""

    line: int
    type: str
    result: str
    yes: str
    no: str
    test: str

    def names(self) -> set[str]:
        return {self.yes, self.no, self.test}


def amend(module: Module) -> None:
    for definition in module.definitions:
        head = _PREDICATES.search(definition.text)
        if head is None or not _may_join(definition):
            continue
        uses = Counter(REGISTER.findall(definition.text))
        fresh = _Fresh(int(head[2]))
        for stretch in definition.body:
            if not stretch.asm:
                stretch.text = "\n".join(_joined(stretch.text.split("\n"), uses, fresh))
        definition.rewrite(_PREDICATES, rf"\g<1>{fresh.next}>;")


@dataclass(slots=True)
class _Fresh:
    """Predicate registers that nobody has taken."""

    next: int

    def name(self) -> str:
        self.next += 1
        return f"%p{self.next - 1}"


def _may_join(definition: Definition) -> bool:
    """Whether a selection takes what another one gave."""
    results = set[str]()
    for m in _SELECTION.finditer(definition.text):
        if m[3] in results or m[4] in results:
            return True
        results.add(m[2])
    return False


def _joined(lines: list[str], uses: Counter[str], fresh: _Fresh) -> Iterator[str]:
    """The lines, with selections joined where both stand in one block and nothing between them writes what
    the first one reads."""
    alive: dict[str, _Selection] = {}  # by its result, which is read once
    out: list[str | None] = []
    for line in lines:
        m = _SELECTION.fullmatch(line)
        if m is None:
            out.append(line)
            if alive and not _NOTE.match(line):
                if _ENDS.match(line) or not _INSTRUCTION.match(line):
                    alive.clear()
                else:
                    _forget(alive, operands(line)[0])
            continue
        outer = _Selection(len(out), m[1], m[2], m[3], m[4], m[5])
        inner, how = _inner(alive, outer)
        if inner is not None:
            test = fresh.name()
            out[inner.line] = None
            out.append(f"\t{how}.pred \t{test}, {inner.test}, {outer.test};")
            outer = _Selection(len(out), m[1], m[2], inner.yes, inner.no, test)
            line = f"\tselp.{m[1]} \t{m[2]}, {inner.yes}, {inner.no}, {test};"
            del alive[inner.result]
        out.append(line)
        _forget(alive, [outer.result])
        if uses[outer.result] == 2 and outer.result not in outer.names():
            alive[outer.result] = outer
    return (line for line in out if line is not None)


def _inner(alive: dict[str, _Selection], outer: _Selection) -> tuple[_Selection | None, str]:
    """The selection that goes into another one, and how their conditions are combined."""
    first = alive.get(outer.no)
    if first is not None and first.type == outer.type and first.yes == outer.yes:
        return first, "or"
    first = alive.get(outer.yes)
    if first is not None and first.type == outer.type and first.no == outer.no:
        return first, "and"
    return None, ""


def _forget(alive: dict[str, _Selection], written: list[str]) -> None:
    for name in [n for n, s in alive.items() if n in written or not s.names().isdisjoint(written)]:
        del alive[name]
