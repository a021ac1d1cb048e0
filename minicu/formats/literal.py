"""Formats that are string literals, for the checks as well as for lowering."""

from __future__ import annotations

from minicu import tree
from minicu import types as ty


def literal_formats(e: tree.Expr) -> list[tree.StringLiteral]:
    """The string literals that a format can be; empty if it can be anything else."""
    e = tree.unconverted(e)
    if isinstance(e, tree.Conditional):
        yes, no = literal_formats(e.yes), literal_formats(e.no)
        return yes + no if yes and no else []
    literal = _literal_behind(e)
    return [literal] if literal is not None and _is_text(literal) else []


def _literal_behind(e: tree.Expr) -> tree.StringLiteral | None:
    """The literal whose address an expression is, directly or as the value of a constant array."""
    if isinstance(e, tree.SymbolAddress) and isinstance(e.symbol, tree.StringLiteral) and not e.offset:
        return e.symbol
    if not isinstance(e, tree.AddressOf):
        return None
    place = e.place
    if isinstance(place, tree.StringLiteral):
        return place
    if isinstance(place, tree.Variable) and isinstance(type := place.type, ty.Array) and type.element.const:
        init = place.object.initializer
        if init is not None and not type.element.volatile and len(init.items) == 1:
            value = init.items[0].value
            return value if isinstance(value, tree.StringLiteral) else None
    return None


def _is_text(literal: tree.StringLiteral) -> bool:
    type = literal.type
    return (
        isinstance(type, ty.Array)
        and isinstance(type.element, ty.Integer)
        and type.element.rank == ty.CHAR.rank
    )


def text_of(literal: tree.StringLiteral) -> str:
    """The format: one character a byte, up to the first zero."""
    return literal.data.split(b"\0", 1)[0].decode("latin-1")
