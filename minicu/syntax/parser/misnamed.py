"""Names that are wrong where they stand: what is no type where only a type can be, and, in host code,
which is cut and not parsed, names with a scope where none may stand (C++17 [dcl.meaning]p1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn

from minicu.diagnostics.errors import Diagnostics, Kind, Note, meant, nearest
from minicu.syntax.headers import installed, libraries, supplied
from minicu.syntax.nodes import Name, identifiers
from minicu.syntax.parser.faults import SyntaxFault
from minicu.syntax.parser.grammar import SLOT
from minicu.syntax.parser.names import BUILTIN_TYPES, REFERENCE_TYPES, REFERENCES, Scope
from minicu.syntax.reach.pieces import Piece
from minicu.syntax.tokens import NAMES, Token, keywords

if TYPE_CHECKING:
    from minicu.syntax.parser.parser import Parser


_AFTER_DECLARATOR = frozenset({"SEMI", "EQUALS", "COMMA", "LBRACKET"})


def check(diagnostics: Diagnostics, tokens: Sequence[Token], piece: Piece, pieces: Sequence[Piece]) -> None:
    """Complain about the names that a type or variable of the host's declares."""
    if piece.kind not in ("type", "variable", "constant"):
        return
    inside = tokens[piece.start : piece.end]
    if not any(tok.type == "COLONCOLON" for tok in inside):
        return
    enumeration = any(tok.type == "ENUM" for tok in inside[:3])
    depth = 0
    for i, tok in enumerate(inside[:-2]):
        depth += (tok.type == "LBRACE") - (tok.type == "RBRACE")
        if tok.type != "COLONCOLON" or inside[i + 1].type not in NAMES or i == 0:
            continue
        before, after = inside[i - 1], inside[i + 2].type
        if enumeration and before.type in ("LBRACE", "COMMA"):
            _refuse(diagnostics, inside, i, "an enumerator")
        elif after in _AFTER_DECLARATOR and SLOT.get(before.type) == "type":  # `int ::x;`
            _refuse(diagnostics, inside, i, "a member" if depth else "a variable or type")
        elif after in _AFTER_DECLARATOR and before.type in NAMES and i > 1:
            if SLOT.get(inside[i - 2].type) != "type":
                continue
            if depth:  # `struct A { int B::x; };`
                _refuse(diagnostics, inside, i - 1, "a member")
            else:
                _of_class(diagnostics, tokens, inside, i, pieces)
        elif piece.kind == "type" and before.type == "USING" and after == "EQUALS":
            _refuse(diagnostics, inside, i, "an alias")


def _refuse(diagnostics: Diagnostics, inside: Sequence[Token], i: int, what: str) -> None:
    name = "".join(tok.value for tok in inside[i : i + (2 if inside[i].type == "COLONCOLON" else 3)])
    diagnostics.error(inside[i], f"{what} cannot be declared by a qualified name ('{name}')")


def _of_class(
    diagnostics: Diagnostics,
    tokens: Sequence[Token],
    inside: Sequence[Token],
    i: int,
    pieces: Sequence[Piece],
) -> None:
    """`int S::y = 3;` defines a static member, which the class has declared and which is no `static` here."""
    owner, name = inside[i - 1].value, inside[i + 1].value
    known = [p for p in pieces if p.kind == "type" and p.defined and owner in p.names]
    if len(known) != 1:
        return
    body = tokens[known[0].start : known[0].end]
    opening = next((n for n, tok in enumerate(body) if tok.type == "LBRACE"), 0)
    if any(tok.type in ("COLON", "ENUM", "TYPEDEF") for tok in body[:opening]):  # a base may have it
        return
    if any(tok.type == "STATIC" and tok.value == "static" for tok in inside[:i]):
        diagnostics.error(inside[0], "'static' can only be specified inside the class definition")
    elif name not in {tok.value for tok in body}:
        diagnostics.error(inside[i + 1], f"no member named '{name}' in '{owner}'")


#: The words of coroutines (C++20 [dcl.fct.def.coroutine]).
_OF_COROUTINES = frozenset(("co_await", "co_return", "co_yield"))


def refuse_coroutine(p: Parser, tok: Token) -> None:
    """Complain of a coroutine by its name."""
    if tok.value in _OF_COROUTINES and p.language.cxx20:
        p.unsupported(f"coroutines ('{tok.value}')", tok)


def unknown_type(p: Parser, tok: Token) -> NoReturn:
    """`tok` stands where only a type can, and is none: say what it is, or what was meant."""
    refuse_coroutine(p, tok)
    words = identifiers(tok.value)
    plain = "::".join(words)
    if plain in p.faulty or not p.faulty.isdisjoint(words):
        p.fault("", tok)
    entity = p.scope.find(tok.value)
    if entity is not None:
        what = "namespace" if entity.kind == "namespace" else "value"
        p.fault(f"'{tok.value}' is a {what}, not a type", tok, kind=Kind.OTHER)
    if isinstance(tok.value, Name) and depends(p, tok.value):
        p.fault(f"missing 'typename' prior to dependent type name '{tok.value}'", tok)
    skipped = p.skipped.get(str(tok.value))
    if skipped is not None and skipped.errors:
        error = skipped.errors[0]
        needed = Note(f"needed here for '{tok.value}'", tok.span)
        p.fault(error.message, error.span, [*error.notes, needed], error.kind)
    if plain in REFERENCE_TYPES:
        p.fault(REFERENCES, tok, kind=Kind.UNSUPPORTED)
    hint = _hint(p, tok.value)
    if hint and (tok.value.startswith("cuda") or tok.value in supplied.SHORT_NAMES):
        raise SyntaxFault(tok, f"unknown type name '{tok.value}'{hint}", (), plain)
    root = p.scope.find(words[0])
    groups = p.scope.find("cooperative_groups")
    alias_of = root.alias_of if root is not None else None
    read = root is not None and root.scope is not None
    if root is not None and groups is not None and root.scope is groups.scope:
        alias_of = "cooperative_groups"
    if root is None or root.kind == "namespace" or tok.value.startswith("std::"):
        said = libraries.refusal(tok.value, alias_of, p.language.whole_program, read=read)
        if said is not None:
            last = words[1] if len(words) == 2 else ""
            close = meant(last, supplied.names_of_std(p.language), "std::", 0.85) if words[0] == "std" else ""
            raise SyntaxFault(tok, said + close, (), plain, Kind.UNSUPPORTED)
    notes = []
    if p.missing_headers:
        names = installed.listed([name for name, _ in p.missing_headers[:4]])
        notes = [Note(f"not found, and may declare it: {names}", p.missing_headers[0][1].span)]
    raise SyntaxFault(tok, f"unknown type name '{tok.value}'{hint}", notes, words[-1])


def _hint(p: Parser, name: str) -> str:
    """What to add to a complaint of an unknown type: one that is known, a word that may stand there, or the
    header that is missing."""
    if (header := supplied.SHORT_NAMES.get(name)) is not None:
        return f"; it is declared in <{header}>, which is not included"
    if (word := name.parts[0].word if isinstance(name, Name) else name) in supplied.names_of_std(p.language):
        return f"; did you mean 'std::{word}'?"
    types = {known for known, entity in p.scope.all_names() if entity.kind == "type"}
    words = {word for word, kind in keywords(p.language).items() if kind in SLOT or word in _BEFORE_NAMES}
    close = nearest(name, {*types.difference(BUILTIN_TYPES), *words})
    if close is None and name.startswith("cuda"):
        close = libraries.of_runtime(name, supplied.global_names(p.language))
    return f"; did you mean '{close}'?" if close else ""


#: Words other than specifiers that a name may follow.
_BEFORE_NAMES = frozenset(
    {"return", "typename", "struct", "class", "enum", "union", "using", "goto", "delete"}
)


def misspelt_keyword(p: Parser, tok: Token) -> None:
    """A statement that begins with `tok` is no expression: perhaps a keyword is misspelt."""
    refuse_coroutine(p, tok)
    if (close := keyword_meant(p, tok)) is not None:
        p.fault(f"use of undeclared identifier '{tok.value}'; did you mean '{close}'?", tok, kind=Kind.OTHER)


def keyword_meant(p: Parser, tok: Token) -> str | None:
    """The keyword that an undeclared name at the start of a statement resembles."""
    if tok.type != "ID" or p.scope.find(tok.value) is not None:
        return None
    return _ELSE_IF.get(tok.value.casefold()) or nearest(tok.value, _STATEMENTS)


_ELSE_IF = dict.fromkeys(("elseif", "elsif", "elif"), "else if")
_STATEMENTS = (
    "if",
    "for",
    "while",
    "switch",
    "return",
    "else",
    "do",
    "goto",
    "case",
    "default",
    "break",
    "continue",
)


def depends(p: Parser, name: Name) -> bool:
    """Whether a qualified name begins with a template parameter."""
    scope: Scope | None = p.scope
    while scope is not None:
        if name.parts[0].word in scope.names:
            return scope.kind == "template"
        scope = scope.up
    return False
