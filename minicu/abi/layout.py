"""How C objects lie in memory: sizes, alignments, the offset of every member, the bits of bit-fields.

PTX interoperability guide 1.1 to 1.3. Where the guide is silent nvcc's device layout decides, also
where gcc on the host would differ (docs/abi.md lists those places). Sizes, offsets and alignments
are in bytes; whatever has "bit" in its name counts bits.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from minicu import types as ty
from minicu.abi.target import DataModel
from minicu.types.dependent import MemberPointerDecl


class NoSize(ValueError):
    """The type has no constant size: void, a function, an incomplete type, a variable length array."""


class BadLayout(ValueError):
    """The record cannot be laid out: `member` breaks a limit (the caller knows its place)."""

    def __init__(self, message: str, member: ty.Member | None = None) -> None:
        super().__init__(message)
        self.member = member


class Slot(NamedTuple):
    """Where one member of a record lies.

    `offset` and `size` are those of the member; for a bit-field they are those of its access unit:
    the bytes that reading or writing it touches. These belong to the field's own run of bit-fields
    or to padding, never to another memory location (C11 3.14p2), so a write cannot disturb a
    neighbour. `size` of a unit is a power of two unless the record is packed. The access unit's address
    is a multiple of `align`, and so is a member's: this is what is known from the record's alignment.

    `bit_offset` counts from the record's start to the field's lowest bit. `bit_width` is None if the
    member is no bit-field.
    """

    member: ty.Member
    offset: int
    size: int
    align: int
    bit_offset: int
    bit_width: int | None = None

    @property
    def name(self) -> str | None:
        return self.member.name

    @property
    def type(self) -> ty.Type:
        return self.member.type

    @property
    def shift(self) -> int:
        """Distance of a bit-field's lowest bit from the lowest bit of its access unit."""
        return self.bit_offset - 8 * self.offset


class Layout(NamedTuple):
    """Size and alignment of a type; for a record, the slots of its members in order.

    Unnamed bit-fields are padding and have no slot. Anonymous structs and unions have one (its
    `name` is None).

    `tail` counts the bytes at the end that may belong to another object, where this one is a base or a
    `[[no_unique_address]]` member. `empty` tells where objects of empty classes are in it. `part`: size,
    alignment and `empty` without the virtual bases, of a class that has some. `depth`: how many classes lie
    in one another as bases and members (at most `records.DEEPEST`)."""

    size: int
    align: int
    slots: tuple[Slot, ...] = ()
    tail: int = 0
    empty: tuple[tuple[int, ty.RecordDecl], ...] = ()
    part: tuple[int, int, tuple[tuple[int, ty.RecordDecl], ...]] | None = None
    slots_by_name: dict[str, Slot] = {}  # noqa: RUF012  (nobody adds to it)
    depth: int = 0

    @property
    def data(self) -> int:
        """The bytes that belong to the object wherever it is: what a copy of it writes, and no more."""
        return self.size - self.tail


def layout(type: ty.Type, model: DataModel) -> Layout:
    """The layout of a complete object type. Raises NoSize or BadLayout."""
    natural = _layout(type, model)
    return natural if type.align is None else natural._replace(align=type.align)


def _layout(type: ty.Type, model: DataModel) -> Layout:
    match type:
        case ty.Integer() | ty.Float():
            return Layout(*model.scalars[type.kind])
        case ty.Pointer() | ty.Reference() | ty.NullPtr():
            return Layout(model.pointer, model.pointer)
        case ty.Enum():
            if type.decl.underlying is None:
                raise NoSize(f"'{type}' is incomplete")
            return Layout(*model.scalars[type.decl.underlying.kind])
        case ty.Array():
            if type.length is None:
                raise NoSize(f"'{type}' has no length")
            element = layout(type.element, model)
            return Layout(element.size * type.length, element.align)
        case ty.Record():
            return _of_record(type, model)
    raise NoSize(f"'{type}' has no constant size")


def size_of(type: ty.Type, model: DataModel) -> int:
    """Size in bytes. Raises NoSize."""
    return layout(type, model).size


def align_of(type: ty.Type, model: DataModel) -> int:
    """Alignment in bytes; that of an array of any length is its element's. Raises NoSize."""
    while isinstance(type, (ty.Array, ty.VariableArray)) and type.align is None:
        type = type.element
    return type.align or layout(type, model).align


def align_of_declared(type: ty.Type, model: DataModel) -> int:
    """Alignment of an object that another unit defines; 1 for a class that is incomplete here (nvcc's)."""
    return 1 if is_incomplete(type) else align_of(type, model)


def is_incomplete(type: ty.Type) -> bool:
    """Whether it is a class without members yet, or an array of such."""
    element = ty.remove_all_extents(type)
    return isinstance(element, ty.Record) and element.decl.completed().members is None


def find_member(record: ty.Record, name: str, model: DataModel) -> tuple[Slot, ...]:
    """The slots that lead to member `name`, through anonymous structs and unions; () if there is
    no such member. Each slot counts from the record that the one before it leads to."""
    outer = layout(record, model)
    if name in outer.slots_by_name:
        return (outer.slots_by_name[name],)
    for slot in outer.slots:
        if slot.name is None and isinstance(slot.type, ty.Record):
            if path := find_member(slot.type, name, model):
                return (slot, *path)
    return ()


def member_pointers(type: ty.Type, model: DataModel) -> Iterator[int]:
    """Where an object of a complete type holds pointers to data members, which zero-initialisation gives -1
    (Itanium C++ ABI 2.3). An array of any length is gone through one element after the other."""
    if not any(_points_to_data(part) for part in ty.parts(type)):
        return
    if isinstance(type, ty.Array) and type.length is not None:
        inside = tuple(member_pointers(type.element, model))
        size = size_of(type.element, model) if inside else 0
        yield from (i * size + at for i in range(type.length if inside else 0) for at in inside)
    elif isinstance(type, ty.Record):
        if _points_to_data(type):
            yield 0
            return
        for slot in _initialised(type, model):
            yield from (slot.offset + at for at in member_pointers(slot.type, model))


def _points_to_data(type: ty.Type) -> bool:
    """Whether this is a type of pointers to data members."""
    decl = type.decl if isinstance(type, ty.Record) else None
    return isinstance(decl, MemberPointerDecl) and not isinstance(decl.to, ty.Function)


def is_member_pointer(type: ty.Type, offset: int, model: DataModel) -> bool:
    """Whether one of `member_pointers` lies at that offset."""
    if isinstance(type, ty.Array) and type.length is not None:
        index, inside = divmod(offset, size_of(type.element, model) or 1)
        return index < type.length and is_member_pointer(type.element, inside, model)
    if not isinstance(type, ty.Record):
        return False
    if isinstance(type.decl, MemberPointerDecl):
        return offset == 0 and not isinstance(type.decl.to, ty.Function)
    slots = _initialised(type, model)
    return any(is_member_pointer(s.type, offset - s.offset, model) for s in slots if s.offset <= offset)


def _initialised(type: ty.Record, model: DataModel) -> tuple[Slot, ...]:
    """The members that zero-initialisation covers: of a union only the first."""
    slots = layout(type, model).slots
    return slots[:1] if type.decl.keyword == "union" else slots


def _of_record(type: ty.Record, model: DataModel) -> Layout:
    decl = type.decl.completed()
    if decl.members is None:
        raise NoSize(f"'{type}' is incomplete")
    key = (model.name, model.empty_record, model.host)
    known: Layout | None = decl.layouts.get(key)
    if known is None:
        from minicu.abi.records import lay_out

        known = decl.layouts[key] = lay_out(decl, decl.members, model)
    return known


def round_up(value: int, align: int) -> int:
    """The least multiple of `align` that is not below `value`."""
    return -(-value // align) * align
