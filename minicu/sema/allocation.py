"""`new` and `delete` (C++17 [expr.new], [expr.delete]): memory is malloc's, and null where there is none, as
in CUDA's device code."""

from __future__ import annotations

from typing import Any

from minicu import tree
from minicu import types as ty
from minicu.abi.layout import align_of, size_of
from minicu.sema import (
    call,
    casts,
    classes,
    construct,
    declare,
    expr,
    initial,
    lifetime,
    names,
    overload,
    specifiers,
)
from minicu.sema.context import Check
from minicu.sema.convert import rvalue, to
from minicu.syntax.headers import MEMORY

Out = list[tree.Statement]

#: What malloc aligns its memory to, in bytes.
_MALLOC_ALIGN = 16


def new(c: Check, node: Any) -> tree.Expr:
    """The address of a new object or array."""
    at = node.coord
    type = declare.type_name(c, node.type)
    if isinstance(type, (ty.Reference, ty.Function, ty.Void, ty.Array)):
        c.fatal(at, f"cannot allocate '{type}' with 'new'")
    if specifiers.has_auto(type):
        c.fatal(at, "not supported: 'new auto'")
    plain = type.unqualified
    _refuse_own(c, plain, "new", at)
    if align_of(plain, c.model) > _MALLOC_ALIGN:
        c.fatal(
            at,
            f"not supported: 'new' of '{type}', which wants more than malloc's alignment of {_MALLOC_ALIGN}",
        )
    size: tree.Expr = tree.Constant(c.size_type, size_of(plain, c.model), at=at)
    count = None
    if node.count is not None:
        count = _local(c, "count", to(c, expr.value(c, node.count), c.size_type), at)
        if lifetime.destructor(plain) is not None:
            c.fatal(at, f"not supported: an array of '{type}', which has a destructor, from 'new'")
        if node.args:
            c.fatal(at, "not supported: initial values of an array from 'new'")
        one = size_of(plain, c.model)
        all_ = tree.Binary(c.size_type, "*", _value(count[1]), size, at=at)
        most = 2 ** (8 * c.model.pointer) - 1
        fits = tree.Binary(
            ty.BOOL, "<=", _value(count[1]), tree.Constant(c.size_type, most // max(one, 1), at=at), at=at
        )
        size = tree.Conditional(c.size_type, fits, all_, tree.Constant(c.size_type, most, at=at), at=at)
    pointer = ty.Pointer(type)
    memory = to(c, rvalue(c, _library(c, MEMORY["new"], [size], at)), pointer)
    found = _local(c, "new", memory, at)
    steps = [count[0]] if count is not None else []
    steps.append(found[0])
    made: Out = []
    place = tree.Dereference(plain, to(c, _value(found[1]), ty.Pointer(plain)), at=at)
    if count is None:
        made += _initialised(c, node, plain, place, at)
    else:
        made += _elements(c, node, plain, found[1], count[1], at)
    if made:
        there = tree.Binary(
            ty.BOOL, "!=", _value(found[1]), to(c, tree.Constant(ty.INT, 0, at=at), pointer), at=at
        )
        steps.append(tree.If(there, tree.Block(made, at=at), at=at))
    return tree.StatementExpression(pointer, tree.Block(steps, at=at), _value(found[1]), at=at)


def delete(c: Check, node: Any) -> tree.Expr:
    """The end of what `new` made; null is no object."""
    at = node.coord
    operand = expr.value(c, node.operand)
    if not isinstance(operand.type, ty.Pointer) or isinstance(operand.type.to, ty.Function):
        c.fatal(at, f"cannot delete expression of type '{operand.type}'")
    type = operand.type.to.unqualified
    _refuse_own(c, type, "delete", at)
    steps: Out = []
    if lifetime.destructor(type) is not None:
        if node.array:
            c.fatal(at, f"not supported: 'delete[]' of '{type}', which has a destructor")
        declaration, place = _local(c, "old", operand, at)
        operand = _value(place)
        object = tree.Dereference(type, to(c, operand, ty.Pointer(type)), at=at)
        zero = to(c, tree.Constant(ty.INT, 0, at=at), operand.type)
        there = tree.Binary(ty.BOOL, "!=", operand, zero, at=at)
        end = tree.Block(lifetime.ends(c, object, at), at=at)
        steps = [declaration, tree.If(there, end, at=at)]
    release = to(c, _library(c, MEMORY["delete"], [to(c, operand, ty.Pointer(ty.VOID))], at), ty.VOID)
    if not steps:
        return release
    steps.append(tree.ExpressionStatement(release, at=at))
    return tree.StatementExpression(ty.VOID, tree.Block(steps, at=at), None, at=at)


def _initialised(c: Check, node: Any, type: ty.Type, place: tree.Place, at: Any) -> Out:
    """What gives a single object its value."""
    if node.args is None:
        return construct.default_statements(c, place, at) if classes.of(type) is not None else []
    if node.brace and not ty.is_scalar(type):
        value = casts.braced(c, type, node.args, at)
    else:
        operands = [expr.argument(c, a) for a in node.args]
        value = casts.construct_value(c, type, operands, node.args, node.brace, at)
    return [tree.ExpressionStatement(tree.Initialize(ty.VOID, place, rvalue(c, value), at=at), at=at)]


def _elements(c: Check, node: Any, type: ty.Type, first: tree.Place, count: tree.Place, at: Any) -> Out:
    """A loop that gives each element of an array its value."""
    start, index = _local(c, "index", tree.Constant(c.size_type, 0, at=at), at)
    address = tree.PointerAdd(first.type, _value(first), _value(index), size_of(type, c.model), at=at)
    element = tree.Dereference(type, to(c, address, ty.Pointer(type)), at=at)
    if node.args is not None:
        zero = tree.Initialize(ty.VOID, element, initial.zero(c, type, at), at=at)
        made: Out = [tree.ExpressionStatement(zero, at=at)]
    else:
        made = construct.default_statements(c, element, at) if classes.of(type) is not None else []
    if not made:
        return []
    test = tree.Binary(ty.BOOL, "<", _value(index), _value(count), at=at)
    step = tree.Increment(c.size_type, index, 1, True, at=at)
    return [tree.Loop([start], test, step, tree.Block(made, at=at), at=at)]


def _refuse_own(c: Check, type: ty.Type, word: str, at: Any) -> None:
    """A class's own `operator new` is not called."""
    info = classes.of(type)
    if info is not None and info.scope.find_here(word) is not None:  # no other member has such a name
        c.fatal(at, f"not supported: the member 'operator {word}' of '{type}'")


def _local(c: Check, name: str, value: tree.Expr, at: Any) -> tuple[tree.Statement, tree.Place]:
    object = tree.Object(f" {name}", value.type, "local", at=at, used=True)
    return tree.Declare(object, value, at=at), tree.Variable(value.type, object, at=at)


def _value(place: tree.Place) -> tree.Expr:
    return tree.Load(place.type, place, at=place.at)


def _library(c: Check, name: str, operands: list[Any], at: Any) -> tree.Expr:
    functions: Any = names.find(c, name, at)
    found = call.direct(c, overload.resolve(c, functions, operands, at), operands, at)
    assert isinstance(found, tree.Expr)
    return found
