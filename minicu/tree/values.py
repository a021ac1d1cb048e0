"""Expressions that give a value."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from minicu import types as ty
from minicu.tree.node import Node

if TYPE_CHECKING:
    from minicu.diagnostics.errors import Place as At
    from minicu.tree.places import Initializer, Place, StringLiteral
    from minicu.tree.statements import Block
    from minicu.tree.symbols import Function, Object


@dataclass(eq=False, repr=False, slots=True)
class Expr(Node):
    """A value. `type` is unqualified; Void for expressions without value."""

    type: ty.Type
    at: At = field(kw_only=True, default=None)


@dataclass(eq=False, repr=False, slots=True)
class Constant(Expr):
    """An arithmetic constant, or a null/absolute pointer. Integers are in range of the type;
    floats are Python floats already rounded to the type (half, float too). `literal`: a number or a character
    that stands in the source, not what an expression gave. `place`: the named constant whose value it is."""

    value: int | float
    literal: bool = field(kw_only=True, default=False)
    place: Place | None = field(kw_only=True, default=None)


@dataclass(eq=False, repr=False, slots=True)
class SymbolArgument(Constant):
    """A template argument that is an address: `value` is the symbol."""

    @property
    def symbol(self) -> Function | Object:
        return self.value  # type: ignore[return-value]


@dataclass(frozen=True, slots=True)
class ScalarValue:
    """A scalar inside a template argument of class type: an integer, a float's bits, or what a pointer or a
    reference leads to (0 for null)."""

    type: ty.Type
    value: int | Function | Object


@dataclass(frozen=True, slots=True)
class ClassValue:
    """The parts of a class (of a union its member that has a value) or of an array, in order."""

    type: ty.Type
    parts: tuple[ClassValue | ScalarValue, ...]


@dataclass(eq=False, repr=False, slots=True)
class ObjectArgument(SymbolArgument):
    """A template argument of class type: `value` is the object that has this value (C++20 [temp.param]p8)."""

    parts: ClassValue


@dataclass(frozen=True, slots=True)
class DataMember:
    """A member of a class that a pointer to it stands for, by name, and the names around it."""

    owner: ty.RecordDecl
    name: str
    scope: tuple[str, ...]


@dataclass(eq=False, repr=False, slots=True)
class MemberArgument(Constant):
    """A template argument that is a pointer to a member: `value` is the member, 0 for null."""

    @property
    def member(self) -> Function | DataMember | None:
        return self.value or None  # type: ignore[return-value]


@dataclass(eq=False, repr=False, slots=True)
class SymbolAddress(Expr):
    """Address constant: `symbol` plus `offset` bytes. type is a pointer (or an integer after a cast
    of full width)."""

    symbol: Object | Function | StringLiteral
    offset: int = 0


@dataclass(eq=False, repr=False, slots=True)
class Load(Expr):
    """The value stored in `place` (scalar or record; never an array)."""

    place: Place


@dataclass(eq=False, repr=False, slots=True)
class AddressOf(Expr):
    """`&place`; also array-to-pointer decay, where type points to the element."""

    place: Place


@dataclass(eq=False, repr=False, slots=True)
class FunctionAddress(Expr):
    """The address of a function; type is pointer to function. `taken`: by `&` or `+`; else the source names
    the function, which in C++ is an lvalue of its type."""

    function: Function
    taken: bool = False


@dataclass(eq=False, repr=False, slots=True)
class Convert(Expr):
    """Conversion of a scalar `operand` to `type`; to Void it discards the value. The pair of types
    says what happens: C11 6.3; to bool it compares with zero; pointer to pointer keeps the bits."""

    operand: Expr


def unconverted(e: Expr) -> Expr:
    """The expression below all conversions."""
    while isinstance(e, Convert):
        e = e.operand
    return e


@dataclass(eq=False, repr=False, slots=True)
class Reduced(Expr):
    """The value of `operand`, of the same 64-bit type, wrapped around to `bits` (wide bit-fields in C)."""

    operand: Expr
    bits: int


@dataclass(eq=False, repr=False, slots=True)
class Unary(Expr):
    """op: "-" "~" "!". Operand already promoted; "!" takes any scalar and gives int or bool."""

    op: str
    operand: Expr


@dataclass(eq=False, repr=False, slots=True)
class Binary(Expr):
    """op: + - * / % << >> & | ^ == != < > <= >=. Both operands have the same type, except shifts,
    whose operands are promoted separately; comparisons also take two pointers. Comparisons give int
    (C) or bool (.cu)."""

    op: str
    left: Expr
    right: Expr


@dataclass(eq=False, repr=False, slots=True)
class PointerAdd(Expr):
    """pointer + index elements (`negative`: minus). `index` is an integer of any width, converted
    by sign or zero extension to the pointer's width. `scale` is the element size in bytes, or an
    Expr of type size_t for elements of variable length."""

    pointer: Expr
    index: Expr
    scale: int | Expr
    negative: bool = False


@dataclass(eq=False, repr=False, slots=True)
class PointerDifference(Expr):
    """(left - right) / scale, of type ptrdiff_t."""

    left: Expr
    right: Expr
    scale: int | Expr


@dataclass(eq=False, repr=False, slots=True)
class Logical(Expr):
    """op: "&&" "||". Operands are scalars; result int (C) or bool (.cu)."""

    op: str
    left: Expr
    right: Expr


@dataclass(eq=False, repr=False, slots=True)
class Conditional(Expr):
    """condition ? yes : no. Branches have the type of the whole, or are void."""

    condition: Expr
    yes: Expr
    no: Expr


@dataclass(eq=False, repr=False, slots=True)
class Comma(Expr):
    """`left, right`."""

    left: Expr
    right: Expr


@dataclass(eq=False, repr=False, slots=True)
class Assign(Expr):
    """place = value; the result is the value stored, converted to the place's type (a bit-field:
    truncated to its width)."""

    place: Place
    value: Expr


@dataclass(eq=False, repr=False, slots=True)
class CompoundAssign(Expr):
    """place op= value, evaluating the place once. The place's value is converted to `compute`, the
    operation done there (the value already has that type, or is a promoted shift count), and the
    result converted back. For pointers, op is "+" or "-" and `scale` is set as in PointerAdd."""

    place: Place
    op: str
    value: Expr
    compute: ty.Type
    scale: int | Expr | None = None


@dataclass(eq=False, repr=False, slots=True)
class Increment(Expr):
    """++ and --. `step` is +1 or -1; `prefix`: the result is the new value. `scale`: for pointers."""

    place: Place
    step: int
    prefix: bool
    scale: int | Expr | None = None


@dataclass(eq=False, repr=False, slots=True)
class Call(Expr):
    """A call. `callee` is the Function itself when called directly, else a pointer value.
    `function` is the called type; arguments beyond its parameters are variadic and have had the
    default promotions. Record arguments and results are values of Record type."""

    callee: Function | Expr
    function: ty.Function
    arguments: list[Expr]
    launch: bool = False  # in host code: of the kernel that the pointer stands for
    listed: bool = False  # the arguments are evaluated from left to right, as those in braces
    backwards: bool = False  # from right to left, the object last: an assignment
    passes_on: bool = False  # the variadic arguments are those of the function at hand


@dataclass(eq=False, repr=False, slots=True)
class BuiltinCall(Expr):
    """An operation of the compiler that no prototype can express (type-generic `__atomic_*`,
    `__builtin_add_overflow` ...). `name` is a row of the lowering table; `extra` its non-value
    operands (types, orders)."""

    name: str
    arguments: list[Expr]
    extra: tuple[Any, ...] = ()


@dataclass(eq=False, repr=False, slots=True)
class Construct(Expr):
    """A record that is made where it is wanted: `call` runs while `object` stands for that memory
    (C++17 [dcl.init]p17: no temporary, no copy)."""

    object: Object
    call: Expr


@dataclass(eq=False, repr=False, slots=True)
class Initialize(Expr):
    """Gives the object at `place`, which has no value yet, its initial value. void."""

    place: Place
    initializer: Initializer | Expr


@dataclass(eq=False, repr=False, slots=True)
class StatementExpression(Expr):
    """GNU ({ ... }): runs `body`, then yields `value` (None for void). `full`: what its statements evaluate
    are full expressions; others are parts of that around, with whose end theirs temporaries end."""

    body: Block
    value: Expr | None
    full: bool = False


@dataclass(eq=False, repr=False, slots=True)
class VaArg(Expr):
    """va_arg(list, type); `list` is the place of the va_list object (a pointer)."""

    list: Place


@dataclass(eq=False, repr=False, slots=True)
class VaStart(Expr):
    """va_start(list): void."""

    list: Place


@dataclass(eq=False, repr=False, slots=True)
class VaCopy(Expr):
    """va_copy(to, from): void. (va_end is nothing.)"""

    to: Place
    source: Place
