"""Lambda expressions (C++17 [expr.prim.lambda]).

A lambda is an object of a local class: a member for each capture, the body as its `operator()`. That class
is put together here as syntax and checked as any other; the names of captured variables find its members.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Place
from minicu.sema import rules
from minicu.sema.classes import classes, tables
from minicu.sema.context import Check, Operand
from minicu.sema.expressions import casts, expr, names, this
from minicu.sema.functions import throwing
from minicu.sema.lambdas import captures, extended
from minicu.sema.names import symbols
from minicu.sema.scope import (
    Binding,
    ConstantName,
    Entity,
    FieldName,
    HostOnly,
    OverloadSet,
    Scope,
    TypeName,
    place_of,
)
from minicu.sema.types import placeholders, record
from minicu.sema.types.compatible import bare
from minicu.syntax.nodes import (
    Capture,
    Class,
    Coord,
    DirectInit,
    Lambda,
    Name,
    PackExpansion,
    Part,
    RefDecl,
    Syntax,
    TemplateDecl,
    This,
)
from minicu.tree import local

if TYPE_CHECKING:
    from minicu.sema.scope import Scope

#: What a closure's members for `this` and for `*this` are called: no member of a program can be.
THIS, COPY = "this", "*this"


@dataclass(eq=False, repr=False, slots=True)
class Closure:
    """The class of a lambda: its type and how each member is made: (capture, initialiser)."""

    type: ty.Record
    members: list[tuple[Capture, c_ast.Node]] = field(default_factory=list)


def check(c: Check, node: Lambda) -> Operand:
    """The object that a lambda expression makes ([expr.prim.lambda.closure]p1)."""
    if c.launches is not None:
        c.launches.meet(node)
    if c.function is None and node.default is not None:
        return c.fatal(node.coord, "non-local lambda expression cannot have a capture-default")
    closure = c.here.tags.get(node)
    if not isinstance(closure, Closure):  # `auto f = [] {};` looks at its initialiser twice
        closure = c.here.tags[node] = _closure(c, node)
    with c.scoped("block"):
        items = [_initializer(c, capture, init) for capture, init in closure.members]
        return casts.braced(c, closure.type, items, node.coord)


def captured_this(c: Check, pointer: tree.Expr) -> tree.Expr | None:
    """What `this` is inside a lambda whose own object `pointer` points to; None if it is not captured."""
    type = ty.pointee(pointer.type)
    assert isinstance(type, ty.Record)
    place = tree.Dereference(type, pointer, at=pointer.at)
    for m in type.decl.completed().members or ():
        if m.name == THIS:
            stored = rules.member.select(c, place, THIS, pointer.at)
            assert isinstance(stored, tree.Place)
            return tree.Load(stored.type.unqualified, stored, at=pointer.at)
        if m.name == COPY:
            inner = rules.member.select(c, place, COPY, pointer.at)
            assert isinstance(inner, tree.Place)
            return tree.AddressOf(ty.Pointer(inner.type), inner, at=pointer.at)
    return None


def faulty(type: ty.Type) -> bool:
    """Whether the body of this lambda was refused, so that its result type is unknown."""
    decl = type.decl if isinstance(type, ty.Record) else None
    info = decl.completed().info if decl is not None and decl.__class__ is ty.RecordDecl else None
    if info is not None and info.extended:
        return False
    call = info.scope.names.get("operator()") if info is not None and info.closure else None
    if info is not None and info.closure and call is None:
        return True
    return isinstance(call, OverloadSet) and any(
        placeholders.has_auto(f.type.returns) for f in call.functions
    )


# ---------------------------------------------------------------- what is captured


def _closure(c: Check, node: Lambda) -> Closure:
    wanted = _captures(c, node)
    around = _around_head(c, node)
    counts = c.known.numbering.lambdas
    function = c.function.function if c.function is not None else None
    number = counts[function] = counts.get(function, -1) + 1
    name = local.Closure(f"{classes.LAMBDA}{number}", symbols.context(c))
    is_extended = extended.is_extended(c, node)
    if is_extended:
        extended.refuse_captures(c, wanted)
    operator = extended.call_operator(node) if is_extended else node.function
    closure = Closure(ty.Record(ty.RecordDecl("struct", None)))
    with c.scoped("block") as scope:
        scope.around = around
        members: list[c_ast.Decl] = []
        for capture in wanted:
            closure.members.append(_member(c, scope, capture, members))
        cls = Class("struct", name, [], [*members, operator], False, [], node.coord)
        _hide_others(c, scope, node, wanted)
        # [class.mem]p7: its body does not wait for the end of a class in which the lambda stands.
        with c.within(classes=0, bodies=[]):
            closure.type = record.record(c, cls)
    info = closure.type.decl.info
    if is_extended and info is not None:
        info.extended = extended.noted(c, node)
        return closure
    if not closure.members and not isinstance(node.function, TemplateDecl):
        _let_convert(c, closure.type)
    return closure


def _around_head(c: Check, node: Lambda) -> tuple[str, ...] | None:
    """The names around the lambda in whose parameters this one stands, which belongs there as well: the name
    of a class has its call operator's parameters. None if it stands in none."""
    generic = False
    for scope in c.scope.outward():
        generic = generic or scope.kind == "template"
        if isinstance(scope.name, local.Closure) and scope.name.signature is None:
            if generic:
                c.fatal(
                    node.coord, "not supported: a lambda expression in the parameters of a generic lambda"
                )
            return scope.up.path if scope.up is not None else ()
    return None


def _captures(c: Check, node: Lambda) -> list[Capture]:
    """The captures that are written, and those that the default adds, in the order of their first use."""
    written: dict[str, Capture] = {}
    for capture in node.captures:
        if isinstance(capture, PackExpansion):
            c.fatal(capture.coord, "pack expansion does not contain any unexpanded parameter packs")
        if capture.name in written or {capture.name, *written} >= {THIS, COPY}:
            c.fatal(capture.coord, f"'{capture.name}' can appear only once in a capture list")
        if capture.init is None and capture.name not in (THIS, COPY):
            if capture.reference == (node.default == "&") and node.default is not None:
                how = "reference" if capture.reference else "copy"
                c.fatal(capture.coord, f"'{capture.name}' must not be captured by {how}: the default does so")
            _check_variable(c, capture)
        written[capture.name] = capture
    all_captures = list(written.values())
    used = captures.free_names(node)
    inside = _members_used(c, used)
    if inside is not None and THIS not in written and COPY not in written:
        if node.default is None:
            c.fatal(inside, "'this' cannot be implicitly captured in this context")
        all_captures.append(Capture(THIS, False, None, inside))
    for name, at in used.items():
        if name in written or name == THIS or not _is_variable(_plain(c, name)):
            continue
        if node.default is not None:
            all_captures.append(Capture(name, node.default == "&", None, at))
    return all_captures


def _is_variable(entity: Entity | None) -> bool:
    """Whether a name means an object of an enclosing function, or what an enclosing lambda has captured of
    it."""
    if isinstance(entity, tree.Object):
        return entity.storage in ("local", "parameter")
    return isinstance(entity, Binding) or (isinstance(entity, FieldName) and _of_closure(entity))


def _entity(c: Check, name: str, at: Place) -> Entity | None:
    """What a name means around the lambda, whatever its template arguments, which may name variables of the
    lambda's own. Complaints about it are left to the body."""
    if isinstance(name, Name):
        word, arguments = name.parts[-1]
        if name.qualified:
            parts = [*name.parts[:-1], Part(word)]
            qualified = (
                name if arguments is None else Name(f"{name.qualifier}::{word}", parts, name.from_root)
            )
            return names.find_quietly(c, qualified, at)
        name = word
    return c.scope.find(name)


def _plain(c: Check, name: str) -> Entity | None:
    """The same of a name that may be a variable's: one with a scope or with template arguments is none."""
    return c.scope.find(name) if name.__class__ is str else None


def _of_closure(entity: FieldName) -> bool:
    return entity.owner.completed().info is not None and entity.owner.info.closure


def _check_variable(c: Check, capture: Capture) -> None:
    entity = c.scope.find(capture.name)
    if _is_variable(entity) or (isinstance(entity, ConstantName) and entity.object is not None):
        return
    if entity is None:
        c.fatal(capture.coord, f"use of undeclared identifier '{capture.name}'")
    if isinstance(entity, HostOnly):
        names.refuse_host(c, entity, capture.coord)
    if isinstance(entity, tree.Object):
        c.fatal(capture.coord, f"'{capture.name}' cannot be captured because it does not have automatic "
                "storage duration")  # fmt: skip
    c.fatal(capture.coord, f"'{capture.name}' in the capture list is not a variable")


def _members_used(c: Check, used: dict[str, Coord]) -> Coord:
    """The place where the body needs `this`: explicitly, or by naming a member of the enclosing class."""
    if c.here.this is None and this.current(c) is None:  # a default initialiser makes its `this` when asked
        return used.get(THIS)
    for name, at in used.items():
        entity = _entity(c, name, at) if name != THIS else None
        if name == THIS or (isinstance(entity, FieldName) and not _of_closure(entity)):
            return at
        if isinstance(entity, OverloadSet) and entity.owner is not None:
            static = [f.method is not None and f.method.static for f in entity.functions]
            if not all([*static, *("static" in t.decl.storage for t in entity.templates)]):
                return at
    return None


def _hide_others(c: Check, scope: Scope, node: Lambda, wanted: list[Capture]) -> None:
    """Variables that are not captured: a message says why they cannot be used."""
    taken = {capture.name for capture in wanted}
    for name in captures.free_names(node):
        entity = _plain(c, name)
        if name not in taken and name != THIS and _is_variable(entity):
            why = "cannot be implicitly captured in a lambda with no capture-default specified"
            object = entity if isinstance(entity, tree.Object) else None
            constant = classes.lasting_object(c, object) if object is not None else None
            scope.names[name] = constant or HostOnly(name, why, place_of(entity), object=object)


# ---------------------------------------------------------------- members


def _member(
    c: Check, scope: Scope, capture: Capture, members: list[c_ast.Decl]
) -> tuple[Capture, c_ast.Node]:
    """Add a capture's member to the class; returns what initialises it."""
    name, at = capture.name, capture.coord
    init: c_ast.Node | None
    if name in (THIS, COPY):
        pointer = this.current(c)
        if pointer is None:
            c.fatal(at, "'this' cannot be captured in this context")
        assert isinstance(pointer.type, ty.Pointer)
        type: ty.Type = pointer.type.unqualified if name == THIS else pointer.type.to
        init = This(at) if name == THIS else c_ast.UnaryOp("*", This(at), at)
    else:
        init = capture.init
        if isinstance(init, DirectInit):
            if len(init.args) != 1:
                c.fatal(at, f"initializer for lambda capture '{name}' must be one expression")
            (init,) = init.args
        init = init or c_ast.ID(name, at)
        type = _captured_type(c, capture, init)
    label = f"typeof {name}"
    scope.names[label] = TypeName(label, type, at)
    bottom = c_ast.TypeDecl(name, [], None, c_ast.IdentifierType([label], at), at)
    declarator = RefDecl("&", [], bottom, at) if capture.reference else bottom
    members.append(c_ast.Decl(name, [], [], [], [], declarator, None, None, at, attributes=[]))
    return capture, init


def _captured_type(c: Check, capture: Capture, init: Syntax) -> ty.Type:
    pending, temporaries = len(c.pending), len(c.temporaries)
    value = expr.check(c, init)
    del c.pending[pending:], c.temporaries[temporaries:]
    if isinstance(value.type, ty.VariableArray):
        c.fatal(capture.coord, f"variable length array '{capture.name}' cannot be captured")
    if capture.reference:
        if not isinstance(value, tree.Place) or isinstance(value, tree.Temporary):
            c.fatal(capture.coord, f"non-const lvalue reference '{capture.name}' cannot bind to a temporary")
        return value.type
    if capture.init is None:  # const stays ([expr.prim.lambda.capture]p10)
        return _of_member(c, capture.name) or value.type
    return placeholders.deduce(c, placeholders.AUTO, value, capture.coord)


def _of_member(c: Check, name: str) -> ty.Type | None:
    """The type of what an enclosing lambda has by copy; whether its object is const does not count (p11)."""
    entity = c.scope.find(name)
    if not isinstance(entity, FieldName) or not _of_closure(entity):
        return None
    type = next(m.type for m in entity.owner.members or () if m.name == name)
    return None if isinstance(type, ty.Reference) else type


def _initializer(c: Check, capture: Capture, init: Syntax) -> Syntax | None:
    """The syntax that initialises a capture's member, in `scope`."""
    if capture.reference or capture.init is not None:
        return init
    value = expr.check(c, init) if capture.name not in (THIS, COPY) else None
    if value is None or not isinstance(value.type, ty.Array):
        return init
    return elements(init, value.type, capture.coord)


def elements(node: Syntax, type: ty.Type, at: Place) -> Syntax:
    """An array as a list of its elements."""
    if not isinstance(type, ty.Array):
        return node
    numbers = [c_ast.Constant("int", str(i), at) for i in range(type.length or 0)]
    return c_ast.InitList([elements(c_ast.ArrayRef(node, n, at), type.element, at) for n in numbers], at)


# ---------------------------------------------------------------- conversion to a pointer


def generic_conversion(c: Check, type: ty.Record, target: ty.Pointer) -> None:
    """Let a generic lambda without captures convert to that pointer to a function, if it can."""
    info = type.decl.completed().info
    known = info.scope.names.get("operator()")
    wanted = target.to
    if type.decl.members or not isinstance(known, OverloadSet) or not isinstance(wanted, ty.Function):
        return
    parameters = [tree.Temporary(p, _nothing(p)) for p in wanted.parameters]
    if not known.templates or any(bare(f.type.returns.to) == bare(wanted) for f in info.conversions):
        return
    instances, _ = rules.template.candidates(c, known, parameters, type.decl.at)
    for call in instances:
        with c.elsewhere(c.scope):
            c.check_waiting(call)  # its parameters are wanted
        rules.deduced.settle(c, call, type.decl.at)
        if call.type.parameters[1:] == wanted.parameters and call.type.returns == wanted.returns:
            c.known.functions.setdefault(call)
            _convert_by(c, type, call)
            return


def _nothing(type: ty.Type) -> tree.Expr:
    value = type.to if isinstance(type, ty.Reference) else type
    return tree.Load(value.unqualified, tree.Variable(value, tree.Object("", value, "local")))


def _let_convert(c: Check, type: ty.Record) -> None:
    """Without captures: a conversion to a pointer to a function that does the same
    ([expr.prim.lambda.closure]p7)."""
    known = type.decl.completed().info.scope.names.get("operator()")
    if known is None:  # its parameters were refused
        return
    (call,) = known.functions
    if not placeholders.has_auto(call.type.returns):  # its body was refused
        _convert_by(c, type, call)


def _convert_by(c: Check, type: ty.Record, call: tree.Function) -> None:
    """A conversion function that gives the address of a function which makes this call."""
    info = type.decl.completed().info
    promise = throwing.type_of(c, call).noexcept
    shape = ty.Function(call.type.returns, call.type.parameters[1:], noexcept=promise)
    invoke = _function(c, type, "_FUN", shape, tree.Method(type.decl, static=True))
    nobody = tree.Constant(call.type.parameters[0], 0, at=call.at)
    invoke.parameters = [
        tree.Object(p.name, p.type, "parameter", at=p.at, used=True) for p in call.parameters[1:]
    ]
    values = [tables.passed_on(p) for p in invoke.parameters]
    called = tree.Call(shape.returns, call, call.type, [nobody, *values], at=call.at)
    call.used = True
    if isinstance(shape.returns, ty.Reference):
        called.type = ty.Pointer(shape.returns.to)
    done: tree.Statement
    if isinstance(shape.returns, ty.Void):
        done = tree.ExpressionStatement(called, at=call.at)
    else:
        done = tree.Return(called, at=call.at)
    invoke.body = tree.Block([done], at=call.at)
    pointer = ty.Pointer(shape)
    own = ty.Pointer(ty.Record(type.decl, quals=ty.CONST))
    made_by = tree.Method(type.decl, "conversion", quals=ty.CONST)
    convert = _function(c, type, f"operator {pointer}", ty.Function(pointer, (own,)), made_by)
    convert.parameters = [tree.Object("this", own, "parameter", at=call.at)]
    address = tree.FunctionAddress(pointer, invoke, at=call.at)
    invoke.used = True
    convert.body = tree.Block([tree.Return(address, at=call.at)], at=call.at)
    info.conversions.append(convert)


def _function(c: Check, type: ty.Record, name: str, shape: ty.Function, method: tree.Method) -> tree.Function:
    decl = type.decl
    function = tree.Function(
        name, shape, at=decl.at, linkage="internal", scope=classes.path(c, decl), method=method, inline="hint"
    )  # fmt: skip
    function.symbol = symbols.of_function(function)
    function.declared.constexpr = True  # if the body may be evaluated
    c.known.functions[function] = None
    return function
