"""Tokens: what the preprocessor makes and the parser reads.

The token is also the coordinate that pycparser stores in every node (`node.coord`), so an error
about a node has its place and its macro history at no extra cost.
"""

from __future__ import annotations

from typing import Any

from minicu.source import Expansion, Source, Span


class Token:
    """One preprocessing token.

    `type` is pycparser's kind ("ID", "LPAREN", "INT_CONST_DEC" ...), `value` its spelling, `pos`
    the offset in `src`. `via` is the macro expansion it came from (None: written in place).
    `lines` is the `#line` correction in force. `ver` belongs to the parser: the version of the
    scopes at which it classified this identifier.
    """

    __slots__ = ("lines", "pos", "src", "type", "value", "ver", "via")

    def __init__(
        self,
        type: str,
        value: str,
        src: Source,
        pos: int,
        via: Expansion | None = None,
        lines: tuple[str, int] | None = None,
    ) -> None:
        self.type = type
        self.value = value
        self.src = src
        self.pos = pos
        self.via = via
        self.lines = lines
        self.ver: Any = None

    @property
    def span(self) -> Span:
        return Span(self.src, self.pos, self.pos + len(self.value), self.via, self.lines)

    @property
    def lineno(self) -> int:
        return self.span.place[1]

    @property
    def column(self) -> int:
        return self.span.place[2]

    @property
    def filename(self) -> str:
        return self.span.place[0]

    def __repr__(self) -> str:
        return f"Token({self.type}, {self.value!r})"

    def __str__(self) -> str:
        name, line, column = self.span.place
        return f"{name}:{line}:{column}"
