"""Syntax nodes that refuse assignment: what reads them may not change them."""

from __future__ import annotations

import sys
from typing import Any

#: The stages that come after the parser.
READERS = ("minicu.sema", "minicu.lower", "minicu.compile")


def install() -> None:
    """From now on, let no field of a syntax node be set again by the stages that read syntax: templates read
    their nodes once for each instance, and all compilations of a process share those of our headers. A node
    that such a stage makes is filled by its class, and frozen then as well."""
    from pycparser import c_ast

    c_ast.Node.__setattr__ = _set  # type: ignore[assignment,method-assign]


def _set(node: Any, name: str, value: Any) -> None:
    if sys._getframe(1).f_globals.get("__name__", "").startswith(READERS):
        raise AttributeError(f"'{name}' of a {type(node).__name__} is set, but nodes are never changed")
    object.__setattr__(node, name, value)
