"""Which names of the functions around a lambda's body uses (C++17 [expr.prim.lambda.capture]p8)."""

from __future__ import annotations

from typing import Any

from pycparser import c_ast

from minicu.syntax import nodes, packs
from minicu.syntax.nodes import Name, name_of

#: Nodes that are a scope of their own.
_SCOPES = (
    c_ast.Compound, c_ast.For, c_ast.While, c_ast.DoWhile, c_ast.If, c_ast.Switch, nodes.RangeFor,
)  # fmt: skip

#: Nodes whose operands are not evaluated ([expr.context]p1).
_UNEVALUATED = (c_ast.TypeOf, nodes.NoExcept, nodes.Requires)


def free_names(node: nodes.Lambda) -> dict[str, nodes.Coord]:
    """The names that a lambda's body mentions and does not declare, with the place of their first mention;
    "this" is one. An operand that is not evaluated mentions only what the lambdas in it capture."""
    mentions: dict[str, nodes.Coord] = {}
    _lambda(node, set(), mentions)
    return mentions


def _lambda(node: nodes.Lambda, bound: set[str], mentions: dict[str, nodes.Coord]) -> None:
    inner = set(bound)
    for capture in node.captures:
        if capture.init is not None:
            inner.add(capture.name)
    function: Any = node.function
    while isinstance(function, nodes.TemplateDecl):
        params = function.params or []
        inner.update(p.name for p in params if p.name)
        function = function.decl
    _function(function, inner, mentions)


def _function(function: nodes.Function, bound: set[str], mentions: dict[str, nodes.Coord]) -> None:
    args = function.decl.type.args
    for given in args.params if args is not None else ():
        item = given.pattern if isinstance(given, nodes.PackExpansion) else given
        if (name := name_of(item)) is not None:
            bound.add(name)
    _walk(function.body, bound, mentions)


def _walk(
    node: c_ast.Node, bound: set[str], mentions: dict[str, nodes.Coord], evaluated: bool = True
) -> None:
    """Go through a node; what it declares is added to `bound`."""
    if isinstance(node, c_ast.ID):
        if evaluated and (isinstance(node.name, Name) or node.name not in bound):
            mentions.setdefault(node.name, node.coord)
        return
    if evaluated and isinstance(node, (nodes.PackExpansion, nodes.Fold)):  # with packs of the lambda's own
        for name, flags in node.known.items():
            for i in range(len(flags)):
                mentions.setdefault(packs.element(name, i), node.coord)
        bound = bound | node.known.keys()
    if isinstance(node, nodes.This):
        if evaluated:
            mentions.setdefault("this", node.coord)
        return
    if isinstance(node, nodes.Lambda):
        _nested(node, bound, mentions, evaluated)
        return
    if isinstance(node, c_ast.StructRef):
        _walk(node.name, bound, mentions, evaluated)
        return
    if isinstance(node, c_ast.NamedInitializer):
        _walk(node.expr, bound, mentions, evaluated)
        return
    if isinstance(node, (c_ast.Struct, c_ast.Union, c_ast.Enum)):
        return
    if isinstance(node, _UNEVALUATED) or (
        isinstance(node, c_ast.UnaryOp) and node.op in ("sizeof", "_Alignof")
    ):
        evaluated = False
    if isinstance(node, _SCOPES):
        bound = set(bound)
    for _, child in node.children():
        _walk(child, bound, mentions, evaluated)
    if isinstance(node, c_ast.Decl) and isinstance(node.name, str):
        bound.add(node.name)
    if isinstance(node, nodes.Bindings):
        bound.update(node.names)
    if isinstance(node, c_ast.Decl) and node.name is None and isinstance(node.type, c_ast.Union):
        bound.update(member.name for member in node.type.decls or () if name_of(member))  # anonymous


def _nested(node: nodes.Lambda, bound: set[str], mentions: dict[str, nodes.Coord], evaluated: bool) -> None:
    """What a lambda inside captures is used here."""
    for given in node.captures:
        capture = given.pattern if isinstance(given, nodes.PackExpansion) else given
        assert isinstance(capture, nodes.Capture)
        if capture.init is not None:
            _walk(capture.init, bound, mentions, evaluated)
        elif capture.name in ("this", "*this"):
            mentions.setdefault("this", capture.coord)
        elif capture.name not in bound:
            mentions.setdefault(capture.name, capture.coord)
    if node.default is not None:
        _lambda(node, bound, mentions)
