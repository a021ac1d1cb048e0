"""Compare and swap in local memory becomes a load and a store.

Fault: LLVM prints `atom.local.cas`, which PTX does not have. (No other thread sees the memory.)
Seen with: LLVM 22.1 (llvmlite 0.50).
Test: tests/unit/test_ptx_atomics.py.
"""

from __future__ import annotations

import re

from minicu.ptx.text import Module

_SWAP = re.compile(r"\tatom\.[\w.:]*?local\.cas\.(b\d+)\s+(%\w+), (\[[^]\n]*\]), (%?[-\w]+), (%?[-\w]+);\n")


def amend(module: Module) -> None:
    for definition in module.definitions:
        definition.rewrite(_SWAP, _alone)


def _alone(m: re.Match[str]) -> str:
    """The operands are copied, since the result's register may be one of them."""
    type, result, place, compare, value = m.groups()
    return (
        f"\t{{\n\t.reg .pred \t%same;\n\t.reg .{type} \t%old, %new;\n\tld.local.{type} \t%old, {place};\n"
        f"\tmov.{type} \t%new, {value};\n\tsetp.eq.{type} \t%same, %old, {compare};\n"
        f"\t@%same st.local.{type} \t{place}, %new;\n\tmov.{type} \t{result}, %old;\n\t}}\n"
    )
