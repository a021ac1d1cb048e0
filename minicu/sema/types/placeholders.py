"""Types that an initialiser tells: `auto` and its like (C++ [dcl.spec.auto])."""

from __future__ import annotations

from dataclasses import replace

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Place
from minicu.sema import rules
from minicu.sema.context import Check
from minicu.sema.types.compatible import unpromised
from minicu.types.dependent import Deduced

AUTO = Deduced()
DECLTYPE_AUTO = Deduced(exact=True)


def deduce(c: Check, pattern: ty.Type, value: tree.Expr | tree.Place, at: Place) -> ty.Type:
    """`pattern` with the type that `auto` stands for, given the checked initialiser (a place or a
    value) of the variable (C++ [dcl.spec.auto])."""
    if isinstance(pattern, ty.Reference):
        if isinstance(value, tree.FunctionAddress) and not value.taken:
            actual = ty.pointee(value.type)
        else:
            actual = value.type
        if isinstance(value, tree.Expr) and (designated := rules.places.lvalue(c, value)) is not None:
            value, actual = designated, designated.type
        place = (
            isinstance(value, tree.Place)
            and rules.convert.is_lvalue(value)
            and not rules.convert.expiring(value)
        )
        place = place or rules.places.bit_field(value) is not None
        deduced = _match(pattern.to, actual, drop=isinstance(pattern.to, Deduced) and pattern.to.const)
        if deduced is None or deduced is rules.convert.OVERLOADED:
            return c.fatal(at, f"cannot deduce '{pattern}' from an initializer of type '{actual}'")
        check(c, pattern, deduced, at)
        return ty.Reference(_substitute(pattern.to, deduced), pattern.rvalue and not place)
    actual = rules.convert.rvalue(c, value).type
    deduced = _match(pattern, actual, drop=True)
    if deduced is None or (isinstance(deduced, ty.Void) and isinstance(pattern, Deduced)):
        return c.fatal(at, f"cannot deduce '{pattern}' from an initializer of type '{actual}'")
    check(c, pattern, deduced, at)
    return _substitute(pattern, deduced)


def check(c: Check, pattern: ty.Type, deduced: ty.Type, at: Place) -> None:
    """C++20 [dcl.type.auto.deduct]p6: the type that `concept auto` stands for satisfies the concept."""
    while isinstance(pattern, (ty.Pointer, ty.Reference)):
        pattern = pattern.to
    concept = pattern.concept if isinstance(pattern, Deduced) else None
    if concept is not None:
        if not rules.constraints.type_satisfies(c, deduced, concept, at):
            c.fatal(at, f"deduced type '{deduced}' does not satisfy '{concept}'")


def no_auto(c: Check, type: ty.Type, at: Place, message: str) -> None:
    """Complain where nothing tells what `auto`, or a class template's name alone, stands for."""
    while isinstance(type, (ty.Pointer, ty.Reference, ty.Array)):
        type = type.element if isinstance(type, ty.Array) else type.to
    if isinstance(type, Deduced):
        if type.template is not None:
            rules.names.without_arguments(c, type.template, at)
        c.fatal(at, message)


def has_auto(type: ty.Type) -> bool:
    while isinstance(type, (ty.Pointer, ty.Reference, ty.Array)):
        type = type.element if isinstance(type, ty.Array) else type.to
    return isinstance(type, Deduced)


def _match(pattern: ty.Type, actual: ty.Type, drop: bool = False) -> ty.Type | None:
    if isinstance(pattern, Deduced):
        actual, extra = unpromised(actual), actual.quals & ~pattern.quals
        return replace(actual, quals=0 if drop else extra) if actual.quals else actual
    if isinstance(pattern, ty.Pointer) and isinstance(actual, ty.Pointer):
        return _match(pattern.to, actual.to)
    return None


def _substitute(pattern: ty.Type, deduced: ty.Type) -> ty.Type:
    if isinstance(pattern, Deduced):
        return ty.qualify(deduced, pattern.quals)
    assert isinstance(pattern, ty.Pointer)
    return replace(pattern, to=_substitute(pattern.to, deduced))
