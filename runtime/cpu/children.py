"""Dynamic parallelism on the CPU device: what a kernel launches runs when the kernel's grid has ended."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING

from minicu.lower.host import records
from minicu.runtime import errors
from minicu.runtime.cpu import memory
from minicu.runtime.cpu.cores import Child
from minicu.runtime.launching.launch import THREADS_LIMIT

if TYPE_CHECKING:
    from minicu.runtime.cpu.launch import CpuLaunch


def run(
    launch: CpuLaunch, launched: list[Child], limit: float | None, print_out: Callable[[bytes], object]
) -> None:
    """Run what the grid of `launch` has launched, in order. What a launched kernel launches itself runs
    before the next one, since a grid ends after its children. Raises KernelTimeout if all together take more
    than `limit` seconds. However deep the launches nest, this needs no deeper stack."""
    end = None if limit is None else perf_counter() + limit
    waiting = [(launch, child) for child in reversed(launched)]
    try:
        while waiting:
            by, child = waiting.pop()
            try:
                left = None if end is None else end - perf_counter()
                if left is not None and left <= 0:
                    raise _late(launch, limit)
                try:
                    started = _run(by, child, left, print_out)
                except errors.KernelTimeout as late:  # it had what was left of the time
                    raise _late(launch, limit) from late
            finally:
                child.free()
            if started is not None:
                waiting.extend((started, later) for later in reversed(started.launched or ()))
    finally:
        for _, child in waiting:
            child.free()


def _late(launch: CpuLaunch, limit: float | None) -> errors.KernelTimeout:
    name = launch.kernel.name
    return errors.KernelTimeout(f"{name}: what it launched did not finish in {limit:g} s", kernel=name)


def _run(
    by: CpuLaunch, child: Child, limit: float | None, print_out: Callable[[bytes], object]
) -> CpuLaunch | None:
    """Run one launch, copy or fill that a thread of `by` has asked for. Returns the launch; None for copies
    and fills, and for launches with an invalid configuration, which are skipped, as on a GPU. Raises
    OutOfBounds for copies and fills outside of allocated memory."""
    if child.kind != records.CHILD_KERNEL:
        to, what, size = child.words(3)
        copies = child.kind == records.CHILD_COPY
        if not (memory.copy(to, what, size) if copies else memory.fill(to, what & 255, size)):
            call = "cudaMemcpyAsync" if copies else "cudaMemsetAsync"
            raise errors.OutOfBounds(
                f"{by.kernel.name}: its {call} of {size} bytes touches memory that is not there",
                kernel=by.kernel.name,
            )
        return None
    symbol = child.name.decode()
    kernel = next(k for k in by.code.program.kernels.values() if k.symbol == symbol)
    arguments = ctypes.string_at(ctypes.addressof(child) + ctypes.sizeof(Child), kernel.block_bytes)
    grid, block = tuple(child.grid), tuple(child.block)
    if not (0 < block[0] * block[1] * block[2] <= THREADS_LIMIT and all(grid)):
        return None
    launch = type(by)(by.code, kernel, by.packer, grid, block, child.shared)
    launch.launched = []
    launch.run_block(arguments, print_out, limit)
    return launch
