// DOC: Builtin functions | what else CUDA's headers offer: `make_longlong4_32a`, `umin`, `__nv_bswap32`, fp8 of pairs …
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_fp8.h>
#include <ctype.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "check.h"

#define VECTOR1(make, t) { auto v = make((t)3); CHECK(v.x == (t)3 && sizeof v == sizeof(t)); }
#define VECTOR2(make, t) { auto v = make((t)3, (t)4); CHECK(v.x == (t)3 && v.y == (t)4 && sizeof v == 2 * sizeof(t)); }
#define VECTOR3(make, t) { auto v = make((t)3, (t)4, (t)5); CHECK(v.x == (t)3 && v.y == (t)4 && v.z == (t)5 && sizeof v == 3 * sizeof(t)); }
#define VECTOR4(make, t) { auto v = make((t)3, (t)4, (t)5, (t)6); CHECK(v.x == (t)3 && v.y == (t)4 && v.z == (t)5 && v.w == (t)6 && sizeof v == 4 * sizeof(t)); }
#define VECTORS(name, t) VECTOR1(make_##name##1, t) VECTOR2(make_##name##2, t) VECTOR3(make_##name##3, t) VECTOR4(make_##name##4, t)
#define ALIGNED(name, t) \
    VECTOR4(make_##name##_16a, t) VECTOR4(make_##name##_32a, t) CHECK(alignof(name##_16a) == 16 && alignof(name##_32a) == 32);

extern "C" __global__ void test_vectors(int *failures)
{
    VECTORS(char, signed char) VECTORS(uchar, unsigned char) VECTORS(short, short) VECTORS(ushort, unsigned short)
    VECTORS(int, int) VECTORS(uint, unsigned) VECTORS(long, long) VECTORS(ulong, unsigned long)
    VECTORS(longlong, long long) VECTORS(ulonglong, unsigned long long) VECTORS(float, float) VECTORS(double, double)
    ALIGNED(long4, long) ALIGNED(ulong4, unsigned long) ALIGNED(longlong4, long long)
    ALIGNED(ulonglong4, unsigned long long) ALIGNED(double4, double)
}

extern "C" __global__ void test_integers(int *failures)
{
    int n = failures[0];
    CHECK(umin(3, -1) == 3 && umax(3, -1) == 0xffffffffu && llmin(-5 + n, 3) == -5 && llmax(-5 + n, 3) == 3);
    CHECK(ullmin(-5 + n, 3) == 3 && ullmax(-5 + n, 3) == 0xfffffffffffffffbull);
    CHECK(ffs(8 + n) == 4 && ffsl(1l << (40 + n)) == 41 && ffsll(n) == 0);
    CHECK(mulhi(1 << 30, 8 + n) == 2 && mul24(-7, 6 + n) == -42 && umul24(0x1000003, 5 + n) == 15);
    CHECK(float_as_int(-1.0f) == (int)0xbf800000 && float_as_uint(-1.0f) == 0xbf800000 && int_as_float(0x40000000 + n) == 2.0f);
    CHECK(uint_as_float(0xc0000000u + n) == -2.0f && saturate(1.5f + n) == 1.0f && saturate(-3.0f) == 0 && saturate(0.25f + n) == 0.25f);
    CHECK(__nv_bswap16(0x1234 + n) == 0x3412 && __nv_bswap32(0x12345678 + n) == 0x78563412);
    CHECK(__nv_bswap64(0x123456789abcdef0 + n) == 0xf0debc9a78563412);
    ldiv_t l = ldiv(-17 + n, 5);
    lldiv_t ll = lldiv(17 + n, -5);
    CHECK(l.quot == -3 && l.rem == -2 && ll.quot == -3 && ll.rem == 2 && atoll(" -9000000000x") == -9000000000ll);
    CHECK(__isGlobal(failures) && !__isLocal(failures) && !__isShared(failures) && !__isConstant(failures));
    int mine = n;
    CHECK(__isLocal(&mine) != __isGlobal(&mine) && *(int *)__cvta_local_to_generic(__cvta_generic_to_local(&mine)) == n);
}

extern "C" __global__ void test_characters(int *failures)
{
    int n = failures[0];
    CHECK(isalnum('7' + n) && isalnum('q') && !isalnum('_') && isblank('\t') && !isblank('\n') && iscntrl(127 + n) && !iscntrl(' '));
    CHECK(isgraph('!') && !isgraph(' ' + n) && isprint(' ' + n) && !isprint(127) && islower('z') && !islower('Z' + n));
    CHECK(isupper('Z') && !isupper('z' + n) && isxdigit('f') && isxdigit('A' + n) && !isxdigit('g'));
    char to[16] = "ab";
    CHECK(stpcpy(to + 2, "cd") == to + 4 && strcmp(strncat(to, "efgh", 2), "abcdef") == 0 && strnlen(to, 4) == 4 && strnlen(to, 9) == 6);
}

__device__ int print(char *to, const char *format, ...)
{
    va_list rest;
    va_start(rest, format);
    int count = vsprintf(to, format, rest);
    va_end(rest);
    return count;
}

extern "C" __global__ void test_formats(int *failures)
{
    char to[32];
    CHECK(print(to, "%d %s", failures[0] + 42, "x") == 4 && strcmp(to, "42 x") == 0);
}

#define NEAR(x, y) (fabs((double)(x) - (double)(y)) <= 4e-7 * fabs((double)(y)))
#define LONG(name, x) CHECK(name##l(x) == name((double)(x)))

extern "C" __global__ void test_long_double(int *failures)
{
    // long double is double here.
    double x = 0.4375 + failures[0], y = 2.5;
    LONG(acos, x); LONG(asin, x); LONG(atan, x); LONG(cbrt, x); LONG(ceil, x); LONG(cos, x); LONG(cosh, x);
    LONG(exp, x); LONG(exp2, x); LONG(fabs, -x); LONG(floor, x); LONG(log, x); LONG(log10, x); LONG(log2, x);
    LONG(rint, x); LONG(round, x); LONG(sin, x); LONG(sinh, x); LONG(tan, x); LONG(tanh, x); LONG(trunc, x); LONG(sqrt, x);
    CHECK(atan2l(x, y) == atan2(x, y) && powl(x, y) == pow(x, y) && fmodl(y, x) == fmod(y, x) && hypotl(x, y) == hypot(x, y));
    CHECK(fmaxl(x, y) == y && fminl(x, y) == x && fmal(x, y, 1) == fma(x, y, 1.0) && copysignl(x, -y) == -x && ldexpl(x, 3) == 8 * x);
    int e;
    long double whole;
    CHECK(frexpl(x, &e) == 0.875 && e == -1 && modfl(y, &whole) == 0.5 && whole == 2.0);
}

extern "C" __global__ void test_mathematics(int *failures)
{
    float x = 0.75f + failures[0], nan = nanf(""), inf = INFINITY + x, s, c;
    double a = 0.3125 + failures[0], d, e;
    CHECK(__isnanf(nan) && !__isnanf(x) && __isnan((double)nan) && !__isnan(a) && __isinff(-inf) && !__isinff(x));
    CHECK(__isinf((double)inf) && !__isinf(a) && __finitef(x) && !__finitef(inf) && __finite(a) && !__finite((double)nan));
    CHECK(finite(a) && !finite((double)inf) && finitef(x) && !finitef(nan) && isnanf(nan) && !isnanf(x) && isinff(inf) && !isinff(x));
    CHECK(__signbitf(-x) && !__signbitf(x) && __signbit(-a) && !__signbit(a));
    CHECK(isgreater(x, 0.5f) && !isgreater(nan, x) && isgreaterequal(x, x) && !isgreaterequal(x, nan) && islessequal(x, x) && !islessequal(nan, nan));
    CHECK(fpclassify(x) == FP_NORMAL && fpclassify(nan) == FP_NAN && fpclassify((double)inf) == FP_INFINITE);
    CHECK(fpclassify(0.0 * a) == FP_ZERO && fpclassify(1e-40f * x) == FP_SUBNORMAL && ilogbf(x) == -1);
    CHECK(NEAR(fdivide(x, 2.5f), 0.3) && NEAR(__tanhf(x), 0.6351489523872873) || fabsf(__tanhf(x) - 0.635149f) < 1e-3f);
    CHECK(roundevenf(2.5f * x / x) == 2 && roundeven(3.5 * a / a) == 4 && drem(7.0, 4.0 * a / a) == -1);
    CHECK(NEAR(pow10f(x), 5.623413251903491) && NEAR(pow10(a), 2.053525026457146));
    CHECK(scalblnf(x, 3) == 6 && scalbln(a, -2) == 0.078125 && nextafterf(x, 1) > x && nextafter(a, 0.0) < a);
    CHECK(nextafterf(x, 1) == __int_as_float(__float_as_int(x) + 1) && nextafter(a, 1.0) == a + ldexp(1.0, -54));
    sincospif(x, &s, &c);
    sincospi(a, &d, &e);
    CHECK(NEAR(s, 0.7071067811865476) && NEAR(c, -0.7071067811865476) && NEAR(d, 0.8314696123025452) && NEAR(e, 0.5555702330196022));
    CHECK(NEAR(jnf(2, x), 0.0670739972996506) && NEAR(jn(3, a), 0.000631911827941139));
    CHECK(NEAR(ynf(2, x), -2.62974603266566) && NEAR(yn(3, a), -168.948986623339));
    const float three[] = {2 * x / 0.75f, 3, 6};
    const double four[] = {1, 2 * a / a, 4, 10};
    CHECK(NEAR(normf(3, three), 7) && NEAR(rnormf(3, three), 1 / 7.0) && NEAR(norm(4, four), 11) && NEAR(rnorm(4, four), 1 / 11.0));
    CHECK(NEAR(rnorm3df(2 * x / x, 3, 6), 1 / 7.0) && NEAR(rnorm4df(1, 2 * x / x, 4, 10), 1 / 11.0));
    CHECK(NEAR(rnorm3d(2 * a / a, 3, 6), 1 / 7.0) && NEAR(rnorm4d(1, 2 * a / a, 4, 10), 1 / 11.0));
    float third = 1.0f / 3, tiny = ldexpf(x, -100);
    CHECK(__fmaf_ieee_rn(third, 3, -1) == fmaf(third, 3, -1) && __fmaf_ieee_rz(x, 1, tiny) == x && __fmaf_ieee_rd(x, 1, -tiny) < x);
    CHECK(__fmaf_ieee_ru(x, 1, tiny) == nextafterf(x, 1) && __fmaf_ieee_rd(x, 1, tiny) == x && __fmaf_ieee_ru(x, 1, -tiny) == x);
}

extern "C" __global__ void test_eight_bits(int *failures)
{
    // 1.5, -2 in e4m3 are 0x3c, 0xc0; in e5m2 0x3e, 0xc0. As powers of two: 127 + exponent, toward zero or up.
    float x = 1.5f + failures[0];
    float2 f = make_float2(x, -2);
    double2 d = make_double2(x, -2);
    __half2 h = make_half2(x, -2.0f);
    __nv_bfloat162 b = make_bfloat162(x, -2.0f);
    const __nv_saturation_t s = __NV_SATFINITE;
    CHECK(__nv_cvt_double_to_fp8(x, s, __NV_E4M3) == 0x3c && __nv_cvt_float2_to_fp8x2(f, s, __NV_E4M3) == 0xc03c);
    CHECK(__nv_cvt_double2_to_fp8x2(d, s, __NV_E5M2) == 0xc03e && __nv_cvt_halfraw_to_fp8(h.x, s, __NV_E4M3) == 0x3c);
    CHECK(__nv_cvt_halfraw2_to_fp8x2(h, s, __NV_E5M2) == 0xc03e && __nv_cvt_halfraw2_to_fp8x2(h, s, __NV_E4M3) == 0xc03c);
    CHECK(__nv_cvt_bfloat16raw_to_fp8(b.x, s, __NV_E4M3) == 0x3c && __nv_cvt_bfloat16raw2_to_fp8x2(b, s, __NV_E4M3) == 0xc03c);
    CHECK(__nv_cvt_bfloat16raw2_to_fp8x2(b, __NV_NOSAT, __NV_E5M2) == 0xc03e);
    CHECK(__nv_cvt_float2_to_fp8x2(make_float2(1e9f, -1e9f), s, __NV_E4M3) == 0xfe7e);
    CHECK(__nv_cvt_float2_to_fp8x2(make_float2(1e9f, -1e9f), __NV_NOSAT, __NV_E4M3) == 0xff7f);
    CHECK(__nv_cvt_halfraw2_to_fp8x2(make_half2(6e4f, -6e4f), s, __NV_E4M3) == 0xfe7e);
    CHECK(__nv_cvt_float2_to_e8m0x2(make_float2(x, 8), s, cudaRoundZero) == 0x827f);
    CHECK(__nv_cvt_double2_to_e8m0x2(make_double2(x, 8), s, cudaRoundPosInf) == 0x8280);
    CHECK(__nv_cvt_bfloat16raw_to_e8m0(b.x, s, cudaRoundPosInf) == 0x80 && __nv_cvt_bfloat162raw_to_e8m0x2(b, s, cudaRoundZero) == 0x807f);
    CHECK(__nv_cvt_e8m0x2_to_bf162raw(0x827f).x == 0x3f80 && __nv_cvt_e8m0x2_to_bf162raw(0x827f).y == 0x4100);
}

// The same as each for itself, of which the rounding is tested elsewhere.
#define PAIRS(mode)                                                                                                    \
    r = __fadd2_##mode(a, b);                                                                                          \
    CHECK(r.x == __fadd_##mode(a.x, b.x) && r.y == __fadd_##mode(a.y, b.y));                                           \
    r = __fmul2_##mode(a, b);                                                                                          \
    CHECK(r.x == __fmul_##mode(a.x, b.x) && r.y == __fmul_##mode(a.y, b.y));                                           \
    r = __ffma2_##mode(a, b, c);                                                                                       \
    CHECK(r.x == __fmaf_##mode(a.x, b.x, c.x) && r.y == __fmaf_##mode(a.y, b.y, c.y))

extern "C" __global__ void test_pairs_of_floats(int *failures)
{
    float2 a = make_float2(1.0f / 3 + failures[0], -0.7f), b = make_float2(1e-9f, 3e7f), c = make_float2(-2.5f, 1e9f), r;
    PAIRS(rn);
    PAIRS(rz);
    PAIRS(ru);
    PAIRS(rd);
    CHECK(__fadd2_ru(a, b).x > __fadd2_rd(a, b).x && __ffma2_ru(a, b, c).y > __ffma2_rz(a, b, c).y - 128);
}

// What is known when the kernel is compiled is what the kernel would compute, but for the last bit.
#define KNOWN(f, x) { auto known = f(x), computed = f(x + n); CHECK(fabs(known - computed) <= 6e-16 * fabs(known)); }
#define KNOWNF(f, x) { float known = f(x), computed = f(x + n); CHECK(fabsf(known - computed) <= 6e-7f * fabsf(known)); }
#define SQUARE(x) pow(x, 2.5)
#define SQUAREF(x) powf(x, -3.5f)
#define REST(x) fmod(x, -0.75)
#define ANGLE(x) atan2(x, -1.0)

extern "C" __global__ void test_known_results(int *failures)
{
    int n = failures[0];
    KNOWN(sin, 0.5) KNOWN(cos, 0.5) KNOWN(tan, -0.5) KNOWN(asin, 0.25) KNOWN(acos, -0.25) KNOWN(atan, 3.0) KNOWN(sinh, 2.0)
    KNOWN(cosh, -2.0) KNOWN(tanh, 0.75) KNOWN(exp, -1.0) KNOWN(exp2, 0.5) KNOWN(log, 10.0) KNOWN(log10, 2.0) KNOWN(SQUARE, 1.7)
    KNOWN(REST, -5.5) KNOWN(ANGLE, 0.3) KNOWN(exp, 0.0) KNOWN(sin, 0.0) KNOWN(log, 1.0)
    KNOWNF(sinf, 0.5f) KNOWNF(cosf, 0.5f) KNOWNF(tanf, -0.5f) KNOWNF(asinf, 0.25f) KNOWNF(acosf, -0.25f) KNOWNF(atanf, 3.0f)
    KNOWNF(sinhf, 2.0f) KNOWNF(coshf, -2.0f) KNOWNF(tanhf, 0.75f) KNOWNF(expf, -1.0f) KNOWNF(exp2f, 0.5f) KNOWNF(logf, 10.0f)
    KNOWNF(log10f, 2.0f) KNOWNF(SQUAREF, 1.7f) KNOWNF(exp, 1.5f) KNOWNF(log, 0.5f)
    CHECK(pow(0.5, 23.0) == 1.1920928955078125e-07 && pow(2.0, 23) == 8388608 && powf(2.f, -14) == 6.103515625e-05f);
}
