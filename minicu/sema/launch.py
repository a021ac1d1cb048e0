"""`kernel<<<grid, block, shared, stream>>>(arguments)` in host code (CUDA C++ guide: configuration)."""

from __future__ import annotations

from typing import Any

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.sema import call, expr, names, overload
from minicu.sema.context import Check
from minicu.sema.convert import rvalue, to


def launch(c: Check, node: Any) -> tree.Expr:
    """Two calls: one of the library's function that takes the configuration, and one of the kernel, for
    which lowering passes the arguments on."""
    if not c.language.whole:
        return c.fatal(node.coord, "not supported: launching a kernel from device code")
    at = node.coord
    given = [expr.argument(c, a) for a in node.config]
    configure: Any = names.find(c, "__minicu_configure", at)
    first = call.direct(c, overload.resolve(c, configure, given, at), given, at)
    c.memo["launching"] = True
    try:
        second = rvalue(c, call.call(c, c_ast.FuncCall(node.name, node.args, at)))
    finally:
        if c.memo.pop("launching", False):
            c.error(at, "what is launched must be a __global__ function")
    return tree.Comma(ty.VOID, to(c, rvalue(c, first), ty.VOID), to(c, second, ty.VOID), at=at)
