"""The CUDA runtime API for host code over the driver of libcuda; run by tests/unit/test_cuda_device.py."""

from __future__ import annotations

import ctypes

import numpy
import pytest
from fakes.fake_driver import FAKE, arguments

from minicu.runtime.errors import KernelFault
from minicu.runtime.host.api import HostApi
from minicu.runtime.host.native import NativeRuntime

#: Names of kernels as a program has them: each at an address of its own.
NAMES: dict[bytes, ctypes.Array] = {}
OK, INVALID, HANDLE, ILLEGAL = 0, 1, 400, 700


@pytest.fixture(params=["python", "native"])
def api(module, device, request):
    """In Python alone, and behind the C functions that programs call."""
    native = NativeRuntime(device) if request.param == "native" else None
    records = {"cudaDeviceProp": {"major": (0, 4, "int")}}
    return HostApi(module, device, {0x300: "narrow"}.get, records, native)


@pytest.fixture
def c(api):
    """The API's functions as C calls them; a ctypes object stands for its address."""

    def call(name, *given):
        at = api.addresses({name: ("i32", ("i64",) * len(given))})[name]
        values = [a if isinstance(a, int) else ctypes.addressof(a) for a in given]
        return ctypes.CFUNCTYPE(ctypes.c_int, *[ctypes.c_uint64] * len(given))(at)(*values)

    return call


def launch(api, kernel, grid, block, *given, shared=0, stream=0):
    numbers = ("i32",) * 6 + ("i64", "i64")
    found = api.addresses({"minicu_configure": ("void", numbers), "minicu_launch": ("void", ("ptr", "ptr"))})
    configure = ctypes.CFUNCTYPE(None, *[ctypes.c_uint32] * 6, ctypes.c_uint64, ctypes.c_uint64)
    configure(found["minicu_configure"])(grid, 1, 1, block, 1, 1, shared, stream)
    pointers = (ctypes.c_void_p * len(given))(*map(ctypes.addressof, given))
    name = NAMES.setdefault(kernel, ctypes.create_string_buffer(kernel))
    launching = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)
    launching(found["minicu_launch"])(ctypes.addressof(name), pointers)


SAXPY = ctypes.c_int(5), ctypes.c_float(2), ctypes.c_uint64(0x1000), ctypes.c_uint64(0x2000)


def test_memory(c):
    where, back = ctypes.c_uint64(), numpy.zeros(4, "i4")
    data = numpy.arange(4, dtype="i4")
    before = FAKE.fake_live_bytes()
    assert c("cudaMalloc", where, 16) == OK and FAKE.fake_live_bytes() == before + 16
    assert c("cudaMemset", where.value, 0xFF, 16) == OK
    assert c("cudaMemcpy", where.value + 4, data.ctypes.data, 8, 1) == OK
    assert c("cudaMemcpyAsync", back.ctypes.data, where.value, 16, 2, 0) == OK
    assert c("cudaDeviceSynchronize") == OK and list(back) == [-1, 0, 1, -1]
    assert c("cudaFree", where.value) == OK and FAKE.fake_live_bytes() == before
    assert c("cudaFree", where.value) == INVALID and c("cudaGetLastError") == INVALID
    assert c("cudaMallocHost", where, 16) == OK and c("cudaFreeHost", where.value) == OK


def test_launches(c, api):
    launch(api, b"saxpy", 3, 64, *SAXPY, shared=50000)
    assert c("cudaGetLastError") == INVALID
    assert c("minicu_set_attribute", 0x300, 8, 50000) == OK
    launch(api, b"narrow", 1, 1, ctypes.c_uint64(0), shared=50000)
    assert c("cudaGetLastError") == OK and FAKE.fake_last_name() == b"narrow"
    launch(api, b"saxpy", 3, 64, *SAXPY, shared=48000)
    assert c("cudaGetLastError") == OK and FAKE.fake_last_name() == b"saxpy"
    assert arguments() == b"".join(map(bytes, SAXPY))
    launch(api, b"saxpy", 0, 64, *SAXPY)
    assert c("cudaGetLastError") == INVALID
    launch(api, b"nothing", 1, 1)
    assert c("cudaGetLastError") == 98


def test_a_fault_stays(c, api):
    launch(api, b"narrow", 1, 1, ctypes.c_uint64(0))
    FAKE.fake_fault(700)
    assert c("cudaDeviceSynchronize") == ILLEGAL and c("cudaDeviceSynchronize") == ILLEGAL
    assert c("cudaGetLastError") == ILLEGAL and c("cudaDeviceReset") == ILLEGAL
    assert isinstance(api.fault, KernelFault) and "kernel 'narrow' touched memory" in str(api.fault)
    api.finish()


def test_streams_and_events(c, api):
    stream, first, last, time = ctypes.c_uint64(), ctypes.c_uint64(), ctypes.c_uint64(), ctypes.c_float(-1)
    assert c("cudaStreamCreateWithFlags", stream, 1) == OK
    assert c("cudaEventCreate", first) == OK and c("cudaEventCreateWithFlags", last, 1) == OK
    assert c("cudaEventRecord", first.value, stream.value) == OK
    launch(api, b"saxpy", 1, 1, *SAXPY, stream=stream.value)
    assert FAKE.fake_last_stream() == stream.value
    assert c("cudaEventRecord", last.value, stream.value) == OK
    assert c("cudaStreamWaitEvent", 0, last.value, 0) == OK
    assert c("cudaStreamSynchronize", stream.value) == OK and c("cudaStreamQuery", stream.value) == OK
    assert c("cudaEventSynchronize", last.value) == OK and c("cudaEventQuery", last.value) == OK
    assert c("cudaEventElapsedTime", time, first.value, last.value) == OK and time.value >= 0
    assert c("cudaEventDestroy", last.value) == OK and c("cudaEventRecord", last.value, 0) == HANDLE
    assert c("cudaStreamDestroy", stream.value) == OK and c("cudaStreamQuery", stream.value) == HANDLE


def test_what_the_device_is(c, api):
    value = ctypes.c_int()
    assert c("cudaDeviceGetAttribute", value, 16, 0) == OK and value.value == 132
    assert c("cudaGetDeviceProperties", value, 0) == OK and value.value == 9
    assert c("minicu_occupancy", value, 0x300, 256, 0) == OK and value.value == 8
    free, total = ctypes.c_uint64(), ctypes.c_uint64()
    assert c("cudaMemGetInfo", free, total) == OK and total.value == 80 << 30


def test_what_was_done_once_enters_no_python(c, api, monkeypatch):
    if api.native is None:
        pytest.skip("the Python functions alone")
    where, event, data = ctypes.c_uint64(), ctypes.c_uint64(), numpy.arange(4, dtype="i4")
    time, stream = ctypes.c_float(-1), ctypes.c_uint64()
    assert c("cudaEventCreate", event) == OK and c("cudaStreamCreate", stream) == OK
    launch(api, b"saxpy", 3, 64, *SAXPY, shared=512)
    launch(api, b"saxpy", 1, 1, *SAXPY, stream=stream.value)
    monkeypatch.setattr(api, "side", None)  # whatever comes to Python fails from here on
    launch(api, b"saxpy", 5, 32, *SAXPY, shared=256)
    launch(api, b"saxpy", 7, 32, *SAXPY, stream=stream.value)
    assert FAKE.fake_last_stream() == stream.value and arguments() == b"".join(map(bytes, SAXPY))
    assert c("cudaMalloc", where, 16) == OK and c("cudaMemset", where.value, 1, 16) == OK
    assert c("cudaMemcpy", where.value, data.ctypes.data, 16, 1) == OK
    assert c("cudaMemcpyAsync", data.ctypes.data, where.value, 16, 2, stream.value) == OK
    assert (
        c("cudaEventRecord", event.value, stream.value) == OK and c("cudaEventSynchronize", event.value) == OK
    )
    assert c("cudaEventElapsedTime", time, event.value, event.value) == OK and time.value >= 0
    assert c("cudaStreamSynchronize", stream.value) == OK and c("cudaDeviceSynchronize") == OK
    assert c("cudaFree", where.value) == OK and c("cudaFree", 0) == OK
    assert c("cudaGetLastError") == OK
    assert c("cudaMalloc", where, 1 << 60) != OK  # to Python, which is not there


def test_a_reset_frees_what_c_allocated(c):
    where = ctypes.c_uint64()
    before = FAKE.fake_live_bytes()
    for _ in range(3):
        assert c("cudaMalloc", where, 16) == OK
    assert c("cudaFree", where.value) == OK and FAKE.fake_live_bytes() == before + 32
    assert c("cudaDeviceReset") == OK and FAKE.fake_live_bytes() == before


def test_launches_nest(c, api):
    """The arguments of a launch may launch: each has its own configuration."""
    launch(api, b"saxpy", 1, 1, *SAXPY)
    numbers = ("i32",) * 6 + ("i64", "i64")
    configure = api.addresses({"minicu_configure": ("void", numbers)})["minicu_configure"]
    call = ctypes.CFUNCTYPE(None, *[ctypes.c_uint32] * 6, ctypes.c_uint64, ctypes.c_uint64)(configure)
    call(1, 1, 1, 2, 1, 1, 0, 0)
    launch(api, b"narrow", 1, 4, ctypes.c_uint64(0))
    assert FAKE.fake_last_name() == b"narrow"
    found = api.addresses({"minicu_launch": ("void", ("ptr", "ptr"))})["minicu_launch"]
    pointers = (ctypes.c_void_p * len(SAXPY))(*map(ctypes.addressof, SAXPY))
    launching = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(found)
    launching(ctypes.addressof(NAMES[b"saxpy"]), pointers)
    assert FAKE.fake_last_name() == b"saxpy"
    launching(ctypes.addressof(NAMES[b"saxpy"]), pointers)
    assert c("cudaGetLastError") == 52  # cudaErrorMissingConfiguration
