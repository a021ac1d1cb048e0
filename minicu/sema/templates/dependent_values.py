"""Values that depend on template parameters, in the signatures of function templates and the arguments of
partial specialisations. Their mangled names show these expressions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pycparser import c_ast

from minicu import tree
from minicu.sema import rules
from minicu.sema.constants import constant
from minicu.sema.context import Check
from minicu.sema.conversions.convert import rvalue
from minicu.sema.expressions import names
from minicu.sema.scope import Entity, TypeName, ValueParameter
from minicu.sema.templates import dependent_expressions
from minicu.sema.types import declarators
from minicu.syntax.nodes import Fold, Name, SizeofPack, Syntax
from minicu.types.dependent import Pack, Value, depends

_BINARY = frozenset(("+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "==", "!=", "<", ">", "<=", ">=",
                     "&&", "||"))  # fmt: skip
_UNARY = frozenset(("+", "-", "~", "!"))


def reading(c: Check) -> bool:
    """Is something read in terms of template parameters?"""
    return c.here.pattern


def read(c: Check, node: Syntax) -> Value | None:
    """The expression `node` in terms of parameters; None if it depends on none."""
    found = _read(c, node)
    return found if depends(found) else None


def _read(c: Check, node: Syntax) -> Value:
    if isinstance(node, c_ast.ID):
        if isinstance(node.name, Name) and len(node.name.parts) > 1:
            if (found := _member(c, node, names.find(c, node.name.qualifier, node.coord))) is not None:
                return found
        entity = names.find(c, node.name, node.coord)
        if isinstance(entity, ValueParameter):
            return _parameter(entity)
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
            return Value("fold", (node.op, _read(c, node.right), False))
        if node.right is None and node.left is not None:
            return Value("fold", (node.op, _read(c, node.left), True))
    if not isinstance(node, (c_ast.ID, c_ast.Constant)) and dependent_expressions.mentions_parameters(
        c, node
    ):
        return dependent_expressions.read(c, node)
    return _literal(c, node)


def _operator(c: Check, node: Syntax, op: str, operands: Sequence[Syntax]) -> Value:
    parts = tuple(_read(c, operand) for operand in operands)
    return Value(op, parts) if any(map(depends, parts)) else _literal(c, node)


def _literal(c: Check, node: Syntax) -> Value:
    value = constant.fold(c, rvalue(c, rules.expr.unevaluated(c, node)))
    if not isinstance(value, tree.Constant):
        c.unsupported(node.coord, "this expression of template parameters in a signature")
    return Value("literal", (value.type, int(value.value)))


def named(c: Check, node: c_ast.ID, entity: Entity | None, before: Entity | None) -> Value | None:
    """`read` for a name that means `entity`, where what stands before its last `::` means `before`."""
    found = _member(c, node, before)
    if found is None and isinstance(entity, ValueParameter):
        found = _parameter(entity)
    return found if depends(found) else None


def _parameter(entity: ValueParameter) -> Value:
    given = entity.placeholder
    return given if isinstance(given, Value) else Value("parameter", (given,))


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
    if isinstance(argument, tree.Constant) and not isinstance(argument.value, tree.Function):
        return Value("literal", (argument.type, int(argument.value)))
    return argument
