"""The CPU device with check=True: races in global memory, and what is none."""

import contextlib
import zlib
from pathlib import Path

import numpy
import pytest
from fuzz import races
from runner import directives, executed

import minicu
from minicu.runtime import errors
from minicu.runtime.cpu.device import CpuDevice

RACES = r"""
struct Three { int a, b, c; };
__device__ int global;
extern "C" {
__global__ void neighbours(int *p) { int t = threadIdx.x; p[t] = p[(t + 1) % blockDim.x] + 1; }
__global__ void blocks(int *p) { if (threadIdx.x == 0) p[0] = blockIdx.x + 1; }
__global__ void halo(int *p) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int left = i ? p[i - 1] : 0;
    __syncthreads();
    p[i] = left + 2;
}
__global__ void updates(int *p) { p[0] += 1; }
__global__ void updates_of_blocks(int *p) { if (threadIdx.x == 0) p[0] += 1; }
__global__ void plain_and_atomic(int *p) { if (threadIdx.x == 40) p[0] = 7; else atomicAdd(p, 1); }
__global__ void atomic_and_read(int *p) { atomicAdd(p, 1); p[1 + blockIdx.x * 64 + threadIdx.x] = p[0]; }
__global__ void variable(int *p) { global = threadIdx.x + 1; }
__global__ void many_readers(int *p) {
    int seen = p[0];
    if (blockIdx.x == 1 && threadIdx.x == 3) p[0] = seen + 1;
}
__global__ void record(int *p) { Three v = {1, 2, (int)threadIdx.x}; ((Three *)p)[threadIdx.x / 2] = v; }
__device__ __noinline__ Three made(int *p, int t) { p[0] = t + 1; return {t, t, t}; }
__global__ void result(int *p) { Three v = made(p, threadIdx.x); if (v.a > 99) p[1] = v.c; }
__global__ void bytes(char *p) { p[threadIdx.x] = 1; if (threadIdx.x == 0) *(short *)(p + 34) = 0x303; }
__global__ void heap(int **p) {
    if (threadIdx.x == 0) p[0] = (int *)malloc(400);
    __syncthreads();
    p[0][threadIdx.x / 2] = threadIdx.x + 1;
}
__global__ void no_fence(int *p, int *done) {   // the last block adds what others wrote
    if (threadIdx.x == 0) {
        p[blockIdx.x] = blockIdx.x + 5;
        if (atomicAdd(done, 1) == gridDim.x - 1)
            for (int i = 1; i < gridDim.x; i++) p[0] += p[i];
    }
}
}
"""

#: kernel -> what the message says
FOUND = {
    "neighbours": r"thread \(1, 0, 0\) writes byte 4 of 'p' at r.cu:5, which thread \(0, 0, 0\) used as well "
    r"at r.cu:5, with no barrier between$",
    "blocks": r"race in block \(1, 0, 0\): thread \(0, 0, 0\) writes byte 0 of 'p' at r.cu:6, which thread "
    r"\(0, 0, 0\) of block \(0, 0, 0\) used as well at r.cu:6, and blocks are in no order$",
    "halo": r"block \(1, 0, 0\): thread \(0, 0, 0\) reads byte 252 of 'p' at r.cu:9, which thread "
    r"\(63, 0, 0\) of block \(0, 0, 0\) used as well at r.cu:11",
    "updates": r"thread \(1, 0, 0\) reads byte 0 of 'p'.*; of two such updates one can be lost$",
    "updates_of_blocks": "and blocks are in no order; of two such updates one can be lost$",
    "plain_and_atomic": "thread .40, 0, 0. writes byte 0 of 'p' .*, one of them not by an atomic operation",
    "atomic_and_read": ", one of them not by an atomic operation, with no barrier between$",
    "variable": "writes byte 0 of 'global' at r.cu:17",
    "many_readers": r"thread \(3, 0, 0\) writes byte 0 of 'p' at r.cu:20, which threads of other blocks used",
    "record": r"thread \(1, 0, 0\) writes byte 0 of 'p'",
    "result": r"thread \(1, 0, 0\) writes byte 0 of 'p' at r.cu:23",
    "bytes": "writes byte 34 of 'p'",
    "heap": "writes byte 0 of a block of 400 bytes from malloc",
    "no_fence": "block .3, 0, 0.: thread .0, 0, 0. reads byte 4 of 'p'",
}

CLEAN = r"""
#include <cooperative_groups.h>
__device__ int global;
__device__ int lock;
extern "C" {
__global__ void barrier(int *p, int n) {
    int t = threadIdx.x, mine = p[t];
    __syncthreads();
    p[(t + 1) % blockDim.x] = mine;
    __syncthreads();
    p[t] += p[(t + 1) % blockDim.x] * 0;
}
__global__ void warp(int *p, int n) {
    int t = threadIdx.x, mine = p[t ^ 1];
    __syncwarp();
    p[t] = mine + t;
}
__global__ void atomics(int *p, int n) { atomicAdd(p, threadIdx.x); atomicMax(p, 5); atomicCAS(p, 1, 2); }
__global__ void flag(int *p, int n) { if (p[threadIdx.x + 1] == n) p[0] = 1; }
__global__ void own(int *p, int n) { for (int i = 0; i < 9; i++) p[blockIdx.x * 64 + threadIdx.x] += i; }
__global__ void bytes(char *p, int n) { p[threadIdx.x] += 1; }
__global__ void last_block(int *p, int n) {
    __shared__ bool last;
    int *done = p + 255;
    if (threadIdx.x == 0) {
        p[blockIdx.x] = blockIdx.x + 5;
        __threadfence();
        last = atomicAdd(done, 1) == gridDim.x - 1;
    }
    __syncthreads();
    if (last && threadIdx.x == 0)
        for (int i = 1; i < gridDim.x; i++) p[0] += p[i];
}
__global__ void locked(int *p, int n) {
    if (threadIdx.x == 0) {
        while (atomicCAS(&lock, 0, 1)) ;
        __threadfence();
        p[0] += 1;
        global += 1;
        __threadfence();
        atomicExch(&lock, 0);
    }
}
__global__ void volatile_flag(int *p, int n) {
    volatile int *ready = p + 200;
    if (blockIdx.x == 0 && threadIdx.x == 0) { p[0] = 3; __threadfence(); *ready = 1; }
    if (blockIdx.x == 1 && threadIdx.x == 0) { while (!*ready) ; p[1] = p[0]; }
}
__global__ void heap(int *p, int n) {
    for (int k = 0; k < 3; k++) {
        int *mine = (int *)malloc(40);
        for (int i = 0; i < 10; i++) mine[i] = threadIdx.x + i;
        p[threadIdx.x] = mine[9];
        free(mine);
    }
}
__global__ void grid(int *p, int n) {
    cooperative_groups::grid_group g = cooperative_groups::this_grid();
    int i = blockIdx.x * blockDim.x + threadIdx.x, all = gridDim.x * blockDim.x;
    p[i] = i;
    g.sync();
    int other = p[all - 1 - i];
    g.sync();
    p[i] = other;
}
}
"""


@pytest.fixture(scope="module")
def racing():
    return minicu.compile(RACES, name="r.cu").load("cpu", check=True, cores=1)


@pytest.mark.parametrize("kernel", FOUND)
def test_races(racing, kernel):
    p = racing.device.array(
        numpy.zeros(256, "i1" if kernel == "bytes" else "u8" if kernel == "heap" else "i4")
    )
    more = [racing.device.array(numpy.zeros(1, "i4"))] if kernel == "no_fence" else []
    with pytest.raises(errors.GlobalRace, match=FOUND[kernel]) as caught:
        racing[kernel][4, 64](p, *more)
    fault = caught.value
    assert fault.place.startswith("r.cu:") and fault.other_place.startswith("r.cu:")
    assert None not in (fault.block, fault.thread, fault.other_block, fault.other_thread)


@pytest.mark.parametrize("cores", [1, 3])
def test_what_is_no_race(cores):
    module = minicu.compile(CLEAN, name="c.cu").load(CpuDevice(check=True, cores=cores, timeout=30))
    for kernel in ("barrier", "warp", "atomics", "flag", "own", "last_block", "locked", "volatile_flag",
                   "heap", "bytes", "grid"):  # fmt: skip
        p = module.device.array(numpy.zeros(256, "i1" if kernel == "bytes" else "i4"))
        one = kernel in ("barrier", "warp", "heap", "bytes")
        for _ in range(2):
            module[kernel].configure(1 if one else 4, 64, cooperative=kernel == "grid")(p, 0)
            p.write(numpy.zeros(256, p.dtype))


#: Of the kernels in tests/run those that break the rules, and what is found.
NOT_CLEAN = {
    "test_returned_threads": errors.BarrierDivergence,  # with checks a return is no way out of a barrier
    "test_some_of_each_row_return": errors.BarrierDivergence,
    "test_others_leave": errors.BarrierDivergence,
    "test_first_leave": errors.BarrierDivergence,
    "test_ways_part_again": errors.BarrierDivergence,
    "test_contention": errors.GlobalRace,  # they read what others change by atomic operations
    "test_scopes_under_contention": errors.GlobalRace,
}


def _files():
    """Those with kernels of many threads; from day to day a sixth of them, which their names choose (one that
    takes little), and those that break rules."""
    folder = Path(__file__).parents[1] / "run"
    texts = {
        path: path.read_text()
        for path in directives.sources(folder)
        if set(executed.devices(path)) == {"cpu", "cuda"}  # others race
    }
    files = [path for path, text in texts.items() if "LAUNCH:" in text]
    for path in files:
        chosen = zlib.crc32(path.name.encode()) % 6 == 4
        seldom = not chosen and not any(f"{name}(" in texts[path] for name in NOT_CLEAN)
        yield pytest.param(
            path, marks=[*executed.marks(path, folder)[1:], *[pytest.mark.slow] * bool(seldom)]
        )


@pytest.mark.parametrize("path", list(_files()), ids=lambda path: path.name)
def test_kernels_of_all_kinds_are_clean(path):
    device = CpuDevice(check=True, timeout=100)
    module = executed.program(path, "sm_90").load(device)
    for kernel in executed.kernels(path):
        if kernel.grid == kernel.block == (1,):
            continue
        expected = NOT_CLEAN.get(kernel.name)
        with pytest.raises(expected) if expected else contextlib.nullcontext():
            module[kernel.name][kernel.grid, kernel.block, kernel.shared](device.array(numpy.zeros(2, "i4")))


def test_planted_faults_are_found_and_clean_kernels_are_clean():
    planted, wrong = races.compare(0, 3)
    assert planted and wrong == []


def test_notes_are_bounded():
    """What was noted of earlier launches is dropped where there is no room."""
    device = CpuDevice(check=True)
    module = minicu.compile(CLEAN, name="c.cu").load(device)
    p = device.array(numpy.zeros(1 << 20, "i4"))
    module.own[256, 64](p, 0)
    before = device.watch.pages
    assert 16 <= before <= 20
    device.watch._limit = 20
    module.own[256, 64](p, 0)
    assert device.watch.pages <= before


def test_stores_of_the_same_value_are_no_race_on_several_cores():
    """One core may look at memory before another has stored what both do."""
    kernel = """
    extern "C" __global__ void set(double *p, int n, int differ) {
        for (int i = threadIdx.x; i < n; i += blockDim.x)
            p[i] = i * 0.37 + 1 + (i == n - 1) * differ * (int)blockIdx.x;
    }"""
    launch = minicu.compile(kernel, cache=False).load(CpuDevice(cores=2, check=True)).set[8, 32]
    for _ in range(12):
        launch(numpy.zeros(20000), 20000, 0)
    with pytest.raises(errors.GlobalRace):
        launch(numpy.zeros(20000), 20000, 1)
