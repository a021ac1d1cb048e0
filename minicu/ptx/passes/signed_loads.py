"""A signed byte is extended by the instruction that loads it.

Fault: where LLVM freezes what is loaded (`a || b` of comparisons in one selection), it loads an unsigned
byte, and extends it in two more instructions; ptxas keeps one of them.
Seen with: LLVM 22.1 (llvmlite 0.50) and ptxas 13.0.
Test: tests/unit/test_ptx_signed_loads.py.
"""

from __future__ import annotations

import re
from collections import Counter

from minicu.ptx.text import REGISTER, Definition, Module

_LOAD = re.compile(r"(\tld[\w.]*)\.b8 \t(%rs\d+), (\[[^]\n]*\];)")
_WIDENED = re.compile(r"\tcvt\.u(?:32|64)\.u16 \t(%rd?\d+), (%rs\d+);\n")
_EXTENDED = re.compile(r"\tcvt\.s(32|64)\.s8 \t(%r(d?)\d+), (%r\3\d+);")


def amend(module: Module) -> None:
    for definition in module.definitions:
        _amend(definition)


def _amend(definition: Definition) -> None:
    """Only where nothing else reads the byte: each register on the way stands in two places."""
    plain = "".join([s.text for s in definition.body if not s.asm])
    extended = {m[4] for m in _EXTENDED.finditer(plain)}
    wide = {m[2]: m[1] for m in _WIDENED.finditer(plain) if m[1] in extended}
    loaded = {m[2]: wide[m[2]] for m in _LOAD.finditer(plain) if m[2] in wide}
    if not loaded:
        return
    uses = Counter(REGISTER.findall(definition.text))
    to = {byte: w for byte, w in loaded.items() if uses[byte] == uses[w] == 2}
    done = set(to.values())
    definition.rewrite(_LOAD, lambda m: f"{m[1]}.s8 \t{to[m[2]]}, {m[3]}" if m[2] in to else m[0])
    definition.rewrite(_WIDENED, lambda m: "" if m[2] in to else m[0])
    definition.rewrite(_EXTENDED, lambda m: f"\tmov.b{m[1]} \t{m[2]}, {m[4]};" if m[4] in done else m[0])
