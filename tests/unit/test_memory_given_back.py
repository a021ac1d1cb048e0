"""Programs that come and go take no memory with them."""

from __future__ import annotations

import gc
import os
from pathlib import Path

import numpy
import pytest

import minicu
from minicu.llvm import isolate
from minicu.runtime.cpu.device import CpuDevice

pytestmark = pytest.mark.optimised

SOURCE = r"""
__device__ int table[%d]; __constant__ float c[64];
extern "C" __global__ void k(float *p, int n) {
    __shared__ float s[64];
    s[threadIdx.x] = p[threadIdx.x] * c[3];
    __syncthreads();
    p[threadIdx.x] = s[63 - threadIdx.x] + table[n];
}
"""


def resident() -> int:
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGESIZE")


@pytest.mark.slow
@pytest.mark.parametrize("own_device", [False, True])
def test_500_modules(own_device):
    programs = [minicu.compile(SOURCE % (100_000 + i)) for i in range(3)]
    p = numpy.zeros(64, "f4")
    before = 0
    for i in range(550):
        module = programs[i % 3].load(CpuDevice() if own_device else "cpu")
        module.globals["table"].write(numpy.full(100_000 + i % 3, i, "i4"))
        module.k[1, 64](p, 7)
        assert p[0] == i
        if i == 50:
            before = resident()
    # Each has 400 KB of variables; together 200 MB.
    assert resident() - before < 8 << 20


def test_a_variable_keeps_its_module():
    device = CpuDevice()
    variable = minicu.compile(SOURCE % 1000).load(device).globals["table"]
    gc.collect()
    variable.write(numpy.arange(1000, dtype="i4"))
    assert variable.read()[999] == 999


def test_a_bound_launch_keeps_its_module():
    launch = minicu.compile(SOURCE % 1000).load("cpu").k[1, 64]
    gc.collect()
    p = numpy.ones(64, "f4")
    launch(p, 0)
    assert not p.any()


@pytest.mark.slow
def test_100_compilations_apart():
    """LLVM loses some memory with each; here, that is a worker's."""
    source = 'extern "C" __global__ void k(float *p) {{ p[threadIdx.x] *= {}.5f; }}'
    for i in range(20):
        minicu.compile(source.format(i), isolate=True, cache=False)
    before, workers = resident(), len(isolate._idle)  # (other tests compile side by side)
    for i in range(100):
        minicu.compile(source.format(i), isolate=True, cache=False)
    assert resident() - before < 1 << 20 and len(isolate._idle) <= workers
