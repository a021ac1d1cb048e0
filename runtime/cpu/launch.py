"""A launch on the CPU device: records filled, blocks spread over cores, faults turned to exceptions."""

from __future__ import annotations

import contextlib
import ctypes
import math
import threading
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy

from minicu.lower.host.records import IGNORED, NOTED
from minicu.program import Kernel
from minicu.runtime import errors
from minicu.runtime.bound import BoundLaunch
from minicu.runtime.cpu import device as cpu
from minicu.runtime.cpu import helpers as others
from minicu.runtime.cpu.cores import LAUNCH, SETTINGS, SHARED_LIMIT, Child, Core, State
from minicu.runtime.cpu.helpers import Task
from minicu.runtime.cpu.memory import Memory
from minicu.runtime.cpu.pool import pool_of
from minicu.runtime.cpu.stream import not_mixed
from minicu.runtime.cpu.support import STOP_SIGNAL, UNFINISHED, support

if TYPE_CHECKING:
    from minicu.runtime.cpu.stream import Stream
    from minicu.runtime.launching.launch import Triple
    from minicu.runtime.values.arguments import Packer

#: Seconds that waking other threads and waiting for them takes; and the expected work below which a
#: launch stays on the thread that called it.
_WAKING = 25e-6
WORTH_SHARING = 60e-6
#: The blocks that a cooperative launch may have; and the seconds between two looks at whether one failed.
_AT_ONCE, _LOOKING = 256, 0.05
#: Blocks of a cluster: as many as any GPU takes.
_CLUSTER_LIMIT = 16
#: Threads of a kernel never run before that make it worth sharing.
_MANY_THREADS = 16384


class CpuLaunch(BoundLaunch):
    """A kernel with its configuration: call it with the arguments. `timeout` is in seconds."""

    #: What the grid's threads have launched, if a kernel made this launch; None: it is run at once.
    launched: list[Child] | None = None

    def __init__(
        self,
        code: cpu.CpuCode,
        kernel: Kernel,
        packer: Packer,
        grid: Triple,
        block: Triple,
        dynamic: int,
        cooperative: bool = False,
        cluster: tuple[int, int, int] | None = None,
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
        if (needed := host.static_shared + dynamic) > SHARED_LIMIT:
            raise ValueError(f"{kernel.name}: {needed} bytes of shared memory, the limit is {SHARED_LIMIT}")
        self.shared_bytes = -(-(code.host.shared_bytes + dynamic) // 128) * 128
        self.regions = code.regions(kernel.symbol, block)
        ramp = 0 if self.regions else code.ramp(kernel.symbol)
        self.coroutine = ramp != 0 or self.regions is not None
        self.prints = code.host.prints
        self.exits = code.host.exits
        self.function = support().run if self.coroutine else code.code.address(host.worker)
        self.threads = block[0] * block[1] * block[2]
        self.blocks = grid[0] * grid[1] * grid[2]
        self.clusters = host.clusters
        self.cluster = cluster if host.clusters and cluster and math.prod(cluster) > 1 else None
        #: Whether a launch without a fault leaves nothing behind.
        self.plain = not (self.prints or device.check or cooperative or self.cluster)
        self.settings = SETTINGS.pack(self.threads, *block, *grid, dynamic, int(device.check), ramp)
        if cooperative and self.blocks > _AT_ONCE:
            raise ValueError(
                f"{kernel.name}: a cooperative launch of {self.blocks} blocks; "
                f"{device.name} runs at most {_AT_ONCE} of them at once"
            )
        self.cooperative = cooperative
        #: A thread of its own for each block that must run beside others.
        self.apart = cooperative or self.cluster is not None
        self.shareable = self.blocks if cooperative else min(device.cores, self.blocks)
        if self.cluster is not None:
            self.shareable = self._cluster_size(self.cluster)
        self._name = ctypes.create_string_buffer(kernel.name.encode("utf-8", "replace"))
        #: What is said of barriers that threads missed which have run off the kernel: NOTED, IGNORED, or 0,
        #: which is a fault.
        self.lenient = 0
        if device.lenient is not None and not device.check:
            self.lenient = IGNORED if kernel.symbol in code.told else NOTED
        self._dynamic = dynamic
        self.launch = self._record()
        self.guarded = support().guarded
        self.cost: float | None = None  # seconds per block, as measured
        self._idle = device.idle_states

    def _record(self) -> bytes:
        """What the record of the launch begins with."""
        return LAUNCH.pack(
            *self.grid, *self.block, self._dynamic, self.lenient, 0, self.blocks, self._chunk(self.shareable),
            ctypes.addressof(self._name),
        )  # fmt: skip

    def _cluster_size(self, cluster: tuple[int, int, int]) -> int:
        """How many blocks a cluster has. Raises ValueError where there can be none."""
        size = math.prod(cluster)
        if self.cooperative:
            raise ValueError(f"{self.kernel.name}: a cooperative launch with clusters on {self.device.name}")
        if size > _CLUSTER_LIMIT:
            raise ValueError(f"{self.kernel.name}: a cluster of {size} blocks, the limit is {_CLUSTER_LIMIT}")
        return size

    def __call__(self, /, *arguments: Any, timeout: Any = None, **named: Any) -> None:
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
        self, arguments: bytes | bytearray, print_out: Callable[[bytes], object], timeout: float | None = None
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
        state.view[offset : offset + LAUNCH.size] = self.launch
        core = state.core
        if not core.is_ready(self):
            core.prepare(self, state)
            state.cooperate(self)
        limit = timeout if timeout is not None else self.device.timeout
        nanoseconds = 0 if limit is None else cpu.nanoseconds(limit)
        if self.shareable > 1 and (self.apart or self.worth_sharing()):
            cores = self._run_shared(state, nanoseconds)
            if core.ready is not None:  # nothing is left to be seen to
                return
        else:
            start = perf_counter() if self.shareable > 1 else 0.0
            done = self.run_on(core, nanoseconds)
            if self.shareable > 1:
                self.cost = (perf_counter() - start) / self.blocks
            if done and self.plain:
                core.ready = self.settings
                return
            cores = (core,)
        if self.prints:
            _print(cores, print_out)
        self._see_to(state, cores, timeout, print_out)

    def ended(self, state: State, code: int) -> None:
        """`guarded` was called with a plain launch's records by somebody else, who had `code` from it. Raises
        what went wrong, if something did."""
        state.core.code = 0 if code == UNFINISHED else code
        self._see_to(state, (state.core,), None, self.device.print_out)

    def _see_to(
        self,
        state: State,
        cores: tuple[Core, ...],
        timeout: float | None,
        print_out: Callable[[bytes], object],
    ) -> None:
        """Raises the launch's fault, if any; runs what the grid's threads have launched."""
        limit = timeout if timeout is not None else self.device.timeout
        launched = state.children()
        try:
            self._complain(cores, limit)
            given, launched = launched, []
            if self.launched is not None:
                self.launched = given
            elif given:
                from minicu.runtime.cpu import children

                children.run(self, given, limit, print_out)
        finally:  # what a grid that failed has launched, and what finding its fault launched again
            for child in (*launched, *state.children()):
                child.free()

    def run_on(self, core: Core, nanoseconds: int) -> bool:
        """Runs a core's share of the blocks. True if nothing is left to be done: no fault, and no launch by a
        thread."""
        code = self.guarded(core.address, self.function, nanoseconds)
        core.code = 0 if code == UNFINISHED else code
        return bool(code == 0)

    def _complain(self, cores: tuple[Core, ...], limit: float | None) -> None:
        """Raises the launch's fault, if any; tells of barriers that were missed."""
        for core in cores:
            if self.failed(core):
                from minicu.runtime.cpu.faults import fault

                raise fault(self, cores, limit)
        if self.device.check and self.shared_bytes:
            for core in cores:
                if core.get("unwritten"):
                    from minicu.runtime.cpu.faults import unwritten

                    raise unwritten(self, core)
        if self.lenient == NOTED and (missing := [core for core in cores if core.get("missed")]):
            self._tell(missing)

    def _tell(self, missing: list[Core]) -> None:
        """Tells of barriers that threads missed, once for a kernel; later launches note nothing."""
        self.lenient = IGNORED
        self.launch = self._record()
        if self.kernel.symbol not in self.code.told:
            self.code.told.add(self.kernel.symbol)
            from minicu.runtime.cpu.faults import missed

            if self.device.lenient is not None:
                self.device.lenient(missed(self, missing))

    def failed(self, core: Core) -> bool:
        """Whether a core stopped before its blocks had ended."""
        return bool(core.code or (self.coroutine and core.get("error")))

    def worth_sharing(self) -> bool:
        """Whether other cores are to help, if there are any."""
        if self.cost is None:
            return self.threads * self.blocks >= _MANY_THREADS
        return self.cost * self.blocks > WORTH_SHARING

    def _chunk(self, cores: int) -> int:
        """Blocks that a core takes at once: enough to pay for taking them, few enough to balance."""
        return max(1, min(self.blocks // (cores * 16), 4096))

    def _run_shared(self, state: State, nanoseconds: int) -> tuple[Core, ...]:
        """The cores that took part. Helpers that wait outside of Python are woken fast; a launch that leaves
        more to be done, or comes while another has them, has helpers to itself."""
        if self.plain:
            pool = pool_of(self.device)
            if pool.lock.acquire(blocking=False):
                try:
                    return pool.run(self, state, nanoseconds)
                finally:
                    pool.lock.release()
        helpers = others.take(self.device, self.shareable - 1)
        tasks = [Task(self, state, helper.core, nanoseconds) for helper in helpers]
        start = perf_counter()
        state.stopped = False
        core = state.core
        for helper in helpers:
            helper.core.prepare(self, state)
        if self.cluster is not None:
            state.seat([core, *(helper.core for helper in helpers)])
        for helper, task in zip(helpers, tasks):
            helper.tasks.put(task)
        try:
            state.owner = threading.get_ident()
            self.run_on(core, nanoseconds)
            state.owner = None
            if state.stopped and core.code == STOP_SIGNAL:
                core.code = 0  # another core's fault ended this one
            if self.failed(core):
                state.give_out_nothing()
                others.stop(helpers, tasks)
            for task in tasks:
                if self.cluster is None:  # no other core runs the blocks of its rank
                    task.drop()
                while not task.done.acquire(timeout=_LOOKING if self.apart else -1):
                    if state.stopped:  # nobody will come to the barrier that the others wait at
                        others.stop(helpers, tasks)
        except BaseException:  # Ctrl-C while waiting
            state.give_out_nothing()
            others.stop(helpers, tasks)
            raise
        finally:
            others.give_back(self.device, helpers)
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

    def __call__(self, /, *arguments: Any, timeout: Any = None, **named: Any) -> None:
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
