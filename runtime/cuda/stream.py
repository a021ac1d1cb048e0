"""Streams, events and graphs.

Work on one stream runs in order. A kernel launched without a stream goes to the default stream (CUDA's
legacy default stream), which waits for all blocking streams and they for it; streams made here are
blocking unless asked otherwise. Copies and allocations of arrays are done on the default stream.
"""

from __future__ import annotations

import ctypes
import operator
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from minicu.runtime.bound import Bound
from minicu.runtime.cuda.driver import check, driver
from minicu.runtime.errors import DeviceError

if TYPE_CHECKING:
    from minicu.runtime.cuda.device import CudaDevice
    from minicu.runtime.cuda.order import Order

LEGACY, PER_THREAD = 1, 2  # CU_STREAM_LEGACY, CU_STREAM_PER_THREAD


class Work:
    """What runs on a stream that launches use. It goes when nobody holds their StreamUse any more.
    While it is waited for, another thread may still find it, but no use of it: a use must not come back to
    life, for it is waited for only once."""

    __slots__ = ("__weakref__", "busy", "handle", "last", "order", "owner")

    def __init__(self, handle: int, owner: Any, order: Order | None) -> None:
        self.handle = handle
        self.owner = owner
        self.order = order
        self.last = ctypes.c_uint64(0)
        self.busy = False

    def __del__(self) -> None:
        if self.order is not None and (self.busy or self.last.value):
            self.order.let_go(self.handle, self.owner)


class StreamUse:
    """A stream of anybody as launches use it: its handle, the object that keeps it if any, `last`, the number
    of the kernel launched last on it (CudaDevice.kernel_names has the names), and whether copies are `busy`
    on it."""

    __slots__ = ("__weakref__", "blocking", "handle", "last", "owner", "work")

    def __init__(self, handle: int, owner: Any, blocking: bool, order: Order | None = None) -> None:
        self.handle = handle
        self.owner = owner
        self.blocking = blocking
        self.work = Work(handle, owner, order)
        self.last = self.work.last

    @property
    def busy(self) -> bool:
        return self.work.busy

    @busy.setter
    def busy(self, busy: bool) -> None:
        self.work.busy = busy

    def __str__(self) -> str:
        return f"stream {self.handle:#x}" if self.handle else "the default stream"


class Stream(Bound):
    """A stream of a device; `device.stream()` makes one. `handle` is the driver's, an integer, and
    what `__cuda_stream__` tells other libraries."""

    def __init__(self, device: CudaDevice, blocking: bool = True, priority: int = 0) -> None:
        self.device = device
        api = driver()
        with device.active():
            flags = (
                api.CUstream_flags.CU_STREAM_DEFAULT
                if blocking
                else api.CUstream_flags.CU_STREAM_NON_BLOCKING
            )
            stream = device.check(api.cuStreamCreateWithPriority(int(flags), priority), "making a stream")
        self.handle = int(stream)

    def synchronize(self) -> None:
        """Wait for the work on this stream; faults of its kernels are raised here."""
        self._not_captured("wait for a stream")
        use = self.device.order.use(self)
        self.device.wait(lambda: driver().cuStreamSynchronize(self.handle), use)

    @property
    def done(self) -> bool:
        """Whether all work on this stream is finished."""
        self._not_captured("ask about a stream")
        with self.device.active():
            return _finished(self.device, driver().cuStreamQuery(self.handle))

    def _not_captured(self, doing: str) -> None:
        """The driver refuses it as well, and gives up the capture."""
        if self.device.captures_running and is_capturing(self.handle):
            raise DeviceError(f"cannot {doing} while a graph is captured from it")

    def wait(self, other: Event | Stream) -> None:
        """Let work that follows wait for an event, or for all work on another stream so far."""
        event = other.record() if isinstance(other, Stream) else other
        with self.device.active():
            self.device.check(
                driver().cuStreamWaitEvent(self.handle, event.handle, 0), "waiting for an event"
            )

    def record(self, timing: bool = False) -> Event:
        """An event at the end of the work so far."""
        return Event(self.device, timing).record(self)

    @contextmanager
    def capture(self) -> Iterator[Graph]:
        """Collect launches on this stream into a graph instead of running them:

            with stream.capture() as graph:
                module.step[grid, block, 0, stream](x)
            graph.launch()

        Arrays cannot be made, copied or freed meanwhile. The graph does not keep arrays alive.
        """
        api = driver()
        device = self.device
        graph = Graph(device)
        device.order.use(self)
        with device.active():
            # Relaxed: the driver may load a kernel's code while it is launched for the first time.
            mode = api.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED
            device.check(api.cuStreamBeginCapture(self.handle, mode), "beginning a capture")
            device.captures_running += 1
            try:
                yield graph
            except BaseException:
                status, captured = api.cuStreamEndCapture(self.handle)
                if not status and int(captured):
                    api.cuGraphDestroy(captured)
                raise
            else:
                graph.take(device.check(api.cuStreamEndCapture(self.handle), "capturing a graph"))
            finally:
                device.captures_running -= 1
                device.free_postponed()

    def __cuda_stream__(self) -> tuple[int, int]:
        return 0, self.handle

    def __del__(self) -> None:
        if handle := getattr(self, "handle", 0):
            self.device.release(lambda: driver().cuStreamDestroy(handle), used=False)

    def __repr__(self) -> str:
        return f"<Stream {self.handle:#x} of {self.device.name}>"


class DefaultStream(Stream):
    """The default stream of a device."""

    def __init__(self, device: CudaDevice) -> None:
        self.device = device
        self.handle = 0

    def __cuda_stream__(self) -> tuple[int, int]:
        return 0, LEGACY

    def __repr__(self) -> str:
        return f"<default stream of {self.device.name}>"


class Event(Bound):
    """A point in a stream's work."""

    def __init__(self, device: CudaDevice, timing: bool = True) -> None:
        self.device = device
        self.timing = timing
        api = driver()
        names = api.CUevent_flags
        flags = names.CU_EVENT_DEFAULT if timing else names.CU_EVENT_DISABLE_TIMING
        with device.active():
            self.handle = int(device.check(api.cuEventCreate(int(flags)), "making an event"))

    def record(self, stream: Any = None) -> Event:
        """Put the event at the end of the work so far on `stream`, the default stream if None."""
        use = self.device.order.use(stream)
        with self.device.active():
            self.device.check(driver().cuEventRecord(self.handle, use.handle), "recording an event")
        return self

    def synchronize(self) -> None:
        """Wait until the work before the event is finished."""
        self.device.wait(lambda: driver().cuEventSynchronize(self.handle))

    @property
    def done(self) -> bool:
        """Whether the work before the event is finished."""
        with self.device.active():
            return _finished(self.device, driver().cuEventQuery(self.handle))

    def seconds_since(self, start: Event) -> float:
        """Seconds on the GPU's clock from event `start` to this one; waits for both."""
        if not (self.timing and start.timing):
            raise ValueError("an event without timing measures no time: make it with device.event()")
        start.synchronize()
        self.synchronize()
        with self.device.active():
            elapsed = driver().cuEventElapsedTime(start.handle, self.handle)
            return float(self.device.check(elapsed, "reading the time between events")) * 1e-3

    def __del__(self) -> None:
        if handle := getattr(self, "handle", 0):
            self.device.release(lambda: driver().cuEventDestroy(handle), used=False)

    def __repr__(self) -> str:
        return f"<Event {self.handle:#x} of {self.device.name}>"


class Graph(Bound):
    """Captured launches (see Stream.capture), replayed by one call of the driver."""

    def __init__(self, device: CudaDevice) -> None:
        self.device = device
        self._graph: Any = None
        self._executable = 0
        self._keep: list[Any] = []

    def take(self, graph: Any) -> None:
        """Own what the driver captured."""
        api = driver()
        self._graph = graph
        # A graph points into modules.
        self._keep = [code for r in list(self.device.codes.values()) if (code := r()) is not None]
        answer = api.cuGraphInstantiate(graph, 0)
        self._executable = int(self.device.check(answer, "making a graph ready to run"))

    @property
    def nodes(self) -> int:
        """The number of captured operations."""
        if self._graph is None:
            return 0
        return int(
            self.device.check(driver().cuGraphGetNodes(self._graph, 0), "asking for a graph's nodes")[-1]
        )

    def launch(self, stream: Any = None) -> None:
        """Run the captured work on `stream`, the default stream if None."""
        if not self._executable:
            raise DeviceError("nothing was captured: the graph is complete after its with block")
        use = self.device.order.use(stream)
        with self.device.active():
            self.device.check(driver().cuGraphLaunch(self._executable, use.handle), "launching a graph")
        use.last.value = self.device.label("a captured graph")

    def __del__(self) -> None:
        graph, executable = self._graph, self._executable

        def destroy() -> None:
            if executable:
                driver().cuGraphExecDestroy(executable)
            driver().cuGraphDestroy(graph)

        if graph is not None:
            self.device.release(destroy, used=False)


def handle_of(stream: Any, device: CudaDevice) -> int:
    """The driver's handle of anybody's stream: None is the default stream; a Stream, an integer, or an
    object of cuda.core, PyTorch, CuPy or Numba. Raises TypeError, or ValueError for another device's."""
    if stream is None:
        return 0
    if isinstance(stream, Stream):
        if stream.device is not device:
            raise ValueError(f"the stream belongs to {stream.device.name}, the kernel to {device.name}")
        return stream.handle
    told = getattr(stream, "__cuda_stream__", None)
    if told is not None:
        pair = told() if callable(told) else told
        number = int(pair[1])
    elif hasattr(stream, "cuda_stream"):  # torch.cuda.Stream
        number = int(stream.cuda_stream)
    elif hasattr(stream, "ptr"):  # cupy.cuda.Stream
        number = int(stream.ptr)
    elif type(stream).__name__ == "CUstream":  # cuda.bindings
        number = int(stream)
    elif hasattr(stream, "handle"):  # numba.cuda's stream: a c_void_p or an integer
        number = int(getattr(stream.handle, "value", stream.handle) or 0)
    else:
        try:
            number = operator.index(stream)
        except TypeError:
            raise TypeError(
                f"stream is {type(stream).__name__}; give a stream of minicu, cuda.core, PyTorch, CuPy or "
                "Numba, or its address as an integer"
            ) from None
    if number in (0, LEGACY):
        return 0
    owner = _owner(stream)
    if number != PER_THREAD and owner is not None and owner != device.number:
        raise ValueError(f"the stream belongs to cuda:{owner}, the kernel to {device.name}")
    return number


def holds(stream: Any) -> bool:
    """Whether an object keeps its stream: an address, also as a CUstream of cuda.bindings, does not."""
    return not (hasattr(stream, "__index__") or type(stream).__name__ == "CUstream")


def _owner(stream: Any) -> int | None:
    """The number of the GPU that a stream of PyTorch, cuda.core or CuPy says it belongs to."""
    device = getattr(stream, "device", None)
    for told in (getattr(device, "index", None), getattr(device, "device_id", None),
                 getattr(stream, "device_id", None)):  # fmt: skip
        if isinstance(told, int) and told >= 0:
            return told
    return None


def is_blocking(handle: int) -> bool:
    """Whether a stream and the default stream wait for each other."""
    if handle == 0:
        return True
    return not check(driver().cuStreamGetFlags(handle), "asking for a stream's kind") & 1  # NON_BLOCKING


def is_capturing(handle: int) -> bool:
    """Whether somebody captures a graph from this stream."""
    return bool(handle) and bool(int(check(driver().cuStreamIsCapturing(handle), "asking about a capture")))


def _finished(device: CudaDevice, result: tuple[Any, ...]) -> bool:
    if int(result[0]) == 600:  # CUDA_ERROR_NOT_READY
        return False
    device.check(result, "asking whether work is finished")
    return True
