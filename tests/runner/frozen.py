"""Syntax nodes and types that refuse assignment: what reads them may not change them."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from typing import Any

#: The stages that come after the parser.
READERS = ("minicu.sema", "minicu.lower", "minicu.compile")


def install() -> None:
    """From now on, let no field of a syntax node be set again by the stages that read syntax: templates read
    their nodes once for each instance, and all compilations of a process share those of our headers. A node
    that such a stage makes is filled by its class, and frozen then as well. Nobody at all sets what is in a
    type."""
    from pycparser import c_ast

    from minicu import types
    from minicu.syntax import nodes  # noqa: F401 (all classes of nodes)
    from minicu.types import dependent  # noqa: F401 (all classes of types)

    for cls in (*_classes(c_ast.Node), *_classes(types.Type)):
        if constructor := _storing(cls):
            cls.__init__ = constructor
    c_ast.Node.__setattr__ = _set  # type: ignore[assignment,method-assign]
    types.Type.__setattr__ = _set_in_type  # type: ignore[assignment,method-assign]


def _classes(base: type) -> Iterator[type]:
    yield base
    for cls in base.__subclasses__():
        yield from _classes(cls)


def _storing(cls: Any) -> Any:
    """The constructor of a class, but such that it stores past `__setattr__`, through which most assignments
    would go else. None if it does more than to store each argument in the slot of its name."""
    if "__init__" not in cls.__dict__:
        return None
    parameters = [*inspect.signature(cls.__init__).parameters.values()][1:]
    given = {p.name: object() for p in parameters}
    slots = {slot for base in cls.__mro__ for slot in getattr(base, "__slots__", ())}
    if slots - {"__weakref__"} != given.keys():
        return None
    try:
        node, plain = cls(**given), cls(**{p.name: None for p in parameters if p.default is p.empty})
        if any(getattr(node, name) is not value for name, value in given.items()):
            return None
        left_out = {p.name: getattr(plain, p.name) for p in parameters if p.default is not p.empty}
    except Exception:  # it looks at what it is given, or keeps it elsewhere
        return None
    words, body = [], ""
    names: dict[str, Any] = {"store": object.__setattr__}
    for p in parameters:
        if p.kind is p.KEYWORD_ONLY and "*" not in words:
            words.append("*")
        words.append(p.name if p.default is p.empty else f"{p.name}=default_{p.name}")
        names[f"default_{p.name}"] = p.default
        value = p.name
        if p.name in left_out and left_out[p.name] is not p.default:
            if p.default is not None or left_out[p.name] != []:
                return None
            value = f"[] if {p.name} is None else {p.name}"
        body += f"    store(self, {p.name!r}, {value})\n"
    exec(f"def __init__(self, {', '.join(words)}):\n{body}", names)
    return names["__init__"]


def _set(node: Any, name: str, value: Any) -> None:
    if sys._getframe(1).f_globals.get("__name__", "").startswith(READERS):
        raise AttributeError(f"'{name}' of a {type(node).__name__} is set, but nodes are never changed")
    object.__setattr__(node, name, value)


def _set_in_type(type: Any, name: str, value: Any) -> None:
    if hasattr(type, name):
        raise AttributeError(f"'{name}' of the type '{type}' is set, but types are never changed")
    object.__setattr__(type, name, value)
