"""Textures and surfaces on a GPU: CUDA arrays, and the driver's objects for them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy

from minicu.runtime.cuda import arrays as cuda_arrays
from minicu.runtime.cuda.driver import attribute, driver

if TYPE_CHECKING:
    from minicu.runtime import images
    from minicu.runtime.cuda.device import CudaDevice
    from minicu.runtime.memory import Array

# CUDA_ARRAY3D_… and CU_TRSF_…, which are macros
_LAYERED, _SURFACE, _CUBEMAP, _GATHER = 1, 2, 4, 8
_READ_AS_INTEGER, _NORMALIZED = 1, 2


class CudaArray:
    """A CUDA array: memory in an order of the GPU's own, reached through textures and surfaces."""

    linear = False

    def __init__(self, device: CudaDevice, layout: images.Texels, surface: bool, gather: bool) -> None:
        self.device = device
        self.layout = layout
        self.gather = gather
        self.number = 0
        device.not_while_capturing("make an image")
        api = driver()
        d = api.CUDA_ARRAY3D_DESCRIPTOR()
        d.Width = layout.width
        d.Height = layout.height if layout.axes > 1 else 0
        d.Depth = layout.depth if layout.axes == 3 or layout.layered or layout.cubemap else 0
        d.Format = api.CUarray_format(layout.format)
        d.NumChannels = layout.channels
        d.Flags = (
            _LAYERED * layout.layered | _CUBEMAP * layout.cubemap | _SURFACE * surface | _GATHER * gather
        )
        with device.active():
            answer = api.cuArray3DCreate(d)
            self.number = int(device.check(answer, f"making an image ({layout}) on {device.name}"))

    def read(self, target: numpy.ndarray) -> None:
        self._copy(target, False)

    def write(self, source: numpy.ndarray) -> None:
        self._copy(source, True)

    def _copy(self, host: numpy.ndarray, write: bool) -> None:
        """Between a C-contiguous NumPy array and all texels."""
        api = driver()
        copy, t = api.CUDA_MEMCPY3D(), self.layout
        here, there = ("src", "dst") if write else ("dst", "src")
        setattr(copy, f"{here}MemoryType", api.CUmemorytype.CU_MEMORYTYPE_HOST)
        setattr(copy, f"{here}Host", host.ctypes.data)
        setattr(copy, f"{here}Pitch", t.pitch)
        setattr(copy, f"{here}Height", t.height)
        setattr(copy, f"{there}MemoryType", api.CUmemorytype.CU_MEMORYTYPE_ARRAY)
        setattr(copy, f"{there}Array", api.CUarray(self.number))
        copy.WidthInBytes, copy.Height, copy.Depth = t.pitch, t.height, t.depth
        self.device.in_order(lambda: api.cuMemcpy3D(copy))

    def resource(self, description: Any) -> None:
        """Fill in a CUDA_RESOURCE_DESC."""
        api = driver()
        description.resType = api.CUresourcetype.CU_RESOURCE_TYPE_ARRAY
        description.res.array.hArray = api.CUarray(self.number)

    def __del__(self) -> None:
        if number := self.number:
            self.device.release(lambda: driver().cuArrayDestroy(number))


class Linear:
    """A device array as an image of one or two axes, where it is. Raises ValueError where the GPU wants
    another alignment."""

    gather = False
    linear = True

    def __init__(self, device: CudaDevice, array: Array, layout: images.Texels) -> None:
        self.device = device
        self.layout = layout
        self.array = array.reshape(*array.shape)  # lives on when the caller's is freed
        start, row = alignments(device.number)
        if self.array.address % start:
            raise ValueError(
                f"a texture in place must start at a multiple of {start} bytes, as device.array's do; "
                "pass the array's .numpy()"
            )
        if layout.axes == 2 and layout.pitch % row:
            raise ValueError(
                f"a texture in place has rows of a multiple of {row} bytes, not {layout.pitch}; "
                "pass the array's .numpy()"
            )

    def read(self, target: numpy.ndarray) -> None:
        self.device.read(self.array.address, target)

    def write(self, source: numpy.ndarray) -> None:
        self.device.write(self.array.address, source)

    def resource(self, description: Any) -> None:
        api, t = driver(), self.layout
        format, address = api.CUarray_format(t.format), api.CUdeviceptr(self.array.address)
        if t.axes == 1:
            description.resType = api.CUresourcetype.CU_RESOURCE_TYPE_LINEAR
            linear = description.res.linear
            linear.devPtr, linear.format, linear.numChannels = address, format, t.channels
            linear.sizeInBytes = t.nbytes
        else:
            description.resType = api.CUresourcetype.CU_RESOURCE_TYPE_PITCH2D
            flat = description.res.pitch2D
            flat.devPtr, flat.format, flat.numChannels = address, format, t.channels
            flat.width, flat.height, flat.pitchInBytes = t.width, t.height, t.pitch


@cache
def alignments(number: int) -> tuple[int, int]:
    """Bytes of which the start of linear memory, and each of its rows, must be multiples."""
    return attribute(number, "TEXTURE_ALIGNMENT"), attribute(number, "TEXTURE_PITCH_ALIGNMENT")


class Handle:
    """A texture or surface object of the driver, by its number."""

    def __init__(self, memory: CudaArray | Linear, number: int, destroy: str) -> None:
        self.memory = memory  # must live as long
        self.number = number
        self._destroy = destroy

    def __del__(self) -> None:
        number, destroy, device = self.number, self._destroy, self.memory.device
        device.release(lambda: getattr(driver(), destroy)(number))


# What images.py asks of either device.

borrow = cuda_arrays.borrow


def image(device: CudaDevice, layout: images.Texels, surface: bool, gather: bool) -> CudaArray:
    """Memory for an image."""
    device.free_postponed()
    return CudaArray(device, layout, surface, gather)


def linear(device: CudaDevice, array: Array, layout: images.Texels) -> Linear:
    """A device array as an image, where it is."""
    device.free_postponed()
    return Linear(device, array, layout)


def texture_handle(device: CudaDevice, memory: CudaArray | Linear, sampling: images.Sampling) -> Handle:
    api = driver()
    texels, reading = api.CUDA_RESOURCE_DESC(), api.CUDA_TEXTURE_DESC()
    memory.resource(texels)
    reading.addressMode = [api.CUaddress_mode(mode) for mode in sampling.address]
    reading.filterMode = api.CUfilter_mode(int(sampling.linear))
    integers = memory.layout.channel.kind != "f" and not sampling.fractions
    reading.flags = _READ_AS_INTEGER * integers | _NORMALIZED * sampling.normalized
    reading.borderColor = list(sampling.border)
    with device.active():
        answer = api.cuTexObjectCreate(texels, reading, None)
        number = int(device.check(answer, f"making a texture ({memory.layout}) on {device.name}"))
    return Handle(memory, number, "cuTexObjectDestroy")


def surface_handle(device: CudaDevice, memory: CudaArray) -> Handle:
    api = driver()
    texels = api.CUDA_RESOURCE_DESC()
    memory.resource(texels)
    with device.active():
        answer = api.cuSurfObjectCreate(texels)
        number = int(device.check(answer, f"making a surface ({memory.layout}) on {device.name}"))
    return Handle(memory, number, "cuSurfObjectDestroy")
