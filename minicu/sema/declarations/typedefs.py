"""Typedef names: `typedef T name;` and `using name = T;`."""

from __future__ import annotations

from dataclasses import replace

from pycparser import c_ast

from minicu import types as ty
from minicu.diagnostics.errors import Note, span_of
from minicu.sema.context import Check
from minicu.sema.names import symbols
from minicu.sema.scope import ConstantName, Entity, Faulty, TypeName, beside_program, of_library, place_of
from minicu.sema.types import attributes, declarators, naming, placeholders, specifiers
from minicu.sema.types.compatible import compatible


def typedef(c: Check, node: c_ast.Typedef) -> None:
    """`typedef T name;` and `using name = T;`."""
    given = attributes.read(c, node.attributes)
    bottom = declarators.tail(node.type)
    bottom = bottom.type if isinstance(bottom, c_ast.TypeDecl) else bottom
    named = c.language.cplusplus and isinstance(node.type, c_ast.TypeDecl)
    unnamed = isinstance(bottom, (c_ast.Struct, c_ast.Union, c_ast.Enum)) and bottom.name is None
    with c.within(typedef=(bottom, node.name) if named and unnamed else None):
        base = specifiers.specified(c, bottom)
    type = declarators.declared(c, node.type, base)
    placeholders.no_auto(c, type, node.coord, "'auto' not allowed in typedef")
    if given.mode:
        type = attributes.apply_mode(c, type, given)
    if given.transparent and isinstance(type, ty.Record) and type.decl.keyword == "union":
        type.decl.transparent = True
    name = node.name
    attributes.refuse_alignas(c, given, node.coord, "typedef")
    if given.last_align:
        type = replace(type, align=given.last_align)
    if name is None:  # nvcc warns
        return
    old = c.scope.names.get(name)
    if isinstance(old, TypeName) and of_library(old.at) and beside_program(node.coord) and c.function is None:
        return  # int64_t is what it is, also where a library takes this for a compiler without <cstdint>
    if old is not None and not of_library(place_of(old)) and not isinstance(old, Faulty):
        _check_again(c, node, type, old)
    if isinstance(type, (ty.Record, ty.Enum)) and type.decl.tag is None and type.decl.alias is None:
        naming.name_unnamed(c, type, name)
    if c.typedef_names and not _is_class_itself(node, type):
        type = replace(type, alias=ty.Alias(name, node.coord, type))
    first = old.first or old.at if isinstance(old, TypeName) else None
    c.scope.names[name] = TypeName(name, type, node.coord, given.handle, first)
    if c.function is not None and c.scope.kind in ("block", "function"):
        symbols.context(c).next(name)  # nvcc counts it among the types of that name
    named = c.language.whole_program or not of_library(node.coord)
    if isinstance(type, ty.Record) and named and c.function is None:
        naming.note_record(c, name, type)


def _is_class_itself(node: c_ast.Typedef, type: ty.Type) -> bool:
    """`__half` and `__half2` are classes in CUDA's headers, where ours have typedef names."""
    if isinstance(type, ty.Record):
        return type.decl.by_address and type.decl.name == node.name and of_library(node.coord)
    return isinstance(type, ty.Float) and str(type) == node.name


def _check_again(c: Check, node: c_ast.Typedef, type: ty.Type, old: Entity) -> None:
    """6.7p3: a typedef name may be declared again for the same type."""
    notes = [Note("previous definition is here", span_of(place_of(old)))]
    if not isinstance(old, TypeName):
        if isinstance(old, ConstantName) or not isinstance(type, (ty.Record, ty.Enum)):
            c.fatal(node.coord, f"redefinition of '{node.name}' as different kind of symbol", notes)
        return
    if not compatible(old.type, type, c.language.cplusplus) and old.type != type:
        c.fatal(node.coord, f"typedef redefinition with different types ('{type}' vs '{old.type}')", notes)
