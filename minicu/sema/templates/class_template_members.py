"""Members of class templates that are defined outside of the class (C++17 [temp.mem.func],
[temp.static]), and their explicit specialisations."""

from __future__ import annotations

from typing import Any

from pycparser import c_ast

from minicu import types as ty
from minicu.diagnostics.errors import Note, span_of
from minicu.sema.classes import classes
from minicu.sema.context import Check
from minicu.sema.names import names
from minicu.sema.names.scope import ClassTemplate, Scope, TypeName
from minicu.sema.templates import class_template, partial_specialization
from minicu.sema.templates.instance import Argument, bound, declaration, expanded
from minicu.syntax.nodes import Name, TemplateDecl
from minicu.types.dependent import InstanceDecl, element, is_expansion


def declare_template(c: Check, node: Any, decl: Any) -> bool:
    """`template <class U> ... name::member ...`, where `name` is no template."""
    from minicu.sema.classes import methods
    from minicu.sema.templates import member_templates

    if node.params is None or not isinstance(decl.type, c_ast.FuncDecl) or len(decl.name.parts) < 2:
        return False
    before = names.find(c, decl.name.qualifier, decl.coord)
    if not isinstance(before, TypeName) or (info := methods.owner(c, decl)) is None:
        return False
    if node.params:
        member_templates.define(c, info, node, info.scope)
    else:
        member_templates.specialise(c, info, node.decl)
    return True


def declare(c: Check, params: list[Any] | None, node: Any, decl: Any) -> bool:
    """`template <class T> ... name<T>::member ...`; False: it is not of that kind."""
    name = decl.name
    if not isinstance(name, Name) or all(arguments is None for _, arguments in name.parts[:-1]):
        return False
    depth = max(i for i, (_, arguments) in enumerate(name.parts[:-1]) if arguments is not None)
    outer: Any = name.first(depth + 1)
    if params is None:
        c.fatal(decl.coord, "not supported: explicit instantiation of a member")
    if not params:
        _specialise_member(c, node, decl)
        return True
    t = class_template.template(c, outer, decl.coord)
    pattern = partial_specialization.patterns(c, t, params, outer, decl.coord)
    source = t
    if not _is_primary(t, pattern):
        source = next((p for p in t.partial if p.pattern == pattern), t)
        if source is t:
            c.fatal(decl.coord, f"'{outer}' names no class template or partial specialization",
                    [Note("template is declared here", span_of(t.at))])  # fmt: skip
    source.members.append((params, node))
    for made, arguments in list(source.made):
        define(c, source, params, node, made, arguments)
    return True


def _is_primary(t: ClassTemplate, pattern: tuple[Any, ...]) -> bool:
    for i, (p, argument) in enumerate(zip(t.params, pattern)):
        if p.pack:
            if len(argument) != 1 or not is_expansion(argument[0]):
                return False
            argument = element(argument[0])
        if p.type is not None:
            argument = argument.parts[0] if getattr(argument, "op", "") == "parameter" else None
        if not isinstance(argument, ty.Placeholder) or argument.index != i or argument.quals:
            return False
    return True


def define(
    c: Check,
    source: ClassTemplate,
    params: list[Any],
    node: Any,
    made: InstanceDecl,
    arguments: tuple[Argument, ...],
) -> None:
    """Let an instance have the definition of a member that stands outside of the class."""
    from minicu.sema.classes import methods

    node = expanded(c, source, node, params, arguments)
    decl = declaration(node)
    if isinstance(decl, TemplateDecl):
        decl = declaration(decl.decl)
    scope = bound(source.scope, params, arguments)
    scope.names.setdefault(source.name, TypeName(source.name, ty.Record(made), made.at))
    with c.elsewhere(scope):
        info = methods.owner(c, decl)
        if info is None:
            return
        inside = info.scope
        if [p.name for p in params] != [p.name for p in source.params]:
            inside = Scope("template", info.scope)
            inside.names = {n: e for n, e in scope.names.items() if n != source.name}
        _define(c, info, node, decl, inside)


def _define(c: Check, info: classes.Class, node: Any, decl: Any, scope: Scope) -> None:
    from minicu.sema.classes import methods, static_members
    from minicu.sema.types import specifiers

    if isinstance(node, TemplateDecl):
        from minicu.sema.templates import member_templates

        member_templates.define(c, info, node, scope)
    elif isinstance(node, c_ast.FuncDef):
        methods.define(c, info, node, scope)  # type: ignore[arg-type]
    elif not isinstance(decl.type, c_ast.FuncDecl):
        with c.within(scope=scope):
            base = specifiers.specified(c, specifiers.tail(decl.type).type)
            static_members.define(c, info, node, specifiers.declared(c, decl.type, base))


def _specialise_member(c: Check, node: Any, decl: Any) -> None:
    """`template <> __device__ float vec<float>::norm() { ... }`"""
    from minicu.sema.classes import methods

    info = methods.owner(c, decl)
    if info is None:
        c.fatal(decl.coord, f"'{decl.name}' is no member of a class")
    if isinstance(node, TemplateDecl) or decl.name.parts[-1][1] is not None:
        from minicu.sema.templates import member_templates

        member_templates.specialise(c, info, node.decl if isinstance(node, TemplateDecl) else node)
    elif isinstance(node, c_ast.FuncDef):
        methods.define(c, info, node, special=True)  # type: ignore[arg-type]
    else:
        c.fatal(decl.coord, "not supported: explicit specialization of a static data member")
