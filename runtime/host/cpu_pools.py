"""Pools of memory on the CPU device, as host code's runtime API sees them."""

from __future__ import annotations

from abc import abstractmethod

from minicu.runtime.host.cpu_graphs import CpuGraphs
from minicu.runtime.host.errors import HostError
from minicu.runtime.host.graphs import ALLOCATE, FREE

#: The handle of the default pool.
_POOL = 0x800


class Pool:
    """Memory that is given in a stream's order: `values` are the cudaMemPoolAttr that can be set, `used` the
    bytes in use, `high` the most of them since that was reset; `limit` of them can be had if not 0."""

    def __init__(self, limit: int = 0) -> None:
        self.values = {1: 1, 2: 1, 3: 1, 4: 0}
        self.used = self.high = 0
        self.limit = limit


class CpuPools(CpuGraphs):
    """The part of `CpuSide` that gives memory in a stream's order."""

    def __init__(self) -> None:
        super().__init__()
        self.forget_pools()

    def forget_pools(self) -> None:
        self._pooled: dict[int, Pool] = {}  # by address of memory
        self._pools = {_POOL: Pool()}
        self._pool = _POOL

    @abstractmethod
    def free(self, address: int, host: bool = False) -> None: ...

    def default_pool(self) -> int:
        return _POOL

    def pool(self) -> int:
        return self._pool

    def _pool_of(self, handle: int) -> Pool:
        if handle not in self._pools:
            raise HostError("cudaErrorInvalidValue")
        return self._pools[handle]

    def use_pool(self, handle: int) -> None:
        self._pool_of(handle)
        self._pool = handle

    def make_pool(self, limit: int) -> int:
        self._pools[handle := self._handle()] = Pool(limit)
        return handle

    def destroy_pool(self, handle: int) -> None:
        self._pool_of(handle)
        if handle == _POOL:
            raise HostError("cudaErrorInvalidValue")
        del self._pools[handle]
        if self._pool == handle:
            self._pool = _POOL

    def trim_pool(self, handle: int, keep: int) -> None:
        self._pool_of(handle)

    def set_pool_attribute(self, handle: int, number: int, value: int) -> None:
        pool = self._pool_of(handle)
        if number in pool.values:
            pool.values[number] = value
        elif number in (6, 8) and not value:
            pool.high = pool.used
        else:
            raise HostError("cudaErrorInvalidValue")

    def pool_attribute(self, handle: int, number: int) -> int:
        pool = self._pool_of(handle)
        return pool.values.get(number, pool.used if number in (5, 7) else pool.high)

    def allocate_from(self, handle: int, size: int, stream: int) -> int:
        pool = self._pool_of(handle)
        self._stream(stream)
        if pool.limit and pool.used + size > pool.limit:
            raise HostError("cudaErrorMemoryAllocation")
        address = self.allocate(size)
        self._do(stream, ALLOCATE, lambda: None)
        if stream in self._captures:  # its address is told now, and is the same in each launch
            self._owned[address] = size
            return address
        self._pooled[address] = pool
        pool.used += size
        pool.high = max(pool.high, pool.used)
        return address

    def allocate_ordered(self, size: int, stream: int) -> int:
        return self.allocate_from(self._pool, size, stream)

    def free_ordered(self, address: int, stream: int) -> None:
        captured = stream in self._captures  # the graph may be launched again
        self._do(stream, FREE, (lambda: None) if captured else (lambda: self.free(address)))
