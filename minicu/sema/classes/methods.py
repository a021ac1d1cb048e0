"""Member functions (C++17 [class.mfct]): declaring them, and defining them inside and outside their class."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import CompileError, Note, TooManyErrors, span_of
from minicu.sema.classes import classes, comparisons, inherited, virtual
from minicu.sema.classes.classes import Class
from minicu.sema.context import Check, Waiting
from minicu.sema.functions import deduced
from minicu.sema.names import symbols
from minicu.sema.scope import HostOnly, OverloadSet, TypeName, beside_program, of_library
from minicu.sema.types.compatible import compatible
from minicu.syntax.nodes import (
    Function,
    MethodDecl,
    Name,
    ScopedEnum,
    SkippedMember,
    TemplateDecl,
    UsingName,
    changed,
)
from minicu.syntax.nodes import Function as FunctionNode
from minicu.tree.local import Closure

if TYPE_CHECKING:
    from minicu.sema.scope import Scope


def member(c: Check, info: Class, node: Any, access: str) -> bool:
    """Declare a member that is no data member of each object. False: it is one, or a type."""
    decl = node.decl if isinstance(node, c_ast.FuncDef) else node
    if isinstance(node, SkippedMember):
        notes = tuple(Note(d.message, d.span) for d in node.errors if d.severity == "error")
        reason = "cannot be used: its declaration could not be read"
        _leave_to_host(info, HostOnly(node.name, reason, node.coord, notes))
        return True
    if isinstance(node, TemplateDecl):
        from minicu.sema.classes import friends
        from minicu.sema.templates import member_templates

        if "friend" in getattr(getattr(node.decl, "decl", node.decl), "funcspec", ()):
            friends.declare_template(c, info, node)
            return True
        if not member_templates.declare(c, info, node, access) and not (
            member_templates.declare_type(c, info, node, access)
        ):
            _template(c, info, node)
        return True
    if isinstance(node, UsingName):
        _using(c, info, node, access)
        return True
    if isinstance(decl, c_ast.Decl):
        if isinstance(decl.type, c_ast.FuncDecl):
            _function(c, info, node, decl, access)
            return True
        if "friend" in decl.funcspec:
            from minicu.sema.classes import friends

            friends.declare_class(c, info, decl)
            return True
        if "static" in decl.storage:
            from minicu.sema.classes import static_members

            with c.within(context=symbols.of_variable(c, decl.name)):
                static_members.declare(c, info, decl, access)
            return True
        bottom = decl.type
        name = getattr(bottom, "name", None) if isinstance(bottom, c_ast.Node) else None
        if decl.name is None and isinstance(name, str):
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


def _template(c: Check, info: Class, node: TemplateDecl) -> None:
    """A member template that is not for the device, or not supported: a class may do without it."""
    from minicu.sema.templates.instance import declaration

    decl = declaration(node.decl)
    name = getattr(decl, "name", None) or getattr(getattr(decl, "type", None), "name", None)
    if isinstance(name, str):
        info.templated.add(name)
        if name == info.decl.tag:
            info.aggregate = False
        host = not {"__device__", "constexpr"} & set(getattr(decl, "funcspec", ()))
        reason = (
            "is a host function: it is not marked __device__" if host else "is a template (not supported)"
        )
        _leave_to_host(info, HostOnly(name, reason, decl.coord))


def _using(c: Check, info: Class, node: UsingName, access: str) -> None:
    """`using Base::f;` ([namespace.udecl])."""
    from minicu.sema.expressions import names

    last = node.name.rpartition("::")[2]
    name: Any = node.name
    if len(name.parts) > 1 and name.parts[-1][0] == name.parts[-2][0]:  # [class.qual]p2.2
        entity = names.find(c, name.qualifier, node.coord)
    else:
        entity = names.find(c, name, node.coord)
    if isinstance(entity, TypeName) and isinstance(entity.type, ty.Record):
        if any(scope.owner is entity.type.decl for scope in info.scope.using):
            inherited.inherit(c, info, entity.type, node.coord)
            return
    if entity is None:
        c.fatal(node.coord, f"no member named '{last}'")
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
            templates = known.templates + templates
            owner = info.decl
        entity = OverloadSet(last, functions, templates, owner=owner)
    info.scope.names[last] = entity
    info.access[last] = access


# ---------------------------------------------------------------- declaring


def _function(c: Check, info: Class, node: Any, decl: Any, access: str) -> None:
    words = decl.funcspec
    marks = decl.type.words if isinstance(decl.type, MethodDecl) else []
    if "friend" in words:
        from minicu.sema.classes import friends

        friends.declare(c, info, node, decl)
        return
    if "__global__" in words:
        c.fatal(decl.coord, "a member function cannot be a kernel")
    if comparisons.is_defaulted(decl):
        comparisons.declare(c, info, decl, access)
        return
    purpose = next((w for w in marks if w in ("default", "delete")), None)
    device = bool({"__device__", "constexpr"} & set(words)) or purpose is not None
    mark = c.diagnostics.mark()
    try:
        type, made = signature(c, info, decl)
    except TooManyErrors:
        raise
    except CompileError:
        if device:
            raise
        dropped = c.diagnostics.rewind(mark)
        notes = tuple(Note(d.message, d.span) for d in dropped if d.severity == "error")
        reason = "is a host function: it is not marked __device__"
        _leave_to_host(info, HostOnly(decl.name, reason, decl.coord, notes))
        if decl.name == info.decl.tag:
            info.aggregate = False
        return
    made.access, made.host = access, not device
    made.deleted = purpose == "delete"
    function = new(c, info, decl, type, made, isinstance(node, c_ast.FuncDef))
    if purpose == "default":
        made.memberwise = "default"  # which member it is, special.complete finds out
        function.host = True
    enter(c, info, function)
    if "virtual" in words or marks or info.virtuals:
        virtual.declare(c, info, function, words, marks)
    if isinstance(node, c_ast.FuncDef) and not device:
        made.hollow = node.body is not None and not node.body.block_items and not getattr(node, "inits", None)
    if isinstance(node, c_ast.FuncDef) and device:
        info.bodies.append(
            partial(checked_or_waiting, c, info, decl, function, partial(body, c, info, function, node))
        )
        function.declared.defined = decl.coord


def inherit(
    c: Check, info: Class, node: Any, decl: Any, function: tree.Function, base: ty.RecordDecl
) -> None:
    """Declare a constructor that does what one of a base does."""
    type, made = signature(c, info, decl)
    known = function.method
    assert known is not None
    made.access, made.host, made.deleted, made.inherited = known.access, known.host, known.deleted, base
    new_ = new(c, info, decl, type, made, True)
    new_.declared.defaults = function.declared.defaults
    new_.declared.defaults_scope = function.declared.defaults_scope
    enter(c, info, new_)
    if function.declared.device_only:  # the host can only name it
        new_.declared.device_only = True
    elif not made.host:
        info.bodies.append(
            partial(checked_or_waiting, c, info, decl, new_, partial(body, c, info, new_, node))
        )
        new_.declared.defined = decl.coord


def signature(c: Check, info: Class, decl: Any) -> tuple[ty.Function, tree.Method]:
    """The type, `this` included, and the kind that a member function's declaration gives it."""
    from minicu.sema.types import specifiers

    head, name = decl.type, decl.name.rpartition("::")[2]
    if isinstance(decl.name, Name):
        name = decl.name.parts[-1][0]
    bottom = specifiers.tail(head).type
    special = isinstance(bottom, c_ast.IdentifierType) and not bottom.names
    made = tree.Method(info.decl, explicit="explicit" in decl.funcspec)
    quals = head.quals if isinstance(head, MethodDecl) else []
    made.quals = specifiers.quals(c, quals, decl.coord) if quals else 0
    if isinstance(head, MethodDecl):
        made.ref = next((word for word in head.words if word in ("&", "&&")), "")
    made.static = "static" in decl.storage
    if not special:
        base = specifiers.specified(c, bottom)
    elif name.startswith("~"):
        made.kind, base = "destructor", ty.VOID
        if name[1:] != info.decl.tag:
            c.fatal(decl.coord, "expected the class name after '~' to name the enclosing class")
        if head.args is not None and head.args.params and not _is_void(head.args.params):
            c.fatal(decl.coord, "destructor cannot have any parameters")
    elif name == "operator":
        made.kind = "conversion"
        base = specifiers.type_name(c, head.returns)
        if isinstance(base, (ty.Function, ty.Array)):  # [class.conv.fct]p1
            what = "a function" if isinstance(base, ty.Function) else "an array"
            c.fatal(decl.coord, f"conversion function cannot convert to {what} type '{base}'")
    else:
        made.kind, base = "constructor", ty.VOID
    plain = c_ast.FuncDecl(head.args, head.type, head.coord)
    returns = getattr(head, "returns", None)
    if made.kind == "conversion":
        with c.scoped("prototype"):
            parameters: tuple[ty.Type, ...] = ()
        type = ty.Function(base if isinstance(base, ty.Reference) else base.unqualified, parameters)
    else:
        found = specifiers.declared(c, plain, base)
        assert isinstance(found, ty.Function)
        type = found
    if returns is not None and made.kind != "conversion":
        type = ty.Function(specifiers.trailing(c, head), type.parameters, type.variadic)
    if made.kind in ("constructor", "destructor"):
        if made.static or made.quals:
            word = "static" if made.static else quals[0]
            c.fatal(decl.coord, f"{made.kind} cannot be declared '{word}'"
                    if made.static else f"'{word}' qualifier is not allowed on a {made.kind}")  # fmt: skip
        if made.kind == "constructor" and _takes_itself(info, type):
            c.fatal(decl.coord, "copy constructor must pass its first argument by reference")
    if made.static and made.quals:
        c.fatal(decl.coord, f"static member function cannot have '{quals[0]}' qualifier")
    if not made.static:
        this = ty.Pointer(ty.Record(info.decl, quals=made.quals))
        type = ty.Function(type.returns, (this, *type.parameters), type.variadic)
    return type, made


def _is_void(params: list[Any]) -> bool:
    return len(params) == 1 and isinstance(params[0], c_ast.Typename)


def _takes_itself(info: Class, type: ty.Function) -> bool:
    return len(type.parameters) == 1 and type.parameters[0] == ty.Record(info.decl)


def new(
    c: Check, info: Class, decl: Any, type: ty.Function, made: tree.Method, inline: bool
) -> tree.Function:
    """The function that a declaration in the class declares."""
    from minicu.sema.functions import functions
    from minicu.sema.types import attributes

    given = attributes.read(c, decl.attributes)
    words = [w for w in decl.funcspec if w not in ("explicit", "virtual")]
    if inline and "inline" not in words:
        words.append("inline")
    if isinstance(info.decl.tag, Closure) and info.decl.tag.signature is None:  # its call operator
        info.decl.tag.settle(ty.Function(type.returns, type.parameters[1:], type.variadic))
    name = info.decl.tag if made.kind == "constructor" else decl.name
    if made.kind == "conversion":
        name = f"operator {type.returns}"
    if "static" in decl.storage:  # here it says nothing of linkage
        decl = changed(decl, storage=[w for w in decl.storage if w != "static"])
    function = functions.new_function(c, decl, name or "", info.scope, type, given, words)
    if info.local or info.decl.name is None:
        function.linkage = "internal"
    function.kind, function.method, function.builtin = "device", made, False
    function.extern_c = False
    function.scope = classes.path(c, info.decl)
    if info.instance and function.linkage == "external":
        function.linkage = "weak"  # each unit that needs it makes it
    first = 0 if made.static else 1
    for i, item in enumerate(decl.type.args.params if decl.type.args is not None else ()):
        if getattr(item, "init", None) is not None:
            function.declared.defaults[i + first] = item.init
    function.declared.defaults_scope = info.scope
    function.symbol = given.symbol or symbols.of_function(function)
    if function.linkage == "weak" and symbols.is_of_this_unit(function):
        function.linkage = "internal"
    return function


def enter(c: Check, info: Class, function: tree.Function) -> None:
    """Let the class have the function."""
    made = function.method
    assert made is not None
    if made.kind == "destructor":
        if info.destructor is not None:
            c.fatal(function.at, "class member cannot be redeclared", _before(info.destructor))
        info.destructor = function
        return
    if made.kind == "conversion":
        known = info.conversions
    elif made.kind == "constructor":
        known = info.constructors.functions
    else:
        entity = info.scope.names.get(function.name)
        if isinstance(entity, HostOnly):
            entity = None
        if entity is None:
            entity = info.scope.names[function.name] = OverloadSet(function.name, owner=info.decl)
        if not isinstance(entity, OverloadSet):
            at = getattr(entity, "at", None)
            c.fatal(function.at, f"duplicate member '{function.name}'",
                    [Note("previous declaration is here", span_of(at))])  # fmt: skip
        known = entity.functions
    for other in known:
        if same(other, function.type, made):
            if made.inherited is not None:
                return  # hidden by the class's own
            if other.method is not None and other.method.inherited is not None:
                known.remove(other)
                break
            if other.method is not None and other.method.of is not made.of:  # brought by using
                known.remove(other)
                break
            c.fatal(function.at, "class member cannot be redeclared", _before(other))
    known.append(function)


def _before(function: tree.Function) -> list[Note]:
    return [Note("previous declaration is here", span_of(function.at))]


def same(function: tree.Function, type: ty.Function, made: tree.Method) -> bool:
    """Does a declaration with this type declare `function` again?"""
    other = function.method
    assert other is not None
    if other.kind != made.kind or (
        (other.quals, other.ref) != (made.quals, made.ref) and not (other.static or made.static)
    ):
        return False
    if made.kind == "conversion" and function.type.returns != type.returns:
        return False
    a = function.type.parameters[0 if other.static else 1 :]
    b = type.parameters[0 if made.static else 1 :]
    return (
        function.type.variadic == type.variadic
        and len(a) == len(b)
        and all(compatible(p.unqualified, q.unqualified, True) for p, q in zip(a, b))
    )


# ---------------------------------------------------------------- defining


def check_bodies(c: Check, info: Class) -> None:
    """Bodies may use all of the class, and of the classes around it: they are checked when the outermost
    one is complete ([class.mem]p6)."""
    here = c.here
    here.bodies.extend(info.bodies)
    info.bodies = []
    if here.classes:
        return
    bodies = list(here.bodies)
    here.bodies.clear()
    for define in bodies:
        try:
            define()
        except TooManyErrors:
            raise
        except CompileError:
            continue


def checked_or_waiting(c: Check, info: Class, decl: Any, function: tree.Function, define: Any) -> None:
    """Check a body, or let it wait for a use if the function may be for the host alone, is a template's
    ([temp.inst]p3), or our headers'."""
    c.known.functions[function] = None
    waits = info.instance or of_library(function.at) or beside_program(function.at)
    if not waits and "__device__" in decl.funcspec and "__host__" not in decl.funcspec:
        define()
    else:
        c.work.waiting[function] = Waiting(define)


def body(c: Check, info: Class, function: tree.Function, node: Any, scope: Any = None) -> None:
    """Check the body of a member function, or of a friend that is defined in the class; in `scope` if it does
    not stand in the class."""
    from minicu.sema.templates.instance import explain, function_chain

    first = len(c.diagnostics.items)
    try:
        _body(c, info, function, node, scope or info.scope)
    except TooManyErrors:
        raise
    except CompileError:
        pass
    finally:
        if info.instance or function.instance is not None:
            explain(c, first, function_chain(function))


def _body(c: Check, info: Class, function: tree.Function, node: Function, scope: Scope) -> None:
    from minicu.sema.functions import functions, parameters
    from minicu.sema.initialisation import construct
    from minicu.sema.templates import instance

    head, made = node.decl.type, function.method
    plain = c_ast.FuncDecl(head.args, head.type, head.coord)
    asked: Any = function.instance or (made.asked if made is not None else None)
    if asked is not None:
        instance.check_depth(c, asked)
    with c.elsewhere(scope):
        with c.scoped("prototype") as inner, c.within(definition=inner):
            _, objects, prologue = parameters.of_definition(c, node, plain, function.type.returns)
        if made is not None and not made.static:
            this = tree.Object("this", function.type.parameters[0], "parameter", at=node.decl.coord)
            objects.insert(0, this)
        function.parameters = objects
        function.at = node.decl.coord
        parameters.check_complete(c, node.decl, function)
        first = None
        if made is not None and made.kind == "constructor":
            first = partial(construct.members, c, info, node.inits)
        elif made is not None and made.kind == "destructor":
            first = partial(virtual.set_pointer, c, info)
        elif node.inits:
            c.fatal(node.inits[0].coord, "only constructors take base initializers")
        functions.check_body(c, node, function, inner, c.pending + prologue, first)


def classes_member(c: Check, decl: Any) -> Any:
    """What the class has under the name that `X A::f(...)` declares; None if A is no class."""
    info = owner(c, decl)
    if info is None:
        return None
    last = decl.name.parts[-1][0]
    if last == info.decl.tag:
        return info.constructors
    if last.startswith("~"):
        return OverloadSet(last, [info.destructor] if info.destructor else [], owner=info.decl)
    if last == "operator":
        return OverloadSet(last, info.conversions, owner=info.decl)
    return info.scope.names.get(last)


def owner(c: Check, decl: c_ast.Decl) -> Class | None:
    """The class that a qualified declarator names."""
    from minicu.sema.expressions import names

    name = decl.name
    if not isinstance(name, Name) or len(name.parts) < 2:
        return None
    outer = name.qualifier
    entity = names.find(c, outer, decl.coord)
    if not isinstance(entity, TypeName) or not isinstance(entity.type, ty.Record):
        return None
    if entity.type.decl.completed().members is None:
        return c.fatal(decl.coord, f"'{name.parts[-1][0]}' is no member of an incomplete class")
    return classes.ensure(c, entity.type)


def define(c: Check, info: Class, node: FunctionNode, scope: Any = None, special: bool = False) -> None:
    """`T A::f(...) { ... }`, read in `scope` if that is not the class's; `special`: instead of what a class
    template says."""
    decl = node.decl
    from minicu.sema.functions import functions

    entity = classes_member(c, decl)
    functions.refuse_outside(c, decl)
    device = bool({"__device__", "constexpr"} & set(decl.funcspec))
    if not isinstance(entity, OverloadSet):
        if device and not isinstance(entity, HostOnly):
            _no_declaration(c, info, decl, [])
        return
    if not device and all(f.method.host for f in entity.functions if f.method is not None):
        return
    with c.within(scope=scope or info.scope):
        type, made = signature(c, info, decl)
    for function in entity.functions:
        known = function.method
        if known is None or known.of is not info.decl:
            continue
        if known.static and not made.static:
            type_here = ty.Function(type.returns, type.parameters[1:], type.variadic)
            made_here = tree.Method(info.decl, made.kind, True)
        else:
            type_here, made_here = type, made
        if same(function, type_here, made_here):
            if type_here.returns != deduced.declared(function):
                c.fatal(decl.coord, f"out-of-line definition of '{decl.name}' differs from the declaration "
                        "in the return type", _before(function))  # fmt: skip
            if special:
                _forget(c, function)
            _define(c, info, node, function, scope)
            return
    if device:
        _no_declaration(c, info, decl, entity.functions)


def _forget(c: Check, function: tree.Function) -> None:
    """A member of a class template's instance gets a definition of its own."""
    if function.body is not None:
        c.fatal(function.at, f"explicit specialization of '{function.name}' after instantiation")
    c.work.waiting.pop(function, None)
    function.declared.defined = None
    function.linkage = "external"


def _define(c: Check, info: Class, node: FunctionNode, function: tree.Function, scope: Any = None) -> None:
    decl, made = node.decl, function.method
    assert made is not None
    device = bool({"__device__", "constexpr"} & set(decl.funcspec))
    if made.host and not device:
        return
    if made.deleted or made.memberwise or function.declared.defined is not None:
        c.fatal(decl.coord, f"redefinition of '{function.name}'", _before(function))
    function.declared.defined = decl.coord
    made.host = False
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
        if getattr(item, "init", None) is not None:
            function.declared.defaults[i + (not made.static)] = item.init
    if isinstance(decl.type, MethodDecl) and "default" in decl.type.words:
        c.fatal(decl.coord, "not supported: '= default' outside the class")
    device_words = {"__device__", "__host__"} & (words | ({"__host__"} if function.host else set()))
    checked_or_waiting(
        c, info, _Words([*device_words, *(["__device__"] if not function.host else [])]), function,
        partial(body, c, info, function, node, scope),
    )  # fmt: skip


class _Words:
    """Stands for a declaration of which only the words count."""

    def __init__(self, funcspec: list[str]) -> None:
        self.funcspec = funcspec


def _no_declaration(c: Check, info: Class, decl: c_ast.Decl, functions: list[tree.Function]) -> Any:
    name = decl.name.parts[-1][0]
    notes = [Note(f"member declaration of '{name}' does not match", span_of(f.at)) for f in functions]
    what = f"out-of-line definition of '{name}' does not match any declaration in '{info.name}'"
    return c.fatal(decl.coord, what, notes)
