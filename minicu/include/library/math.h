/* <math.h> (C11 7.12) and CUDA's additions. Primitives are libdevice's functions on the GPU and the C
   library's on the CPU device. What the C library lacks has a body, which the CPU device uses; float
   versions compute in double, the most frequent ones in math_float.h. */

__device__ double sin(double x);
__device__ double cos(double x);
__device__ double tan(double x);
__device__ double asin(double x);
__device__ float asinf(float x);
__device__ double acos(double x);
__device__ float acosf(float x);
__device__ double atan(double x);
__device__ float atanf(float x);
__device__ double sinh(double x);
__device__ double cosh(double x);
__device__ double tanh(double x);
__device__ double asinh(double x);
__device__ float asinhf(float x);
__device__ double acosh(double x);
__device__ float acoshf(float x);
__device__ double atanh(double x);
__device__ float atanhf(float x);
__device__ double exp(double x);
__device__ double exp2(double x);
__device__ double exp10(double x);
__device__ double expm1(double x);
__device__ double log(double x);
__device__ double log2(double x);
__device__ double log10(double x);
__device__ double log1p(double x);
__device__ double logb(double x);
__device__ float logbf(float x);
__device__ double sqrt(double x);
__device__ float sqrtf(float x);
__device__ double cbrt(double x);
__device__ float cbrtf(float x);
__device__ double floor(double x);
__device__ float floorf(float x);
__device__ double ceil(double x);
__device__ float ceilf(float x);
__device__ double trunc(double x);
__device__ float truncf(float x);
__device__ double round(double x);
__device__ float roundf(float x);
__device__ double roundeven(double x);
__device__ float roundevenf(float x);
__device__ double rint(double x);
__device__ float rintf(float x);
__device__ double nearbyint(double x);
__device__ float nearbyintf(float x);
__device__ double fabs(double x);
__device__ float fabsf(float x);
__device__ double erf(double x);
__device__ double erfc(double x);
__device__ double tgamma(double x);
__device__ float tgammaf(float x);
__device__ double lgamma(double x);
__device__ float lgammaf(float x);
__device__ double j0(double x);
__device__ float j0f(float x);
__device__ double j1(double x);
__device__ float j1f(float x);
__device__ double y0(double x);
__device__ float y0f(float x);
__device__ double y1(double x);
__device__ float y1f(float x);
__device__ double pow(double x, double y);
__device__ double atan2(double x, double y);
__device__ float atan2f(float x, float y);
__device__ double fmod(double x, double y);
__device__ float fmodf(float x, float y);
__device__ double remainder(double x, double y);
__device__ float remainderf(float x, float y);
__device__ double hypot(double x, double y);
__device__ double fdim(double x, double y);
__device__ float fdimf(float x, float y);
__device__ double fmax(double x, double y);
__device__ float fmaxf(float x, float y);
__device__ double fmin(double x, double y);
__device__ float fminf(float x, float y);
__device__ double copysign(double x, double y);
__device__ float copysignf(float x, float y);
__device__ double nextafter(double x, double y);
__device__ float nextafterf(float x, float y);
static __device__ __forceinline__ double nexttoward(double x, long double y) { return nextafter(x, (double)y); }
static __device__ __forceinline__ float nexttowardf(float x, long double y)
{
    double to = (double)y;
    if (x != x || to != to)
        return x + (float)to;
    return x == to ? (float)to : nextafterf(x, to > x ? __builtin_inff() : -__builtin_inff());
}
__device__ double fma(double x, double y, double z);
__device__ double ldexp(double x, int n);
__device__ double scalbn(double x, int n);
__device__ int ilogb(double x);
__device__ double frexp(double x, int *exponent);
__device__ double modf(double x, double *whole);
__device__ double remquo(double x, double y, int *quotient);
__device__ double jn(int n, double x);
__device__ double yn(int n, double x);
__device__ void sincos(double x, double *sine, double *cosine);
__device__ float fmaf(float x, float y, float z);
__device__ float ldexpf(float x, int n);
__device__ float scalbnf(float x, int n);
__device__ int ilogbf(float x);
__device__ float frexpf(float x, int *exponent);
__device__ float modff(float x, float *whole);
__device__ float remquof(float x, float y, int *quotient);
__device__ float jnf(int n, float x);
__device__ float ynf(int n, float x);

static __device__ __forceinline__ double nan(const char *tag) { return __builtin_nan(""); }
static __device__ __forceinline__ float nanf(const char *tag) { return __builtin_nanf(""); }
static __device__ __forceinline__ long lrint(double x) { return (long)__double2ll_rn(x); }
static __device__ __forceinline__ long lrintf(float x) { return (long)__float2ll_rn(x); }
static __device__ __forceinline__ long long llrint(double x) { return __double2ll_rn(x); }
static __device__ __forceinline__ long long llrintf(float x) { return __float2ll_rn(x); }
static __device__ __forceinline__ long lround(double x) { return (long)__double2ll_rz(round(x)); }
static __device__ __forceinline__ long lroundf(float x) { return (long)__float2ll_rz(roundf(x)); }
static __device__ __forceinline__ long long llround(double x) { return __double2ll_rz(round(x)); }
static __device__ __forceinline__ long long llroundf(float x) { return __float2ll_rz(roundf(x)); }
static __device__ __forceinline__ double scalbln(double x, long n) { return scalbn(x, (int)(n > 50000 ? 50000 : n < -50000 ? -50000 : n)); }
static __device__ __forceinline__ float scalblnf(float x, long n) { return scalbnf(x, (int)(n > 50000 ? 50000 : n < -50000 ? -50000 : n)); }
static __device__ __forceinline__ double pow10(double x) { return exp10(x); }
static __device__ __forceinline__ float pow10f(float x) { return exp10f(x); }
static __device__ __forceinline__ double drem(double x, double y) { return remainder(x, y); }

/* Device code's long double is double. */
static __device__ __forceinline__ long double fabsl(long double x) { return fabs((double)x); }
static __device__ __forceinline__ long double sqrtl(long double x) { return sqrt((double)x); }
static __device__ __forceinline__ long double floorl(long double x) { return floor((double)x); }
static __device__ __forceinline__ long double ceill(long double x) { return ceil((double)x); }
static __device__ __forceinline__ long double truncl(long double x) { return trunc((double)x); }
static __device__ __forceinline__ long double roundl(long double x) { return round((double)x); }
static __device__ __forceinline__ long double rintl(long double x) { return rint((double)x); }
static __device__ __forceinline__ long double sinl(long double x) { return sin((double)x); }
static __device__ __forceinline__ long double cosl(long double x) { return cos((double)x); }
static __device__ __forceinline__ long double tanl(long double x) { return tan((double)x); }
static __device__ __forceinline__ long double asinl(long double x) { return asin((double)x); }
static __device__ __forceinline__ long double acosl(long double x) { return acos((double)x); }
static __device__ __forceinline__ long double atanl(long double x) { return atan((double)x); }
static __device__ __forceinline__ long double atan2l(long double y, long double x) { return atan2((double)y, (double)x); }
static __device__ __forceinline__ long double sinhl(long double x) { return sinh((double)x); }
static __device__ __forceinline__ long double coshl(long double x) { return cosh((double)x); }
static __device__ __forceinline__ long double tanhl(long double x) { return tanh((double)x); }
static __device__ __forceinline__ long double expl(long double x) { return exp((double)x); }
static __device__ __forceinline__ long double exp2l(long double x) { return exp2((double)x); }
static __device__ __forceinline__ long double logl(long double x) { return log((double)x); }
static __device__ __forceinline__ long double log2l(long double x) { return log2((double)x); }
static __device__ __forceinline__ long double log10l(long double x) { return log10((double)x); }
static __device__ __forceinline__ long double cbrtl(long double x) { return cbrt((double)x); }
static __device__ __forceinline__ long double powl(long double x, long double y) { return pow((double)x, (double)y); }
static __device__ __forceinline__ long double fmodl(long double x, long double y) { return fmod((double)x, (double)y); }
static __device__ __forceinline__ long double hypotl(long double x, long double y) { return hypot((double)x, (double)y); }
static __device__ __forceinline__ long double fmaxl(long double x, long double y) { return fmax((double)x, (double)y); }
static __device__ __forceinline__ long double fminl(long double x, long double y) { return fmin((double)x, (double)y); }
static __device__ __forceinline__ long double fmal(long double x, long double y, long double z) { return fma((double)x, (double)y, (double)z); }
static __device__ __forceinline__ long double copysignl(long double x, long double y) { return copysign((double)x, (double)y); }
static __device__ __forceinline__ long double ldexpl(long double x, int n) { return ldexp((double)x, n); }
static __device__ __forceinline__ long double frexpl(long double x, int *n) { return frexp((double)x, n); }
static __device__ __forceinline__ long double modfl(long double x, long double *whole) { return modf((double)x, (double *)whole); }

/* What <math.h> of glibc calls behind its macros, and older names */
static __device__ __forceinline__ int finite(double x) { return __builtin_isfinite(x); }
static __device__ __forceinline__ int finitef(float x) { return __builtin_isfinite(x); }
static __device__ __forceinline__ int __finite(double x) { return __builtin_isfinite(x); }
static __device__ __forceinline__ int __finitef(float x) { return __builtin_isfinite(x); }
static __device__ __forceinline__ int __isnan(double x) { return __builtin_isnan(x); }
static __device__ __forceinline__ int __isnanf(float x) { return __builtin_isnan(x); }
static __device__ __forceinline__ int __isinf(double x) { return __builtin_isinf_sign(x); }
static __device__ __forceinline__ int __isinff(float x) { return __builtin_isinf_sign(x); }
static __device__ __forceinline__ int __signbit(double x) { return __builtin_signbit(x); }
static __device__ __forceinline__ int __signbitf(float x) { return __builtin_signbit(x); }
static __device__ __forceinline__ int isnanf(float x) { return __builtin_isnan(x); }
static __device__ __forceinline__ int isinff(float x) { return __builtin_isinf_sign(x); }

/* ---- CUDA's additions */

static __device__ __forceinline__ double rsqrt(double x) { return 1.0 / sqrt(x); }
static __device__ __forceinline__ float rsqrtf(float x) { return 1.0f / sqrtf(x); }
static __device__ __forceinline__ double rcbrt(double x) { return 1.0 / cbrt(x); }
static __device__ __forceinline__ float rcbrtf(float x) { return (float)(1.0 / cbrt((double)x)); }
static __device__ __forceinline__ double fdivide(double x, double y) { return x / y; }
static __device__ __forceinline__ float fdividef(float x, float y) { return x / y; }

static __device__ __forceinline__ double rhypot(double x, double y) { return 1.0 / hypot(x, y); }
static __device__ __forceinline__ float rhypotf(float x, float y) { return (float)rhypot((double)x, (double)y); }
static __device__ __forceinline__ double norm3d(double x, double y, double z) { return hypot(hypot(x, y), z); }
static __device__ __forceinline__ float norm3df(float x, float y, float z) { return (float)norm3d((double)x, (double)y, (double)z); }
static __device__ __forceinline__ double rnorm3d(double x, double y, double z) { return 1.0 / norm3d(x, y, z); }
static __device__ __forceinline__ float rnorm3df(float x, float y, float z) { return (float)rnorm3d((double)x, (double)y, (double)z); }
static __device__ __forceinline__ double norm4d(double x, double y, double z, double w) { return hypot(hypot(x, y), hypot(z, w)); }
static __device__ __forceinline__ float norm4df(float x, float y, float z, float w) { return (float)norm4d((double)x, (double)y, (double)z, (double)w); }
static __device__ __forceinline__ double rnorm4d(double x, double y, double z, double w) { return 1.0 / norm4d(x, y, z, w); }
static __device__ __forceinline__ float rnorm4df(float x, float y, float z, float w) { return (float)rnorm4d((double)x, (double)y, (double)z, (double)w); }
static __device__ double norm(int count, const double *v)
{
    double r = 0.0;
    for (int i = 0; i < count; i++)
        r = hypot(r, v[i]);
    return r;
}
static __device__ float normf(int count, const float *v)
{
    double r = 0.0;
    for (int i = 0; i < count; i++)
        r = hypot(r, (double)v[i]);
    return (float)r;
}
static __device__ double rnorm(int count, const double *v) { return 1.0 / norm(count, v); }
static __device__ float rnormf(int count, const float *v)
{
    double r = 0.0;
    for (int i = 0; i < count; i++)
        r = hypot(r, (double)v[i]);
    return (float)(1.0 / r);
}

/* sin(pi x) and cos(pi x): x is reduced to [-1/4, 1/4] exactly, `quarter` says from where. */
static __device__ double __reduce_pi(double x, int *quarter)
{
    double r = fmod(x, 2.0), n = rint(2.0 * r);
    *quarter = (int)n & 3;
    return 3.14159265358979323846 * (r - 0.5 * n);
}
static __device__ double sinpi(double x)
{
    int quarter;
    double r = __reduce_pi(x, &quarter);
    if (r == 0.0 && !(quarter & 1))
        return copysign(0.0, x);
    r = quarter & 1 ? cos(r) : sin(r);
    return quarter & 2 ? -r : r;
}
static __device__ double cospi(double x)
{
    int quarter;
    double r = __reduce_pi(x, &quarter);
    if (r == 0.0 && (quarter & 1))
        return 0.0;
    r = quarter & 1 ? sin(r) : cos(r);
    return (quarter == 1 || quarter == 2) ? -r : r;
}
static __device__ __forceinline__ float sinpif(float x) { return (float)sinpi((double)x); }
static __device__ __forceinline__ float cospif(float x) { return (float)cospi((double)x); }
static __device__ void sincospi(double x, double *sine, double *cosine) { *sine = sinpi(x); *cosine = cospi(x); }
static __device__ void sincospif(float x, float *sine, float *cosine) { *sine = sinpif(x); *cosine = cospif(x); }

/* exp(x * x) erfc(x). exp's argument is split, since its error counts x * x times. */
static __device__ double erfcx(double x)
{
    if (x > 10.0) { /* asymptotic series, alternating: 1/(x sqrt(pi)) (1 - 1/(2xx) + 1*3/(2xx)^2 - ...) */
        double t = 0.5 / (x * x), s = 1.0;
        if (x > 1e8)
            return 0.56418958354775628695 / x;
        for (int k = 31; k > 0; k -= 2)
            s = 1.0 - k * t * s;
        return 0.56418958354775628695 / x * s;
    }
    if (x < -26.7)
        return x != x ? x : __builtin_huge_val();
    double high = rint(x * 64.0) * 0.015625;
    return exp(high * high) * (exp((x - high) * (x + high)) * erfc(x));
}
static __device__ __forceinline__ float erfcxf(float x) { return (float)erfcx((double)x); }

/* The inverse of erf: a start of three digits (Winitzki), then Halley's steps, which triple them. */
static __device__ double erfinv(double x)
{
    double a = fabs(x), l, y;
    if (!(a < 1.0))
        return a == 1.0 ? copysign(__builtin_huge_val(), x) : __builtin_nan("");
    if (a < 1e-8)
        return 0.88622692545275801365 * x;
    l = log1p(-a * a);
    y = 4.3307467508 + 0.5 * l;
    y = sqrt(sqrt(y * y - l * 6.8027210884) - y);
    for (int i = 0; i < 3; i++) {
        double f = a < 0.5 ? erf(y) - a : (1.0 - a) - erfc(y);
        f *= 0.88622692545275801365 * exp(y * y);
        y -= f / (1.0 + y * f);
    }
    return copysign(y, x);
}
static __device__ __forceinline__ float erfinvf(float x) { return (float)erfinv((double)x); }

/* The inverse of erfc. Near zero in logarithms: log erfcx(y) - y * y = log x. */
static __device__ double erfcinv(double x)
{
    double l, y;
    if (!(x >= 0.0 && x <= 2.0))
        return __builtin_nan("");
    if (x == 0.0 || x == 2.0)
        return x == 0.0 ? __builtin_huge_val() : -__builtin_huge_val();
    if (x > 0.5)
        return x > 1.5 ? -erfcinv(2.0 - x) : erfinv(1.0 - x);
    l = log(x);
    y = sqrt(-l);
    y = sqrt(-l - log(1.7724538509055160273 * (y > 0.8 ? y : 0.8)));
    for (int i = 0; i < 6; i++) {
        double e = erfcx(y);
        y += (log(e) - y * y - l) * 0.88622692545275801365 * e;
    }
    return y;
}
static __device__ __forceinline__ float erfcinvf(float x) { return (float)erfcinv((double)x); }

/* The normal distribution: erfc(-x/sqrt(2))/2, corrected for the rounding of the quotient. */
static __device__ double normcdf(double x)
{
    if (x < -38.6)
        return 0.0;
    if (x > 10.0)
        return 1.0;
    double t = -x * 0.70710678118654752440;
    double low = fma(-x, 0.70710678118654752440, -t) + x * 4.833646656726456726e-17;
    return 0.5 * (erfc(t) - 1.1283791670955125739 * exp(-t * t) * low);
}
static __device__ __forceinline__ double normcdfinv(double p) { return -1.41421356237309504880 * erfcinv(2.0 * p); }
static __device__ __forceinline__ float normcdfinvf(float p) { return (float)normcdfinv((double)p); }

/* Modified Bessel functions of order 0 and 1: the power series in Horner's form, and from 24 on the
   asymptotic one (Abramowitz and Stegun 9.6.10, 9.7.1). */
static __device__ double __bessel_i(double x, int order)
{
    double a = fabs(x), s = 1.0;
    if (a < 24.0) {
        double t = 0.25 * a * a;
        for (int k = 12 + (int)(2.0 * a); k > 0; k--)
            s = 1.0 + s * (t / ((double)k * (k + order)));
        s = order ? 0.5 * a * s : s;
    } else if (a > 720.0) {
        s = a != a ? a : __builtin_huge_val();
    } else {
        double half = exp(0.5 * a), mu = 4.0 * order;
        for (int k = 34; k > 0; k--)
            s = 1.0 - s * ((mu - (2.0 * k - 1.0) * (2.0 * k - 1.0)) / (8.0 * k * a));
        s = half * (half * (s * 0.39894228040143267794 / sqrt(a)));
    }
    return order ? copysign(s, x) : s;
}
static __device__ __forceinline__ double cyl_bessel_i0(double x) { return __bessel_i(x, 0); }
static __device__ __forceinline__ double cyl_bessel_i1(double x) { return __bessel_i(x, 1); }
static __device__ __forceinline__ float cyl_bessel_i0f(float x) { return (float)__bessel_i((double)x, 0); }
static __device__ __forceinline__ float cyl_bessel_i1f(float x) { return (float)__bessel_i((double)x, 1); }

/* ---- fast versions: the GPU's approximations; the CPU device has nothing faster than the C library */

static __device__ __forceinline__ float __sinf(float x) { return sinf(x); }
static __device__ __forceinline__ float __cosf(float x) { return cosf(x); }
static __device__ __forceinline__ float __tanf(float x) { return tanf(x); }
static __device__ __forceinline__ float __tanhf(float x) { return tanhf(x); }
static __device__ __forceinline__ float __expf(float x) { return expf(x); }
static __device__ __forceinline__ float __exp10f(float x) { return exp10f(x); }
static __device__ __forceinline__ float __logf(float x) { return logf(x); }
static __device__ __forceinline__ float __log2f(float x) { return log2f(x); }
static __device__ __forceinline__ float __log10f(float x) { return log10f(x); }
static __device__ __forceinline__ float __powf(float x, float y) { return powf(x, y); }
static __device__ __forceinline__ void __sincosf(float x, float *sine, float *cosine) { sincosf(x, sine, cosine); }
static __device__ __forceinline__ float __fdividef(float x, float y) { return x / y; }
static __device__ __forceinline__ float __saturatef(float x) { return x > 0.0f ? (x < 1.0f ? x : 1.0f) : 0.0f; }
static __device__ __forceinline__ float saturate(float x) { return __saturatef(x); }
