"""What to say of a name that nothing declares."""

from __future__ import annotations

from typing import NoReturn

from minicu.diagnostics.errors import Kind, Note, Place, meant, nearest, span_of
from minicu.sema.context import Check
from minicu.sema.scope import NamespaceName, Scope, place_of
from minicu.syntax.headers import installed, libraries
from minicu.syntax.tokens import keywords


def refuse(c: Check, name: str, otherwise: str, at: Place) -> NoReturn:
    """Complain about a name of libraries that minicu lacks, `otherwise` about another one."""
    if (said := libraries.refusal(name)) is not None:
        c.fatal(at, said + meant_of_std(c, name), kind=Kind.UNSUPPORTED)
    c.fatal(at, otherwise)


def undeclared(c: Check, name: str, at: Place) -> NoReturn:
    """Complain about an unknown name; perhaps another one was meant."""
    around = c.scope.find(name.partition("::")[0]) if "::" in name else None
    alias_of = "::".join(around.scope.path) if isinstance(around, NamespaceName) else None
    said = libraries.refusal(name, alias_of, c.language.whole_program, read=alias_of is not None)
    if said is not None:
        if (close := libraries.of_runtime(name, _of_library(c))) is not None:
            c.fatal(at, f"use of undeclared identifier '{name}'; did you mean '{close}'?")
        c.fatal(at, said + meant_of_std(c, name), kind=Kind.UNSUPPORTED)
    if c.known.is_faulty(name):
        c.give_up()
    message = f"use of undeclared identifier '{name}'"
    notes = []
    asked = name, span_of(at)
    if asked not in c.known.meant:  # each instance of a template asks for the same place
        c.known.meant[asked] = _close(c, name)
    close = c.known.meant[asked]
    if close is not None:
        message += f"; did you mean '{close}'?"
        entity = c.scope.find(close)
        span = span_of(place_of(entity))
        if span is not None and not span.source.system:
            notes.append(Note(f"'{close}' declared here", span))
    if c.known.missing_headers:
        headers = installed.listed([header for header, _ in c.known.missing_headers[:4]])
        notes.append(Note(f"not found, and may declare it: {headers}", c.known.missing_headers[0][1].span))
    c.fatal(at, message, notes, Kind.UNDECLARED)


def _close(c: Check, name: str) -> str | None:
    """The name that was perhaps meant."""
    words = keywords(c.language).keys() & _EXPRESSIONS
    known = _of_library(c) if len(name) >= 4 else ()
    near = 0.85 if c.known.missing_headers else 0.75
    return (
        _ELSEWHERE.get(name)
        or nearest(name, known, 1)
        or (f"std::{name}" if name in _of_std(c) else None)
        or nearest(name, {*(visible := {*_visible(c.scope), *words}), *known}, 0.85)
        or nearest(name, visible, near)
        or nearest(name, known, max(near, 0.8))
    )


def meant_of_std(c: Check, name: str) -> str:
    """What to add to a complaint of a misspelt `std::name`."""
    first, _, last = name.partition("::")
    return meant(last, _of_std(c), "std::", 0.85) if first == "std" else ""


def _of_std(c: Check) -> frozenset[str]:
    from minicu.syntax.headers import supplied

    return supplied.names_of_std(c.language)


def _of_library(c: Check) -> list[str]:
    """What minicu's headers declare for those who mention it."""
    from minicu.syntax.headers import supplied

    return [name for name in supplied.global_names(c.language) if not name.startswith("__nv_")]


#: Words that an expression or a statement can consist of.
_EXPRESSIONS = frozenset(
    "true false nullptr this break continue return int float double char bool short long unsigned".split()
)
#: What other languages call it.
_ELSEWHERE = {"null": "nullptr", "None": "nullptr", "nil": "nullptr"}


def _visible(scope: Scope) -> set[str]:
    names: set[str] = set()
    for s in scope.outward():
        names.update(s.names)
    return {n for n in names if n}
