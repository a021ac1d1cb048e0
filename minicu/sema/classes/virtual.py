"""Virtual functions (C++17 [class.virtual]).

Objects of a class with some begin with a pointer to the class's table of functions (Itanium C++ ABI 2.5): two
words that nobody reads here, then the functions, those of the primary base first. As with nvcc, functions
that the device has no body of (pure ones, the host's) are null there. Other bases have parts of their own
(`sema.classes.tables`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from minicu import tree
from minicu import types as ty
from minicu.abi import mangle
from minicu.abi.layout import find_member, layout, size_of
from minicu.diagnostics.errors import Note, Place, span_of
from minicu.sema.classes import bases, classes, tables
from minicu.sema.classes.classes import Class
from minicu.sema.context import Check
from minicu.sema.conversions.convert import address_of, to
from minicu.syntax.headers.supplied import CALLED
from minicu.syntax.nodes import Syntax

Out = list[tree.Statement]

#: The name of the hidden member; no program can say it.
POINTER = " vptr"

#: Words in front of a table's functions: the distance to the whole object, and its type.
_HEAD = 2


@dataclass(eq=False, slots=True)
class Entry:
    """A place in a table. A destructor has two: one for objects, one for objects that `delete` ends."""

    function: tree.Function
    deleting: bool = False


# ---------------------------------------------------------------- declaring


def begin(c: Check, info: Class, node: Any, members: list[ty.Member]) -> None:
    """Give a class with virtual functions the table of its base, or a pointer to one of its own."""
    for member in members:
        above = member.type.decl.completed().info  # type: ignore[attr-defined]
        if above is not None and above.virtuals is not None:
            info.virtuals = list(above.virtuals)
            return
    first = next((item for item in node.decls or () if _is_virtual(item)), None)
    if first is None:
        return
    at = getattr(first, "decl", first).coord
    if info.decl.keyword == "union":
        c.fatal(at, "unions cannot have virtual functions")
    info.virtuals = []
    pointer = ty.Pointer(ty.Pointer(ty.VOID))
    members.insert(0, ty.Member(POINTER, pointer, at=node.coord, access="private"))


def _is_virtual(item: Syntax) -> bool:
    decl = getattr(item, "decl", item)
    return "virtual" in (getattr(decl, "funcspec", None) or ())


def declare(c: Check, info: Class, function: tree.Function, words: list[str], marks: list[str]) -> None:
    """Enter a member function into the table if it is virtual: it says so, or overrides one that is."""
    made = function.method
    assert made is not None
    virtual, at = "virtual" in words, function.at
    if virtual and (made.static or made.kind == "constructor"):
        what = "static member function" if made.static else "constructor"
        c.fatal(at, f"'virtual' cannot be on a {what}")
    before = _overridden(info.virtuals, function)
    others = _overridden_elsewhere(info, function)
    if before is None and not others and not virtual:
        for word in ("override", "final"):
            if word in marks:
                c.fatal(at, f"'{function.name}' marked '{word}' but does not override any member functions")
        if "pure" in marks:
            c.fatal(at, f"'{function.name}' is not virtual and cannot be declared pure")
        return
    if info.virtuals is None:
        return
    made.virtual, made.pure, made.final = True, "pure" in marks, "final" in marks
    for other in others:
        _check_override(c, info, function, other)
    if before is None:
        info.virtuals.append(Entry(function))
        if made.kind == "destructor":
            info.virtuals.append(Entry(function, True))
        return
    _check_override(c, info, function, before)
    for i, entry in enumerate(info.virtuals):
        if entry.function is before:
            info.virtuals[i] = Entry(function, entry.deleting)


def _overridden_elsewhere(info: Class, function: tree.Function) -> list[tree.Function]:
    """The functions of bases other than the primary one that are overridden."""
    owners = [s.owner.completed() for s in info.scope.using if s.owner is not None]
    with_table = [decl for decl in owners if decl.info is not None and decl.info.virtuals is not None]
    found = []
    for decl in with_table:
        for part in [*(() if decl is with_table[0] else ((),)), *tables.secondary(decl)]:
            of = part[-1].type.decl if part else decl
            if (known := _overridden(of.completed().info.virtuals, function)) is not None:
                found.append(known)
    return found


def has_virtual_destructor(info: Class) -> bool:
    """Is a destructor among the virtual functions of a base?"""
    owners = [s.owner.completed() for s in info.scope.using if s.owner is not None]
    above = [owner.info for owner in owners if owner.info is not None]
    return any(
        e.function.method is not None and e.function.method.kind == "destructor"
        for of in [info, *above]
        for e in of.virtuals or ()
    )


def _overridden(entries: list[Entry] | None, function: tree.Function) -> tree.Function | None:
    from minicu.sema.classes import methods

    made = function.method
    assert made is not None
    if made.static or made.kind == "constructor":
        return None
    for entry in entries or ():
        known = entry.function
        if made.kind == "destructor":
            if known.method is not None and known.method.kind == "destructor":
                return known
        elif known.name == function.name and methods.same(known, function.type, made):
            return known
    return None


def _check_override(c: Check, info: Class, function: tree.Function, before: tree.Function) -> None:
    made, known = function.method, before.method
    assert made is not None and known is not None
    notes = [Note("overridden virtual function is here", span_of(before.at))]
    if known.final:
        c.error(function.at, f"declaration of '{function.name}' overrides a 'final' function", notes)
    if made.host and not known.host and not made.implicit:
        c.error(function.at, f"'{function.name}' overrides a __device__ function, but is a host function: it "
                "is not marked __device__", notes)  # fmt: skip
    mine, theirs = function.type.returns, before.type.returns
    if mine != theirs and not _covariant(info, mine, theirs):
        what = f"virtual function '{function.name}' has a different return type ('{mine}')"
        c.error(
            function.at, f"{what} than the function it overrides (which has return type '{theirs}')", notes
        )


def _covariant(info: Class, mine: ty.Type, theirs: ty.Type) -> bool:
    """[class.virtual]p8: a pointer or reference to a class derived from the other's."""
    for kind in (ty.Pointer, ty.Reference):
        if isinstance(mine, kind) and isinstance(theirs, kind):
            derived = mine.to
            if isinstance(derived, ty.Record) and derived.decl is info.decl:  # which is not complete yet
                derived = ty.Record(info.scope.using[0].owner)  # type: ignore[arg-type]
            return classes.derives(derived, theirs.to) is not None
    return False


def refuse_abstract(c: Check, type: ty.Type, what: str, at: Place) -> None:
    """Complain about an object of an abstract class ([class.abstract]p2)."""
    info = classes.of(type)
    if info is None or info.virtuals is None:
        return
    functions = [entry.function for entry in info.virtuals]
    for path in tables.secondary(info.decl):
        functions += [place.function for place in tables.places(c, info.decl, path)]
    for function in functions:
        if function.method is not None and function.method.pure:
            notes = [Note(f"unimplemented pure virtual method '{function.name}'", span_of(function.at))]
            c.fatal(at, f"{what} type '{type.unqualified}' is an abstract class", notes)


# ---------------------------------------------------------------- objects


def set_pointer(c: Check, info: Class, out: Out) -> None:
    """What constructors and destructors do first: the object is one of this class ([class.cdtor]p4)."""
    from minicu.sema.initialisation import construct

    if info.virtuals is None:
        return
    type = ty.Record(info.decl)
    table, word = _table(c, info), size_of(ty.Pointer(ty.VOID), c.model)
    start, parts = 0, [(), *tables.secondary(info.decl)]
    for path in parts:
        object: tree.Place = construct.object_at_hand(c, type)
        for member in path:
            of = object.type
            assert isinstance(of, ty.Record)
            slot = next(s for s in layout(of, c.model).slots if s.member is member)
            object = tree.MemberPlace(slot.type, object, slot, at=object.at)
        place = _pointer(c, object)
        there = tree.SymbolAddress(place.type, table, (start + _HEAD) * word)
        out.append(tree.ExpressionStatement(tree.Initialize(ty.VOID, place, there)))
        entries = path[-1].type.decl.completed().info.virtuals if path else info.virtuals  # type: ignore[attr-defined]
        start += _HEAD + len(entries)


def _pointer(c: Check, object: tree.Place) -> tree.Place:
    """The hidden member of an object."""
    type = object.type
    assert isinstance(type, ty.Record)
    for slot in find_member(type, POINTER, c.model):
        object = tree.MemberPlace(slot.type, object, slot, at=object.at)
    return object


def _table(c: Check, info: Class) -> tree.Object:
    """The class's table. Whoever makes objects of a class needs all its virtual functions."""
    if info.table is not None:
        return info.table
    word = ty.Pointer(ty.VOID, quals=ty.CONST)
    parts = [(0, [tables.Place(e.function, e.deleting) for e in info.virtuals or ()])]
    for path in tables.secondary(info.decl):
        parts.append((bases.offset_of(c, info.decl, path), tables.places(c, info.decl, path)))
    size = size_of(word, c.model)
    type = ty.Array(word, sum(_HEAD + len(places) for _, places in parts))
    symbol = mangle.table(classes.path(c, info.decl))
    local = info.local or info.decl.name is None or mangle.of_this_unit(classes.path(c, info.decl))
    linkage = "internal" if local else "external"
    info.table = tree.Object(
        f"vtable for {info.name}", type, "device", at=info.decl.at, linkage=linkage, weak=not local,
        used=True, symbol=symbol, virtual_table=True,
    )  # fmt: skip
    items = []
    start = 0
    for offset, places in parts:
        if c.language.whole:  # device code has no type information
            from minicu.sema.classes import type_info

            what = tree.SymbolAddress(word.unqualified, type_info.of(c, ty.Record(info.decl)))
            items.append(tree.InitItem((start + 1) * size, word.unqualified, what))
        if offset:  # the way back to the whole object
            back = tree.Constant(word.unqualified, 2 ** (8 * size) - offset, at=info.decl.at)
            items.append(tree.InitItem(start * size, word.unqualified, back))
        for i, place in enumerate(places):
            function = _deleting(c, place.function) if place.deleting else place.function
            if function is None or function.declared.device_only:
                continue
            if function.method is not None and _without_body(function.method):
                continue
            function.used = True
            if place.adjust:
                function = tables.thunk(c, function, place.adjust)
                function.used = True
            address = tree.SymbolAddress(word.unqualified, function, at=info.decl.at)
            items.append(tree.InitItem((start + _HEAD + i) * size, word.unqualified, address))
        start += _HEAD + len(places)
    info.table.initializer = tree.Initializer(type, items)
    c.unit.objects.append(info.table)
    return info.table


def _without_body(made: tree.Method) -> bool:
    return made.pure or made.host or made.deleted


def _deleting(c: Check, destructor: tree.Function) -> tree.Function | None:
    """What `delete` calls: the destructor, and then free() (Itanium C++ ABI 2.6.3)."""
    made = destructor.method
    assert made is not None
    if (_without_body(made) and not made.pure) or destructor.declared.device_only:
        return None
    known = destructor.declared.deleting
    if known is not None or c.scope.find(CALLED["delete"]) is None:
        return known
    from minicu.sema.expressions import allocation

    at = destructor.at
    this = tree.Object("this", destructor.type.parameters[0], "parameter", at=at, used=True)
    function = tree.Function(
        destructor.name, destructor.type, at=at, linkage=destructor.linkage, host=destructor.host,
        scope=destructor.scope, parameters=[this], symbol=mangle.deleting(destructor.symbol or ""),
    )  # fmt: skip
    if function.linkage == "external" and destructor.inline is not None:
        function.linkage = "weak"
    destructor.used = True
    value = tree.Load(this.type, tree.Variable(this.type, this, at=at), at=at)
    ended = tree.Call(ty.VOID, destructor, destructor.type, [value], at=at)
    released = allocation.release(c, value, at)
    function.body = tree.Block([tree.ExpressionStatement(ended), tree.ExpressionStatement(released)], at=at)
    destructor.declared.deleting = function
    c.known.functions[function] = None
    return function


# ---------------------------------------------------------------- calling


def callee(
    c: Check, function: tree.Function, this: tree.Expr, at: Place, deleting: bool = False
) -> tuple[tree.Expr, tree.Expr]:
    """The function that the object at `this` has in the place of `function`, and `this` for the call of it
    (which is evaluated after)."""
    made = function.method
    assert made is not None and isinstance(this.type, ty.Pointer)
    of = made.of.completed().info
    index = next(
        i for i, entry in enumerate(of.virtuals)
        if entry.function is function and entry.deleting == deleting
    )  # fmt: skip
    first: tree.Expr = this
    if not (isinstance(this, tree.Load) and isinstance(this.place, tree.Variable)):
        object = tree.Object("", this.type, "local", at=at, used=True)
        item = tree.Initializer(this.type, [tree.InitItem(0, this.type, this)])
        first = tree.Load(this.type, tree.CompoundLiteral(this.type, object, item, at=at), at=at)
        this = tree.Load(this.type, tree.Variable(this.type, object, at=at), at=at)
    record = ty.Record(made.of)
    pointer = _pointer(c, tree.Dereference(record, to(c, first, ty.Pointer(record)), at=at))
    table = tree.Load(pointer.type.unqualified, pointer, at=at)
    number = tree.Constant(c.ptrdiff_type, index, at=at)
    size = size_of(ty.Pointer(ty.VOID), c.model)
    entry_at = tree.PointerAdd(table.type, table, number, size, at=at)
    wanted = ty.Pointer(function.type)
    place = tree.Dereference(wanted, tree.Convert(ty.Pointer(wanted), entry_at, at=at), at=at)
    return tree.Load(wanted, place, at=at), this


def dispatched(function: tree.Function, object: tree.Place | tree.Expr | None) -> bool:
    """Is a call on `object` one that the object decides? Of a variable, the class is known."""
    made = function.method
    return made is not None and made.virtual and not made.final and isinstance(object, tree.Dereference)


def end(c: Check, function: tree.Function, place: tree.Place, at: Place, deleting: bool) -> tree.Expr:
    """A call of the destructor that the object at `place` has."""
    this = to(c, address_of(c, place, at), function.type.parameters[0])
    target, value = callee(c, function, this, at, deleting)
    return tree.Call(ty.VOID, target, function.type, [value], at=at)
