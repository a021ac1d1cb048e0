"""Alias templates and variable templates (C++17 [temp.alias], [temp.variable])."""

from __future__ import annotations

from typing import Any

from minicu import tree
from minicu.diagnostics.errors import Note, span_of
from minicu.sema.context import Check
from minicu.sema.names import names
from minicu.sema.names.scope import AliasTemplate, ConstantName, TypeName, ValueParameter
from minicu.sema.templates import class_template, dependent_values
from minicu.sema.templates.instance import Argument, bound, expanded, key_of
from minicu.syntax.nodes import Name
from minicu.types.dependent import Value, depends


def declare(c: Check, params: list[Any], node: Any) -> None:
    """`template <class T> using name = type;`, `template <class T> constexpr int name = value;`"""
    name = node.name
    if isinstance(name, Name) or not params:
        c.fatal(node.coord, "not supported: specialization of a variable template")
    old = c.scope.names.get(name)
    if old is not None and not names.replaceable(old):
        c.fatal(node.coord, f"redefinition of '{name}'",
                [Note("previous definition is here", span_of(getattr(old, "at", None)))])  # fmt: skip
    c.scope.names[name] = AliasTemplate(name, params, node, c.scope, node.coord)


def instance(c: Check, t: AliasTemplate, arguments: tuple[Argument, ...], at: Any) -> Any:
    """What `name<arguments>` means."""
    if class_template.kind(t) == "variable":
        return _value(c, t, arguments, at)
    from minicu.sema.types import specifiers

    node = expanded(c, t, t.node, t.params, arguments)
    with c.elsewhere(bound(t.scope, t.params, arguments), pattern=any(map(depends, arguments))):
        type = specifiers.declared(c, node.type, specifiers.specified(c, specifiers.tail(node.type).type))
    return TypeName(t.name, type, at)


def _value(
    c: Check, t: AliasTemplate, arguments: tuple[Argument, ...], at: Any
) -> ConstantName | ValueParameter:
    """An instance of a variable template. It is a constant, or it is not for device code."""
    from minicu.sema.constants import constant
    from minicu.sema.conversions import convert
    from minicu.sema.expressions import expr
    from minicu.sema.types import specifiers

    if any(map(depends, arguments)):
        whole = (t.scope.path, t.name, tuple(map(dependent_values.as_argument, arguments)))
        return ValueParameter(t.name, Value("variable", whole), at)  # type: ignore[arg-type]
    key, node = key_of(arguments), expanded(c, t, t.node, t.params, arguments)
    if (known := t.values.get(key)) is not None:
        return known  # type: ignore[no-any-return]
    with c.elsewhere(bound(t.scope, t.params, arguments)):
        type = specifiers.declared(c, node.type, specifiers.specified(c, specifiers.tail(node.type).type))
        const = "constexpr" in node.funcspec or type.const
        if node.init is None or not const:
            c.fatal(at, f"not supported: variable template '{t.name}', which is no constant",
                    [Note("template is declared here", span_of(t.at))])  # fmt: skip
        value = expr.value(c, node.init)
        if not specifiers.has_auto(type):
            value = convert.to(c, value, type.unqualified)
        folded = constant.fold(c, value)
    if not isinstance(folded, tree.Constant):
        c.fatal(at, f"not supported: variable template '{t.name}', which is no constant",
                [Note("template is declared here", span_of(t.at))])  # fmt: skip
    made = t.values[key] = ConstantName(t.name, folded, t.at)
    return made
