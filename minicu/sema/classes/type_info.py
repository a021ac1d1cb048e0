"""What host code knows of types while it runs (C++17 [expr.typeid], [except.handle]): one constant object for
each type that is thrown, caught or asked for.

Its words: the names that `std::type_info::name()` and messages give, what kind of type it is, and
- of a class, how many parts it has (itself and its bases), and for each the object of its type, its offset,
  and whether it is public, and the only one of its class;
- of a pointer, the qualifiers of what it points to, and the object for that type.
`runtime/native/exceptions.c` and `library/host/exception.cuh` read them.
"""

from __future__ import annotations

from collections.abc import Iterator

from minicu import tree
from minicu import types as ty
from minicu.abi import mangle, virtual_bases
from minicu.abi.layout import size_of
from minicu.diagnostics.errors import CompileError
from minicu.sema.classes import bases, classes
from minicu.sema.context import Check
from minicu.sema.names import pretty

#: Kinds. 9 is the lowering's own (`lower.unwinding`).
PLAIN, CLASS, POINTER, NULL = 0, 1, 2, 3
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
    except (CompileError, KeyError, TypeError):  # a type that no name crosses units with
        name = shown
    words: list[tree.Expr] = [_text(word, name), _text(word, shown)]
    words += [_number(word, n) for n in _kind(type)]
    if isinstance(type, ty.Pointer):
        words.append(_address(word, object_for(c, type.to)))
    elif isinstance(type, ty.Record):
        parts = list(_parts(c, type.decl))
        words.append(_number(word, len(parts)))
        for decl, offset, public in parts:
            words += [
                _address(word, object_for(c, ty.Record(decl))),
                _number(word, offset),
                _number(word, public),
            ]
    object.type = ty.Array(word, len(words))
    items = [tree.InitItem(i * size, word.unqualified, value) for i, value in enumerate(words)]
    object.initializer = tree.Initializer(object.type, items)
    c.unit.objects.append(object)
    return object


def _bare(type: ty.Type) -> ty.Type:
    """A type without qualifiers; those of an array are its elements' ([basic.type.qualifier]p5)."""
    if isinstance(type, ty.Array):
        return ty.Array(_bare(type.of), type.length)
    return type.unqualified


def _kind(type: ty.Type) -> tuple[int, int]:
    """Its kind, and the qualifiers of what it points to."""
    if isinstance(type, ty.Pointer):
        return POINTER, type.to.quals & (ty.CONST | ty.VOLATILE)
    if str(type) in ("nullptr_t", "std::nullptr_t"):
        return NULL, 0
    return (CLASS if isinstance(type, ty.Record) else PLAIN), 0


def _parts(c: Check, decl: ty.RecordDecl) -> Iterator[tuple[ty.RecordDecl, int, int]]:
    """The class and its bases with their offsets, and whether they are public, and the only ones of their
    class."""
    yield decl, 0, PUBLIC | ALONE
    if decl.completed().members is None:
        return
    found = list(classes.parts(decl))
    for path in found:
        of_ = virtual_bases.record_of(path[-1])
        alone = sum(virtual_bases.record_of(other[-1]) is of_ for other in found) == 1
        public = all(member.access == "public" for member in path)
        yield of_, bases.offset_of(c, decl, path), PUBLIC * public + ALONE * alone


def _text(word: ty.Pointer, text: str) -> tree.Expr:
    data = text.encode() + b"\0"
    literal = tree.StringLiteral(ty.Array(ty.qualify(ty.CHAR, ty.CONST), len(data)), data)
    return tree.SymbolAddress(word.unqualified, literal)


def _number(word: ty.Pointer, value: int) -> tree.Expr:
    return tree.Constant(word.unqualified, value)


def _address(word: ty.Pointer, object: tree.Object) -> tree.Expr:
    return tree.SymbolAddress(word.unqualified, object)
