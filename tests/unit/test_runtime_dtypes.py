"""NumPy dtypes of records, bit-fields, and packing of records given in various forms."""

import ctypes
import struct

import numpy
import pytest

import minicu
from minicu import types as ty
from minicu.abi.target import LP64
from minicu.program import data_model
from minicu.runtime.values import dtypes


def record(*members, keyword="struct", tag="R", **more):
    decl = ty.RecordDecl(keyword, tag, **more)
    decl.members = [ty.Member(*m) if isinstance(m, tuple) else m for m in members]
    return ty.Record(decl)


def info(r):
    from minicu.abi.layout import layout
    from minicu.program import RecordInfo

    found = layout(r, LP64)
    fields = tuple(dtypes.record_fields(r, LP64, 0))
    return RecordInfo(r.decl.tag, r, found.size, found.align, fields)


POINT = record(("x", ty.FLOAT), ("n", ty.CHAR), ("d", ty.DOUBLE), tag="P")
BITS = record(("a", ty.INT, 5), ("b", ty.UINT, 27), ("c", ty.ULLONG, 40), ("ok", ty.BOOL, 1), tag="B")


def test_members_at_their_offsets():
    dtype = info(POINT).dtype
    assert dtype.itemsize == 16
    assert {n: (str(dtype.fields[n][0]), dtype.fields[n][1]) for n in dtype.names} == {
        "x": ("float32", 0), "n": ("int8", 4), "d": ("float64", 8),
    }  # fmt: skip


def test_nested_arrays_pointers_and_padding_at_the_end():
    outer = record(("p", ty.Array(POINT, 2)), ("q", ty.Pointer(ty.INT)), ("c", ty.CHAR), tag="O")
    dtype = info(outer).dtype
    assert dtype.itemsize == 48
    assert dtype["p"].shape == (2,) and dtype["p"].base == info(POINT).dtype
    assert dtype["q"] == numpy.uint64 and dtype.fields["c"][1] == 40


def test_anonymous_members_appear_at_their_places():
    inner = record(("i", ty.INT), ("f", ty.FLOAT), keyword="union", tag=None)
    outer = record(("c", ty.CHAR), (None, inner), tag="O")
    dtype = info(outer).dtype
    assert dtype.names == ("c", "i", "f")
    assert dtype.fields["i"][1] == dtype.fields["f"][1] == 4


def test_bit_fields_have_accessors():
    about = info(BITS)
    array = numpy.zeros(3, about.dtype)
    about.set(array, "a", [-16, 15, 1])
    about.set(array, "b", 0x7FFFFFF)
    about.set(array, "c", [0, 2**40 - 1, 5])
    about.set(array, "ok", [True, False, True])
    assert about.get(array, "a").tolist() == [-16, 15, 1]
    assert about.get(array, "b").tolist() == [0x7FFFFFF] * 3
    assert about.get(array, "c").tolist() == [0, 2**40 - 1, 5]
    assert about.get(array, "ok").tolist() == [True, False, True]
    about.set(array, "a", 0)  # leaves its neighbours alone
    assert about.get(array, "b").tolist() == [0x7FFFFFF] * 3
    first = array.view(numpy.uint32).reshape(3, -1)[:, 0]
    assert first.tolist() == [0x7FFFFFF << 5] * 3
    with pytest.raises(OverflowError, match="'a' has 5 bits: -16 to 15"):
        about.set(array, "a", 16)
    with pytest.raises(KeyError, match="no member 'z'; it has a, b, c, ok"):
        about.get(array, "z")


def pack(r, value):
    return dtypes.pack_record(r, LP64, value, "f(): argument 1 'p'")


def test_every_form_packs_to_the_same_bytes():
    class Point(ctypes.Structure):
        _fields_ = (("x", ctypes.c_float), ("n", ctypes.c_int8), ("d", ctypes.c_double))

    scalar = numpy.zeros(1, info(POINT).dtype)[0]
    scalar["x"], scalar["n"], scalar["d"] = 1.5, -3, 2.25
    expected = pack(POINT, {"x": 1.5, "n": -3, "d": 2.25})
    assert expected == numpy.float32(1.5).tobytes() + b"\xfd\0\0\0" + numpy.float64(2.25).tobytes()
    assert pack(POINT, scalar) == pack(POINT, (1.5, -3, 2.25)) == expected
    assert pack(POINT, Point(1.5, -3, 2.25)) == expected


def test_bit_fields_and_nested_records_in_a_dict():
    outer = record(("h", BITS), ("v", ty.Array(POINT, 2)), tag="O")
    point = {"x": 0, "n": 1, "d": 2}
    data = pack(outer, {"h": {"a": -1, "b": 2, "c": 3, "ok": True}, "v": [point, point]})
    assert int.from_bytes(data[:4], "little") == (2 << 5) | 31
    assert data[20] == 1 and len(data) == 48


@pytest.mark.parametrize(
    ("value", "error", "message"),
    [
        ({"x": 1, "n": 2}, TypeError, "argument 1 'p': member 'd' of 'struct P' is missing"),
        ({"x": 1, "n": 2, "d": 3, "z": 4}, TypeError, "'struct P' has no member 'z'; it has x, n, d"),
        (
            {"x": 1, "n": 200, "d": 3},
            OverflowError,
            r"argument 1 'p'\.n: 200 is outside 'char' \(-128 to 127\)",
        ),
        ({"x": 1, "n": 1.5, "d": 3}, TypeError, r"argument 1 'p'\.n: 1\.5 is no integer"),
        ({"x": "a", "n": 1, "d": 3}, TypeError, r"argument 1 'p'\.x: 'a' is no number"),
        ((1, 2), TypeError, "has 2 values, 'struct P' has 3 members: x, n, d"),
        (5, TypeError, "is int, the kernel takes 'struct P'; pass a dict"),
        (b"abc", TypeError, "has 3 bytes, 'struct P' has 16"),
        (numpy.zeros(1, "i4,i4,f8")[0], TypeError, "has dtype"),
        (numpy.zeros(1, "i4,i4,f8"), TypeError, "has dtype"),
        (numpy.zeros(2, "i8"), TypeError, "has 2 values, 'struct P' has 3 members"),
        ({"x": None, "n": 1, "d": 3}, TypeError, r"argument 1 'p'\.x: None is no number"),
        ({"x": 1, "n": None, "d": 3}, TypeError, r"argument 1 'p'\.n: None is no integer"),
        ({"x": 1, "n": 1, "d": [1, 2]}, ValueError, r"argument 1 'p'\.d has shape \(2,\), 'double' has \(\)"),
    ],
)
def test_what_does_not_fit_is_named(value, error, message):
    with pytest.raises(error, match=message):
        pack(POINT, value)


MIXED = record(
    ("s", ty.Array(ty.CHAR, 4)),
    ("p", ty.Pointer(ty.FLOAT)),
    ("b", ty.Float(kind="bfloat16")),
    ("h", BITS),
    tag="M",
)
BITS_VALUES = {"a": -1, "b": 2, "c": 3, "ok": True}


def test_strings_pointers_and_nested_records_in_other_forms():
    values = {"s": b"ab", "p": 0x1234, "b": 1.5, "h": BITS_VALUES}
    data = pack(MIXED, values)
    assert data[:4] == b"ab\0\0" and data[8:18] == (0x1234).to_bytes(8, "little") + b"\xc0\x3f"
    assert pack(MIXED, {**values, "h": tuple(BITS_VALUES.values())}) == data
    assert pack(MIXED, {**values, "h": pack(BITS, BITS_VALUES), "s": [97, 98, 0, 0]}) == data


@pytest.mark.parametrize(
    ("changes", "error", "message"),
    [
        ({"s": b"abcde"}, ValueError, r"^f\(\): argument 1 'p'\.s has 5 bytes, 'char \[4\]' has 4$"),
        ({"s": "abc"}, TypeError, r"^f\(\): argument 1 'p'\.s: 'abc' is no integer$"),
        (
            {"p": numpy.zeros(3, "f4")},
            TypeError,
            r"^f\(\): argument 1 'p'\.p: an array of float32 is no address",
        ),
        ({"p": -1}, OverflowError, r"^f\(\): argument 1 'p'\.p: -1 is no address$"),
        (
            {"h": {**BITS_VALUES, "a": 99}},
            OverflowError,
            r"^f\(\): argument 1 'p'\.h\.a: 'a' has 5 bits: -16 to 15$",
        ),
        ({"h": {**BITS_VALUES, "b": 1.5}}, TypeError, r"^f\(\): argument 1 'p'\.h\.b: 1\.5 is no integer$"),
        ({"h": None}, TypeError, r"^f\(\): argument 1 'p'\.h is NoneType, the kernel takes 'struct B'"),
    ],
)
def test_what_does_not_fit_inside_is_named_once(changes, error, message):
    with pytest.raises(error, match=message):
        pack(MIXED, {"s": b"", "p": None, "b": 0, "h": BITS_VALUES, **changes})


def test_accessors_take_integers_and_arrays_of_the_record():
    bits = info(BITS)
    array = numpy.zeros(2, bits.dtype)
    for wrong in (1.5, "x", None):
        with pytest.raises(TypeError, match="is no integer"):
            bits.set(array, "a", wrong)
    with pytest.raises(TypeError, match="the array has elements of 8 bytes, 'B' has"):
        bits.get(numpy.zeros(8), "a")


def test_one_member_of_a_union_is_enough():
    union = record(("i", ty.INT), ("f", ty.FLOAT), keyword="union", tag="U")
    assert pack(union, {"f": 1.0}) == numpy.float32(1).tobytes()
    assert pack(union, (1,)) == numpy.int32(1).tobytes()  # C: the first member
    with pytest.raises(TypeError, match="has 2 values, 'union U' holds one: i or f"):
        pack(union, (1, 2))
    with pytest.raises(TypeError, match="'i' and 'f' lie in the same place: give one of them"):
        pack(union, {"i": 1, "f": 1.0})


def test_members_of_an_anonymous_union_share_their_place():
    inner = record(("i", ty.INT), ("f", ty.FLOAT), keyword="union", tag=None)
    outer = record(("kind", ty.INT), (None, inner), tag="V")
    assert pack(outer, {"kind": 1, "f": 1.0}) == struct.pack("<if", 1, 1.0)
    with pytest.raises(TypeError, match="'f' and 'i' lie in the same place"):
        pack(outer, {"kind": 1, "f": 1.0, "i": 2})


def test_a_class_wants_all_its_members_as_a_struct_does():
    cls = record(("a", ty.INT), ("b", ty.INT), keyword="class", tag="K")
    with pytest.raises(TypeError, match="member 'b' of 'class K' is missing"):
        pack(cls, {"a": 1})


def test_model_by_name():
    assert data_model("LP64").pointer == 8 and data_model("ILP32").pointer == 4
    assert data_model("LP64 C").empty_record == 0


def test_large_integers_in_a_list():
    assert dtypes.pack_value(ty.Array(ty.ULLONG, 2), LP64, [2**64 - 1, 1], "g").tolist() == [2**64 - 1, 1]
    with pytest.raises(TypeError, match="is no integer"):
        dtypes.pack_value(ty.Array(ty.ULLONG, 2), LP64, [1.5, 1], "g")


def test_empty_records_in_c_take_no_room():
    import minicu

    source = "struct e {}; struct s { struct e none; int i; struct e last; char c; };"
    source += "__global__ void k(struct s x, int *p) { *p = x.i + x.c; p[1] = sizeof x; }"
    program = minicu.compile(source, language="c")
    dtype = program.records["s"].dtype
    assert dtype.itemsize == 8
    assert [dtype.fields[n][1] for n in ("none", "i", "last", "c")] == [0, 0, 4, 4]
    assert dtype["none"].itemsize == 0
    module = program.load("cpu")
    result = module.device.array(numpy.zeros(2, numpy.int32))
    given = numpy.zeros((), dtype)
    given["i"], given["c"] = 3, 4
    module.k[1, 1](given, result)
    assert result.numpy().tolist() == [7, 8]


def test_records_beyond_what_a_gpu_call_carries_go_by_address():
    import minicu

    source = "struct big { int i[16384]; }; int f(struct big b, int x) { b.i[x] += 1; return b.i[x]; }"
    source += "__global__ void k(int *p) { struct big b; b.i[5] = 7; *p = f(b, 5) + b.i[5]; }"
    module = minicu.compile(source, language="c").load("cpu")
    result = module.device.array(numpy.zeros(1, numpy.int32))
    module.k[1, 1](result)
    assert result.numpy().tolist() == [15]


def test_an_array_that_is_no_vector_is_not_read():
    """10⁹ elements that are one in memory: refused by their number."""
    kernel = minicu.compile("__global__ void k(float4 v) { }").load("cpu").kernels["k"]
    many = numpy.lib.stride_tricks.as_strided(numpy.zeros(1, "f4"), (10**9,), (0,))
    with pytest.raises(TypeError, match="has 1000000000 values, 'struct float4' has 4 members: x, y, z, w"):
        kernel[1, 1](many)
    kernel[1, 1](numpy.arange(4, dtype="f4"))


def test_accessors_refuse_what_has_no_members():
    record = minicu.compile("struct P { int a; float b; }; __global__ void k(P *p) {}").records["P"]
    array = numpy.zeros(2, record.dtype)
    record.set(array, "a", [3, 4])
    assert record.get(array, "a").tolist() == [3, 4]
    for wrong in (numpy.zeros(2, "i8"), [1, 2]):
        with pytest.raises(TypeError, match=r"without members: pass an array of records\['P'\]\.dtype"):
            record.get(wrong, "a")
        with pytest.raises(TypeError, match="without members"):
            record.set(wrong, "a", 1)
