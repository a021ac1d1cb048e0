"""Conversions (C11 6.3; C++17 [conv]): the values of places, promotions, common types, and the node that
converts. What converts by itself, and with what complaint, is `implicit`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Note, Place, span_of
from minicu.sema import rules
from minicu.sema.constants import constant
from minicu.sema.context import Check
from minicu.syntax.nodes import Syntax

if TYPE_CHECKING:
    from minicu.diagnostics.errors import HasPlace


class Overloaded(ty.Void):
    """The type of a name that may mean several functions, until its use chooses one."""

    __slots__ = ()
    __str__ = lambda self: "<overloaded function>"  # noqa: E731


OVERLOADED = Overloaded()


class Braces(ty.Void):
    """The type of a brace list as an argument, until the parameter tells what it makes."""

    __slots__ = ()
    __str__ = lambda self: "initializer list"  # noqa: E731


class Braced(tree.Expr):
    """A brace list as an argument (C++ [dcl.init.list]); `items` are AST nodes."""

    __slots__ = ("items",)

    def __init__(self, items: Sequence[Syntax], at: Place) -> None:
        self.type = Braces()
        self.items = items
        self.at = at


class PassedOn(tree.Expr):
    """A parameter of an inherited constructor as that of the base's ([class.inhctor.init]p1): the same
    object."""

    __slots__ = ("parameter",)

    def __init__(self, parameter: tree.Object, at: Place) -> None:
        self.type = parameter.type.unqualified
        self.parameter = parameter
        self.at = at

    def object(self) -> tree.Expr:
        return tree.Load(self.type, tree.Variable(self.type, self.parameter, at=self.at), at=self.at)


class ConstantPlace(tree.Variable):
    """A named constant: its value where a value is wanted, its object where an address is."""

    __slots__ = ("constant",)

    def __init__(self, type: ty.Type, object: tree.Object, constant: tree.Constant, at: Place) -> None:
        self.type = type
        self.object = object
        self.constant = constant
        self.at = at


# ---------------------------------------------------------------- values of places


def is_lvalue(place: tree.Place) -> bool:
    """Whether the place is neither a temporary nor expiring."""
    while place.__class__ is tree.MemberPlace:
        if place.slot.type.__class__ is ty.Reference:
            return True
        place = place.record
        if place.__class__ is tree.CompoundLiteral:
            return False
    if place.__class__ is tree.Dereference:
        return not place.expiring
    return place.__class__ is not tree.Temporary


def rvalue(c: Check, e: tree.Expr | tree.Place) -> tree.Expr:
    """Lvalue conversion, array-to-pointer and function-to-pointer conversion (C11 6.3.2.1)."""
    if isinstance(e, tree.Expr):
        return e
    t = e.type
    if t.__class__ is ty.Array or t.__class__ is ty.VariableArray:
        chosen = e.pointer if e.__class__ is tree.Dereference else None
        if (
            chosen.__class__ is tree.Conditional
        ):  # the addresses of literals stay such for those who read them
            yes, no = (rvalue(c, _pointed(side)) for side in (chosen.yes, chosen.no))
            return tree.Conditional(yes.type, chosen.condition, yes, no, at=e.at)
        return tree.AddressOf(ty.Pointer(t.element), e, at=e.at)
    kind = t.__class__
    if kind is ty.Function:
        assert isinstance(e, tree.Dereference)
        return e.pointer
    if kind is ty.Void:
        assert isinstance(e, tree.Dereference)
        return tree.Convert(ty.VOID, e.pointer, at=e.at)
    if e.__class__ is ConstantPlace:
        value = e.constant
        return tree.Constant(value.type, value.value, at=e.at, place=e)
    if t.__class__ is ty.Record and t.decl.completed().members is None:
        c.fatal(e.at, f"incomplete type '{t.unqualified}' where a complete type is required")
    if e.__class__ is tree.Temporary:
        return e.value
    return tree.Load(t.unqualified if t.quals or t.align else t, e, at=e.at)


def value_type(c: Check, operand: tree.Expr | tree.Place) -> ty.Type:
    """The type of an operand as a value. A class, which references bind, need not be complete."""
    own = operand.type
    return own.unqualified if own.__class__ is ty.Record else rvalue(c, operand).type


def _pointed(pointer: tree.Expr) -> tree.Place:
    """What a pointer that was made as an address points to."""
    pointee = ty.pointee(pointer.type)
    if isinstance(pointer, tree.AddressOf) and pointer.place.type == pointee:
        return pointer.place
    return tree.Dereference(pointee, pointer, at=pointer.at)


def address_of(c: Check, place: tree.Place, at: Place = None) -> tree.Expr:
    """`&place` as a pointer to its type."""
    if place.__class__ is tree.Dereference:
        pointer = place.pointer
        return to(c, pointer, ty.Pointer(place.type), at)
    if isinstance(place, tree.MemberPlace) and place.bit_field:
        c.fatal(at or place.at, "address of bit-field requested")
    if place.__class__ is ConstantPlace:
        place = tree.Variable(place.type, place.object, at=place.at)
    return tree.AddressOf(ty.Pointer(place.type), place, at=at or place.at)


_WITH_PLACE = (tree.Load, tree.Assign, tree.CompoundAssign, tree.Increment)


def source_bit_field(e: tree.Expr | tree.Place) -> tree.MemberPlace | None:
    """The bit-field whose value `e` is; what ++ and -- had before counts, as for gcc, g++ and nvcc."""
    while True:
        if e.__class__ is tree.MemberPlace:
            return e if e.slot.bit_width is not None else None
        if isinstance(e, _WITH_PLACE):
            e = e.place
        elif e.__class__ is tree.Comma:
            e = e.right
        elif e.__class__ is tree.StatementExpression and e.value is not None:
            e = e.value
        else:
            return None


def resolved(c: Check, e: tree.Expr | tree.Place) -> None:
    """Complain of a name that still means several functions where nothing chooses one (C++ [over.over])."""
    if e.type is OVERLOADED:
        c.fatal(e.at, "reference to overloaded function could not be resolved")


# ---------------------------------------------------------------- unconditional conversion


def to(c: Check, e: tree.Expr, type: ty.Type, at: Place = None) -> tree.Expr:
    """`e` converted to the scalar `type` or to void; a constant is converted on the spot."""
    source = e.type
    if source is type or source == type:
        return e
    if source is OVERLOADED:
        resolved(c, e)
    if type.quals:
        return to(c, e, type.unqualified, at)
    if isinstance(e, tree.Constant) and type.__class__ is not ty.Void:
        if type.__class__ is ty.NullPtr:
            return tree.Constant(type, 0, at=at or e.at)
        return constant.converted(c, e, type, at or e.at)
    if source.__class__ is ty.Pointer and type.__class__ is ty.Pointer:
        a, b = source.to, type.to
        if a.__class__ is ty.Record and b.__class__ is ty.Record and a.decl is not b.decl:
            if (moved := rules.bases.converted(c, e, a.decl, b.decl, type, at or e.at)) is not None:
                return moved
    if source.__class__ is ty.Pointer and type.__class__ is ty.Pointer and e.__class__ is tree.Convert:
        inner = e.operand.type
        if inner.__class__ is ty.Pointer:
            e = e.operand
            if inner == type and inner.to.align == type.to.align:
                return e
    return tree.Convert(type, e, at=at or e.at)


def promoted_type(c: Check, type: ty.Type) -> ty.Type:
    """The type after the integer promotions (C11 6.3.1.1p2), for values that are no bit-fields."""
    if type.__class__ is ty.Integer:
        rank = type.rank
        if rank < 3:
            return ty.INT
        if rank > 3 or type.kind not in ("wchar_t", "char32_t"):
            return type
        return ty.INT if c.model.signed(type) else ty.UINT
    if type.__class__ is ty.Enum:
        decl = type.decl
        if decl.scoped:
            return type
        if c.language.cplusplus and not decl.fixed:
            return _holding(c, decl)
        return promoted_type(c, decl.underlying or ty.UINT)
    return type


def _holding(c: Check, decl: ty.EnumDecl) -> ty.Type:
    """C++ [conv.prom]p3: the first of int, unsigned, long ... that can represent the enumeration's values."""
    if decl not in c.known.promoted:
        values = decl.constants.values()
        for kind in ("int", "uint", "long", "ulong"):
            type = ty.Integer(kind)
            bits, signed = constant.bits_of(c, type)
            if all(constant.wrap(v, bits, signed) == v for v in values):
                break
        c.known.promoted[decl] = type
    return c.known.promoted[decl]


def promote(c: Check, e: tree.Expr) -> tree.Expr:
    """The integer promotions, bit-fields included; other values are left as they are."""
    type = e.type
    if type is ty.INT or type.__class__ is ty.Float:
        return e
    result = promoted_type(c, type)
    if type.__class__ is ty.Enum and c.language.cplusplus:  # [conv.prom]p5: in bit-fields as elsewhere
        return to(c, e, result)
    bits = source_bit_field(e)
    if bits is not None and isinstance(result, ty.Integer):
        # A bit-field promotes by its width: to int if int holds all its values.
        width = bits.slot.bit_width or 0
        signed = constant.bits_of(c, type)[1]
        if width < 32 or (width == 32 and signed):
            result = ty.INT
        elif width == 32:
            result = ty.UINT
    return e if result is type else to(c, e, result)


def default_promote(c: Check, e: tree.Expr) -> tree.Expr:
    """The default argument promotions (C11 6.5.2.2p6). __half and __nv_bfloat16 are classes for C++."""
    if isinstance(e.type, ty.Float):
        promoted = e.type.kind == "float" or (ty.is_small_float(e.type) and not c.language.cplusplus)
        return to(c, e, ty.DOUBLE) if promoted else e
    if isinstance(e.type, ty.NullPtr):
        return to(c, e, ty.Pointer(ty.VOID))
    return promote(c, e)


def common_type(c: Check, a: ty.Type, b: ty.Type) -> ty.Type | None:
    """The usual arithmetic conversions for two promoted types (C11 6.3.1.8); None if there is none."""
    if a == b:
        return a
    if isinstance(a, ty.Float) or isinstance(b, ty.Float):
        if not isinstance(a, ty.Float):
            return b if isinstance(a, ty.Integer) else None
        if not isinstance(b, ty.Float):
            return a if isinstance(b, ty.Integer) else None
        if a.rank == b.rank:
            return None  # __half with __nv_bfloat16
        return a if a.rank > b.rank else b
    if not (isinstance(a, ty.Integer) and isinstance(b, ty.Integer)):
        return None
    if c.model.signed(a) == c.model.signed(b):
        return a if a.rank >= b.rank else b
    unsigned, signed = (b, a) if c.model.signed(a) else (a, b)
    if unsigned.rank >= signed.rank:
        return unsigned
    if c.model.scalars[signed.kind][0] > c.model.scalars[unsigned.kind][0]:
        return signed
    return ty.Integer("u" + signed.kind)


def usual_arithmetic(
    c: Check, left: tree.Expr, right: tree.Expr
) -> tuple[tree.Expr, tree.Expr, ty.Type] | None:
    """Both operands in their common type; None if they have none."""
    left, right = promote(c, left), promote(c, right)
    if not c.language.cplusplus and (left.type.__class__ is right.type.__class__ is ty.Integer):
        if max(left.type.rank, right.type.rank) > 3:
            if (wide := rules.wide_bit_fields.usual(c, left, right)) is not None:
                return wide
    type = common_type(c, left.type, right.type)
    if type is None:
        return None
    return to(c, left, type), to(c, right, type), type


def truth_type(c: Check) -> ty.Type:
    """The type of comparisons: int in C, bool in C++."""
    return ty.BOOL if c.language.cplusplus else ty.INT


def boolean(c: Check, e: tree.Expr, at: Place = None) -> tree.Expr:
    """A scalar used as a condition."""
    if e.type.__class__ is ty.Record and c.language.cplusplus:
        if c.known.member_pointers:
            if rules.member_pointers.pointed(e.type) is not None:
                return rules.member_pointers.truth(c, e, at or e.at)
        e = rules.user.contextual(c, e, ty.BOOL, at or e.at)
    if not ty.is_scalar(e.type):
        c.fatal(
            at or e.at,
            f"statement requires expression of scalar type ('{e.type}' invalid)"
            if not c.language.cplusplus
            else f"value of type '{e.type}' is not contextually convertible to 'bool'",
        )
    if isinstance(e.type, ty.Enum) and e.type.decl.scoped:
        c.fatal(at or e.at, f"value of type '{e.type}' is not contextually convertible to 'bool'")
    return e


def is_null(c: Check, e: tree.Expr) -> bool:
    """Whether `e` is a null pointer constant (C11 6.3.2.3p3)."""
    if isinstance(e, tree.Constant):
        type = e.type
        if e.value != 0:
            return False
        if isinstance(type, ty.Pointer):
            return not c.language.cplusplus and type == ty.Pointer(ty.VOID)
        if c.language.cplusplus:  # [conv.ptr]p1: a literal, no longer any constant expression
            return isinstance(type, ty.NullPtr) or (isinstance(type, ty.Integer) and e.literal)
        return isinstance(type, (ty.Integer, ty.NullPtr, ty.Enum))
    if e.type.__class__ is ty.NullPtr:
        return True
    if c.language.cplusplus or not isinstance(e.type, (ty.Integer, ty.Enum)):
        return False
    value = constant.evaluate(c, e)
    return isinstance(value, tree.Constant) and value.value == 0


def null(c: Check, e: tree.Expr, type: ty.Type) -> tree.Expr:
    """A null pointer constant as a pointer; an expression of type nullptr_t is evaluated all the same."""
    zero = tree.Constant(type, 0, at=e.at)
    named = isinstance(e, tree.Load) and isinstance(e.place, tree.Variable)
    if not isinstance(e.type, ty.NullPtr) or isinstance(e, tree.Constant) or named:
        return zero
    return tree.Comma(type, to(c, e, ty.VOID), zero, at=e.at)


def operand_of(value: tree.Expr) -> tree.Expr | tree.Place:
    """The place that `rvalue` read the value from, or the value itself: constructors may bind a reference to
    it."""
    if isinstance(value, tree.Load):
        if isinstance(value.type, ty.Pointer) and isinstance(value.place.type, ty.Reference):
            return tree.Dereference(value.place.type.to, value, at=value.at)  # one to a function
        if isinstance(value.place, tree.CompoundLiteral) and isinstance(value.type, ty.Record):
            return tree.Temporary(value.place.type, value, at=value.at)
        return value.place
    if isinstance(value, tree.Constant):
        return value if value.place is None else value.place
    if isinstance(value, tree.AddressOf) and isinstance(array := value.place.type, ty.Array):
        if value.type == ty.Pointer(array.element):
            return value.place
    return value


def expiring(operand: tree.Expr | tree.Place) -> bool:
    """Whether it is an xvalue: the referent of an unnamed rvalue reference, or a member of one."""
    while isinstance(operand, tree.MemberPlace):
        operand = operand.record
    return isinstance(operand, tree.Dereference) and operand.expiring


def qualifiers(type: ty.Type) -> int:
    """Qualifiers of a type; an array has those of its elements, and a function none ([dcl.fct]p7)."""
    type = ty.element_type(type)
    return 0 if type.__class__ is ty.Function else type.quals


def qualifiers_lost(source: ty.Type, target: ty.Type) -> int:
    """The qualifiers of `source` that `target` lacks; `restrict` does not count."""
    return qualifiers(source) & ~qualifiers(target) & ~ty.RESTRICT


def takes_temporaries(reference: ty.Reference) -> bool:
    """Whether it binds to what is no lvalue ([dcl.init.ref]p5.2)."""
    return reference.rvalue or qualifiers(reference.to) & (ty.CONST | ty.VOLATILE) == ty.CONST


def unqualified(type: ty.Type) -> ty.Type:
    """The type without its qualifiers, of an array without those of its elements."""
    if isinstance(type, ty.Array):
        element = unqualified(type.element)
        return type if element is type.element else ty.Array(element, type.length)
    if isinstance(type, ty.VariableArray):
        element = unqualified(type.element)
        return type if element is type.element else ty.VariableArray(element, type.length)
    return type.unqualified


def declared_here(symbol: HasPlace, text: str) -> list[Note]:
    """The note that points at a declaration."""
    span = span_of(symbol.at)
    return [Note(text, span)] if span else []
