"""Initialisers: `= value`, `{ list }` with designators, and C++'s `(args)` and `{args}`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pycparser import c_ast

from minicu.syntax.nodes import DirectInit, Node, PackExpansion, RangeDesignator
from minicu.syntax.parser import expressions, primary, specifiers
from minicu.syntax.tokens import NAMES

if TYPE_CHECKING:
    from minicu.syntax.parser.parser import Parser


def initializer(p: Parser) -> Node:
    opening = p.accept("LBRACE")
    if not opening:
        return expressions.assignment_expression(p)
    items: list[Node] = []
    while p.peek_type() != "RBRACE":
        items.append(_initializer_item(p))
        if not p.accept("COMMA"):
            break
    p.expect("RBRACE")
    return c_ast.InitList(items, opening)


def _initializer_item(p: Parser) -> Node:
    kind = p.peek_type()
    if kind == "LBRACKET" or kind == "PERIOD":
        if kind == "LBRACKET" and p.cxx and _lambda_ahead(p):
            return expansion(p, initializer(p))
        place = p.tokens[p.i]
        designators = p._parse_designator_list()
        if p.cxx and p.peek_type() == "LBRACE":  # C++20 [dcl.init.aggr]p1: `.a{x}`
            pass
        elif p.peek_type() != "EQUALS":  # `[3] value` is GNU's old way; `.a value` is nobody's
            if not isinstance(designators[-1], c_ast.ArrayDesignator):
                p.missing("EQUALS", "after designator")
        else:
            p.i += 1
        return c_ast.NamedInitializer(designators, initializer(p), place)
    if kind in NAMES and p.peek_type(2) == "COLON":  # GNU's old `field: value`
        field = primary.identifier_or_typeid(p)
        p.i += 1
        return c_ast.NamedInitializer([field], initializer(p), field.coord)
    return expansion(p, initializer(p))


def expansion(p: Parser, node: Node) -> Node:
    """An item of a list, which `...` may follow."""
    if not p.cxx or not (dots := p.accept("ELLIPSIS")):
        return node
    return PackExpansion(node, coord=node.coord or dots)


#: What may stand between the captures of a lambda and its parameters or body.
_LAMBDA_WORDS = frozenset(
    {"mutable", "constexpr", "consteval", "noexcept", "__device__", "__host__", "requires"}
)


def _lambda_ahead(p: Parser) -> bool:
    """C++: whether the `[` here begins a lambda rather than a designator."""
    start = p.i
    if p.peek_type(2) in ("RBRACKET", "EQUALS"):  # `[]`, `[=...]`
        return True
    specifiers.skip_balanced(p)
    after = p.peek()
    p.i = start
    return after.type in ("LPAREN", "LBRACE", "LT") or after.value in _LAMBDA_WORDS


def designator(p: Parser) -> Node:
    if tok := p.accept("LBRACKET"):
        first = p._parse_constant_expression()
        if p.accept("ELLIPSIS"):
            last = p._parse_constant_expression()
            p.expect("RBRACKET")
            return RangeDesignator(first, last, tok)
        p.expect("RBRACKET")
        return c_ast.ArrayDesignator(first, tok)
    p.expect("PERIOD")
    return primary.identifier_or_typeid(p)


def direct_init(p: Parser) -> DirectInit:
    opening = p.advance()
    brace = opening.type == "LBRACE"
    closing = "RBRACE" if brace else "RPAREN"
    items: list[Node] = []
    while p.peek_type() != closing:
        items.append(_initializer_item(p))
        if not p.accept("COMMA"):
            break
    p.expect(closing)
    return DirectInit(items, brace, opening)
