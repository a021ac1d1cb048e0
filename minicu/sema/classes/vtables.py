"""Tables of virtual functions in memory (Itanium C++ ABI 2.5, 2.6): a class's table, and for a class with
virtual bases its VTT: the addresses that its parts have in them while they are made and ended, some in tables
for that time alone. As with nvcc, functions that the device has no body of (pure ones, the host's) are null
there, and each table for the time of construction is an object of its own. A pure one of host code has an
address where no code is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from minicu import tree
from minicu import types as ty
from minicu.abi import mangle, mangled_words, virtual_bases
from minicu.abi.layout import size_of
from minicu.abi.marks import PURE_VIRTUAL
from minicu.sema import rules
from minicu.sema.classes import classes, tables
from minicu.sema.classes.classes import Class, Path
from minicu.sema.classes.tables import Part, View, primary
from minicu.sema.context import Check
from minicu.syntax.headers.needed import CALLED

#: What is between the numbers in front of a table and its functions: the distance to the whole object, its
#: type.
_HEAD = 2


def pointers(decl: ty.RecordDecl) -> Iterator[Path]:
    """The parts of an object whose pointers a constructor sets."""
    yield ()
    seen: set[ty.RecordDecl] = set()

    def inside(part_class: ty.RecordDecl, path: Path) -> Iterator[Path]:
        for base, there, way in _polymorphic_bases(decl, part_class, path, seen):
            if base.virtual or base is not primary(part_class):
                yield way
            yield from inside(there, way)

    yield from inside(decl, ())


def _polymorphic_bases(
    decl: ty.RecordDecl, part_class: ty.RecordDecl, path: Path, seen: set[ty.RecordDecl]
) -> Iterator[tuple[ty.Member, ty.RecordDecl, Path]]:
    """The bases of `part_class` that have virtual functions; `path` leads to it in a `decl`. Of each the
    member, its class and the way there. Virtual bases count once."""
    for base in part_class.bases:
        there = virtual_bases.record_of(base)
        if tables.info_of(there).virtuals is None or (base.virtual and there in seen):
            continue
        if base.virtual:
            seen.add(there)
        yield base, there, (virtual_bases.member(decl, there),) if base.virtual else (*path, base)


def address(c: Check, info: Class, path: Path, type: ty.Type, given: tree.Expr | None) -> tree.Expr:
    """The address that a constructor or destructor stores into the virtual pointer of a part; `given`: the
    VTT that it was passed."""
    part_class = virtual_bases.record_of(path[-1]) if path else info.decl
    if given is not None and (part_class.virtual_bases or (path and path[0].virtual)):
        index = Layout(info.decl).pointer[path]
        word = size_of(ty.Pointer(ty.VOID), c.model)
        there = tree.PointerAdd(
            given.type, given, tree.Constant(c.ptrdiff_type, index, at=given.at), word, at=given.at
        )
        place = tree.Dereference(type, tree.Convert(ty.Pointer(type), there, at=given.at), at=given.at)
        return tree.Load(type.unqualified, place, at=given.at)
    return _address_point(c, View(info.decl, info.decl), path, type)


def _address_point(c: Check, view: View, path: Path, type: ty.Type) -> tree.SymbolAddress:
    start = 0
    word = size_of(ty.Pointer(ty.VOID), c.model)
    for part in tables.parts(c, view):
        if path in tables.chain(c, view, part.path):
            table = _while_made(c, view, part) if view.at else of_class(c, tables.info_of(view.decl))
            return tree.SymbolAddress(type, table, (start + len(part.front) + _HEAD) * word)
        if not view.at:
            start += len(part.front) + _HEAD + len(part.places)
    raise AssertionError("a part without a table")


def of_class(c: Check, info: Class) -> tree.Object:
    """The class's table. Whoever makes objects of a class needs all its virtual functions."""
    if info.table is None:
        symbol = mangle.table(classes.path(c, info.decl))
        info.table = _object(c, info, f"vtable for {info.name}", symbol)
        _fill(c, info.table, info, tables.parts(c, View(info.decl, info.decl)))
    return info.table


def _object(c: Check, info: Class, name: str, symbol: str) -> tree.Object:
    local = info.local or info.decl.name is None or mangle.of_this_unit(classes.path(c, info.decl))
    return tree.Object(
        name, ty.VOID, "device", at=info.decl.at, linkage="internal" if local else "external", weak=not local,
        used=True, symbol=symbol, virtual_table=True,
    )  # fmt: skip


def _fill(c: Check, object: tree.Object, info: Class, parts: Sequence[Part]) -> None:
    words: list[tree.Expr | int] = []
    plain = ty.Pointer(ty.VOID)
    for part in parts:
        words += [*reversed(part.front), part.top]
        if c.language.whole_program:  # device code has no type information
            words.append(tree.SymbolAddress(plain, rules.type_info.object_for(c, ty.Record(info.decl))))
        else:
            words.append(0)
        words += [_function(c, place) for place in part.places]
    _words(c, object, words)


def _words(c: Check, object: tree.Object, words: Sequence[tree.Expr | int]) -> None:
    word = ty.Pointer(ty.VOID, quals=ty.CONST)
    size = size_of(word, c.model)
    items = []
    for i, value in enumerate(words):
        if isinstance(value, int):
            value = tree.Constant(word.unqualified, value % 2 ** (8 * size), at=object.at)
            if not value.value:
                continue
        items.append(tree.InitItem(i * size, word.unqualified, value))
    object.type = ty.Array(word, len(words))
    object.initializer = tree.Initializer(object.type, items)
    c.unit.objects.append(object)


def _function(c: Check, place: tables.Place) -> tree.Expr | int:
    function = place.function
    if function is not None and place.deleting:
        function = _deleting(c, function)
    if function is None or function.declared.device_only:
        return 0
    if function.method is not None and _without_body(function.method):
        return PURE_VIRTUAL if c.language.whole_program and function.method.pure else 0
    function.used = True
    if place.this != tables.NONE or place.returns != tables.NONE:
        function = tables.thunk(c, tables.Place(function, False, place.this, place.returns))
        function.used = True
    return tree.SymbolAddress(ty.Pointer(ty.VOID), function, at=function.at)


def _without_body(method: tree.Method) -> bool:
    return method.pure or method.host or method.deleted


def _deleting(c: Check, destructor: tree.Function) -> tree.Function | None:
    """What `delete` calls: the destructor, and then free() (Itanium C++ ABI 2.6.3)."""
    method = destructor.method
    assert method is not None
    if (_without_body(method) and not method.pure) or destructor.declared.device_only:
        return None
    known = destructor.declared.deleting
    if known is not None or c.scope.find(CALLED["delete"]) is None:
        return known
    at = destructor.at
    this = tree.Object("this", destructor.type.parameters[0], "parameter", at=at, used=True)
    function = tree.Function(
        destructor.name, destructor.type, at=at, linkage=destructor.linkage, host=destructor.host,
        scope=destructor.scope, parameters=[this], symbol=mangled_words.deleting(destructor.symbol or ""),
    )  # fmt: skip
    if function.linkage == "external":  # where the destructor is defined there may be another
        function.linkage = "weak"
    destructor.used = True
    value = tree.Load(this.type, tree.Variable(this.type, this, at=at), at=at)
    ended = tree.Call(ty.VOID, destructor, destructor.type, [value], at=at)
    released = rules.allocation.release(c, value, ty.Record(method.owner), False, False, at, quietly=True)
    steps = rules.allocation.released(c, [tree.ExpressionStatement(ended)], released, at)
    function.body = tree.Block(steps, at=at)
    function.declared.constexpr = destructor.declared.constexpr
    destructor.declared.deleting = function
    c.known.functions[function] = None
    return function


# ---------------------------------------------------------------- while objects are made


@dataclass(slots=True)
class Layout:
    """A VTT (Itanium C++ ABI 2.6.2): of each entry, the part of the class whose tables it is about, and the
    part of that. `part` is where that of a part begins, `pointer` where the address for a part is."""

    decl: ty.RecordDecl
    entries: list[tuple[Path, Path]] = field(default_factory=list)
    part: dict[Path, int] = field(default_factory=dict)
    pointer: dict[Path, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._add_part(())
        for member in virtual_bases.in_order(self.decl):
            self._add_part((member,))

    def _add_part(self, path: Path) -> None:
        decl = virtual_bases.record_of(path[-1]) if path else self.decl
        if not decl.virtual_bases:
            return
        self.part[path] = len(self.entries)
        self._add(path, ())
        for base in decl.bases:
            if not base.virtual:
                self._add_part((*path, base))
        self._secondary(decl, path, decl, (), False, set())

    def _add(self, group: Path, path: Path) -> None:
        if not group:
            self.pointer[path] = len(self.entries)
        self.entries.append((group, path))

    def _secondary(
        self,
        decl: ty.RecordDecl,
        group: Path,
        part_class: ty.RecordDecl,
        path: Path,
        shared: bool,
        seen: set[ty.RecordDecl],
    ) -> None:
        if not (part_class.virtual_bases or shared):
            return
        for base, there, way in _polymorphic_bases(decl, part_class, path, seen):
            if (base.virtual or base is not primary(part_class)) and (
                there.virtual_bases or shared or base.virtual
            ):
                self._add(group, way)
            self._secondary(decl, group, there, way, shared or base.virtual, seen)


def vtt(c: Check, info: Class) -> tree.Object:
    """The VTT of a class with virtual bases."""
    if info.vtt is None:
        symbol = mangle.table(classes.path(c, info.decl), "T")
        info.vtt = _object(c, info, f"VTT for {info.name}", symbol)
        words: list[tree.Expr | int] = []
        for group, path in Layout(info.decl).entries:
            decl = virtual_bases.record_of(group[-1]) if group else info.decl
            words.append(_address_point(c, View(decl, info.decl, group), path, ty.Pointer(ty.VOID)))
        _words(c, info.vtt, words)
    return info.vtt


def _while_made(c: Check, view: View, part: Part) -> tree.Object:
    """A construction vtable: the table of a part of a part of a class during construction."""
    complete = tables.info_of(view.complete)
    key = (view.at, part.path)
    if key not in complete.tables_while_made:
        ways = [map(virtual_bases.record_of, reversed(path)) for path in (part.path, view.at) if path]
        words = "__".join("".join(_name(c, decl) for decl in way) for way in [*ways, [view.complete]])
        symbol, same = f"_ZTV{words}", 0
        while any(table.symbol == symbol for table in complete.tables_while_made.values()):
            same += 1  # parts of one class
            symbol = f"_ZTV{words}__A{same}"
        table_object = _object(c, complete, f"construction vtable for {complete.name}", symbol)
        complete.tables_while_made[key] = table_object
        _fill(c, table_object, tables.info_of(view.decl), [part])
    return complete.tables_while_made[key]


def _name(c: Check, decl: ty.RecordDecl) -> str:
    return mangle.table(classes.path(c, decl)).removeprefix("_ZTV")
