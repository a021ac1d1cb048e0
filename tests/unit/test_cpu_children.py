"""Kernels that launch kernels on the CPU device."""

from __future__ import annotations

import time

import numpy
import pytest

import minicu
from minicu.runtime.errors import KernelTimeout, OutOfBounds

pytestmark = pytest.mark.optimised

SOURCE = """
__global__ void count(int *p, int n) { if (n) { atomicAdd(p, 1); count<<<1, 1>>>(p, n - 1); } }
__global__ void forever(int *p) { forever<<<1, 1>>>(p); }
__global__ void spin(volatile int *p) { while (!*p) ; }
__global__ void spins(int *p) { spin<<<1, 1>>>(p); }
__global__ void note(int *p, int v) { int n = ++p[0]; p[n] = v; }
__global__ void twice(int *p, int v) { note<<<1, 1>>>(p, v); note<<<1, 1>>>(p, v + 1); }
__global__ void order(int *p) { twice<<<1, 1>>>(p, 10); note<<<1, 1>>>(p, 5); twice<<<1, 1>>>(p, 20); }
__global__ void wrong(int *p) { *(volatile int *)0 = 1; }
__global__ void leads(int *p) { note<<<1, 1>>>(p, 1); wrong<<<1, 1>>>(p); note<<<1, 1>>>(p, 2); }
__global__ void top(int *p) { leads<<<1, 1>>>(p); note<<<1, 1>>>(p, 3); }
"""


@pytest.fixture(scope="module")
def module():
    return minicu.compile(SOURCE, options=["-rdc=true"]).load("cpu")


def test_a_grid_has_not_ended_before_those_that_it_launched(module):
    p = numpy.zeros(8, "i4")
    module.order[1, 1](p)
    assert p.tolist() == [5, 10, 11, 5, 20, 21, 0, 0]


def test_no_stack_grows_with_launches_in_launches(module):
    p = numpy.zeros(1, "i4")
    module.count[1, 1](p, 5000)
    assert p[0] == 5000


def test_launches_without_end_end_in_time(module):
    start = time.perf_counter()
    with pytest.raises(KernelTimeout, match=r"forever: what it launched did not finish in 0\.3 s"):
        module.forever[1, 1](numpy.zeros(1, "i4"), timeout=0.3)
    assert time.perf_counter() - start < 10
    test_a_grid_has_not_ended_before_those_that_it_launched(module)


def test_a_launch_without_end_is_told_with_the_whole_time(module):
    with pytest.raises(KernelTimeout, match=r"spins: what it launched did not finish in 0\.3 s"):
        module.spins[1, 1](numpy.zeros(1, "i4"), timeout=0.3)


def test_after_a_fault_nothing_more_is_launched(module):
    p = numpy.zeros(8, "i4")
    with pytest.raises(OutOfBounds, match="wrong"):
        module.top[1, 1](p)
    assert p.tolist() == [1, 1, 0, 0, 0, 0, 0, 0]
