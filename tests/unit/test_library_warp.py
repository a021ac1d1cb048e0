"""Warp and block operations against a model, with partial masks, on every device."""

# DOC: Warps and barriers | shuffles of scalars and of records up to 32 bytes, votes, matches, reductions
# DOC: Warps and barriers | the old spellings (`__shfl`, `__ballot` …), with a warning

from __future__ import annotations

import numpy
import pytest

import minicu

ALL = 0xFFFFFFFF
MASKS = [ALL, 0x0000FFFF, 0x00000007, 0xF0F0F0F0, 0x80000001]

SOURCE = """
#define SHUFFLES(T, name) \\
    extern "C" __global__ \\
    void shuffle_##name(T *out, const T *in, int kind, int by, int width, unsigned mask) { \\
        int lane = threadIdx.x; \\
        T value = in[lane]; \\
        if (mask >> lane & 1) { \\
            if (kind == 0) value = __shfl_sync(mask, value, by, width); \\
            else if (kind == 1) value = __shfl_up_sync(mask, value, by, width); \\
            else if (kind == 2) value = __shfl_down_sync(mask, value, by, width); \\
            else value = __shfl_xor_sync(mask, value, by, width); \\
        } \\
        out[lane] = value; \\
    }
SHUFFLES(int, int32)
SHUFFLES(unsigned long long, uint64)
SHUFFLES(float, float32)
SHUFFLES(double, float64)
SHUFFLES(__half, float16)
SHUFFLES(__half2, uint32)

extern "C" __global__ void votes(unsigned *out, const int *in, unsigned mask) {
    int lane = threadIdx.x, all_same;
    if (mask >> lane & 1) {
        out[lane] = __ballot_sync(mask, in[lane] & 1);
        out[32 + lane] = __any_sync(mask, in[lane] == 5);
        out[64 + lane] = __all_sync(mask, in[lane] >= 0);
        out[96 + lane] = __match_any_sync(mask, in[lane]);
        out[128 + lane] = __match_all_sync(mask, in[lane] >> 30, &all_same);
        out[160 + lane] = all_same;
        out[192 + lane] = __reduce_add_sync(mask, in[lane]);
        out[224 + lane] = __reduce_min_sync(mask, in[lane]);
        out[256 + lane] = __reduce_max_sync(mask, in[lane]);
        out[288 + lane] = __reduce_and_sync(mask, (unsigned)in[lane]);
        out[320 + lane] = __reduce_or_sync(mask, (unsigned)in[lane]);
        out[352 + lane] = __reduce_xor_sync(mask, (unsigned)in[lane]);
        out[384 + lane] = __uni_sync(mask, in[lane] == 3);
    }
}

extern "C" __global__ void block(int *out, const int *in) {
    int t = threadIdx.x;
    __shared__ int turned[256];
    turned[t] = in[t];
    int count = __syncthreads_count(in[t] & 1);
    int all = __syncthreads_and(in[t] >= 0), any = __syncthreads_or(in[t] == 1000);
    __syncwarp();
    out[t] = turned[255 - t] + (count << 16) + (all << 30) + (any << 29);
}

extern "C" __global__ void active(unsigned *out, const int *in) {
    if (in[threadIdx.x])
        out[threadIdx.x] = __activemask();
}
"""


@pytest.fixture(scope="module", params=["cpu", "cuda"])
def device(request):
    return request.param


@pytest.fixture(scope="module")
def module(device):
    from runner.machine import gpu_arch

    arch = gpu_arch() if device == "cuda" else "sm_90"
    return minicu.compile(SOURCE, "cu", arch, cache=False).load(device)


def _source(kind, lane, by, width):
    """The lane that a lane reads from, or itself: PTX ISA, shfl.sync."""
    first = lane & ~(width - 1)
    if kind == 0:
        return first | by & width - 1
    other = (lane - by, lane + by, lane ^ by)[kind - 1]
    inside = other >= first if kind == 1 else other < first + width
    return other if inside else lane


@pytest.mark.parametrize("mask", MASKS, ids=hex)
@pytest.mark.parametrize("type", ["int32", "uint64", "float32", "float64", "float16", "uint32"])
def test_shuffles(module, type, mask):
    dtype = numpy.dtype(type)
    values = (numpy.arange(32) * (1000003 if dtype.itemsize > 2 else 31) + 17).astype(dtype)
    kernel = getattr(module, f"shuffle_{type}")
    given = values.view([("x", "f2"), ("y", "f2")]) if type == "uint32" else values
    there = module.device.array(given)
    for kind in range(4):
        for by, width in ((0, 32), (1, 32), (3, 8), (16, 32), (5, 16), (31, 32)):
            out = module.device.array(numpy.zeros_like(given))
            kernel[1, 32](out, there, kind, by, width, mask)
            found = out.numpy().view(dtype).ravel()
            for lane in range(32):
                source = _source(kind, lane, by, width) if mask >> lane & 1 else lane
                if mask >> source & 1 or source == lane:  # reading a lane outside of the mask gives anything
                    assert found[lane] == values[source], (kind, by, width, lane)


def _bits(number, holds):
    """The lanes whose number has a property."""
    return sum(1 << lane for lane, value in number.items() if holds(value))


@pytest.mark.parametrize("mask", MASKS, ids=hex)
def test_votes_and_reductions(module, mask):
    rng = numpy.random.default_rng(mask)
    for values in (numpy.full(32, 3), rng.integers(0, 8, 32), rng.integers(-(2**31), 2**31, 32)):
        values = values.astype(numpy.int32)
        lanes = [i for i in range(32) if mask >> i & 1]
        here = [int(values[i]) for i in lanes]
        out = module.device.array(numpy.zeros(32 * 13, numpy.uint32))
        module.votes[1, 32](out, module.device.array(values), mask)
        found = out.numpy().reshape(13, 32)
        number = dict(zip(lanes, here))
        tops = {v >> 30 for v in here}
        unsigned = [v & ALL for v in here]
        common = {
            0: _bits(number, lambda v: v & 1), 1: int(5 in here), 2: int(min(here) >= 0),
            4: mask if len(tops) == 1 else 0, 5: int(len(tops) == 1), 6: sum(here) & ALL,
            7: min(here) & ALL, 8: max(here) & ALL,
            9: numpy.bitwise_and.reduce(unsigned), 10: numpy.bitwise_or.reduce(unsigned),
            11: numpy.bitwise_xor.reduce(unsigned), 12: int(len({v == 3 for v in here}) == 1),
        }  # fmt: skip
        for lane in lanes:
            for row, wanted in common.items():
                assert found[row, lane] == wanted, (row, lane)
            assert found[3, lane] == _bits(number, lambda v, mine=number[lane]: v == mine)


def test_block(module):
    values = (numpy.arange(256) * 7 % 100).astype(numpy.int32)
    out = module.device.array(numpy.zeros(256, numpy.int32))
    module.block[1, 256](out, module.device.array(values))
    count = int((values & 1).sum())
    assert (out.numpy() == values[::-1] + (count << 16) + (1 << 30)).all()


def test_active_lanes(module):
    here = (numpy.arange(32) % 3 == 0).astype(numpy.int32)
    out = module.device.array(numpy.zeros(32, numpy.uint32))
    module.active[1, 32](out, module.device.array(here))
    mask = sum(1 << i for i in range(32) if here[i])
    found = out.numpy()
    # The programming guide promises only that a lane finds itself among those that are active.
    assert all(found[i] >> i & 1 and found[i] & (ALL ^ mask) == 0 for i in range(32) if here[i])


def test_reductions_before_sm_80():
    """No instruction: a loop of shuffles, which the CPU device never takes."""
    source = "__global__ void k(int *p) { *p = __reduce_add_sync(0xff, *p) + __reduce_max_sync(0xff, p[1]); }"
    ptx = minicu.compile(source, arch="sm_75", cache=False).ptx
    assert "redux" not in ptx and "shfl.sync.idx" in ptx
    assert minicu.compile(source, arch="sm_80", cache=False).ptx.count("redux.sync") == 2


def test_old_spellings():
    source = "__global__ void k(float *p) { *p = __shfl_down(*p, 4) + __any(*p > 0) + __shfl(p[1], 0, 16); }"
    program = minicu.compile(source, cache=False)
    assert "shfl.sync.down" in program.ptx and "activemask" in program.ptx


def test_records_are_shuffled(device):
    """Word by word: the largest of 32 values with its place."""
    from runner.machine import gpu_arch

    source = """
    struct best { float value; int index; };
    __global__ void k(best *b, double2 *d) {
        best mine = b[threadIdx.x];
        for (int offset = 16; offset; offset /= 2) {
            best other = __shfl_down_sync(0xffffffff, mine, offset);
            if (other.value > mine.value)
                mine = other;
        }
        b[threadIdx.x] = mine;
        d[threadIdx.x] = __shfl_sync(0xffffffff, d[threadIdx.x], 1, 16);
    }"""
    module = minicu.compile(source, "cu", gpu_arch() if device == "cuda" else "sm_90", cache=False).load(
        device
    )
    values = numpy.zeros(32, [("value", "f4"), ("index", "i4")])
    values["value"], values["index"] = numpy.random.default_rng(1).random(32), range(32)
    pairs = numpy.arange(64.0).view([("x", "f8"), ("y", "f8")])
    b, d = module.device.array(values), module.device.array(pairs)
    module.k[1, 32](b, d)
    assert b.numpy()[0] == values[values["value"].argmax()]
    assert (d.numpy() == pairs[numpy.arange(32) // 16 * 16 + 1]).all()


def test_what_cannot_be_shuffled():
    with pytest.raises(minicu.CompileError, match=r"not supported: '__shfl_sync' of 'struct big'"):
        minicu.compile(
            "struct big { int x[20]; }; __global__ void k(big *p) { *p = __shfl_sync(~0u, *p, 1); }"
        )


def test_old_spellings_warn():
    program = minicu.compile("__global__ void k(float *p) { *p = __shfl_xor(*p, 1); }", cache=False)
    assert any("__shfl_xor_sync" in str(w) for w in program.warnings)
