"""Tests for equality say that numbers are signed.

Fault: ptxas counts the trips of a loop that ends with `setp.ne.b32` as unsigned, and when it unrolls the loop
it puts a trip in front of it; one that ends with `setp.ne.s32`, as nvcc writes it, it unrolls without. What
is compared is the same.
Seen with: LLVM 22.1 (llvmlite 0.50) and ptxas 13.0.
Test: tests/unit/test_ptx_signed_tests.py.
"""

from __future__ import annotations

import re

from minicu.ptx.text import Module

_TEST = re.compile(r"^(\t(?:@!?%p\d+ )?setp\.(?:eq|ne))\.b32 ", re.MULTILINE)


def amend(module: Module) -> None:
    for definition in module.definitions:
        definition.rewrite(_TEST, r"\1.s32 ")
