"""`kernel<<<grid, block, shared, stream>>>(arguments)` in host code (CUDA C++ guide: configuration)."""

from __future__ import annotations

from typing import Any

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.errors import CompileError
from minicu.sema import call, expr, names, overload
from minicu.sema.context import Check
from minicu.sema.convert import rvalue, to
from minicu.syntax.headers import CONFIGURE


def launch(c: Check, node: Any) -> tree.Expr:
    """Two calls: one of the library's function that takes the configuration, and one of the kernel, for
    which lowering passes the arguments on."""
    if not c.language.whole:
        return c.fatal(node.coord, "not supported: launching a kernel from device code")
    at = node.coord
    if not 2 <= len(node.config) <= 4:
        much = "few" if len(node.config) < 2 else "many"
        c.fatal(
            at, f"too {much} arguments in the kernel launch configuration: <<<grid, block, shared, stream>>>"
        )
    given = [expr.argument(c, a) for a in node.config]
    for operand in given[:2]:
        if not (
            isinstance(operand.type, (ty.Integer, ty.Enum)) or str(operand.type.unqualified).endswith("dim3")
        ):
            c.fatal(
                operand.at, f"the launch configuration takes a dim3 or an integer here, not '{operand.type}'"
            )
    configure: Any = names.find(c, CONFIGURE, at)
    first = call.direct(c, overload.resolve(c, configure, given, at), given, at)
    c.memo["launching"] = True
    try:
        second = rvalue(c, call.call(c, c_ast.FuncCall(node.name, node.args, at)))
    except CompileError:
        c.memo.pop("launching", None)
        raise
    if c.memo.pop("launching", False):
        c.error(at, "what is launched must be a __global__ function")
    return tree.Comma(ty.VOID, to(c, rvalue(c, first), ty.VOID), to(c, second, ty.VOID), at=at)
