"""The records and memory with which blocks run: those of an OS thread, and those of a launch in progress."""

from __future__ import annotations

import ctypes
import signal
import struct
import sys
from functools import cache
from typing import TYPE_CHECKING

import numpy

from minicu.lower.host import records
from minicu.runtime.cpu.memory import Memory
from minicu.runtime.cpu.support import STOP_SIGNAL

if TYPE_CHECKING:
    from minicu.runtime.cpu.device import CpuDevice
    from minicu.runtime.cpu.launch import CpuLaunch

_FIRST = records.WORKER["threads"].offset
_LAST = records.WORKER["shared"].offset

#: The layout of a launch's settings in a Worker record, from `threads` to `ramp`, and in the Launch record.
SETTINGS = struct.Struct("<9IQ")
LAUNCH = struct.Struct("<8IqqqQ")
_LAUNCH_TAIL = struct.Struct("<QQ")
_COOPERATIVE, _POINTER = struct.Struct("<II"), struct.Struct("<Q")
_CLUSTERS = struct.Struct("<4I2Q")

#: Slot of the Worker record -> the function that writes it, and its offset in bytes.
_WRITE = {
    name: (struct.Struct("<Q" if slot.align == 8 else "<I").pack_into, slot.offset)
    for name, slot in records.WORKER.items()
}
_CHILDREN, _BARRIER = records.LAUNCH["children"].offset, records.LAUNCH["cooperative"].offset
_CLUSTER = records.LAUNCH["cluster_x"].offset
assert SETTINGS.size + 0 == _LAST - _FIRST and records.LAUNCH["arguments"].offset == LAUNCH.size

#: Bytes of an argument block (the largest that any GPU takes), of the stack for signal handlers, and of the
#: guard below a kernel's stack, which is larger than usual frames.
_ARGUMENTS, _SIGNAL_STACK, _BELOW_STACK = 32768, 65536, 16 << 20
_EPOCHS = 128
SHARED_LIMIT = 227 << 10
#: Bytes after shared memory where vectors of threads are at work: a lane that a mask excludes costs
#: hundreds of cycles if its address is on a page that is not there.
SLACK = 4096


@cache
def no_shared() -> Memory:
    """Where shared memory lies for launches that have none: nobody may touch it."""
    return Memory(0)


class Record:
    """A Worker record, and the signal that stopped what ran with it."""

    def __init__(self, address: int) -> None:
        self.address = address
        self.view = memoryview((ctypes.c_char * records.WORKER_BYTES).from_address(address)).cast("B")
        self.code = 0
        self.stack: Memory | None = None  # that is not the OS thread's own
        self.shared: Memory | None = None

    def get(self, name: str, signed: bool = False) -> int:
        """A slot of the record."""
        slot = records.WORKER[name]
        code = ("q" if signed else "Q") if slot.align == 8 else ("i" if signed else "I")
        return struct.unpack_from("<" + code, self.view, slot.offset)[0]


class Core(Record):
    """What one OS thread needs to run blocks: its Worker record and the memory that goes with it."""

    def __init__(self, device: CpuDevice) -> None:
        self.device = device
        self.memory = Memory(records.WORKER_BYTES + _EPOCHS, 64)
        super().__init__(self.memory.address)
        self.threads: Memory | None = None
        self.frames: Memory | None = None
        self.out: Memory | None = None
        self.shadow: Memory | None = None
        self._set("self", self.address)
        warps = self.address + records.WORKER_BYTES
        (ctypes.c_uint32 * 32).from_address(warps)[:] = [1] * 32
        self._set("warp_epochs", warps)
        self._signals = Memory(_SIGNAL_STACK, 64)
        self._set("signal_stack", self._signals.address)
        self._set("signal_bytes", _SIGNAL_STACK)
        #: The settings of the launch that this record was filled for, if that left nothing behind; and the
        #: sizes that held then.
        self.ready: bytes | None = None
        self._sizes: dict[str, int] = {}

    def _set(self, name: str, value: int) -> None:
        write, offset = _WRITE[name]
        write(self.view, offset, value)

    def is_ready(self, launch: CpuLaunch) -> bool:
        """Whether the record is as `prepare` would fill it for the launch. The mark is taken back."""
        ready = self.ready is launch.settings and self._sizes is self.device.limits._sizes
        self.ready = None
        return ready

    def prepare(self, launch: CpuLaunch, state: State) -> None:
        """Fill the record for a launch."""
        view = self.view
        sizes = self.device.limits._sizes
        view[_FIRST:_LAST] = launch.settings
        self._set("launch", state.address)
        self._set("arguments", state.arguments)
        if self._sizes.get("stack") != sizes["stack"]:
            self._make_stack(sizes["stack"])
        self._sizes = sizes
        if self.device.watch is not None:
            self._set("watch", self.device.watch.memory.address)
            self._set("released", state.released.ctypes.data)
            self._set("serial", state.serial)
            self._set("acquired_block", 0)
            self._set("looking", 0)
        self._set("shared_bytes", launch.shared_bytes)
        if not (size := launch.shared_bytes):
            self._set("shared", no_shared().address)
        else:
            slack = 0 if launch.regions is None else SLACK
            if self.shared is None or self.shared.size < size + slack:
                self.shared = Memory(max(size, 48 << 10) + slack, 128)
                ctypes.memset(self.shared.end - slack, 0, slack)  # the page must be there
            self._set("shared", self.shared.end - slack - size)
            if self.device.check:
                self._watch(self.shared.end - size, size)
        self._set("running", 0xFFFFFFFF)
        if launch.coroutine:
            if self.threads is None:
                # Behind the words that lanes have brought, what shuffles read of lanes that are none.
                self.threads = Memory(1024 * (records.THREAD_BYTES + 8) + 32 * 8, 64)
                self._set("records", self.threads.address)
                self._set("snapshot", self.threads.address + 1024 * records.THREAD_BYTES)
            limit = sizes["frames"]
            if self.frames is None or self.frames.size != limit:
                self.frames = Memory(limit, 64)
                self._set("frames_end", self.frames.address + limit)
            self._set("exits", int(launch.exits))
            step, table = launch.regions or (0, 0)
            self._set("step", step)
            self._set("table", table)
            assert self.frames is not None
            self._set("frames", self.frames.address)
            self._set("frames_begin", self.frames.address)
        if launch.prints:
            if self.out is None or self.out.size != sizes["printf_buffer"]:
                self.out = Memory(sizes["printf_buffer"], 16)
            self._set("out", self.out.address)
            self._set("out_at", self.out.address)
            self._set("out_end", self.out.address + self.out.size)
            self._set("out_head", 0)

    def _make_stack(self, size: int) -> None:
        self.stack = Memory(size, 64, before=_BELOW_STACK)
        # What host code calls is Python, and 3.14.0 wants to be called on its thread's own stack (gh-139653).
        counted = self.device.calls_python and sys.version_info[:3] == (3, 14, 0)
        self._set("stack_top", 0 if counted else self.stack.end)
        self._set("stack_begin", self.stack.address)
        self._set("program", int(self.device.calls_python))

    def _watch(self, shared: int, size: int) -> None:
        """Prepares for checks: shared memory is filled with a pattern and marked as unused."""
        ctypes.memset(shared, 0xCB, size)
        count = max(size, SHARED_LIMIT)
        marks = count * records.MARK_BYTES
        if self.shadow is None or self.shadow.size < marks + count * records.SHADOW_BYTES:
            self.shadow = Memory(marks + count * records.SHADOW_BYTES, 64)
            self._set("shadow", self.shadow.address + marks)
        self._set("unwritten", 0)

    def printed(self) -> list[tuple[int, bytes]]:
        """(block number, text) of what was printed, in order."""
        assert self.out is not None
        at, end = self.out.address, self.get("out_at")
        data = ctypes.string_at(at, end - at)
        if len(data) > 1 << 20:
            self.out.forget()
        pieces, offset = [], 0
        while offset + 16 <= len(data):
            number, length = struct.unpack_from("<qq", data, offset)
            pieces.append((number, data[offset + 16 : offset + 16 + length]))
            offset = (offset + 16 + length + 7) & -8
        return pieces


class State:
    """The state of one launch in progress: its Launch record, its argument block, and the core of the
    launching thread. Later launches reuse it."""

    def __init__(self, device: CpuDevice) -> None:
        self.buffer = (ctypes.c_char * (records.LAUNCH_BYTES + _ARGUMENTS + 64))()
        start = ctypes.addressof(self.buffer)
        self.offset = -start % 64
        self.address = start + self.offset
        self.view = memoryview(self.buffer).cast("B")
        self.arguments = self.address + records.LAUNCH_BYTES
        self.arguments_offset = self.offset + records.LAUNCH_BYTES
        heap = device.limits._heap_record.ctypes.data
        _LAUNCH_TAIL.pack_into(self.view, self.offset + LAUNCH.size, self.arguments, heap)
        self.core = Core(device)
        self.owner: int | None = None  # the thread that launched, while its share runs
        self.stopped = False
        #: Checking: the number of the launch, and of each block when its last fence was.
        self.serial, self.released = 0, numpy.zeros(0, numpy.uint64)

    def cooperate(self, launch: CpuLaunch) -> None:
        """Gives the grid and its clusters the memory that their barriers need."""
        _COOPERATIVE.pack_into(self.view, self.offset + _BARRIER, launch.cooperative, 0)
        x, y, z = launch.cluster or (1, 1, 1)
        meetings = peers = 0
        if launch.cluster is not None:
            self._meetings = numpy.zeros(launch.blocks // (x * y * z), numpy.uint64)
            self._peers = numpy.zeros((2, x * y * z), numpy.uint64)
            meetings, peers = self._meetings.ctypes.data, self._peers.ctypes.data
        _CLUSTERS.pack_into(self.view, self.offset + _CLUSTER, x, y, z, launch.clusters, meetings, peers)

    def seat(self, cores: list[Core]) -> None:
        """Assigns the blocks of clusters to cores."""
        for rank, core in enumerate(cores):
            core._set("rank", rank)
            self._peers[:, rank] = core.get("shared"), core.address

    def children(self) -> list[Child]:
        """The launches that the grid's threads have made, in order."""
        (at,) = _POINTER.unpack_from(self.view, self.offset + _CHILDREN)
        if not at:
            return []
        _POINTER.pack_into(self.view, self.offset + _CHILDREN, 0)
        launches: list[Child] = []
        while at:
            launches.append(Child.from_address(at))
            at = launches[-1].before
        return launches[::-1]

    def stop(self) -> None:
        """Stops the launching thread's share after a helper has met a fault."""
        self.give_out_nothing()
        self.stopped = True
        if (owner := self.owner) is not None:
            signal.pthread_kill(owner, STOP_SIGNAL)

    def give_out_nothing(self) -> None:
        """Lets no core start another block."""
        slot = records.LAUNCH["next"]
        struct.pack_into("<q", self.view, self.offset + slot.offset, 1 << 62)


class Child(ctypes.Structure):
    """A launch, copy or fill made by a kernel (`runtime/native/cpu_services.c`); the arguments lie after."""

    _fields_ = (
        ("before", ctypes.c_uint64),
        ("name", ctypes.c_char_p),
        ("grid", ctypes.c_uint * 3),
        ("block", ctypes.c_uint * 3),
        ("shared", ctypes.c_uint),
        ("kind", ctypes.c_uint),
    )

    def words(self, count: int) -> list[int]:
        """The arguments, where they are words."""
        start = ctypes.addressof(self) + ctypes.sizeof(self)
        return list((ctypes.c_uint64 * count).from_address(start))

    def free(self) -> None:
        ctypes.CDLL(None).free(ctypes.c_void_p(ctypes.addressof(self)))
