"""Memory at the same addresses in two processes: a range of addresses far from what either uses, and a file
in memory behind it. Every buffer ends at a page that nobody may touch, as in `memory`."""

from __future__ import annotations

import ctypes
import os
from typing import Any

from minicu.runtime.cpu.memory import PAGE, Registry, libc, register, unregister

_SHARED, _FIXED_NOREPLACE, _NORESERVE = 0x01, 0x100000, 0x4000
_PROT_NONE, _PROT_READ_WRITE = 0, 3
_REMOVE = 9
#: Where ranges begin; tried in order.
_PLACES = range(0x1000_0000_0000, 0x5000_0000_0000, 0x0080_0000_0000)
_FAILED = ctypes.c_void_p(-1).value

#: (start of its pages, their bytes, address, size); a size of -1 takes the buffer away
Change = tuple[int, int, int, int]


class Arena:
    """The range. Without arguments a new one, with them the one that another process made."""

    def __init__(self, fd: int = -1, start: int = 0, length: int = 0) -> None:
        self._registry = Registry(self._release)
        self._makes = fd < 0
        self._open: dict[int, Change] = {}
        self._changes: list[Change] = []
        self._free: dict[int, list[int]] = {}  # bytes of pages -> starts
        if fd >= 0:
            self.fd, self.start, self.length = fd, start, length
            if not self._map(start):
                raise MemoryError("the addresses of shared memory are taken")
            return
        self.length = 2 * os.sysconf("SC_PHYS_PAGES") * PAGE
        self.fd = os.memfd_create("minicu")
        os.ftruncate(self.fd, self.length)
        self.start = next((place for place in _PLACES if self._map(place)), 0)
        if not self.start:
            raise MemoryError("no addresses are left for shared memory")
        self._top = self.start + PAGE

    def _map(self, start: int) -> bool:
        flags = _SHARED | _FIXED_NOREPLACE | _NORESERVE
        mapped = libc.mmap(start, self.length, _PROT_NONE, flags, self.fd, 0)
        if mapped not in (start, None, _FAILED):
            libc.munmap(mapped, self.length)
        return bool(mapped == start)

    def holds(self, address: int) -> bool:
        return self.start <= address < self.start + self.length

    def allocate(self, size: int, align: int) -> SharedMemory:
        align = max(1, min(align, PAGE))
        length = -(-max(size, 1) // PAGE) * PAGE
        with self._registry:
            if free := self._free.get(length):
                start = free.pop()
            else:
                start = self._top
                if start + length + PAGE > self.start + self.length:
                    raise MemoryError(f"cannot get {size} bytes for the CPU device")
                self._top += length + PAGE
            address = start + length - -(-size // align) * align
            self._note((start, length, address, size))
        return SharedMemory(self, start, address, size)

    def release(self, start: int) -> None:
        self._registry.remove(start)

    def _release(self, start: int) -> None:
        _, length, address, _ = self._open[start]
        self._note((start, length, address, -1))
        self._free.setdefault(length, []).append(start)

    def _note(self, change: Change) -> None:
        self.apply([change])
        self._changes.append(change)

    def apply(self, changes: list[Change]) -> None:
        """Do what the process that allocates has done."""
        for change in changes:
            start, length, address, size = change
            if size >= 0:
                libc.mprotect(start, length, _PROT_READ_WRITE)
                self._open[start] = change
                register(start - PAGE, address, size, length + 2 * PAGE)
            elif start in self._open:
                if self._makes:  # the other one hears of it later, when something else may be there
                    libc.madvise(start, length, _REMOVE)
                libc.mprotect(start, length, _PROT_NONE)
                del self._open[start]
                unregister(start - PAGE)

    def changes(self) -> list[Change]:
        """What has changed since this was asked last."""
        with self._registry:
            changes, self._changes = self._changes, []
            return changes

    def all(self) -> list[Change]:
        """What another process must do that begins now."""
        with self._registry:
            self._changes = []
            return list(self._open.values())

    def forget_changes(self) -> None:
        with self._registry:
            self._changes = []


class SharedMemory:
    """`size` bytes at `address`, freed when the object dies."""

    __slots__ = ("__weakref__", "_arena", "_start", "address", "size")

    def __init__(self, arena: Arena, start: int, address: int, size: int) -> None:
        self._arena, self._start, self.address, self.size = arena, start, address, size

    @property
    def end(self) -> int:
        """The first address that may not be touched."""
        return self._start + -(-max(self.size, 1) // PAGE) * PAGE

    def __del__(self, release: Any = Arena.release) -> None:
        release(self._arena, self._start)
