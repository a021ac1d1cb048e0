"""Addresses of base class parts (C++17 [conv.ptr]p3, [expr.static.cast]p11): a class may have several bases,
and only one of them begins where the object does."""

from __future__ import annotations

from minicu import tree
from minicu import types as ty
from minicu.abi import virtual_bases
from minicu.abi.layout import Slot, layout
from minicu.diagnostics.errors import Place
from minicu.sema import rules
from minicu.sema.classes import classes
from minicu.sema.context import Check


def converted(
    c: Check, e: tree.Expr, source: ty.RecordDecl, target: ty.RecordDecl, type: ty.Pointer, at: Place
) -> tree.Expr | None:
    """The pointer `e` to a `source` as a pointer to a `target`, where that is another address: a base of it,
    or a class derived from it; None where it is the same, or neither is."""
    if source.completed().members is None or target.completed().members is None:
        return None
    if (down := classes.paths(source, target)) and (shared := _only(c, down, source, target, at)[0]).virtual:
        rest = offset_of(c, virtual_bases.record_of(shared), down[0][1:])
        if _is_whole(e, source):
            return moved(c, e, type, offset_of(c, source, down[0]), at)
        return moved(c, e, type, rest, at, shared)
    bytes = distance(c, source, target, at)
    return moved(c, e, type, bytes, at) if bytes else None


def _is_whole(e: tree.Expr, decl: ty.RecordDecl) -> bool:
    """Whether `e` is the address of a complete object of exactly this class, such as a variable."""
    object = e.symbol if isinstance(e, tree.SymbolAddress) and not e.offset else None
    if isinstance(e, tree.AddressOf) and isinstance(e.place, tree.Variable):
        object = e.place.object
    type = object.type if isinstance(object, tree.Object) else None
    return isinstance(type, ty.Record) and type.decl is decl


def distance(c: Check, source: ty.RecordDecl, target: ty.RecordDecl, at: Place) -> int:
    """How many bytes a pointer moves when a pointer to `source` becomes one to `target`: a base of it, or a
    class derived from it; 0 where neither is."""
    if source.completed().members is None or target.completed().members is None:
        return 0
    if paths := classes.paths(source, target):
        return offset_of(c, source, _static(c, paths, source, target, at))
    if paths := classes.paths(target, source):
        return -offset_of(c, target, _static(c, paths, target, source, at))
    return 0


def _static(
    c: Check, paths: list[classes.Path], derived: ty.RecordDecl, base: ty.RecordDecl, at: Place
) -> classes.Path:
    if _only(c, paths, derived, base, at)[0].virtual:
        c.fatal(at, f"cannot convert between '{classes.spelled(derived)}' and its virtual base "
                f"'{classes.spelled(base)}' without an object of the class")  # fmt: skip
    return paths[0]


def _only(
    c: Check, paths: list[classes.Path], derived: ty.RecordDecl, base: ty.RecordDecl, at: Place
) -> classes.Path:
    if len(paths) > 1:
        c.fatal(at, f"ambiguous conversion from derived class '{classes.spelled(derived)}' to base class "
                f"'{classes.spelled(base)}'")  # fmt: skip
    return paths[0]


def offset_of(c: Check, decl: ty.RecordDecl, path: classes.Path) -> int:
    """Where the base class part is that a path leads to; of a virtual base, in an object of class `decl`."""
    offset = 0
    for member in path:
        slot = next(s for s in layout(ty.Record(decl), c.model).slots if s.member is member)
        offset += slot.offset
        decl = virtual_bases.record_of(member)
    return offset


def part(c: Check, place: tree.Place, slot: Slot, at: Place) -> tree.Place:
    """A base class subobject or member of the object at `place`, which may be part of a larger one."""
    type: ty.Type = ty.qualify(slot.type, place.type.quals & (ty.CONST | ty.VOLATILE))
    if not slot.member.virtual:
        return tree.MemberPlace(type, place, slot, at=at)
    pointer = rules.convert.rvalue(c, rules.convert.address_of(c, place, at))
    decl: ty.RecordDecl = place.type.decl  # type: ignore[attr-defined]
    there = ty.Pointer(type)
    if _is_whole(pointer, decl):
        return tree.MemberPlace(type, place, slot, at=at)
    return tree.Dereference(type, moved(c, pointer, there, 0, at, slot.member, sure=True), at=at)


def moved(
    c: Check,
    e: tree.Expr,
    type: ty.Type,
    bytes: int,
    at: Place,
    shared: ty.Member | None = None,
    sure: bool = False,
) -> tree.Expr:
    """The pointer `e` moved by a number of bytes (from the virtual base `shared` on, if it is given), as a
    pointer of that type; null stays null, unless there is none for `sure`."""
    at = at or e.at
    sure = sure or _is_object(e)
    if shared is None and isinstance(e, tree.SymbolAddress):
        return tree.SymbolAddress(type, e.symbol, e.offset + bytes, at=at)
    if shared is None and sure:
        return _plus(c, e, type, bytes, at)
    steps: list[tree.Statement] = []
    if not (isinstance(e, tree.Load) and isinstance(e.place, tree.Variable)):
        object = tree.Object("", e.type, "local", at=at, used=True)
        steps.append(tree.Declare(object, e, at=at))
        e = tree.Load(e.type.unqualified, tree.Variable(e.type, object, at=at), at=at)
    start: tree.Expr = e
    if shared is not None:
        start = rules.tables.virtual_part(c, e, virtual_bases.record_of(shared), at)
    there = _plus(c, start, type, bytes, at)
    if not sure:
        some = tree.Binary(ty.BOOL, "!=", e, tree.Constant(e.type.unqualified, 0, at=at), at=at)
        there = tree.Conditional(type, some, there, tree.Constant(type, 0, at=at), at=at)
    if not steps:
        return there
    return tree.StatementExpression(type, tree.Block(steps, at=at), there, at=at)


def _is_object(e: tree.Expr) -> bool:
    """Whether it is certainly the address of an object."""
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
