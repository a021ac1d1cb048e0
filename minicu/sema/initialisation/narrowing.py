"""Narrowing conversions in brace lists (C++17 [dcl.init.list]p7): ill-formed, which nvcc warns of in device
code. Of the arguments of constructors nothing is said."""

from __future__ import annotations

import math

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Place
from minicu.diagnostics.warnings import NARROWING
from minicu.sema.constants import constant
from minicu.sema.constants.rounding import from_integer, round_to
from minicu.sema.context import Check


def check(c: Check, value: tree.Expr, type: ty.Type, at: Place) -> None:
    """Complains about a narrowing conversion of an element of a brace list."""
    if not c.language.cplusplus or not narrows(c, value, type.unqualified):
        return
    message = f"narrowing conversion of a value of type '{value.type}' to '{type.unqualified}' in braces"
    known = _constant_value(c, value) is not None
    host = c.function is not None and c.function.function.host
    if c.unevaluated or (host and known):  # so that substitution fails; g++ refuses constants
        c.fatal(at, message)
    if not known:  # of those the conversion says itself what becomes of them
        c.warn(NARROWING, at, message)


def narrows(c: Check, value: tree.Expr, type: ty.Type) -> bool:
    """Whether the conversion of `value` to an unqualified type is narrowing."""
    source = value.type
    if isinstance(source, ty.Enum):
        if source.decl.scoped or source.decl.underlying is None:
            return False
        source = source.decl.underlying
    if isinstance(source, (ty.Pointer, ty.NullPtr)):
        return type == ty.BOOL
    if not isinstance(source, (ty.Integer, ty.Float)) or source.unqualified == type:
        return False
    if isinstance(source, ty.Float):
        if isinstance(type, ty.Integer):
            return True
        if not isinstance(type, ty.Float) or source.rank <= type.rank:
            return False
        known = _constant_value(c, value)
        return known is None or (
            math.isinf(round_to(known, c.model.float_format(type.kind))) and not math.isinf(known)
        )
    if isinstance(type, ty.Float):
        known = _constant_value(c, value)
        return known is None or from_integer(int(known), c.model.float_format(type.kind)) != known
    if not isinstance(type, ty.Integer):
        return False
    bits, signed = _range(c, type)
    have, has_sign = _range(c, value.type)
    if has_sign <= signed and have + (signed and not has_sign) <= bits:
        return False
    known = _constant_value(c, value)
    return known is None or constant.wrap(int(known), bits, signed) != known


def _constant_value(c: Check, value: tree.Expr) -> int | float | None:
    folded = constant.evaluate(c, value)
    if isinstance(folded, tree.Constant) and isinstance(folded.value, (int, float)):
        return folded.value
    return None


def _range(c: Check, type: ty.Type) -> tuple[int, bool]:
    """How many bits hold all values of a type, and whether one is a sign ([dcl.enum]p8)."""
    if isinstance(type, ty.Enum) and not type.decl.fixed:
        values = [0, *type.decl.constants.values()]
        signed = min(values) < 0
        return max(v.bit_length() if v >= 0 else (~v).bit_length() for v in values) + signed, signed
    return (1, False) if type.unqualified == ty.BOOL else constant.bits_of(c, type)
