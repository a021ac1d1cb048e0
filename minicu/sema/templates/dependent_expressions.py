"""`decltype(expression)` where the expression depends on template parameters (C++17 [temp.dep.expr]).

What its type is shows when an instance is made, which reads the signature again. Until then only the
expression itself is known, in the form in which assembler names show it (Itanium C++ ABI 5.1.6)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from hashlib import sha1

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Refused
from minicu.sema import rules
from minicu.sema.classes import classes
from minicu.sema.constants import constant
from minicu.sema.context import Check, Rules
from minicu.sema.conversions.convert import rvalue
from minicu.sema.scope import ConstantName, Entity, Scope, TypeName, ValueParameter
from minicu.sema.types import declarators
from minicu.syntax import nodes
from minicu.syntax.nodes import Syntax
from minicu.types.dependent import DecltypeOf, Value, depends

_CASTS = {"static_cast": "sc", "const_cast": "cc", "reinterpret_cast": "rc", "dynamic_cast": "dc"}


def decltype(c: Check, node: Syntax, parenthesised: bool) -> DecltypeOf | None:
    """The type of an expression that depends on parameters; None if it does not."""
    if not mentions_parameters(c, node):
        return None
    return DecltypeOf(read(c, node), isinstance(node, (c_ast.ID, c_ast.StructRef)) and not parenthesised)


def mentions_parameters(c: Check, node: Syntax | None) -> bool:
    """Whether a piece of syntax mentions something that depends on enclosing template parameters."""
    words: set[str] = set()
    for scope in c.scope.outward():
        if scope.kind in ("template", "prototype"):
            words.update(name for name, entity in scope.names.items() if _dependent(entity))
    return classes.mentions(node, words)


def _dependent(entity: Entity | None) -> bool:
    if isinstance(entity, (TypeName, tree.Object)):
        return depends(entity.type)
    return isinstance(entity, ValueParameter)


def read(c: Check, node: Syntax) -> Value:
    """An expression in terms of parameters, of templates and of functions. One that has no such form goes by
    what is written."""
    rule = _RULES.get(node.__class__)
    mark = c.diagnostics.mark()
    try:
        if rule is not None:
            return rule(c, node)
    except Refused:  # a part of it may make sense in instances alone
        c.diagnostics.rewind(mark)
    return Value("expression", ("u", f"{sha1(_written(node).encode()).hexdigest()[:12]}"))


def _expression(code: str, *parts: Hashable) -> Value:
    return Value("expression", (code, *parts))


def same(a: Syntax | None, b: Syntax | None) -> bool:
    """Whether two pieces of syntax consist of the same tokens."""
    return type(a) is type(b) and _written(a) == _written(b)


def _written(node: object) -> str:
    """A piece of syntax as text, which is the same for the same tokens."""
    if isinstance(node, c_ast.Node):
        return f"{type(node).__name__}({', '.join(_written(value) for _, value in nodes.fields(node))})"
    return f"[{', '.join(map(_written, node))}]" if isinstance(node, (list, tuple)) else repr(node)


def _name(c: Check, node: c_ast.ID) -> Value:
    name = node.name
    if isinstance(name, nodes.Name):
        parts = [(part, _arguments(c, arguments)) for part, arguments in name.parts]
        if len(parts) == 1:
            return _expression("gs", Value("name", parts[0])) if name.from_root else Value("name", parts[0])
        entity = c.scope.find(parts[0][0])
        if isinstance(entity, TypeName) and depends(entity.type) and len(parts) == 2:
            return _expression("sr", entity.type, Value("name", parts[1]))
        code = "gssr" if name.from_root else "sr"
        return _expression(code, *(Value("name", part) for part in parts[:-1]), "E", Value("name", parts[-1]))
    scope: Scope | None = c.scope
    while scope is not None and name not in scope.names:
        scope = scope.up
    entity = scope.names[name] if scope is not None else None
    if isinstance(entity, ValueParameter):
        given = entity.placeholder
        return given if isinstance(given, Value) else Value("parameter", (given,))
    if isinstance(entity, ConstantName):  # what is known of an enclosing template's parameters
        return _literal(c, node)
    if scope is not None and scope.kind == "prototype" and isinstance(entity, tree.Object):
        index = list(scope.names).index(name)
        return _expression("fp", "" if index == 0 else str(index - 1), "_")
    return Value("name", (name, None))


def _arguments(c: Check, arguments: Sequence[Syntax] | None) -> tuple[ty.Type | Value, ...] | None:
    if arguments is None:
        return None
    return tuple(
        declarators.type_name(c, a) if isinstance(a, c_ast.Typename) else read(c, a) for a in arguments
    )


def _literal(c: Check, node: Syntax) -> Value:
    value = constant.fold(c, rvalue(c, rules.expr.unevaluated(c, node)))
    if not isinstance(value, tree.Constant) or not isinstance(value.value, int):
        c.give_up()
    return Value("literal", (value.type, int(value.value)))


def _unary(c: Check, node: c_ast.UnaryOp) -> Value:
    if node.op in _OF_TYPES:
        of_type, of_value = _OF_TYPES[node.op]
        if isinstance(node.expr, c_ast.Typename):
            return _expression(of_type, declarators.type_name(c, node.expr))
        return _expression(of_value, read(c, node.expr))
    if node.op in _PLAIN:
        return Value(node.op, (read(c, node.expr),))
    if node.op not in _STEPS:
        c.give_up()
    return _expression(_STEPS[node.op], read(c, node.expr))


#: What is asked of a type, and of an expression.
_OF_TYPES = {"sizeof": ("st", "sz"), "_Alignof": ("at", "az")}
_PLAIN = frozenset("+-*&~!")
_STEPS = {"++": "pp_", "--": "mm_", "p++": "pp", "p--": "mm"}


def _call(c: Check, node: c_ast.FuncCall) -> Value:
    args = node.args.exprs if node.args is not None else []
    return _expression("cl", read(c, node.name), *(read(c, a) for a in args), "E")


def _member(c: Check, node: c_ast.StructRef) -> Value:
    return _expression("dt" if node.type == "." else "pt", read(c, node.name), _name_of_member(c, node.field))


def _name_of_member(c: Check, field: c_ast.ID) -> Value:
    name = field.name
    if isinstance(name, nodes.Name):
        if len(name.parts) > 1:
            c.give_up()
        return Value("name", (name.parts[0].word, _arguments(c, name.parts[0].arguments)))
    return Value("name", (name, None))


def _construct(c: Check, node: nodes.Construct) -> Value:
    type, args = declarators.type_name(c, node.type), [read(c, a) for a in node.args]
    if node.brace:
        return _expression("tl", type, *args, "E")
    return _expression("cv", type, *args) if len(args) == 1 else _expression("cv", type, "_", *args, "E")


def _new_expression(c: Check, node: nodes.New) -> Value:
    if node.place or node.count is not None or node.brace:
        c.give_up()
    args = [] if node.args is None else ["pi", *(read(c, a) for a in node.args), "E"]
    word = "gsnw" if node.from_root else "nw"
    return _expression(word, "_", declarators.type_name(c, node.type), *args, *(() if args else ("E",)))


def _comma(c: Check, node: c_ast.ExprList) -> Value:
    first, *rest = [read(c, e) for e in node.exprs]
    for other in rest:
        first = Value(",", (first, other))
    return first


_RULES: Rules[Value] = {
    c_ast.ID: _name,
    c_ast.Constant: _literal,
    c_ast.BinaryOp: lambda c, node: Value(node.op, (read(c, node.left), read(c, node.right))),
    c_ast.UnaryOp: _unary,
    c_ast.Assignment: lambda c, node: Value(node.op, (read(c, node.lvalue), read(c, node.rvalue))),
    c_ast.TernaryOp: lambda c, node: Value(
        "?", tuple(read(c, e) for e in (node.cond, node.iftrue, node.iffalse))
    ),
    c_ast.ExprList: _comma,
    c_ast.FuncCall: _call,
    c_ast.StructRef: _member,
    c_ast.ArrayRef: lambda c, node: _expression("ix", read(c, node.name), read(c, node.subscript)),
    c_ast.Cast: lambda c, node: _expression("cv", declarators.type_name(c, node.to_type), read(c, node.expr)),
    nodes.NamedCast: lambda c, node: _expression(
        _CASTS[node.kind], declarators.type_name(c, node.to_type), read(c, node.expr)
    ),
    nodes.Construct: _construct,
    nodes.New: _new_expression,
}
