"""Comparison operators that a class has by `= default` (C++20 [class.compare]): of all bases and members, in
the order of their declaration. Their bodies are made as syntax when the class is complete."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from pycparser import c_ast

from minicu import types as ty
from minicu.sema import rules
from minicu.sema.classes import virtual
from minicu.sema.classes.classes import Class
from minicu.sema.context import Check
from minicu.sema.scope import TypeName
from minicu.syntax import nodes, packs
from minicu.syntax.headers.needed import CALLED
from minicu.syntax.nodes import (
    Block,
    Coord,
    Function,
    MethodDecl,
    NamedCast,
    Node,
    RefDecl,
    Syntax,
    This,
    changed,
    qualified,
)

OPERATORS = frozenset(
    {"operator==", "operator!=", "operator<=>", "operator<", "operator>", "operator<=", "operator>="}
)

_OTHER, _FIRST = "__other", "__first"
#: The result of comparing two parts.
_RESULT = " result"
#: More elements of an array than are compared one by one.
_LONGEST = 256


def is_defaulted(decl: c_ast.Decl) -> bool:
    words = decl.type.words if isinstance(decl.type, MethodDecl) else []
    return "default" in words and decl.name in OPERATORS


def declare(c: Check, info: Class, decl: c_ast.Decl, access: str) -> None:
    """A member function."""
    decl = _named(decl, [_OTHER])
    type, method = rules.signatures.signature(c, info, decl)
    method.access = access
    function = rules.methods.member_function(c, info, decl, type, method, True)
    function.host = True
    rules.methods.enter(c, info, function)
    function.declared.defined = decl.coord

    def complete() -> None:
        left = c_ast.UnaryOp("*", This(decl.coord), decl.coord)
        node = Function(decl, [], _body(c, info, decl, left), decl.coord)
        check = partial(rules.method_bodies.body, c, info, function, node)
        rules.method_bodies.checked_or_waiting(c, info, decl.funcspec, function, check)

    info.bodies.append(complete)
    if decl.name == "operator<=>":  # [class.compare.default]p5
        info.bodies.append(partial(_equality, c, info, decl, access))


def of_friend(c: Check, info: Class, decl: c_ast.Decl) -> tuple[c_ast.Decl, Callable[[], Function]]:
    """The declaration of a defaulted friend with named parameters, and a function that makes its
    definition."""
    decl = _named(decl, [_FIRST, _OTHER])

    def define() -> Function:
        return Function(decl, [], _body(c, info, decl, c_ast.ID(_FIRST, decl.coord)), decl.coord)

    return decl, define


def equality(decl: c_ast.Decl) -> c_ast.Decl:
    """The declaration of the `operator==` that a defaulted `operator<=>` brings."""
    at = decl.coord
    bottom = c_ast.TypeDecl("operator==", [], None, c_ast.IdentifierType(["_Bool"], at), at)
    return changed(decl, name="operator==", type=changed(decl.type, type=bottom))


def _equality(c: Check, info: Class, decl: c_ast.Decl, access: str) -> None:
    if info.scope.names.get("operator==") is not None:
        return
    before = len(info.bodies)
    declare(c, info, equality(decl), access)
    for complete in info.bodies[before:]:
        complete()
    del info.bodies[before:]


def _named(decl: c_ast.Decl, names: list[str]) -> c_ast.Decl:
    """The same with names for its parameters, for host and device, and without `= default`."""
    head = decl.type
    params = []
    for item, name in zip(head.args.params if head.args is not None else [], names):
        params.append(_parameter(item, name))
    assert isinstance(head, MethodDecl)  # it says `= default`
    words = [word for word in head.words if word != "default"]
    args = c_ast.ParamList(params, head.coord)
    funcspec = [*decl.funcspec, *(w for w in ("__host__", "__device__") if w not in decl.funcspec)]
    return changed(decl, type=changed(head, args=args, words=words), funcspec=funcspec)


def _parameter(item: c_ast.Typename, name: str) -> c_ast.Decl:
    def rename(node: nodes.RefDecl | c_ast.TypeDecl) -> nodes.RefDecl | c_ast.TypeDecl:
        if isinstance(node, c_ast.TypeDecl):
            return changed(node, declname=name)
        return changed(node, type=rename(node.type))

    type = rename(item.type)
    return c_ast.Decl(name, item.quals, [], [], [], type, None, None, item.coord, attributes=[])


def _body(c: Check, info: Class, decl: c_ast.Decl, left: Node) -> Block:
    at = decl.coord
    right = c_ast.ID(_OTHER, at)
    op = decl.name.removeprefix("operator")
    value: Syntax
    pairs = list(_parts(c, info, left, right, at)) if op in ("<=>", "==") else []
    if op == "<=>":
        return _ordered([c_ast.BinaryOp(op, a, b, at) for a, b in pairs], at)
    if op == "==":
        no, yes = (c_ast.Return(c_ast.Constant("bool", word, at), at) for word in ("false", "true"))
        tests = [c_ast.If(c_ast.BinaryOp(op, a, b, at), Block([], at, at), no, at) for a, b in pairs]
        return Block([*tests, yes], at, at)
    if op == "!=":
        value = c_ast.UnaryOp("!", c_ast.BinaryOp("==", left, right, at), at)
    else:
        value = c_ast.BinaryOp(op, c_ast.BinaryOp("<=>", left, right, at), c_ast.Constant("int", "0", at), at)
    return Block([c_ast.Return(value, at)], at, at)


def _ordered(parts: list[c_ast.BinaryOp], at: Coord) -> Block:
    """[class.spaceship]p1: the first part that is not equal tells; those behind it are not compared."""

    def first(given: list[c_ast.BinaryOp]) -> c_ast.FuncCall:
        name = qualified("std", CALLED["<=>"], "first")
        return c_ast.FuncCall(c_ast.ID(name, at), c_ast.ExprList(given, at) if given else None, at)

    if not parts:
        return Block([c_ast.Return(first([]), at)], at, at)
    common = c_ast.TypeOf("decltype", first(parts), at)

    def result(value: Syntax) -> c_ast.Decl:
        bottom = c_ast.TypeDecl(_RESULT, [], None, common, at)
        return c_ast.Decl(_RESULT, [], [], [], [], bottom, value, None, at, attributes=[])

    told, steps = c_ast.Return(c_ast.ID(_RESULT, at), at), list[Node]()
    for part in parts:
        differs = c_ast.BinaryOp("!=", c_ast.ID(_RESULT, at), c_ast.Constant("int", "0", at), at)
        steps.append(Block([result(part), c_ast.If(differs, told, None, at)], at, at))
    return Block([*steps, Block([result(first([])), told], at, at)], at, at)


def _parts(c: Check, info: Class, left: Node, right: Node, at: Coord) -> Iterator[tuple[Node, Node]]:
    """The pairs of subobjects that are compared."""
    for number, member in enumerate(info.decl.completed().members or ()):
        if member.base:
            label = packs.element("compared base", number)
            info.scope.names[label] = TypeName(label, ty.qualify(member.type, ty.CONST), at)
            yield _cast(label, left, at), _cast(label, right, at)
        elif member.name is not None and member.name != virtual.POINTER:
            pair = [c_ast.StructRef(operand, ".", c_ast.ID(member.name, at), at) for operand in (left, right)]
            yield from _elements(c, member.type, pair[0], pair[1], at)


def _elements(c: Check, type: ty.Type, a: Node, b: Node, at: Coord) -> Iterator[tuple[Node, Node]]:
    if not isinstance(type, ty.Array):
        yield a, b
        return
    if type.length is None or type.length > _LONGEST:
        c.unsupported(at, f"a defaulted comparison of '{type}'")
    for i in range(type.length):
        index = c_ast.Constant("int", str(i), at)
        yield from _elements(c, type.element, c_ast.ArrayRef(a, index, at), c_ast.ArrayRef(b, index, at), at)


def _cast(label: str, node: Node, at: Coord) -> NamedCast:
    bottom = RefDecl("&", [], c_ast.TypeDecl(None, [], None, c_ast.IdentifierType([label], at), at), at)
    return NamedCast("static_cast", c_ast.Typename(None, [], None, bottom, at), node, at)
