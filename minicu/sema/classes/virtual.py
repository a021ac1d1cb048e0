"""Virtual functions (C++17 [class.virtual]).

Objects of a class with some begin with a pointer to the class's table of functions (Itanium C++ ABI 2.5),
those of the primary base first. Other bases have parts of their own (`sema.classes.tables`);
`sema.classes.vtables` puts them into memory."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.abi import virtual_bases
from minicu.abi.layout import layout, size_of
from minicu.diagnostics.errors import Note, Place, span_of
from minicu.sema import rules
from minicu.sema.classes import classes
from minicu.sema.classes.classes import Class
from minicu.sema.context import Check, Out
from minicu.sema.scope import of_library
from minicu.syntax.nodes import Syntax, words_of

#: The name of the hidden member; no program can say it.
POINTER = " vptr"


@dataclass(eq=False, repr=False, slots=True)
class Entry:
    """A place in a table, and the function that brought it, whose result it gives. A destructor has two: one
    for objects, one for objects that `delete` ends."""

    function: tree.Function
    introduced: tree.Function
    deleting: bool = False


# ---------------------------------------------------------------- declaring


def begin(c: Check, info: Class, node: c_ast.Struct | c_ast.Union, members: list[ty.Member]) -> None:
    """Give a class with virtual functions or bases the table of its primary base, or a pointer to one of its
    own."""
    info.start = ty.RecordDecl("struct", None, members=[*members])
    if (first := rules.tables.primary(info.start)) is not None:
        info.virtuals = list(virtual_bases.record_of(first).info.virtuals)
        return
    item = next((item for item in node.decls or () if _is_virtual(item)), None)
    if item is None and not any(member.virtual for member in members):
        return
    at = node.coord if item is None else item.decl.coord if isinstance(item, c_ast.FuncDef) else item.coord
    if info.decl.keyword == "union":
        c.fatal(at, "unions cannot have virtual functions")
    info.virtuals = []
    pointer = ty.Pointer(ty.Pointer(ty.VOID))
    members.insert(0, ty.Member(POINTER, pointer, at=node.coord, access="private"))
    info.start.members = [*members]


def _is_virtual(item: Syntax) -> bool:
    return "virtual" in words_of(item)


def declare(c: Check, info: Class, function: tree.Function, words: list[str], marks: list[str]) -> None:
    """Enter a member function into the table if it is virtual: it says so, or overrides one that is."""
    method = function.method
    assert method is not None
    virtual, at = "virtual" in words, function.at
    if virtual and (method.static or method.kind == "constructor"):
        what = "static member function" if method.static else "constructor"
        c.fatal(at, f"'virtual' cannot be on a {what}")
    before = _overridden(info.virtuals, function)
    others = _overridden_elsewhere(info, function)
    if before is None and not others and not virtual and not info.decl.lacks(""):
        for word in ("override", "final"):
            if word in marks:
                c.fatal(at, f"'{function.name}' marked '{word}' but does not override any member functions")
        if "pure" in marks:
            c.fatal(at, f"'{function.name}' is not virtual and cannot be declared pure")
        return
    if info.virtuals is None:
        return
    if "constexpr" in words and not (c.language.cxx20 or of_library(at)):  # C++17 [dcl.constexpr]p3.1
        c.error(at, f"virtual function '{function.name}' cannot be 'constexpr' without -std=c++20")
    method.virtual, method.pure, method.final = True, "pure" in marks, "final" in marks
    info.own_virtuals.append(function)
    overridden = others if before is None else [*others, before]
    checked = _bases_of_owners(overridden)  # what they override themselves was checked there
    for other in overridden:
        if other.method is None or other.method.owner not in checked:
            _check_override(c, info, function, other)
    places = 0
    for i, entry in enumerate(info.virtuals):
        if rules.tables.same(entry.function, function):
            moves = _moves(c, info, function, entry.introduced)
            # Of the same results, that of the class which is less often a base is the one to go by.
            info.virtuals[i] = Entry(function, entry.introduced if moves else function, entry.deleting)
            places += not moves
    if not places:  # Itanium C++ ABI 2.5.2: another result has a place of its own
        info.virtuals.append(Entry(function, function))
        if method.kind == "destructor":
            info.virtuals.append(Entry(function, function, True))


def _bases_of_owners(functions: Iterable[tree.Function]) -> set[ty.RecordDecl]:
    """All bases of the classes whose members these are."""
    bases: set[ty.RecordDecl] = set()
    todo = [f.method.owner for f in functions if f.method is not None]
    while todo:
        for base in map(virtual_bases.record_of, todo.pop().bases):
            if base not in bases:
                bases.add(base)
                todo.append(base)
    return bases


def _moves(c: Check, info: Class, function: tree.Function, introduced: tree.Function) -> bool:
    """Whether a covariant result needs an adjustment. The class may not be complete yet."""
    mine, theirs = function.type.returns, introduced.type.returns
    if isinstance(mine, (ty.Pointer, ty.Reference)) and isinstance(theirs, (ty.Pointer, ty.Reference)):
        a, b = mine.to, theirs.to
        if isinstance(a, ty.Record) and isinstance(b, ty.Record) and a.decl is not b.decl:
            assert info.start is not None
            paths = classes.paths(info.start if a.decl is info.decl else a.decl, b.decl)
            decl = info.start if a.decl is info.decl else a.decl
            return len(paths) == 1 and (paths[0][0].virtual or rules.bases.offset_of(c, decl, paths[0]) != 0)
    return False


def _overridden_elsewhere(info: Class, function: tree.Function) -> list[tree.Function]:
    """The functions of bases other than the primary one that are overridden."""
    if info.virtuals is None or _static(function):  # None: no base has virtual functions
        return []
    assert info.start is not None
    known = [f for base in _bases_of(info.start) for f in rules.tables.info_of(base).own_virtuals]
    return [f for f in known if rules.tables.same(f, function)]


def _bases_of(decl: ty.RecordDecl) -> Iterable[ty.RecordDecl]:
    """The classes of all base class subobjects, each once, as `virtual_bases.parts` comes to them."""
    bases: dict[ty.RecordDecl, None] = {}
    todo = [virtual_bases.record_of(m) for m in reversed(decl.completed().members or ()) if m.base]
    while todo:
        base = todo.pop()
        if base not in bases:
            bases[base] = None
            members = reversed(base.completed().members or ())
            todo += [virtual_bases.record_of(m) for m in members if m.base and not m.virtual]
    return bases


def _static(function: tree.Function) -> bool:
    method = function.method
    return method is None or method.static or method.kind == "constructor"


def has_virtual_destructor(info: Class) -> bool:
    """Whether a destructor is among the virtual functions of a base. That of a base's base is overridden by
    the base's own, written or not."""
    above = (
        [info, *(rules.tables.info_of(virtual_bases.record_of(m)) for m in info.start.bases)]
        if info.start
        else [info]
    )
    return any(
        f.method is not None and f.method.kind == "destructor"
        for class_ in above
        for f in [*class_.own_virtuals, *(e.function for e in class_.virtuals or ())]
    )


def _overridden(entries: list[Entry] | None, function: tree.Function) -> tree.Function | None:
    if _static(function):
        return None
    return next((e.function for e in entries or () if rules.tables.same(e.function, function)), None)


def polymorphic(type: ty.Type) -> bool:
    """[class.virtual]p1: whether the class has or inherits virtual functions."""
    info = classes.class_of(type) if isinstance(type, ty.Record) else None
    if info is None or info.virtuals is None:
        return False
    return bool(info.virtuals) or any(rules.tables.info_of(base).virtuals for base in _bases_of(info.decl))


def finish(c: Check, info: Class) -> None:
    """Check what can be told once the class is complete."""
    from minicu.sema.classes import tables

    if info.decl.virtual_bases:
        tables.refuse_several(c, info.decl)
    for function, before in info.overrides:
        rules.throwing.check_override(c, function, before)
        mine, theirs = function.method, before.method
        if mine is not None and theirs is not None and mine.deleted != theirs.deleted:  # [class.virtual]p16
            notes = [Note("overridden virtual function is here", span_of(before.at))]
            one, other = ("deleted", "non-deleted")[:: 1 if mine.deleted else -1]
            c.error(
                function.at, f"{one} function '{function.name}' cannot override a {other} function", notes
            )


def _check_override(c: Check, info: Class, function: tree.Function, before: tree.Function) -> None:
    info.overrides.append((function, before))
    method, known = function.method, before.method
    assert method is not None and known is not None
    notes = [Note("overridden virtual function is here", span_of(before.at))]
    if known.final:
        c.error(function.at, f"declaration of '{function.name}' overrides a 'final' function", notes)
    if method.host and not known.host and not method.implicit:
        c.error(function.at, f"'{function.name}' overrides a __device__ function, but is a host function: it "
                "is not marked __device__", notes)  # fmt: skip
    mine, theirs = function.type.returns, before.type.returns
    if mine != theirs and not _covariant(info, mine, theirs):
        what = f"virtual function '{function.name}' has a different return type ('{mine}')"
        c.error(
            function.at, f"{what} than the function it overrides (which has return type '{theirs}')", notes
        )


def _covariant(info: Class, mine: ty.Type, theirs: ty.Type) -> bool:
    """[class.virtual]p8: a pointer or reference to a class of which the other's is a base that is
    unambiguous and accessible."""
    for kind in (ty.Pointer, ty.Reference):
        if isinstance(mine, kind) and isinstance(theirs, kind):
            derived, base = mine.to, theirs.to
            if not isinstance(derived, ty.Record) or not isinstance(base, ty.Record):
                return False
            own = derived.decl is info.decl  # which is not complete yet, and may use its private bases
            known = info.start if own else derived.decl
            assert known is not None
            ways = classes.paths(known, base.decl)
            if derived.decl is base.decl:
                return True
            reached = any(all(step.access == "public" for step in way[own:]) for way in ways)
            return reached and len(set(map(_subobject, ways))) == 1
    return False


def _subobject(path: classes.Path) -> tuple[ty.RecordDecl | ty.Member, ...]:
    """Which base class subobject a path leads to: one of a virtual base is the same however it is reached."""
    first = max((i for i, step in enumerate(path) if step.virtual), default=None)
    return tuple(path if first is None else map(virtual_bases.record_of, path[first:]))


def refuse_pure(c: Check, info: Class, type: ty.Type, what: str, at: Place) -> None:
    """`classes.refuse_abstract` of a class with virtual functions."""
    parts = rules.tables.parts(c, rules.tables.View(info.decl, info.decl))
    functions = [place.function for part in parts for place in part.places if place.function is not None]
    for function in functions:
        if function.method is not None and function.method.pure:
            notes = [Note(f"unimplemented pure virtual method '{function.name}'", span_of(function.at))]
            c.fatal(at, f"{what} type '{type.unqualified}' is an abstract class", notes)


# ---------------------------------------------------------------- objects


def set_pointer(c: Check, info: Class, out: Out, first: bool = False) -> None:
    """What constructors and destructors do first: the object is one of this class ([class.cdtor]p4). `first`:
    only its own pointer, by which `this` is converted to a virtual base (p2), also before bases are made."""
    if info.virtuals is None:
        return
    type = ty.Record(info.decl)
    given = rules.construction.passed_vtt(c)
    for path in rules.vtables.pointers(info.decl):
        if first and path:
            continue
        object: tree.Place = rules.construct.object_at_hand(c, type)
        for member in path:
            record = object.type
            assert isinstance(record, ty.Record)
            slot = next(s for s in layout(record, c.model).slots if s.member is member)
            object = rules.bases.part(c, object, slot, object.at)
        place = _pointer(c, object)
        there = rules.vtables.address(c, info, path, place.type, given)
        out.append(tree.ExpressionStatement(tree.Initialize(ty.VOID, place, there)))


def _pointer(c: Check, object: tree.Place) -> tree.Place:
    """The hidden member of an object, or that of its primary base."""
    while isinstance(object.type, ty.Record):
        slots = layout(object.type, c.model).slots
        base = rules.tables.primary(object.type.decl)
        if base is not None and base.virtual:  # which may be elsewhere
            type = ty.Pointer(ty.Pointer(ty.VOID))
            there = tree.Convert(
                ty.Pointer(type), rules.convert.address_of(c, object, object.at), at=object.at
            )
            return tree.Dereference(type, there, at=object.at)
        slot = next(s for s in slots if (s.member is base if base else s.name == POINTER))
        object = tree.MemberPlace(slot.type, object, slot, at=object.at)
    return object


# ---------------------------------------------------------------- calling


def callee(
    c: Check, function: tree.Function, this: tree.Expr, at: Place, deleting: bool = False
) -> tuple[tree.Expr, tree.Expr]:
    """The function that the object at `this` has in the place of `function`, and `this` for the call of it
    (which is evaluated after)."""
    method = function.method
    assert method is not None and isinstance(this.type, ty.Pointer)
    index = place_of(c, function, deleting)
    first: tree.Expr = this
    if not (isinstance(this, tree.Load) and isinstance(this.place, tree.Variable)):
        object = tree.Object("", this.type, "local", at=at, used=True)
        item = tree.Initializer(this.type, [tree.InitItem(0, this.type, this)])
        first = tree.Load(this.type, tree.CompoundLiteral(this.type, object, item, at=at), at=at)
        this = tree.Load(this.type, tree.Variable(this.type, object, at=at), at=at)
    record = ty.Record(method.owner)
    pointer = _pointer(c, tree.Dereference(record, rules.convert.to(c, first, ty.Pointer(record)), at=at))
    table = tree.Load(pointer.type.unqualified, pointer, at=at)
    number = tree.Constant(c.ptrdiff_type, index, at=at)
    size = size_of(ty.Pointer(ty.VOID), c.model)
    entry_at = tree.PointerAdd(table.type, table, number, size, at=at)
    wanted = ty.Pointer(function.type)
    place = tree.Dereference(wanted, tree.Convert(ty.Pointer(wanted), entry_at, at=at), at=at)
    return tree.Load(wanted, place, at=at), this


def place_of(c: Check, function: tree.Function, deleting: bool = False) -> int:
    """Where the table of its class has a virtual function, with the result that it declares."""
    assert function.method is not None
    return next(
        i for i, entry in enumerate(rules.tables.info_of(function.method.owner).virtuals or ())
        if entry.function is function and entry.deleting == deleting
        and rules.tables.returned(c, function, entry.introduced) == rules.tables.NONE
    )  # fmt: skip


def dispatched(function: tree.Function, object: tree.Place | tree.Expr | None) -> bool:
    """Whether a call on `object` is dispatched dynamically. The class of a variable is known; a
    using-declaration may name a function that a base of the class overrides."""
    method = function.method
    if method is None or not method.virtual or method.final:
        return False
    if isinstance(object, tree.Dereference):
        return True
    if object is None or not isinstance(object.type, ty.Record) or object.type.decl is method.owner:
        return False
    above = set(_bases_of(object.type.decl)) - {method.owner}
    below = [decl for decl in above if classes.paths(decl, method.owner)]
    return any(
        rules.tables.same(f, function) for decl in below for f in rules.tables.info_of(decl).own_virtuals
    )


def end(c: Check, function: tree.Function, place: tree.Place, at: Place, deleting: bool) -> tree.Expr:
    """A call of the destructor that the object at `place` has."""
    this = rules.convert.to(c, rules.convert.address_of(c, place, at), function.type.parameters[0])
    target, value = callee(c, function, this, at, deleting)
    return tree.Call(ty.VOID, target, function.type, [value], at=at)


def complete_object(c: Check, place: tree.Place, at: Place) -> tree.Expr:
    """Where the object begins that the one at `place` is part of: its table tells how far that is from here,
    two entries before the functions (Itanium C++ ABI 2.5.2)."""
    pointer = _pointer(c, place)
    table = tree.Load(pointer.type.unqualified, pointer, at=at)
    before = tree.Constant(c.ptrdiff_type, -2, at=at)
    entry = tree.PointerAdd(table.type, table, before, size_of(ty.Pointer(ty.VOID), c.model), at=at)
    wanted = ty.Pointer(c.ptrdiff_type)
    distance = tree.Dereference(c.ptrdiff_type, tree.Convert(wanted, entry, at=at), at=at)
    bytes = ty.Pointer(ty.CHAR)
    start = tree.Convert(bytes, rules.convert.address_of(c, place, at), at=at)
    moved = tree.PointerAdd(bytes, start, tree.Load(c.ptrdiff_type, distance, at=at), 1, at=at)
    return tree.Convert(ty.Pointer(ty.VOID), moved, at=at)
