"""A GPU as host code's runtime API sees it: each call is one of the driver's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from minicu.runtime.cuda.driver import driver, driver_version
from minicu.runtime.cuda.launch import configuration_with
from minicu.runtime.cuda.memory import place_of
from minicu.runtime.cuda.output import flush_c
from minicu.runtime.cuda.stream import LEGACY, PER_THREAD, Event, Stream, StreamUse
from minicu.runtime.host.cuda_graphs import TYPES, CudaGraphs, copy_parameters, pool_properties
from minicu.runtime.host.errors import HostError
from minicu.runtime.host.memory import Copy3D
from minicu.runtime.host.native import COPIES, COPIES_ASYNC, NativeRuntime
from minicu.runtime.host.properties import LIMITS

if TYPE_CHECKING:
    from minicu.runtime.cuda.device import CudaDevice
    from minicu.runtime.cuda.module import CudaCode, CudaFunction
    from minicu.runtime.host.side import MadeCallback
    from minicu.runtime.launching.launch import Triple
    from minicu.runtime.module import Module

_NOT_READY = 600
_HOST = 1  # CUmemorytype


class CudaSide(CudaGraphs):
    """What HostApi does on a GPU. Addresses and handles are integers, sizes bytes."""

    #: A fault takes the context with it.
    recovers = False

    def __init__(self, module: Module, device: CudaDevice) -> None:
        super().__init__()
        self.module = module
        self.device = device
        self.code = cast("CudaCode", module._code)
        self._streams: dict[int, tuple[Stream, StreamUse]] = {}
        self._events: dict[int, Event] = {}
        self._blocks: set[int] = set()  # what a reset frees
        self._native: NativeRuntime | None = None

    def use_native(self, native: NativeRuntime, callback: MadeCallback) -> None:
        """C functions do the usual calls from now on, on the thread at hand."""
        self._native = native
        with self.device.active():  # which leaves the context current
            pass
        use = self._use(0)
        native.know_stream(0, use.handle, use.last)

    def know(self, key: int, name: str, grid: Triple, block: Triple, shared: int, stream: int) -> None:
        """A kernel was launched for the first time, or on a new stream: the next time C launches it."""
        if self._native is not None:
            function, use = self._function(name), self._use(stream)
            label = self.device.label(function.description.name)
            self._native.know_kernel(key, function.handle, label, shared)
            self._native.know_stream(stream, use.handle, use.last)

    def _known_blocks(self) -> set[int]:
        if self._native is not None:
            self._native.take_log(self._blocks)
        return self._blocks

    def _call(self, function: str, *arguments: Any) -> Any:
        """Call the driver and return its result."""
        with self.device.active():
            return self.device.check(getattr(driver(), function)(*arguments), function)

    def _wait(self, function: str, *arguments: Any, use: StreamUse | None = None) -> None:
        """Call a function of the driver's that waits for kernels; what they printed appears."""
        if self.device.prints or self.device.asserts:
            flush_c()
        call = getattr(driver(), function)
        self.device.wait(lambda: call(*arguments), use)

    # ---- output and waiting

    def show(self) -> None:
        """The driver shows what kernels printed."""

    def synchronize(self) -> None:
        if self.device.prints or self.device.asserts:
            flush_c()
        self.device.synchronize()

    def reset(self) -> None:
        self.synchronize()
        for address in list(self._known_blocks()):
            self.free(address)
        for handle in self._streams:
            self._forget(handle)
        self._streams.clear()
        self._events.clear()

    # ---- memory

    def allocate(self, size: int) -> int:
        address = int(self._call("cuMemAlloc", size))
        self._known_blocks().add(address)
        return address

    def allocate_managed(self, size: int, flags: int) -> int:
        address = int(self._call("cuMemAllocManaged", size, flags))
        self._known_blocks().add(address)
        return address

    def allocate_ordered(self, size: int, stream: int) -> int:
        return int(self._call("cuMemAllocAsync", size, self._use(stream).handle))

    def allocate_host(self, size: int, flags: int) -> int:
        return int(self._call("cuMemHostAlloc", size, flags))

    def free(self, address: int, host: bool = False) -> None:
        if host:
            self._call("cuMemFreeHost", address)
        else:
            self._wait("cuMemFree", address)
            self._known_blocks().discard(address)

    def free_ordered(self, address: int, stream: int) -> None:
        self._call("cuMemFreeAsync", address, self._use(stream).handle)
        self._known_blocks().discard(address)

    def register(self, address: int, size: int, flags: int) -> None:
        self._call("cuMemHostRegister", address, size, flags)

    def unregister(self, address: int) -> None:
        self._call("cuMemHostUnregister", address)

    def device_address(self, host: int) -> int:
        return int(self._call("cuMemHostGetDevicePointer", host, 0))

    def place(self, address: int) -> tuple[int, int]:
        """cudaMemoryType of an address (0: nobody's, 1: the host's, 2: the device's, 3: managed), the address
        on the device."""
        with self.device.active():
            pointer = place_of(address)
        if pointer is None:
            return 0, 0
        if not pointer.everywhere:
            return 2, pointer.address or 0
        managed = driver().CUpointer_attribute.CU_POINTER_ATTRIBUTE_IS_MANAGED
        return (3 if self._call("cuPointerGetAttribute", managed, address) else 1), pointer.address or 0

    def know_variable(self, address: int, size: int) -> None:
        """The driver knows."""

    def memory(self) -> tuple[int, int]:
        """Bytes that are free, bytes there are."""
        return self.device.memory

    def copy(self, to: int, source: int, size: int, kind: int, stream: int | None = None) -> None:
        """Copy; without a stream wait for it."""
        if stream is None:
            self._wait(COPIES[kind], to, source, size)
        else:
            self._call(COPIES_ASYNC[kind], to, source, size, self._use(stream).handle)

    def copy_2d(
        self, to: int, pitch: int, source: int, source_pitch: int, width: int, height: int, kind: int,
        stream: int | None = None,
    ) -> None:  # fmt: skip
        api = driver()
        c = api.CUDA_MEMCPY2D()
        types = [api.CUmemorytype(t) for t in TYPES[kind]]
        c.srcMemoryType, c.dstMemoryType = types
        if TYPES[kind][0] == _HOST:
            c.srcHost = source
        else:
            c.srcDevice = source
        if TYPES[kind][1] == _HOST:
            c.dstHost = to
        else:
            c.dstDevice = to
        c.srcPitch, c.dstPitch, c.WidthInBytes, c.Height = source_pitch, pitch, width, height
        if stream is None:
            self._wait("cuMemcpy2DUnaligned", c)
        else:
            self._call("cuMemcpy2DAsync", c, self._use(stream).handle)

    def copy_3d(self, copy: Copy3D, stream: int | None = None) -> None:
        parameters = copy_parameters(copy)
        if stream is None:
            self._wait("cuMemcpy3D", parameters)
        else:
            self._call("cuMemcpy3DAsync", parameters, self._use(stream).handle)

    def fill(self, address: int, value: int, size: int, stream: int) -> None:
        self._call("cuMemsetD8Async", address, value & 0xFF, size, self._use(stream).handle)

    def fill_2d(self, address: int, pitch: int, value: int, width: int, height: int, stream: int) -> None:
        stream = self._use(stream).handle
        self._call("cuMemsetD2D8Async", address, pitch, value & 0xFF, width, height, stream)

    def prefetch(self, address: int, size: int, stream: int) -> None:
        """A hint: what it would change is speed alone."""
        self._use(stream)

    def attach(self, address: int, size: int, flags: int, stream: int) -> None:
        self._call("cuStreamAttachMemAsync", self._use(stream).handle, address, size, flags)

    # ---- pools

    def default_pool(self) -> int:
        return int(self._call("cuDeviceGetDefaultMemPool", self.device.number))

    def pool(self) -> int:
        return int(self._call("cuDeviceGetMemPool", self.device.number))

    def use_pool(self, handle: int) -> None:
        self._call("cuDeviceSetMemPool", self.device.number, _valid_pool(handle))

    def make_pool(self, limit: int) -> int:
        return int(self._call("cuMemPoolCreate", pool_properties(self.device.number, limit)))

    def destroy_pool(self, handle: int) -> None:
        self._call("cuMemPoolDestroy", _valid_pool(handle))

    def trim_pool(self, handle: int, keep: int) -> None:
        self._call("cuMemPoolTrimTo", _valid_pool(handle), keep)

    def set_pool_attribute(self, handle: int, number: int, value: int) -> None:
        api = driver()
        kind = api.cuuint64_t if number > 3 else int
        self._call("cuMemPoolSetAttribute", _valid_pool(handle), api.CUmemPool_attribute(number), kind(value))

    def pool_attribute(self, handle: int, number: int) -> int:
        key = driver().CUmemPool_attribute(number)
        return int(self._call("cuMemPoolGetAttribute", _valid_pool(handle), key))

    def allocate_from(self, handle: int, size: int, stream: int) -> int:
        return int(self._call("cuMemAllocFromPoolAsync", size, _valid_pool(handle), self._use(stream).handle))

    # ---- streams and events

    def _use(self, handle: int) -> StreamUse:
        if handle in self._streams:
            return self._streams[handle][1]
        if handle in (0, LEGACY, PER_THREAD):
            return self.device.order.use(handle)
        raise HostError("cudaErrorInvalidResourceHandle")

    def make_stream(self, flags: int, priority: int) -> int:
        stream = self.device.stream(blocking=not flags & 1, priority=priority)
        self._streams[stream.handle] = stream, self.device.order.use(stream)
        return stream.handle

    def flags_of(self, stream: int) -> int:
        return int(self._call("cuStreamGetFlags", self._use(stream).handle))

    def priority_of(self, stream: int) -> int:
        return int(self._call("cuStreamGetPriority", self._use(stream).handle))

    def priorities(self) -> tuple[int, int]:
        """The least and the greatest one."""
        least, greatest = self._call("cuCtxGetStreamPriorityRange")
        return int(least), int(greatest)

    def number_of_stream(self, stream: int) -> int:
        return int(self._call("cuStreamGetId", self._use(stream).handle))

    def destroy_stream(self, handle: int) -> None:
        self._forget(handle)
        if self._streams.pop(handle, None) is None:
            raise HostError("cudaErrorInvalidResourceHandle")

    def _forget(self, handle: int) -> None:
        if self._native is not None:
            self._native.forget_stream(handle)

    def synchronize_stream(self, handle: int) -> None:
        use = self._use(handle)
        self._wait("cuStreamSynchronize", use.handle, use=use)

    def query_stream(self, handle: int) -> bool:
        use = self._use(handle)
        return self._finished("cuStreamQuery", use.handle)

    def _finished(self, function: str, handle: int) -> bool:
        with self.device.active():
            result = getattr(driver(), function)(handle)
            if int(result[0]) == _NOT_READY:
                return False
            self.device.check(result, function)
        return True

    def wait_event(self, stream: int, handle: int) -> None:
        self._call("cuStreamWaitEvent", self._use(stream).handle, self._event(handle).handle, 0)

    def _event(self, handle: int) -> Event:
        if handle not in self._events:
            raise HostError("cudaErrorInvalidResourceHandle")
        return self._events[handle]

    def make_event(self, flags: int) -> int:
        event = self.device.event(timing=not flags & 2)
        self._events[event.handle] = event
        return event.handle

    def destroy_event(self, handle: int) -> None:
        self._event(handle)
        del self._events[handle]

    def record(self, handle: int, stream: int, flags: int = 0) -> None:
        handles = self._event(handle).handle, self._use(stream).handle
        if flags:
            self._call("cuEventRecordWithFlags", *handles, flags)
        else:
            self._call("cuEventRecord", *handles)

    def synchronize_event(self, handle: int) -> None:
        self._wait("cuEventSynchronize", self._event(handle).handle)

    def query_event(self, handle: int) -> bool:
        return self._finished("cuEventQuery", self._event(handle).handle)

    def elapsed(self, start: int, end: int) -> float:
        """Milliseconds between two events."""
        handles = self._event(start).handle, self._event(end).handle
        with self.device.active():
            result = driver().cuEventElapsedTime(*handles)
        if int(result[0]) == _NOT_READY:
            raise HostError("cudaErrorNotReady")
        return float(self.device.check(result, "cuEventElapsedTime"))

    # ---- kernels and variables

    def _function(self, name: str) -> CudaFunction:
        return self.code.function(self.module.kernels[name].description)

    def launch(
        self, name: str, grid: Triple, block: Triple, shared: int, stream: int, arguments: int,
        cooperative: bool, cluster: Triple | None = None,
    ) -> None:  # fmt: skip
        """Launch kernel `name`; `arguments` is the address of an array of addresses of them."""
        function, use = self._function(name), self._use(stream)
        api = driver()
        with self.device.active():
            function.allow_shared(shared)
            configuration = (
                api.CUfunction(function.handle), *grid, *block, shared, api.CUstream(use.handle), arguments
            )  # fmt: skip
            if cluster is not None:
                extended = configuration_with(grid, block, shared, use.handle, cluster, cooperative)
                result = api.cuLaunchKernelEx(extended, api.CUfunction(function.handle), arguments, 0)
            elif cooperative:
                result = api.cuLaunchCooperativeKernel(*configuration)
            else:
                result = api.cuLaunchKernel(*configuration, 0)
            if result[0]:
                where = f"launching {function.name}[{grid}, {block}] on {use}"
                raise self.device.error(int(result[0]), where, use)
        use.last.value = self.device.label(function.description.name)

    def allow_shared(self, name: str, size: int) -> None:
        with self.device.active():
            self._function(name).allow_shared(size)

    def function_attributes(self, name: str) -> dict[str, int]:
        a = self._function(name).attributes
        return {
            "sharedSizeBytes": a.shared, "constSizeBytes": a.constant, "localSizeBytes": a.local,
            "maxThreadsPerBlock": a.max_threads, "numRegs": a.registers, "ptxVersion": a.ptx_version,
            "binaryVersion": a.binary_version, "maxDynamicSharedSizeBytes": (48 << 10) - a.shared,
        }  # fmt: skip

    def function_handle(self, name: str) -> int:
        return int(self._function(name).handle)

    def occupancy(self, name: str, threads: int, shared: int) -> int:
        return self._function(name).occupancy(threads, shared)

    def clusters(self, name: str, grid: Triple, block: Triple, shared: int, cluster: Triple | None) -> int:
        return self._clusters("cuOccupancyMaxActiveClusters", name, grid, block, shared, cluster)

    def largest_cluster(
        self, name: str, grid: Triple, block: Triple, shared: int, cluster: Triple | None
    ) -> int:
        return self._clusters("cuOccupancyMaxPotentialClusterSize", name, grid, block, shared, None)

    def _clusters(
        self, asked: str, name: str, grid: Triple, block: Triple, shared: int, cluster: Triple | None
    ) -> int:
        function = driver().CUfunction(self._function(name).handle)
        return int(self._call(asked, function, configuration_with(grid, block, shared, 0, cluster, False)))

    def dynamic_shared(self, name: str, blocks: int, threads: int) -> int:
        """The bytes that each of `blocks` blocks on a multiprocessor can have."""
        function = driver().CUfunction(self._function(name).handle)
        return int(self._call("cuOccupancyAvailableDynamicSMemPerBlock", function, blocks, threads))

    def best_block(self, name: str, shared: int, limit: int) -> tuple[int, int]:
        """The blocks that fill the device, and the threads of each."""
        blocks, threads = self._function(name).best_block(shared)
        if limit and threads > limit:
            threads = limit
            blocks = self.device.multiprocessors * self.occupancy(name, threads, shared)
        return blocks, threads

    # ---- what the device is

    def driver_entry(self, name: bytes, version: int, flags: int) -> int:
        """The address of a function of libcuda; 0 where there is no such one."""
        status, address, *_ = driver().cuGetProcAddress(name, version, flags)
        return 0 if status else int(address)

    def attribute(self, number: int) -> int:
        """A cudaDeviceAttr; 0 where the driver knows no such one."""
        api = driver()
        try:
            key = api.CUdevice_attribute(number)
        except ValueError:
            return 0
        status, value = api.cuDeviceGetAttribute(key, self.device.number)
        return 0 if status else int(value)

    @property
    def title(self) -> str:
        return self.device.model_name

    def driver_version(self) -> int:
        major, minor = driver_version()
        return 1000 * major + 10 * minor

    def set_limit(self, number: int, value: int) -> None:
        if number in LIMITS:
            setattr(self.device.limits, LIMITS[number], value)

    def limit(self, number: int) -> int:
        if number not in LIMITS:
            raise HostError("cudaErrorUnsupportedLimit")
        return int(getattr(self.device.limits, LIMITS[number]))


def _valid_pool(pool: int) -> int:
    if not pool:
        raise HostError("cudaErrorInvalidValue")
    return pool
