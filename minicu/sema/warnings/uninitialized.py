"""Warnings about automatic variables that are read but never given a value, and the other way round; about
parameters that nobody uses."""

from __future__ import annotations

from typing import Any

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Place
from minicu.diagnostics.warnings import UNINITIALIZED, UNUSED_BUT_SET_VARIABLE, UNUSED_PARAMETER
from minicu.sema.context import Check

_SETS = (tree.Assign, tree.CompoundAssign, tree.Increment)
_fields: dict[type, tuple[str, ...]] = {}


def warn(c: Check, function: tree.Function) -> None:
    """Look through a checked body. Only what is certain on every path is reported: a scalar that no
    initialiser, assignment, asm output or pointer can have set anywhere, and one that is set by
    statements of its own and mentioned nowhere else."""
    for parameter in function.parameters:
        if parameter.name and not parameter.used and function.instance is None:
            c.warn(UNUSED_PARAMETER, parameter.at, f"unused parameter '{parameter.name}'")
    wanted = c.diagnostics.wants(UNINITIALIZED) or c.diagnostics.wants(UNUSED_BUT_SET_VARIABLE)
    if not wanted or c.function is None:
        return
    unset = {o for o in c.function.locals if o.used and o.storage == "local" and ty.is_scalar(o.type)}
    if not unset:
        return
    unread = {o for o in unset if not o.type.volatile} if function.instance is None else set()
    reads: dict[tree.Object, Place] = {}
    sets: set[tree.Object] = set()
    todo: list[Any] = [function.body]
    while todo and (unset or unread):
        node = todo.pop()
        kind = type(node)
        if kind is tree.Declare and node.initializer is not None:
            unset.discard(node.object)
        elif kind is tree.ExpressionStatement and isinstance(node.expression, _SETS):
            place = node.expression.place
            if type(place) is tree.Variable:
                sets.add(place.object)
                unset.discard(place.object)
                todo.append(getattr(node.expression, "value", None))
                continue
        elif kind is tree.Load:
            place = node.place
            if type(place) is tree.Variable:
                unread.discard(place.object)
                if not place.type.volatile:
                    reads[place.object] = place.at
                continue
        elif kind is tree.Variable:  # met elsewhere than in a Load: set, or its address taken
            unset.discard(node.object)
            unread.discard(node.object)
            continue
        elif node is None:
            continue
        todo += _children(node)
    for object, at in reads.items():
        if object in unset:
            c.warn(UNINITIALIZED, at, f"variable '{object.name}' is uninitialized when used here")
    for object in c.function.locals:
        if object in unread and object in sets:
            c.warn(UNUSED_BUT_SET_VARIABLE, object.at, f"variable '{object.name}' set but not used")


def _children(node: Any) -> list[Any]:
    kind = type(node)
    names = _fields.get(kind)
    if names is None:
        skip = {"at", "type", "object", "slot", "cases", "label", "end", "function"}
        names = tuple(n for n in kind.__dataclass_fields__ if n not in skip)
        _fields[kind] = names
    children: list[Any] = []
    for name in names:
        value = getattr(node, name)
        if isinstance(value, _NODES):
            children.append(value)
        elif isinstance(value, list):
            for item in value:
                children += [p for p in item if isinstance(p, _NODES)] if isinstance(item, tuple) else [item]
    children = [f for f in children if isinstance(f, _NODES)]
    children.reverse()  # a stack gives the first one first
    return children


_NODES = (tree.Expr, tree.Place, tree.Statement, tree.Initializer, tree.InitItem)
