"""Member functions that are defined outside of their class."""

from __future__ import annotations

from functools import partial
from typing import NoReturn

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Note, span_of
from minicu.sema import rules
from minicu.sema.classes import classes, method_bodies, methods, signatures, special
from minicu.sema.classes.classes import Class
from minicu.sema.context import Check
from minicu.sema.scope import Entity, HostOnly, OverloadSet, Scope, TypeName
from minicu.syntax.nodes import Function as FunctionNode
from minicu.syntax.nodes import MethodDecl, Name, default_argument


def classes_member(c: Check, decl: c_ast.Decl) -> Entity | None:
    """The entity of the class that `X A::f(...)` declares; None if A is no class."""
    info = owner(c, decl)
    if info is None:
        return None
    last = decl.name.parts[-1].word
    if last == info.decl.tag:
        return info.constructors
    if last.startswith("~"):
        return OverloadSet(last, [info.destructor] if info.destructor else [], owner=info.decl)
    if last == "operator":
        return OverloadSet(last, info.conversions, owner=info.decl)
    return info.scope.names.get(last)


def owner(c: Check, decl: c_ast.Decl | c_ast.Typedef) -> Class | None:
    """The class that a qualified declarator names."""
    name = decl.name
    if not isinstance(name, Name) or len(name.parts) < 2:
        return None
    entity = rules.names.declared_in(c, name, decl.coord)
    if not isinstance(entity, TypeName) or not isinstance(entity.type, ty.Record):
        return None
    if entity.type.decl.completed().members is None:
        return c.fatal(decl.coord, f"'{name.parts[-1].word}' is no member of an incomplete class")
    return classes.ensure(c, entity.type)


def of_host(c: Check, decl: c_ast.Decl) -> bool:
    """Is it a member of a class that was left to the host, and so left to the host itself?"""
    name = decl.name
    return (
        isinstance(name, Name)
        and len(name.parts) > 1
        and "__device__" not in decl.funcspec
        and isinstance(rules.names.declared_in(c, name, decl.coord), HostOnly)
    )


def define(
    c: Check, info: Class, node: FunctionNode, scope: Scope | None = None, special: bool = False
) -> None:
    """`T A::f(...) { ... }`, read in `scope` if that is not the class's; `special`: instead of what a class
    template says."""
    decl = node.decl
    entity = classes_member(c, decl)
    rules.functions.refuse_outside(c, decl)
    device = bool({"__device__", "constexpr"} & set(decl.funcspec))
    if not isinstance(entity, OverloadSet):
        if device and not isinstance(entity, HostOnly):
            _no_declaration(c, info, decl, [])
        return
    if not device and all(f.method.host for f in entity.functions if f.method is not None):
        return
    constraints = decl.type.constraints if isinstance(decl.type, MethodDecl) else []
    constrained = bool(constraints)
    if constrained and not rules.constraints.hold(c, scope or info.scope, constraints, decl):
        return
    with c.within(scope=scope or info.scope):
        type, method = signatures.signature(c, info, decl)
    for function in entity.functions:
        known = function.method
        if known is None or known.owner is not info.decl:
            continue
        if known.static and not method.static:
            type_here = ty.Function(type.returns, type.parameters[1:], type.variadic)
            made_here = tree.Method(info.decl, method.kind, True)
        else:
            type_here, made_here = type, method
        if methods.same(function, type_here, made_here):
            if constrained != (function in info.constrained):
                return  # of a declaration that is none in this instance, or the less constrained
            if type_here.returns != rules.deduced.declared(function):
                c.fatal(decl.coord, f"out-of-line definition of '{decl.name}' differs from the declaration "
                        "in the return type", methods.before(function))  # fmt: skip
            if special:
                _forget(c, function)
            else:
                rules.throwing.redeclare(c, decl, function)
            _define(c, info, node, function, scope)
            return
    if device:
        _no_declaration(c, info, decl, entity.functions)


def declared(c: Check, info: Class, decl: c_ast.Decl) -> tree.Function | None:
    """The member function that has the name and type of a declaration behind the class."""
    entity = classes_member(c, decl)
    with c.within(scope=info.scope):
        type, method = signatures.signature(c, info, decl)
    for function in entity.functions if isinstance(entity, OverloadSet) else ():
        known = function.method
        if known is None or known.owner is not info.decl:
            continue
        wanted_type, wanted = type, method
        if known.static and not method.static:
            wanted_type = ty.Function(type.returns, type.parameters[1:], type.variadic)
            wanted = tree.Method(info.decl, method.kind, True)
        if methods.same(function, wanted_type, wanted):
            return function
    return None


def _forget(c: Check, function: tree.Function) -> None:
    """Drops the inherited definition of a template instance's member, which gets a definition of its own."""
    if function.body is not None:
        c.fatal(function.at, f"explicit specialization of '{function.name}' after instantiation")
    c.work.waiting.pop(function, None)
    function.declared.defined = None
    function.linkage = "external"


def _define(
    c: Check, info: Class, node: FunctionNode, function: tree.Function, scope: Scope | None = None
) -> None:
    decl, method = node.decl, function.method
    assert method is not None
    device = bool({"__device__", "constexpr"} & set(decl.funcspec))
    if method.host and not device:
        return
    if method.deleted or method.memberwise or function.declared.defined is not None:
        c.fatal(decl.coord, f"redefinition of '{function.name}'", methods.before(function))
    function.declared.defined = decl.coord
    method.host = False
    words = set(decl.funcspec)
    function.host |= "__host__" in words
    if "constexpr" in words:
        function.declared.constexpr = True
    if words & {"inline", "constexpr", "__forceinline__"} and function.linkage == "external":
        function.linkage = "weak"
    if "__forceinline__" in words:
        function.inline = "always"
    elif "__noinline__" in words:
        function.inline = "never"
    elif "inline" in words and function.inline is None:
        function.inline = "hint"
    for i, item in enumerate(decl.type.args.params if decl.type.args is not None else ()):
        if (default := default_argument(item)) is not None:
            known = function.declared.defaults.get(i + (not method.static))
            if known is not None and not info.instance:
                notes = [Note("previous definition is here", span_of(known.coord))]
                c.error(default.coord, "redefinition of default argument", notes)
            function.declared.defaults[i + (not method.static)] = default
    body = partial(method_bodies.body, c, info, function, node, scope)
    if isinstance(decl.type, MethodDecl) and "default" in decl.type.words:
        body = partial(special.define_outside, c, info, function, decl.coord)
    device_words = {"__device__", "__host__"} & (words | ({"__host__"} if function.host else set()))
    method_bodies.checked_or_waiting(
        c, info, [*device_words, *(["__device__"] if not function.host else [])], function, body, node
    )  # fmt: skip


def _no_declaration(c: Check, info: Class, decl: c_ast.Decl, functions: list[tree.Function]) -> NoReturn:
    name = decl.name.parts[-1].word
    notes = [Note(f"member declaration of '{name}' does not match", span_of(f.at)) for f in functions]
    what = f"out-of-line definition of '{name}' does not match any declaration in '{info.name}'"
    c.fatal(decl.coord, what, notes)
