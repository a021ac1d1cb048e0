"""What may be written to: modifiable lvalues (C11 6.3.2.1p1), and lvalues that C++ keeps."""

from __future__ import annotations

from dataclasses import replace

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Place
from minicu.sema import rules
from minicu.sema.context import Check
from minicu.sema.conversions.convert import (
    address_of,
    declared_here,
    expiring,
    is_lvalue,
    operand_of,
    qualifiers,
    to,
)


def modifiable(c: Check, e: tree.Expr | tree.Place, at: Place) -> tree.Place:
    """`e` as the target of an assignment, or an error that says why it is none."""
    place = e if isinstance(e, tree.Place) else lvalue(c, e)
    if place is None:
        if not c.language.cplusplus or not isinstance(e.type, ty.Record) or e.type.const:
            return c.fatal(at, "expression is not assignable")
        place = rules.lifetime.materialize(c, e, at)  # type: ignore[arg-type]
    type = place.type
    kind = type.__class__
    object = kind is ty.Record and rules.member_pointers.pointed(type) is None
    if kind is ty.Integer or kind is ty.Float or kind is ty.Pointer:
        if not type.quals and place.__class__ is tree.Variable and place.object.storage == "local":
            return place
    if kind is ty.Array or kind is ty.VariableArray:
        c.fatal(at, f"array type '{type}' is not assignable")
    if kind is ty.Function or kind is ty.Void:
        c.fatal(
            at,
            "expression is not assignable"
            if kind is ty.Function
            else "incomplete type 'void' is not assignable",
        )
    if not object and expiring(place) and not is_lvalue(place):  # [expr.ass]p1
        c.fatal(at, "expression is not assignable")
    base = root(place)
    if isinstance(base, tree.Temporary) and not (base is place and object):
        c.fatal(at, "expression is not assignable")
    if qualifiers(type) & ty.CONST:
        _refuse_const(c, place, base, at)
    variable = base.object if isinstance(base, tree.Variable) else None
    # Host code has a variable of its own in the place of one in constant memory.
    if variable is not None and variable.storage == "constant" and not variable.of_device:
        c.fatal(
            at,
            f"cannot assign to '{variable.name}': '__constant__' memory is read-only in device code",
            declared_here(variable, f"'{variable.name}' declared here"),
        )
    if isinstance(type, ty.Record):
        if type.decl.completed().members is None:
            c.fatal(at, f"incomplete type '{type}' is not assignable")
        if member := const_member(type):
            c.fatal(
                at,
                f"cannot assign to an object of type '{type}' with const-qualified member '{member.name}'",
                declared_here(member, f"member '{member.name}' declared here"),
            )
    return place


def root(place: tree.Place) -> tree.Place:
    """The object that `place` is a part of: through members and elements, not through pointers."""
    while True:
        if isinstance(place, tree.MemberPlace):
            place = place.record
        elif isinstance(place, tree.Dereference):
            pointer = place.pointer
            while isinstance(pointer, tree.PointerAdd):
                pointer = pointer.pointer
            if not isinstance(pointer, tree.AddressOf):
                return place
            place = pointer.place
        else:
            return place


def _refuse_const(c: Check, place: tree.Place, base: tree.Place, at: Place) -> None:
    type = place.type
    if isinstance(place, tree.MemberPlace):  # the member itself is const, or what it is a member of
        if qualifiers(place.slot.type) & ty.CONST:
            c.fatal(
                at,
                f"cannot assign to member '{place.slot.name}' with const-qualified type '{type}'",
                declared_here(place.slot.member, f"member '{place.slot.name}' declared const here"),
            )
    if isinstance(base, tree.Variable) and qualifiers(base.type) & ty.CONST:
        name = base.object.name
        if base.object.storage == "special":
            c.fatal(at, f"cannot assign to '{name}'")
        c.fatal(
            at,
            f"cannot assign to variable '{name}' with const-qualified type '{base.type}'",
            declared_here(base.object, f"variable '{name}' declared const here"),
        )
    if isinstance(base, tree.Temporary):  # a value of a const class
        c.fatal(at, "expression is not assignable")
    c.fatal(at, f"read-only variable is not assignable (its type is '{type}')")


def const_member(type: ty.Record) -> ty.Member | None:
    """A member that makes the record unassignable."""
    classes = (part.decl.completed() for part in ty.parts(type) if isinstance(part, ty.Record))
    members = (member for decl in classes for member in decl.members or ())
    return next((member for member in members if qualifiers(member.type) & ty.CONST), None)


def lvalue(c: Check, e: tree.Expr) -> tree.Place | None:
    """The place that a C++ expression designates though we hold its value: an assignment, ++x, a
    conditional between places, a comma that ends in one. None in C, and where there is none."""
    if not c.language.cplusplus:
        return None
    match e:
        case tree.Assign() | tree.CompoundAssign():
            inner: tree.Place = e.place
        case tree.Increment(prefix=True):
            inner = e.place
        case tree.Conditional():
            yes, no = _designated(c, e.yes), _designated(c, e.no)
            if yes is None or no is None or _is_bits(yes) or _is_bits(no):
                return None
            if (expires := _expires(yes)) != _expires(no):
                return None
            yes_type = yes.type
            if yes_type != no.type:
                if yes_type.unqualified != no.type.unqualified:
                    return None
                yes_type = ty.qualify(yes_type, no.type.quals)  # C++ [expr.cond]p4
            type = ty.Pointer(yes_type)
            sides = [to(c, address_of(c, side), type) for side in (yes, no)]
            pointer = tree.Conditional(type, e.condition, *sides, at=e.at)
            return tree.Dereference(yes_type, pointer, expires, at=e.at)
        case tree.Comma():
            right = _designated(c, e.right)
            if right is None or _is_bits(right):
                return None
            after = tree.Comma(ty.Pointer(right.type), e.left, address_of(c, right), at=e.at)
            return tree.Dereference(right.type, after, _expires(right), at=e.at)
        case _:
            return None
    return _afterwards(c, e, inner)


def operand(c: Check, value: tree.Expr) -> tree.Expr | tree.Place:
    """The operand whose value this is: an object, also one that a conditional, a comma or an assignment
    gives, or the value itself."""
    known = operand_of(value)
    return known if isinstance(known, tree.Place) else lvalue(c, known) or known


def _afterwards(
    c: Check, e: tree.Assign | tree.CompoundAssign | tree.Increment, place: tree.Place
) -> tree.Place:
    """The place that an expression has written to, evaluated once; a bit-field is named in its record."""
    field = place if isinstance(place, tree.MemberPlace) and place.bit_field else None
    record = place if field is None else field.record
    type = ty.Pointer(record.type)
    again: tree.Expr
    if simple(record):
        again = address_of(c, record)
    else:
        held = tree.Object("", type, "local", at=e.at, used=True)
        once = tree.Initializer(type, [tree.InitItem(0, type, address_of(c, record))])
        first = tree.Load(type, tree.CompoundLiteral(type, held, once, at=e.at), at=e.at)
        named: tree.Place = tree.Dereference(record.type, first, at=e.at)
        e = replace(e, place=named if field is None else replace(field, record=named))
        again = tree.Load(type, tree.Variable(type, held, at=e.at), at=e.at)
    pointer = tree.Comma(type, tree.Convert(ty.VOID, e, at=e.at), again, at=e.at)
    written = tree.Dereference(record.type, pointer, at=e.at)
    return written if field is None else replace(field, record=written)


def _designated(c: Check, e: tree.Expr) -> tree.Place | None:
    if isinstance(e, tree.Constant):
        return e.place
    if isinstance(e, tree.Load):
        return None if _is_bits(e.place) or isinstance(e.place, tree.CompoundLiteral) else e.place
    return lvalue(c, e)


def _expires(place: tree.Place) -> bool:
    return expiring(place) or not is_lvalue(place)


def _is_bits(place: tree.Place) -> bool:
    return isinstance(place, tree.MemberPlace) and place.bit_field


def bit_field_type(e: tree.Expr) -> ty.Type | None:
    """The type of the bit-field that a comma or a conditional ends in: an lvalue of no address."""
    match e:
        case tree.Load():
            return e.place.type if _is_bits(e.place) else None
        case tree.Comma():
            return bit_field_type(e.right)
        case tree.Conditional():
            yes, no = bit_field_type(e.yes), bit_field_type(e.no)
            return yes if yes == no else None
    return None


def bit_field(operand: tree.Expr | tree.Place) -> ty.Type | None:
    """The same of what is no name of the bit-field itself, without qualifiers."""
    if isinstance(operand, (tree.Place, tree.Load)) or (type := bit_field_type(operand)) is None:
        return None
    return type.unqualified


def simple(place: tree.Place) -> bool:
    """Whether naming the place twice evaluates nothing twice."""
    while isinstance(place, tree.MemberPlace):
        place = place.record
    if isinstance(place, tree.Dereference):
        pointer = place.pointer
        while isinstance(pointer, (tree.PointerAdd, tree.Convert)):
            if isinstance(pointer, tree.PointerAdd):
                if not isinstance(pointer.index, (tree.Constant, tree.Load)) or (
                    isinstance(pointer.index, tree.Load)
                    and not isinstance(pointer.index.place, tree.Variable)
                ):
                    return False
                pointer = pointer.pointer
            else:
                pointer = pointer.operand
        if isinstance(pointer, tree.AddressOf):
            return simple(pointer.place)
        return isinstance(pointer, tree.Load) and isinstance(pointer.place, tree.Variable)
    return isinstance(place, tree.Variable)
