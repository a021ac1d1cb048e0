"""`if` and what conditions are (C11 6.8.4.1, C++17 [stmt.if])."""

from __future__ import annotations

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Refused
from minicu.diagnostics.warnings import PARENTHESES
from minicu.sema.constants import constant
from minicu.sema.context import Check, Out
from minicu.sema.expressions import expr
from minicu.sema.statements import jumps, stmt
from minicu.syntax.nodes import IfConsteval, InitIf, RefDecl, Syntax
from minicu.tree.local import enclosing


def condition(c: Check, node: Syntax, out: Out, keyword: Syntax) -> tree.Expr:
    """What `if` or a loop tests. A declaration goes to `out`; its value is the declared object's. An
    error in it is no reason to leave the controlled statement unchecked."""
    try:
        if isinstance(node, c_ast.Decl):
            node = declared(c, node, out)
        elif node.__class__ is c_ast.Assignment and node.op == "=":
            _warn_assignment(c, node, keyword)
        return expr.condition(c, node)
    except Refused:
        assert c.function is not None
        c.function.jumps.failed = True
        c.temporaries.clear()
        return tree.Load(ty.INT, tree.Variable(ty.INT, tree.Object("", ty.INT, "local")))


def declared(c: Check, node: c_ast.Decl, out: Out) -> c_ast.ID:
    """The name of what a condition declares ([stmt.stmt]p1, [stmt.select]p2)."""
    if node.init is None:
        c.fatal(node.coord, "variable declaration in condition must have an initializer")
    if not isinstance(node.type, (c_ast.TypeDecl, c_ast.PtrDecl, RefDecl)):
        c.fatal(node.coord, f"'{node.name}' cannot be declared in a condition: it is an array or a function")
    stmt.check(c, node, out)
    return c_ast.ID(node.name, node.coord)


def _warn_assignment(c: Check, node: Syntax, keyword: Syntax) -> None:
    """`if (x = y)`; another pair of parentheses says that it is meant. (The tree has none: look at
    the text.)"""
    token = keyword.coord
    if token is not None and token.via is None and node.coord is not None and node.coord.via is None:
        text = token.src.text[token.pos + len(token.value) : token.pos + len(token.value) + 80]
        if not text.replace(" ", "").replace("\n", "").startswith("(("):
            c.warn(
                PARENTHESES,
                node.coord,
                "using the result of an assignment as a condition without parentheses",
            )


def if_statement(c: Check, node: c_ast.If, out: Out) -> None:
    if node.cond.__class__ is c_ast.Decl:
        inner: Out = []
        with c.scoped("block") as scope, jumps.block(c, inner):
            scope.controls = True
            _if_in_scope(c, node, inner)
        append_block(out, inner, node)
    else:
        _if_in_scope(c, node, out)


def if_consteval(c: Check, node: IfConsteval, out: Out) -> None:
    """`if consteval`: what is evaluated at compile time is an immediate function context."""
    test = condition(c, node.cond, out, node)
    with c.within(immediate=True):
        then = stmt.statement(c, node.iftrue)
    last = None if node.iffalse is None else stmt.statement(c, node.iffalse)
    out.append(tree.If(test, then, last, at=node.coord))


def _if_in_scope(c: Check, node: c_ast.If, out: Out) -> None:
    """A chain of `else if` is walked, not recursed into: it may be long."""
    chain = []
    last: tree.Statement | None = None
    while True:
        test = condition(c, node.cond, out, node)
        chain.append((test, stmt.statement(c, node.iftrue), node.coord))
        following = node.iffalse
        if following.__class__ is not c_ast.If or following.cond.__class__ is c_ast.Decl:
            last = None if following is None else stmt.statement(c, following)
            break
        node = following
    for test, then, at in reversed(chain):
        last = tree.If(test, then, last, at=at)
    assert last is not None
    out.append(last)


def _branch(c: Check, node: Syntax, never: bool) -> tree.Statement:
    """A branch of `if constexpr`: what is never reached says nothing of what the function returns."""
    assert c.function is not None
    if never and c.launches is not None:
        c.launches.pass_over(node)
        return tree.Block([], at=node.coord)
    outer, c.function.discarded = c.function.discarded, c.function.discarded or never
    try:
        return stmt.statement(c, node)
    finally:
        c.function.discarded = outer


def _in_template(function: tree.Function) -> bool:
    """Whether it is an instance of a template, or of a member of one, or stands inside of one: a lambda."""
    method = function.method
    if function.instance is not None or (
        method is not None and method.owner.completed().info is not None and method.owner.info.instance
    ):
        return True
    around = enclosing(function)
    return around is not None and _in_template(around)


def init_if(c: Check, node: InitIf, out: Out) -> None:
    """`if (init; cond)`, `if constexpr`."""
    inner: Out = []
    with c.scoped("block"), jumps.block(c, inner):
        if node.init is not None:
            stmt.check(c, node.init, inner)
        test = condition(c, node.cond, inner, node)
        c.scope.controls = True
        if node.constexpr:
            known = constant.truth(c, test)
            if known is None:
                c.fatal(node.coord, "constexpr if condition is not a constant expression")
        # C++ [stmt.if]p2: in an instance of a template, the discarded branch is not looked at.
        discards = node.constexpr and c.function is not None and _in_template(c.function.function)
        known = known if node.constexpr else None
        then: tree.Statement = tree.Block([], at=node.coord)
        otherwise: tree.Statement | None = None
        if not discards or known:
            then = _branch(c, node.iftrue, known is False)
        if node.iffalse is not None and not (discards and known):
            otherwise = _branch(c, node.iffalse, known is True)
        if not node.constexpr:
            inner.append(tree.If(test, then, otherwise, at=node.coord))
        elif known:
            inner.append(then)
        elif otherwise is not None:
            inner.append(otherwise)
    append_block(out, inner, node)


def append_block(out: Out, inner: Out, node: c_ast.If | c_ast.Switch) -> None:
    """Add what a statement with a scope of its own made."""
    if len(inner) == 1:
        out.append(inner[0])
    else:
        out.append(tree.Block(inner, at=node.coord))
