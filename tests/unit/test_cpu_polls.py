"""Threads that read memory until another thread of the block has written it, on the CPU device."""

from pathlib import Path

import numpy
import pytest
from runner import executed

import minicu
from minicu.runtime.cpu.device import CpuDevice
from minicu.runtime.errors import KernelTimeout

FILE = Path(__file__).parents[1] / "run" / "polls.cu"


@pytest.mark.parametrize("kernel", executed.kernels(FILE), ids=lambda kernel: kernel.name)
def test_coroutines_that_poll(kernel):
    device = CpuDevice(coroutines=True, timeout=60)
    module = executed.program(FILE, "sm_90").load(device)
    failures = device.array(numpy.zeros(2, numpy.int32))
    getattr(module, kernel.name)[kernel.grid, kernel.block](failures)
    assert failures.numpy().tolist() == [0, 1]


@pytest.mark.parametrize("settings", [{}, {"coroutines": True}, {"check": True}])
def test_a_poll_that_nobody_ends_meets_the_time_limit(settings):
    source = "__global__ void k(volatile int *flag) {\n while (*flag == 0)\n  ;\n *flag = 2;\n}"
    device = CpuDevice(timeout=0.5, **settings)
    flag = device.array(numpy.zeros(1, numpy.int32))
    with pytest.raises(KernelTimeout, match=r"k did not finish in 0\.5 s"):
        minicu.compile(source).load(device).k[1, 64](flag)
    assert flag.numpy()[0] == 0


#: Loops that go on by themselves: each turn asks another place, or changes what the others find.
ON = {
    "probes": "while (atomicCAS(&p[i & 63], 0, n) != 0) i++;",
    "changes": "int a, o = *p; do { a = o; o = atomicCAS(p, a, a + n); } while (o != a);",
    "tickets": "for (int t; (t = atomicAdd(p, 1)) < n;) q[t] = t;",
    "sums": "volatile int *v = p; for (; i < n; i++) s += v[i]; q[0] = s;",
    "works": "volatile int *v = p; for (; i < n; i++) { if (*v) break; q[i] = i; }",
    "counts": "for (; i < n; i++) atomicAdd(&p[q[i]], 1);",
    "rows": "volatile int *v = p; for (; i < n; i++) for (int k = 0; k < 4; k++) s += v[i + k]; q[0] = s;",
    "ends": "volatile int *v = p; while (v[0] == 0) { q[i] = i; if (++i > n) break; }",
    "ends at once": "volatile int *v = p; for (int k = 0; v[0] == 0 && k < n; k++) q[i + k] = k;",
    "closes": "volatile int *v = p; while (v[0] == 0) v[i++ & 63] = 1;",
}


@pytest.mark.parametrize("loop", ON)
def test_loops_that_go_on_by_themselves_are_no_polls(loop):
    source = (
        f"__global__ void k(int *p, int *q, int n) {{ int i = threadIdx.x, s = 0; {ON[loop]} q[i] += s; }}"
    )
    for settings in ({}, {"coroutines": True}):
        kernel = minicu.compile(source).load(CpuDevice(**settings)).k
        assert not kernel[1, 64].coroutine


#: What else threads do while they wait that only others end.
MEANWHILE = {
    "stores": "while (*flag == 0) out[64] = ++n;",
    "adds up": "while (*flag == 0) { n += out[64 + (n & 7)]; out[65] = n; }",
    "counts inside": "while (atomicAdd(&open, 0) == 0) for (int i = 0; i < n; i++) out[64 + i] = i;",
    "copies": "struct Four { int a[4]; }; while (*flag == 0) ((Four *)out)[16] = ((Four *)out)[17];",
}


@pytest.mark.parametrize("settings", [{}, {"coroutines": True}])
@pytest.mark.parametrize("loop", MEANWHILE)
def test_a_loop_that_only_others_end_polls_whatever_else_it_does(loop, settings):
    source = """
    __global__ void k(int *out, int n) {
        __shared__ int open;
        volatile int *flag = &open;
        if (threadIdx.x == 0) open = 0;
        __syncthreads();
        if (threadIdx.x == 40) *flag = 1;
        else { LOOP }
        out[threadIdx.x] = 1;
    }""".replace("LOOP", MEANWHILE[loop])
    device = CpuDevice(timeout=60, **settings)
    out = device.array(numpy.zeros(128, numpy.int32))
    minicu.compile(source).load(device).k[1, 64](out, 2)
    assert (out.numpy()[:64] == 1).all()


def test_what_is_called_in_a_loop_over_memory_is_inlined_where_it_polls():
    source = """
    __device__ __noinline__ bool is_set(volatile int *p) { return *p != 0; }
    __device__ __noinline__ void wait_for(volatile int *p) { while (!is_set(p)) ; }
    __device__ __noinline__ void through(volatile int *p) { wait_for(p); }
    __global__ void k(int *p) { if (threadIdx.x == 63) atomicExch(p, 1); through(p); }
    """
    for settings in ({}, {"coroutines": True}):
        device = CpuDevice(timeout=60, **settings)
        p = device.array(numpy.zeros(1, numpy.int32))
        minicu.compile(source).load(device).k[1, 64](p)
        assert p.numpy()[0] == 1


def test_what_a_poll_is_told_may_go_through_variables_that_are_watched():
    """As pointers do in the library's atomic operations."""
    source = """
    struct Operands { int *from, *to; };
    __device__ int load(int *from) {
        int result = 0;
        Operands all = {from, &result}, *p = &all;
        *p->to = atomicAdd(p->from, 0);
        return result;
    }
    __global__ void k(int *p) {
        if (threadIdx.x == 63)
            atomicExch(p, 1);
        else
            while (load(p) == 0)
                ;
        p[threadIdx.x + 1] = 2;
    }
    """
    device = CpuDevice(timeout=60, check=True)
    p = device.array(numpy.zeros(65, numpy.int32))
    minicu.compile(source).load(device).k[1, 64](p)
    assert p.numpy().tolist() == [1] + [2] * 64
