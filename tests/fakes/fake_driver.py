"""The driver of libcuda as its tests see it, and a program with two kernels for it."""

from __future__ import annotations

import ctypes

from minicu import types as ty
from minicu.program import Kernel, Parameter, Program

FAKE = ctypes.CDLL("libcuda.so.1")
FAKE.fake_last_name.restype = ctypes.c_char_p
FAKE.fake_last_stream.restype = ctypes.c_void_p
FAKE.fake_live_bytes.restype = ctypes.c_size_t
FAKE.fake_threshold.restype = ctypes.c_uint64

HEAD = ".version 8.0\n.target sm_75\n.address_size 64\n"
ENTRIES = """
.visible .entry saxpy(.param .u32 n, .param .f32 a, .param .u64 x, .param .u64 y)
{
  ret;
}
.visible .entry narrow(.param .u64 p)
{
  ret;
}
"""


def parameter(name, t, offset, size, spelled):
    return Parameter(name, t, offset, size, size, spelled)


CONST_FLOATS = ty.Pointer(ty.Float("float", quals=ty.CONST))
KERNELS = {
    "saxpy": Kernel(
        "saxpy",
        "saxpy",
        (
            parameter("n", ty.INT, 0, 4, "int"),
            parameter("a", ty.FLOAT, 4, 4, "float"),
            parameter("x", CONST_FLOATS, 8, 8, "const float *"),
            parameter("y", ty.Pointer(ty.FLOAT), 16, 8, "float *"),
        ),
        24,
    ),
    "narrow": Kernel("narrow", "narrow", (parameter("p", ty.Pointer(ty.VOID), 0, 8, "void *"),), 8),
}


def make(ptx=HEAD + ENTRIES, **more) -> Program:
    return Program(name="fake", ptx=ptx, kernels=KERNELS, **more)


def arguments() -> bytes:
    space = (ctypes.c_char * 65536)()
    size = FAKE.fake_arguments(space)
    return space.raw[:size]


class Interface:
    """An array of another library."""

    def __init__(self, array, **changes):
        told = {**array.__cuda_array_interface__, "stream": None, **changes}
        self.__cuda_array_interface__ = told
