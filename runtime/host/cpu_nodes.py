"""The nodes of CUDA graphs on the CPU device, and the graphs that they make."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from typing import NamedTuple

from minicu.runtime.host.errors import HostError
from minicu.runtime.host.graphs import IF, WHILE

Action = Callable[[], None]


class Node:
    """One operation of a graph. `run` executes it, except for these: `host` (address and argument) is a
    function that the program calls itself; `child` is a graph that takes the node's place; `choice` makes it
    a conditional node. `before` are the nodes that must be done first."""

    def __init__(
        self,
        kind: int,
        run: Action,
        *,
        host: tuple[int, int] | None = None,
        child: Graph | None = None,
        choice: Choice | None = None,
    ) -> None:
        self.kind = kind
        self.run = run
        self.host = host
        self.child = child
        self.choice = choice
        self.before: list[Node] = []

    def copy(self) -> Node:
        """A copy that depends on no other node."""
        child, choice = self.child and self.child.copy(), self.choice
        if choice is not None:
            choice = Choice(choice.handle, choice.kind, [body.copy() for body in choice.bodies])
        return Node(self.kind, self.run, host=self.host, child=child, choice=choice)


class Choice(NamedTuple):
    """What a conditional node runs. `handle` is the address of the condition's value (32 bits), `kind` a
    cudaGraphConditionalNodeType."""

    handle: int
    kind: int
    bodies: list[Graph]

    def action(self) -> Action:
        """A function that runs the bodies, as they are at this call, by the value at the time it runs. Raises
        HostError if a body calls a function of the program: the device cannot call the host."""
        bodies = [steps(body) for body in self.bodies]
        if any(step.host is not None for body in bodies for step in body):
            raise HostError("cudaErrorNotSupported")
        value, kind = ctypes.c_uint32.from_address(self.handle), self.kind

        def run() -> None:
            while True:
                chosen = value.value if kind not in (IF, WHILE) else 0 if value.value else 1
                for step in bodies[chosen] if chosen < len(bodies) else ():
                    step.run()
                if kind != WHILE or chosen:
                    return

        return run


class Graph:
    """Nodes with their dependencies. `values`: handle of a condition -> its value at each launch."""

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self.values: dict[int, int] = {}

    def ordered(self) -> list[Node]:
        """The nodes, each after those in its `before`, otherwise in the order in which they were added.
        Raises HostError for a cycle."""
        order: list[Node] = []
        done = set[Node]()
        left = self.nodes
        while left:
            ready = None
            for i, node in enumerate(left):
                if done.issuperset(node.before):
                    ready = i
                    break
            if ready is None:
                raise HostError("cudaErrorInvalidValue")
            done.add(left[ready])
            order.append(left[ready])
            left = left[:ready] + left[ready + 1 :]
        return order

    def copy(self) -> Graph:
        copied = Graph()
        copied.values = dict(self.values)
        twins = {n: n.copy() for n in self.nodes}
        for node, twin in twins.items():
            twin.before = [twins[b] for b in node.before]
        copied.nodes = list(twins.values())
        return copied


class Step:
    """What an instantiated graph does for one node."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.kind = node.kind
        self.run = node.run if node.choice is None else node.choice.action()
        self.host = node.host


def steps(graph: Graph) -> list[Step]:
    """The steps of a graph, those of child graphs in the places of their nodes."""
    result: list[Step] = []
    for node in graph.ordered():
        result += steps(node.child) if node.child is not None else [Step(node)]
    return result


class Capture:
    """A capture in progress, which began on stream `origin`. `ends`: stream -> the nodes on which the next
    node captured from it depends."""

    def __init__(
        self, origin: int, number: int, graph: Graph, handle: int, before: Sequence[Node] = ()
    ) -> None:
        self.origin = origin
        self.number = number
        self.graph, self.handle = graph, handle
        self.first = len(graph.nodes)
        self.ends: dict[int, list[Node]] = {origin: list(before)}
        self.valid = True

    def add(self, stream: int, node: Node) -> None:
        node.before = self.ends[stream]
        self.graph.nodes.append(node)
        self.ends[stream] = [node]

    def joined(self) -> bool:
        """Whether every captured node is done before the next one on the origin (else the capture is
        unjoined)."""
        seen = set[Node]()
        todo = list(self.ends[self.origin])
        while todo:
            node = todo.pop()
            if node not in seen:
                seen.add(node)
                todo += node.before
        return seen.issuperset(self.graph.nodes[self.first :])


def nothing() -> None:
    """The `run` of nodes that need none: empty ones, and those with `host`, `child` or `choice`."""
