"""Members of class templates that are defined outside of the class (C++17 [temp.mem.func],
[temp.static]), and their explicit specialisations."""

from __future__ import annotations

from typing import Any

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Note, Place, span_of
from minicu.sema import rules
from minicu.sema.classes import classes
from minicu.sema.context import Check
from minicu.sema.expressions import names
from minicu.sema.scope import ClassTemplate, Entity, Outside, Scope, TypeName
from minicu.sema.templates import class_template, partial_specialization
from minicu.sema.templates.instance import Argument, bound, declaration, expanded
from minicu.syntax import nodes
from minicu.syntax.nodes import Name, Syntax, TemplateDecl, TemplateParam, declared_name
from minicu.types.dependent import InstanceDecl, TemplateParameter, Value, element, is_expansion


def declare_template(c: Check, node: TemplateDecl, decl: c_ast.Decl | c_ast.Typedef) -> bool:
    """`template <class U> ... name::member ...`, where `name` is no template."""
    if not isinstance(decl, c_ast.Decl) or len(decl.name.parts) < 2:
        return False
    before = names.declared_in(c, decl.name, decl.coord)
    if not isinstance(before, TypeName) or (info := rules.outside.owner(c, decl)) is None:
        return False
    if node.params is None:
        _instantiate(c, decl)
    elif isinstance(
        node.decl, TemplateDecl
    ):  # [temp.mem]p1: one for each class template around it, and its own
        c.fatal(decl.coord, f"too many template parameter lists in declaration of '{decl.name}'")
    elif not isinstance(decl.type, c_ast.FuncDecl):
        rules.variable_template.define_member(c, info.scope, node.params, decl, node.constraints)
    elif node.params:
        rules.member_templates.define(c, info, node, info.scope)
    else:
        rules.member_templates.specialise(c, info, node.decl)
    return True


def declare(
    c: Check, params: list[TemplateParam] | None, node: Syntax, decl: c_ast.Decl | c_ast.Typedef
) -> bool:
    """`template <class T> ... name<T>::member ...`; False: it is not of that kind."""
    name = _name(decl)
    levels = _levels(name)
    if not levels:
        return False
    if params is None:
        _instantiate(c, decl)
        return True
    if not params:
        _specialise_member(c, node, decl)
        return True
    outer = name.first(levels[0] + 1)
    _enter(c, class_template.template(c, outer, decl.coord), Outside(params, node), outer, decl.coord)
    return True


def _instantiate(c: Check, decl: c_ast.Decl | c_ast.Typedef) -> None:
    """`template float vec<float>::norm();` asks for a member of an instance ([temp.explicit]p3)."""
    info = rules.outside.owner(c, decl)
    if info is None or not isinstance(decl, c_ast.Decl):
        c.fatal(decl.coord, f"'{decl.name}' is no member of a class")
    last, arguments = decl.name.parts[-1]
    if not isinstance(decl.type, c_ast.FuncDecl):
        entity = info.scope.names.get(last)
        if isinstance(entity, tree.Object):
            entity.used = True
        elif entity is None:
            c.fatal(decl.coord, f"no member named '{last}' in '{classes.spelled(info.decl)}'")
        return
    function = rules.outside.declared(c, info, decl) if arguments is None else None
    if function is None:
        function = rules.member_templates.chosen(c, info, decl)[1]
    if function.declared.defined is not None or function.instance is not None:
        class_template.ask_for(c, function, decl.coord)


def _name(decl: c_ast.Decl | c_ast.Typedef) -> Any:
    """The name that a definition defines: of a class that of its type."""
    return declared_name(decl)


def _levels(name: str) -> list[int]:
    """Which parts of a name in front of the last are classes of templates."""
    parts = name.parts[:-1] if isinstance(name, Name) else []
    return [i for i, (_, arguments) in enumerate(parts) if arguments is not None]


def _enter(c: Check, t: ClassTemplate, member: Outside, outer: str, at: Place) -> None:
    """Let a class template, or its partial specialisation that `outer` names, have a member's definition."""
    pattern = partial_specialization.patterns(c, t, member.params, outer, at)
    source = t
    if not _is_primary(t, pattern):
        source = next((p for p in t.partial if p.pattern == pattern), t)
        if source is t:
            c.fatal(at, f"'{outer}' names no class template or partial specialization",
                    [Note("template is declared here", span_of(t.at))])  # fmt: skip
    _refuse_unknown(c, source, _name(declaration(member.node)), at)
    source.members.append(member)
    for instance, arguments in list(source.classes):
        define(c, source, member, instance, arguments)


def _refuse_unknown(c: Check, source: ClassTemplate, name: str | None, at: Place) -> None:
    """Complain of the definition of a member that a class template does not declare. (One whose members
    have not all a name of their own is left to its instances.)"""
    class_node = source.node
    if (
        not isinstance(name, Name)
        or not name.parts[-2].arguments
        or not isinstance(class_node, c_ast.Struct | c_ast.Union)
    ):
        return
    known = {_member_name(item) for item in class_node.decls or ()}
    last = name.parts[-1].word
    if class_node.decls and None not in known and last not in {*known, source.name, f"~{source.name}"}:
        c.fatal(at, f"out-of-line definition of '{last}' does not match any declaration in '{source.name}'",
                [Note("template is declared here", span_of(source.at))])  # fmt: skip


def _member_name(item: Syntax) -> str | None:
    head: Any = item
    while isinstance(head, (TemplateDecl, c_ast.FuncDef)):
        head = head.decl
    return declared_name(head)


def _is_primary(t: ClassTemplate, pattern: tuple[Any, ...]) -> bool:
    for i, (p, argument) in enumerate(zip(t.params, pattern)):
        if p.pack:
            if len(argument) != 1 or not is_expansion(argument[0]):
                return False
            argument = element(argument[0])
        if p.type is not None:
            own = isinstance(argument, Value) and argument.op == "parameter"
            argument = argument.parts[0] if own else None
        if not isinstance(argument, (ty.Placeholder, TemplateParameter)) or argument.index != i:
            return False
        if isinstance(argument, ty.Placeholder) and argument.quals:
            return False
    return True


def define(
    c: Check, source: ClassTemplate, member: Outside, instance: InstanceDecl, arguments: tuple[Argument, ...]
) -> None:
    """Let an instance have the definition of a member that stands outside of the class."""
    params = member.params
    node = expanded(c, source, member.node, params, arguments)
    decl = declaration(node)
    while isinstance(decl, TemplateDecl):
        decl = declaration(decl.decl)
    scope = bound(member.scope or source.scope, params, arguments)
    scope.names.setdefault(source.name, TypeName(source.name, ty.Record(instance), instance.at))
    name, info = _name(decl), classes.ensure(c, ty.Record(instance))
    levels = _levels(name)
    inside = info.scope
    renamed = [p.name for p in params] != [p.name for p in source.params]
    if renamed or member.scope is not None:
        inside = Scope("template", info.scope)
        for around in scope.outward():
            if around.kind != "template":
                break
            for word, entity in around.names.items():
                if word != source.name:
                    inside.names.setdefault(word, entity)
    if member.level + 1 < len(levels):
        _enter_nested(c, info, member, node, name, levels, inside)
        return
    with c.elsewhere(scope):
        if decl.name is None:
            for word, _ in name.parts[levels[member.level] + 1 : -1]:  # classes inside which are no templates
                within = info.scope.names.get(word)
                if isinstance(within, TypeName) and isinstance(within.type, ty.Record):
                    info = classes.ensure(c, within.type)
                    inside = info.scope
        elif (owner := rules.outside.owner(c, decl)) is not None and owner is not info:
            if inside is info.scope:  # a class inside which is no template
                inside = owner.scope
            else:
                inside.up = owner.scope
            info = owner
        _define(c, info, node, decl, inside)


def _enter_nested(
    c: Check,
    info: classes.Class,
    member: Outside,
    node: nodes.TemplateDecl,
    name: Name,
    levels: list[int],
    inside: Scope,
) -> None:
    """`template <class T> template <class U> ... A<T>::B<U>::member`: for the B that an instance A<T> has."""
    level = member.level + 1
    at = node.coord
    entity: Entity | None = TypeName("", ty.Record(info.decl))
    for word, _ in name.parts[levels[member.level] + 1 : levels[level] + 1]:
        if isinstance(entity, TypeName) and isinstance(entity.type, ty.Record):
            entity = classes.ensure(c, entity.type).scope.names.get(word)
    if not isinstance(entity, ClassTemplate) or not isinstance(node, TemplateDecl):
        c.fatal(at, f"'{name.first(levels[level] + 1)}' names no class template")
    outer = name.first(levels[level] + 1)
    nested = Outside(list(node.params or ()), node.decl, level, inside)
    with c.elsewhere(inside):
        _enter(c, entity, nested, outer, at)


def _define(c: Check, info: classes.Class, node: Syntax, decl: c_ast.Decl, scope: Scope) -> None:
    if decl.name is None:
        _define_class(c, info, node, decl.type, scope)
    elif isinstance(node, TemplateDecl) and isinstance(decl.type, c_ast.FuncDecl):
        rules.member_templates.define(c, info, node, scope)
    elif isinstance(node, TemplateDecl):
        rules.variable_template.define_member(c, scope, list(node.params or ()), decl, node.constraints)
    elif isinstance(node, c_ast.FuncDef):
        rules.outside.define(c, info, node, scope)  # type: ignore[arg-type]
    elif not isinstance(decl.type, c_ast.FuncDecl):
        with c.within(scope=scope):
            base = rules.specifiers.specified(c, rules.declarators.tail(decl.type).type)
            assert isinstance(node, c_ast.Decl)
            type = rules.declarators.declared(c, decl.type, base)
            rules.static_members.define(c, info, node, type, inside=scope)


def _define_class(
    c: Check, info: classes.Class, node: Syntax | None, class_node: c_ast.Struct, scope: Scope
) -> None:
    """`template <class T> struct A<T>::B { ... };`, and the same of a template B."""
    owner, last = info, class_node.name.parts[-1].word
    known = owner.scope.names.get(last)
    if isinstance(node, TemplateDecl) and isinstance(known, ClassTemplate):
        class_template.again(c, known, list(node.params or ()), class_node)
        known.scope = scope
    elif isinstance(known, TypeName) and isinstance(known.type, ty.Record):
        if known.type.decl.completed().members is not None:
            c.fatal(class_node.coord, f"redefinition of '{last}'",
                    [Note("previous definition is here", span_of(known.type.decl.at))])  # fmt: skip
        with c.elsewhere(scope):
            c.here.tags[class_node] = known.type
            rules.record.define_record(c, class_node, known.type)
    else:
        c.fatal(class_node.coord, f"no class or class template '{last}' in '{classes.spelled(info.decl)}'")


def _specialise_member(c: Check, node: Syntax, decl: c_ast.Decl | c_ast.Typedef) -> None:
    """`template <> __device__ float vec<float>::norm() { ... }`"""
    info = rules.outside.owner(c, decl)
    if info is None:
        c.fatal(decl.coord, f"'{decl.name}' is no member of a class")
    for _ in _levels(decl.name)[1:]:  # each instance around has a `template <>` of its own
        node = node.decl if isinstance(node, TemplateDecl) and not node.params else node
    if isinstance(node, TemplateDecl) or decl.name.parts[-1].arguments is not None:
        params = list(node.params or ()) if isinstance(node, TemplateDecl) else []
        special = node.decl if isinstance(node, TemplateDecl) else node
        if isinstance(decl, c_ast.Decl) and not isinstance(decl.type, c_ast.FuncDecl):
            rules.variable_template.define_member(c, info.scope, params, decl, special=True)
        elif isinstance(node, TemplateDecl) and params:  # [temp.expl.spec]p16: still a template
            rules.member_templates.define(c, info, node, info.scope, special=True)
        else:
            rules.member_templates.specialise(c, info, special)
    elif isinstance(node, c_ast.FuncDef):
        rules.outside.define(c, info, node, special=True)  # type: ignore[arg-type]
    else:
        with c.within(scope=info.scope):
            base = rules.specifiers.specified(c, rules.declarators.tail(decl.type).type)
            type = rules.declarators.declared(c, decl.type, base)
            rules.static_members.define(c, info, decl, type, special=True)  # type: ignore[arg-type]


def specialise_class(c: Check, node: TemplateDecl, class_node: c_ast.Struct | c_ast.Union) -> None:
    """`template <> template <...> struct A<int>::B ...`: a class, or what B is a template for, in the A of an
    instance."""
    name, at = class_node.name, class_node.coord
    outer = names.declared_in(c, name, at) if isinstance(name, Name) and len(name.parts) > 1 else None
    if not isinstance(outer, TypeName) or not isinstance(outer.type, ty.Record):
        c.fatal(at, f"extraneous 'template<>' in declaration of '{name}'")
    last, arguments = name.parts[-1]
    t = classes.ensure(c, outer.type).scope.names.get(last)
    if not isinstance(t, ClassTemplate):
        c.fatal(at, f"no class template '{last}' in '{classes.spelled(outer.type.decl)}'")
    if arguments is None:  # [temp.expl.spec]p16
        if t.classes:
            c.fatal(at, f"explicit specialization of '{name}' after instantiation")
        t.params, t.node, t.at = list(node.params or ()), class_node, at
        t.members.clear()
        t.partial.clear()
    elif node.params:
        partial_specialization.declare(c, t, node.params, class_node, node.constraints)
    else:
        class_template.specialise(c, t, class_node)
