"""Expressions in the source that must be constants."""

from __future__ import annotations

from minicu import tree
from minicu import types as ty
from minicu.sema.constants import constant
from minicu.sema.context import Check
from minicu.sema.expressions import expr
from minicu.syntax.nodes import Syntax


def integer(c: Check, node: Syntax, what: str = "expression") -> int:
    """The value of the AST expression `node`, which must be an integer constant expression."""
    value = expr.value(c, node)
    if not ty.is_integral(value.type):
        c.fatal(node.coord or value.at, f"{what} must have integer type, not '{value.type}'")
    known = constant.evaluate(c, value)
    if not isinstance(known, tree.Constant):
        c.fatal(node.coord or value.at, f"{what} is not an integer constant expression")
    return int(known.value)
