"""The negative and the absolute value of the least 16-bit integer are that integer.

Fault: ptxas extends the operand of `neg.s16` and `abs.s16` to 32 bits, and takes what comes out, 32768 of
-32768, for a number of 16 bits wherever it is converted or compared as signed. Of `sub.u16` it keeps the low
half. nvcc's programs have it as well: `long long n = (short)-s;`.
Seen with: ptxas 12.9 and 13.0 (sm_75 to sm_100), and on an H200.
Test: tests/unit/test_ptx_least_short.py, tests/run/lower_integers.cu.
"""

from __future__ import annotations

import re

from minicu.ptx.text import Module

_ALONE = re.compile(r"\t(neg|abs)\.s16 \t(%\w+), (%\w+);\n")


def amend(module: Module) -> None:
    for definition in module.definitions:
        definition.rewrite(_ALONE, _kept)


def _kept(m: re.Match[str]) -> str:
    operation, result, operand = m.groups()
    negative = f"\tsub.u16 \t{result}, 0, {operand};\n"
    if operation == "neg":
        return negative
    if result == operand:
        return m[0]
    return f"{negative}\tmax.s16 \t{result}, {operand}, {result};\n"
