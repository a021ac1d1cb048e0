"""Conversions (C11 6.3; C++17 [conv]): what an implicit conversion may do, and the node that does it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from minicu import tree
from minicu import types as ty
from minicu.errors import Note, span_of, warning_option
from minicu.sema import constant
from minicu.sema.compatible import compatible
from minicu.sema.context import Check

INT_CONVERSION = warning_option("int-conversion")
INCOMPATIBLE_POINTERS = warning_option("incompatible-pointer-types")
DISCARDED_QUALIFIERS = warning_option("discarded-qualifiers")
POINTER_SIGN = warning_option("pointer-sign", default=False)
CONSTANT_CONVERSION = warning_option("constant-conversion")
LITERAL_CONVERSION = warning_option("literal-conversion")
SIGN_CONVERSION = warning_option("sign-conversion", default=False)
WRITE_STRINGS = warning_option("writable-strings")

#: what -> (head of a message: "assigning to 'T' from ...", word before the source type)
_WHAT = {
    "assigning": "assigning to '{to}' from {kind}'{of}'",
    "initializing": "initializing '{to}' with an expression of {adjective}type '{of}'",
    "passing": "passing '{of}' to parameter of {adjective}type '{to}'",
    "returning": "returning '{of}' from a function with {adjective}result type '{to}'",
    "converting": "converting '{of}' to {adjective}type '{to}'",
    "sending": "sending '{of}' to parameter of {adjective}type '{to}'",
}


class Overloaded(ty.Void):
    """The type of a name that may mean several functions, until its use chooses one."""

    __slots__ = ()
    __str__ = lambda self: "<overloaded function>"  # noqa: E731


OVERLOADED = Overloaded()


class ConstantPlace(tree.Variable):
    """A named constant: its value where a value is wanted, its object where an address is."""

    __slots__ = ("constant",)

    def __init__(self, type: ty.Type, object: tree.Object, constant: tree.Constant, at: Any) -> None:
        self.type = type
        self.object = object
        self.constant = constant
        self.at = at


# ---------------------------------------------------------------- values of places


def rvalue(c: Check, e: tree.Expr | tree.Place) -> tree.Expr:
    """Lvalue conversion, array-to-pointer and function-to-pointer conversion (C11 6.3.2.1)."""
    if isinstance(e, tree.Expr):
        return e
    t = e.type
    kind = t.__class__
    if kind is ty.Array or kind is ty.VariableArray:
        return tree.AddressOf(ty.Pointer(t.of), e, at=e.at)  # type: ignore[attr-defined]
    if kind is ty.Function:
        assert isinstance(e, tree.Dereference)
        return e.pointer
    if kind is ty.Void:
        assert isinstance(e, tree.Dereference)
        return tree.Convert(ty.VOID, e.pointer, at=e.at)
    if e.__class__ is ConstantPlace:
        value = e.constant  # type: ignore[attr-defined]
        return tree.Constant(value.type, value.value, at=e.at)
    if kind is ty.Record and t.decl.members is None:  # type: ignore[attr-defined]
        c.fatal(e.at, f"incomplete type '{t.unqualified}' where a complete type is required")
    if e.__class__ is tree.Temporary:
        return e.value  # type: ignore[attr-defined]
    return tree.Load(t if not t.quals else t.unqualified, e, at=e.at)


def address_of(c: Check, place: tree.Place, at: Any = None) -> tree.Expr:
    """`&place` as a pointer to its type."""
    if place.__class__ is tree.Dereference:
        pointer = place.pointer  # type: ignore[attr-defined]
        return to(c, pointer, ty.Pointer(place.type), at)
    if isinstance(place, tree.MemberPlace) and place.bit_field:
        c.fatal(at or place.at, "address of bit-field requested")
    if place.__class__ is ConstantPlace:
        place = tree.Variable(place.type, place.object, at=place.at)  # type: ignore[attr-defined]
    return tree.AddressOf(ty.Pointer(place.type), place, at=at or place.at)


_WITH_PLACE = {tree.Load, tree.Assign, tree.CompoundAssign, tree.Increment}


def source_bit_field(e: tree.Expr | tree.Place) -> tree.MemberPlace | None:
    """The bit-field whose value `e` is."""
    while True:
        kind = e.__class__
        if kind is tree.MemberPlace:
            return e if e.slot.bit_width is not None else None  # type: ignore
        if kind in _WITH_PLACE and (kind is not tree.Increment or e.prefix):  # type: ignore
            e = e.place  # type: ignore
        elif kind is tree.Comma:
            e = e.right  # type: ignore
        else:
            return None


# ---------------------------------------------------------------- unconditional conversion


def to(c: Check, e: tree.Expr, type: ty.Type, at: Any = None) -> tree.Expr:
    """`e` converted to the scalar `type` or to void; a constant is converted on the spot."""
    source = e.type
    if source is type or source == type:
        return e
    if type.quals:
        return to(c, e, type.unqualified, at)
    if isinstance(e, tree.Constant) and type.__class__ is not ty.Void:
        if type.__class__ is ty.NullPtr:
            return tree.Constant(type, 0, at=at or e.at)
        return constant.convert(c, e, type, at or e.at)
    if source.__class__ is ty.Pointer and type.__class__ is ty.Pointer and e.__class__ is tree.Convert:
        if e.operand.type.__class__ is ty.Pointer:  # type: ignore[attr-defined]
            e = e.operand  # type: ignore[attr-defined]
            if e.type == type:
                return e
    return tree.Convert(type, e, at=at or e.at)


def promoted_type(c: Check, type: ty.Type) -> ty.Type:
    """The type after the integer promotions (C11 6.3.1.1p2), for values that are no bit-fields."""
    kind = type.__class__
    if kind is ty.Integer:
        rank = type.rank  # type: ignore[attr-defined]
        if rank < 3:
            return ty.INT
        if rank > 3:
            return type
        name = type.kind  # type: ignore[attr-defined]
        return ty.UINT if name == "char32_t" else ty.INT if name == "wchar_t" else type
    if kind is ty.Enum:
        decl = type.decl  # type: ignore[attr-defined]
        if decl.scoped:
            return type
        if c.language.cplusplus and not decl.fixed:
            return _holding(c, decl)
        return promoted_type(c, decl.underlying or ty.UINT)
    return type


def _holding(c: Check, decl: ty.EnumDecl) -> ty.Type:
    """C++ [conv.prom]p3: the first of int, unsigned, long ... that holds the enumeration's values."""
    key = ("promoted", decl)
    if key not in c.memo:
        values = decl.constants.values()
        for kind in ("int", "uint", "long", "ulong"):
            type = ty.Integer(kind)
            bits, signed = constant.bits_of(c, type)
            if all(constant.wrap(v, bits, signed) == v for v in values):
                break
        c.memo[key] = type
    return c.memo[key]


def promote(c: Check, e: tree.Expr) -> tree.Expr:
    """The integer promotions, bit-fields included; other values are left as they are."""
    type = e.type
    if type is ty.INT or type.__class__ is ty.Float:
        return e
    result = promoted_type(c, type)
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
    """The default argument promotions (C11 6.5.2.2p6)."""
    if isinstance(e.type, ty.Float):
        return to(c, e, ty.DOUBLE) if e.type.kind in ("float", "half", "bfloat16") else e
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
    if a.signed == b.signed:
        return a if a.rank >= b.rank else b
    unsigned, signed = (b, a) if a.signed else (a, b)
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
    type = common_type(c, left.type, right.type)
    if type is None:
        return None
    return to(c, left, type), to(c, right, type), type


def warn_sign(c: Check, value: tree.Expr, type: ty.Type) -> None:
    """-Wsign-conversion of `value` to an integer `type`."""
    if not isinstance(value.type, ty.Integer) or type == ty.BOOL:
        return
    if isinstance(value, tree.Constant) and value.value >= 0:
        return
    (width, signed), (target, target_signed) = constant.bits_of(c, value.type), constant.bits_of(c, type)
    origin = value
    while isinstance(origin, tree.Convert) and isinstance(origin.operand.type, ty.Integer):
        origin = origin.operand
    if signed and (constant.bits_of(c, origin.type) < (width, False) or origin.type == ty.BOOL):
        return  # never negative: a promoted unsigned char
    if signed != target_signed and (signed or width == target):
        message = f"implicit conversion changes signedness: '{value.type}' to '{type}'"
        c.warn(SIGN_CONVERSION, value.at, message)


def boolean(c: Check, e: tree.Expr, at: Any = None) -> tree.Expr:
    """A scalar used as a condition."""
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


# ---------------------------------------------------------------- implicit conversion


def is_null(c: Check, e: tree.Expr) -> bool:
    """Whether `e` is a null pointer constant (C11 6.3.2.3p3)."""
    if isinstance(e, tree.Constant):
        type = e.type
        if e.value != 0:
            return False
        if isinstance(type, ty.Pointer):
            return not c.language.cplusplus and type == ty.Pointer(ty.VOID)
        return isinstance(type, (ty.Integer, ty.NullPtr)) or (
            isinstance(type, ty.Enum) and not c.language.cplusplus
        )
    if e.type.__class__ is ty.NullPtr:
        return True
    if c.language.cplusplus or not isinstance(e.type, (ty.Integer, ty.Enum)):
        return False
    value = constant.evaluate(c, e)
    return isinstance(value, tree.Constant) and value.value == 0


def assign(
    c: Check,
    value: tree.Expr,
    type: ty.Type,
    at: Any,
    what: str = "assigning",
    notes: Iterable[Note] = (),
) -> tree.Expr:
    """`value` converted as if by assignment to an object of `type` (C11 6.5.16.1), or an error."""
    if type.quals:
        type = type.unqualified
    source = value.type
    if source is type or source == type:
        if type.__class__ is ty.Void:
            _refuse(c, value, type, at, what, notes)
        return value
    if source is OVERLOADED:
        from minicu.sema import overload

        return overload.choose(c, value, type, at)
    target = type.__class__
    if target is ty.Integer or target is ty.Float:
        kind = source.__class__
        if kind is ty.Integer or kind is ty.Float:
            if c.signs and target is ty.Integer:
                warn_sign(c, value, type)
            if isinstance(value, tree.Constant):
                return _constant(c, value, type, at)
            return tree.Convert(type, value, at=value.at)
        if kind is ty.Enum and not source.decl.scoped:  # type: ignore[attr-defined]
            return to(c, value, type)
        if kind is ty.Pointer:
            if type == ty.BOOL:
                return to(c, value, type)
            if target is ty.Integer and not c.language.cplusplus:
                c.warn(
                    INT_CONVERSION,
                    at,
                    "incompatible pointer to integer conversion " + _describe(value, type, what, ""),
                    notes,
                )
                return to(c, value, type)
    elif target is ty.Pointer:
        return _to_pointer(c, value, type, at, what, notes)  # type: ignore[arg-type]
    elif target is ty.Enum:
        if not c.language.cplusplus and ty.is_arithmetic(source):
            return to(c, value, type)
    elif target is ty.NullPtr:
        if is_null(c, value):
            return to(c, value, type)
    elif target is ty.Record:
        if type.decl.transparent:  # type: ignore[attr-defined]
            for member in type.decl.members or ():  # type: ignore[attr-defined]
                if acceptable(c, value, member.type):
                    return _union_of(c, value, type, member, at, what)
        if converts_as_dim3(c, source, type):
            return _as_dim3(c, value, type, at, what)  # type: ignore[arg-type]
    return _refuse(c, value, type, at, what, notes)


def converts_as_dim3(c: Check, source: ty.Type, type: ty.Type) -> bool:
    """CUDA's dim3 has constructors from an integer and from uint3, and converts to uint3."""
    if not (c.language.cplusplus and isinstance(type, ty.Record)):
        return False
    if isinstance(source, ty.Record):
        return {source.decl.name, type.decl.name} == {"dim3", "uint3"}
    return type.decl.name == "dim3" and ty.is_arithmetic(source)


def _as_dim3(c: Check, value: tree.Expr, type: ty.Record, at: Any, what: str) -> tree.Expr:
    if isinstance(value.type, ty.Record):  # the layouts are the same
        place = value.place if isinstance(value, tree.Load) else tree.Temporary(value.type, value, at=at)
        pointer = to(c, address_of(c, place, at), ty.Pointer(type))
        return tree.Load(type, tree.Dereference(type, pointer, at=at), at=at)
    one = tree.Constant(ty.UINT, 1, at=at)
    x = assign(c, value, ty.UINT, at, what)
    items = [tree.InitItem(offset, ty.UINT, e) for offset, e in ((0, x), (4, one), (8, one))]
    object = tree.Object("", type, "local", at=at)
    place = tree.CompoundLiteral(type, object, tree.Initializer(type, items), at=at)
    return tree.Load(type, place, at=at)


def acceptable(c: Check, value: tree.Expr, type: ty.Type) -> bool:
    """Whether `assign` would accept the value without any complaint."""
    mark = c.diagnostics.mark()
    try:
        assign(c, value, type, value.at)
    except Exception as problem:
        from minicu.errors import CompileError

        c.diagnostics.rewind(mark)
        if isinstance(problem, CompileError):
            return False
        raise
    return not c.diagnostics.rewind(mark)


def _union_of(c: Check, value: tree.Expr, type: ty.Type, member: ty.Member, at: Any, what: str) -> tree.Expr:
    item = tree.InitItem(0, member.type, assign(c, value, member.type, at, what))
    object = tree.Object("", type, "local", at=at)
    place = tree.CompoundLiteral(type, object, tree.Initializer(type, [item]), at=at)
    return tree.Load(type, place, at=at)


def _to_pointer(
    c: Check, value: tree.Expr, type: ty.Pointer, at: Any, what: str, notes: Iterable[Note]
) -> tree.Expr:
    source = value.type
    if isinstance(source, ty.Pointer):
        return _between_pointers(c, value, source, type, at, what, notes)
    if isinstance(source, ty.NullPtr) or is_null(c, value):
        return tree.Constant(type, 0, at=value.at)
    if ty.is_integral(source) and not c.language.cplusplus:
        c.warn(
            INT_CONVERSION,
            at,
            "incompatible integer to pointer conversion " + _describe(value, type, what, ""),
            notes,
        )
        return to(c, value, type)
    return _refuse(c, value, type, at, what, notes)


def _between_pointers(
    c: Check,
    value: tree.Expr,
    source: ty.Pointer,
    type: ty.Pointer,
    at: Any,
    what: str,
    notes: Iterable[Note],
) -> tree.Expr:
    a, b = type.to, source.to
    cplusplus = c.language.cplusplus
    plain_a, plain_b = unqualified(a), unqualified(b)
    lost = qualifiers(b) & ~qualifiers(a) & ~ty.RESTRICT
    if plain_a == plain_b or compatible(plain_a, plain_b, cplusplus):
        if lost:
            if _string_constant(value):
                if cplusplus:
                    c.warn(WRITE_STRINGS, at, "conversion from string literal to 'char *' is deprecated")
            else:
                _lose_qualifiers(c, value, type, at, what, notes)
        return to(c, value, type)
    if plain_a.__class__ is ty.Void and plain_b.__class__ is not ty.Function:
        if lost:
            _lose_qualifiers(c, value, type, at, what, notes)
        return to(c, value, type)
    if cplusplus:
        if not _qualification_conversion(a, b):
            _refuse(c, value, type, at, what, notes)
        return to(c, value, type)
    if plain_b.__class__ is ty.Void or plain_a.__class__ is ty.Void:
        if lost:
            _lose_qualifiers(c, value, type, at, what, notes)
        return to(c, value, type)
    if isinstance(value, tree.Constant) and value.value == 0 and is_null(c, value):
        return to(c, value, type)
    if _differ_in_sign(plain_a, plain_b):
        c.warn(
            POINTER_SIGN,
            at,
            _describe(value, type, what, "")
            + " converts between pointers to integer types with different sign",
            notes,
        )
    elif isinstance(plain_a, ty.Pointer) and _qualification_conversion(a, b):
        pass  # int ** to const int *const *
    else:
        c.warn(
            INCOMPATIBLE_POINTERS, at, "incompatible pointer types " + _describe(value, type, what, ""), notes
        )
    return to(c, value, type)


def _lose_qualifiers(
    c: Check, value: tree.Expr, type: ty.Type, at: Any, what: str, notes: Iterable[Note]
) -> None:
    message = _describe(value, type, what, "") + " discards qualifiers"
    if c.language.cplusplus:
        c.fatal(at, message, notes)
    c.warn(DISCARDED_QUALIFIERS, at, message, notes)


def _string_constant(value: tree.Expr) -> bool:
    while isinstance(value, tree.Convert):
        value = value.operand
    return isinstance(value, tree.AddressOf) and isinstance(value.place, tree.StringLiteral)


def _qualification_conversion(target: ty.Type, source: ty.Type) -> bool:
    """C++ [conv.qual]: pointers of several levels may gain const below if every level above has it."""
    all_const = True
    while True:
        if qualifiers(source) & ~qualifiers(target) & ~ty.RESTRICT:
            return False
        plain_target, plain_source = unqualified(target), unqualified(source)
        if qualifiers(target) != qualifiers(source) and not all_const:
            return False
        if not (isinstance(plain_target, ty.Pointer) and isinstance(plain_source, ty.Pointer)):
            return compatible(plain_target, plain_source)
        all_const = all_const and bool(qualifiers(target) & ty.CONST)
        target, source = plain_target.to, plain_source.to


def qualifiers(type: ty.Type) -> int:
    """Qualifiers of a type; an array has those of its elements."""
    while isinstance(type, (ty.Array, ty.VariableArray)):
        type = type.of
    return type.quals


def unqualified(type: ty.Type) -> ty.Type:
    """The type without its qualifiers, of an array without those of its elements."""
    if isinstance(type, ty.Array):
        of = unqualified(type.of)
        return type if of is type.of else ty.Array(of, type.length)
    if isinstance(type, ty.VariableArray):
        of = unqualified(type.of)
        return type if of is type.of else ty.VariableArray(of, type.length)
    return type.unqualified


def _differ_in_sign(a: ty.Type, b: ty.Type) -> bool:
    if not (isinstance(a, ty.Integer) and isinstance(b, ty.Integer)):
        return False
    return _SIGNLESS.get(a.kind, a.kind) == _SIGNLESS.get(b.kind, b.kind)


_SIGNLESS = {
    "schar": "char",
    "uchar": "char",
    "ushort": "short",
    "uint": "int",
    "ulong": "long",
    "ullong": "llong",
    "uint128": "int128",
}


def _constant(c: Check, value: tree.Constant, type: ty.Type, at: Any) -> tree.Expr:
    result = constant.convert(c, value, type, value.at)
    old, new = value.value, result.value
    if old != new and isinstance(type, ty.Integer) and type.kind != "bool":
        if isinstance(old, int):
            # -1 to an unsigned type and 0xffffffff to int are everyday idioms.
            bits = constant.bits_of(c, type)[0]
            idiom = -(1 << (bits - 1)) <= old < 1 << bits
            if not idiom:
                c.warn(
                    CONSTANT_CONVERSION,
                    at or value.at,
                    f"implicit conversion from '{value.type}' to '{type}' changes value from {old} to {new}",
                )
        elif old == old:  # not a NaN
            c.warn(
                LITERAL_CONVERSION,
                at or value.at,
                f"implicit conversion from '{value.type}' to '{type}' changes value from {old:g} to {new}",
            )
    return result


def _describe(value: tree.Expr, type: ty.Type, what: str, adjective: str) -> str:
    kind = f"{adjective}type " if adjective else ""  # as clang has it: the word is left out here
    return _WHAT[what].format(to=type, of=value.type, adjective=adjective, kind=kind)


def _refuse(c: Check, value: tree.Expr, type: ty.Type, at: Any, what: str, notes: Iterable[Note]) -> Any:
    return c.fatal(at, _describe(value, type, what, "incompatible "), notes)


# ---------------------------------------------------------------- references


def bind(
    c: Check,
    operand: tree.Expr | tree.Place,
    reference: ty.Reference,
    at: Any,
    what: str = "initializing",
    notes: Iterable[Note] = (),
) -> tree.Expr:
    """The address that a reference of this type holds when bound to `operand` (C++ [dcl.init.ref]):
    an lvalue's own, or that of a temporary for a reference to const and for `&&`."""
    target = reference.to
    if isinstance(target, ty.Function):
        return assign(c, rvalue(c, operand), ty.Pointer(target), at, what, notes)
    if isinstance(operand, tree.Expr):
        from minicu.sema import places

        operand = places.lvalue(c, operand) or operand
    if isinstance(operand, tree.Place) and not _is_temporary(operand):
        lost = qualifiers(operand.type) & ~qualifiers(target) & ~ty.RESTRICT
        same = compatible(unqualified(operand.type), unqualified(target), True)
        bits = isinstance(operand, tree.MemberPlace) and operand.bit_field
        if same and not lost and not bits and not reference.rvalue:
            return to(c, address_of(c, operand, at), ty.Pointer(target))
        if not reference.rvalue and not target.const:
            if bits and same and not lost:
                c.fatal(at, "non-const reference cannot bind to bit-field", notes)
            if same:
                c.fatal(
                    at,
                    f"binding reference of type '{target}' to value of type '{operand.type}' drops "
                    "qualifiers",
                    notes,
                )
            c.fatal(
                at,
                f"non-const lvalue reference to type '{target}' cannot bind to a value of unrelated "
                f"type '{operand.type}'",
                notes,
            )
        if reference.rvalue and same:
            c.fatal(
                at,
                f"rvalue reference to type '{target}' cannot bind to lvalue of type '{operand.type}'",
                notes,
            )
    elif not reference.rvalue and not target.const:
        c.fatal(
            at,
            f"non-const lvalue reference to type '{target}' cannot bind to a temporary of type "
            f"'{operand.type}'",
            notes,
        )
    value = assign(c, rvalue(c, operand), target, at, what, notes)
    return address_of(c, temporary(c, value, target, at), at)


def temporary(c: Check, value: tree.Expr, type: ty.Type, at: Any) -> tree.Place:
    """A place that holds `value`."""
    object = tree.Object("", type, "local", at=at)
    return tree.CompoundLiteral(type, object, tree.Initializer(type, [tree.InitItem(0, type, value)]), at=at)


def _is_temporary(place: tree.Place) -> bool:
    while isinstance(place, tree.MemberPlace):
        place = place.record
    return isinstance(place, tree.Temporary)


def declared_here(symbol: Any, text: str) -> list[Note]:
    """The note that points at a declaration."""
    span = span_of(symbol.at)
    return [Note(text, span)] if span else []
