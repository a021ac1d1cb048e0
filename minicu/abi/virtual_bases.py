"""Virtual base classes (Itanium C++ ABI 2.4): in which order they lie after the other parts of an object,
and which of them lie in one of those: a class without a primary base of its own takes a nearly empty virtual
base.

A class has one member for each of its virtual bases, those of its bases included. Of a base class subobject,
`Layout.part` is what has its place in the class around; its virtual bases are that class's."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from minicu import types as ty
from minicu.abi.target import DataModel

Path = tuple[ty.Member, ...]


def record_of(member: ty.Member) -> ty.RecordDecl:
    """The class of a base class subobject."""
    assert isinstance(member.type, ty.Record)
    return member.type.decl.completed()


def parts(decl: ty.RecordDecl) -> Iterator[Path]:
    """The paths to all base class subobjects."""
    paths: list[Path] = [(m,) for m in reversed(decl.completed().members or ()) if m.base]
    while paths:
        path = paths.pop()
        yield path
        members = reversed(record_of(path[-1]).members or ())
        paths += [(*path, m) for m in members if m.base and not m.virtual]


def member(decl: ty.RecordDecl, base: ty.RecordDecl) -> ty.Member:
    """The class's own member for one of its virtual bases."""
    return next(m for m in decl.virtual_bases if record_of(m) is base)


def in_order(decl: ty.RecordDecl) -> list[ty.Member]:
    """The virtual bases in the order in which they are laid out (2.4 III.1)."""
    return _unique(decl, _from_class(decl, set()))


def as_made(decl: ty.RecordDecl) -> list[ty.Member]:
    """The virtual bases in the order of their construction (C++17 [class.base.init]p13.1)."""
    return _unique(decl, _to_class(decl, set()))


def _unique(decl: ty.RecordDecl, bases: Iterator[ty.RecordDecl]) -> list[ty.Member]:
    return [member(decl, base) for base in dict.fromkeys(bases)]


def _unseen(decl: ty.RecordDecl, seen: set[ty.RecordDecl]) -> Iterator[ty.Member]:
    """The direct bases but for virtual ones that were `seen` with all that they have: of n classes that
    share two bases each with the next there are 2^n ways up."""
    for base in decl.bases:
        if not base.virtual or record_of(base) not in seen:
            if base.virtual:
                seen.add(record_of(base))
            yield base


def _from_class(decl: ty.RecordDecl, seen: set[ty.RecordDecl]) -> Iterator[ty.RecordDecl]:
    for base in _unseen(decl, seen):
        if base.virtual:
            yield record_of(base)
        yield from _from_class(record_of(base), seen)


def _to_class(decl: ty.RecordDecl, seen: set[ty.RecordDecl]) -> Iterator[ty.RecordDecl]:
    for base in _unseen(decl, seen):
        yield from _to_class(record_of(base), seen)
        if base.virtual:
            yield record_of(base)


def primary(decl: ty.RecordDecl) -> ty.Member | None:
    """The virtual base that is the primary base of the class."""
    return next((m for m in decl.virtual_bases if m.primary), None)


def select_primary(bases: list[ty.Member], model: DataModel) -> ty.RecordDecl | None:
    """The virtual base that becomes primary in a class with these bases, none of which is (2.4 II.1): the
    first nearly empty one that is not already in a base, or else the first."""
    if not any(base.virtual or record_of(base).virtual_bases for base in bases):
        return None
    taken = {d for base in bases for d in _primaries(record_of(base), set())}
    first: list[ty.RecordDecl] = []
    seen: set[ty.RecordDecl] = set()

    def look(members: Iterable[ty.Member]) -> ty.RecordDecl | None:
        for base in members:
            if base.virtual and _nearly_empty(record_of(base), model):
                if record_of(base) not in taken:
                    return record_of(base)
                first.append(record_of(base))
            if (nearest := look(_unseen(record_of(base), seen))) is not None:
                return nearest
        return None

    return look(bases) or next(iter(first), None)


def _primaries(decl: ty.RecordDecl, seen: set[ty.RecordDecl]) -> Iterator[ty.RecordDecl]:
    if (own := primary(decl)) is not None:
        yield record_of(own)
    for base in _unseen(decl, seen):
        yield from _primaries(record_of(base), seen)


def _nearly_empty(decl: ty.RecordDecl, model: DataModel) -> bool:
    """Whether the class has a pointer to its virtual table and nothing else."""
    from minicu.abi.layout import layout

    own_layout = layout(ty.Record(decl), model)
    return decl.info is not None and decl.info.virtuals is not None and (
        own_layout.part[0] if own_layout.part else own_layout.data
    ) == model.pointer  # fmt: skip


class Claims:
    """The virtual bases of a class that lie in other parts of it, whose primary bases they are; `where` has
    those whose place is known."""

    def __init__(self, decl: ty.RecordDecl, model: DataModel) -> None:
        self.decl, self.model = decl, model
        self.where: dict[ty.Member, int] = {}
        self.claimed: dict[ty.Member, Path] = {}
        self._seen: set[ty.RecordDecl] = set()
        for base in decl.bases:
            self._visit(base, ())

    def _visit(self, base: ty.Member, path: Path) -> None:
        if base.virtual:
            if record_of(base) in self._seen:
                return
            self._seen.add(record_of(base))
            path = (member(self.decl, record_of(base)),)
        else:
            path = (*path, base)
        if (first := primary(record_of(base))) is not None and not (
            mine := member(self.decl, record_of(first))
        ).primary:
            self.claimed.setdefault(mine, path)
        for inner in record_of(base).bases:
            self._visit(inner, path)

    def place(self, part: ty.Member, offset: int) -> None:
        """Notes that a part of the class has been placed."""
        self.where |= {base: offset + at for base, at in self.inside(part)}

    def empty_in(self, part: ty.Member) -> Iterator[tuple[int, ty.RecordDecl]]:
        """Offset and class of each object of an empty class in them."""
        from minicu.abi.records import empty_parts

        for base, start in self.inside(part):
            for at, what in empty_parts(base, self.model):
                yield start + at, what

    def inside(self, part: ty.Member) -> Iterator[tuple[ty.Member, int]]:
        """The virtual bases that lie in a part of the class, and where."""
        from minicu.abi.layout import layout

        for base, (first, *rest) in self.claimed.items():
            if first is not part:
                continue
            at, inside = 0, record_of(part)
            for step in rest:
                slots = layout(ty.Record(inside), self.model).slots
                at, inside = at + next(s.offset for s in slots if s.member is step), record_of(step)
            yield base, at
            for further, behind in self.inside(base):
                yield further, at + behind
