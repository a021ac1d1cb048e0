"""The CUDA runtime API's functions of streams and events, for host code that minicu compiled."""

from __future__ import annotations

import ctypes

from minicu.runtime.host.errors import HostError
from minicu.runtime.host.memory import HostMemory, store, store_address

#: The attributes of streams, and their sizes.
STREAM_ATTRIBUTES = {1: 32, 3: 4, 8: 4, 9: 2, 10: 4}


class HostStreams(HostMemory):
    """Streams and events."""

    def cudaStreamCreate(self, where: int) -> None:
        self.cudaStreamCreateWithPriority(where, 0, 0)

    def cudaStreamCreateWithFlags(self, where: int, flags: int) -> None:
        self.cudaStreamCreateWithPriority(where, flags, 0)

    def cudaStreamCreateWithPriority(self, where: int, flags: int, priority: int) -> None:
        if flags not in (0, 1):
            raise HostError("cudaErrorInvalidValue")
        store_address(where, self.side.make_stream(flags, priority))

    def cudaStreamDestroy(self, stream: int) -> None:
        self.side.destroy_stream(stream)
        self._hints.pop(stream, None)

    def cudaStreamGetFlags(self, stream: int, where: int) -> None:
        store(where, ctypes.c_uint, self.side.flags_of(stream))

    def cudaStreamGetPriority(self, stream: int, where: int) -> None:
        store(where, ctypes.c_int, self.side.priority_of(stream))

    def cudaStreamGetId(self, stream: int, where: int) -> None:
        store_address(where, self.side.number_of_stream(stream))

    def cudaStreamGetDevice(self, stream: int, where: int) -> None:
        self.side.flags_of(stream)
        store(where, ctypes.c_int, 0)

    def cudaStreamSetAttribute(self, stream: int, number: int, where: int) -> None:
        """Hints: they are kept."""
        self.side.flags_of(stream)
        if not where or number not in STREAM_ATTRIBUTES:
            raise HostError("cudaErrorInvalidValue")
        self._hints.setdefault(stream, {})[number] = ctypes.string_at(where, STREAM_ATTRIBUTES[number])

    def cudaStreamGetAttribute(self, stream: int, number: int, where: int) -> None:
        self.side.flags_of(stream)
        if not where or number not in STREAM_ATTRIBUTES:
            raise HostError("cudaErrorInvalidValue")
        size = STREAM_ATTRIBUTES[number]
        value = int(number == 3).to_bytes(size, "little")  # cudaSyncPolicyAuto
        if number == 8:
            value = (self.side.priority_of(stream) & 0xFFFFFFFF).to_bytes(size, "little")
        elif number == 9:
            value = b"\0\1"
        ctypes.memmove(where, self._hints.get(stream, {}).get(number, value), size)

    def cudaStreamCopyAttributes(self, to: int, source: int) -> None:
        self.side.flags_of(to)
        self.side.flags_of(source)
        self._hints[to] = dict(self._hints.get(source, {}))

    def minicu_host_function(self, stream: int, function: int, data: int, now: int) -> None:
        """cudaLaunchHostFunc; `now` is set if the program is to call the function itself."""
        if not function:
            raise HostError("cudaErrorInvalidValue")
        store(now, ctypes.c_int, self.side.host_function(stream, function, data))

    def minicu_callback(self, stream: int, function: int, data: int, flags: int, now: int) -> None:
        """cudaStreamAddCallback, as `minicu_host_function`."""
        if not function or flags:
            raise HostError("cudaErrorInvalidValue")
        if self.side.capture_status(stream)[0]:
            raise HostError("cudaErrorStreamCaptureUnsupported")
        store(now, ctypes.c_int, self.side.host_function(stream, function, data, callback=True))

    def cudaStreamSynchronize(self, stream: int) -> None:
        self.side.synchronize_stream(stream)

    def cudaStreamQuery(self, stream: int) -> None:
        if not self.side.query_stream(stream):
            raise HostError("cudaErrorNotReady")

    def cudaStreamWaitEvent(self, stream: int, event: int, flags: int) -> None:
        self.side.wait_event(stream, event)

    # ---- events

    def cudaEventCreate(self, where: int) -> None:
        self.cudaEventCreateWithFlags(where, 0)

    def cudaEventCreateWithFlags(self, where: int, flags: int) -> None:
        if flags & ~7:
            raise HostError("cudaErrorInvalidValue")
        store_address(where, self.side.make_event(flags))

    def cudaEventRecord(self, event: int, stream: int) -> None:
        self.side.record(event, stream)

    def cudaEventRecordWithFlags(self, event: int, stream: int, flags: int) -> None:
        if flags not in (0, 1):
            raise HostError("cudaErrorInvalidValue")
        self.side.record(event, stream, flags)

    def cudaEventSynchronize(self, event: int) -> None:
        self.side.synchronize_event(event)

    def cudaEventQuery(self, event: int) -> None:
        if not self.side.query_event(event):
            raise HostError("cudaErrorNotReady")

    def cudaEventElapsedTime(self, where: int, start: int, end: int) -> None:
        store(where, ctypes.c_float, self.side.elapsed(start, end))

    def cudaEventDestroy(self, event: int) -> None:
        self.side.destroy_event(event)
