"""The compiled half of the CUDA runtime: `native/cuda_runtime.c`, and what it shares with `api`.

A program's calls go to the C functions; what is unusual comes back to the Python function of the same name.
On the CPU device all but launches is unusual.
"""

from __future__ import annotations

import ctypes
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy

from minicu.runtime.cuda.driver import entry

#: The driver's functions that copy, by cudaMemcpyKind, and those that do not wait. An address that the driver
#: does not know is the host's for cuMemcpy, which would then write there.
COPIES = ("cuMemcpy", "cuMemcpyHtoD", "cuMemcpyDtoH", "cuMemcpyDtoD", "cuMemcpy")
COPIES_ASYNC = (
    "cuMemcpyAsync",
    "cuMemcpyHtoDAsync",
    "cuMemcpyDtoHAsync",
    "cuMemcpyDtoDAsync",
    "cuMemcpyAsync",
)
#: Functions of the driver, by their names in C's `Driver`.
_DRIVER: dict[str, str | tuple[str, ...]] = {
    "launch": "cuLaunchKernel", "malloc": "cuMemAlloc", "free": "cuMemFree", "copy": COPIES,
    "copy_async": COPIES_ASYNC, "fill": "cuMemsetD8Async", "synchronize": "cuCtxSynchronize",
    "synchronize_stream": "cuStreamSynchronize", "record": "cuEventRecord",
    "synchronize_event": "cuEventSynchronize", "elapsed": "cuEventElapsedTime",
}  # fmt: skip
#: What C does without asking Python at all.
_ALONE = ("minicu_configure", "cudaGetLastError", "cudaPeekAtLastError")


@cache
def _key() -> int:
    """pthread's key under which a thread has its `Mine`."""
    libc, key = ctypes.CDLL(None), ctypes.c_uint()
    if libc.pthread_key_create(ctypes.byref(key), libc.free):
        raise MemoryError("no thread-specific key is left")
    return key.value


class NativeRuntime:
    """The C functions of one program in progress, for kernels on `device`."""

    def __init__(self, device: Any) -> None:
        from minicu.native import load

        native = load("cuda_runtime")
        self._code = native.code
        at = native.code.data_address("minicu_runtime")
        size = native.dtypes["Runtime"].itemsize
        memory = (ctypes.c_uint8 * size).from_address(at)
        self.record = numpy.frombuffer(memory, native.dtypes["Runtime"])[0:1]
        memory[:] = bytes(size)  # another program may have run in this process
        #: the driver's function by which a thread gets the device's context, and that
        self.enter: tuple[int, int] | None = None
        driver: dict[str, int | list[int]]
        if device.kind == "cpu":
            self._launches = load("cpu_launches")
            driver = dict.fromkeys(_DRIVER, self._launches.code.address("minicu_not_ready"))
            driver["launch"] = self._launches.code.address("minicu_launch_ready")
            self.record["watched"] = True
        else:
            driver = {
                name: entry(names) if isinstance(names, str) else [entry(n) for n in names]
                for name, names in _DRIVER.items()
            }
            self.record["watched"] = device.prints or device.asserts
            self.enter = entry("cuCtxSetCurrent"), device.context
        for name, address in driver.items():
            self.record["driver"][name] = address
        self._keep: dict[int, ctypes.c_uint64] = {}  # by stream: what C writes to
        word = ctypes.c_uint64
        self._know_kernel = native.code.function("minicu_know_kernel", None, word, word, word, word)
        self._know_stream = native.code.function("minicu_know_stream", None, word, word, word)
        self._mine = native.code.function("minicu_mine", word)
        self._forget_stream = native.code.function("minicu_forget_stream", None, word)

    @property
    def threaded(self) -> int:
        """The address of the flag that the program has several threads. To be asked on the thread of
        main()."""
        key, libc = _key(), ctypes.CDLL(None)
        self.record["key"] = key
        of_main = self.record["of_main"].ctypes.data
        libc.pthread_setspecific(ctypes.c_uint(key), ctypes.c_void_p(of_main))
        return int(self.record["threaded"].ctypes.data)

    @property
    def mine(self) -> numpy.ndarray[Any, Any]:
        """The state of the calling thread: C's `Mine`."""
        dtype = self.record.dtype["of_main"]
        memory = (ctypes.c_uint8 * dtype.itemsize).from_address(self._mine())
        return numpy.frombuffer(memory, dtype)

    @property
    def slow(self) -> tuple[str, ...]:
        """The functions of C that call Python's in the cases that they do not handle themselves."""
        return tuple(self.record.dtype["slowly"].names)

    def addresses(self, python: Mapping[str, int]) -> dict[str, int]:
        """Name -> address of the C functions: those that may call Python's function of the same name, whose
        addresses are `python`, and those that never do."""
        for name in self.slow:
            self.record["slowly"][name] = python[name]
        return {name: self._code.address(name) for name in (*self.slow, *_ALONE)}

    def leave(self) -> None:
        """Let every call go to Python from now on."""
        self.record["python"] = 1

    def know_kernel(self, key: int, function: int, label: int, shared: int) -> None:
        """A kernel, the driver's `function`, was launched with `shared` bytes of dynamic shared memory."""
        self._know_kernel(key, function, label, shared)

    def know_stream(self, handle: int, of_driver: int, last: ctypes.c_uint64) -> None:
        """`last` gets the label of the kernel launched last."""
        self._keep[handle] = last
        self._know_stream(handle, of_driver, ctypes.addressof(last))

    def ready(self) -> numpy.ndarray[Any, Any]:
        """A record for a launch of `native/cpu_launches.c`."""
        return numpy.zeros(1, self._launches.dtypes["Ready"])

    def forget_stream(self, handle: int) -> None:
        self._forget_stream(handle)

    def pop_configuration(self) -> tuple[tuple[int, ...], tuple[int, ...], int, int] | None:
        """Remove and return the launch configuration of the calling thread (grid, block, bytes of shared
        memory, stream); None if it has none."""
        mine = self.mine
        count = int(mine["configured"][0])
        if not 0 < count <= mine["configurations"].shape[1]:
            return None
        mine["configured"] = count - 1
        c = mine["configurations"][0][count - 1]
        grid, block = (tuple(int(n) for n in c[name]) for name in ("grid", "block"))
        return grid, block, int(c["shared"]), int(c["stream"])

    def take_log(self, blocks: set[int]) -> None:
        """Bring `blocks`, the allocations of the program, up to date."""
        count = int(self.record["logged"][0])
        for address in self.record["log"][0][:count].tolist():
            if address & 1:
                blocks.discard(address & ~1)
            else:
                blocks.add(address)
        self.record["logged"] = 0
