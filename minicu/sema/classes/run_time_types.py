"""Run-time type information in host code: `typeid` (C++17 [expr.typeid]) and `dynamic_cast`
([expr.dynamic.cast]). Device code has neither."""

from __future__ import annotations

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Place
from minicu.sema import rules
from minicu.sema.classes import classes, type_info
from minicu.sema.classes.virtual import polymorphic
from minicu.sema.context import Check, Operand
from minicu.sema.scope import TypeName
from minicu.sema.types import declarators
from minicu.syntax.headers.needed import CALLED, TYPE_INFO
from minicu.syntax.nodes import TypeIdOf, qualified

#: The namespace of the functions in minicu's headers that inspect objects.
_OBJECTS = ("std", CALLED["dynamic_cast"])


def typeid(c: Check, node: TypeIdOf) -> tree.Place:
    """An object of class std::type_info."""
    at = node.coord
    if not c.language.whole_program:
        c.unsupported(at, "'typeid' expression")
    entity = rules.names.find(c, qualified("std", TYPE_INFO), at)
    assert isinstance(entity, TypeName)
    result = ty.qualify(entity.type, ty.CONST)
    pointer = ty.Pointer(result)
    if node.named:
        type = declarators.type_name(c, node.operand)
    else:
        operand = rules.expr.unevaluated(c, node.operand)
        type = operand.type
        if isinstance(operand, tree.Place) and polymorphic(type):
            place = rules.expr.check(c, node.operand)
            assert isinstance(place, tree.Place)
            address = rules.convert.rvalue(c, rules.convert.address_of(c, place, at))
            info_address = rules.call.of_header(
                c, (*_OBJECTS, "of"), [rules.convert.to(c, address, ty.Pointer(ty.VOID))], at
            )
            return tree.Dereference(result, tree.Convert(pointer, info_address, at=at), at=at)
    if isinstance(type, ty.Reference):
        type = type.to
    known = tree.SymbolAddress(pointer, type_info.object_for(c, type), at=at)
    return tree.Dereference(result, known, at=at)


def cast(c: Check, type: ty.Type, operand: Operand, at: Place) -> Operand:
    """`dynamic_cast<type>(operand)`."""
    target = type.to if isinstance(type, (ty.Pointer, ty.Reference)) else None
    reference = isinstance(type, ty.Reference)
    if target is None or not (
        isinstance(target, ty.Record) or (isinstance(target, ty.Void) and not reference)
    ):
        c.fatal(at, f"invalid target type '{type}' for dynamic_cast; target type must be a reference or "
                "pointer type to a defined class")  # fmt: skip
    if isinstance(type, ty.Reference):
        if not isinstance(operand, tree.Place):
            operand = tree.Temporary(operand.type, operand, at=at)
        source = operand.type
        if not type.rvalue and (rules.convert.expiring(operand) or not rules.convert.is_lvalue(operand)):
            c.fatal(at, f"dynamic_cast from rvalue to reference type '{type}'")
        pointer = rules.convert.rvalue(c, rules.convert.address_of(c, operand, at))
    else:
        pointer = rules.convert.rvalue(c, operand)
        source = pointer.type.to if isinstance(pointer.type, ty.Pointer) else ty.VOID
    if not isinstance(source, ty.Record):
        c.fatal(at, f"cannot use dynamic_cast to convert from '{operand.type}' to '{type}'")
    if source.quals & ~target.quals & (ty.CONST | ty.VOLATILE):
        c.fatal(at, f"dynamic_cast from '{operand.type}' to '{type}' casts away qualifiers")
    wanted = ty.Pointer(target)
    upwards = isinstance(target, ty.Record) and (
        target.decl is source.decl or bool(classes.paths(source.decl, target.decl))
    )
    if upwards:
        rules.access.base(c, source.decl, target.decl, at)  # type: ignore[union-attr]
        converted = rules.convert.to(c, pointer, wanted)
        return (
            tree.Dereference(target, converted, type.rvalue, at=at)
            if isinstance(type, ty.Reference)
            else converted
        )
    if not c.language.whole_program:
        c.unsupported(at, "dynamic_cast")
    if not polymorphic(source):
        c.fatal(at, f"'{classes.spelled(source.decl)}' is not polymorphic")
    plain = ty.Pointer(ty.VOID)
    operands: list[tree.Expr] = [rules.convert.to(c, pointer, ty.Pointer(ty.qualify(ty.VOID, source.quals)))]
    operands = [tree.Convert(plain, operands[0], at=at)]
    if isinstance(target, ty.Void):
        name = "whole"
    else:
        name = "part_or_throw" if reference else "part"
        for class_ in (source, target):
            operands.append(tree.SymbolAddress(plain, type_info.object_for(c, class_), at=at))
    result = tree.Convert(wanted, rules.call.of_header(c, (*_OBJECTS, name), operands, at), at=at)
    return tree.Dereference(target, result, type.rvalue, at=at) if isinstance(type, ty.Reference) else result
