"""Textures and surfaces of the CPU device: records that the library's C code reads (`__image` in
minicu/include/library/textures.h). A handle is the address of one."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any

import numpy

from minicu.runtime.cpu.memory import Memory

if TYPE_CHECKING:
    from minicu.runtime import images
    from minicu.runtime.cpu.device import CpuDevice
    from minicu.runtime.images import Sampling
    from minicu.runtime.memory import Array

TEXTURE, SURFACE = 0x54455854, 0x53555246


class Record(ctypes.Structure):
    """`__image`."""

    _fields_ = (
        ("mark", ctypes.c_uint32),
        ("shape", ctypes.c_int),
        ("data", ctypes.c_void_p),
        ("pitch", ctypes.c_longlong),
        ("slice", ctypes.c_longlong),
        ("width", ctypes.c_int),
        ("height", ctypes.c_int),
        ("depth", ctypes.c_int),
        ("channels", ctypes.c_int),
        ("bytes", ctypes.c_int),
        ("kind", ctypes.c_int),
        ("floats", ctypes.c_int),
        ("linear", ctypes.c_int),
        ("normalized", ctypes.c_int),
        ("address", ctypes.c_int * 3),
        ("border", ctypes.c_float * 4),
    )


class Texels:
    """The memory of an image: an array of its own, or one that lies there already."""

    gather = True

    def __init__(self, layout: images.Texels, memory: Any, linear: bool = False) -> None:
        self.layout = layout
        self.memory = memory  # keeps it alive
        self.address = int(memory.address)
        self.linear = linear

    def read(self, target: numpy.ndarray) -> None:
        ctypes.memmove(target.ctypes.data, self.address, self.layout.nbytes)

    def write(self, source: numpy.ndarray) -> None:
        ctypes.memmove(self.address, source.ctypes.data, self.layout.nbytes)


class Handle:
    """A record; `number` is its address."""

    def __init__(self, texels: Texels, mark: int) -> None:
        t = texels.layout
        self.texels = texels
        shape = t.axes + 4 * t.layered + 8 * t.cubemap + 16 * texels.linear
        kind = {"u": 0, "i": 1, "f": 2}[t.channel.kind]
        self.record = Record(
            mark, shape, texels.address, t.pitch, t.pitch * t.height, t.width, t.height, t.depth, t.channels,
            t.channel.itemsize, kind,
        )  # fmt: skip
        self.number = ctypes.addressof(self.record)

    def __del__(self) -> None:
        self.record.mark = 0  # whoever keeps the number is told


# What images.py asks of either device.


def borrow(source: Any, device: CpuDevice) -> None:
    """Arrays of other libraries are copied."""


def image(device: CpuDevice, layout: images.Texels, surface: bool, gather: bool) -> Texels:
    """Memory for an image."""
    device.not_while_capturing("make an image")
    return Texels(layout, Memory(layout.nbytes))


def linear(device: CpuDevice, array: Array, layout: images.Texels) -> Texels:
    """A device array as an image, where it is. (The caller may free its own object for it.)"""
    return Texels(layout, array.reshape(*array.shape), True)


def texture_handle(device: CpuDevice, texels: Texels, sampling: Sampling) -> Handle:
    handle = Handle(texels, TEXTURE)
    record = handle.record
    record.floats, record.linear, record.normalized = sampling.floats, sampling.linear, sampling.normalized
    record.address[:], record.border[:] = sampling.address, sampling.border
    return handle


def surface_handle(device: CpuDevice, texels: Texels) -> Handle:
    return Handle(texels, SURFACE)
