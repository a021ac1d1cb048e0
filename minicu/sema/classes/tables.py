"""Tables of virtual functions (Itanium C++ ABI 2.5): what the parts of a class's table hold, for the object
itself and its primary bases, for each other base with virtual functions, and for its virtual bases; as a
whole object has it, or while a class derived from it is made or ended (2.6.4).

In front of the address that an object has there are, downwards: its type, the distance to the whole object,
and what is known of virtual bases: where they are (vbase offsets), and how far from one the function's own
object is (vcall offsets)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from minicu import tree
from minicu import types as ty
from minicu.abi import virtual_bases
from minicu.abi.layout import size_of
from minicu.diagnostics.errors import Note, span_of
from minicu.diagnostics.errors import Place as At
from minicu.sema import rules
from minicu.sema.classes import bases, classes
from minicu.sema.classes.classes import Class, Path
from minicu.sema.context import Check


class Step(NamedTuple):
    """How a pointer moves: by bytes, and by what stands that far from the address of a table (before it
    downwards, `first`, or after)."""

    bytes: int = 0
    entry: int | None = None


NONE = Step()


@dataclass(eq=False, repr=False, slots=True)
class Place:
    """One function of a table, null if nobody calls it there; `this` moves on the way in, what it returns on
    the way out."""

    function: tree.Function | None
    deleting: bool = False
    this: Step = NONE
    returns: Step = NONE


@dataclass(eq=False, repr=False, slots=True)
class Part:
    """One table: that of the part `path` of the class and of its primary bases. `front` is in front of the
    distance to the whole object, `top` bytes, the farthest last."""

    path: Path
    top: int
    front: list[int] = field(default_factory=list)
    places: list[Place] = field(default_factory=list)


class View(NamedTuple):
    """A class as a subobject, at path `at`, of a `complete` object; a class alone is its own complete
    object."""

    decl: ty.RecordDecl
    complete: ty.RecordDecl
    at: Path = ()

    def path(self, path: Path) -> Path:
        """Where a part of the class is in the complete object."""
        if path and path[0].virtual:
            return (virtual_bases.member(self.complete, virtual_bases.record_of(path[0])), *path[1:])
        return (*self.at, *path)


def info_of(decl: ty.RecordDecl) -> Class:
    info: Class = decl.completed().info
    return info


def primary(decl: ty.RecordDecl) -> ty.Member | None:
    """The base that shares its virtual pointer with the class."""
    for base in decl.completed().bases:
        if not base.virtual and info_of(virtual_bases.record_of(base)).virtuals is not None:
            return base
    return virtual_bases.primary(decl)


def parts(c: Check, view: View) -> list[Part]:
    """The tables of a class, in their order."""
    tables: list[Part] = []

    def add(path: Path, shared: bool, is_virtual: bool) -> None:
        offset = bases.offset_of(c, view.complete, view.path(path))
        front = [n for _, n in _front(c, view, path, is_virtual)]
        start = bases.offset_of(c, view.complete, view.at)
        tables.append(Part(path, start - offset, front, list(_places(c, view, path))))
        others(path, shared)

    def others(path: Path, shared: bool) -> None:
        decl = _class(view.decl, path)
        first = primary(decl)
        for base in decl.bases:
            base_class = virtual_bases.record_of(base)
            if base.virtual or info_of(base_class).virtuals is None:
                continue
            if view.at and not shared and not base_class.virtual_bases:
                continue
            if base is first:
                others((*path, base), shared)
            else:
                add((*path, base), shared, False)

    add((), False, False)
    claimed = {here for part in _subobjects(view.decl) if (here := _shared_primary(c, view, part))}
    for member in virtual_bases.in_order(view.decl):
        if info_of(virtual_bases.record_of(member)).virtuals is not None and (member,) not in claimed:
            add((member,), True, True)
    return tables


def _shared_primary(c: Check, view: View, path: Path) -> Path | None:
    """The virtual primary base of a part, if it is where the part is in the complete object."""
    first = primary(_class(view.decl, path))
    if first is None or not first.virtual:
        return None
    shared = (virtual_bases.member(view.decl, virtual_bases.record_of(first)),)
    there, here = (bases.offset_of(c, view.complete, view.path(p)) for p in (shared, path))
    return shared if there == here else None


def chain(c: Check, view: View, path: Path) -> Iterator[Path | None]:
    """A part and its chain of primary bases, which share a table; None at a base that lies elsewhere in the
    complete object."""
    while True:
        yield path
        first = primary(_class(view.decl, path))
        if first is None:
            return
        if not first.virtual:
            path = (*path, first)
            continue
        shared = _shared_primary(c, view, path)
        if shared is None:
            yield None
            return
        path = shared


def _class(decl: ty.RecordDecl, path: Path) -> ty.RecordDecl:
    return virtual_bases.record_of(path[-1]) if path else decl


def _first(decl: ty.RecordDecl, path: Path) -> ty.RecordDecl:
    """The class of the primary base of a part that has one."""
    base = primary(_class(decl, path))
    assert base is not None
    return virtual_bases.record_of(base)


def _subobjects(decl: ty.RecordDecl) -> Iterator[Path]:
    yield ()
    yield from virtual_bases.parts(decl)


def _inside(decl: ty.RecordDecl, outer: Path, inner: Path) -> bool:
    """Whether one part of the class is the other, or contained in it."""
    if inner[: len(outer)] == outer:
        return True
    if not inner or not inner[0].virtual:
        return False
    shared = virtual_bases.record_of(inner[0])
    return any(virtual_bases.record_of(m) is shared for m in _class(decl, outer).virtual_bases)


# ---------------------------------------------------------------- in front


def _front(
    c: Check, view: View, path: Path, is_virtual: bool
) -> Iterator[tuple[ty.RecordDecl | object, int]]:
    """What a part has in front of its functions, the nearest first: what it is for, and the number."""
    here = bases.offset_of(c, view.complete, view.path(path))
    seen: set[ty.RecordDecl] = set()
    called: list[tree.Function] = []

    def both(at: Path, is_virtual: bool) -> Iterator[tuple[object, int]]:
        decl = _class(view.decl, at)
        first = primary(decl)
        if first is not None:
            yield from both(_along(view.decl, at, first), first.virtual)
        yield from vbases(decl)
        if is_virtual:
            yield from calls(at)

    def vbases(decl: ty.RecordDecl) -> Iterator[tuple[object, int]]:
        for base in decl.bases:
            base_class = virtual_bases.record_of(base)
            if base.virtual:
                if base_class in seen:  # and all that it has
                    continue
                seen.add(base_class)
                there = (virtual_bases.member(view.complete, base_class),)
                yield base_class, bases.offset_of(c, view.complete, there) - here
            if base_class.virtual_bases:
                yield from vbases(base_class)

    def calls(at: Path) -> Iterator[tuple[object, int]]:
        decl = _class(view.decl, at)
        first = primary(decl)
        if first is not None:
            yield from calls(_along(view.decl, at, first))
        for function in info_of(decl).own_virtuals:
            if any(same(known, function) for known in called):
                continue
            called.append(function)
            _, by = overrider(view.decl, at, function)
            yield function, bases.offset_of(c, view.complete, view.path(by)) - here
        for base in decl.bases:
            if not base.virtual and base is not first:
                yield from calls((*at, base))

    return both(path, is_virtual)


def _along(decl: ty.RecordDecl, path: Path, base: ty.Member) -> Path:
    if base.virtual:
        return (virtual_bases.member(decl, virtual_bases.record_of(base)),)
    return (*path, base)


def same(a: tree.Function, b: tree.Function) -> bool:
    """Whether one of two virtual functions overrides the other, judged by name and parameters."""
    assert a.method is not None and b.method is not None
    if "destructor" in (a.method.kind, b.method.kind):
        return a.method.kind == b.method.kind
    return a.name == b.name and rules.methods.same(a, b.type, b.method)


#: Words between the address of a table and what is in front of it: type, distance to the whole object.
_BETWEEN = 3


def virtual_part(c: Check, e: tree.Expr, base: ty.RecordDecl, at: At) -> tree.Expr:
    """The address of a virtual base of the object at `e`, which is evaluated twice."""
    type = ty.pointee(e.type)
    assert isinstance(type, ty.Record)
    decl = type.decl
    return stepped(c, e, Step(0, base_entry(c, decl, base)), at)


def base_entry(c: Check, decl: ty.RecordDecl, base: ty.RecordDecl) -> int:
    """The offset of a virtual base's vbase entry from the address point of a class's table."""
    return _entry(c, decl, False, lambda what: what is base)


def call_entry(c: Check, decl: ty.RecordDecl, function: tree.Function) -> int:
    """The offset of a function's vcall entry in the table of a virtual base."""
    return _entry(c, decl, True, lambda what: isinstance(what, tree.Function) and same(what, function))


def _entry(c: Check, decl: ty.RecordDecl, is_virtual: bool, wanted: Callable[[object], bool]) -> int:
    word = size_of(ty.Pointer(ty.VOID), c.model)
    whats = [what for what, _ in _front(c, View(decl, decl), (), is_virtual)]
    index = next(i for i, what in enumerate(whats) if wanted(what))
    return -(_BETWEEN + index) * word


def stepped(c: Check, e: tree.Expr, step: Step, at: At) -> tree.Expr:
    """The address `e` moved by a Step, as a pointer to bytes. It is evaluated twice if a table is read."""
    bytes_, number = ty.Pointer(ty.UCHAR), c.ptrdiff_type
    start: tree.Expr = tree.Convert(bytes_, e, at=at)
    if step.entry is not None:
        pointer = ty.Pointer(bytes_)
        table = tree.Load(bytes_, tree.Dereference(bytes_, tree.Convert(pointer, start, at=at), at=at), at=at)
        entry = tree.PointerAdd(bytes_, table, tree.Constant(number, step.entry, at=at), 1, at=at)
        there = tree.Dereference(number, tree.Convert(ty.Pointer(number), entry, at=at), at=at)
        start = tree.PointerAdd(bytes_, start, tree.Load(number, there, at=at), 1, at=at)
    if step.bytes:
        start = tree.PointerAdd(bytes_, start, tree.Constant(number, step.bytes, at=at), 1, at=at)
    return start


# ---------------------------------------------------------------- functions


def _places(c: Check, view: View, path: Path) -> Iterator[Place]:
    decl = _class(view.decl, path)
    shared = list(chain(c, view, path))
    here = bases.offset_of(c, view.complete, view.path(path))
    for index, entry in enumerate(info_of(decl).virtuals or ()):
        owner: Path | None = path  # the part that brought the place: the last of the chain that has it
        for before, one in zip([path, *shared], shared):
            part_class = _class(view.decl, one) if one is not None else _first(view.decl, before or ())
            if index < len(info_of(part_class).virtuals or ()):
                owner = one
        function = entry.function
        if owner is None:
            method = function.method
            away = _first(view.decl, shared[-2] or ())
            there = (virtual_bases.member(view.decl, away),)
            if method is None or method.owner is away or classes.paths(away, method.owner):
                # Nobody calls it here, where the base is not. nvcc writes what the base's own table has.
                owner = there
                final, by = overrider(view.decl, owner, function)
                this = NONE if by == owner else _adjusted(c, owner, by, function, 0)
                yield Place(final, entry.deleting, this, returned(c, final, entry.introduced))
                continue
            brought = _bringer(view.decl, there, index)
        else:
            brought = owner
        # The nearest part that declares it; the classes after may be overridden elsewhere.
        nearest = next(
            p for p in shared if p is not None and _own(_class(view.decl, p), function) is not None
        )
        final, by = overrider(view.decl, nearest, function)
        bytes = bases.offset_of(c, view.complete, view.path(by)) - here
        this, returns = NONE, returned(c, final, entry.introduced)
        if bytes or returns != NONE:
            this = _adjusted(c, nearest if bytes else brought, by, function, bytes)
        yield Place(final, entry.deleting, this, returns)


def _bringer(decl: ty.RecordDecl, path: Path, index: int) -> Path:
    """The part that introduced a slot of a table: the last of the primary bases that has it."""
    first = primary(_class(decl, path))
    if first is None or index >= len(info_of(virtual_bases.record_of(first)).virtuals or ()):
        return path
    return _bringer(decl, _along(decl, path, first), index)


def _adjusted(c: Check, owner: Path, by: Path, function: tree.Function, bytes: int) -> Step:
    """How `this` moves from the part `owner` of the class to that whose function is called."""
    if not owner or not owner[0].virtual or (by and owner[: len(by)] == by):  # no virtual base is on the way
        return Step(bytes)
    shared = virtual_bases.record_of(owner[0])
    inside = bases.offset_of(c, shared, owner[1:])
    return Step(-inside, call_entry(c, shared, function))


def overrider(decl: ty.RecordDecl, path: Path, function: tree.Function) -> tuple[tree.Function, Path]:
    """The final overrider of a virtual function of the part `path` of a class ([class.virtual]p2), and the
    part whose class has it."""
    finals: list[tuple[tree.Function, Path]] = []
    for part in _subobjects(decl):
        if _inside(decl, part, path) and (own := _own(_class(decl, part), function)) is not None:
            if not any(_inside(decl, other, part) for _, other in finals):
                finals = [(f, p) for f, p in finals if not _inside(decl, part, p)]
                finals.append((own, part))
    for final in finals:
        return final
    method = function.method
    assert method is not None
    return function, next(
        (p for p in _subobjects(decl) if _class(decl, p) is method.owner and _inside(decl, path, p)), path
    )


def refuse_several(c: Check, decl: ty.RecordDecl) -> None:
    """Complain about a virtual function of a virtual base that two parts of a class override, and the class
    does not ([class.virtual]p2)."""
    for member in decl.virtual_bases:
        for function in info_of(virtual_bases.record_of(member)).own_virtuals:
            overriders = [
                (own, part) for part in _subobjects(decl)
                if _inside(decl, part, (member,)) and (own := _own(_class(decl, part), function)) is not None
            ]  # fmt: skip
            last = [
                f for f, p in overriders if not any(q != p and _inside(decl, q, p) for _, q in overriders)
            ]
            if len(set(last)) > 1:
                notes = [Note("final overrider is here", span_of(f.at)) for f in dict.fromkeys(last)]
                c.error(decl.at, f"virtual function '{function.name}' has more than one final overrider in "
                        f"'{classes.spelled(decl)}'", notes)  # fmt: skip


def _own(decl: ty.RecordDecl, function: tree.Function) -> tree.Function | None:
    """The class's own function for a virtual function, if it declares one."""
    return next((f for f in info_of(decl).own_virtuals if same(f, function)), None)


def returned(c: Check, function: tree.Function, introduced: tree.Function) -> Step:
    """The adjustment of a covariant result ([class.virtual]p8)."""
    mine, theirs = function.type.returns, introduced.type.returns
    if not isinstance(mine, (ty.Pointer, ty.Reference)) or not isinstance(theirs, (ty.Pointer, ty.Reference)):
        return NONE
    a, b = mine.to, theirs.to
    if not (isinstance(a, ty.Record) and isinstance(b, ty.Record)) or a.decl is b.decl:
        return NONE
    paths = classes.paths(a.decl, b.decl)
    if len(paths) != 1:
        return NONE
    if paths[0][0].virtual:
        shared = virtual_bases.record_of(paths[0][0])
        return Step(bases.offset_of(c, shared, paths[0][1:]), base_entry(c, a.decl, shared))
    return Step(bases.offset_of(c, a.decl, paths[0]))


def thunk(c: Check, place: Place) -> tree.Function:
    """The function in a table that adjusts `this` or the result before or after it calls the overrider."""
    function = place.function
    assert function is not None
    known = function.declared.thunks
    key = (place.this, place.returns)
    if key in known:
        return known[key]
    at, type = function.at, function.type
    mark = _mark(place.this)
    if place.returns != NONE:
        mark = f"c{_mark(place.this)}{_mark(place.returns)}"
    thunk_function = tree.Function(
        function.name, type, at=at, linkage=function.linkage, host=function.host, scope=function.scope,
        symbol=f"_ZT{mark}{(function.symbol or '').removeprefix('_Z')}",
    )  # fmt: skip
    if thunk_function.linkage == "external":  # where the function is defined there may be another
        thunk_function.linkage = "weak"
    objects = [tree.Object(f"p{i}", t, "parameter", at=at, used=True) for i, t in enumerate(type.parameters)]
    thunk_function.parameters = objects
    this, *others = objects
    first = tree.Load(this.type.unqualified, tree.Variable(this.type, this, at=at), at=at)
    values: list[tree.Expr] = [tree.Convert(type.parameters[0], _through(c, first, place.this, at), at=at)]
    values += map(passed_on, others)
    returns = type.returns
    call = tree.Call(returns, function, type, values, passes_on=type.variadic, at=at)
    if isinstance(returns, ty.Reference):
        call.type = ty.Pointer(returns.to)
    steps: list[tree.Statement] = []
    result: tree.Expr = call
    if place.returns != NONE:
        object = tree.Object("", call.type, "local", at=at, used=True)
        steps.append(tree.Declare(object, call, at=at))
        result = tree.Load(call.type, tree.Variable(call.type, object, at=at), at=at)
        moved = tree.Convert(call.type, stepped(c, result, place.returns, at), at=at)
        some = tree.Binary(ty.BOOL, "!=", result, tree.Constant(call.type, 0, at=at), at=at)
        result = tree.Conditional(call.type, some, moved, tree.Constant(call.type, 0, at=at), at=at)
    done: tree.Statement = tree.Return(result, at=at)
    if isinstance(returns, ty.Void):
        done = tree.ExpressionStatement(call, at=at)
    thunk_function.body = tree.Block([*steps, done], at=at)
    thunk_function.declared.constexpr = function.declared.constexpr
    known[key] = thunk_function
    c.known.functions[thunk_function] = None
    return thunk_function


def _through(c: Check, e: tree.Expr, step: Step, at: At) -> tree.Expr:
    """`this` moved: first by bytes, to the virtual base whose table is asked."""
    if step.entry is None or not step.bytes:
        return stepped(c, e, step, at)
    return stepped(c, stepped(c, e, Step(step.bytes), at), Step(0, step.entry), at)


def _mark(step: Step) -> str:
    """A call-offset (Itanium C++ ABI 5.1.4.2)."""

    def number(n: int) -> str:
        return f"n{-n}" if n < 0 else str(n)

    if step.entry is None:
        return f"h{number(step.bytes)}_"
    return f"v{number(step.bytes)}_{number(step.entry)}_"


def passed_on(parameter: tree.Object) -> tree.Expr:
    """A parameter as the argument of a call with the same parameter."""
    place = tree.Variable(parameter.type, parameter, at=parameter.at)
    if isinstance(parameter.type, ty.Reference):
        return tree.Load(ty.Pointer(parameter.type.to), place, at=parameter.at)
    return tree.Load(parameter.type.unqualified, place, at=parameter.at)
