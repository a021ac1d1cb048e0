"""Source text and places in it.

A `Source` is one file (or string) of text. A `Span` is a stretch of it, together with the macro
expansions that produced it: what an error message needs to point at the user's own characters.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from typing import Any


class Source:
    """One file of source text.

    `part` says which part of minicu it is, "" if none: "header"; "library", whose declarations need no
    `#include`; "host", the part of that which other code in the process defines; "start", what runs main().
    `system` are all but the last: warnings inside them are not shown. `library` marks
    those of a library that stands beside programs (CCCL): nor are they shown there, and of what they declare
    only that is read which the program mentions.
    `name` is what messages print: the path as the user wrote it. `folder` is where the file lies that
    somebody asked to compile.
    """

    __slots__ = ("_starts", "folder", "library", "name", "part", "system", "text")

    def __init__(
        self, name: str, text: str, part: str = "", folder: str | None = None, library: bool = False
    ) -> None:
        self.folder = folder
        self.name = name
        self.text = text
        self.part = part
        self.system = part not in ("", "start")
        self.library = library
        self._starts: list[int] | None = None

    def place(self, pos: int) -> tuple[int, int]:
        """Line and column (both from 1) of the character at offset `pos`."""
        starts = self._starts
        if starts is None:
            starts = self._starts = [0]
            find, at = self.text.find, 0
            while (at := find("\n", at) + 1) > 0:
                starts.append(at)
        from bisect import bisect_right

        line = bisect_right(starts, pos)
        return line, pos - starts[line - 1] + 1

    def offset(self, line: int, column: int) -> int:
        """The offset of the character at a line and column (both from 1)."""
        self.place(0)
        assert self._starts is not None
        return self._starts[line - 1] + column - 1

    def line_around(self, pos: int) -> tuple[int, int]:
        """The offsets between which the line of offset `pos` lies, the end exclusive."""
        end = self.text.find("\n", pos)
        return self.text.rfind("\n", 0, pos) + 1, end + 1 if end >= 0 else len(self.text) + 1

    def line(self, number: int) -> str:
        """The text of line `number` (from 1), without its newline."""
        self.place(0)
        assert self._starts is not None
        start = self._starts[number - 1]
        end = self.text.find("\n", start)
        return self.text[start : end if end >= 0 else len(self.text)].rstrip("\r")

    @property
    def outside_program(self) -> bool:
        """Whether it is a header of the system or of the library."""
        return self.system or self.library

    def __repr__(self) -> str:
        return f"Source({self.name!r})"


class Expansion(NamedTuple):
    """One step of macro expansion: macro `name` was used at `call` (a token), so a token inside
    the expansion remembers both its spelling place and this."""

    name: str
    call: Any  # the Token that named the macro; its own `via` holds the outer expansion


class Span(NamedTuple):
    """Characters `start` to `end` (offsets, end exclusive) of `source`.

    `via` is the innermost macro expansion that produced them, or None for text the user wrote in
    place. `lines` holds a `#line` correction: (reported file name, line difference).
    """

    source: Source
    start: int
    end: int
    via: Expansion | None = None
    lines: tuple[str, int] | None = None

    # The same characters are the same, however they got there.

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Span) and self[:3] == other[:3]

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(self[:3])

    @property
    def place(self) -> tuple[str, int, int]:
        """File name, line and column as a message prints them."""
        line, column = self.source.place(self.start)
        if self.lines:
            return self.lines[0], line + self.lines[1], column
        return self.source.name, line, column
