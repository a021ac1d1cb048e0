"""Tags that are declared by being named, `struct S *f();`: in what is left out, in classes, in
templates."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set

from minicu.syntax.reach.pieces import Piece
from minicu.syntax.reach.slicing import closing
from minicu.syntax.tokens import NAMES, Token

_KEYS = frozenset({"STRUCT", "CLASS", "UNION"})
#: What follows a tag that is part of a declaration's type; in `class T>` it is a parameter's name.
_TYPE_GOES_ON = NAMES | {"TIMES", "AND", "LAND", "CONST", "VOLATILE"}


def first_named(
    pieces: Sequence[Piece], tokens: Sequence[Token], wanted: Set[int]
) -> dict[int, list[tuple[Token, Token]]]:
    """The keywords and tags by which each piece declares classes of the namespace around it
    ([basic.scope.pdecl]p7): with a name that no piece before has, and a `wanted` one after it mentions."""
    tagged = {
        number: tags
        for number, piece in enumerate(pieces)
        if piece.known is None and not piece.source.outside_program
        if (tags := list(_tags(tokens[piece.start : piece.end])))
    }
    if not tagged:
        return tagged
    named = {tag.value for tags in tagged.values() for _, tag in tags}
    first = {name: n for n in range(len(pieces) - 1, -1, -1) for name in pieces[n].names if name in named}
    last = dict.fromkeys(named, -1)
    for number in sorted(wanted):
        if pieces[number].known is None:
            mentioned = {tok.value for tok in tokens[pieces[number].start : pieces[number].end]}
            last.update(dict.fromkeys(named & mentioned, number))
    introduced = {
        number: [
            pair
            for pair in tags
            if number < first.get(name := pair[1].value, len(pieces)) and number < last[name]
        ]
        for number, tags in tagged.items()
    }
    return {number: tags for number, tags in introduced.items() if tags}


def _tags(tokens: Sequence[Token]) -> Iterator[tuple[Token, Token]]:
    """The tags that are named outside of functions' bodies, but for those of classes defined here."""
    if not any(tok.type in _KEYS for tok in tokens):
        return
    defined: set[str] = set()
    named: list[tuple[Token, Token]] = []
    i, in_class = 0, False
    while i < len(tokens) - 2:
        kind = tokens[i].type
        if kind in _KEYS:
            tag, behind = tokens[i + 1 : i + 3]
            in_class = True
            if tag.type in NAMES and behind.type in _TYPE_GOES_ON and behind.value != "final":
                named.append((tokens[i], tag))
            elif tag.type in NAMES and behind.type != "SEMI":
                defined.add(tag.value)
        elif kind == "LBRACE" and not in_class:
            i = closing(tokens, i)
            continue
        elif kind in ("LPAREN", "EQUALS", "SEMI", "LBRACE"):
            in_class = False
        i += 1
    yield from (pair for pair in named if pair[1].value not in defined)
