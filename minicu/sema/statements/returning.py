"""`return`, and the end of a function."""

from __future__ import annotations

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Place
from minicu.diagnostics.warnings import INVALID_NORETURN, RETURN_STACK_ADDRESS, RETURN_TYPE
from minicu.sema import rules
from minicu.sema.context import Check, Out
from minicu.sema.conversions import places
from minicu.sema.conversions.convert import address_of, declared_here, rvalue, to
from minicu.sema.conversions.implicit import assign
from minicu.sema.expressions import expr, lifetime
from minicu.sema.functions import deduced
from minicu.sema.initialisation import elision
from minicu.sema.statements import stmt
from minicu.syntax.nodes import Syntax, changed


def return_statement(c: Check, node: c_ast.Return, out: Out) -> None:
    assert c.function is not None
    function = c.function.function
    if c.function.discarded and deduced.is_deduced(function):
        if node.expr is not None:
            expr.unevaluated(c, node.expr)
        return
    if deduced.is_deduced(function):
        deduced.returned(c, function, node.expr, node.coord)
    returns = function.type.returns
    if function.noreturn:
        c.warn(
            INVALID_NORETURN, node.coord, f"function '{function.name}' declared 'noreturn' should not return"
        )
    if node.expr is None:
        return _without_value(c, node, function, out)
    if isinstance(returns, ty.Void):
        return _of_void(c, node, function, out)
    at = node.expr.coord or node.coord
    if isinstance(returns, ty.Reference):
        operand = expr.check(c, node.expr)
        if isinstance(operand, tree.Expr) and returns.to.const and places.lvalue(c, operand) is None:
            c.unsupported(at, "returning a reference to a temporary")
        value = rules.references.bind(c, operand, returns, at, "returning")
    elif isinstance(node.expr, c_ast.InitList):
        value = _braced(c, node.expr, returns)
    elif returns.__class__ is ty.Record and returns.decl.completed().info is not None:
        if elision.is_result(c, node.expr):
            out.append(elision.return_it(c, node, at))
            return
        value = _class_value(c, node.expr, returns, at)
    else:
        value = assign(c, stmt.unresolved(c, node.expr, out), returns, at, "returning")
    if isinstance(value, tree.AddressOf):
        _warn_local_address(c, value, at)
    before, after = lifetime.take(c)
    out += before
    out.append(tree.Return(value, after + lifetime.left(c, ()), at=node.coord))


def _without_value(c: Check, node: c_ast.Return, function: tree.Function, out: Out) -> None:
    """`return;`"""
    if not isinstance(function.type.returns, ty.Void):
        message = f"non-void function '{function.name}' should return a value"
        if c.language.cplusplus and (function.name != "main" or function.scope):
            c.fatal(node.coord, message)
        c.warn(RETURN_TYPE, node.coord, message)
        if c.language.cplusplus:  # as nvcc has it, and as at the end of main ([basic.start.main]p5)
            zero = c_ast.Constant("int", "0", node.coord)
            return return_statement(c, changed(node, expr=zero), out)
    out.append(tree.Return(None, lifetime.left(c, ()), at=node.coord))


def _of_void(c: Check, node: c_ast.Return, function: tree.Function, out: Out) -> None:
    """`return f();` in a function that returns nothing."""
    value = stmt.evaluate(c, node.expr, out)
    if not isinstance(value.type, ty.Void):
        message = f"void function '{function.name}' should not return a value"
        if c.language.cplusplus:
            c.fatal(node.coord, message)
        c.warn(RETURN_TYPE, node.coord, message)
    before, after = lifetime.take(c)
    out += [*before, tree.ExpressionStatement(to(c, value, ty.VOID), at=node.coord), *after]
    out.append(tree.Return(None, lifetime.left(c, ()), at=node.coord))


def _class_value(c: Check, node: Syntax, type: ty.Record, at: Place) -> tree.Expr:
    """A class that is returned. A local object is moved from ([class.copy.elision]p3)."""
    operand = expr.check(c, node)
    if (
        isinstance(operand, tree.Variable)
        and operand.object.storage in ("local", "parameter")
        and not operand.type.quals
    ):
        pointer = address_of(c, operand)
        operand = tree.Dereference(operand.type, pointer, True, at=operand.at)
    value = tree.Load(operand.type.unqualified, operand, at=at) if isinstance(
        operand, tree.Place) and isinstance(operand.type, ty.Record) else rvalue(c, operand)  # fmt: skip
    return assign(c, value, type, at, "returning")


def _warn_local_address(c: Check, value: tree.AddressOf, at: Place) -> None:
    place = value.place
    while isinstance(place, tree.MemberPlace):
        place = place.record
    if isinstance(place, tree.Variable) and place.object.storage in ("local", "parameter"):
        if not isinstance(place.object.type, ty.Reference):
            c.warn(
                RETURN_STACK_ADDRESS,
                at,
                f"address of stack memory associated with local variable '{place.object.name}' returned",
                declared_here(place.object, f"'{place.object.name}' declared here"),
            )


def _braced(c: Check, node: c_ast.InitList, type: ty.Type) -> tree.Expr:
    value = rvalue(c, rules.casts.braced(c, type, node.exprs, node.coord, copying=True))
    return assign(c, value, type, node.coord, "returning")


def check_end(c: Check, function: tree.Function, block: tree.Block) -> None:
    """Whether control may run off the end of the function."""
    returns = function.type.returns
    if isinstance(returns, ty.Void) and not function.noreturn:
        return
    at = block.end or function.at
    if function.noreturn:
        if rules.flow.completes(block):
            c.warn(INVALID_NORETURN, at, f"function '{function.name}' declared 'noreturn' should not return")
    elif function.name != "main" and rules.flow.completes(block):
        some = rules.flow.returns(block)
        c.warn(
            RETURN_TYPE,
            at,
            "non-void function does not return a value" + (" in all control paths" if some else ""),
        )
