"""The library of declarations, cut into them: which names each declares and mentions. Done once, and kept."""

from __future__ import annotations

from collections.abc import Sequence

from minicu.diagnostics.source import Source
from minicu.language import Language
from minicu.syntax.headers.needed import called
from minicu.syntax.headers.supplied import Entry
from minicu.syntax.lex import lex
from minicu.syntax.reach.cutter import cut
from minicu.syntax.tokens import Token


def entries(sources: Sequence[Source], language: Language) -> list[Entry]:
    """Cut the library into its declarations."""
    pieces = []
    types: dict[str, set[str]] = {}  # of each name of a type, the types that it is or is made of
    for number, source in enumerate(sources):
        tokens = lex(source, language)
        for piece in cut(tokens):
            inside = tokens[piece.start : piece.end]
            start, end = inside[0].pos, inside[-1].pos + len(inside[-1].value)
            members = _members(inside) if piece.kind == "type" else frozenset[str]()
            mentioned = {
                t.value
                for earlier, before, t in zip([*inside[:1] * 2, *inside], [inside[0], *inside], inside)
                if t.type == "ID"
                and (
                    before.type not in ("PERIOD", "ARROW") or earlier.type == "RBRACE"
                )  # { a == b } -> concept
                and (t.value not in members or before.type == "COLONCOLON")
            }.difference(piece.names)
            mentioned |= called(inside)
            if piece.kind == "type":
                own = not _OWN_TYPES.isdisjoint(t.value for t in inside)
                for name in piece.names:
                    types[name] = {name} if own else {u for word in mentioned for u in types.get(word, ())}
            parameters = _parameters(inside, piece.names) if piece.kind == "function" else set()
            class_ = _class_of(inside, piece.names) if piece.kind == "constant" else None
            names = [class_] if class_ else piece.names
            pieces.append((number, start, end, names, mentioned, parameters, {t.value for t in inside}))
    operators = {
        name.removeprefix("operator") for piece in pieces for name in piece[3] if name[:8] == "operator"
    }
    return [
        Entry(number, start, end, tuple(sorted(names)), tuple(sorted(mentioned)),
               tuple(sorted({t for word in parameters for t in types.get(word, ())})),
               tuple(sorted(operators.intersection(spelled))))
        for number, start, end, names, mentioned, parameters, spelled in pieces
    ]  # fmt: skip


def _class_of(tokens: Sequence[Token], names: Sequence[str]) -> str | None:
    """The class whose member a declaration defines: whoever mentions the class has it."""
    for class_, colons, name in zip(tokens, tokens[1:], tokens[2:]):
        if colons.type == "COLONCOLON" and name.value in names:
            return str(class_.value)
    return None


#: What makes a type that no expression has by itself, as expressions have int and float.
_OWN_TYPES = frozenset(("struct", "union", "class", "enum", "_Float16", "__bf16"))


#: What stands before a name that is being declared: the end of a type.
_TYPE_ENDS = frozenset((
    "ID", "TYPEID", "TIMES", "AND", "LAND", "GT", "RSHIFT",
    "BOOL", "CHAR", "DOUBLE", "FLOAT", "INT", "LONG", "SHORT", "SIGNED", "UNSIGNED", "VOID", "AUTO",
))  # fmt: skip


def _members(tokens: Sequence[Token]) -> frozenset[str]:
    """The names of a class's members, which mean these inside of it: to have a member `count` is not to need
    std::count."""
    depth, members = 0, set[str]()
    for before, t, after in zip(tokens, tokens[1:], tokens[2:]):
        if t.value in ("{", "("):
            depth += 1
        elif t.value in ("}", ")"):
            depth -= 1
        elif (
            depth == 1
            and t.type == "ID"
            and (
                (before.type in _TYPE_ENDS and after.value in ("(", ";", ",", "=", "[", "}"))
                or (before.value == "," and after.value in (";", "=", "["))  # no argument of a template
                or (before.value in ("class", "struct", "union", "enum") and after.value in (";", "{", ":"))
            )
        ):
            members.add(t.value)
    return frozenset(members)


def _parameters(tokens: Sequence[Token], names: Sequence[str]) -> set[str]:
    """The identifiers in the parameter list of a function, without the names of the parameters."""
    at = next(i for i, t in enumerate(tokens) if t.value in names or t.value == "operator")
    depth, identifiers = 0, set[str]()
    for i in range(at + 1, len(tokens)):
        t = tokens[i]
        if t.value == "(":
            depth += 1
        elif t.value == ")":
            depth -= 1
            if depth == 0:
                break
        elif depth and t.type == "ID":
            named = tokens[i - 1].type in _TYPE_ENDS and tokens[i + 1].value in (",", ")", "=", "[")
            if not named:
                identifiers.add(t.value)
    return identifiers
