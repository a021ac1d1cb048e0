"""Repeated launches of a whole program on the CPU device, made in C: the Python side of
`native/cpu_launches.c`.

The first launch of a kernel in a configuration goes through Python; from then on C launches it, with records
that keep what the last launch left. Kernels that print, and work that several cores share, always go through
Python, as does every launch once a stream has been captured.
"""

from __future__ import annotations

import ctypes
import itertools
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy

from minicu.runtime.cpu import device as cpu
from minicu.runtime.cpu.cores import LAUNCH, State
from minicu.runtime.cpu.launch import WORTH_SHARING, CpuLaunch

if TYPE_CHECKING:
    from minicu.runtime.host.native import NativeRuntime
    from minicu.runtime.launching.launch import Triple

#: The most configurations that C knows, each of which has a stack of its own.
_MOST = 128
#: A limit of dynamic shared memory (bytes) above any: the configuration already says how much there is.
_ANY = 1 << 62


class _Ready(NamedTuple):
    """A launch that C repeats, and what its record points to, kept alive here."""

    launch: CpuLaunch
    state: State
    record: numpy.ndarray[Any, Any]
    kept: tuple[Any, ...]


class ReadyLaunches:
    """The launches of one program that C repeats."""

    def __init__(self, native: NativeRuntime) -> None:
        self._native = native
        self._callback = 0
        self._known: dict[int, _Ready] = {}  # by number
        self._numbers = itertools.count()
        #: records by key, grid, block and dynamic shared memory
        self._configurations: dict[tuple[int, Triple, Triple, int], numpy.ndarray[Any, Any]] = {}
        self._lists: dict[int, numpy.ndarray[Any, Any]] = {}  # by the address that host code has for a kernel
        self._last = ctypes.c_uint64()

    def set_callback(self, address: int) -> None:
        """Tell the address of a C function that calls `ended`."""
        self._callback = address

    def know(self, key: int, launch: CpuLaunch, shared: int, stream: int) -> None:
        """Let C repeat a launch that was made on a stream that is not captured."""
        alone = launch.shareable == 1
        if not launch.plain or (not alone and launch.worth_sharing()):
            return
        self._native.know_stream(stream, stream, self._last)
        configuration = key, launch.grid, launch.block, shared
        if (known := self._configurations.get(configuration)) is not None:
            known["late"] = 0
            return
        if len(self._known) == _MOST:
            return
        first = self._lists.get(key)
        if first is None:
            first = self._lists[key] = numpy.zeros(1, numpy.uint64)
        state = State(launch.device)
        state.core.prepare(launch, state)
        state.cooperate(launch)
        parts = numpy.array([(p.offset, p.size) for p in launch.kernel.parameters], numpy.uint32)
        text = ctypes.create_string_buffer(launch.launch, len(launch.launch))
        record = self._configurations[configuration] = self._native.ready()
        limit, number = launch.device.timeout, next(self._numbers)
        values = {
            "next": first[0], "grid": launch.grid, "block": launch.block, "shared": shared,
            "number": number, "guarded": ctypes.cast(launch.guarded, ctypes.c_void_p).value,
            "worker": state.core.address, "function": launch.function,
            "limit": 0 if limit is None else cpu.nanoseconds(limit),
            "worth": 0 if alone else int(WORTH_SHARING * 1e9),
            "launch": ctypes.addressof(text), "record": state.address, "words": LAUNCH.size // 8,
            "parts": parts.ctypes.data, "count": len(parts), "arguments": state.arguments,
            "ended": self._callback,
        }  # fmt: skip
        for name, value in values.items():
            record[name] = value
        first[0] = record.ctypes.data
        self._known[number] = _Ready(launch, state, record, (parts, text))
        self._native.know_kernel(key, first.ctypes.data, 0, _ANY)

    def forget(self, stream: int | None = None) -> None:
        """Let Python launch again: everything, or (`stream`) what is launched on a stream that was destroyed.
        Records that no running launch uses are freed."""
        if stream is not None:
            self._native.forget_stream(stream)
            return
        self._configurations.clear()
        for first in self._lists.values():
            first[0] = 0
        self._known = {number: ready for number, ready in self._known.items() if ready.record["busy"][0]}

    def ended(self, number: int, code: int) -> None:
        """Finish a launch that C could not finish itself; `code` is how it ended. Raises its fault, if
        any."""
        ready = self._known[number]
        ready.launch.ended(ready.state, code)
