// DOC: Arithmetic | float and double; conversions to integers saturate as in PTX
#include "check.h"

__device__ float hide(volatile float x) { return x; }
__device__ double hide(volatile double x) { return x; }
__device__ int hide(volatile int x) { return x; }
__device__ long long hide(volatile long long x) { return x; }

extern "C" __global__ void test_to_integers(int *failures)
{
    CHECK((int)hide(-1.9f) == -1 && (int)hide(1.9) == 1);
    CHECK((int)hide(3e9f) == 2147483647 && (int)hide(-3e9) == -2147483647 - 1);
    CHECK((unsigned)hide(-5.0f) == 0 && (unsigned)hide(5e9) == 4294967295u);
    CHECK((long long)hide(1e19f) == 9223372036854775807ll && (unsigned long long)hide(1e19) == 10000000000000000000ull);
    float zero = hide(0.0f);
    double wide_zero = hide(0.0);
    CHECK((int)(zero / zero) == 0 && (unsigned)(zero / zero) == 0);
    CHECK((int)(wide_zero / wide_zero) == -2147483647 - 1);
    CHECK((long long)(zero / zero) == -9223372036854775807ll - 1);
    CHECK((short)hide(-7.9f) == -7 && (unsigned char)hide(200.5f) == 200);
}

extern "C" __global__ void test_from_integers(int *failures)
{
    CHECK((float)hide(16777217) == 16777216.0f && (double)hide(16777217) == 16777217.0);
    CHECK((float)hide(-1ll) == -1.0f && (float)(unsigned long long)hide(-1ll) == 18446744073709551616.0f);
    CHECK((double)(unsigned)hide(-1) == 4294967295.0);
    CHECK((float)hide(0x7fffffc000000001ll) == 9223372036854775808.0f);  // through double it would be less
}

extern "C" __global__ void test_comparisons(int *failures)
{
    float zero = hide(0.0f), nan = zero / zero;
    CHECK(nan != nan && !(nan == nan) && !(nan < 1) && !(nan >= 1));
    CHECK(zero == -zero && 1 / zero > 1e30f && 1 / -zero < -1e30f);
    CHECK((bool)nan && !(bool)-zero && !-zero);
    CHECK(hide(1.0) + 1e-16 == 1.0);
}

extern "C" __global__ void test_steps(int *failures)
{
    float x = hide(1.5f);
    CHECK(x++ == 1.5f && x == 2.5f && --x == 1.5f);
    x *= 2;
    x -= hide(1);
    CHECK(x == 2.0f);
    int i = hide(7);
    i *= 1.5;
    CHECK(i == 10);
    unsigned char c = (unsigned char)hide(200);
    c += 100.7f;
    CHECK(c == (unsigned char)300);
}
