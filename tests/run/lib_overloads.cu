// DOC: Mathematics | functions overloaded on their arguments' types, as C++ has them (`sqrt(float)` is float, `pow(float, int)` double)
#include "check.h"


extern "C" __global__ void test_types(int *failures)
{
    float f = 2.25f;
    double d = 2.25;
    int i = -3;
    unsigned u = 5;
    long long l = -7;
    CHECK(sizeof(sqrt(f)) == 4 && sizeof(sqrt(d)) == 8 && sizeof(sqrt(i)) == 8);
    CHECK(sizeof(pow(f, f)) == 4 && sizeof(pow(f, 2)) == 8 && sizeof(pow(f, d)) == 8 && sizeof(pow(2, 3)) == 8);
    CHECK(sizeof(atan2(f, 1)) == 8 && sizeof(fmax(f, i)) == 8 && sizeof(fma(f, f, f)) == 4);
    CHECK(sizeof(ldexp(f, 2)) == 4 && sizeof(ldexp(i, 2)) == 8 && sizeof(frexp(f, &i)) == 4);
    CHECK(sizeof(abs(f)) == 4 && sizeof(abs(d)) == 8 && sizeof(abs(i)) == 4 && sizeof(abs(l)) == 8);
    CHECK(sizeof(max(f, f)) == 4 && sizeof(max(f, d)) == 8 && sizeof(max(l, 1LL)) == 8 && sizeof(max(i, 3)) == 4);
    CHECK(sqrt(f) == 1.5f && pow(2.0f, 3) == 8.0 && abs(-f) == f && abs(l) == 7);
    CHECK(max(-1, 1u) == 0xffffffffu && min(i, 2) == -3 && min(u, 7u) == 5 && max((short)3, (short)4) == 4);
    CHECK(min(f, 1.0) == 1.0 && max(2.0f, f) == f && fmin(1, 2.5) == 1.0);
}

extern "C" __global__ void test_classes(int *failures)
{
    float nan = __int_as_float(0x7fc00000), inf = 1.0f / (float)failures[0];
    CHECK(isnan(nan) && !isnan(inf) && isinf(inf) && !isinf(1.0) && isfinite(1.0) && !isfinite((double)nan));
    CHECK(signbit(-0.0f) && !signbit(0.0) && isnormal(1.0f) && !isnormal(1e-40f));
    CHECK(isless(1.0f, 2.0) && !isless(nan, 1.0f) && isunordered(nan, 1.0f) && islessgreater(1.0, 2.0));
    CHECK(sizeof(isnan(1.0)) == sizeof(bool) && isnan(3) == false);
    CHECK(std::max(1, 2) == 2 && std::sqrt(4.0f) == 2.0f && std::abs(-2.5) == 2.5 && ::floor(2.5) == 2.0);
}

extern "C" __global__ void test_pointers(int *failures)
{
    float s, c, whole;
    int e;
    sincos(0.0f, &s, &c);
    CHECK(s == 0.0f && c == 1.0f);
    CHECK(modf(3.25f, &whole) == 0.25f && whole == 3.0f);
    CHECK(frexp(8.0, &e) == 0.5 && e == 4 && ilogb(8.0f) == 3 && scalbn(1.0f, 4) == 16.0f);
    float (*which)(float) = cosf;
    double (*other)(double) = sin;
    CHECK(which(0.0f) == 1.0f && other(0.0) == 0.0);
}

enum Small { SMALL = 2 };

// The extra overloads of C++17 [c.math] take arithmetic types: beside an enumeration or a 16-bit float,
// integers take the type of the floats.
extern "C" __global__ void test_mixed_arguments(int *failures)
{
    float f = 2.25f;
    double d = 2.25;
    int i = 3, q;
    __half h = 2.0f;
    __nv_bfloat16 b = 4.0f;
    CHECK(sizeof(rsqrt(h)) == 4 && sizeof(exp10(b)) == 4 && sizeof(fma(i, h, f)) == 4 && sizeof(fma(d, h, f)) == 8);
    CHECK(sizeof(fmod(f, SMALL)) == 4 && sizeof(hypot(SMALL, f)) == 4 && sizeof(hypot(SMALL, d)) == 8);
    CHECK(sizeof(ldexp(i, SMALL)) == 8 && sizeof(ldexp(f, SMALL)) == 4 && sizeof(rhypot(i, SMALL)) == 8);
    CHECK(sizeof(rhypot(f, f)) == 8 && sizeof(rhypotf(f, f)) == 4);
    CHECK(sizeof(frexp(i, &q)) == 8 && sizeof(frexp(f, &q)) == 4 && sizeof(remquo(i, i, &q)) == 8);
    CHECK(sizeof(remquo(f, f, &q)) == 4 && sizeof(remquo(f, i, &q)) == 8 && sizeof(remquo(f, SMALL, &q)) == 4);
    CHECK(rsqrt(h) == rsqrtf(2.0f) && frexp(i, &q) == 0.75 && q == 2 && remquo(7, i, &q) == 1.0 && q == 2);
    CHECK(copysign(f, -1.0) == -2.25 && sizeof(copysign(f, -1.0)) == 8 && ldexp(i, SMALL) == 12.0);
}
