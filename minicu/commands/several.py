"""Several files compiled at once: whether their symbols fit together, as a linker would find out later."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from minicu import tree
from minicu.diagnostics.errors import Diagnostics, Note, span_of
from minicu.diagnostics.warnings import MISSING_SYMBOL


def check(units: Sequence[tree.Unit], diagnostics: Diagnostics) -> None:
    """Complains about symbols that two units define, and warns about symbols that a unit uses and none
    defines (another object file may)."""
    defined: dict[str, Any] = {}
    shared: set[str] = set()  # what each unit may define again: inline functions, instances of templates
    for unit in units:
        shared.update(f.symbol for f in unit.functions if f.body is not None and f.linkage == "weak")
        for symbol, shown, at in _definitions(unit):
            known = defined.setdefault(symbol, at)
            if known is not at:
                notes = [Note("previous definition is here", span_of(known))]
                diagnostics.error(at, f"redefinition of '{shown}'", notes)
    told: set[str] = set()
    for unit in units:
        for symbol, shown, at in _uses(unit):
            if symbol not in defined and symbol not in shared and symbol not in told:
                told.add(symbol)
                message = f"'{shown}' is declared and used, and none of these files defines it"
                diagnostics.warning(MISSING_SYMBOL, at, message)


#: Its assembler name, its name in the source, and where it stands.
Symbol = tuple[str, str, Any]


def _definitions(unit: tree.Unit) -> Iterator[Symbol]:
    """The definitions with external linkage, which other units must not repeat."""
    for f in unit.functions:
        if f.body is not None and f.linkage == "external" and not f.library:
            yield f.symbol or f.name, f.name, f.at
    for o in unit.objects:
        if o.defined and o.linkage == "external" and not o.weak and not o.promoted:
            yield o.symbol or o.name, o.name, o.at


def _uses(unit: tree.Unit) -> Iterator[Symbol]:
    for f in unit.functions:
        if f.body is None and f.used and not f.builtin and f.linkage != "internal":
            yield f.symbol or f.name, f.name, f.at
    for o in unit.objects:
        if not o.defined and o.used and o.storage in ("device", "constant", "managed"):
            yield o.symbol or o.name, o.name, o.at
