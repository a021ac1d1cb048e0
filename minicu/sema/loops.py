"""Iteration statements (C11 6.8.5; C++ [stmt.iter]) and `#pragma unroll`."""

from __future__ import annotations

from typing import Any

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.sema import constant, expr, jumps, stmt
from minicu.sema.context import Check
from minicu.syntax.pragmas import IGNORED

Out = list[tree.Statement]


def while_loop(c: Check, node: Any, out: Out) -> None:
    if isinstance(node.cond, c_ast.Decl):  # the object is made anew each time
        inner: Out = []
        around = jumps._jumps(c).arrays
        with c.scoped("block"), jumps.block(c, inner):
            test = stmt.condition(c, node.cond, inner, node)
            inner.append(_leaving(c, test, around, node.coord))
            inner.append(_body(c, node.stmt, around))
        out.append(tree.Loop([], None, None, tree.Block(inner, at=node.coord), at=node.coord))
        return
    test = stmt.condition(c, node.cond, out, node)
    out.append(tree.Loop([], _endless(test), None, _body(c, node.stmt), at=node.coord))


def do_loop(c: Check, node: Any, out: Out) -> None:
    body = _body(c, node.stmt)
    test = stmt.condition(c, node.cond, out, node)
    out.append(tree.Loop([], test, None, body, test_last=True, at=node.coord))


def for_loop(c: Check, node: Any, out: Out) -> None:
    first: Out = []
    last: Out = []
    with c.scoped("block"), jumps.block(c, last):
        if node.init is not None:
            stmt.check(c, node.init, first)
        inner: Out = []
        test = None
        around = jumps._jumps(c).arrays
        with jumps.block(c, inner):
            if node.cond is not None:
                test = stmt.condition(c, node.cond, inner, node)
                if inner:
                    inner.append(_leaving(c, test, around, node.coord))
                    test = None
            step = None if node.next is None else expr.full(c, node.next)
            body = _body(c, node.stmt, around)
            if inner:
                inner.append(body)
    if inner:
        body = tree.Block(inner, at=node.coord)
    loop = tree.Loop(first, _endless(test), step, body, at=node.coord)
    out.append(loop if not last else tree.Block([loop, *last], at=node.coord))


def range_for(c: Check, node: Any, out: Out) -> None:
    """`for (T x : array)`: an index that the program cannot name counts the elements."""
    at = node.coord
    first: Out = []
    with c.scoped("block"), jumps.block(c):
        if node.init is not None:
            stmt.check(c, node.init, first)
        place = expr.check(c, node.range)
        type = place.type
        if isinstance(place, tree.Place) and isinstance(type, ty.Record):
            _range_of_class(c, node, first, out)
            return
        if not isinstance(place, tree.Place) or not isinstance(type, ty.Array) or type.length is None:
            c.fatal(
                at, f"not supported: range-based for over '{type}' (only arrays, and variables of classes)"
            )
        index = tree.Object(" index", c.size_type, "local", at=at)
        c.scope.names[index.name] = index
        variable = tree.Variable(c.size_type, index, at=at)
        first.append(tree.Declare(index, tree.Constant(c.size_type, 0, at=at), at=at))
        limit = tree.Constant(c.size_type, type.length, at=at)
        test = tree.Binary(ty.BOOL, "<", tree.Load(c.size_type, variable, at=at), limit, at=at)
        step = tree.Increment(c.size_type, variable, 1, True, at=at)
        inner: Out = []
        with c.scoped("block"), jumps.block(c, inner):
            node.decl.init = c_ast.ArrayRef(node.range, c_ast.ID(index.name, at), at)
            stmt.check(c, node.decl, inner)
            inner.append(_body(c, node.stmt))
    out.append(tree.Loop(first, test, step, tree.Block(inner, at=at), at=at))


def _range_of_class(c: Check, node: Any, first: Out, out: Out) -> None:
    """From what the class's begin() gives to its end() (C++17 [stmt.ranged]p1), where those are pointers."""
    at = node.coord
    for name in ("begin", "end"):
        found = expr.value(
            c, c_ast.FuncCall(c_ast.StructRef(node.range, ".", c_ast.ID(name, at), at), None, at)
        )
        if not isinstance(found.type, ty.Pointer):
            c.fatal(
                at, f"not supported: range-based for with iterators of type '{found.type}' (only pointers)"
            )
        place = tree.Object(f" {name}", found.type, "local", at=at)
        c.scope.names[place.name] = place
        first.append(tree.Declare(place, found, at=at))
    here, end = c_ast.ID(" begin", at), c_ast.ID(" end", at)
    test = expr.value(c, c_ast.BinaryOp("!=", here, end, at))
    step = expr.value(c, c_ast.UnaryOp("p++", here, at))
    inner: Out = []
    with c.scoped("block"), jumps.block(c, inner):
        node.decl.init = c_ast.UnaryOp("*", here, at)
        stmt.check(c, node.decl, inner)
        inner.append(_body(c, node.stmt))
    out.append(tree.Loop(first, test, step, tree.Block(inner, at=at), at=at))


def _body(c: Check, node: Any, around: jumps.Arrays | None = None) -> tree.Statement:
    """The body of a loop; break and continue go to where only `around` is in scope."""
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


def _leaving(c: Check, test: tree.Expr, around: jumps.Arrays, at: Any) -> tree.Statement:
    """Leave the loop unless `test` holds."""
    steps: Out = []
    jumps.leave(c, around, steps)
    stop: tree.Statement = tree.Break(at=at)
    return tree.If(_negated(c, test), tree.Block([*steps, stop], at=at) if steps else stop, at=at)


def _negated(c: Check, test: tree.Expr) -> tree.Expr:
    return tree.Unary(ty.BOOL if c.language.cplusplus else ty.INT, "!", test, at=test.at)


def _endless(test: tree.Expr | None) -> tree.Expr | None:
    if isinstance(test, tree.Constant) and test.value != 0:
        return None
    return test


# ---------------------------------------------------------------- unroll


def unroll(c: Check, pragma: Any, out: Out) -> None:
    """Attach `#pragma unroll`, `unroll N`, `nounroll` to the loop just made."""
    name = getattr(pragma, "name", None) or pragma.string.split("(")[0].strip()
    if name not in ("unroll", "nounroll", "GCC unroll"):
        return
    loop = out[-1] if out else None
    while isinstance(loop, tree.Block) and loop.statements:
        loop = loop.statements[-1]
    if not isinstance(loop, tree.Loop):
        c.warn(IGNORED, pragma.coord, f"'#pragma {name}' is not followed by a loop; ignored")
        return
    if name == "nounroll":
        loop.unroll = 1
        return
    args = getattr(pragma, "args", None) or []
    if not args:
        loop.unroll = 0
        return
    count = constant.fold(c, expr.value(c, args[0]))
    if not isinstance(count, tree.Constant) or not ty.is_integral(count.type):
        c.fatal(pragma.coord, "unroll count is not an integer constant expression")
    if count.value < 0:
        c.fatal(pragma.coord, f"invalid unroll count '{count.value}'; must be positive")
    loop.unroll = max(1, int(count.value))  # nvcc: 0 and 1 both prevent unrolling
