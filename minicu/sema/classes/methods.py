"""Member functions (C++17 [class.mfct]): declaring them, and defining them inside and outside their class."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Note, Place, Refused, span_of
from minicu.sema import rules
from minicu.sema.classes import classes, comparisons, inherited, method_bodies, special, virtual
from minicu.sema.classes.classes import Class
from minicu.sema.classes.signatures import signature
from minicu.sema.context import Check
from minicu.sema.names import symbols
from minicu.sema.scope import UNREAD, UNSUPPORTED_TEMPLATE, Entity, HostOnly, OverloadSet, TypeName, place_of
from minicu.sema.types import operator_declarations
from minicu.sema.types.compatible import compatible
from minicu.syntax import nodes, packs
from minicu.syntax.nodes import (
    MethodDecl,
    Name,
    Node,
    ScopedEnum,
    SkippedMember,
    Syntax,
    TemplateDecl,
    UsingEnum,
    UsingName,
    changed,
    declared_name,
    default_argument,
    words_of,
)
from minicu.tree.local import Closure


def member(c: Check, info: Class, node: Syntax, access: str) -> bool:
    """Declares a member other than a data member. False if the node is a data member or a type."""
    decl = node.decl if isinstance(node, c_ast.FuncDef) else node
    if isinstance(node, SkippedMember):
        _leave_to_host(info, HostOnly(node.name, UNREAD, node.coord, tuple(node.errors)))
        return True
    if isinstance(node, TemplateDecl):
        if "virtual" in words_of(node.decl):  # [temp.mem]p3
            c.fatal(node.coord, "'virtual' cannot be specified on member function templates")
        if not info.instance:
            rules.heads.check(c, node)
        if "friend" in words_of(node.decl):
            rules.friends.declare_template(c, info, node)
            return True
        if not rules.member_templates.declare(c, info, node, access) and not (
            rules.member_templates.declare_type(c, info, node, access)
        ):
            _template(info, node)
        return True
    if isinstance(node, UsingName):
        _using(c, info, node, access)
        return True
    if isinstance(node, UsingEnum):
        for entry in rules.enumeration.enumerators(c, node):
            info.scope.names[entry.name] = entry
            info.access[entry.name] = access
        return True
    if isinstance(decl, c_ast.Decl):
        if isinstance(decl.type, c_ast.FuncDecl):
            _function(c, info, node, decl, access)
            return True
        if "friend" in decl.funcspec:
            rules.friends.declare_class(c, info, decl)
            return True
        if isinstance(decl.type, (c_ast.Struct, c_ast.Union, c_ast.Enum)):
            rules.declare.type_alone(c, decl)
        elif "static" in decl.storage:
            with c.within(context=symbols.of_variable(c, decl.name)):
                rules.static_members.declare(c, info, decl, access)
            return True
        bottom = decl.type
        if decl.name is None and (name := declared_name(decl)) is not None:
            info.access[name] = access
        if (
            isinstance(bottom, c_ast.Enum)
            and bottom.values is not None
            and not isinstance(bottom, ScopedEnum)
        ):
            info.access.update((e.name, access) for e in bottom.values.enumerators)
    elif isinstance(decl, c_ast.Typedef):
        info.access[decl.name] = access
    return False


def _leave_to_host(info: Class, entity: HostOnly) -> None:
    if entity.name != info.decl.tag and entity.name.lstrip("~") != info.decl.tag:
        info.scope.names.setdefault(entity.name, entity)


def _template(info: Class, node: TemplateDecl) -> None:
    """A member template that is not for the device, or not supported: a class may do without it."""
    decl = rules.instance.declaration(node.decl)
    name = declared_name(decl)
    if name is not None:
        info.templated.add(name)
        if name == info.decl.tag:
            info.aggregate = False
        host = not {"__device__", "constexpr"} & set(words_of(decl))
        reason = "is a host function: it is not marked __device__" if host else UNSUPPORTED_TEMPLATE
        _leave_to_host(info, HostOnly(name, reason, decl.coord))


def _using(c: Check, info: Class, node: UsingName, access: str) -> None:
    """`using Base::f;` ([namespace.udecl])."""
    if node.converted is not None:
        _using_conversion(c, info, node, node.converted, access)
        return
    last = node.name.rpartition("::")[2]
    name = node.name
    assert isinstance(name, Name)
    if len(name.parts) > 1 and name.parts[-1].word == packs.shown(name.parts[-2].word):  # [class.qual]p2.2
        entity = rules.names.find(c, name.qualifier, node.coord)
    else:
        entity = rules.names.find(c, name, node.coord)
    if isinstance(entity, TypeName) and isinstance(entity.type, ty.Record):
        if any(scope.owner is entity.type.decl for scope in info.scope.using):
            inherited.inherit(c, info, entity.type, node.coord)
            return
    if entity is None:
        c.fatal(node.coord, f"no member named '{last}'")
    qualifier = rules.names.find(c, name.qualifier, node.coord) if len(name.parts) > 1 else None
    _refuse_other_class(c, info, qualifier, node.coord)
    if isinstance(entity, OverloadSet):
        known = info.scope.names.get(last)
        functions, templates, owner = list(entity.functions), list(entity.templates), entity.owner
        if isinstance(
            known, OverloadSet
        ):  # of another base, or the class's own, which hides what is the same
            functions = known.functions + [
                f for f in functions
                if f.method is None or not any(same(g, f.type, f.method) for g in known.functions if g.method)
            ]  # fmt: skip
            templates = known.templates + [
                t
                for t in templates
                if not any(rules.member_templates.same(c, own, t) for own in known.templates)
            ]
            owner = info.decl
        entity = OverloadSet(last, functions, templates, owner=owner)
    info.scope.names[last] = entity
    info.access[last] = access


def _using_conversion(c: Check, info: Class, node: UsingName, converted: c_ast.Typename, access: str) -> None:
    """`using Base::operator T;`"""
    qualifier = rules.names.find(c, node.name, node.coord)
    _refuse_other_class(c, info, qualifier, node.coord)
    if not isinstance(qualifier, TypeName) or not isinstance(qualifier.type, ty.Record):
        c.fatal(node.coord, f"'{node.name}' is no base class of '{info.name}'")
    named = classes.class_of(qualifier.type)
    with c.within(scope=named.scope if named is not None else c.scope):
        type = rules.declarators.type_name(c, converted)
    type = type if isinstance(type, ty.Reference) else type.unqualified
    functions = [f for f in classes.conversions(qualifier.type) if f.type.returns == type]
    if not functions:
        c.fatal(node.coord, f"no member named 'operator {type}' in '{classes.spelled(qualifier.type.decl)}'")
    own = info.conversions
    for function in functions:
        if not any(f.method and same(function, f.type, f.method) for f in own):
            own.append(function)
        info.access[function.name] = access


def _refuse_other_class(c: Check, info: Class, qualifier: Entity | None, at: Place) -> None:
    """[namespace.udecl]p3: a class's using-declaration names a member of one of its bases."""
    if not isinstance(qualifier, TypeName) or not isinstance(qualifier.type, ty.Record):
        return
    bases = list(info.scope.using)
    for scope in bases:
        bases += [further for further in scope.using if further not in bases]
    if not any(scope.owner is qualifier.type.decl for scope in bases):
        other = classes.spelled(qualifier.type.decl)
        c.fatal(at, f"using declaration refers into '{other}', which is no base class of '{info.name}'")


# ---------------------------------------------------------------- declaring


def refuse_kernels(c: Check, node: c_ast.Struct | c_ast.Union) -> None:
    """The same for all members of a class template, whether an instance is made or not."""
    for member in node.decls or ():
        inner = member.decl if isinstance(member, TemplateDecl) else member
        decl = inner.decl if isinstance(inner, c_ast.FuncDef) else inner
        if isinstance(decl, c_ast.Decl):
            refuse_kernel(c, decl)


def refuse_kernel(c: Check, decl: c_ast.Decl) -> None:
    """A kernel is declared in a class as its friend at most."""
    if "__global__" in decl.funcspec and "friend" not in decl.funcspec:
        c.fatal(decl.coord, "a member function cannot be a kernel")


def _function(c: Check, info: Class, node: Syntax, decl: c_ast.Decl, access: str, late: bool = False) -> None:
    words = decl.funcspec
    marks = decl.type.words if isinstance(decl.type, MethodDecl) else []
    if "friend" in words:
        rules.friends.declare(c, info, node, decl)
        return
    refuse_kernel(c, decl)
    if comparisons.is_defaulted(decl):
        comparisons.declare(c, info, decl, access)
        return
    purpose = next((w for w in marks if w in ("default", "delete")), None)
    device = bool({"__device__", "constexpr"} & set(words)) or purpose is not None
    constraints = decl.type.constraints if isinstance(decl.type, MethodDecl) else []
    later = None if late else partial(_late, c, info, node, decl, access)
    if constraints and not _there(c, info, decl, constraints, later):
        return
    mark = c.diagnostics.mark()
    try:
        type, method = signature(c, info, decl)
    except Refused:
        if device:
            raise
        errors = tuple(c.diagnostics.rewind_errors(mark))
        reason = "is a host function: it is not marked __device__"
        _leave_to_host(info, HostOnly(decl.name, reason, decl.coord, errors))
        if decl.name == info.decl.tag:
            info.aggregate = False
        return
    method.access, method.host = access, not device
    method.deleted = purpose == "delete"
    function = member_function(c, info, decl, type, method, isinstance(node, c_ast.FuncDef))
    if purpose == "default":
        method.memberwise = special.defaulted(c, function, decl.coord)
        function.declared.constexpr = True  # [dcl.fct.def.default]p3: if it can be
        function.host = True
    operator_declarations.check(c, function, decl.coord)
    if constraints:
        info.constrained[function] = rules.constraints.normal(c, info.scope, (), constraints)
    if not enter(c, info, function):
        return
    if function.declared.defaults and not info.instance:
        nodes_, hidden = decl.type.args.params, 0 if method.static else 1
        rules.parameters.refuse_gaps(c, function, nodes_, hidden)
        if device:
            info.bodies.append(partial(rules.parameters.check_defaults, c, function, nodes_, hidden))
    if "virtual" in words or marks or info.virtuals is not None:
        virtual.declare(c, info, function, words, marks)
    if isinstance(node, nodes.Function) and not device:
        method.hollow = node.body is not None and not node.body.block_items and not node.inits
    if isinstance(node, nodes.Function) and device:
        define = partial(method_bodies.body, c, info, function, node)
        later = partial(method_bodies.checked_or_waiting, c, info, decl.funcspec, function, define, node)
        if info.instance and (function.declared.constexpr or rules.deduced.is_deduced(function)):
            later()  # the class itself may ask what it gives: a template's body is made where it is used
        else:
            info.bodies.append(later)
        function.declared.defined = decl.coord


def _there(c: Check, info: Class, decl: c_ast.Decl, asked: list[Node], later: partial[None] | None) -> bool:
    """Whether a constrained member function is declared here: it may not be, or `later`."""
    if not info.instance:
        c.fatal(asked[0].coord, "constraints on a non-templated function")
    always = decl.name in (info.decl.tag, "operator=") or decl.name[0] == "~"
    if later is not None and not always and classes.mentions(asked, {info.decl.tag or ""}):
        info.asking.append(later)
        return False
    if not rules.constraints.hold(c, info.scope, asked, decl):
        info.aggregate = info.aggregate and decl.name != info.decl.tag
        return False
    return True


def _late(c: Check, info: Class, node: Syntax, decl: c_ast.Decl, access: str) -> None:
    """Declare a member function whose constraints ask for the class itself, which is complete where they are
    needed (C++20 [temp.inst]p17)."""
    with c.within(scope=info.scope, classes=c.here.classes + 1), suppress(Refused):
        _function(c, info, node, decl, access, late=True)


def inherit(
    c: Check,
    info: Class,
    node: nodes.Function,
    decl: c_ast.Decl,
    function: tree.Function,
    base: ty.RecordDecl,
) -> None:
    """Declare a constructor that does what one of a base does."""
    type, method = signature(c, info, decl)
    known = function.method
    assert known is not None
    method.access, method.host, method.deleted = known.access, known.host, known.deleted
    method.inherited, method.brought = base, known.brought or base
    constructor = member_function(c, info, decl, type, method, True)
    constructor.declared.defaults = function.declared.defaults
    constructor.declared.defaults_scope = function.declared.defaults_scope
    enter(c, info, constructor)
    if function.declared.device_only:  # the host can only name it
        constructor.declared.device_only = True
    elif not method.host:
        # [class.inhctor.init]p1: how the other bases and the members are made counts where it is called.
        c.known.functions[constructor] = None
        c.wait(constructor, partial(method_bodies.body, c, info, constructor, node))
        constructor.declared.defined = decl.coord


def member_function(
    c: Check, info: Class, decl: c_ast.Decl, type: ty.Function, method: tree.Method, inline: bool
) -> tree.Function:
    """The function that a declaration in the class declares."""
    given = rules.attributes.read(c, decl.attributes)
    words = [w for w in decl.funcspec if w not in ("explicit", "virtual")]
    if inline and "inline" not in words:
        words.append("inline")
    if isinstance(info.decl.tag, Closure) and info.decl.tag.signature is None:  # its call operator
        info.decl.tag.settle(ty.Function(type.returns, type.parameters[1:], type.variadic))
    name = info.decl.tag if method.kind == "constructor" else decl.name
    if method.kind == "conversion":
        words_of = str(type.returns).split()
        name = " ".join(["operator", *(w for w in words_of if w not in ("struct", "union", "enum"))])
    if "static" in decl.storage:  # here it says nothing of linkage
        decl = changed(decl, storage=[w for w in decl.storage if w != "static"])
    function = rules.functions.new_function(c, decl, name or "", info.scope, type, given, words)
    if info.local or info.decl.name is None:
        function.linkage = "internal"
    function.kind, function.method, function.builtin = "device", method, False
    function.extern_c = False
    function.scope = classes.path(c, info.decl)
    if info.instance and function.linkage == "external":
        function.linkage = "weak"  # each unit that needs it makes it
    first = 0 if method.static else 1
    for i, item in enumerate(decl.type.args.params if decl.type.args is not None else ()):
        if (default := default_argument(item)) is not None:
            function.declared.defaults[i + first] = default
    function.declared.defaults_scope = info.scope
    function.symbol = given.symbol or symbols.of_function(function)
    if function.linkage == "weak" and symbols.is_of_this_unit(function):
        symbols.make_internal(c, function)
    return function


def enter(c: Check, info: Class, function: tree.Function) -> bool:
    """Adds the function to the class. False: one that is the same and more constrained is there."""
    method = function.method
    assert method is not None
    if method.kind == "destructor":
        if info.destructor is not None:
            if _hides(info, info.destructor, function):
                return False
            if not _hides(info, function, info.destructor):
                c.fatal(function.at, "class member cannot be redeclared", before(info.destructor))
        info.destructor = function
        return True
    if method.kind == "conversion":
        known = info.conversions
    elif method.kind == "constructor":
        known = info.constructors.functions
    else:
        entity = info.scope.names.get(function.name)
        if isinstance(entity, HostOnly):
            entity = None
        if entity is None:
            entity = info.scope.names[function.name] = OverloadSet(function.name, owner=info.decl)
        if not isinstance(entity, OverloadSet):
            at = place_of(entity)
            c.fatal(function.at, f"duplicate member '{function.name}'",
                    [Note("previous declaration is here", span_of(at))])  # fmt: skip
        known = entity.functions
    for other in known:
        if same(other, function.type, method):
            if method.inherited is not None:
                return False  # hidden by the class's own
            if _hides(info, other, function):
                return False
            if _hides(info, function, other):
                known.remove(other)
                break
            if other.method is not None and other.method.inherited is not None:
                known.remove(other)
                break
            if other.method is not None and other.method.owner is not method.owner:  # brought by using
                known.remove(other)
                break
            c.fatal(function.at, "class member cannot be redeclared", before(other))
    known.append(function)
    return True


def _hides(info: Class, a: tree.Function, b: tree.Function) -> bool:
    """Whether member function `a`, otherwise like `b`, is preferred to it for its constraints (C++20
    [over.match.best]p2.6)."""
    first, second = info.constrained.get(a), info.constrained.get(b)
    return first != second and rules.constraints.more_constrained(first, second)


def before(function: tree.Function) -> list[Note]:
    return [Note("previous declaration is here", span_of(function.at))]


def same(function: tree.Function, type: ty.Function, method: tree.Method) -> bool:
    """Whether a declaration of this type redeclares `function`."""
    other = function.method
    assert other is not None
    if other.kind != method.kind or (
        (other.quals, other.ref) != (method.quals, method.ref) and not (other.static or method.static)
    ):
        return False
    if method.kind == "conversion" and function.type.returns != type.returns:
        return False
    a = function.type.parameters[0 if other.static else 1 :]
    b = type.parameters[0 if method.static else 1 :]
    return (
        function.type.variadic == type.variadic
        and len(a) == len(b)
        and all(compatible(p.unqualified, q.unqualified, True) for p, q in zip(a, b))
    )
