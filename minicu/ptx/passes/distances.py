"""Warp matrices are loaded and stored at a constant distance from a register, as other memory is.

Fault: LLVM folds constants into the addresses of its own instructions, but not into those of inline PTX, as
which lowering writes warp matrices (`minicu/lower/rows/matrices.py`). It computes each address in front of
the loop. Of sixteen loads in a loop each has a register for its address, or two, and an addition to the place
in the matrix that each thread has, where nvcc's code has one for all (dmmaTensorCoreGemm of NVIDIA's samples:
255 registers and values in local memory, where nvcc's has 128).
Seen with: LLVM 22.1 (llvmlite 0.50) and ptxas 13.0.
Test: tests/unit/test_ptx_distances.py.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import NamedTuple

from minicu.ptx.text import END, JUMP, LABEL, Definition, Module, operands

#: Distances that an instruction of a GPU has room for.
MOST = 1 << 23

_PLACED = re.compile(r"\tcvta\.to\.(shared|global)\.u64 \t%space, (%rd\d+);")
_MATRIX = re.compile(r"(\twmma\.[^\[]*)\[%space\](.*)")
_ADD = re.compile(r"\tadd\.s64 \t%rd\d+, (%rd\d+), (%rd\d+|-?\d+);")
_GENERIC = re.compile(r"\tcvta\.(shared|global)\.u64 \t%rd\d+, (%rd\d+);")


def amend(module: Module) -> None:
    for definition in module.definitions:
        jumps_anywhere = "\tbrx." in definition.text or any("br" in s.text for s in definition.body if s.asm)
        if "\twmma." in definition.text and not jumps_anywhere:
            _amend(definition)


def _amend(definition: Definition) -> None:
    function = _Function(definition.lines(), definition.asm_registers())
    edits: dict[int, str | None] = {}
    for n, line in enumerate(function.lines):
        m = _PLACED.match(line)
        matrix = _MATRIX.match(function.lines[n + 1]) if m else None
        if m is None or matrix is None:
            continue
        a = function.address(m[2], n)
        if a.space not in ("", m[1]) or not 0 < abs(a.distance) < MOST:
            continue
        if a.offset:
            edits[n] = f"\tadd.s64 \t%space, {a.base}, {a.offset};"
        elif a.space:
            edits[n] = f"\tmov.b64 \t%space, {a.base};"
        else:
            edits[n] = f"\tcvta.to.{m[1]}.u64 \t%space, {a.base};"
        edits[n + 1] = f"{matrix[1]}[%space+{a.distance}]{matrix[2]}"
    definition.edit(edits)


class _Address(NamedTuple):
    """The sum of two registers and a number; `base` is an address of `space`, or a generic one; then there is
    no `offset`."""

    base: str
    offset: str = ""
    distance: int = 0
    space: str = ""


@dataclass(eq=False, repr=False)
class _Function:
    """`opaque`: the registers that a program's own assembly names."""

    lines: list[str]
    opaque: set[str]

    def address(self, register: str, use: int) -> _Address:
        """What the register holds at a line, as far as it is computed from registers that hold the same
        there as where it was computed."""
        line = self._computed(register, use)
        if m := _GENERIC.match(line):
            if m[2] not in self.written:
                return _Address(register)
            a = self.address(m[2], use)
            return _Address(register) if a.space else a._replace(space=m[1])
        m = _ADD.match(line)
        if m is None or m[1] not in self.written:
            return _Address(register)
        if not m[2].startswith("%"):
            a = self.address(m[1], use)
            return a._replace(distance=a.distance + int(m[2]))
        if m[2] not in self.written:
            return _Address(register)
        a, b = self.address(m[1], use), self.address(m[2], use)
        if b.space:
            a, b = b, a
        if not a.space or a.offset or b.offset or b.space:
            return _Address(register)
        return _Address(a.base, b.base, a.distance + b.distance, a.space)

    def _computed(self, register: str, use: int) -> str:
        """The instruction that computes a register before a line; "" if there may be several."""
        n = self.written.get(register)
        if n is None:
            return ""
        there, here = self.block[n], self.block[use]
        before = n < use if there == here else self.dominators[here] >> there & 1
        return self.lines[n] if before else ""

    @cached_property
    def written(self) -> dict[str, int]:
        """The line that writes a register, of those that one alone writes."""
        writes = [operands(line)[0] for line in self.lines]
        counted = Counter(chain.from_iterable(writes))
        return {
            r: n for n, some in enumerate(writes) for r in some if counted[r] == 1 and r not in self.opaque
        }

    @cached_property
    def block(self) -> list[int]:
        """The number of the block of each line; a jump ends one, a label begins one."""
        numbers, number = list[int](), 0
        for n, line in enumerate(self.lines):
            number += n > 0 and bool(LABEL.match(line) or _leaves(self.lines[n - 1]))
            numbers.append(number)
        return numbers

    @cached_property
    def dominators(self) -> list[int]:
        """The blocks through which every path to a block leads, as bits."""
        labels = {m[1]: self.block[n] for n, line in enumerate(self.lines) if (m := LABEL.match(line))}
        count = self.block[-1] + 1
        before: list[set[int]] = [set() for _ in range(count)]
        for n, line in enumerate(self.lines):
            if (m := JUMP.match(line)) and m[2] in labels:
                before[labels[m[2]]].add(self.block[n])
            if n + 1 < len(self.lines) and self.block[n + 1] != self.block[n] and not END.match(line):
                before[self.block[n + 1]].add(self.block[n])
        every = (1 << count) - 1
        dominators = [1] + [every] * (count - 1)
        changed = True
        while changed:
            changed = False
            for b in range(1, count):
                common = every
                for p in before[b]:
                    common &= dominators[p]
                common |= 1 << b
                changed |= common != dominators[b]
                dominators[b] = common
        return dominators


def _leaves(line: str) -> bool:
    return bool(JUMP.match(line) or END.match(line))
