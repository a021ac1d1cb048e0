"""Instances of kernel templates that host code names: `k<float, 256><<<grid, block>>>(...)`.

Host code is skipped, so its tokens are searched for names of kernel templates with arguments.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from minicu.dataclass import dataclass
from minicu.syntax.cut import Piece
from minicu.syntax.tokens import Token

_NAMES = frozenset({"ID", "TYPEID"})
_BEFORE = frozenset({"SEMI", "LBRACE", "RBRACE", "LPAREN"})
#: How often a constant may stand for another one.
_DEEPEST = 8


@dataclass(slots=True, eq=False)
class Mention:
    """`tokens` are those of `a::k<arguments>` in the host code of `piece`; where an argument is a local
    constant, those of its initialiser stand in its place."""

    piece: Piece
    tokens: list[Token]

    def names(self) -> set[str]:
        return {tok.value for tok in self.tokens if tok.type in _NAMES}


def mentions(pieces: Sequence[Piece], tokens: Sequence[Token]) -> list[Mention]:
    """What the pieces of host code mention, each once."""
    kernels = {
        name for piece in pieces
        if piece.device and tokens[piece.start].type == "TEMPLATE" and piece.kind == "function"
        and any(tok.value == "__global__" for tok in tokens[piece.start : piece.end])
        for name in piece.names
    }  # fmt: skip
    if not kernels:
        return []
    found: dict[str, Mention] = {}
    for piece in pieces:
        if piece.device or not piece.defined or tokens[piece.start].src.system:
            continue
        for mention in _in_piece(piece, tokens, kernels):
            found.setdefault(" ".join(tok.value for tok in mention.tokens), mention)
    return list(found.values())


def _in_piece(piece: Piece, tokens: Sequence[Token], kernels: set[str]) -> Iterator[Mention]:
    for i in range(piece.start, piece.end - 1):
        if tokens[i].value not in kernels or tokens[i + 1].type != "LT":
            continue
        end = _closing(tokens, i + 1, piece.end)
        if end is None:
            continue
        first = i
        while first - 2 >= piece.start and tokens[first - 1].type == "COLONCOLON":
            first -= 2 if tokens[first - 2].type in _NAMES else 1
        arguments = _resolved(list(tokens[i + 2 : end]), tokens, piece.start, i, _DEEPEST)
        yield Mention(piece, [*tokens[first : i + 2], *arguments, tokens[end]])


def _closing(tokens: Sequence[Token], i: int, limit: int) -> int | None:
    """Index of the `>` that closes the `<` at `i`."""
    angles = brackets = 0
    for j in range(i, limit):
        kind = tokens[j].type
        if kind in ("LPAREN", "LBRACKET"):
            brackets += 1
        elif kind in ("RPAREN", "RBRACKET"):
            brackets -= 1
            if brackets < 0:
                return None
        elif kind in ("SEMI", "LBRACE", "RBRACE"):
            return None
        elif brackets == 0 and kind == "LT":
            angles += 1
        elif brackets == 0 and kind == "GT":
            angles -= 1
            if angles == 0:
                return j
    return None


def _resolved(
    arguments: list[Token], tokens: Sequence[Token], start: int, before: int, depth: int
) -> list[Token]:
    """`arguments` with the initialisers of the function's own constants, `const int n = 256;`."""
    result: list[Token] = []
    for tok in arguments:
        at = _constant(tok.value, tokens, start, before) if tok.type in _NAMES and depth else None
        if at is None:
            result.append(tok)
            continue
        end = at
        while end < before and tokens[end].type not in ("SEMI", "COMMA"):
            end += 1
        inner = _resolved(list(tokens[at:end]), tokens, start, at - 2, depth - 1)
        result += [_punctuator("LPAREN", "(", tok), *inner, _punctuator("RPAREN", ")", tok)]
    return result


def _punctuator(kind: str, text: str, at: Token) -> Token:
    return Token(kind, text, at.src, at.pos, at.via, at.lines)


def _constant(name: str, tokens: Sequence[Token], start: int, before: int) -> int | None:
    """Index behind the `=` of the nearest declaration of a constant of that name before `before`."""
    for i in range(before - 2, start, -1):
        if tokens[i].value == name and tokens[i].type in _NAMES and tokens[i + 1].type == "EQUALS":
            j = i
            while j > start and tokens[j].type not in _BEFORE:
                if tokens[j].type in ("CONST", "CONSTEXPR"):
                    return i + 2
                j -= 1
            return None
    return None
