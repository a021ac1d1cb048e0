"""The GPU's memory: allocations from the driver's pool, copies, pinned host memory, limits."""

from __future__ import annotations

import ctypes
import math
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy

from minicu.runtime.cuda.driver import FAULTS, CudaError, attribute, check, driver, entry, explain
from minicu.runtime.device import limit_in_bytes

if TYPE_CHECKING:
    from minicu.runtime.cuda.device import CudaDevice


class Allocation:
    """Memory on a GPU, given back when nobody holds it any more."""

    __slots__ = ("address", "device", "size")

    def __init__(self, device: CudaDevice, address: int, size: int) -> None:
        self.device = device
        self.address = address
        self.size = size

    def __del__(self) -> None:
        self.device.free(self.address)


class Pool:
    """Memory of one device: the driver's stream-ordered pool, plain allocations where it has none."""

    def __init__(self, device: CudaDevice) -> None:
        self.device = device
        self.ordered = bool(attribute(device.number, "MEMORY_POOLS_SUPPORTED"))
        if self.ordered:
            self._keep_freed_memory()

    def _keep_freed_memory(self) -> None:
        """By default the pool gives freed memory back to the system at every synchronisation, and the
        next allocation is slow. Who has set a threshold already meant it."""
        api = driver()
        pool = check(api.cuDeviceGetDefaultMemPool(self.device.number), "finding the memory pool")
        name = api.CUmemPool_attribute.CU_MEMPOOL_ATTR_RELEASE_THRESHOLD
        now = check(api.cuMemPoolGetAttribute(pool, name), "asking the memory pool")
        if not int(now):
            check(
                api.cuMemPoolSetAttribute(pool, name, api.cuuint64_t(2**64 - 1)), "setting up the memory pool"
            )

    def allocate(self, size: int) -> int:
        """The address of `size` bytes; usable by the default stream's work from now on."""
        api = driver()
        size = max(size, 1)
        result = api.cuMemAllocAsync(size, 0) if self.ordered else api.cuMemAlloc(size)
        return int(self.device.check(result, f"allocating {size} bytes on {self.device.name}"))

    def free(self, address: int) -> None:
        """Free after the default stream's work so far. Errors are left to the next call to find."""
        api = driver()
        if self.ordered:
            api.cuMemFreeAsync(address, 0)
        else:
            api.cuMemFree(address)

    def trim(self) -> None:
        """Give memory that nobody uses back to the system."""
        if self.ordered:
            api = driver()
            pool = check(api.cuDeviceGetDefaultMemPool(self.device.number), "finding the memory pool")
            self.device.check(api.cuMemPoolTrimTo(pool, 0), "trimming the memory pool")


class _Pinned:
    """Page-locked host memory; NumPy arrays over it hold it by the buffer interface below."""

    def __init__(self, device: CudaDevice, size: int) -> None:
        self.device = device
        device.free_postponed()
        with device.active():
            answer = driver().cuMemHostAlloc(max(size, 1), 1)  # 1: portable, for all contexts
            self.address = int(device.check(answer, f"allocating {size} bytes of pinned memory"))
        self.__array_interface__ = {
            "version": 3, "shape": (size,), "typestr": "|u1", "data": (self.address, False), "strides": None,
        }  # fmt: skip

    def __del__(self) -> None:
        if address := getattr(self, "address", 0):
            self.device.release(lambda: driver().cuMemFreeHost(address))


def pinned(device: CudaDevice, shape: Any, dtype: Any) -> numpy.ndarray:
    """A NumPy array in page-locked memory: copies between it and the GPU run asynchronously, and
    kernels may use it directly."""
    kind = numpy.dtype(dtype)
    extents = tuple(map(int, shape)) if hasattr(shape, "__iter__") else (int(shape),)
    size = math.prod(extents) * kind.itemsize
    return numpy.asarray(_Pinned(device, size))[:size].view(kind).reshape(extents)


_MEMORY_TYPE, _DEVICE_POINTER, _IS_MANAGED, _DEVICE_ORDINAL = 2, 3, 8, 9  # CUpointer_attribute
_HOST = 1  # CU_MEMORYTYPE_HOST


@cache
def _asking() -> Any:
    """cuPointerGetAttribute itself: cuda.bindings up to 13.3 answers 0 whenever asked for a device."""
    kind = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_uint64)
    return kind(entry("cuPointerGetAttribute"))


def _pointer_attribute(value: Any, which: int, address: int) -> int | None:
    """What the driver says, None where it does not know the address; `value` is a ctypes object for it."""
    return None if _asking()(ctypes.addressof(value), which, address) else value.value


@dataclass(frozen=True, slots=True)
class Place:
    """Where memory is: the GPU that it belongs to, the address under which kernels reach it (None where they
    cannot), and whether those of every GPU do: pinned and managed memory."""

    number: int
    address: int | None
    everywhere: bool


def place_of(address: int) -> Place | None:
    """What the driver knows of an address; None for ordinary host memory."""
    number = _pointer_attribute(ctypes.c_int(-1), _DEVICE_ORDINAL, address)
    if number is None:
        return None
    everywhere = _pointer_attribute(ctypes.c_uint(0), _MEMORY_TYPE, address) == _HOST or bool(
        _pointer_attribute(ctypes.c_uint(0), _IS_MANAGED, address)
    )
    if number < 0 and not everywhere:
        return None
    return Place(number, _pointer_attribute(ctypes.c_uint64(0), _DEVICE_POINTER, address), everywhere)


#: Their names in the driver, and what to do when it refuses a size.
_LIMITS = {
    "heap": (
        "MALLOC_HEAP_SIZE",
        "it must be set before the first launch of a kernel that calls malloc or new, and fit into the GPU's "
        "memory",
    ),
    "printf_buffer": (
        "PRINTF_FIFO_SIZE",
        "it must be set before the first launch of a kernel that calls printf, and fit into the GPU's memory",
    ),
    "stack": (
        "STACK_SIZE",
        "as much for each thread that the GPU can run at once must fit into its memory, and no GPU gives a "
        "thread more than 512 KiB",
    ),
}


class Limits:
    """Sizes in bytes that a device sets aside for kernels: `heap` for malloc, `printf_buffer` between
    two synchronisations, `stack` for each thread. The driver may round them up."""

    __slots__ = ("_device",)
    _device: CudaDevice

    def __init__(self, device: CudaDevice) -> None:
        object.__setattr__(self, "_device", device)

    def __getattr__(self, name: str) -> int:
        with self._device.active():
            return int(self._device.check(driver().cuCtxGetLimit(_limit(name)), f"asking for limits.{name}"))

    def __setattr__(self, name: str, value: int) -> None:
        which = _limit(name)
        value = limit_in_bytes(name, value)
        device = self._device
        with device.active():
            status = int(driver().cuCtxSetLimit(which, value)[0])
            if status:
                raise self._refused(name, value, status)

    def _refused(self, name: str, value: int, status: int) -> CudaError:
        """The driver answers with different statuses to the same mistake."""
        error = self._device.error(status, f"setting limits.{name} to {value}")
        if status not in FAULTS:
            remedy = _LIMITS[name][1]
            where = f"on {self._device.name}"
            error.args = (f"limits.{name} cannot be set to {value} {where}: {remedy} ({explain(status)})",)
        return error

    def __repr__(self) -> str:
        return (
            f"<limits of {self._device.name}: " + ", ".join(f"{n}={getattr(self, n)}" for n in _LIMITS) + ">"
        )


def _limit(name: str) -> Any:
    if name not in _LIMITS:
        raise AttributeError(f"limits has {', '.join(_LIMITS)}, no '{name}'")
    return getattr(driver().CUlimit, f"CU_LIMIT_{_LIMITS[name][0]}")
