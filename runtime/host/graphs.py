"""The CUDA runtime API's functions of graphs and of stream capture, as `host_memory` has those of memory."""

from __future__ import annotations

import ctypes
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from minicu.runtime.host.errors import HostError
from minicu.runtime.host.memory import Copy3D, read_copy, store, store_address

if TYPE_CHECKING:
    from minicu.runtime.host.side import Side
    from minicu.runtime.launching.launch import Triple

#: cudaGraphNodeType
KERNEL, COPY, FILL, HOST, GRAPH, EMPTY, RECORD, ALLOCATE, FREE, CONDITIONAL = 0, 1, 2, 3, 4, 5, 7, 10, 11, 13
#: cudaGraphConditionalNodeType, and how many bodies each may have
IF, WHILE, SWITCH = 0, 1, 2
_BODIES = {IF: range(1, 3), WHILE: range(1, 2), SWITCH: range(1, 1 << 16)}
_MODES = (0, 1, 2)  # cudaStreamCaptureMode: what else is forbidden meanwhile differs


class KernelNode(ctypes.Structure):
    """cudaKernelNodeParams"""

    _fields_ = (
        ("kernel", ctypes.c_uint64), ("grid", ctypes.c_uint32 * 3), ("block", ctypes.c_uint32 * 3),
        ("shared", ctypes.c_uint32), ("arguments", ctypes.c_uint64), ("extra", ctypes.c_uint64),
    )  # fmt: skip


class FillNode(ctypes.Structure):
    """cudaMemsetParams"""

    _fields_ = (
        ("address", ctypes.c_uint64), ("pitch", ctypes.c_uint64), ("value", ctypes.c_uint32),
        ("element", ctypes.c_uint32), ("width", ctypes.c_uint64), ("height", ctypes.c_uint64),
    )  # fmt: skip


class AllocateNode(ctypes.Structure):
    """cudaMemAllocNodeParams, which begin with a cudaMemPoolProps"""

    _fields_ = (
        ("allocation", ctypes.c_int), ("handles", ctypes.c_int), ("place", ctypes.c_int),
        ("device", ctypes.c_int), ("pool", ctypes.c_uint64 * 9), ("access", ctypes.c_uint64),
        ("accesses", ctypes.c_uint64), ("size", ctypes.c_uint64), ("address", ctypes.c_uint64),
    )  # fmt: skip


class ConditionalNode(ctypes.Structure):
    """cudaConditionalNodeParams"""

    _fields_ = (
        ("handle", ctypes.c_uint64), ("kind", ctypes.c_int), ("size", ctypes.c_uint32),
        ("bodies", ctypes.c_uint64), ("context", ctypes.c_uint64),
    )  # fmt: skip


class UpdateResult(ctypes.Structure):
    """cudaGraphExecUpdateResultInfo"""

    _fields_ = (("result", ctypes.c_int), ("node", ctypes.c_uint64), ("source", ctypes.c_uint64))


class HostGraphs(ABC):
    """Stream capture, graphs and their execution. Graphs and nodes are handles (integers) of the `side`."""

    side: Side
    _kept: list[Any]  # arrays that host code was given
    _told: Any = None

    @abstractmethod
    def launchable(self, kernel: int, grid: Triple, block: Triple, shared: int) -> str:
        """The name of the kernel at an address of host code. Raises HostError for what cannot be launched."""

    # ---- capture

    def cudaStreamBeginCapture(self, stream: int, mode: int) -> None:
        if mode not in _MODES:
            raise HostError("cudaErrorInvalidValue")
        if stream in (0, 1):
            raise HostError("cudaErrorStreamCaptureUnsupported")
        self.side.begin_capture(stream)

    def minicu_capture_to(self, stream: int, graph: int, before: int, count: int, mode: int) -> None:
        """cudaStreamBeginCaptureToGraph"""
        if mode not in _MODES:
            raise HostError("cudaErrorInvalidValue")
        if stream in (0, 1):
            raise HostError("cudaErrorStreamCaptureUnsupported")
        self.side.begin_capture_to(stream, graph, _handles(before, count))

    def minicu_captured(self, stream: int, graph: int, nodes: int, count: int) -> None:
        """The graph and the dependencies that cudaStreamGetCaptureInfo gives for a capture."""
        target, after = self.side.captured(stream)
        self._told = told = (ctypes.c_uint64 * max(1, len(after)))(*after)  # valid until the next call
        for where, value in ((graph, target), (nodes, ctypes.addressof(told)), (count, len(after))):
            if where:
                store_address(where, value)

    def minicu_capture_after(self, stream: int, nodes: int, count: int, flags: int) -> None:
        """cudaStreamUpdateCaptureDependencies"""
        if flags not in (0, 1):
            raise HostError("cudaErrorInvalidValue")
        self.side.capture_after(stream, _handles(nodes, count), bool(flags))

    def cudaStreamEndCapture(self, stream: int, where: int) -> None:
        if where:
            store_address(where, 0)
        graph = self.side.end_capture(stream)
        if where:
            store_address(where, graph)

    def cudaStreamIsCapturing(self, stream: int, where: int) -> None:
        store(where, ctypes.c_int, self.side.capture_status(stream)[0])

    def minicu_capture_info(self, stream: int, status: int, number: int) -> None:
        """cudaStreamGetCaptureInfo"""
        state = self.side.capture_status(stream)
        store(status, ctypes.c_int, state[0])
        if number:
            store_address(number, state[1])

    def cudaThreadExchangeStreamCaptureMode(self, where: int) -> None:
        """The mode is stored and returned, but has no effect."""
        if not where or ctypes.c_int.from_address(where).value not in _MODES:
            raise HostError("cudaErrorInvalidValue")
        before, self._mode = self._mode, ctypes.c_int.from_address(where).value
        store(where, ctypes.c_int, before)

    _mode = 0

    # ---- graphs

    def cudaGraphCreate(self, where: int, flags: int) -> None:
        if flags or not where:
            raise HostError("cudaErrorInvalidValue")
        store_address(where, self.side.make_graph())

    def cudaGraphClone(self, where: int, graph: int) -> None:
        store_address(where, self.side.clone_graph(graph))

    def cudaGraphDestroy(self, graph: int) -> None:
        self.side.destroy_graph(graph)

    def cudaGraphAddKernelNode(self, where: int, graph: int, before: int, count: int, given: int) -> None:
        kernel = self._kernel_node(given)
        store_address(where, self.side.add_kernel(graph, _handles(before, count), *kernel))

    def _kernel_node(self, given: int) -> tuple[str, Triple, Triple, int, int]:
        if not given:
            raise HostError("cudaErrorInvalidValue")
        node = KernelNode.from_address(given)
        if node.extra:
            raise HostError("cudaErrorNotSupported")
        grid, block = tuple(node.grid), tuple(node.block)
        name = self.launchable(node.kernel, grid, block, node.shared)
        return name, grid, block, node.shared, node.arguments

    def cudaGraphAddMemcpyNode(self, where: int, graph: int, before: int, count: int, given: int) -> None:
        store_address(where, self.side.add_copy(graph, _handles(before, count), _copy(given)))

    def cudaGraphAddMemcpyNode1D(
        self, where: int, graph: int, before: int, count: int, to: int, source: int, size: int, kind: int
    ) -> None:
        copy = _line(to, source, size, kind)
        store_address(where, self.side.add_copy(graph, _handles(before, count), copy))

    def cudaGraphAddMemsetNode(self, where: int, graph: int, before: int, count: int, given: int) -> None:
        store_address(where, self.side.add_fill(graph, _handles(before, count), _fill(given)))

    def cudaGraphAddHostNode(self, where: int, graph: int, before: int, count: int, given: int) -> None:
        store_address(where, self.side.add_host(graph, _handles(before, count), *_function(given)))

    def cudaGraphAddEmptyNode(self, where: int, graph: int, before: int, count: int) -> None:
        store_address(where, self.side.add_empty(graph, _handles(before, count)))

    def cudaGraphAddChildGraphNode(self, where: int, graph: int, before: int, count: int, child: int) -> None:
        store_address(where, self.side.add_child(graph, _handles(before, count), child))

    def cudaGraphConditionalHandleCreate(self, where: int, graph: int, value: int, flags: int) -> None:
        if not where or flags not in (0, 1):
            raise HostError("cudaErrorInvalidValue")
        store_address(where, self.side.make_condition(graph, value, bool(flags)))

    def minicu_add_conditional(self, where: int, graph: int, before: int, count: int, given: int) -> None:
        """cudaGraphAddNode of a conditional node. The array of its bodies stays."""
        node = ConditionalNode.from_address(given) if given else ConditionalNode()
        if not node.handle or node.size not in _BODIES.get(node.kind, ()):
            raise HostError("cudaErrorInvalidValue")
        handle, bodies = self.side.add_conditional(
            graph, _handles(before, count), node.handle, node.kind, node.size
        )
        self._kept.append(kept := (ctypes.c_uint64 * node.size)(*bodies))
        node.bodies = ctypes.addressof(kept)
        store_address(where, handle)

    def cudaGraphAddMemAllocNode(self, where: int, graph: int, before: int, count: int, given: int) -> None:
        if not given:
            raise HostError("cudaErrorInvalidValue")
        node = AllocateNode.from_address(given)
        node.address = 0
        if node.allocation != 1 or node.handles or node.place != 1 or not node.size:
            raise HostError("cudaErrorInvalidValue")
        if node.device:
            raise HostError("cudaErrorInvalidDevice")
        handle, address = self.side.add_allocation(graph, _handles(before, count), node.size)
        store_address(where, handle)
        node.address = address

    def cudaGraphAddMemFreeNode(self, where: int, graph: int, before: int, count: int, address: int) -> None:
        if not address:
            raise HostError("cudaErrorInvalidValue")
        store_address(where, self.side.add_free(graph, _handles(before, count), address))

    def cudaDeviceGraphMemTrim(self, device: int) -> None:
        _first(device)
        self.side.trim_graphs()

    def cudaDeviceGetGraphMemAttribute(self, device: int, number: int, where: int) -> None:
        _first(device)
        if not 0 <= number <= 3:
            raise HostError("cudaErrorInvalidValue")
        store_address(where, self.side.graph_memory(number))

    def cudaDeviceSetGraphMemAttribute(self, device: int, number: int, where: int) -> None:
        _first(device)
        if number not in (1, 3) or not where or ctypes.c_uint64.from_address(where).value:
            raise HostError("cudaErrorInvalidValue")  # the highest values can be set to 0
        self.side.reset_graph_memory(number)

    def minicu_add_dependencies(self, graph: int, sources: int, targets: int, count: int) -> None:
        """cudaGraphAddDependencies"""
        self.side.add_dependencies(graph, _handles(sources, count), _handles(targets, count))

    def cudaGraphKernelNodeSetParams(self, node: int, given: int) -> None:
        self.side.change_kernel(node, *self._kernel_node(given))

    def cudaGraphDestroyNode(self, node: int) -> None:
        self.side.destroy_node(node)

    def cudaGraphGetNodes(self, graph: int, where: int, count: int) -> None:
        _tell(self.side.nodes(graph), where, count)

    def cudaGraphGetRootNodes(self, graph: int, where: int, count: int) -> None:
        _tell(self.side.nodes(graph, roots=True), where, count)

    def cudaGraphNodeGetType(self, node: int, where: int) -> None:
        store(where, ctypes.c_int, self.side.node_type(node))

    # ---- executables

    def cudaGraphInstantiate(self, where: int, graph: int, flags: int) -> None:
        if not where or flags & ~15:
            raise HostError("cudaErrorInvalidValue")
        if flags & 4:  # to be launched by kernels
            raise HostError("cudaErrorNotSupported")
        store_address(where, self.side.instantiate(graph, flags & ~2))

    def cudaGraphInstantiateWithFlags(self, where: int, graph: int, flags: int) -> None:
        self.cudaGraphInstantiate(where, graph, flags)

    def cudaGraphExecDestroy(self, executable: int) -> None:
        self.side.destroy_executable(executable)

    def cudaGraphUpload(self, executable: int, stream: int) -> None:
        self.side.upload(executable, stream)

    def cudaGraphExecKernelNodeSetParams(self, executable: int, node: int, given: int) -> None:
        self.side.set_kernel(executable, node, *self._kernel_node(given))

    def cudaGraphExecMemcpyNodeSetParams(self, executable: int, node: int, given: int) -> None:
        self.side.set_copy(executable, node, _copy(given))

    def cudaGraphExecMemcpyNodeSetParams1D(
        self, executable: int, node: int, to: int, source: int, size: int, kind: int
    ) -> None:
        self.side.set_copy(executable, node, _line(to, source, size, kind))

    def cudaGraphExecMemsetNodeSetParams(self, executable: int, node: int, given: int) -> None:
        self.side.set_fill(executable, node, _fill(given))

    def cudaGraphExecHostNodeSetParams(self, executable: int, node: int, given: int) -> None:
        self.side.set_host(executable, node, *_function(given))

    def cudaGraphExecUpdate(self, executable: int, graph: int, told: int) -> None:
        result, node = self.side.update(executable, graph)
        if told:
            into = UpdateResult.from_address(told)
            into.result, into.node, into.source = result, node, 0
        if result:
            raise HostError("cudaErrorGraphExecUpdateFailure")

    def minicu_graph_step(self, executable: int, stream: int, at: int, function: int, data: int) -> None:
        """cudaGraphLaunch: run the nodes from number `at` on, up to a function of the program, or all."""
        step = self.side.launch_graph(executable, stream, ctypes.c_uint64.from_address(at).value)
        if step is not None:
            for where, value in zip((at, function, data), step, strict=True):
                store_address(where, value)


def _handles(address: int, count: int) -> list[int]:
    if count and not address:
        raise HostError("cudaErrorInvalidValue")
    return list((ctypes.c_uint64 * count).from_address(address)) if count else []


def _copy(given: int) -> Copy3D:
    """A cudaMemcpy3DParms of a node."""
    copy = read_copy(given)
    if copy is None:
        raise HostError("cudaErrorInvalidValue")
    return copy


def _line(to: int, source: int, size: int, kind: int) -> Copy3D:
    """A copy of one row."""
    if not 0 <= kind <= 4:
        raise HostError("cudaErrorInvalidMemcpyDirection")
    if not to or not source or not size:
        raise HostError("cudaErrorInvalidValue")
    return Copy3D(to, size, 1, source, size, 1, size, 1, 1, kind)


def _fill(given: int) -> FillNode:
    """A cudaMemsetParams of a node."""
    if not given:
        raise HostError("cudaErrorInvalidValue")
    node = FillNode.from_address(given)
    row = node.width * node.element
    if not node.address or node.element not in (1, 2, 4) or (node.height > 1 and node.pitch < row):
        raise HostError("cudaErrorInvalidValue")
    return node


def _function(given: int) -> tuple[int, int]:
    """A cudaHostNodeParams: a function's address, its argument."""
    function, data = (ctypes.c_uint64 * 2).from_address(given) if given else (0, 0)
    if not function:
        raise HostError("cudaErrorInvalidValue")
    return function, data


def _first(device: int) -> None:
    if device:
        raise HostError("cudaErrorInvalidDevice")


def _tell(handles: list[int], where: int, count: int) -> None:
    """Give as many handles as there is room for, or their number alone; what is left over is 0."""
    if not count:
        raise HostError("cudaErrorInvalidValue")
    if where:
        room = ctypes.c_uint64.from_address(count).value
        for i in range(room):
            store_address(where + 8 * i, handles[i] if i < len(handles) else 0)
        store_address(count, min(room, len(handles)))
    else:
        store_address(count, len(handles))
