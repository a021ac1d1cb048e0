"""Expressions in the source that must be constants."""

from __future__ import annotations

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Place
from minicu.sema import rules
from minicu.sema.constants import constant
from minicu.sema.context import Check
from minicu.sema.expressions import expr
from minicu.syntax.nodes import Syntax


def integer(c: Check, node: Syntax, what: str = "expression") -> int:
    """The value of the AST expression `node`, which must be an integer constant expression."""
    with c.within(required=True):
        return known_integer(c, expr.value(c, node), node.coord, what)


def truth(c: Check, node: Syntax, what: str) -> bool:
    """Whether a constant expression holds; a class converts to bool, contextually ([dcl.dcl]p6)."""
    with c.within(required=True):
        value = expr.value(c, node)
        if isinstance(value.type, ty.Record):
            value = rules.convert.boolean(c, value, node.coord)
        return known_integer(c, value, node.coord, what) != 0


def known_integer(c: Check, value: tree.Expr, at: Place, what: str) -> int:
    """The value of an expression, which must be an integer constant expression."""
    if not ty.is_integral(value.type):
        c.fatal(at or value.at, f"{what} must have integer type, not '{value.type}'")
    with c.within(required=True):
        known = constant.evaluate(c, value)
    if not isinstance(known, tree.Constant):
        c.fatal(at or value.at, f"{what} is not an integer constant expression")
    return int(known.value)
