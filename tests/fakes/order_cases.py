"""The order of work, of two devices, of captures and of destructors, on the CUDA device over the driver of
libcuda; run by tests/unit/test_cuda_device.py."""

from __future__ import annotations

import ctypes
import gc
import os
import threading
import types

import numpy
import pytest
from fakes.fake_driver import FAKE, Interface, arguments, make

from minicu.runtime import find
from minicu.runtime.errors import DeviceError, KernelFault
from minicu.runtime.launching import launch_builtin


@pytest.fixture
def other():
    found = find("cuda:1")
    yield found
    found._lost = None


def in_a_thread(work):
    """Run it in a thread that has no context."""
    failures = []

    def run():
        try:
            work()
        except BaseException as e:
            failures.append(e)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join(30)
    assert not failures, failures


# ---------------------------------------------------------------- destructors


def test_what_dies_in_another_thread_is_given_back(device, module):
    alive = [FAKE.fake_alive(what) for what in range(3)]
    unloads, live = FAKE.fake_unloads(), FAKE.fake_live_bytes()
    stream, event = device.stream(), device.event()
    with stream.capture() as graph:
        module.narrow[1, 1, 0, stream](None)
    device.synchronize()
    loaded = make().load(device)
    loaded.narrow[1, 1](None)
    held = [stream, event, graph, loaded, device.zeros(100), device.pinned(10)]
    assert [FAKE.fake_alive(what) for what in range(3)] == [n + 1 for n in alive]
    del stream, event, graph, loaded
    module.narrow._launches.clear()

    def work():
        held.clear()
        gc.collect()

    in_a_thread(work)
    assert [FAKE.fake_alive(what) for what in range(3)] == alive
    device.synchronize()
    assert FAKE.fake_unloads() == unloads + 1 and FAKE.fake_live_bytes() == live


def test_what_dies_while_another_context_is_current_is_given_back(device, other):
    alive = [FAKE.fake_alive(what) for what in range(2)]
    held = [device.stream(), device.event(), other.stream(), other.event(), device.pinned(3)]
    with other.active():
        held.clear()
        gc.collect()
        assert other.is_active()
    assert [FAKE.fake_alive(what) for what in range(2)] == alive


def test_a_module_is_unloaded_when_its_kernels_are_through(device):
    early = FAKE.fake_unloaded_early()
    make().load(device).narrow[1, 1](None)
    gc.collect()
    assert FAKE.fake_unloaded_early() == early


def test_a_module_dropped_in_a_capture_is_unloaded_afterwards(device, module):
    unloads = FAKE.fake_unloads()
    stream, doomed, event = device.stream(), make().load(device), device.event()
    alive = FAKE.fake_alive(1)
    with stream.capture():
        module.narrow[1, 1, 0, stream](None)
        del doomed, event
        gc.collect()
        assert FAKE.fake_unloads() == unloads and FAKE.fake_alive(1) == alive
    gc.collect()
    assert FAKE.fake_unloads() == unloads + 1 and FAKE.fake_alive(1) == alive - 1


def test_a_fault_found_while_memory_is_freed_is_told(device, module):
    side = device.stream(blocking=False)
    launch, array = module.narrow[1, 1, 0, side], device.zeros(3)
    launch(array)
    FAKE.fake_fault(700)
    del array
    gc.collect()
    with pytest.raises(KernelFault, match="kernel 'narrow' touched memory outside") as e:
        device.zeros(3)
    assert e.value.kernel == "narrow"
    with pytest.raises(DeviceError, match=r"cannot be used any more in this process.*narrow"):
        device.zeros(3)


# ---------------------------------------------------------------- two devices


def test_launches_where_another_context_is_current(device, module, other):
    there = make().load(other)
    here, over = module.narrow[1, 1], there.narrow[1, 1]
    x, y = device.zeros(3), other.zeros(3)
    for fast in (True, False):
        here, over = (m.narrow.configure(1, 1, fast=fast) for m in (module, there))
        before = FAKE.fake_launches()
        for _ in range(3):
            here(x)
            over(y)
        assert FAKE.fake_launches() == before + 6
        assert arguments() == y.address.to_bytes(8, "little")
    side = other.stream()
    there.narrow[1, 1, 0, side](y)
    assert FAKE.fake_last_stream() == side.handle


def test_a_launch_refused_in_its_own_context_is_not_tried_again(device, module):
    from minicu.runtime.cuda import launch as cuda_launch

    if not launch_builtin.available():
        pytest.skip("this Python does not let machine code read its objects")
    calls = []
    launch = cuda_launch.Launch.__call__
    try:
        cuda_launch.Launch.__call__ = lambda *a: calls.append(a)
        bound = module.saxpy.configure(1, 1024)
        bound.__self__  # noqa: B018  (a builtin)
        FAKE.fake_fault(1)
        with pytest.raises(DeviceError, match=r"launching saxpy\[1, 1024\] on the default stream: .*INVALID"):
            bound(1, 1.0, None, None)
    finally:
        cuda_launch.Launch.__call__ = launch
    assert not calls


@pytest.mark.parametrize("kind", ["torch", "new torch", "cupy", "cuda.core"])
def test_streams_of_another_device(device, module, other, kind):
    """Whatever a library's streams are called by, those of the wrong GPU are refused."""

    class Stream:
        if kind == "torch":
            cuda_stream, device = None, types.SimpleNamespace(index=0)
        elif kind == "cupy":
            ptr, device_id = None, 0
        else:
            device = types.SimpleNamespace(**{"index" if "torch" in kind else "device_id": 0})

            def __cuda_stream__(self):
                return 0, self.handle

    def stream(handle, number):
        made = Stream()
        made.handle = made.cuda_stream = made.ptr = handle
        if kind == "cupy":
            made.device_id = number
        else:
            made.device = types.SimpleNamespace(**dict.fromkeys(vars(Stream.device), number))
        return made

    mine, theirs = device.stream(), other.stream()
    module.narrow[1, 1, 0, stream(mine.handle, 0)](None)
    assert FAKE.fake_last_stream() == mine.handle
    with pytest.raises(ValueError, match="belongs to cuda:1, the kernel to cuda:0"):
        module.narrow[1, 1, 0, stream(theirs.handle, 1)]
    for default in (0, 1):  # belongs to whoever uses it
        module.narrow[1, 1, 0, stream(default, 1)](None)
        assert FAKE.fake_last_stream() is None


def test_copies_between_devices(device, other):
    there = other.array(numpy.arange(5, dtype="i4"))
    here = device.zeros(5, "i4")
    copies, waits = FAKE.fake_copies_between(), FAKE.fake_events_waited()
    here.copy_from(there)
    assert here.numpy().tolist() == list(range(5))
    assert FAKE.fake_copies_between() == copies + 1
    assert FAKE.fake_events_waited() >= waits + 2  # this for what is done there, that for the copy
    there.fill(7)
    stream = device.stream(blocking=False)
    here.copy_from(there, stream)
    there.copy_from(here)
    stream.synchronize()
    assert here.numpy().tolist() == [7] * 5 and FAKE.fake_copies_between() == copies + 3
    device.copy(there.address, here.address, 8)  # whoever asks
    other.copy(there.address, here.address, 8)
    assert FAKE.fake_copies_between() == copies + 5
    with in_capture(other), pytest.raises(DeviceError, match="cannot copy on cuda:1 while a graph"):
        here.copy_from(there)
    pinned = other.pinned(5, "i4")
    pinned[:] = 3
    here.copy_from(pinned, stream)
    device.copy(here.address, pinned.ctypes.data, 20)
    assert here.numpy().tolist() == [3] * 5 and FAKE.fake_copies_between() == copies + 5


def in_capture(device):
    return device.stream().capture()


def test_pinned_memory_of_another_device(device, module, other):
    data = other.pinned(4)
    module.narrow[1, 1](data)
    assert arguments() == data.ctypes.data.to_bytes(8, "little")


def test_freed_while_another_device_is_current(device, other):
    live = FAKE.fake_live_bytes()
    array = device.zeros(100)
    with other.active():
        del array
        gc.collect()
    assert FAKE.fake_live_bytes() == live


# ---------------------------------------------------------------- captures


@pytest.mark.skipif("FAKE_CUDA_NO_POOL" in os.environ, reason="without a pool, memory is not freed in order")
def test_nothing_of_ours_spoils_a_capture(device, module):
    """What it uses is dropped, streams and events made, and launches bound while PyTorch captures."""
    from cuda.bindings import driver

    alive = FAKE.fake_unloads()
    stream, side = device.stream(blocking=False), device.stream(blocking=False)
    array, doomed = device.zeros(4), [device.zeros(4), device.event(), device.stream(), device.pinned(3)]
    doomed.append(make().load(device))
    doomed[-1].narrow[1, 1](None)
    module.narrow[1, 1, 0, side](array)
    module.narrow[1, 1](array)
    with device.active():
        driver.cuStreamBeginCapture(stream.handle, driver.CUstreamCaptureMode(0))
        try:
            doomed.clear()
            gc.collect()
            module.narrow[1, 1, 0, stream](array)
            module.narrow[2, 1, 0, stream](Interface(array, stream=side.handle))
            device.zeros(3)
            device.event().record(side)
        finally:
            status, graph = driver.cuStreamEndCapture(stream.handle)
        assert not status and driver.cuGraphGetNodes(graph, 0)[-1] == 2
        driver.cuGraphDestroy(graph)
    device.synchronize()
    assert FAKE.fake_unloads() == alive + 1


@pytest.mark.skipif("FAKE_CUDA_NO_POOL" in os.environ, reason="without a pool, memory is not freed in order")
@pytest.mark.parametrize("gone", [False, True])
def test_memory_dropped_in_a_capture_waits_for_unknown_streams_later(device, module, gone):
    """What a kernel on a stream known by its address only may use, or on one that is gone, is freed when
    everything was waited for: later, if somebody captures meanwhile."""
    from cuda.bindings import driver

    stream, side = device.stream(blocking=False), device.stream(blocking=False)
    doomed, live = [device.zeros(400)], FAKE.fake_live_bytes()
    module.narrow[1, 1, 0, side if gone else side.handle](doomed[0])
    if gone:  # a cycle: the stream and its last use go together
        doomed.append(module.narrow[1, 1, 0, side])
        module.narrow._launches.clear()
        doomed.append([side, doomed])
    side = None
    with device.active():
        driver.cuStreamBeginCapture(stream.handle, driver.CUstreamCaptureMode(0))
        try:
            doomed = None
            gc.collect()
            module.narrow[1, 1, 0, stream](None)
        finally:
            status, graph = driver.cuStreamEndCapture(stream.handle)
        assert not status
        driver.cuGraphDestroy(graph)
    device.synchronize()
    assert FAKE.fake_live_bytes() == live - 1600


def test_a_spoilt_capture_says_so(device, module):
    stream = device.stream()
    module.narrow[1, 1](None)
    with pytest.raises(DeviceError, match=r"900|901|capture"), stream.capture():
        module.narrow[1, 1, 0, stream](None)
        module.narrow[1, 1](None)  # on the default stream
    device.synchronize()
    assert device.zeros(3).numpy().tolist() == [0, 0, 0]


def test_events_wait_before_time_is_read(device, module):
    start, end = device.event(), device.event()
    start.record()
    module.narrow[1, 1](None)
    end.record()
    assert end.seconds_since(start) > 0
    with pytest.raises(DeviceError, match=r"reading the time between events: .*INVALID_HANDLE"):
        device.event().seconds_since(start)


def test_shared_memory_beside_the_kernels_own(device, module):
    """48 KiB without asking are for static and dynamic shared memory together."""
    for size in (49152 - 64, 49152 - 63, 49152):
        module.narrow[1, 1, size](None)
        assert FAKE.fake_last(6) == size


def test_what_c_printed_before_goes_where_python_writes(device, capsys):
    """The driver may have put a kernel's output into C's buffer already, at the next launch."""
    make(".version 8.0\n.target sm_75\n.address_size 64\n// vprintf\n").load(device)
    libc = ctypes.CDLL(None)
    device.synchronize()
    libc.fputs(b"early\n", ctypes.c_void_p.in_dll(libc, "stdout"))
    FAKE.fake_print(b"late\n", b"")
    device.synchronize()
    assert capsys.readouterr().out == "early\nlate\n"
