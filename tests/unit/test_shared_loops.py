"""Loops over threads that several ways through a kernel lead to, and those in whose place a call suffices."""

import re

import numpy
import pytest
from fuzz import barriers
from runner.divided import MATMUL, divided

import minicu
from minicu.runtime.cpu.device import CpuDevice

pytestmark = pytest.mark.optimised


def test_ways_that_differ_in_what_they_have_counted_share_a_loop():
    """The waits before a loop and at its end lead to the same."""
    source = """
    extern "C" __global__ void smooth(const int *in, int *out, int steps) {
        __shared__ int s[66];
        int t = threadIdx.x, sum = in[t];
        s[t + 1] = sum;
        if (t == 0) s[0] = s[65] = 0;
        __syncthreads();
        for (int i = 0; i < steps; i++) {
            int now = s[t] + i * s[t + 2];
            __syncthreads();
            s[t + 1] = now;
            __syncthreads();
        }
        for (int i = steps; i > 0; i >>= 1) {
            if (t < i) s[t + 1] ^= s[t + 1 + i];
            __syncthreads();
        }
        out[t] = s[t + 1] + sum;
    }
    """
    starts = re.findall(r"^r\d+\.l\d+\.start:", divided(source), re.MULTILINE)
    # Two before the first wait and two in the second loop (`halves`); both parts of the first loop; the end.
    assert len(starts) == 7
    given = numpy.random.default_rng(1).integers(0, 1000, 64).astype("i4")
    kernel = CpuDevice(cores=1).load(minicu.compile(source, cache=False)).smooth
    for steps in (0, 1, 5, 32):
        out, s = numpy.zeros(64, "i4"), numpy.pad(given, 1)
        for i in range(steps):
            s[1:-1] = s[:-2] + numpy.int32(i) * s[2:]
        for shift in range(steps.bit_length()):
            s[1 : 1 + (steps >> shift)] ^= s[1 + (steps >> shift) : 1 + 2 * (steps >> shift)]
        kernel[1, 64](given, out, steps)
        assert (out == s[1:-1] + given).all()


def _loops(source: str) -> int:
    """How many loops over threads are written."""
    return len(re.findall(r"^r\d+\.l\d+\.(?:row|x):", divided(source), re.MULTILINE))


def test_a_sum_shares_the_loop_of_its_first_turn():
    """It is put where those of the other turns lie."""
    text = divided(MATMUL)
    assert len(re.findall(r"^r\d+\.l\d+\.row:", text, re.MULTILINE)) == 3
    assert text.count("  call void @minicu_fill4(") == 2  # the loop's first turn; none
    matmul = CpuDevice(cores=1).load(minicu.compile(MATMUL, cache=False)).matmul
    for n in (0, 16, 48):
        a, b = (numpy.random.default_rng(k).integers(0, 9, (max(n, 16), n)).astype("f4") for k in (1, 2))
        c = numpy.full((16, max(n, 16)), 7, "f4")
        matmul[max(n, 16) // 16, (16, 16)](a, b, c, n)
        if n:
            assert (c == a[:16] @ b).all()
        else:
            assert (c[0] == 0).all()


def test_a_value_that_goes_round_is_found_in_its_array():
    """Where a region comes to a phi that takes what lies there, and others that share an array with it."""
    source = """
    extern "C" __global__ void k(const int *in, int *out, int n) {
        int t = threadIdx.x;
        float a = n, b = 0, c = t + in[t];
        __syncthreads();
        for (int i = n; i > 0; i >>= 1) {
            for (int j = n; j > 0; j >>= 1) { __syncthreads(); __syncthreads(); c = 0; }
            __syncthreads();
            if (n & 1) { float h = a; a = c; c = h; } else { c = b; b = 0; __syncthreads(); }
            __syncthreads();
        }
        out[blockIdx.x * blockDim.x + t] = a + 1000 * b + 1000 * c;
    }"""
    program, launches = minicu.compile(source, cache=False), {"k": barriers.Launch((64, 1))}
    regions, coroutines = (
        barriers.run(program, launches, CpuDevice(cores=1, coroutines=way)) for way in (False, True)
    )
    assert regions == coroutines


def test_threads_that_only_keep_the_same_make_no_loop():
    """Between two loops with waits, and above a bound below which threads do all."""
    source = """
    extern "C" __global__ void sums(const int *in, int *out, int n) {
        __shared__ int s[64];
        int t = threadIdx.x;
        s[t] = in[t];
        __syncthreads();
        for (int k = n; k > 0; k--)
            for (int o = 32; o > 0; o >>= 1) {
                if (t < o) s[t] += k * s[t + o];
                __syncthreads();
            }
        out[t] = s[t];
    }"""
    assert _loops(source) == 3 and "call void @minicu_fill4(" in divided(source)
    given, out = numpy.random.default_rng(1).integers(0, 1000, 64).astype("i4"), numpy.zeros(64, "i4")
    kernel = CpuDevice(cores=1).load(minicu.compile(source, cache=False)).sums
    for n in (0, 1, 3):
        s = given.copy()
        for k in range(n, 0, -1):
            for o in (32, 16, 8, 4, 2, 1):
                s[:o] += numpy.int32(k) * s[o : 2 * o]
        kernel[1, 64](given, out, n)
        assert (out == s).all()
