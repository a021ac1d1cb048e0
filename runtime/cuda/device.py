"""NVIDIA GPUs as devices, through the driver's API (cuda.bindings)."""

from __future__ import annotations

import atexit
import os
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from typing import TYPE_CHECKING, Any

from minicu.runtime.cuda import module as cuda_module
from minicu.runtime.cuda import output as cuda_output
from minicu.runtime.cuda.driver import (
    FAULTS,
    CudaAssert,
    CudaError,
    DriverMissing,
    attribute,
    check,
    device_count,
    driver,
    driver_version,
    error_of,
    visible_note,
)
from minicu.runtime.cuda.memory import Allocation, Limits, Pool
from minicu.runtime.cuda.order import Order
from minicu.runtime.cuda.stream import DefaultStream, Event, Stream, StreamUse
from minicu.runtime.device import Device
from minicu.runtime.errors import DeviceError

if TYPE_CHECKING:
    import io
    from weakref import ReferenceType

    import numpy

    from minicu.program import Program
    from minicu.runtime.cuda.module import CudaCode
    from minicu.runtime.module import Module


_HERE = nullcontext()  # the context is current already


class _Gone(CudaError):
    """The device was lost before."""


class _Launching(threading.local):
    """The stream of the launch whose arguments this thread looks at."""

    use: StreamUse | None = None


class CudaDevice(Device):
    """An NVIDIA GPU. `number` is its place among the GPUs that this process sees, `arch` what
    `-arch` calls it, `capability` its compute capability, `multiprocessors` how many it has.

    The context is the primary one, which other libraries use too; each thread that calls into this
    device gets it, and gets its own back afterwards.
    """

    kind = "cuda"

    def __init__(self, number: int) -> None:
        super().__init__()
        api = driver()
        self.number = number
        self.name = f"cuda:{number}"
        major, minor = (attribute(number, f"COMPUTE_CAPABILITY_{p}") for p in ("MAJOR", "MINOR"))
        self.capability = (major, minor)
        self.arch = f"sm_{major}{minor}"
        version = driver_version()
        self.assembler = f"{self.arch}-{version[0]}.{version[1]}"  # what names this driver's machine code
        self.model_name = (
            check(api.cuDeviceGetName(128, number), "asking for a GPU's name").split(b"\0")[0].decode()
        )
        self.title = f"{self.model_name}, {self.arch}"
        self.multiprocessors = attribute(number, "MULTIPROCESSOR_COUNT")
        self.shared_limit = attribute(number, "MAX_SHARED_MEMORY_PER_BLOCK_OPTIN")
        self.limits = Limits(self)
        self.context = int(check(api.cuDevicePrimaryCtxRetain(number), f"opening {self.name}"))
        self._current = api.cuCtxGetCurrent
        self.codes: dict[int, ReferenceType[CudaCode]] = {}  # loaded modules by their identity
        self.kernel_names = [""]  # by label
        self.prints = self.asserts = False  # whether a loaded program has printf, assert
        self._labels: dict[str, int] = {}
        self._pid = os.getpid()
        self._lost: str | None = None
        self._untold: CudaError | None = None  # a fault that was found where nothing can be raised
        self._postponed: list[int] = []
        self._released: deque[Callable[[], Any]] = deque()
        self.launching = _Launching()
        self._redirected: cuda_output.Redirected | None = None
        self.order = Order(self)
        self.default_stream = DefaultStream(self)
        with self.active():
            self.pool = Pool(self)

    # ---------------------------------------------------------------- the context

    def active(self) -> AbstractContextManager[None]:
        """For a with statement: this device's context is the thread's current one meanwhile. A thread
        without any keeps it: its next launch need not come here."""
        if self._lost is not None:
            raise self._gone()
        api = driver()
        now = int(check(api.cuCtxGetCurrent(), "asking for the current context"))
        if now == self.context:
            return _HERE
        if now:
            return self._pushed()
        check(api.cuCtxSetCurrent(self.context), f"using {self.name}")
        return _HERE

    @contextmanager
    def _pushed(self) -> Iterator[None]:
        """In the place of another device's context."""
        api = driver()
        check(api.cuCtxPushCurrent(self.context), f"using {self.name}")
        try:
            yield
        finally:
            api.cuCtxPopCurrent()

    def is_active(self) -> bool:
        """Whether this device can be used at once: it was not lost, and its context is current."""
        status, now = self._current()
        return not status and int(now) == self.context and self._lost is None

    def usable(self, finalizing: Any = sys.is_finalizing, getpid: Any = os.getpid) -> bool:
        """Whether resources can still be given back: not at exit, in a forked process, or after a fault.
        (At exit, the last objects die after the names of this module.)"""
        return not finalizing() and self._lost is None and getpid() == self._pid

    def check(self, result: tuple[Any, ...], doing: str = "", use: StreamUse | None = None) -> Any:
        """Like cuda_driver.check, but a kernel's fault names the kernel: the one launched last on the
        stream `use`, or on all streams."""
        status = result[0]
        if status:
            raise self.error(int(status), doing, use)
        return result[1] if len(result) == 2 else result[1:] or None

    def error(self, code: int, doing: str = "", use: StreamUse | None = None, said: str = "") -> CudaError:
        """The exception for a status; a fault marks the device as lost. `said` is what C's stderr got."""
        if code not in FAULTS:
            return error_of(code, doing)
        if self._lost is not None:
            return self._gone()
        kernel, remark = self._suspect(use)
        # The driver has answered LAUNCH_FAILED for an assertion that it had printed.
        told = cuda_output.failed_assert(said)
        error = error_of(code, doing, kernel, CudaAssert if told else None)
        text = str(error) + remark
        if told:
            text = told["message"]
            error.place, error.block, error.thread = told["place"], told["block"], told["thread"]  # type: ignore[attr-defined]
        error.args = (text,)
        self._lost = text
        return error

    def _suspect(self, use: StreamUse | None) -> tuple[str | None, str]:
        """The kernel that a fault is put down to, and a remark where several may be guilty."""
        uses = [use] if use is not None and use.last.value else self.order.uses()
        names = {self.kernel_names[u.last.value] for u in uses}
        if len(names) == 1:
            return names.pop(), ""
        listed = ", ".join(f"'{self.kernel_names[u.last.value]}' on {u}" for u in uses)
        return None, f"; launched last: {listed}" if listed else ""

    def _gone(self) -> CudaError:
        if self._untold is not None:
            error, self._untold = self._untold, None
            return error
        error = _Gone(
            f"{self.name} cannot be used any more in this process, a fault stopped it before: {self._lost}; "
            "start the work in a new process"
        )
        error.status, error.code = "CUDA_ERROR_CONTEXT_IS_DESTROYED", 709
        return error

    def label(self, name: str) -> int:
        """The number under which a stream notes that kernel `name` was launched."""
        if name not in self._labels:
            self._labels[name] = len(self.kernel_names)
            self.kernel_names.append(name)
        return self._labels[name]

    # ---------------------------------------------------------------- programs

    def load(self, program: Program) -> Module:
        """Assemble the program's PTX for this GPU, or fetch what was assembled before, and load it. A program
        for no particular architecture is compiled for this GPU's first."""
        again = program.again.get(self)
        if again is not None:
            return again(program)
        own = self.own(program)
        if own is program:
            self.free_postponed()
            return cuda_module.load(program, self)
        program.again[self] = lambda _: self.load(own)
        return self.load(own)

    def own(self, program: Program) -> Program:
        return program.for_arch(_compiled_for(self.arch)) if program.portable else program

    # ---------------------------------------------------------------- waiting

    def synchronize(self) -> None:
        self.wait(driver().cuCtxSynchronize)
        self.order.forget()
        self.free_postponed()

    def wait(self, wait: Callable[[], tuple[Any, ...]], use: StreamUse | None = None) -> Any:
        """Call the driver to wait for kernels: what they printed appears, their faults are raised."""
        with self.active():
            said = ""
            if self.prints or self.asserts or self._redirected is not None:
                result, said = cuda_output.waited(wait, self.print_out, self._redirected, self.asserts)
            else:
                result = wait()
            if result[0]:
                raise self.error(int(result[0]), "", use, said)
            return result[1] if len(result) == 2 else None

    @contextmanager
    def capture_output(self) -> Iterator[io.StringIO]:
        import io

        self.synchronize()
        text = io.StringIO()
        self._captures.append(text)
        try:
            if self._redirected is not None:  # inside another capture
                yield text
                self.synchronize()
            else:
                with cuda_output.captured() as self._redirected:
                    try:
                        yield text
                        self.synchronize()
                    finally:
                        self.print_out(self._redirected.take())
                        self._redirected = None
        finally:
            self._captures.remove(text)

    # ---------------------------------------------------------------- streams

    def stream(self, *, blocking: bool = True, priority: int = 0) -> Stream:
        """A new stream. A blocking one and the default stream wait for each other; lower numbers have
        higher priority."""
        return Stream(self, blocking, priority)

    def event(self, *, timing: bool = True) -> Event:
        """A new event: `event.record(stream)`, then `later.seconds_since(event)`."""
        return Event(self, timing)

    # ---------------------------------------------------------------- memory

    def allocate(self, size: int, align: int = 256) -> Allocation:
        self.not_while_capturing("allocate memory")
        self._free_dropped()
        with self.active():
            address = self.pool.allocate(size)
            self.order.after_default()
        return Allocation(self, address, size)

    def free(self, address: int) -> None:
        """Give memory back once the kernels that may use it are through. Never raises."""
        if not self.usable():
            return
        if self.captures_running or self.order.waits_for_all:
            self._postponed.append(address)
        else:
            self._free(address)

    def _free(self, address: int) -> None:
        def give_back() -> None:
            self.order.before_default()
            self.pool.free(address)

        self._give_back(give_back)

    def release(self, give_back: Callable[[], Any], used: bool = True) -> None:
        """Call `give_back`, which frees something of the driver's, if `used` by kernels, once they are
        through. Never raises.

        Destructors come here, and the collector runs them wherever it likes, in the midst of a graph that
        another library captures, too. Waiting for kernels would spoil it, as freeing page-locked memory does,
        and nothing tells of it: what is `used` is given back by the next call that loads, waits, trims, or
        makes an image or page-locked memory."""
        if not self.usable():
            return
        if used or self.captures_running:
            self._released.append(give_back)
        else:
            self._give_back(give_back)

    def _give_back(self, give_back: Callable[[], Any], wait: bool = False) -> None:
        api = driver()
        try:
            with self.active():
                if wait:
                    self.wait(api.cuCtxSynchronize)
                    return give_back()
                relaxed = api.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED
                before = self.check(api.cuThreadExchangeStreamCaptureMode(relaxed))
                try:
                    give_back()
                finally:
                    api.cuThreadExchangeStreamCaptureMode(before)
        except CudaError as e:
            self._tell_later(e)

    def _tell_later(self, error: CudaError) -> None:
        """A fault found while something was given back, which is gone with the context: the next call
        raises it."""
        if self._lost is not None and not isinstance(error, _Gone):
            self._untold = error

    def free_postponed(self) -> None:
        """Free what was dropped when nothing could be waited for."""
        self._free_dropped()
        with suppress(IndexError):  # several threads may come here
            while not self.captures_running:
                self._give_back(self._released.popleft(), wait=True)

    def _free_dropped(self) -> None:
        with suppress(IndexError):
            while not self.captures_running:
                self._free(self._postponed.pop())

    def trim(self) -> None:
        """Give memory that nobody uses back to the system."""
        self.synchronize()
        with self.active():
            self.pool.trim()

    @property
    def memory(self) -> tuple[int, int]:
        """Bytes that are free, and bytes there are."""
        with self.active():
            free, total = self.check(driver().cuMemGetInfo(), "asking for memory")
            return int(free), int(total)

    def pinned(self, shape: Any, dtype: Any = "float32") -> numpy.ndarray:
        """A NumPy array in page-locked host memory, for asynchronous copies."""
        from minicu.runtime.cuda.memory import pinned

        return pinned(self, shape, dtype)

    def write(self, address: int, source: numpy.ndarray, stream: Any = None) -> None:
        """Copy host bytes here; returns when `source` may change again. With `stream` and pinned memory
        it returns at once: do not change `source` before the stream is done."""
        self._copy(address, source.ctypes.data, source.nbytes, stream)

    def read(self, address: int, target: numpy.ndarray, stream: Any = None) -> None:
        """Copy from here to host memory; with `stream` and pinned memory, as `write`."""
        self._copy(target.ctypes.data, address, target.nbytes, stream)

    def copy(self, target: int, source: int, size: int, stream: Any = None) -> None:
        """Copy between addresses of any devices, in stream order; returns at once."""
        if size:
            from minicu.runtime.cuda.order import copy

            copy(self, target, source, size, stream)

    def _copy(self, target: int, source: int, size: int, stream: Any) -> None:
        if not size:
            return
        api = driver()
        if stream is not None:
            use = self.order.use(stream)
            with self.active():
                self.check(api.cuMemcpyAsync(target, source, size, use.handle), f"copying {size} bytes", use)
            use.busy = True
            return
        self.not_while_capturing("copy")
        with self.active():
            self.order.before_default()
            self.wait(lambda: api.cuMemcpy(target, source, size))
            self.order.after_default()

    def in_order(self, copy: Callable[[], tuple[Any, ...]]) -> None:
        """Call the driver for a copy on the default stream, before and after all other work."""
        self.not_while_capturing("copy")
        with self.active():
            self.order.before_default()
            self.wait(copy)
            self.order.after_default()

    def fill(self, address: int, size: int, value: int) -> None:
        if not size:
            return
        self.not_while_capturing("fill")
        with self.active():
            self.order.before_default()
            self.check(driver().cuMemsetD8Async(address, value & 0xFF, size, 0), f"filling {size} bytes")
            self.order.after_default()

    # ---------------------------------------------------------------- other libraries

    def foreign(self, value: Any, what: str, packing: Any, parameter: Any, tags: Any) -> int:
        """The address of an array that is not this device's own."""
        from minicu.runtime.cuda.arrays import address_of

        return address_of(value, what, packing, parameter, tags, self)


def _compiled_for(arch: str) -> str:
    """The newest architecture that minicu compiles for and a GPU of `arch` runs."""
    from minicu.llvm.versions import LOWEST_PTX

    if arch in LOWEST_PTX:
        return arch
    older = [int(a[3:]) for a in LOWEST_PTX if a[3:].isdigit() and int(a[3:]) < int(arch[3:])]
    return f"sm_{max(older)}" if older else arch


def _print_the_rest() -> None:
    """At exit: what kernels printed since the last wait would be lost."""
    for device in _devices.values():
        if device.prints and device.usable():
            try:
                device.synchronize()
            except DeviceError as e:
                print(e, file=sys.stderr)


atexit.register(_print_the_rest)

_devices: dict[int, CudaDevice] = {}
_opening = threading.Lock()


def cuda_device(number: int) -> CudaDevice:
    """GPU `number`; always the same object. Raises DeviceError saying what is missing."""
    with _opening:
        device = _devices.get(number)
        if device is not None and device._pid == os.getpid():
            return device
        count = device_count()
        if number >= count:
            if not count:
                error = DriverMissing(f"no NVIDIA GPU is visible{visible_note()}")
                error.reason = "device"
                raise error
            last = "only cuda:0" if count == 1 else f"cuda:0 to cuda:{count - 1}"
            raise DeviceError(f"no device 'cuda:{number}': there is {last}{visible_note()}")
        device = _devices[number] = CudaDevice(number)
        return device
