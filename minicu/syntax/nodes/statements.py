"""Statements of C++, and what could not be read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pycparser import c_ast

from minicu.syntax.nodes.base import Own, own

if TYPE_CHECKING:
    from minicu.syntax.nodes.base import Coord, Node
    from minicu.syntax.nodes.c import Block
    from minicu.syntax.nodes.declarations import Bindings, Parameter


@own
class Spoiled(Own):
    """A statement, declaration or member that could not be read, and was complained of. `names` are those in
    it that nothing else declares: it may have declared them."""

    names: list[str]
    coord: Coord = None


@own
class Unread(Own):
    """A statement or declaration of host code that cannot be read, and may launch kernels."""

    tokens: Any
    message: str
    coord: Coord = None


@own
class RangeFor(Own):
    """`for (init; decl : range) stmt`."""

    init: Node | None
    decl: c_ast.Decl | Bindings
    range: Node
    stmt: Node
    coord: Coord = None


class IfConsteval(c_ast.If):
    """`if consteval`: `cond` asks whether this is evaluated at compile time, and `iftrue` is for then."""

    __slots__ = ()


class InitIf(c_ast.If):
    """`if constexpr (init; cond)`: an `if` with an init-statement (or None), or marked constexpr."""

    __slots__ = ("constexpr", "init")

    def __init__(
        self,
        init: Node | None,
        constexpr: bool,
        cond: Node,
        iftrue: Node,
        iffalse: Node | None,
        coord: Coord = None,
    ) -> None:
        super().__init__(cond, iftrue, iffalse, coord)
        self.init = init
        self.constexpr = constexpr

    def children(self) -> tuple[tuple[str, Node], ...]:
        init = (("init", self.init),) if self.init is not None else ()
        return (*init, *super().children())


class InitSwitch(c_ast.Switch):
    """`switch (init; cond)`."""

    __slots__ = ("init",)

    def __init__(self, init: Node, cond: Node, stmt: Node, coord: Coord = None) -> None:
        super().__init__(cond, stmt, coord)
        self.init = init

    def children(self) -> tuple[tuple[str, Node], ...]:
        return (("init", self.init), *super().children())


@own
class Try(Own):
    """`try body catch (...) ...`. `of_function`: it is the body of a function (C++17 [except]p4)."""

    body: Block
    handlers: list[Handler]
    of_function: bool = False
    coord: Coord = None


def tried(body: Block) -> Try | None:
    """The function-try-block that a function's body is."""
    first = body.block_items[0] if body.block_items else None
    return first if isinstance(first, Try) and first.of_function else None


@own
class Handler(Own):
    """`catch (decl) body`; `decl` is None for `...`."""

    decl: Parameter | None
    body: Block
    coord: Coord = None
