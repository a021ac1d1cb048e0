"""Which functions a unit calls through pointers, as far as it can be seen."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from minicu import tree


def addressed(unit: tree.Unit) -> frozenset[tree.Function]:
    """The functions whose address the unit uses, other than to call them by name. LLVM knows where a pointer
    points; how they take records must then be how calls through pointers pass them."""
    found: set[tree.Function] = set()
    todo: list[Any] = [f.body for f in unit.functions if f.body is not None]
    todo += [o.initializer for o in unit.objects if o.initializer is not None]
    seen: set[int] = set()  # nodes may stand in several places
    while todo:
        node = todo.pop()
        if id(node) in seen:
            continue
        seen.add(id(node))
        kind = node.__class__
        if kind is tree.FunctionAddress:
            found.add(node.function)
        elif kind is tree.SymbolAddress:
            if isinstance(node.symbol, tree.Function):
                found.add(node.symbol)
        elif kind is list or kind is tuple:
            todo += node
        else:
            todo += [getattr(node, name) for name in parts(kind)]
    return frozenset(found)


@lru_cache(None)
def parts(kind: Any) -> tuple[str, ...]:
    """The members of a kind of tree node that can hold further nodes. Functions and the
    initialisers of static objects are reached by way of the unit."""
    if kind.__module__ != tree.__name__ or kind in (tree.Function, tree.Object):
        return ()
    return tuple(name for name in kind.__dataclass_fields__ if name not in ("at", "type"))
