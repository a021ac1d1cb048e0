"""`<=>` (C++20 [expr.spaceship]), and comparisons that are made of others ([over.match.oper]p3.4)."""

from __future__ import annotations

from collections.abc import Callable

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Place
from minicu.sema.context import Check, Operand
from minicu.sema.conversions.convert import boolean, common_type, rvalue, to
from minicu.sema.expressions import call
from minicu.syntax.headers.needed import CALLED

#: What may mean something else if no operator fits.
REWRITTEN = frozenset({"==", "!=", "<", ">", "<=", ">=", "<=>"})

Find = Callable[[Check, str, list[Operand], Place], Operand | None]


def rewritten(c: Check, op: str, operands: list[Operand], at: Place, find: Find) -> Operand | None:
    """`a < b` as `(a <=> b) < 0` or `0 < (b <=> a)`, `a <=> b` as `0 <=> (b <=> a)`, `a != b` as
    `!(a == b)`, and `a == b` as `b == a`."""
    a, b = operands
    if op in ("==", "!="):
        result = find(c, "==", [a, b], at) if op == "!=" else None
        if result is None:
            result = find(c, "==", [b, a], at)
        if result is None or op == "==":
            return result
        return tree.Unary(ty.BOOL, "!", boolean(c, rvalue(c, result)), at=at)
    zero = tree.Constant(ty.INT, 0, literal=True, at=at)
    if op != "<=>" and (result := find(c, "<=>", [a, b], at)) is not None:
        return find(c, op, [result, zero], at)
    if (result := find(c, "<=>", [b, a], at)) is not None:
        return find(c, op, [zero, result], at)
    return None


def builtin(c: Check, left: tree.Expr, right: tree.Expr, at: Place) -> tree.Expr:
    """`<=>` of values that are no classes: what the library's function of two values of one type says."""
    if isinstance(left.type, ty.Enum) and left.type.decl.scoped and left.type == right.type:
        type: ty.Type | None = left.type
    elif isinstance(left.type, ty.Pointer) and isinstance(right.type, ty.Pointer):
        type = left.type if left.type.to.quals >= right.type.to.quals else right.type
    else:
        type = common_type(c, left.type, right.type)
    if type is None or not ty.is_scalar(type):
        c.fatal(at, f"invalid operands to binary expression ('{left.type}' and '{right.type}')")
    return call.of_header(c, ("std", CALLED["<=>"], "of"), [to(c, left, type), to(c, right, type)], at)
