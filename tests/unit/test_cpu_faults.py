"""Faults of kernels on the CPU device become exceptions, and the next launch works."""

import os
import pickle
import signal
import subprocess
import sys
import threading
import time

import numpy
import pytest

import minicu
from minicu.abi.target import HOSTS
from minicu.options import processor
from minicu.runtime import errors
from minicu.runtime.cpu import helpers
from minicu.runtime.cpu.device import CpuDevice
from minicu.runtime.cpu.pool import pool_of

pytestmark = pytest.mark.optimised

SOURCE = r"""#include <assert.h>
#line 1
extern "C" {
__global__ void store(int *p, long at) { p[at] = 1; }
__device__ int deep(int n) { volatile int a[16]; a[n & 15] = n; return n < 0 ? 0 : deep(n + 1) + a[n & 15]; }
__global__ void stores_null(int *p) { *(int *)0 = p[0]; }
__global__ void recurse(int *p) { *p = deep(1); }
__global__ void forever(int *p) { while (*(volatile int *)p == 0) { } }
__global__ void waits_forever(int *p) { while (*(volatile int *)p == 0) __syncthreads(); }
__global__ void traps(int *p) { p[0] = 0;
    if (threadIdx.x == 3 && blockIdx.x == 1)
        __trap(); }
__global__ void divides(int *p) { p[0] = p[2] / p[1]; }
__global__ void divides_by(int *p, int n) { *p = 7 / n + 7 % n; } __global__ void frees(char *p) { free(p); }
__global__ void misses(int *p) { if (threadIdx.x < 4)
        __syncthreads();
    p[threadIdx.x] = 1; }
__global__ void two(int *p) { if (threadIdx.x & 1)
        __syncthreads();
    else
        __syncthreads(); p[0] = 1; }
__global__ void leaves(int *p) { if (threadIdx.x >= 4) return; __syncthreads(); p[threadIdx.x] = 7; }
__global__ void half(int *p) { if (threadIdx.x < 16) __syncwarp(); else __syncthreads(); p[0] = 1; }
__global__ void one(int *p) { p[0] = 42; }
__global__ void outside(int *p) { __shared__ int s[4]; s[threadIdx.x] = 1; __syncthreads(); p[0] = s[p[1]]; }
__global__ void fill(int *p, int rounds) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, v = i;
    for (int k = 0; k < rounds; k++) v = v * 3 + k;
    p[i] = v | 1; }
__global__ void asserts(int *p) {
    if (blockIdx.x == 1 && threadIdx.x == 2) assert(p[0] > 0 && "positive"); p[1] = 1; }
}"""


@pytest.fixture(scope="module")
def program():
    return minicu.compile(SOURCE, name="f.cu")


@pytest.fixture(scope="module", params=[1, 2])
def module(program, request):
    return program.load(CpuDevice(cores=request.param, timeout=20))


def good(module):
    """The device works: a launch on it gives the right result."""
    p = numpy.zeros(4, "i4")
    module.one[1, 1](p)
    assert p[0] == 42


def fault(module, kind, kernel, shape, *arguments, **more):
    with pytest.raises(kind) as caught:
        module[kernel][shape](*arguments, **more)
    good(module)
    return caught.value


def test_null(module):
    e = fault(module, errors.OutOfBounds, "store", (1, 1), None, 16)
    assert (
        str(e) == "store touched a null pointer (address 0x40) in block (0, 0, 0), thread (0, 0, 0) at f.cu:2"
    )


def test_null_written_in_the_source(module):
    e = fault(module, errors.OutOfBounds, "stores_null", (1, 2), numpy.zeros(1, "i4"))
    assert (
        str(e)
        == "stores_null touched a null pointer (address 0x0) in block (0, 0, 0), thread (0, 0, 0) at f.cu:4"
    )


def test_wild_addresses(module):
    e = fault(module, errors.OutOfBounds, "store", (1, 1), 1 << 46, 0)
    assert "touched memory that is not its own (address 0x400000000000)" in str(e)
    # x86 does not say which; Arm leaves the highest byte of an address aside.
    e = fault(module, errors.OutOfBounds, "store", (1, 1), 1 << 60, 0)
    assert ("null pointer" if processor() == "aarch64" else "that does not exist") in str(e)


@pytest.mark.parametrize(("at", "text"), [(1024, "0 bytes past the end"), (-1, "4 bytes before the start"),
                                          (1030, "24 bytes past the end")])  # fmt: skip
def test_out_of_bounds_names_the_argument(module, at, text):
    array = module.device.zeros(1024, "i4")
    e = fault(module, errors.OutOfBounds, "store", (1, 1), array, at)
    assert (
        str(e)
        == f"store touched 'p', which has 4096 bytes, {text} in block (0, 0, 0), thread (0, 0, 0) at f.cu:2"
    )


def test_endless_recursion(module):
    assert "endless recursion" in str(
        fault(module, errors.StackOverflow, "recurse", (1, 1), numpy.zeros(1, "i4"))
    )


@pytest.mark.parametrize("kernel", ["forever", "waits_forever"])
@pytest.mark.parametrize("blocks", [1, 20000])
def test_time_limits(module, kernel, blocks):
    start = time.monotonic()
    e = fault(module, errors.KernelTimeout, kernel, (blocks, 4), numpy.zeros(1, "i4"), timeout=0.1)
    patience = float(os.environ.get("MINICU_TEST_PATIENCE", "1"))
    assert time.monotonic() - start < 10 * patience and isinstance(e, TimeoutError)
    assert f"{kernel} did not finish in 0.1 s" in str(e)


def test_a_division_before_the_loops_names_a_block_of_the_launch(module):
    module.fill[40, 8](numpy.zeros(320, "i4"), 1)
    e = fault(module, errors.KernelFault, "divides_by", (1, 1), numpy.zeros(2, "i4"), 0)
    assert e.block == (0, 0, 0)


def test_traps_name_thread_and_place(module):
    e = fault(module, errors.KernelTrap, "traps", (2, 8), numpy.zeros(1, "i4"))
    assert (e.kernel, e.block, e.thread, e.place) == ("traps", (1, 0, 0), (3, 0, 0), "f.cu:10")


def test_a_free_of_what_malloc_did_not_return(module):
    assert "freed a pointer" in str(
        fault(module, errors.KernelFault, "frees", (1, 1), numpy.zeros(64, "i1")[32:])
    )


def test_places_after_a_journey(program):
    again = pickle.loads(pickle.dumps(minicu.compile(SOURCE, name="f.cu", cache=False)))
    e = fault(again.load("cpu"), errors.KernelTrap, "traps", (2, 8), numpy.zeros(1, "i4"))
    assert e.place == "f.cu:10"


def test_a_barrier_that_some_threads_leave_before(program):
    module = program.load("cpu", check=True)
    e = fault(module, errors.BarrierDivergence, "leaves", (1, 8), numpy.zeros(8, "i4"))
    assert "thread (0, 0, 0) waits at f.cu:20, thread (4, 0, 0) ended without reaching it" in str(e)


def test_a_barrier_that_some_threads_miss(module):
    e = fault(module, errors.BarrierDivergence, "misses", (1, 8), numpy.zeros(8, "i4"))
    assert "thread (0, 0, 0) waits at f.cu:14, thread (7, 0, 0) ended without reaching it" in str(e)


def test_different_barriers(module):
    e = fault(module, errors.BarrierDivergence, "two", (1, 8), numpy.zeros(8, "i4"))
    assert "thread (0, 0, 0) waits at f.cu:19, thread (1, 0, 0) at f.cu:17" in str(e)


def test_a_warp_barrier_that_lanes_miss(module):
    e = fault(module, errors.BarrierDivergence, "half", (1, 32), numpy.zeros(8, "i4"))
    assert "thread (0, 0, 0) waits at f.cu:21 for lanes 0xffffffff" in str(e)
    assert str(e).endswith("they do not all come: thread (16, 0, 0) waits at f.cu:21")


def test_threads_that_returned_are_not_waited_for(program, module):
    p = numpy.zeros(8, "i4")
    module.leaves[1, 8](p)
    assert p.tolist() == [7] * 4 + [0] * 4
    strict = program.load(CpuDevice(cores=1, check=True))
    with pytest.raises(errors.BarrierDivergence):
        strict.leaves[1, 8](p)


def test_integer_division_by_zero(module):
    p = numpy.array([0, 0, 1], "i4")
    e = fault(module, errors.KernelFault, "divides", (1, 1), p)
    assert str(e).startswith("divides divided an integer by zero, or the least one by -1 in block (0, 0, 0)")
    p[1] = 1
    module.divides[1, 1](p)
    assert p[0] == 1


def test_past_shared_memory(module):
    e = fault(module, errors.OutOfBounds, "outside", (1, 4), numpy.array([0, 1200], "i4"))
    assert "touched shared memory, which has" in str(e) and "in block (0, 0, 0), thread (0, 0, 0)" in str(e)


def test_shared_memory_that_a_launch_did_not_ask_for():
    """Nor what an earlier launch had there."""
    module = minicu.compile("""
    extern "C" __global__ void asks(int *p) {
        extern __shared__ int d[];
        d[threadIdx.x] = 7;
        p[blockIdx.x * blockDim.x + threadIdx.x] = d[threadIdx.x];
    }""").load(CpuDevice(cores=2))  # fmt: skip
    p = numpy.zeros(64 * 4096, "i4")
    module.asks[4096, 64, 256](p)
    assert (p == 7).all()
    said = "asks touched dynamic shared memory, of which the launch gave 0 bytes .* thread .0, 0, 0"
    for _ in range(2):
        with pytest.raises(errors.OutOfBounds, match=said):
            module.asks[4096, 64](p)
    module.asks[4096, 64, 256](p)
    with pytest.raises(errors.OutOfBounds, match="shared memory, which has 128 bytes, 0 bytes past the end"):
        minicu.compile("""
        extern "C" __global__ void past(int *p) { extern __shared__ int d[]; p[0] = d[p[1]]; }
        """).load(CpuDevice(cores=1)).past[1, 1, 128](numpy.array([0, 32], "i4"))  # fmt: skip


def test_the_thread_is_found_among_those_that_went_together():
    source = """
    extern "C" __global__ void past(int *p, int n) {
        __shared__ int s[128];
        s[threadIdx.x] = threadIdx.x;
        __syncthreads();
        p[s[threadIdx.x]] = threadIdx.x;
    }
    extern "C" __global__ void divides(int *p, int n) {
        __shared__ int s[128];
        s[threadIdx.x] = threadIdx.x - 77;
        __syncthreads();
        p[0] += n / s[threadIdx.x];
    }
    """
    device = CpuDevice(cores=1)
    module = minicu.compile(source).load(device)
    p = device.array(numpy.zeros(104, "i4"))
    with pytest.raises(
        errors.OutOfBounds, match=r"touched 'p', .* in block \(0, 0, 0\), thread \(104, 0, 0\)"
    ):
        module.past[1, 128](p, 0)
    with pytest.raises(errors.KernelFault, match=r"by zero.* in block \(0, 0, 0\), thread \(77, 0, 0\)"):
        module.divides[1, 128](p, 5)


def test_a_little_past_shared_memory(program):
    """Vectors of threads want a page there; not so with check=True."""
    strict = program.load(CpuDevice(cores=1, check=True))
    with pytest.raises(errors.OutOfBounds, match="touched shared memory"):
        strict.outside[1, 4](numpy.array([0, 100], "i4"))


def test_a_failed_assertion(module):
    e = fault(module, errors.KernelAssert, "asserts", (2, 4), numpy.array([-1, 0], "i4"))
    assert 'block: [1,0,0], thread: [2,0,0] Assertion `p[0] > 0 && "positive"` failed' in str(e), str(e)


@pytest.mark.parametrize("times", [3, pytest.param(20, marks=pytest.mark.slow)])
def test_many_faults_of_every_kind(module, times):
    """In turn, on whatever core and stack: threads that wait and threads that do not."""
    four = numpy.zeros(4, "i4")
    array = module.device.zeros(4, "i4")
    kinds = (
        (errors.OutOfBounds, "store", 1, (array, 4)),
        (errors.OutOfBounds, "store", 20000, (None, 0)),
        (errors.StackOverflow, "recurse", 1, (four,)),
        (errors.KernelTimeout, "waits_forever", 1, (four,)),
        (errors.KernelTimeout, "forever", 20000, (four,)),
        (errors.KernelTrap, "traps", 2, (four,)),
        (errors.KernelFault, "divides", 1, (four,)),
        (errors.KernelAssert, "asserts", 2, (numpy.zeros(2, "i4"),)),
        (errors.BarrierDivergence, "misses", 1, (numpy.zeros(8, "i4"),)),
        (errors.OutOfBounds, "outside", 1, (numpy.array([0, 1200], "i4"),)),
    )
    for _ in range(times):
        for kind, kernel, blocks, arguments in kinds:
            with pytest.raises(kind):
                module[kernel][blocks, 8](*arguments, timeout=0.01 if kind is errors.KernelTimeout else None)
    good(module)


@pytest.mark.parametrize("times", [20, pytest.param(200, marks=pytest.mark.slow)])
def test_faults_in_a_row(module, times):
    array = module.device.zeros(4, "i4")
    for _ in range(times):
        with pytest.raises(errors.OutOfBounds):
            module.store[1, 1](array, 4)
    good(module)


def test_a_fault_in_one_core_stops_the_others(program):
    module = program.load(CpuDevice(cores=2, timeout=20))
    p = numpy.zeros(4, "i4")
    for _ in range(20):
        with pytest.raises(errors.KernelTrap):
            module.traps[20000, 8](p)
    good(module)


def test_a_share_that_nobody_has_begun_is_dropped(program):
    """While the only other core is kept from starting, a launch ends without it."""
    device = CpuDevice(cores=2, timeout=20)
    fill = program.load(device).fill[2000, 256]
    p = numpy.zeros(2000 * 256, "i4")
    fill(p, 200)
    (helper,) = helpers.take(device, 1)
    busy, begun = threading.Event(), threading.Event()

    class Nap:
        def run(self):
            begun.set()
            busy.wait(20)

    helper.tasks.put(Nap())
    begun.wait(20)
    helpers.give_back(device, [helper])
    with pool_of(device).lock:  # as while another thread launches: helpers that are Python's take part
        for _ in range(2):
            p[:] = 0
            fill(p, 200)
            assert p.all()
    assert helper.tasks.qsize() == 2  # its shares wait there still
    busy.set()
    for _ in range(20):
        p[:] = 0
        fill(p, 200)
        assert p.all()


def test_a_fault_in_another_core_ends_an_endless_share(program):
    """Block 0 spins for good on one core; the fault of a later block on the other ends the launch."""
    source = """extern "C" __global__ void k(int *p, int *q) {
        if (blockIdx.x == 0) while (*(volatile int *)p == 0) { }
        if (blockIdx.x == 15000) q[0] = 1;
    }"""
    module = minicu.compile(source).load(CpuDevice(cores=2, timeout=60))
    start = time.monotonic()
    with pytest.raises(errors.OutOfBounds):
        module.k[20000, 4](numpy.zeros(1, "i4"), None)
    assert time.monotonic() - start < 30


def test_handlers_of_others_stay_in_place(program):
    """Python's own signal handlers work between and during launches, and faulthandler after them."""
    script = f"""
import ctypes, faulthandler, os, signal, sys, threading, time
import numpy, minicu
module = minicu.compile({SOURCE!r}, name="f.cu").load("cpu")
seen = []
signal.signal(signal.SIGINT, lambda *a: seen.append(a[0]))
p = numpy.zeros(4, "i4")
module.one[1, 1](p)
os.kill(os.getpid(), signal.SIGINT)
assert seen == [signal.SIGINT], seen
signal.signal(signal.SIGINT, signal.default_int_handler)
threading.Timer(0.5, os.kill, (os.getpid(), signal.SIGINT)).start()
try:
    module.forever[1, 1](numpy.zeros(1, "i4"))
except KeyboardInterrupt:
    print("interrupted")
module.one[1, 1](p)
print(p[0], flush=True)
faulthandler.enable()
module.one[1, 1](p)
if len(sys.argv) > 1:
    os.kill(os.getpid(), signal.SIGSEGV)
ctypes.string_at(0)
"""
    for arguments in ([], ["kill"]):
        done = subprocess.run(
            [sys.executable, "-c", script, *arguments], capture_output=True, text=True, timeout=120
        )
        assert done.stdout == "interrupted\n42\n", done.stderr
        assert done.returncode == -signal.SIGSEGV
        assert "Fatal Python error: Segmentation fault" in done.stderr


DIVISIONS = r"""
template <class T> __device__ T of(const T *p, int how) { return how == 0 ? p[0] / p[1] : p[0] % p[1]; }
#define KERNEL(name, type) extern "C" __global__ void name(type *p, int how) { \
    if (threadIdx.x == 2) { if (how == 2) p[0] /= p[1]; else p[2] = of(p, how); } }
KERNEL(of_int, int) KERNEL(of_long, long) KERNEL(of_unsigned, unsigned) KERNEL(of_wide, __int128)
extern "C" __global__ void in_asm(int *p, int) {
    int q; asm("div.s32 %0, %1, %2;" : "=r"(q) : "r"(p[0]), "r"(p[1])); p[2] = q; }
extern "C" __global__ void between(int *p, int how) {
    __shared__ int s[32]; s[threadIdx.x] = p[threadIdx.x]; __syncthreads();
    p[threadIdx.x] = s[31 - threadIdx.x] / s[threadIdx.x]; __syncthreads(); }
"""


@pytest.mark.parametrize("machine", ["at hand", "aarch64"])
def test_integers_divided_by_zero_are_reported_where_the_processor_goes_on(machine, monkeypatch):
    """Arm's division gives 0: the code itself looks at the divisor, and can so say more."""
    if machine != "at hand":
        monkeypatch.setattr("minicu.lower.host.module.TARGET", HOSTS[machine])
    program = minicu.compile(DIVISIONS, name="d.cu", cache=False)
    module = program.load(CpuDevice(cores=1))
    says = not HOSTS[processor()].traps or machine != "at hand"
    assert program.host().machine == (processor() if machine == "at hand" else machine)
    for name, kind, how in (
        ("of_int", "i4", 0), ("of_int", "i4", 1), ("of_int", "i4", 2), ("of_long", "i8", 0),
        ("of_long", "i8", 1), ("of_unsigned", "u4", 0), ("of_unsigned", "u4", 1), ("in_asm", "i4", 0),
    ):  # fmt: skip
        bits = 8 * int(kind[1])
        pairs = [(7, 0)] + [(-(1 << bits - 1), -1)] * (kind[0] == "i")
        for left, right in pairs:
            with pytest.raises(errors.KernelFault) as caught:
                module[name][1, 4](numpy.array([left, right, 0], kind), how)
            assert f"{name} divided an integer by zero, or the least one by -1 in block (0, 0, 0)" in str(
                caught.value
            )
            if says:
                assert caught.value.thread == ((2, 0, 0) if name != "in_asm" else (0, 0, 0))
                assert caught.value.place in ("d.cu:2", "d.cu:5", "d.cu:7")
        p = numpy.array([7, 2, 0], kind)
        module[name][1, 4](p, how)
        assert p.tolist() == ([3, 2, 0] if how == 2 else [7, 2, 1 if how else 3])
    if says:
        with pytest.raises(errors.KernelFault, match="divided an integer by zero"):
            module.of_wide[1, 4](numpy.zeros(3, "V16"), 0)
    with pytest.raises(errors.KernelFault, match="divided an integer by zero"):
        module.between[1, 32](numpy.arange(32, dtype="i4"), 0)
    p = numpy.full(32, 6, "i4")
    module.between[1, 32](p, 0)
    assert p.tolist() == [1] * 32


def test_a_fault_beside_a_constant_that_nobody_may_write():
    source = """__constant__ const int fixed[2] = {3, 4};
    extern "C" __global__ void give(int *p, int i) { p[0] = fixed[i]; }"""
    module = minicu.compile(source, name="fixed.cu").load(CpuDevice(cores=1))
    with pytest.raises(errors.OutOfBounds, match=r"thread \(0, 0, 0\) at fixed\.cu:2"):
        module.give[1, 1](8, 1)
