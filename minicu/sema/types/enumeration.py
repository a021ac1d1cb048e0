"""Enumerations (C11 6.7.2.2; C++ [dcl.enum])."""

from __future__ import annotations

from collections.abc import Iterable

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Note, Refused, span_of
from minicu.sema import rules
from minicu.sema.constants import constant
from minicu.sema.context import Check
from minicu.sema.scope import ConstantName, Faulty, NamespaceName, Scope, TypeName, of_library, place_of
from minicu.sema.types import attributes, declarators, record
from minicu.syntax.nodes import Name, ScopedEnum, UsingEnum


def enum(c: Check, node: c_ast.Enum, *, alone: bool = False) -> ty.Enum:
    """The type that an Enum node names or defines."""
    done = c.here.tags
    if node in done:
        return done[node]
    opaque = alone and isinstance(node, ScopedEnum)  # [dcl.enum]p5: of type int
    if node.values is None and node.underlying_type is None and not opaque:
        type = record.mention(c, node, "enum", alone)
        if type.decl.underlying is None and c.language.cplusplus and type.decl.at is node.coord:
            c.scope.names[node.name] = Faulty(node.name, node.coord)
            c.fatal(node.coord, f"enumeration '{node.name}' needs an underlying type where it is not defined")
        if type.decl.underlying is None and not c.language.cplusplus:
            type.decl.underlying = ty.UINT  # GNU C: a forward-declared enum, taken for an int
        return type
    type = record.declare_new(c, node, "enum")
    done[node] = type
    _define_enum(c, node, type)
    return type


def _define_enum(c: Check, node: c_ast.Enum, type: ty.Enum) -> None:
    decl = type.decl
    scoped = decl.scoped
    fixed: ty.Integer | None = ty.INT if scoped else None
    if node.underlying_type is not None:
        given = declarators.type_name(c, node.underlying_type).unqualified
        if not isinstance(given, ty.Integer):
            c.fatal(node.underlying_type.coord, f"non-integral type '{given}' is an invalid underlying type")
        fixed = given
    if scoped != isinstance(node, ScopedEnum):
        before = "a scoped" if scoped else "an unscoped"
        c.fatal(node.coord, f"enumeration '{node.name}' was declared as {before} one before")
    if decl.underlying is not None and decl.underlying != fixed:  # [dcl.enum]p3
        was = "it had before" if fixed is None else f"'{decl.underlying}' before"
        c.fatal(node.coord, f"enumeration '{node.name}' redeclared with another underlying type than {was}")
    if node.values is None and decl.underlying is not None:
        return
    decl.underlying = fixed
    decl.fixed = fixed is not None
    if node.values is None:
        return
    entries: list[ConstantName] = []
    value = -1
    scope = _home(c, node)
    scratch = Scope("block", c.scope) if scoped else None
    for item in node.values.enumerators:
        value = _enumerator(c, item, value, scratch)
        inside = fixed or _fitting(value, c)
        entry = ConstantName(item.name, tree.Constant(inside, value, at=item.coord), item.coord)
        entries.append(entry)
        decl.constants[item.name] = value
        decl.opened[item.name] = inside
        if scratch is not None:
            scratch.names[item.name] = entry
        else:
            _enter_enumerator(c, scope, entry)
    decl.opened.clear()
    given_attributes = attributes.read(c, node.attributes)
    if fixed is None:
        decl.underlying = _underlying(c, decl.constants.values(), given_attributes.packed)
    bits, signed = constant.bits_of(c, type)
    for entry in entries:
        value = int(entry.value.value)
        if constant.wrap(value, bits, signed) != value:
            c.error(
                entry.at,
                f"enumerator value {value} is not representable in the underlying type '{decl.underlying}'",
            )
            continue
        if c.language.cplusplus:
            entry.value = tree.Constant(type, value, at=entry.at)
        elif not -(1 << 31) <= value < 1 << 31 and fixed is None:  # GNU: beyond int, of the enum's type
            assert decl.underlying is not None
            entry.value = tree.Constant(decl.underlying, value, at=entry.at)


def _home(c: Check, node: c_ast.Enum) -> Scope:
    """Where the enumerators go that are no class's: [dcl.enum]p11, to where the enumeration was declared."""
    if not isinstance(node.name, Name) or not node.name.qualified:
        return record.tag_scope(c)
    if len(node.name.parts) == 1:
        return c.file
    around = rules.names.declared_in(c, node.name, node.coord)
    if isinstance(around, NamespaceName):
        return around.scope
    if isinstance(around, TypeName) and isinstance(around.type, ty.Record):
        info = around.type.decl.completed().info
        if info is not None:
            return info.scope
    return record.tag_scope(c)


def _enumerator(c: Check, item: c_ast.Enumerator, before: int, scratch: Scope | None) -> int:
    if item.value is None:
        return before + 1
    try:
        with c.within(scope=scratch or c.scope):
            return rules.constants.integer(c, item.value, f"value of enumerator '{item.name}'")
    except Refused:
        return before + 1


def _enter_enumerator(c: Check, scope: Scope, entry: ConstantName) -> None:
    old = scope.names.get(entry.name)
    if old is not None and not of_library(place_of(old)):
        if isinstance(old, TypeName) and old.name in scope.tags and c.language.cplusplus:
            pass  # C++ [basic.scope.hiding]: it hides the tag
        else:
            where = span_of(place_of(old))
            c.error(entry.at, f"redefinition of '{entry.name}'", [Note("previous definition is here", where)])
    scope.names[entry.name] = entry


def _fitting(value: int, c: Check) -> ty.Integer:
    for kind in ("int", "uint", "long", "ulong", "llong", "ullong"):
        type = ty.Integer(kind)
        bits, signed = constant.bits_of(c, type)
        if constant.wrap(value, bits, signed) == value:
            return type
    return ty.INT128


def _underlying(c: Check, values: Iterable[int], packed: bool) -> ty.Integer:
    """gcc's choice: unsigned int unless a value is negative, wider if need be, least if packed."""
    low, high = min(values, default=0), max(values, default=0)
    signed = low < 0
    kinds: tuple[str, ...] = ("int", "long", "llong") if signed else ("uint", "ulong", "ullong")
    if packed:
        kinds = (("schar", "short") if signed else ("uchar", "ushort")) + kinds
    for kind in kinds:
        bits, _ = constant.bits_of(c, ty.Integer(kind))
        if constant.wrap(low, bits, signed) == low and constant.wrap(high, bits, signed) == high:
            return ty.Integer(kind)
    return ty.Integer(kinds[-1])


def enumerators(c: Check, node: UsingEnum) -> list[ConstantName]:
    """What `using enum` declares (C++20 [enum.udecl])."""
    entity = rules.names.find(c, node.name, node.coord)
    type = entity.type.unqualified if isinstance(entity, TypeName) else None
    if not isinstance(type, ty.Enum) or type.decl.underlying is None:
        c.fatal(node.coord, f"'{node.name}' is not a complete enumeration")
    return [
        ConstantName(name, tree.Constant(type, value, at=node.coord), node.coord)
        for name, value in type.decl.constants.items()
    ]
