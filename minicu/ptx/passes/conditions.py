"""Conditions that are read on both sides of a loop are computed again after it.

Fault: LLVM keeps the result of a comparison in a predicate wherever it is read, as if there were as many
predicates as registers. A thread has seven: ptxas packs those that live across a loop into registers, and
orders the loop's instructions for the few that are left, so that its comparisons wait for each other. (nvcc
computes such conditions again.) Only conditions of constants, parameters and special registers are computed
again, in a few instructions, and only where more than `FEW` live across a loop.
Seen with: LLVM 22.1 (llvmlite 0.50) and ptxas 13.0.
Test: tests/unit/test_ptx_conditions.py.
"""

from __future__ import annotations

import re
from bisect import bisect
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from minicu.ptx.text import JUMP, LABEL, Definition, Module, operands

#: How many conditions may be live across a loop.
FEW = 2

#: The most instructions by which a condition is computed again.
STEPS = 10

_CONDITION = re.compile(r"\tsetp\.[\w.]+ \t(%p\d+), ")
_CHEAP = re.compile(
    r"\t((?:setp\.\w+|add|sub|shl|or|and|mul\.lo|mad\.lo|mul\.wide|cvt\.u32|cvt\.[su]64|ld\.param|mov)"
    r"\.[bsu]\d+ \t)(%[a-z]+)(\d+), ([^{}|]+;)"
)
_SPECIAL = re.compile(r"%n?(?:cta|t)id\.[xyz]")
_DECLARED = re.compile(r"(\t\.reg \.\w+ \t(%[a-z]+)<)(\d+)>;")
_PREDICATE = re.compile(r"%p\d+")
_OPERAND = re.compile(r"%[\w.]+")


def amend(module: Module) -> None:
    for definition in module.definitions:
        if definition.routine.kind == ".entry" and definition.text.count("\tsetp.") > FEW:
            _amend(definition)


@dataclass(slots=True)
class _Kernel:
    """`cheap`: the cheap instruction that alone writes a register; `fresh`: the next register of a kind."""

    cheap: dict[str, re.Match[str]]
    fresh: Counter[str]


def _amend(definition: Definition) -> None:
    lines = definition.lines()
    again = _read_behind_loops(lines)
    if not again:
        return
    fresh = Counter({m[2]: int(m[3]) for m in _DECLARED.finditer(definition.text)})
    kernel = _Kernel(_cheap_definitions(lines, definition.asm_registers()), fresh)
    definition.edit({n: _with_conditions(kernel, lines[n], again[n]) for n in sorted(again)})
    definition.rewrite(_DECLARED, lambda m: f"{m[1]}{fresh[m[2]]}>;")


def _read_behind_loops(lines: list[str]) -> dict[int, list[str]]:
    """Line -> the conditions that it reads, of those that are live across a loop with more than `FEW`."""
    written: dict[str, int] = {}
    reads: dict[str, list[int]] = defaultdict(list)
    labels: dict[str, int] = {}
    loops: dict[int, int] = {}  # first line -> last line
    for n, line in enumerate(lines):
        if m := LABEL.match(line):
            labels[m[1]] = n
        elif "%p" in line:
            condition = _CONDITION.match(line)
            if condition:
                written.setdefault(condition[1], n)
            for name in _PREDICATE.findall(line, condition.end() if condition else 0):
                reads[name].append(n)
        if (m := JUMP.match(line)) and m[2] in labels:
            loops[labels[m[2]]] = n
    starts = sorted(loops)
    far = [p for p, n in written.items() if reads[p] and bisect(starts, n) < bisect(starts, reads[p][-1])]
    again: dict[int, list[str]] = defaultdict(list)
    for first, last in loops.items():
        across = [p for p in far if written[p] < first and reads[p][-1] > last]
        if len(across) > FEW:
            for p, n in ((q, n) for q in across for n in reads[q] if n > last):
                if p not in again[n]:
                    again[n].append(p)
    return again


def _cheap_definitions(lines: list[str], opaque: set[str]) -> dict[str, re.Match[str]]:
    writes: Counter[str] = Counter()
    definitions = {}
    for line in lines:
        writes.update(operands(line)[0])
        # a `mov` of another register may be executed on one of several paths only
        if (m := _CHEAP.match(line)) and (not line.startswith("\tmov.") or _SPECIAL.match(m[4])):
            definitions[m[2] + m[3]] = m
    return {r: m for r, m in definitions.items() if writes[r] == 1 and r not in opaque}


def _with_conditions(kernel: _Kernel, line: str, conditions: Iterable[str]) -> str:
    """A line preceded by instructions that compute the conditions it reads."""
    before: list[str] = []
    for condition in conditions:
        names: dict[str, str] = {}  # register -> the one that has its value here
        if (steps := _steps(kernel, condition)) and len(steps) <= STEPS:
            for m in steps:
                names[m[2] + m[3]] = f"{m[2]}{kernel.fresh[m[2]]}"
                kernel.fresh[m[2]] += 1
                before.append(f"\t{m[1]}{names[m[2] + m[3]]}, {_renamed(m[4], names)}")
            line = _renamed(line, names)
    return "\n".join([*before, line])


def _renamed(text: str, names: dict[str, str]) -> str:
    return _OPERAND.sub(lambda m: names.get(m[0], m[0]), text)


def _steps(kernel: _Kernel, register: str) -> list[re.Match[str]]:
    """The instructions that compute a register's value, in order; none if there are too many."""
    steps: dict[str, re.Match[str]] = {}
    missing = [register]
    while missing and len(steps) < STEPS:
        step = kernel.cheap.get(name := missing.pop())
        if step is None:
            return []
        steps.pop(name, None)  # an earlier step needs it, too: it must come before that one
        steps[name] = step
        missing += [r for r in _OPERAND.findall(step[4]) if not _SPECIAL.match(r)]
    return [] if missing else [*reversed(steps.values())]
