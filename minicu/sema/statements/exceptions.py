"""Exceptions (C++17 [except]) in host code. Device code has none.

What the unwinder of the platform needs beside tables is `std::__exceptions` of the library: memory for what
is thrown, and which exceptions are being handled.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.abi.layout import size_of
from minicu.diagnostics.errors import Kind, Place
from minicu.sema.classes import type_info
from minicu.sema.context import Check, Operand, Out
from minicu.sema.conversions.convert import rvalue, to
from minicu.sema.expressions import call, expr, lifetime
from minicu.sema.function_state import Cleanup
from minicu.sema.initialisation import construct
from minicu.sema.statements import jumps, stmt
from minicu.sema.types import declarators
from minicu.syntax.headers.needed import CALLED
from minicu.syntax.nodes import Handler, Throw, Try, changed

#: The name of what a handler has caught, which no program can use.
_CAUGHT = " caught"


def throw(c: Check, node: Throw) -> tree.Expr:
    """`throw value` makes an object of the value's type and hands it to the unwinder; `throw` goes on with
    the exception that is being handled."""
    at = node.coord
    if not c.language.whole_program:
        if c.function is not None and c.function.function.declared.unmarked:
            # No constant ([expr.const]p2); what a kernel does there nvcc leaves undefined.
            return tree.BuiltinCall(ty.VOID, "trap", [], at=at)
        return c.fatal(at, "not supported: 'throw' expression", kind=Kind.EXCEPTIONS)
    if node.expr is None:
        return _library(c, "again", [], at)
    operand = expr.check(c, node.expr)
    type = (operand if isinstance(operand, tree.Place) else rvalue(c, operand)).type.unqualified
    if isinstance(type, (ty.Array, ty.Function)):
        operand = rvalue(c, operand)
        type = operand.type.unqualified
    if isinstance(type, ty.Reference):
        type = type.to.unqualified
    if isinstance(type, ty.Void) or not declarators.complete(c, type):
        c.fatal(at, f"cannot throw object of incomplete type '{type}'")
    value: tree.Expr
    if isinstance(type, ty.Record) and type.decl.completed().info is not None:
        value = construct.build(c, type, [_moved(operand)], at)
    else:
        value = to(c, rvalue(c, operand), type)
    pointer = ty.Pointer(ty.VOID)
    memory = _library(c, "allocate", [tree.Constant(c.size_type, size_of(type, c.model), at=at)], at)
    object = tree.Object(" thrown", pointer, "local", at=at, used=True)
    address = tree.Load(pointer, tree.Variable(pointer, object, at=at), at=at)
    place = tree.Dereference(type, tree.Convert(ty.Pointer(type), address, at=at), at=at)
    initialized = tree.Initialize(ty.VOID, place, value, at=at)
    information = tree.SymbolAddress(pointer, type_info.object_for(c, type), at=at)
    end: tree.Expr = tree.Constant(pointer, 0, at=at)
    if (destructor := lifetime.destructor(type)) is not None:
        lifetime.ends(c, place, at)  # may it be called?
        destructor.used = True
        function = tree.FunctionAddress(ty.Pointer(destructor.type), destructor, at=at)
        end = tree.Convert(pointer, function, at=at)
    raised = _library(c, "raise", [address, information, end], at)
    steps: Out = [
        tree.Declare(object, memory, at=at),
        tree.ExpressionStatement(initialized, at=at),
        tree.ExpressionStatement(raised, at=at),
    ]
    return tree.StatementExpression(ty.VOID, tree.Block(steps, at=at), None, at=at)


def _moved(operand: tree.Expr | tree.Place) -> tree.Expr | tree.Place:
    """[class.copy.elision]p3: a local object that is thrown is moved from."""
    if isinstance(operand, tree.Variable) and operand.object.storage == "local" and not operand.type.quals:
        if not isinstance(operand.object.type, ty.Reference):
            address = tree.AddressOf(ty.Pointer(operand.type), operand, at=operand.at)
            return tree.Dereference(operand.type, address, True, at=operand.at)
    return operand


def try_block(c: Check, node: Try, out: Out, first: Callable[[Out], None] | None = None) -> None:
    """`try { ... } catch (...) { ... }`; it also tries `first`, what a constructor does before its body, or a
    destructor after its body."""
    if not c.language.whole_program:
        c.fatal(node.coord, "not supported: exceptions", kind=Kind.EXCEPTIONS)
    if c.launches is not None:
        for part in (node.body, *(handler.body for handler in node.handlers)):
            stmt.check(c, part, out)
        return
    c.unit.catches = True
    inner: Out = []
    with jumps.block(c, inner):
        if first is not None:
            first(inner)
        stmt.check(c, node.body, inner)
    body = tree.Block(inner, at=node.coord)
    handlers: list[tree.Handler] = []
    for handler in node.handlers:
        if handlers and handlers[-1].caught is None:
            c.fatal(handlers[-1].at, "catch-all handler must come last")
        handlers.append(_handler(c, handler, node.of_function))
    out.append(tree.Try(body, handlers, at=node.coord))


def _handler(c: Check, node: Handler, of_body: bool) -> tree.Handler:
    at = node.coord
    pointer = ty.Pointer(ty.VOID)
    exception = tree.Object(" exception", pointer, "local", at=at, used=True)
    caught: tree.Object | None = None
    copied = False
    inner: Out = []
    with c.scoped("block"), jumps.block(c, inner):
        started = _library(c, "begin", [_value(exception, at)], at)
        ended: Out = [tree.ExpressionStatement(_library(c, "end", [], at), at=at)]
        if node.decl is None:
            inner.append(tree.ExpressionStatement(to(c, started, ty.VOID), at=at))
        else:
            declared = node.decl
            type = declarators.parameter_type(c, declared)
            caught_type = type.to if isinstance(type, ty.Reference) else type
            if isinstance(type, ty.Reference) and type.rvalue:
                c.fatal(at, f"cannot catch exceptions by rvalue reference: '{type}'")
            if isinstance(caught_type, ty.Void) or not declarators.complete(c, caught_type):
                c.fatal(at, f"cannot catch incomplete type '{caught_type}'")
            caught = type_info.object_for(c, caught_type)
            copied = isinstance(type, ty.Record)
            if copied:  # [except.uncaught]: caught is what has been copied
                started = _library(c, "found", [_value(exception, at)], at)
            object = tree.Object(_CAUGHT, ty.Reference(caught_type), "local", at=at, used=True)
            value = tree.Convert(ty.Pointer(caught_type), started, at=at)
            inner.append(tree.Declare(object, value, at=at))
            c.scope.names[_CAUGHT] = object
        jumps.enter_array(c, Cleanup(ended, at))
        inner += lifetime.guard(c, ended)
        if node.decl is not None and (node.decl.name or copied):
            variable = _variable(node.decl, at)
            stmt.guarded(c, variable, inner)
            known = c.scope.names.get(variable.name)
            if isinstance(known, tree.Object):
                known.used = True
        if copied:
            inner.append(tree.ExpressionStatement(_library(c, "caught", [], at), at=at))
        stmt.items(c, node.body.block_items or (), inner)
        if of_body and _makes_or_ends(c):  # [except.handle]p14
            inner.append(tree.ExpressionStatement(_library(c, "again", [], at), at=at))
    return tree.Handler(caught, exception, tree.Block(inner, at=at), at=at)


def _variable(given: c_ast.Decl | c_ast.Typename, at: Place) -> c_ast.Decl:
    """The declaration of what a handler has caught; without a name it is an object as well."""
    init = c_ast.ID(_CAUGHT, at)
    if isinstance(given, c_ast.Decl) and given.name:
        return changed(given, init=init)
    return c_ast.Decl(" copy", given.quals, None, [], [], given.type, init, None, at)


def _makes_or_ends(c: Check) -> bool:
    assert c.function is not None
    method = c.function.function.method
    return method is not None and method.kind in ("constructor", "destructor")


def _value(object: tree.Object, at: Place) -> tree.Expr:
    return tree.Load(object.type, tree.Variable(object.type, object, at=at), at=at)


def _library(c: Check, name: str, operands: Sequence[Operand], at: Place) -> tree.Expr:
    return call.of_header(c, ("std", CALLED["throw"], name), operands, at)
