"""A debugger finds parameters of kernels that are used in place in parameter memory.

Fault: LLVM says of a variable that it lies in local memory (address class 6 of the guide's 5.2), whatever it
is told of a parameter. Lowering says of such a one (`Debug.variable`) that it lies after a slot of the
function, by its number, from 1, times `MARK`; here that becomes the parameter's own address and class 7.
Lengths stay: distances, which are LEB128, become zeros of as many bytes.
Seen with: LLVM 22.1 (llvmlite 0.50).
Test: tests/unit/test_debug.py.
"""

from __future__ import annotations

import re

from minicu.ptx.text import Between, Module

#: More than the bytes of a frame.
MARK = 1 << 32

#: A byte of a LEB128 that others follow.
_HIGH = r"\.b8 (?:12[89]|1[3-9]\d|2\d\d)\n"
#: Class 6; the length of the place; DW_OP_addr and the frame; DW_OP_plus_uconst for the slot, if it is not
#: the first one, and DW_OP_plus_uconst for how far after it.
_PLACE = re.compile(
    r"(?m)^\.b8 6\n(?P<head>\.b8 \d+\n\.b8 3\n\.b(?:32|64) )(?P<frame>__local_depot\d+)\n"
    rf"(?P<slot>(?:\.b8 35\n(?:{_HIGH})*\.b8 \d+\n)?)\.b8 35\n(?P<far>(?:{_HIGH}){{4,}}\.b8 \d+\n)"
)
_BYTE = re.compile(r"\d+$", re.MULTILINE)
_FRAME = re.compile(r"\.local [^;]*?(__local_depot\d+)\[")


def _nothing(length: int) -> str:
    """DW_OP_plus_uconst of zero, in so many bytes."""
    return ".b8 35\n" + ".b8 128\n" * (length - 1) + ".b8 0\n"


def amend(module: Module) -> None:
    frames = {m[1]: d.routine for d in module.definitions if (m := _FRAME.search(d.text)) is not None}

    def placed(m: re.Match[str]) -> str:
        digits = [int(byte) & 127 for byte in _BYTE.findall(m["far"])]
        number = sum(digit << 7 * i for i, digit in enumerate(digits)) // MARK - 1
        if number < 0:
            return m[0]
        name = frames[m["frame"]].parameters[number].name
        slot = m["slot"] and _nothing(m["slot"].count("\n") - 1)
        return f".b8 7\n{m['head']}{name}\n{slot}{_nothing(len(digits))}"

    for piece in module.pieces:
        if isinstance(piece, Between) and not piece.asm:
            piece.text = _PLACE.sub(placed, piece.text)
