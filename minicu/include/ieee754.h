/* glibc's: the parts of a floating point number, on machines of little endian. */
#pragma once
#define IEEE754_FLOAT_BIAS 0x7f
#define IEEE754_DOUBLE_BIAS 0x3ff

union ieee754_float {
    float f;
    struct { unsigned int mantissa : 23, exponent : 8, negative : 1; } ieee;
    struct { unsigned int mantissa : 22, quiet_nan : 1, exponent : 8, negative : 1; } ieee_nan;
};

union ieee754_double {
    double d;
    struct { unsigned int mantissa1 : 32, mantissa0 : 20, exponent : 11, negative : 1; } ieee;
    struct { unsigned int mantissa1 : 32, mantissa0 : 19, quiet_nan : 1, exponent : 11, negative : 1; } ieee_nan;
};
