#include "check.h"
#include <ieee754.h>

// DOC: The C library | `<ieee754.h>`: the parts of a `float` or `double`
extern "C" __global__ void test_parts(int *failures)
{
    ieee754_float f;
    f.f = -6.5f;
    CHECK(f.ieee.negative && f.ieee.exponent == IEEE754_FLOAT_BIAS + 2 && f.ieee.mantissa == 0x500000);
    ieee754_double d;
    d.d = 1.0 + 0x1p-20 + 0x1p-52;
    CHECK(!d.ieee.negative && d.ieee.exponent == IEEE754_DOUBLE_BIAS);
    CHECK(d.ieee.mantissa0 == 1 && d.ieee.mantissa1 == 1);
    d.d = __longlong_as_double(0x7ff8000000000000);
    CHECK(d.ieee_nan.quiet_nan && d.ieee_nan.exponent == 0x7ff && d.ieee_nan.mantissa0 == 0);
    f.f = __int_as_float(0x7fc00000);
    CHECK(f.ieee_nan.quiet_nan && f.ieee_nan.mantissa == 0);
}

// A double of its parts, as generators of random numbers make it.
extern "C" __global__ void test_made(int *failures)
{
    union ieee754_double d;
    d.ieee.negative = 0;
    d.ieee.exponent = IEEE754_DOUBLE_BIAS;
    d.ieee.mantissa0 = 1 << 19;
    d.ieee.mantissa1 = 0;
    CHECK(d.d == 1.5);
}
