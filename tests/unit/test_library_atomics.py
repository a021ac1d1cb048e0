"""Exchanges of 128 bits, which are sm_90's: of integers, and of records of 16 bytes."""

# DOC: Atomics | `atomicCAS` and `atomicExch` of 128 bits (sm_90): integers, and records aligned to 16 bytes

import re

import numpy
import pytest

import minicu

SOURCE = """
struct __align__(16) Pair { unsigned long long count, sum; };
__device__ Pair pair;
__device__ unsigned __int128 whole;
__device__ Pair box;
__device__ unsigned long long seen;

__global__ void work(unsigned long long *out)
{
    unsigned long long t = blockIdx.x * blockDim.x + threadIdx.x;
    for (Pair was = {0, 0};;) {
        Pair next = {was.count + 1, was.sum + t}, found = atomicCAS(&pair, was, next);
        if (found.count == was.count && found.sum == was.sum)
            break;
        was = found;
    }
    for (unsigned __int128 was = 0, found;; was = found)
        if ((found = atomicCAS_system(&whole, was, was + ((unsigned __int128)t << 60))) == was)
            break;
    // What goes into the box comes out of it once, or stays.
    Pair mine = {t + 1, ~(t + 1)}, got = atomicExch(&box, mine);
    if (got.count + got.sum + (got.count != 0) == 0)
        atomicAdd(&seen, got.count);
}

__global__ void look(unsigned long long *out)
{
    out[0] = pair.count, out[1] = pair.sum;
    out[2] = (unsigned long long)whole, out[3] = (unsigned long long)(whole >> 64);
    out[4] = seen + box.count, out[5] = box.count + box.sum + 1;
}
"""


@pytest.fixture(scope="module")
def program():
    return minicu.compile(SOURCE, "cu", "sm_90", cache=False)


def test_under_contention(program, device):
    if device != "cpu":
        from runner.machine import gpu_arch

        if int(gpu_arch().removeprefix("sm_").rstrip("af")) < 90:
            pytest.skip("128 bits are sm_90's")
    module = program.load(device)
    out = module.device.array(numpy.zeros(8, "u8"))
    threads = 16 * 128
    module.work[16, 128](out)
    module.look[1, 1](out)
    total = threads * (threads - 1) // 2
    assert out.numpy()[:6].tolist() == [
        threads, total, (total << 60) % 2**64, total >> 4, total + threads, 0,
    ]  # fmt: skip


def test_instructions(program, assemble):
    assemble(program.ptx, "sm_90")
    assert re.search(r"atom\.relaxed\.gpu\.global\.cas\.b128", program.ptx)
    assert re.search(r"atom\.relaxed\.sys\.global\.cas\.b128", program.ptx)
    assert re.search(r"atom\.global\.exch\.b128", program.ptx)


@pytest.mark.parametrize("call", ["atomicCAS(p, p[1], p[2])", "atomicExch(p, p[1])"])
@pytest.mark.parametrize("type", ["unsigned __int128", "Pair"])
def test_before_sm_90(call, type):
    source = f"struct __align__(16) Pair {{ long x, y; }}; __global__ void k({type} *p) {{ {call}; }}"
    with pytest.raises(minicu.CompileError, match=r"not supported: atomic\w+ of 128 bits before sm_90"):
        minicu.compile(source, "cu", "sm_80", cache=False)


@pytest.mark.parametrize("record", ["struct P { long x, y; };", "struct __align__(16) P { long x[4]; };"])
def test_other_records_are_refused(record):
    with pytest.raises(minicu.CompileError, match="no matching function for call to 'atomicExch"):
        minicu.compile(
            f"{record} __global__ void k(P *p) {{ atomicExch(p, p[1]); }}", "cu", "sm_90", cache=False
        )


def test_a_programs_own_overload_goes_first():
    source = """
    struct __align__(16) P { int x, y, z, w; };
    __device__ P atomicExch(P *p, P q) { P old = *p; p->w = q.w + 77; return old; }
    __global__ void k(P *p) { p[1] = atomicExch(p, p[2]); }"""
    ptx = minicu.compile(source, "cu", "sm_90", cache=False).ptx
    assert ", 77;" in ptx and "atom" not in ptx
