"""Checking and packing of arguments by declared type."""

import ctypes
import enum
import math
import re
import struct

import numpy
import pytest

from minicu import types as ty
from minicu.program import Kernel, Parameter
from minicu.runtime.cpu.device import CpuDevice
from minicu.runtime.values.arguments import packer

DEVICE = CpuDevice(cores=1)
SIZES = {"int": 4, "uint": 4, "short": 2, "llong": 8, "ullong": 8, "char": 1, "bool": 1, "int128": 16,
         "half": 2, "bfloat16": 2, "float": 4, "double": 8}  # fmt: skip


def kernel(*types):
    parameters, end = [], 0
    for name, t in zip("abcdefgh", types):
        size = 8 if isinstance(t, ty.Pointer) else SIZES[t.kind]
        end = -(-end // size) * size
        parameters.append(Parameter(name, t, end, size, size, str(t)))
        end += size
    return Kernel("k", "k", tuple(parameters), end)


def pack(types, *arguments):
    packing = packer(kernel(*types), "LP64", DEVICE)
    block = bytearray(packing.size)
    packing.pack_into(block, 0, arguments)
    return bytes(block)


def test_scalars_at_their_offsets():
    types = (ty.CHAR, ty.INT, ty.SHORT, ty.DOUBLE, ty.BOOL, ty.FLOAT)
    assert pack(types, -1, 7, -2, 1.5, True, 2.5) == struct.pack(
        "<bxxxihxxxxxxd?xxxf", -1, 7, -2, 1.5, True, 2.5
    )


def test_numpy_scalars_and_integers_for_floats():
    assert pack((ty.INT, ty.FLOAT, ty.DOUBLE), numpy.int64(3), 4, numpy.float32(0.5)) == struct.pack(
        "<ifd", 3, 4, 0.5
    )


def test_truth_values_of_numpy():
    assert (
        pack((ty.BOOL, ty.BOOL, ty.INT), numpy.True_, numpy.array(False), numpy.True_) == b"\1\0\0\0\1\0\0\0"
    )


def test_wide_and_narrow_types():
    assert pack((ty.INT128,), -(2**127)) == (-(2**127)).to_bytes(16, "little", signed=True)
    assert pack((ty.ULLONG,), 2**64 - 1) == b"\xff" * 8
    assert pack((ty.HALF,), 1.5) == numpy.float16(1.5).tobytes()


@pytest.mark.parametrize(
    ("type", "value", "spelled"),
    [(ty.FLOAT, 1e300, "float"), (ty.HALF, -7e4, "__half"), (ty.BFLOAT16, 1e39, "")],
)
def test_a_finite_number_does_not_become_infinite(type, value, spelled):
    with pytest.raises(OverflowError, match=rf"is {re.escape(repr(value))}, too large for '{spelled}"):
        pack((type,), value)
    assert len(pack((type,), math.inf)) == len(pack((type,), 1.0))


@pytest.mark.parametrize(
    ("value", "bits"),
    [(1.0, 0x3F80), (-2.5, 0xC020), (3.3895313892515355e38, 0x7F7F), (math.inf, 0x7F80),
     (float("nan"), 0x7FC0), (1 + 2**-8, 0x3F80), (1 + 3 * 2**-8, 0x3F82),
     (1 + 2**-8 + 2**-40, 0x3F81), (1 + 2**-8 - 2**-40, 0x3F80)],
)  # fmt: skip
def test_bfloat16_rounds_once_to_nearest_even(value, bits):
    assert pack((ty.BFLOAT16,), value) == bits.to_bytes(2, "little")


POINTER = ty.Pointer(ty.FLOAT)
READ_ONLY = ty.Pointer(ty.Float("float", quals=ty.CONST))


def test_host_arrays_are_used_in_place():
    array = numpy.zeros(4, "f4")
    assert pack((POINTER,), array) == struct.pack("<Q", array.ctypes.data)
    assert pack((POINTER,), array[2:]) == struct.pack("<Q", array.ctypes.data + 8)
    assert pack((POINTER,), None) == bytes(8)
    assert pack((POINTER,), 0x1000) == struct.pack("<Q", 0x1000)
    on_device = DEVICE.zeros(4)
    assert pack((POINTER,), on_device) == struct.pack("<Q", on_device.address)


def test_read_only_arrays_for_pointers_to_const():
    array = numpy.zeros(4, "f4")
    array.flags.writeable = False
    pack((READ_ONLY,), array)
    with pytest.raises(
        ValueError, match=r"argument 1 'a' is read-only, the kernel takes 'float \*'; pass a.copy"
    ):
        pack((POINTER,), array)


@pytest.mark.parametrize(
    ("type", "dtype"),
    [(ty.CHAR, "u1"), (ty.UCHAR, "S1"), (ty.VOID, "f8"), (ty.LONG, "i8"), (ty.LLONG, "i8"), (ty.HALF, "f2"),
     (ty.Pointer(ty.INT), "u8"), (ty.Array(ty.FLOAT, 16), "f4"), (ty.BOOL, "?")],
)  # fmt: skip
def test_element_types_that_fit(type, dtype):
    pack((ty.Pointer(type),), numpy.zeros(16, dtype))


def test_vectors_take_their_elements():
    decl = ty.RecordDecl("struct", "float2", align=8)
    decl.members = [ty.Member("x", ty.FLOAT), ty.Member("y", ty.FLOAT)]
    pointer = ty.Pointer(ty.Record(decl))
    pack((pointer,), numpy.zeros((5, 2), "f4"))
    pack((pointer,), numpy.zeros(5, "c8"))
    pack((pointer,), numpy.zeros(5, [("x", "f4"), ("y", "f4")]))
    for wrong in (
        numpy.zeros((5, 3), "f4"),
        numpy.zeros(5, "c16"),
        numpy.zeros(5, [("x", "f4"), ("y", "i4")]),
    ):
        with pytest.raises(TypeError, match=r"the kernel takes 'struct float2 \*'"):
            pack((pointer,), wrong)


FLOATS = numpy.zeros(8, "f4")


class Colour(enum.Enum):
    RED = 1


@pytest.mark.parametrize(
    ("types", "arguments", "error", "message"),
    [
        ((ty.INT,), (), TypeError, r"k\(int a\) takes 1 argument, 0 given"),
        ((ty.INT, POINTER), (1, FLOATS, 3), TypeError, r"k\(int a, float \*b\) takes 2 arguments, 3 given"),
        ((ty.INT,), (2**31,), OverflowError, r"k\(\): argument 1 'a' is 2147483648, outside 'int' \(-2"),
        ((ty.UINT,), (-1,), OverflowError, r"is -1, outside 'unsigned int' \(0 to 4294967295\)"),
        ((ty.INT,), (1.5,), TypeError, "argument 1 'a' is float, the kernel takes 'int'"),
        ((ty.INT,), (numpy.float32(1),), TypeError, "argument 1 'a' is float32, the kernel takes 'int'"),
        ((ty.INT,), (2.0,), TypeError, r"is float, the kernel takes 'int'; pass int\(a\)"),
        ((ty.INT,), (numpy.ones(1, "i4"),), TypeError, r"the kernel takes 'int'; pass a.item\(\)"),
        ((ty.FLOAT,), (numpy.ones((1, 1)),), TypeError, r"the kernel takes 'float'; pass a.item\(\)"),
        ((ty.CHAR,), ("A",), TypeError, r"is str, the kernel takes 'char'; pass ord\(a\)"),
        ((ty.INT,), (ctypes.c_int(3),), TypeError, "is c_int, the kernel takes 'int'; pass a.value"),
        ((ty.INT,), (Colour.RED,), TypeError, "is Colour, the kernel takes 'int'; pass a.value"),
        ((ty.INT,), ("12",), TypeError, "is str, the kernel takes 'int'$"),
        ((POINTER,), (numpy.float32(1),), TypeError, r"float32, the kernel takes 'float \*'; pass an array"),
        ((READ_ONLY,), (numpy.float32(1),), TypeError, "is float32, the kernel .*; pass an array"),
        ((ty.INT,), (None,), TypeError, "argument 1 'a' is NoneType, the kernel takes 'int'"),
        ((ty.INT,), (FLOATS,), TypeError, "'a' is an array of float32, the kernel takes 'int'"),
        ((ty.BOOL,), (2,), OverflowError, "argument 1 'a' is 2, the kernel takes 'bool'"),
        ((ty.FLOAT,), ("1",), TypeError, "argument 1 'a' is str, the kernel takes 'float'"),
        ((ty.FLOAT,), (FLOATS,), TypeError, "'a' is an array of float32, the kernel takes 'float'"),
        ((ty.INT, READ_ONLY), (1, FLOATS.astype("f8")), TypeError,
         r"2 'b' is an array of float64, the kernel takes 'const float \*'; pass b.astype\(numpy.float32\)"),
        ((ty.Pointer(ty.UINT),), (FLOATS.astype("i4"),), TypeError,
         r"int32.*; pass a.view\(numpy.uint32\)"),
        ((POINTER,), (FLOATS[::2],), ValueError, r"'a' is not C-contiguous; pass numpy.ascontiguousarray"),
        ((POINTER,), (FLOATS.astype(">f4"),), TypeError, "has bytes in the other order"),
        ((POINTER,), (FLOATS.view("u1")[1:5].view("f4"),), ValueError, "is not aligned to 4 bytes"),
        ((POINTER,), (1.5,), TypeError, r"is float, the kernel takes 'float \*'; pass an array"),
        ((POINTER,), ([1.0],), TypeError, r"is list, the kernel takes 'float \*'; pass an array"),
        ((POINTER,), (object(),), TypeError, r"is object, the kernel takes 'float \*'"),
        ((POINTER,), (-1,), OverflowError, "argument 1 'a' is -1, no address"),
        ((ty.DOUBLE,), (10**400,), OverflowError, "argument 1 'a' is too large for 'double'"),
        ((ty.Pointer(ty.Void()),), (numpy.array([None]),), TypeError, "'a' is an array of Python objects"),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_named(types, arguments, error, message):
    with pytest.raises(error, match=message):
        pack(types, *arguments)


def test_a_freed_array_is_named():
    array = DEVICE.zeros(4)
    array.free()
    with pytest.raises(ValueError, match="argument 1 'a' was freed"):
        pack((POINTER,), array)
    with pytest.raises(ValueError, match="the array was freed"):
        array.numpy()


def test_arrays_of_other_libraries():
    class Foreign:
        def __init__(self, array):
            self.__array_interface__ = array.__array_interface__

    class Packet:
        def __init__(self, array):
            self.array = array

        def __dlpack__(self, **kwargs):
            return self.array.__dlpack__(**kwargs)

        def __dlpack_device__(self):
            return self.array.__dlpack_device__()

    class Locked(Packet):
        def __dlpack__(self, **kwargs):
            raise BufferError("it is locked")

    class OnGpu:
        __cuda_array_interface__ = {"shape": (1,), "typestr": "<f4", "data": (4096, False), "version": 3}  # noqa: RUF012

    address = struct.pack("<Q", FLOATS.ctypes.data)
    assert pack((POINTER,), Foreign(FLOATS)) == pack((POINTER,), Packet(FLOATS)) == address
    assert pack((POINTER,), memoryview(FLOATS)) == address
    with pytest.raises(TypeError, match="is Locked, which lends no array: it is locked"):
        pack((POINTER,), Locked(FLOATS))
    assert pack((POINTER,), ctypes.c_void_p(FLOATS.ctypes.data)) == address
    assert pack((POINTER,), ctypes.c_void_p(None)) == struct.pack("<Q", 0)
    with pytest.raises(TypeError, match="is on a GPU, the kernel runs on the CPU device"):
        pack((POINTER,), OnGpu())


def test_vectors_take_arrays_of_their_elements():
    members = [ty.Member(name, ty.FLOAT) for name in "xyzw"]
    float4 = ty.Pointer(ty.Record(ty.RecordDecl("struct", "float4", members=members, align=16)))
    flat = numpy.zeros(8, numpy.float32)
    assert pack((float4,), flat) == struct.pack("<q", flat.ctypes.data)
    with pytest.raises(TypeError, match="float4"):
        pack((float4,), numpy.zeros(7, numpy.float32))
    with pytest.raises(TypeError, match="float4"):
        pack((float4,), numpy.zeros(8, numpy.int32))
