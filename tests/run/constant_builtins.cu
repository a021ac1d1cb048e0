// Builtins in constant expressions give what they give at run time.
#include "check.h"
#define BOTH __host__ __device__ constexpr

BOTH unsigned long long swapped(unsigned x)
{
    return __builtin_bswap16((unsigned short)x) + __builtin_bswap32(x) + __builtin_bswap64(x);
}
BOTH int integers(int x) { return __builtin_expect(x > 0, 1) + 10 * __builtin_abs(-x); }
BOTH int classes(double x, float y)
{
    return __builtin_isnan(x) + 2 * __builtin_isinf(x) + 4 * __builtin_isfinite(x) + 8 * (__builtin_signbit(x) != 0) +
           16 * __builtin_isnormal(x) + 32 * __builtin_isnormal(y) + 64 * (__builtin_signbit(y) != 0);
}
BOTH double whole(double x)
{
    return __builtin_floor(x) + 100 * __builtin_ceil(x) + 10000 * __builtin_trunc(x) + 1000000 * __builtin_round(x);
}
BOTH double pairs(double x, double y)
{
    return __builtin_fmin(x, y) + 3 * __builtin_fmax(x, y) + 7 * __builtin_copysign(x, y) + 11 * __builtin_fabs(y);
}
BOTH double root(double x) { return __builtin_sqrt(x) + __builtin_sqrtf(x); }
static_assert(__builtin_signbit(__builtin_ceil(-0.5)) && __builtin_round(0.49999999999999994) == 0, "");

__global__ void test_constant_builtins(int *failures)
{
    constexpr auto a = swapped(0x12345678u);
    constexpr int b = integers(7), d = classes(-1.5, 1e-40f), e = classes(__builtin_inf(), -2), f = classes(1e-310, 1);
    constexpr double g = whole(2.5), h = whole(-2.5), i = whole(-0.4), j = pairs(-2, 3), k = pairs(4, -5), l = root(2);
    volatile unsigned word = 0x12345678u;
    volatile int seven = 7;
    volatile double zero = 0, one = 1;
    volatile float small = 1e-40f;
    CHECK(a == swapped(word) && b == integers(seven));
    CHECK(d == classes(zero - 1.5, small) && f == classes(zero + 1e-310, (float)one));
    CHECK(e == classes(zero + __builtin_inf(), (float)(-2 * one)));
    CHECK(g == whole(zero + 2.5) && h == whole(zero - 2.5) && i == whole(zero - 0.4));
    CHECK(j == pairs(zero - 2, zero + 3) && k == pairs(zero + 4, zero - 5) && l == root(one * 2));
}
