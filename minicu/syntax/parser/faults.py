"""The parser's complaints: exceptions that carry a place."""

from __future__ import annotations

from collections.abc import Iterable

from pycparser.c_parser import ParseError

from minicu.diagnostics.errors import Diagnostic, Kind, Note, Place, span_of


class SyntaxFault(ParseError):
    """The parser cannot go on: where, what, notes. No `message`: the cause has been reported already.
    `unknown`: the name of a type that is complained of, once."""

    def __init__(
        self,
        place: Place,
        message: str,
        notes: Iterable[Note] = (),
        unknown: str | None = None,
        kind: Kind = Kind.OTHER,
    ) -> None:
        super().__init__(message)
        self.unknown = unknown
        self.place = place
        self.message = message
        self.notes = tuple(notes)
        self.kind = kind

    def diagnostic(self) -> Diagnostic:
        return Diagnostic("error", self.message, span_of(self.place), self.notes, kind=self.kind)


class MisplacedDefinition(SyntaxFault):
    """What can only stand at file scope begins at `start`, inside something else: a brace is missing."""

    def __init__(self, place: Place, message: str, notes: Iterable[Note], start: int) -> None:
        super().__init__(place, message, notes, kind=Kind.GRAMMAR)
        self.start = start
