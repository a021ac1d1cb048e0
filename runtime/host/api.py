"""The CUDA runtime API for host code that minicu compiled: callbacks over a device of minicu's.

What a C function would do is a method of its name; `HostApi.addresses` makes C functions of them. No
exception leaves one: it becomes the error that CUDA has for it, and is kept for whoever ran the program.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, cast

from minicu.runtime.cpu import device as cpu
from minicu.runtime.cuda.driver import FAULTS
from minicu.runtime.errors import DeviceError, KernelFault
from minicu.runtime.host import properties as host_properties
from minicu.runtime.host.devices import HostDevices
from minicu.runtime.host.errors import ERRORS, HostError, number_of
from minicu.runtime.host.graphs import HostGraphs
from minicu.runtime.host.memory import store, store_address
from minicu.runtime.host.properties import Layout
from minicu.runtime.host.streams import HostStreams
from minicu.runtime.host.textures import HostTextures
from minicu.runtime.launching.launch import BLOCK_LIMIT, GRID_LIMIT, THREADS_LIMIT, extents

if TYPE_CHECKING:
    from minicu.runtime.cuda.device import CudaDevice
    from minicu.runtime.device import Device
    from minicu.runtime.host.native import NativeRuntime
    from minicu.runtime.host.side import Side
    from minicu.runtime.launching.launch import Triple
    from minicu.runtime.module import Module

_TYPES: dict[str, Any] = {
    "void": None, "i1": ctypes.c_bool, "i8": ctypes.c_int8, "i16": ctypes.c_int16, "i32": ctypes.c_int32,
    "i64": ctypes.c_uint64, "float": ctypes.c_float, "double": ctypes.c_double,
    # c_void_p would give None for a null pointer.
    "ptr": ctypes.c_uint64,
}  # fmt: skip

#: Results and parameters of the functions that C calls back, as LLVM spells them.
_SIGNATURES: dict[str, tuple[str, tuple[str, ...]]] = {
    "minicu_launch": ("void", ("ptr", "ptr")),
    "minicu_launch_at": ("void", ("ptr", "ptr")),
    "minicu_launch_function": ("i32", ("ptr", *["i32"] * 6, "ptr", "i64", "ptr", "i32")),
    "cudaMalloc": ("i32", ("ptr", "i64")),
    "cudaFree": ("i32", ("ptr",)),
    "cudaMemcpy": ("i32", ("ptr", "ptr", "i64", "i32")),
    "cudaMemcpyAsync": ("i32", ("ptr", "ptr", "i64", "i32", "ptr")),
    "cudaMemset": ("i32", ("ptr", "i32", "i64")),
    "cudaMemsetAsync": ("i32", ("ptr", "i32", "i64", "ptr")),
    "cudaDeviceSynchronize": ("i32", ()),
    "cudaStreamSynchronize": ("i32", ("ptr",)),
    "cudaEventRecord": ("i32", ("ptr", "ptr")),
    "cudaEventSynchronize": ("i32", ("ptr",)),
    "cudaEventElapsedTime": ("i32", ("ptr", "ptr", "ptr")),
}

#: What works after a kernel's fault, too.
_AFTER_FAULTS = frozenset(
    "cudaGetErrorString cudaGetErrorName cudaGetLastError cudaPeekAtLastError cudaDeviceReset cudaThreadExit "
    "cudaGetDeviceCount cudaGetDevice cudaGetDeviceProperties cudaDeviceGetAttribute cudaRuntimeGetVersion "
    "cudaDriverGetVersion minicu_configure".split()
)


class LaunchConfig(ctypes.Structure):
    """cudaLaunchConfig_t"""

    _fields_ = (
        ("grid", ctypes.c_uint32 * 3), ("block", ctypes.c_uint32 * 3), ("shared", ctypes.c_uint64),
        ("stream", ctypes.c_uint64), ("attributes", ctypes.c_uint64), ("count", ctypes.c_uint32),
    )  # fmt: skip


class LaunchAttribute(ctypes.Structure):
    """cudaLaunchAttribute"""

    _fields_ = (("number", ctypes.c_int), ("pad", ctypes.c_int), ("value", ctypes.c_uint32 * 16))


class HostApi(HostDevices, HostTextures, HostStreams, HostGraphs):
    """The runtime API of one program in progress. `module` is the loaded program, `device` where it is;
    `lookup` gives the symbol of the variable or kernel that an address in host code stands for, or None.
    `records` says how cudaDeviceProp, cudaFuncAttributes and cudaPointerAttributes lie in memory: a
    `program.RecordInfo` or a layout by name.

    `fault` is the first exception that became an error, `interrupted` a KeyboardInterrupt or SystemExit;
    `refused` says why the first launch was refused of those that host code can only learn of by asking.
    Call `finish` when the program has ended."""

    def __init__(
        self,
        module: Module,
        device: Device,
        lookup: Callable[[int], str | None],
        records: Mapping[str, Any] | None = None,
        native: NativeRuntime | None = None,
    ) -> None:
        self.native = native
        self.module = module
        self.device = device
        self.lookup = lookup
        self.records: Mapping[str, Any] = records or {}
        self.fault: BaseException | None = None
        self.refused = ""
        self.interrupted: BaseException | None = None
        side = _side(module, device)
        self.side = side
        self._kept: list[Any] = []
        if native is not None:
            side.use_native(native, self._callback)
        self._kernels = {d.symbol: name for name, d in module.program.kernels.items()}
        self._configurations: list[tuple[Triple, Triple, int, int]] = []
        #: the error that cudaGetLastError gives, and the one that stays
        self._last_known = self._broken_known = 0  # where C does not keep them
        self._texts: dict[str, Any] = {}
        self._absent = {}
        self._arrays = {}
        self._objects = {}
        self._hints = {}
        self._room: dict[str, int] = {}  # dynamic shared memory that cudaFuncSetAttribute allowed
        self._flags = 0  # of cudaSetDeviceFlags

    # ---- C functions

    def addresses(self, functions: Mapping[str, tuple[str, tuple[str, ...]]]) -> dict[str, int]:
        """The addresses of C functions by name; `functions` gives LLVM's types of result and parameters.
        They live as long as this object. Raises DeviceError for a function that is not there."""
        callbacks = {}
        wanted = {**{n: _SIGNATURES[n] for n in self.native.slow}, **functions} if self.native else functions
        for name, (result, parameters) in wanted.items():
            method = getattr(self, name, None) if name.startswith(("cuda", "minicu_")) else None
            if method is None:
                raise DeviceError(f"not supported: {name}")
            callbacks[name] = self._callback(name, method, result, *parameters)
        if self.native is not None:
            callbacks |= self.native.addresses(callbacks)
        return callbacks

    def _callback(self, name: str, method: Callable[..., Any], result: str, *parameters: str) -> int:
        """The address of a C function that calls a method; the types are as LLVM spells them."""
        kind = ctypes.CFUNCTYPE(_TYPES[result], *[_TYPES[p] for p in parameters])
        function = kind(self._guarded(name, method, result))
        self._kept.append(function)
        return ctypes.cast(function, ctypes.c_void_p).value or 0

    @property
    def _last(self) -> int:
        return self._last_known if self.native is None else int(self.native.mine["last"][0])

    @_last.setter
    def _last(self, number: int) -> None:
        if self.native is None:
            self._last_known = number
        else:
            self.native.mine["last"] = number

    @property
    def _broken(self) -> int:
        return self._broken_known if self.native is None else int(self.native.record["broken"][0])

    @_broken.setter
    def _broken(self, number: int) -> None:
        if self.native is None:
            self._broken_known = number
        else:
            self.native.record["broken"] = number

    def _guarded(self, name: str, method: Callable[..., Any], result: str) -> Callable[..., Any]:
        """What a C function does."""
        always = name in _AFTER_FAULTS
        empty = None if result == "void" else 0

        def call(*arguments: Any) -> Any:
            # Host code is a kernel of the CPU device, and a signal would leave it, and Python with it.
            outer = cpu.leave_guard()
            try:
                if self.interrupted is not None:
                    error = 4  # cudaErrorCudartUnloading
                elif self._broken and not always:
                    error = self._failed(self._broken)
                else:
                    value = method(*arguments)
                    return empty if value is None else value
            except (KeyboardInterrupt, SystemExit) as e:
                self.interrupted = self.interrupted or e
                if self.native is not None:
                    self.native.leave()
                error = 4
            except HostError as e:
                error = self._failed(e.code)
            except BaseException as e:
                error = self.failed(e)
            finally:
                cpu.enter_guard(outer)
            return error if result == "i32" else empty

        return call

    def failed(self, error: BaseException) -> int:
        """Note an exception; its error."""
        number = number_of(error)
        if self.fault is None:
            self.fault = error
        if isinstance(error, KernelFault) or number in FAULTS:
            self._broken = number
        return self._failed(number)

    def _failed(self, number: int) -> int:
        if number != 600:  # cudaErrorNotReady is none
            if not self._last:  # of what was refused before, host code has asked
                self.refused = ""
            self._last = number
        return number

    @property
    def unasked(self) -> str:
        """Why a launch was refused, if host code has not asked for its error."""
        return self.refused if self._last and not self._broken else ""

    def finish(self) -> None:
        """At the program's end: wait for its kernels; what they printed appears. Never raises; `fault` has
        what went wrong."""
        if self.native is not None:
            self.native.leave()
        try:
            if self._broken:
                self.side.show()
            else:
                self.side.synchronize()
        except (KeyboardInterrupt, SystemExit) as e:
            self.interrupted = self.interrupted or e
        except BaseException as e:
            self.failed(e)

    def layout(self, record: str) -> Layout:
        if record not in self.records:
            raise HostError("cudaErrorNotSupported")
        return host_properties.layout(self.records[record])

    # ---- errors

    def cudaGetErrorString(self, error: int) -> int:
        return self._text(ERRORS[error][1] if error in ERRORS else "unrecognized error code")

    def cudaGetErrorName(self, error: int) -> int:
        return self._text(ERRORS[error][0] if error in ERRORS else "unrecognized error code")

    def _text(self, text: str) -> int:
        """The address of a C string that stays."""
        if text not in self._texts:
            self._texts[text] = ctypes.create_string_buffer(text.encode())
        return ctypes.addressof(self._texts[text])

    def cudaGetLastError(self) -> int:
        last, self._last = self._last, self._broken
        return last

    def cudaDeviceReset(self) -> int:
        if self._broken and not self.side.recovers:
            return self._broken
        self.side.reset()
        self._last = self._broken = 0
        return 0

    def cudaThreadExit(self) -> int:
        return self.cudaDeviceReset()

    def cudaPeekAtLastError(self) -> int:
        return self._last

    # ---- launching

    def minicu_configure(
        self, gx: int, gy: int, gz: int, bx: int, by: int, bz: int, shared: int, stream: int
    ) -> None:
        """`<<<grid, block, shared, stream>>>`: for the next launch. The arguments of that may launch, too."""
        self._configurations.append((_unsigned(gx, gy, gz), _unsigned(bx, by, bz), shared, stream))

    def minicu_launch(self, symbol: int, arguments: int) -> None:
        """Launch a kernel by its name (a C string); `arguments` is an array of the addresses of them."""
        self._launch_configured(ctypes.string_at(symbol).decode(), arguments, symbol)

    def minicu_launch_at(self, kernel: int, arguments: int) -> None:
        """The same by the address that stands for the kernel in host code."""
        self._launch_configured(self.lookup(kernel), arguments, kernel)

    def _launch_configured(self, symbol: str | None, arguments: int, key: int) -> None:
        if self.native is not None:
            configuration: Any = self.native.pop_configuration()
        else:
            configuration = self._configurations.pop() if self._configurations else None
        if configuration is None:
            raise HostError("cudaErrorMissingConfiguration")
        grid, block, shared, stream = configuration
        try:
            self._launch(symbol, grid, block, shared, stream, arguments, False, key)
        except (HostError, ValueError) as e:
            self._failed(number_of(e))
            self.refused = self.refused or (e.why if isinstance(e, HostError) else str(e))
            raise

    def minicu_launch_function(
        self, kernel: int, gx: int, gy: int, gz: int, bx: int, by: int, bz: int, arguments: int, shared: int,
        stream: int, cooperative: int,
    ) -> None:  # fmt: skip
        """cudaLaunchKernel and cudaLaunchCooperativeKernel."""
        grid, block = _unsigned(gx, gy, gz), _unsigned(bx, by, bz)
        self._launch(self.lookup(kernel), grid, block, shared, stream, arguments, bool(cooperative), kernel)

    def cudaLaunchKernelExC(self, config: int, kernel: int, arguments: int) -> None:
        c, cooperative, cluster = _configured(config)
        grid, block = tuple(c.grid), tuple(c.block)
        self._launch(
            self.lookup(kernel), grid, block, c.shared, c.stream, arguments, cooperative, cluster=cluster
        )

    def _launch(
        self, symbol: str | None, grid: Triple, block: Triple, shared: int, stream: int, arguments: int,
        cooperative: bool, key: int = 0, cluster: Triple | None = None,
    ) -> None:  # fmt: skip
        """`key` is the address by which host code knows the kernel."""
        name = self._checked(symbol, grid, block, shared)
        if cluster is not None and (0 in cluster or any(g % c for g, c in zip(grid, cluster))):
            raise HostError("cudaErrorInvalidValue" if 0 in cluster else "cudaErrorInvalidClusterSize")
        self.side.launch(name, grid, block, shared, stream, arguments, cooperative, cluster)
        if key and not cooperative:
            self.side.know(key, name, grid, block, shared, stream)

    def _checked(self, symbol: str | None, grid: Triple, block: Triple, shared: int) -> str:
        """The name of the kernel to launch. Raises HostError for a configuration that cannot be."""
        name = self._kernel(symbol)
        try:
            extents(grid, f"{name}: grid", GRID_LIMIT)
            x, y, z = extents(block, f"{name}: block", BLOCK_LIMIT)
            if x * y * z > THREADS_LIMIT:
                raise ValueError(
                    f"{name}: block {block} has {x * y * z} threads, the limit is {THREADS_LIMIT}"
                )
            if shared > 0 and shared > (room := self._dynamic(name)):
                raise ValueError(f"{name}: {shared} bytes of dynamic shared memory, where {room} are allowed")
        except ValueError as e:
            self.fault = self.fault or e
            raise HostError("cudaErrorInvalidValue", str(e)) from None  # as the runtime of CUDA 13 has it
        return name

    def launchable(self, kernel: int, grid: Triple, block: Triple, shared: int) -> str:
        return self._checked(self.lookup(kernel), grid, block, shared)

    def _dynamic(self, name: str) -> int:
        """The bytes of dynamic shared memory that a launch may have."""
        room = self._room.get(name)
        return self.side.function_attributes(name)["maxDynamicSharedSizeBytes"] if room is None else room

    def _kernel(self, symbol: str | None) -> str:
        """A kernel's name in the module."""
        if symbol not in self._kernels:
            raise HostError("cudaErrorInvalidDeviceFunction")
        return self._kernels[symbol]

    def minicu_set_attribute(self, kernel: int, attribute: int, value: int) -> None:
        """cudaFuncSetAttribute"""
        name = self._kernel(self.lookup(kernel))
        if not 8 <= attribute <= 15:
            raise HostError("cudaErrorInvalidValue")
        if attribute == 8:  # cudaFuncAttributeMaxDynamicSharedMemorySize
            self.side.allow_shared(name, value)
            self._room[name] = value

    def minicu_get_attributes(self, where: int, kernel: int) -> None:
        """cudaFuncGetAttributes"""
        name = self._kernel(self.lookup(kernel))
        values = {**self.side.function_attributes(name), "maxDynamicSharedSizeBytes": self._dynamic(name)}
        host_properties.fill(where, self.layout("cudaFuncAttributes"), values)

    def cudaGetFuncBySymbol(self, where: int, kernel: int) -> None:
        store_address(where, self.side.function_handle(self._kernel(self.lookup(kernel))))

    def minicu_get_name(self, where: int, kernel: int) -> None:
        """cudaFuncGetName"""
        name = self._kernel(self.lookup(kernel))
        store(where, ctypes.c_void_p, self._text(self.module.program.kernels[name].symbol))

    def minicu_occupancy(self, where: int, kernel: int, threads: int, shared: int) -> None:
        """cudaOccupancyMaxActiveBlocksPerMultiprocessor"""
        name = self._kernel(self.lookup(kernel))
        store(where, ctypes.c_int, self.side.occupancy(name, threads, shared))

    def minicu_clusters(self, where: int, kernel: int, config: int, largest: int) -> None:
        """cudaOccupancyMaxActiveClusters, and cudaOccupancyMaxPotentialClusterSize if `largest`."""
        c, _, cluster = _configured(config)
        name = self._checked(self.lookup(kernel), tuple(c.grid), tuple(c.block), c.shared)
        if not largest and cluster is None and self.module.kernels[name].description.cluster_dims is None:
            raise HostError("cudaErrorInvalidClusterSize")
        shape = tuple(c.grid), tuple(c.block), c.shared, cluster
        count = self.side.largest_cluster(name, *shape) if largest else self.side.clusters(name, *shape)
        store(where, ctypes.c_int, count)

    def minicu_best_block(self, blocks: int, threads: int, kernel: int, shared: int, limit: int) -> None:
        """cudaOccupancyMaxPotentialBlockSize"""
        best = self.side.best_block(self._kernel(self.lookup(kernel)), shared, limit)
        store(blocks, ctypes.c_int, best[0])
        store(threads, ctypes.c_int, best[1])

    def minicu_dynamic_shared(self, where: int, kernel: int, blocks: int, threads: int) -> None:
        """cudaOccupancyAvailableDynamicSMemPerBlock"""
        name = self._kernel(self.lookup(kernel))
        if blocks < 1 or threads < 1:
            raise HostError("cudaErrorInvalidValue")
        store_address(where, self.side.dynamic_shared(name, blocks, threads))

    def minicu_refused(self) -> None:
        """What is declared, and cannot be had here."""
        raise HostError("cudaErrorNotSupported")


def _side(module: Module, device: Device) -> Side:
    """How a device does what host code asks for."""
    if device.kind == "cpu":
        from minicu.runtime.host.cpu import CpuSide

        return CpuSide(module, cast("cpu.CpuDevice", device))
    from minicu.runtime.host.cuda import CudaSide

    return CudaSide(module, cast("CudaDevice", device))


def _configured(config: int) -> tuple[LaunchConfig, bool, Triple | None]:
    """A cudaLaunchConfig_t, whether it is cooperative, and its clusters."""
    if not config:
        raise HostError("cudaErrorInvalidValue")
    c = LaunchConfig.from_address(config)
    cooperative = False
    cluster: Triple | None = None
    for i in range(c.count):
        a = LaunchAttribute.from_address(c.attributes + ctypes.sizeof(LaunchAttribute) * i)
        if a.number == 2:  # cudaLaunchAttributeCooperative
            cooperative = bool(a.value[0])
        elif a.number == 4:  # cudaLaunchAttributeClusterDimension
            x, y, z = a.value[:3]
            cluster = x, y, z
        elif a.number in (7, 11, 12, 13):  # events, clusters that may be others, updates by kernels
            raise HostError("cudaErrorNotSupported")
    return c, cooperative, cluster


def _unsigned(x: int, y: int, z: int) -> Triple:
    return x & 0xFFFFFFFF, y & 0xFFFFFFFF, z & 0xFFFFFFFF
