"""CUDA's memory spaces as specifiers of variables (`__shared__`, `__constant__`)."""

from __future__ import annotations

from pycparser import c_ast

from minicu.sema.context import Check

_SPACES = {
    "__shared__": "shared",
    "__constant__": "constant",
    "__managed__": "managed",
    "__device__": "device",
}


def space_word(node: c_ast.Decl) -> str | None:
    """The specifier that names a space."""
    return next((word for word in (*node.storage, *node.funcspec) if word in _SPACES), None)


def memory_space(c: Check, node: c_ast.Decl) -> str | None:
    """The memory space that the specifiers name."""
    spaces = [_SPACES[word] for word in (*node.storage, *node.funcspec) if word in _SPACES]
    named = sorted({*spaces} - {"device"})
    if len(named) > 1:
        c.error(node.coord, f"'{node.name}' cannot be in two memory spaces: {' and '.join(named)}")
    return named[0] if named else "device" if spaces else None
