"""Atomic operations whose result nobody reads become reductions.

Fault: LLVM prints `atom` for them, where nvcc prints `red`; assemblers may then wait for the result.
Seen with: LLVM 22.1 (llvmlite 0.50).
Test: tests/unit/test_ptx_atomics.py.
"""

from __future__ import annotations

import re
from collections import Counter

from minicu.ptx.text import REGISTER, Definition, Module

_PREFIX = r"((?:\w+(?:::\w+)?\.)*?)"
_UNREAD = re.compile(
    rf"\tatom\.{_PREFIX}((?:add|min|max|inc|dec|and|or|xor)\.[\w.]+)(\s+)(%\w+|\{{[^}}]*\}}), (\[[^\n]*;)"
)


def amend(module: Module) -> None:
    for definition in module.definitions:
        if _UNREAD.search(definition.text):
            _reduce(definition)


def _reduce(definition: Definition) -> None:
    uses = Counter(REGISTER.findall(definition.text))

    def reduced(m: re.Match[str]) -> str:
        # PTX ISA, red: it may be relaxed or release.
        if "acq" in m[1] or any(uses[name] > 1 for name in REGISTER.findall(m[4])):
            return m[0]
        return f"\tred.{m[1]}{m[2]}{m[3]}{m[5]}"

    definition.rewrite(_UNREAD, reduced)
