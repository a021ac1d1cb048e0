"""Functions of one unit, which were made visible for LLVM, are not visible again.

Fault: LLVM stores the results of functions that nobody else sees as if they were aligned to 16, where their
declaration says less (and raises the alignment of parameters, unknown to calls of variadic functions). So
code generation sees them as visible (`minicu.llvm.emit`).
Seen with: LLVM 22.1 (llvmlite 0.50).
Test: tests/unit/test_ptx_params.py.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from minicu.ptx.text import Between, Module

#: The two places where LLVM tells that a function is visible: a comment, and its declaration.
_GLOBL = re.compile(r"\t// \.globl\t([\w$]+)[^\n]*\n")
_VISIBLE = re.compile(r"^\.visible ")


def hide(module: Module, names: Collection[str]) -> None:
    """Functions `names` are not visible to others."""
    for piece in module.pieces:
        if isinstance(piece, Between):
            piece.text = _GLOBL.sub(lambda m: "" if m[1] in names else m[0], piece.text)
        elif piece.routine.name in names:
            piece.head = _VISIBLE.sub("", piece.head)
            piece.routine = piece.routine._replace(linkage="")
