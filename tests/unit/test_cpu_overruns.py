"""What kernels destroy on the CPU device is their own: their stack, their heap, never the process."""

import os
import signal
import subprocess
import sys

import numpy
import pytest
from runner import served

import minicu
from minicu.lower.host import records
from minicu.native import load
from minicu.runtime import errors
from minicu.runtime.cpu.device import CpuDevice
from minicu.runtime.cpu.support import prelude, support

pytestmark = pytest.mark.optimised

SOURCE = r"""
#include <stdlib.h>
extern "C" {
__device__ __noinline__ int overrun(int n) {
    volatile int a[8];
    for (int i = 0; i < n; i++) a[i] = 0x41414141;
    return a[n & 7];
}
__global__ void local(int *p, int n) { if (blockIdx.x == gridDim.x - 1) p[0] = overrun(n); else p[1] = 1; }
__global__ void inlined(int *p, int n) {
    int a[8], s = 0;
    for (int i = 0; i < n; i++) a[i] = p[i & 3] + i;
    for (int i = 0; i < 8; i++) s += a[i] * a[i * 5 & 7];
    p[threadIdx.x] = s;
}
__global__ void waiting(int *p, int n) {
    __syncthreads();
    if (threadIdx.x == 3) p[0] = overrun(n);
    __syncthreads();
    p[threadIdx.x] = 1;
}
__global__ void heap(int *p, int bytes, int far) {
    char *a = (char *)malloc(bytes), *b = (char *)malloc(bytes);
    for (int i = 0; i < far; i++) ((volatile char *)a)[bytes + i] = 'x';
    free(b);
    free(a);
    for (int i = 0; i < 100; i++) free(malloc(3000 + i * 16));
    p[0] = 42;
}
__global__ void freed(int *p) { int *a = (int *)malloc(1 << 16); free(a); p[0] = *(volatile int *)(a + 5); }
__global__ void twice(int *p) { void *a = malloc(100); free(a); free(a); }
__global__ void one(int *p) { p[0] = 42; }
__global__ void many(int *failures, int rounds) {
    unsigned r = blockIdx.x * 7919 + threadIdx.x;
    unsigned char *kept[8] = {};
    int size[8] = {};
    for (int i = 0; i < rounds; i++) {
        r = r * 1664525 + 1013904223;
        int k = r >> 29, n = (r >> 8) % ((r & 7) == 0 ? 60000 : 700);
        for (int j = 0; j < size[k]; j++)
            if (kept[k][j] != (unsigned char)(k + j)) atomicAdd(failures, 1);
        free(kept[k]);
        kept[k] = (unsigned char *)malloc(n);
        size[k] = kept[k] ? n : 0;
        if ((size_t)kept[k] % 16) atomicAdd(failures, 1);
        for (int j = 0; j < size[k]; j++) kept[k][j] = k + j;
    }
    for (int k = 0; k < 8; k++) free(kept[k]);
}
}
"""


@pytest.fixture(scope="module")
def program():
    return minicu.compile(SOURCE, name="o.cu", debug="lineinfo")


@pytest.fixture(scope="module", params=[1, 2])
def module(program, request):
    return program.load(CpuDevice(cores=request.param, timeout=20))


def fault(module, kind, kernel, shape, *arguments):
    with pytest.raises(kind) as caught:
        module[kernel][shape](*arguments)
    p = numpy.zeros(4, "i4")
    module.one[1, 1](p)
    assert p[0] == 42
    return str(caught.value)


@pytest.mark.parametrize("far", [12, 60, 1000, 100_000, 10_000_000])
@pytest.mark.parametrize("blocks", [1, 64])
def test_a_local_array_is_overrun(module, far, blocks):
    text = fault(module, errors.KernelFault, "local", (blocks, 512), numpy.zeros(4, "i4"), far)
    assert text.startswith("local ")
    if far >= 10_000_000:
        assert "went past the end of a local array, and of its stack" in text


@pytest.mark.parametrize("far", [10, 60])
def test_a_small_overrun_is_found_when_the_function_returns(module, far):
    text = fault(module, errors.OutOfBounds, "local", (1, 1), numpy.zeros(4, "i4"), far)
    found = "wrote past the end of a local array (found when its function returned)"
    assert text == f"local {found} in block (0, 0, 0), thread (0, 0, 0) at o.cu:7"
    # Which of its threads it was, a kernel that is one loop over them does not know.
    text = fault(module, errors.OutOfBounds, "inlined", (3, 64), numpy.zeros(64, "i4"), 12)
    assert text.startswith(f"inlined {found} at o.cu:1")


@pytest.mark.parametrize("far", [60, 100_000, 10_000_000])
def test_a_local_array_is_overrun_by_one_of_threads_that_wait(module, far):
    fault(module, errors.KernelFault, "waiting", (2, 64), numpy.zeros(64, "i4"), far)


@pytest.mark.parametrize(("size", "far"), [(2000, 1), (2000, 6000), (1, 1), (64, 100), (30001, 1)])
def test_a_small_overrun_of_the_heap_is_found_by_free(module, size, far):
    text = fault(module, errors.OutOfBounds, "heap", (1, 1), numpy.zeros(4, "i4"), size, far)
    assert text == (
        f"heap wrote past the end of a block of {size} bytes from malloc, found when it was freed "
        "in block (0, 0, 0), thread (0, 0, 0) at o.cu:%d"
        % (25 if far == 6000 or (size, far) == (64, 100) else 26)
    )


def test_a_large_block_ends_at_a_forbidden_page(module):
    text = fault(module, errors.OutOfBounds, "heap", (1, 1), numpy.zeros(4, "i4"), 100_000, 5000)
    assert text.startswith("heap touched memory 0 bytes past the end of a block of 100000 bytes from malloc")


def test_every_block_does_where_kernels_are_checked(program):
    module = program.load(CpuDevice(check=True))
    text = fault(module, errors.OutOfBounds, "heap", (1, 1), numpy.zeros(4, "i4"), 48, 5)
    assert text.startswith("heap touched memory 0 bytes past the end of a block of 48 bytes from malloc")


def test_a_large_block_that_was_freed_is_gone(module):
    text = fault(module, errors.OutOfBounds, "freed", (1, 1), numpy.zeros(4, "i4"))
    assert text.startswith("freed touched a part of the heap that malloc did not give, or that was freed")


def test_a_block_is_freed_once(module):
    fault(module, errors.KernelFault, "twice", (1, 1), numpy.zeros(4, "i4"))


@pytest.mark.parametrize("check", [False, True])
def test_blocks_are_apart_whoever_asks_for_them(program, check):
    device = CpuDevice(check=check, cores=4)
    device.limits.heap = 256 << 20
    module, failures = program.load(device), numpy.zeros(1, "i4")
    module.many[64, 8](failures, 20 if check else 60)
    assert failures[0] == 0 and device.limits.heap_used == 0


def test_the_process_ends_with_words_where_a_kernel_cannot_be_left(tmp_path):
    """A kernel that takes its guard's notes away."""
    code = f"""
import ctypes, minicu, numpy
from minicu.runtime.cpu import launch
program = minicu.compile('extern "C" __global__ void k(long *at) {{ at[0] = 8; *(volatile int *)0 = 1; }}')
module = program.load("cpu")
state = launch.State(module.device)
bound = module.k[1, 1]
bound._idle.append(state)
jump = state.core.address + {records.WORKER["jump"].offset}
at = numpy.frombuffer((ctypes.c_char * 8).from_address(jump), "i8")
bound(at)
"""
    ended = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )  # fmt: skip
    assert ended.returncode < 0, ended
    assert "minicu: fatal: kernel k, block 0: stopping it met signal 11" in ended.stderr


MAIN = r"""
#include <stdlib.h>
#include <stdio.h>
__attribute__((noinline)) int f(int c) {
    volatile int a[4];
    for (int i = 0; i < c * %s; i++) a[i] = 0x41414141;
    return a[1];
}
int main(int c, char **v) { printf("%%d\n", f(c)); return 0; }
"""


@pytest.mark.parametrize("far", [5, 60, 100_000, 100_000_000])
def test_a_program_that_overruns_its_stack_ends(tmp_path, far):
    (tmp_path / "m.cu").write_text(MAIN % far)
    ended = served.run("-m", "minicu", "run", "--device", "cpu", "m.cu", cwd=tmp_path)
    ends, said = (139,), "minicu: error: the program "
    if sys.version_info[:3] == (
        3,
        14,
        0,
    ):  # on the thread's own stack: there is nowhere to go on, but to the end
        ends, said = (139, -signal.SIGSEGV), "minicu: "
    assert ended.returncode in ends and ended.stderr.startswith(said), ended
    if far <= 60:
        assert (
            "the program wrote past the end of a local array (found when its function returned)"
            in ended.stderr
        )


# What lies between the lowest block and the highest is written over: behind one there may be free memory.
HEAP = r"""
#include <stdlib.h>
int main() {
    char *b[64], *low, *high;
    for (int i = 0; i < 64; i++) b[i] = (char *)malloc(24 + i * 40);
    low = high = b[0];
    for (int i = 1; i < 64; i++) {
        if (b[i] < low) low = b[i];
        if (b[i] > high) high = b[i];
    }
    for (volatile char *p = low; p < high; p++) *p = 'x';
    for (int i = 0; i < 64; i++) free(b[i]);
    for (int i = 0; i < 1000; i++) free(malloc(i));
    return 0;
}
"""


def test_a_program_that_overruns_the_heap_of_its_process_ends(tmp_path):
    (tmp_path / "m.cu").write_text(HEAP)
    ended = subprocess.run(
        [sys.executable, "-m", "minicu", "run", "--device", "cpu", "m.cu"], capture_output=True, text=True,
        timeout=60, cwd=tmp_path, env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )  # fmt: skip
    assert ended.returncode not in (0, 1, 2, 3) and "minicu: " in ended.stderr, ended


PURE = """
#include <stdio.h>
struct A { A() { call(); } void call() { f(); } virtual void f() = 0; };
struct B : A { void f() override { puts("B"); } };
int main() { B b; return 0; }
"""


def test_a_pure_virtual_function_that_is_called_is_named(tmp_path):
    (tmp_path / "m.cu").write_text(PURE)
    ended = served.run("-m", "minicu", "run", "--device", "cpu", "m.cu", cwd=tmp_path)
    said = "minicu: error: the program called a pure virtual function"
    assert (ended.returncode, ended.stdout) == (134, "") and ended.stderr.startswith(said), ended


def test_c_sees_the_records_as_the_compiler_does():
    support()
    dtypes = load("cpu_guard", prelude()).dtypes
    for name, slots in (("Worker", records.WORKER), ("Launch", records.LAUNCH)):
        found = {n: offset for n, (_, offset, *_) in dtypes[name].fields.items()}
        assert {n: s.offset for n, s in slots.items()}.items() <= found.items()
