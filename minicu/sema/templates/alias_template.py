"""Alias templates (C++17 [temp.alias]), and the declaration of variable templates."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pycparser import c_ast

from minicu import types as ty
from minicu.diagnostics.errors import Note, Place, span_of
from minicu.sema.context import Check
from minicu.sema.expressions import names
from minicu.sema.scope import AliasTemplate, Entity, TypeName, place_of
from minicu.sema.templates import class_template, dependent_expressions
from minicu.sema.templates.instance import Argument, bound, expanded
from minicu.syntax.nodes import Name
from minicu.types.dependent import depends


def declare(c: Check, params: list[Any], node: c_ast.Decl | c_ast.Typedef) -> None:
    """`template <class T> using name = type;`, `template <class T> constexpr int name = value;`"""
    name = node.name
    if isinstance(name, Name) or not params:
        from minicu.sema.templates import variable_template

        variable_template.specialise(c, params, node)
        return
    old = c.scope.names.get(name)
    if isinstance(old, AliasTemplate) and dependent_expressions.same(old.node, node):
        return  # it says nothing new
    if old is not None and not names.replaceable(old):
        c.fatal(node.coord, f"redefinition of '{name}'",
                [Note("previous definition is here", span_of(place_of(old)))])  # fmt: skip
    c.scope.names[name] = AliasTemplate(name, params, node, c.scope, node.coord)


def instance(c: Check, t: AliasTemplate, arguments: tuple[Argument, ...], at: Place) -> Entity:
    """What `name<arguments>` means."""
    if class_template.kind(t) == "variable":
        from minicu.sema.templates import variable_template

        return variable_template.instance(c, t, arguments, at)
    from minicu.sema.types import declarators, specifiers

    node = expanded(c, t, t.node, t.params, arguments)
    with c.elsewhere(bound(t.scope, t.params, arguments), pattern=any(map(depends, arguments))):
        type = declarators.declared(c, node.type, specifiers.specified(c, declarators.tail(node.type).type))
    if c.typedef_names and not any(map(depends, arguments)):
        label = class_template.label_of(t.name, arguments)
        type = replace(type, alias=ty.Alias(label, t.node.coord, type))
    return TypeName(t.name, type, at)
