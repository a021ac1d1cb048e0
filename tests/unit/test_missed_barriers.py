"""Barriers that threads of a block miss, as loops over threads and as coroutines."""

import numpy
import pytest

import minicu
from minicu.runtime.cpu.device import CpuDevice

pytestmark = pytest.mark.optimised


@pytest.mark.parametrize("coroutines", [False, True])
def test_divergence_is_told_alike(coroutines):
    source = """
    extern "C" __global__ void k(int *x) {
        if (threadIdx.x < 40) { x[0] = 1; __syncthreads(); } else { x[1] = 1; __syncthreads(); }
    }
    extern "C" __global__ void missed(int *x) {
        if (threadIdx.x < 40) { __syncthreads(); x[0] = 1; }
    }
    """
    module = minicu.compile(source).load(CpuDevice(cores=1, coroutines=coroutines))
    x = numpy.zeros(4, "i4")
    with pytest.raises(minicu.runtime.BarrierDivergence, match=r"thread \(0, 0, 0\) .*thread \(40, 0, 0\)"):
        module.k[1, 64](x)
    with pytest.raises(minicu.runtime.BarrierDivergence, match=r"thread \(63, 0, 0\) ended without"):
        module.missed[1, 64](x)


MISSED = """
extern "C" __global__ void counts(int *x, int n) {
    if (threadIdx.x + 8 * threadIdx.y < n) {
        int some = __syncthreads_count(threadIdx.x < 4);
        x[blockIdx.x] = 100 * some + __syncthreads_and(1);
    }
}
extern "C" __global__ void rounds(int *x, int n) {
    __shared__ int s[40];
    int t = threadIdx.x, total = 0;
    s[t] = t;
    for (int r = 0; r <= t % n; r++) {
        __syncthreads();
        total += __shfl_xor_sync(__activemask(), s[t], 0) + r;
    }
    x[t] = total;
}
extern "C" __global__ void two(int *x, int n) {
    if (threadIdx.x < n) { x[0] = 1; __syncthreads(); }
    else if (threadIdx.x < 2 * n) { x[1] = 1; __syncthreads(); }
}
"""


@pytest.mark.parametrize("coroutines", [False, True])
@pytest.mark.parametrize("cores", [1, 3])
def test_a_device_that_is_told_of_missed_barriers_goes_on(coroutines, cores):
    device = CpuDevice(cores=cores, coroutines=coroutines)
    told = []
    device.lenient = told.append
    module = minicu.compile(MISSED, name="k.cu").load(device)
    x = numpy.zeros(1024, "i4")
    for n, counted in ((20, 1201), (64, 3201), (20, 1201)):
        module.counts[1024, (8, 8)](x, n)
        assert (x == counted).all()
    module.rounds[1, 40](x, 5)
    assert x[:40].tolist() == [sum(t + r for r in range(t % 5 + 1)) for t in range(40)]
    assert [(e.kernel, e.block, e.place) for e in told] == [
        ("counts", (0, 0, 0), "k.cu:4"), ("rounds", (0, 0, 0), "k.cu:13"),
    ]  # fmt: skip
    with pytest.raises(minicu.runtime.BarrierDivergence, match=r"thread \(0, 0, 0\) .*thread \(8, 0, 0\) at"):
        module.two[1, 40](x, 8)
    strict = CpuDevice(cores=cores, check=True)
    strict.lenient = told.append
    with pytest.raises(minicu.runtime.BarrierDivergence, match="ended without"):
        minicu.compile(MISSED).load(strict).rounds[1, 40](x, 5)
    assert len(told) == 2


NUMBERED = """
extern "C" __global__ void k(int *x, int threads) {
    __shared__ int s[64];
    s[threadIdx.x] = threadIdx.x;
    if (threadIdx.x < 32) {
        asm volatile("bar.sync 3, %0;" :: "r"(threads) : "memory");
        x[threadIdx.x] = s[31 - threadIdx.x];
    }
    __syncthreads();
    x[threadIdx.x] += s[63 - threadIdx.x];
}"""


@pytest.mark.parametrize("settings", [{}, {"coroutines": True}, {"check": True}])
def test_a_barrier_by_its_number_orders_and_is_missed(settings):
    kernel = minicu.compile(NUMBERED, name="k.cu").load(CpuDevice(**settings)).k[1, 64]
    x = numpy.zeros(64, "i4")
    kernel(x, 32)
    assert x.tolist() == [94 - 2 * t if t < 32 else 63 - t for t in range(64)]
    with pytest.raises(minicu.runtime.BarrierDivergence, match=r"waits at barrier 3 at k\.cu:6"):
        kernel(x, 64)
    kernel(x, 32)  # counts from none again
