"""Programs of several files: their preprocessed tokens are put together, and read as one file.

A declaration of a header counts once, whichever files include it, and so does a type, template or inline
function that two files define alike. Static variables of a header, and static functions that contain or
use such, belong to each file. What else belongs to one file (static functions and variables, types and
templates that differ, unnamed namespaces) is renamed where another file has the same name. A function or
variable that two files define is left to `sema`, which reports both places.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from minicu.syntax.reach.brackets import pairs
from minicu.syntax.reach.cutter import cut
from minicu.syntax.reach.launching import head
from minicu.syntax.reach.pieces import Enclosure, Piece
from minicu.syntax.tokens import FILE_START, NAMES, TAG_KEYS, Pragma, Token

if TYPE_CHECKING:
    from minicu.diagnostics.source import Source
    from minicu.syntax.preprocess import Preprocessed


def merged(units: Sequence[tuple[Source, Preprocessed]], relocatable: bool) -> Preprocessed:
    """One unit from those of several sources. What `.c` files define has C linkage. `relocatable`: -rdc."""
    # Declarations of headers count as nvcc's files have them.
    units = sorted(units, key=lambda unit: not unit[0].name.endswith(".cu"))
    (_, first), *rest = units
    cuts = [cut(unit.tokens) for _, unit in units]
    of_headers = [_of_headers(pieces, unit.tokens, source) for pieces, (source, unit) in zip(cuts, units)]
    shared = [_for_all(p, u.tokens, source, relocatable) for p, (source, u) in zip(cuts, units)]
    tokens: list[Token] = []
    seen: dict[tuple[str, int], _Said] = {}
    first_of: dict[tuple[str, ...], list[Token]] = {}  # where the first of several alike stands
    taken: set[str] = set()
    known: _Texts = {}
    for number, (source, unit) in enumerate(units, 1):
        own, pieces = list(unit.tokens), cuts[number - 1]
        said = {_end(piece, own): _said(piece, own) for piece in pieces}
        again = [p for p in pieces if (end := _end(p, own)) in seen and seen[end].names == p.names]
        other = {p for p in again if seen[_end(p, own)].text != said[_end(p, own)].text}
        separate = _separate(again, other, own, source)
        again = [piece for piece in again if piece not in separate]
        seen |= {end: what for end, what in said.items() if end not in seen}
        names = _defined(pieces, own, source)
        elsewhere = set().union(*of_headers) - of_headers[number - 1]
        elsewhere = elsewhere.union(*shared[number:])
        alike, clashing = _alike(pieces, own, source, known, taken | elsewhere, relocatable)
        taken |= names
        clashing |= {name for piece in separate for name in _variables(piece, own)}
        alike += [
            p
            for p in pieces
            if p not in separate and not _own(p, own, source) and _shared(p, own) and _is_known(p, own, known)
        ]
        again += alike
        bounds = [t for p in pieces if p not in separate or _class_of(p, own) for t in _bounds(p, own)]
        bounds += [tok for p in alike for tok in first_of[_text(p, own)]]
        known |= _texts(pieces, own)
        for piece in pieces:
            first_of.setdefault(_text(piece, own), _bounds(piece, own))
        dropped = {i for piece in again for i in range(piece.start, piece.end)}
        dropped.update(i for piece in separate for i in _class_of(piece, own))
        kept = _of_members(pieces, own, _in_types(again, own) & clashing)
        left = [
            tok if i in kept else _renamed(tok, clashing, number)
            for i, tok in enumerate(own) if i not in dropped
        ]  # fmt: skip
        tokens += _file_start(source, bounds) + _unpacked(left) + _in_its_language(left, source)
    tokens += _file_start(source, [])
    included = {s.name: s for _, unit in units for s in unit.included}
    others = {source.name: source for source, _ in rest}
    return replace(
        first,
        tokens=tokens,
        included=list((included | others).values()),
        missing=[path for _, unit in units for path in unit.missing],
        moments=[moment for _, unit in units for moment in unit.moments],
        skipped_headers=[header for _, unit in units for header in unit.skipped_headers],
        files={path: kept for _, unit in units for path, kept in unit.files.items()},
    )


def _end(piece: Piece, tokens: Sequence[Token]) -> tuple[str, int]:
    """What tells a declaration from all others: where its text ends. A macro may be what it begins with."""
    last = _written(tokens[piece.end - 1])
    return last.src.name, last.pos


class _Said(NamedTuple):
    """What stands at a place of a header, which macros may change. `text`: but for where it runs."""

    names: list[str]
    text: list[str]


def _said(piece: Piece, tokens: Sequence[Token]) -> _Said:
    return _Said(piece.names, [t.value for t in tokens[piece.start : piece.end] if t.value not in _SPACES])


#: Texts of declarations, and where they run.
_Texts = dict[tuple[str, ...], frozenset[str]]


def _texts(pieces: Sequence[Piece], tokens: Sequence[Token]) -> _Texts:
    return {_text(piece, tokens): _spaces(piece, tokens) for piece in pieces}


def _is_known(piece: Piece, tokens: Sequence[Token], known: _Texts) -> bool:
    """Whether another file says the same, and of what runs where this runs: a header may leave out
    __device__ for C++ files."""
    there = known.get(_text(piece, tokens))
    return there is not None and _spaces(piece, tokens) <= there


def _spaces(piece: Piece, tokens: Sequence[Token]) -> frozenset[str]:
    words = _SPACES.intersection(tok.value for tok in head(piece, tokens))
    return frozenset(words or ("__host__",))


_SPACES = frozenset({"__host__", "__device__", "__global__"})


def _text(piece: Piece, tokens: Sequence[Token]) -> tuple[str, ...]:
    """What a declaration says, and in which namespaces, but not where it runs."""
    first = head(piece, tokens)
    text = [tok.value for tok in first if tok.value not in _SPACES]
    text += [tok.value for tok in tokens[piece.start + len(first) : piece.end]]
    inside = piece.inside
    while inside is not None:
        text, inside = [inside.name or "", "::", *text], inside.up
    return tuple(text)


def _alike(
    pieces: Sequence[Piece],
    tokens: Sequence[Token],
    source: Source,
    known: _Texts,
    taken: Set[str],
    relocatable: bool,
) -> tuple[list[Piece], set[str]]:
    """The declarations of a file that are those of another file (C++17 [basic.def.odr]p6: the same tokens,
    whose names mean the same), and the names that mean something else here."""
    own = [piece for piece in pieces if _for_itself(piece, tokens, source, relocatable)]
    alike = [p for p in own if _shared(p, tokens) and _is_known(p, tokens, known)]
    variables = [p for p in pieces if p.kind in ("variable", "constant")]
    linked = {name for p in variables if not _defines(p, tokens) for name in p.names}
    overloads = {name for p in pieces if p.kind == "function" and p not in own for name in p.names}
    overloads |= {name for p in own if _is_declared_template(p, tokens) for name in p.names}
    others = (p for p in own if not (_is_static_function(p, tokens) or _is_declared_template(p, tokens)))
    linked |= overloads.difference(name for p in others for name in p.names)
    while True:
        clashing = {name for p in own if p not in alike for name in p.names if name in taken - linked}
        words = {p: {tok.value for tok in tokens[p.start : p.end]} for p in alike}
        left = [p for p in alike if clashing.isdisjoint(words[p])]
        if len(left) == len(alike):
            return alike, clashing
        alike = left


def _shared(piece: Piece, tokens: Sequence[Token]) -> bool:
    """Whether a definition is one entity for all files that contain the same text."""
    if _unnamed(piece.inside) or not _defines(piece, tokens):
        return False
    if piece.kind == "type":
        return piece.defined
    words = {tok.value for tok in head(piece, tokens)}
    return "static" not in words and bool(words & _SHARED)


_SHARED = frozenset({"inline", "template", "__inline__", "__forceinline__"})


def _defined(pieces: Sequence[Piece], tokens: Sequence[Token], source: Source) -> set[str]:
    """The names that a file itself defines, its headers not counted."""
    return {
        name for piece in pieces for name in piece.names
        if _own(piece, tokens, source) and _defines(piece, tokens)
    }  # fmt: skip


def _for_all(pieces: Sequence[Piece], tokens: Sequence[Token], source: Source, relocatable: bool) -> set[str]:
    """The names of functions and variables that a file itself declares, but not for itself alone."""
    return {
        name for p in pieces for name in p.names
        if _own(p, tokens, source)
        and not (_for_itself(p, tokens, source, relocatable) or _names_alone(p, tokens))
    }  # fmt: skip


def _of_headers(pieces: Sequence[Piece], tokens: Sequence[Token], source: Source) -> set[str]:
    """The functions that headers beside the program define for a file, and their variables: in files that do
    not include them, what belongs to the file alone may have the same name."""
    return {
        name for piece in pieces for name in piece.names
        if (piece.defined if piece.kind == "function" else piece.kind in ("variable", "constant"))
        and not _own(piece, tokens, source) and not tokens[piece.end - 1].src.system
    }  # fmt: skip


def _separate(
    again: Sequence[Piece], other: Set[Piece], tokens: Sequence[Token], source: Source
) -> set[Piece]:
    """The declarations of headers, among those that another file has as well, of which each file has its own
    (C++17 [basic.link]p3): variables that may hold different things, what macros make something `other`, and
    what uses them: functions and using-declarations."""
    headers = [p for p in again if not _own(p, tokens, source) and not tokens[p.end - 1].src.system]
    internal = [piece for piece in headers if _internal(piece, tokens)]
    separate = {piece for piece in internal if piece in other or _keeps_state(piece, tokens)}
    separate |= {p for p in headers if p in other and p.kind == "constant"}
    users = [p for p in internal if p.kind == "function"] + [p for p in headers if p.kind == "using"]
    words = {p: {tok.value for tok in tokens[p.start : p.end]} for p in users}
    while True:
        names = {name for piece in separate for name in _variables(piece, tokens)}
        further = {p for p in users if not names.isdisjoint(words[p])}
        if further <= separate:
            return separate
        separate |= further


def _internal(piece: Piece, tokens: Sequence[Token]) -> bool:
    before = head(piece, tokens)
    words = {tok.value for tok in before}
    if piece.kind == "type":  # `static struct S { int n; } s;`
        variables = bool(_variables(piece, tokens)) and "typedef" not in words
        return variables and ("static" in words or _unnamed(piece.inside))
    if piece.kind == "variable" and piece.device and "extern" not in words:
        return True  # as with nvcc's whole-program compilation
    changes = piece.kind in ("function", "variable") or (piece.kind == "constant" and "*" in words)
    return changes and ("static" in words or _unnamed(piece.inside))


def _class_of(piece: Piece, tokens: Sequence[Token]) -> list[int]:
    """Of `static struct S { int n; } s;`, of which each file has the variable alone: all but the name of what
    defines S."""
    before = len(head(piece, tokens))
    inside = tokens[piece.start : piece.end]
    named = next((i for i in range(before) if inside[i].value in piece.names[:1]), None)
    if piece.kind != "type" or not piece.defined or named is None:
        return []
    word = next((i for i in range(named) if inside[i].type in TAG_KEYS), named)
    parts = *range(word, named), *range(named + 1, pairs(inside)[before] + 1)
    return [piece.start + i for i in parts]


def _variables(piece: Piece, tokens: Sequence[Token]) -> list[str]:
    """What a declaration declares but for the class or the enumeration in front of it."""
    if not (of_class := _class_of(piece, tokens)):
        return piece.names
    behind = {tok.value for tok in tokens[of_class[-1] + 1 : piece.end]}
    if tokens[of_class[0]].type == "ENUM":
        behind -= {tokens[i].value for i in of_class}
    return [name for name in piece.names[1:] if name in behind]


def _keeps_state(piece: Piece, tokens: Sequence[Token]) -> bool:
    """Whether it is a variable, or a function with static ones of its own."""
    first = len(head(piece, tokens))
    inside = tokens[piece.start + first : piece.end]
    return piece.kind != "function" or any(tok.type == "STATIC" and tok.value == "static" for tok in inside)


def _is_static_function(piece: Piece, tokens: Sequence[Token]) -> bool:
    """Whether it is a function of internal linkage, which may be an overload of what other files define."""
    words = {tok.value for tok in head(piece, tokens)}
    return piece.kind == "function" and ("static" in words or _unnamed(piece.inside))


def _is_declared_template(piece: Piece, tokens: Sequence[Token]) -> bool:
    """Whether it declares a function template that another file may define."""
    words = {tok.value for tok in head(piece, tokens)}
    return (
        piece.kind == "function" and not piece.defined and "template" in words
        and "static" not in words and not _unnamed(piece.inside)
    )  # fmt: skip


def _defines(piece: Piece, tokens: Sequence[Token]) -> bool:
    if piece.kind in ("variable", "constant"):
        return all(tok.value != "extern" for tok in head(piece, tokens))
    if piece.kind != "function" or piece.defined or _unnamed(piece.inside):
        return not _names_alone(piece, tokens)
    return any(tok.value == "static" for tok in head(piece, tokens))  # or it is a variable: `static T x(1);`


def _in_types(pieces: Sequence[Piece], tokens: Sequence[Token]) -> set[str]:
    return {tok.value for p in pieces if p.kind == "type" for tok in tokens[p.start : p.end]}


def _of_members(pieces: Sequence[Piece], tokens: Sequence[Token], names: Set[str]) -> set[int]:
    """Where names that classes of headers may have as members are these: after `.` and `->`, behind a class,
    and in member functions that are defined here."""
    if not names:
        return set()
    classes = {name for piece in pieces if piece.kind == "type" for name in piece.names}
    named = [i for i, tok in enumerate(tokens) if tok.value in names]
    places = {i for i in named if tokens[i - 1].type in _ACCESS or _is_of_class(tokens, i, classes)}
    for piece in pieces:
        if piece.kind == "function" and not piece.names:  # of a qualified name
            places.update(i for i in range(piece.start, piece.end) if tokens[i].value in names)
    return places


_ACCESS = ("PERIOD", "ARROW")


def _is_of_class(tokens: Sequence[Token], at: int, classes: Set[str]) -> bool:
    """Whether the name there is qualified by a class, or an enumeration: `Mode::depth`, `Array<4>::depth`."""
    while at >= 2 and tokens[at - 1].type == "COLONCOLON":
        at -= 2
        if tokens[at].value in classes or tokens[at].type == "GT":
            return True
    return False


def _names_alone(piece: Piece, tokens: Sequence[Token]) -> bool:
    """`struct S;`, whose members another file may tell."""
    return (
        piece.kind == "type" and not piece.defined and piece.end - piece.start == 3
        and tokens[piece.start].type in ("STRUCT", "CLASS", "UNION")
    )  # fmt: skip


def _own(piece: Piece, tokens: Sequence[Token], source: Source) -> bool:
    return _end(piece, tokens)[0] == source.name


def _for_itself(piece: Piece, tokens: Sequence[Token], source: Source, relocatable: bool) -> bool:
    """Whether a declaration has no linkage to other files. Device entities have none in nvcc's whole-program
    compilation, although one may be declared and defined in the same file; `relocatable` ones have."""
    if not _own(piece, tokens, source) or _names_alone(piece, tokens):
        return False
    words = {tok.value for tok in head(piece, tokens)}
    if piece.kind == "type" or _unnamed(piece.inside) or (piece.kind == "constant" and "extern" not in words):
        return True
    if words & _INTERNAL:
        return piece.kind in ("function", "variable")
    if relocatable:
        return False
    if piece.kind == "function":
        return piece.defined and "__device__" in words and "__host__" not in words
    return piece.kind == "variable" and piece.device and "extern" not in words


_INTERNAL = frozenset({"static", "inline", "template", "constexpr", "__inline__", "__forceinline__"})


def _unnamed(inside: Enclosure | None) -> bool:
    while inside is not None:
        if inside.kind == "namespace" and inside.name is None:
            return True
        inside = inside.up
    return False


def _renamed(tok: Token, clashing: set[str], number: int) -> Token:
    if tok.type in NAMES and tok.value in clashing:
        return Token(tok.type, f"{tok.value}${number}", tok.src, tok.pos, tok.via, tok.lines)
    return tok


def _file_start(source: Source, bounds: list[Token]) -> list[Token]:
    """Where a file begins, with where each of its declarations does and ends; the end of all without."""
    at = Token("PPPRAGMA", "#pragma", source, 0)
    return [at, Pragma(FILE_START, at, bounds)]


def _bounds(piece: Piece, tokens: Sequence[Token]) -> list[Token]:
    """The first and the last token of a declaration, where they are written."""
    return [_written(tokens[piece.start]), _written(tokens[piece.end - 1])]


def _written(tok: Token) -> Token:
    while tok.via is not None:
        tok = tok.via.call
    return tok


def _unpacked(tokens: Sequence[Token]) -> list[Token]:
    """`#pragma pack()`: what another file has left in force says nothing here."""
    if not tokens:
        return []
    at = tokens[0]
    words = [Token("ID", word, at.src, at.pos, None, at.lines) for word in ("pack", "(", ")")]
    return [Token("PPPRAGMA", "#pragma", at.src, at.pos, None, at.lines), Pragma("pack()", at, words)]


def _in_its_language(tokens: list[Token], source: Source) -> list[Token]:
    """`extern "C" { ... }` around the declarations of a C file."""
    if not tokens or not source.name.endswith(".c"):
        return tokens
    at = tokens[0]
    words = (("EXTERN", "extern"), ("STRING_LITERAL", '"C"'), ("LBRACE", "{"), ("RBRACE", "}"))
    added = [Token(kind, word, at.src, at.pos, None, at.lines) for kind, word in words]
    return [*added[:3], *tokens, added[3]]
