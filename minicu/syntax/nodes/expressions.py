"""Expressions of CUDA and C++."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from minicu.syntax.nodes.base import Own, own

if TYPE_CHECKING:
    from pycparser import c_ast

    from minicu.syntax.nodes.base import Coord, Name, Node
    from minicu.syntax.nodes.declarations import Function, Parameter, TemplateDecl


@own
class Launch(Own):
    """`name<<<config>>>(args)`: a kernel launch. `args` is an ExprList or None."""

    name: Node
    config: list[Node]
    args: c_ast.ExprList | None
    coord: Coord = None


@own
class NamedCast(Own):
    """`kind<to_type>(expr)`; kind is static_cast, reinterpret_cast, const_cast or dynamic_cast."""

    kind: str
    to_type: c_ast.Typename
    expr: Node
    coord: Coord = None


@own
class PassedOn(Own):
    """A parameter as the argument of an inherited constructor: the object itself where the base's constructor
    takes one of its class, else `cast`."""

    cast: NamedCast
    coord: Coord = None


@own
class MemberAccess(Own):
    """`object.*pointer` or, with `arrow`, `object->*pointer`."""

    object: Node
    arrow: bool
    pointer: Node
    coord: Coord = None


@own
class UserLiteral(Own):
    """`12_km`, `'a'_x`, `"abc"s`: a literal, and the suffix that an `operator""` defines."""

    literal: c_ast.Constant
    suffix: str
    coord: Coord = None


@own
class Construct(Own):
    """`T(args)` or, with `brace`, `T{args}`, as an expression. `type` is a Typename."""

    type: c_ast.Typename
    args: list[Node]
    brace: bool
    coord: Coord = None


@own
class New(Own):
    """`new T`, `new T(args)`, `new T{args}` or `new T[count]`; `place` is what stands in parentheses in front
    of the type. `type` is a Typename; without an initialiser `args` is None. `from_root`: `::new`."""

    type: c_ast.Typename
    place: list[Node]
    count: Node | None
    args: list[Node] | None
    brace: bool
    from_root: bool
    coord: Coord = None


@own
class Delete(Own):
    """`delete operand` or, with `array`, `delete[] operand`. `from_root`: `::delete`."""

    operand: Node
    array: bool
    from_root: bool
    coord: Coord = None


@own
class Destroy(Own):
    """`operand.~type()` or, with `arrow`, `operand->~type()`; `qualified`: `operand.type::~type()`."""

    operand: Node
    arrow: bool
    type: Node
    coord: Coord = None
    qualified: bool = False


@own
class ConversionCall(Own):
    """`operand.operator type()` or, with `arrow`, `operand->operator type()`; `name`: that of the class and
    `operator` in `operand.Base::operator type()`."""

    operand: Node
    arrow: bool
    name: str | Name
    type: Node
    coord: Coord = None


@own
class PackExpansion(Own):
    """`pattern...` in a list: of arguments (template arguments, too), initialisers, parameters (a Decl or
    Typename), base classes, member initialisers, captures, using-declarations. `known` are the numbers of
    elements of packs which the pattern mentions beside others that are not known yet."""

    pattern: Node
    known: dict[str, tuple[bool, ...]] = field(default_factory=dict)
    coord: Coord = None


@own
class SizeofPack(Own):
    """`sizeof...(name)`."""

    name: str
    coord: Coord = None


@own
class Fold(Own):
    """`(left op ...)`, `(... op right)` or `(left op ... op right)`: where both are there, one of them has
    the packs, the other is the first or last operand."""

    op: str
    left: Node | None
    right: Node | None
    known: dict[str, tuple[bool, ...]] = field(default_factory=dict)
    coord: Coord = None


@own
class Requirement(Own):
    """What a requires-expression asks for: "simple" (an expression), "type" (a Typename), "compound" (an
    expression, perhaps of a type with a `concept`; not `throws`: and noexcept) or "nested" (a constraint)."""

    kind: str
    node: Node
    concept: Name | None = None
    throws: bool = True
    coord: Coord = None


@own
class Requires(Own):
    """`requires (params) { items }`"""

    params: list[Parameter]
    items: list[Requirement]
    coord: Coord = None


@own
class Throw(Own):
    """`throw expr` or `throw`."""

    expr: Node | None
    coord: Coord = None


@own
class NoExcept(Own):
    """`noexcept(operand)`."""

    operand: Node
    coord: Coord = None


@own
class TypeIdOf(Own):
    """`typeid(operand)`, of a type if `named`, else of an expression."""

    operand: Node
    named: bool
    coord: Coord = None


@own
class Capture(Own):
    """What a lambda captures: `x`, `&x`, `x = init`, `this` or `*this` (which are the name then)."""

    name: str
    reference: bool
    init: Node | None
    coord: Coord = None


@own
class Lambda(Own):
    """`[captures](parameters) {...}`; `default` is "=", "&" or None. `function` is the call operator: a
    Function, or a TemplateDecl of one. `words`: which of CUDA's words mark it."""

    default: str | None
    captures: list[Capture]
    function: Function | TemplateDecl
    coord: Coord = None
    words: tuple[str, ...] = ()


@own
class This(Own):
    """`this`."""

    coord: Coord = None
