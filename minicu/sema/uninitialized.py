"""Warning about automatic variables that are read but never given a value."""

from __future__ import annotations

from typing import Any

from minicu import tree
from minicu import types as ty
from minicu.errors import warning_option
from minicu.sema.context import Check

UNINITIALIZED = warning_option("uninitialized", False)

_fields: dict[type, tuple[str, ...]] = {}


def warn(c: Check, function: tree.Function) -> None:
    """Look through a checked body. Only what is certain on every path is reported: a scalar that no
    initialiser, assignment, asm output or pointer can have set anywhere."""
    if not c.diagnostics.wants(UNINITIALIZED) or c.function is None:
        return
    suspects = {o for o in c.function.locals if o.used and o.storage == "local" and ty.is_scalar(o.type)}
    if not suspects:
        return
    reads: dict[tree.Object, Any] = {}
    todo: list[Any] = [function.body]
    while todo and suspects:
        node = todo.pop()
        kind = type(node)
        if kind is tree.Declare and node.initializer is not None:
            suspects.discard(node.object)
        elif kind is tree.Load:
            place = node.place
            if type(place) is tree.Variable:
                if not place.type.volatile:
                    reads[place.object] = place.at
                continue
        elif kind is tree.Variable:  # met elsewhere than in a Load: set, or its address taken
            suspects.discard(node.object)
            continue
        todo += _children(node)
    for object, at in reads.items():
        if object in suspects:
            c.warn(UNINITIALIZED, at, f"variable '{object.name}' is uninitialized when used here")


def _children(node: Any) -> list[Any]:
    kind = type(node)
    names = _fields.get(kind)
    if names is None:
        skip = {"at", "type", "object", "slot", "cases", "label", "end", "function"}
        names = tuple(n for n in kind.__dataclass_fields__ if n not in skip)
        _fields[kind] = names
    found: list[Any] = []
    for name in names:
        value = getattr(node, name)
        if isinstance(value, _NODES):
            found.append(value)
        elif isinstance(value, list):
            for item in value:
                found += [p for p in item if isinstance(p, _NODES)] if isinstance(item, tuple) else [item]
    found = [f for f in found if isinstance(f, _NODES)]
    found.reverse()  # a stack gives the first one first
    return found


_NODES = (tree.Expr, tree.Place, tree.Statement, tree.Initializer, tree.InitItem)
