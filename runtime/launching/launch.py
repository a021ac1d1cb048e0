"""Launching: `kernel[grid, block, shared_bytes, stream](arguments)`."""

from __future__ import annotations

import operator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NoReturn

from minicu.diagnostics.errors import meant

if TYPE_CHECKING:
    from minicu import program
    from minicu.runtime.code import Code, Function
    from minicu.runtime.module import Module

#: What `Kernel.configure` takes by name, besides the four of `kernel[...]`.
_SETTINGS = ("shared_bytes", "stream", "cooperative", "cluster", "check")

Triple = tuple[int, int, int]

#: Limits that every CUDA device of compute capability 7.5 and above has, and the CPU device too.
GRID_LIMIT: Triple = (2**31 - 1, 65535, 65535)
BLOCK_LIMIT: Triple = (1024, 1024, 64)
THREADS_LIMIT = 1024


@dataclass(frozen=True, slots=True)
class Attributes:
    """What a kernel needs on its device. Sizes in bytes: `shared` static shared memory of a block,
    `local` of a thread (spills and arrays), `constant`. `max_threads` of a block. `ptx_version` and
    `binary_version` as numbers like 80 and 90;
    the CPU has no registers to tell, and 0 for both."""

    registers: int
    shared: int
    local: int
    constant: int
    max_threads: int
    ptx_version: int
    binary_version: int


class Kernel:
    """A kernel of a loaded module. `kernel[grid, block]`, `kernel[grid, block, shared_bytes]` and
    `kernel[grid, block, shared_bytes, stream]` give what can be called; grid and block are an int or
    up to three ints (x, y, z); `shared_bytes` is dynamic shared memory."""

    def __init__(self, description: program.Kernel, module: Module, code: Code) -> None:
        self.description = description
        self.name = description.name
        self.module = module
        self._code = code
        self._launches: dict[Any, Any] = {}

    @property
    def parameters(self) -> tuple[program.Parameter, ...]:
        """What it takes, in order: names, types, and where each lies in the argument block."""
        return self.description.parameters

    def __getitem__(self, configuration: Any) -> Any:
        try:
            return self._launches[configuration]
        except KeyError:
            pass
        except TypeError:  # a list in it: correct, but no key
            configuration = _hashable(configuration)
        launch = self._launches[configuration] = self._bind(configuration)
        if len(self._launches) > 256:
            self._launches.clear()
        return launch

    def _bind(self, configuration: Any) -> Any:
        if not isinstance(configuration, tuple) or not 2 <= len(configuration) <= 4:
            name = self.description.title
            given = len(configuration) if isinstance(configuration, tuple) else 1
            remedy = (
                "give at least grid and block" if given < 2 else "what else there is, .configure(...) takes"
            )
            raise TypeError(f"{name}[grid, block, shared_bytes, stream]: {remedy}")
        return self.configure(*configuration)

    def configure(
        self,
        grid: Any,
        block: Any,
        shared_bytes: Any = 0,
        stream: Any = None,
        *,
        cooperative: bool = False,
        cluster: Any = None,
        check: bool = True,
        fast: bool = True,
        **unknown: Any,
    ) -> Any:
        """What `kernel[grid, block, shared_bytes, stream]` gives, with `cooperative=True` (all blocks run at
        once), `cluster` (blocks of a cluster: an int or up to three), `check=False` (pointers take arrays of
        any element type); without `fast` all launches take the general way."""
        name = self.description.title
        if unknown:
            word = next(iter(unknown))
            raise TypeError(f"{name}.configure() has no '{word}'{meant(word, _SETTINGS)}")
        grid = extents(grid, f"{name}: grid", GRID_LIMIT)
        block = extents(block, f"{name}: block", BLOCK_LIMIT)
        try:
            shared = operator.index(shared_bytes)
        except TypeError:
            given = type(shared_bytes).__name__
            raise TypeError(f"{name}: shared_bytes is {given}, not an integer") from None
        if shared < 0:
            raise ValueError(f"{name}: shared_bytes is {shared}: it must be 0 or more")
        threads = block[0] * block[1] * block[2]
        if threads > THREADS_LIMIT:
            raise ValueError(f"{name}: block {block} has {threads} threads, the limit is {THREADS_LIMIT}")
        d = self.description
        if d.block_size is not None and block != tuple(d.block_size):
            raise ValueError(f"{name}: block is {block}, the kernel requires {tuple(d.block_size)}")
        if d.launch_bounds is not None and threads > d.launch_bounds[0]:
            raise ValueError(
                f"{name}: a block of {threads} threads, __launch_bounds__ allows at most {d.launch_bounds[0]}"
            )
        wanted = cluster if cluster is not None else d.cluster_dims
        sizes = None if wanted is None else extents(wanted, f"{name}: cluster", GRID_LIMIT)
        for axis, blocks, size in zip("xyz", grid, sizes or (1, 1, 1)):
            if blocks % size:
                raise ValueError(f"{name}: grid.{axis} is {blocks}, no multiple of the cluster's {size}")
        return self._code.bind(
            self,
            grid,
            block,
            shared,
            stream,
            cooperative=cooperative,
            cluster=None if cluster is None else sizes,
            check=check,
            fast=fast,
        )

    @property
    def attributes(self) -> Attributes:
        """Registers, shared and local memory of the kernel on its device."""
        return self._function().attributes

    def occupancy(self, block: Any, shared_bytes: int = 0) -> int:
        """How many blocks of this size a multiprocessor (of the CPU device: a core) holds at once."""
        x, y, z = extents(block, f"{self.name}: block", BLOCK_LIMIT)
        return self._function().occupancy(x * y * z, shared_bytes)

    def best_block(self, shared_bytes: int = 0) -> tuple[int, int]:
        """(blocks, threads): the block size of the highest occupancy, and how many fill the device."""
        return self._function().best_block(shared_bytes)

    def _function(self) -> Function:
        return self._code.function(self.description)

    def __call__(
        self,
        grid: Any = None,
        block: Any = None,
        arguments: Any = None,
        *more: Any,
        shared_mem: int = 0,
        stream: Any = None,
    ) -> None:
        """As CuPy calls its kernels: `kernel((grid,), (block,), (arguments,), shared_mem=0, stream=None)`."""
        shapes = isinstance(grid, (tuple, list)) and isinstance(block, (tuple, list))
        if not (shapes and isinstance(arguments, (tuple, list))) or more:
            raise TypeError(f"say how many threads: module.{self.name}[grid, block](...)")
        self[tuple(grid), tuple(block), shared_mem, stream](*arguments)

    def __reduce__(self) -> NoReturn:
        raise TypeError(f"kernel {self.name!r} cannot be pickled: pickle module.program, and load that")

    def __repr__(self) -> str:
        return f"<Kernel {self.description}>"


def _hashable(configuration: Any) -> Any:
    """A configuration whose lists are tuples."""
    if isinstance(configuration, (tuple, list)):
        return tuple(map(_hashable, configuration))
    return _hashable(configuration.tolist()) if hasattr(configuration, "tolist") else configuration


def extents(value: Any, what: str, limit: Triple) -> Triple:
    """One to three positive integers as (x, y, z). Raises TypeError or ValueError."""
    parts = (
        (value,) if not isinstance(value, (tuple, list)) and not hasattr(value, "__iter__") else tuple(value)
    )
    try:
        numbers = [operator.index(part) for part in parts]
    except TypeError:
        raise TypeError(f"{what} is {value!r}: give an integer or up to three of them") from None
    if not 1 <= len(numbers) <= 3:
        raise ValueError(f"{what} is {value!r}: give one to three integers")
    x, y, z = (*numbers, 1, 1)[:3]
    for axis, number, most in zip("xyz", (x, y, z), limit):
        if not 1 <= number <= most:
            raise ValueError(f"{what}.{axis} is {number}: it must be 1 to {most}")
    return x, y, z
