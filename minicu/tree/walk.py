"""All nodes below one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from minicu import tree


def walk(part: Any) -> Iterator[Any]:
    """All nodes of a part of the tree, or of a list of parts, each once."""
    todo, seen = [part], set[int]()
    while todo:
        node = todo.pop()
        if id(node) in seen:
            continue
        seen.add(id(node))
        if node.__class__ is list or node.__class__ is tuple:
            todo += node
        else:
            yield node
            todo += [getattr(node, name) for name in parts(node.__class__)]


@lru_cache(None)
def parts(kind: Any) -> tuple[str, ...]:
    """The members of a kind of node that can hold further nodes. Functions and the initialisers of static
    objects are reached by way of the unit."""
    if not kind.__module__.startswith(f"{tree.__name__}.") or kind in (tree.Function, tree.Object):
        return ()
    return tuple(name for name in kind.__dataclass_fields__ if name not in ("at", "type"))
