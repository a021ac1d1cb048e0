"""Tokens back to text, as `-E` shows them."""

from __future__ import annotations

from minicu.errors import user_span
from minicu.syntax.tokens import Token


def respell(tokens: list[Token]) -> str:
    """Text that gives the same tokens when it is lexed again, with the lines the user wrote."""
    lines: list[str] = []
    pieces: list[str] = []
    here = None
    before: Token | None = None
    for token in tokens:
        if token.type == "PPPRAGMA":
            continue
        span = user_span(token.span)
        place = span.source, span.place[1]
        pragma = token.type == "PPPRAGMASTR"
        if pieces and (place != here or pragma or (before is not None and before.type == "PPPRAGMASTR")):
            lines.append("".join(pieces))
            pieces = []
        here = place
        if pragma:
            pieces.append("#pragma " + token.value)
        else:
            if pieces and before is not None and (token.spaced or _would_join(before.value, token.value)):
                pieces.append(" ")
            pieces.append(token.value)
        before = token
    if pieces:
        lines.append("".join(pieces))
    return "".join(line + "\n" for line in lines)


def _would_join(left: str, right: str) -> bool:
    """Whether the two might be read as other tokens without white space between them."""
    a, b = left[-1], right[0]
    word_a, word_b = a.isalnum() or a in "_$\"'", b.isalnum() or b in "_$\"'."
    if word_a:
        return word_b or ((left[0].isdigit() or left[0] == ".") and b in "+-")
    return (a == "." and b.isdigit()) or (a in _JOINING and b in _JOINING)


_JOINING = frozenset("+-*/%&|^<>=!:.#?")
