"""Functions that a declaration marks for the device, and their definition does not: nvcc takes them for
functions of both sides (its warning 20037); and functions of the host that the device has as well."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from minicu.syntax.reach.pieces import Piece
from minicu.syntax.tokens import NAMES, Token

_DEPTH = {"LPAREN": 1, "LBRACKET": 1, "LBRACE": 1, "RPAREN": -1, "RBRACKET": -1, "RBRACE": -1}


def promised(pieces: Sequence[Piece], tokens: Sequence[Token]) -> set[int]:
    """The numbers of unmarked definitions that may belong to a declaration marked for the device: same name,
    same number of parameters."""
    defined: dict[tuple[str, int], list[int]] = {}
    for number, piece in enumerate(pieces):
        unmarked = piece.kind == "function" and piece.defined and not (piece.device or piece.constexpr)
        if unmarked and not piece.source.system:
            for name, count, _ in _heads(tokens[piece.start : piece.end]):
                defined.setdefault((name, count), []).append(number)
                break
    numbers: set[int] = set()
    for piece in pieces if defined else ():
        declares = piece.kind == "type" or (piece.kind == "function" and not piece.defined)
        if piece.device and declares and not piece.source.system:
            for name, count, marked in _heads(tokens[piece.start : piece.end]):
                if marked:
                    numbers.update(defined.get((name, count), ()))
    return numbers


def clashing(pieces: Sequence[Piece], tokens: Sequence[Token]) -> set[int]:
    """The numbers of unmarked functions for which a marked one in the same namespace has the same name and
    the same parameters as written: they do not overload each other."""
    unmarked: dict[tuple[object, ...], list[int]] = {}
    marked: list[tuple[object, ...]] = []
    functions = [
        (number, piece)
        for number, piece in enumerate(pieces)
        if piece.kind == "function" and not piece.constexpr and not piece.source.system
    ]
    both = {name for _, piece in functions if piece.device for name in piece.names}
    both &= {name for _, piece in functions if not piece.device for name in piece.names}
    for number, piece in functions:
        if both.isdisjoint(piece.names) or tokens[piece.start].type == "TEMPLATE":
            continue
        for name in both.intersection(piece.names):
            if (written := _written_parameters(tokens[piece.start : piece.end], name)) is not None:
                key = (*_namespaces(piece), name, written)
                if piece.device:
                    marked.append(key)
                else:
                    unmarked.setdefault(key, []).append(number)
    return {number for key in marked for number in unmarked.get(key, ())}


def _namespaces(piece: Piece) -> Iterator[str | None]:
    around = piece.inside
    while around is not None:
        if around.kind == "namespace":
            yield around.name
        around = around.up


def _written_parameters(tokens: Sequence[Token], name: str) -> tuple[str, ...] | None:
    """What is written between the parentheses after a function's name, without the parameters' names and
    default arguments."""
    start = next(
        (i for i, (a, b) in enumerate(pairwise(tokens)) if a.value == name and b.type == "LPAREN"), None
    )
    if start is None:
        return None
    end = _parameters(tokens, start + 1)[0] - 1
    parameters: list[str] = []
    words: list[Token] = []
    depth = 0
    for tok in [*tokens[start + 2 : end], None]:
        if tok is None or (tok.type == "COMMA" and depth == 0):
            kept = next((i for i, w in enumerate(words) if w.type == "EQUALS"), len(words))
            if kept > 1 and words[kept - 1].type in NAMES:
                kept -= 1
            parameters.append(" ".join(str(w.value) for w in words[:kept]))
            words = []
            continue
        depth += _DEPTH.get(str(tok.type), 0) + (tok.type == "LT") - (tok.type == "GT")
        words.append(tok)
    return tuple(parameters)


def _heads(tokens: Sequence[Token]) -> Iterator[tuple[str, int, bool]]:
    """Of each function that is declared or defined among `tokens`: its name, how many parameters it has,
    and whether this is a declaration with `__device__`."""
    i, marked, head, end = 0, False, None, len(tokens)
    while i < end:
        tok = tokens[i]
        if tok.value == "__device__":
            marked = True
        elif tok.type in NAMES and i + 1 < end and tokens[i + 1].type == "LPAREN" and head is None:
            if not str(tok.value).startswith("__"):
                behind, count = _parameters(tokens, i + 1)
                head = str(tok.value), count
                i = behind
                continue
        elif tok.type == "LBRACE" and head is not None:
            yield *head, False
            i = _parameters(tokens, i)[0]
            marked, head = False, None
            continue
        elif tok.type in ("SEMI", "LBRACE", "RBRACE"):
            if head is not None:
                yield *head, marked and tok.type == "SEMI"
            marked, head = False, None
        i += 1


def _parameters(tokens: Sequence[Token], i: int) -> tuple[int, int]:
    """The index after what is bracketed at `i`, and how many things commas divide in it."""
    depth, angle, count, start = 0, 0, 0, i
    while i < len(tokens):
        kind = tokens[i].type
        depth += _DEPTH.get(str(kind), 0)
        angle += (kind == "LT") - (kind == "GT") if depth == 1 else 0
        if depth == 0:
            break
        count += kind == "COMMA" and depth == 1 and angle <= 0
        i += 1
    return i + 1, count + (i > start + 1 and tokens[start + 1].value != "void")
