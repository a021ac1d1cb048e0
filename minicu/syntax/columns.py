"""Tokens as columns of numbers, for the disk: they come back from there some ten times as fast as they were
made. What several tokens share (spellings, sources, steps of macro expansion) is numbered in tables.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import Any

from minicu.diagnostics.source import Expansion, Source
from minicu.syntax.tokens import Expanded, Pragma, Token

#: What a token is: written in place, of an expansion without and with white space before it, or a pragma.
_WRITTEN, _TIGHT, _SPACED, _PRAGMA = range(4)

#: The column of sources.
_SOURCE = 3

#: For the disk: each column of `Writer._row` with the code of its numbers (`array`), and the pragmas among
#: the rows, with how many of the rows that follow stand inside of them.
Columns = tuple[list[tuple[str, bytes]], list[tuple[int, int]]]


class Writer:
    """Gives numbers to what tokens share. `sources` has all the sources, in the order of their numbers."""

    def __init__(self, main: Source) -> None:
        self.sources: list[Source] = [main]
        self._numbers = {id(main): 0}
        self._by_text: dict[tuple[str, str], int] = {}
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
            number = self._by_text.setdefault(same, len(self.sources))
            if number == len(self.sources):
                self.sources.append(source)
            self._numbers[id(source)] = number
            self._kept.append(source)
        return number

    def columns(self, tokens: Sequence[Token]) -> Columns:
        """The columns of `tokens`, followed by those inside of pragmas."""
        inside = [(i, t.tokens) for i, t in enumerate(tokens) if isinstance(t, Pragma) and t.tokens]
        rows = [self._row(t) for group in (tokens, *(held for _, held in inside)) for t in group]
        columns = [_packed(column) for column in zip(*rows, strict=True)]
        return columns, [(i, len(held)) for i, held in inside]

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


def _packed(column: tuple[int, ...]) -> tuple[str, bytes]:
    """Numbers, each in as few bytes as the largest needs."""
    code = next(code for code in "BHI" if max(column) >> 8 * array(code).itemsize == 0)
    return code, array(code, column).tobytes()


class _Expansions(dict[int, Expansion | None]):
    """Steps of expansion by their numbers, each made when it is asked for."""

    def __init__(self, reader: Reader, steps: Sequence[tuple[int, ...]]) -> None:
        super().__init__({0: None})
        self._reader, self._steps = reader, steps

    def __missing__(self, number: int) -> Expansion:
        name, *row = self._steps[number - 1]
        self[number] = step = self._reader.expansion(name, row)
        return step


class Reader:
    """Makes tokens again from what `Writer` left, with `sources` in the same order."""

    def __init__(self, tables: tuple[Any, ...], sources: Sequence[Source]) -> None:
        self._words, self._lines, steps = tables
        self.sources = sources
        self._vias = _Expansions(self, steps)

    def expansion(self, name: int, row: Sequence[int]) -> Expansion:
        """The step in which the macro was used that a row is of."""
        (call,) = self.restored([[field] for field in row])
        return Expansion(self._words[name], call)

    def tokens(self, columns: Columns) -> list[Token]:
        """The tokens of such columns."""
        rows = Rows(self, columns)
        return rows.tokens(0, len(rows))

    def restored(self, fields: Sequence[Sequence[int]]) -> list[Token]:
        """The tokens of such columns of numbers; pragmas without what is inside of them."""
        words, sources, vias, lines = self._words, self.sources, self._vias, self._lines
        return [
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


class Rows:
    """Columns, of which some rows can be made tokens."""

    def __init__(self, reader: Reader, columns: Columns) -> None:
        packed, inside = columns
        self._reader = reader
        self._fields = [array(code, data) for code, data in packed]
        self._pragmas = [number for number, _ in inside]
        counts = [count for _, count in inside]
        self._count = (len(self._fields[0]) if self._fields else 0) - sum(counts)
        # What stands inside of each of these: from, to.
        self._inside = list(pairwise(accumulate(counts, initial=self._count)))

    def __len__(self) -> int:
        return self._count

    def source(self, i: int) -> Source:
        """Where the token of a row stands."""
        return self._reader.sources[self._fields[_SOURCE][i]]

    def token(self, i: int) -> Token:
        """The token of a row."""
        return self.tokens(i, i + 1)[0]

    def tokens(self, start: int, end: int) -> list[Token]:
        """The tokens of rows `start` to `end` (exclusive)."""
        tokens = self._reader.restored([field[start:end] for field in self._fields]) if self._fields else []
        for i in range(bisect_left(self._pragmas, start), bisect_left(self._pragmas, end)):
            pragma = tokens[self._pragmas[i] - start]
            assert isinstance(pragma, Pragma)
            pragma.tokens = self.tokens(*self._inside[i])
        return tokens
