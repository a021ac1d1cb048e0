"""Arguments of templates: written ones, deduced ones, defaults (C++17 [temp.arg])."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.sema.constants import constant
from minicu.sema.context import Check
from minicu.sema.conversions.convert import rvalue
from minicu.sema.expressions import overload
from minicu.sema.names import names
from minicu.sema.names.scope import (
    AliasTemplate,
    ClassTemplate,
    ConstantName,
    Faulty,
    HostOnly,
    OverloadSet,
    Scope,
    TypeName,
    ValueParameter,
)
from minicu.sema.templates import deduce
from minicu.sema.templates.instance import Argument, Template
from minicu.sema.types import specifiers
from minicu.sema.types.compatible import compatible
from minicu.types.dependent import DependentName, InstanceDecl, Value, depends


class Ignored(Exception):
    """Why a template is no candidate."""


def named(c: Check, entity: Any, name: str, nodes: list[Any], at: Any) -> Any:
    """What `name<nodes>` means, where `entity` is what `name` means."""
    if entity is None:
        return names.undeclared(c, name, at)
    if isinstance(entity, Faulty):
        return entity
    if isinstance(entity, HostOnly) and "(not supported)" not in entity.reason:
        return entity
    if isinstance(entity, TypeName) and isinstance(entity.type, ty.Record):
        decl = entity.type.decl
        if isinstance(decl, InstanceDecl) and decl.tag == name:  # the injected-class-name
            entity = decl.template
    if isinstance(entity, (ClassTemplate, AliasTemplate)):
        from minicu.sema.templates import class_template

        return class_template.named(c, entity, [written(c, node) for node in nodes], at)
    if not isinstance(entity, OverloadSet) or not entity.templates:
        if isinstance(entity, (HostOnly, TypeName)):
            c.fatal(at, f"not supported: template '{name}'")
        c.fatal(at, f"'{name}' does not name a template")
    return OverloadSet(name, [], entity.templates, tuple(written(c, node) for node in nodes), entity.owner)


def written(c: Check, node: Any) -> Argument:
    """A written template argument."""
    if isinstance(node, c_ast.Typename):
        return specifiers.type_name(c, node)
    if isinstance(node, c_ast.ID) and isinstance(found := names.find(c, node.name, node.coord), TypeName):
        if not isinstance(found.type, DependentName):  # [temp.res]p5: without typename it is a value
            return found.type
    from minicu.sema.expressions import expr
    from minicu.sema.templates import dependent_values

    if dependent_values.reading(c) and (depending := dependent_values.read(c, node)) is not None:
        return depending  # type: ignore[return-value]
    value = constant.fold(c, rvalue(c, expr.unevaluated(c, node)))
    if isinstance(value, overload.OverloadedName):
        return value  # type: ignore[return-value]  # until the parameter tells which is meant
    if not isinstance(value, tree.Constant):
        if (address := _symbol(c, value)) is not None:
            return address
        c.fatal(node.coord, "non-type template argument is not a constant expression")
    return value


def _symbol(c: Check, value: tree.Expr) -> tree.SymbolArgument | None:
    """The address of a function or a static object ([temp.arg.nontype]p2)."""
    known = constant.evaluate(c, value)
    if not isinstance(known, tree.SymbolAddress) or known.offset or not isinstance(value.type, ty.Pointer):
        return None
    symbol = known.symbol
    if isinstance(symbol, tree.Object) and symbol.storage in ("local", "parameter"):
        return None
    if isinstance(symbol, (tree.Function, tree.Object)):
        return tree.SymbolArgument(value.type, symbol, at=value.at)  # type: ignore[arg-type]
    return None


def _pointer(c: Check, given: Any, type: ty.Pointer, shown: str) -> tree.Constant:
    """An argument for a parameter that is a pointer."""
    if isinstance(given, overload.OverloadedName):
        function = overload._of_type(c, given.set, type, given.at)
        if function is None:
            raise Ignored(f"{shown} names no function of type '{type}'")
        given = tree.SymbolArgument(ty.Pointer(function.type), function, at=given.at)  # type: ignore[arg-type]
    if isinstance(given, tree.SymbolArgument) and compatible(given.type.unqualified, type, True):
        return given
    if isinstance(given.type, ty.NullPtr) or (isinstance(given.type, ty.Pointer) and not given.value):
        return tree.Constant(type, 0, at=given.at)
    raise Ignored(f"{shown} has type '{given.type}', not '{type}'")


def _bind(c: Check, t: Template, scope: Scope, index: int, given: Argument) -> Argument:
    """Let parameter `index` be `given`, which is returned as the parameter has it."""
    p = t.params[index]
    shown = f"template argument {index + 1}" + (f" ('{p.name}')" if p.name else "")
    if p.type is None:
        if not isinstance(given, ty.Type):
            raise Ignored(f"{shown} must be a type")
        if p.name:
            scope.names[p.name] = TypeName(p.name, given, p.coord)
        return given
    if isinstance(given, Value):
        if p.name:
            scope.names[p.name] = ValueParameter(p.name, given, p.coord)  # type: ignore[arg-type]
        return given
    if not isinstance(given, (tree.Constant, overload.OverloadedName)):
        raise Ignored(f"{shown} must be an expression")
    with c.elsewhere(scope):
        type = specifiers.type_name(c, p.type).unqualified
        if depends(type):
            return given
        if isinstance(type, ty.Pointer):
            value = _pointer(c, given, type, shown)
            if p.name:
                scope.names[p.name] = ConstantName(p.name, value, p.coord)
            return value
        if isinstance(given, overload.OverloadedName):
            raise Ignored(f"{shown} names a function, not a value of type '{type}'")
        if not ty.is_integral(type):
            c.fatal(p.coord, f"not supported: template parameter of type '{type}'")
    if not ty.is_integral(given.type) or (
        (isinstance(type, ty.Enum) and given.type != type) or
        (isinstance(given.type, ty.Enum) and given.type.decl.scoped and given.type != type)
    ):  # fmt: skip
        raise Ignored(f"{shown} has type '{given.type}', not '{type}'")
    value = constant.convert(c, given, type)
    if value.value != given.value:
        raise Ignored(f"{shown} is {given.value}, which '{type}' cannot hold")
    if p.name:
        scope.names[p.name] = ConstantName(p.name, value, p.coord)
    return value


def complete(c: Check, t: Any, found: dict[int, Argument]) -> tuple[Argument, ...]:
    """All arguments: those found, converted, and defaults for the others."""
    scope = Scope("template", t.scope)
    arguments: list[Argument] = []
    for i, p in enumerate(t.params):
        given = found.get(i)
        if given is None:
            if p.default is None:
                raise Ignored(f"couldn't infer template argument '{p.name or i + 1}'")
            with c.elsewhere(scope, pattern=any(map(depends, arguments))):
                given = written(c, p.default)
        arguments.append(_bind(c, t, scope, i, given))
    return tuple(arguments)


def explicit_arguments(t: Template, given: Sequence[Argument] | None) -> dict[int, Argument]:
    if given is not None and len(given) > len(t.params):
        raise Ignored("too many template arguments")
    return dict(enumerate(given or ()))


def deduced(
    c: Check, t: Template, given: Sequence[Argument] | None, operands: Sequence[Any]
) -> tuple[Argument, ...]:
    """The arguments of the template that a call with these operands means."""
    pattern = t.pattern
    assert pattern is not None
    found = explicit_arguments(t, given)
    free = {i for i in range(len(t.params)) if i not in found}
    count = len(pattern.parameters)
    args = t.decl.type.args
    needed = sum(1 for p in (args.params if args else ())[:count] if getattr(p, "init", None) is None)
    if len(operands) < needed or (len(operands) > count and not pattern.variadic):
        verb = "was" if len(operands) == 1 else "were"
        raise Ignored(f"requires {count} argument{'s' * (count != 1)}, but {len(operands)} {verb} provided")
    for parameter, operand in zip(pattern.parameters, operands):
        if deduce.mentions(parameter, free) and not deduce.from_operand(c, parameter, operand, found):
            shown = rvalue(c, operand).type if not isinstance(parameter, ty.Reference) else operand.type
            raise Ignored(f"could not match '{parameter}' against '{shown}'")
    return complete(c, t, found)
