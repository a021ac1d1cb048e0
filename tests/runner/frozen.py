"""Syntax nodes and types that refuse assignment: what reads them may not change them."""

from __future__ import annotations

import sys
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

    c_ast.Node.__setattr__ = _set  # type: ignore[assignment,method-assign]
    types.Type.__setattr__ = _set_in_type  # type: ignore[assignment,method-assign]


def _set(node: Any, name: str, value: Any) -> None:
    if sys._getframe(1).f_globals.get("__name__", "").startswith(READERS):
        raise AttributeError(f"'{name}' of a {type(node).__name__} is set, but nodes are never changed")
    object.__setattr__(node, name, value)


def _set_in_type(type: Any, name: str, value: Any) -> None:
    if hasattr(type, name):
        raise AttributeError(f"'{name}' of the type '{type}' is set, but types are never changed")
    object.__setattr__(type, name, value)
