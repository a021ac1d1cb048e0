"""The CUDA device over the driver of libcuda; run by tests/unit/test_cuda_device.py, in a process of its
own where that driver is found in the place of NVIDIA's. As are the other *_cases.py."""

from __future__ import annotations

import ctypes
import gc
import os

import numpy
import pytest
from fakes.fake_driver import ENTRIES, FAKE, HEAD, make

from minicu import types as ty
from minicu.program import Global
from minicu.runtime import find
from minicu.runtime.cuda import driver as cuda_driver
from minicu.runtime.errors import DeviceError, KernelFault
from minicu.runtime.values import dlpack

# ---------------------------------------------------------------- devices


def test_what_a_device_is(device):
    assert device.name == "cuda:0" and device.kind == "cuda" and device.arch == "sm_90"
    assert device.title == "Fake GPU 0, sm_90" and device.multiprocessors == 132
    assert find("cuda:0") is device and find("auto") is device
    assert find("cuda:1") is not device


def test_a_device_too_many():
    with pytest.raises(DeviceError, match=r"no device 'cuda:2': there is cuda:0 to cuda:1"):
        find("cuda:2")


def test_limits(device):
    device.limits.stack = 4096
    assert device.limits.stack == 4096
    with pytest.raises(AttributeError, match="limits has heap, printf_buffer, stack, no 'heaps'"):
        device.limits.heaps = 3
    with pytest.raises(ValueError, match="size in bytes, not -1"):
        device.limits.heap = -1


@pytest.mark.parametrize(("name", "who"), [("heap", "malloc or new"), ("printf_buffer", "printf")])
def test_a_limit_that_a_launch_has_fixed(device, module, name, who):
    module.narrow[1, 1](None)
    before = getattr(device.limits, name)
    with pytest.raises(cuda_driver.CudaError) as e:
        setattr(device.limits, name, 1 << 30)
    assert str(e.value).startswith(
        f"limits.{name} cannot be set to {1 << 30} on cuda:0: it must be set before the first launch of a "
        f"kernel that calls {who}, and fit into the GPU's memory (CUDA_ERROR_INVALID_VALUE: "
    )
    assert e.value.code == 1 and getattr(device.limits, name) == before


def test_a_stack_that_is_too_large(device):
    with pytest.raises(DeviceError, match=r"limits\.stack cannot be set to 1048576 on cuda:0.*512 KiB"):
        device.limits.stack = 1 << 20


@pytest.mark.parametrize("name", ["heap", "printf_buffer", "stack"])
@pytest.mark.parametrize("status", [1, 2, 215, 999])
def test_a_limit_refused_with_any_status(device, name, status):
    FAKE.fake_refuse_limit(status)
    try:
        with pytest.raises(cuda_driver.CudaError, match=rf"limits\.{name} cannot be set to 2048") as e:
            setattr(device.limits, name, 2048)
    finally:
        FAKE.fake_refuse_limit(0)
    assert e.value.code == status and cuda_driver.names_of(status)[0] in str(e.value)


def test_a_fault_found_while_a_limit_is_set(device, module):
    module.narrow[1, 1](None)
    FAKE.fake_fault(700)
    with pytest.raises(KernelFault, match=r"setting limits\.stack to 2048: kernel 'narrow' touched memory"):
        device.limits.stack = 2048


@pytest.mark.skipif("FAKE_CUDA_NO_POOL" in os.environ, reason="there is no pool")
def test_the_pool_keeps_freed_memory(device):
    assert FAKE.fake_threshold() == 2**64 - 1


# ---------------------------------------------------------------- memory


def test_arrays_travel(device):
    data = numpy.arange(12, dtype="f8").reshape(3, 4)
    array = device.array(data)
    numpy.testing.assert_array_equal(array.numpy(), data)
    numpy.testing.assert_array_equal(array[1].numpy(), data[1])
    numpy.testing.assert_array_equal(array[1:].numpy(), data[1:])
    assert device.zeros(5, "i4").numpy().tolist() == [0] * 5
    assert device.array(numpy.empty((0, 3), "f4")).numpy().shape == (0, 3)


def test_memory_is_given_back(device):
    before = FAKE.fake_live_bytes()
    array = device.empty(1000, "u1")
    part = array[10:]
    assert FAKE.fake_live_bytes() == before + 1000
    del array
    gc.collect()
    assert FAKE.fake_live_bytes() == before + 1000
    del part
    gc.collect()
    assert FAKE.fake_live_bytes() == before


def test_too_much_memory(device):
    with pytest.raises(cuda_driver.CudaError, match=r"CUDA_ERROR_OUT_OF_MEMORY.*trim") as e:
        device.empty(1 << 40, "u1")
    assert e.value.status == "CUDA_ERROR_OUT_OF_MEMORY" and e.value.code == 2


def test_copies_between_arrays_and_pinned_memory(device):
    stream = device.stream()
    source = device.pinned((2, 3), "i4")
    source[...] = [[1, 2, 3], [4, 5, 6]]
    array = device.empty((2, 3), "i4")
    array.copy_from(source, stream)
    other = device.empty((2, 3), "i4")
    other.copy_from(array, stream)
    target = device.pinned((2, 3), "i4")
    other.copy_to(target, stream)
    stream.synchronize()
    assert target.tolist() == source.tolist()
    with pytest.raises(ValueError, match=r"needs a NumPy array, \(2, 3\) of int32"):
        array.copy_from(numpy.zeros((2, 3)), stream)
    with pytest.raises(ValueError, match="cannot copy"):
        array.copy_from(device.zeros(3, "i4"))


def test_pinned_memory_lives_as_long_as_a_view(device):
    before = FAKE.fake_live_bytes()
    view = device.pinned(10, "f4")[2:4]
    view[:] = 7
    gc.collect()
    assert FAKE.fake_live_bytes() == before + 40
    del view
    gc.collect()
    device.synchronize()
    assert FAKE.fake_live_bytes() == before
    for _ in range(5):
        device.pinned(10)
    assert FAKE.fake_live_bytes() <= before + 80


def test_globals(device):
    floats = ty.Array(ty.FLOAT, 4)
    table = Global("coef", "coef", floats, "constant", 16, 4, "float [4]")
    module = make(HEAD + ENTRIES + "// coef\n", globals={"coef": table}).load(device)
    module.globals["coef"].write([1, 2, 3, 4])
    assert module.globals["coef"].read().tolist() == [1, 2, 3, 4]


def test_dlpack_out(device):

    array = device.array(numpy.arange(4, dtype="i2"))
    assert array.__dlpack_device__() == (2, 0)
    capsule = array.__dlpack__(stream=1)
    told = dlpack.read(capsule)
    assert told == dlpack.Tensor(array.address, "int16", (4,), True, False)
    before = FAKE.fake_live_bytes()
    del array
    gc.collect()
    assert FAKE.fake_live_bytes() == before
    del capsule
    gc.collect()
    assert FAKE.fake_live_bytes() == before - 8


def test_dlpack_out_as_it_is_asked_for(device):

    array = device.array(numpy.arange(4, dtype="i2"))
    told = dlpack.read(array.__dlpack__(stream=1, max_version=(1, 0), dl_device=(2, 0), copy=False))
    assert told.address == array.address
    copy = array.__dlpack__(stream=1, copy=True)
    assert dlpack.read(copy).address != array.address
    there = array.__dlpack__(dl_device=(1, 0))
    at = ctypes.cast(dlpack.read(there).address, ctypes.POINTER(ctypes.c_int16))
    assert at[:4] == [0, 1, 2, 3]
    for device_asked, copied in (((1, 0), False), ((2, 1), None)):
        with pytest.raises(BufferError, match="the array is on cuda:0"):
            array.__dlpack__(dl_device=device_asked, copy=copied)


# ---------------------------------------------------------------- output and faults


def test_printf(device, capfd):
    make(HEAD + ENTRIES + "// vprintf\n").load(device)
    print("before")
    FAKE.fake_print(b"from a kernel\n", b"")
    device.synchronize()
    print("after")
    out, err = capfd.readouterr()
    assert out == "before\nfrom a kernel\nafter\n" and not err


def test_captured_printf(device, capfd):
    make(HEAD + ENTRIES + "// vprintf\n").load(device)
    with device.capture_output() as text:
        FAKE.fake_print(b"one\n", b"")
        device.synchronize()
        print("mine")
        assert text.getvalue() == "one\n"
        with device.capture_output() as inner:
            FAKE.fake_print(b"two\n", b"")
        assert inner.getvalue() == "two\n"
        FAKE.fake_print(b"three\n", b"")
    assert text.getvalue() == "one\nthree\n"
    assert capfd.readouterr().out == "mine\n"


@pytest.mark.parametrize("status", [710, 719])
def test_a_failed_assert(device, capfd, status):
    module = make(HEAD + ENTRIES + "// __assertfail\n").load(device)
    module.narrow[1, 1](None)
    line = b"a.cu:12: void narrow(void *): block: [1,0,2], thread: [3,4,5] Assertion `x > 0` failed.\n"
    FAKE.fake_print(b"", line + line.replace(b"3,4,5", b"4,4,5") + b"something else\n")
    FAKE.fake_fault(status)
    with pytest.raises(AssertionError, match=r"Assertion `x > 0` failed.*and in 1 more thread") as e:
        device.synchronize()
    assert str(e.value).startswith(line.decode().strip()) and e.value.kernel == "narrow"
    assert isinstance(e.value, KernelFault) and isinstance(e.value, cuda_driver.CudaError)
    assert e.value.place == "a.cu:12" and e.value.block == (1, 0, 2) and e.value.thread == (3, 4, 5)
    assert capfd.readouterr().err == "something else\n"


def test_a_fault_names_the_last_kernel_of_the_stream(device, module):
    stream = device.stream()
    module.saxpy[1, 1](1, 1, None, None)
    module.narrow[1, 1, 0, stream](None)
    FAKE.fake_fault(700)
    with pytest.raises(KernelFault, match="kernel 'narrow' touched memory outside") as e:
        stream.synchronize()
    assert e.value.kernel == "narrow" and e.value.status == "CUDA_ERROR_ILLEGAL_ADDRESS"
    with pytest.raises(DeviceError, match=r"cannot be used any more in this process.*narrow"):
        device.zeros(3)


def test_a_fault_of_one_of_several_kernels(device, module):
    device.synchronize()
    stream = device.stream()
    launch = module.narrow[1, 1, 0, stream]
    module.saxpy[1, 1](1, 1, None, None)
    launch(None)
    FAKE.fake_fault(719)
    with pytest.raises(KernelFault, match=r"launched last: .*'saxpy' on the default stream") as e:
        device.synchronize()
    assert e.value.kernel is None and f"'narrow' on stream {stream.handle:#x}" in str(e.value)


def test_a_fault_found_by_the_next_launch(device, module):
    launch, other = module.narrow[1, 1], module.saxpy[1, 1]
    launch(None)
    FAKE.fake_fault(716)
    with pytest.raises(
        KernelFault, match=r"launching saxpy\[1, 1\].*kernel 'narrow' used an address that is not aligned"
    ):
        other(1, 1, None, None)


def test_a_forked_process_gives_nothing_back(device):
    array = device.zeros(3)
    child = os.fork()
    if not child:
        try:
            del array
            gc.collect()
            os._exit(0)
        except BaseException:
            os._exit(1)
    assert os.waitpid(child, 0)[1] == 0
