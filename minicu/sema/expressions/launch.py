"""`kernel<<<grid, block, shared, stream>>>(arguments)` in host code (CUDA C++ guide: configuration), and in
device code (dynamic parallelism)."""

from __future__ import annotations

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.abi.calls import kernel_parameters
from minicu.sema.context import Check, Operand
from minicu.sema.conversions.convert import rvalue, to
from minicu.sema.expressions import call, casts, expr
from minicu.sema.scope import TypeName
from minicu.syntax.headers.needed import CHILD, CONFIGURE, LAUNCH_CHILD
from minicu.syntax.nodes import Launch


def _extents(c: Check, node: c_ast.Node) -> Operand:
    """`<<<{4, 4}, 128>>>`: a list is a dim3."""
    if isinstance(node, c_ast.InitList):
        return casts.braced(c, _dim3(c, node), node.exprs or [], node.coord)
    given = expr.argument(c, node)
    if isinstance(given.type, ty.Float):  # dim3's constructor takes `unsigned int`
        return to(c, rvalue(c, given), ty.UINT)
    if isinstance(given.type, ty.Record) and given.type.decl.takes != 1:
        return casts.braced(c, _dim3(c, node), [node], node.coord)
    return given


def _dim3(c: Check, node: c_ast.Node) -> ty.Type:
    """CUDA's, whatever is called so where the launch stands."""
    name = c.file.find("dim3")
    if not isinstance(name, TypeName):
        c.fatal(node.coord, "'dim3' is not CUDA's class here")
    return name.type


def launch(c: Check, node: Launch) -> tree.Expr:
    """Two calls: one of the library's function that takes the configuration, and one of the kernel, for
    which lowering passes the arguments on."""
    if c.launches is not None:
        return c.launches.launch(c, node)
    at = node.coord
    if len(node.config) > 4:
        c.fatal(
            at, "too many arguments in the kernel launch configuration: <<<grid, block, shared, stream>>>"
        )
    given = [_extents(c, a) if i < 2 else expr.argument(c, a) for i, a in enumerate(node.config)]
    for operand in given[:2]:
        extents = isinstance(operand.type, ty.Record) and operand.type.decl.takes == 1
        if not extents and not isinstance(operand.type, (ty.Integer, ty.Enum)):
            c.fatal(
                operand.at, f"the launch configuration takes a dim3 or an integer here, not '{operand.type}'"
            )
    if len(given) == 1:  # nvcc's default for the block
        given.append(tree.Constant(ty.INT, 1, at=at))
    if not c.language.whole_program:
        return _from_kernel(c, node, given)
    first = call.of_header(c, [CONFIGURE], given, at)
    second = rvalue(c, call.call(c, c_ast.FuncCall(node.name, node.args, at), launched=True))
    callee = second.callee if isinstance(second, tree.Call) else None
    if not isinstance(callee, tree.Function) or callee.kind != "kernel":
        if not isinstance(second, tree.Call) or isinstance(callee, tree.Function):
            c.fatal(at, "what is launched must be a __global__ function")
        second.launch = True  # of what a pointer stands for
    return tree.Comma(ty.VOID, to(c, first, ty.VOID), to(c, second, ty.VOID), at=at)


def _from_kernel(c: Check, node: Launch, given: list[Operand]) -> tree.Expr:
    """nvcc's way: the device runtime gives a buffer, none if it is out of them, in which the arguments lie as
    the parameters of the kernel do; then it launches."""
    at = node.coord
    call_ = rvalue(c, call.call(c, c_ast.FuncCall(node.name, node.args, at), launched=True))
    kernel = call_.callee if isinstance(call_, tree.Call) else None
    if not isinstance(call_, tree.Call) or not isinstance(kernel, tree.Function) or kernel.kind != "kernel":
        c.fatal(at, "what is launched must be a __global__ function")
    kernel.used = True
    pointer = ty.Pointer(ty.VOID)
    where = tree.SymbolAddress(pointer, kernel, at=at)
    memory = tree.Object(" buffer", pointer, "local", at=at, used=True)
    buffer = tree.Load(pointer, tree.Variable(pointer, memory, at=at), at=at)
    first = call.of_header(c, [CHILD], [where, *given[:3]], at)
    steps: list[tree.Statement] = []
    for value, parameter in zip(call_.arguments, kernel_parameters(kernel, c.model)):
        type = value.type.unqualified
        start = tree.Convert(ty.Pointer(ty.UCHAR), buffer, at=at)
        moved = tree.PointerAdd(
            start.type, start, tree.Constant(c.ptrdiff_type, parameter.offset, at=at), 1, at=at
        )
        place = tree.Dereference(type, tree.Convert(ty.Pointer(type), moved, at=at), at=at)
        steps.append(tree.ExpressionStatement(tree.Initialize(ty.VOID, place, value, at=at), at=at))
    last = call.of_header(c, [LAUNCH_CHILD], [buffer, *given[3:]], at)
    steps.append(tree.ExpressionStatement(last, at=at))
    none = tree.Constant(pointer, 0, at=at)
    test = tree.Binary(ty.BOOL, "!=", buffer, none, at=at)
    body = [tree.Declare(memory, first, at=at), tree.If(test, tree.Block(steps, at=at), at=at)]
    return tree.StatementExpression(ty.VOID, tree.Block(body, at=at), None, at=at)
