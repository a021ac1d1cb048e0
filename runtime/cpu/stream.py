"""Streams, events and graphs of the CPU device, with the GPU's interface (`cuda/stream.py`).

A launch returns when its kernel has finished, so work on streams is always in order and there is nothing to
wait for. What a graph captures is kept, with its arguments as they were, and done when the graph is launched.
"""

from __future__ import annotations

import itertools
import operator
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import TYPE_CHECKING, Any

from minicu.runtime.bound import Bound
from minicu.runtime.errors import DeviceError

if TYPE_CHECKING:
    from minicu.runtime.cpu.device import CpuDevice

_numbers = itertools.count(0x100)


class Stream(Bound):
    """A stream of the device; `device.stream()` makes one. `handle` is a number of its own."""

    def __init__(self, device: CpuDevice, handle: int | None = None, *, blocking: bool = True) -> None:
        self.device = device
        self.blocking = blocking  # whether the default stream waits for it
        self.handle = next(_numbers) if handle is None else handle
        #: the graph that collects this stream's work, while one does
        self.captured_by: Graph | None = None

    def synchronize(self) -> None:
        """Nothing to wait for. Raises DeviceError while a graph is captured, as a GPU does."""
        self._not_captured("wait for a stream")

    @property
    def done(self) -> bool:
        """Whether all work on this stream is finished."""
        self._not_captured("ask about a stream")
        return True

    def wait(self, other: Event | Stream) -> None:
        """Let work that follows wait for an event, or for all work on another stream so far."""
        if not isinstance(other, (Event, Stream)):
            raise TypeError(f"a stream waits for an event or a stream, not {type(other).__name__}")
        graph = other.captured_by
        if graph is not None:  # a stream that waits for captured work is captured, too
            self.captured_by = graph
            graph.streams.append(self)

    def record(self, timing: bool = False) -> Event:
        """An event at the end of the work so far."""
        return Event(self.device, timing).record(self)

    @contextmanager
    def capture(self) -> Iterator[Graph]:
        """Collect launches on this stream into a graph instead of running them:

        with stream.capture() as graph:
            module.step[grid, block, 0, stream](x)
        graph.launch()
        """
        self._not_captured("capture from a stream")
        if self is self.device.default_stream:
            raise DeviceError("the default stream cannot be captured: take one of device.stream()")
        graph = Graph(self.device)
        graph.streams.append(self)
        self.captured_by = graph
        self.device.captured.append(self)
        self.device.captures_running += 1
        try:
            yield graph
            graph.ready = True
        finally:
            self.device.captures_running -= 1
            self.device.captured.remove(self)
            for stream in graph.streams:
                stream.captured_by = None
            graph.streams.clear()

    def _not_captured(self, doing: str) -> None:
        if self.captured_by is not None:
            raise DeviceError(f"cannot {doing} while a graph is captured from it")

    def __repr__(self) -> str:
        return f"<Stream {self.handle:#x} of {self.device.name}>"


class Event(Bound):
    """A point in a stream's work."""

    def __init__(self, device: CpuDevice, timing: bool = True) -> None:
        self.device = device
        self.timing = timing
        self.captured_by: Graph | None = None
        self._time: float | None = None

    def record(self, stream: Any = None) -> Event:
        """Put the event at the end of the work so far on `stream`, the default stream if None."""
        self.captured_by = stream_of(stream, self.device).captured_by
        if self.captured_by is None:
            self._time = perf_counter()
        else:
            self.captured_by.add(self._now)
        return self

    def _now(self) -> None:
        self._time = perf_counter()

    def synchronize(self) -> None:
        """Nothing to wait for."""

    @property
    def done(self) -> bool:
        """Whether the work before the event is finished."""
        return True

    def seconds_since(self, start: Event) -> float:
        """Seconds from event `start` to this one."""
        if not (self.timing and start.timing):
            raise ValueError("an event without timing measures no time: make it with device.event()")
        if self._time is None or start._time is None:
            raise DeviceError("an event that was not recorded has no time")
        return self._time - start._time

    def __repr__(self) -> str:
        return f"<Event of {self.device.name}>"


class Graph(Bound):
    """Captured work (see Stream.capture), done again by each launch."""

    def __init__(self, device: CpuDevice) -> None:
        self.device = device
        self.ready = False
        self.streams: list[Stream] = []  # those whose work is captured now
        self._work: list[Callable[[], object]] = []
        self._keep: list[object] = []

    def add(self, work: Callable[[], object], keep: object = None) -> None:
        """Do `work` at each launch; host arrays in `keep` are used where they are, so they stay."""
        self._work.append(work)
        self._keep.append(keep)

    @property
    def nodes(self) -> int:
        """The number of captured operations."""
        return len(self._work)

    def launch(self, stream: Any = None) -> None:
        """Do the captured work on `stream`, the default stream if None."""
        if not self.ready:
            raise DeviceError("nothing was captured: the graph is complete after its with block")
        outer = stream_of(stream, self.device).captured_by
        for work in self._work:
            if outer is not None:
                outer.add(work)
            else:
                work()


def not_mixed(stream: Stream, doing: str) -> None:
    """Refuse work on the default stream that would wait for a capture, as a GPU's driver does."""
    device = stream.device
    if stream is device.default_stream and any(s.blocking for s in device.captured):
        raise DeviceError(f"{doing}: work on the default stream cannot be mixed with a capture")


def stream_of(stream: Any, device: CpuDevice) -> Stream:
    """The stream that a launch names: None and 0 to 2 (as CUDA's default streams are numbered) are the
    default stream. Raises TypeError for what is none, ValueError for another device's."""
    if stream is None:
        return device.default_stream
    if isinstance(stream, Stream):
        if stream.device is not device:
            raise ValueError(f"the stream belongs to another CPU device ({stream!r})")
        return stream
    if hasattr(stream, "__cuda_stream__") or hasattr(stream, "cuda_stream") or hasattr(stream, "ptr"):
        raise ValueError(f"the stream belongs to a GPU, the kernel to {device.name}")
    try:
        number = operator.index(stream)
    except TypeError:
        raise TypeError(f"stream is {type(stream).__name__}; give device.stream() or None") from None
    if number not in (0, 1, 2):
        raise ValueError(f"stream is {number}, the address of no stream of {device.name}")
    return device.default_stream
