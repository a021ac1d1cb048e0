"""`__builtin_bit_cast(T, x)` and `__builtin_is_constant_evaluated()`; `constants.constant_builtins`
has what they give at compile time. The rows: `bit_cast` of a scalar, `extra` the value
it was made from, and `is_constant_evaluated`."""

from __future__ import annotations

from collections.abc import Sequence

from minicu import tree
from minicu import types as ty
from minicu.abi.layout import align_of, size_of
from minicu.diagnostics.errors import Place
from minicu.sema.builtins import builtins
from minicu.sema.context import Check
from minicu.sema.conversions.convert import address_of, rvalue, to
from minicu.sema.expressions import expr, lifetime
from minicu.sema.types import declarators
from minicu.syntax.nodes import Syntax


def _bit_cast(c: Check, name: str, args: Sequence[Syntax], at: Place) -> tree.Expr:
    """The bytes of `x` as a value of `T` (C++20 [bit.cast])."""
    builtins.expect_count(c, args, 2, at)
    type = builtins.type_argument(c, args[0], at).unqualified
    value = rvalue(c, expr.check(c, args[1]))
    for what, given in (("source", value.type), ("destination", type)):
        if isinstance(given, ty.Function) or not declarators.complete(c, given):
            c.fatal(at, f"'{name}' {what} type '{given}' is no complete object type")
    if size_of(type, c.model) != size_of(value.type, c.model):
        c.fatal(at, f"'{name}' source type '{value.type}' and destination type '{type}' have different sizes")
    return cast(c, value, type, at)


def cast(c: Check, value: tree.Expr, type: ty.Type, at: Place) -> tree.Expr:
    """The bytes of `value` as a value of a type of the same size."""
    place = lifetime.hold(c, value, value.type, at)
    place.object.align = max(align_of(type, c.model), align_of(value.type, c.model))
    pointer = to(c, address_of(c, place, at), ty.Pointer(ty.VOID), at)
    bytes_read = rvalue(c, tree.Dereference(type, to(c, pointer, ty.Pointer(type), at), at=at))
    if not ty.is_scalar(type) or not ty.is_scalar(value.type):
        return bytes_read
    return tree.BuiltinCall(type, "bit_cast", [bytes_read], (value,), at=at)


def _constant_evaluated(c: Check, name: str, args: Sequence[Syntax], at: Place) -> tree.Expr:
    builtins.expect_count(c, args, 0, at)
    return tree.BuiltinCall(ty.BOOL, "is_constant_evaluated", [], at=at)


RULES: dict[str, builtins.Rule] = {
    "__builtin_bit_cast": _bit_cast,
    "__builtin_is_constant_evaluated": _constant_evaluated,
}
