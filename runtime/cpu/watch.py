"""Where the checks of the CPU device note who used which memory: see native/cpu_watch.c."""

from __future__ import annotations

import ctypes
import os
import struct
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from minicu.lower.host import records
from minicu.runtime.cpu.memory import PAGE, Memory

_HEADER = struct.Struct("<qqqqQ")  # stamp, count, limit, mask, pages


class Watch:
    """Notes for so many pages of memory as fit into as much address space as there is memory: they take 16
    bytes for each byte that kernels use, up to a quarter of all. What is more is not watched."""

    def __init__(self) -> None:
        self._limit = os.sysconf("SC_PHYS_PAGES") * PAGE // records.PAGE_NOTE_BYTES
        while True:
            slots = 1 << (2 * self._limit).bit_length()
            table = records.WATCH_BYTES + 8 * slots
            table += -table % PAGE
            try:
                self.memory = Memory(table + self._limit * records.PAGE_NOTE_BYTES, PAGE)
                break
            except MemoryError:  # the process may not have so much address space
                self._limit //= 2
        self._pages, self._mask = self.memory.address + table, slots - 1
        self._lock = threading.Lock()
        self._running = self._serial = 0
        self._clear()

    def _clear(self) -> None:
        self.memory.forget()
        header = _HEADER.pack(0, 0, self._limit, self._mask, self._pages)
        ctypes.memmove(self.memory.address, header, _HEADER.size)

    @property
    def pages(self) -> int:
        """How many pages are watched now."""
        return ctypes.c_uint64.from_address(self.memory.address + 8).value

    @contextmanager
    def launch(self) -> Iterator[int]:
        """For a launch, its number. What was noted of earlier ones means nothing to it, and is dropped where
        there is little room."""
        with self._lock:
            if not self._running and self.pages > self._limit // 2:
                self._clear()
            self._running += 1
            self._serial = self._serial % 0xFFFFFFFF + 1
            serial = self._serial
        try:
            yield serial
        finally:
            with self._lock:
                self._running -= 1
