"""The CPU device as host code's runtime API sees it: there is one memory, and all is done at once."""

from __future__ import annotations

import ctypes
import os
from time import perf_counter
from typing import TYPE_CHECKING, Any

from minicu.runtime import host_properties
from minicu.runtime.cpu_memory import Memory
from minicu.runtime.cuda_output import flush_c
from minicu.runtime.host_errors import HostError

if TYPE_CHECKING:
    from minicu.runtime.cpu import CpuDevice
    from minicu.runtime.module import Module

#: What kernels print appears at the next synchronisation, or when it is more than this many bytes.
_HELD = 1 << 20
_FIRST_HANDLE = 0x1000
#: Handles that are streams without having been made: default, legacy, per thread.
_GIVEN = (0, 1, 2)
_THREADS, _BLOCKS, _SHARED = 2048, 32, 228 << 10  # of a multiprocessor, for questions about occupancy

#: Nothing is mapped below it.
_LEAST_ADDRESS = 65536


class CpuSide:
    """What HostApi does on the CPU device. Addresses and handles are integers, sizes bytes."""

    def __init__(self, module: Module, device: CpuDevice) -> None:
        self.module = module
        self.device = device
        self.total = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
        self.used = 0
        self._memory: dict[int, tuple[Memory, bool]] = {}  # by address; is it the host's?
        self._streams = set(_GIVEN)
        self._events: dict[int, float | None] = {}  # when it was recorded, in seconds
        self._next = _FIRST_HANDLE
        self._held: list[bytes] = []
        self._limits: dict[int, int] = {}

    # ---- output and waiting

    def show(self) -> None:
        """Write what kernels printed, behind what host code printed before."""
        if self._held:
            data = b"".join(self._held)
            self._held.clear()
            flush_c()
            self.device.print_out(data)

    def synchronize(self) -> None:
        self.show()

    def reset(self) -> None:
        """Free everything that host code made."""
        self.show()
        self._memory.clear()
        self._events.clear()
        self._streams = set(_GIVEN)
        self.used = 0

    #: Whether the device works again after a fault and a reset.
    recovers = True

    # ---- memory

    def allocate(self, size: int, host: bool = False) -> int:
        if self.used + size > self.total:
            raise HostError("cudaErrorMemoryAllocation")
        memory = self.device.allocate(size, 256)
        self._memory[memory.address] = memory, host
        self.used += size
        return memory.address

    def allocate_managed(self, size: int, flags: int) -> int:
        return self.allocate(size)

    def allocate_ordered(self, size: int, stream: int) -> int:
        self._stream(stream)
        return self.allocate(size)

    def allocate_host(self, size: int, flags: int) -> int:
        return self.allocate(size, host=True)

    def free(self, address: int, host: bool = False) -> None:
        memory, of_host = self._memory.get(address, (None, host))
        if memory is None or of_host is not host:
            raise HostError("cudaErrorInvalidValue")
        self.show()  # freeing waits
        del self._memory[address]
        self.used -= memory.size

    def free_ordered(self, address: int, stream: int) -> None:
        self._stream(stream)
        self.free(address)

    def register(self, address: int, size: int, flags: int) -> None:
        """Host memory needs no registration here."""

    def unregister(self, address: int) -> None:
        """As `register`."""

    def device_address(self, host: int) -> int:
        return host

    def place(self, address: int) -> tuple[int, int]:
        """cudaMemoryType of an address (0: nobody's, 1: the host's, 2: the device's), the address on the
        device."""
        for start, (memory, host) in self._memory.items():
            if start <= address < start + max(memory.size, 1):
                return (1 if host else 2), address
        return 0, address

    def memory(self) -> tuple[int, int]:
        """Bytes that are free, bytes there are."""
        return self.total - self.used, self.total

    def _check(self, address: int, size: int) -> None:
        """Refuse a range that leaves the allocation that it begins in, or is at no address at all."""
        if size and address < _LEAST_ADDRESS:
            raise HostError("cudaErrorInvalidValue")
        for start, (memory, _) in self._memory.items():
            if start <= address < start + memory.size < address + size:
                raise HostError("cudaErrorInvalidValue")

    def copy(self, to: int, source: int, size: int, kind: int, stream: int | None = None) -> None:
        """Copy; without a stream wait for it."""
        self._stream(stream or 0)
        if stream is None:
            self.show()
        self._check(to, size)
        self._check(source, size)
        ctypes.memmove(to, source, size)

    def copy_2d(
        self, to: int, pitch: int, source: int, source_pitch: int, width: int, height: int, kind: int,
        stream: int | None = None,
    ) -> None:  # fmt: skip
        self._stream(stream or 0)
        if stream is None:
            self.show()
        if pitch == source_pitch == width:
            ctypes.memmove(to, source, width * height)
            return
        for y in range(height):
            ctypes.memmove(to + y * pitch, source + y * source_pitch, width)

    def fill(self, address: int, value: int, size: int, stream: int = 0) -> None:
        self._stream(stream)
        self._check(address, size)
        ctypes.memset(address, value & 0xFF, size)

    def fill_2d(self, address: int, pitch: int, value: int, width: int, height: int, stream: int = 0) -> None:
        self._stream(stream)
        for y in range(height):
            ctypes.memset(address + y * pitch, value & 0xFF, width)

    def prefetch(self, address: int, size: int, device: int, stream: int) -> None:
        self._stream(stream)

    def advise(self, address: int, size: int, advice: int, device: int) -> None:
        """There is one memory."""

    # ---- streams and events

    def _handle(self) -> int:
        self._next += 16
        return self._next

    def _stream(self, handle: int) -> None:
        if handle not in self._streams:
            raise HostError("cudaErrorInvalidResourceHandle")

    def make_stream(self, flags: int, priority: int) -> int:
        self._streams.add(handle := self._handle())
        return handle

    def destroy_stream(self, handle: int) -> None:
        self._stream(handle)
        if handle in _GIVEN:
            raise HostError("cudaErrorInvalidResourceHandle")
        self._streams.remove(handle)

    def synchronize_stream(self, handle: int) -> None:
        self._stream(handle)
        self.show()

    def query_stream(self, handle: int) -> bool:
        self.synchronize_stream(handle)
        return True

    def wait_event(self, stream: int, event: int) -> None:
        self._stream(stream)
        self._event(event)

    def _event(self, handle: int) -> float | None:
        if handle not in self._events:
            raise HostError("cudaErrorInvalidResourceHandle")
        return self._events[handle]

    def make_event(self, flags: int) -> int:
        self._events[handle := self._handle()] = None
        return handle

    def destroy_event(self, handle: int) -> None:
        self._event(handle)
        del self._events[handle]

    def record(self, event: int, stream: int) -> None:
        self._stream(stream)
        self._event(event)
        self._events[event] = perf_counter()

    def synchronize_event(self, handle: int) -> None:
        self._event(handle)
        self.show()

    def query_event(self, handle: int) -> bool:
        self.synchronize_event(handle)
        return True

    def elapsed(self, start: int, end: int) -> float:
        """Milliseconds between two events."""
        times = self._event(start), self._event(end)
        if times[0] is None or times[1] is None:
            raise HostError("cudaErrorInvalidResourceHandle")
        return (times[1] - times[0]) * 1e3

    # ---- kernels and variables

    def launch(
        self, name: str, grid: Any, block: Any, shared: int, stream: int, arguments: int, cooperative: bool
    ) -> None:
        """Run kernel `name` to its end; `arguments` is the address of an array of addresses of them. What it
        prints is held back until host code waits, as on a GPU."""
        self._stream(stream)
        self.show()
        kernel = self.module.kernels[name]
        if cooperative:
            launch = kernel.configure(grid, block, shared, cooperative=True)
        else:
            launch = kernel[grid, block, shared]
        data = bytearray(kernel.description.block_bytes)
        for i, p in enumerate(kernel.parameters):
            at = ctypes.c_uint64.from_address(arguments + 8 * i).value
            data[p.offset : p.offset + p.size] = ctypes.string_at(at, p.size)
        try:
            launch.run_block(data, self._held.append)
        except BaseException:
            self.show()
            raise
        if self._held and sum(map(len, self._held)) > _HELD:
            self.show()

    def allow_shared(self, name: str, size: int) -> None:
        if not 0 <= size <= host_properties.CPU_VALUES[97]:
            raise HostError("cudaErrorInvalidValue")

    def function_attributes(self, name: str) -> dict[str, int]:
        bounds = self.module.kernels[name].description.launch_bounds
        return {"maxThreadsPerBlock": bounds[0] if bounds else 1024, "maxDynamicSharedSizeBytes": 48 << 10}

    def occupancy(self, name: str, threads: int, shared: int) -> int:
        if not 1 <= threads <= 1024:
            return 0
        return min(_BLOCKS, _THREADS // threads, _SHARED // (shared + 1024))

    def best_block(self, name: str, shared: int, limit: int) -> tuple[int, int]:
        """The blocks that fill the device, and the threads of each."""
        threads = min(self.function_attributes(name)["maxThreadsPerBlock"], limit or 1024)
        return self.device.cores * max(1, self.occupancy(name, threads, shared)), threads

    # ---- what the device is

    def attribute(self, number: int) -> int:
        if number == host_properties.MULTIPROCESSORS:
            return self.device.cores
        if number in (host_properties.MAJOR, host_properties.MINOR):
            arch = getattr(self.module.program.options, "arch_number", 90)
            return int(arch // 10 if number == host_properties.MAJOR else arch % 10)
        return host_properties.CPU_VALUES.get(number, 0)

    @property
    def title(self) -> str:
        return self.device.title

    def driver_version(self) -> int:
        return 13000

    def set_limit(self, number: int, value: int) -> None:
        if number == 2:
            self.device.limits.heap = value
        self._limits[number] = value  # what the stack and the output of a GPU need is less than there is

    def limit(self, number: int) -> int:
        name = LIMITS.get(number)
        if name is None:
            raise HostError("cudaErrorUnsupportedLimit")
        return self._limits.get(number, int(getattr(self.device.limits, name)))


#: cudaLimit -> its name in `device.limits`
LIMITS = {0: "stack", 1: "printf_buffer", 2: "heap"}
