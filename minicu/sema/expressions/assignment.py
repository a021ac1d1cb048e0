"""Assignment, plain and compound (C11 6.5.16)."""

from __future__ import annotations

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Place
from minicu.diagnostics.warnings import DIVISION_BY_ZERO
from minicu.sema import rules
from minicu.sema.context import Check, Operand
from minicu.sema.conversions.convert import common_type, promote, rvalue, to
from minicu.sema.conversions.implicit import assign
from minicu.sema.conversions.places import modifiable
from minicu.sema.expressions import expr, operator_candidates, operator_functions, operators, sizes
from minicu.sema.warnings import doubtful

_INTEGER_ONLY = {"%", "&", "|", "^"}


def assignment(c: Check, node: c_ast.Assignment) -> tree.Expr | tree.Place:
    """A `c_ast.Assignment`, plain or compound (C11 6.5.16)."""
    op, at = node.op, node.coord
    with expr.complaining(c, [node.lvalue, node.rvalue], ()):
        target = expr.check(c, node.lvalue)
    operand: Operand
    if op == "=" and isinstance(node.rvalue, c_ast.InitList):  # C++ [expr.ass]p9
        if rules.initializer_lists.assignable(target.type):
            return operator_functions.overloaded(c, "=", [target, expr.argument(c, node.rvalue)], at)  # type: ignore
        operand = rules.casts.braced(c, target.type, node.rvalue.exprs or [], node.rvalue.coord, copying=True)
    else:
        operand = expr.check(c, node.rvalue)
    if c.language.cplusplus and (
        target.type.__class__ in ty.CLASS_TYPES or operand.type.__class__ in ty.CLASS_TYPES
    ):
        result = operator_functions.overloaded(c, op, [target, operand], at)
        if result is not None:
            return result
        if op != "=":
            target, operand = operator_candidates.converted(c, op, [target, operand], at)
    place = modifiable(c, target, at)
    value = rvalue(c, operand)
    if op == "=":
        type = place.type
        doubtful.self_assignment(c, place, value, at)
        value = assign(c, value, type, at)
        return tree.Assign(value.type, place, value, at=at)
    return compound(c, place, op[:-1], value, at)


def compound(c: Check, place: tree.Place, op: str, value: tree.Expr, at: Place) -> tree.Expr:
    """`place op= value` (C11 6.5.16.2): computed in the common type of both operands."""
    type = place.type.unqualified
    if isinstance(type, ty.Pointer) and op in ("+", "-"):
        if not ty.is_integral(value.type):
            operators.invalid_operands(c, rvalue(c, place), value, at)
        scale = sizes.scale(c, type, at)
        return tree.CompoundAssign(type, place, op, promote(c, value), type, scale, at=at)
    left = promote(c, rvalue(c, place))
    right = promote(c, value)
    if op == "<<" or op == ">>":
        if not (isinstance(left.type, ty.Integer) and isinstance(right.type, ty.Integer)):
            operators.invalid_operands(c, left, right, at)
        operators.check_shift_count(c, right, left.type, at)
        compute: ty.Type | None = left.type
    else:
        compute = common_type(c, left.type, right.type)
        if (
            c.language.cplusplus
            and isinstance(type, ty.Float)
            and type.rank == 0
            and ty.is_arithmetic(right.type)
        ):
            compute = type  # CUDA's operator+= of __half takes a __half
        wrong = compute is None or not isinstance(compute, (ty.Integer, ty.Float))
        if wrong or (op in _INTEGER_ONLY and not isinstance(compute, ty.Integer)):
            operators.invalid_operands(c, left, right, at)
        assert compute is not None
        right = to(c, right, compute)
        if op in ("/", "%") and isinstance(compute, ty.Integer) and isinstance(right, tree.Constant):
            if right.value == 0:
                c.warn(
                    DIVISION_BY_ZERO, at, ("division" if op == "/" else "remainder") + " by zero is undefined"
                )
    assert compute is not None
    if isinstance(type, ty.Enum) and c.language.cplusplus:
        c.fatal(at, f"assigning to '{type}' from incompatible type '{compute}'")
    return tree.CompoundAssign(type, place, op, right, compute, at=at)
