"""What C programs hold that pycparser does not know, and nodes of its that remember more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pycparser import c_ast

from minicu.syntax.nodes.base import Own, own
from minicu.syntax.tokens import Token

if TYPE_CHECKING:
    from minicu.syntax.nodes.base import Coord, Node


@own
class Attribute(Own):
    """One attribute; `args` are expressions and Typenames (empty: none given). `namespace` of `[[ns::x]]`,
    None for `gnu`."""

    name: str
    args: list[Node]
    namespace: str | None = None
    coord: Coord = None


@own
class StatementExpression(Own):
    """`({ ... })`: its value is that of the last expression statement."""

    block: Block
    coord: Coord = None


@own
class LabelAddress(Own):
    """`&&label`."""

    name: str
    coord: Coord = None


@own
class ComputedGoto(Own):
    """`goto *expr;`."""

    expr: Node
    coord: Coord = None


@own
class LocalLabels(Own):
    """`__label__ a, b;`."""

    names: list[str]
    coord: Coord = None


@own
class AsmOperand(Own):
    """`[name] "constraint" (expr)` of an asm statement; `name` is None if absent."""

    name: str | None
    constraint: String
    expr: Node
    coord: Coord = None


@own
class Asm(Own):
    """`asm quals ("template" : outputs : inputs : clobbers : labels);` as a statement or at file scope.

    `quals` among volatile, inline, goto. `basic` means that no colon was written, so `%` is no escape.
    """

    template: String
    quals: list[str]
    outputs: list[AsmOperand]
    inputs: list[AsmOperand]
    clobbers: list[String]
    labels: list[str]
    basic: bool
    coord: Coord = None


class String(c_ast.Constant):
    """A run of adjacent string literals. `type` is "string", `tokens` the literals, `value` their spellings
    joined by spaces."""

    __slots__ = ("tokens",)

    def __init__(self, tokens: list[Token], coord: Coord = None) -> None:
        self.type = "string"
        self.value = " ".join([t.value for t in tokens])
        self.tokens = tokens
        self.coord = coord


class Block(c_ast.Compound):
    """A compound statement that remembers its closing brace, `end`."""

    __slots__ = ("end",)

    def __init__(self, block_items: list[Node], coord: Coord = None, end: Coord = None) -> None:
        self.block_items = block_items
        self.coord = coord
        self.end = end


class CaseRange(c_ast.Case):
    """`case expr ... last:` (GNU)."""

    __slots__ = ("last",)

    def __init__(self, expr: Node, last: Node, stmts: list[Node], coord: Coord = None) -> None:
        super().__init__(expr, stmts, coord)
        self.last = last

    def children(self) -> tuple[tuple[str, Node], ...]:
        return (("expr", self.expr), ("last", self.last), *super().children()[1:])


class RangeDesignator(c_ast.ArrayDesignator):
    """`[expr ... last]` in an initialiser list (GNU)."""

    __slots__ = ("last",)

    def __init__(self, expr: Node, last: Node, coord: Coord = None) -> None:
        super().__init__(expr, coord)
        self.last = last

    def children(self) -> tuple[tuple[str, Node], ...]:
        return (("expr", self.expr), ("last", self.last))


class Pragma(c_ast.Pragma):
    """`#pragma name arg`: unroll, nounroll, "GCC unroll"; `string` is the whole text."""

    __slots__ = ("args", "name")

    def __init__(self, name: str, args: list[Node], string: str, coord: Coord = None) -> None:
        super().__init__(string, coord)
        self.name = name
        self.args = args

    def children(self) -> tuple[tuple[str, Node], ...]:
        return tuple((f"args[{i}]", arg) for i, arg in enumerate(self.args))
