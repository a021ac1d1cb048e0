"""Values that depend on template parameters, in the signatures of function templates and the arguments of
partial specialisations. Their mangled names show these expressions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.sema import rules
from minicu.sema.constants import constant
from minicu.sema.context import Check, Operand
from minicu.sema.conversions.convert import boolean, rvalue
from minicu.sema.expressions import names, operators, select, unary
from minicu.sema.scope import Entity, TypeName, ValueParameter
from minicu.sema.templates import dependent_expressions
from minicu.sema.types import declarators
from minicu.syntax.nodes import Fold, Name, SizeofPack, Syntax
from minicu.types.dependent import Pack, Value, depends

_BINARY = frozenset(("+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "==", "!=", "<", ">", "<=", ">=",
                     "&&", "||"))  # fmt: skip
_UNARY = frozenset(("+", "-", "~", "!"))


def reading(c: Check) -> bool:
    """Whether something is being read in terms of template parameters."""
    return c.here.pattern


def read(c: Check, node: Syntax) -> Value | None:
    """The expression `node` in terms of parameters; None if it depends on none."""
    dependent = read_or_known(c, node)
    return dependent if depends(dependent) else None


def read_or_known(c: Check, node: Syntax) -> Value:
    """The expression `node` in terms of parameters, or the literal that it is. Nothing is looked at twice for
    that: arguments nest, and each look would be two at the level below."""
    if isinstance(node, c_ast.ID):
        if isinstance(node.name, Name):
            entity, before = names.find_and_before(c, node.name, node.coord)
        else:
            entity, before = names.find(c, node.name, node.coord), None
        if (of_name := _of_name(c, node, entity, before)) is not None:
            return of_name
        return _constant(c, node, rules.expr.unevaluated_name(c, entity, node))
    if isinstance(node, c_ast.BinaryOp) and node.op in _BINARY:
        return _operator(c, node, node.op, [node.left, node.right])
    if isinstance(node, c_ast.TernaryOp) and node.iftrue is not None:
        return _operator(c, node, "?", [node.cond, node.iftrue, node.iffalse])
    if isinstance(node, c_ast.UnaryOp) and node.op in _UNARY:
        return _operator(c, node, node.op, [node.expr])
    if isinstance(node, c_ast.UnaryOp) and node.op == "sizeof" and isinstance(node.expr, c_ast.Typename):
        type = declarators.type_name(c, node.expr)
        if depends(type):
            return Value("sizeof", (type,))
    if isinstance(node, SizeofPack):
        entity = names.find(c, node.name, node.coord)
        if isinstance(entity, TypeName):
            return Value("sizeof...", (entity.type,))
        if isinstance(entity, ValueParameter):
            return Value("sizeof...", (entity.placeholder,))
    if isinstance(node, Fold) and node.op in _BINARY:
        if node.left is None and node.right is not None:
            return Value("fold", (node.op, read_or_known(c, node.right), False))
        if node.right is None and node.left is not None:
            return Value("fold", (node.op, read_or_known(c, node.left), True))
    if not isinstance(node, c_ast.Constant) and dependent_expressions.mentions_parameters(c, node):
        return dependent_expressions.read(c, node)
    return _constant(c, node, rules.expr.unevaluated(c, node))


def _operator(c: Check, node: Syntax, op: str, operands: Sequence[Syntax]) -> Value:
    parts = tuple(read_or_known(c, operand) for operand in operands)
    if any(map(depends, parts)):
        return Value(op, parts)
    if any(isinstance(part.parts[0], ty.Float) for part in parts):  # of which literals have the integers
        return _constant(c, node, rules.expr.unevaluated(c, node))
    at = node.coord
    match [known(part, operand) for part, operand in zip(parts, operands)]:
        case [condition, yes, no]:
            return _constant(c, node, select.choose(c, boolean(c, condition, at), yes, no, at))
        case [left, right]:
            return _constant(c, node, operators.operate(c, op, left, right, at))
        case [operand]:
            return _constant(c, node, unary.applied(c, op, operand, at))
    raise AssertionError(op)


def known(value: Value, node: Syntax) -> tree.Constant:
    """The constant that `node`, read as a literal, is."""
    type, number = value.parts
    return tree.Constant(type, number, at=node.coord)


def _constant(c: Check, node: Syntax, operand: Operand) -> Value:
    value = constant.fold(c, rvalue(c, operand))
    if not isinstance(value, tree.Constant):
        c.unsupported(node.coord, "this expression of template parameters in a signature")
    return Value("literal", (value.type, int(value.value)))


def named(c: Check, node: c_ast.ID, entity: Entity | None, before: Entity | None) -> Value | None:
    """`read` for a name that means `entity`, where what stands before its last `::` means `before`."""
    dependent = _of_name(c, node, entity, before)
    return dependent if depends(dependent) else None


def _of_name(c: Check, node: c_ast.ID, entity: Entity | None, before: Entity | None) -> Value | None:
    dependent = _member(c, node, before)
    if dependent is None and isinstance(entity, ValueParameter):
        given = entity.placeholder
        dependent = given if isinstance(given, Value) else Value("parameter", (given,))
    return dependent


def _member(c: Check, node: c_ast.ID, entity: Entity | None) -> Value | None:
    """`T::value`, `is_same<T, U>::value`, where what is before the last `::` means `entity`; None if nothing
    depends there."""
    name = node.name
    if isinstance(entity, TypeName) and depends(entity.type):
        part, arguments = name.parts[-1]
        if arguments is not None:
            c.unsupported(node.coord, f"'{name}' in a signature")
        return Value("member", (entity.type, part))
    return None


def as_argument(argument: Any) -> Any:
    """A template argument as a `TemplateId` has it."""
    if isinstance(argument, Pack):
        return Pack(map(as_argument, argument))
    if isinstance(argument, tree.Constant) and not isinstance(argument, tree.SymbolArgument):
        return Value("literal", (argument.type, int(argument.value)))
    return argument
