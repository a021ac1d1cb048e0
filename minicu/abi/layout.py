"""How C objects lie in memory: sizes, alignments, the offset of every member, the bits of bit-fields.

PTX interoperability guide 1.1 to 1.3. Where the guide is silent nvcc's device layout decides, also
where gcc on the host would differ (docs/abi.md lists those places). Sizes, offsets and alignments
are in bytes; whatever has "bit" in its name counts bits.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from minicu import types as ty
from minicu.abi.target import DataModel


class NoSize(ValueError):
    """The type has no constant size: void, a function, an incomplete type, a variable length array."""


class BadLayout(ValueError):
    """The record cannot be laid out: `member` breaks a limit (the caller knows its place)."""

    def __init__(self, message: str, member: ty.Member | None = None) -> None:
        super().__init__(message)
        self.member = member


@dataclass(frozen=True, slots=True)
class Slot:
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
    index: int  # position in RecordDecl.members
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


@dataclass(frozen=True, slots=True)
class Layout:
    """Size and alignment of a type; for a record, the slots of its members in order.

    Unnamed bit-fields are padding and have no slot. Anonymous structs and unions have one (its
    `name` is None)."""

    size: int
    align: int
    slots: tuple[Slot, ...] = ()
    slots_by_name: dict[str, Slot] = field(default_factory=dict, compare=False)


def layout(type: ty.Type, model: DataModel) -> Layout:
    """The layout of a complete object type. Raises NoSize or BadLayout."""
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
            element = layout(type.of, model)
            return Layout(element.size * type.length, element.align)
        case ty.Record():
            return _of_record(type, model)
    raise NoSize(f"'{type}' has no constant size")


def size_of(type: ty.Type, model: DataModel) -> int:
    """Size in bytes. Raises NoSize."""
    return layout(type, model).size


def align_of(type: ty.Type, model: DataModel) -> int:
    """Alignment in bytes; that of a reference is its target's, that of any array its element's."""
    while isinstance(type, (ty.Array, ty.VariableArray)):
        type = type.of
    return layout(type, model).align


def find_member(record: ty.Record, name: str, model: DataModel) -> tuple[Slot, ...]:
    """The slots that lead to member `name`, through anonymous structs and unions; () if there is
    no such member. Each slot counts from the record that the one before it leads to."""
    found = layout(record, model)
    if name in found.slots_by_name:
        return (found.slots_by_name[name],)
    for slot in found.slots:
        if slot.name is None and isinstance(slot.type, ty.Record):
            if path := find_member(slot.type, name, model):
                return (slot, *path)
    return ()


def round_up(value: int, align: int) -> int:
    """The least multiple of `align` that is not below `value`."""
    return -(-value // align) * align


# ---------------------------------------------------------------- records


@dataclass(slots=True)
class _Placed:
    """A member while the record is laid out: where its bits are, and to which run it belongs. Runs
    are C's memory locations: bit-fields next to each other share one (C11 3.14p3)."""

    member: ty.Member
    index: int
    bit: int
    width: int | None  # bits of a bit-field
    size: int  # of the (declared) type
    run: int
    shares: bool  # a union's members share their bytes on purpose


def _of_record(type: ty.Record, model: DataModel) -> Layout:
    decl = type.decl
    if decl.members is None:
        raise NoSize(f"'{type}' is incomplete")
    key = (model.name, model.empty_record)
    if key not in decl.layouts:
        decl.layouts[key] = _lay_out(decl, decl.members, model)
    return decl.layouts[key]


def _lay_out(decl: ty.RecordDecl, members: Sequence[ty.Member], model: DataModel) -> Layout:
    bit = end = 0  # next free bit; bits used by the longest member so far
    align = decl.align or 1
    run = 0
    union = decl.keyword == "union"
    placed: list[_Placed] = []
    for index, member in enumerate(members):
        if union:
            bit = 0
            run += 1
        size, natural = _of_member(member, model)
        if member.bit_width is None:
            wanted = _member_align(decl, member, natural)
            align = max(align, wanted)
            bit = round_up(bit, 8 * wanted)
            run += 1
            placed.append(_Placed(member, index, bit, None, size, run, union))
            run += 1
            bit += 8 * size
        else:
            bit, needed = _place_bit_field(decl, member, size, natural, bit)
            if member.name is not None:
                align = max(align, needed)
                placed.append(_Placed(member, index, bit, member.bit_width, size, run, union))
            elif member.bit_width == 0:
                run += 1
            bit += member.bit_width
        end = max(end, bit)
    size = round_up(-(-end // 8), align)
    if not end and not placed:  # `struct { int a[0]; }` is of size 0 in C++ as well
        size = round_up(model.empty_record, align)
    slots = tuple(_slot(p, placed, size, align) for p in placed)
    return Layout(size, align, slots, {s.name: s for s in slots if s.name is not None})


def _of_member(member: ty.Member, model: DataModel) -> tuple[int, int]:
    if isinstance(member.type, ty.Array) and member.type.length is None:  # flexible: C11 6.7.2.1p18
        return 0, align_of(member.type, model)
    found = layout(member.type, model)
    return found.size, found.align


def _member_align(decl: ty.RecordDecl, member: ty.Member, natural: int) -> int:
    """Alignment in bytes that a member which is no bit-field gets."""
    explicit = member.align or 1
    if decl.packed or member.packed:
        if decl.packed and decl.align is not None:
            explicit = min(explicit, decl.align)  # nvcc; gcc keeps the member's own
        wanted = explicit
    else:
        wanted = max(natural, explicit)
    return min(wanted, decl.pack) if decl.pack else wanted


def _place_bit_field(
    decl: ty.RecordDecl, member: ty.Member, size: int, natural: int, bit: int
) -> tuple[int, int]:
    """The first bit of a bit-field that may start at `bit`, and the alignment that it asks of the
    record. The field must not cross a boundary of its storage unit (guide 1.3)."""
    width = member.bit_width
    assert width is not None
    packed = decl.packed or member.packed
    unit = min(natural, decl.pack) if decl.pack else natural
    if width == 0:
        return (bit if packed else round_up(bit, 8 * unit)), 1  # nvcc: no effect in a packed record
    explicit = member.align
    if explicit is not None:
        if packed and decl.align is not None:
            explicit = min(explicit, decl.align)
        wanted = explicit if packed else max(unit, explicit)  # nvcc: at least the type's own boundary
        return round_up(bit, 8 * wanted), wanted
    if packed:
        return bit, 1
    # Units of the alignment that it would cross, against those that its type has.
    if -(-(bit % (8 * unit) + width) // (8 * unit)) > size // unit:
        bit = round_up(bit, 8 * unit)
    return bit, unit


def _slot(p: _Placed, placed: list[_Placed], size: int, align: int) -> Slot:
    if p.width is None:
        offset = p.bit // 8
        return Slot(p.member, p.index, offset, p.size, _known_align(offset, align), p.bit)
    others = [
        (q.bit // 8, -(-(q.bit + (8 * q.size if q.width is None else q.width)) // 8))
        for q in placed
        if q.run != p.run and not p.shares
    ]
    first, last = p.bit // 8, -(-(p.bit + p.width) // 8)
    unit = p.size
    while unit:
        offset = first // unit * unit
        free = not any(low < offset + unit and offset < high for low, high in others)
        if offset + unit >= last and offset + unit <= size and free and unit <= align:
            break
        unit //= 2
    else:  # packed: just the bytes that hold the field
        offset, unit = first, last - first
    return Slot(p.member, p.index, offset, unit, _known_align(offset, align), p.bit, p.width)


def _known_align(offset: int, align: int) -> int:
    return min(align, offset & -offset) if offset else align
