"""Unary operators: sign, `!`, `&`, `*`, steps."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Place
from minicu.sema import rules
from minicu.sema.constants import constant
from minicu.sema.context import Check, Operand
from minicu.sema.conversions import wide_bit_fields
from minicu.sema.conversions.convert import (
    OVERLOADED,
    address_of,
    boolean,
    expiring,
    is_lvalue,
    promote,
    rvalue,
    to,
    truth_type,
)
from minicu.sema.conversions.places import lvalue, modifiable
from minicu.sema.expressions import expr, member, names, operator_candidates, operator_functions, sizes
from minicu.sema.warnings import doubtful
from minicu.syntax.nodes import Name


def unary(c: Check, node: c_ast.UnaryOp) -> tree.Expr | tree.Place:
    """A `c_ast.UnaryOp`, increment and sizeof included."""
    rule = _UNARY.get(node.op)
    if rule is None:
        return c.unsupported(node.coord, f"operator '{node.op}'")
    return rule(c, node)


def _operand(c: Check, node: c_ast.UnaryOp) -> tree.Expr | tree.Place:
    return expr.check(c, node.expr)


def applied(c: Check, op: str, operand: Operand, at: Place) -> Operand:
    """`+`, `-`, `~` or `!` of an operand."""
    return _not(c, operand, at) if op == "!" else _sign(c, op, operand, at)


def _applied(c: Check, node: c_ast.UnaryOp) -> Operand:
    return applied(c, node.op, expr.check(c, node.expr), node.coord)


def _sign(c: Check, op: str, operand: Operand, at: Place) -> Operand:
    if c.language.cplusplus and operand.type.__class__ in ty.CLASS_TYPES:
        overload = operator_functions.overloaded(c, op, [operand], at)
        if overload is not None:
            return overload
        operand = operator_candidates.converted(c, op, [operand], at)[0]
    value = promote(c, rvalue(c, operand))
    kind = value.type.__class__
    if kind is ty.Pointer and op == "+" and c.language.cplusplus:
        if isinstance(value, tree.FunctionAddress):
            return replace(value, taken=True)
        return tree.Convert(value.type, value, at=at)
    if kind is not ty.Integer and (kind is not ty.Float or op == "~"):
        if value.type is OVERLOADED:
            c.fatal(
                value.at, "reference to overloaded function could not be resolved; did you mean to call it?"
            )
        c.fatal(at, f"invalid argument type '{value.type}' to unary expression")
    if op == "+":  # a value, and no object any more
        if isinstance(value, tree.Constant):
            return replace(value, literal=False, place=None)
        if not c.language.cplusplus and (kept := wide_bit_fields.width(c, value)) is not None:
            return wide_bit_fields.reduced(c, value, kept[0])
        return tree.Convert(value.type, value, at=at)
    result = tree.Unary(value.type, op, value, at=at)
    if value.__class__ is tree.Constant:
        return constant.fold(c, result)
    return result if c.language.cplusplus else wide_bit_fields.result(c, result, value)


def _not(c: Check, operand: Operand, at: Place) -> Operand:
    if c.language.cplusplus and operand.type.__class__ in ty.CLASS_TYPES:
        overload = operator_functions.overloaded(c, "!", [operand], at)
        if overload is not None:
            return overload
        if operand.type.__class__ is ty.Record:
            operand = boolean(c, rvalue(c, operand), at)
    value = rvalue(c, operand)
    scoped = isinstance(value.type, ty.Enum) and value.type.decl.scoped
    if scoped or not ty.is_scalar(value.type):
        c.fatal(at, f"invalid argument type '{value.type}' to unary expression")
    doubtful.truth(c, value, at)
    result = tree.Unary(truth_type(c), "!", value, at=at)
    return constant.fold(c, result) if value.__class__ is tree.Constant else result


def _address(c: Check, node: c_ast.UnaryOp) -> tree.Expr | tree.Place:
    """`&` (C11 6.5.3.2): of `*p` it is p itself, of `a[i]` the sum."""
    if isinstance(node.expr, c_ast.ID) and isinstance(node.expr.name, Name) and len(node.expr.name.parts) > 1:
        entity, before = names.find_and_before(c, node.expr.name, node.coord)
        if (pointer := rules.member_pointers.address(c, entity, before, node.coord)) is not None:
            return pointer
        operand = names.meaning(c, entity, node.expr)
    elif isinstance(node.expr, c_ast.ArrayRef):  # one past the end may be pointed to
        operand = member.subscript(c, node.expr, past=1)
    else:
        operand = _operand(c, node)
    if isinstance(operand, tree.FunctionAddress):
        return replace(operand, taken=True)
    if c.language.cplusplus and operand.type.__class__ in ty.CLASS_TYPES:
        result = operator_functions.overloaded(c, "&", [operand], node.coord)
        if result is not None:
            return result
    if isinstance(operand.type, ty.Function):
        return rvalue(c, operand)
    if operand.type is OVERLOADED:
        return operand
    if isinstance(operand, tree.Expr):
        place = lvalue(c, operand)
        if place is None:
            return c.fatal(node.coord, f"cannot take the address of an rvalue of type '{operand.type}'")
        operand = place
    base = operand
    while isinstance(base, tree.MemberPlace):
        base = base.record
    # Elements of arrays that are rvalues are lvalues to nvcc.
    gone = not isinstance(node.expr, c_ast.ArrayRef) and expiring(operand) and not is_lvalue(operand)
    if gone or isinstance(base, tree.Temporary):
        c.fatal(node.coord, f"cannot take the address of an rvalue of type '{operand.type}'")
    if isinstance(base, tree.Variable) and base.object.storage == "special":
        c.fatal(node.coord, f"cannot take the address of '{base.object.name}'")
    return address_of(c, operand, node.coord)


def _indirection(c: Check, node: c_ast.UnaryOp) -> tree.Expr | tree.Place:
    operand = _operand(c, node)
    if c.language.cplusplus and operand.type.__class__ in ty.CLASS_TYPES:
        result = operator_functions.overloaded(c, "*", [operand], node.coord)
        if result is not None:
            return result
        operand = operator_candidates.converted(c, "*", [operand], node.coord)[0]
    pointer = rvalue(c, operand)
    type = pointer.type
    if not isinstance(type, ty.Pointer):
        c.fatal(node.coord, f"indirection requires pointer operand ('{type}' invalid)")
    if isinstance(type.to, ty.Void) and c.language.cplusplus:  # [expr.unary.op]p1; C11 lets it be discarded
        c.fatal(node.coord, f"indirection is not permitted on operand of type '{type}'")
    if isinstance(pointer, tree.AddressOf) and pointer.place.type == type.to:
        return pointer.place
    return tree.Dereference(type.to, pointer, at=node.coord)


def _real(c: Check, node: c_ast.UnaryOp) -> tree.Expr:
    value = rvalue(c, _operand(c, node))
    if not ty.is_arithmetic(value.type):
        c.fatal(node.coord, f"invalid argument type '{value.type}' to unary expression")
    if node.op == "__real__":
        return value
    zero = to(c, tree.Constant(ty.INT, 0, at=node.coord), value.type)
    return tree.Comma(value.type, to(c, value, ty.VOID), zero, at=node.coord)


def _step(c: Check, node: c_ast.UnaryOp) -> tree.Expr | tree.Place:
    """++ and --, before or after (C11 6.5.2.4, 6.5.3.1)."""
    op, at = node.op, node.coord
    prefix = op[0] != "p"
    step = 1 if op[-1] == "+" else -1
    operand = _operand(c, node)
    if c.language.cplusplus and operand.type.__class__ in ty.CLASS_TYPES:
        dummy = [] if prefix else [tree.Constant(ty.INT, 0, at=at)]
        result = operator_functions.overloaded(c, op[-2:], [operand, *dummy], at)
        if result is not None:
            return result
        operand = operator_candidates.converted(c, op[-2:], [operand, *dummy], at)[0]
    place = modifiable(c, operand, at)
    type = place.type.unqualified
    scale: int | tree.Expr | None = None
    if isinstance(type, ty.Pointer):
        scale = sizes.scale(c, type, at)
    elif not isinstance(type, (ty.Integer, ty.Float)) and not (
        isinstance(type, ty.Enum) and not c.language.cplusplus
    ):
        word = "increment" if step > 0 else "decrement"
        c.fatal(at, f"cannot {word} value of type '{place.type}'")
    if type == ty.BOOL and c.language.cplusplus:
        c.fatal(
            at, f"ISO C++17 does not allow {'in' if step > 0 else 'de'}crementing expression of type bool"
        )
    return tree.Increment(type, place, step, prefix, scale, at=at)


_UNARY: dict[str, Callable[[Check, Any], tree.Expr | tree.Place]] = {
    "-": _applied, "+": _applied, "~": _applied, "!": _applied, "&": _address, "*": _indirection,
    "++": _step, "--": _step, "p++": _step, "p--": _step,
    **dict.fromkeys(("sizeof", "_Alignof", "alignof", "__alignof__", "__alignof"), sizes.sizeof),
    "__real__": _real, "__imag__": _real,
}  # fmt: skip
