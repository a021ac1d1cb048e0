#include "check.h"
// DOC: Inline PTX | rounding in a direction (`add.rz`, `fma.rm`, `cvt.rp` …) on the CPU device, too

#define BOTH(RESULT, LETTER, TEXT, EXPECTED, ...)                    \
    {                                                                \
        RESULT found;                                                \
        asm volatile(TEXT : "=" LETTER(found) : __VA_ARGS__);        \
        CHECK(found == (EXPECTED));                                  \
    }
#define TWO(T, L, K, X, Y)                                           \
    BOTH(T, L, "add.rz." K " %0, %1, %2;", X##add_rz(a, b), L(a), L(b)) \
    BOTH(T, L, "add.rp." K " %0, %1, %2;", X##add_ru(a, b), L(a), L(b)) \
    BOTH(T, L, "sub.rm." K " %0, %1, %2;", X##sub_rd(a, b), L(a), L(b)) \
    BOTH(T, L, "mul.rp." K " %0, %1, %2;", X##mul_ru(a, b), L(a), L(b)) \
    BOTH(T, L, "div.rz." K " %0, %1, %2;", X##div_rz(a, b), L(a), L(b)) \
    BOTH(T, L, "fma.rm." K " %0, %1, %2, %1;", Y##_rd(a, b, a), L(a), L(b)) \
    BOTH(T, L, "rcp.rp." K " %0, %1;", X##rcp_ru(b), L(b))           \
    BOTH(T, L, "sqrt.rm." K " %0, %1;", X##sqrt_rd(b), L(b))

// LAUNCH: 1 32
extern "C" __global__ void test_arithmetic(int *failures)
{
    {
        float a = threadIdx.x % 2 ? -1.0f / 3 * threadIdx.x : 1e-30f * threadIdx.x, b = threadIdx.x * 0.7f + 0.1f;
        TWO(float, "f", "f32", __f, __fmaf)
    }
    {
        double a = threadIdx.x % 2 ? -1.0 / 3 * threadIdx.x : 1e-300 * threadIdx.x, b = threadIdx.x * 0.7 + 0.1;
        TWO(double, "d", "f64", __d, __fma)
    }
}

extern "C" __global__ void test_values(int *failures)
{
    float one = 1, tiny = 1e-20f;
    BOTH(float, "f", "add.rp.f32 %0, %1, %2;", 1.00000012f, "f"(one), "f"(tiny))
    BOTH(float, "f", "add.rm.f32 %0, %1, %2;", 1, "f"(one), "f"(tiny))
    BOTH(float, "f", "sub.rz.f32 %0, %1, %2;", 0.99999994f, "f"(one), "f"(tiny))
    BOTH(float, "f", "sub.rp.f32 %0, %1, %2;", 1, "f"(one), "f"(tiny))
    BOTH(float, "f", "add.rn.f32 %0, %1, %2;", 1, "f"(one), "f"(tiny))  // the mode is what it was
    BOTH(float, "f", "add.rp.sat.f32 %0, %1, %2;", 1, "f"(one), "f"(tiny))
}

extern "C" __global__ void test_conversions(int *failures)
{
    int i = -16777217 - threadIdx.x;
    unsigned long long l = 0xFFFFFFFFFFFFFFFFull - threadIdx.x;
    long long s = -9007199254740993ll - threadIdx.x;
    double d = 0.1 + threadIdx.x;
    BOTH(float, "f", "cvt.rz.f32.s32 %0, %1;", -16777216.0f, "r"(i))
    BOTH(float, "f", "cvt.rm.f32.s32 %0, %1;", -16777218.0f, "r"(i))
    BOTH(float, "f", "cvt.rm.f32.u64 %0, %1;", 18446742974197923840.0f, "l"(l))
    BOTH(float, "f", "cvt.rp.f32.u64 %0, %1;", 18446744073709551616.0f, "l"(l))
    BOTH(double, "d", "cvt.rp.f64.s64 %0, %1;", -9007199254740992.0, "l"(s))
    BOTH(double, "d", "cvt.rm.f64.s64 %0, %1;", -9007199254740994.0, "l"(s))
    BOTH(float, "f", "cvt.rz.f32.f64 %0, %1;", __double2float_rz(d), "d"(d))
    BOTH(float, "f", "cvt.rp.f32.f64 %0, %1;", __double2float_ru(d), "d"(d))
    BOTH(double, "d", "cvt.f64.f32 %0, %1;", 0.5, "f"(0.5f))
}
