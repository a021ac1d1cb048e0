"""Conditions of a parameter alone that a loop branches on are computed where the parameter is read.

Fault: LLVM compares a parameter with a constant in the loop that branches on it. ptxas then reads the
parameter from constant memory in each iteration, and a loop of few instructions waits for that (ga of
HeCBench: 1.15 of the time). nvcc's code keeps the condition in a predicate. A thread has seven predicates,
so only a few conditions are moved.
Seen with: LLVM 22.1 (llvmlite 0.50) and ptxas 13.0.
Test: tests/unit/test_ptx_tested.py.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import chain

from minicu.ptx.text import JUMP, LABEL, REGISTER, Definition, Module, operands

#: The most conditions that are moved in a kernel; if there are more, all stay where they are.
MOST = 2

_READ = re.compile(r"\tld\.param\.[bus]32 \t(%r\d+), \[")
_CONDITION = re.compile(r"\tsetp\.\w+\.[bus]32 \t(%p\d+), (%r\d+), -?\d+;")


def amend(module: Module) -> None:
    for definition in module.definitions:
        if "\tld.param." in definition.text:
            _amend(definition)


def _amend(definition: Definition) -> None:
    lines = definition.lines()
    moved = _in_loops(lines)
    if not moved:
        return
    writes = Counter(chain.from_iterable(operands(line)[0] for line in lines))
    opaque = definition.asm_registers()
    names = {r for n in moved for r in REGISTER.findall(lines[n])}
    if len(moved) > MOST or any(writes[r] > 1 for r in names) or not opaque.isdisjoint(names):
        return
    edits: dict[int, str | None] = dict.fromkeys(moved)  # line -> the text in its place
    for n, to in moved.items():
        edits[to] = f"{edits.get(to) or lines[to]}\n{lines[n]}"
    definition.edit(edits)


def _in_loops(lines: list[str]) -> dict[int, int]:
    """Line in a loop that compares a parameter -> the line before the loop that reads the parameter."""
    labels: dict[str, int] = {}
    read: dict[str, int] = {}
    conditions: list[tuple[int, str]] = []
    loops: list[tuple[int, int]] = []
    for n, line in enumerate(lines):
        if m := LABEL.match(line):
            labels[m[1]] = n
        elif m := _READ.match(line):
            read[m[1]] = n
        elif (m := _CONDITION.match(line)) and m[2] in read:
            conditions.append((n, m[2]))
        elif (m := JUMP.match(line)) and m[2] in labels:
            loops.append((labels[m[2]], n))
    return {
        n: read[parameter]
        for n, parameter in conditions
        if any(read[parameter] < first < n < last for first, last in loops)
    }
