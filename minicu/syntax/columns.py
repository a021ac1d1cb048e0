"""Tokens as columns of numbers, for the disk: they come back from there some ten times as fast as they were
made. What several tokens share (spellings, sources, steps of macro expansion) is numbered in tables.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

from minicu.diagnostics.source import Expansion, Source
from minicu.syntax.tokens import Expanded, Pragma, Token

#: What a token is: written in place, of an expansion without and with white space before it, or a pragma.
_WRITTEN, _TIGHT, _SPACED, _PRAGMA = range(4)

#: For the disk: the columns of tokens, see `_Tables.row`.
Columns = list[bytes]


class Writer:
    """Gives numbers to what tokens share. `sources` has all the sources, in the order of their numbers."""

    def __init__(self, main: Source) -> None:
        self.sources: list[Source] = [main]
        self._numbers = {id(main): 0}
        self._made: dict[tuple[str, str], int] = {}
        self._words: dict[str, int] = {}
        self._lines: dict[tuple[str, int] | None, int] = {None: 0}
        self._expansions: dict[int, int] = {}
        self._steps: list[tuple[int, ...]] = []
        self._kept: list[Any] = []  # so that no identity is given to something else meanwhile

    def source(self, source: Source) -> int:
        """The number of a source; those that no file holds are the same if their text is."""
        number = self._numbers.get(id(source))
        if number is None:
            same = (source.name, source.text)
            number = self._made.setdefault(same, len(self.sources))
            if number == len(self.sources):
                self.sources.append(source)
            self._numbers[id(source)] = number
            self._kept.append(source)
        return number

    def columns(self, tokens: Sequence[Token]) -> Columns:
        """The columns of `tokens`, followed by those inside of pragmas, of which the last column has the
        counts."""
        inside = [t.tokens if t.__class__ is Pragma else () for t in tokens]
        counts = array("I", map(len, inside)) if any(inside) else array("I")
        rows = [self._row(t) for group in (tokens, *inside) for t in group]
        return [*(array("I", column).tobytes() for column in zip(*rows, strict=True)), counts.tobytes()]

    def tables(self) -> tuple[Any, ...]:
        """What the columns count on."""
        return list(self._words), list(self._lines), self._steps

    def _row(self, token: Token) -> tuple[int, ...]:
        """Class, kind, spelling, source, place, expansion (0: none) and lines."""
        if token.__class__ is Expanded:
            known = _SPACED if token.spaced else _TIGHT
        else:
            known = _PRAGMA if token.__class__ is Pragma else _WRITTEN
        words, lines = self._words, self._lines
        return (
            known,
            words.setdefault(token.type, len(words)),
            words.setdefault(token.value, len(words)),
            self._numbers.get(id(token.src)) or self.source(token.src),
            token.pos,
            self._expansion(token.via) if token.via is not None else 0,
            lines.setdefault(token.lines, len(lines)) if token.lines else 0,
        )

    def _expansion(self, via: Expansion) -> int:
        """The number of a step, from 1; those around it have smaller ones."""
        number = self._expansions.get(id(via))
        if number is None:
            around: list[Expansion] = []
            step: Expansion | None = via
            while step is not None and id(step) not in self._expansions:
                around.append(step)
                step = step.call.via
            for step in reversed(around):
                name = self._words.setdefault(step.name, len(self._words))
                self._steps.append((name, *self._row(step.call)))
                self._expansions[id(step)] = len(self._steps)
                self._kept.append(step)
            number = self._expansions[id(via)]
        return number


class Reader:
    """Makes tokens again from what `Writer` left, with `sources` in the same order."""

    def __init__(self, tables: tuple[Any, ...], sources: Sequence[Source]) -> None:
        self._words, self._lines, steps = tables
        self._sources = sources
        self._vias: list[Expansion | None] = [None]
        for name, how, kind, value, source, pos, via, line in steps:
            place = sources[source], pos, self._vias[via], self._lines[line]
            call: Token
            if how == _WRITTEN:
                call = Token(self._words[kind], self._words[value], *place)
            else:
                call = Expanded(self._words[kind], self._words[value], *place, how == _SPACED)
            self._vias.append(Expansion(self._words[name], call))

    def tokens(self, columns: Columns) -> list[Token]:
        """The tokens of such columns."""
        *fields, counts = (array("I", column) for column in columns)
        if not fields:
            return []
        words, sources, vias, lines = self._words, self._sources, self._vias, self._lines
        restored = [
            Token(words[kind], words[value], sources[source], pos, vias[via], lines[line])
            if how == _WRITTEN
            else Expanded(
                words[kind], words[value], sources[source], pos, vias[via], lines[line], how == _SPACED
            )
            if how != _PRAGMA
            else Pragma(
                words[value], Token(words[kind], "", sources[source], pos, vias[via], lines[line]), []
            )
            for how, kind, value, source, pos, via, line in zip(*fields, strict=True)
        ]
        at = len(counts)
        for token, count in zip(restored, counts):
            if token.__class__ is Pragma:
                token.tokens = restored[at : at + count]
            at += count
        return restored[: len(counts)] if counts else restored
