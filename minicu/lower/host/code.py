"""A program lowered for the CPU device, as it is stored and loaded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from minicu.lower.coverage import Point
from minicu.lower.host.drivers import Driver

#: Name, offset and size of each static shared object.
Shared = tuple[tuple[str, int, int], ...]


class HostKernel(NamedTuple):
    """How the CPU device runs a kernel: `name` is the symbol of its function. `coroutine` kernels wait
    for other threads (barriers, warp operations); the others run as plain loops over threads. `driver` is
    the IR of what runs it: a ramp that makes a coroutine of each thread, or a worker with the loops. In its
    place `step` can call the regions that `lower.host.regions` makes of the kernel ("": it cannot, or nothing
    asks for it)."""

    symbol: str
    name: str
    coroutine: bool
    block_bytes: int
    refused: str | None = None  # why this kernel cannot run on the CPU device
    #: its definition: `head` from the type of the result on, `body` from where attributes may still stand
    head: str = ""
    body: str = ""
    driver: Driver | None = None
    step: str = ""
    #: functions without a definition that it may call, by their symbols, and the complaint about each: it
    #: holds if the object still needs the symbol when all dead calls are gone
    undefined: tuple[tuple[str, str], ...] = ()
    clusters: bool = False  # it asks for the cluster of its block
    shared: Shared = ()
    #: Of one without other waits that may poll memory: the ramp that it needs as a coroutine if it does.
    ramp: Driver | None = None

    @property
    def worker(self) -> str:
        """The symbol of what runs it."""
        return self.ramp_symbol if self.coroutine else f"{self.name}.worker"

    @property
    def ramp_symbol(self) -> str:
        """The symbol of what makes a coroutine of a thread."""
        return f"{self.name}.ramp"

    @property
    def static_shared(self) -> int:
        """Bytes of static shared memory of a block."""
        return max((offset + size for _, offset, size in self.shared), default=0)


class HostCode(NamedTuple):
    """A program lowered for the CPU device.

    `ir` is LLVM IR text, but for the kernels. `kernels` by symbol. `shared_bytes` is the most static
    shared memory that a block has; dynamic shared memory follows it. `sites` are the places in the source
    ("file:line") that fault reports name by number. `prints`: printf is used; `exits`: a thread may end
    from within a function.
    """

    ir: str
    kernels: Mapping[str, HostKernel]
    shared_bytes: int = 0
    sites: tuple[str, ...] = ()
    prints: bool = False
    exits: bool = False
    #: functions that other code in the process defines: (name, LLVM's type of the result, of the parameters)
    externals: tuple[tuple[str, str, tuple[str, ...]], ...] = ()
    #: kernels whose address the host code of a whole program uses: that of a variable `NAME.handle`
    handles: tuple[str, ...] = ()
    machine: str = ""  # the processor that it was lowered for, as `target.HOST` names it
    debug: bool = False  # it has information for a debugger
    lines: bool = False  # it says which line each instruction comes from
    points: tuple[Point, ...] = ()  # what its counters count, if it has any
