"""Streams of everybody, events and graphs."""

from __future__ import annotations

import gc

import numpy
import pytest
from runner.libraries import cuda_core, library

import minicu

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
    module.wait_and_set[1, 1, 0, stream](x, 5, 10 * LONG)
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


@pytest.mark.parametrize("blocking", [True, False])
def test_streams_that_nobody_holds_any_more(gpu, module, blocking):
    x, source = gpu.zeros(1, "i4"), gpu.pinned(1, "i4")
    source[0] = 7
    module.wait_and_set.configure(1, 1, 0, gpu.stream(blocking=blocking))(x, 5, LONG)
    assert x.numpy()[0] == 5
    stream = gpu.stream(blocking=blocking)
    module.wait_and_set.configure(1, 1, 0, stream)(x, 6, LONG)
    assert x.numpy()[0] == 6
    y = gpu.zeros(1, "i4")
    module.wait_and_set[1, 1, 0, stream](y, 1, LONG)
    x.copy_from(source, stream)
    module.wait_and_set._launches.clear()
    assert x.numpy()[0] == 7


def test_events_measure_time(gpu, module):
    x = gpu.zeros(1, "i4")
    module.wait_and_set[1, 1](x, 1, 1000)
    start = gpu.event().record()
    module.wait_and_set[1, 1](x, 1, LONG)
    end = gpu.event().record()
    assert 1e-3 < end.seconds_since(start) < 10 and end.done


def of_torch():
    torch = library("torch")
    return {"a stream": torch.cuda.Stream(), "the current": torch.cuda.current_stream()}


def of_cupy():
    cuda = library("cupy").cuda
    return {
        "a stream": cuda.Stream(non_blocking=True), "a blocking one": cuda.Stream(), "null": cuda.Stream.null,
    }  # fmt: skip


def of_cuda_core():
    device = cuda_core().Device()
    device.set_current()
    return {"a stream": device.create_stream(), "the default": device.default_stream}


def of_numba():
    cuda = library("numba.cuda")
    return {"a stream": cuda.stream(), "the default": cuda.default_stream()}


@pytest.mark.parametrize("theirs", [of_torch, of_cupy, of_cuda_core, of_numba])
def test_the_streams_of_other_libraries(gpu, module, theirs):
    x = gpu.zeros(1, "i4")
    for number, (name, stream) in enumerate(theirs().items(), 1):
        module.wait_and_set[1, 1, 0, stream](x, number, LONG // 10)
        assert x.numpy()[0] == number, name


def test_a_stream_by_its_address(gpu, module):
    x, stream = gpu.zeros(1, "i4"), gpu.stream()
    module.wait_and_set[1, 1, 0, stream.handle](x, 3, LONG // 10)
    assert x.numpy()[0] == 3


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
    torch = library("torch")
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


def test_what_is_dropped_while_pytorch_captures(gpu, module):
    """The collector may find arrays, modules and page-locked memory anywhere, in a capture as well."""
    torch = library("torch")
    x = torch.zeros(1, dtype=torch.int32, device="cuda")
    side = gpu.stream()
    module.add[1, 1, 0, side.handle](x, 0)  # a stream of which only its address is known
    doomed = [
        gpu.zeros(1000),
        gpu.pinned(1000),
        gpu.texture(numpy.zeros((8, 8), "f4")),
        gpu.event(),
        gpu.stream(),
    ]
    doomed.append(minicu.compile('extern "C" __global__ void other(int *x) { *x = 1; }').load(gpu))
    doomed[-1].other[1, 1](doomed[0].view("i4"))
    doomed.append(doomed)
    gc.collect()  # what other libraries left behind is none of ours
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        doomed = None
        gc.collect()
        module.add[1, 1, 0, torch.cuda.current_stream()](x, 5)
    graph.replay()
    torch.cuda.synchronize()
    assert x.item() == 5
    gpu.synchronize()


def test_pytorch_captures_with_its_own_work(gpu, module):
    """Our launches between PyTorch's operations in one graph, arrays of both, and copies afterwards."""
    torch = library("torch")
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
    cupy = library("cupy")
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


# ---------------------------------------------------------------- two GPUs


@pytest.fixture
def both(gpu, other):
    """The program on each GPU."""
    import minicu

    program = minicu.compile(SOURCE, arch="sm_75")
    return program.load(gpu), program.load(other)


def test_two_gpus(gpu, other, both):
    here, there = both
    x, y = gpu.zeros(1, "i4"), other.zeros(1, "i4")
    for fast in (True, False):
        bound_here, bound_there = (m.add.configure(1, 1, fast=fast) for m in both)
        for _ in range(3):
            bound_here(x, 1)
            bound_there(y, 10)
    assert x.numpy()[0] == 6 and y.numpy()[0] == 60
    side = other.stream(blocking=False)
    there.add[1, 1, 0, side](y, 1)
    with other.active():
        here.add[1, 1](x, 1)
        assert other.is_active()
    assert x.numpy()[0] == 7 and y.numpy()[0] == 61
    with pytest.raises(ValueError, match="is on cuda:1, the kernel runs on cuda:0"):
        here.add[1, 1](y, 1)
    with pytest.raises(ValueError, match="belongs to cuda:1"):
        here.add[1, 1, 0, other.stream()]


def test_two_gpus_copy(gpu, other, both):
    here, there = both
    x, y = gpu.zeros(1, "i4"), other.zeros(1, "i4")
    side = gpu.stream(blocking=False)
    there.wait_and_set[1, 1](y, 5, LONG)
    x.copy_from(y)  # waits for the kernel there
    assert x.numpy()[0] == 5
    there.wait_and_set[1, 1, 0, other.stream(blocking=False)](y, 6, LONG)
    x.copy_from(y, side)
    side.synchronize()
    assert x.numpy()[0] == 6
    here.wait_and_set[1, 1](x, 7, LONG)
    y.copy_from(x)
    assert y.numpy()[0] == 7
    large, source = gpu.empty(1 << 24, "i4"), other.zeros(1 << 24, "i4")
    large.copy_from(source)
    source.fill(1)  # waits for the copy
    assert not large.numpy().any() and source.numpy().all()


def test_two_gpus_share_pinned_memory(gpu, other, both):
    data = other.pinned(1, "i4")
    data[0] = 1
    for device, module in zip((gpu, other), both):
        module.add[1, 1](data, 10)
        device.synchronize()
    assert data[0] == 21


def test_two_gpus_in_threads(gpu, other, both):
    import threading

    arrays, failures = [gpu.zeros(1, "i4"), other.zeros(1, "i4")], []

    def work(number):
        try:
            for _ in range(200):
                both[number].add[1, 1](arrays[number], number + 1)
        except Exception as e:
            failures.append(e)

    for numbers in ((0, 1), (1, 0)):
        threads = [threading.Thread(target=work, args=(number,)) for number in numbers]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(60)
    assert not failures and [int(a.numpy()[0]) for a in arrays] == [400, 800]


def test_two_gpus_of_pytorch(gpu, other, both):
    torch = library("torch")
    here, there = both
    x, y = (torch.zeros(1, dtype=torch.int32, device=f"cuda:{n}") for n in (0, 1))
    for _ in range(2):  # the long way, and the short one
        here.add[1, 1](x, 1)
        there.add[1, 1](y, 2)
        with torch.cuda.device(1):
            here.add[1, 1](x, 1)
        for module, tensor in ((here, y), (there, x)):
            with pytest.raises(ValueError, match="the kernel runs on"):
                module.add[1, 1](tensor, 1)
    torch.cuda.synchronize(0), torch.cuda.synchronize(1)
    assert x.item() == 4 and y.item() == 4
    with pytest.raises(ValueError, match="belongs to cuda:1"):
        here.add[1, 1, 0, torch.cuda.Stream(1)]
