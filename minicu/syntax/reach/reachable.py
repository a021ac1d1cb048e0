"""Finds the declarations of a `.cu` file that device code can reach."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import replace
from typing import TYPE_CHECKING

from minicu.syntax.headers.needed import (
    ALLOCATED,
    CALLED,
    CALLING,
    CHILD,
    LAUNCH_CHILD,
    behind,
    by_auto,
    called,
    half_bases,
)
from minicu.syntax.headers.supplied import of_library
from minicu.syntax.reach.promised import clashing, promised
from minicu.syntax.tokens import NAMES, Token

if TYPE_CHECKING:
    from minicu.syntax.reach.pieces import Piece

_MENTIONING = NAMES | CALLING | {"PPPRAGMASTR"}  # `#pragma unroll N`


def reachable(
    pieces: Sequence[Piece],
    tokens: Sequence[Token],
    types: bool = False,
    named: Iterable[str] = (),
    whole_program: bool = False,
    first: Iterable[int] = (),
) -> set[int]:
    """Which pieces device code can reach by spelling: indexes into `pieces`.

    Starts from what is marked for the device in the user's own files; from a header of minicu's only what is
    mentioned counts. Host functions and variables are never reached: messages speak of them.
    With `types`, all types of the user's files are wanted; `named` are further names to begin with, `first`
    further pieces. With `whole_program` only these count, and host code is reached as well.
    """
    unmarked = promised(pieces, tokens) | clashing(pieces, tokens) if not whole_program else set()
    index, variables = _indexed(pieces, tokens, unmarked, whole_program)
    reached: set[int] = set()
    seen: set[str] = set()
    todo = [
        number
        for number, piece in enumerate(pieces)
        if _begins(piece, tokens, index, number in unmarked, types, whole_program)
    ]
    for name in named:
        todo += index.get(name, ())
    todo += first

    def reach(todo: list[int]) -> None:
        while todo:
            number = todo.pop()
            if number in reached:
                continue
            reached.add(number)
            mentioned = names_in(pieces[number], tokens, seen)
            seen.update(mentioned)
            for name in mentioned:
                todo += index.get(name, ())
            if variables:
                for name in _measured(pieces[number], tokens):
                    todo += variables.get(name, ())

    def known(name: str) -> bool:
        if name in index:  # that `using std::string_view` is there says nothing of what it brings
            there = (i for i in index[name] if pieces[i].kind != "using")
            return any(i in reached or pieces[i].source.system for i in there)
        return name in seen or name.startswith("__builtin_")

    reach(todo)
    # A static_assert holds for the device if all that it names does: what device code reaches, and what
    # minicu's headers declare. Names of no declaration are members, which stand in one that is reached.
    for number, piece in enumerate(pieces):
        if piece.kind == "assertion" and not piece.source.outside_program:
            if all(known(tok.value) for tok in tokens[piece.start : piece.end] if tok.type in NAMES):
                reach([number])
    return reached


def _begins(
    piece: Piece,
    tokens: Sequence[Token],
    index: Mapping[str, list[int]],
    unmarked: bool,
    types: bool,
    whole_program: bool,
) -> bool:
    """Whether a piece is wanted even if nothing names it."""
    source = piece.source
    if not whole_program and not source.outside_program:
        if piece.device or piece.unfinished or unmarked or (types and piece.kind == "type"):
            return True
    if piece.kind == "using":
        return True
    if piece.operator:
        if whole_program or piece.constexpr:
            return True
        # Operators of the host's classes may need what device code cannot have.
        return (piece.device or of_library(source)) and not _is_member(piece, tokens)
    return of_library(source) and any(_converts(name, index) for name in piece.names)


def _is_member(piece: Piece, tokens: Sequence[Token]) -> bool:
    """Whether an operator function is defined outside of the class or namespace that declares it."""
    inside = tokens[piece.start : piece.end]
    operator = next((i for i, tok in enumerate(inside) if tok.type == "OPERATOR"), 0)
    return operator > 0 and inside[operator - 1].type == "COLONCOLON"


def _indexed(
    pieces: Sequence[Piece], tokens: Sequence[Token], unmarked: Set[int], whole_program: bool
) -> tuple[dict[str, list[int]], dict[str, list[int]]]:
    """The pieces that declare each name, as far as device code may use them; and by name the variables of
    the host, for whose types device code may ask."""
    index: dict[str, list[int]] = {}
    variables: dict[str, list[int]] = {}
    for number, piece in enumerate(pieces):
        if piece.kind == "variable" and not whole_program and not _needed(piece):
            for name in piece.names:
                variables.setdefault(name, []).append(number)
        if whole_program or number in unmarked or _needed(piece):
            # No name is written where an operator of a library's class is used, or its conversion.
            unnamed = piece.operator or not piece.names
            members = whole_program or (piece.source.library and unnamed)
            for name in {*piece.names, *_qualifiers(piece, tokens)} if members else piece.names:
                index.setdefault(name, []).append(number)
    return index, variables


def _converts(name: str, index: Mapping[str, list[int]]) -> bool:
    """Whether this library function may make (`T_of`) or convert (`T_to_float`) a record T."""
    stem, separator, rest = name.rpartition("_of")
    if not separator or rest:
        stem = name.partition("_to_")[0]
    return stem != name and stem in index


def _measured(piece: Piece, tokens: Sequence[Token]) -> set[str]:
    """The names in operands that are not evaluated."""
    names: set[str] = set()
    inside = tokens[piece.start : piece.end]
    for i, word in enumerate(inside):
        if word.type in _UNEVALUATED:
            depth = 0
            for tok in inside[i + 1 :]:
                depth += (tok.type == "LPAREN") - (tok.type == "RPAREN")
                if tok.type in NAMES:
                    names.add(tok.value)
                if depth <= 0:
                    break
    return names


_UNEVALUATED = frozenset({"SIZEOF", "_ALIGNOF", "DECLTYPE", "TYPEOF", "NOEXCEPT"})


def names_in(piece: Piece, tokens: Sequence[Token], seen: Set[str]) -> set[str]:
    """The names that a piece needs by spelling, but for those `seen`."""
    if piece.known is not None:
        return {name for name in piece.known.mentioned if name not in seen}
    everything = {tok.value for tok in tokens[piece.start : piece.end] if tok.type in _MENTIONING}
    names = everything - seen
    names |= behind(names)
    for text in [t for t in names if t.startswith("unroll")]:  # `#pragma unroll N` names N
        names.update(re.findall(r"\w+", text))
    names.update([CALLED[word] for word in names & CALLED.keys()])
    if not everything.isdisjoint(("new", "delete")):
        names |= called(tokens[piece.start : piece.end]) - seen
    if any(tok.type == "LAUNCH_BEGIN" for tok in tokens[piece.start : piece.end]):
        names.update((CHILD, LAUNCH_CHILD))
    if "new" in names:
        names.update(("std", ALLOCATED))
    names |= half_bases(tokens[piece.start : piece.end], everything) - seen
    return names | by_auto([tok.type for tok in tokens[piece.start : piece.end]])


def asserted(pieces: Sequence[Piece], tokens: Sequence[Token], wanted: set[int]) -> set[int]:
    """The user's assertions and constexpr variables that are not among the `wanted` pieces, classes that hold
    assertions, and what they all mention: a `static_assert` is checked whoever uses its names, and so is
    whether a constexpr variable is constant."""
    index: dict[str, list[int]] = {}
    numbers: set[int] = set()
    todo: list[int] = []
    for number, piece in enumerate(pieces):
        if number in wanted:
            continue
        if _needed(piece):
            for name in piece.names:
                index.setdefault(name, []).append(number)
        if piece.source.outside_program:
            continue
        if piece.kind == "constant" and piece.constexpr and tokens[piece.start].type != "TEMPLATE":
            todo.append(number)
        elif piece.kind in ("assertion", "type"):
            if any(tok.type == "_STATIC_ASSERT" for tok in tokens[piece.start : piece.end]):
                todo.append(number)
    while todo:
        if (number := todo.pop()) not in numbers:
            numbers.add(number)
            piece = pieces[number]
            for name in names_in(piece, tokens, frozenset()):
                todo += index.get(name, ())
    return numbers


def asked(pieces: Sequence[Piece], tokens: Sequence[Token], wanted: set[int]) -> tuple[set[int], set[int]]:
    """The host functions of which device code among the `wanted` pieces may ask for the type of a call, and
    what their heads mention."""
    functions: dict[str, list[int]] = {}
    index: dict[str, list[int]] = {}
    for number, piece in enumerate(pieces):
        if number not in wanted:
            known = index if _needed(piece) else functions if piece.kind == "function" else {}
            for name in piece.names:
                known.setdefault(name, []).append(number)
    todo = [
        number
        for wanting in (wanted if functions else ())
        for name in functions.keys() & _measured(pieces[wanting], tokens)
        for number in functions[name]
    ]
    heads, reached = set(todo), set[int]()
    while todo:
        if (number := todo.pop()) not in reached:
            reached.add(number)
            piece = pieces[number]
            head = replace(piece, end=_body(piece, tokens), known=None)
            for name in names_in(head, tokens, frozenset()):
                todo += index.get(name, ())
    return heads, reached - heads


def _body(piece: Piece, tokens: Sequence[Token]) -> int:
    """Where the body of a function begins; where any other piece ends."""
    if piece.kind == "function":
        for i in range(piece.start + 1, piece.end):
            if tokens[i].type == "LBRACE" and tokens[i - 1].type != "EQUALS":
                return i
    return piece.end


def _qualifiers(piece: Piece, tokens: Sequence[Token]) -> set[str]:
    """The classes whose members a piece defines: whoever mentions the class may need them."""
    classes: set[str] = set()
    if piece.kind in ("function", "variable", "constant"):
        inside = tokens[piece.start : piece.end]
        for i, tok in enumerate(inside):
            kind = tok.type
            if kind in ("LBRACE", "EQUALS"):
                break
            if kind == "COLONCOLON" and i > 0:
                before = i - 1
                if inside[before].type in ("GT", "RSHIFT"):  # a class template's: box<T>::get
                    depth = 0
                    while before > 0:
                        kind = inside[before].type
                        depth += (kind == "GT") + 2 * (kind == "RSHIFT") - (kind == "LT")
                        if depth <= 0:
                            break
                        before -= 1
                    before -= 1
                if inside[before].type in NAMES:
                    classes.add(inside[before].value)
    return classes


def _needed(piece: Piece) -> bool:
    """Whether device code could use the piece if it named it."""
    if piece.kind in ("type", "constant", "using") or piece.device or piece.unfinished or piece.constexpr:
        return True
    return piece.source.outside_program
