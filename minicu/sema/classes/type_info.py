"""What host code knows of types while it runs (C++17 [expr.typeid], [except.handle]): one constant object for
each type that is thrown, caught or asked for.

Its words: the names that `std::type_info::name()` and messages give, what kind of type it is, and
- of a class, how many parts it has (itself and its bases), and for each the object of its type, where it is
  (what of the class's table of virtual functions tells where the virtual base is that it is in, 0 if in none;
  and how many bytes after that), and whether it is public, and the only one of its class;
- of a pointer, or pointer to a member, the qualifiers of what it points to, the object for that type, and the
  class whose member it is, and of a member function the qualifiers of its object.
`runtime/native/exceptions.c` and `library/host/exception.cuh` read them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from minicu import tree
from minicu import types as ty
from minicu.abi import mangle, virtual_bases
from minicu.abi.layout import size_of
from minicu.sema.classes import bases, classes, tables
from minicu.sema.context import Check
from minicu.sema.names import pretty
from minicu.types.dependent import MemberPointerDecl

#: Kinds. 9 is the lowering's own (`lower.unwinding`).
PLAIN, CLASS, POINTER, NULL, MEMBER, FUNCTION = 0, 1, 2, 3, 4, 5
#: Beside the qualifiers of what is pointed to: it is a function that promises not to throw.
NOEXCEPT = 1 << 8
#: What is known of a part of an object.
PUBLIC, ALONE = 1, 2


def object_for(c: Check, type: ty.Type) -> tree.Object:
    """The object for a type, whose qualifiers do not count."""
    type = _bare(type)
    known = c.known.type_infos
    if type in known:
        return known[type]
    word = ty.Pointer(ty.VOID, quals=ty.CONST)
    size = size_of(word, c.model)
    object = known[type] = tree.Object(
        f"type information of {type}", ty.Array(word, 0), "device", linkage="internal",
        symbol=f"minicu.type.{len(known)}", used=True,
    )  # fmt: skip
    shown = pretty.spelled(type)
    try:
        name = mangle.type_name(type)
    except (KeyError, TypeError):  # a type that no name crosses units with
        name = shown
    words = [_text(word, name), _text(word, shown), *_known(c, word, type)]
    object.type = ty.Array(word, len(words))
    items = [tree.InitItem(i * size, word.unqualified, value) for i, value in enumerate(words)]
    object.initializer = tree.Initializer(object.type, items)
    c.unit.objects.append(object)
    return object


def _known(c: Check, word: ty.Pointer, type: ty.Type) -> Iterator[tree.Expr]:
    """The words after the names."""
    if (pointed := _pointed(type)) is not None:
        quals = pointed.quals & (ty.CONST | ty.VOLATILE)
        if isinstance(pointed, ty.Function):
            quals = NOEXCEPT * pointed.noexcept
            pointed = replace(pointed, noexcept=False)
        decl = type.decl if isinstance(type, ty.Record) else None
        yield _number(word, POINTER if decl is None else MEMBER)
        yield _number(word, quals)
        yield _address(word, object_for(c, pointed))
        if isinstance(decl, MemberPointerDecl):
            yield _address(word, object_for(c, decl.owner))
            yield _number(word, decl.quals)
        return
    yield _number(word, _kind(type))
    yield _number(word, 0)
    if isinstance(type, ty.Record):
        parts = list(_parts(c, type.decl))
        yield _number(word, len(parts))
        for part in parts:
            yield _address(word, object_for(c, ty.Record(part.decl)))
            yield _number(word, part.entry)
            yield _number(word, part.offset)
            yield _number(word, part.known)


def _pointed(type: ty.Type) -> ty.Type | None:
    """What a pointer, or a pointer to a member, points to."""
    if isinstance(type, ty.Record) and isinstance(type.decl, MemberPointerDecl):
        return type.decl.to
    return type.to if isinstance(type, ty.Pointer) else None


def _bare(type: ty.Type) -> ty.Type:
    """A type without qualifiers; those of an array are its elements' ([basic.type.qualifier]p5)."""
    if isinstance(type, ty.Array):
        return ty.Array(_bare(type.element), type.length)
    return type.unqualified


def _kind(type: ty.Type) -> int:
    if str(type) in ("nullptr_t", "std::nullptr_t"):
        return NULL
    if isinstance(type, ty.Function):
        return FUNCTION
    return CLASS if isinstance(type, ty.Record) else PLAIN


class _Part(NamedTuple):
    decl: ty.RecordDecl
    entry: int
    offset: int
    known: int


def _parts(c: Check, decl: ty.RecordDecl) -> Iterator[_Part]:
    """The class and its bases."""
    yield _Part(decl, 0, 0, PUBLIC | ALONE)
    if decl.completed().members is None:
        return
    paths = list(virtual_bases.parts(decl))
    public = set(_public(decl, decl, ()))
    for path in paths:
        part_class = virtual_bases.record_of(path[-1])
        alone = sum(virtual_bases.record_of(other[-1]) is part_class for other in paths) == 1
        around, entry, rest = decl, 0, path
        if path[0].virtual:
            around, rest = virtual_bases.record_of(path[0]), path[1:]
            entry = tables.base_entry(c, decl, around)
        offset = bases.offset_of(c, around, rest)
        yield _Part(part_class, entry, offset, PUBLIC * (path in public) + ALONE * alone)


def _public(complete: ty.RecordDecl, decl: ty.RecordDecl, path: classes.Path) -> Iterator[classes.Path]:
    """The parts that can be reached by public bases alone."""
    for base in decl.bases:
        if base.access == "public":
            base_class = virtual_bases.record_of(base)
            way = (virtual_bases.member(complete, base_class),) if base.virtual else (*path, base)
            yield way
            yield from _public(complete, base_class, way)


def _text(word: ty.Pointer, text: str) -> tree.Expr:
    data = text.encode() + b"\0"
    literal = tree.StringLiteral(ty.Array(ty.qualify(ty.CHAR, ty.CONST), len(data)), data)
    return tree.SymbolAddress(word.unqualified, literal)


def _number(word: ty.Pointer, value: int) -> tree.Expr:
    return tree.Constant(word.unqualified, value % 2**64)


def _address(word: ty.Pointer, object: tree.Object) -> tree.Expr:
    return tree.SymbolAddress(word.unqualified, object)
