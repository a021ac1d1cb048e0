"""A signed byte is extended to 16 bits by way of 32.

Fault: ptxas keeps the result of `cvt.s16.s8` (and of `cvt.s8.s32`, which LLVM prints for the same of a wider
register) as a number of 32 bits. If it comes to know the number itself, after it has followed a store to a
load in local memory, say, it goes on with all 32: -1 is no longer equal to -1 in `setp.eq.b16`, `cvt.u32.u16`
of it gives 4294967295, and `shr.u16` by 4 gives 65535. After `cvt.s32.s8` and `cvt.u16.u32` nothing of it is
left, and the code is as short, or shorter.
Seen with: ptxas 12.9 and 13.0 (-O1 to -O3, sm_75 to sm_90), and on an H200.
Test: tests/unit/test_ptx_signed_bytes.py, tests/run/lower_integers.cu.
"""

from __future__ import annotations

import re

from minicu.ptx.text import Module

_EXTENDED = re.compile(r"\tcvt\.(?:s16\.s8|s8\.s(?:16|32|64)) \t(%rs\d+), (%r[sd]?\d+);")


def amend(module: Module) -> None:
    for definition in module.definitions:
        definition.rewrite(_EXTENDED, r"\t{ .reg .b32 %wide; cvt.s32.s8 %wide, \2; cvt.u16.u32 \1, %wide; }")
