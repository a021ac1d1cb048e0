"""How C objects lie in memory: sizes, alignments, the offset of every member, the bits of bit-fields.

PTX interoperability guide 1.1 to 1.3. Where the guide is silent nvcc's device layout decides, also
where gcc on the host would differ (docs/abi.md lists those places). Sizes, offsets and alignments
are in bytes; whatever has "bit" in its name counts bits.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from minicu import types as ty
from minicu.abi import virtual_bases
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
    alignment and `empty` without the virtual bases, of a class that has some."""

    size: int
    align: int
    slots: tuple[Slot, ...] = ()
    tail: int = 0
    empty: tuple[tuple[int, ty.RecordDecl], ...] = ()
    part: tuple[int, int, tuple[tuple[int, ty.RecordDecl], ...]] | None = None
    slots_by_name: dict[str, Slot] = {}  # noqa: RUF012  (nobody adds to it)

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
    if isinstance(type, ty.Array) and type.length is not None:
        inside = tuple(member_pointers(type.element, model))
        size = size_of(type.element, model) if inside else 0
        yield from (i * size + at for i in range(type.length if inside else 0) for at in inside)
    elif isinstance(type, ty.Record):
        if isinstance(type.decl, MemberPointerDecl):
            if not isinstance(type.decl.to, ty.Function):
                yield 0
            return
        for slot in _initialised(type, model):
            yield from (slot.offset + at for at in member_pointers(slot.type, model))


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


def otherwise_on_host(record: ty.Record, model: DataModel) -> tuple[ty.Member, str] | None:
    """The first member through which gcc on the host may lay the record out otherwise than nvcc does
    on the device (which is what `layout` gives), and why; None where both agree."""
    decl = record.decl
    for member in decl.completed().members or ():
        natural = _of_member(member, model)[1]
        packed = decl.packed or member.packed
        explicit, bits = member.align, member.bit_width
        if bits == 0 and (decl.packed or (decl.pack and decl.pack < natural)):
            return member, "a zero-length bit-field in a packed record"
        if decl.pack and explicit is not None:
            return member, "an explicit alignment under '#pragma pack'"
        if decl.pack and bits and (packed or (member.name is None and natural > 1)):
            return member, "a packed or unnamed bit-field under '#pragma pack'"
        if member.reserved:
            return member, "a bit-field of more bits than its type has"
        if explicit is not None and bits and not packed and explicit < natural:
            return member, "a bit-field of lower alignment than its type's"
        if explicit is not None and decl.packed and explicit > (decl.align or explicit):
            return member, "an alignment above that of its packed record"
    for slot in layout(record, model).slots:  # gcc begins such a one where its type may lie
        if slot.bit_width and slot.type.align is not None and slot.bit_offset % (8 * slot.type.align):
            return slot.member, "a bit-field whose type has an alignment of its own"
    if decl.packed or any(_overlaps(member) for member in decl.members or ()):
        here, there = layout(record, model), layout(record, model.of_host())
        for ours, theirs in zip(here.slots, there.slots):
            if ours.offset != theirs.offset:
                return ours.member, "members beside those of classes, and in their tail padding"
        if (here.size, here.align) != (there.size, there.align):
            return here.slots[-1].member, "the tail padding of classes"
    return None


def round_up(value: int, align: int) -> int:
    """The least multiple of `align` that is not below `value`."""
    return -(-value // align) * align


# ---------------------------------------------------------------- records


@dataclass(eq=False, repr=False, slots=True)
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
    data: int = 0  # of the bytes of what is no bit-field, those that nothing else may use


def _of_record(type: ty.Record, model: DataModel) -> Layout:
    decl = type.decl.completed()
    if decl.members is None:
        raise NoSize(f"'{type}' is incomplete")
    key = (model.name, model.empty_record, model.host)
    known: Layout | None = decl.layouts.get(key)
    if known is None:
        known = decl.layouts[key] = _lay_out(decl, decl.members, model)
    return known


def _lay_out(decl: ty.RecordDecl, members: Sequence[ty.Member], model: DataModel) -> Layout:
    bit = end = 0  # next free bit; bits used by the longest member so far
    least = 0  # bytes up to the end of members whose tail padding others may use
    align = 1
    run = 0
    union = decl.keyword == "union"
    placed: list[_Placed] = []
    empty: list[tuple[int, ty.RecordDecl]] = []
    own: list[tuple[int, ty.RecordDecl]] = []  # those in no virtual base
    part: tuple[int, int, tuple[tuple[int, ty.RecordDecl], ...]] | None = None
    order = [i for i, m in enumerate(members) if m.primary or not m.virtual]
    order.sort(key=lambda i: not members[i].primary)  # Itanium C++ ABI 2.4 II.1
    last = virtual_bases.in_order(decl) if len(order) < len(members) else []
    claims = virtual_bases.Claims(decl, model) if any(m.virtual for m in members) else None
    if claims is not None:  # 2.4 III.2: those in other parts have no place of their own
        last = sorted(last, key=claims.claimed.__contains__)
    for index in [*order, *(i for m in last for i in (members.index(m),) if not m.primary)]:
        member = members[index]
        if union:
            bit = 0
            run += 1
        if member.virtual and not member.primary and part is None:
            part = (max(-(-end // 8), least), align, tuple(own))
        if claims is not None and (there := claims.where.get(member)) is not None and not member.primary:
            size = _of_member(member, model)[0]
            placed.append(_Placed(member, index, 8 * there, None, size, run, True, size))
            continue
        size, natural = _of_member(member, model)
        width = member.bit_width
        if width is None:
            wanted = _member_align(decl, member, natural, model)
            free, bit = bit, round_up(bit, 8 * wanted)
            known = inside = empty_parts(member, model)
            if claims is not None and member.base:
                inside = [*known, *claims.empty_in(member)]
            overlaps = _overlaps(member)
            offset = bit // 8
            if overlaps and is_empty(member.type):
                # 2.4 II.3: at offset 0, or else at the end; after members, nvcc goes on from there.
                if union or not _clash(0, inside, empty):
                    offset = 0
                else:
                    if model.host:  # g++ looks from the byte on in which the bit-field before ends
                        offset = round_up(free // 8, wanted)
                    offset = _free(offset, wanted, inside, empty)
                bit = free if model.host or member.base else max(bit, 8 * offset)
            elif inside and not union:
                offset = _free(offset, wanted, inside, empty)
                bit = 8 * offset
            empty += [(offset + at, what) for at, what in inside]
            if not member.virtual:
                own += [(offset + at, what) for at, what in known]
            data = _kept(member, model) if overlaps else size
            run += 1
            placed.append(_Placed(member, index, 8 * offset, None, size, run, union, data))
            run += 1
            bit += 8 * data
            if claims is not None and member.base:
                claims.place(member, offset)
            if overlaps and not data and (member.base or model.host):
                end = max(end, 8 * (offset + size))  # 2.4 II.3: its own bytes are no tail padding (nvsize)
            least = max(least, offset + (data if member.base and data else size))
        else:
            bit, wanted = _place_bit_field(decl, member, width, size, natural, bit)
            if member.name is not None:
                placed.append(_Placed(member, index, bit, width, size, run, union))
            elif width == 0 and bit % 8 == 0:
                run += 1
            bit += width + member.reserved
        align = max(align, wanted)
        end = max(end, bit)
        if end >= 1 << (8 * model.pointer + 2):  # more bytes than ptrdiff_t can count
            raise BadLayout(f"'{ty.Record(decl)}' is too large", member)
    if decl.align is not None:
        # Packed and aligned: nvcc takes the record's own alignment even below that of a member.
        align = decl.align if decl.packed else max(align, decl.align)
    used = -(-end // 8)
    if not end and (not members or any(m.bit_width is not None or _overlaps(m) for m in members)):
        least = max(least, model.empty_record)  # but `struct { int a[0]; }` is of size 0 in C++ as well
    size = round_up(max(used, least), align)
    if is_empty(ty.Record(decl)):
        tail = size
        empty.append((0, decl))
    else:
        tail = 0 if (decl.host_pod if model.host else decl.pod) else size - used
    slots = tuple(_slot(p, placed, size - tail, align) for p in sorted(placed, key=lambda p: p.index))
    if claims is not None and part is None:
        part = (max(used, least), align, tuple(own))
    named = {s.name: s for s in slots if s.name is not None}
    return Layout(size, align, slots, tail, tuple(empty), part, named)


def is_empty(type: ty.Type) -> bool:
    """Whether this is an empty class (Itanium C++ ABI 1.1; `std::is_empty`). Members of empty class type do
    not count if they share their addresses."""
    if not isinstance(type, ty.Record) or type.decl.keyword == "union":
        return False
    if type.decl.virtual_bases:
        return False
    return all(
        is_empty(m.type) if _overlaps(m) else m.bit_width == 0 for m in type.decl.completed().members or ()
    )


def _overlaps(member: ty.Member) -> bool:
    """Whether a member is a potentially-overlapping subobject (C++ [intro.object]p7) of class type."""
    return member.base or (member.shares_address and isinstance(member.type, ty.Record))


def _kept(member: ty.Member, model: DataModel) -> int:
    """The bytes of a potentially-overlapping subobject that nothing else may use."""
    assert isinstance(member.type, ty.Record)
    inner = layout(member.type, model)
    if member.base and inner.part:
        return inner.part[0]
    if not (member.base or model.host or inner.tail == inner.size):
        if all(m.base or m.bit_width == 0 for m in member.type.decl.completed().members or ()):
            return inner.size  # nvcc: only after members of its own
    return inner.data


#: Up to which offset in an array objects of empty classes are counted: no empty class is as large.
_FAR = 1024


def empty_parts(member: ty.Member, model: DataModel) -> list[tuple[int, ty.RecordDecl]]:
    """Offset and class of each object of an empty class in a member, itself included."""
    known = layout(member.type, model) if member.base else None
    return list(known.part[2]) if known and known.part else _empties(member.type, model)


def _empties(type: ty.Type, model: DataModel) -> list[tuple[int, ty.RecordDecl]]:
    if isinstance(type, ty.Record):
        return list(layout(type, model).empty)
    if not isinstance(type, ty.Array) or not type.length:
        return []
    of_element = _empties(type.element, model)
    step = layout(type.element, model).size
    return [
        (i * step + at, what)
        for i in range(min(type.length, _FAR))
        if i * step < _FAR
        for at, what in of_element
    ]


Empty = Sequence[tuple[int, ty.RecordDecl]]


def _clash(offset: int, inside: Empty, known: Empty) -> bool:
    """Whether two objects of one type would have the same address."""
    return bool(inside and known) and any((offset + at, what) in known for at, what in inside)


def _free(offset: int, align: int, inside: Empty, known: Empty) -> int:
    """The first offset from `offset` on without such a clash."""
    while _clash(offset, inside, known):
        offset += align
    return offset


def _of_member(member: ty.Member, model: DataModel) -> tuple[int, int]:
    if isinstance(member.type, ty.Array) and member.type.length is None:  # flexible: C11 6.7.2.1p18
        return 0, align_of(member.type, model)
    inner = layout(member.type, model)
    return inner.part[:2] if member.base and inner.part else (inner.size, inner.align)


def _explicit_align(decl: ty.RecordDecl, member: ty.Member, natural: int) -> int | None:
    """Alignment in bytes of a member that has an explicit one: it can only raise the natural
    alignment unless the member is packed. nvcc: `#pragma pack` does not matter then."""
    if member.align is None:
        return None
    return member.align if decl.packed or member.packed else max(natural, member.align)


def _member_align(decl: ty.RecordDecl, member: ty.Member, natural: int, model: DataModel) -> int:
    """Alignment in bytes that a member which is no bit-field gets."""
    if (explicit := _explicit_align(decl, member, natural)) is not None:
        return explicit
    packed = decl.packed and (not model.host if member.base else _packs(member.type, model))
    if member.packed or packed:
        return 1
    return min(natural, decl.pack) if decl.pack else natural


def _packs(type: ty.Type, model: DataModel) -> bool:
    """Whether a packed record packs members of this type. CUDA's headers make __half, __half2 and dim3
    classes with constructors."""
    type = ty.remove_all_extents(type)
    if isinstance(type, ty.Record):
        own = type.decl.host_pod if model.host else type.decl.packs
        of_headers = type.decl.takes == 1 or (type.decl.by_address and type.decl.completed().info is None)
        return own and not of_headers
    return not ty.is_small_float(type)


def _place_bit_field(
    decl: ty.RecordDecl, member: ty.Member, width: int, size: int, natural: int, bit: int
) -> tuple[int, int]:
    """The first bit of a bit-field that may start at `bit`, and the alignment that it asks of the
    record. The field must not cross a boundary of its storage unit (guide 1.3), except where it is
    packed or `#pragma pack` is in force."""
    packed = decl.packed or member.packed
    if member.reserved:
        # Itanium C++ ABI 2.4 II.1: at the alignment of the largest type that has no more bits.
        largest = 1 << ((width + member.reserved) // 8).bit_length() - 1
        natural = size = max(size, min(largest, 8))
        if decl.pack or not packed or member.align is not None:
            bit = round_up(bit, 8 * natural)
        if member.align is not None:  # nvcc: of no effect, but `packed` and the pragma have none either
            return bit, natural
    unit = min(natural, decl.pack) if decl.pack else natural
    if width == 0:
        if packed:  # nvcc: no effect
            return (round_up(bit, 8) if decl.pack else bit), 1
        return round_up(bit, 8 * unit), 1
    if (explicit := _explicit_align(decl, member, natural)) is not None:
        return round_up(bit, 8 * explicit), explicit
    if decl.pack:  # nvcc: an unnamed field counts as well, and `packed` does not
        return bit, unit
    if packed:
        return bit, 1
    if bit % (8 * natural) + width > 8 * size:
        bit = round_up(bit, 8 * natural)
    return bit, natural if member.name is not None else 1


def _slot(p: _Placed, placed: list[_Placed], size: int, align: int) -> Slot:
    """The slot of a placed member; `size` counts the bytes that belong to the record alone."""
    if p.width is None:
        offset = p.bit // 8
        return Slot(p.member, offset, p.size, _known_align(offset, align), p.bit)
    others = [
        (q.bit // 8, -(-(q.bit + (8 * q.data if q.width is None else q.width)) // 8))
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
    return Slot(p.member, offset, unit, _known_align(offset, align), p.bit, p.width)


def _known_align(offset: int, align: int) -> int:
    return min(align, offset & -offset) if offset else align
