/* Floats of 4 and 6 bits (cuda_fp4.h, cuda_fp6.h): conversions. All of their codes are finite numbers: what is beyond
   the largest becomes that, and what is not a number the positive one. */

typedef unsigned char __nv_fp4_storage_t;
typedef unsigned char __nv_fp4x2_storage_t;
typedef unsigned short __nv_fp4x4_storage_t;
typedef unsigned char __nv_fp6_storage_t;
typedef unsigned short __nv_fp6x2_storage_t;
typedef unsigned int __nv_fp6x4_storage_t;
typedef enum __nv_fp4_interpretation_t { __NV_E2M1 } __nv_fp4_interpretation_t;
typedef enum __nv_fp6_interpretation_t { __NV_E2M3, __NV_E3M2 } __nv_fp6_interpretation_t;

/* As __nv_cvt_double_to_fp8: the significand becomes an integer, rounded once; a carry runs into the exponent. */
static __host__ __device__ unsigned char __small_float(double x, int significand, int lowest, int largest, enum cudaRoundMode rounding)
{
    unsigned long long bits = (unsigned long long)__double_as_longlong(x);
    int sign = (int)(bits >> 63) * (largest + 1), exponent = (int)(bits >> 52 & 2047) - 1023, code;
    double scaled;
    if (x != x)
        return (unsigned char)largest;
    exponent = exponent < lowest ? lowest : exponent > 16 ? 16 : exponent;
    scaled = fmin(fabs(x), 65536.0) * __longlong_as_double((long long)(1023 + significand - exponent) << 52);
    code = (int)(rounding == cudaRoundZero ? trunc(scaled) : rint(scaled)) + ((exponent - lowest) << significand);
    return (unsigned char)(sign | (code > largest ? largest : code));
}
/* Exact: the bits, shifted, are a half too small by the difference of the biases. */
static __host__ __device__ __half_raw __small_float_to_half(unsigned int code, int significand, int largest, float scale)
{
    __half_raw r;
    unsigned int sign = code & (unsigned int)(largest + 1) ? 0x8000 : 0;
    float size = __half2float(__ushort_as_half((unsigned short)((code & (unsigned int)largest) << (10 - significand))));
    r.x = (unsigned short)(sign | __half_as_ushort(__float2half_rn(scale * size)));
    return r;
}

static __host__ __device__ __forceinline__ __nv_fp4_storage_t __nv_cvt_double_to_fp4(double x, __nv_fp4_interpretation_t kind, enum cudaRoundMode rounding)
{
    return __small_float(x, 1, 0, 7, rounding);
}
static __host__ __device__ __forceinline__ __nv_fp4_storage_t __nv_cvt_float_to_fp4(float x, __nv_fp4_interpretation_t kind, enum cudaRoundMode rounding)
{
    return __small_float((double)x, 1, 0, 7, rounding);
}
static __host__ __device__ __forceinline__ __nv_fp4_storage_t __nv_cvt_halfraw_to_fp4(__half_raw x, __nv_fp4_interpretation_t kind, enum cudaRoundMode rounding)
{
    return __nv_cvt_float_to_fp4(__half2float(__ushort_as_half(x.x)), kind, rounding);
}
static __host__ __device__ __forceinline__ __nv_fp4_storage_t __nv_cvt_bfloat16raw_to_fp4(__nv_bfloat16_raw x, __nv_fp4_interpretation_t kind, enum cudaRoundMode rounding)
{
    return __nv_cvt_float_to_fp4(__uint_as_float((unsigned int)x.x << 16), kind, rounding);
}
static __host__ __device__ __forceinline__ __nv_fp4x2_storage_t __nv_cvt_double2_to_fp4x2(double2 x, __nv_fp4_interpretation_t kind, enum cudaRoundMode rounding)
{
    return (__nv_fp4x2_storage_t)(__nv_cvt_double_to_fp4(x.x, kind, rounding) | __nv_cvt_double_to_fp4(x.y, kind, rounding) << 4);
}
static __host__ __device__ __forceinline__ __nv_fp4x2_storage_t __nv_cvt_float2_to_fp4x2(float2 x, __nv_fp4_interpretation_t kind, enum cudaRoundMode rounding)
{
    return (__nv_fp4x2_storage_t)(__nv_cvt_float_to_fp4(x.x, kind, rounding) | __nv_cvt_float_to_fp4(x.y, kind, rounding) << 4);
}
static __host__ __device__ __forceinline__ __nv_fp4x2_storage_t __nv_cvt_halfraw2_to_fp4x2(__half2_raw x, __nv_fp4_interpretation_t kind, enum cudaRoundMode rounding)
{
    return __nv_cvt_float2_to_fp4x2(make_float2(__half2float(__ushort_as_half(x.x)), __half2float(__ushort_as_half(x.y))), kind, rounding);
}
static __host__ __device__ __forceinline__ __nv_fp4x2_storage_t __nv_cvt_bfloat16raw2_to_fp4x2(__nv_bfloat162_raw x, __nv_fp4_interpretation_t kind, enum cudaRoundMode rounding)
{
    return __nv_cvt_float2_to_fp4x2(make_float2(__uint_as_float((unsigned int)x.x << 16), __uint_as_float((unsigned int)x.y << 16)), kind, rounding);
}
static __host__ __device__ __forceinline__ __half_raw __nv_cvt_fp4_to_halfraw(__nv_fp4_storage_t x, __nv_fp4_interpretation_t kind)
{
    return __small_float_to_half(x, 1, 7, 0x1p14f);
}
static __host__ __device__ __forceinline__ __half2_raw __nv_cvt_fp4x2_to_halfraw2(__nv_fp4x2_storage_t x, __nv_fp4_interpretation_t kind)
{
    __half2_raw r;
    r.x = __nv_cvt_fp4_to_halfraw(x, kind).x;
    r.y = __nv_cvt_fp4_to_halfraw((__nv_fp4_storage_t)(x >> 4), kind).x;
    return r;
}

static __host__ __device__ __forceinline__ __nv_fp6_storage_t __nv_cvt_double_to_fp6(double x, __nv_fp6_interpretation_t kind, enum cudaRoundMode rounding)
{
    return __small_float(x, kind == __NV_E2M3 ? 3 : 2, kind == __NV_E2M3 ? 0 : -2, 0x1f, rounding);
}
static __host__ __device__ __forceinline__ __nv_fp6_storage_t __nv_cvt_float_to_fp6(float x, __nv_fp6_interpretation_t kind, enum cudaRoundMode rounding)
{
    return __nv_cvt_double_to_fp6((double)x, kind, rounding);
}
static __host__ __device__ __forceinline__ __nv_fp6_storage_t __nv_cvt_halfraw_to_fp6(__half_raw x, __nv_fp6_interpretation_t kind, enum cudaRoundMode rounding)
{
    return __nv_cvt_float_to_fp6(__half2float(__ushort_as_half(x.x)), kind, rounding);
}
static __host__ __device__ __forceinline__ __nv_fp6_storage_t __nv_cvt_bfloat16raw_to_fp6(__nv_bfloat16_raw x, __nv_fp6_interpretation_t kind, enum cudaRoundMode rounding)
{
    return __nv_cvt_float_to_fp6(__uint_as_float((unsigned int)x.x << 16), kind, rounding);
}
static __host__ __device__ __forceinline__ __nv_fp6x2_storage_t __nv_cvt_double2_to_fp6x2(double2 x, __nv_fp6_interpretation_t kind, enum cudaRoundMode rounding)
{
    return (__nv_fp6x2_storage_t)(__nv_cvt_double_to_fp6(x.x, kind, rounding) | __nv_cvt_double_to_fp6(x.y, kind, rounding) << 8);
}
static __host__ __device__ __forceinline__ __nv_fp6x2_storage_t __nv_cvt_float2_to_fp6x2(float2 x, __nv_fp6_interpretation_t kind, enum cudaRoundMode rounding)
{
    return (__nv_fp6x2_storage_t)(__nv_cvt_float_to_fp6(x.x, kind, rounding) | __nv_cvt_float_to_fp6(x.y, kind, rounding) << 8);
}
static __host__ __device__ __forceinline__ __nv_fp6x2_storage_t __nv_cvt_halfraw2_to_fp6x2(__half2_raw x, __nv_fp6_interpretation_t kind, enum cudaRoundMode rounding)
{
    return __nv_cvt_float2_to_fp6x2(make_float2(__half2float(__ushort_as_half(x.x)), __half2float(__ushort_as_half(x.y))), kind, rounding);
}
static __host__ __device__ __forceinline__ __nv_fp6x2_storage_t __nv_cvt_bfloat16raw2_to_fp6x2(__nv_bfloat162_raw x, __nv_fp6_interpretation_t kind, enum cudaRoundMode rounding)
{
    return __nv_cvt_float2_to_fp6x2(make_float2(__uint_as_float((unsigned int)x.x << 16), __uint_as_float((unsigned int)x.y << 16)), kind, rounding);
}
static __host__ __device__ __forceinline__ __half_raw __nv_cvt_fp6_to_halfraw(__nv_fp6_storage_t x, __nv_fp6_interpretation_t kind)
{
    return kind == __NV_E2M3 ? __small_float_to_half(x, 3, 0x1f, 0x1p14f) : __small_float_to_half(x, 2, 0x1f, 0x1p12f);
}
static __host__ __device__ __forceinline__ __half2_raw __nv_cvt_fp6x2_to_halfraw2(__nv_fp6x2_storage_t x, __nv_fp6_interpretation_t kind)
{
    __half2_raw r;
    r.x = __nv_cvt_fp6_to_halfraw((__nv_fp6_storage_t)x, kind).x;
    r.y = __nv_cvt_fp6_to_halfraw((__nv_fp6_storage_t)(x >> 8), kind).x;
    return r;
}
