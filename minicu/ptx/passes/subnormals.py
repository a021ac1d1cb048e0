"""Under -ftz=true, halves keep their subnormal numbers.

Fault: LLVM prints `.ftz` on instructions for half and bfloat16, too; -ftz is about float, nvcc's halves keep
theirs, and bfloat16 has no such instructions, so that ptxas refuses them.
Seen with: LLVM 22.1 (llvmlite 0.50).
Test: tests/unit/test_ptx_passes.py.
"""

from __future__ import annotations

import re

from minicu.ptx.text import Module

_CONVERSION = re.compile(r"cvt\.ftz\.f32\.bf16")
_HALF = re.compile(r"(\t[a-z]+(?:\.[a-z]+)*)\.ftz(\.b?f16)")


def amend(module: Module) -> None:
    for definition in module.definitions:
        definition.rewrite(_CONVERSION, "cvt.f32.bf16")
        definition.rewrite(_HALF, r"\1\2")
