"""The CUDA runtime API's functions of memory, streams and events, for host code that minicu compiled.

Each method has the name and the parameters of a C function; addresses and handles are integers, sizes bytes.
It returns None for cudaSuccess, or the C function's value; exceptions become errors in `host_api`.
"""

from __future__ import annotations

import ctypes
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, NamedTuple

from minicu.runtime.host import properties as host_properties
from minicu.runtime.host.errors import HostError

if TYPE_CHECKING:
    from collections.abc import Callable

    from minicu.runtime.host.properties import Layout
    from minicu.runtime.host.side import Side
    from minicu.runtime.module import Module

#: Rows of pitched memory start at multiples of this.
_PITCH = 512


def store(where: int, kind: Any, value: Any) -> None:
    """Put a value of a ctypes type to an address that the program gave."""
    if not where:
        raise HostError("cudaErrorInvalidValue")
    kind.from_address(where).value = value


def store_address(where: int, value: int) -> None:
    store(where, ctypes.c_uint64, value)


class Copy3D(NamedTuple):
    """A copy of rows (`height`) of `width` bytes, in planes (`depth`), between memory where rows lie `pitch`
    bytes apart, and planes that many `rows`; the addresses are of the first byte. `kind` is a
    cudaMemcpyKind."""

    to: int
    pitch: int
    rows: int
    source: int
    source_pitch: int
    source_rows: int
    width: int
    height: int
    depth: int
    kind: int


_WORDS3 = ctypes.c_uint64 * 3


class CopyParameters(ctypes.Structure):
    """cudaMemcpy3DParms"""

    _fields_ = (
        ("source_array", ctypes.c_uint64), ("source_at", _WORDS3), ("source", ctypes.c_uint64 * 4),
        ("array", ctypes.c_uint64), ("at", _WORDS3), ("to", ctypes.c_uint64 * 4),
        ("extent", _WORDS3), ("kind", ctypes.c_int),
    )  # fmt: skip


def read_copy(address: int) -> Copy3D | None:
    """The copy that a cudaMemcpy3DParms describes; None if it copies nothing."""
    if not address:
        raise HostError("cudaErrorInvalidValue")
    p = CopyParameters.from_address(address)
    if p.source_array or p.array:
        raise HostError("cudaErrorNotSupported")
    check_kind(p.kind)
    width, height, depth = p.extent
    if not width * height * depth:
        return None
    ends = []
    for (start, pitch, _, rows), (x, y, z) in ((p.to, p.at), (p.source, p.source_at)):
        beyond = x + width > pitch or (y + height > rows and depth > 1)
        if not start or beyond:
            raise HostError("cudaErrorInvalidValue")
        ends.append((start + (z * rows + y) * pitch + x, pitch, rows))
    return Copy3D(*ends[0], *ends[1], width, height, depth, p.kind)


class HostMemory(ABC):
    """Memory, streams and events."""

    module: Module
    side: Side
    lookup: Callable[[int], str | None]
    _absent: dict[str, Any]  # variables that no kernel uses
    _hints: dict[int, dict[int, bytes]]  # attributes of streams

    @abstractmethod
    def layout(self, record: str) -> Layout:
        """How a record lies in memory. Raises HostError where nobody said so."""

    # ---- allocation

    def cudaMalloc(self, where: int, size: int) -> None:
        store_address(where, self.side.allocate(size) if size else 0)

    def cudaMallocAsync(self, where: int, size: int, stream: int) -> None:
        store_address(where, self.side.allocate_ordered(size, stream) if size else 0)

    def cudaMallocManaged(self, where: int, size: int, flags: int) -> None:
        if not size or flags not in (1, 2):
            raise HostError("cudaErrorInvalidValue")
        store_address(where, self.side.allocate_managed(size, flags))

    def cudaMallocPitch(self, where: int, pitch: int, width: int, height: int) -> None:
        row = -(-width // _PITCH) * _PITCH
        store_address(where, self.side.allocate(row * height) if row * height else 0)
        store_address(pitch, row)

    def cudaMallocHost(self, where: int, size: int) -> None:
        self.cudaHostAlloc(where, size, 0)

    def cudaHostAlloc(self, where: int, size: int, flags: int) -> None:
        store_address(where, self.side.allocate_host(size, flags) if size else 0)

    def cudaHostGetDevicePointer(self, where: int, host: int, flags: int) -> None:
        store_address(where, self.side.device_address(host))

    def cudaHostRegister(self, address: int, size: int, flags: int) -> None:
        self.side.register(address, size, flags)

    def cudaHostUnregister(self, address: int) -> None:
        self.side.unregister(address)

    def cudaFree(self, address: int) -> None:
        if address:
            self.side.free(address)

    def cudaFreeAsync(self, address: int, stream: int) -> None:
        if address:
            self.side.free_ordered(address, stream)

    def cudaFreeHost(self, address: int) -> None:
        if address:
            self.side.free(address, host=True)

    def cudaMemGetInfo(self, available: int, total: int) -> None:
        free, all = self.side.memory()
        store_address(available, free)
        store_address(total, all)

    def cudaPointerGetAttributes(self, where: int, address: int) -> None:
        kind, on_device = self.side.place(address)
        values = {"type": kind, "device": 0 if kind else -2, "devicePointer": on_device if kind else 0,
                  "hostPointer": 0 if kind == 2 else address}  # fmt: skip
        host_properties.fill(where, self.layout("cudaPointerAttributes"), values)

    # ---- copies

    def cudaMemcpy(self, to: int, source: int, size: int, kind: int) -> None:
        self._copy(to, source, size, kind)

    def cudaMemcpyAsync(self, to: int, source: int, size: int, kind: int, stream: int) -> None:
        self._copy(to, source, size, kind, stream)

    def cudaMemcpyPeer(self, to: int, device: int, source: int, source_device: int, size: int) -> None:
        self._copy(to, source, size, 4)

    def cudaMemcpyPeerAsync(
        self, to: int, device: int, source: int, source_device: int, size: int, stream: int
    ) -> None:
        self._copy(to, source, size, 4, stream)

    def _copy(self, to: int, source: int, size: int, kind: int, stream: int | None = None) -> None:
        check_kind(kind)
        if not size:
            return
        if not to or not source:
            raise HostError("cudaErrorInvalidValue")
        self.side.copy(to, source, size, kind, stream)

    def cudaMemcpy2D(
        self, to: int, pitch: int, source: int, source_pitch: int, width: int, height: int, kind: int
    ) -> None:
        self._copy_2d(to, pitch, source, source_pitch, width, height, kind)

    def cudaMemcpy2DAsync(
        self, to: int, pitch: int, source: int, source_pitch: int, width: int, height: int, kind: int,
        stream: int,
    ) -> None:  # fmt: skip
        self._copy_2d(to, pitch, source, source_pitch, width, height, kind, stream)

    def _copy_2d(
        self, to: int, pitch: int, source: int, source_pitch: int, width: int, height: int, kind: int,
        stream: int | None = None,
    ) -> None:  # fmt: skip
        check_kind(kind)
        if not width or not height:
            return
        if width > pitch or width > source_pitch:
            raise HostError("cudaErrorInvalidPitchValue")
        if not to or not source:
            raise HostError("cudaErrorInvalidValue")
        self.side.copy_2d(to, pitch, source, source_pitch, width, height, kind, stream)

    def cudaMemset(self, address: int, value: int, size: int) -> None:
        self.cudaMemsetAsync(address, value, size, 0)

    def cudaMemsetAsync(self, address: int, value: int, size: int, stream: int) -> None:
        if not size:
            return
        if not address:
            raise HostError("cudaErrorInvalidValue")
        self.side.fill(address, value, size, stream)

    def cudaMemset2D(self, address: int, pitch: int, value: int, width: int, height: int) -> None:
        self.cudaMemset2DAsync(address, pitch, value, width, height, 0)

    def cudaMemset2DAsync(
        self, address: int, pitch: int, value: int, width: int, height: int, stream: int
    ) -> None:
        if not width or not height:
            return
        if not address or (width > pitch and height > 1):
            raise HostError("cudaErrorInvalidValue")
        self.side.fill_2d(address, max(pitch, width), value, width, height, stream)

    def minicu_fill_3d(
        self, address: int, pitch: int, rows: int, value: int, width: int, height: int, depth: int,
        stream: int,
    ) -> None:  # fmt: skip
        """cudaMemset3DAsync"""
        if not width or not height or not depth:
            return
        if not address or width > pitch or (height > rows and depth > 1):
            raise HostError("cudaErrorInvalidValue")
        if height == rows:
            height, depth = height * depth, 1
        for z in range(depth):
            self.side.fill_2d(address + z * rows * pitch, pitch, value, width, height, stream)

    def cudaMemcpy3D(self, parameters: int) -> None:
        copy = read_copy(parameters)
        if copy is not None:
            self.side.copy_3d(copy)

    def cudaMemcpy3DAsync(self, parameters: int, stream: int) -> None:
        copy = read_copy(parameters)
        if copy is not None:
            self.side.copy_3d(copy, stream)

    # ---- where managed memory is: hints

    def minicu_prefetch(
        self, address: int, size: int, type: int, number: int, flags: int, stream: int
    ) -> None:
        """cudaMemPrefetchAsync"""
        if flags:
            raise HostError("cudaErrorInvalidValue")
        self._check_location(address, size, type, number)
        self.side.prefetch(address, size, stream)

    def minicu_advise(self, address: int, size: int, advice: int, type: int, number: int) -> None:
        """cudaMemAdvise"""
        if not 1 <= advice <= 6:
            raise HostError("cudaErrorInvalidValue")
        if advice in (3, 5, 6):  # the others need no location
            self._check_location(address, size, type, number)
        elif not address or not size:
            raise HostError("cudaErrorInvalidValue")

    def _check_location(self, address: int, size: int, type: int, number: int) -> None:
        if not address or not size or not 1 <= type <= 4:
            raise HostError("cudaErrorInvalidValue")
        if type == 1 and number:
            raise HostError("cudaErrorInvalidDevice")

    def cudaStreamAttachMemAsync(self, stream: int, address: int, size: int, flags: int) -> None:
        if not address or flags not in (1, 2, 4):
            raise HostError("cudaErrorInvalidValue")
        self.side.attach(address, size, flags, stream)

    # ---- pools

    def cudaDeviceGetDefaultMemPool(self, where: int, device: int) -> None:
        _only_device(device)
        store_address(where, self.side.default_pool())

    def cudaDeviceGetMemPool(self, where: int, device: int) -> None:
        _only_device(device)
        store_address(where, self.side.pool())

    def cudaDeviceSetMemPool(self, device: int, pool: int) -> None:
        _only_device(device)
        self.side.use_pool(pool)

    def cudaMemPoolCreate(self, where: int, properties: int) -> None:
        if not where or not properties:
            raise HostError("cudaErrorInvalidValue")
        allocation, handles, type, number = (ctypes.c_int * 4).from_address(properties)
        if handles:
            raise HostError("cudaErrorNotSupported")
        if allocation != 1 or type != 1:
            raise HostError("cudaErrorInvalidValue")
        _only_device(number)
        store_address(where, self.side.make_pool(ctypes.c_uint64.from_address(properties + 24).value))

    def cudaMemPoolDestroy(self, pool: int) -> None:
        self.side.destroy_pool(pool)

    def cudaMemPoolTrimTo(self, pool: int, keep: int) -> None:
        self.side.trim_pool(pool, keep)

    def cudaMemPoolSetAttribute(self, pool: int, number: int, where: int) -> None:
        if not where or not 1 <= number <= 8:
            raise HostError("cudaErrorInvalidValue")
        self.side.set_pool_attribute(pool, number, _pool_value(number).from_address(where).value)

    def cudaMemPoolGetAttribute(self, pool: int, number: int, where: int) -> None:
        if not 1 <= number <= 8:
            raise HostError("cudaErrorInvalidValue")
        store(where, _pool_value(number), self.side.pool_attribute(pool, number))

    def cudaMemPoolSetAccess(self, pool: int, descriptions: int, count: int) -> None:
        for i in range(count):
            type, number, flags = (ctypes.c_int * 3).from_address(descriptions + 12 * i)
            if type != 1 or flags not in (0, 1, 3):
                raise HostError("cudaErrorInvalidValue")
            _only_device(number)
            if flags != 3:  # its own device has access
                raise HostError("cudaErrorInvalidValue")

    def cudaMemPoolGetAccess(self, where: int, pool: int, location: int) -> None:
        if not location:
            raise HostError("cudaErrorInvalidValue")
        type, number = (ctypes.c_int * 2).from_address(location)
        store(where, ctypes.c_int, 3 if (type, number) == (1, 0) else 0)

    def cudaMemPoolExportToShareableHandle(self, where: int, pool: int, type: int, flags: int) -> None:
        """No pool here has such handles (see cudaMemPoolCreate)."""
        raise HostError(
            "cudaErrorInvalidValue" if not where or not type or flags else "cudaErrorNotSupported"
        )

    def cudaMemPoolImportFromShareableHandle(self, where: int, handle: int, type: int, flags: int) -> None:
        """As cudaMemPoolExportToShareableHandle."""
        self.cudaMemPoolExportToShareableHandle(where, handle, type, flags)

    def cudaMemPoolExportPointer(self, where: int, address: int) -> None:
        """As cudaMemPoolExportToShareableHandle."""
        raise HostError("cudaErrorInvalidValue" if not where or not address else "cudaErrorNotSupported")

    def cudaMemPoolImportPointer(self, where: int, pool: int, data: int) -> None:
        """As cudaMemPoolExportToShareableHandle."""
        self.cudaMemPoolExportPointer(where, data)

    def cudaMallocFromPoolAsync(self, where: int, size: int, pool: int, stream: int) -> None:
        store_address(where, self.side.allocate_from(pool, size, stream) if size else 0)

    # ---- variables of the device, by the addresses of their host shadows

    def _variable(self, shadow: int) -> tuple[int, int]:
        """Address and size on the device."""
        symbol = self.lookup(shadow)
        if symbol is None:
            raise HostError("cudaErrorInvalidSymbol")
        for name, description in self.module.program.globals.items():
            if description.symbol == symbol:
                if symbol in self._absent:
                    return self._absent[symbol].address, description.size
                try:
                    return self.module.globals[name].address, description.size
                except Exception:  # no kernel uses it: nobody sees what is in it but host code
                    self._absent[symbol] = array = self.module.device.zeros(max(description.size, 1), "uint8")
                    self.side.know_variable(array.address, description.size)
                    return array.address, description.size
        raise HostError("cudaErrorInvalidSymbol")

    def _part(self, shadow: int, size: int, offset: int) -> int:
        address, there = self._variable(shadow)
        if offset + size > there:
            raise HostError("cudaErrorInvalidValue")
        return address + offset

    def minicu_copy_to_symbol(
        self, shadow: int, source: int, size: int, offset: int, kind: int, stream: int, wait: int
    ) -> None:
        _check_direction(kind, 1)
        self._copy(self._part(shadow, size, offset), source, size, kind, None if wait else stream)

    def minicu_copy_from_symbol(
        self, to: int, shadow: int, size: int, offset: int, kind: int, stream: int, wait: int
    ) -> None:
        _check_direction(kind, 2)
        self._copy(to, self._part(shadow, size, offset), size, kind, None if wait else stream)

    def minicu_symbol_address(self, where: int, shadow: int) -> None:
        store_address(where, self._variable(shadow)[0])

    def minicu_symbol_size(self, where: int, shadow: int) -> None:
        store_address(where, self._variable(shadow)[1])


def check_kind(kind: int) -> None:
    """Refuse what is no cudaMemcpyKind."""
    if not 0 <= kind <= 4:
        raise HostError("cudaErrorInvalidMemcpyDirection")


def _check_direction(kind: int, host: int) -> None:
    """Refuse a cudaMemcpyKind by which a variable is the host's; `host` is the one whose other end is."""
    if kind not in (host, 3, 4):
        raise HostError("cudaErrorInvalidMemcpyDirection")


def _only_device(number: int) -> None:
    """The program sees one device."""
    if number:
        raise HostError("cudaErrorInvalidDevice")


def _pool_value(number: int) -> Any:
    """The type of a cudaMemPoolAttr's value."""
    return ctypes.c_int if number <= 3 else ctypes.c_uint64
