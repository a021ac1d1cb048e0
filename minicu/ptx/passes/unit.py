"""The unit of debug information says where its code begins: at 0, as nvcc's does.

Fault: LLVM leaves `low_pc` out of the unit's entry for PTX.
What is added must not move what follows, to which other entries point: lowering ends the name of the producer
with `ROOM`, as many bytes as an address has.
Seen with: LLVM 22.1 (llvmlite 0.50).
Test: tests/unit/test_debug.py.
"""

from __future__ import annotations

import re

from minicu.ptx.text import Between, Module

#: A byte that no name has.
ROOM = "\x01"

#: The beginning of the unit's kind of entry: number 1, DW_TAG_compile_unit, with children; a string, the
#: producer.
_KIND = "\t.section\t.debug_abbrev\n\t{\n.b8 1\n.b8 17\n.b8 1\n.b8 37\n.b8 8\n"
#: DW_AT_low_pc, an address.
_START = ".b8 17\n.b8 1\n"
_ROOM = re.compile(r"(?<=\n)(?:\.b8 1\n){4}(?P<wide>(?:\.b8 1\n){4})?\.b8 0\n")


def amend(module: Module) -> None:
    for piece in module.pieces:
        if isinstance(piece, Between) and not piece.asm and _KIND in piece.text:
            before, kind, rest = piece.text.partition(_KIND)
            rest, replaced = _ROOM.subn(lambda m: f".b8 0\n.b{64 if m['wide'] else 32} 0\n", rest, count=1)
            piece.text = before + kind + _START * replaced + rest
