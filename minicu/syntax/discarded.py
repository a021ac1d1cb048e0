"""Which statements of skipped host code a `if constexpr` may discard (C++17 [stmt.if]p2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from minicu.diagnostics.errors import Diagnostics
from minicu.syntax.conditions import evaluate
from minicu.syntax.cut import Piece
from minicu.syntax.tokens import Token

_OPEN = frozenset({"LPAREN", "LBRACKET", "LBRACE"})
_CLOSE = frozenset({"RPAREN", "RBRACKET", "RBRACE"})
_WITH_PARENTHESES = frozenset({"IF", "FOR", "WHILE", "SWITCH"})


@dataclass(slots=True, eq=False)
class Branch:
    """A statement from `start` to `end` that is there if the condition (tokens from `first` to `last`) is
    true, with `otherwise` if it is false."""

    start: int
    end: int
    first: int
    last: int
    otherwise: bool


def branches(tokens: Sequence[Token], piece: Piece) -> list[Branch]:
    """Those in one declaration, outer ones before inner ones."""
    found = []
    for i in range(piece.start, piece.end - 2):
        if tokens[i].type != "IF" or tokens[i + 1].type != "CONSTEXPR" or tokens[i + 2].type != "LPAREN":
            continue
        first = i + 3
        start = _closed(tokens, i + 2, piece.end)
        end = _statement(tokens, start, piece.end)
        found.append(Branch(start, end, first, start - 1, False))
        if end < piece.end and tokens[end].type == "ELSE":
            found.append(Branch(end + 1, _statement(tokens, end + 1, piece.end), first, start - 1, True))
    return found


def known_false(condition: list[Token]) -> bool:
    """Is a condition of literals alone false?"""
    if any(tok.type in ("ID", "TYPEID") for tok in condition):
        return False
    faults = Diagnostics()
    return not evaluate(condition, condition[0], True, faults) and not faults.errors


def _closed(tokens: Sequence[Token], i: int, limit: int) -> int:
    """The index behind the bracket that closes the one at `i`."""
    depth = 0
    while i < limit:
        depth += (tokens[i].type in _OPEN) - (tokens[i].type in _CLOSE)
        i += 1
        if depth == 0:
            break
    return i


def _statement(tokens: Sequence[Token], i: int, limit: int) -> int:
    """The index behind the statement at `i`."""
    if i < limit and tokens[i].type in _WITH_PARENTHESES:
        conditional = tokens[i].type == "IF"
        while i < limit and tokens[i].type != "LPAREN":
            i += 1
        i = _statement(tokens, _closed(tokens, i, limit), limit)
        if conditional and i < limit and tokens[i].type == "ELSE":
            i = _statement(tokens, i + 1, limit)
        return i
    if i < limit and tokens[i].type == "LBRACE":
        return _closed(tokens, i, limit)
    while i < limit and tokens[i].type != "SEMI":
        i = _closed(tokens, i, limit) if tokens[i].type in _OPEN else i + 1
    return min(i + 1, limit)
