"""The code of a program on a device, as modules and kernels use it: each kind of device has its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from minicu import program
    from minicu.runtime.launching.launch import Attributes, Kernel, Triple


class Function(Protocol):
    """What can be asked of a kernel there."""

    attributes: Attributes

    def occupancy(self, threads: int, shared_bytes: int, /) -> int: ...

    def best_block(self, shared_bytes: int, /) -> tuple[int, int]: ...


class Code(Protocol):
    """What a device has loaded."""

    def bind(
        self, kernel: Kernel, grid: Triple, block: Triple, shared: int, stream: Any, *, cooperative: bool,
        cluster: Triple | None, check: bool, fast: bool,
    ) -> Callable[..., Any]:  # fmt: skip
        """What `kernel[grid, block, shared, stream]` gives. `cluster`: that of this launch, None for the one
        that the kernel declares; the others as in Kernel.configure, which has checked them all."""
        ...

    def function(self, description: program.Kernel) -> Function: ...

    def global_address(self, description: program.Global) -> int: ...
