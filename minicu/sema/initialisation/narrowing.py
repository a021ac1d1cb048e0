"""Narrowing conversions in brace lists (C++17 [dcl.init.list]p7): ill-formed, which nvcc warns of in device
code. Of the arguments of constructors nothing is said."""

from __future__ import annotations

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Place
from minicu.diagnostics.warnings import NARROWING
from minicu.sema.constants import constant
from minicu.sema.context import Check

#: Bits of the significand.
_PRECISION = {"bfloat16": 8, "half": 11, "float": 24, "double": 53, "ldouble": 64}
_GREATEST = {"bfloat16": 3.3895313892515355e38, "half": 65504.0, "float": 3.4028234663852886e38}


def check(c: Check, value: tree.Expr, type: ty.Type, at: Place) -> None:
    """Complain if the conversion of an element of a brace list may lose something."""
    if not c.language.cplusplus or not narrows(c, value, type.unqualified):
        return
    message = f"narrowing conversion of a value of type '{value.type}' to '{type.unqualified}' in braces"
    known = _known(c, value) is not None
    host = c.function is not None and c.function.function.host
    if c.unevaluated or (host and known):  # so that substitution fails; g++ refuses constants
        c.fatal(at, message)
    if not known:  # of those the conversion says itself what becomes of them
        c.warn(NARROWING, at, message)


def narrows(c: Check, value: tree.Expr, type: ty.Type) -> bool:
    """Is the conversion of `value` to an unqualified type a narrowing one?"""
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
        if not isinstance(type, ty.Float) or _precision(source) <= _precision(type):
            return False
        known = _known(c, value)
        return known is None or abs(float(known)) > _GREATEST.get(type.kind, float("inf"))
    if isinstance(type, ty.Float):
        known = _known(c, value)
        return known is None or not _is_exact(int(known), _precision(type))
    if not isinstance(type, ty.Integer):
        return False
    bits, signed = _range(c, type)
    have, has_sign = _range(c, source)
    if has_sign <= signed and have + (signed and not has_sign) <= bits:
        return False
    known = _known(c, value)
    return known is None or constant.wrap(int(known), bits, signed) != known


def _known(c: Check, value: tree.Expr) -> int | float | None:
    found = constant.evaluate(c, value)
    if isinstance(found, tree.Constant) and isinstance(found.value, (int, float)):
        return found.value
    return None


def _range(c: Check, type: ty.Integer) -> tuple[int, bool]:
    return (1, False) if type.unqualified == ty.BOOL else constant.bits_of(c, type)


def _precision(type: ty.Float) -> int:
    return _PRECISION.get(type.kind, 0)


def _is_exact(value: int, precision: int) -> bool:
    odd = abs(value)
    return odd == 0 or (odd // (odd & -odd)).bit_length() <= precision
