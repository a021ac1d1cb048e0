"""Functions whose `return` statements tell what they return (C++17 [dcl.spec.auto]).

`auto f() {...}` is declared with `auto` in the place of its type. Whoever first calls it, or takes its
address, has its body checked there and then, so that no expression ever has the type `auto`.
"""

from __future__ import annotations

from dataclasses import replace

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Note, Place, span_of
from minicu.sema.context import Check
from minicu.sema.expressions import expr
from minicu.sema.types import declarators, placeholders, specifiers
from minicu.syntax.nodes import Syntax
from minicu.types.dependent import Deduced


def settle(c: Check, function: tree.Function, at: Place) -> None:
    """`function` is used at `at`: find out what it returns, if that is not known yet."""
    if not placeholders.has_auto(function.type.returns):
        return
    if function in c.work.waiting:
        with c.elsewhere(c.scope):
            c.check_waiting(function)
    if placeholders.has_auto(function.type.returns):
        if function.declared.faulty:
            for refusal in function.declared.refusals:
                c.diagnostics.add(refusal)
            c.give_up()
        if function.declared.device_only:
            c.fatal(at, f"'{function.name}' is a device function: it is not marked __host__")
        notes = [Note(f"'{function.name}' declared here", span_of(function.at))]
        what = f"function '{function.name}' with deduced return type"
        c.fatal(at, f"{what} cannot be used before it is defined", notes)


def is_deduced(function: tree.Function) -> bool:
    """Whether the function's result type is deduced from its `return` statements."""
    return placeholders.has_auto(function.type.returns) or function.declared.deduced_from is not None


def declared(function: tree.Function) -> ty.Type:
    """What the function was declared to return, `auto` included."""
    return function.declared.deduced_from or function.type.returns


def again(function: tree.Function, type: ty.Function) -> ty.Function:
    """The type of a redeclaration, with what is known by now in place of its `auto`."""
    if placeholders.has_auto(type.returns) and type.returns == declared(function):
        return replace(type, returns=function.type.returns)
    return type


def returned(c: Check, function: tree.Function, node: Syntax | None, at: Place) -> None:
    """A `return` with this expression, None without: it tells the type, or must agree with those before."""
    operand = None
    if isinstance(shape := declared(function), Deduced) and shape.template is not None:
        placeholders.no_auto(c, shape, function.at, "")
    if node is not None:
        if isinstance(node, c_ast.InitList):
            c.fatal(at, "cannot deduce return type from initializer list")
        pending, temporaries = len(c.pending), len(c.temporaries)
        operand = expr.check(c, node)
        del c.pending[pending:], c.temporaries[temporaries:]
    pattern = declared(function)
    if operand is None or isinstance(operand.type, ty.Void):
        deduced_type: ty.Type = ty.VOID
        placeholders.check(c, pattern, deduced_type, at)
        if not isinstance(pattern, Deduced):
            c.fatal(at, f"cannot deduce return type '{pattern}' from returned value of type 'void'")
    elif node is not None and isinstance(pattern, Deduced) and pattern.exact:
        deduced_type = specifiers.decltype(c, node, specifiers.in_parentheses(node))
        placeholders.check(c, pattern, deduced_type, at)
    else:
        deduced_type = placeholders.deduce(c, pattern, operand, at)
    before = function.type.returns
    if placeholders.has_auto(before):
        function.declared.deduced_from = pattern
        function.type = replace(function.type, returns=deduced_type)
        if not isinstance(deduced_type, ty.Void) and not declarators.complete(c, deduced_type):
            c.fatal(at, f"incomplete result type '{deduced_type}' in function definition")
    elif before != deduced_type:
        c.fatal(at, f"'{pattern}' in return type deduced as '{deduced_type}' here but deduced as "
                f"'{before}' in earlier return statement")  # fmt: skip


def ended(c: Check, function: tree.Function, failed: bool) -> None:
    """The end of the body: without any `return` the function returns nothing."""
    if failed:
        function.declared.faulty = True
    elif placeholders.has_auto(function.type.returns):
        returned(c, function, None, function.at)
