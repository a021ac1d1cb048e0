"""The device "cpu:isolated": kernels run in a worker process, over memory that both share.

What a kernel does to the memory of its process, and the end of that process, touches nobody else: the launch
raises KernelFault, the next one has a new worker. Device arrays lie at the same addresses in both, and keep
what was in them; variables of modules are the worker's, and begin anew with it."""

from __future__ import annotations

import contextlib
import ctypes
import os
import pickle
import signal
import socket
import subprocess
import sys
import threading
import weakref
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NoReturn

import numpy

from minicu.program import Global, Program, data_model
from minicu.runtime import errors
from minicu.runtime.bound import BoundLaunch
from minicu.runtime.cpu import coverage
from minicu.runtime.cpu.device import CpuDevice, CpuFunction, nanoseconds
from minicu.runtime.cpu.launch import host_arrays_copied, in_order
from minicu.runtime.cpu.shared import Arena, SharedMemory
from minicu.runtime.cpu.stream import Stream, stream_of
from minicu.runtime.cpu.support import support
from minicu.runtime.launching.launch import Attributes
from minicu.runtime.memory import Array
from minicu.runtime.module import Module
from minicu.runtime.values.arguments import Unchecked, packer

if TYPE_CHECKING:
    from minicu import program
    from minicu.runtime.launching.launch import Kernel, Triple

#: Seconds that a worker may take beyond a launch's limit.
_GRACE = 5.0
_SETTINGS = ("heap", "printf_buffer", "stack", "frames")


class IsolatedDevice(CpuDevice):
    """The CPU as a device of its own process. The settings are those of `CpuDevice`."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.name = "cpu:isolated"
        self.settings = settings
        self.arena = Arena()
        self._lock = threading.RLock()
        self._worker: _Worker | None = None
        self._count = 0
        self.process = os.getpid()
        #: where variables of modules were found -> whose they are, their names and sizes
        self.variables: dict[int, tuple[weakref.ref[IsolatedCode], str, int]] = {}
        self.gone: list[int] = []  # numbers of programs that nobody holds any more

    def load(self, program: Program) -> Module:
        if data_model(program.model).pointer != 8:
            raise ValueError("not supported: the CPU device runs programs for 64-bit addresses only")
        with self._lock:
            self._count += 1
            code = IsolatedCode(program, self, self._count)
        code.ask("undefined")  # loads it
        return Module(program, self, code)

    def allocate(self, size: int, align: int = 16) -> Any:
        self._same_process()
        return self.arena.allocate(size, align)

    def write(self, address: int, source: numpy.ndarray, stream: Any = None) -> None:
        if self.arena.holds(address):
            super().write(address, source, stream)
        else:
            code, name, at = self._variable(address)
            code.ask("write", name, at, source.tobytes())

    def read(self, address: int, target: numpy.ndarray, stream: Any = None) -> None:
        if self.arena.holds(address):
            super().read(address, target, stream)
        else:
            code, name, at = self._variable(address)
            data = numpy.frombuffer(code.ask("read", name, at, target.nbytes), numpy.uint8)
            target.reshape(-1).view(numpy.uint8)[:] = data

    def _variable(self, address: int) -> tuple[IsolatedCode, str, int]:
        """The variable of a module that lay at an address when it was asked for, and the offset in it."""
        for start, (held, name, size) in self.variables.items():
            if start <= address < start + max(size, 1) and (code := held()) is not None:
                return code, name, address - start
        raise errors.DeviceError(f"{address:#x} is no address of {self.name}")

    def texture(self, *_: Any, **__: Any) -> NoReturn:
        raise errors.DeviceError(f"not supported: textures and surfaces on {self.name}")

    surface = texture

    def ask(self, request: str, *arguments: Any, seconds: float | None = None, kernel: str = "") -> Any:
        """What the worker answers. It is started where there is none."""
        self._same_process()
        with self._lock:
            worker = self._worker
            if worker is None:
                worker = self._worker = _Worker(self)
            limits = {name: getattr(self.limits, name) for name in _SETTINGS}
            try:
                gone, self.gone = self.gone, []
                if gone:
                    self.variables = {a: v for a, v in self.variables.items() if v[0]() is not None}
                message = (self.arena.changes(), gone, limits, request, arguments)
                answer, used = worker.ask(message, seconds)
            except BaseException as e:
                self._worker = None
                status = worker.end()
                self.arena.forget_changes()
                if isinstance(e, TimeoutError):
                    raise errors.KernelTimeout(f"{kernel} could not be stopped", kernel=kernel) from None
                if isinstance(e, (EOFError, OSError)):
                    raise errors.KernelFault(
                        f"{kernel or 'the worker'} ended its process: {_told(status)}", kernel=kernel or None
                    ) from None
                raise
            self.limits._heap_record[0] = used
        if isinstance(answer, BaseException):
            raise answer
        return answer

    def _same_process(self) -> None:
        if self.process != os.getpid():
            raise errors.DeviceError(f"{self.name} belongs to the process that this one was forked from")

    @property
    def worker(self) -> int | None:
        """The number of the process that runs kernels; None where there is none yet."""
        return self._worker.process.pid if self._worker is not None else None


class IsolatedCode:
    """A program that a worker has loaded, or will."""

    def __init__(self, program: Program, device: IsolatedDevice, number: int) -> None:
        self.program = program
        self.device = device
        self.number = number
        self._pickled = pickle.dumps(program)

    def ask(self, request: str, *arguments: Any, **more: Any) -> Any:
        try:
            return self.device.ask(request, self.number, *arguments, **more)
        except KeyError:  # a new worker
            self.device.ask("load", self.number, self._pickled)
            return self.device.ask(request, self.number, *arguments, **more)

    def global_address(self, description: Global) -> int:
        address = int(self.ask("address", description.name))
        self.device.variables[address] = weakref.ref(self), description.name, description.size
        return address

    def bind(
        self, kernel: Kernel, grid: Triple, block: Triple, shared: int, stream: Any, *,
        cooperative: bool = False, cluster: Triple | None = None, check: bool = True, fast: bool = True,
    ) -> IsolatedLaunch:  # fmt: skip
        shape = grid, block, shared, cooperative, cluster
        self.ask("bind", kernel.description.symbol, shape)
        launch = IsolatedLaunch(self, kernel.description, shape, check)
        launch.stream = stream_of(stream, self.device)
        return launch

    def function(self, description: program.Kernel) -> _Function:
        return _Function(self, description.symbol)

    def __del__(self) -> None:
        self.device.gone.append(self.number)  # said with the next request: now may be in the middle of one


class _Function(CpuFunction):
    def __init__(self, code: IsolatedCode, symbol: str) -> None:
        self.device = code.device
        self.attributes = code.ask("attributes", symbol)


class IsolatedLaunch(BoundLaunch):
    """A kernel with its configuration: call it with the arguments. Host arrays are copied to shared memory,
    and back if the kernel may write to them."""

    def __init__(
        self, code: IsolatedCode, kernel: program.Kernel, shape: tuple[Any, ...], check: bool
    ) -> None:
        self.code = code
        self.kernel = kernel
        self.shape = shape
        self.stream: Stream | None = None
        model = code.program.model
        self.packer = (
            packer(kernel, model, code.device) if check else Unchecked(kernel, data_model(model), code.device)
        )

    def __call__(self, /, *arguments: Any, timeout: Any = None, **named: Any) -> None:
        arguments, timeout = in_order(self.kernel, self.packer, arguments, timeout, named)
        arguments = tuple(_as_numpy(value, self.code.device) for value in arguments)
        block = bytearray(self.packer.size)
        if self.stream is not None and (graph := self.stream.captured_by) is not None:
            self.packer.pack_into(block, 0, arguments)
            graph.add(lambda: self._run(block, None), arguments)
            return
        with host_arrays_copied(self.code.device, self.kernel, self.packer, arguments) as given:
            self.packer.pack_into(block, 0, tuple(given))
            self._run(block, timeout)

    def _run(self, block: bytearray, timeout: float | None) -> None:
        device, kernel = self.code.device, self.kernel
        limit = timeout if timeout is not None else device.timeout
        if limit is not None:
            nanoseconds(limit)
        seconds = None if limit is None else limit + _GRACE
        printed, fault = self.code.ask(
            "launch", kernel.symbol, self.shape, bytes(block), limit, seconds=seconds, kernel=kernel.name
        )
        device.print_out(printed)
        if fault is not None:
            raise fault


def _as_numpy(value: Any, device: CpuDevice) -> Any:
    """What lies in this process alone, as NumPy sees it."""
    if isinstance(value, Array):
        if value.device is device or value.device.kind != "cpu":
            return value
        memory = memoryview((ctypes.c_char * value.nbytes).from_address(value.address))
        return numpy.frombuffer(memory, value.dtype).reshape(value.shape)
    if isinstance(value, (numpy.ndarray, numpy.generic)):
        return value
    if hasattr(value, "__array_interface__") or isinstance(value, (bytearray, memoryview)):
        return numpy.asarray(value)
    if hasattr(value, "__dlpack__") and not hasattr(value, "__cuda_array_interface__"):
        return numpy.from_dlpack(value)
    return value


# ---------------------------------------------------------------- the process


class _Worker:
    def __init__(self, device: IsolatedDevice) -> None:
        ours, theirs = socket.socketpair()
        self.socket = ours
        arena = device.arena
        start = f"serve({theirs.fileno()}, {arena.fd}, {arena.start}, {arena.length})"
        self.process = subprocess.Popen(
            [sys.executable, "-c", f"from minicu.runtime.cpu.isolated import serve; {start}"],
            stdin=subprocess.DEVNULL, pass_fds=(theirs.fileno(), arena.fd),
            env={**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)},
        )  # fmt: skip
        theirs.close()
        self.ask((arena.all(), [], {}, "settings", (device.settings,)), None)

    def ask(self, message: Any, seconds: float | None) -> Any:
        from minicu.llvm.isolate import TooLong, message_within, send

        try:
            send(self.socket.fileno(), message)
            return pickle.loads(message_within(self.socket.fileno(), 1e9 if seconds is None else seconds))
        except TooLong:
            raise TimeoutError from None

    def end(self) -> int:
        """Make sure that the process is gone; its status."""
        self.socket.close()
        try:
            status = self.process.wait(0.2)
        except subprocess.TimeoutExpired:
            self.process.kill()
            status = self.process.wait()
        return status


def _told(status: int) -> str:
    if status >= 0:
        return f"exit status {status}"
    with contextlib.suppress(ValueError):
        return f"it was ended by {signal.Signals(-status).name}"
    return f"it was ended by signal {-status}"


def serve(channel: int, fd: int, start: int, length: int) -> None:
    """The worker: answers requests until nobody can ask any more."""
    from minicu.llvm.isolate import end_with_parent, receive, send

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever asked decides
    os.set_inheritable(channel, False)
    threading.Thread(target=end_with_parent, args=(channel,), daemon=True).start()
    arena = Arena(fd, start, length)
    support().apart()
    served = _Served()
    while True:
        try:
            changes, gone, limits, request, arguments = receive(channel)
        except (EOFError, OSError):
            os._exit(0)
        arena.apply(changes)
        answer: Any
        try:
            for number in gone:
                served.unload(number)
            for name, value in limits.items():
                setattr(served.device.limits, name, value)
            answer = getattr(served, request)(*arguments)
        except Exception as e:
            answer = e
        used = served.device.limits.heap_used
        coverage.write()  # nobody waits for a worker's end
        try:
            data = (answer, used)
            send(channel, data)
        except (pickle.PicklingError, TypeError, AttributeError):
            send(channel, (errors.DeviceError(f"{type(answer).__name__}: {answer}"), used))


class _Served:
    """What a worker is asked, by name."""

    def __init__(self) -> None:
        self.device = CpuDevice()
        self.modules: dict[int, Module] = {}
        self.kernels: dict[tuple[int, str], Any] = {}

    def settings(self, settings: dict[str, Any]) -> None:
        self.device = CpuDevice(**settings)

    def load(self, number: int, program: bytes) -> None:
        module = self.modules[number] = self.device.load(pickle.loads(program))
        for kernel in module.kernels.values():
            self.kernels[number, kernel.description.symbol] = kernel

    def unload(self, number: int) -> None:
        self.modules.pop(number, None)
        for key in [key for key in self.kernels if key[0] == number]:
            del self.kernels[key]

    def undefined(self, number: int) -> None:
        self.modules[number]

    def address(self, number: int, name: str) -> int:
        return self.modules[number].globals[name].address

    def attributes(self, number: int, symbol: str) -> Attributes:
        return self.kernels[number, symbol].attributes

    def bind(self, number: int, symbol: str, shape: tuple[Any, ...]) -> None:
        self._bound(number, symbol, shape)

    def _bound(self, number: int, symbol: str, shape: tuple[Any, ...]) -> Any:
        grid, block, shared, cooperative, cluster = shape
        kernel = self.kernels[number, symbol]
        if cooperative or cluster is not None:
            return kernel.configure(grid, block, shared, cooperative=cooperative, cluster=cluster)
        return kernel[grid, block, shared]

    def launch(
        self, number: int, symbol: str, shape: tuple[Any, ...], arguments: bytes, timeout: float | None
    ) -> tuple[bytes, Exception | None]:
        printed: list[bytes] = []
        keep: Callable[[bytes], object] = printed.append
        fault: Exception | None = None
        try:
            self._bound(number, symbol, shape).run_block(arguments, keep, timeout)
        except errors.DeviceError as e:
            fault = e
        return b"".join(printed), fault

    def read(self, number: int, name: str, at: int, size: int) -> bytes:
        return ctypes.string_at(self.address(number, name) + at, size)

    def write(self, number: int, name: str, at: int, data: bytes) -> None:
        ctypes.memmove(self.address(number, name) + at, data, len(data))


_made = threading.Lock()
_device: IsolatedDevice | None = None


def isolated_device() -> IsolatedDevice:
    """The one device that `find("cpu:isolated")` gives."""
    global _device
    with _made:
        if _device is None or _device.process != os.getpid():
            _device = IsolatedDevice()
        return _device


__all__ = ["IsolatedDevice", "SharedMemory", "isolated_device", "serve"]
