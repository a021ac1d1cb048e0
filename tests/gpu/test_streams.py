"""Streams of everybody, events and graphs."""

from __future__ import annotations

import numpy
import pytest

pytestmark = pytest.mark.needs_gpu

SOURCE = """
extern "C" __global__ void wait_and_set(int *x, int v, long long cycles)
{
    long long start = clock64();
    while (clock64() - start < cycles) {}
    *x = v;
}
extern "C" __global__ void add(int *x, int v) { *x += v; }
extern "C" __global__ void copy(const int *from, int *to) { *to = *from; }
"""
LONG = 20_000_000  # cycles: about 10 ms


@pytest.fixture
def module(load):
    return load(SOURCE)


def test_a_stream_of_ours(gpu, module):
    stream = gpu.stream()
    x = gpu.zeros(1, "i4")
    module.wait_and_set[1, 1, 0, stream](x, 5, LONG)
    assert not stream.done
    stream.synchronize()
    assert stream.done and x.numpy()[0] == 5


@pytest.mark.parametrize("blocking", [True, False])
def test_copies_wait_for_kernels_on_any_stream(gpu, module, blocking):
    stream = gpu.stream(blocking=blocking)
    launch = module.wait_and_set[1, 1, 0, stream]
    for value in (5, 6):
        x = gpu.zeros(1, "i4")
        launch(x, value, LONG)
        assert x.numpy()[0] == value


def test_memory_dropped_while_a_stream_that_waits_for_nobody_uses_it(gpu, module):
    stream = gpu.stream(blocking=False)
    launch, later = module.wait_and_set[1, 1, 0, stream], []
    for _ in range(20):
        launch(gpu.zeros(1, "i4"), 1, LONG // 20)
        later.append(gpu.zeros(1, "i4"))
    gpu.synchronize()
    assert all(x.numpy()[0] == 0 for x in later)


def test_streams_wait_for_each_other(gpu, module):
    first, second = gpu.stream(blocking=False), gpu.stream(blocking=False)
    x, y = gpu.zeros(1, "i4"), gpu.zeros(1, "i4")
    module.wait_and_set[1, 1, 0, first](x, 7, LONG)
    second.wait(first)
    module.copy[1, 1, 0, second](x, y)
    second.synchronize()
    assert y.numpy()[0] == 7


def test_events_measure_time(gpu, module):
    x = gpu.zeros(1, "i4")
    module.wait_and_set[1, 1](x, 1, 1000)
    start = gpu.event().record()
    module.wait_and_set[1, 1](x, 1, LONG)
    end = gpu.event().record()
    assert 1e-3 < end.seconds_since(start) < 1 and end.done


def test_the_streams_of_other_libraries(gpu, module):
    x = gpu.zeros(1, "i4")
    streams = {"integer": gpu.stream().handle}
    keep = gpu.stream()
    streams["integer"] = keep.handle
    try:
        import torch

        streams["torch"] = torch.cuda.Stream()
        streams["torch's default"] = torch.cuda.current_stream()
    except ImportError:
        pass
    try:
        import cupy

        streams["cupy"] = cupy.cuda.Stream(non_blocking=True)
        streams["cupy's null"] = cupy.cuda.Stream.null
    except ImportError:
        pass
    try:
        from cuda.core import Device
    except ImportError:
        try:
            from cuda.core.experimental import Device
        except ImportError:
            Device = None
    if Device is not None:
        Device().set_current()
        streams["cuda.core"] = Device().create_stream()
    for number, (name, stream) in enumerate(streams.items(), 1):
        module.wait_and_set[1, 1, 0, stream](x, number, LONG // 10)
        assert x.numpy()[0] == number, name


def test_a_graph(gpu, module):
    stream = gpu.stream()
    x = gpu.zeros(1, "i4")
    launch = module.add[1, 1, 0, stream]
    with stream.capture() as graph:
        launch(x, 1)
        launch(x, 10)
        module.add[1, 1, 0, stream](x, 100)
    assert graph.nodes == 3
    assert x.numpy()[0] == 0  # captured, not run
    for _ in range(3):
        graph.launch(stream)
    graph.launch()
    stream.synchronize()
    assert x.numpy()[0] == 444


def test_what_a_capture_cannot_have(gpu, module):
    from minicu.runtime import DeviceError

    stream = gpu.stream()
    x = gpu.zeros(1, "i4")
    with pytest.raises(DeviceError, match="while a graph is captured"), stream.capture():
        module.add[1, 1, 0, stream](x, 1)
        gpu.zeros(4)
    module.add[1, 1](x, 2)
    assert x.numpy()[0] == 2


def test_in_a_graph_of_pytorch(gpu, module):
    torch = pytest.importorskip("torch")
    x = torch.zeros(1, dtype=torch.int32, device="cuda")
    module.add[1, 1](x, 0)
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        module.add[1, 1, 0, torch.cuda.current_stream()](x, 5)
    for _ in range(4):
        graph.replay()
    torch.cuda.synchronize()
    assert x.item() == 20


def test_pytorch_captures_with_its_own_work(gpu, module):
    """Our launches between PyTorch's operations in one graph, arrays of both, and copies afterwards."""
    torch = pytest.importorskip("torch")
    x = torch.zeros(1, dtype=torch.int32, device="cuda")
    mine = gpu.zeros(1, "i4")
    module.add[1, 1](x, 0)
    module.copy[1, 1](x, mine)
    torch.cuda.synchronize()
    side, graph = torch.cuda.Stream(), torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph, stream=side):
        x += 1
        module.add[1, 1, 0, torch.cuda.current_stream()](x, 5)
        x *= 2
        module.copy[1, 1, 0, torch.cuda.current_stream()](x, mine)
    for _ in range(3):
        graph.replay()
    torch.cuda.synchronize()
    assert x.item() == mine.numpy()[0] == 84
    module.wait_and_set[1, 1, 0, side](mine, 9, LONG)  # the same stream, now as what it is
    assert mine.numpy()[0] == 9


def test_cupy_captures_ours(gpu, module):
    cupy = pytest.importorskip("cupy")
    x, stream = cupy.zeros(1, "i4"), cupy.cuda.Stream(non_blocking=True)
    module.add[1, 1](x, 0)
    cupy.cuda.Device().synchronize()
    with stream:
        stream.begin_capture()
        module.add[1, 1, 0, stream](x, 3)
        graph = stream.end_capture()
        for _ in range(4):
            graph.launch()
        stream.synchronize()
    assert x.get()[0] == 12


def test_two_gpus(gpu, load):
    import minicu
    from minicu.runtime import find
    from minicu.runtime.cuda_driver import device_count

    if device_count() < 2:
        pytest.skip("needs two GPUs")
    other = find("cuda:1")
    program = minicu.compile(SOURCE, arch=gpu.arch)
    here, there = program.load(gpu), program.load(other)
    x, y = gpu.zeros(1, "i4"), other.zeros(1, "i4")
    bound_here, bound_there = here.add[1, 1], there.add[1, 1]
    for _ in range(3):
        bound_here(x, 1)
        bound_there(y, 10)
    assert x.numpy()[0] == 3 and y.numpy()[0] == 30
    with pytest.raises(ValueError, match="is on cuda:1, the kernel runs on cuda:0"):
        bound_here(y, 1)
    with pytest.raises(ValueError, match="belongs to cuda:1"):
        here.add[1, 1, 0, other.stream()]
    x.copy_from(y)
    assert x.numpy()[0] == 30
    numpy.testing.assert_array_equal(y.numpy(), [30])
