"""The CUDA runtime API for host code over the driver of libcuda.c; run by tests/unit/test_cuda_device.py."""

from __future__ import annotations

import ctypes

import numpy
import pytest
from fakes.fake_driver import FAKE, arguments

from minicu.runtime.errors import KernelFault
from minicu.runtime.host.api import HostApi

OK, INVALID, CONFIGURATION, HANDLE, ILLEGAL = 0, 1, 9, 400, 700


@pytest.fixture
def api(module, device):
    return HostApi(module, device, {0x300: "narrow"}.get, {"cudaDeviceProp": {"major": (0, 4, "int")}})


@pytest.fixture
def c(api):
    """The API's functions as C calls them; a ctypes object stands for its address."""

    def call(name, *given):
        at = api.addresses({name: ("i32", ("i64",) * len(given))})[name]
        values = [a if isinstance(a, int) else ctypes.addressof(a) for a in given]
        return ctypes.CFUNCTYPE(ctypes.c_int, *[ctypes.c_uint64] * len(given))(at)(*values)

    return call


def launch(api, kernel, grid, block, *given, shared=0, stream=0):
    api.minicu_configure(grid, 1, 1, block, 1, 1, shared, stream)
    pointers = (ctypes.c_void_p * len(given))(*map(ctypes.addressof, given))
    name = ctypes.create_string_buffer(kernel)
    at = api.addresses({"minicu_launch": ("void", ("ptr", "ptr"))})["minicu_launch"]
    ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(at)(ctypes.addressof(name), pointers)


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
    assert c("cudaGetLastError") == OK and FAKE.fake_last_name() == b"saxpy"
    assert arguments() == b"".join(map(bytes, SAXPY))
    launch(api, b"saxpy", 0, 64, *SAXPY)
    assert c("cudaGetLastError") == CONFIGURATION
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
