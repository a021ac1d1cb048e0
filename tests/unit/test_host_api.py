"""The CUDA runtime API for host code, over the CPU device."""

from __future__ import annotations

import ctypes
import re
import sys
import threading
from pathlib import Path

import numpy
import pytest
from runner.host_api import (
    ASSERT,
    FUNCTION,
    HANDLE,
    ILLEGAL,
    INVALID,
    MEMORY,
    OK,
    C,
    connected,
    handle,
)

import minicu
from minicu.runtime.cpu import device as cpu
from minicu.runtime.cpu.device import CpuDevice
from minicu.runtime.errors import DeviceError, KernelAssert, OutOfBounds
from minicu.runtime.host import api as host_api
from minicu.runtime.host import errors as host_errors
from minicu.runtime.host.api import HostApi

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs the CPU device")


@pytest.fixture
def c():
    return connected()


@pytest.fixture
def api(c):
    return c.api


def test_a_program(c):
    n = 1000
    x, y = numpy.arange(n, dtype="f4"), numpy.ones(n, "f4")
    d_x, d_y = c.allocate(x.nbytes), c.allocate(y.nbytes)
    assert d_x % 256 == 0 and d_y % 256 == 0
    scale = numpy.array([1, 3, 1, 1], "f4")
    assert c("minicu_copy_to_symbol", 0x100, scale.ctypes.data, 16, 0, 1, 0, 1) == OK
    for to, source in ((d_x, x), (d_y, y)):
        assert c("cudaMemcpy", to, source.ctypes.data, source.nbytes, 1) == OK
    c.launch("saxpy", 4, 256, ctypes.c_int(n), ctypes.c_float(2), ctypes.c_uint64(d_x), ctypes.c_uint64(d_y))
    assert c.error() == OK and c("cudaDeviceSynchronize") == OK
    assert c("cudaMemcpy", y.ctypes.data, d_y, y.nbytes, 2) == OK
    assert numpy.array_equal(y, 6 * x + 1)
    assert c("cudaFree", d_x) == OK and c("cudaFree", d_x) == INVALID and c("cudaFree", 0) == OK
    assert c.error() == INVALID and c.error() == OK and c.api.fault is None


def test_arguments_of_all_sizes(c):
    class Big(ctypes.Structure):
        _fields_ = (("d", ctypes.c_double * 3), ("c", ctypes.c_char))

    out = numpy.zeros(4)
    big = Big((0, 0, 0.5), b"\x07")
    where = ctypes.c_uint64(out.ctypes.data)
    c.launch("mixed", 1, 4, ctypes.c_byte(1), big, ctypes.c_short(300), where, shared=32)
    assert c("cudaDeviceSynchronize") == OK and list(out) == [308.5, 309.5, 310.5, 311.5]


@pytest.mark.parametrize("grid, block", [(0, 1), (1, 0), (1, 1025), (2**31, 1)])
def test_configurations_that_cannot_be(c, grid, block):
    c.launch("say", grid, block, ctypes.c_int(1))
    assert c("cudaPeekAtLastError") == INVALID
    assert c.error() == INVALID and c.error() == OK and c("cudaDeviceSynchronize") == OK
    assert isinstance(c.api.fault, ValueError)


def test_more_threads_than_the_kernel_allows(c):
    c.launch("bounded", 1, 65)
    assert c.error() == INVALID and "__launch_bounds__ allows at most 64" in str(c.api.fault)


def test_kernels_that_are_not_there(c):
    c.launch("nothing", 1, 1)
    assert c.error() == FUNCTION
    assert c("minicu_occupancy", ctypes.c_int(), 0x999, 64, 0) == FUNCTION


def test_a_fault_stays(c):
    p = ctypes.c_uint64(c.allocate(400))
    c.launch("wild", 1, 1, p)
    assert c("cudaDeviceSynchronize") == ILLEGAL and c("cudaMemset", p.value, 0, 4) == ILLEGAL
    assert c.error() == ILLEGAL and c.error() == ILLEGAL
    assert isinstance(c.api.fault, OutOfBounds) and "wild touched 'p', which has 400 bytes" in str(
        c.api.fault
    )
    assert c("cudaDeviceReset") == OK and c.error() == OK
    c.allocate(4)


def test_a_failed_assertion(c):
    c.launch("claim", 1, 1, ctypes.c_int(1))
    assert c("cudaDeviceSynchronize") == ASSERT and isinstance(c.api.fault, KernelAssert)


def test_output_stands_in_the_programs_order(c, capfd):
    printf = ctypes.CDLL(None).printf
    c.launch("say", 1, 1, ctypes.c_int(1))
    printf(b"host 1\n")
    assert c("cudaDeviceSynchronize") == OK
    printf(b"host 2\n")
    c.launch("say", 1, 1, ctypes.c_int(2))
    c.api.finish()
    printf(b"host 3\n")
    ctypes.CDLL(None).fflush(None)
    assert capfd.readouterr().out == "host 1\nkernel 1\nhost 2\nkernel 2\nhost 3\n"


def test_output_before_a_fault_is_not_lost(c, capfd):
    c.launch("say", 1, 1, ctypes.c_int(1))
    c.launch("claim", 1, 1, ctypes.c_int(1))
    assert capfd.readouterr().out == "kernel 1\n"


def test_memory(c):
    pitch, where = ctypes.c_uint64(), ctypes.c_uint64()
    assert c("cudaMallocPitch", where, pitch, 100, 3) == OK and pitch.value == 512
    source = numpy.arange(300, dtype="u1").reshape(3, 100)
    back = numpy.zeros((3, 120), "u1")
    assert c("cudaMemset2D", where.value, 512, 9, 512, 3) == OK
    assert c("cudaMemcpy2D", where.value, 512, source.ctypes.data, 100, 100, 3, 1) == OK
    assert c("cudaMemcpy2D", back.ctypes.data, 120, where.value, 512, 120, 3, 2) == OK
    assert numpy.array_equal(back[:, :100], source) and (back[:, 100:] == 9).all()
    assert c("cudaMemcpy2D", back.ctypes.data, 50, where.value, 512, 120, 3, 2) == 12
    assert c("cudaMemcpy", back.ctypes.data, where.value, 1, 7) == 21
    assert c("cudaMemcpy", 0, where.value, 1, 2) == INVALID and c("cudaMalloc", None, 4) == INVALID
    assert c("cudaMalloc", where, 1 << 60) == MEMORY and c("cudaMalloc", where, 0) == OK and where.value == 0
    assert c("cudaMallocManaged", where, 64, 1) == OK and c("cudaFree", where.value) == OK
    assert c("cudaMallocHost", where, 64) == OK and c("cudaFree", where.value) == INVALID
    attributes = (ctypes.c_uint64 * 2)()
    assert c("cudaPointerGetAttributes", attributes, where.value) == OK
    assert list(attributes) == [1, where.value] and c("cudaFreeHost", where.value) == OK
    free, total = ctypes.c_uint64(), ctypes.c_uint64()
    assert c("cudaMemGetInfo", free, total) == OK and 0 < free.value < total.value


def test_variables(c):
    data, back, size = numpy.arange(8, dtype="i4"), numpy.zeros(8, "i4"), ctypes.c_uint64()
    assert c("minicu_copy_to_symbol", 0x200, data.ctypes.data, 32, 0, 1, 0, 1) == OK  # no kernel uses it
    assert c("minicu_copy_from_symbol", back.ctypes.data, 0x200, 8, 24, 2, 0, 1) == OK
    assert list(back[:3]) == [6, 7, 0]
    assert c("minicu_copy_to_symbol", 0x200, data.ctypes.data, 32, 4, 1, 0, 1) == INVALID
    assert c("minicu_symbol_size", size, 0x100) == OK and size.value == 16
    assert c("minicu_symbol_address", size, 0x100) == OK
    assert size.value == c.api.module.globals["scale"].address
    assert c("minicu_symbol_size", size, 0x999) == 13


def test_streams_and_events(c):
    stream, first, last, time = ctypes.c_uint64(), ctypes.c_uint64(), ctypes.c_uint64(), ctypes.c_float(-1)
    assert c("cudaStreamCreateWithFlags", stream, 1) == OK and stream.value
    for event in (first, last):
        assert c("cudaEventCreate", event) == OK
    assert c("cudaEventElapsedTime", time, first.value, last.value) == HANDLE
    for event in (first, last):
        assert c("cudaEventRecord", event.value, stream.value) == OK
        assert c("cudaEventSynchronize", event.value) == OK and c("cudaEventQuery", event.value) == OK
    assert c("cudaEventElapsedTime", time, first.value, last.value) == OK and 0 <= time.value < 1000
    c.launch("say", 1, 1, ctypes.c_int(1), stream=stream.value)
    assert c("cudaStreamWaitEvent", stream.value, first.value, 0) == OK
    assert c("cudaStreamSynchronize", stream.value) == OK and c("cudaStreamQuery", stream.value) == OK
    assert c("cudaEventDestroy", first.value) == OK and c("cudaEventDestroy", first.value) == HANDLE
    assert c("cudaStreamDestroy", stream.value) == OK and c("cudaStreamSynchronize", stream.value) == HANDLE
    assert c("cudaStreamDestroy", 0) == HANDLE


def test_pools(c):
    pool, value = handle(c, "cudaDeviceGetDefaultMemPool", 0), ctypes.c_uint64(1 << 40)
    assert c("cudaDeviceGetMemPool", ctypes.c_uint64(), 1) == 101
    assert c("cudaMemPoolSetAttribute", pool, 4, value) == OK
    assert c("cudaMemPoolSetAttribute", pool, 7, value) == INVALID
    a = handle(c, "cudaMallocFromPoolAsync", 1000, pool, 0)
    assert c("cudaMemPoolGetAttribute", pool, 8, value) == OK and value.value == 1000
    assert c("cudaFreeAsync", a, 0) == OK
    assert c("cudaMemPoolGetAttribute", pool, 7, value) == OK and value.value == 0
    small = (ctypes.c_int * 22)(1, 0, 1, 0, 0, 0, 100)  # cudaMemPoolProps: at most 100 bytes
    own = handle(c, "cudaMemPoolCreate", small)
    assert c("cudaMallocFromPoolAsync", value, 200, own, 0) == MEMORY
    assert c("cudaDeviceSetMemPool", 0, own) == OK and handle(c, "cudaDeviceGetMemPool", 0) == own
    assert c("cudaMemPoolDestroy", own) == OK and c("cudaMemPoolDestroy", own) == INVALID
    assert c("cudaMemPoolDestroy", pool) == INVALID and handle(c, "cudaDeviceGetMemPool", 0) == pool


def test_launches_with_attributes(c):
    y = numpy.full(1, 3, "f4")
    values = (
        ctypes.c_int(1),
        ctypes.c_float(0),
        ctypes.c_uint64(y.ctypes.data),
        ctypes.c_uint64(y.ctypes.data),
    )
    arguments = (ctypes.c_uint64 * 4)(*map(ctypes.addressof, values))
    config, attribute = host_api.LaunchConfig(), host_api.LaunchAttribute()
    config.grid, config.block = (1, 1, 1), (32, 1, 1)
    config.attributes, config.count = ctypes.addressof(attribute), 1
    for number, value, error in [(0, 0, OK), (2, 1, OK), (4, 1, OK), (4, 2, 912), (7, 1, 801), (8, 1, OK)]:
        attribute.number, attribute.value = number, (value, 1, 1, *[0] * 13)
        assert c("cudaLaunchKernelExC", config, 0x300, arguments) == error
    assert c("cudaLaunchKernelExC", config, 0x999, arguments) == FUNCTION


def test_attributes_of_streams(c):
    stream, other = handle(c, "cudaStreamCreate"), handle(c, "cudaStreamCreate")
    value = ctypes.c_int(2)
    assert c("cudaStreamSetAttribute", stream, 3, value) == OK
    assert c("cudaStreamGetAttribute", other, 3, value) == OK and value.value == 1
    assert c("cudaStreamCopyAttributes", other, stream) == OK
    assert c("cudaStreamGetAttribute", other, 3, value) == OK and value.value == 2
    assert c("cudaStreamSetAttribute", stream, 2, value) == INVALID
    assert c("cudaStreamGetAttribute", 0x77, 3, value) == HANDLE


def test_three_dimensions(c):
    source, back = numpy.arange(24, dtype="u1").reshape(2, 3, 4), numpy.zeros((2, 3, 4), "u1")
    parameters = (ctypes.c_uint64 * 20)()  # cudaMemcpy3DParms
    parameters[1:8] = [1, 1, 1, source.ctypes.data, 4, 4, 3]  # position; address, pitch, width, rows
    parameters[9:16] = [0, 0, 0, back.ctypes.data, 4, 4, 3]
    parameters[16:20] = [2, 2, 1, 0]
    assert c("cudaMemcpy3D", parameters) == OK
    assert back[0, :2, :2].tolist() == source[1, 1:, 1:3].tolist() and back.sum() == back[0, :2, :2].sum()
    parameters[16] = 4  # beyond the pitch
    assert c("cudaMemcpy3D", parameters) == INVALID
    parameters[16], parameters[0] = 0, 1  # an array that is none
    assert c("cudaMemcpy3D", parameters) == HANDLE
    parameters[0] = 0
    assert c("cudaMemcpy3D", parameters) == OK  # nothing to copy
    assert c("minicu_fill_3d", back.ctypes.data, 4, 3, 7, 3, 1, 2, 0) == INVALID  # the host's alone
    assert c("cudaHostRegister", back.ctypes.data, back.nbytes, 0) == OK
    assert c("minicu_fill_3d", back.ctypes.data, 4, 3, 7, 3, 1, 2, 0) == OK
    assert back[1, 0].tolist() == [7, 7, 7, 0] and back[1, 1].sum() == 0
    assert c("minicu_fill_3d", back.ctypes.data, 4, 3, 7, 5, 1, 2, 0) == INVALID


def test_hints(c):
    managed = handle(c, "cudaMallocManaged", 100, 1)
    for type, number, flags, error in [(1, 0, 0, OK), (2, -1, 0, OK), (0, 0, 0, INVALID), (1, 3, 0, 101),
                                       (1, 0, 1, INVALID)]:  # fmt: skip
        assert c("minicu_prefetch", managed, 100, type, number, flags, 0) == error
    assert (
        c("minicu_advise", managed, 100, 1, 0, 0) == OK
        and c("minicu_advise", managed, 100, 9, 1, 0) == INVALID
    )
    assert c("minicu_prefetch", managed, 100, 1, 0, 0, 0x77) == HANDLE
    assert c("cudaStreamAttachMemAsync", 0, managed, 0, 4) == OK
    assert c("cudaStreamAttachMemAsync", 0, c.allocate(4), 0, 4) == INVALID


def test_what_the_device_is(c):
    properties, value = (ctypes.c_char * 288)(*b"x" * 288), ctypes.c_int()
    assert c("cudaGetDeviceProperties", properties, 0) == OK
    assert properties.value.decode() == c.api.device.title
    assert list((ctypes.c_int * 6).from_buffer(properties, 264)) == [9, 1024, 1024, 64, 2, 0]
    assert c("cudaDeviceGetAttribute", value, 16, 0) == OK and value.value == 2
    assert c("cudaGetDeviceProperties", properties, 1) == 101 and c("cudaSetDevice", 1) == 101
    assert c("cudaGetDeviceCount", value) == OK and value.value == 1
    assert c("minicu_occupancy", value, 0x300, 256, 0) == OK and value.value == 8
    threads = ctypes.c_int()
    assert c("minicu_best_block", value, threads, 0x400, 0, 0) == OK
    assert (value.value, threads.value) == (64, 64)
    assert c("minicu_get_attributes", value, 0x400) == OK and value.value == 64
    assert c("minicu_set_attribute", 0x400, 8, 100 << 10) == OK
    assert c("minicu_set_attribute", 0x400, 8, 1 << 20) == INVALID
    size = ctypes.c_uint64()
    assert c("cudaDeviceSetLimit", 1, -5) == 1  # cudaErrorInvalidValue
    assert c("cudaDeviceSetLimit", 99, 5) == 215  # cudaErrorUnsupportedLimit
    assert c("cudaDeviceSetLimit", 6, 5) == OK
    assert c("cudaDeviceSetLimit", 2, 1 << 20) == OK and c("cudaDeviceGetLimit", size, 2) == OK
    assert size.value == 1 << 20 == c.api.device.limits.heap


def test_a_kernel_launched_by_its_address(c):
    x, y = numpy.array([3, 5], "f4"), numpy.zeros(2, "f4")
    scale = numpy.array([0, 2, 0, 0], "f4")
    assert c("minicu_copy_to_symbol", 0x100, scale.ctypes.data, 16, 0, 1, 0, 1) == OK
    values = (
        ctypes.c_int(2),
        ctypes.c_float(1),
        ctypes.c_uint64(x.ctypes.data),
        ctypes.c_uint64(y.ctypes.data),
    )
    pointers = (ctypes.c_uint64 * 4)(*map(ctypes.addressof, values))
    launch = c.api.minicu_launch_function
    for cooperative in (0, 1):
        launch(0x300, 1, 1, 1, 32, 1, 1, ctypes.addressof(pointers), 0, 0, cooperative)
        assert list(y) == [6 * (cooperative + 1), 10 * (cooperative + 1)]


def test_texts(api):
    addresses = api.addresses(
        {"cudaGetErrorString": ("ptr", ("i32",)), "cudaGetErrorName": ("ptr", ("i32",))}
    )
    kind = ctypes.CFUNCTYPE(ctypes.c_char_p, ctypes.c_int)
    text, name = (kind(addresses[n]) for n in ("cudaGetErrorString", "cudaGetErrorName"))
    assert text(2) == b"out of memory" and name(2) == b"cudaErrorMemoryAllocation"
    assert text(12345) == b"unrecognized error code"


def test_a_function_that_is_not_there(api):
    with pytest.raises(DeviceError, match=r"^not supported: cudaFoo$"):
        api.addresses({"cudaFoo": ("i32", ())})
    with pytest.raises(DeviceError, match="not supported: finish"):
        api.addresses({"finish": ("void", ())})


def test_an_interrupt_is_kept(api, monkeypatch):
    def interrupted(self):
        raise KeyboardInterrupt

    monkeypatch.setattr(type(api.side), "synchronize", interrupted)
    assert C(api)("cudaDeviceSynchronize") == 4 and isinstance(api.interrupted, KeyboardInterrupt)
    assert C(api)("cudaGetDevice", ctypes.c_int()) == 4


CALLER = """
extern "C" __global__ void start(int (*call)(int), int *results)
{
    for (int i = 0; i < 3; i++)
        results[i] = call(i);
    if (results[0] == 99)
        *(volatile int *)8 = 0;
}
"""


@pytest.mark.parametrize("thread", [False, True], ids=["main thread", "other thread"])
def test_a_launch_within_a_launch(c, thread):
    """Host code is a kernel of another CPU device, and launches from there: by a callback."""
    start = minicu.compile(CALLER, name="start.cu").load(CpuDevice(cores=1)).start
    faults = []
    data = ctypes.c_uint64(c.allocate(4))

    def call(thread, i):
        worker = cpu.leave_guard()
        cpu.enter_guard(worker)
        if i == 1:
            c.launch("wild", 1, 1, data)
        else:
            c.launch("mixed", 40000, 1, ctypes.c_byte(0), Big(), ctypes.c_short(i), out, shared=8)
        return (worker is not None) * 1000 + c.error()

    class Big(ctypes.Structure):
        _fields_ = (("d", ctypes.c_double * 3), ("c", ctypes.c_char))

    out = ctypes.c_uint64(c.allocate(8))
    # Functions of the CPU device have the thread as their first argument.
    kind = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int)
    callback = kind(call)
    results = numpy.zeros(3, "i4")

    def run():
        start[1, 1](ctypes.cast(callback, ctypes.c_void_p).value, results)
        results_before = list(results)
        results[:] = 0
        broken = kind(lambda thread, i: call(thread, i) and 99)
        with pytest.raises(OutOfBounds, match="start touched a null pointer"):  # its own guard is there again
            start[1, 1](ctypes.cast(broken, ctypes.c_void_p).value, results)
        faults.append(results_before)

    if thread:
        runner = threading.Thread(target=run)
        runner.start()
        runner.join(60)
    else:
        run()
    assert faults == [[1000, 1000 + ILLEGAL, 1000 + ILLEGAL]]


def test_names_and_numbers_are_those_of_the_header():
    text = (Path(minicu.__file__).parent / "include/library/runtime_types.h").read_text()
    declared = {
        name: int(number) for name, number in re.findall(r"\b(cuda(?:Error|Success)\w*) = (\d+)", text)
    }
    for number, (name, _) in host_errors.ERRORS.items():
        assert declared[name] == number


def test_every_declared_function_is_there():
    folder = Path(minicu.__file__).parent / "include/library/host"
    # The driver's own functions (cuda_driver.h, driver_functions.h) are libcuda's.
    files = [file for file in sorted(folder.glob("cuda_*.h")) if file.name != "cuda_driver.h"]
    text = "".join(file.read_text() for file in files)
    declared = re.findall(r'^extern "C" .*?\b(\w+)\(', text, re.MULTILINE)
    assert len(declared) > 130 and not [
        name for name in declared if not callable(getattr(HostApi, name, None))
    ]
