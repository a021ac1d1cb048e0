"""Tokens back to text, as `-E` shows them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from minicu.diagnostics.source import Source
from minicu.syntax.tokens import Token


class Spelled(NamedTuple):
    """The text of the first `length` tokens of a file, as `respell` gives it with places."""

    length: int
    text: str


def respell(tokens: Sequence[Token], places: bool = False) -> str:
    """Text that gives the same tokens when it is lexed again, with the lines the user wrote. With `places`,
    `#line` directives say where each of them stood."""
    lines: list[str] = []
    said: tuple[str, int] | None = None  # the place of the next line, as a reader of the text has it
    pieces: list[str] = []
    source: Source | None = None
    start = end = 0  # the line that the last token stood on
    before, last, after_pragma = "", None, False
    for token in tokens:
        kind, value = token.type, token.value
        if kind == "PPPRAGMA":
            continue
        outermost = token
        while outermost.via is not None:  # for text from a macro, where the user named the macro
            outermost = outermost.via.call
        new_line = outermost.src is not source or not start <= outermost.pos < end
        if new_line:
            source = outermost.src
            start, end = source.line_around(outermost.pos)
        if kind == "PPPRAGMASTR":
            value = "#pragma " + value
        if pieces and (new_line or kind == "PPPRAGMASTR" or after_pragma):
            lines.append("".join(pieces))
            pieces.clear()
            said = said and (said[0], said[1] + 1 + lines[-1].count("\n"))
        elif pieces and (token.spaced or _would_join(before[-1], value[0], before[0])):
            if not _behind(last, token):
                pieces.append(" ")
        if places and not pieces:
            file, line, _ = outermost.span.place
            if said != (file, line):
                lines.append(f'#line {min(line, 0x7FFFFFFF)} "{_quotable(file)}"')
                said = file, line
        pieces.append(value)
        before, last = value, token
        after_pragma = kind == "PPPRAGMASTR"
    if pieces:
        lines.append("".join(pieces))
    return "".join([line + "\n" for line in lines])


def _quotable(name: str) -> str:
    """A file's name as `#line` can say it: what it cannot is replaced."""
    return re.sub(r"""["\n\r]|\\$""", "?", name)


def _behind(last: Token | None, token: Token) -> bool:
    """Whether it directly follows the previous token in the source, as a suffix follows a string."""
    if last is None or last.via is not None or token.via is not None or token.spaced:
        return False
    return last.src is token.src and last.pos + len(last.value) == token.pos


@cache
def _would_join(a: str, b: str, first: str) -> bool:
    """Whether two tokens might be read as others without white space between them: by the last and first
    characters that meet, and the first of the left one."""
    word_a, word_b = a.isalnum() or a in "_$\"'", b.isalnum() or b in "_$\"'."
    if word_a:
        return word_b or ((first.isdigit() or first == ".") and b in "+-")
    return (a == "." and b.isdigit()) or (a in _JOINING and b in _JOINING)


_JOINING = frozenset("+-*/%&|^<>=!:.#?")
