"""Names with a scope where none may stand (C++17 [dcl.meaning]p1), in host code, which is cut and not parsed:
what the tokens alone tell."""

from __future__ import annotations

from collections.abc import Sequence

from minicu.diagnostics.errors import Diagnostics
from minicu.syntax.cut import Piece
from minicu.syntax.specifiers import SLOT
from minicu.syntax.tokens import Token

_NAMES = frozenset({"ID", "TYPEID"})
_AFTER_DECLARATOR = frozenset({"SEMI", "EQUALS", "COMMA", "LBRACKET"})


def check(diagnostics: Diagnostics, tokens: Sequence[Token], piece: Piece, pieces: Sequence[Piece]) -> None:
    """Complain about the names that a type or variable of the host's declares."""
    if piece.kind not in ("type", "variable", "constant"):
        return
    inside = tokens[piece.start : piece.end]
    if not any(tok.type == "COLONCOLON" for tok in inside):
        return
    enumeration = any(tok.type == "ENUM" for tok in inside[:3])
    depth = 0
    for i, tok in enumerate(inside[:-2]):
        depth += (tok.type == "LBRACE") - (tok.type == "RBRACE")
        if tok.type != "COLONCOLON" or inside[i + 1].type not in _NAMES or i == 0:
            continue
        before, after = inside[i - 1], inside[i + 2].type
        if enumeration and before.type in ("LBRACE", "COMMA"):
            _refuse(diagnostics, inside, i, "an enumerator")
        elif after in _AFTER_DECLARATOR and SLOT.get(before.type) == "type":  # `int ::x;`
            _refuse(diagnostics, inside, i, "a member" if depth else "a variable or type")
        elif after in _AFTER_DECLARATOR and before.type in _NAMES and i > 1:
            if SLOT.get(inside[i - 2].type) != "type":
                continue
            if depth:  # `struct A { int B::x; };`
                _refuse(diagnostics, inside, i - 1, "a member")
            else:
                _of_class(diagnostics, tokens, inside, i, pieces)
        elif piece.kind == "type" and before.type == "USING" and after == "EQUALS":
            _refuse(diagnostics, inside, i, "an alias")


def _refuse(diagnostics: Diagnostics, inside: Sequence[Token], i: int, what: str) -> None:
    name = "".join(tok.value for tok in inside[i : i + (2 if inside[i].type == "COLONCOLON" else 3)])
    diagnostics.error(inside[i], f"{what} cannot be declared by a qualified name ('{name}')")


def _of_class(
    diagnostics: Diagnostics,
    tokens: Sequence[Token],
    inside: Sequence[Token],
    i: int,
    pieces: Sequence[Piece],
) -> None:
    """`int S::y = 3;` defines a static member, which the class has declared and which is no `static` here."""
    owner, name = inside[i - 1].value, inside[i + 1].value
    known = [p for p in pieces if p.kind == "type" and p.defined and owner in p.names]
    if len(known) != 1:
        return
    body = tokens[known[0].start : known[0].end]
    opening = next((n for n, tok in enumerate(body) if tok.type == "LBRACE"), 0)
    if any(tok.type in ("COLON", "ENUM", "TYPEDEF") for tok in body[:opening]):  # a base may have it
        return
    if any(tok.type == "STATIC" and tok.value == "static" for tok in inside[:i]):
        diagnostics.error(inside[0], "'static' can only be specified inside the class definition")
    elif name not in {tok.value for tok in body}:
        diagnostics.error(inside[i + 1], f"no member named '{name}' in '{owner}'")
