"""What goes wrong at run time. Every kind of fault is a `KernelFault`."""

from __future__ import annotations

from typing import Any

from minicu.diagnostics.errors import UsageError


class DeviceError(RuntimeError):
    """A device is missing, refused a request, or cannot do what was asked."""


class UnknownDevice(DeviceError, UsageError):
    """No device can be called so."""


class KernelFault(DeviceError):
    """A kernel was stopped by a fault. `kernel` is its name; `block` and `thread` are its indices
    (x, y, z) where they are known, else None; `place` is "file:line" or None."""

    def __init__(
        self,
        message: str,
        *,
        kernel: str | None = None,
        block: tuple[int, int, int] | None = None,
        thread: tuple[int, int, int] | None = None,
        place: str | None = None,
    ) -> None:
        super().__init__(message)
        self.kernel = kernel
        self.block = block
        self.thread = thread
        self.place = place


class OutOfBounds(KernelFault):
    """A kernel touched memory outside of a buffer, or no memory at all."""


class StackOverflow(KernelFault):
    """A kernel's calls went too deep."""


class KernelTimeout(KernelFault, TimeoutError):
    """A kernel ran longer than its time limit."""


class KernelTrap(KernelFault):
    """A kernel executed `__trap` or relatives."""


class KernelAssert(KernelFault, AssertionError):
    """A failed `assert` in a kernel."""


class BarrierDivergence(KernelFault):
    """Threads of a block, or lanes of a warp, waited for others that can never come."""


class UnwrittenRead(KernelFault):
    """A kernel used the value of shared memory that nobody of the block had written (check=True)."""


class DataRace(KernelFault):
    """Two threads used the same memory, one of them wrote, and nothing puts the two in order (check=True).
    `block`, `thread` and `place` are of the second use, `other_block`, `other_thread` and `other_place` of
    the first."""

    def __init__(
        self,
        message: str,
        *,
        other_block: tuple[int, int, int] | None = None,
        other_thread: tuple[int, int, int] | None = None,
        other_place: str | None = None,
        **where: Any,
    ) -> None:
        super().__init__(message, **where)
        self.other_block = other_block
        self.other_thread = other_thread
        self.other_place = other_place


class SharedRace(DataRace):
    """Two threads of a block used the same shared memory without a barrier between (check=True)."""


class GlobalRace(DataRace):
    """Two threads used the same global memory, or that of malloc, with no barrier, no end of a launch and no
    atomic operation after a fence between (check=True)."""
