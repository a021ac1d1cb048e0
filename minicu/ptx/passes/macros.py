"""Modules do not end in an empty section about macros.

Fault: LLVM ends modules with debug information with a section about macros, of which it says nothing;
assemblers of older drivers do not know it.
Seen with: LLVM 22.1 (llvmlite 0.50).
Test: tests/unit/test_ptx_passes.py.
"""

from __future__ import annotations

from minicu.ptx.text import Between, Module

#: The section.
NO_MACROS = "\t.section\t.debug_macinfo\t{\t}\n"


def amend(module: Module) -> None:
    for piece in module.pieces:
        if isinstance(piece, Between) and not piece.asm:
            piece.text = piece.text.replace(NO_MACROS, "")
