"""What public kernels call: each name compiles for old and new GPUs, and gives the right value.

A survey of 3,036 public kernels found 245 names behind 99 % of the calls; those of textures, random numbers
and C++ libraries are left out here. The rest of each family is in test_library_headers.py.
"""

from __future__ import annotations

import math

import numpy
import pytest

import minicu

mpmath = pytest.importorskip("mpmath")

X, Y, A, B = 0.75, 2.5, 0.3125, -1.75  # float x, y; double a, b
I, J, U, W = 12, -7, 0xF0F01234, 0x8000F0F012345678  # int i, j; unsigned u; unsigned long long w
T = 5  # the lane whose results count; the value of `t`

EXACT, ULPS, ROUGH = 0.0, 4e-7, 2e-3  # relative errors: none, a few ulp of float, of a 16-bit float

#: A function of one argument: what mpmath calls it, or its value; tried as `namef` with x, `name` with a.
FLOATS = {
    "exp": mpmath.exp, "sqrt": mpmath.sqrt, "rsqrt": lambda v: 1 / mpmath.sqrt(v), "log": mpmath.log,
    "cos": mpmath.cos, "sin": mpmath.sin, "fabs": abs, "floor": mpmath.floor, "tanh": mpmath.tanh,
    "ceil": mpmath.ceil, "round": mpmath.nint, "cosh": mpmath.cosh, "expm1": mpmath.expm1,
    "exp2": lambda v: mpmath.mpf(2) ** v, "log2": lambda v: mpmath.log(v, 2), "log10": mpmath.log10,
    "log1p": mpmath.log1p, "rint": mpmath.nint, "sinh": mpmath.sinh, "acos": mpmath.acos,
    "exp10": lambda v: mpmath.mpf(10) ** v, "erf": mpmath.erf, "lrint": mpmath.nint, "tan": mpmath.tan,
    "atan": mpmath.atan, "nearbyint": mpmath.nint, "trunc": lambda v: 0, "asin": mpmath.asin,
    "cbrt": mpmath.cbrt, "erfc": mpmath.erfc, "atanh": mpmath.atanh, "asinh": mpmath.asinh,
    "acosh": lambda v: mpmath.nan, "tgamma": mpmath.gamma, "sinpi": mpmath.sinpi, "cospi": mpmath.cospi,
    "normcdf": mpmath.ncdf, "erfinv": mpmath.erfinv, "lround": mpmath.nint, "llrint": mpmath.nint,
    "llround": mpmath.nint, "lgamma": lambda v: mpmath.log(mpmath.gamma(v)),
}  # fmt: skip
TWO = {
    "fmax": max, "fmin": min, "pow": mpmath.power, "fmod": math.fmod, "hypot": math.hypot,
    "atan2": math.atan2, "fdim": lambda v, w: max(v - w, 0), "copysign": math.copysign,
    "remainder": math.remainder, "rhypot": lambda v, w: 1 / math.hypot(v, w),
}  # fmt: skip

#: One line a call: what is called, its value here. `c` points to an int that is 7 (unsigned `cu`).
CALLS = """
make_float4(x, y, 1, 2).w | 2
make_float2(x, y).y | Y
make_uchar4(1, 2, 3, 300).w | 44
make_int2(i, j).y | J
make_double4(a, b, 1, 2).z | 1
make_double3(a, b, 1).y | B
make_float3(x, y, 1).x | X
make_ulong4(1, 2, 3, u).w | U
make_uint4(1, 2, 3, u).w | U
make_uchar3(1, 2, 3).z | 3
make_double2(a, b).y | B
make_int4(1, 2, 3, j).w | J
atomicAdd(c, 5) * 100 + *c | 712
atomicSub(c, 5) * 100 + *c | 702
atomicCAS(c, 7, 9) * 100 + *c | 709
atomicExch(c, 3) * 100 + *c | 703
atomicMin(c, 3) * 100 + *c | 703
atomicMax(c, 30) * 100 + *c | 730
atomicOr(c, 8) * 100 + *c | 715
atomicAnd(c, 5) * 100 + *c | 705
atomicXor(c, 5) * 100 + *c | 702
atomicInc(cu, 7) * 100 + *cu | 700
atomicDec(cu, 5) * 100 + *cu | 705
atomicAdd_system(c, 5) * 100 + *c | 712
atomicExch_system(c, 3) * 100 + *c | 703
atomicMax_system(c, 30) * 100 + *c | 730
atomicMin_system(c, 3) * 100 + *c | 703
atomicCAS_system(c, 7, 9) * 100 + *c | 709
atomicAnd_system(c, 5) * 100 + *c | 705
atomicOr_system(c, 8) * 100 + *c | 715
atomicXor_system(c, 5) * 100 + *c | 702
fmaf(x, y, 1) | X * Y + 1
fma(a, b, 1) | A * B + 1
fma(x, y, 1.0f) | X * Y + 1
fdividef(x, y) | X / Y ~
(sincosf(x, (float *)c, (float *)c + 64), *(float *)c) | math.sin(X) ~
(sincosf(x, (float *)c, (float *)c + 64), ((float *)c)[64]) | math.cos(X) ~
nanf("") | math.nan
nan("") | math.nan
min(i, j) | J
max(i, j) | I
min(u, i) | I
max(w, (unsigned long long)u) | float(W)
min(x, y) | X
max(a, b) | A
max(x, a) | X
abs(j) | 7
abs((long long)j) | 7
abs(b) | 1.75
abs(-x) | X
isinf(x / 0) | 1
isinf(a) | 0
isnan(nan("")) | 1
isfinite(x) | 1
signbit(b) | 1
pow(a, 3) | A**3
pow(x, 2) | X**2
pow(y, x) | Y**X ~
(frexp(y, c) * 10 + *c) | 0.625 * 10 + 2
ldexp(x, 3) | 6
assert(x > 0), 1 | 1
(__builtin_assume(i > 0), i) | I
__shfl_xor_sync(~0u, t * 10, 4) | 10
__shfl_sync(~0u, t * 10, 9) | 90
__shfl_down_sync(~0u, t * 10, 2) | 70
__shfl_up_sync(~0u, t * 10, 2) | 30
__shfl_xor(t * 10, 4) | 10
__shfl(t * 10, 9) | 90
__shfl_down(x + t, 2) | X + 7
__shfl_up(a + t, 2) | A + 3
(__syncwarp(), t) | 5
__ballot_sync(~0u, t & 1) | 0xAAAAAAAA
__any_sync(~0u, t == 9) | 1
__all_sync(~0u, t == 9) | 0
__activemask() | 0xFFFFFFFF
__match_any_sync(~0u, t / 4) | 0xF0
__reduce_add_sync(~0u, t) | 496
__half2float(__float2half(y)) | Y
__half2float(__float2half_rn(0.1f)) | float(numpy.float16(0.1))
__half22float2(make_half2(__float2half(x), __float2half(y))).y | Y
__low2float(__float22half2_rn(make_float2(x, y))) | X
__high2float(__float22half2_rn(make_float2(x, y))) | Y
__half2float(__hadd(__float2half(x), __float2half(y))) | X + Y
__half2float(__hsub(__float2half(x), __float2half(y))) | X - Y
__half2float(__hmul(__float2half(x), __float2half(y))) | X * Y
__half2float(__hdiv(__float2half(x), __float2half(y))) | X / Y ~~
__half2float(__hfma(__float2half(x), __float2half(y), __float2half(y))) | X * Y + Y
__half2float(__hmax(__float2half(x), __float2half(y))) | Y
__half2float(__hneg(__float2half(y))) | -Y
__half2float(__habs(__float2half(-y))) | Y
__half2float(hrsqrt(__float2half(y))) | Y**-0.5 ~~
__half2float(hexp(__float2half(y))) | math.exp(Y) ~~
__half2float(hfloor(__float2half(y))) | 2
__half2float(hlog2(__float2half(y))) | math.log2(Y) ~~
__half2float(hexp2(__float2half(y))) | 2**Y ~~
__low2float(h2exp2(__float2half2_rn(y))) | 2**Y ~~
__high2float(__hadd2(__float2half2_rn(x), __float2half2_rn(y))) | X + Y
__high2float(__hsub2(__float2half2_rn(x), __float2half2_rn(y))) | X - Y
__high2float(__hmul2(__float2half2_rn(x), __float2half2_rn(y))) | X * Y
__high2float(__hfma2(__float2half2_rn(x), __float2half2_rn(y), __float2half2_rn(x))) | X * Y + X
__high2float(__hmax2(__float2half2_rn(x), __float2half2_rn(y))) | Y
__low2float(__hgt2(__float2half2_rn(y), __float2half2_rn(x))) | 1
__half2float(__low2half(make_half2(__float2half(x), __float2half(y)))) | X
__half2float(__high2half(make_half2(__float2half(x), __float2half(y)))) | Y
__high2float(__half2half2(__float2half(y))) | Y
__low2float(__halves2half2(__float2half(x), __float2half(y))) | X
__half2float(__int2half_rn(i)) | I
__half2int_rn(__float2half(3.5f)) | 4
__bfloat162float(__float2bfloat16(y)) | Y
__bfloat1622float2(__float22bfloat162_rn(make_float2(x, y))).y | Y
__bfloat1622float2(__float2bfloat162_rn(y)).x | Y
__bfloat162float(__ushort_as_bfloat16(0x4020)) | Y
__bfloat1622float2(__halves2bfloat162(__float2bfloat16(x), __float2bfloat16(y))).x | X
__bfloat1622float2(__bfloat162bfloat162(__float2bfloat16(y))).y | Y
__bfloat162int_rn(__float2bfloat16(3.5f)) | 4
__expf(x) | math.exp(X) ~
__fdividef(x, y) | X / Y ~
__saturatef(y) | 1
__logf(y) | math.log(Y) ~
__log2f(y) | math.log2(Y) ~
__powf(y, x) | Y**X ~
__cosf(x) | math.cos(X) ~
__sinf(x) | math.sin(X) ~
(__sincosf(x, (float *)c, (float *)c + 64), ((float *)c)[64]) | math.cos(X) ~
__fmaf_rn(x, y, x) | X * Y + X
__fdiv_rn(x, y) | float(numpy.float32(X) / numpy.float32(Y))
__frcp_rn(y) | float(numpy.float32(1) / numpy.float32(Y))
__fadd_rd(x, 1e-9f) | X
__fadd_ru(x, 1e-9f) | float(numpy.nextafter(numpy.float32(X), numpy.float32(1)))
__dadd_rd(a, 1e-30) | A
__dadd_ru(a, 1e-30) | math.nextafter(A, 1)
__drcp_rn(b) | 1 / B
__fsqrt_rn(y) | float(numpy.sqrt(numpy.float32(Y)))
__frsqrt_rn(y) | float(numpy.float32(Y**-0.5))
__ldcs(c) | 7
__ldg(c) | 7
(__stcs(c, 9), *c) | 9
(__stcg(c, 8), *c) | 8
__mul24(i, j) | -84
__umul24(u, 3u) | (U & 0xFFFFFF) * 3 & 0xFFFFFFFF
__popc(u) | 13
__popcll(w) | 26 - 4
__ffs(u) | 3
__ffsll(w) | 4
__byte_perm(u, 0x55667788, 0x5140) | 0x77128834
__clz(i) | 28
__clzll(w >> 5) | 5
__dp4a(0x01020304, 0x02020202, 1) | 21
__umul64hi(w, 4) | 2
__brev(u) | int(f"{U:032b}"[::-1], 2)
__brevll(w) | float(int(f"{W:064b}"[::-1], 2))
(__threadfence(), __threadfence_system(), __threadfence_block(), t) | 5
(memset(c, 1, 2), *c) | 0x0101
(memcpy(c, &i, 4), *c) | I
__vcmpne4(u, 0xF0F00034) | 0x0000FF00
__vsub4(u, 0x01010101) | 0xEFEF1133
__vsubss4(0x80007F10, 0x01010101) | 0x80FF7E0F
__longlong_as_double(0x4004000000000000) | Y
__double_as_longlong(y) | 0x4004000000000000
__int_as_float(0x40200000) | Y
__uint_as_float(0x40200000) | Y
__float_as_uint(y) | 0x40200000
__float_as_int(-y) | -0x3FE00000
__hiloint2double(0x40040000, 0) | Y
__float2int_rd(-y) | -3
__nv_cvt_float_to_fp8(1.5f, __NV_SATFINITE, __NV_E4M3) | 0x3C
__nv_cvt_fp8_to_halfraw(0x3C, __NV_E4M3).x | 0x3E00
__half2float(__nv_cvt_fp8_to_halfraw(0x3C, __NV_E4M3)) | 1.5
(float)half(__nv_cvt_fp8_to_halfraw(0x3C, __NV_E4M3)) | 1.5
static_cast<__half_raw>(__float2half(1)).x | 0x3C00
__high2float(half2(__nv_cvt_fp8x2_to_halfraw2(0x3C40, __NV_E4M3))) | 1.5
__high2float(__nv_cvt_fp8x2_to_halfraw2(0x3C40, __NV_E4M3)) | 1.5
((__half2_raw)make_half2(x, y)).y | 0x4100
__bfloat162float(__nv_cvt_e8m0_to_bf16raw(130)) | 8
((__nv_bfloat162_raw)__float2bfloat162_rn(y)).x | 0x4020
__cvta_shared_to_generic(__cvta_generic_to_shared(&shared)) == &shared | 1
clock() != 0 | 1
clock64() != 0 | 1
__syncthreads_count(t < 3) | 3
__syncthreads_and(t < 3) | 0
__syncthreads_or(t < 3) | 1
__mulhi(i << 28, 64) | -16
__umulhi(u, 16) | 15
__funnelshift_l(u, 1, 4) | 0x1F
__float2uint_ru(y) | 3
(__nanosleep(1), 1) | 1
(__barrier_sync(1), __prof_trigger(2), t) | 5
nexttoward(x, 5.0) | float(numpy.nextafter(numpy.float32(X), numpy.float32(1)))
nexttowardf(x, -5.0) | float(numpy.nextafter(numpy.float32(X), numpy.float32(0)))
nexttowardf(0.1f, 0.1) | float(numpy.nextafter(numpy.float32(0.1), numpy.float32(0)))
nexttoward(a, 5.0) | math.nextafter(A, 1)
nexttoward(x, nan("")) | math.nan
__nv_cvt_float_to_e8m0(6.0f, __NV_SATFINITE, cudaRoundPosInf) | 130
__nv_cvt_e8m0_to_bf16raw(130).x | 0x4100
"""  # fmt: skip


def _rows() -> list[tuple[str, float, float]]:
    """(expression, its value, relative error)"""
    rows = []
    for name, function in FLOATS.items():
        rows += [(f"{name}f(x)", function(X), ULPS), (f"{name}(a)", function(A), 1e-15)]
        rows.append((f"{name}(x)", function(X), ULPS))  # overloaded: of float
    for name, of_two in TWO.items():
        rows += [(f"{name}f(x, y)", of_two(X, Y), ULPS), (f"{name}(fabs(b), a)", of_two(-B, A), 1e-15)]
    for line in CALLS.strip().splitlines():
        call, _, wanted = line.rpartition(" | ")
        bound = {"~~": ROUGH, "~": ULPS}.get(wanted.split()[-1], EXACT)
        rows.append((call, eval(wanted.rstrip("~ ")), bound))
    return [(call, float(wanted), bound) for call, wanted, bound in rows]


ROWS = _rows()


def _source() -> str:
    lines = [
        *(f"#include <{h}.h>" for h in ("assert", "math", "cuda_fp16", "cuda_bf16", "cuda_fp8")),
        "__global__ void call_all(double *out, int *cells, float x, float y, double a, double b, int i,",
        "                         int j, unsigned u, unsigned long long w) {",
        "__shared__ int shared; int t = threadIdx.x; shared = 0;",
    ]
    for number, (call, _, _) in enumerate(ROWS):
        use = f"out[{number} * 32 + t] = (double)({call});"
        if call.startswith("assert"):
            use = f"assert(x > 0); out[{number} * 32 + t] = 1;"
        lines.append(f"{{ int *c = cells + t; unsigned *cu = (unsigned *)c; *c = 7; {use} (void)cu; }}")
    return "\n".join([*lines, "}"])


@pytest.fixture(scope="module")
def program():
    return minicu.compile(_source(), "cu", arch="sm_90", opt=1)


def test_each_has_the_right_value(program, device):
    if device != "cpu":
        from runner.machine import gpu_arch

        program = minicu.compile(_source(), "cu", arch=gpu_arch())
    module = program.load(device)
    out = module.device.array(numpy.zeros((len(ROWS), 32)))
    cells = module.device.array(numpy.zeros(128, "i4"))
    module.call_all[1, 32](out, cells, X, Y, A, B, I, J, U, W)
    got = out.numpy()[:, T]
    wrong = [
        f"{call} is {value!r}, not {wanted!r}"
        for (call, wanted, bound), value in zip(ROWS, got, strict=True)
        if not numpy.isclose(value, wanted, rtol=bound, atol=bound * 0.1, equal_nan=True)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("arch", [pytest.param("sm_75", marks=pytest.mark.slow), "sm_90"])
def test_each_assembles(program, arch, assemble):
    if arch != "sm_90":
        program = minicu.compile(_source(), "cu", arch=arch, opt=1)
    assemble(program.ptx, arch)
