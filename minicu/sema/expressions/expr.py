"""Expressions: the rule for every kind of syntax node.

`check` keeps places as places; `value` converts them (C11 6.3.2.1). Each rule is a function
`(c, node) -> Expr | Place` in the module that the language would file it under.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Kind, Refused
from minicu.sema import rules
from minicu.sema.context import Check, Operand, Rules
from minicu.sema.conversions.convert import Braced, boolean, rvalue
from minicu.sema.scope import Entity
from minicu.sema.warnings import doubtful
from minicu.syntax import nodes
from minicu.syntax.nodes import Syntax


def check(c: Check, node: Syntax | None) -> Operand:
    """The checked expression: a place for an lvalue (also of array type), else a value."""
    rule = RULES.get(node.__class__)
    if rule is None:
        return _unknown(c, node)
    return rule(c, node)


def argument(c: Check, node: Syntax) -> Operand:
    """An argument of a call: an expression or, in C++, a brace list."""
    if node.__class__ is c_ast.InitList and c.language.cplusplus:
        return Braced(node.exprs or [], node.coord)
    if c.here.part:  # what an argument makes is no base of the object at hand
        with c.within(part=False):
            return check(c, node)
    return check(c, node)


def arguments(c: Check, nodes_: Sequence[Syntax]) -> list[Operand]:
    """The arguments of a call."""
    operands: list[Operand] = []
    with complaining(c, nodes_, operands):
        for node in nodes_:
            operands.append(argument(c, node))
    return operands


@contextmanager
def complaining(c: Check, operands: Sequence[Syntax], checked: Sequence[Operand]) -> Iterator[None]:
    """Checks operands one after the other in its body; `checked` collects the results. If one is refused, the
    remaining ones are still checked for further errors."""
    try:
        yield
    except Refused:
        for node in operands[len(checked) + 1 :]:
            try:
                argument(c, node)
            except Refused:
                pass
        raise


def value(c: Check, node: Syntax) -> tree.Expr:
    """The value of an expression: lvalue conversion and decay done."""
    rule = RULES.get(node.__class__)
    result = rule(c, node) if rule is not None else _unknown(c, node)
    return result if isinstance(result, tree.Expr) else rvalue(c, result)


def full(c: Check, node: Syntax) -> tree.Expr:
    """The value of a full expression, together with the sizes of variable length arrays that its
    type names ask for."""
    with c.within(pending=[]):
        return with_pending(c, value(c, node))


def with_pending(c: Check, result: tree.Expr) -> tree.Expr:
    if c.temporaries:
        result = rules.lifetime.closed(c, result, result.at)
    if not c.pending:
        return result
    body = tree.Block(list(c.pending), at=result.at)
    c.pending.clear()
    return tree.StatementExpression(
        result.type, body, None if isinstance(result.type, ty.Void) else result, at=result.at
    )


def condition(c: Check, node: Syntax) -> tree.Expr:
    """A controlling expression: a scalar value."""
    with c.within(pending=[]):
        result = boolean(c, value(c, node), node.coord)
        doubtful.truth(c, result, node.coord)
        return with_pending(c, result)


def unevaluated(c: Check, node: Syntax) -> Operand:
    """An operand of which only the type counts (sizeof, typeof, _Generic)."""
    with c.within(pending=[], temporaries=[], unevaluated=True):
        return check(c, node)


def unevaluated_name(c: Check, entity: Entity | None, node: c_ast.ID) -> Operand:
    """`unevaluated` for a name that means `entity`."""
    with c.within(pending=[], temporaries=[], unevaluated=True):
        return rules.names.meaning(c, entity, node)


def _unknown(c: Check, node: Syntax | None) -> Operand:
    assert node is not None
    kind = type(node)
    if kind in RULE_NAMES:
        module, name = RULE_NAMES[kind]
        RULES[kind] = getattr(import_module(f"minicu.sema.{module}"), name)
        return check(c, node)
    if kind in _NO_PACKS:
        return c.fatal(node.coord, _NO_PACKS[kind])
    if isinstance(node, nodes.SizeofPack):
        return c.fatal(node.coord, f"'{node.name}' does not refer to the name of a parameter pack")
    what = _UNSUPPORTED.get(kind)
    if what is not None:
        return c.unsupported(node.coord, what)
    return c.fatal(node.coord, "expected expression", kind=Kind.GRAMMAR)


_UNSUPPORTED: dict[type, str] = {
    c_ast.InitList: "a braced list as an argument",
    nodes.LabelAddress: "address of a label (computed goto)",
}

#: What stands where the packs that it needs are none.
_NO_PACKS: dict[type, str] = {
    nodes.PackExpansion: "pack expansion does not contain any unexpanded parameter packs",
    nodes.Fold: "expression of a fold contains no unexpanded parameter packs",
}


#: The rule for each kind of node: a function in a module of sema, which is loaded where the first such node
#: is met (these modules need this one in turn, and no program needs all of them).
RULE_NAMES: dict[type, tuple[str, str]] = {
    c_ast.ID: ("expressions.names", "identifier"),
    c_ast.Constant: ("constants.literals", "constant"),
    nodes.String: ("constants.literals", "string"),
    nodes.UserLiteral: ("expressions.user_literals", "literal"),
    c_ast.BinaryOp: ("expressions.operators", "binary"),
    c_ast.UnaryOp: ("expressions.unary", "unary"),
    c_ast.Assignment: ("expressions.assignment", "assignment"),
    c_ast.TernaryOp: ("expressions.select", "conditional"),
    c_ast.ExprList: ("expressions.select", "comma"),
    c_ast.GenericSelection: ("expressions.select", "generic"),
    nodes.StatementExpression: ("expressions.select", "statement_expression"),
    c_ast.ArrayRef: ("expressions.member", "subscript"),
    c_ast.StructRef: ("expressions.member", "member"),
    c_ast.FuncCall: ("expressions.call", "call"),
    nodes.Launch: ("expressions.launch", "launch"),
    nodes.New: ("expressions.allocation", "new_expression"),
    nodes.Delete: ("expressions.allocation", "delete_expression"),
    nodes.Destroy: ("expressions.allocation", "destroy"),
    nodes.ConversionCall: ("conversions.user", "named"),
    c_ast.Cast: ("expressions.casts", "cast"),
    c_ast.CompoundLiteral: ("expressions.casts", "compound_literal"),
    nodes.PassedOn: ("classes.inherited", "passed_on"),
    nodes.NamedCast: ("expressions.named_casts", "named_cast"),
    nodes.Construct: ("expressions.casts", "construct"),
    nodes.Lambda: ("lambdas.lambdas", "check"),
    nodes.Throw: ("statements.exceptions", "throw"),
    nodes.NoExcept: ("functions.throwing", "operator"),
    nodes.TypeIdOf: ("classes.run_time_types", "typeid"),
    nodes.This: ("expressions.this", "this"),
    nodes.Requires: ("templates.constraints", "requires"),
    nodes.MemberAccess: ("expressions.member_pointers", "access"),
}

#: ... of which those have been met.
RULES: Rules[Operand] = {}
