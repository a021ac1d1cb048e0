"""Where the members of a record lie (PTX interoperability guide 1.2, 1.3; of classes Itanium C++ ABI 2.4)."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass, field

from minicu import types as ty
from minicu.abi import virtual_bases
from minicu.abi.layout import BadLayout, Layout, Slot, align_of, layout, round_up
from minicu.abi.target import DataModel

#: How deep classes may lie in one another, as bases and members: what goes through one needs room for that.
DEEPEST = 2000

#: Objects of empty classes: the offset and the class of each.
Empty = Sequence[tuple[int, ty.RecordDecl]]


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


def lay_out(decl: ty.RecordDecl, members: Sequence[ty.Member], model: DataModel) -> Layout:
    """The layout of a record. Raises NoSize or BadLayout."""
    record = _Record(decl, model)
    if any(m.virtual for m in members):
        record.claims = virtual_bases.Claims(decl, model)
    for index in _in_order(decl, members, record.claims):
        record.place(members[index], index)
    return record.finished(members)


def _in_order(
    decl: ty.RecordDecl, members: Sequence[ty.Member], claims: virtual_bases.Claims | None
) -> Iterator[int]:
    """The indices of the members as they are placed: the primary base first (Itanium C++ ABI 2.4 II.1),
    virtual bases last, of which those in other parts have no place of their own (III.2)."""
    first = [i for i, m in enumerate(members) if m.primary or not m.virtual]
    yield from sorted(first, key=lambda i: not members[i].primary)
    if claims is not None:
        for member in sorted(virtual_bases.in_order(decl), key=claims.claimed.__contains__):
            if not member.primary:
                yield members.index(member)


@dataclass(eq=False, repr=False, slots=True)
class _Record:
    """A record of which some members are placed. `bit` is the next free one, `end` follows those that the
    longest member so far uses, `least` the bytes up to the end of members whose tail padding others may use.
    `own` are the objects of empty classes in no virtual base; `part` is as in Layout."""

    decl: ty.RecordDecl
    model: DataModel
    claims: virtual_bases.Claims | None = None
    bit: int = 0
    end: int = 0
    least: int = 0
    align: int = 1
    run: int = 0
    placed: list[_Placed] = field(default_factory=list)
    empty: dict[tuple[int, ty.RecordDecl], None] = field(default_factory=dict)
    own: list[tuple[int, ty.RecordDecl]] = field(default_factory=list)
    depth: int = 0
    part: tuple[int, int, tuple[tuple[int, ty.RecordDecl], ...]] | None = None

    @property
    def union(self) -> bool:
        return self.decl.keyword == "union"

    @property
    def used(self) -> int:
        """Bytes up to the last bit that is used."""
        return -(-self.end // 8)

    def place(self, member: ty.Member, index: int) -> None:
        if self.union:
            self.bit = 0
            self.run += 1
        if member.virtual and not member.primary and self.part is None:
            self.part = (max(self.used, self.least), self.align, tuple(self.own))
        if self.claims is not None and not member.primary and member in self.claims.where:
            size, at = _of_member(member, self.model)[0], 8 * self.claims.where[member]
            self.placed.append(_Placed(member, index, at, None, size, self.run, True, size))
            return
        if member.bit_width is None:
            self._go_deeper(member)
            wanted = self._place_whole(member, index)
        else:
            wanted = self._place_bits(member, member.bit_width, index)
        self.align = max(self.align, wanted)
        self.end = max(self.end, self.bit)
        if self.end >= 1 << (8 * self.model.pointer + 2):  # more bytes than ptrdiff_t can count
            raise BadLayout(f"'{ty.Record(self.decl)}' is too large", member)

    def _go_deeper(self, member: ty.Member) -> None:
        inner = ty.remove_all_extents(member.type)
        if isinstance(inner, ty.Record):
            self.depth = max(self.depth, layout(inner, self.model).depth + 1)
            if self.depth > DEEPEST:
                what = ty.Record(self.decl)
                raise BadLayout(f"'{what}' holds classes in one another more than {DEEPEST} deep", member)

    def _place_bits(self, member: ty.Member, width: int, index: int) -> int:
        """Place a bit-field; the alignment that it asks of the record."""
        size, natural = _of_member(member, self.model)
        self.bit, wanted = _place_bit_field(self.decl, member, width, size, natural, self.bit)
        if member.name is not None:
            self.placed.append(_Placed(member, index, self.bit, width, size, self.run, self.union))
        elif width == 0 and self.bit % 8 == 0:
            self.run += 1
        self.bit += width + member.reserved
        return wanted

    def _place_whole(self, member: ty.Member, index: int) -> int:
        """Place a member that is no bit-field; the alignment that it asks of the record."""
        model, claims = self.model, self.claims
        size, natural = _of_member(member, model)
        wanted = _member_align(self.decl, member, natural, model)
        inside = known = empty_parts(member, model)
        if claims is not None and member.base:
            inside = [*known, *claims.empty_in(member)]
        offset = self._offset(member, wanted, inside)
        self.empty.update({(offset + at, what): None for at, what in inside})
        if len(self.empty) > 8 * _FAR:  # what comes next lies far from those in the middle
            last = offset + size - _FAR
            self.empty = {part: None for part in self.empty if part[0] < _FAR or part[0] >= last}
        if not member.virtual:
            self.own += [(offset + at, what) for at, what in known]
        overlaps = _overlaps(member)
        data = _kept(member, model) if overlaps else size
        self.placed.append(_Placed(member, index, 8 * offset, None, size, self.run + 1, self.union, data))
        self.run += 2
        self.bit += 8 * data
        if claims is not None and member.base:
            claims.place(member, offset)
        if overlaps and not data and (member.base or model.host):
            # 2.4 II.3: its own bytes are no tail padding (nvsize).
            self.end = max(self.end, 8 * (offset + size))
        self.least = max(self.least, offset + (data if member.base and data else size))
        return wanted

    def _offset(self, member: ty.Member, wanted: int, inside: Empty) -> int:
        """Where such a member lies; its data begins at the next free bit."""
        host = self.model.host
        free, self.bit = self.bit, round_up(self.bit, 8 * wanted)
        offset = self.bit // 8
        if _overlaps(member) and is_empty(member.type):
            # 2.4 II.3: at offset 0, or else at the end; after members, nvcc goes on from there.
            if self.union or not _clash(0, inside, self.empty):
                offset = 0
            else:
                if host:  # g++ looks from the byte on in which the bit-field before ends
                    offset = round_up(free // 8, wanted)
                offset = _free(offset, wanted, inside, self.empty)
            self.bit = free if host or member.base else max(self.bit, 8 * offset)
        elif inside and not self.union:
            offset = _free(offset, wanted, inside, self.empty)
            self.bit = 8 * offset
        return offset

    def finished(self, members: Sequence[ty.Member]) -> Layout:
        """The layout of the record, all of whose members are placed."""
        decl, model = self.decl, self.model
        align, empty = self.align, self.empty
        if decl.align is not None:
            # Packed and aligned: nvcc takes the record's own alignment even below that of a member.
            align = decl.align if decl.packed else max(align, decl.align)
        least = self.least
        if not self.end and (not members or any(m.bit_width is not None or _overlaps(m) for m in members)):
            least = max(least, model.empty_record)  # but `struct { int a[0]; }` is of size 0 in C++ as well
        size = round_up(max(self.used, least), align)
        if is_empty(ty.Record(decl)):
            tail = size
            empty[0, decl] = None
        else:
            tail = 0 if (decl.host_pod if model.host else decl.pod) else size - self.used
        placed = sorted(self.placed, key=lambda p: p.index)
        slots = tuple(_slot(p, self.placed, size - tail, align) for p in placed)
        part = self.part
        if self.claims is not None and part is None:
            part = (max(self.used, least), align, tuple(self.own))
        named = {s.name: s for s in slots if s.name is not None}
        return Layout(size, align, slots, tail, tuple(empty), part, named, self.depth)


def is_empty(type: ty.Type) -> bool:
    """Whether this is an empty class (Itanium C++ ABI 1.1; `std::is_empty`). Members of empty class type do
    not count if they share their addresses."""
    if not isinstance(type, ty.Record) or type.decl.keyword == "union":
        return False
    if type.decl.virtual_bases:
        return False
    members = type.decl.completed().members or ()
    return all(m.bit_width == 0 or _overlaps(m) for m in members) and all(
        is_empty(m.type) for m in members if _overlaps(m)
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


def _clash(offset: int, inside: Empty, known: Container[tuple[int, ty.RecordDecl]]) -> bool:
    """Whether two objects of one type would have the same address."""
    return any((offset + at, what) in known for at, what in inside)


def _free(offset: int, align: int, inside: Empty, known: Container[tuple[int, ty.RecordDecl]]) -> int:
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
