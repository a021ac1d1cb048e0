"""Alias templates (C++17 [temp.alias]), and the declaration of variable templates."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pycparser import c_ast

from minicu import types as ty
from minicu.diagnostics.errors import Note, Place, span_of
from minicu.sema import rules
from minicu.sema.context import Check
from minicu.sema.expressions import names
from minicu.sema.scope import AliasTemplate, ClassTemplate, Entity, TypeName, place_of
from minicu.sema.templates import class_template, dependent_expressions
from minicu.sema.templates.instance import Argument, bound, expanded
from minicu.syntax.nodes import Name, Node, PackExpansion, Part, Syntax, TemplateParam
from minicu.types.dependent import depends


def declare(
    c: Check, params: list[TemplateParam], node: c_ast.Decl | c_ast.Typedef, constraints: Sequence[Node] = ()
) -> None:
    """`template <class T> using name = type;`, `template <class T> constexpr int name = value;`"""
    name = node.name
    if isinstance(name, Name) or not params:
        rules.variable_template.specialise(c, params, node, constraints)
        return
    if name is None:
        enumeration = isinstance(node.type, c_ast.Enum)
        c.fatal(node.coord, "an enumeration is no template" if enumeration else "a template has a name")
    old = c.scope.names.get(name)
    if isinstance(old, AliasTemplate) and dependent_expressions.same(old.node, node):
        return  # it says nothing new
    if isinstance(old, AliasTemplate) and isinstance(node, c_ast.Decl):
        if rules.variable_template.declares_only(old):
            rules.variable_template.define(c, old, old.scope, params, node)
            return
    if old is not None and not names.replaceable(old):
        c.fatal(node.coord, f"redefinition of '{name}'",
                [Note("previous definition is here", span_of(place_of(old)))])  # fmt: skip
    c.scope.names[name] = AliasTemplate(name, params, node, c.scope, node.coord, constraints=constraints)


def instance(c: Check, t: AliasTemplate, arguments: tuple[Argument, ...], at: Place) -> Entity:
    """What `name<arguments>` means."""
    if class_template.kind(t) == "variable":
        return rules.variable_template.instance(c, t, arguments, at)
    node = expanded(c, t, t.node, t.params, arguments)
    bound_here, dependent = bound(t.scope, t.params, arguments), any(map(depends, arguments))
    with c.elsewhere(bound_here, pattern=dependent, deducing=c.here.deducing):
        type = rules.declarators.declared(
            c, node.type, rules.specifiers.specified(c, rules.declarators.tail(node.type).type)
        )
    if c.typedef_names and not any(map(depends, arguments)):
        label = class_template.label_of(t.name, arguments, t.params)
        type = replace(type, alias=ty.Alias(label, t.node.coord, type))
    return TypeName(t.name, type, at)


def renamed(c: Check, t: AliasTemplate) -> ClassTemplate | None:
    """The class template to which an alias template hands on its parameters as they are; nvcc takes both for
    one, as template arguments (CWG 1286). None if it is another template."""
    bottom = t.node.type.type if isinstance(t.node.type, c_ast.TypeDecl) and not t.node.type.quals else None
    if not isinstance(bottom, c_ast.IdentifierType) or not isinstance(bottom.names[0], Name):
        return None
    *before, (name, given) = bottom.names[0].parts
    if given is None or [named(node) for node in given] != [p.name for p in t.params]:
        return None
    with c.elsewhere(t.scope):
        entity = names.find(c, Name(name, [*before, Part(name)]) if before else name, t.at)
    if isinstance(entity, AliasTemplate):
        entity = renamed(c, entity)
    if not isinstance(entity, ClassTemplate) or len(entity.params) != len(t.params):
        return None
    alike = all(
        (p.type is None, p.template is None, p.pack, p.default is None)
        == (q.type is None, q.template is None, q.pack, q.default is None)
        for p, q in zip(t.params, entity.params)
    )
    return entity if alike else None


def named(node: Syntax) -> str | None:
    """The name that a template argument consists of, a pack's with its dots away; None if it is more."""
    if isinstance(node, PackExpansion):
        node = node.pattern
    if isinstance(node, c_ast.Typename) and isinstance(node.type, c_ast.TypeDecl) and not node.type.quals:
        node = node.type.type
        return node.names[0] if isinstance(node, c_ast.IdentifierType) and len(node.names) == 1 else None
    return node.name if isinstance(node, c_ast.ID) else None
