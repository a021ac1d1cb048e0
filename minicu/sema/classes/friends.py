"""Friends of classes (C++17 [class.friend])."""

from __future__ import annotations

from functools import partial

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Note, span_of
from minicu.sema import rules
from minicu.sema.classes import comparisons, method_bodies, outside
from minicu.sema.classes.classes import Class
from minicu.sema.context import Check
from minicu.sema.scope import ClassTemplate, OverloadSet, Scope
from minicu.syntax.nodes import Function, Name, Syntax, TemplateDecl, changed, definition


def declare_class(c: Check, info: Class, decl: c_ast.Decl) -> None:
    if decl.name is not None or decl.bitsize is not None or decl.init is not None:
        c.fatal(decl.coord, "friends can only be classes or functions")
    for word in (*decl.storage, *decl.funcspec, *decl.quals):
        if word != "friend" and not word.startswith("__"):
            c.fatal(decl.coord, f"'{word}' is not permitted in the declaration of a friend class")
    named = rules.declarators.tail(decl.type)
    named = named.type if isinstance(named, c_ast.TypeDecl) else named
    if isinstance(named, (c_ast.Struct, c_ast.Union)) and named.decls is not None:
        c.fatal(decl.coord, "a class cannot be defined in the declaration of a friend")
    # `friend struct X` may declare X around the class; `friend T` and `friend struct X<T>` name a type
    # ([class.friend]p3), as a class around this one and its members do ([namespace.memdef]p3).
    tagged = isinstance(named, (c_ast.Struct, c_ast.Union, c_ast.Enum)) and named.name.__class__ is not Name
    plain = tagged and not _is_of_class(info, named.name)
    with c.within(scope=_around(info) if plain else c.scope):
        type = rules.specifiers.specified(c, named, alone=False)
    rules.placeholders.no_auto(c, type, decl.coord, "'auto' not allowed in friend declaration")
    if isinstance(type, ty.Record):
        info.friends.add(type.decl)


def declare_template(c: Check, info: Class, node: TemplateDecl) -> None:
    """`template <class T> friend struct name;` and the like for functions."""
    decl = node.decl
    if isinstance(decl, c_ast.FuncDef):
        _define_template(c, info, node)
        return
    if isinstance(decl, c_ast.Decl) and isinstance(decl.type, c_ast.FuncDecl):
        named = decl.name
        info.friends.add(named.parts[-1].word if isinstance(named, Name) else named)  # of a namespace
        return
    if not isinstance(decl, c_ast.Decl) or not isinstance(decl.type, (c_ast.Struct, c_ast.Union)):
        c.fatal(node.coord, "a friend template must be a class or function template")
    if decl.type.decls is not None:
        c.fatal(node.coord, "a class cannot be defined in the declaration of a friend")
    name = decl.type.name
    if isinstance(name, Name) and isinstance(known := rules.names.find(c, name, node.coord), ClassTemplate):
        info.friends.add(known)
        return
    if not isinstance(name, str) or isinstance(name, Name):
        c.unsupported(node.coord, "this template as a friend")
    home = _around(info)
    entity = home.find(name)
    if not isinstance(entity, ClassTemplate):
        entity = ClassTemplate(name, list(node.params or ()), decl.type, home, decl.coord)
        home.names[name] = entity
    info.friends.add(entity)


def _define_template(c: Check, info: Class, node: TemplateDecl) -> None:
    """A friend function template defined in a class: it is found only by argument-dependent lookup, and each
    instance of a class template has one of its own."""
    function = definition(node)
    decl = changed(function.decl, funcspec=[w for w in function.decl.funcspec if w != "friend"])
    if not {"__device__", "constexpr"} & set(decl.funcspec):
        return
    home = _around(info)
    params, constraints = list(node.params or ()), list(node.constraints)
    template = rules.instance.Template(
        decl.name, params, changed(function, decl=decl), c.scope, constraints=constraints, home=home
    )
    rules.template.read_pattern(c, template)
    with c.within(scope=home, function=None):
        set_ = rules.functions.overload_set(c, home, home, decl.name, decl)
    set_.templates.append(template)
    info.friends.add(decl.name)
    c.known.hidden_friends[template] = {info.decl}


def _around(info: Class) -> Scope:
    """The innermost scope around a class that is not a class scope."""
    scope = info.scope
    while scope.kind in ("class", "template") and scope.up is not None:
        scope = scope.up
    return scope


def _is_of_class(info: Class, name: str) -> bool:
    """Whether a class around this one is called so, or has a member that is."""
    scope, home = info.scope.up, _around(info)
    while scope is not None and scope is not home:
        if name in scope.names or name in scope.tags:
            return True
        scope = scope.up
    return False


def declare(c: Check, info: Class, node: Syntax, decl: c_ast.Decl) -> None:
    """A friend is a function of the namespace around the class; its definition may stand in the class."""
    if isinstance(decl.name, Name) and len(decl.name.parts) == 1:  # `friend T dot<T>(...);`
        info.friends.add(decl.name.parts[0].word)
        return
    if isinstance(decl.name, Name):
        entity = outside.classes_member(c, decl) or rules.names.find(c, decl.name, decl.coord)
        if isinstance(entity, OverloadSet):
            info.friends.update(entity.functions)
            # `friend T space::dot<T>(...);`
            if entity.templates and decl.name.parts[-1].arguments is not None:
                info.friends.add(decl.name.parts[-1].word)
        return
    decl = changed(decl, funcspec=[w for w in decl.funcspec if w != "friend"])
    defaulted = None
    if comparisons.is_defaulted(decl):
        if decl.name == "operator<=>":  # [class.compare.default]p5
            info.bodies.append(partial(_equality, c, info, node, decl))
        decl, defaulted = comparisons.of_friend(c, info, decl)
    in_class = c.scope
    home = _around(info)
    given = rules.attributes.read(c, decl.attributes)
    base = rules.specifiers.specified(c, rules.declarators.tail(decl.type).type)
    type = rules.declarators.declaring(c, decl.type, base)
    assert isinstance(type, ty.Function)
    device = bool({"__device__", "constexpr", "__global__"} & set(decl.funcspec))
    if (isinstance(node, c_ast.FuncDef) or defaulted is not None) and device:
        if "inline" not in decl.funcspec:
            decl = changed(decl, funcspec=[*decl.funcspec, "inline"])
    before = home.names.get(decl.name)
    known = list(before.functions) if isinstance(before, OverloadSet) else []
    with c.within(scope=home, function=None):
        function = rules.functions.declare(c, decl, type, given, friend=True)
    if function is None:
        return
    info.friends.add(function)
    hidden = c.known.hidden_friends
    if function not in known or function in hidden:
        hidden.setdefault(function, set()).add(info.decl)
    if defaulted is not None:
        info.bodies.append(lambda: _define(c, info, defaulted(), function))
    if isinstance(node, Function):
        function.declared.defaults_scope = in_class
        info.bodies.append(partial(_define, c, info, node, function))


def _equality(c: Check, info: Class, node: Syntax, decl: c_ast.Decl) -> None:
    """The friend `operator==` that a defaulted friend `operator<=>` brings."""
    own = any(isinstance(f, tree.Function) and f.name == "operator==" for f in info.friends)
    if own or info.scope.names.get("operator==") is not None:
        return
    before = len(info.bodies)
    with c.within(scope=info.scope):
        declare(c, info, node, comparisons.equality(decl))
    for complete in info.bodies[before:]:
        complete()
    del info.bodies[before:]


def _define(c: Check, info: Class, node: Function, function: tree.Function) -> None:
    if function.body is not None or function in c.work.waiting:
        c.fatal(node.decl.coord, f"redefinition of '{function.name}'",
                [Note("previous definition is here", span_of(function.at))])  # fmt: skip
    method_bodies.checked_or_waiting(
        c, info, node.decl.funcspec, function, partial(method_bodies.body, c, info, function, node), node
    )
