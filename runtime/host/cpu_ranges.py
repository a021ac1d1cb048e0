"""What of this computer's memory is the device's for host code, as the driver knows it on a GPU."""

from __future__ import annotations

import contextlib
import threading
from bisect import bisect_left, bisect_right, insort
from typing import TYPE_CHECKING, NamedTuple

from minicu.runtime.errors import DeviceError
from minicu.runtime.host.errors import HostError

if TYPE_CHECKING:
    from collections.abc import Callable

    from minicu.runtime.module import Module

#: cudaMemoryType; PINNED is cudaMemoryTypeHost, of memory that the device reaches.
PINNED, DEVICE, MANAGED = 1, 2, 3
#: The cudaMemcpyKinds that write to the device, and those that read from it.
_TO_DEVICE, _FROM_DEVICE = (1, 3), (2, 3)
#: Nothing is mapped below it.
_LEAST_ADDRESS = 65536


class Range(NamedTuple):
    """`size` bytes from `start` on; `kind` is a cudaMemoryType."""

    start: int
    size: int
    kind: int


class Ranges:
    """Ranges that do not overlap. Threads of the host use them at once."""

    def __init__(self) -> None:
        self._starts: list[int] = []
        self._ranges: dict[int, Range] = {}
        self._lock = threading.Lock()

    def add(self, start: int, size: int, kind: int) -> None:
        with self._lock:
            if start not in self._ranges:
                insort(self._starts, start)
            self._ranges[start] = Range(start, size, kind)

    def remove(self, start: int) -> bool:
        """Whether a range started there."""
        with self._lock:
            if self._ranges.pop(start, None) is None:
                return False
            del self._starts[bisect_left(self._starts, start)]
            return True

    def find(self, address: int) -> Range | None:
        """The range that an address lies in; of one without bytes its start."""
        with self._lock:
            i = bisect_right(self._starts, address)
            if not i:
                return None
            found = self._ranges[self._starts[i - 1]]
        return found if address < found.start + max(found.size, 1) else None

    def overlaps(self, start: int, size: int) -> bool:
        """Whether some bytes are a range's."""
        with self._lock:
            i = bisect_left(self._starts, start + size)
            if not i:
                return False
            found = self._ranges[self._starts[i - 1]]
        return start < found.start + found.size

    def clear(self) -> None:
        with self._lock:
            self._starts.clear()
            self._ranges.clear()


class KnownMemory:
    """What a GPU's driver would know of the memory of a program in progress: what is `allocated`, pinned
    memory among it, what of the host's is `registered`, the `variables` of the device, and where the heap of
    its kernels is."""

    def __init__(self, module: Module, in_heap: Callable[[int], bool]) -> None:
        self.in_heap = in_heap
        self.allocated, self.registered, self.variables = Ranges(), Ranges(), Ranges()
        for variable in module.program.globals.values():
            with contextlib.suppress(DeviceError):  # no kernel uses it
                kind = MANAGED if variable.storage == "managed" else DEVICE
                self.variables.add(module._code.global_address(variable), variable.size, kind)

    def forget(self) -> None:
        """Forget all but variables."""
        self.allocated.clear()
        self.registered.clear()

    def find(self, address: int) -> Range | None:
        return self.allocated.find(address) or self.variables.find(address) or self.registered.find(address)

    def check(self, address: int, size: int, reached: bool) -> bool:
        """Refuse a range that leaves the allocation that it begins in, or is at no address at all; if it is
        to be `reached` by a GPU also memory of the host that is neither pinned nor managed, a variable's
        shadow among it. No copy reaches the heap. False where it may leave the variable that it begins in."""
        found = self.allocated.find(address)
        if found is not None:
            if found.start + found.size < address + size:
                raise HostError("cudaErrorInvalidValue")
            return True
        if size and address < _LEAST_ADDRESS:
            raise HostError("cudaErrorInvalidValue")
        if self.variables.find(address) is not None:
            return False
        if (reached or self.in_heap(address)) and self.registered.find(address) is None:
            raise HostError("cudaErrorInvalidValue")
        return True

    def check_fill(self, address: int, size: int) -> None:
        """Refuse to fill what a GPU does not reach. It reaches its kernels' heap, which no copy does."""
        if not self.in_heap(address):
            self.check(address, size, reached=True)

    def check_copy(self, to: int, size: int, source: int, source_size: int, kind: int) -> bool:
        """Refuse a copy between two ranges one of which is the device's by the cudaMemcpyKind, and is not by
        its address. An end that is the host's by the kind may be anywhere. False as `check`."""
        sure = self.check(to, size, kind in _TO_DEVICE)
        try:
            return self.check(source, source_size, kind in _FROM_DEVICE) and sure
        except HostError:
            if source < _LEAST_ADDRESS or self.find(source) is not None or not _of_literal(source):
                raise
            return False


def _of_literal(address: int) -> bool:
    """Whether a string literal, of kernels or of host code, may lie there: no table has those, and nobody
    writes to the pages that they are loaded to, which are no file's."""
    with open("/proc/self/maps", encoding="ascii", errors="replace") as maps:
        for line in maps:
            extent, rights, _, _, file, *_ = line.split()
            start, end = (int(n, 16) for n in extent.split("-"))
            if start <= address < end:
                return rights[:2] == "r-" and file == "0"
    return False
