"""minicu.abi.layout: the guide's figures, the corners where nvcc decides, access units of bit-fields."""

from __future__ import annotations

import pytest
from fuzz.abi_records import declaration, records

from minicu import types as ty
from minicu.abi.layout import BadLayout, NoSize, align_of, find_member, layout, size_of
from minicu.abi.records import otherwise_on_host
from minicu.abi.target import ILP32, LP64

CHAR, SHORT, INT, LONG, DOUBLE = ty.CHAR, ty.SHORT, ty.INT, ty.LONG, ty.DOUBLE


def struct(*members, keyword="struct", **attributes):
    """A record; members are (name, type, bit width, align, packed), the last three optional."""
    made = [m if isinstance(m, ty.Member) else ty.Member(*m) for m in members]
    return ty.Record(ty.RecordDecl(keyword, "S", members=made, **attributes))


def union(*members, **attributes):
    return struct(*members, keyword="union", **attributes)


def bits(record):
    return {s.name: (s.bit_offset, s.bit_width) for s in layout(record, LP64).slots if s.bit_width}


def offsets(record):
    return {s.name: s.offset for s in layout(record, LP64).slots if s.bit_width is None}


# CLAUSE: 1.1 | sizes and alignments of every type, LP64 and ILP32
@pytest.mark.parametrize(
    "type, lp64, ilp32",
    [
        (ty.BOOL, (1, 1), (1, 1)),
        (SHORT, (2, 2), (2, 2)),
        (ty.HALF, (2, 2), (2, 2)),
        (INT, (4, 4), (4, 4)),
        (LONG, (8, 8), (4, 4)),
        (ty.LLONG, (8, 8), (8, 8)),
        (DOUBLE, (8, 8), (8, 8)),
        (ty.INT128, (16, 16), (16, 16)),
        (ty.Pointer(ty.VOID), (8, 8), (4, 4)),
        (ty.NULLPTR, (8, 8), (4, 4)),
        (ty.Array(ty.Array(SHORT, 3), 5), (30, 2), (30, 2)),
        (ty.Enum(ty.EnumDecl("E", underlying=ty.UCHAR)), (1, 1), (1, 1)),
        (struct(("c", CHAR), ("l", LONG)), (16, 8), (8, 4)),
    ],
    ids=str,
)
def test_sizes_follow_the_host(type, lp64, ilp32):
    assert (size_of(type, LP64), align_of(type, LP64)) == lp64
    assert (size_of(type, ILP32), align_of(type, ILP32)) == ilp32


# PTX interoperability guide, figures 2 to 6.
FIGURES = [
    (struct(("j", INT, 5), ("k", INT, 6), ("m", INT, 7)), 4, 4, {}, {"j": (0, 5), "k": (5, 6), "m": (11, 7)}),
    (
        struct(("s", SHORT, 9), ("j", INT, 9), ("c", CHAR), ("t", SHORT, 9), ("u", SHORT, 9), ("d", CHAR)),
        12,
        4,
        {"c": 3, "d": 8},
        {"s": (0, 9), "j": (9, 9), "t": (32, 9), "u": (48, 9)},
    ),
    (struct(("c", CHAR), ("s", SHORT, 8)), 2, 2, {"c": 0}, {"s": (8, 8)}),
    (union(("c", CHAR), ("s", SHORT, 8)), 2, 2, {"c": 0}, {"s": (0, 8)}),
    (
        struct(("c", CHAR), (None, INT, 0), ("d", CHAR), (None, SHORT, 9), ("e", CHAR)),
        9,
        1,
        {"c": 0, "d": 4, "e": 8},
        {},
    ),
]


# CLAUSE: 1.3 | every figure of the guide: sizes, alignments, the bits of each field
@pytest.mark.parametrize(
    "record, size, align, plain, fields", FIGURES, ids=[f"figure{n}" for n in range(2, 7)]
)
def test_figures_of_the_guide(record, size, align, plain, fields):
    found = layout(record, LP64)
    assert (found.size, found.align) == (size, align)
    assert offsets(record) == plain
    assert bits(record) == fields


# Answers of nvcc 13.0 (docs/abi.md lists where gcc differs): size, alignment.
CORNERS = {
    "aligned(1) moves a bit-field to its type's boundary": (
        struct(("c", CHAR, 3), ("x", INT, 4, 1)), 8, 4),
    "packed: a zero-length bit-field does nothing": (
        struct(("c", CHAR), (None, INT, 0), ("d", CHAR), packed=True), 2, 1),
    "packed, aligned(2): the record's own alignment wins": (
        struct(("s", SHORT), ("m", SHORT, None, 8), packed=True, align=2), 10, 2),
    "packed does not pack __half": (struct(("c", CHAR), ("h", ty.HALF), packed=True), 4, 2),
    "a packed member packs __half": (struct(("c", CHAR), ("h", ty.HALF, None, None, True)), 3, 1),
    "pragma pack: bit-fields cross units": (
        struct(("b", INT, 3), ("d", INT, 31), ("c", CHAR), pack=16), 8, 4),
    "pragma pack: packed does not matter to bit-fields": (
        struct(("b", INT, 3), ("d", INT, 31), packed=True, pack=2), 6, 2),
    "pragma pack: an unnamed bit-field counts": (struct(("c", CHAR, 3), (None, LONG, 62), pack=4), 12, 4),
    "pragma pack: an explicit alignment goes first": (struct(("c", CHAR), ("i", INT, None, 1), pack=2), 8, 4),
    "aligned record": (struct(("c", CHAR), align=8), 8, 8),
    "aligned member": (struct(("c", CHAR), ("d", CHAR, None, 16)), 32, 16),
    "unnamed bit-field": (struct((None, INT, 5)), 1, 1),
    "__int128 bit-field": (struct(("a", ty.INT128, 100), ("b", INT, 29)), 32, 16),
    "flexible member": (struct(("n", INT), ("d", ty.Array(DOUBLE, None))), 8, 8),
    "empty arrays only": (struct(("a", ty.Array(INT, 0))), 0, 4),
}  # fmt: skip


@pytest.mark.parametrize("record, size, align", CORNERS.values(), ids=CORNERS)
def test_corners_follow_nvcc(record, size, align):
    found = layout(record, LP64)
    assert (found.size, found.align) == (size, align)


@pytest.mark.parametrize("members", [(), ((None, INT, 0),)], ids=["empty", "zero-length bit-field"])
def test_empty_records_are_a_byte_in_cplusplus_and_nothing_in_c(members):
    assert size_of(struct(*members), LP64) == 1
    assert size_of(struct(*members), LP64.for_language(cplusplus=False)) == 0


def test_members_of_anonymous_records_are_found_with_their_path():
    inner = ty.Member(None, union(("u", INT), (None, struct(("v", SHORT), ("w", SHORT, 3)))))
    outer = struct(("c", CHAR), inner, ("d", DOUBLE))
    assert [s.name for s in find_member(outer, "d", LP64)] == ["d"]
    path = find_member(outer, "w", LP64)
    assert [s.name for s in path] == [None, None, "w"]
    assert sum(s.offset for s in path[:-1]) == 4
    assert (path[-1].bit_offset, path[-1].bit_width) == (16, 3)
    assert find_member(outer, "x", LP64) == ()


@pytest.mark.parametrize(
    "type",
    [
        ty.VOID,
        ty.Function(ty.VOID, ()),
        ty.Array(INT, None),
        ty.VariableArray(INT, None),
        ty.Record(ty.RecordDecl("struct", "Incomplete")),
        ty.Enum(ty.EnumDecl("Incomplete")),
        struct(("s", ty.Record(ty.RecordDecl("struct", "Incomplete")))),
    ],
    ids=str,
)
def test_types_without_size_are_refused(type):
    with pytest.raises(NoSize):
        layout(type, LP64)


def memory_locations(record):
    """Byte ranges, each with the index of its memory location: neighbouring bit-fields share one,
    a zero-length bit-field or any other member between them starts a new one (C11 3.14)."""
    slots = {s.index: s for s in layout(record, LP64).slots}
    location = 0
    for index, member in enumerate(record.decl.members):
        # In a packed record a zero-length bit-field does nothing: the fields may share a byte.
        if member.bit_width is None or (member.bit_width == 0 and not record.decl.packed):
            location += 1
        if index in slots:
            s = slots[index]
            end = s.bit_offset + (8 * s.size if s.bit_width is None else s.bit_width)
            yield s, location, s.bit_offset // 8, -(-end // 8)
        if member.bit_width is None:
            location += 1


# CLAUSE: 1.3 | what an access to a bit-field touches
@pytest.mark.parametrize("seed", range(8))
def test_an_access_unit_holds_its_field_and_nothing_of_other_members(seed):
    for record in records(seed, 60):
        found = layout(record, LP64)
        ranges = list(memory_locations(record))
        for slot, location, first, end in ranges:
            assert slot.offset % slot.align == 0
            assert slot.align <= found.align
            if slot.bit_width is None:
                continue
            assert slot.offset <= first and end <= slot.offset + slot.size <= found.size, declaration(record)
            assert slot.shift == slot.bit_offset - 8 * slot.offset
            if record.decl.keyword == "union":
                continue
            for other, place, low, high in ranges:
                if place != location:
                    touched = low < slot.offset + slot.size and slot.offset < high
                    assert not touched, f"{slot.name} touches {other.name}:\n{declaration(record)}"


@pytest.mark.parametrize(
    "record, name",
    [
        (struct(("c", CHAR, 3), ("x", INT, 4, 1)), "x"),
        (struct(("c", CHAR), (None, INT, 0), ("d", CHAR), packed=True), None),
        (struct(("s", SHORT), ("m", SHORT, None, 8), packed=True, align=2), "m"),
        (struct(("c", CHAR), ("i", INT, None, 8), pack=2), "i"),
        (struct(("c", CHAR, 3), ("i", INT, 5), packed=True, pack=2), "c"),
    ],
)
def test_members_that_host_code_may_see_elsewhere_are_known(record, name):
    member, why = otherwise_on_host(record, LP64)
    assert member.name == name
    assert why


@pytest.mark.parametrize("record", [figure[0] for figure in FIGURES])
def test_host_and_device_agree_on_usual_records(record):
    assert otherwise_on_host(record, LP64) is None


def test_records_beyond_the_address_space_are_refused():
    with pytest.raises(BadLayout):
        layout(struct(("a", ty.Array(CHAR, 2**62)), ("b", ty.Array(CHAR, 2**62))), LP64)
