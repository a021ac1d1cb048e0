"""Streams, events, graphs and launch settings of the CPU device: a source written for a GPU runs here."""

from __future__ import annotations

import numpy
import pytest

import minicu
from minicu.runtime.cpu.device import CpuDevice
from minicu.runtime.errors import DeviceError

pytestmark = pytest.mark.optimised

SOURCE = """
extern "C" __global__ void add(float *p, float v) { p[threadIdx.x] += v; }
extern "C" __global__ void __launch_bounds__(128) bits(int *p)
{ __shared__ int s[8]; s[threadIdx.x] = 1; *p = s[0]; }
"""


@pytest.fixture
def module():
    return minicu.compile(SOURCE).load("cpu")


@pytest.fixture
def x(module):
    return module.device.array(numpy.ones(4, numpy.float32))


def test_streams_and_events(module, x):
    device = module.device
    one, other = device.stream(blocking=False), device.stream(priority=-1)
    start = device.event().record(one)
    module.add[1, 4, 0, one](x, 1.0)
    event = one.record()
    other.wait(event)
    module.add[1, 4, 0, other](x, 1.0)
    end = device.event().record(other)
    one.synchronize(), other.synchronize(), event.synchronize()
    assert one.done and event.done and end.seconds_since(start) >= 0
    assert (x.numpy() == 3).all()
    assert one.handle != other.handle
    with pytest.raises(ValueError, match="without timing"):
        event.seconds_since(start)
    with pytest.raises(DeviceError, match="not recorded"):
        device.event().seconds_since(start)


def test_default_streams(module, x):
    for stream in (None, 0, 1, 2, module.device.default_stream):
        module.add[1, 4, 0, stream](x, 1.0)
    assert (x.numpy() == 6).all()


@pytest.mark.parametrize(
    ("stream", "error", "message"),
    [
        (object(), TypeError, r"stream is object; give device\.stream\(\)"),
        ("s", TypeError, "stream is str"),
        (7, ValueError, "the address of no stream"),
        (type("Theirs", (), {"cuda_stream": 7})(), ValueError, "belongs to a GPU"),
        (CpuDevice(cores=1).stream(), ValueError, "another CPU device"),
    ],
)
def test_what_is_no_stream_is_refused(module, x, stream, error, message):
    with pytest.raises(error, match=message):
        module.add[1, 4, 0, stream](x, 1.0)


def test_a_graph_does_its_work_at_each_launch(module, x):
    device = module.device
    stream, joined = device.stream(), device.stream()
    host, result = numpy.full(4, 10, numpy.float32), numpy.zeros(4, numpy.float32)
    with stream.capture() as graph:
        x.copy_from(host, stream)
        module.add[1, 4, 0, stream](x, 1.0)
        joined.wait(stream.record())
        module.add[1, 4, 0, joined](x, 2.0)
        stream.wait(joined.record())
        x.copy_to(result, stream)
        with pytest.raises(DeviceError, match="while a graph is captured"):
            stream.synchronize()
    assert (x.numpy() == 1).all() and graph.nodes >= 4
    graph.launch()
    assert (x.numpy() == 13).all() and (result == 13).all()
    host[:] = 20  # copied when the graph is launched
    graph.launch(stream)
    assert (result == 23).all()
    module.add[1, 4, 0, stream](x, 1.0)
    assert (x.numpy() == 24).all()


def test_a_graph_takes_scalars_as_they_were_and_arrays_where_they_are(module, x):
    stream, values = module.device.stream(), [5.0]
    with stream.capture() as graph:
        module.add[1, 4, 0, stream](x, values[0])
    values[0] = 100.0
    graph.launch()
    assert (x.numpy() == 6).all()


def test_a_capture_that_fails_leaves_the_stream_usable(module, x):
    stream = module.device.stream()
    with pytest.raises(ZeroDivisionError), stream.capture() as graph:
        module.add[1, 4, 0, stream](x, 1.0)
        raise ZeroDivisionError
    with pytest.raises(DeviceError, match="nothing was captured"):
        graph.launch()
    module.add[1, 4, 0, stream](x, 1.0)
    assert (x.numpy() == 2).all()


def test_what_a_capture_refuses(device):
    """The same on both devices."""
    module = minicu.compile(SOURCE).load(device)
    there = module.device
    x, stream, aside = there.zeros(4), there.stream(), there.stream(blocking=False)
    for s in (None, stream, aside):
        module.add[1, 4, 0, s](x, 0.0)
    texels = numpy.zeros((4, 4), numpy.float32)
    with stream.capture() as graph:
        module.add[1, 4, 0, stream](x, 1.0)
        forbidden = [
            lambda: there.zeros(4), x.numpy, lambda: x.fill(1), x.copy, stream.synchronize,
            lambda: there.texture(texels), lambda: x.write(texels[0]),
        ]  # fmt: skip
        for do in forbidden:
            with pytest.raises(DeviceError, match="captur"):
                do()
        if device == "cpu":  # a driver refuses these, too, and gives up the capture
            with pytest.raises(DeviceError, match="captur"):
                there.synchronize()
            with pytest.raises(DeviceError, match="default stream cannot be mixed with a capture"):
                module.add[1, 4](x, 1.0)
        module.add[1, 4, 0, aside](x, 5.0)  # not of the graph: it runs
    graph.launch()
    assert (x.numpy() == 6).all()
    with aside.capture() as graph:
        module.add[1, 4, 0, aside](x, 1.0)
        if device == "cpu":
            module.add[1, 4](x, 1.0)  # the default stream does not wait for that one
    if device == "cpu":
        with pytest.raises(DeviceError, match="the default stream cannot be captured"):
            there.default_stream.capture().__enter__()
        assert (x.numpy() == 7).all()


def test_a_checked_launch_in_a_graph_uses_the_arrays_where_they_are():
    module = minicu.compile(SOURCE).load("cpu", check=True)
    host, stream = numpy.zeros(4, numpy.float32), module.device.stream()
    with stream.capture() as graph:
        module.add[1, 4, 0, stream](host, 1.0)
    graph.launch()
    graph.launch()
    assert (host == 2).all()


def test_memory_as_on_a_gpu(module):
    device = module.device
    pinned = device.pinned((2, 3), "int32")
    assert pinned.shape == (2, 3) and pinned.dtype == numpy.int32
    device.trim()
    free, total = device.memory
    assert 0 < free <= total
    array = device.zeros(6, "int32")
    array.copy_from(pinned.reshape(6) + 5, device.stream())
    assert (array.numpy() == 5).all()


def test_settings_of_a_launch(module, x):
    module.add.configure(2, 2, cluster=2)(x, 1.0)
    module.add.configure(1, 4, cooperative=True)(x, 1.0)
    assert x.numpy().tolist() == [4, 4, 2, 2]
    ints = numpy.zeros(4, numpy.int32)
    with pytest.raises(TypeError, match="int32"):
        module.add[1, 4](ints, 1.0)
    module.add.configure(1, 4, check=False)(ints, 1.0)
    assert (ints.view(numpy.float32) == 1).all()
    with pytest.raises(ValueError, match="no multiple of the cluster"):
        module.add.configure(3, 4, cluster=(2, 1, 1))
    with pytest.raises(TypeError, match=r"add\.configure\(\) has no 'clustre'; did you mean 'cluster'"):
        module.add.configure(2, 4, clustre=2)


def test_what_a_kernel_says_of_itself(module):
    attributes = module.bits.attributes
    assert attributes.shared >= 32 and attributes.max_threads == 128 and attributes.registers == 0
    assert module.add.attributes.max_threads == 1024 and module.add.occupancy(256) == 1
    blocks, threads = module.bits.best_block()
    assert blocks >= 1 and threads == 128
