"""The arguments of a call: converted to the types of their parameters, default arguments put in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Note, Place, span_of
from minicu.sema import rules
from minicu.sema.context import Check, Operand
from minicu.sema.conversions.convert import OVERLOADED, PassedOn, declared_here, default_promote, rvalue
from minicu.sema.conversions.implicit import assign
from minicu.sema.expressions import expr, ranking
from minicu.sema.names import symbols


def convert_arguments(
    c: Check,
    type: ty.Function,
    operands: Sequence[Operand],
    at: Place,
    function: tree.Function | None,
    hidden: int = 0,
) -> list[tree.Expr]:
    """The argument values as the function takes them. `hidden` parameters stand before those of `type`."""
    parameters = type.parameters
    given, wanted = len(operands), len(parameters)
    if not type.prototyped:
        return [_variadic(c, o) for o in operands]
    operands = list(operands)
    if given < wanted and function is not None:
        operands += _defaults(c, function, given + hidden, at)
    if len(operands) < wanted or (given > wanted and not type.variadic):
        _wrong_count(c, type, given, at, function, hidden)
    result = []
    for i, operand in enumerate(operands):
        if i >= wanted:
            result.append(_variadic(c, operand))
            continue
        parameter = parameters[i]
        kind = parameter.__class__
        if operand.__class__ is PassedOn:
            result.append(operand.object())
            continue
        if parameter.__class__ is ty.Reference:
            notes = parameter_note(function, i + hidden)
            result.append(rules.references.bind(c, operand, parameter, operand.at or at, "passing", notes))
            continue
        value = operand if isinstance(operand, tree.Expr) else rvalue(c, operand)
        if parameter.__class__ is ty.Record:
            value = assign(
                c, value, parameter, value.at or at, "passing", parameter_note(function, i + hidden)
            )
            if parameter.decl.completed().info is not None and parameter.decl.by_address:
                value = rvalue(c, rules.lifetime.hold(c, value, parameter, value.at or at))
            result.append(value)
        elif value.type is parameter:
            result.append(value)
        elif value.type.__class__ is kind and (kind is ty.Integer or kind is ty.Float):
            result.append(assign(c, value, parameter, value.at or at, "passing"))
        else:
            result.append(
                assign(c, value, parameter, value.at or at, "passing", parameter_note(function, i + hidden))
            )
    return result


def _defaults(c: Check, function: tree.Function, first: int, at: Place) -> list[Operand]:
    """Default arguments for the parameters from `first` on, as far as there are any. They mean what
    they mean where they were declared, but for `__builtin_LINE` and the like."""
    operands: list[Operand] = []
    defaults = function.declared.defaults
    for i in range(first, len(function.type.parameters)):
        if i not in defaults:
            break
        default = defaults[i]
        if isinstance(default, (tree.Expr, tree.Place)):
            operands.append(default)
            continue
        context = symbols.of_argument(c, function, i)
        scope = function.declared.defaults_scope or c.file
        called_at = c.here.called_at or at
        with c.within(scope=scope, context=context, tags=context.tags, called_at=called_at):
            operands.append(expr.argument(c, default))
    return operands


def _variadic(c: Check, operand: Operand) -> tree.Expr:
    value = default_promote(c, rvalue(c, operand))
    if value.type.__class__ is ty.Record:
        if rules.classes.by_address(value.type) and not c.unevaluated:
            c.fatal(
                value.at, f"cannot pass object of non-trivial type '{value.type}' through variadic function"
            )
    if isinstance(value.type, ty.Void):
        if value.type is OVERLOADED:
            c.fatal(
                value.at, "reference to overloaded function could not be resolved; did you mean to call it?"
            )
        c.fatal(value.at, "argument type 'void' is incomplete")
    if isinstance(value, ranking.OverloadedName):
        c.fatal(value.at, "reference to overloaded function could not be resolved")
    return value


def _wrong_count(
    c: Check, type: ty.Function, given: int, at: Place, function: tree.Function | None, hidden: int = 0
) -> NoReturn:
    wanted = len(type.parameters)
    few = given < wanted
    least = wanted
    if function is not None:
        while least > 0 and function.has_defaults(least - 1 + hidden):
            least -= 1
    bound = (
        ("at least " if type.variadic or least < wanted else "")
        if few
        else "at most "
        if least < wanted
        else ""
    )
    number = least if few else wanted
    notes = declared_here(function, f"'{function.name}' declared here") if function is not None else []
    c.fatal(
        at,
        f"too {'few' if few else 'many'} arguments to function call, expected {bound}{number}, have {given}",
        notes,
    )


def parameter_note(function: tree.Function | None, index: int) -> list[Note]:
    if function is None or index >= len(function.parameters):
        return []
    parameter = function.parameters[index]
    span = span_of(parameter.at)
    if span is None or span.source.system:
        return []
    name = f" '{parameter.name}'" if parameter.name else ""
    return [Note(f"passing argument to parameter{name} here", span)]
