"""Implicit conversions (C11 6.5.16.1; C++17 [conv]): what assignment, initialisation, calls and returns
accept, and what they complain of."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NoReturn

from minicu import tree
from minicu import types as ty
from minicu.abi import layout
from minicu.diagnostics.errors import Note, Place, span_of
from minicu.diagnostics.warnings import (
    CONSTANT_CONVERSION,
    DISCARDED_QUALIFIERS,
    INCOMPATIBLE_POINTER_TYPES,
    INT_CONVERSION,
    LITERAL_CONVERSION,
    POINTER_SIGN,
    SIGN_CONVERSION,
    WRITABLE_STRINGS,
)
from minicu.sema import rules
from minicu.sema.constants import constant
from minicu.sema.context import Check
from minicu.sema.conversions.convert import (
    OVERLOADED,
    Braced,
    address_of,
    is_null,
    null,
    qualifiers,
    qualifiers_lost,
    to,
    unqualified,
)
from minicu.sema.scope import of_library
from minicu.sema.types.compatible import compatible, loses_promise

#: what -> (head of a message: "assigning to 'T' from ...", word before the source type)
_WHAT = {
    "assigning": "assigning to '{to}' from {kind}'{of}'",
    "initializing": "initializing '{to}' with an expression of {adjective}type '{of}'",
    "passing": "passing '{of}' to parameter of {adjective}type '{to}'",
    "returning": "returning '{of}' from a function with {adjective}result type '{to}'",
    "converting": "converting '{of}' to {adjective}type '{to}'",
    "sending": "sending '{of}' to parameter of {adjective}type '{to}'",
}

#: What makes a copy, which no explicit constructor does (C++ [over.match.copy]p1).
_COPIES = frozenset({"initializing", "passing", "returning"})


def assign(
    c: Check, value: tree.Expr, type: ty.Type, at: Place, what: str = "assigning", notes: Iterable[Note] = ()
) -> tree.Expr:
    """`value` converted as if by assignment to an object of `type` (C11 6.5.16.1), or an error."""
    if type.quals:
        type = type.unqualified
    source = value.type
    if value.__class__ is Braced:
        temporary = rules.casts.braced(c, type, value.items, value.at, copying=True)
        return temporary if isinstance(temporary, tree.Expr) else tree.Load(type, temporary, at=value.at)
    if source is type or source == type:
        if type.__class__ is ty.Void:
            _refuse(c, value, type, at, what, notes)
        if type.__class__ is ty.Record and type.decl.completed().info is not None:
            return rules.construct.copied(c, value, type, at, what in _COPIES)
        return value
    if source is OVERLOADED:
        return rules.overload.choose(c, value, type, at)
    if c.known.member_pointers and (converted := _member_pointer(c, value, type, at)) is not None:
        return converted
    target = type.__class__
    if target is ty.Integer or target is ty.Float:
        kind = source.__class__
        if kind is ty.Integer or kind is ty.Float:
            if c.signs and target is ty.Integer:
                warn_sign(c, value, type)
            if isinstance(value, tree.Constant):
                return _constant(c, value, type, at)
            return tree.Convert(type, value, at=value.at)
        if _becomes_number(c, value, type, at, what, notes):
            return to(c, value, type)
    elif type.__class__ is ty.Pointer and source.__class__ is not ty.Record:
        return _to_pointer(c, value, type, at, what, notes)
    elif target is ty.Enum:
        if not c.language.cplusplus and ty.is_arithmetic(source):
            return to(c, value, type)
    elif target is ty.NullPtr:
        if is_null(c, value):
            return to(c, value, type)
    elif type.__class__ is ty.Record:
        if type.decl.transparent:
            for member in type.decl.completed().members or ():
                if acceptable(c, value, member.type):
                    return _union_of(c, value, type, member, at, what)
    if has_constructor(c, source, type):
        return _constructed(c, value, type, at, what)
    if c.language.cplusplus and (source.__class__ is ty.Record or target is ty.Record):
        if (converted := _of_class(c, value, type, at, what)) is not None:
            return converted
    return _refuse(c, value, type, at, what, notes)


def _member_pointer(c: Check, value: tree.Expr, type: ty.Type, at: Place) -> tree.Expr | None:
    """A conversion to a pointer to a member, or of one to bool."""
    if isinstance(type, ty.Record) and rules.member_pointers.pointed(type) is not None:
        return rules.member_pointers.converted(c, value, type, at)
    if type == ty.BOOL and rules.member_pointers.pointed(value.type) is not None:
        return rules.member_pointers.truth(c, value, at)
    return None


def _becomes_number(
    c: Check, value: tree.Expr, type: ty.Type, at: Place, what: str, notes: Iterable[Note]
) -> bool:
    """Whether what is no number converts to one: an enumerator does, and a pointer to bool; in C a pointer to
    other integers as well, with a warning."""
    source = value.type
    if isinstance(source, ty.Enum):
        return not source.decl.scoped
    if not isinstance(source, ty.Pointer):
        return False
    if type == ty.BOOL:
        return True
    if not isinstance(type, ty.Integer) or c.language.cplusplus:
        return False
    message = "incompatible pointer to integer conversion " + _describe(value, type, what, "")
    c.warn(INT_CONVERSION, at, message, notes)
    return True


def _of_class(c: Check, value: tree.Expr, type: ty.Type, at: Place, what: str) -> tree.Expr | None:
    """A conversion that a class provides, or one to its base."""
    if rules.classes.steps_to_base(value.type, type) is not None:
        assert isinstance(value.type, ty.Record) and isinstance(type, ty.Record)
        rules.access.base(c, value.type.decl, type.decl, at)
        return rules.construct.copied(c, value, type, at, what in _COPIES)
    operand = rules.places.operand(c, value)
    if (converted := rules.user.convert(c, operand, type, at, what)) is not None:
        return converted
    info = rules.classes.class_of(type) if isinstance(type, ty.Record) else None
    if info is not None and what in ("initializing", "passing", "returning"):
        notes = []
        if (
            conversion := rules.user.find(c, operand, type, explicit=True)
        ) is not None and conversion.function is not None:
            text = "explicit constructor is not a candidate"
            method = conversion.function.method
            if method is not None and method.kind == "conversion":
                text = "explicit conversion function is not a candidate"
            notes = [Note(text, span_of(conversion.function.at))]
        c.fatal(at, f"no viable conversion from '{value.type}' to '{info.name}'", notes)
    return None


def has_constructor(c: Check, source: ty.Type, type: ty.Type) -> bool:
    """Whether CUDA's headers make a `type` of a `source` by a constructor or a conversion function: types
    of the same bits, and a dim3 of an integer."""
    if not c.language.cplusplus or not (isinstance(source, ty.Record) or isinstance(type, ty.Record)):
        return False
    if _is_like(source, type) or _is_like(type, source):
        return True
    return isinstance(type, ty.Record) and type.decl.takes == 1 and ty.is_arithmetic(source)


def _is_like(a: ty.Type, b: ty.Type) -> bool:
    return isinstance(a, ty.Record) and a.decl.like != "" and a.decl.like == _cuda_name(b)


def _cuda_name(type: ty.Type) -> str:
    if isinstance(type, ty.Record):
        return type.decl.name or "" if of_library(type.decl.at) else ""
    return "__half" if type == ty.HALF else "__nv_bfloat16" if type == ty.BFLOAT16 else ""


def _constructed(c: Check, value: tree.Expr, type: ty.Type, at: Place, what: str) -> tree.Expr:
    if not ty.is_arithmetic(value.type) or not isinstance(type, ty.Record) or type.decl.takes != 1:
        place = value.place if isinstance(value, tree.Load) else tree.Temporary(value.type, value, at=at)
        pointer = to(c, address_of(c, place, at), ty.Pointer(type))
        temporary = tree.Load(type, tree.Dereference(type, pointer, at=at), at=at)
        if not ty.is_scalar(type) or not isinstance(value.type, ty.Record):
            return temporary
        (only,) = value.type.decl.members or ()  # the bits of a float, as __half_raw has them
        slot = layout.find_member(value.type, only.name or "", c.model)[-1]
        bits = tree.Load(slot.type, tree.MemberPlace(slot.type, place, slot, at=at), at=at)
        return tree.BuiltinCall(type, "bit_cast", [temporary], (bits,), at=at)
    one = tree.Constant(ty.UINT, 1, at=at)
    x = assign(c, value, ty.UINT, at, what)
    items = [tree.InitItem(offset, ty.UINT, e) for offset, e in ((0, x), (4, one), (8, one))]
    object = tree.Object("", type, "local", at=at)
    place = tree.CompoundLiteral(type, object, tree.Initializer(type, items), at=at)
    return tree.Load(type, place, at=at)


def acceptable(c: Check, value: tree.Expr, type: ty.Type) -> bool:
    """Whether `assign` would accept the value without complaint."""
    mark = c.diagnostics.mark()
    try:
        assign(c, value, type, value.at)
    except Exception as problem:
        from minicu.diagnostics.errors import Refused

        c.diagnostics.rewind(mark)
        if isinstance(problem, Refused):
            return False
        raise
    return not c.diagnostics.rewind(mark)


def _union_of(
    c: Check, value: tree.Expr, type: ty.Type, member: ty.Member, at: Place, what: str
) -> tree.Expr:
    item = tree.InitItem(0, member.type, assign(c, value, member.type, at, what))
    object = tree.Object("", type, "local", at=at)
    place = tree.CompoundLiteral(type, object, tree.Initializer(type, [item]), at=at)
    return tree.Load(type, place, at=at)


def _to_pointer(
    c: Check, value: tree.Expr, type: ty.Pointer, at: Place, what: str, notes: Iterable[Note]
) -> tree.Expr:
    source = value.type
    if isinstance(source, ty.Pointer):
        return _between_pointers(c, value, source, type, at, what, notes)
    if isinstance(source, ty.NullPtr) or is_null(c, value):
        return null(c, value, type)
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
    at: Place,
    what: str,
    notes: Iterable[Note],
) -> tree.Expr:
    a, b = type.to, source.to
    cplusplus = c.language.cplusplus
    plain_a, plain_b = unqualified(a), unqualified(b)
    lost = qualifiers_lost(b, a)
    if plain_a == plain_b or compatible(plain_a, plain_b, cplusplus):
        if lost and not string_constant(value):
            _lose_qualifiers(c, value, type, at, what, notes)
        elif lost and cplusplus:
            c.warn(WRITABLE_STRINGS, at, "conversion from string literal to 'char *' is deprecated")
        return to(c, value, type)
    if plain_a.__class__ is ty.Void and plain_b.__class__ is not ty.Function:
        if lost:
            _lose_qualifiers(c, value, type, at, what, notes)
        return to(c, value, type)
    if cplusplus:
        if plain_a.__class__ is ty.Record and plain_b.__class__ is ty.Record and not lost:
            if rules.classes.steps_to_base(plain_b, plain_a) is not None:
                rules.access.base(c, plain_b.decl, plain_a.decl, at)
                return to(c, value, type)
        if added_qualifiers(a, b) is None and not loses_promise(b, a):
            _refuse(c, value, type, at, what, notes)
        return to(c, value, type)
    if plain_b.__class__ is ty.Void or plain_a.__class__ is ty.Void:
        if lost:
            _lose_qualifiers(c, value, type, at, what, notes)
        return to(c, value, type)
    if isinstance(value, tree.Constant) and value.value == 0 and is_null(c, value):
        return to(c, value, type)
    if _differ_in_sign(plain_a, plain_b):
        said = _describe(value, type, what, "")
        message = f"{said} converts between pointers to integer types with different sign"
        c.warn(POINTER_SIGN, at, message, notes)
    elif not isinstance(plain_a, ty.Pointer) or added_qualifiers(a, b) is None:
        # ... but not of int ** to const int *const *
        message = f"incompatible pointer types {_describe(value, type, what, '')}"
        c.warn(INCOMPATIBLE_POINTER_TYPES, at, message, notes)
    return to(c, value, type)


def _lose_qualifiers(
    c: Check, value: tree.Expr, type: ty.Type, at: Place, what: str, notes: Iterable[Note]
) -> None:
    message = _describe(value, type, what, "") + " discards qualifiers"
    if c.language.cplusplus:
        c.fatal(at, message, notes)
    c.warn(DISCARDED_QUALIFIERS, at, message, notes)


def string_constant(value: tree.Expr) -> bool:
    """Whether it is the address of a string literal. g++ and nvcc allow its conversion to `char *`, with a
    warning."""
    value = tree.unconverted(value)
    return isinstance(value, tree.AddressOf) and isinstance(value.place, tree.StringLiteral)


def added_qualifiers(target: ty.Type, source: ty.Type) -> int | None:
    """The number of qualifiers added in a conversion from a pointer to `source` to one to `target`; None if
    there is no such conversion. C++ [conv.qual]: const may be added at a level only if all levels above are
    const. Elements of arrays are such a level, whose qualifiers are the array's."""
    all_const, added = True, 0
    while True:
        if qualifiers_lost(source, target):
            return None
        plain_target, plain_source = unqualified(target), unqualified(source)
        if qualifiers(target) != qualifiers(source) and not all_const:
            return None
        added += (qualifiers(target) & ~qualifiers(source)).bit_count()
        while (
            isinstance(plain_target, ty.Array)
            and isinstance(plain_source, ty.Array)
            and plain_target.length in (None, plain_source.length)
        ):
            plain_target, plain_source = plain_target.element, plain_source.element
        if not (isinstance(plain_target, ty.Pointer) and isinstance(plain_source, ty.Pointer)):
            return added if compatible(plain_target, plain_source) else None
        all_const = all_const and bool(qualifiers(target) & ty.CONST)
        target, source = plain_target.to, plain_source.to


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


def _constant(c: Check, value: tree.Constant, type: ty.Type, at: Place) -> tree.Expr:
    result = constant.converted(c, value, type, value.at)
    if not isinstance(result, tree.Constant):
        return result
    before, after = value.value, result.value
    if before != after and isinstance(type, ty.Integer) and type.kind != "bool":
        text = f"implicit conversion from '{value.type}' to '{type}' changes value from"
        if isinstance(before, int):
            # -1 to an unsigned type and 0xffffffff, which is unsigned, to int are everyday idioms.
            (bits, signed), (_, was_signed) = constant.bits_of(c, type), constant.bits_of(c, value.type)
            idiom = -(1 << (bits - 1)) <= before < 1 << (bits - (signed and was_signed))
            if not idiom:
                c.warn(CONSTANT_CONVERSION, at or value.at, f"{text} {before} to {after}")
        elif before == before:  # not a NaN
            c.warn(LITERAL_CONVERSION, at or value.at, f"{text} {before:g} to {after}")
    return result


def _describe(value: tree.Expr, type: ty.Type, what: str, adjective: str) -> str:
    kind = f"{adjective}type " if adjective else ""  # as clang has it: the word is left out here
    return _WHAT[what].format(to=type, of=value.type, adjective=adjective, kind=kind)


def _refuse(
    c: Check, value: tree.Expr, type: ty.Type, at: Place, what: str, notes: Iterable[Note]
) -> NoReturn:
    if isinstance(value.type, ty.Record):
        if rules.lambdas.faulty(value.type):
            c.give_up()
    c.fatal(at, _describe(value, type, what, "incompatible "), notes)


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
