"""Launches of the CUDA device, and streams: see cuda_cases.py."""

from __future__ import annotations

import ctypes
import gc
import threading

import numpy
import pytest
from fakes.fake_driver import FAKE, Interface, arguments, make

from minicu.runtime import find
from minicu.runtime.errors import DeviceError

# ---------------------------------------------------------------- launches


@pytest.mark.parametrize("fast", [True, False])
def test_a_launch(device, module, fast):
    x, y = device.zeros(7), device.zeros(7)
    launch = module.saxpy.configure((3, 2), (32, 4), 1024, fast=fast)
    before = FAKE.fake_launches()
    launch(7, 2.5, x, y)
    assert FAKE.fake_launches() == before + 1
    assert [FAKE.fake_last(i) for i in range(7)] == [3, 2, 1, 32, 4, 1, 1024]
    expected = numpy.array([(7, 2.5, x.address, y.address)], "i4,f4,u8,u8")
    assert arguments() == expected.tobytes()
    assert FAKE.fake_last_stream() is None and FAKE.fake_last_name() == b"saxpy"


@pytest.mark.parametrize("fast", [True, False])
@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({0: 2.5}, "argument 1 'n' is float"),
        ({0: 2**31}, "argument 1 'n' is 2147483648, outside 'int'"),
        ({1: "a"}, "argument 2 'a' is str"),
        ({2: numpy.ones(7, "f4")}, r"NumPy array in host memory.*module\.device\.array\(x\)"),
        ({2: [1.0]}, "argument 3 'x' is list, the kernel takes 'const float \\*'; pass an array"),
        ({3: "double"}, "argument 4 'y' is an array of float64"),
        ({3: "freed"}, "argument 4 'y' was freed"),
        ({3: "other"}, "argument 4 'y' is on cuda:1, the kernel runs on cuda:0"),
    ],
)
def test_wrong_arguments(device, module, fast, change, message):
    values = [7, 2.5, device.zeros(7), device.zeros(7)]
    special = {"double": device.zeros(7, "f8"), "freed": device.zeros(7), "other": find("cuda:1").zeros(7)}
    special["freed"].free()
    for at, value in change.items():
        values[at] = special.get(value, value) if isinstance(value, str) and value != "a" else value
    before = FAKE.fake_launches()
    with pytest.raises((TypeError, ValueError, OverflowError), match=message):
        module.saxpy.configure(1, 32, fast=fast)(*values)
    assert FAKE.fake_launches() == before


@pytest.mark.parametrize("fast", [True, False])
def test_arguments_by_name(device, module, fast):
    x, y = device.zeros(7), device.zeros(7)
    launch = module.saxpy.configure(1, 32, fast=fast)
    expected = numpy.array([(7, 2.5, x.address, y.address)], "i4,f4,u8,u8").tobytes()
    for positional, named in (((), {"y": y, "x": x, "a": 2.5, "n": 7}), ((7, 2.5), {"x": x, "y": y})):
        launch(*positional, **named)
        assert arguments() == expected
    for given, message in (
        ({"z": 1}, r"saxpy\(\) has no parameter 'z'; it takes saxpy\(int n, float a"),
        ({"n": 7}, r"argument 1 'n' is given twice"),
        ({"stream": None}, r"say 'stream' before the arguments: saxpy\[grid, block, shared_bytes, stream\]"),
        ({"timeout": 1}, "cuda:0 cannot stop a kernel: no 'timeout'"),
    ):
        with pytest.raises(TypeError, match=message):
            launch(7, 2.5, x, y, **given)
    with pytest.raises(TypeError, match="argument 3 'x' is missing"):
        launch(7, 2.5, y=y)


def test_unchecked_pointers(device, module):
    wrong = device.zeros(7, "f8")
    module.saxpy.configure(1, 1, check=False)(1, 1, wrong, wrong)
    with pytest.raises(TypeError):
        module.saxpy[1, 1](1, 1, wrong, wrong)


def test_addresses_as_arguments(device, module):
    from cuda.bindings.driver import CUdeviceptr

    for value in (4096, numpy.uint64(4096), CUdeviceptr(4096), ctypes.c_void_p(4096)):
        module.narrow[1, 1](value)
        assert arguments() == (4096).to_bytes(8, "little")
    module.narrow[1, 1](None)
    assert arguments() == bytes(8)


def test_shared_memory(device, module):
    module.narrow[1, 1, 200000](None)
    assert FAKE.fake_last(6) == 200000
    with pytest.raises(
        ValueError, match=r"233000 bytes of dynamic shared memory; cuda:0 has room for 232384 beside"
    ):
        module.narrow[1, 1, 233000]


def test_a_kernel_with_many_registers(device, module):
    with pytest.raises(ValueError, match=r"block of 512 threads, the kernel's 32 registers .* allow 256"):
        module.narrow[1, 512]


def test_clusters_and_cooperative_launches(device, module):
    module.narrow.configure(8, 64, cluster=(2,), cooperative=True)(None)
    assert FAKE.fake_last(7) == 2 and FAKE.fake_last(0) == 8
    module.narrow.configure((16, 2), 64, cluster=(8, 2))(None)
    assert FAKE.fake_last(7) == 1 and FAKE.fake_last(0) == 16
    with pytest.raises(DeviceError, match=r"CUDA_ERROR_INVALID_CLUSTER_SIZE: .*make the cluster smaller"):
        module.narrow.configure(32, 64, cluster=32)(None)
    with pytest.raises(ValueError, match=r"grid\.x is 9, no multiple of the cluster's 2"):
        module.narrow.configure(9, 64, cluster=2)
    with pytest.raises(ValueError, match="at most 4224 of them at once"):
        module.narrow.configure(5000, 64, cooperative=True)


def test_what_a_kernel_needs(device, module):
    assert module.narrow.attributes.registers == 32 and module.narrow.attributes.max_threads == 256
    assert module.narrow.occupancy((16, 16)) == 8
    assert module.saxpy.best_block() == (264, 1024)


def test_another_thread(device, module):
    array, failures = device.zeros(7), []

    def work():
        try:
            module.narrow[2, 2](array)
            assert array.numpy().tolist() == [0] * 7
        except Exception as e:
            failures.append(e)

    bound = module.narrow[2, 2]
    bound(array)
    thread = threading.Thread(target=work)
    thread.start()
    thread.join(30)
    assert not failures


def test_everything_in_a_new_thread(device, module):
    """A thread without a context: each call must make the device's current before it asks the driver."""
    stream, event, source = device.stream(), device.event(), device.zeros(3)
    side = device.stream(blocking=False)
    uses = [
        lambda: module.narrow.attributes,
        lambda: module.narrow.occupancy(32),
        lambda: module.saxpy.best_block(),
        lambda: module.narrow[1, 1, 100, stream](source),
        lambda: module.narrow[1, 1, 0, side](None),
        lambda: module.narrow[1, 1](Interface(source)),
        lambda: module.narrow[1, 1](device.pinned(3)),
        lambda: make().load(device).narrow[1, 1](source),
        *(lambda: device.memory, lambda: device.limits.heap, device.trim, device.synchronize),
        *(stream.synchronize, lambda: stream.done, lambda: stream.wait(event), lambda: stream.wait(side)),
        *(event.record, event.synchronize, lambda: event.done, lambda: event.seconds_since(event)),
        *(device.stream, device.event, lambda: device.zeros(3), lambda: device.pinned(3)),
        *(source.numpy, lambda: source.fill(1), lambda: source.copy_from(device.pinned(3), stream)),
        *(lambda: source.__cuda_array_interface__, lambda: source.__dlpack__(stream=side.handle)),
    ]
    failures = []
    for number, use in enumerate(uses):

        def work(number=number, use=use):
            try:
                use()
            except BaseException as e:
                failures.append((number, e))

        thread = threading.Thread(target=work)
        thread.start()
        thread.join(30)
    assert not failures


def test_another_devices_context_is_current(device, module):
    other = find("cuda:1")
    array = device.zeros(3)
    launch = module.narrow[1, 1]
    launch(array)
    depth = FAKE.fake_depth()
    with other.active():
        before = FAKE.fake_launches()
        launch(array)
        assert FAKE.fake_launches() == before + 1 and other.is_active()
        assert array.numpy().tolist() == [0, 0, 0] and other.is_active()
    assert FAKE.fake_depth() == depth


# ---------------------------------------------------------------- streams


class Torch:
    def __init__(self, handle):
        self.cuda_stream = handle


class Cupy:
    def __init__(self, handle):
        self.ptr = handle


class Core:
    def __init__(self, handle):
        self.handle = handle

    def __cuda_stream__(self):
        return 0, self.handle


class Numba:
    def __init__(self, handle):
        self.handle = ctypes.c_void_p(handle)


@pytest.mark.parametrize("wrap", [None, Torch, Cupy, Core, Numba, int])
def test_anybodys_stream(device, module, wrap):
    stream = device.stream()
    module.narrow[1, 1, 0, wrap(stream.handle) if wrap else stream](None)
    assert FAKE.fake_last_stream() == stream.handle


def test_streams_that_are_none(device, module):
    with pytest.raises(TypeError, match=r"stream is str; give a stream of minicu, cuda.core, PyTorch"):
        module.narrow[1, 1, 0, "fast"]
    with pytest.raises(ValueError, match="the stream belongs to cuda:1"):
        module.narrow[1, 1, 0, find("cuda:1").stream()]


def test_the_default_stream_has_many_names(device, module):
    for stream in (None, 0, 1, device.default_stream, Core(1)):
        module.narrow[1, 1, 0, stream](None)
        assert FAKE.fake_last_stream() is None


def test_a_stream_that_does_not_wait_is_made_to(device, module):
    stream = device.stream(blocking=False)
    before = FAKE.fake_events_waited()
    launch = module.narrow[1, 1, 0, stream]
    launch(None)
    bound = FAKE.fake_events_waited()
    assert bound > before  # for what was copied before
    array = device.zeros(3)
    launch(array)
    made = FAKE.fake_events_waited()
    assert made > bound  # for the new memory
    array.numpy()
    assert FAKE.fake_events_waited() > made  # the copy waits for the kernel
    del launch, stream
    module.narrow._launches.clear()
    gc.collect()
    quiet = FAKE.fake_events_waited()
    device.zeros(3).numpy()
    assert FAKE.fake_events_waited() == quiet


def test_events(device):
    start, end = device.event().record(), device.event()
    end.record(device.stream())
    assert end.seconds_since(start) == pytest.approx(1.5e-3) and end.done
    with pytest.raises(ValueError, match="without timing"):
        end.seconds_since(device.event(timing=False))


def test_graphs(device, module):
    stream = device.stream()
    array = device.zeros(4)
    with stream.capture() as graph:
        launch = module.narrow[1, 1, 0, stream]
        launch(array)
        launch(array)
        with pytest.raises(DeviceError, match="cannot allocate memory on cuda:0 while a graph is captured"):
            device.zeros(4)
        before = FAKE.fake_live_bytes()
        del array
        gc.collect()
        assert FAKE.fake_live_bytes() == before
    assert FAKE.fake_live_bytes() == before - 16
    assert graph.nodes == 2
    launches = FAKE.fake_launches()
    graph.launch()
    graph.launch(stream)
    assert FAKE.fake_launches() == launches + 4


@pytest.mark.parametrize("blocking", [True, False])
def test_in_somebody_elses_capture(device, module, blocking):
    from cuda.bindings import driver

    array = device.zeros(4)
    stream = device.stream(blocking=blocking)
    theirs = Torch(stream.handle)
    with device.active():
        driver.cuStreamBeginCapture(stream.handle, driver.CUstreamCaptureMode(0))
        launch = module.narrow[1, 1, 0, theirs]
        launch(array)
        launch(Interface(array, stream=1))
        launch(Interface(array, stream=stream.handle))
        status, graph = driver.cuStreamEndCapture(stream.handle)
        assert not status
        assert driver.cuGraphGetNodes(graph, 0)[-1] == 3
    before = FAKE.fake_events_waited()
    array.numpy()
    assert (FAKE.fake_events_waited() > before) is not blocking  # it is known as what it is
    del launch
    module.narrow._launches.clear()
    gc.collect()


def test_waiting_for_a_stream_that_is_captured(device, module):
    """The driver would give up the capture."""
    stream, other = device.stream(), device.stream()
    with stream.capture() as graph:
        module.narrow[1, 1, 0, stream](None)
        with pytest.raises(DeviceError, match="cannot wait for a stream while a graph is captured from it"):
            stream.synchronize()
        with pytest.raises(DeviceError, match="cannot ask about a stream while a graph is captured"):
            stream.done  # noqa: B018
        other.synchronize()
    assert graph.nodes == 1 and stream.done


def test_a_failed_capture(device, module):
    stream = device.stream()
    with pytest.raises(ZeroDivisionError), stream.capture() as graph:
        module.narrow[1, 1, 0, stream](None)
        raise ZeroDivisionError
    with pytest.raises(DeviceError, match="nothing was captured"):
        graph.launch()
    device.zeros(3)
