/* Elementary functions of float for kernels on the CPU device: in double, without branches, so that a loop over
   threads calls them as vectors; the C library's would go thread by thread. Products that do not wait for each
   other (Estrin's way) are for kernels that are none. Errors are below 0.51 units in the
   last place. Polynomials interpolate at Chebyshev's nodes; relative errors stand beside them. */

/* 2 to the power of t, whose whole part becomes the exponent: beyond double's range the nearest in it, which is
   0 or infinity as a float. 2^-34. */
static __device__ __forceinline__ double __exp2_wide(double t)
{
    t = t > 1000.0 ? 1000.0 : t < -1000.0 ? -1000.0 : t;
    double whole = t + 0x1.8p52, r = t - (whole - 0x1.8p52);
    double r2 = r * r;
    double low = (0.24022651213498092 + 0.055504109063258665 * r) * r2 + (0.9999999999595618 + 0.6931471805568324 * r);
    double high = (0.00015469729214118296 + 1.5303700711365693e-05 * r) * r2 + (0.009618025613318034 + 0.0013333478473685416 * r);
    unsigned long long bits = ((unsigned long long)__double_as_longlong(whole) << 52) + 0x3ff0000000000000;
    return (high * (r2 * r2) + low) * __longlong_as_double((long long)bits);
}

/* The logarithm of a positive normal x to a base: `two` and `e` are those of 2 and e. 2^-45 */
static __device__ __forceinline__ double __log_wide(double x, double two, double e)
{
    /* x is m 2^k, with m between the roots of 1/2 and 2 */
    unsigned long long bits = (unsigned long long)__double_as_longlong(x) + 0x00095f619980c433;
    double k = __longlong_as_double((long long)(bits >> 52 | 0x4330000000000000)) - 4503599627371519.0;
    double m = __longlong_as_double((long long)((bits & 0x000fffffffffffff) + 0x3fe6a09e667f3bcd));
    double s = (m - 1.0) / (m + 1.0), z = s * s;
    double z2 = z * z, low = (0.3999999488988812 + 0.28572166357462386 * z) * z2 + (1.9999999999999472 + 0.6666666667958537 * z);
    double p = (0.2217424066084992 + 0.1960823537883809 * z) * (z2 * z2) + low;
    return k * two + s * p * e;
}

/* The same for every float: `log` is right where x is positive and finite. */
static __device__ __forceinline__ float __log_of_any(float x, double log)
{
    if (x > 0.0f && x <= 3.402823466e+38f)
        return (float)log;
    return x == 0.0f ? -__builtin_inff() : x > 0.0f ? x : __builtin_nanf("");
}

static __device__ __forceinline__ float expf(float x) { return (float)__exp2_wide(x * 1.4426950408889634); }
static __device__ __forceinline__ float exp2f(float x) { return (float)__exp2_wide(x); }
static __device__ __forceinline__ float exp10f(float x) { return (float)__exp2_wide(x * 3.321928094887362); }
static __device__ __forceinline__ float logf(float x) { return __log_of_any(x, __log_wide(x, 0.6931471805599453, 1.0)); }
static __device__ __forceinline__ float log2f(float x) { return __log_of_any(x, __log_wide(x, 1.0, 1.4426950408889634)); }
static __device__ __forceinline__ float log10f(float x)
{
    return __log_of_any(x, __log_wide(x, 0.3010299956639812, 0.4342944819032518));
}
static __device__ __forceinline__ float log1pf(float x)
{
    if (fabsf(x) < 0x1p-20f)
        return x - 0.5f * x * x;
    float like = x > -1.0f ? fabsf(x) : x + 1.0f; /* of the same kind as 1 + x, and never subnormal */
    return __log_of_any(like, __log_wide(1.0 + x, 0.6931471805599453, 1.0));
}

/* exp(x) - 1 near 0: 2^-35 */
static __device__ __forceinline__ float expm1f(float x)
{
    double p = 0.00019871432956925335;
    p = p * x + 0.0013916039195954043;
    p = p * x + 0.008333323904940263;
    p = p * x + 0.04166658179982983;
    p = p * x + 0.16666666674033867;
    p = p * x + 0.5000000006630799;
    p = p * x + 1.0;
    double far = __exp2_wide(x * 1.4426950408889634) - 1.0;
    return (float)(fabsf(x) < 0.25f ? x * p : far);
}
/* Near 0: 2^-44 */
static __device__ __forceinline__ float sinhf(float x)
{
    double z = (double)x * x, p = 2.7714303304729514e-06, e = __exp2_wide(x * 1.4426950408889634);
    p = p * z + 0.00019840926153673167;
    p = p * z + 0.008333333640311342;
    p = p * z + 0.166666666657072;
    p = p * z + 1.000000000000048;
    return (float)(fabsf(x) < 0.5f ? x * p : 0.5 * (e - 1.0 / e));
}
static __device__ __forceinline__ float coshf(float x)
{
    double e = __exp2_wide(x * 1.4426950408889634);
    return (float)(0.5 * (e + 1.0 / e));
}
/* Near 0: 2^-36 */
static __device__ __forceinline__ float tanhf(float x)
{
    double z = (double)x * x, p = 0.02053972632732861, e = __exp2_wide(x * 2.8853900817779268);
    p = p * z + -0.0538964779175789;
    p = p * z + 0.13333174056855798;
    p = p * z + -0.33333332092286955;
    p = p * z + 0.9999999999844947;
    return (float)(fabsf(x) < 0.25f ? x * p : (e - 1.0) / (e + 1.0));
}

/* x to the power of y, C11 F.10.4.4. The sign is y's parity's, all else that of |x|. */
static __device__ __forceinline__ float powf(float x, float y)
{
    float a = fabsf(x), whole = truncf(y), half = 0.5f * whole;
    float l = __log_of_any(a, 1.0);
    double log = l == 1.0f ? __log_wide(a, 1.0, 1.4426950408889634) : l;
    float r = (float)__exp2_wide(log * y);
    r = whole == y && half != truncf(half) ? copysignf(r, x) : x < 0.0f && x >= -3.402823466e+38f && whole != y ? __builtin_nanf("") : r;
    return y == 0.0f || x == 1.0f || (a == 1.0f && y - y != 0.0f && y == y) ? 1.0f : r;
}

static __device__ __forceinline__ float hypotf(float x, float y)
{
    double r = sqrt((double)x * x + (double)y * y);
    float infinity = __builtin_inff();
    return fabsf(x) == infinity || fabsf(y) == infinity ? infinity : (float)r;
}

/* x less the nearest multiple `quarters` of pi/2. Payne and Hanek's way from 2^20 on: of 2/pi those bits count
   that make less than four quarters. */
static __device__ __forceinline__ double __reduce_wide(float x, unsigned *quarters)
{
    /* Bits of 2/pi, 32 from every eighth on; the first eight are before the point. */
    static const unsigned two_over_pi[22] = {
        0x00a2f983, 0xa2f9836e, 0xf9836e4e, 0x836e4e44, 0x6e4e4415, 0x4e441529, 0x441529fc, 0x1529fc27,
        0x29fc2757, 0xfc2757d1, 0x2757d1f5, 0x57d1f534, 0xd1f534dd, 0xf534ddc0, 0x34ddc0db, 0xddc0db62,
        0xc0db6295, 0xdb629599, 0x6295993c, 0x95993c43, 0x993c4390, 0x3c439041,
    };
    double whole = x * 0.6366197723675814 + 0x1.8p52, k = whole - 0x1.8p52;
    double r = x - k * 0x1.921fb544p0 - k * 0x1.0b4611a6p-34 - k * 0x1.3198a2e037073p-69;
    unsigned bits = __float_as_uint(x), exponent = bits >> 23 & 255, place = exponent > 147 ? exponent - 144 : 3;
    const unsigned *from = two_over_pi + (place >> 3);
    unsigned long long m = (unsigned long long)((bits & 0x7fffff) | 0x800000) << (place & 7);
    unsigned long long q = (m * from[0] << 32) + m * from[4] + (m * from[8] >> 32), nearest = q + (1ull << 61) >> 62;
    double far = (long long)(q - (nearest << 62)) * 3.4061215800865545e-19;
    int near = fabsf(x) < 0x1p20f;
    *quarters = near ? (unsigned)__double_as_longlong(whole) : x < 0.0f ? -(unsigned)nearest : (unsigned)nearest;
    return near ? r : x - x + (x < 0.0f ? -far : far);
}

/* 2^-37 and 2^-43, up to pi/4 */
static __device__ __forceinline__ double __sin_near(double r)
{
    double z = r * r, p = 2.7173456841089334e-06;
    p = p * z + -0.0001983920221223109;
    p = p * z + 0.00833332878245888;
    p = p * z + -0.16666666631591165;
    p = p * z + 0.9999999999956731;
    return r * p;
}
static __device__ __forceinline__ double __cos_near(double r)
{
    double z = r * r, p = -2.71734298410222e-07;
    p = p * z + 2.4798928755323657e-05;
    p = p * z + -0.0013888880393776424;
    p = p * z + 0.04166666654391119;
    p = p * z + -0.49999999999351113;
    p = p * z + 0.9999999999999444;
    return p;
}
static __device__ __forceinline__ void sincosf(float x, float *sine, float *cosine)
{
    unsigned quarters;
    double r = __reduce_wide(x, &quarters), s = __sin_near(r), c = __cos_near(r);
    double a = quarters & 1 ? c : s, b = quarters & 1 ? s : c;
    *sine = (float)(quarters & 2 ? -a : a);
    *cosine = (float)(quarters + 1 & 2 ? -b : b);
}
static __device__ __forceinline__ float sinf(float x)
{
    unsigned quarters;
    double r = __reduce_wide(x, &quarters), a = quarters & 1 ? __cos_near(r) : __sin_near(r);
    return (float)(quarters & 2 ? -a : a);
}
static __device__ __forceinline__ float cosf(float x)
{
    unsigned quarters;
    double r = __reduce_wide(x, &quarters), a = quarters & 1 ? __sin_near(r) : __cos_near(r);
    return (float)(quarters + 1 & 2 ? -a : a);
}
static __device__ __forceinline__ float tanf(float x)
{
    unsigned quarters;
    double r = __reduce_wide(x, &quarters), s = __sin_near(r), c = __cos_near(r);
    return (float)(quarters & 1 ? -c / s : s / c);
}

/* erfc(y) of y >= 0: 2^-36 */
static __device__ __forceinline__ double __erfc_wide(double y)
{
    double t = 2.0 / (2.0 + y), p = -0.017965744468660987;
    p = p * t + 0.17522126558370038;
    p = p * t + -0.7665395216493069;
    p = p * t + 1.9660046257014945;
    p = p * t + -3.232751671721254;
    p = p * t + 3.4961021566224746;
    p = p * t + -2.4869890955220924;
    p = p * t + 1.2344779108908925;
    p = p * t + -0.5476515211638211;
    p = p * t + 0.1335366188069588;
    p = p * t + 0.05550585958258928;
    p = p * t + 0.18040095907507994;
    p = p * t + 0.2464361223375156;
    p = p * t + 0.28211784968209;
    p = p * t + 0.28209418624266885;
    return t * p * __exp2_wide(y * y * -1.4426950408889634);
}
static __device__ __forceinline__ double __erfc_of_any(double x)
{
    double r = __erfc_wide(fabs(x));
    return x < 0.0 ? 2.0 - r : r;
}
static __device__ __forceinline__ float erfcf(float x) { return (float)__erfc_of_any(x); }
static __device__ __forceinline__ float normcdff(float x) { return (float)(0.5 * __erfc_of_any(x * -0.7071067811865476)); }
/* Below 1: 2^-45 */
static __device__ __forceinline__ float erff(float x)
{
    double z = (double)x * x, p = -1.0469110332146394e-07;
    p = p * z + 1.5306373163638795e-06;
    p = p * z + -1.4795031400661586e-05;
    p = p * z + 0.00012046261269779747;
    p = p * z + -0.000854793373651963;
    p = p * z + 0.005223967193543899;
    p = p * z + -0.026866169050599326;
    p = p * z + 0.11283791658548713;
    p = p * z + -0.37612638902808615;
    p = p * z + 1.128379167095494;
    return fabsf(x) < 1.0f ? (float)(x * p) : copysignf((float)(1.0 - __erfc_wide(fabs((double)x))), x);
}
