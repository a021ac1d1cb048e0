"""Memory of the CPU device: every buffer ends at a page that nobody may touch, and starts after one."""

from __future__ import annotations

import bisect
import ctypes
import mmap
import os
import sys
import tempfile
import threading
from collections.abc import Callable
from typing import Any

PAGE = mmap.PAGESIZE
_PROT_NONE, _PROT_READ_WRITE = 0, 3
_PRIVATE_ANONYMOUS, _NORESERVE = 0x22, 0x4000
_DONTNEED = 4
_PATTERN = 0xA5


def _c_library() -> Any:
    library = ctypes.CDLL(None, use_errno=True)
    library.mmap.restype = ctypes.c_void_p
    library.mmap.argtypes = (ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long)
    library.mprotect.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
    library.munmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t]
    library.process_vm_readv.restype = ctypes.c_ssize_t
    library.madvise.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
    return library


# What looks at every module finds no such library on Windows, and no CPU device either.
libc: Any = _c_library() if sys.platform == "linux" else None
_munmap: Any = getattr(libc, "munmap", None)

_FAILED = ctypes.c_void_p(-1).value

_starts: list[int] = []  # sorted starts of all mappings, guard pages included
_buffers: dict[int, tuple[int, int, int]] = {}  # start -> address, size, length of the mapping


class Registry:
    """A lock, held by `with`, for what finalizers take entries away from. These run anywhere, also in a
    thread that holds the lock (where it makes an object, or one dies), and must not wait for it: what they
    cannot take away waits for whoever has the lock."""

    def __init__(self, take_away: Callable[..., None]) -> None:
        self._lock = threading.Lock()
        self._waiting: list[tuple[int, ...]] = []
        self._take_away = take_away

    def remove(self, *entry: int) -> None:
        self._waiting.append(entry)
        self._settle()

    def __enter__(self) -> None:
        self._lock.acquire()
        self._empty()

    def __exit__(self, *_: object) -> None:
        self._lock.release()
        self._settle()

    def _settle(self) -> None:
        while self._waiting and self._lock.acquire(blocking=False):
            try:
                self._empty()
            finally:
                self._lock.release()

    def _empty(self) -> None:
        while self._waiting:
            self._take_away(*self._waiting.pop())


def _take_away(
    start: int, length: int, munmap: Any = _munmap, buffers: Any = _buffers, starts: Any = _starts,
    find: Any = bisect.bisect_left,
) -> None:  # fmt: skip
    # (At exit, the last objects die after the names of this module.)
    if buffers.pop(start, None) is not None:
        del starts[find(starts, start)]
    if length:
        munmap(start, length)


_registry = Registry(_take_away)


class _Range(ctypes.Structure):
    _fields_ = (("address", ctypes.c_void_p), ("size", ctypes.c_size_t))


def copy(to: int, source: int, size: int) -> bool:
    """Copy bytes that a kernel asked for; False where they are not the process's to read and write, which the
    system finds out without a fault."""
    if not size:
        return True
    here, there = _Range(to, size), _Range(source, size)
    done = libc.process_vm_readv(
        os.getpid(), ctypes.byref(here), ctypes.c_ulong(1), ctypes.byref(there), ctypes.c_ulong(1), 0
    )
    return int(done) == size or _copy_by_file(to, source, size)


def _copy_by_file(to: int, source: int, size: int) -> bool:
    """The same where the system lacks process_vm_readv (qemu) or forbids it (some containers)."""
    with tempfile.TemporaryFile(buffering=0) as file:
        for start in range(0, size, 1 << 20):
            count = ctypes.c_size_t(min(1 << 20, size - start))
            os.lseek(file.fileno(), 0, os.SEEK_SET)
            if libc.write(file.fileno(), ctypes.c_void_p(source + start), count) != count.value:
                return False
            os.lseek(file.fileno(), 0, os.SEEK_SET)
            if libc.read(file.fileno(), ctypes.c_void_p(to + start), count) != count.value:
                return False
    return True


def fill(to: int, value: int, size: int) -> bool:
    """The same with copies of one byte."""
    chunk = ctypes.create_string_buffer(bytes([value]) * min(size, 1 << 20), max(1, min(size, 1 << 20)))
    return all(
        copy(to + start, ctypes.addressof(chunk), min(len(chunk), size - start))
        for start in range(0, size, len(chunk))
    )


class Memory:
    """`size` bytes at `address`. The last byte, up to alignment, stands before the forbidden page.
    Freed when the object dies. Pages are zero at first, and take no memory until they are touched.
    `before` is how many bytes in front may not be touched: more than a page for large frames."""

    __slots__ = ("__weakref__", "_before", "_length", "_start", "address", "size")

    def __init__(self, size: int, align: int = 16, before: int = PAGE) -> None:
        self._start = 0
        self._before = before
        align = max(1, min(align, PAGE))
        body = -(-max(size, 1) // PAGE) * PAGE
        length = body + before + PAGE
        start = libc.mmap(None, length, _PROT_READ_WRITE, _PRIVATE_ANONYMOUS | _NORESERVE, -1, 0)
        if start in (None, _FAILED):
            raise MemoryError(f"cannot get {size} bytes for the CPU device")
        self._start, self._length, self.size = start, length, size
        libc.mprotect(start, before, _PROT_NONE)
        if libc.mprotect(start + before + body, PAGE, _PROT_NONE):
            # Too many mappings for the kernel: this buffer goes unguarded.
            libc.mprotect(start, before, _PROT_READ_WRITE)
        self.address = start + before + body - -(-size // align) * align
        with _registry:
            bisect.insort(_starts, start)
            _buffers[start] = self.address, size, length

    def mark(self) -> None:
        """Fill the bytes between the last one and the forbidden page with a pattern."""
        ctypes.memset(self.address + self.size, _PATTERN, self.end - self.address - self.size)

    def intact(self) -> bool:
        """Whether these bytes still hold the pattern."""
        spare = self.end - self.address - self.size
        return ctypes.string_at(self.address + self.size, spare) == bytes([_PATTERN]) * spare

    @property
    def end(self) -> int:
        """The first address that may not be touched."""
        return self._start + self._length - PAGE

    def forget(self) -> None:
        """Releases the pages, which are zero again when they are next touched."""
        libc.madvise(self._start + self._before, self._length - self._before - PAGE, _DONTNEED)

    def __del__(self, registry: Any = _registry) -> None:
        if start := self._start:
            registry.remove(start, self._length)


def register(start: int, address: int, size: int, length: int) -> None:
    """Let `find` know a buffer whose mapping others made."""
    with _registry:
        bisect.insort(_starts, start)
        _buffers[start] = address, size, length


def unregister(start: int) -> None:
    _registry.remove(start, 0)


def unmap(start: int, length: int) -> None:
    """Give back a mapping that compiled code made."""
    if _munmap is not None:
        _munmap(start, length)


def find(address: int) -> tuple[int, int] | None:
    """(address, size) of the buffer to whose mapping, guard pages included, `address` belongs."""
    with _registry:
        at = bisect.bisect_right(_starts, address) - 1
        if at < 0:
            return None
        start = _starts[at]
        begin, size, length = _buffers[start]
        return (begin, size) if start <= address < start + length else None
