"""Integer functions of the library against Python's integers, on every device."""

# DOC: Builtin functions | bits and integers, SIMD in a word (`__vaddss4` …), dot products, DPX

from __future__ import annotations

import itertools
import random

import numpy
import pytest
from runner.elementwise import Compiled

M32, M64 = 2**32 - 1, 2**64 - 1
U, I, L, UL = "unsigned int", "int", "long long", "unsigned long long"


def s32(x):
    return (x & M32) - ((x & 0x80000000) << 1)


def s64(x):
    return (x & M64) - ((x & 1 << 63) << 1)


def lanes(x, bits, signed=False):
    parts = [x >> at & (1 << bits) - 1 for at in range(0, 32, bits)]
    return [p - (1 << bits) if signed and p >> bits - 1 else p for p in parts]


def joined(parts, bits):
    return sum((int(p) & (1 << bits) - 1) << bits * i for i, p in enumerate(parts))


def saturated(x, bits, signed):
    low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)
    return min(max(x, low), high)


def byte_perm(x, y, s):
    data = (y << 32 | x).to_bytes(8, "little")
    return int.from_bytes(bytes(data[s >> 4 * i & 7] for i in range(4)), "little")


def fns(mask, base, offset):
    base, offset = base % 32, s32(offset)
    if offset == 0:
        return base if mask >> base & 1 else M32
    order = range(base, 32) if offset > 0 else range(base, -1, -1)
    found = [i for i in order if mask >> i & 1]
    return found[abs(offset) - 1] if abs(offset) <= len(found) else M32


#: expression: (type, argument types, model on unsigned arguments)
SCALAR = {
    "__clz(a)": (I, (I,), lambda x: 32 - x.bit_length()),
    "__clzll(a)": (I, (L,), lambda x: 64 - x.bit_length()),
    "__ffs(a)": (I, (I,), lambda x: (x & -x).bit_length()),
    "__ffsll(a)": (I, (L,), lambda x: (x & -x).bit_length()),
    "__popc(a)": (I, (U,), int.bit_count),
    "__popcll(a)": (I, (UL,), int.bit_count),
    "__brev(a)": (U, (U,), lambda x: int(f"{x:032b}"[::-1], 2)),
    "__brevll(a)": (UL, (UL,), lambda x: int(f"{x:064b}"[::-1], 2)),
    "__byte_perm(a, b, c)": (U, (U, U, U), byte_perm),
    "__fns(a, b & 31, (int)c % 6)": (U, (U, U, I), lambda m, b, c: fns(m, b, int(numpy.fmod(s32(c), 6)))),
    "__funnelshift_l(a, b, c)": (U, (U, U, U), lambda lo, hi, n: (hi << 32 | lo) << (n & 31) >> 32),
    "__funnelshift_r(a, b, c)": (U, (U, U, U), lambda lo, hi, n: (hi << 32 | lo) >> (n & 31)),
    "__funnelshift_lc(a, b, c)": (U, (U, U, U), lambda lo, hi, n: (hi << 32 | lo) << min(n, 32) >> 32),
    "__funnelshift_rc(a, b, c)": (U, (U, U, U), lambda lo, hi, n: (hi << 32 | lo) >> min(n, 32)),
    "__mulhi(a, b)": (I, (I, I), lambda x, y: s32(x) * s32(y) >> 32),
    "__umulhi(a, b)": (U, (U, U), lambda x, y: x * y >> 32),
    "__mul64hi(a, b)": (L, (L, L), lambda x, y: s64(x) * s64(y) >> 64),
    "__umul64hi(a, b)": (UL, (UL, UL), lambda x, y: x * y >> 64),
    "__mul24(a, b)": (I, (I, I), lambda x, y: (s32(x << 8) >> 8) * (s32(y << 8) >> 8)),
    "__umul24(a, b)": (U, (U, U), lambda x, y: (x & 0xFFFFFF) * (y & 0xFFFFFF)),
    "__sad(a, b, c)": (U, (I, I, U), lambda x, y, z: abs(s32(x) - s32(y)) + z),
    "__usad(a, b, c)": (U, (U, U, U), lambda x, y, z: abs(x - y) + z),
    "__hadd(a, b)": (I, (I, I), lambda x, y: s32(x) + s32(y) >> 1),
    "__rhadd(a, b)": (I, (I, I), lambda x, y: s32(x) + s32(y) + 1 >> 1),
    "__uhadd(a, b)": (U, (U, U), lambda x, y: x + y >> 1),
    "__urhadd(a, b)": (U, (U, U), lambda x, y: x + y + 1 >> 1),
    "__float_as_int(__int_as_float(a))": (I, (I,), lambda x: x),
    "__float_as_uint(__uint_as_float(a))": (U, (U,), lambda x: x),
    "__double_as_longlong(__longlong_as_double(a))": (L, (L,), lambda x: x),
    "__double_as_longlong(__hiloint2double(a, b))": (L, (I, I), lambda x, y: x << 32 | y),
    "__double2hiint(__longlong_as_double(a))": (I, (L,), lambda x: x >> 32),
    "__double2loint(__longlong_as_double(a))": (I, (L,), lambda x: x),
    "__dp4a((int)a, (int)b, (int)c)": (I, (I, I, I), lambda x, y, z: z + sum(
        p * q for p, q in zip(lanes(x, 8, True), lanes(y, 8, True)))),
    "__dp4a(a, b, c)": (U, (U, U, U), lambda x, y, z: z + sum(
        p * q for p, q in zip(lanes(x, 8), lanes(y, 8)))),
    "__dp2a_lo((int)a, (int)b, (int)c)": (I, (I, I, I), lambda x, y, z: z + sum(
        p * q for p, q in zip(lanes(x, 16, True), lanes(y, 8, True)[:2]))),
    "__dp2a_hi(a, b, c)": (U, (U, U, U), lambda x, y, z: z + sum(
        p * q for p, q in zip(lanes(x, 16), lanes(y, 8)[2:]))),
    "min(a, b)": (I, (I, I), lambda x, y: min(s32(x), s32(y))),
    "max(a, b)": (U, (U, U), max),
    "min((int)a, b)": (U, (U, U), min),
    "abs(a)": (L, (L,), lambda x: abs(s64(x))),
    "__viaddmax_s32_relu(a, b, c)": (I, (I, I, I), lambda x, y, z: max(s32(x + y), s32(z), 0)),
    "__vimin3_u32(a, b, c)": (U, (U, U, U), min),
}  # fmt: skip


def _simd():
    """name -> (number of operands, model of one lane on (values, bits), signed operands)"""

    def average(x, y, bits):
        return (x + y + (x + y >= 0)) >> 1

    plain = {
        "vadd": (2, False, lambda x, y, n: x + y), "vsub": (2, False, lambda x, y, n: x - y),
        "vneg": (1, False, lambda x, n: -x), "vabs": (1, True, lambda x, n: abs(x)),
        "vabsss": (1, True, lambda x, n: saturated(abs(x), n, True)),
        "vnegss": (1, True, lambda x, n: saturated(-x, n, True)),
        "vaddss": (2, True, lambda x, y, n: saturated(x + y, n, True)),
        "vaddus": (2, False, lambda x, y, n: saturated(x + y, n, False)),
        "vsubss": (2, True, lambda x, y, n: saturated(x - y, n, True)),
        "vsubus": (2, False, lambda x, y, n: saturated(x - y, n, False)),
        "vhaddu": (2, False, lambda x, y, n: x + y >> 1), "vavgu": (2, False, lambda x, y, n: x + y + 1 >> 1),
        "vavgs": (2, True, average),
        "vmaxs": (2, True, lambda x, y, n: max(x, y)), "vmaxu": (2, False, lambda x, y, n: max(x, y)),
        "vmins": (2, True, lambda x, y, n: min(x, y)), "vminu": (2, False, lambda x, y, n: min(x, y)),
        "vabsdiffs": (2, True, lambda x, y, n: abs(x - y)),
        "vabsdiffu": (2, False, lambda x, y, n: abs(x - y)),
    }  # fmt: skip
    relations = {
        "eq": lambda x, y: x == y, "ne": lambda x, y: x != y, "ge": lambda x, y: x >= y,
        "gt": lambda x, y: x > y, "le": lambda x, y: x <= y, "lt": lambda x, y: x < y,
    }  # fmt: skip
    for name, holds in relations.items():
        for sign in ("",) if name in ("eq", "ne") else ("s", "u"):
            plain[f"vcmp{name}{sign}"] = (2, sign == "s", lambda x, y, n, f=holds: -f(x, y))
            plain[f"vset{name}{sign}"] = (2, sign == "s", lambda x, y, n, f=holds: int(f(x, y)))
    return plain


SIMD = _simd()
EDGES = [0, 1, 2, 0x7F, 0x80, 0xFF, 0x7FFF, 0x8000, 0xFFFF, 0x10000, 0x7FFFFFFF, 0x80000000, 0x80808080,
         0x7F7F7F7F, 0x80008000, 0x7FFF7FFF, 0xFFFFFFFF, 0x01010101, 0x00FF00FF]  # fmt: skip


def _cases():
    cases = {}
    for i, (expression, (result, types, _)) in enumerate(SCALAR.items()):
        cases[f"scalar{i}"] = (expression, result, types)
    for name, (count, _, _) in SIMD.items():
        for lane_count in (2, 4):
            cases[f"{name}{lane_count}"] = (
                f"__{name}{lane_count}({', '.join('ab'[:count])})",
                U,
                (U,) * count,
            )
    for sign in "su":
        for lane_count in (2, 4):
            cases[f"vsad{sign}{lane_count}"] = (f"__vsad{sign}{lane_count}(a, b)", U, (U, U))
    return cases


@pytest.fixture(scope="module", params=["cpu", "cuda"])
def device(request):
    return request.param


@pytest.fixture(scope="module")
def module(device):
    return Compiled(device, _cases())


def _operands(types, seed):
    """Edges in all pairs, then random words."""
    rng = random.Random(seed)
    wide = any("long" in t for t in types)
    edges = [e | e << 32 for e in EDGES] + EDGES if wide else EDGES
    rows = list(itertools.product(edges, repeat=2))
    rows = [(*r, rng.choice(edges))[: len(types)] for r in rows]
    bits = 64 if wide else 32
    rows += [tuple(rng.getrandbits(bits) for _ in types) for _ in range(500)]
    return rows


def _columns(rows, types):
    columns = []
    for i, t in enumerate(types):
        bits = 64 if "long" in t else 32
        raw = numpy.array(
            [r[i] & (1 << bits) - 1 for r in rows], numpy.uint64 if bits == 64 else numpy.uint32
        )
        columns.append(raw if "unsigned" in t else raw.view(numpy.int64 if bits == 64 else numpy.int32))
    return columns


def _compare(found, rows, model, result):
    bits = 64 if "long" in result else 32
    mask = (1 << bits) - 1
    found = [int(x) & mask for x in found]
    wanted = [int(model(*r)) & mask for r in rows]
    wrong = [(r, f, w) for r, f, w in zip(rows, found, wanted) if f != w]
    assert not wrong, (
        f"{len(wrong)} wrong, first: {[hex(x) for x in wrong[0][0]]}, {wrong[0][1]:#x}, {wrong[0][2]:#x}"
    )


@pytest.mark.parametrize("number", range(len(SCALAR)), ids=list(SCALAR))
def test_scalar(module, number):
    result, types, model = list(SCALAR.values())[number]
    rows = _operands(types, number)
    rows = [tuple(x & ((1 << 64) - 1 if "long" in t else M32) for x, t in zip(r, types)) for r in rows]
    found = module.apply(f"scalar{number}", *_columns(rows, types))
    _compare(found, rows, model, result)


@pytest.mark.parametrize("lane_count", [2, 4])
@pytest.mark.parametrize("name", list(SIMD))
def test_simd(module, name, lane_count):
    count, signed, model = SIMD[name]
    bits = 32 // lane_count
    rows = _operands((U,) * count, 7)
    found = module.apply(f"{name}{lane_count}", *_columns(rows, (U,) * count))

    def whole(*words):
        parts = zip(*(lanes(w, bits, signed) for w in words))
        return joined([model(*p, bits) for p in parts], bits)

    _compare(found, rows, whole, U)


@pytest.mark.parametrize("lane_count", [2, 4])
@pytest.mark.parametrize("sign", ["s", "u"])
def test_sum_of_differences(module, sign, lane_count):
    bits = 32 // lane_count
    rows = _operands((U, U), 3)
    found = module.apply(f"vsad{sign}{lane_count}", *_columns(rows, (U, U)))

    def model(x, y):
        return sum(abs(p - q) for p, q in zip(lanes(x, bits, sign == "s"), lanes(y, bits, sign == "s")))

    _compare(found, rows, model, U)
