"""Iteration statements (C11 6.8.5; C++ [stmt.iter]) and `#pragma unroll`."""

from __future__ import annotations

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Place
from minicu.diagnostics.warnings import IGNORED_PRAGMAS
from minicu.sema import rules
from minicu.sema.constants import constant
from minicu.sema.context import Check, Out
from minicu.sema.conversions.convert import rvalue
from minicu.sema.expressions import expr, lifetime
from minicu.sema.function_state import Arrays
from minicu.sema.scope import TypeName
from minicu.sema.statements import jumps, selection, stmt
from minicu.syntax.nodes import Bindings, Block, Coord, Pragma, RangeFor, RefDecl, Syntax, changed


def while_loop(c: Check, node: c_ast.While, out: Out) -> None:
    if isinstance(node.cond, c_ast.Decl):  # the object is made anew each time
        inner: Out = []
        around = lifetime.open_jumps(c).arrays
        with c.scoped("block"), jumps.block(c, inner):
            test = selection.condition(c, node.cond, inner, node)
            c.scope.controls = True
            inner.append(_leaving(c, test, around, node.coord))
            inner.append(_body(c, node.stmt, around))
        out.append(tree.Loop([], None, None, tree.Block(inner, at=node.coord), at=node.coord))
        return
    test = selection.condition(c, node.cond, out, node)
    out.append(tree.Loop([], _endless(test), None, _body(c, node.stmt), at=node.coord))


def do_loop(c: Check, node: c_ast.DoWhile, out: Out) -> None:
    body = _body(c, node.stmt)
    test = selection.condition(c, node.cond, out, node)
    out.append(tree.Loop([], test, None, body, test_last=True, at=node.coord))


def for_loop(c: Check, node: c_ast.For, out: Out) -> None:
    first: Out = []
    last: Out = []
    with c.scoped("block"), jumps.block(c, last):
        if node.init is not None:
            stmt.check(c, node.init, first)
        c.scope.controls = c.language.cplusplus
        inner: Out = []
        test = None
        around = lifetime.open_jumps(c).arrays
        with jumps.block(c, inner):
            if node.cond is not None:
                test = selection.condition(c, node.cond, inner, node)
                if inner:
                    inner.append(_leaving(c, test, around, node.coord))
                    test = None
            step = None if node.next is None else _step(c, node.next)
            body = _body(c, node.stmt, around)
            if inner:
                inner.append(body)
    if inner:
        body = tree.Block(inner, at=node.coord)
    loop = tree.Loop(first, _endless(test), step, body, at=node.coord)
    out.append(loop if not last else tree.Block([loop, *last], at=node.coord))


def _step(c: Check, node: Syntax) -> tree.Expr:
    """What is evaluated between two trips; its value is discarded."""
    with c.within(pending=[]):
        return expr.with_pending(c, lifetime.discarded(c, expr.value(c, node)))


#: Names that no program can have: what is gone through, where it begins and ends, and an array's index.
_RANGE, _BEGIN, _END, _INDEX = " range", " begin", " end", " index"
_AUTO = c_ast.IdentifierType(["auto"])


def range_for(c: Check, node: RangeFor, out: Out) -> None:
    """`for (T x : range)`, as the loop that it stands for (C++17 [stmt.ranged]p1)."""
    at = node.coord
    inner: Out = []
    with c.scoped("block"), jumps.block(c, inner):
        if node.init is not None:
            stmt.check(c, node.init, inner)
        test: Syntax
        element: Syntax
        stmt.check(c, _hidden_range(c, node), inner)
        type = c.scope.names[_RANGE].type  # type: ignore[union-attr]
        if isinstance(type, ty.Reference):
            type = type.to
        range_name, here = c_ast.ID(_RANGE, at), c_ast.ID(_BEGIN, at)
        if isinstance(type, ty.Array) and type.length is not None:
            here = c_ast.ID(_INDEX, at)
            limit = c_ast.Constant("int", str(type.length), at)
            stmt.check(c, _hidden(_INDEX, c_ast.IdentifierType(["unsigned", "long", "long"], at),
                                  c_ast.Constant("int", "0", at), at), inner)  # fmt: skip
            test, element = c_ast.BinaryOp("<", here, limit, at), c_ast.ArrayRef(range_name, here, at)
        elif isinstance(type, ty.Record):
            for name in (_BEGIN, _END):
                stmt.check(c, _hidden(name, _AUTO, _bound(type, name.strip(), range_name, at), at), inner)
            test, element = c_ast.BinaryOp("!=", here, c_ast.ID(_END, at), at), c_ast.UnaryOp("*", here, at)
        else:
            c.unsupported(at, f"range-based for over '{type}'")
        declared = node.decl
        if isinstance(declared, Bindings):
            declared = changed(declared, decl=changed(declared.decl, init=element))
        else:
            declared = changed(declared, init=element)
        # What the statement's own block declares is beside the element ([basic.scope.block]p3).
        statements = node.stmt.block_items if isinstance(node.stmt, Block) else [node.stmt]
        body = Block([declared, *statements], at, node.stmt.end if isinstance(node.stmt, Block) else None)
        stmt.check(c, c_ast.For(None, test, c_ast.UnaryOp("++", here, at), body, at), inner)
    loop = inner[-1]
    if isinstance(loop, tree.Loop):  # `#pragma unroll` looks for it
        loop.initialize = [*inner[:-1], *loop.initialize]
        out.append(loop)
    else:
        out.append(tree.Block(inner, at=at))


def _hidden(
    name: str, type: c_ast.IdentifierType, init: Syntax, at: Coord, reference: bool = False
) -> c_ast.Decl:
    declarator: c_ast.Node = c_ast.TypeDecl(name, [], None, type, at)
    if reference:
        declarator = RefDecl("&&", [], declarator, at)
    return c_ast.Decl(name, [], [], [], [], declarator, init, None, at, attributes=[])


def _hidden_range(c: Check, node: RangeFor) -> c_ast.Decl:
    """`auto &&range = ...;`, for `{a, b}` an array."""
    at = node.coord
    if not isinstance(node.range, c_ast.InitList):
        return _hidden(_RANGE, _AUTO, node.range, at, reference=True)
    if not node.range.exprs:
        c.fatal(at, "cannot deduce the type of an empty brace list")
    first = expr.unevaluated(c, node.range.exprs[0])
    label = "typeof range"
    c.scope.names[label] = TypeName(label, rvalue(c, first).type.unqualified, at)
    hidden = _hidden(_RANGE, c_ast.IdentifierType([label], at), node.range, at)
    return changed(hidden, type=c_ast.ArrayDecl(hidden.type, None, [], at))


def _bound(type: ty.Record, name: str, range_name: c_ast.ID, at: Place) -> c_ast.FuncCall:
    """`range.begin()`, or `begin(range)` if the class has no such member."""
    if rules.classes.functions(type, name) is not None:
        return c_ast.FuncCall(c_ast.StructRef(range_name, ".", c_ast.ID(name, at), at), None, at)
    return c_ast.FuncCall(c_ast.ID(name, at), c_ast.ExprList([range_name], at), at)


def _body(c: Check, node: Syntax, around: Arrays | None = None) -> tree.Statement:
    """The body of a loop, where break and continue leave the scopes inside `around`."""
    state = c.function
    assert state is not None
    state.loops += 1
    known = state.jumps
    outer, known.breakable = known.breakable, True
    around = known.arrays if around is None else around
    known.exits.append(around)
    known.repeats.append(around)
    try:
        return stmt.statement(c, node)
    finally:
        state.loops -= 1
        known.exits.pop()
        known.repeats.pop()
        known.breakable = outer


def _leaving(c: Check, test: tree.Expr, around: Arrays, at: Place) -> tree.Statement:
    """Leave the loop unless `test` holds."""
    return tree.If(_negated(c, test), tree.Break(lifetime.left(c, around), at=at), at=at)


def _negated(c: Check, test: tree.Expr) -> tree.Expr:
    return tree.Unary(ty.BOOL if c.language.cplusplus else ty.INT, "!", test, at=test.at)


def _endless(test: tree.Expr | None) -> tree.Expr | None:
    if isinstance(test, tree.Constant) and test.value != 0:
        return None
    return test


# ---------------------------------------------------------------- unroll


def unroll(c: Check, pragma: Pragma, out: Out) -> None:
    """Attach `#pragma unroll`, `unroll N`, `nounroll` to the loop just made."""
    name = pragma.name
    if name not in ("unroll", "nounroll", "GCC unroll"):
        return
    loop = out[-1] if out else None
    while isinstance(loop, tree.Block) and loop.statements:
        loop = loop.statements[-1]
    if not isinstance(loop, tree.Loop):
        c.warn(IGNORED_PRAGMAS, pragma.coord, f"'#pragma {name}' is not followed by a loop; ignored")
        return
    if name == "nounroll":
        loop.unroll = 1
        return
    if not pragma.args:
        loop.unroll = 0
        return
    count = constant.fold(c, expr.value(c, pragma.args[0]))
    if not isinstance(count, tree.Constant) or not ty.is_integral(count.type):
        c.fatal(pragma.coord, "unroll count is not an integer constant expression")
    if count.value < 0:
        c.fatal(pragma.coord, f"invalid unroll count '{count.value}'; must be positive")
    loop.unroll = max(1, int(count.value))  # nvcc: 0 and 1 both prevent unrolling
