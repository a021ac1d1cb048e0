"""The limits of the CPU device: settable at any time, and kept."""

from __future__ import annotations

import gc
import os
from pathlib import Path

import numpy
import pytest

import minicu
from minicu.runtime.cpu.device import CpuDevice
from minicu.runtime.errors import DeviceError, KernelFault, StackOverflow

pytestmark = pytest.mark.optimised

SOURCE = r"""
extern "C" __global__ void take(void **p, size_t size) {
    p[blockIdx.x * blockDim.x + threadIdx.x] = malloc(size);
}
extern "C" __global__ void give(void **p) { free(p[blockIdx.x * blockDim.x + threadIdx.x]); }
extern "C" __global__ void write(int **p, int value) { *p[threadIdx.x] = value + threadIdx.x; }
extern "C" __global__ void read(int **p, int *to) { to[threadIdx.x] = *p[threadIdx.x]; }
extern "C" __global__ void leak_nothing(int *bad) {
    int *p = (int *)malloc(sizeof(int) * (1 + threadIdx.x % 7));
    if (!p)
        atomicAdd(bad, 1);
    free(p);
}
__device__ __noinline__ int deep(volatile int *above, int n)
{
    volatile int here[64];
    here[n & 63] = n;
    return n == 0 ? above[0] & 0 : deep(here, n - 1) + here[n & 63];
}
extern "C" __global__ void dive(int *to, int depth) {
    to[blockIdx.x * blockDim.x + threadIdx.x] = deep(to, depth);
}
extern "C" __global__ void gather(int *p) {
    volatile int mine[512];
    for (int i = 0; i < 512; i++) mine[i] = i;
    __syncthreads();
    p[threadIdx.x] = mine[threadIdx.x];
}
"""
#: 8 MB that a kernel writes.
LARGE = (
    "__device__ int large[1 << 21];"
    "__global__ void fill(int *to) { for (int &i : large) i = 7; *to = large[5]; }"
)


@pytest.fixture(scope="module")
def program():
    return minicu.compile(SOURCE)


@pytest.fixture
def module(program):
    return program.load(CpuDevice(cores=4))


def test_the_heap_is_used_up_and_given_back(module):
    limits = module.device.limits
    limits.heap = 64 << 10
    p = numpy.zeros(256, numpy.uintp)
    module.take[8, 32](p, 1000)
    got = p != 0
    assert 30 < got.sum() < 65 and not (p % 16).any() and len(set(p[got])) == got.sum()
    assert 0 < limits.heap_used <= limits.heap
    module.give[8, 32](p)
    assert limits.heap_used == 0
    limits.heap = 1 << 20  # after the first launch, too
    module.take[8, 32](p, 1000)
    assert p.all()
    module.give[8, 32](p)
    limits.heap = 0
    module.take[8, 32](p, 1)
    assert not p.any()


def test_a_block_outlives_its_kernel(module):
    p, to = numpy.zeros(32, numpy.uintp), numpy.zeros(32, numpy.int32)
    module.take[1, 32](p, 4)
    module.write[1, 32](p, 100)
    module.read[1, 32](p, to)
    assert to.tolist() == list(range(100, 132))
    module.give[1, 32](p)
    assert module.device.limits.heap_used == 0


def test_modules_that_nobody_holds_give_their_memory_back():
    large = minicu.compile(LARGE)

    def resident():
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    device, to, before = CpuDevice(cores=1), numpy.zeros(1, numpy.int32), 0
    for i in range(13):
        large.load(device).fill[1, 1](to)
        gc.collect()
        if i == 3:
            before = resident()
    assert to[0] == 7 and resident() - before < 40 << 20


def test_nothing_leaks_in_10000_kernels(module):
    module.device.limits.heap = 16 << 10
    bad = numpy.zeros(1, numpy.int32)
    launch = module.leak_nothing[1, 32]
    for _ in range(10000):
        launch(bad)
    assert bad[0] == 0 and module.device.limits.heap_used == 0


def test_the_stack_of_other_cores(module):
    to = numpy.zeros(64 * 256, numpy.int32)
    launch = module.dive[64, 256]
    launch(to, 1000)
    assert (to == 1000 * 1001 // 2).all()
    module.device.limits.stack = 128 << 10
    with pytest.raises(StackOverflow):
        for _ in range(20):  # until another core than the caller's takes a block
            launch(to, 1000)
    module.device.limits.stack = 8 << 20
    for _ in range(3):
        launch(to, 1000)


def test_frames_of_waiting_threads(module):
    p = numpy.zeros(128, numpy.int32)
    module.gather[1, 128](p)
    assert p.tolist() == list(range(128))
    module.device.limits.frames = 4096
    with pytest.raises((DeviceError, KernelFault), match=r"limits\.frames"):
        module.gather[1, 128](p)
    module.device.limits.frames = 64 << 20
    module.gather[1, 128](p)


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("heap", -1, "size in bytes, not -1"),
        ("stack", 100, "at least 32768, not 100"),
        ("heap", 1.5, "not 1.5"),
    ],
)
def test_what_is_no_limit(module, name, value, words):
    with pytest.raises(ValueError, match=words):
        setattr(module.device.limits, name, value)
    with pytest.raises(AttributeError, match=r"heap, printf_buffer, stack, frames, no 'registers'"):
        module.device.limits.registers = 5


def test_global_variables_larger_than_memory():
    program = minicu.compile("__device__ char a[1ull << 40]; __global__ void k() { a[0] = 1; }")
    with pytest.raises(
        DeviceError, match=r"the global variables have 1099511627776 bytes, this computer \d+"
    ):
        program.load("cpu")


def test_limits_are_integers_of_any_kind_and_not_beyond_reason():
    limits = minicu.compile("__global__ void k() {}", cache=False).load("cpu").device.limits
    before = limits.heap
    limits.heap = numpy.int64(1 << 20)
    assert limits.heap == 1 << 20
    for value in (1 << 62, 1 << 70, True, 2.0, None):
        with pytest.raises(ValueError, match=r"limits\.heap is a size in bytes, not "):
            limits.heap = value
    limits.heap = before


FREES = """
    #include <stdlib.h>
    __device__ void *kept; __device__ int object[4];
    extern "C" __global__ void take() { kept = malloc(64); }
    extern "C" __global__ void give() { free(kept); }
    extern "C" __global__ void twice() { void *p = malloc(16); free(p); free(p); }
    extern "C" __global__ void inside() { char *p = (char *)malloc(64); free(p + 16); }
    extern "C" __global__ void odd() { char *p = (char *)malloc(64); free(p + 1); }
    extern "C" __global__ void local() { int x[4]; free(x); }
    extern "C" __global__ void global() { free(object); }
    extern "C" __global__ void nothing() { free(0); }
"""


@pytest.mark.parametrize("kernel", ["give", "twice", "inside", "odd", "local", "global"])
def test_what_malloc_did_not_return_is_not_freed(kernel):
    module = minicu.compile(FREES, cache=False).load("cpu")
    module.take[1, 1]()
    module.give[1, 1]()
    with pytest.raises(KernelFault, match=f"{kernel} freed a pointer that malloc did not return in block"):
        getattr(module, kernel)[1, 1]()
        module.device.synchronize()
    module.nothing[1, 1]()
    module.device.synchronize()


def test_one_of_many_that_free_a_block_is_right():
    """Over all cores: the others fault, and the process lives."""
    module = minicu.compile(FREES, cache=False).load("cpu")
    for _ in range(20):
        module.take[1, 1]()
        with pytest.raises(KernelFault, match="freed a pointer"):
            module.give[64, 1]()
            module.device.synchronize()
