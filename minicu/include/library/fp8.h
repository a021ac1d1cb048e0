/* 8-bit floats (cuda_fp8.h): conversions. E4M3 has no infinity and one NaN; E5M2 is half's upper byte. */

typedef unsigned char __nv_fp8_storage_t;
typedef unsigned short __nv_fp8x2_storage_t;
typedef unsigned int __nv_fp8x4_storage_t;
typedef enum __nv_saturation_t { __NV_NOSAT, __NV_SATFINITE } __nv_saturation_t;
typedef enum __nv_fp8_interpretation_t { __NV_E4M3, __NV_E5M2 } __nv_fp8_interpretation_t;

/* To nearest even: the significand is scaled to an integer and rounded once; a carry runs into the
   exponent by itself. */
static __device__ __nv_fp8_storage_t __nv_cvt_double_to_fp8(double x, __nv_saturation_t saturate, __nv_fp8_interpretation_t kind)
{
    int significand = kind == __NV_E4M3 ? 3 : 2, lowest = kind == __NV_E4M3 ? -6 : -14;
    int largest = kind == __NV_E4M3 ? 0x7e : 0x7b, code;
    unsigned long long bits = (unsigned long long)__double_as_longlong(x);
    int sign = (int)(bits >> 63) << 7, exponent = (int)(bits >> 52 & 2047) - 1023;
    if (x != x)
        return (__nv_fp8_storage_t)(sign | (kind == __NV_E4M3 ? 0x7f : 0x7e | (int)(bits >> 50 & 3)));
    exponent = exponent < lowest ? lowest : exponent > 16 ? 16 : exponent;
    code = (int)rint(fmin(fabs(x), 65536.0) * __longlong_as_double((long long)(1023 + significand - exponent) << 52));
    code += (exponent - lowest) << significand;
    if (code > largest)
        code = saturate == __NV_SATFINITE ? largest : kind == __NV_E4M3 ? 0x7f : 0x7c;
    return (__nv_fp8_storage_t)(sign | code);
}
static __device__ __nv_fp8_storage_t __nv_cvt_float_to_fp8(float x, __nv_saturation_t saturate, __nv_fp8_interpretation_t kind)
{
    return x != x ? 0x7f : __nv_cvt_double_to_fp8((double)x, saturate, kind);
}
static __device__ __forceinline__ __nv_fp8x2_storage_t __nv_cvt_double2_to_fp8x2(double2 x, __nv_saturation_t saturate, __nv_fp8_interpretation_t kind)
{
    return (__nv_fp8x2_storage_t)(__nv_cvt_double_to_fp8(x.x, saturate, kind) | __nv_cvt_double_to_fp8(x.y, saturate, kind) << 8);
}
static __device__ __forceinline__ __nv_fp8x2_storage_t __nv_cvt_float2_to_fp8x2(float2 x, __nv_saturation_t saturate, __nv_fp8_interpretation_t kind)
{
    return (__nv_fp8x2_storage_t)(__nv_cvt_float_to_fp8(x.x, saturate, kind) | __nv_cvt_float_to_fp8(x.y, saturate, kind) << 8);
}
static __device__ __forceinline__ __nv_fp8_storage_t __nv_cvt_halfraw_to_fp8(__half_raw x, __nv_saturation_t saturate, __nv_fp8_interpretation_t kind)
{
    return __nv_cvt_float_to_fp8(__half2float(__ushort_as_half(x.x)), saturate, kind);
}
static __device__ __forceinline__ __nv_fp8x2_storage_t __nv_cvt_halfraw2_to_fp8x2(__half2_raw x, __nv_saturation_t saturate, __nv_fp8_interpretation_t kind)
{
    return __nv_cvt_float2_to_fp8x2(make_float2(__half2float(__ushort_as_half(x.x)), __half2float(__ushort_as_half(x.y))), saturate, kind);
}
static __device__ __forceinline__ __nv_fp8_storage_t __nv_cvt_bfloat16raw_to_fp8(__nv_bfloat16_raw x, __nv_saturation_t saturate, __nv_fp8_interpretation_t kind)
{
    return __nv_cvt_float_to_fp8(__bfloat162float(__ushort_as_bfloat16(x.x)), saturate, kind);
}
static __device__ __forceinline__ __nv_fp8x2_storage_t __nv_cvt_bfloat16raw2_to_fp8x2(__nv_bfloat162_raw x, __nv_saturation_t saturate, __nv_fp8_interpretation_t kind)
{
    return __nv_cvt_float2_to_fp8x2(make_float2(__bfloat162float(__ushort_as_bfloat16(x.x)), __bfloat162float(__ushort_as_bfloat16(x.y))), saturate, kind);
}

/* Exact. E4M3's bits, shifted, are a half 256 times too small: its exponents are biased by 15, not 7. */
static __device__ __half_raw __nv_cvt_fp8_to_halfraw(__nv_fp8_storage_t x, __nv_fp8_interpretation_t kind)
{
    __half_raw r;
    int size = x & 0x7f, sign = (x & 0x80) << 8;
    if (kind == __NV_E5M2)
        r.x = (unsigned short)(size > 0x7c ? 0x7fff : sign | size << 8);
    else if (size == 0x7f)
        r.x = 0x7fff;
    else
        r.x = (unsigned short)(sign | __half_as_ushort((__half)(256.0f * __half2float(__ushort_as_half((unsigned short)(size << 7))))));
    return r;
}
static __device__ __forceinline__ __half2_raw __nv_cvt_fp8x2_to_halfraw2(__nv_fp8x2_storage_t x, __nv_fp8_interpretation_t kind)
{
    __half2_raw r;
    r.x = __nv_cvt_fp8_to_halfraw((__nv_fp8_storage_t)x, kind).x;
    r.y = __nv_cvt_fp8_to_halfraw((__nv_fp8_storage_t)(x >> 8), kind).x;
    return r;
}

/* E8M0: powers of two, 2^(code - 127), without a sign; 255 is NaN. Toward zero (cudaRoundZero) or up
   (cudaRoundPosInf); what is below 2^-127 becomes that. */
enum cudaRoundMode { cudaRoundNearest, cudaRoundZero, cudaRoundPosInf, cudaRoundMinInf };
static __device__ __nv_fp8_storage_t __nv_cvt_double_to_e8m0(double x, __nv_saturation_t saturate, enum cudaRoundMode rounding)
{
    unsigned long long bits = (unsigned long long)__double_as_longlong(x) << 1 >> 1;
    int up = rounding == cudaRoundPosInf && (bits << 12) != 0, infinite = bits == 0x7ffULL << 52;
    int code = (int)(bits >> 52) - 1023 + 127 + up;
    if (x != x)
        return 0xff;
    if (bits <= (unsigned long long)(1023 - 127) << 52)
        return 0;
    if (code > 0xfe)
        code = saturate == __NV_SATFINITE || (!infinite && rounding != cudaRoundPosInf) ? 0xfe : 0xff;
    return (__nv_fp8_storage_t)code;
}
static __device__ __forceinline__ __nv_fp8_storage_t __nv_cvt_float_to_e8m0(float x, __nv_saturation_t saturate, enum cudaRoundMode rounding)
{
    /* Subnormals by their bits: -ftz would take them away. */
    unsigned int bits = __float_as_uint(x) & 0x7fffffff;
    if (bits < 0x800000)
        return (__nv_fp8_storage_t)(rounding == cudaRoundPosInf && bits > 0x400000);
    return __nv_cvt_double_to_e8m0((double)x, saturate, rounding);
}
static __device__ __forceinline__ __nv_fp8_storage_t __nv_cvt_bfloat16raw_to_e8m0(__nv_bfloat16_raw x, __nv_saturation_t saturate, enum cudaRoundMode rounding)
{
    return __nv_cvt_float_to_e8m0(__uint_as_float((unsigned int)x.x << 16), saturate, rounding);
}
static __device__ __forceinline__ __nv_fp8x2_storage_t __nv_cvt_double2_to_e8m0x2(double2 x, __nv_saturation_t saturate, enum cudaRoundMode rounding)
{
    return (__nv_fp8x2_storage_t)(__nv_cvt_double_to_e8m0(x.x, saturate, rounding) | __nv_cvt_double_to_e8m0(x.y, saturate, rounding) << 8);
}
static __device__ __forceinline__ __nv_fp8x2_storage_t __nv_cvt_float2_to_e8m0x2(float2 x, __nv_saturation_t saturate, enum cudaRoundMode rounding)
{
    return (__nv_fp8x2_storage_t)(__nv_cvt_float_to_e8m0(x.x, saturate, rounding) | __nv_cvt_float_to_e8m0(x.y, saturate, rounding) << 8);
}
static __device__ __forceinline__ __nv_fp8x2_storage_t __nv_cvt_bfloat162raw_to_e8m0x2(__nv_bfloat162_raw x, __nv_saturation_t saturate, enum cudaRoundMode rounding)
{
    return __nv_cvt_float2_to_e8m0x2(make_float2(__uint_as_float((unsigned int)x.x << 16), __uint_as_float((unsigned int)x.y << 16)), saturate, rounding);
}
static __device__ __forceinline__ __nv_bfloat16_raw __nv_cvt_e8m0_to_bf16raw(__nv_fp8_storage_t x)
{
    __nv_bfloat16_raw r;
    r.x = (unsigned short)(x == 0xff ? 0x7fff : x == 0 ? 0x40 : x << 7);
    return r;
}
static __device__ __forceinline__ __nv_bfloat162_raw __nv_cvt_e8m0x2_to_bf162raw(__nv_fp8x2_storage_t x)
{
    __nv_bfloat162_raw r;
    r.x = __nv_cvt_e8m0_to_bf16raw((__nv_fp8_storage_t)x).x;
    r.y = __nv_cvt_e8m0_to_bf16raw((__nv_fp8_storage_t)(x >> 8)).x;
    return r;
}
