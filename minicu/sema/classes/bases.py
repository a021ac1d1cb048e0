"""Addresses of base class parts (C++17 [conv.ptr]p3, [expr.static.cast]p11): a class may have several bases,
and only one of them begins where the object does."""

from __future__ import annotations

from minicu import tree
from minicu import types as ty
from minicu.abi.layout import layout
from minicu.diagnostics.errors import Place
from minicu.sema.classes import classes
from minicu.sema.context import Check


def distance(c: Check, source: ty.RecordDecl, target: ty.RecordDecl, at: Place) -> int:
    """How many bytes a pointer moves when a pointer to `source` becomes one to `target`: a base of it, or a
    class derived from it; 0 where neither is."""
    if source.completed().members is None or target.completed().members is None:
        return 0
    if found := classes.paths(source, target):
        return _offset(c, found, source, target, at)
    if found := classes.paths(target, source):
        return -_offset(c, found, target, source, at)
    return 0


def _offset(
    c: Check, paths: list[classes.Path], derived: ty.RecordDecl, base: ty.RecordDecl, at: Place
) -> int:
    if len(paths) > 1:
        c.fatal(at, f"ambiguous conversion from derived class '{classes.spelled(derived)}' to base class "
                f"'{classes.spelled(base)}'")  # fmt: skip
    return offset_of(c, derived, paths[0])


def offset_of(c: Check, decl: ty.RecordDecl, path: classes.Path) -> int:
    """Where the base class part is that a path leads to."""
    offset = 0
    for member in path:
        slot = next(s for s in layout(ty.Record(decl), c.model).slots if s.member is member)
        offset += slot.offset
        decl = member.type.decl  # type: ignore[attr-defined]
    return offset


def moved(c: Check, e: tree.Expr, type: ty.Type, bytes: int, at: Place) -> tree.Expr:
    """The pointer `e` moved by a number of bytes, as a pointer of that type; null stays null."""
    at = at or e.at
    if isinstance(e, tree.SymbolAddress):
        return tree.SymbolAddress(type, e.symbol, e.offset + bytes, at=at)
    if _is_object(e):
        return _plus(c, e, type, bytes, at)
    steps: list[tree.Statement] = []
    if not (isinstance(e, tree.Load) and isinstance(e.place, tree.Variable)):
        object = tree.Object("", e.type, "local", at=at, used=True)
        steps.append(tree.Declare(object, e, at=at))
        e = tree.Load(e.type.unqualified, tree.Variable(e.type, object, at=at), at=at)
    some = tree.Binary(ty.BOOL, "!=", e, tree.Constant(e.type.unqualified, 0, at=at), at=at)
    null = tree.Constant(type, 0, at=at)
    chosen = tree.Conditional(type, some, _plus(c, e, type, bytes, at), null, at=at)
    if not steps:
        return chosen
    return tree.StatementExpression(type, tree.Block(steps, at=at), chosen, at=at)


def _is_object(e: tree.Expr) -> bool:
    """Is it the address of an object for sure?"""
    if isinstance(e, tree.Load):  # `this`, or a reference
        place = e.place
        if isinstance(place, tree.Variable):
            return place.object.name == "this" or isinstance(place.object.type, ty.Reference)
        return isinstance(place, tree.MemberPlace) and isinstance(place.slot.type, ty.Reference)
    return isinstance(e, tree.AddressOf)


def _plus(c: Check, e: tree.Expr, type: ty.Type, bytes: int, at: Place) -> tree.Expr:
    start = tree.Convert(ty.Pointer(ty.UCHAR), e, at=at)
    further = tree.PointerAdd(start.type, start, tree.Constant(c.ptrdiff_type, bytes, at=at), 1, at=at)
    return tree.Convert(type, further, at=at)
