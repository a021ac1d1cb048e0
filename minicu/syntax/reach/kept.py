"""The head of a source that is known from an earlier compilation (`preprocessor.heads`): it is cut into
declarations already, and what each of them mentions is known. Of the half a million tokens of a library's
headers, only those are made that somebody asks for: the declarations that the source needs.

That holds for heads in which nothing is the program's own, and at whose end a declaration ends.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, overload

from minicu.syntax.columns import Rows
from minicu.syntax.headers.supplied import NOTHING, Mentions, mentions
from minicu.syntax.packing import PackState
from minicu.syntax.reach import cutter
from minicu.syntax.reach.pieces import Enclosure, Known, Piece
from minicu.syntax.reach.reachable import names_in
from minicu.syntax.tokens import Token


class Cut(NamedTuple):
    """A head for the disk: what it mentions, its enclosures and pieces as the fields of those (what they lie
    in as a number, from 1, the keyword of an enclosure as a token's), and how `#pragma pack` is after it."""

    mentions: tuple[Any, ...]
    enclosures: list[tuple[str, str | None, bool, int, int]]
    pieces: list[tuple[Any, ...]]
    pack: str | None
    packs: list[tuple[str, str | None]]


def cut_head(tokens: Sequence[Token]) -> Cut | None:
    """How a head is kept; None if what stands after it may change it."""
    if not all(map(_given, tokens)):
        return None
    last = tokens[-1]
    unclosed: list[Token] = []
    pack = PackState()
    declarations = cutter.cut([*tokens, Token("SEMI", ";", last.src, last.pos)], unclosed, pack)
    if unclosed or any(piece.end > len(tokens) for piece in declarations):
        return None
    places = {id(token): number for number, token in enumerate(tokens)}
    numbers: dict[int, int] = {}
    enclosures: list[tuple[str, str | None, bool, int, int]] = []

    def number_of(around: Enclosure | None) -> int:
        if around is None:
            return 0
        if id(around) not in numbers:
            up = number_of(around.up)
            enclosures.append((around.kind, around.name, around.inline, places[id(around.token)], up))
            numbers[id(around)] = len(enclosures)
        return numbers[id(around)]

    kept = [
        (
            p.start, p.end, number_of(p.inside), tuple(_known(p, tokens)),
            p.kind, 0, 0, p.names, p.device, p.constexpr, p.defined, p.unfinished,
            p.operator, p.pack,
        )
        for p in declarations
    ]  # fmt: skip
    return Cut(tuple(mentions(tokens)), enclosures, kept, pack.value, pack.stack)


def _given(token: Token) -> bool:
    """Whether it is a library's, or of the expansion of a macro that one uses."""
    while token.via is not None:
        token = token.via.call
    return token.src.outside_program


def _known(piece: Piece, tokens: Sequence[Token]) -> Known:
    inside = [token.value for token in tokens[piece.start : piece.end]]
    places = [inside.index(name) if name in inside else 0 for name in piece.names]
    return Known(tuple(names_in(piece, tokens, frozenset())), tuple(places))


class Head:
    """A head that is known. `mentions` is what it mentions."""

    def __init__(self, rows: Rows, kept: Cut) -> None:
        self.mentions = Mentions(*kept.mentions)
        self._kept = kept
        self._rows = rows
        self._tokens: list[Token | None] = [None] * len(rows)

    def __len__(self) -> int:
        return len(self._tokens)

    def token(self, i: int) -> Token:
        token = self._tokens[i]
        if token is None:
            token = self._tokens[i] = self._rows.token(i)
        return token

    def tokens(self, start: int, end: int) -> list[Token]:
        """The tokens from `start` to `end` (exclusive), each made once."""
        here = self._tokens[start:end]
        if None in here:
            fresh = self._rows.tokens(start, end)
            self._tokens[start:end] = [old or token for old, token in zip(here, fresh, strict=True)]
        return self._tokens[start:end]  # type: ignore[return-value]

    def cut(self, at: int) -> tuple[list[Piece], PackState]:
        """The declarations of the head, `at` being the number of its first token, and how `#pragma pack` is
        after it."""
        around: list[Enclosure | None] = [None]
        for kind, name, inline, token, up in self._kept.enclosures:
            around.append(Enclosure(kind, name, inline, self.token(token), around[up]))
        head = []
        for start, end, inside, known, *fields in self._kept.pieces:
            piece = Piece(*fields)
            piece.start, piece.end, piece.inside = start + at, end + at, around[inside]
            piece.source, piece.known = self._rows.source(start), Known(*known)
            head.append(piece)
        pack = PackState()
        pack.value, pack.stack = self._kept.pack, list(self._kept.packs)
        return head, pack


class Tokens(Sequence[Token]):
    """The tokens of a file with a known head: those `before` it, its own, and those `behind` it."""

    def __init__(self, before: list[Token], head: Head, behind: list[Token]) -> None:
        self.before, self.head, self.behind = before, head, behind
        self.at = len(before)
        self.end = self.at + len(head)

    def __len__(self) -> int:
        return self.end + len(self.behind)

    @overload
    def __getitem__(self, i: int) -> Token: ...
    @overload
    def __getitem__(self, i: slice) -> list[Token]: ...
    def __getitem__(self, i: int | slice) -> Token | list[Token]:
        at, behind = self.at, self.end
        if isinstance(i, int):
            i = i if i >= 0 else i + len(self)
            if i < at:
                return self.before[i]
            return self.head.token(i - at) if i < behind else self.behind[i - behind]
        start, end, _ = i.indices(len(self))
        if start >= behind:
            return self.behind[start - behind : max(end - behind, 0)]
        tokens = self.before[start:end] if start < at else []
        if start < behind and end > at:
            tokens = tokens + self.head.tokens(max(start - at, 0), min(end, behind) - at)
        if end > behind:
            tokens = tokens + self.behind[: end - behind]
        return tokens

    def __iter__(self) -> Iterator[Token]:
        return iter(self[:])


def cut(tokens: Sequence[Token], unclosed: list[Token]) -> list[Piece]:
    """The declarations of a file, as `cutter.cut` has them."""
    if not isinstance(tokens, Tokens):
        return cutter.cut(tokens, unclosed)
    head, pack = tokens.head.cut(tokens.at)
    behind = cutter.cut(tokens.behind, unclosed, pack)
    for piece in behind:
        piece.start += tokens.end
        piece.end += tokens.end
    return [*cutter.cut(tokens.before), *head, *behind]


def own(tokens: Sequence[Token]) -> tuple[Sequence[Token], Mentions]:
    """Those among `tokens`, from the first that may be the program's own, and what stands before them
    mentions."""
    return (tokens.behind, tokens.head.mentions) if isinstance(tokens, Tokens) else (tokens, NOTHING)


def behind(library: list[Token], tokens: Sequence[Token]) -> Sequence[Token]:
    """The tokens of a file, after those of what it needs of the library."""
    if isinstance(tokens, Tokens):
        return Tokens([*library, *tokens.before], tokens.head, tokens.behind)
    return [*library, *tokens]
