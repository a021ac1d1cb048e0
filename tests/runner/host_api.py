"""A small program and the CUDA runtime API beside it, as host code calls it: for tests of the API."""

from __future__ import annotations

import ctypes
from functools import cache

import minicu
from minicu.runtime.cpu.device import CpuDevice
from minicu.runtime.host.api import HostApi

SOURCE = r"""
#include <stdio.h>
#include <assert.h>
struct Big { double d[3]; char c; };
extern "C" {
__constant__ float scale[4];
__device__ int unused[8];
__global__ void saxpy(int n, float a, const float *x, float *y)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = a * scale[1] * x[i] + y[i];
}
__global__ void mixed(char c, struct Big b, short s, double *out)
{
    extern __shared__ double room[];
    room[threadIdx.x] = c + b.d[2] + b.c + s;
    __syncthreads();
    out[threadIdx.x] = room[blockDim.x - 1 - threadIdx.x] + threadIdx.x;
}
__global__ void say(int n) { printf("kernel %d\n", n); }
__global__ void wild(int *p) { p[1 << 10] = 1; }
__global__ void claim(int n) { assert(n == 0); }
__global__ void __launch_bounds__(64) bounded(void) {}
}
"""
OK, INVALID, MEMORY, FUNCTION, HANDLE, ILLEGAL, ASSERT = 0, 1, 2, 98, 400, 700, 710


@cache
def program():
    return minicu.compile(SOURCE, name="host.cu")


def connected() -> C:
    """The API over a CPU device of its own, on which the program is loaded."""
    device = CpuDevice(cores=2)
    module = program().load(device)
    shadows = {0x100: "scale", 0x200: "unused", 0x300: "saxpy", 0x400: "bounded"}
    records = {
        "cudaDeviceProp": {
            "name": (0, 256, "char[256]"), "totalGlobalMem": (256, 8, "size_t"), "major": (264, 4, "int"),
            "maxThreadsDim": (268, 12, "int[3]"), "multiProcessorCount": (280, 4, "int"),
            "somethingNew": (284, 4, "int"),
        },
        "cudaFuncAttributes": {"maxThreadsPerBlock": (0, 4, "int")},
        "cudaPointerAttributes": {"type": (0, 4, "int"), "devicePointer": (8, 8, "void *")},
    }  # fmt: skip
    return C(HostApi(module, device, shadows.get, records))


class C:
    """The API's functions as C calls them: by address, with the parameters' types."""

    def __init__(self, api):
        self.api = api

    def __call__(self, name, *arguments):
        types = {int: ("i64", ctypes.c_uint64), float: ("double", ctypes.c_double)}
        kinds = [types.get(type(a), ("ptr", ctypes.c_void_p)) for a in arguments]
        at = self.api.addresses({name: ("i32", tuple(k for k, _ in kinds))})[name]
        values = [a if type(a) in types else ctypes.addressof(a) if a is not None else 0 for a in arguments]
        return ctypes.CFUNCTYPE(ctypes.c_int, *[t for _, t in kinds])(at)(*values)

    def allocate(self, size):
        where = ctypes.c_uint64()
        assert self("cudaMalloc", where, size) == OK
        return where.value

    def launch(self, kernel, grid, block, *arguments, shared=0, stream=0):
        self.api.minicu_configure(grid, 1, 1, block, 1, 1, shared, stream)
        pointers = (ctypes.c_void_p * max(1, len(arguments)))(*map(ctypes.addressof, arguments))
        name = ctypes.create_string_buffer(kernel.encode())
        at = self.api.addresses({"minicu_launch": ("void", ("ptr", "ptr"))})["minicu_launch"]
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(at)(ctypes.addressof(name), pointers)

    def error(self):
        return self("cudaGetLastError")


def handle(c, name, *arguments):
    """What a function makes."""
    where = ctypes.c_uint64()
    assert c(name, where, *arguments) == OK
    return where.value
