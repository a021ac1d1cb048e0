"""A launch on the CPU device: records filled, blocks spread over cores, faults turned to exceptions."""

from __future__ import annotations

import contextlib
import ctypes
import os
import queue
import signal
import struct
import sys
import threading
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy

from minicu.lower.host import records
from minicu.program import Kernel
from minicu.runtime import errors
from minicu.runtime.cpu import device as cpu
from minicu.runtime.cpu.memory import Memory
from minicu.runtime.cpu.stream import not_mixed
from minicu.runtime.cpu.support import STOP_SIGNAL, support
from minicu.runtime.launching.launch import THREADS_LIMIT

if TYPE_CHECKING:
    from minicu.runtime.cpu.stream import Stream
    from minicu.runtime.values.arguments import Packer

_FIRST = records.WORKER["threads"].offset
_LAST = records.WORKER["shared"].offset
_SETTINGS = struct.Struct("<9IQ")
_LAUNCH = struct.Struct("<8IqqqQ")
_LAUNCH_TAIL = struct.Struct("<QQ")
assert _SETTINGS.size + 0 == _LAST - _FIRST and records.LAUNCH["arguments"].offset == _LAUNCH.size

#: Bytes of an argument block (the largest that any GPU takes); of the stack for signal handlers; and below a
#: kernel's stack, where no frame of usual size reaches over.
_ARGUMENTS, _SIGNAL_STACK, _BELOW_STACK = 32768, 65536, 16 << 20
_EPOCHS = 128
_SHARED_LIMIT = 227 << 10
#: Bytes behind shared memory where vectors of threads are at work: a lane that a mask excludes costs
#: hundreds of cycles if its address is on a page that is not there.
_SLACK = 4096

#: Seconds that waking other threads and waiting for them takes; and the expected work below which a
#: launch stays on the thread that called it.
_WAKING = 25e-6
_WORTH_SHARING = 60e-6
#: The blocks that a cooperative launch may have; and the seconds between two looks at whether one failed.
_AT_ONCE, _LOOKING = 256, 0.05
#: Threads of a kernel never run before that make it worth sharing.
_MANY_THREADS = 16384


class Core:
    """What one OS thread needs to run blocks: its Worker record and the memory that goes with it."""

    def __init__(self, device: cpu.CpuDevice) -> None:
        self.device = device
        self.memory = Memory(records.WORKER_BYTES + _EPOCHS, 64)
        self.address = self.memory.address
        self.view = memoryview((ctypes.c_char * records.WORKER_BYTES).from_address(self.address)).cast("B")
        self.shared: Memory | None = None
        self.threads: Memory | None = None
        self.frames: Memory | None = None
        self.out: Memory | None = None
        self.shadow: Memory | None = None
        self.code = 0
        self._set("self", self.address)
        warps = self.address + records.WORKER_BYTES
        (ctypes.c_uint32 * 32).from_address(warps)[:] = [1] * 32
        self._set("warp_epochs", warps)
        self._signals = Memory(_SIGNAL_STACK, 64)
        self._set("signal_stack", self._signals.address)
        self._set("signal_bytes", _SIGNAL_STACK)
        self.stack: Memory | None = None
        self._stack_bytes = 0

    def _set(self, name: str, value: int) -> None:
        slot = records.WORKER[name]
        struct.pack_into("<Q" if slot.align == 8 else "<I", self.view, slot.offset, value)

    def get(self, name: str, signed: bool = False) -> int:
        """A slot of the Worker record."""
        slot = records.WORKER[name]
        code = ("q" if signed else "Q") if slot.align == 8 else ("i" if signed else "I")
        return struct.unpack_from("<" + code, self.view, slot.offset)[0]

    def prepare(self, launch: CpuLaunch, state: State) -> None:
        """Fill the record for a launch."""
        view = self.view
        view[_FIRST:_LAST] = launch.settings
        self._set("launch", state.address)
        self._set("arguments", state.arguments)
        if self._stack_bytes != self.device.limits._sizes["stack"]:
            self._make_stack()
        if self.device.watch is not None:
            self._set("watch", self.device.watch.memory.address)
            self._set("released", state.released.ctypes.data)
            self._set("serial", state.serial)
            self._set("acquired_block", 0)
            self._set("looking", 0)
        if size := launch.shared_bytes:
            slack = 0 if launch.regions is None else _SLACK
            if self.shared is None or self.shared.size < size + slack:
                self.shared = Memory(max(size, 48 << 10) + slack, 128)
                ctypes.memset(self.shared.end - slack, 0, slack)  # the page must be there
            self._set("shared", self.shared.end - slack - size)
            self._set("shared_bytes", size)
            if self.device.check:
                self._watch(self.shared.end - size, size)
        self._set("running", 0xFFFFFFFF)
        if launch.coroutine:
            if self.threads is None:
                self.threads = Memory(1024 * (records.THREAD_BYTES + 8), 64)
                self._set("records", self.threads.address)
                self._set("snapshot", self.threads.address + 1024 * records.THREAD_BYTES)
            limit = self.device.limits.frames
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
            if self.out is None or self.out.size != self.device.limits.printf_buffer:
                self.out = Memory(self.device.limits.printf_buffer, 16)
            self._set("out", self.out.address)
            self._set("out_at", self.out.address)
            self._set("out_end", self.out.address + self.out.size)
            self._set("out_head", 0)

    def _make_stack(self) -> None:
        self._stack_bytes = self.device.limits.stack
        self.stack = Memory(self._stack_bytes, 64, before=_BELOW_STACK)
        # From 3.14 on, Python knows where its thread's stack ends, and what host code calls is Python.
        counted = self.device.calls_python and sys.version_info >= (3, 14)
        self._set("stack_top", 0 if counted else self.stack.end)
        self._set("stack_begin", self.stack.address)

    def _watch(self, shared: int, size: int) -> None:
        """Checking: shared memory holds a pattern at first, and nobody has used it."""
        ctypes.memset(shared, 0xCB, size)
        if self.shadow is None:
            self.shadow = Memory(_SHARED_LIMIT * records.SHADOW_BYTES, 64)
            self._set("shadow", self.shadow.address)
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
    """What one launch in progress needs: its Launch record, its argument block, and the core of the
    thread that launched it. Kept and used again."""

    def __init__(self, device: cpu.CpuDevice) -> None:
        self.buffer = (ctypes.c_char * (records.LAUNCH_BYTES + _ARGUMENTS + 64))()
        start = ctypes.addressof(self.buffer)
        self.offset = -start % 64
        self.address = start + self.offset
        self.view = memoryview(self.buffer).cast("B")
        self.arguments = self.address + records.LAUNCH_BYTES
        self.arguments_offset = self.offset + records.LAUNCH_BYTES
        heap = device.limits._heap_record.ctypes.data
        _LAUNCH_TAIL.pack_into(self.view, self.offset + _LAUNCH.size, self.arguments, heap)
        self.core = Core(device)
        self.owner: int | None = None  # the thread that launched, while its share runs
        self.stopped = False
        #: Checking: the number of the launch, and of each block when its last fence was.
        self.serial, self.released = 0, numpy.zeros(0, numpy.uint64)

    def cooperate(self, wanted: bool) -> None:
        """Give the grid what its barrier needs, or nothing."""
        slot = records.LAUNCH["cooperative"]
        struct.pack_into("<II", self.view, self.offset + slot.offset, wanted, 0)

    def children(self) -> list[Child]:
        """The launches that the grid's threads have made, in order."""
        slot = records.LAUNCH["children"]
        at = struct.unpack_from("<Q", self.view, self.offset + slot.offset)[0]
        struct.pack_into("<Q", self.view, self.offset + slot.offset, 0)
        found: list[Child] = []
        while at:
            found.append(Child.from_address(at))
            at = found[-1].before
        return found[::-1]

    def stop(self) -> None:
        """A helper has met a fault: end the share of the thread that launched."""
        self.give_out_nothing()
        self.stopped = True
        if (owner := self.owner) is not None:
            signal.pthread_kill(owner, STOP_SIGNAL)

    def give_out_nothing(self) -> None:
        """Let no core take a further block."""
        slot = records.LAUNCH["next"]
        struct.pack_into("<q", self.view, self.offset + slot.offset, 1 << 62)


class Child(ctypes.Structure):
    """A launch made by a kernel (`runtime/native/cpu_services.c`); the arguments lie behind."""

    _fields_ = (
        ("before", ctypes.c_uint64),
        ("name", ctypes.c_char_p),
        ("grid", ctypes.c_uint * 3),
        ("block", ctypes.c_uint * 3),
        ("shared", ctypes.c_uint),
        ("unused", ctypes.c_uint),
    )


class CpuLaunch:
    """A kernel with its configuration: call it with the arguments. `timeout` is in seconds."""

    def __init__(
        self,
        code: cpu.CpuCode,
        kernel: Kernel,
        packer: Packer,
        grid: Any,
        block: Any,
        dynamic: int,
        cooperative: bool = False,
    ) -> None:
        self.code = code
        self.kernel = kernel
        self.packer = packer
        self.grid = grid
        self.block = block
        self.stream: Stream | None = None  # whose graph collects the launch, while one does
        self.device = device = code.device
        host = code.host.kernels[kernel.symbol]
        if (reason := host.refused or code.undefined(kernel.symbol)) is not None:
            raise errors.DeviceError(reason)
        static = code.host.shared_bytes
        if static + dynamic > _SHARED_LIMIT:
            raise ValueError(
                f"{kernel.name}: {static + dynamic} bytes of shared memory, the limit is {_SHARED_LIMIT}"
            )
        self.shared_bytes = -(-(static + dynamic) // 128) * 128
        self.regions = code.regions(kernel.symbol)
        self.coroutine = host.coroutine or self.regions is not None
        self.prints = code.host.prints
        self.exits = code.host.exits
        worker = 0 if self.regions else code.code.address(host.worker)
        self.function = support().run if self.coroutine else worker
        self.threads = block[0] * block[1] * block[2]
        self.blocks = grid[0] * grid[1] * grid[2]
        ramp = worker if self.coroutine else 0
        self.settings = _SETTINGS.pack(self.threads, *block, *grid, dynamic, int(device.check), ramp)
        if cooperative and self.blocks > _AT_ONCE:
            raise ValueError(
                f"{kernel.name}: a cooperative launch of {self.blocks} blocks; "
                f"{device.name} runs at most {_AT_ONCE} of them at once"
            )
        self.cooperative = cooperative  # a thread of its own for each block
        self.shareable = self.blocks if cooperative else min(device.cores, self.blocks)
        self._name = ctypes.create_string_buffer(kernel.name.encode("utf-8", "replace"))
        self.launch = _LAUNCH.pack(
            *grid, *block, dynamic, 0, 0, self.blocks, self._chunk(self.shareable),
            ctypes.addressof(self._name),
        )  # fmt: skip
        self.guarded = support().guarded
        self.cost: float | None = None  # seconds per block, as measured
        self._idle = device.idle_states

    def __call__(self, *arguments: Any, timeout: Any = None, **named: Any) -> None:
        if named or timeout is not None:
            arguments, timeout = self._in_order(arguments, timeout, named)
        if self.device.captures_running and self.stream is not None:
            not_mixed(self.stream, f"launching {self.kernel.name}")
        if self.stream is not None and (graph := self.stream.captured_by) is not None:
            block = bytearray(self.packer.size)
            self.packer.pack_into(block, 0, arguments)
            graph.add(lambda: self.run_block(block, self.device.print_out), arguments)
            return
        state = self._state()
        try:
            self.packer.pack_into(state.view, state.arguments_offset, arguments)
            self._run(state, timeout, self.device.print_out)
        finally:
            self._idle.append(state)

    def _in_order(
        self, arguments: tuple[Any, ...], timeout: Any, named: dict[str, Any]
    ) -> tuple[tuple[Any, ...], float | None]:
        return in_order(self.kernel, self.packer, arguments, timeout, named)

    def run_block(
        self,
        arguments: bytes | bytearray,
        print_out: Callable[[bytes], object],
        timeout: float | None = None,
    ) -> None:
        """Launch with a ready argument block; `print_out` gets what the kernel prints."""
        state = self._state()
        try:
            at = state.arguments_offset
            state.view[at : at + len(arguments)] = arguments
            self._run(state, timeout, print_out)
        finally:
            self._idle.append(state)

    def _state(self) -> State:
        try:
            return self._idle.pop()
        except IndexError:
            return State(self.device)

    def _run(self, state: State, timeout: float | None, print_out: Callable[[bytes], object]) -> None:
        offset = state.offset
        state.view[offset : offset + _LAUNCH.size] = self.launch
        core = state.core
        core.prepare(self, state)
        limit = timeout if timeout is not None else self.device.timeout
        nanoseconds = 0 if limit is None else cpu.nanoseconds(limit)
        state.cooperate(self.cooperative)
        if self.shareable > 1 and (self.cooperative or self._worth_sharing()):
            cores = self._run_shared(state, nanoseconds)
        else:
            start = perf_counter()
            core.code = self.guarded(core.address, self.function, nanoseconds)
            self.cost = (perf_counter() - start) / self.blocks
            cores = (core,)
        if self.prints:
            _print(cores, print_out)
        for core in cores:
            if self.failed(core):
                from minicu.runtime.cpu.faults import fault

                raise fault(self, cores, limit)
        if self.device.check and self.shared_bytes:
            for core in cores:
                if core.get("unwritten"):
                    from minicu.runtime.cpu.faults import unwritten

                    raise unwritten(self, core)

        for child in state.children():
            self._run_child(child, timeout, print_out)

    def _run_child(self, child: Child, timeout: float | None, print_out: Callable[[bytes], object]) -> None:
        """A launch that a thread of this one has made (CUDA C++ guide: dynamic parallelism): those of a grid
        run in order, when it has ended. One that cannot be is left out, as on a GPU."""
        try:
            symbol = child.name.decode()
            kernel = next(k for k in self.code.program.kernels.values() if k.symbol == symbol)
            arguments = ctypes.string_at(ctypes.addressof(child) + ctypes.sizeof(Child), kernel.block_bytes)
            grid, block = tuple(child.grid), tuple(child.block)
            if 0 < block[0] * block[1] * block[2] <= THREADS_LIMIT and all(grid):
                launch = CpuLaunch(self.code, kernel, self.packer, grid, block, child.shared)
                launch.run_block(arguments, print_out, timeout)
        finally:
            ctypes.CDLL(None).free(ctypes.c_void_p(ctypes.addressof(child)))

    def failed(self, core: Core) -> bool:
        """Whether a core stopped before its blocks had ended."""
        return bool(core.code or (self.coroutine and core.get("error")))

    def _worth_sharing(self) -> bool:
        if self.cost is None:
            return self.threads * self.blocks >= _MANY_THREADS
        return self.cost * self.blocks > _WORTH_SHARING

    def _chunk(self, cores: int) -> int:
        """Blocks that a core takes at once: enough to pay for taking them, few enough to balance."""
        return max(1, min(self.blocks // (cores * 16), 4096))

    def _run_shared(self, state: State, nanoseconds: int) -> tuple[Core, ...]:
        helpers = _helpers(self.device, self.shareable - 1)
        tasks = [Task(self, state, helper.core, nanoseconds) for helper in helpers]
        start = perf_counter()
        state.stopped = False
        for helper, task in zip(helpers, tasks):
            helper.core.prepare(self, state)
            helper.tasks.put(task)
        core = state.core
        try:
            state.owner = threading.get_ident()
            core.code = self.guarded(core.address, self.function, nanoseconds)
            state.owner = None
            if state.stopped and core.code == STOP_SIGNAL:
                core.code = 0  # another core's fault ended this one
            if self.failed(core):
                state.give_out_nothing()
                _stop(helpers, tasks)
            for task in tasks:
                task.drop()
                while not task.done.acquire(timeout=_LOOKING if self.cooperative else -1):
                    if state.stopped:  # nobody will come to the barrier that the others wait at
                        _stop(helpers, tasks)
        except BaseException:  # Ctrl-C while waiting
            state.give_out_nothing()
            _stop(helpers, tasks)
            raise
        finally:
            _give_back(self.device, helpers)
        work = max(0.0, perf_counter() - start - _WAKING)
        cores = (core, *(task.core for task in tasks if not task.dropped))
        self.cost = work * len(cores) / self.blocks
        return cores

    def __repr__(self) -> str:
        return f"<{self.kernel} [{self.grid}, {self.block}] on {self.device.name}>"


def _print(cores: tuple[Core, ...], print_out: Callable[[bytes], object]) -> None:
    pieces = [piece for core in cores for piece in core.printed()]
    pieces.sort(key=lambda piece: piece[0])  # stable: a block's own order stays
    print_out(b"".join([text for _, text in pieces]))


class CheckedLaunch(CpuLaunch):
    """A launch that works on copies of host arrays which end at a forbidden page, and looks afterwards
    whether the few bytes between an array's end and that page are as they were. Who uses which memory is
    noted."""

    def _run(self, state: State, timeout: float | None, print_out: Callable[[bytes], object]) -> None:
        assert self.device.watch is not None
        state.released = numpy.zeros(self.blocks, numpy.uint64)
        with self.device.watch.launch() as state.serial:
            super()._run(state, timeout, print_out)

    def __call__(self, *arguments: Any, timeout: Any = None, **named: Any) -> None:
        arguments, timeout = self._in_order(arguments, timeout, named)
        if self.stream is not None and self.stream.captured_by is not None:
            return super().__call__(*arguments)  # the graph's launches use the arrays where they are
        with host_arrays_copied(self.device, self.kernel, self.packer, arguments) as given:
            super().__call__(*given, timeout=timeout)
        for p, value in zip(self.kernel.parameters, given):
            memory = getattr(value, "memory", None)
            if isinstance(memory, Memory) and not memory.intact():
                name = self.kernel.name
                raise errors.OutOfBounds(
                    f"{name} wrote past the end of '{p.name}', which has {memory.size} bytes", kernel=name
                )


def in_order(
    kernel: Kernel, packing: Packer, arguments: tuple[Any, ...], timeout: Any, named: dict[str, Any]
) -> tuple[tuple[Any, ...], float | None]:
    """All arguments by place, and the time limit; a parameter of that name comes first."""
    if timeout is not None and any(p.name == "timeout" for p in kernel.parameters):
        named["timeout"], timeout = timeout, None
    if named:
        arguments = packing.in_order(arguments, named, ("timeout",))
    return arguments, timeout


@contextlib.contextmanager
def host_arrays_copied(
    device: cpu.CpuDevice, kernel: Kernel, packing: Packer, arguments: tuple[Any, ...]
) -> Iterator[list[Any]]:
    """The arguments with device arrays in the place of host arrays, whose values those that the kernel may
    write to get afterwards."""
    given = list(arguments)
    copies: dict[tuple[int, int], tuple[Any, Any, bool]] = {}
    if len(given) == len(kernel.parameters):
        for i, (p, value) in enumerate(zip(kernel.parameters, arguments)):
            if p.size != 8 or not isinstance(value, numpy.ndarray) or not value.ndim:
                continue
            packing.convert(i, p, value)  # complains about what does not fit
            if not hasattr(p.type, "to"):
                continue
            key = (value.ctypes.data, value.nbytes)
            copy = copies[key][1] if key in copies else device.array(value)
            copies[key] = (value, copy, p.written or (key in copies and copies[key][2]))
            given[i] = copy
    try:
        yield given
    finally:
        for value, copy, written in copies.values():
            if written:
                value[...] = copy.numpy()


class Task:
    """One core's share of a launch. `done` is released when it has ended. `begun` is taken by whoever
    decides the task's fate: the helper that begins it, or the launch that drops it."""

    __slots__ = (
        "begun", "core", "done", "dropped", "finished", "launch", "nanoseconds", "state", "stopped",
    )  # fmt: skip

    def __init__(self, launch: CpuLaunch, state: State, core: Core, nanoseconds: int) -> None:
        self.launch = launch
        self.state = state
        self.core = core
        self.nanoseconds = nanoseconds
        self.done = threading.Lock()
        self.done.acquire()
        self.begun = threading.Lock()
        self.dropped = False
        self.finished = False
        self.stopped = False

    def drop(self) -> None:
        """End the task if its helper has not begun it: on a busy machine the other cores may have done
        all the work before the helper gets a processor."""
        if self.begun.acquire(blocking=False):
            self.dropped = self.finished = True
            self.done.release()

    def run(self) -> None:
        if not self.begun.acquire(blocking=False):
            return
        core = self.core
        core.code = (
            0 if self.stopped else self.launch.guarded(core.address, self.launch.function, self.nanoseconds)
        )
        if self.stopped and core.code == STOP_SIGNAL:
            core.code = 0  # another core's fault ended this one
        if self.launch.failed(core):
            self.state.stop()
        self.finished = True
        self.done.release()


class Helper:
    """A kept OS thread that runs tasks."""

    def __init__(self, device: cpu.CpuDevice, number: int) -> None:
        self.core = Core(device)
        self.tasks: queue.SimpleQueue[Task | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._work, name=f"minicu-core-{number}", daemon=True)
        self.thread.start()

    def _work(self) -> None:
        while (task := self.tasks.get()) is not None:
            task.run()


_lock = threading.Lock()
_idle_helpers: dict[tuple[cpu.CpuDevice, int], list[Helper]] = {}


def _helpers(device: cpu.CpuDevice, count: int) -> list[Helper]:
    """`count` idle helpers; new ones are started where there are too few."""
    with _lock:
        idle = _idle_helpers.setdefault((device, os.getpid()), [])  # threads do not survive a fork
        taken = [idle.pop() for _ in range(min(count, len(idle)))]
    while len(taken) < count:
        taken.append(Helper(device, len(taken) + 1))
    return taken


def _give_back(device: cpu.CpuDevice, helpers: list[Helper]) -> None:
    with _lock:
        idle = _idle_helpers.setdefault((device, os.getpid()), [])
        idle.extend(helpers)
        for helper in idle[device.cores :]:  # of a cooperative launch
            helper.tasks.put(None)
        del idle[device.cores :]


def _stop(helpers: list[Helper], tasks: list[Task]) -> None:
    """Make every task end. A signal that comes before or after the kernel itself does nothing, so it
    is sent again until the task has ended."""
    for task in tasks:
        task.stopped = True
        task.drop()
    for helper, task in zip(helpers, tasks):
        while not task.finished:
            if helper.thread.ident is not None:
                signal.pthread_kill(helper.thread.ident, STOP_SIGNAL)
            task.done.acquire(timeout=0.01)
        if task.done.locked():
            task.done.release()
