"""CUDA graphs on the CPU device: what streams were given, to be done later, as often as it is asked for."""

from __future__ import annotations

import ctypes
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING

from minicu.runtime.host.cpu_nodes import Action, Capture, Choice, Graph, Node, Step, nothing, steps
from minicu.runtime.host.cpu_ranges import KnownMemory
from minicu.runtime.host.errors import HostError
from minicu.runtime.host.graphs import (
    ALLOCATE,
    CONDITIONAL,
    COPY,
    EMPTY,
    FILL,
    FREE,
    GRAPH,
    HOST,
    KERNEL,
    FillNode,
)
from minicu.runtime.host.memory import Copy3D

if TYPE_CHECKING:
    from minicu.runtime.launching.launch import Triple


class CpuGraphs(ABC):
    """Capture and graphs, by handles. `CpuSide` is one, and says how memory is reached."""

    _known: KnownMemory

    def __init__(self) -> None:
        self._captures: dict[int, Capture] = {}  # by stream
        self._graphs: dict[int, Graph] = {}
        self._executables: dict[int, list[Step]] = {}
        self._values: dict[int, dict[int, int]] = {}  # of conditions, by executable
        self._nodes: dict[int, Node] = {}
        self._owned: dict[int, int] = {}  # sizes of memory that nodes allocate, by address: it stays
        self._numbers: dict[Node, int] = {}

    @abstractmethod
    def _handle(self) -> int: ...

    @abstractmethod
    def _stream(self, handle: int) -> None: ...

    @abstractmethod
    def flags_of(self, stream: int) -> int: ...

    @abstractmethod
    def prepared(
        self, name: str, grid: Triple, block: Triple, shared: int, arguments: int, cooperative: bool
    ) -> Action: ...

    @abstractmethod
    def allocate(self, size: int) -> int: ...

    @abstractmethod
    def copy_rows(self, c: Copy3D) -> None: ...

    def forget_graphs(self) -> None:
        for each in (
            self._captures,
            self._graphs,
            self._executables,
            self._values,
            self._nodes,
            self._numbers,
            self._owned,
        ):
            each.clear()

    # ---- capture

    def _do(self, stream: int, kind: int, action: Action) -> None:
        """Do something in a stream's order: now, as all before is done, or when the graph is launched that
        the stream is captured into."""
        self._stream(stream)
        capture = self._captures.get(stream)
        if capture is not None:
            self._note(capture, stream, Node(kind, action))
            return
        self._implicit(stream)
        action()

    def _note(self, capture: Capture, stream: int, node: Node) -> None:
        if not capture.valid:
            raise HostError("cudaErrorStreamCaptureInvalidated")
        capture.add(stream, node)

    def _implicit(self, stream: int = 0) -> None:
        """A stream is used: the default one would wait for blocking streams, which cannot be captured."""
        if stream not in (0, 1):
            return
        for capture in set(self._captures.values()):
            if not self.flags_of(capture.origin) & 1:
                capture.valid = False
                raise HostError("cudaErrorStreamCaptureImplicit")

    def _waits(self, stream: int | None = None) -> None:
        """Host code waits for a stream, or for all: it cannot wait for what is only noted."""
        for captured, capture in self._captures.items():
            if stream is None or captured == stream:
                capture.valid = False
                raise HostError("cudaErrorStreamCaptureUnsupported")

    def begin_capture(self, stream: int) -> None:
        self._begin(stream, self._handle(), Graph(), [])

    def begin_capture_to(self, stream: int, graph: int, before: list[int]) -> None:
        self._begin(stream, graph, self._graph(graph), [self._node(b) for b in before])

    def _begin(self, stream: int, handle: int, graph: Graph, before: Sequence[Node]) -> None:
        self._stream(stream)
        if stream in self._captures:
            raise HostError("cudaErrorIllegalState")
        self._graphs[handle] = graph
        self._captures[stream] = Capture(stream, self._handle(), graph, handle, before)

    def captured(self, stream: int) -> tuple[int, list[int]]:
        capture = self._captures[stream]
        return capture.handle, [self._number(node) for node in capture.ends[stream]]

    def capture_after(self, stream: int, nodes: list[int], alone: bool) -> None:
        capture = self._captures.get(stream)
        if capture is None:
            raise HostError("cudaErrorIllegalState")
        wanted = [self._node(node) for node in nodes]
        capture.ends[stream] = wanted if alone else [*capture.ends[stream], *wanted]

    def end_capture(self, stream: int) -> int:
        self._stream(stream)
        capture = self._captures.get(stream)
        if capture is None:
            raise HostError("cudaErrorIllegalState")
        if capture.origin != stream:
            raise HostError("cudaErrorStreamCaptureUnmatched")
        self._captures = {s: c for s, c in self._captures.items() if c is not capture}
        if not capture.valid:
            raise HostError("cudaErrorStreamCaptureInvalidated")
        if not capture.joined():
            raise HostError("cudaErrorStreamCaptureUnjoined")
        return capture.handle

    def capture_status(self, stream: int) -> tuple[int, int]:
        """cudaStreamCaptureStatus, and the capture's number."""
        self._stream(stream)
        capture = self._captures.get(stream)
        if capture is None:
            self._implicit(stream)
            return 0, 0
        return (1 if capture.valid else 2), capture.number

    # ---- graphs

    def _graph(self, handle: int) -> Graph:
        if handle not in self._graphs:
            raise HostError("cudaErrorInvalidValue")
        return self._graphs[handle]

    def _node(self, handle: int) -> Node:
        if handle not in self._nodes:
            raise HostError("cudaErrorInvalidValue")
        return self._nodes[handle]

    def _number(self, node: Node) -> int:
        """The handle of a node, which gets one when it is asked for."""
        if node not in self._numbers:
            self._numbers[node] = number = self._handle()
            self._nodes[number] = node
        return self._numbers[node]

    def make_graph(self) -> int:
        self._graphs[handle := self._handle()] = Graph()
        return handle

    def clone_graph(self, graph: int) -> int:
        clone = self._graph(graph).copy()
        self._graphs[handle := self._handle()] = clone
        return handle

    def destroy_graph(self, graph: int) -> None:
        for node in self._graph(graph).nodes:
            self._nodes.pop(self._numbers.pop(node, 0), None)
        del self._graphs[graph]

    def _add(self, graph: int, before: Sequence[int], node: Node) -> int:
        target = self._graph(graph)
        node.before = [self._node(b) for b in before]
        if not set(target.nodes).issuperset(node.before) or len(set(before)) < len(before):
            raise HostError("cudaErrorInvalidValue")
        target.nodes.append(node)
        return self._number(node)

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
        run = self.prepared(name, grid, block, shared, arguments, False)
        return self._add(graph, before, Node(KERNEL, run))

    def add_copy(self, graph: int, before: list[int], copy: Copy3D) -> int:
        return self._add(graph, before, Node(COPY, self._copying_node(copy)))

    def _copying_node(self, copy: Copy3D) -> Action:
        ends = ((copy.pitch, copy.rows), (copy.source_pitch, copy.source_rows))
        size, source_size = (((copy.depth - 1) * r + copy.height - 1) * p + copy.width for p, r in ends)
        self._known.check_copy(copy.to, size, copy.source, source_size, copy.kind)
        return lambda: self.copy_rows(copy)

    def add_fill(self, graph: int, before: list[int], given: FillNode) -> int:
        return self._add(graph, before, Node(FILL, self._filling_node(given)))

    def _filling_node(self, given: FillNode) -> Action:
        element = (given.value & (1 << 8 * given.element) - 1).to_bytes(given.element, "little")
        row, start, pitch, height = element * given.width, given.address, given.pitch, given.height
        self._known.check_fill(start, (height - 1) * pitch + len(row))

        def run() -> None:
            for y in range(height):
                ctypes.memmove(start + y * pitch, row, len(row))

        return run

    def add_host(self, graph: int, before: list[int], function: int, data: int) -> int:
        return self._add(graph, before, Node(HOST, nothing, host=(function, data)))

    def add_empty(self, graph: int, before: list[int]) -> int:
        return self._add(graph, before, Node(EMPTY, nothing))

    def add_child(self, graph: int, before: list[int], child: int) -> int:
        return self._add(graph, before, Node(GRAPH, nothing, child=self._graph(child).copy()))

    def make_condition(self, graph: int, value: int, assigned: bool) -> int:
        """The handle of a new condition of a graph. Its value is `value` now and, if `assigned`, at the start
        of each launch of the graph; otherwise it stays as it was left."""
        target = self._graph(graph)
        handle = self.allocate(4)
        ctypes.c_uint32.from_address(handle).value = value
        if assigned:
            target.values[handle] = value
        return handle

    def add_conditional(
        self, graph: int, before: list[int], handle: int, kind: int, size: int
    ) -> tuple[int, list[int]]:
        """A new conditional node with `size` empty graphs as its bodies. Returns the node and these
        graphs."""
        bodies = [self.make_graph() for _ in range(size)]
        choice = Choice(handle, kind, [self._graphs[body] for body in bodies])
        return self._add(graph, before, Node(CONDITIONAL, nothing, choice=choice)), bodies

    def add_allocation(self, graph: int, before: list[int], size: int) -> tuple[int, int]:
        """The node, and the address of `size` bytes, which exist from now on: host code gets the address
        now."""
        handle = self._add(graph, before, Node(ALLOCATE, nothing))
        address = self.allocate(size)
        self._owned[address] = size
        return handle, address

    def add_free(self, graph: int, before: list[int], address: int) -> int:
        return self._add(graph, before, Node(FREE, nothing))  # the graph may be launched again

    def trim_graphs(self) -> None:
        """Memory of graphs stays: who launches one finds it."""
        return

    def graph_memory(self, number: int) -> int:
        """A cudaGraphMemAttributeType."""
        return sum(self._owned.values())

    def reset_graph_memory(self, number: int) -> None:
        """The highest value is the one there is."""
        return

    def add_dependencies(self, graph: int, sources: list[int], targets: list[int]) -> None:
        nodes = self._graph(graph).nodes
        for source, target in zip(map(self._node, sources), map(self._node, targets), strict=True):
            if source not in nodes or target not in nodes or source in target.before:
                raise HostError("cudaErrorInvalidValue")
            target.before = [*target.before, source]

    def change_kernel(
        self, node: int, name: str, grid: Triple, block: Triple, shared: int, arguments: int
    ) -> None:
        wanted = self._node(node)
        if wanted.kind != KERNEL:
            raise HostError("cudaErrorInvalidValue")
        wanted.run = self.prepared(name, grid, block, shared, arguments, False)

    def destroy_node(self, node: int) -> None:
        gone = self._node(node)
        for graph in self._graphs.values():
            if gone in graph.nodes:
                graph.nodes.remove(gone)
                for other in graph.nodes:
                    other.before = [b for b in other.before if b is not gone]
        del self._nodes[node], self._numbers[gone]

    def nodes(self, graph: int, roots: bool = False) -> list[int]:
        return [self._number(n) for n in self._graph(graph).nodes if not (roots and n.before)]

    def node_type(self, node: int) -> int:
        return self._node(node).kind

    # ---- executables

    def _steps(self, handle: int) -> list[Step]:
        if handle not in self._executables:
            raise HostError("cudaErrorInvalidValue")
        return self._executables[handle]

    def instantiate(self, graph: int, flags: int) -> int:
        order = steps(self._graph(graph))
        self._executables[handle := self._handle()] = order
        self._values[handle] = dict(self._graph(graph).values)
        return handle

    def destroy_executable(self, executable: int) -> None:
        self._steps(executable)
        del self._executables[executable], self._values[executable]

    def upload(self, executable: int, stream: int) -> None:
        self._steps(executable)
        self._stream(stream)

    def set_kernel(
        self, executable: int, node: int, name: str, grid: Triple, block: Triple, shared: int, arguments: int
    ) -> None:
        self._step(executable, node, KERNEL).run = self.prepared(name, grid, block, shared, arguments, False)

    def set_copy(self, executable: int, node: int, copy: Copy3D) -> None:
        self._step(executable, node, COPY).run = self._copying_node(copy)

    def set_fill(self, executable: int, node: int, given: FillNode) -> None:
        self._step(executable, node, FILL).run = self._filling_node(given)

    def set_host(self, executable: int, node: int, function: int, data: int) -> None:
        self._step(executable, node, HOST).host = function, data

    def _step(self, executable: int, node: int, kind: int) -> Step:
        """What an executable does for a node of this kind in its graph."""
        wanted = self._node(node)
        for step in self._steps(executable):
            if step.node is wanted and step.kind == kind:
                return step
        raise HostError("cudaErrorInvalidValue")

    def update(self, executable: int, graph: int) -> tuple[int, int]:
        """Do what `graph` does, which must have the same nodes. cudaGraphExecUpdateResult, the node that is
        another."""
        before, after = self._steps(executable), steps(self._graph(graph))
        if len(before) != len(after):
            return 2, 0  # another topology
        for old, twin in zip(before, after, strict=True):
            if old.kind != twin.kind:
                return 3, self._number(twin.node)
        for old, twin in zip(before, after, strict=True):
            old.run, old.host = twin.run, twin.host
        return 0, 0

    def launch_graph(self, executable: int, stream: int, at: int) -> tuple[int, int, int] | None:
        """Run the steps from number `at` on. None when all are done, or the step after a function of the
        program, that function, and its argument: it is to be called before the rest."""
        order = self._steps(executable)
        self._stream(stream)
        capture = self._captures.get(stream)
        if capture is not None:
            child = Graph()
            for step in order:
                node = Node(step.kind, step.run, host=step.host)
                node.before = child.nodes[-1:]
                child.nodes.append(node)
            self._note(capture, stream, Node(GRAPH, nothing, child=child))
            return None
        self._implicit(stream)
        for handle, value in self._values[executable].items() if not at else ():
            ctypes.c_uint32.from_address(handle).value = value
        for i in range(at, len(order)):
            host = order[i].host
            if host is not None:
                return i + 1, *host
            order[i].run()
        return None
