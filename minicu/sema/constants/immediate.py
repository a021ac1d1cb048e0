"""Immediate functions (C++20 [expr.const]p13): a call of one that is declared `consteval` is made at compile
time."""

from __future__ import annotations

from typing import TypeGuard

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Note, Place, span_of
from minicu.sema.constants import constant, interpret
from minicu.sema.context import Check
from minicu.sema.scope import of_library
from minicu.syntax.headers.needed import CALLED
from minicu.tree.walk import walk


def invoked(c: Check, function: tree.Function, call: tree.Call, at: Place) -> tree.Expr | None:
    """The value of a call of an immediate function; None if the call stays: it is no scalar's, or stands in
    such a function itself. An error if it needs what is known at run time only."""
    around = c.function.function if c.function is not None else None
    if c.unevaluated or c.here.immediate or (around is not None and around.declared.immediate):
        return None
    method = function.method
    c.known.obstacle = None
    if method is None or method.kind != "constructor":
        if isinstance(call.type, ty.Record):
            if interpret.record(c, call) is not None:
                return None
        elif (value := constant.evaluate(c, call)) is not None:
            plain = isinstance(value, tree.Constant) and ty.is_scalar(call.type)
            return constant.convert(c, value, call.type.unqualified, at) if plain else None  # type: ignore
    said = f"call to consteval function '{function.name}' is not a constant expression"
    if isinstance(c.known.obstacle, tree.Call):
        _refuse_obstacle(c, c.known.obstacle, said, at)
    for argument in reversed(call.arguments):  # the object that it is called on is the last to blame
        if (unknown := _unknown(c, argument)) is not None:
            name = unknown.object.name
            what = f"the value of '{name}' is not known at compile time"
            span = span_of(unknown.object.at)
            shown = span is not None and not span.source.system and name != "this"
            c.fatal(at, f"{said}: {what}", [Note(f"'{name}' declared here", span)] if shown else [])
    return None


def refuse_addresses(c: Check) -> None:
    """At the end of the unit: only immediate functions, and calls of them, may name the address of one (C++20
    [expr.prim.id]p4)."""
    if not any(f.declared.immediate and f.used for f in c.known.functions):
        return
    parts = [f.body for f in c.unit.functions if f.body is not None and not f.declared.immediate]
    for part in [*parts, *(o.initializer for o in c.unit.objects if o.initializer is not None)]:
        nodes = list(walk(part))
        handed = {id(n) for call in nodes if _is_immediate(call) for a in call.arguments for n in walk(a)}
        for node in nodes:
            function = _addressed(node)
            if function is not None and function.declared.immediate and id(node) not in handed:
                said = f"cannot take address of consteval function '{function.name}'"
                c.error(node.at, f"{said} outside of an immediate invocation")


def _addressed(node: object) -> tree.Function | None:
    """The function of which this is the address."""
    if isinstance(node, tree.FunctionAddress):
        return node.function
    symbol = node.symbol if isinstance(node, tree.SymbolAddress) else None
    return symbol if isinstance(symbol, tree.Function) else None


def _is_immediate(node: object) -> TypeGuard[tree.Call]:
    if not isinstance(node, tree.Call) or not isinstance(node.callee, tree.Function):
        return False
    return node.callee.declared.immediate


def _refuse_obstacle(c: Check, inner: tree.Call, said: str, at: Place) -> None:
    """Complain of what was reached inside of the function. One of the library may be constexpr elsewhere."""
    callee = inner.callee
    if not isinstance(callee, tree.Function):
        return
    what = f"non-constexpr function '{callee.name}' is called"
    if of_library(callee.at):
        if callee.method is None or callee.method.owner.tag != CALLED["throw"]:
            return
        what = "it throws"
    c.fatal(at, f"{said}: {what}", [Note("here", span_of(inner.at))])


def _unknown(c: Check, argument: tree.Expr) -> tree.Variable | None:
    """A variable in an argument of which nothing is known at compile time."""
    if isinstance(argument.type, ty.Record):
        if interpret.record(c, argument) is not None:
            return None
    elif constant.evaluate(c, argument) is not None:
        return None
    for part in walk(argument):
        if isinstance(part, tree.Variable) and part.object.name and _is_unknown(c, part.object):
            return part
    return None


def _is_unknown(c: Check, object: tree.Object) -> bool:
    known = object in c.known.records or object in c.known.scalars or object.constexpr
    return not known and object.storage in ("local", "parameter", "special")
