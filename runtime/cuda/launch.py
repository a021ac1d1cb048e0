"""Launching kernels on a GPU: configurations checked and bound; the general path.

A bound configuration is the builtin of launch_builtin.py where this Python allows one, with `Launch`
behind it for whatever is unusual; elsewhere it is the `Launch` itself. Both do the same.
"""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any

from minicu.runtime.bound import BoundLaunch
from minicu.runtime.cuda.driver import driver, entry
from minicu.runtime.launching import launch_builtin
from minicu.runtime.values.arguments import Packer, Unchecked, packer

if TYPE_CHECKING:
    from minicu import program
    from minicu.runtime.cuda.module import CudaCode, CudaFunction
    from minicu.runtime.cuda.stream import StreamUse
    from minicu.runtime.launching.launch import Triple

_OUT_OF_RESOURCES = 701


def bind(
    code: CudaCode,
    description: program.Kernel,
    grid: Triple,
    block: Triple,
    shared: int,
    stream: Any,
    *,
    cluster: Triple | None = None,
    cooperative: bool = False,
    check: bool = True,
    fast: bool = True,
) -> Any:
    """The callable that launches a kernel in this configuration."""
    function = code.function(description)
    _check(function, grid, block, shared, cluster, cooperative)
    function.allow_shared(shared)
    use = code.device.order.use(stream)
    launch = Launch(code, function, grid, block, shared, use, _packing(code, description, check))
    if cluster is not None or cooperative:
        launch.extend(cluster, cooperative)
    if not fast or not launch_builtin.available():
        return launch
    packing = launch.packing
    table = code.plan(
        description,
        lambda: launch_builtin.Table(description, packing.model, packing.accepted, packing.readers),
        check,
    )
    c = launch_builtin.Configuration(
        function.handle, entry("cuLaunchKernelEx" if launch.extended else "cuLaunchKernel"), grid, block,
        shared, 0, use.handle or None,
    )  # fmt: skip
    c.last, c.label = ctypes.addressof(use.last), launch.label
    c.extended = launch.extended.getPtr() if launch.extended else None
    return launch_builtin.bind(table, c, launch, launch.failed, code.device, use)


def configuration_with(
    grid: Triple, block: Triple, shared: int, stream: int, cluster: Triple | None, cooperative: bool
) -> Any:
    """What cuLaunchKernelEx takes: a configuration with attributes."""
    api = driver()
    attributes = []
    if cooperative:
        one = api.CUlaunchAttribute()
        one.id = api.CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_COOPERATIVE
        one.value.cooperative = 1
        attributes.append(one)
    if cluster is not None:
        one = api.CUlaunchAttribute()
        one.id = api.CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION
        one.value.clusterDim.x, one.value.clusterDim.y, one.value.clusterDim.z = cluster
        attributes.append(one)
    c = api.CUlaunchConfig()
    c.gridDimX, c.gridDimY, c.gridDimZ = grid
    c.blockDimX, c.blockDimY, c.blockDimZ = block
    c.sharedMemBytes = shared
    c.hStream = api.CUstream(stream)
    c.attrs = attributes
    c.numAttrs = len(attributes)
    return c


def _packing(code: CudaCode, description: program.Kernel, check: bool) -> Packer:
    model = code.program.model
    if check:
        return code.plan(description, lambda: packer(description, model, code.device), "packer")
    from minicu.program import data_model

    return code.plan(description, lambda: Unchecked(description, data_model(model), code.device), "unchecked")


def _check(
    function: CudaFunction,
    grid: Triple,
    block: Triple,
    shared: int,
    cluster: Triple | None,
    cooperative: bool,
) -> None:
    """Refuse what this GPU cannot launch, with the reason."""
    threads = block[0] * block[1] * block[2]
    most = function.attributes.max_threads
    name = function.name
    if threads > most:
        raise ValueError(
            f"{name}: a block of {threads} threads, the kernel's {function.attributes.registers} registers "
            f"for each thread allow {most} on {function.device.name}; use smaller blocks or __launch_bounds__"
        )
    device = function.device
    wanted = cluster if cluster is not None else function.description.cluster_dims
    if wanted is not None:
        if device.capability < (9, 0):
            raise ValueError(f"{name}: clusters need sm_90, {device.name} is {device.arch}")
        function.allow_cluster(wanted[0] * wanted[1] * wanted[2])
    if cooperative:
        at_once = function.occupancy(threads, shared) * device.multiprocessors
        if grid[0] * grid[1] * grid[2] > at_once:
            raise ValueError(
                f"{name}: a cooperative launch of {grid[0] * grid[1] * grid[2]} blocks; "
                f"{device.name} runs at most {at_once} of them at once"
            )


class Launch(BoundLaunch):
    """A kernel with its configuration; call it with the arguments. The general path: it checks all
    arguments, makes the device's context current, and says what is wrong."""

    def __init__(
        self,
        code: CudaCode,
        function: CudaFunction,
        grid: Triple,
        block: Triple,
        shared: int,
        use: StreamUse,
        packing: Packer,
    ) -> None:
        self.code = code  # keeps the module loaded
        self.device = code.device
        self.function = function
        self.grid, self.block, self.shared = grid, block, shared
        self.use = use
        self.packing = packing
        self.label = code.device.label(function.description.name)
        self.extended: Any = None
        self._spare: list[tuple[Any, Any]] = []
        api = driver()
        self._fixed = (api.CUfunction(function.handle), *grid, *block, shared, api.CUstream(use.handle))

    def extend(self, cluster: Triple | None, cooperative: bool) -> None:
        """Launch with attributes."""
        self.extended = configuration_with(
            self.grid, self.block, self.shared, self.use.handle, cluster, cooperative
        )

    def __call__(self, /, *arguments: Any, **named: Any) -> None:
        if named:
            arguments = self.packing.in_order(arguments, named)
        try:
            block, pointers = self._spare.pop()
        except IndexError:  # another thread has it, or one of the arguments launches this kernel, too
            block, pointers = self._memory()
        launching = self.device.launching
        launching.use = self.use
        try:
            self.packing.pack_into(block, 0, arguments)
            status = self._launch(pointers)
        finally:
            launching.use = None
            self._spare.append((block, pointers))
        if status:
            return self.failed(status, *arguments)
        self.use.last.value = self.label

    def _memory(self) -> tuple[Any, Any]:
        """An argument block and the addresses of the arguments in it."""
        block = (ctypes.c_char * self.packing.size)()
        start = ctypes.addressof(block)
        offsets = [p.offset for p in self.function.description.parameters]
        pointers = (ctypes.c_void_p * max(1, len(offsets)))(*[start + offset for offset in offsets])
        return block, pointers

    def _launch(self, pointers: Any) -> int:
        api, at = driver(), ctypes.addressof(pointers)
        if self.extended is not None:
            return int(api.cuLaunchKernelEx(self.extended, self.function.handle, at, 0)[0])
        return int(api.cuLaunchKernel(*self._fixed, at, 0)[0])

    def failed(self, status: int, *arguments: Any) -> None:
        """The driver refused a launch. Where another device's context was current, or none (in a new
        thread), that was why, whatever the status: launch again."""
        if self.device.is_active():
            raise self._refused(status)
        with self.device.active():
            return self(*arguments)

    def _refused(self, status: int) -> Exception:
        name = self.function.name
        where = f"launching {name}[{_spell(self.grid)}, {_spell(self.block)}] on {self.use}"
        if status == _OUT_OF_RESOURCES:
            a = self.function.attributes
            where += f" ({a.registers} registers a thread, {a.shared} + {self.shared} bytes of shared memory)"
        return self.device.error(status, where, self.use)

    def __repr__(self) -> str:
        return f"<{self.function.name}[{_spell(self.grid)}, {_spell(self.block)}] on {self.device.name}>"


def _spell(extent: Triple) -> str:
    return str(extent[0]) if extent[1:] == (1, 1) else str(extent)
