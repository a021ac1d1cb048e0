"""Atomic functions under contention from a full GPU: every type and scope, counted to the last."""

from __future__ import annotations

import numpy
import pytest
from runner.machine import gpu_arch

import minicu

BLOCKS, THREADS = 2048, 512
TOTAL = BLOCKS * THREADS

SOURCE = """
#include <cuda_fp16.h>
__global__ void sums(int *i, unsigned *u, unsigned long long *l, float *f, double *d) {
    unsigned t = blockIdx.x * blockDim.x + threadIdx.x;
    atomicAdd(&i[0], 1);
    atomicSub(&i[1], 1);
    atomicMax(&i[2], (int)(t * 2654435761u >> 1));
    atomicMin(&i[3], -(int)t);
    atomicXor(&i[4], (int)t);
    atomicAdd_system(&i[5], 1);
    atomicInc(&u[0], 999);
    atomicOr(&u[1], 1u << t % 32);
    atomicAnd(&u[2], ~(1u << t % 31));
    atomicAdd(&l[0], 1ULL << 32);
    atomicMax(&l[1], (unsigned long long)t << 30);
    atomicAdd(&f[0], 1.0f);
    atomicAdd(&d[0], 0.5);
    for (unsigned old = u[3], seen;; old = seen)
        if ((seen = atomicCAS(&u[3], old, old + 1)) == old)
            break;
    atomicExch(&u[4], t + 1);
    __shared__ int block;
    if (threadIdx.x == 0)
        block = 0;
    __syncthreads();
    atomicAdd_block(&block, 1);
    __syncthreads();
    if (threadIdx.x == 0)
        atomicAdd(&i[6], block == blockDim.x);
}
"""


@pytest.mark.needs_gpu
def test_a_full_gpu():
    module = minicu.compile(SOURCE, arch=gpu_arch(), cache=False).load("cuda")
    sizes = {"i": numpy.int32, "u": numpy.uint32, "l": numpy.uint64, "f": numpy.float32, "d": numpy.float64}
    arrays = {name: numpy.zeros(8, dtype) for name, dtype in sizes.items()}
    arrays["u"][2] = 0xFFFFFFFF
    there = {name: module.device.array(values) for name, values in arrays.items()}
    module.sums[BLOCKS, THREADS](*there.values())
    i, u, l, f, d = (there[name].numpy() for name in sizes)
    threads = numpy.arange(TOTAL, dtype=numpy.uint32)
    spread = (threads * numpy.uint32(2654435761)) >> 1
    assert i[0] == TOTAL and i[1] == -TOTAL and i[5] == TOTAL and i[6] == BLOCKS
    assert i[2] == spread.max() and i[3] == -(TOTAL - 1) and i[4] == numpy.bitwise_xor.reduce(threads)
    assert u[0] == TOTAL % 1000 and u[1] == 0xFFFFFFFF and u[2] == 0x80000000 and u[3] == TOTAL
    assert 1 <= u[4] <= TOTAL
    assert l[0] == TOTAL << 32 and l[1] == (TOTAL - 1) << 30
    assert f[0] == TOTAL and d[0] == TOTAL / 2
