"""The casts that C++ names (C++17 [expr.static.cast] and following)."""

from __future__ import annotations

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Place
from minicu.sema import rules
from minicu.sema.classes import classes
from minicu.sema.context import Check, Operand
from minicu.sema.conversions import places
from minicu.sema.conversions.convert import (
    OVERLOADED,
    address_of,
    expiring,
    is_lvalue,
    is_null,
    qualifiers,
    rvalue,
    unqualified,
)
from minicu.sema.conversions.implicit import added_qualifiers
from minicu.sema.conversions.references import bind
from minicu.sema.expressions import expr, member_pointers
from minicu.sema.expressions.casts import by_function, convert_to, elements, to_reference
from minicu.sema.types import declarators
from minicu.sema.types.compatible import loses_promise
from minicu.syntax.nodes import Construct, NamedCast


def named_cast(c: Check, node: NamedCast) -> Operand:
    """A `NamedCast`."""
    at = node.coord
    type = declarators.type_name(c, node.to_type)
    if node.kind == "static_cast":
        value = elements(c, type, Construct(node.to_type, [node.expr], False, at))
        if value is not None:
            return value
    operand = expr.check(c, node.expr)
    if node.kind == "dynamic_cast":
        return rules.run_time_types.cast(c, type, operand, at)
    if node.kind == "reinterpret_cast" and (same := _same_bytes(c, operand, type, at)) is not None:
        return same
    if isinstance(type, ty.Reference):
        if node.kind in ("const_cast", "reinterpret_cast"):
            return _reinterpreted(c, node.kind, operand, type, at)
        if node.kind == "static_cast" and (
            classes.steps_to_base(type.to, operand.type) or classes.steps_to_base(operand.type, type.to)
        ):
            _keep_const(c, node.kind, qualifiers(operand.type), qualifiers(type.to), at)
            return convert_to(c, operand, type, at)
        if node.kind == "static_cast" and (place := by_function(c, operand, type, at)) is not None:
            operand = place
        if node.kind == "static_cast" and isinstance(operand, tree.Place) and not type.rvalue:
            if unqualified(operand.type) == unqualified(type.to):
                _keep_const(c, node.kind, qualifiers(operand.type), qualifiers(type.to), at)
            return tree.Dereference(type.to, bind(c, operand, type, at, "converting"), at=at)
        return convert_to(c, operand, type, at)
    value = rvalue(c, operand)
    if c.known.member_pointers and value.type != type and member_pointers.pointed(type) is not None:
        if (converted := member_pointers.cast(c, value, type.unqualified, at, node.kind)) is not None:  # type: ignore[arg-type]
            return converted
    if not _allowed(c, node.kind, value, type.unqualified, at):
        c.fatal(at, f"{node.kind} from '{value.type}' to '{type}' is not allowed")
    return rules.lifetime.qualified(convert_to(c, operand, type, at), type, at)


def _reinterpreted(c: Check, kind: str, operand: Operand, type: ty.Reference, at: Place) -> Operand:
    """The same object as one of another type ([expr.const.cast]p4, [expr.reinterpret.cast]p11). As g++ has
    it, reinterpret_cast makes an lvalue of an xvalue."""
    if kind == "reinterpret_cast" and isinstance(operand, tree.FunctionAddress):  # a function is an lvalue
        pointer = rvalue(c, convert_to(c, operand, ty.Pointer(type.to), at))
        return tree.Dereference(type.to, pointer, type.expires, at=at)
    place = operand if isinstance(operand, tree.Place) else places.lvalue(c, operand)
    if place is None and isinstance(operand.type, ty.Record):
        place = tree.Temporary(operand.type, operand, at=at)  # type: ignore[arg-type]
    kept = type.rvalue or (place is not None and is_lvalue(place))
    if kind == "const_cast":
        kept = kept and place is not None and _similar(place.type, type.to)
    else:
        kept = kept or expiring(operand)
    if place is None or not kept:
        return c.fatal(at, f"{kind} from '{operand.type}' to '{type}' is not allowed")
    if kind == "reinterpret_cast":
        _keep_const(c, kind, qualifiers(place.type), qualifiers(type.to), at)
    return to_reference(c, place, type, at)


def _similar(a: ty.Type, b: ty.Type) -> bool:
    """Whether they differ in the qualifiers of some level at most ([conv.qual]p1)."""
    a, b = unqualified(a), unqualified(b)
    if isinstance(a, ty.Pointer) and isinstance(b, ty.Pointer):
        return _similar(a.to, b.to)
    return a == b


def _same_bytes(c: Check, operand: Operand, type: ty.Type, at: Place) -> Operand | None:
    """reinterpret_cast between classes that derive from each other: the address stays."""
    target = type.to if isinstance(type, (ty.Pointer, ty.Reference)) else None
    if isinstance(type, ty.Reference) and isinstance(operand, tree.Place) and isinstance(target, ty.Record):
        if classes.derives(operand.type, target) or classes.derives(target, operand.type):
            _keep_const(c, "reinterpret_cast", qualifiers(operand.type), qualifiers(target), at)
            pointer = tree.Convert(ty.Pointer(target), address_of(c, operand, at), at=at)
            return tree.Dereference(target, pointer, type.expires, at=at)
    if (
        isinstance(type, ty.Pointer)
        and isinstance(operand.type, ty.Pointer)
        and isinstance(target, ty.Record)
    ):
        if classes.derives(operand.type.to, target) or classes.derives(target, operand.type.to):
            _keep_const(c, "reinterpret_cast", qualifiers(operand.type.to), qualifiers(target), at)
            return tree.Convert(type.unqualified, rvalue(c, operand), at=at)
    return None


def _allowed(c: Check, kind: str, value: tree.Expr, type: ty.Type, at: Place) -> bool:
    source = value.type
    if source is OVERLOADED or isinstance(type, ty.Void):
        return kind == "static_cast"
    both = (source.to, type.to) if isinstance(source, ty.Pointer) and isinstance(type, ty.Pointer) else None
    if kind == "const_cast":
        if both is not None:
            return _similar(*both) and not isinstance(unqualified(both[0]), ty.Function)
        member = member_pointers.pointed(type)
        return member is not None and source == type and not isinstance(member.to, ty.Function)
    if both is not None and source != type:
        _keep_const(c, kind, qualifiers(both[0]), qualifiers(both[1]), at)
    if kind == "static_cast":
        if both is not None:
            a, b = map(unqualified, both)
            if classes.steps_to_base(a, b) or classes.steps_to_base(b, a):
                return True
            same = a == b or loses_promise(a, b) or added_qualifiers(both[1], both[0]) is not None
            return same or isinstance(a, ty.Void) or isinstance(b, ty.Void)
        if isinstance(source, ty.Pointer):
            return type == ty.BOOL or isinstance(type, ty.Record)  # a constructor may take it
        if isinstance(type, ty.Pointer) and not isinstance(source, ty.Record):
            return is_null(c, value)
        return True
    integers = ty.is_integral(source) and ty.is_integral(type)
    mixed = (isinstance(source, (ty.Pointer, ty.NullPtr)) and ty.is_integral(type)) or (
        ty.is_integral(source) and isinstance(type, ty.Pointer)
    )
    return both is not None or mixed or (integers and source == type)


def _keep_const(c: Check, kind: str, source: int, target: int, at: Place) -> None:
    if source & ~target & (ty.CONST | ty.VOLATILE):
        c.fatal(at, f"{kind} casts away qualifiers")
