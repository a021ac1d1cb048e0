"""Variable arguments (C11 7.16): va_start, va_arg, va_copy, va_end as the compiler knows them."""

from __future__ import annotations

from collections.abc import Sequence

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Place
from minicu.sema.builtins import builtins
from minicu.sema.context import Check, Operand
from minicu.sema.conversions.convert import default_promote, promote, rvalue, to
from minicu.sema.expressions import expr, lifetime
from minicu.syntax.nodes import Syntax


def _list_place(c: Check, node: Syntax, at: Place) -> tree.Place:
    place = expr.check(c, node)
    if not isinstance(place, tree.Place) or not isinstance(place.type, ty.Pointer):
        c.fatal(at, f"first argument to 'va_arg' is of type '{place.type}' and not 'va_list'")
    return place


def _va_start(c: Check, name: str, args: Sequence[Syntax], at: Place) -> Operand:
    if not 1 <= len(args) <= 2:
        builtins.expect_count(c, args, 2, at)
    if c.function is None or not c.function.function.type.variadic:
        c.fatal(at, "'va_start' used in function with fixed args")
    if len(args) == 2:
        expr.unevaluated(c, args[1])
    return tree.VaStart(ty.VOID, _list_place(c, args[0], at), at=at)


def _va_arg(c: Check, name: str, args: Sequence[Syntax], at: Place) -> Operand:
    builtins.expect_count(c, args, 2, at)
    place = _list_place(c, args[0], at)
    type = builtins.type_argument(c, args[1], at).unqualified
    if isinstance(type, (ty.Void, ty.Function, ty.VariableArray)) or (
        isinstance(type, ty.Record) and type.decl.completed().members is None
    ):
        c.fatal(at, f"second argument to 'va_arg' is of incomplete type '{type}'")
    if isinstance(type, ty.Array):
        c.unsupported(at, f"va_arg of array type '{type}'")
    passed = type
    if isinstance(type, ty.Float):  # a float was promoted: C leaves reading it as one undefined, this is kind
        passed = default_promote(c, tree.Constant(type, 0.0)).type
    elif isinstance(type, (ty.Integer, ty.Enum)):
        passed = promote(c, tree.Constant(type, 0)).type
    return to(c, tree.VaArg(passed, place, at=at), type)


def _va_end(c: Check, name: str, args: Sequence[Syntax], at: Place) -> Operand:
    builtins.expect_count(c, args, 1, at)
    place = _list_place(c, args[0], at)
    return to(c, rvalue(c, place), ty.VOID)


def _va_copy(c: Check, name: str, args: Sequence[Syntax], at: Place) -> Operand:
    builtins.expect_count(c, args, 2, at)
    target, source = _list_place(c, args[0], at), rvalue(c, expr.check(c, args[1]))
    if not isinstance(source.type, ty.Pointer):
        c.fatal(at, f"second argument to 'va_copy' is of type '{source.type}' and not 'va_list'")
    place = source.place if isinstance(source, tree.Load) else lifetime.hold(c, source, source.type, at)
    return tree.VaCopy(ty.VOID, target, place, at=at)


RULES: dict[str, builtins.Rule] = {
    "__builtin_va_start": _va_start,
    "__builtin_stdarg_start": _va_start,
    "__builtin_va_arg": _va_arg,
    "__builtin_va_end": _va_end,
    "__builtin_va_copy": _va_copy,
}
