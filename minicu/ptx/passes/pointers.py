"""Addresses that grow with a loop's counter are pointers that grow.

Fault: LLVM multiplies the counter anew in each trip; its strength reduction of loops, which would add, is
off, since it changes counters such that ptxas does not unroll. When ptxas unrolls a loop, it sees an address
for each trip where nvcc's code has one pointer and constant distances, of which it also knows that a store
to one leaves the others alone.
Seen with: LLVM 22.1 (llvmlite 0.50) and ptxas 13.0.
Test: tests/unit/test_ptx_pointers.py.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from itertools import chain

from minicu.ptx.text import END, JUMP, LABEL, REGISTER, Definition, Module, operands

#: Pointers that a loop may have: each takes two registers.
MOST = 4

#: What the end of such a loop looks like.
_LOOP = re.compile(r"\tadd\.s32 \t(%r\d+), \1, \d+;\n(?:\t.*\n){0,4}?\tsetp\.(?:ne|eq)\.b32 \t%p\d+, \1, ")
_STEP = re.compile(r"\tadd\.s32 \t(%r\d+), \1, ([1-9]\d*);")
_TEST = re.compile(r"\tsetp\.(?:ne|eq)\.b32 \t(%p\d+), (%r\d+), (%r\d+|\d+);")
_WIDENED = re.compile(r"\t(?:mul\.wide|cvt\.u64)\.u32 \t(%rd\d+), (%r\d+)(?:, (\d+))?;")
_ADDRESS = re.compile(r"\tadd\.s64 \t(%rd\d+), (%rd\d+), (%rd\d+);")
_ACCESS = re.compile(r"\t(?:ld|st)\.[\w.]*global[\w.]* \t.*\[(%rd\d+)(?:\+-?\d+)?\]")
_MASKED = re.compile(r"\tand\.b32 \t(%r\d+), %r\d+, (-?\d+);")
_MOVED = re.compile(r"\tmov\.b32 \t(%r\d+), (%r\d+|\d+);")
_NAMED = re.compile(r"\$L\w+")


def amend(module: Module) -> None:
    for definition in module.definitions:
        if _LOOP.search(definition.text):
            _amend(definition)


@dataclass(eq=False, repr=False)
class _Function:
    """What is known of a function: of most only the jumps are asked for. `opaque`: the registers that a
    program's own assembly names."""

    lines: list[str]
    opaque: set[str]

    @cached_property
    def jumps(self) -> dict[str, list[int]]:
        """Label -> lines that jump to it."""
        jumps: dict[str, list[int]] = {}
        for n, line in enumerate(self.lines):
            if m := JUMP.match(line):
                jumps.setdefault(m[2], []).append(n)
        return jumps

    @cached_property
    def tables(self) -> set[str]:
        """The labels that jump tables name."""
        named = Counter(chain.from_iterable(map(_NAMED.findall, self.lines)))
        return {label for label, n in named.items() if n > 1 + len(self.jumps.get(label, ()))}

    @cached_property
    def writes(self) -> Counter[str]:
        """How often a register is written."""
        return Counter(chain.from_iterable(operands(line)[0] for line in self.lines))

    @cached_property
    def uses(self) -> Counter[str]:
        """How often a register is named."""
        return Counter(chain.from_iterable(map(REGISTER.findall, self.lines)))

    @cached_property
    def masks(self) -> dict[str, int]:
        """The bits that an `and` leaves of a register."""
        return {m[1]: int(m[2]) for line in self.lines if (m := _MASKED.match(line))}


def _amend(definition: Definition) -> None:
    function = _Function(definition.lines(), definition.asm_registers())
    edits: dict[int, str | None] = {}  # line -> the text in its place
    for label, jumps in function.jumps.items():
        if len(jumps) == 1 and label not in function.tables:
            edits |= _pointers(function, label, jumps[0])
    definition.edit(edits)


def _pointers(f: _Function, label: str, last: int) -> dict[int, str | None]:
    """What changes in a loop of one block that ends with the jump in line `last`."""
    first = last
    while not LABEL.match(f.lines[first]):
        first -= 1
    if f.lines[first] != f"{label}:" or END.match(f.lines[first - 1]):
        return {}
    end = last if f.lines[last].startswith("\t@") else last - 1  # the conditional jump
    inside = range(first + 1, end)
    step = next((m for n in reversed(inside) if (m := _STEP.match(f.lines[n]))), None)
    if step is None or any(JUMP.match(f.lines[n]) or END.match(f.lines[n]) for n in inside):
        return {}
    if not _counts(f, step[1], int(step[2]), inside):
        return {}
    addresses = _addresses(f, step, inside)
    if not 0 < len(addresses) <= MOST:
        return {}
    edits: dict[int, str | None] = {}
    before, after = [], []
    for line, widened, times, address in addresses:
        edits[widened], edits[line] = None, None
        before += [f.lines[widened]] * (f.lines[widened] not in before) + [f.lines[line]]
        after.append(f"\tadd.s64 \t{address}, {address}, {int(step[2]) * times};")
    edits[first] = "\n".join([*before, f.lines[first]])
    edits[end] = "\n".join([*after, f.lines[end]])
    return edits


def _counts(f: _Function, counter: str, step: int, inside: range) -> bool:
    """Whether the counter goes from 0 to where the loop ends without passing 2**32, and nothing else changes
    it."""
    written = Counter(r for n in inside for r in operands(f.lines[n])[0])
    test = next((m for n in reversed(inside) if (m := _TEST.match(f.lines[n]))), None)
    jump = JUMP.match(f.lines[inside.stop])
    if written[counter] != 1 or counter in f.opaque or test is None or jump is None:
        return False
    condition, bound = test[1], test[3]
    if test[2] != counter or jump[1] != condition or f.writes[condition] != 1 or bound in f.opaque:
        return False
    if bound.isdecimal():
        ends = int(bound) % step == 0
    else:
        # what is a multiple of the step is met, if only after all others (0)
        multiple = f.writes[bound] == 1 and bound in f.masks and not f.masks[bound] & (step - 1)
        ends = step == 1 or (step & (step - 1) == 0 and multiple)
    return ends and not written[bound] and _is_zero(f, counter, inside.start - 1)


def _is_zero(f: _Function, register: str, line: int) -> bool:
    """Whether a register is known to hold 0 on entry to `line`."""
    once = f.writes[register] == 1  # wherever it is read, that was before
    labels: list[tuple[int, str]] = []
    for n in range(line - 1, -1, -1):
        if m := LABEL.match(f.lines[n]):
            if m[1] in f.tables:
                return False
            labels.append((n, m[1]))
        if register not in operands(f.lines[n])[0]:
            if END.match(f.lines[n]):
                return False
            continue
        m = _MOVED.match(f.lines[n])
        # nobody comes from elsewhere in between
        if m is None:
            return False
        if not once and any(not at < j < line for at, name in labels for j in f.jumps.get(name, [])):
            return False
        return m[2] == "0" or (m[2] in f.writes and m[2] not in f.opaque and _is_zero(f, m[2], n))
    return False


def _addresses(f: _Function, step: re.Match[str], inside: range) -> list[tuple[int, int, int, str]]:
    """Line, line of the widened counter, its factor, and register of each address that can be a pointer."""
    widened: dict[str, tuple[int, re.Match[str]]] = {}
    addresses = []
    accesses: Counter[str] = Counter()
    written = {r for n in inside for r in operands(f.lines[n])[0]}
    for n in inside:
        line = f.lines[n]
        if line == step[0]:
            break
        if (m := _WIDENED.match(line)) and m[2] == step[1] and f.writes[m[1]] == 1:
            widened[m[1]] = n, m
        elif (m := _ADDRESS.match(line)) and m[3] in widened and f.writes[m[1]] == 1 and m[2] not in written:
            addresses.append((n, m[3], m[1], m[2]))
    for n in inside:
        if m := _ACCESS.match(f.lines[n]):
            accesses[m[1]] += f.lines[n].count(m[1]) == 1
    pointers = [
        (n, w, address)
        for n, w, address, base in addresses
        if f.uses[address] == accesses[address] + 1 and f.opaque.isdisjoint((w, address, base))
    ]
    # the widened counter goes, so nothing may need it but these
    reads = Counter(w for _, w, _ in pointers)
    return [
        (n, widened[w][0], int(widened[w][1][3] or 1), address)
        for n, w, address in pointers
        if f.uses[w] == reads[w] + 1
    ]
