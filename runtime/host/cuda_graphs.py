"""CUDA graphs on a GPU: each call is one of the driver's, and the handles are its own."""

from __future__ import annotations

import ctypes
from abc import ABC, abstractmethod
from functools import cache
from typing import TYPE_CHECKING, Any

from minicu.runtime.cuda.driver import driver, entry
from minicu.runtime.host.errors import HostError
from minicu.runtime.host.graphs import CONDITIONAL, FillNode
from minicu.runtime.host.memory import Copy3D

if TYPE_CHECKING:
    from minicu.runtime.cuda.device import CudaDevice
    from minicu.runtime.cuda.module import CudaFunction
    from minicu.runtime.cuda.stream import StreamUse
    from minicu.runtime.launching.launch import Triple

_HOST, _DEVICE, _UNIFIED = 1, 2, 4  # CUmemorytype
#: cudaMemcpyKind -> the memory types of source and target
TYPES = ((_HOST, _HOST), (_HOST, _DEVICE), (_DEVICE, _HOST), (_DEVICE, _DEVICE), (_UNIFIED, _UNIFIED))
_UPDATE_FAILED = 910
#: The version of the driver's functions that take edges with data, conditional nodes among them.
_WITH_EDGES = 12040


class HostCall(ctypes.Structure):
    """What the driver passes to `caller`: a function of the program, and what that is called with."""

    _fields_ = (("function", ctypes.c_void_p), ("data", ctypes.c_void_p), ("stream", ctypes.c_void_p))


@cache
def caller(kind: str) -> int:
    """The address of what the driver calls for a function of this kind, "host" or "callback"."""
    from minicu import native

    code = native.load("host_calls", native.declarations({"HostCall": HostCall}, {})).code
    return int(code.address(f"minicu_call_{kind}"))


def copy_parameters(c: Copy3D) -> Any:
    """The driver's CUDA_MEMCPY3D."""
    api = driver()
    p = api.CUDA_MEMCPY3D()
    p.srcMemoryType, p.dstMemoryType = (api.CUmemorytype(t) for t in TYPES[c.kind])
    if TYPES[c.kind][0] == _HOST:
        p.srcHost = c.source
    else:
        p.srcDevice = c.source
    if TYPES[c.kind][1] == _HOST:
        p.dstHost = c.to
    else:
        p.dstDevice = c.to
    p.srcPitch, p.srcHeight = c.source_pitch, c.source_rows
    p.dstPitch, p.dstHeight = c.pitch, c.rows
    p.WidthInBytes, p.Height, p.Depth = c.width, c.height, c.depth
    return p


def fill_parameters(given: FillNode) -> Any:
    """The driver's CUDA_MEMSET_NODE_PARAMS."""
    p = driver().CUDA_MEMSET_NODE_PARAMS()
    p.dst, p.pitch, p.value = given.address, given.pitch, given.value
    p.elementSize, p.width, p.height = given.element, given.width, given.height
    return p


def pool_properties(device: int, limit: int = 0) -> Any:
    """The driver's CUmemPoolProps of a pool of a GPU's memory."""
    api = driver()
    p = api.CUmemPoolProps()
    p.allocType = api.CUmemAllocationType.CU_MEM_ALLOCATION_TYPE_PINNED
    p.handleTypes = api.CUmemAllocationHandleType.CU_MEM_HANDLE_TYPE_NONE
    location = api.CUmemLocation()
    location.type = api.CUmemLocationType.CU_MEM_LOCATION_TYPE_DEVICE
    location.id = device
    p.location = location
    if limit:
        p.maxSize = limit
    return p


class CudaGraphs(ABC):
    """Capture and graphs, by handles. `CudaSide` is one."""

    device: CudaDevice

    def __init__(self) -> None:
        self._graphs = set[int]()
        self._executables = set[int]()
        self._calls: list[HostCall] = []  # what the driver calls with; graphs do so again and again

    @abstractmethod
    def _call(self, function: str, *arguments: Any) -> Any: ...

    @abstractmethod
    def _use(self, handle: int) -> StreamUse: ...

    @abstractmethod
    def _function(self, name: str) -> CudaFunction: ...

    # ---- functions of the program

    def _record(self, function: int, data: int, stream: int = 0) -> int:
        """The address of what a caller gets."""
        self._calls.append(record := HostCall(function, data, stream))
        return ctypes.addressof(record)

    def host_function(self, stream: int, function: int, data: int, callback: bool = False) -> bool:
        """A function of the program in a stream's work. Whether the program is to call it now: the driver
        does."""
        record = self._record(function, data, stream)
        kind = "callback" if callback else "host"
        self._direct("cuLaunchHostFunc", self._use(stream).handle, caller(kind), record)
        return False

    def _direct(self, function: str, *arguments: int, version: int = 12000) -> None:
        """Call the driver, and not by its bindings: what they give it to call works once, not in graphs."""
        kind = ctypes.CFUNCTYPE(ctypes.c_int, *[ctypes.c_uint64] * len(arguments))
        with self.device.active():
            self.device.check((kind(entry(function, version))(*arguments),), function)

    # ---- capture

    def begin_capture(self, stream: int) -> None:
        # Relaxed: the driver may load a kernel's code while it is launched for the first time.
        mode = driver().CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED
        self._call("cuStreamBeginCapture", self._use(stream).handle, mode)
        self.device.captures_running += 1

    def begin_capture_to(self, stream: int, graph: int, before: list[int]) -> None:
        nodes = (ctypes.c_uint64 * max(1, len(before)))(*before)
        use, target, start, relaxed = self._use(stream), self._graph(graph), ctypes.addressof(nodes), 2
        arguments = int(use.handle), target, start, 0, len(before), relaxed
        self._direct("cuStreamBeginCaptureToGraph", *arguments, version=_WITH_EDGES)
        self.device.captures_running += 1

    def captured(self, stream: int) -> tuple[int, list[int]]:
        """The graph that a stream is captured into, and the nodes that the next one comes after."""
        told = (ctypes.c_uint64 * 5)()  # status, number, graph, nodes, their count
        at = [ctypes.addressof(told) + 8 * i for i in range(5)]
        stream_handle = int(self._use(stream).handle)
        self._direct("cuStreamGetCaptureInfo", stream_handle, *at[:4], 0, at[4], version=_WITH_EDGES)
        _, _, graph, nodes, count = told
        self._graphs.add(graph)
        return graph, list((ctypes.c_uint64 * count).from_address(nodes)) if count else []

    def capture_after(self, stream: int, nodes: list[int], alone: bool) -> None:
        """The next node of a stream comes after these, or after these as well."""
        array = (ctypes.c_uint64 * max(1, len(nodes)))(*nodes)
        where, flags = ctypes.addressof(array), int(alone)
        handle = int(self._use(stream).handle)
        self._direct(
            "cuStreamUpdateCaptureDependencies", handle, where, 0, len(nodes), flags, version=_WITH_EDGES
        )

    def end_capture(self, stream: int) -> int:
        use = self._use(stream)
        capturing = self.capture_status(stream)[0]
        try:
            graph = int(self._call("cuStreamEndCapture", use.handle))
        finally:
            if capturing and not self.capture_status(stream)[0]:
                self.device.captures_running -= 1
                self.device.free_postponed()
        self._graphs.add(graph)
        return graph

    def capture_status(self, stream: int) -> tuple[int, int]:
        """cudaStreamCaptureStatus, and the capture's number."""
        handle = self._use(stream).handle
        status = int(self._call("cuStreamIsCapturing", handle))
        return status, int(self._call("cuStreamGetCaptureInfo", handle)[1]) if status == 1 else 0

    # ---- graphs

    def _graph(self, handle: int) -> int:
        if handle not in self._graphs:
            raise HostError("cudaErrorInvalidValue")
        return handle

    def make_graph(self) -> int:
        self._graphs.add(handle := int(self._call("cuGraphCreate", 0)))
        return handle

    def clone_graph(self, graph: int) -> int:
        self._graphs.add(handle := int(self._call("cuGraphClone", self._graph(graph))))
        return handle

    def destroy_graph(self, graph: int) -> None:
        self._call("cuGraphDestroy", self._graph(graph))
        self._graphs.discard(graph)

    def _add(self, function: str, graph: int, before: list[int], *parameters: Any) -> int:
        if 0 in before:
            raise HostError("cudaErrorInvalidValue")
        nodes = [driver().CUgraphNode(b) for b in before]
        return int(self._call(function, self._graph(graph), nodes, len(nodes), *parameters))

    def _kernel(self, name: str, grid: Triple, block: Triple, shared: int, arguments: int) -> Any:
        api = driver()
        function = self._function(name)
        with self.device.active():
            function.allow_shared(shared)
        p = api.CUDA_KERNEL_NODE_PARAMS()
        p.func = api.CUfunction(function.handle)
        p.gridDimX, p.gridDimY, p.gridDimZ = grid
        p.blockDimX, p.blockDimY, p.blockDimZ = block
        p.sharedMemBytes = shared
        p.kernelParams = arguments
        return p

    def add_kernel(
        self,
        graph: int,
        before: list[int],
        name: str,
        grid: Triple,
        block: Triple,
        shared: int,
        arguments: int,
    ) -> int:
        kernel = self._kernel(name, grid, block, shared, arguments)
        return self._add("cuGraphAddKernelNode", graph, before, kernel)

    def add_copy(self, graph: int, before: list[int], copy: Copy3D) -> int:
        context = driver().CUcontext(self.device.context)
        return self._add("cuGraphAddMemcpyNode", graph, before, copy_parameters(copy), context)

    def add_fill(self, graph: int, before: list[int], given: FillNode) -> int:
        context = driver().CUcontext(self.device.context)
        return self._add("cuGraphAddMemsetNode", graph, before, fill_parameters(given), context)

    def add_host(self, graph: int, before: list[int], function: int, data: int) -> int:
        if 0 in before:
            raise HostError("cudaErrorInvalidValue")
        node = ctypes.c_uint64()
        nodes = (ctypes.c_uint64 * max(1, len(before)))(*before)
        parameters = (ctypes.c_uint64 * 2)(caller("host"), self._record(function, data))
        where = [ctypes.addressof(each) for each in (node, nodes, parameters)]
        self._direct("cuGraphAddHostNode", where[0], self._graph(graph), where[1], len(before), where[2])
        return node.value

    def add_empty(self, graph: int, before: list[int]) -> int:
        return self._add("cuGraphAddEmptyNode", graph, before)

    def add_child(self, graph: int, before: list[int], child: int) -> int:
        return self._add("cuGraphAddChildGraphNode", graph, before, self._graph(child))

    def make_condition(self, graph: int, value: int, assigned: bool) -> int:
        """The handle of a condition of a graph, which is `value` whenever that is launched, or stays."""
        handle = ctypes.c_uint64()
        where, context = ctypes.addressof(handle), int(self.device.context)
        arguments = where, self._graph(graph), context, value, int(assigned)
        self._direct("cuGraphConditionalHandleCreate", *arguments, version=_WITH_EDGES)
        return handle.value

    def add_conditional(
        self, graph: int, before: list[int], handle: int, kind: int, size: int
    ) -> tuple[int, list[int]]:
        """The node, and the graphs that are its bodies."""
        p = (ctypes.c_uint64 * 32)()  # CUgraphNodeParams
        p[0], p[2], p[3], p[5] = CONDITIONAL, handle, kind | size << 32, int(self.device.context)
        node, nodes = ctypes.c_uint64(), (ctypes.c_uint64 * max(1, len(before)))(*before)
        where = [ctypes.addressof(each) for each in (node, nodes, p)]
        self._direct("cuGraphAddNode", where[0], self._graph(graph), where[1], 0, len(before), where[2],
                     version=_WITH_EDGES)  # fmt: skip
        bodies = list((ctypes.c_uint64 * size).from_address(p[4]))
        self._graphs.update(bodies)
        return node.value, bodies

    def add_allocation(self, graph: int, before: list[int], size: int) -> tuple[int, int]:
        """The node and the address of memory, which is there while the graph runs."""
        p = driver().CUDA_MEM_ALLOC_NODE_PARAMS()
        p.poolProps = pool_properties(self.device.number)
        p.bytesize = size
        handle = self._add("cuGraphAddMemAllocNode", graph, before, p)
        return handle, int(p.dptr)

    def add_free(self, graph: int, before: list[int], address: int) -> int:
        return self._add("cuGraphAddMemFreeNode", graph, before, address)

    def trim_graphs(self) -> None:
        self._call("cuDeviceGraphMemTrim", self.device.number)

    def graph_memory(self, number: int) -> int:
        """A cudaGraphMemAttributeType."""
        key = driver().CUgraphMem_attribute(number)
        return int(self._call("cuDeviceGetGraphMemAttribute", self.device.number, key))

    def reset_graph_memory(self, number: int) -> None:
        api = driver()
        key, value = api.CUgraphMem_attribute(number), api.cuuint64_t(0)
        self._call("cuDeviceSetGraphMemAttribute", self.device.number, key, value)

    def add_dependencies(self, graph: int, sources: list[int], targets: list[int]) -> None:
        if 0 in sources or 0 in targets:
            raise HostError("cudaErrorInvalidValue")
        api = driver()
        pairs = [api.CUgraphNode(n) for n in sources], [api.CUgraphNode(n) for n in targets]
        # CUDA 12's bindings have a second function for edges with data, CUDA 13's have one for both.
        if hasattr(api, "cuGraphAddDependencies_v2"):
            self._call("cuGraphAddDependencies", self._graph(graph), *pairs, len(sources))
        else:
            self._call("cuGraphAddDependencies", self._graph(graph), *pairs, None, len(sources))

    def change_kernel(
        self, node: int, name: str, grid: Triple, block: Triple, shared: int, arguments: int
    ) -> None:
        if not node:
            raise HostError("cudaErrorInvalidValue")
        kernel = self._kernel(name, grid, block, shared, arguments)
        self._call("cuGraphKernelNodeSetParams", node, kernel)

    def destroy_node(self, node: int) -> None:
        if not node:
            raise HostError("cudaErrorInvalidValue")
        self._call("cuGraphDestroyNode", node)

    def nodes(self, graph: int, roots: bool = False) -> list[int]:
        function = "cuGraphGetRootNodes" if roots else "cuGraphGetNodes"
        count = int(self._call(function, self._graph(graph), 0)[-1])
        return [int(n) for n in self._call(function, graph, count)[0]] if count else []

    def node_type(self, node: int) -> int:
        if not node:
            raise HostError("cudaErrorInvalidValue")
        return int(self._call("cuGraphNodeGetType", node))

    # ---- executables

    def _executable(self, handle: int) -> int:
        if handle not in self._executables:
            raise HostError("cudaErrorInvalidValue")
        return handle

    def instantiate(self, graph: int, flags: int) -> int:
        self._executables.add(handle := int(self._call("cuGraphInstantiate", self._graph(graph), flags)))
        return handle

    def destroy_executable(self, executable: int) -> None:
        self._call("cuGraphExecDestroy", self._executable(executable))
        self._executables.discard(executable)

    def upload(self, executable: int, stream: int) -> None:
        self._call("cuGraphUpload", self._executable(executable), self._use(stream).handle)

    def set_kernel(
        self, executable: int, node: int, name: str, grid: Triple, block: Triple, shared: int, arguments: int
    ) -> None:
        self._set("cuGraphExecKernelNodeSetParams", executable, node,
                  self._kernel(name, grid, block, shared, arguments))  # fmt: skip

    def _set(self, function: str, executable: int, node: int, *parameters: Any) -> None:
        if not node:
            raise HostError("cudaErrorInvalidValue")
        self._call(function, self._executable(executable), node, *parameters)

    def set_copy(self, executable: int, node: int, copy: Copy3D) -> None:
        context = driver().CUcontext(self.device.context)
        self._set("cuGraphExecMemcpyNodeSetParams", executable, node, copy_parameters(copy), context)

    def set_fill(self, executable: int, node: int, given: FillNode) -> None:
        context = driver().CUcontext(self.device.context)
        self._set("cuGraphExecMemsetNodeSetParams", executable, node, fill_parameters(given), context)

    def set_host(self, executable: int, node: int, function: int, data: int) -> None:
        if not node:
            raise HostError("cudaErrorInvalidValue")
        parameters = (ctypes.c_uint64 * 2)(caller("host"), self._record(function, data))
        where = ctypes.addressof(parameters)
        self._direct("cuGraphExecHostNodeSetParams", self._executable(executable), node, where)

    def update(self, executable: int, graph: int) -> tuple[int, int]:
        """Do what `graph` does, which must have the same nodes. cudaGraphExecUpdateResult, the node that is
        another."""
        with self.device.active():
            result = driver().cuGraphExecUpdate(self._executable(executable), self._graph(graph))
        if int(result[0]) == _UPDATE_FAILED:
            told = result[1]
            if told is None:  # newer bindings hand out nothing beside an error
                return 1, 0
            return int(told.result) or 1, int(told.errorNode)
        self.device.check(result, "cuGraphExecUpdate")
        return 0, 0

    def launch_graph(self, executable: int, stream: int, at: int) -> tuple[int, int, int] | None:
        """Launch a graph. None: the driver calls the functions of the program that are in it."""
        use = self._use(stream)
        self._call("cuGraphLaunch", self._executable(executable), use.handle)
        use.last.value = self.device.label("a captured graph")
        return None
