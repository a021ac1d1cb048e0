"""Arguments for template parameters that are values, as these have them (C++17 [temp.arg.nontype])."""

from __future__ import annotations

from dataclasses import dataclass, replace

from minicu import tree
from minicu import types as ty
from minicu.abi import extended
from minicu.diagnostics.errors import Place
from minicu.sema import rules
from minicu.sema.constants import constant
from minicu.sema.context import Check
from minicu.sema.expressions import member_pointers, ranking
from minicu.sema.types.compatible import compatible, loses_promise
from minicu.types.dependent import Deduced

#: What is written for such a parameter, checked.
Given = tree.Constant | ranking.OverloadedName | tree.StringLiteral


class Ignored(Exception):
    """Why a template is no candidate."""


@dataclass(eq=False, repr=False, slots=True)
class Count(tree.Constant):
    """What the length of an array or list, or a promise about exceptions, is deduced to be, for parameters
    of any integral type ([temp.deduct.type]p17)."""


def converted(
    c: Check, given: Given, type: ty.Type, shown: str, at: Place, deduced: bool = False
) -> tree.Constant:
    """An argument as a parameter of this type has it, which stands at `at`; messages call it `shown`. If
    it was `deduced` from a template's argument, it must be of that type ([temp.deduct.type]p17)."""
    if (value := _of_class_or_auto(c, given, type, shown)) is not None:
        return value
    if isinstance(given, tree.StringLiteral):
        raise Ignored(f"{shown} is a string")
    if isinstance(type, ty.Pointer):
        return _pointer(c, given, type, shown)
    if isinstance(type, ty.Record) and member_pointers.pointed(type) is not None:
        if (member := member_pointers.as_argument(c, given, type)) is None:
            raise Ignored(f"{shown} is no pointer to a member of type '{type}'")
        return member
    if isinstance(given, ranking.OverloadedName):
        raise Ignored(f"{shown} names a function, not a value of type '{type}'")
    if isinstance(type, ty.Reference):
        return _reference(given, type, shown)
    if isinstance(type, ty.NullPtr) and isinstance(given.type, ty.NullPtr):
        return tree.Constant(type, 0, at=given.at)
    if c.language.cxx20 and isinstance(type, ty.Float) and isinstance(given.type, ty.Float):
        if c.model.float_format(type.kind) == extended.NAME:
            c.unsupported(at, f"template parameter of type '{type}'")
        return constant.convert(c, given, type)
    if not ty.is_integral(type):
        c.unsupported(at, f"template parameter of type '{type}'")
    if deduced and not isinstance(given, Count) and given.type.unqualified != type:
        raise Ignored(f"{shown} of type '{type}' cannot be deduced from a value of type '{given.type}'")
    return _number(c, given, type, shown)


def _number(c: Check, given: tree.Constant, type: ty.Type, shown: str) -> tree.Constant:
    """An argument for a parameter that is an integer or an enumeration."""
    if not ty.is_integral(given.type) or (
        (isinstance(type, ty.Enum) and given.type != type) or
        (isinstance(given.type, ty.Enum) and given.type.decl.scoped and given.type != type)
    ):  # fmt: skip
        raise Ignored(f"{shown} has type '{given.type}', not '{type}'")
    value = constant.convert(c, given, type)
    if value.value != given.value:
        raise Ignored(f"{shown} is {given.value}, which '{type}' cannot hold")
    return value


def _of_class_or_auto(c: Check, given: Given, type: ty.Type, shown: str) -> tree.Constant | None:
    """An argument for `auto` ([temp.param]p4), or for a class (C++20); None for parameters of other types."""
    if isinstance(type, Deduced) and type.template is None:
        if not isinstance(given, tree.Constant):
            what = "names several functions" if isinstance(given, ranking.OverloadedName) else "is a string"
            raise Ignored(f"{shown} {what}")
        if not isinstance(given, tree.SymbolArgument) or not isinstance(given.type, ty.Reference):
            return given
        type = given.type.to.unqualified  # an object: its value
        return rules.class_arguments.converted(c, given, type) if _takes_class(c, type) else given
    if not _takes_class(c, type):
        return None
    if (object := rules.class_arguments.converted(c, given, type)) is None:
        raise Ignored(f"{shown} has type '{given.type}', not '{type}'")
    return object


def _takes_class(c: Check, type: ty.Type) -> bool:
    of_class = (isinstance(type, Deduced) and type.template is not None) or (
        isinstance(type, ty.Record) and member_pointers.pointed(type) is None
    )
    return c.language.cxx20 and of_class


def _reference(given: tree.Constant, type: ty.Reference, shown: str) -> tree.SymbolArgument:
    """An argument for a parameter that is a reference."""
    if (
        not isinstance(given, tree.SymbolArgument)
        or given.symbol.type.unqualified != type.to.unqualified
        or given.symbol.type.quals & ~type.to.quals
    ):
        raise Ignored(f"{shown} is no object of type '{type.to}' that lives as long as the program")
    return replace(given, type=type)


def _pointer(
    c: Check, given: tree.Constant | ranking.OverloadedName, type: ty.Pointer, shown: str
) -> tree.Constant:
    """An argument for a parameter that is a pointer."""
    if isinstance(given, ranking.OverloadedName):
        function = ranking.function_of_type(c, given.set, type, given.at)
        if function is None:
            raise Ignored(f"{shown} names no function of type '{type}'")
        given = tree.SymbolArgument(ty.Pointer(function.type), function, at=given.at)  # type: ignore[arg-type]
    if isinstance(given, tree.SymbolArgument):
        if compatible(given.type.unqualified, type, True):
            return given
        if isinstance(given.type, ty.Pointer) and loses_promise(given.type.to, type.to):
            return replace(given, type=type)
    if isinstance(given.type, ty.NullPtr) or (isinstance(given.type, ty.Pointer) and not given.value):
        return tree.Constant(type, 0, at=given.at)
    raise Ignored(f"{shown} has type '{given.type}', not '{type}'")
