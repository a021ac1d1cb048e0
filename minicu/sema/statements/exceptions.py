"""Exceptions (C++17 [except]) in host code: what is thrown ends the program, since nothing is caught. Device
code has none."""

from __future__ import annotations

from typing import Any

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.warnings import EXCEPTIONS
from minicu.sema.context import Check
from minicu.sema.conversions.convert import rvalue, to
from minicu.sema.expressions import call, expr, overload
from minicu.sema.names import names, pretty
from minicu.sema.statements import stmt
from minicu.syntax.headers import CALLED
from minicu.syntax.nodes import Name, Throw, Try


def throw(c: Check, node: Throw) -> tree.Expr:
    """`throw value`: a call of the library's function that says so and ends the program."""
    at = node.coord
    if not c.language.whole:
        return c.fatal(at, "not supported: 'throw' expression")
    if node.expr is None:
        function: Any = names.find(c, _std("terminate"), at)
        operands: list[Any] = []
    else:
        value = expr.check(c, node.expr)
        shown = rvalue(c, value).type.unqualified
        function = names.find(c, _std(CALLED["throw"]), at)
        text = pretty.spelled(shown).encode() + b"\0"
        name = tree.StringLiteral(ty.Array(ty.qualify(ty.CHAR, ty.CONST), len(text)), text, at=at)
        operands = [value, name]
    made = call.direct(c, overload.resolve(c, function, operands, at), operands, at)
    return to(c, rvalue(c, made), ty.VOID)


def try_block(c: Check, node: Try, out: list[tree.Statement]) -> None:
    """`try { ... } catch (...) { ... }`: the handlers are never reached."""
    if not c.language.whole:
        c.fatal(node.coord, "not supported: exceptions")
    c.warn(
        EXCEPTIONS,
        node.coord,
        "not supported: catching exceptions; one that is thrown ends the program",
    )
    stmt.check(c, node.body, out)
    if c.launches is not None:
        for handler in node.handlers:
            stmt.check(c, handler, out)


def _std(name: str) -> Name:
    return Name(f"std::{name}", [("std", None), (name, None)])
