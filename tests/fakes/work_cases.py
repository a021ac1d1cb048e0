"""The order of work where all is done as late as the driver's rules allow, the newest first (work.h): what
minicu forgets to order is done the wrong way. Run by tests/unit/test_cuda_device.py."""

from __future__ import annotations

import gc
import random
import sys
import threading

import numpy
import pytest
from fakes.fake_driver import FAKE, HEAD, Interface, parameter

from minicu import types as ty
from minicu.program import Kernel, Program
from minicu.runtime import find

INTS = ty.Pointer(ty.INT)
KERNELS = {
    **{
        name: Kernel(
            name, name, (parameter("x", INTS, 0, 8, "int *"), parameter("v", ty.INT, 8, 4, "int")), 12
        )
        for name in ("set", "add")
    },
    "copy": Kernel(
        "copy", "copy", (parameter("x", INTS, 0, 8, "const int *"), parameter("y", INTS, 8, 8, "int *")), 16
    ),
}
PTX = HEAD + "".join(
    f".visible .entry {name}(.param .u64 x, .param {kind} v)\n{{\n  ret;\n}}\n"
    for name, kind in (("set", ".u32"), ("add", ".u32"), ("copy", ".u64"))
)


def load(device):
    return Program(name="work", ptx=PTX, kernels=KERNELS).load(device)


@pytest.fixture
def module(device):
    before = FAKE.fake_strays()
    yield load(device)
    device.synchronize()
    assert FAKE.fake_strays() == before


@pytest.fixture
def other():
    return find("cuda:1")


def test_the_driver_is_lazy(device, module):
    """Without which nothing here would show anything."""
    from cuda.bindings import driver

    x, side = device.zeros(1, "i4"), device.stream(blocking=False)
    module.set[1, 1, 0, side](x, 5)
    assert not side.done and side.done
    module.set[1, 1, 0, side](x, 6)
    seen = numpy.empty(1, "i4")
    driver.cuMemcpy(seen.ctypes.data, x.address, 4)  # waits for nobody's non-blocking stream
    assert seen[0] == 5
    assert x.numpy()[0] == 6


@pytest.mark.parametrize("blocking", [True, False])
def test_copies_wait_for_kernels_on_any_stream(device, module, blocking):
    stream = device.stream(blocking=blocking)
    launch = module.set[1, 1, 0, stream]
    for value in (5, 6):
        x = device.zeros(1, "i4")
        launch(x, value)
        assert x.numpy()[0] == value
        x.write([value + 10])
        module.add[1, 1, 0, stream](x, 1)
        x.fill(3)
        assert x.numpy()[0] == 3


@pytest.mark.parametrize("given", [None, int, numpy.int64, "CUstream"])
def test_memory_is_not_given_out_while_a_kernel_uses_it(device, module, given):
    from cuda.bindings import driver

    stream, later = device.stream(blocking=False), []
    how = driver.CUstream if given == "CUstream" else given
    launch = module.set[1, 1, 0, how(stream.handle) if how else stream]
    assert device.order._unknown is (given is not None)
    for _ in range(20):
        launch(device.zeros(1, "i4"), 1)
        later.append(device.zeros(1, "i4"))
    device.synchronize()
    assert all(x.numpy()[0] == 0 for x in later)
    del launch
    gc.collect()
    device.order._unknown = False  # the address is nobody's from now on


def test_streams_wait_for_each_other(device, module):
    first, second = device.stream(blocking=False), device.stream(blocking=False)
    x, y = device.zeros(1, "i4"), device.zeros(1, "i4")
    module.set[1, 1, 0, first](x, 7)
    second.wait(first)
    module.copy[1, 1, 0, second](x, y)
    second.synchronize()
    assert y.numpy()[0] == 7
    module.set[1, 1, 0, second](x, 8)
    event = second.record()
    first.wait(event)
    module.copy[1, 1, 0, first](x, y)
    assert y.numpy()[0] == 8


def test_a_new_stream_waits_for_what_was_copied_before(device, module):
    x, y = device.array(numpy.array([4], "i4")), device.zeros(1, "i4")
    module.copy[1, 1, 0, device.stream(blocking=False)](x, y)
    assert y.numpy()[0] == 4


def test_asynchronous_copies(device, module):
    stream = device.stream(blocking=False)
    source, target = device.pinned(1, "i4"), device.pinned(1, "i4")
    source[0], target[0] = 5, 0
    x, y = device.empty(1, "i4"), device.empty(1, "i4")
    x.copy_from(source, stream)
    module.add[1, 1, 0, stream](x, 1)
    y.copy_from(x, stream)
    y.copy_to(target, stream)
    assert target[0] == 0
    stream.synchronize()
    assert target[0] == 6 and y.numpy()[0] == 6


@pytest.mark.parametrize("blocking", [True, False])
def test_streams_that_nobody_holds_any_more(device, module, blocking):
    """Work is waited for all the same."""
    x, source = device.zeros(1, "i4"), device.pinned(1, "i4")
    source[0] = 7
    module.set.configure(1, 1, 0, device.stream(blocking=blocking))(x, 5)
    assert x.numpy()[0] == 5
    stream = device.stream(blocking=blocking)
    module.set.configure(1, 1, 0, stream, check=False)(x, 6)
    assert x.numpy()[0] == 6
    x.copy_from(source, stream)
    assert x.numpy()[0] == 7
    y = device.zeros(1, "i4")
    y.copy_from(x, stream)
    x.fill(0)
    assert y.numpy()[0] == 7
    with stream.capture() as graph:
        module.add[1, 1, 0, stream](x, 8)
    module.add._launches.clear()
    graph.launch(device.stream(blocking=blocking))
    assert x.numpy()[0] == 8


def test_memory_dropped_behind_a_copy(device, module):
    stream, later = device.stream(blocking=False), []
    source = device.pinned(1, "i4")
    source[0] = 7
    for _ in range(10):
        x = device.empty(1, "i4")
        x.copy_from(source, stream)
        del x
        later.append(device.zeros(1, "i4"))
    stream.synchronize()
    assert all(x.numpy()[0] == 0 for x in later)


def test_a_graph(device, module):
    stream, x = device.stream(), device.zeros(1, "i4")
    with stream.capture() as graph:
        for n in (1, 10, 100):
            module.add[1, 1, 0, stream](x, n)
    assert x.numpy()[0] == 0
    for _ in range(3):
        graph.launch(stream)
    graph.launch()
    assert x.numpy()[0] == 444


def test_another_librarys_stream_is_waited_for(device, module):
    """By its __cuda_array_interface__: CuPy writes on a stream of its own."""
    theirs, mine, y = device.stream(blocking=False), device.stream(blocking=False), device.zeros(1, "i4")
    x = device.zeros(1, "i4")
    device.order.before(theirs)
    raw = load(device)  # as if CuPy launched it: our order knows nothing of it
    with device.active():
        from cuda.bindings import driver

        values = numpy.array([x.address, 9], "u8")
        pointers = values.ctypes.data + 8 * numpy.arange(2, dtype="u8")
        function = raw._code.function(KERNELS["set"]).handle
        driver.cuLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, theirs.handle, pointers.ctypes.data, 0)
    for stream in (None, mine):
        y.fill(0)
        module.copy[1, 1, 0, stream](Interface(x, stream=theirs.handle), y)
        assert y.numpy()[0] == 9


@pytest.mark.parametrize("way", ["interface", "dlpack"])
def test_another_library_waits_for_ours(device, module, way):
    """It is told a stream, or tells its own, behind which our arrays are complete."""
    from cuda.bindings import driver

    mine, theirs = device.stream(blocking=False), device.stream(blocking=False)
    x, seen = device.zeros(1, "i4"), device.pinned(1, "i4")
    launch = module.set[1, 1, 0, mine]
    launch(x, 3)
    with device.active():
        if way == "dlpack":
            capsule = x.__dlpack__(stream=theirs.handle)
        else:
            capsule = None
            stream = x.__cuda_array_interface__["stream"]
            event = device.event(timing=False)
            assert stream == 1
            driver.cuEventRecord(event.handle, 0)
            driver.cuStreamWaitEvent(theirs.handle, event.handle, 0)
        driver.cuMemcpyAsync(seen.ctypes.data, x.address, 4, theirs.handle)
    theirs.synchronize()
    assert seen[0] == 3
    del capsule


def test_two_gpus_copy(device, module, other):
    there = load(other)
    x, y = device.zeros(1, "i4"), other.zeros(1, "i4")
    side, far = device.stream(blocking=False), other.stream(blocking=False)
    there.set[1, 1](y, 5)
    x.copy_from(y)
    assert x.numpy()[0] == 5
    there.set[1, 1, 0, far](y, 6)
    x.copy_from(y, side)
    side.synchronize()
    assert x.numpy()[0] == 6
    module.set[1, 1, 0, side](x, 7)
    y.copy_from(x)
    there.add[1, 1, 0, far](y, 1)
    assert y.numpy()[0] == 8
    there.set[1, 1](y, 9)
    x.copy_from(y, side)
    there.set[1, 1, 0, far](y, 10)  # after the copy
    other.synchronize()
    assert x.numpy()[0] == 9 and y.numpy()[0] == 10


def test_memory_of_another_gpu_is_not_given_out_while_it_is_copied(device, module, other):
    there, side, kept = load(other), device.stream(blocking=False), []
    for n in range(10):
        source = other.zeros(1, "i4")
        there.set[1, 1](source, n)
        kept.append(device.empty(1, "i4"))
        kept[-1].copy_from(source, side)
        del source
        gc.collect()
        there.set[1, 1](other.zeros(1, "i4"), -1)
    side.synchronize()
    assert [int(x.numpy()[0]) for x in kept] == list(range(10))


def test_threads_with_streams_of_their_own(device, module):
    """Streams come and go while others allocate, copy and free."""
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    failures = []

    def work(seed):
        rng = random.Random(seed)
        try:
            total, x, stream = 0, device.zeros(1, "i4"), device.stream()
            for n in range(60):
                stream, before = device.stream(blocking=rng.random() < 0.3), stream
                stream.wait(before)
                module.add[1, 1, 0, stream](x, n)
                total += n
                if rng.random() < 0.3:
                    x.copy_from(device.array(x.numpy()))
                if rng.random() < 0.1:
                    device.synchronize()
                if rng.random() < 0.2:
                    assert x.numpy()[0] == total
                if rng.random() < 0.3:
                    module.add._launches.clear()
                if rng.random() < 0.1:
                    load(device).set[1, 1, 0, stream](x, total)
            assert x.numpy()[0] == total
        except BaseException as e:
            failures.append(e)

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(60)
    finally:
        sys.setswitchinterval(interval)
    assert not failures, failures


@pytest.mark.parametrize("seed", range(25))
def test_random_work(device, module, other, seed):
    """Arrays come and go, kernels and copies run on streams of every kind of two GPUs. Each array is used on
    one stream and the default stream, and holds in the end what it would hold without streams."""
    rng = random.Random(seed)
    devices = {d: (load(d) if d is not device else module) for d in (device, other)}
    streams = {d: [None, d.stream(), *(d.stream(blocking=False) for _ in range(3))] for d in devices}
    made = []  # [array, the stream it belongs to, value]
    for _ in range(150):
        what = rng.random()
        if what < 0.25 or not made:
            d = rng.choice(list(devices))
            value = rng.randrange(100)
            array = d.array(numpy.array([value], "i4")) if what < 0.15 else d.zeros(1, "i4")
            made.append([array, rng.choice(streams[d]), value if what < 0.15 else 0])
            continue
        entry = rng.choice(made)
        array, stream, _ = entry
        code = devices[array.device]
        if what < 0.5:
            v = rng.randrange(100)
            code.add[1, 1, 0, stream](array, v)
            entry[2] += v
        elif what < 0.6:
            entry[2] = rng.randrange(100)
            code.set[1, 1, 0, stream](array, entry[2])
        elif what < 0.7:
            source = rng.choice(made)
            array.copy_from(source[0])  # on the default stream: waits for the others
            entry[2] = source[2]
        elif what < 0.8:
            same = [e for e in made if e[0].device is array.device and e[1] is stream]
            source = rng.choice(same)
            code.copy[1, 1, 0, stream](source[0], array)
            entry[2] = source[2]
        elif what < 0.9:
            made.remove(entry)
        else:
            assert array.numpy()[0] == entry[2]
    rng.shuffle(made)
    for array, _, value in made:
        assert array.numpy()[0] == value
    other.synchronize()
