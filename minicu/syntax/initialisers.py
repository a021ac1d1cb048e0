"""Initialisers: `= value`, `{ list }` with designators, and C++'s `(args)` and `{args}`."""

from __future__ import annotations

from pycparser import c_ast

from minicu.syntax.nodes import DirectInit, Node, PackExpansion, RangeDesignator
from minicu.syntax.specifiers import Specifiers

_NAMES = frozenset({"ID", "TYPEID"})


class Initialisers(Specifiers):
    """Initialisers."""

    def _parse_initializer(self) -> Node:
        opening = self._accept("LBRACE")
        if not opening:
            return self._parse_assignment_expression()
        items: list[Node] = []
        while self._peek_type() != "RBRACE":
            items.append(self._parse_initializer_item())
            if not self._accept("COMMA"):
                break
        self._expect("RBRACE")
        return c_ast.InitList(items, opening)

    def _parse_initializer_item(self) -> Node:
        kind = self._peek_type()
        if kind == "LBRACKET" or kind == "PERIOD":
            if kind == "LBRACKET" and self.cxx and self._lambda_ahead():
                return self._parse_initializer()
            place = self._toks[self._i]
            designators = self._parse_designator_list()
            if self._peek_type() != "EQUALS":  # `[3] value` is GNU's old way; `.a value` is nobody's
                if not isinstance(designators[-1], c_ast.ArrayDesignator):
                    self._missing("EQUALS", "after designator")
            else:
                self._i += 1
            return c_ast.NamedInitializer(designators, self._parse_initializer(), place)
        if kind in _NAMES and self._peek_type(2) == "COLON":  # GNU's old `field: value`
            field = self._parse_identifier_or_typeid()
            self._i += 1
            return c_ast.NamedInitializer([field], self._parse_initializer(), field.coord)
        return self._expansion(self._parse_initializer())

    def _expansion(self, node: Node) -> Node:
        """An item of a list, which `...` may follow."""
        if not self.cxx or not (dots := self._accept("ELLIPSIS")):
            return node
        return PackExpansion(node, coord=node.coord or dots)

    def _lambda_ahead(self) -> bool:
        """C++: does the `[` here open a lambda rather than a designator?"""
        start = self._i
        self._skip_balanced()
        after = self._peek_type()
        self._i = start
        return after in ("LPAREN", "LBRACE")

    def _parse_designator(self) -> Node:
        if tok := self._accept("LBRACKET"):
            first = self._parse_constant_expression()
            if self._accept("ELLIPSIS"):
                last = self._parse_constant_expression()
                self._expect("RBRACKET")
                return RangeDesignator(first, last, tok)
            self._expect("RBRACKET")
            return c_ast.ArrayDesignator(first, tok)  # type: ignore[arg-type]
        self._expect("PERIOD")
        return self._parse_identifier_or_typeid()

    def _direct_init(self) -> Node:
        opening = self._advance()
        brace = opening.type == "LBRACE"
        closing = "RBRACE" if brace else "RPAREN"
        items: list[Node] = []
        while self._peek_type() != closing:
            items.append(self._parse_initializer_item())
            if not self._accept("COMMA"):
                break
        self._expect(closing)
        return DirectInit(items, brace, opening)
