"""The address of a row is computed from the base, not from the address of a column.

Fault: where `base + 8 x` is known, LLVM's strength reduction computes `base + 128 x` by adding 120 x to it.
This saves an instruction, but ptxas does not see that the sum is a multiple of 16 like the base, and loads
each pair of doubles by two instructions, whose bank conflicts in shared memory count twice (adv of
HeCBench: 1.11 of the time).
Seen with: LLVM 22.1 (llvmlite 0.50) and ptxas 13.0.
Test: tests/unit/test_ptx_scaled.py.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import chain

from minicu.ptx.text import Definition, Module, operands

_PRODUCT = re.compile(r"\tmad\.lo\.s64 \t(%rd\d+), (%rd\d+), (-?\d+), (%rd\d+);")
_SUM = re.compile(r"\tadd\.s64 \t(%rd\d+), (%rd\d+), (%rd\d+);")
_SHIFTED = re.compile(r"\tshl\.b64 \t(%rd\d+), (%rd\d+), (\d+);")
_WIDENED = re.compile(r"\tmul\.wide\.([us])32 \t(%rd\d+), (%r\d+), (\d+);")
_CONVERTED = re.compile(r"\tcvt\.(?:u64\.(u)|s64\.(s))32 \t(%rd\d+), (%r\d+);")
_DECLARED = re.compile(r"(\t\.reg \.b64 \t%rd<)(\d+)>;")


def amend(module: Module) -> None:
    for definition in module.definitions:
        if _PRODUCT.search(definition.text):
            _amend(definition)


def _amend(definition: Definition) -> None:
    lines = definition.lines()
    writes = Counter(chain.from_iterable(operands(line)[0] for line in lines))
    opaque = definition.asm_registers()
    written = {r: line for line in lines for r in operands(line)[0] if writes[r] == 1 and r not in opaque}
    declared = _DECLARED.search(definition.text)
    assert declared is not None
    fresh = int(declared[2])

    def apart(m: re.Match[str]) -> str:
        nonlocal fresh
        result, counter, factor, known = m.groups()
        total = _SUM.match(written.get(known, ""))
        for base, part in (total.group(2, 3), total.group(3, 2)) if total else ():
            scale = int(factor) + _scale(written, part, counter)
            if scale > 0 and scale & (scale - 1) == 0 and scale != int(factor) and base in written:
                product, fresh = f"%rd{fresh}", fresh + 1
                shift = scale.bit_length() - 1
                return f"\tshl.b64 \t{product}, {counter}, {shift};\n\tadd.s64 \t{result}, {base}, {product};"
        return m[0]

    definition.rewrite(_PRODUCT, apart)
    definition.rewrite(_DECLARED, lambda m: f"{m[1]}{fresh}>;")


def _scale(written: dict[str, str], product: str, counter: str) -> int:
    """The factor by which a register is a multiple of a counter; 0 if it is not known to be one."""
    line = written.get(product, "")
    if (m := _SHIFTED.match(line)) and m[2] == counter and counter in written:
        return 1 << int(m[3])
    wide, converted = _WIDENED.match(line), _CONVERTED.match(written.get(counter, ""))
    # A counter that a loop increments may differ between the two places that read it.
    if wide and converted and wide[3] == converted[4] and wide[3] in written:
        return int(wide[4]) if wide[1] in converted.groups() else 0
    return 0
