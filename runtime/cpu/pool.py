"""Helpers that wait for launches outside of Python: `native/cpu_helpers.c`."""

from __future__ import annotations

import atexit
import ctypes
import os
import threading
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy

from minicu.runtime.cpu.cores import SLACK, Core, State
from minicu.runtime.cpu.support import UNFINISHED, support

if TYPE_CHECKING:
    from minicu.runtime.cpu.device import CpuDevice
    from minicu.runtime.cpu.launch import CpuLaunch

#: Seconds by which each helper that is woken delays the thread that launches.
_CALLING = 2e-6
#: Seconds that helpers get at the end of the process.
_LAST = 1


class Pool:
    """The helpers of a device, more when they are needed. Who launches with them holds `lock`."""

    def __init__(self, device: CpuDevice) -> None:
        self.lock = threading.Lock()
        self.device = device
        self.cores: list[Core] = []
        self._threads: list[threading.Thread] = []
        self._records: list[numpy.ndarray[Any, Any]] = []
        self._record = numpy.zeros(1, support().helpers.dtypes["Pool"])
        self._fits: tuple[int, bool, dict[str, int] | None] = (0, False, None)

    def wanted(self, launch: CpuLaunch) -> int:
        """How many helpers end a launch soonest: calling the last takes as long as it saves."""
        most = launch.shareable - 1
        if launch.cost is None:
            return most
        return max(1, min(most, int((launch.cost * launch.blocks / _CALLING) ** 0.5)))

    def run(self, launch: CpuLaunch, state: State, nanoseconds: int) -> tuple[Core, ...]:
        """The cores that took part, with what became of their shares."""
        count = self.wanted(launch)
        while len(self.cores) < count:
            self._start()
        below = launch.shared_bytes and SLACK * (launch.regions is not None) + launch.shared_bytes
        self._fit(launch, state, below)
        core, calls, pool = state.core, _calls(), self._record.ctypes.data
        try:
            code = calls.share(pool, core.address, launch.function, nanoseconds, count, below)
            core.code = 0 if code == UNFINISHED else code
            while calls.rest(pool):
                pass  # for Ctrl-C
        except BaseException:
            calls.stop(pool)
            raise
        number = self._record["number"][0]
        cores, plain = [core], code == 0
        for helper, record in zip(self.cores, self._records):
            if record["launch"][0] == number:
                plain = plain and not record["code"][0]
                helper.code = 0 if record["code"][0] == UNFINISHED else int(record["code"][0])
                cores.append(helper)
        launch.cost = int(self._record["nanoseconds"][0]) * 1e-9 / launch.blocks
        if plain:
            core.ready = launch.settings
        return tuple(cores)

    def _start(self) -> None:
        core, record = Core(self.device), numpy.zeros(1, support().helpers.dtypes["Helper"])
        record["worker"], record["next"] = core.address, self._record["first"]
        thread = threading.Thread(
            target=_calls().help, args=(self._record.ctypes.data, record.ctypes.data), daemon=True,
            name=f"minicu-core-{len(self.cores) + 1}",
        )  # fmt: skip
        self._record["first"] = record.ctypes.data
        self.cores.append(core)
        self._records.append(record)
        self._threads.append(thread)
        self._fits = (0, False, None)
        thread.start()

    def _fit(self, launch: CpuLaunch, state: State, below: int) -> None:
        """See to it that every helper has the memory that a launch needs, `below` bytes of it shared."""
        shared, coroutine, sizes = self._fits
        if below > shared or launch.coroutine > coroutine or sizes is not self.device.limits._sizes:
            for core, record in zip(self.cores, self._records):
                core.prepare(launch, state)
                record["shared_end"] = core.shared.end if core.shared is not None else 0
            same = sizes is self.device.limits._sizes
            self._fits = (
                max(below, shared if same else 0),
                launch.coroutine or (coroutine and same),
                self.device.limits._sizes,
            )

    def quit(self) -> None:
        """Helpers end, before what they run does."""
        _calls().quit(self._record.ctypes.data)
        for thread in self._threads:
            thread.join(_LAST)


class _Calls:
    def __init__(self) -> None:
        code, pointer = support().helpers.code, ctypes.c_void_p
        self.help = code.function("minicu_help", None, pointer, pointer)
        self.share = code.function(
            "minicu_share",
            ctypes.c_int,
            pointer,
            pointer,
            pointer,
            ctypes.c_int64,
            ctypes.c_uint,
            ctypes.c_int64,
        )
        self.rest = code.function("minicu_rest", ctypes.c_int, pointer)
        self.stop = code.function("minicu_stop", None, pointer)
        self.quit = code.function("minicu_quit", None, pointer)


_calls = cache(_Calls)
_making = threading.Lock()
_pools: dict[tuple[CpuDevice, int], Pool] = {}


def pool_of(device: CpuDevice) -> Pool:
    """Threads do not survive a fork: the pool is this process's."""
    key = device, os.getpid()
    with _making:
        if key not in _pools:
            if not _pools:
                atexit.register(_quit)
            _pools[key] = Pool(device)
        return _pools[key]


def _quit() -> None:
    for (_, process), pool in _pools.items():
        if process == os.getpid():
            pool.quit()
