"""Unary and binary operators, assignment (C11 6.5.3, 6.5.5 to 6.5.14, 6.5.16).

Constant operands are folded on the way up, so that what looks at an operand sees its value.
"""

from __future__ import annotations

from typing import NoReturn

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Note, Place
from minicu.diagnostics.warnings import (
    COMPARE_DISTINCT_POINTER_TYPES,
    DIVISION_BY_ZERO,
    POINTER_INTEGER_COMPARE,
    SHIFT_COUNT_NEGATIVE,
    SHIFT_COUNT_OVERFLOW,
    SIGN_COMPARE,
)
from minicu.sema import rules
from minicu.sema.constants import constant
from minicu.sema.context import Check, Operand
from minicu.sema.conversions import wide_bit_fields
from minicu.sema.conversions.convert import (
    OVERLOADED,
    boolean,
    is_null,
    null,
    promote,
    rvalue,
    to,
    truth_type,
    unqualified,
    usual_arithmetic,
)
from minicu.sema.conversions.implicit import warn_sign
from minicu.sema.expressions import expr, lifetime, operator_candidates, operator_functions, sizes
from minicu.sema.types.compatible import compatible
from minicu.sema.warnings import doubtful

_ARITHMETIC = {"+", "-", "*", "/"}


# ---------------------------------------------------------------- binary


def binary(c: Check, node: c_ast.BinaryOp) -> tree.Expr | tree.Place:
    """A `c_ast.BinaryOp`. Long chains lean left: they are walked, not recursed into."""
    chain = []
    kind = node.__class__
    while node.__class__ is kind:
        chain.append(node)
        node = node.left
    operands = [node, *(link.right for link in reversed(chain))]
    checked: list[Operand] = []
    with expr.complaining(c, operands, checked):
        left = expr.check(c, node)
        for node in reversed(chain):
            checked.append(left)
            if node.op in ("&&", "||"):
                left = _logical(c, node, left)
            else:
                left = _apply(c, node.op, left, expr.check(c, node.right), node.coord)
    return left


def _logical(c: Check, node: c_ast.BinaryOp, left: tree.Expr | tree.Place) -> tree.Expr | tree.Place:
    """`&&` and `||`. Temporaries of the right operand and of its conversion to bool may not exist."""
    with lifetime.unsure(c):
        right = expr.check(c, node.right)
    at = node.coord
    if c.language.cplusplus and (
        left.type.__class__ in ty.CLASS_TYPES or right.type.__class__ in ty.CLASS_TYPES
    ):
        if (result := operator_functions.overloaded(c, node.op, [left, right], at)) is not None:
            return result
        left = boolean(c, rvalue(c, left), at)
        with lifetime.unsure(c):
            right = boolean(c, rvalue(c, right), at)
    return _apply(c, node.op, left, right, at)


def _apply(
    c: Check, op: str, left: tree.Expr | tree.Place, right: tree.Expr | tree.Place, at: Place
) -> tree.Expr | tree.Place:
    if c.language.cplusplus:
        if op in ("==", "!=") and (c.known.member_pointers):
            if rules.member_pointers.pointed(left.type) or rules.member_pointers.pointed(right.type):
                return rules.member_pointers.compared(c, op, rvalue(c, left), rvalue(c, right), at)
        if left.type.__class__ in ty.CLASS_TYPES or right.type.__class__ in ty.CLASS_TYPES:
            result = operator_functions.overloaded(c, op, [left, right], at)
            if result is not None:
                return result
            left, right = operator_candidates.converted(c, op, [left, right], at)
    if left.__class__ is not tree.Constant:
        left = rvalue(c, left)
    if right.__class__ is not tree.Constant:
        right = rvalue(c, right)
    if op == "<=>":
        return rules.three_way.builtin(c, left, right, at)
    return operate(c, op, left, right, at)


def operate(c: Check, op: str, left: tree.Expr, right: tree.Expr, at: Place) -> tree.Expr:
    """`left op right` on values."""
    if op in _ARITHMETIC:
        if op == "+" or op == "-":
            a, b = left.type.__class__, right.type.__class__
            if a is ty.Pointer or b is ty.Pointer:
                return _pointer_arithmetic(c, op, left, right, at)
        result = _arithmetic(c, op, left, right, at)
    elif op in operator_candidates.COMPARISONS:
        result = compare(c, op, left, right, at)
    elif op == "&&" or op == "||":
        left, right = boolean(c, left, at), boolean(c, right, at)
        doubtful.truth(c, left, at)
        doubtful.truth(c, right, at)
        result = tree.Logical(truth_type(c), op, left, right, at=at)
        return constant.fold(c, result) if left.__class__ is tree.Constant else result
    elif op == "<<" or op == ">>":
        result = shift(c, op, left, right, at)
    else:
        if not (ty.is_integral(left.type) and ty.is_integral(right.type)):
            return invalid_operands(c, left, right, at)
        result = _arithmetic(c, op, left, right, at)
    if result.__class__ is tree.Reduced:
        return result
    if result.left.__class__ is tree.Constant and result.right.__class__ is tree.Constant:  # type: ignore
        return constant.fold(c, result)
    return result


def invalid_operands(c: Check, left: tree.Expr, right: tree.Expr, at: Place) -> NoReturn:
    for side in (left, right):
        if side.type is OVERLOADED:
            c.fatal(
                side.at, "reference to overloaded function could not be resolved; did you mean to call it?"
            )
    notes: list[Note] = []
    if isinstance(left, tree.FunctionAddress) and left.function.kind == "kernel":
        name = left.function.name
        notes = [Note(f"'{name}' is a kernel: it is launched with '{name}<<<grid, block>>>(...)'")]
    c.fatal(at, f"invalid operands to binary expression ('{left.type}' and '{right.type}')", notes)


def _arithmetic(c: Check, op: str, left: tree.Expr, right: tree.Expr, at: Place) -> tree.Expr:
    converted = usual_arithmetic(c, left, right)
    if converted is None or converted[2].__class__ is ty.Enum or not ty.is_arithmetic(converted[2]):
        return invalid_operands(c, left, right, at)
    if c.signs and converted[2].__class__ is ty.Integer:
        warn_sign(c, left, converted[2])
        warn_sign(c, right, converted[2])
    left, right, type = converted
    if (op == "/" or op == "%") and right.__class__ is tree.Constant and type.__class__ is ty.Integer:
        if right.value == 0:
            warn_zero(c, op, at)
    result = tree.Binary(type, op, left, right, at=at)
    return result if c.language.cplusplus else wide_bit_fields.result(c, result, left, right)


def warn_zero(c: Check, op: str, at: Place) -> None:
    c.warn(DIVISION_BY_ZERO, at, ("division" if op == "/" else "remainder") + " by zero is undefined")


def shift(c: Check, op: str, left: tree.Expr, right: tree.Expr, at: Place) -> tree.Expr:
    left, right = promote(c, left), promote(c, right)
    if not (isinstance(left.type, ty.Integer) and isinstance(right.type, ty.Integer)):
        return invalid_operands(c, left, right, at)
    check_shift_count(c, right, left.type, at)
    result = tree.Binary(left.type, op, left, right, at=at)
    return result if c.language.cplusplus else wide_bit_fields.result(c, result, left)


def check_shift_count(c: Check, count: tree.Expr, type: ty.Type, at: Place) -> None:
    if isinstance(count, tree.Constant):
        if count.value < 0:
            c.warn(SHIFT_COUNT_NEGATIVE, at, "shift count is negative")
        elif count.value >= constant.bits_of(c, type)[0]:
            c.warn(SHIFT_COUNT_OVERFLOW, at, "shift count >= width of type")


def _pointer_arithmetic(c: Check, op: str, left: tree.Expr, right: tree.Expr, at: Place) -> tree.Expr:
    a, b = left.type, right.type
    if isinstance(a, ty.Pointer) and isinstance(b, ty.Pointer):
        if op == "+":
            return invalid_operands(c, left, right, at)
        if not compatible(unqualified(a.to), unqualified(b.to)):
            c.fatal(at, f"'{a}' and '{b}' are not pointers to compatible types")
        scale = sizes.scale(c, a, at)
        if scale == 0:
            c.fatal(at, f"subtraction of pointers to type '{a.to}' of zero size has undefined behavior")
        return tree.PointerDifference(c.ptrdiff_type, left, right, scale, at=at)
    if isinstance(a, ty.Pointer):
        pointer, index = left, right
    elif op == "+":
        pointer, index = right, left
    else:
        return invalid_operands(c, left, right, at)
    if not ty.is_integral(index.type) or (isinstance(index.type, ty.Enum) and index.type.decl.scoped):
        return invalid_operands(c, left, right, at)
    type = pointer.type
    assert isinstance(type, ty.Pointer)
    return tree.PointerAdd(type, pointer, promote(c, index), sizes.scale(c, type, at), op == "-", at=at)


# ---------------------------------------------------------------- comparison


def compare(c: Check, op: str, left: tree.Expr, right: tree.Expr, at: Place) -> tree.Expr:
    a, b = left.type, right.type
    result = truth_type(c)
    if isinstance(a, (ty.Pointer, ty.NullPtr)) or isinstance(b, (ty.Pointer, ty.NullPtr)):
        left, right = _compare_pointers(c, op, left, right, at)
        return tree.Binary(result, op, left, right, at=at)
    if isinstance(a, ty.Enum) and a == b:
        underlying = a.decl.underlying or ty.UINT
        return tree.Binary(result, op, to(c, left, underlying), to(c, right, underlying), at=at)
    converted = usual_arithmetic(c, left, right)
    if converted is None or not ty.is_arithmetic(converted[2]):
        return invalid_operands(c, left, right, at)
    type = converted[2]
    if isinstance(type, ty.Integer) and not c.model.signed(type):
        _check_signs(c, left, right, at)
        doubtful.comparison(c, op, left, right, at)
    return tree.Binary(result, op, converted[0], converted[1], at=at)


def _check_signs(c: Check, left: tree.Expr, right: tree.Expr, at: Place) -> None:
    for side in (left, right):
        type = promote(c, side).type
        negative = side.value < 0 if isinstance(side, tree.Constant) else True
        if c.model.signed(type) and negative:
            c.warn(
                SIGN_COMPARE,
                at,
                f"comparison of integers of different signs: '{left.type}' and '{right.type}'",
            )
            return


def _compare_pointers(
    c: Check, op: str, left: tree.Expr, right: tree.Expr, at: Place
) -> tuple[tree.Expr, tree.Expr]:
    a, b = left.type, right.type
    void = ty.Pointer(ty.VOID)
    if not isinstance(a, ty.Pointer) and not isinstance(b, ty.Pointer):  # nullptr with nullptr or 0
        if is_null(c, left) and is_null(c, right) and op in ("==", "!="):
            return null(c, left, void), null(c, right, void)
        invalid_operands(c, left, right, at)
    if not isinstance(a, ty.Pointer) or (is_null(c, left) and isinstance(b, ty.Pointer)):
        return _null_or_integer(c, left, right, at, b), right
    if not isinstance(b, ty.Pointer) or is_null(c, right):
        return left, _null_or_integer(c, right, left, at, a)
    plain_a, plain_b = unqualified(a.to), unqualified(b.to)
    if plain_a is plain_b:
        return left, to(c, right, a)
    message = f"comparison of distinct pointer types ('{a}' and '{b}')"
    if c.language.cplusplus:
        if (both := rules.select.composite_pointer(c, a, b, at)) is None:
            c.fatal(at, message)
        return to(c, left, both), to(c, right, both)
    if plain_a.__class__ is not ty.Void and plain_b.__class__ is not ty.Void:
        if not compatible(plain_a, plain_b):
            c.warn(COMPARE_DISTINCT_POINTER_TYPES, at, message)
    return left, to(c, right, a)


def _null_or_integer(c: Check, e: tree.Expr, other: tree.Expr, at: Place, pointer: ty.Type) -> tree.Expr:
    """The side of a pointer comparison that is not a pointer."""
    if is_null(c, e):
        return null(c, e, pointer)
    if not ty.is_integral(e.type):
        invalid_operands(c, e, other, at)
    message = f"comparison between pointer and integer ('{other.type}' and '{e.type}')"
    if c.language.cplusplus:
        c.fatal(at, message)
    c.warn(POINTER_INTEGER_COMPARE, at, message)
    return to(c, e, pointer)
