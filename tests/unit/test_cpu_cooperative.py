"""Grids whose blocks wait for one another, on the CPU device."""

from __future__ import annotations

import numpy
import pytest

import minicu
from minicu.runtime import errors
from minicu.runtime.cpu.device import CpuDevice

pytestmark = pytest.mark.optimised

SOURCE = """
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
extern "C" __global__ void turn(int *cells, int rounds)
{
    auto grid = cg::this_grid();
    int t = grid.thread_rank(), n = grid.size();
    for (int r = 0; r < rounds; r++) {
        int next = cells[(t + 1) % n];
        grid.sync();
        cells[t] = next + 1;
        if (r % 2) grid.sync();
        else grid.barrier_wait(grid.barrier_arrive());
    }
}
extern "C" __global__ void valid(int *all) { atomicAdd(all, cg::this_grid().is_valid()); }
extern "C" __global__ void fails(int *p, int block)
{
    if (blockIdx.x == block) __trap();
    cg::this_grid().sync();
    *p = 1;
}
extern "C" __global__ void misses(int *p)
{
    if (blockIdx.x == 1) while (*(volatile int *)p == 0);
    cg::this_grid().sync();
}
"""


@pytest.fixture(scope="module")
def module():
    return minicu.compile(SOURCE).load("cpu")


@pytest.mark.parametrize(("blocks", "rounds"), [(1, 3), (2, 50), (9, 21), (100, 4)])
def test_blocks_meet(module, blocks, rounds):
    start = numpy.arange(blocks * 24, dtype="i4")
    cells = start.copy()
    module.turn.configure((blocks, 1), (6, 4), cooperative=True)(cells, rounds)
    numpy.testing.assert_array_equal(cells, numpy.roll(start, -rounds) + rounds)


def test_blocks_meet_when_shared_memory_is_watched():
    module = minicu.compile(SOURCE).load("cpu", check=True)
    cells = numpy.arange(4 * 32, dtype="i4")
    module.turn.configure(4, 32, cooperative=True)(cells, 2)
    numpy.testing.assert_array_equal(cells, numpy.roll(numpy.arange(128), -2) + 2)


def test_only_a_cooperative_launch_has_a_barrier(module):
    for cooperative in (False, True, False):
        found = numpy.zeros(1, "i4")
        module.valid.configure(3, 4, cooperative=cooperative)(found)
        assert found[0] == 12 * cooperative
    with pytest.raises(errors.KernelTrap):
        module.turn[2, 32](numpy.zeros(64, "i4"), 1)


@pytest.mark.parametrize("block", range(4))
def test_a_fault_ends_the_blocks_that_wait(module, block):
    found = numpy.zeros(1, "i4")
    with pytest.raises(errors.KernelTrap, match=rf"block \({block}, 0, 0\)"):
        module.fails.configure(4, 64, cooperative=True)(found, block)
    module.fails.configure(4, 64, cooperative=True)(found, 9)
    assert found[0] == 1


def test_a_block_that_never_comes(module):
    with pytest.raises(errors.KernelTimeout):
        module.misses.configure(3, 32, cooperative=True)(numpy.zeros(1, "i4"), timeout=0.3)


def test_too_many_blocks(module):
    with pytest.raises(ValueError, match="a cooperative launch of 257 blocks"):
        module.turn.configure(257, 1, cooperative=True)


CLUSTERS = """
#include <cooperative_groups.h>
extern "C" __global__ void sums(const int *in, int *out, int bad)
{
    __shared__ int mine;
    auto cluster = cooperative_groups::this_cluster();
    if (threadIdx.x == 0) mine = 0;
    __syncthreads();
    atomicAdd(&mine, in[blockIdx.x * blockDim.x + threadIdx.x]);
    if (blockIdx.x == bad) *(volatile int *)8 = 1;
    cluster.sync();
    if (threadIdx.x == 0) {
        int sum = 0;
        for (int r = 0; r < cluster.num_blocks(); r++) sum += *cluster.map_shared_rank(&mine, r);
        out[blockIdx.x] = sum;
    }
    cluster.sync();
}"""


@pytest.mark.parametrize("settings", [{}, {"coroutines": True}, {"check": True}, {"cores": 1}])
def test_clusters(settings):
    device = CpuDevice(timeout=60, **settings)
    kernel = minicu.compile(CLUSTERS, arch="sm_90", name="sums.cu").load(device).sums
    x, out = numpy.arange(12 * 32, dtype="i4"), numpy.zeros(12, "i4")
    blocks = x.reshape(12, 32).sum(1)
    for size in (1, 2, 3, 6, 12):
        kernel.configure(12, 32, cluster=size)(x, out, -1)
        assert out.tolist() == numpy.repeat(blocks.reshape(-1, size).sum(1), size).tolist(), size
    with pytest.raises(errors.OutOfBounds, match=r"block \(7, 0, 0\), thread .* at sums\.cu:10"):
        kernel.configure(12, 32, cluster=4)(x, out, 7)  # the others wait for it
    kernel.configure(12, 32, cluster=(3, 1, 1))(x, out, -1)
    assert out.tolist() == numpy.repeat(blocks.reshape(-1, 3).sum(1), 3).tolist()
    with pytest.raises(ValueError, match="a cluster of 20 blocks, the limit is 16"):
        kernel.configure(20, 32, cluster=20)
    with pytest.raises(ValueError, match="a cooperative launch with clusters"):
        kernel.configure(12, 32, cluster=2, cooperative=True)


def test_clusters_in_a_process_of_their_own():
    x, out = numpy.ones(8 * 32, "i4"), numpy.zeros(8, "i4")
    module = minicu.compile(CLUSTERS, arch="sm_90").load("cpu:isolated")
    module.sums.configure(8, 32, cluster=4)(x, out, -1)
    assert out.tolist() == [128] * 8
