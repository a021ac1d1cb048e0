"""Graphs in the CUDA runtime API for host code, over the CPU device."""

from __future__ import annotations

import ctypes
import sys

import numpy
import pytest
from runner.host_api import INVALID, OK, connected, handle

from minicu.runtime.host import cuda_graphs
from minicu.runtime.host import graphs as host_graphs

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs the CPU device")

UNSUPPORTED, INVALIDATED, UNMATCHED, UNJOINED, ISOLATION, IMPLICIT, CAPTURED = (
    900,
    901,
    903,
    904,
    905,
    906,
    907,
)
MERGE = 902


@pytest.fixture
def c():
    return connected()


def test_what_is_captured_is_done_when_the_graph_is_launched(c):
    stream, data = handle(c, "cudaStreamCreate"), numpy.ones(4, "f4")
    assert c("cudaHostRegister", data.ctypes.data, data.nbytes, 0) == OK
    assert c("cudaStreamBeginCapture", stream, 0) == OK
    where = ctypes.c_uint64(data.ctypes.data)
    n = ctypes.c_int(4)
    c.launch("saxpy", 1, 32, n, ctypes.c_float(0), where, where, stream=stream)
    n.value = 0  # no more seen
    assert c("cudaMemsetAsync", data.ctypes.data, 0, 4, stream) == OK
    number, status = ctypes.c_uint64(), ctypes.c_int()
    assert c("minicu_capture_info", stream, status, number) == OK and status.value == 1 and number.value
    graph = ctypes.c_uint64()
    assert c("cudaStreamEndCapture", stream, graph) == OK and list(data) == [1, 1, 1, 1]
    run = handle(c, "cudaGraphInstantiate", graph.value, 0)
    assert c("cudaGraphDestroy", graph.value) == OK and c("cudaGraphDestroy", graph.value) == INVALID
    at, function, argument = ctypes.c_uint64(), ctypes.c_uint64(), ctypes.c_uint64()
    assert c("minicu_graph_step", run, stream, at, function, argument) == OK
    assert list(data) == [0, 1, 1, 1] and function.value == 0
    assert c("cudaGraphExecDestroy", run) == OK and c("cudaGraphExecDestroy", run) == INVALID


def test_what_cannot_be_captured(c):
    stream, other, second = (handle(c, "cudaStreamCreate") for _ in range(3))
    event, late, graph, data = handle(c, "cudaEventCreate"), handle(c, "cudaEventCreate"), 0, c.allocate(4)
    graph = ctypes.c_uint64(1)
    assert c("cudaEventRecord", late, other) == OK

    def capture(*calls):
        assert c("cudaStreamBeginCapture", stream, 0) == OK
        return [c(*call) for call in (*calls, ("cudaStreamEndCapture", stream, graph))]

    assert capture(("cudaDeviceSynchronize",)) == [UNSUPPORTED, INVALIDATED] and graph.value == 0
    assert capture(("cudaStreamQuery", stream), ("cudaMemsetAsync", data, 0, 4, stream)) == [
        UNSUPPORTED, INVALIDATED, INVALIDATED,
    ]  # fmt: skip
    assert capture(("cudaMemset", data, 0, 4)) == [IMPLICIT, INVALIDATED]
    assert capture(("cudaStreamWaitEvent", stream, late, 0)) == [ISOLATION, INVALIDATED]
    fork = ("cudaEventRecord", event, stream), ("cudaStreamWaitEvent", other, event, 0)
    assert capture(*fork, ("cudaEventSynchronize", event)) == [OK, OK, CAPTURED, OK]
    assert capture(*fork, ("cudaMemsetAsync", data, 0, 4, other)) == [OK, OK, OK, UNJOINED]
    assert capture(*fork, ("cudaStreamEndCapture", other, graph)) == [OK, OK, UNMATCHED, OK]
    assert capture(("cudaStreamBeginCapture", stream, 0)) == [401, OK]
    assert c("cudaStreamBeginCapture", second, 0) == OK
    assert capture(("cudaEventRecord", event, stream), ("cudaStreamWaitEvent", second, event, 0)) == [
        OK, MERGE, INVALIDATED,
    ]  # fmt: skip
    assert c("cudaStreamEndCapture", second, graph) == INVALIDATED
    assert c("minicu_callback", stream, 1, 0, 0, ctypes.c_int()) == OK
    assert capture(("minicu_callback", stream, 1, 0, 0, ctypes.c_int())) == [UNSUPPORTED, OK]


def test_functions_of_the_program_are_called_by_the_program(c):
    stream, now = handle(c, "cudaStreamCreate"), ctypes.c_int(-1)
    assert c("minicu_host_function", stream, 0x77, 0x88, now) == OK and now.value == 1
    graph, node = handle(c, "cudaGraphCreate", 0), ctypes.c_uint64()
    for number in (5, 6):
        given = (ctypes.c_uint64 * 2)(0x70 + number, number)
        assert c("cudaGraphAddHostNode", node, graph, None, 0, given) == OK
    run = handle(c, "cudaGraphInstantiate", graph, 0)
    at, seen = ctypes.c_uint64(), []
    for _ in range(3):
        function, argument = ctypes.c_uint64(), ctypes.c_uint64()
        assert c("minicu_graph_step", run, stream, at, function, argument) == OK
        seen.append((function.value, argument.value))
    assert seen == [(0x75, 5), (0x76, 6), (0, 0)]


def test_nodes_run_behind_those_they_depend_on(c):
    graph, data = handle(c, "cudaGraphCreate", 0), c.allocate(8)
    nodes = []
    for value in (1, 2, 3):
        fill = (ctypes.c_uint64 * 5)(data, 0, value | 2 << 32, 4, 1)  # cudaMemsetParams
        nodes.append(handle(c, "cudaGraphAddMemsetNode", graph, None, 0, fill))
    sources, targets = (ctypes.c_uint64 * 2)(nodes[2], nodes[0]), (ctypes.c_uint64 * 2)(nodes[0], nodes[1])
    assert c("minicu_add_dependencies", graph, sources, targets, 2) == OK
    assert c("minicu_add_dependencies", graph, sources, targets, 1) == INVALID
    count, found = ctypes.c_uint64(3), (ctypes.c_uint64 * 3)()
    assert c("cudaGraphGetRootNodes", graph, found, count) == OK and count.value == 1
    assert list(found) == [nodes[2], 0, 0]
    assert c("cudaGraphGetNodes", graph, None, count) == OK and count.value == 3
    run, back = handle(c, "cudaGraphInstantiate", graph, 0), numpy.zeros(4, "u2")
    assert c("minicu_graph_step", run, 0, ctypes.c_uint64(), None, None) == OK
    assert c("cudaMemcpy", back.ctypes.data, data, 8, 2) == OK and list(back) == [2, 2, 2, 2]
    around = (ctypes.c_uint64 * 1)(nodes[1]), (ctypes.c_uint64 * 1)(nodes[2])
    assert c("minicu_add_dependencies", graph, *around, 1) == OK
    assert c("cudaGraphInstantiate", count, graph, 0) == INVALID  # a cycle
    foreign = handle(c, "cudaGraphCreate", 0)
    assert c("cudaGraphAddEmptyNode", count, foreign, around[0], 1) == INVALID
    assert c("cudaGraphDestroy", graph) == OK and c("cudaGraphNodeGetType", nodes[0], count) == INVALID


def test_memory_of_graphs(c):
    graph, given = handle(c, "cudaGraphCreate", 0), host_graphs.AllocateNode()
    given.allocation, given.place, given.size = 1, 1, 64
    node = ctypes.c_uint64()
    assert c("cudaGraphAddMemAllocNode", node, graph, None, 0, given) == OK and given.address
    before = (ctypes.c_uint64 * 1)(node.value)
    assert c("cudaGraphAddMemFreeNode", node, graph, before, 1, given.address) == OK
    assert c("cudaFree", given.address) == OK and c("cudaMemset", given.address, 1, 64) == OK  # it stays
    stream, end = handle(c, "cudaStreamCreate"), ctypes.c_uint64()
    assert c("cudaStreamBeginCapture", stream, 0) == OK
    captured = handle(c, "cudaMallocAsync", 32, stream)
    assert c("cudaFreeAsync", captured, stream) == OK and c("cudaStreamEndCapture", stream, end) == OK
    assert c("cudaMemset", captured, 1, 32) == OK
    used = ctypes.c_uint64()
    assert c("cudaDeviceGetGraphMemAttribute", 0, 0, used) == OK and used.value == 96
    assert c("cudaDeviceSetGraphMemAttribute", 0, 1, used) == INVALID
    given.device = 1
    assert c("cudaGraphAddMemAllocNode", node, graph, None, 0, given) == 101


@pytest.mark.parametrize(("kind", "given"), [("host", (0x88,)), ("callback", (0x99, 0, 0x88))])
def test_what_the_driver_calls(kind, given):
    """It passes one address, and the function of the program gets what it was said to."""
    seen = []
    form = ctypes.CFUNCTYPE(None, *[ctypes.c_int if n == 0 else ctypes.c_uint64 for n in given])
    function = form(lambda *arguments: seen.append(arguments))
    call = cuda_graphs.HostCall(ctypes.cast(function, ctypes.c_void_p).value, 0x88, 0x99)
    ctypes.CFUNCTYPE(None, ctypes.c_void_p)(cuda_graphs.caller(kind))(ctypes.addressof(call))
    assert seen == [given]
