"""The CPU device: runs kernels on this computer's cores.

A kernel without waits is a loop over the threads of a block, compiled for this CPU; the others run
one coroutine per thread. A launch returns when the kernel has finished.
"""

from __future__ import annotations

import contextlib
import ctypes
import math
import os
import threading
from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy

from minicu import cache as disk
from minicu import program
from minicu.llvm import jit
from minicu.lower.host.code import HostCode
from minicu.lower.host.waiting import Complete, complete
from minicu.options import processor
from minicu.program import Global, Parameter, Program, data_model
from minicu.runtime.cpu import coverage
from minicu.runtime.cpu.memory import Memory, unmap
from minicu.runtime.cpu.places import Places
from minicu.runtime.cpu.stream import Event, Stream, stream_of
from minicu.runtime.cpu.support import support
from minicu.runtime.cpu.watch import Watch
from minicu.runtime.device import Device, limit_in_bytes, no_cpu_device
from minicu.runtime.errors import BarrierDivergence, DeviceError
from minicu.runtime.launching.launch import THREADS_LIMIT, Attributes
from minicu.runtime.module import Module
from minicu.runtime.values import dlpack
from minicu.runtime.values.arguments import Packer, Unchecked, packer
from minicu.runtime.values.dtypes import dtype_named

if TYPE_CHECKING:
    from minicu.options import Options
    from minicu.runtime.cpu.cores import State
    from minicu.runtime.launching.launch import Kernel, Triple


class Limits:
    """Sizes in bytes: `heap` for malloc in kernels, `printf_buffer` for the output of one launch and
    core, `frames` for the local variables of a block of waiting threads, `stack` for the kernel's own on
    each core. They may change at any time, for the launches that follow."""

    __slots__ = ("_heap_record", "_sizes")

    def __init__(self) -> None:
        self._heap_record = numpy.zeros(4, numpy.int64)  # `Heap` of native/cpu_heap.c: in use, limit, mapping
        self._sizes = {"printf_buffer": 256 << 20, "frames": 1 << 30, "stack": 8 << 20}
        self.heap = 8 << 20

    def __getattr__(self, name: str) -> int:
        if name == "heap":
            return int(self._heap_record[1])
        if name not in _LEAST:
            raise AttributeError(f"limits has {', '.join(_LEAST)}, no '{name}'")
        return self._sizes[name]

    def __setattr__(self, name: str, value: Any) -> None:
        if name.startswith("_"):
            object.__setattr__(self, name, value)
            return
        if name not in _LEAST:
            raise AttributeError(f"limits has {', '.join(_LEAST)}, no '{name}'")
        value = limit_in_bytes(name, value, _LEAST[name])
        if name == "heap":
            self._heap_record[1] = value
        else:
            self._sizes = {**self._sizes, name: value}  # another dict: whoever looks sees that

    def __del__(self, unmap: Any = unmap) -> None:
        if start := int(self._heap_record[2]):
            unmap(start, int(self._heap_record[3]))

    @property
    def heap_used(self) -> int:
        """What kernels have allocated and not freed, with 16 to 31 bytes more for each block."""
        return int(self._heap_record[0])

    def in_heap(self, address: int) -> bool:
        """Whether an address lies where malloc in kernels takes from."""
        return 0 <= address - int(self._heap_record[2]) < int(self._heap_record[3])


#: limit -> its least value
_LEAST = {"heap": 0, "printf_buffer": 0, "stack": 32768, "frames": 0}


#: Below so many threads of a block, or of a row of it, a kernel whose threads do not wait goes thread by
#: thread where it can.
_FEW, _FEW_IN_ROW = 16, 8

#: Whether NumPy takes every tensor that comes by DLPack for read-only, whatever its library says.
_ALL_READ_ONLY = tuple(map(int, numpy.__version__.split(".")[:2])) < (2, 2)


class CpuDevice(Device):
    """The CPU as a device. `cores` is how many OS threads a launch may use; `timeout` the seconds a
    launch may take unless it says otherwise (None: no limit); `check` turns on the checks that cost
    time: every thread must reach each barrier, shared memory starts with a pattern. `coroutines` runs
    every thread of a block that waits for others by itself, which is slow (None: as the environment's
    MINICU_CPU_COROUTINES says, by default not)."""

    kind = "cpu"

    def __init__(
        self, *, check: bool = False, timeout: float | None = None, cores: int | None = None,
        coroutines: bool | None = None,
    ) -> None:  # fmt: skip
        if why := no_cpu_device():
            raise DeviceError(f"not supported: {why}")
        super().__init__()
        self.name = "cpu"
        self.check = check
        self.watch = Watch() if check else None  # what is noted for that
        if coroutines is None:
            coroutines = os.environ.get("MINICU_CPU_COROUTINES", "0") not in ("", "0")
        self.coroutines = coroutines
        if timeout is not None:
            nanoseconds(timeout)
        self.timeout = timeout
        if cores is not None and (not isinstance(cores, int) or cores < 1):
            raise ValueError(f"cores is {cores!r}: give a number of at least 1, or None for all")
        self.cores = cores or len(os.sched_getaffinity(0))
        self.title = f"{self.cores} core{'s' if self.cores > 1 else ''} of {_cpu_name()}"
        self.limits = Limits()
        self.idle_states: list[State] = []  # of launches that have ended
        self.calls_python = False  # whether what runs here calls functions that are Python's
        #: Who is told, once for each kernel, of a barrier that was over without threads that had run off the
        #: kernel, as it is on a GPU; None: that is a fault, as it is where `check` is set.
        self.lenient: Callable[[BarrierDivergence], object] | None = None
        self.default_stream = Stream(self, 0)
        self.captured: list[Stream] = []  # from which graphs are captured now

    def load(self, program: Program) -> Module:
        if data_model(program.model).pointer != 8:
            raise ValueError("not supported: the CPU device runs programs for 64-bit addresses only")
        support()
        return Module(program, self, CpuCode(program, self))

    def synchronize(self) -> None:
        """Nothing to wait for: a launch returns when its kernel has finished."""
        self.not_while_capturing("synchronize")

    def stream(self, *, blocking: bool = True, priority: int = 0) -> Stream:
        """A new stream, as a GPU has them: its work is in order, and done at once."""
        return Stream(self, blocking=blocking)

    def event(self, *, timing: bool = True) -> Event:
        """A new event: `event.record(stream)`, then `later.seconds_since(event)`."""
        return Event(self, timing)

    def pinned(self, shape: Any, dtype: Any = "float32") -> numpy.ndarray:
        """A NumPy array. On a GPU its memory is page-locked, for asynchronous copies."""
        return numpy.zeros(shape, dtype)

    def trim(self) -> None:
        """Nothing to give back: memory that nobody uses is the system's already."""

    @property
    def memory(self) -> tuple[int, int]:
        """Bytes that are free, and bytes there are."""
        page = os.sysconf("SC_PAGE_SIZE")
        return os.sysconf("SC_AVPHYS_PAGES") * page, self.memory_limit()

    def memory_limit(self) -> int:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")

    def allocate(self, size: int, align: int = 16) -> Memory:
        self.not_while_capturing("allocate memory")
        memory = Memory(size, align)
        if self.check:
            memory.mark()
        return memory

    def write(self, address: int, source: numpy.ndarray, stream: Any = None) -> None:
        self.copy(address, source.ctypes.data, source.nbytes, stream, source)

    def read(self, address: int, target: numpy.ndarray, stream: Any = None) -> None:
        self.copy(target.ctypes.data, address, target.nbytes, stream, target)

    def copy(self, target: int, source: int, size: int, stream: Any = None, keep: Any = None) -> None:
        """Copy now or, from a captured stream, with each launch of the graph, which then keeps `keep`."""
        if stream is not None and (graph := stream_of(stream, self).captured_by) is not None:
            graph.add(lambda: ctypes.memmove(target, source, size), keep)
        elif size:
            if stream is None:
                self.not_while_capturing("copy")
            ctypes.memmove(target, source, size)

    def fill(self, address: int, size: int, value: int) -> None:
        self.not_while_capturing("fill")
        ctypes.memset(address, value, size)

    def foreign(self, value: Any, what: str, packing: Packer, p: Parameter, tags: Any) -> int:
        """The address of an array that is not this device's: host memory is used in place."""
        array = value if isinstance(value, numpy.ndarray) else _host_array(value, what, p)
        flags = array.flags
        shared = hasattr(value, "__dlpack__") and not hasattr(value, "__array_interface__")
        writeable = flags.writeable or (_ALL_READ_ONLY and shared)
        return packing.check_array(
            value, what, p, array.dtype, array.shape, flags.c_contiguous, writeable, array.ctypes.data, tags
        )


class CpuCode:
    """A program compiled for this CPU and loaded."""

    def __init__(self, program: Program, device: CpuDevice, host: HostCode | None = None) -> None:
        self.program = program
        self.device = device
        size = sum(g.size for g in program.globals.values())
        if size > (memory := device.memory_limit()):  # LLVM would abort
            raise DeviceError(f"the global variables have {size} bytes, this computer {memory}")
        covered = coverage.wanted() and host is None
        if covered:
            host = program.host_with_lines(covered=True, watched=device.check)
        elif device.check and host is None:
            host = program.watched_host()
        self.host = host or program.host()
        self._complete = self._completed(self.host)
        data = _object(self._complete, program.options)
        undefined = {symbol for kernel in self.host.kernels.values() for symbol, _ in kernel.undefined}
        #: functions that nobody has defined, and that are called
        self.missing = frozenset(
            s for s in undefined.intersection(jit.undefined_symbols(data)) if not jit.is_defined(s)
        )
        for symbol in self.missing:  # whatever calls it is not launched
            jit.define_symbol(symbol, jit.NOWHERE)
        try:
            self.code = jit.load_object(data, keep=covered)
        except jit.UndefinedError as e:
            names = "', '".join(e.names)
            driver = any(name.startswith("cu") and name[2:3].isupper() for name in e.names)
            remedy = "; link the CUDA driver's functions with -lcuda" if driver else ""
            raise DeviceError(f"'{names}': declared and used, and nothing here defines it{remedy}") from None
        if covered and self.host.points:
            coverage.count(self.code, self.host.points)
        self._places = Places(self, data)
        self.packers: dict[tuple[str, bool], Packer] = {}
        self.told: set[str] = set()  # symbols of the kernels that `device.lenient` was told of

    def _completed(self, host: HostCode) -> Complete:
        coroutines = self.device.check or self.device.coroutines
        return complete(host, coroutines, jit.vector_bytes())

    def compiled(self, host: HostCode) -> bytes:
        """The object file of the same program, lowered again."""
        return _object(self._completed(host), self.program.options)

    def traced(self) -> CpuCode | None:
        """The program again, as code that notes which thread it runs; None where there is no source."""
        host = self.program.host_with_lines(traced=True, watched=self.device.check)
        return None if host is None else CpuCode(self.program, self.device, host)

    def same_globals(self, other: CpuCode) -> Iterator[tuple[int, int, int]]:
        """Address here, address there and size of each variable."""
        for g in self.program.globals.values():
            with contextlib.suppress(DeviceError):
                yield self.global_address(g), other.global_address(g), g.size

    def undefined(self, symbol: str) -> str | None:
        """The complaint about a function that a kernel calls and nobody has defined."""
        calls = self.host.kernels[symbol].undefined
        return next((message for callee, message in calls if callee in self.missing), None)

    def line(self, address: int, near: bool = False) -> str | None:
        """The place in the source ("file:line") that an instruction comes from; None if nobody knows."""
        return self._places.find(address, near)

    def within(self, address: int) -> str:
        """The symbol of the function that an instruction belongs to; "" if nobody knows."""
        return self._places.within(address)

    def caller(self, low: int) -> str | None:
        """The same for what returns to an address of which the low 32 bits are known."""
        return self._places.find_caller(low)

    def global_address(self, description: Global) -> int:
        try:
            return self.code.data_address(description.symbol)
        except KeyError:
            raise DeviceError(f"no kernel uses '{description.name}': it was not compiled") from None

    def ramp(self, symbol: str) -> int:
        """The address of what makes coroutines of a kernel's threads; 0: they are none."""
        kernel = self.host.kernels[symbol]
        if not kernel.coroutine and kernel.name not in self._complete.either:
            return 0
        try:
            return self.code.address(kernel.ramp_symbol)
        except KeyError:  # it was to be a coroutine only if it polls
            return 0

    def regions(self, symbol: str, block: Triple) -> tuple[int, int] | None:
        """Where the regions of a kernel are, and the table of them; None: its threads do not wait, or not in
        such a block, or are coroutines."""
        kernel = self.host.kernels[symbol]
        name = kernel.name
        if name not in self._complete.regions and name not in self._complete.loops:
            return None
        if (math.prod(block) < _FEW or block[0] < _FEW_IN_ROW) and self._has(kernel.worker):
            return None
        try:
            return self.code.address(f"{name}.step"), self.code.data_address(f"{name}.table")
        except KeyError:  # none of its loops was to run outside of that over threads
            return None

    def _has(self, symbol: str) -> bool:
        """Whether there is a function of that name."""
        try:
            return bool(self.code.address(symbol))
        except KeyError:
            return False

    def bind(
        self,
        kernel: Kernel,
        grid: Triple,
        block: Triple,
        shared: int,
        stream: Any,
        *,
        cooperative: bool = False,
        cluster: Triple | None = None,
        check: bool = True,
        fast: bool = True,
    ) -> Any:
        """What `kernel[grid, block, shared, stream]` gives."""
        from minicu.runtime.cpu.launch import CheckedLaunch, CpuLaunch

        description = kernel.description
        key = description.symbol, check
        if key not in self.packers:
            self.packers[key] = (
                packer(description, self.program.model, self.device)
                if check
                else Unchecked(description, data_model(self.program.model), self.device)
            )
        kind = CheckedLaunch if self.device.check else CpuLaunch
        sizes = cluster if cluster is not None else description.cluster_dims
        packing = self.packers[key]
        launch = kind(self, description, packing, grid, block, shared, bool(cooperative), sizes)
        launch.stream = stream_of(stream, self.device)
        return launch

    def function(self, description: program.Kernel) -> CpuFunction:
        return CpuFunction(self, description)


class CpuFunction:
    """What can be asked of a kernel, as `cuda.module.CudaFunction` has it."""

    def __init__(self, code: CpuCode, description: program.Kernel) -> None:
        self.device = code.device
        most = description.launch_bounds[0] if description.launch_bounds else THREADS_LIMIT
        self.attributes = Attributes(0, code.host.kernels[description.symbol].static_shared, 0, 0, most, 0, 0)

    def occupancy(self, threads: int, shared_bytes: int) -> int:
        """A core runs one block after the other."""
        return 1

    def best_block(self, shared_bytes: int) -> tuple[int, int]:
        return self.device.cores, min(256, self.attributes.max_threads)


def _object(program: Complete, options: Options) -> bytes:
    """The object file for a program, from the disk where it was compiled before. Sources of others are
    compiled in a process with bounds, as ever."""
    ir = program.ir
    drivers = [f"{name} {driver}" for name, driver in sorted(program.loops.items())]
    key = disk.key(["object", disk.fingerprint(), jit.identity(), *sorted(program.regions), *drivers, ir])
    if disk.enabled() and (stored := disk.load(key, "object")) is not None:
        return stored
    opt = 0 if program.debug else 2
    rewrite = program.rewrite if program.waits or program.loops or program.either else None
    arguments = ir, opt, rewrite, opt > 0, bool(program.regions), program.inline if rewrite else None
    if options.isolate:
        from minicu.llvm import isolate

        data: bytes = isolate.ask_bounded("minicu.llvm.jit:compile_object", arguments, options)
    else:
        data = jit.compile_object(*arguments)
    if disk.enabled():
        disk.store(key, data, "object")
    return data


@cache
def _process() -> Any:
    library = ctypes.PyDLL(None)
    library.pthread_getspecific.restype = ctypes.c_void_p
    library.pthread_setspecific.argtypes = (ctypes.c_uint, ctypes.c_void_p)
    return library


def leave_guard() -> int | None:
    """Python runs inside a kernel that this thread runs: faults and signals are not the kernel's until
    `enter_guard` gets what this returns."""
    key = support().key
    worker: int | None = _process().pthread_getspecific(key)
    if worker:
        _process().pthread_setspecific(key, None)
    return worker


def enter_guard(worker: int | None) -> None:
    """The end of what `leave_guard` began."""
    if worker:
        _process().pthread_setspecific(support().key, worker)


def nanoseconds(timeout: float) -> int:
    """A time limit of `timeout` seconds as the fault guard takes it; 0 is none."""
    try:
        if timeout > 0:
            return max(1, int(timeout * 1e9)) if timeout < 1e9 else 0
    except TypeError:
        raise TypeError(f"timeout is {timeout!r}: give seconds, or None for no limit") from None
    raise ValueError(f"timeout is {timeout!r}: give seconds above 0, or None for no limit")


def _host_array(value: Any, what: str, p: Parameter) -> numpy.ndarray:
    """Somebody's array in host memory, without copying it."""
    if hasattr(value, "__cuda_array_interface__") and not hasattr(value, "__array_interface__"):
        raise TypeError(f"{what} is on a GPU, the kernel runs on the CPU device; pass a copy in host memory")
    try:
        if hasattr(value, "__array_interface__"):
            return numpy.asarray(value)
        if hasattr(value, "__dlpack__"):
            return _from_dlpack(value)
        return numpy.asarray(memoryview(value))
    except (TypeError, ValueError, RuntimeError, BufferError) as e:
        if hasattr(value, "__dlpack__"):
            raise TypeError(f"{what} is {type(value).__name__}, which lends no array: {e}") from None
    if isinstance(value, (list, tuple)):
        raise TypeError(f"{what} is {type(value).__name__}, the kernel takes '{p.spelled}'; pass an array")
    raise TypeError(
        f"{what} is {type(value).__name__}, the kernel takes '{p.spelled}'; pass an array in host memory"
    )


def _from_dlpack(value: Any) -> numpy.ndarray:
    """A tensor in host memory; those whose elements NumPy does not know (bfloat16, float8) as well."""
    if getattr(value, "requires_grad", False):  # a kernel is no part of PyTorch's graph, and need not ask
        value = value.detach()
    capsule = value.__dlpack__()
    tensor = dlpack.read(capsule)
    if int(value.__dlpack_device__()[0]) != dlpack.CPU or not tensor.contiguous:
        return numpy.from_dlpack(value)  # which knows what to say
    dtype = dtype_named(tensor.dtype)
    size = math.prod(tensor.shape) * dtype.itemsize
    memory: Any = (ctypes.c_char * size).from_address(tensor.address) if size else b""
    array: numpy.ndarray = numpy.ndarray(tensor.shape, dtype, memory)
    array.flags.writeable = bool(size) and not tensor.read_only
    return array


def _cpu_name() -> str:
    try:
        with open("/proc/cpuinfo", encoding="utf-8", errors="replace") as file:
            for line in file:
                if line.startswith("model name"):
                    return line.partition(":")[2].strip()
    except OSError:
        pass
    return processor()


_made = threading.Lock()
_device: CpuDevice | None = None


def cpu_device() -> CpuDevice:
    """The one CPU device that `find("cpu")` gives. Make a `CpuDevice` of your own for other settings."""
    global _device
    with _made:
        if _device is None:
            _device = CpuDevice()
        return _device
