"""References (C++17 [dcl.init.ref]): what they bind to, and the temporaries that they need."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from minicu import tree
from minicu import types as ty
from minicu.abi.layout import align_of
from minicu.diagnostics.errors import Note, Place
from minicu.sema import rules
from minicu.sema.classes import access, classes
from minicu.sema.context import Check
from minicu.sema.conversions import places, user
from minicu.sema.conversions.convert import (
    Braced,
    address_of,
    expiring,
    is_lvalue,
    qualifiers,
    qualifiers_lost,
    rvalue,
    takes_temporaries,
    to,
    unqualified,
)
from minicu.sema.conversions.implicit import assign
from minicu.sema.types.compatible import compatible


def bind(
    c: Check,
    operand: tree.Expr | tree.Place,
    reference: ty.Reference,
    at: Place,
    what: str = "initializing",
    notes: Iterable[Note] = (),
    explicit: bool = False,
) -> tree.Expr:
    """The address that a reference of this type holds when bound to `operand` (C++ [dcl.init.ref]):
    an lvalue's own, or that of a temporary for a reference to const and for `&&`. `explicit`: in
    `T &x(value)`, which may call an explicit conversion function ([over.match.ref]p1)."""
    target = reference.to
    if isinstance(target, ty.Function):
        return assign(c, rvalue(c, operand), ty.Pointer(target), at, what, notes)
    if operand.__class__ is Braced and isinstance(target, ty.Array):  # [dcl.init.list]p3.9
        if not takes_temporaries(reference):
            c.fatal(at, _temporary(target, target), notes)
        place = rules.casts.array(c, target, operand.items, at)
        return tree.AddressOf(ty.Pointer(target), place, at=at)
    if isinstance(operand, Braced):
        if rules.ranking.related(c, operand, reference) is not None:
            operand = rules.expr.argument(c, operand.items[0])
    if isinstance(operand, tree.Expr):
        operand = places.lvalue(c, operand) or operand
    operand = _converted(c, operand, reference, at, explicit)
    steps = classes.steps_to_base(operand.type, target)
    same = lost = False
    if isinstance(operand, tree.Place):
        same = steps is not None or compatible(unqualified(operand.type), unqualified(target), True)
        lost = bool(qualifiers_lost(operand.type, target))
        if same and not lost and _binds(c, operand, reference):
            return to(c, address_of(c, operand, at), ty.Pointer(target))
    if isinstance(operand, tree.Place) and is_lvalue(operand):
        _refuse_lvalue(c, operand, reference, same, lost, at, notes)
    elif (
        reference.rvalue
        and (bits := places.bit_field(operand)) is not None
        and compatible(bits, unqualified(target), True)
    ):
        c.fatal(at, f"rvalue reference to type '{target}' cannot bind to lvalue of type '{bits}'", notes)
    elif not takes_temporaries(reference):
        if places.bit_field(operand) is not None:
            c.fatal(at, _BIT_FIELD, notes)
        c.fatal(at, _temporary(target, operand.type), notes)
    if isinstance(operand, tree.Place) and not is_lvalue(operand):
        prvalue = isinstance(operand, tree.Temporary) and steps is None
        if same and not lost and not prvalue and not _bits(operand):
            operand = _held(c, operand, at) if c.language.whole_program else operand
            return to(c, address_of(c, operand, at), ty.Pointer(target))  # part of a temporary
    if reference.rvalue and user.gives_lvalue(c, operand, target):
        what = f"rvalue reference to type '{target}' cannot bind to lvalue of type '{target.unqualified}'"
        c.fatal(at, what, notes)
    _refuse_value(c, operand, target, steps is not None, at, notes)
    value = assign(c, rvalue(c, operand), target, at, what, notes)
    return address_of(c, rules.lifetime.hold(c, value, target, at), at)


def _converted(
    c: Check, operand: tree.Expr | tree.Place, reference: ty.Reference, at: Place, explicit: bool
) -> tree.Expr | tree.Place:
    """What the reference is bound to: for an object of a class derived from its class a place, for one of
    another class what a conversion function gives."""
    target = reference.to
    own = target.decl if isinstance(target, ty.Record) else None
    derived = operand.type.decl if isinstance(operand.type, ty.Record) else None
    if derived is not None and own is not None and classes.steps_to_base(operand.type, target) is not None:
        access.base(c, derived, own, at)
        return rules.lifetime.object_of(c, operand, at)
    if not reference.rvalue and isinstance(operand.type, ty.Record) and operand.type.decl is not own:
        if (function := user.to_lvalue(c, operand, target, explicit)) is not None:
            return user.apply(c, function, operand, at)
    if takes_temporaries(reference) and isinstance(operand.type, ty.Record) and operand.type.decl is not own:
        if (function := user.to_part(c, operand, target, explicit)) is not None:
            converted = user.apply(c, function, operand, at)
            return rules.lifetime.object_of(c, converted, at)
    return operand


def _binds(c: Check, place: tree.Place, reference: ty.Reference) -> bool:
    """Whether the reference binds directly to this place."""
    const = qualifiers(reference.to) & (ty.CONST | ty.VOLATILE) == ty.CONST
    if place.__class__ is tree.Dereference and place.expiring and (reference.rvalue or const):
        return True
    if not is_lvalue(place) or (isinstance(place, tree.MemberPlace) and place.bit_field):
        return False
    moved = expiring(place)
    fits = moved if reference.rvalue else const or not moved
    return fits and not (const and not reference.rvalue and _unaligned(c, place))


def _refuse_lvalue(
    c: Check,
    place: tree.Place,
    reference: ty.Reference,
    same: bool,
    lost: bool,
    at: Place,
    notes: Iterable[Note],
) -> None:
    """Complain unless a temporary may take the place of this one, to which the reference is not bound. It is
    of the `same` type, but for qualifiers that would be `lost`."""
    target, moved = reference.to, expiring(place)
    if not takes_temporaries(reference):
        if moved and same and not lost:
            c.fatal(at, _temporary(target, place.type), notes)
        if isinstance(place, tree.MemberPlace) and place.bit_field and same and not lost:
            c.fatal(at, _BIT_FIELD, notes)
        if same:
            types = f"type '{target}' to value of type '{place.type}'"
            c.fatal(at, f"binding reference of {types} drops qualifiers", notes)
        c.fatal(
            at,
            f"non-const lvalue reference to type '{target}' cannot bind to a value of unrelated "
            f"type '{place.type}'",
            notes,
        )
    if reference.rvalue and same and not moved:
        what = f"rvalue reference to type '{target}' cannot bind to lvalue of type '{place.type}'"
        c.fatal(at, what, notes)


def _refuse_value(
    c: Check, value: tree.Expr | tree.Place, target: ty.Type, derived: bool, at: Place, notes: Iterable[Note]
) -> None:
    """Complain of a value of a class, or of one `derived` from it, that is more qualified than the reference
    allows ([dcl.init.ref]p5.4.3)."""
    same = isinstance(target, ty.Record) and compatible(value.type.unqualified, target.unqualified)
    if (same or derived) and qualifiers_lost(value.type, target):
        types = f"type '{target}' to value of type '{value.type}'"
        c.fatal(at, f"binding reference of {types} drops qualifiers", notes)


def _held(c: Check, place: tree.Place, at: Place) -> tree.Place:
    """A part of a temporary, as one of a hidden object: of host code's, static references may keep it."""
    if isinstance(place, tree.MemberPlace):
        return replace(place, record=_held(c, place.record, at))
    return rules.lifetime.hold(c, place.value, place.type, at) if isinstance(place, tree.Temporary) else place


_BIT_FIELD = "non-const reference cannot bind to bit-field"


def _temporary(target: ty.Type, source: ty.Type) -> str:
    kind = "volatile" if target.const else "non-const"
    return f"{kind} lvalue reference to type '{target}' cannot bind to a temporary of type '{source}'"


def _bits(place: tree.Place) -> bool:
    return isinstance(place, tree.MemberPlace) and place.bit_field


def _unaligned(c: Check, place: tree.Place) -> bool:
    """Whether it is a packed member, to which g++ binds no reference; a reference to const refers to a
    copy."""
    if (
        not c.language.whole_program
        or not isinstance(place, tree.MemberPlace)
        or not ty.is_scalar(place.type)
    ):
        return False
    record = place.record.type
    packed = place.slot.member.packed or (isinstance(record, ty.Record) and record.decl.packed)
    return packed and align_of(place.type, c.model) > 1
