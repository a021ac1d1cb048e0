// DOC: Types | pairs of 16-bit floats: every function does to each what the function of one does
// SLOW: every function of pairs; unit/test_library_half.py and abi_calls.cu have some
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include "check.h"

__device__ unsigned short bits(__half x) { return __half_as_ushort(x); }
__device__ unsigned short bits(__nv_bfloat16 x) { return __bfloat16_as_ushort(x); }
__device__ bool nan(__half x) { return (bits(x) & 0x7fff) > 0x7c00; }
__device__ bool nan(__nv_bfloat16 x) { return (bits(x) & 0x7fff) > 0x7f80; }

// The same number, sign of zero included, or both NaN.
#define SAME(a, b) (bits(a) == bits(b) || (nan(a) && nan(b)))
#define EACH(pair, first, second) (SAME((pair).x, first) && SAME((pair).y, second))

// Bits of the values: zeros, one, a subnormal number, large ones, an infinity, NaN; the rest is ordinary.
__device__ const unsigned short HALVES[] = {0x0000, 0x8000, 0x3c00, 0x0203, 0x7bff, 0xfbff, 0x7c00, 0x7e00,
                                            0x3555, 0xb800, 0x4248, 0xc500, 0x2e66, 0x5640, 0x3a00, 0xfc00};
__device__ const unsigned short BFLOATS[] = {0x0000, 0x8000, 0x3f80, 0x0003, 0x7f7f, 0xff7f, 0x7f80, 0x7fc0,
                                             0x3eab, 0xbf00, 0x4049, 0xc0a0, 0x3dcd, 0x42c8, 0x3f40, 0xff80};

#define ONE(name)                                                               \
    {                                                                           \
        auto r = h2##name(a);                                                   \
        CHECK(EACH(r, h##name(a.x), h##name(a.y)));                             \
    }
#define BOTH(name)                                                              \
    {                                                                           \
        auto r = __h##name##2(a, b);                                            \
        CHECK(EACH(r, __h##name(a.x, b.x), __h##name(a.y, b.y)));               \
        r = __h##name##2_rn(a, b);                                              \
        CHECK(EACH(r, __h##name##_rn(a.x, b.x), __h##name##_rn(a.y, b.y)));     \
        r = __h##name##2_sat(a, b);                                             \
        CHECK(EACH(r, __h##name##_sat(a.x, b.x), __h##name##_sat(a.y, b.y)));   \
        CHECK(__hle(__h##name##_sat(a.x, b.x), one) && __hge(__h##name##_sat(a.x, b.x), zero)); \
    }
#define COMPARE(name)                                                           \
    {                                                                           \
        bool low = __h##name(a.x, b.x), high = __h##name(a.y, b.y);             \
        auto r = __h##name##2(a, b);                                            \
        CHECK(EACH(r, low ? one : zero, high ? one : zero));                    \
        CHECK(__h##name##2_mask(a, b) == (low ? 0xffffu : 0) + (high ? 0xffff0000u : 0)); \
        CHECK(__hb##name##2(a, b) == (low && high));                            \
    }
#define EXTREME(name, order)                                                    \
    {                                                                           \
        auto r = __h##name##2(a, b), n = __h##name##2_nan(a, b);                \
        CHECK(EACH(r, __h##name(a.x, b.x), __h##name(a.y, b.y)));               \
        CHECK(EACH(n, __h##name##_nan(a.x, b.x), __h##name##_nan(a.y, b.y)));   \
        CHECK(nan(n.x) == (nan(a.x) || nan(b.x)) && nan(r.x) == (nan(a.x) && nan(b.x))); \
        if (!nan(a.x) && !nan(b.x))                                             \
            CHECK((float)r.x == ((float)a.x order (float)b.x ? (float)a.x : (float)b.x)); \
    }
#define ALL(make)                                                               \
    BOTH(add) BOTH(sub) BOTH(mul)                                               \
    COMPARE(eq) COMPARE(ne) COMPARE(lt) COMPARE(le) COMPARE(gt) COMPARE(ge)     \
    COMPARE(equ) COMPARE(neu) COMPARE(ltu) COMPARE(leu) COMPARE(gtu) COMPARE(geu) \
    EXTREME(max, >) EXTREME(min, <)                                             \
    ONE(sqrt) ONE(rsqrt) ONE(rcp) ONE(exp) ONE(exp2) ONE(exp10) ONE(log) ONE(log2) ONE(log10) ONE(sin) ONE(cos) \
    ONE(tanh) ONE(tanh_approx) ONE(ceil) ONE(floor) ONE(rint) ONE(trunc)        \
    {                                                                           \
        auto r = __h2div(a, b);                                                 \
        CHECK(EACH(r, __hdiv(a.x, b.x), __hdiv(a.y, b.y)));                     \
        r = __hneg2(a);                                                         \
        CHECK(EACH(r, __hneg(a.x), __hneg(a.y)) && (nan(a.x) || bits(r.x) == (bits(a.x) ^ 0x8000))); \
        r = __habs2(a);                                                         \
        CHECK(EACH(r, __habs(a.x), __habs(a.y)) && (nan(a.x) || bits(r.x) == (bits(a.x) & 0x7fff))); \
        r = __hisnan2(a);                                                       \
        CHECK(EACH(r, nan(a.x) ? one : zero, nan(a.y) ? one : zero) && __hisnan(a.x) == nan(a.x)); \
        CHECK(__hisinf(a.x) == ((float)a.x == INFINITY ? 1 : (float)a.x == -INFINITY ? -1 : 0)); \
        r = __hfma2(a, b, a);                                                   \
        CHECK(EACH(r, __hfma(a.x, b.x, a.x), __hfma(a.y, b.y, a.y)));           \
        r = __hfma2_sat(a, b, a);                                               \
        CHECK(EACH(r, __hfma_sat(a.x, b.x, a.x), __hfma_sat(a.y, b.y, a.y)));   \
        CHECK(__hle(r.x, one) && __hge(r.x, zero));                             \
        r = __hfma2_relu(a, b, a);                                              \
        CHECK(EACH(r, __hfma_relu(a.x, b.x, a.x), __hfma_relu(a.y, b.y, a.y)) && !__hlt(r.x, zero)); \
        r = __hcmadd(a, b, a);                                                  \
        CHECK(EACH(r, __hfma(__hneg(a.y), b.y, __hfma(a.x, b.x, a.x)), __hfma(a.y, b.x, __hfma(a.x, b.y, a.y)))); \
        r = __lowhigh2highlow(a);                                               \
        CHECK(bits(r.x) == bits(a.y) && bits(r.y) == bits(a.x));                \
    }

// LAUNCH: 16 256
extern "C" __global__ void test_half(int *failures)
{
    int i = blockIdx.x, j = threadIdx.x % 16, k = threadIdx.x / 16;
    __half2 a = __halves2half2(__ushort_as_half(HALVES[i]), __ushort_as_half(HALVES[j])), r;
    __half2 b = make_half2(__ushort_as_half(HALVES[k]), __ushort_as_half(HALVES[(i + j + k) % 16]));
    __half one = 1.0f, zero = 0.0f;
    ALL(make_half2)
    r = __low2half2(a);
    CHECK(bits(r.x) == bits(a.x) && bits(r.y) == bits(a.x) && bits(__low2half(a)) == bits(a.x));
    r = __high2half2(a);
    CHECK(bits(r.x) == bits(a.y) && bits(r.y) == bits(a.y) && bits(__high2half(a)) == bits(a.y));
    r = __lows2half2(a, b);
    CHECK(bits(r.x) == bits(a.x) && bits(r.y) == bits(b.x));
    r = __highs2half2(a, b);
    CHECK(bits(r.x) == bits(a.y) && bits(r.y) == bits(b.y));
    CHECK(__half_as_short(a.x) == (short)HALVES[i] && bits(__short_as_half((short)HALVES[j])) == HALVES[j]);
    r = __floats2half2_rn((float)a.x, (float)a.y);
    CHECK(EACH(r, a.x, a.y));
}

// LAUNCH: 16 256
extern "C" __global__ void test_bfloat16(int *failures)
{
    int i = blockIdx.x, j = threadIdx.x % 16, k = threadIdx.x / 16;
    __nv_bfloat162 a = __halves2bfloat162(__ushort_as_bfloat16(BFLOATS[i]), __ushort_as_bfloat16(BFLOATS[j])), r;
    __nv_bfloat162 b = make_bfloat162(__ushort_as_bfloat16(BFLOATS[k]), __ushort_as_bfloat16(BFLOATS[(i + j + k) % 16]));
    __nv_bfloat16 one = 1.0f, zero = 0.0f;
    ALL(make_bfloat162)
    r = __low2bfloat162(a);
    CHECK(bits(r.x) == bits(a.x) && bits(r.y) == bits(a.x) && bits(__low2bfloat16(a)) == bits(a.x));
    r = __high2bfloat162(a);
    CHECK(bits(r.x) == bits(a.y) && bits(r.y) == bits(a.y) && bits(__high2bfloat16(a)) == bits(a.y));
    r = __lows2bfloat162(a, b);
    CHECK(bits(r.x) == bits(a.x) && bits(r.y) == bits(b.x));
    r = __highs2bfloat162(a, b);
    CHECK(bits(r.x) == bits(a.y) && bits(r.y) == bits(b.y));
    CHECK(__bfloat16_as_short(a.x) == (short)BFLOATS[i] && bits(__short_as_bfloat16((short)BFLOATS[j])) == BFLOATS[j]);
    r = __floats2bfloat162_rn((float)a.x, (float)a.y);
    CHECK(EACH(r, a.x, a.y));
}

// LAUNCH: 1 8
extern "C" __global__ void test_narrow_integers(int *failures)
{
    const float from[] = {0.0f, 3.75f, -3.75f, 127.5f, 1000.0f, -1000.0f, 255.0f, __int_as_float(0x7fc00000)};
    const int as_char[] = {0, 3, -3, 127, 127, -128, 127, 0}, as_uchar[] = {0, 3, 0, 127, 255, 0, 255, 0};
    float x = from[threadIdx.x];
    __half h = x;
    __nv_bfloat16 b = x;
    CHECK(__half2char_rz(h) == as_char[threadIdx.x] && __half2uchar_rz(h) == as_uchar[threadIdx.x]);
    CHECK(__bfloat162char_rz(b) == as_char[threadIdx.x] && __bfloat162uchar_rz(b) == as_uchar[threadIdx.x]);
}
