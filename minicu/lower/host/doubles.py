"""A second definition of a function: LLVM wants debug information of each function's own, so that what says
where its instructions come from is copied as well."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

_NODE = re.compile(r"(?m)^!(\d+) = (.*)$")
_SUBPROGRAM = re.compile(r" !dbg !(\d+) \{$")
#: A reference to a node, or a text, in which none stands.
_REFERENCE = re.compile(r'"[^"]*"|!(\d+)')


def double(function: str, module: str, number: int) -> tuple[str, list[str]]:
    """The definition `function` of a module with debug information that no other has, and that: metadata
    nodes, numbered from `number` on."""
    attached = _SUBPROGRAM.search(function.split("\n", 1)[0])
    if attached is None:
        return function, []
    nodes = {m[1]: m[2] for m in _NODE.finditer(module)}
    uses = {node: frozenset(_references(text)) for node, text in nodes.items()}
    users: dict[str, list[str]] = {}
    for node, used in uses.items():
        for other in used:
            users.setdefault(other, []).append(node)
    # A unit knows its functions, and is the one that it is.
    units = {node for node, text in nodes.items() if "!DICompileUnit(" in text}
    own = _reached({attached[1]}, users, units) & _reached(_references(function), uses, units)
    names = {node: str(number + k) for k, node in enumerate(sorted(own, key=int))}
    return _renamed(function, names), [
        f"!{new} = {_renamed(nodes[old], names)}" for old, new in names.items()
    ]


def _references(text: str) -> set[str]:
    return {m[1] for m in _REFERENCE.finditer(text) if m[1] is not None}


def _renamed(text: str, names: Mapping[str, str]) -> str:
    return _REFERENCE.sub(lambda m: m[0] if m[1] is None else f"!{names.get(m[1], m[1])}", text)


def _reached(start: Iterable[str], ways: Mapping[str, Iterable[str]], not_through: set[str]) -> set[str]:
    """The nodes that are reached from those, which count as well."""
    reached, todo = set[str](), list(start)
    while todo:
        node = todo.pop()
        if node not in reached and node not in not_through:
            reached.add(node)
            todo += ways.get(node, ())
    return reached
