"""Textures, surfaces and CUDA arrays of host code: the CUDA runtime's functions over
`minicu.runtime.images`."""

from __future__ import annotations

import ctypes
from abc import abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy

from minicu.runtime import images
from minicu.runtime.host.errors import HostError
from minicu.runtime.host.memory import CopyParameters, HostMemory, check_kind, store_address
from minicu.runtime.memory import Array

if TYPE_CHECKING:
    from minicu.runtime.device import Device
    from minicu.runtime.host.side import Side

#: The sizes of cudaResourceDesc and cudaTextureDesc.
_RESOURCE, _READING = 144, 72
_LAYERED, _CUBEMAP, _GATHER = 1, 4, 8
_ARRAY, _LINEAR, _PITCH2D = 0, 2, 3
_HOST, _TO_DEVICE, _TO_HOST, _ON_DEVICE, _DEFAULT = range(5)
#: The kind of a copy whose other end, in the place of an array, is memory of the host's.
_FROM = {_TO_DEVICE: _HOST, _ON_DEVICE: _TO_HOST, _DEFAULT: _DEFAULT, _TO_HOST: _HOST}
_TO = {_TO_HOST: _HOST, _ON_DEVICE: _TO_DEVICE, _DEFAULT: _DEFAULT, _TO_DEVICE: _HOST}


class _Channels(ctypes.Structure):
    """cudaChannelFormatDesc"""

    _fields_ = (("bits", ctypes.c_int * 4), ("kind", ctypes.c_int))


class _Resource(ctypes.Structure):
    """cudaResourceDesc; what stands after the channels are sizes."""

    _fields_ = (
        ("type", ctypes.c_int), ("pad", ctypes.c_int), ("address", ctypes.c_uint64), ("channels", _Channels),
        ("pad2", ctypes.c_int), ("sizes", ctypes.c_uint64 * 3),
    )  # fmt: skip


class _Reading(ctypes.Structure):
    """cudaTextureDesc, as far as it counts here."""

    _fields_ = (
        ("address", ctypes.c_int * 3), ("filter", ctypes.c_int), ("read", ctypes.c_int), ("srgb",
        ctypes.c_int), ("border", ctypes.c_float * 4), ("normalized", ctypes.c_int),
    )  # fmt: skip


class _Object(NamedTuple):
    """A texture or surface object, and the descriptions that it was made of."""

    handle: Any
    resource: bytes
    reading: bytes


@dataclass(frozen=True)
class Pitched(images.Texels):
    """Rows that lie further apart than they are long."""

    row: int = 0

    @property
    def pitch(self) -> int:
        return self.row


class HostTextures(HostMemory):
    """What host code makes of texels."""

    device: Device
    side: Side
    _arrays: dict[int, Any]  # the memory of each CUDA array, by the number that host code has of it
    _objects: dict[int, _Object]  # texture and surface objects by their numbers

    @abstractmethod
    def cudaDeviceSynchronize(self) -> None: ...

    # ---- arrays

    def minicu_malloc_array(
        self, where: int, channels: int, width: int, height: int, depth: int, flags: int
    ) -> None:
        """cudaMallocArray, cudaMalloc3DArray"""
        if not where or not channels or not width:
            raise HostError("cudaErrorInvalidValue")
        extents = tuple(n for n in (depth, height, width) if n)
        layered, cubemap = bool(flags & _LAYERED), bool(flags & _CUBEMAP)
        texels = _described(extents, _Channels.from_address(channels), layered, cubemap)
        gather = bool(flags & _GATHER)
        memory = images.device_part(self.device).image(self.device, texels, not gather, gather)
        number = id(memory)
        self._arrays[number] = memory
        store_address(where, number)

    def cudaFreeArray(self, array: int) -> None:
        if array:
            self.cudaDeviceSynchronize()
            self._array(array)
            del self._arrays[array]

    def _array(self, number: int) -> Any:
        if number not in self._arrays:
            raise HostError("cudaErrorInvalidResourceHandle")
        return self._arrays[number]

    def cudaGetChannelDesc(self, where: int, array: int) -> None:
        texels = self._array(array).layout
        channels = _Channels.from_address(where)
        bits = 8 * texels.channel.itemsize
        channels.bits[:] = [bits if i < texels.channels else 0 for i in range(4)]
        channels.kind = "iuf".index(texels.channel.kind)

    def cudaArrayGetInfo(self, channels: int, extent: int, flags: int, array: int) -> None:
        t = self._array(array).layout
        if channels:
            self.cudaGetChannelDesc(channels, array)
        if extent:
            deep = t.axes == 3 or t.layered or t.cubemap
            sizes = [int(t.width), int(t.height) if t.axes > 1 else 0, int(t.depth) * deep]
            (ctypes.c_uint64 * 3).from_address(extent)[:] = sizes
        if flags:
            ctypes.c_uint32.from_address(flags).value = _LAYERED * t.layered | _CUBEMAP * t.cubemap

    # ---- copies

    def cudaMemcpyToArray(self, to: int, x: int, y: int, source: int, count: int, kind: int) -> None:
        self._flat(to, x, y, source, count, kind, True)

    def cudaMemcpyFromArray(self, to: int, array: int, x: int, y: int, count: int, kind: int) -> None:
        self._flat(array, x, y, to, count, kind, False)

    def cudaMemcpy2DToArray(
        self, to: int, x: int, y: int, source: int, pitch: int, width: int, height: int, kind: int
    ) -> None:
        self._rows(to, (x, y, 0), (source, pitch, height), (width, height, 1), kind, True)

    def cudaMemcpy2DFromArray(
        self, to: int, pitch: int, array: int, x: int, y: int, width: int, height: int, kind: int
    ) -> None:
        self._rows(array, (x, y, 0), (to, pitch, height), (width, height, 1), kind, False)

    def cudaMemcpy3D(self, parameters: int) -> None:
        if not self._copy_with_array(parameters):
            super().cudaMemcpy3D(parameters)

    def cudaMemcpy3DAsync(self, parameters: int, stream: int) -> None:
        if not self._copy_with_array(parameters):
            super().cudaMemcpy3DAsync(parameters, stream)

    def _copy_with_array(self, parameters: int) -> bool:
        """A copy to or from an array; False: there is none in it."""
        p = CopyParameters.from_address(parameters) if parameters else None
        if p is None or not (p.array or p.source_array):
            return False
        if p.array and p.source_array:
            raise HostError("cudaErrorNotSupported")
        into = bool(p.array)
        number = p.array or p.source_array
        size = self._array(number).layout.size
        (ax, ay, az), (x, y, z) = (p.at, p.source_at) if into else (p.source_at, p.at)
        start, pitch, _, rows = p.source if into else p.to
        width, height, depth = p.extent
        start += (z * rows + y) * pitch + x
        self._rows(
            number, (ax * size, ay, az), (start, pitch, rows), (width * size, height, depth), p.kind, into
        )
        return True

    def _rows(
        self, array: int, at: tuple[int, int, int], memory: tuple[int, int, int], extent: tuple[int, int,
        int], kind: int, into: bool,
    ) -> None:  # fmt: skip
        """Copy between part of an array and memory: its start, pitch and rows of a plane; widths are
        bytes."""
        check_kind(kind)
        texels, t = self._array(array), self._array(array).layout
        (x, y, z), (start, pitch, rows), (width, height, depth) = at, memory, extent
        height, depth = max(height, 1), max(depth, 1)
        if not width:
            return
        if x + width > t.pitch or y + height > t.height or z + depth > t.depth or not start:
            raise HostError("cudaErrorInvalidValue")
        self.cudaDeviceSynchronize()
        staging = numpy.empty((t.depth, t.height, t.pitch), numpy.uint8)
        if not into or (width, height, depth) != (t.pitch, t.height, t.depth):
            texels.read(staging)
        for plane in range(depth):
            here = staging.ctypes.data + ((z + plane) * t.height + y) * t.pitch + x
            there = start + plane * rows * pitch
            if into:
                self.side.copy_2d(
                    here, t.pitch, there, pitch or width, width, height, _FROM.get(kind, kind), None
                )
            else:
                self.side.copy_2d(
                    there, pitch or width, here, t.pitch, width, height, _TO.get(kind, kind), None
                )
        self.cudaDeviceSynchronize()
        if into:
            texels.write(staging)

    def _flat(self, array: int, x: int, y: int, start: int, count: int, kind: int, into: bool) -> None:
        """Copy bytes as they follow one another in an array, row after row."""
        t = self._array(array).layout
        while count:
            width = min(count, t.pitch - x)
            full_rows = count // t.pitch if x == 0 else 0
            height = max(full_rows, 1)
            self._rows(array, (x, y, 0), (start, width, height), (width, height, 1), kind, into)
            start, count, x, y = start + width * height, count - width * height, 0, y + height

    # ---- objects

    def cudaCreateTextureObject(self, where: int, resource: int, reading: int, view: int) -> None:
        if not where or not resource or not reading:
            raise HostError("cudaErrorInvalidValue")
        if view:
            raise HostError("cudaErrorNotSupported")
        memory, buffer = self._texels(_Resource.from_address(resource))
        r, t = _Reading.from_address(reading), memory.layout
        fractions = r.read == 1 and t.channel.kind != "f"
        floats = fractions or t.channel.kind == "f"
        normalized = bool(r.normalized) or t.cubemap
        # Only coordinates from 0 to 1 repeat; others are clamped.
        x, y, z = (mode if normalized or mode in (1, 3) else 1 for mode in list(r.address)[:3])
        border = tuple(r.border)
        sampling = images.Sampling((x, y, z), bool(r.filter), normalized, floats, fractions, border)
        if buffer:
            sampling = images.Sampling((3, 1, 1), False, False, floats, fractions, (0.0,) * 4)
        handle = images.device_part(self.device).texture_handle(self.device, memory, sampling)
        described = (ctypes.string_at(resource, _RESOURCE), ctypes.string_at(reading, _READING))
        self._objects[handle.number] = _Object(handle, *described)
        store_address(where, handle.number)

    def cudaCreateSurfaceObject(self, where: int, resource: int) -> None:
        if not where or not resource:
            raise HostError("cudaErrorInvalidValue")
        description = _Resource.from_address(resource)
        if description.type != _ARRAY:
            raise HostError("cudaErrorInvalidValue")
        memory, _ = self._texels(description)
        handle = images.device_part(self.device).surface_handle(self.device, memory)
        self._objects[handle.number] = _Object(handle, ctypes.string_at(resource, _RESOURCE), b"")
        store_address(where, handle.number)

    def cudaGetTextureObjectResourceDesc(self, where: int, number: int) -> None:
        self._describe(where, number, lambda texture: texture.resource)

    cudaGetSurfaceObjectResourceDesc = cudaGetTextureObjectResourceDesc

    def cudaGetTextureObjectTextureDesc(self, where: int, number: int) -> None:
        self._describe(where, number, lambda texture: texture.reading)

    def _describe(self, where: int, number: int, part: Callable[[_Object], bytes]) -> None:
        """Store what an object was made of."""
        texture = self._objects.get(number)
        if not where or texture is None or not part(texture):
            raise HostError("cudaErrorInvalidValue")
        ctypes.memmove(where, part(texture), len(part(texture)))

    def _texels(self, r: _Resource) -> tuple[Any, bool]:
        """The memory of a resource, and whether it is a one-dimensional buffer."""
        if r.type == _ARRAY:
            return self._array(r.address), False
        if r.type not in (_LINEAR, _PITCH2D):
            raise HostError("cudaErrorNotSupported")
        one = _described((1,), r.channels, False, False)
        if r.type == _LINEAR:
            extents: tuple[int, ...] = (r.sizes[0] // one.size,)
        else:
            extents = (r.sizes[1], r.sizes[0])
        texels = _described(extents, r.channels, False, False)
        if r.type == _PITCH2D and r.sizes[2] != texels.pitch:
            fields = {name: getattr(texels, name) for name in images.Texels.__dataclass_fields__}
            texels = Pitched(**fields, row=r.sizes[2])
        array = Array(self.device, None, r.address, texels.shape, texels.dtype)
        return images.device_part(self.device).linear(self.device, array, texels), r.type == _LINEAR

    def cudaDestroyTextureObject(self, number: int) -> None:
        if number:
            self.cudaDeviceSynchronize()
            if self._objects.pop(number, None) is None:
                raise HostError("cudaErrorInvalidResourceHandle")

    cudaDestroySurfaceObject = cudaDestroyTextureObject


def _described(extents: tuple[int, ...], c: _Channels, layered: bool, cubemap: bool) -> images.Texels:
    """The layout of texels with such channels. Raises HostError for what no texel is."""
    bits = [n for n in c.bits if n]
    if not bits or len(set(bits)) != 1 or len(bits) == 3 or c.kind not in (0, 1, 2):
        raise HostError("cudaErrorInvalidChannelDescriptor")
    try:
        dtype = numpy.dtype(f"{'iuf'[c.kind]}{bits[0] // 8}")
        shape, channels = (extents, None) if len(bits) == 1 else ((*extents, len(bits)), len(bits))
        return images.describe(shape, dtype, channels, layered, cubemap)
    except (TypeError, ValueError):
        raise HostError("cudaErrorInvalidChannelDescriptor") from None
