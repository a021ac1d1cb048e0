"""Variadic functions and their calls get the form that the ABI asks for.

Fault: LLVM's own convention for variable arguments is another than nvcc's (PTX interoperability guide, 1.5).
So lowering passes the area as one more parameter, with marks (`minicu.abi.marks`: VARIADIC_MARK and the
like) of which PTX's spelling is made here.
Seen with: LLVM 22.1 (llvmlite 0.50).
Test: tests/unit/test_ptx.py.
"""

from __future__ import annotations

import re

from minicu.abi.calls import VARIADIC_ALIGN
from minicu.abi.marks import VARIADIC_CALL, VARIADIC_MARK
from minicu.ptx.read import NAME
from minicu.ptx.text import Between, Declaration, Definition, Module, Piece

_AREA = f".param .align {VARIADIC_ALIGN} .b8 %VAParam[]"

#: The parameter for the area. LLVM raises its alignment where no other unit sees the function.
_MARKED = re.compile(rf"\.param \.align \d+ \.b8 ({NAME})\[{VARIADIC_MARK}\]")
_MARKED_PROTOTYPE = re.compile(rf"\b_\s*\[{VARIADIC_MARK}\]")

#: VARIADIC_END and VARIADIC_NOTHING in prototypes and calls.
_END = re.compile(r"\.param \.align 8 \.b8 _\[\d+\], \.param \.align 128 \.b8 _\[1\]")
_NOTHING = re.compile(r"\.param \.align 128 \.b8 _\[2\]")
_PASSED = re.compile(r"(?s)\t\.param \.align 128 \.b8 \t(param\d+)\[[12]\];\n(.*?)(?:, |(?<=\())\1\)")

_CALL_NUMBER = re.compile(rf"{re.escape(VARIADIC_CALL)}\d+")
_CALLED = re.compile(rf"({NAME}?){re.escape(VARIADIC_CALL)}(\d+)")


def amend(module: Module) -> None:
    for piece in module.pieces:
        if isinstance(piece, Definition):
            _rename_area(piece)
            piece.rewrite(_END, ".param .align 8 .b8 _[]")
            piece.rewrite(_NOTHING, ".param .align 8 .b8 _[]")
            piece.rewrite(_PASSED, r"\2)")
        elif isinstance(piece, Declaration):
            piece.head = _MARKED.sub(_AREA, piece.head)
    _name_calls(module)


def _rename_area(definition: Definition) -> None:
    """nvcc's functions have `.param .align 8 .b8 %VAParam[]`, and prototypes an area without size."""
    definition.rewrite(_MARKED_PROTOTYPE, "_[]")
    if area := _MARKED.search(definition.head):
        definition.head = _MARKED.sub(_AREA, definition.head)
        definition.rewrite(re.compile(rf"{re.escape(area[1])}\b"), "%VAParam")


def _name_calls(module: Module) -> None:
    """Calls of variadic functions go to names made from the function's (VARIADIC_CALL). One declaration of
    the function takes the place of those, unless it stands before them."""
    own: dict[str, Piece] = {}
    for piece in module.pieces:
        if isinstance(piece, Declaration | Definition):
            own.setdefault(piece.routine.name, piece)
    known: set[str] = set()
    pieces: list[Piece] = []
    for piece in module.pieces:
        if isinstance(piece, Declaration) and (called := _CALLED.fullmatch(piece.routine.name)):
            name = called[1]
            if name not in known:
                known.add(name)
                piece.head = _declared(own.get(name), piece, with_area=called[2] != "0")
                pieces.append(piece)
            elif isinstance(pieces[-1], Between):
                pieces[-1].text = pieces[-1].text.removesuffix("\n")
            continue
        if isinstance(piece, Declaration | Definition):
            known.add(piece.routine.name)
        if isinstance(piece, Definition):
            piece.rewrite(_CALL_NUMBER, "")
        pieces.append(piece)
    module.pieces = pieces


def _declared(own: Piece | None, call: Declaration, with_area: bool) -> str:
    """The declaration of a variadic function: as it is written further down, or made from that of a call."""
    if isinstance(own, Declaration | Definition):
        return own.head.rstrip(" \t\n;") + "\n;"
    inside = call.head[call.head.rindex("(") + 1 : call.head.rindex(")")]
    fixed = [p.strip() for p in inside.split(",") if p.strip()]
    parameters = ",\n\t".join([*(fixed[:-1] if with_area else fixed), _AREA])
    head = call.head.replace(f"({inside})", f"(\n\t{parameters}\n)")
    return _CALL_NUMBER.sub("", head)
