"""The CPU device as host code's runtime API sees it: there is one memory, and all is done at once."""

from __future__ import annotations

import ctypes
import math
import os
from time import perf_counter
from typing import TYPE_CHECKING

from minicu.runtime.cpu.memory import Memory
from minicu.runtime.cpu.memory import copy as copy_safely
from minicu.runtime.cuda.output import flush_c
from minicu.runtime.host import properties as host_properties
from minicu.runtime.host.cpu_nodes import Action, Capture, Node
from minicu.runtime.host.cpu_pools import CpuPools
from minicu.runtime.host.cpu_ranges import DEVICE, MANAGED, PINNED, KnownMemory
from minicu.runtime.host.errors import HostError
from minicu.runtime.host.graphs import COPY, FILL, HOST, KERNEL, RECORD, FillNode
from minicu.runtime.host.memory import Copy3D
from minicu.runtime.host.ready import ReadyLaunches

if TYPE_CHECKING:
    from minicu.runtime.cpu.device import CpuDevice
    from minicu.runtime.host.native import NativeRuntime
    from minicu.runtime.host.side import MadeCallback
    from minicu.runtime.launching.launch import Triple
    from minicu.runtime.module import Module

#: What kernels print appears at the next synchronisation, or when it is more than this many bytes.
_HELD = 1 << 20
_FIRST_HANDLE = 0x1000
#: Handles that are streams without having been made: default, legacy, per thread.
_GIVEN = (0, 1, 2)
#: Of a multiprocessor: threads, blocks, shared memory; of a block: threads, shared memory with and without
#: asking for more, and what of it is taken.
_THREADS, _BLOCKS, _SHARED, _MOST, _ASKED, _PLAIN, _TAKEN = (
    host_properties.CPU_VALUES[number] for number in (39, 106, 81, 1, 97, 8, 111)
)


class Event:
    """`time` is when it was recorded, in seconds; `captured` where in a capture, if in one: after the nodes
    `ends`."""

    def __init__(self, timing: bool) -> None:
        self.timing = timing
        self.time: float | None = None
        self.captured: Capture | None = None
        self.ends: list[Node] = []


class CpuSide(CpuPools):
    """What HostApi does on the CPU device. Addresses and handles are integers, sizes bytes."""

    def __init__(self, module: Module, device: CpuDevice) -> None:
        super().__init__()
        self.module = module
        self.device = device
        self.total = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
        self.used = 0
        self._memory: dict[int, tuple[Memory, int]] = {}  # by address; with its cudaMemoryType
        self._known = KnownMemory(module, device.limits.in_heap)
        self._streams = dict.fromkeys(_GIVEN, 0)  # with their flags
        self._events: dict[int, Event] = {}
        self._next = _FIRST_HANDLE
        self._held: list[bytes] = []
        self._limits: dict[int, int] = {}
        self._ready: ReadyLaunches | None = None

    def use_native(self, native: NativeRuntime, callback: MadeCallback) -> None:
        """Let C make the launches that repeat an earlier one."""
        self._ready = ReadyLaunches(native)
        self._ready.set_callback(callback("minicu_ended", self._ready.ended, "void", "i32", "i32"))

    def know(self, key: int, name: str, grid: Triple, block: Triple, shared: int, stream: int) -> None:
        """Note the launch of a kernel, which C may repeat."""
        if self._ready is not None and not self._captures:
            self._ready.know(key, self.module.kernels[name][grid, block, shared], shared, stream)

    def begin_capture(self, stream: int) -> None:
        super().begin_capture(stream)
        if self._ready is not None:
            self._ready.forget()

    # ---- output and waiting

    def show(self) -> None:
        """Write what kernels printed, after what host code printed before."""
        if self._held:
            data = b"".join(self._held)
            self._held.clear()
            flush_c()
            self.device.print_out(data)

    def synchronize(self) -> None:
        self._waits()
        self.show()

    def reset(self) -> None:
        """Free everything that host code made."""
        self.show()
        self._memory.clear()
        self._known.forget()
        self.forget_pools()
        self._events.clear()
        self._streams = dict.fromkeys(_GIVEN, 0)
        self.forget_graphs()
        self.used = 0

    #: Whether the device works again after a fault and a reset.
    recovers = True

    # ---- memory

    def allocate(self, size: int, kind: int = DEVICE) -> int:
        if self.used + size > self.total:
            raise HostError("cudaErrorMemoryAllocation")
        memory = self.device.allocate(size, 256)
        self._memory[memory.address] = memory, kind
        self._known.allocated.add(memory.address, size, kind)
        self.used += size
        return memory.address

    def allocate_managed(self, size: int, flags: int) -> int:
        return self.allocate(size, MANAGED)

    def allocate_host(self, size: int, flags: int) -> int:
        return self.allocate(size, PINNED)

    def free(self, address: int, host: bool = False) -> None:
        memory, kind = self._memory.get(address, (None, 0))
        if memory is None or (kind == PINNED) is not host:
            raise HostError("cudaErrorInvalidValue")
        self.show()  # freeing waits
        if address in self._owned:  # a graph's: it allocates the same again when it is launched again
            return
        del self._memory[address]
        self._known.allocated.remove(address)
        self.used -= memory.size
        pool = self._pooled.pop(address, None)
        if pool is not None:
            pool.used -= memory.size

    def register(self, address: int, size: int, flags: int) -> None:
        if not address or not size or flags & ~15:
            raise HostError("cudaErrorInvalidValue")
        if self._known.registered.overlaps(address, size):
            raise HostError("cudaErrorHostMemoryAlreadyRegistered")
        self._known.registered.add(address, size, PINNED)

    def unregister(self, address: int) -> None:
        if not self._known.registered.remove(address):
            raise HostError("cudaErrorHostMemoryNotRegistered")

    def device_address(self, host: int) -> int:
        if self.place(host)[0] != PINNED:
            raise HostError("cudaErrorInvalidValue")
        return host

    def place(self, address: int) -> tuple[int, int]:
        """cudaMemoryType of an address (0: nobody's, 1: the host's, 2: the device's, 3: managed), the address
        on the device."""
        found = self._known.find(address)
        return 0 if found is None else found.kind, address

    def know_variable(self, address: int, size: int) -> None:
        self._known.variables.add(address, size, DEVICE)

    def memory(self) -> tuple[int, int]:
        """Bytes that are free, bytes there are."""
        return self.total - self.used, self.total

    def _copying(self, stream: int | None, action: Action) -> None:
        """Copy, on the default stream if on none; then wait."""
        if stream is None:
            self._implicit()
            self.show()
            action()
        else:
            self._do(stream, COPY, action)

    def copy(self, to: int, source: int, size: int, kind: int, stream: int | None = None) -> None:
        """Copy; without a stream wait for it."""
        sure = self._known.check_copy(to, size, source, size, kind)

        def action() -> None:
            if sure:
                ctypes.memmove(to, source, size)
            elif not copy_safely(to, source, size):
                raise HostError("cudaErrorInvalidValue")

        self._copying(stream, action)

    def copy_2d(
        self, to: int, pitch: int, source: int, source_pitch: int, width: int, height: int, kind: int,
        stream: int | None = None,
    ) -> None:  # fmt: skip
        copy = Copy3D(to, pitch, height, source, source_pitch, height, width, height, 1, kind)
        self.copy_3d(copy, stream)

    def copy_3d(self, copy: Copy3D, stream: int | None = None) -> None:
        self._copying(stream, self._copying_node(copy))

    def copy_rows(self, c: Copy3D) -> None:
        height, depth = c.height, c.depth
        if c.rows == c.source_rows == height:
            height, depth = height * depth, 1
        width = c.width
        if c.pitch == c.source_pitch == width:
            width, height = width * height, 1
        for z in range(depth):
            to, source = c.to + z * c.rows * c.pitch, c.source + z * c.source_rows * c.source_pitch
            for y in range(height):
                ctypes.memmove(to + y * c.pitch, source + y * c.source_pitch, width)

    def fill(self, address: int, value: int, size: int, stream: int) -> None:
        self._known.check_fill(address, size)

        def action() -> None:
            ctypes.memset(address, value & 0xFF, size)

        self._do(stream, FILL, action)

    def fill_2d(self, address: int, pitch: int, value: int, width: int, height: int, stream: int) -> None:
        self._do(stream, FILL, self._filling_node(FillNode(address, pitch, value, 1, width, height)))

    def prefetch(self, address: int, size: int, stream: int) -> None:
        """There is one memory."""
        self._stream(stream)

    def attach(self, address: int, size: int, flags: int, stream: int) -> None:
        """As `prefetch`."""
        self._stream(stream)
        if self.place(address)[0] != MANAGED:
            raise HostError("cudaErrorInvalidValue")

    # ---- streams and events

    def _handle(self) -> int:
        self._next += 16
        return self._next

    def _stream(self, handle: int) -> None:
        if handle not in self._streams:
            raise HostError("cudaErrorInvalidResourceHandle")

    def make_stream(self, flags: int, priority: int) -> int:
        self._streams[handle := self._handle()] = flags
        return handle

    def flags_of(self, stream: int) -> int:
        self._stream(stream)
        return self._streams[stream]

    def priority_of(self, stream: int) -> int:
        self._stream(stream)
        return 0

    def priorities(self) -> tuple[int, int]:
        """The least and the greatest one."""
        return 0, 0

    def number_of_stream(self, stream: int) -> int:
        self._stream(stream)
        return stream or 1

    def destroy_stream(self, handle: int) -> None:
        self._stream(handle)
        if handle in _GIVEN:
            raise HostError("cudaErrorInvalidResourceHandle")
        self._captures.pop(handle, None)
        del self._streams[handle]
        if self._ready is not None:
            self._ready.forget(handle)

    def synchronize_stream(self, handle: int) -> None:
        self._stream(handle)
        self._waits(handle)
        self._implicit(handle)
        self.show()

    def query_stream(self, handle: int) -> bool:
        self.synchronize_stream(handle)
        return True

    def host_function(self, stream: int, function: int, data: int, callback: bool = False) -> bool:
        """A function of the program in a stream's work. Whether the program is to call it now: all before it
        is done."""
        self._stream(stream)
        capture = self._captures.get(stream)
        if capture is not None:
            self._note(capture, stream, Node(HOST, lambda: None, host=(function, data)))
            return False
        self._implicit(stream)
        return True

    def wait_event(self, stream: int, handle: int) -> None:
        self._stream(stream)
        event = self._event(handle)
        into = self._captures.get(stream)
        active = event.captured if event.captured in self._captures.values() else None
        if active is None:
            if into is not None and event.time is not None:
                into.valid = False
                raise HostError("cudaErrorStreamCaptureIsolation")
        elif into is None:  # the stream joins the capture
            self._implicit(stream)
            active.ends[stream] = list(event.ends)
            self._captures[stream] = active
        elif into is not active:
            into.valid = active.valid = False
            raise HostError("cudaErrorStreamCaptureMerge")
        else:
            into.ends[stream] = list(dict.fromkeys([*into.ends[stream], *event.ends]))

    def _event(self, handle: int) -> Event:
        if handle not in self._events:
            raise HostError("cudaErrorInvalidResourceHandle")
        return self._events[handle]

    def make_event(self, flags: int) -> int:
        self._events[handle := self._handle()] = Event(timing=not flags & 2)
        return handle

    def destroy_event(self, handle: int) -> None:
        self._event(handle)
        del self._events[handle]

    def record(self, handle: int, stream: int, flags: int = 0) -> None:
        self._stream(stream)
        event = self._event(handle)
        capture = self._captures.get(stream)
        if capture is not None and not flags:
            event.captured, event.ends, event.time = capture, capture.ends[stream], None
            return

        def action() -> None:
            event.captured, event.time = None, perf_counter()

        self._do(stream, RECORD, action)

    def synchronize_event(self, handle: int) -> None:
        if self._event(handle).captured is not None:
            raise HostError("cudaErrorCapturedEvent")
        self.show()

    def query_event(self, handle: int) -> bool:
        self.synchronize_event(handle)
        return True

    def elapsed(self, start: int, end: int) -> float:
        """Milliseconds between two events."""
        events = self._event(start), self._event(end)
        times = [e.time for e in events if e.timing]
        if len(times) < 2 or times[0] is None or times[1] is None:
            raise HostError("cudaErrorInvalidResourceHandle")
        return (times[1] - times[0]) * 1e3

    # ---- kernels and variables

    def launch(
        self, name: str, grid: Triple, block: Triple, shared: int, stream: int, arguments: int,
        cooperative: bool, cluster: Triple | None = None,
    ) -> None:  # fmt: skip
        """Run kernel `name` to its end; `arguments` is the address of an array of addresses of them. What it
        prints is held back until host code waits, as on a GPU."""
        self._stream(stream)
        self._do(stream, KERNEL, self.prepared(name, grid, block, shared, arguments, cooperative, cluster))

    def prepared(
        self, name: str, grid: Triple, block: Triple, shared: int, arguments: int, cooperative: bool,
        cluster: Triple | None = None,
    ) -> Action:  # fmt: skip
        """A launch that is ready to be done: it has copies of its arguments."""
        kernel = self.module.kernels[name]
        if cooperative or cluster is not None:
            launch = kernel.configure(grid, block, shared, cooperative=cooperative, cluster=cluster)
        else:
            launch = kernel[grid, block, shared]
        data = bytearray(kernel.description.block_bytes)
        for i, p in enumerate(kernel.parameters):
            at = ctypes.c_uint64.from_address(arguments + 8 * i).value
            data[p.offset : p.offset + p.size] = ctypes.string_at(at, p.size)

        def run() -> None:
            self.show()
            try:
                launch.run_block(data, self._held.append)
            except BaseException:
                self.show()
                raise
            if self._held and sum(map(len, self._held)) > _HELD:
                self.show()

        return run

    def allow_shared(self, name: str, size: int) -> None:
        if not 0 <= size <= _ASKED:
            raise HostError("cudaErrorInvalidValue")

    def function_attributes(self, name: str) -> dict[str, int]:
        bounds = self.module.kernels[name].description.launch_bounds
        version = self.module.program.options.arch_number
        return {
            "maxThreadsPerBlock": bounds[0] if bounds else _MOST, "maxDynamicSharedSizeBytes": _PLAIN,
            "ptxVersion": version, "binaryVersion": version,
        }  # fmt: skip

    def function_handle(self, name: str) -> int:
        raise HostError("cudaErrorNotSupported")  # it is for the driver's functions

    def occupancy(self, name: str, threads: int, shared: int) -> int:
        if not 1 <= threads <= _MOST:
            return 0
        return min(_BLOCKS, _THREADS // threads, _SHARED // (shared + _TAKEN))

    def clusters(self, name: str, grid: Triple, block: Triple, shared: int, cluster: Triple | None) -> int:
        size = math.prod(cluster or self.module.kernels[name].description.cluster_dims or (0,))
        return self.device.cores * self.occupancy(name, math.prod(block), shared) // size if size else 0

    def largest_cluster(
        self, name: str, grid: Triple, block: Triple, shared: int, cluster: Triple | None
    ) -> int:
        return 8  # what every GPU with clusters has room for

    def dynamic_shared(self, name: str, blocks: int, threads: int) -> int:
        """The bytes that each of `blocks` blocks on a multiprocessor can have."""
        if self.occupancy(name, threads, 0) < blocks:
            return 0
        return min(_SHARED // blocks - _TAKEN, _ASKED)

    def best_block(self, name: str, shared: int, limit: int) -> tuple[int, int]:
        """The blocks that fill the device, and the threads of each."""
        threads = min(self.function_attributes(name)["maxThreadsPerBlock"], limit or _MOST)
        return self.device.cores * max(1, self.occupancy(name, threads, shared)), threads

    # ---- what the device is

    def driver_entry(self, name: bytes, version: int, flags: int) -> int:
        raise HostError("cudaErrorNotSupported")  # there is no driver

    def attribute(self, number: int) -> int:
        if number == host_properties.MULTIPROCESSORS:
            return self.device.cores
        if number in (host_properties.MAJOR, host_properties.MINOR):
            arch = self.module.program.options.arch_number
            return int(arch // 10 if number == host_properties.MAJOR else arch % 10)
        return host_properties.CPU_VALUES.get(number, 0)

    @property
    def title(self) -> str:
        return self.device.title

    def driver_version(self) -> int:
        return host_properties.VERSION

    def set_limit(self, number: int, value: int) -> None:
        if number == 2:
            self.device.limits.heap = value
            if self._ready is not None:
                self._ready.forget()
        if number in host_properties.LIMITS:
            self._limits[number] = value  # what the stack and the output of a GPU need is less than there is

    def limit(self, number: int) -> int:
        name = host_properties.LIMITS.get(number)
        if name is None:
            raise HostError("cudaErrorUnsupportedLimit")
        return self._limits.get(number, int(getattr(self.device.limits, name)))
