"""Inherited constructors, `using Base::Base` (C++17 [namespace.udecl]p16, [class.inhctor.init]): constructors
of the derived class that hand their arguments on to the base."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.sema import rules
from minicu.sema.classes import classes, special
from minicu.sema.classes.classes import Class
from minicu.sema.context import Check, Operand
from minicu.sema.scope import Scope, TypeName
from minicu.syntax import packs
from minicu.syntax.nodes import (
    Block,
    Coord,
    Function,
    MemberInit,
    NamedCast,
    PackExpansion,
    PassedOn,
    RefDecl,
    changed,
    name_of,
)
from minicu.tree import Special


def inherit(c: Check, info: Class, base: ty.Record, at: Coord) -> None:
    """Gives a class the constructors of its base, except those hidden by its own."""
    base_info = classes.ensure(c, base)
    name = packs.element("base", len(info.inherits))
    info.inherits.append(base.decl)
    info.scope.names[name] = TypeName(name, base, at)
    for number, function in enumerate(base_info.constructors.functions):
        method = function.method
        if (
            method is None
            or special.kind(function) in (Special.COPY, Special.MOVE)
            or len(function.type.parameters) == 1
        ):
            continue
        if method.implicit:
            continue
        _declare(c, info, base, name, function, f"{name}:{number}", at)
    for template in base_info.constructors.templates:
        info.constructors.templates.append(_template(info, base, template, name, at))


def _declare(
    c: Check, info: Class, base: ty.Record, name: str, function: tree.Function, label: str, at: Coord
) -> None:
    """One constructor, as syntax that names its parameters' types by `label`."""
    params: list[c_ast.Decl] = []
    arguments: list[c_ast.Node] = []
    for i, type in enumerate(function.type.parameters[1:]):
        word, named = packs.element(label, i), packs.element(f"type {label}", i)
        info.scope.names[named] = TypeName(named, type, at)
        bottom = c_ast.TypeDecl(word, [], None, c_ast.IdentifierType([named], at), at)
        params.append(c_ast.Decl(word, [], [], [], [], bottom, None, None, at, attributes=[]))
        arguments.append(_forwarded(word, c_ast.IdentifierType([named], at), at))
    method = function.method
    assert method is not None
    words = ["__device__"] * (not method.host) + ["__host__"] * (function.host or method.host)
    words += ["constexpr"] * bool(function.declared.constexpr) + ["explicit"] * method.explicit
    decl = _head(info, params, words, at)
    node = Function(decl, [MemberInit(name, arguments, False, at)], Block([], at, at), at)
    rules.methods.inherit(c, info, node, decl, function, base.decl)


def _template(
    info: Class, base: ty.Record, t: rules.instance.Template, name: str, at: Coord
) -> rules.instance.Template:
    """A constructor template: the same parameters, read where the base has them and `own` is the base."""
    own = f"{name} of {info.name}"
    scope = Scope("template", t.scope)
    scope.names[own] = TypeName(own, base, at)
    args = t.decl.type.args
    params: list[c_ast.Node] = []
    arguments: list[c_ast.Node] = []
    for i, item in enumerate(args.params if args is not None else []):
        pack = isinstance(item, PackExpansion)
        inner = item.pattern if pack else item
        word = name_of(inner) or packs.element("argument", i)
        argument = _forwarded(word, c_ast.TypeOf("decltype", c_ast.ID(word, at), at), at)
        arguments.append(PackExpansion(argument, {}, at) if pack else argument)
        params.append(item if name_of(inner) else _named(item, word, at))
    decl = _head(info, params, t.decl.funcspec, at)
    node = Function(decl, [MemberInit(own, arguments, False, at)], Block([], at, at), at)
    return rules.instance.Template(
        info.decl.tag or "", t.params, node, scope, t.pattern, t.problems,
        owner=info, access=t.access, constraints=t.constraints,
    )  # fmt: skip


def _forwarded(word: str, type: c_ast.IdentifierType | c_ast.TypeOf, at: Coord) -> PassedOn:
    """The parameter `word`, or `static_cast<type &&>(word)`."""
    bottom = RefDecl("&&", [], c_ast.TypeDecl(None, [], None, type, at), at)
    cast = NamedCast("static_cast", c_ast.Typename(None, [], None, bottom, at), c_ast.ID(word, at), at)
    return PassedOn(cast, at)


def passed_on(c: Check, node: PassedOn) -> Operand:
    """[class.inhctor.init]p1: what the base's constructor takes is initialised from the arguments of the
    call, so no parameter is copied on the way to it."""
    name = node.cast.expr
    entity = c.scope.find(name.name) if isinstance(name, c_ast.ID) else None
    if (
        c.unevaluated
        or not isinstance(entity, tree.Object)
        or not classes.by_address(entity.type.unqualified)
    ):
        return rules.expr.check(c, node.cast)
    entity.used = True
    return rules.convert.PassedOn(entity, node.coord)


def _named(item: c_ast.Node, word: str, at: Coord) -> c_ast.Node:
    """A parameter that has no name with one."""
    inner: Any = item.pattern if isinstance(item, PackExpansion) else item

    def rename(node: c_ast.PtrDecl | c_ast.ArrayDecl | c_ast.FuncDecl | c_ast.TypeDecl) -> c_ast.Node:
        if isinstance(node, c_ast.TypeDecl):
            return c_ast.TypeDecl(word, node.quals, node.align, node.type, node.coord)
        return changed(node, type=rename(node.type))

    decl = c_ast.Decl(word, inner.quals, [], [], [], rename(inner.type), None, None, at, attributes=[])
    return PackExpansion(decl, {}, at) if isinstance(item, PackExpansion) else decl


def _head(info: Class, params: Sequence[c_ast.Node], words: list[str], at: Coord) -> c_ast.Decl:
    nothing = c_ast.TypeDecl(info.decl.tag, [], None, c_ast.IdentifierType([], at), at)
    head = c_ast.FuncDecl(c_ast.ParamList(list(params), at) if params else None, nothing, at)
    return c_ast.Decl(info.decl.tag, [], [], [], list(words), head, None, None, at, attributes=[])
