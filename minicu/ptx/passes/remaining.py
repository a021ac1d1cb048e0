"""Loops that LLVM has unrolled, and that do not wait for global memory, count the trips that remain.

Fault: LLVM compares the counter of such a loop with the number of trips, rounded down to whole groups. ptxas,
which unrolls the loop again, makes a trip in front of it, and keeps the number of trips in a register
besides. nvcc's code has a second counter, which ends at zero; with that the loop is shorter (nqueen of
HeCBench: 1.05 of nvcc's time without, 0.99 with it). Where a trip loads from global memory a second counter
does not pay: three of 20 such programs took 4 % longer with it.
Seen with: LLVM 22.1 (llvmlite 0.50) and ptxas 13.0.
Test: tests/unit/test_ptx_remaining.py.
"""

from __future__ import annotations

import re
from collections import Counter

from minicu.ptx.text import END, JUMP, LABEL, Definition, Module, operands

#: What the end of such a loop looks like: the counter's step, and the test.
_LOOP = re.compile(
    r"\tadd\.s32 \t(%r\d+), \1, (?:[2-9]|\d\d+);\n(?:\t.*\n){0,9}?\tsetp\.(?:ne|eq)\.b32 \t%p\d+, \1, %r"
)
_STEP = re.compile(r"\tadd\.s32 \t(%r\d+), \1, ([2-9]|\d\d+);")
_TEST = re.compile(r"\tsetp\.(ne|eq)\.b32 \t(%p\d+), (%r\d+), (%r\d+);")
_DECLARED = re.compile(r"(\t\.reg \.b32 \t%r<)(\d+)>;")
_NAMED = re.compile(r"\$L\w+")
#: What keeps a loop as it is: it is not unrolled again, or loads from global memory.
_STAYS = re.compile(r"\.pragma .*nounroll|\tld\.(?!shared|local|const|param)")


def amend(module: Module) -> None:
    for definition in module.definitions:
        if _LOOP.search(definition.text):
            _amend(definition)


def _amend(definition: Definition) -> None:
    lines, opaque = definition.lines(), definition.asm_registers()
    declared = _DECLARED.search(definition.text)
    if declared is None:
        return
    fresh = int(declared[2])
    named = Counter(_NAMED.findall("\n".join(lines)))
    edits: dict[int, str | None] = {}
    for last, line in enumerate(lines):
        if (m := JUMP.match(line)) is None or named[m[2]] != 2:
            continue
        first = _first(lines, last, m[2])
        counted = None if first is None else _counted(lines[first + 1 : last + 1], opaque)
        if first is None or counted is None:
            continue
        at, step, test = counted
        relation, condition, counter, bound = test.groups()
        left = f"%r{fresh}"
        fresh += 1
        edits[first] = f"\tsub.s32 \t{left}, {counter}, {bound};\n{lines[first]}"
        edits[first + 1 + at] = (
            f"\tadd.s32 \t{left}, {left}, {step};\n\tsetp.{relation}.s32 \t{condition}, {left}, 0;"
        )
    if edits:
        definition.edit(edits)
        definition.rewrite(_DECLARED, lambda m: f"{m[1]}{fresh}>;")


def _first(lines: list[str], last: int, label: str) -> int | None:
    """The line of the label of a loop of one block, whose jump back is in line `last`, and which is entered
    from above."""
    first = last
    while first and not LABEL.match(lines[first]):
        first -= 1
    if lines[first] != f"{label}:" or END.match(lines[first - 1]):
        return None
    inside = lines[first + 1 : last]
    ends = any(END.match(line) for line in inside) or sum(JUMP.match(x) is not None for x in inside) > 1
    return None if ends or any(map(_STAYS.search, inside)) else first


def _counted(inside: list[str], opaque: set[str]) -> tuple[int, str, re.Match[str]] | None:
    """The line of the test that ends a loop of these lines, the step of the counter, and the test, if it
    compares the counter, stepped, with what does not change."""
    tests = [(n, m) for n, line in enumerate(inside) if (m := _TEST.match(line))]
    if not tests:
        return None
    at, test = tests[-1]
    _, condition, counter, bound = test.groups()
    guards = [m[1] for line in inside if (m := JUMP.match(line)) and m[1]]
    steps = [(n, m[2]) for n, line in enumerate(inside) if (m := _STEP.match(line)) and m[1] == counter]
    written = [r for line in inside for r in operands(line)[0]]
    if guards != [condition] or len(steps) != 1 or steps[0][0] > at or not opaque.isdisjoint(test.groups()):
        return None
    once = written.count(counter) == written.count(condition) == 1 and bound not in written
    return (at, steps[0][1], test) if once else None
