"""The CUDA runtime API's functions of memory, streams and events, for host code that minicu compiled.

Each method has the name and the parameters of a C function; addresses and handles are integers, sizes bytes.
It returns None for cudaSuccess, or the C function's value; exceptions become errors in `host_api`.
"""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any

from minicu.runtime import host_properties
from minicu.runtime.host_errors import HostError

if TYPE_CHECKING:
    from collections.abc import Callable

    from minicu.runtime.host_cpu import CpuSide
    from minicu.runtime.host_cuda import CudaSide
    from minicu.runtime.host_properties import Layout
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


class HostMemory:
    """Memory, streams and events."""

    module: Module
    side: CpuSide | CudaSide
    lookup: Callable[[int], str | None]
    _absent: dict[str, Any]  # variables that no kernel uses

    def layout(self, record: str) -> Layout:
        """How a record lies in memory. Raises HostError where nobody said so."""
        raise NotImplementedError

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
        _check_kind(kind)
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
        _check_kind(kind)
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

    def cudaMemPrefetchAsync(self, address: int, size: int, device: int, stream: int) -> None:
        self.side.prefetch(address, size, device, stream)

    def cudaMemAdvise(self, address: int, size: int, advice: int, device: int) -> None:
        self.side.advise(address, size, advice, device)

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
                    self._absent[symbol] = made = self.module.device.zeros(max(description.size, 1), "uint8")
                    return made.address, description.size
        raise HostError("cudaErrorInvalidSymbol")

    def _part(self, shadow: int, size: int, offset: int) -> int:
        address, there = self._variable(shadow)
        if offset + size > there:
            raise HostError("cudaErrorInvalidValue")
        return address + offset

    def minicu_copy_to_symbol(
        self, shadow: int, source: int, size: int, offset: int, kind: int, stream: int, wait: int
    ) -> None:
        self._copy(self._part(shadow, size, offset), source, size, kind, None if wait else stream)

    def minicu_copy_from_symbol(
        self, to: int, shadow: int, size: int, offset: int, kind: int, stream: int, wait: int
    ) -> None:
        self._copy(to, self._part(shadow, size, offset), size, kind, None if wait else stream)

    def minicu_symbol_address(self, where: int, shadow: int) -> None:
        store_address(where, self._variable(shadow)[0])

    def minicu_symbol_size(self, where: int, shadow: int) -> None:
        store_address(where, self._variable(shadow)[1])

    # ---- streams

    def cudaStreamCreate(self, where: int) -> None:
        self.cudaStreamCreateWithPriority(where, 0, 0)

    def cudaStreamCreateWithFlags(self, where: int, flags: int) -> None:
        self.cudaStreamCreateWithPriority(where, flags, 0)

    def cudaStreamCreateWithPriority(self, where: int, flags: int, priority: int) -> None:
        if flags not in (0, 1):
            raise HostError("cudaErrorInvalidValue")
        store_address(where, self.side.make_stream(flags, priority))

    def cudaStreamDestroy(self, stream: int) -> None:
        self.side.destroy_stream(stream)

    def cudaStreamSynchronize(self, stream: int) -> None:
        self.side.synchronize_stream(stream)

    def cudaStreamQuery(self, stream: int) -> None:
        if not self.side.query_stream(stream):
            raise HostError("cudaErrorNotReady")

    def cudaStreamWaitEvent(self, stream: int, event: int, flags: int) -> None:
        self.side.wait_event(stream, event)

    # ---- events

    def cudaEventCreate(self, where: int) -> None:
        self.cudaEventCreateWithFlags(where, 0)

    def cudaEventCreateWithFlags(self, where: int, flags: int) -> None:
        if flags & ~7:
            raise HostError("cudaErrorInvalidValue")
        store_address(where, self.side.make_event(flags))

    def cudaEventRecord(self, event: int, stream: int) -> None:
        self.side.record(event, stream)

    def cudaEventSynchronize(self, event: int) -> None:
        self.side.synchronize_event(event)

    def cudaEventQuery(self, event: int) -> None:
        if not self.side.query_event(event):
            raise HostError("cudaErrorNotReady")

    def cudaEventElapsedTime(self, where: int, start: int, end: int) -> None:
        store(where, ctypes.c_float, self.side.elapsed(start, end))

    def cudaEventDestroy(self, event: int) -> None:
        self.side.destroy_event(event)


def _check_kind(kind: int) -> None:
    if not 0 <= kind <= 4:
        raise HostError("cudaErrorInvalidMemcpyDirection")
