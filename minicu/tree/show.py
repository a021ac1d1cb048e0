"""The typed tree as text, one node a line: what `--emit tree` prints."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from minicu import tree
from minicu import types as ty


def show_tree(unit: tree.Unit) -> str:
    """Objects, then functions, each node below its parent, indented by two."""
    lines: list[str] = []
    for object in unit.objects:
        lines.append(f"object {_object(object)}")
        if object.initializer:
            lines += _lines(object.initializer, 1)
    for function in unit.functions:
        words = [function.kind, function.linkage, function.symbol or function.name, f"'{function.type}'"]
        lines.append(" ".join(words) + ("" if function.body else " (declared)"))
        lines += [f"  parameter {_object(p)}" for p in function.parameters]
        if function.body:
            lines += _lines(function.body, 1)
    return "\n".join(lines) + "\n"


def _object(o: tree.Object) -> str:
    return f"{o.symbol or o.name} '{o.type}' {o.storage} {o.linkage}" + ("" if o.defined else " (declared)")


def _lines(node: Any, depth: int) -> Iterator[str]:
    """A node with its plain fields on its line, and the nodes among its fields below it. (A sum of a
    thousand terms is a thousand levels deep: no recursion.)"""
    todo = [(node, depth)]
    while todo:
        node, depth = todo.pop()
        line, below = _line(node)
        yield "  " * depth + line
        todo += [(item, depth + 1) for item in reversed(below)]


def _line(node: Any) -> tuple[str, list[Any]]:
    words: list[str] = [type(node).__name__]
    below: list[Any] = []
    for f in fields(node):
        value = getattr(node, f.name)
        if f.name in ("at", "end", "slot") or value is None:
            continue
        if isinstance(value, (tree.Object, tree.Function)):
            words.append(value.symbol or value.name)
        elif isinstance(value, ty.Type):
            words.append(f"'{value}'")
        elif isinstance(value, (tree.Expr, tree.Place, tree.Statement, tree.Initializer)):
            below.append(value)
        elif isinstance(value, (list, tuple)) and f.name not in ("cases", "extra"):
            for item in value:
                parts = item if isinstance(item, tuple) else (item,)
                below += [p for p in parts if not isinstance(p, str)]
        elif isinstance(value, (str, int, float, bytes)) and not isinstance(value, bool):
            words.append(f"{f.name}={value!r}")
        elif value is True:
            words.append(f.name)
    if isinstance(node, tree.MemberPlace):
        words.append(f".{node.slot.member.name}")
    return " ".join(words), below
