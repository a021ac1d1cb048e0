/* Half precision (cuda_fp16.h). __half is an arithmetic type of the compiler, so operators and casts are
   its own; the functions are C where that is exact, and instructions on the GPU. */

typedef _Float16 __half;

/* a + b, exact to the last bit that a later rounding could notice: if it is inexact, its last bit is one. */
static __device__ double __sum_to_odd(double a, double b)
{
    double s = a + b, t = s - a, e = (a - (s - t)) + (b - t);
    long long bits = __double_as_longlong(s);
    if ((e < 0.0 || e > 0.0) && !(bits & 1))
        bits += (e > 0.0) == (s > 0.0) ? 1 : -1;
    return __longlong_as_double(bits);
}

typedef struct __align__(2) __attribute__((minicu_like("__half"))) __half_raw { unsigned short x; } __half_raw;
typedef struct __align__(4) __attribute__((minicu_like("__half2"))) __half2_raw { unsigned short x, y; } __half2_raw;
typedef struct __align__(4) __attribute__((minicu_by_address, minicu_takes(2))) __half2 { __half x, y; } __half2;

static __device__ __forceinline__ __half2 make_half2(__half x, __half y) { __half2 v; v.x = x; v.y = y; return v; }
static __device__ __forceinline__ __half2 __halves2half2(__half x, __half y) { return make_half2(x, y); }
static __device__ __forceinline__ short __half_as_short(__half x) { short r; memcpy(&r, &x, 2); return r; }
static __device__ __forceinline__ __half __short_as_half(short x) { __half r; memcpy(&r, &x, 2); return r; }
static __device__ __forceinline__ unsigned short __half_as_ushort(__half x) { unsigned short r; memcpy(&r, &x, 2); return r; }
static __device__ __forceinline__ __half __ushort_as_half(unsigned short x) { __half r; memcpy(&r, &x, 2); return r; }

/* Conversions. Directed ones correct the nearest by one step where it lies on the wrong side. */
static __device__ __forceinline__ __half __half_down(__half h) { unsigned short b = __half_as_ushort(h); return __ushort_as_half((unsigned short)(b & 0x8000 ? b + 1 : b - 1)); }
static __device__ __forceinline__ __half __half_up(__half h) { unsigned short b = __half_as_ushort(h); return __ushort_as_half((unsigned short)(b & 0x8000 ? b - 1 : b + 1)); }
static __device__ __forceinline__ float __half2float(__half x) { return (float)x; }
static __device__ __forceinline__ __half __float2half(float x) { return (__half)x; }
static __device__ __forceinline__ __half __float2half_rn(float x) { return (__half)x; }
static __device__ __forceinline__ __half __float2half_rz(float x) { __half h = (__half)x; return fabsf((float)h) > fabsf(x) ? __ushort_as_half((unsigned short)(__half_as_ushort(h) - 1)) : h; }
static __device__ __forceinline__ __half __float2half_rd(float x) { __half h = (__half)x; return (float)h > x ? __half_down(h) : h; }
static __device__ __forceinline__ __half __float2half_ru(float x) { __half h = (__half)x; return (float)h < x ? __half_up(h) : h; }
static __device__ __forceinline__ __half __double2half(double x) { return (__half)x; }
static __device__ __forceinline__ __half __int2half_rn(int x) { return (__half)x; }
static __device__ __forceinline__ __half __int2half_rd(int x) { __half h = (__half)x; return (double)h > (double)x ? __half_down(h) : h; }
static __device__ __forceinline__ __half __int2half_ru(int x) { __half h = (__half)x; return (double)h < (double)x ? __half_up(h) : h; }
static __device__ __forceinline__ __half __int2half_rz(int x) { return x < 0 ? __int2half_ru(x) : __int2half_rd(x); }
static __device__ __forceinline__ __half __uint2half_rn(unsigned int x) { return (__half)x; }
static __device__ __forceinline__ __half __uint2half_rd(unsigned int x) { __half h = (__half)x; return (double)h > (double)x ? __half_down(h) : h; }
static __device__ __forceinline__ __half __uint2half_ru(unsigned int x) { __half h = (__half)x; return (double)h < (double)x ? __half_up(h) : h; }
static __device__ __forceinline__ __half __uint2half_rz(unsigned int x) { return __uint2half_rd(x); }
static __device__ __forceinline__ __half __short2half_rn(short x) { return (__half)x; }
static __device__ __forceinline__ __half __short2half_rd(short x) { __half h = (__half)x; return (double)h > (double)x ? __half_down(h) : h; }
static __device__ __forceinline__ __half __short2half_ru(short x) { __half h = (__half)x; return (double)h < (double)x ? __half_up(h) : h; }
static __device__ __forceinline__ __half __short2half_rz(short x) { return x < 0 ? __short2half_ru(x) : __short2half_rd(x); }
static __device__ __forceinline__ __half __ushort2half_rn(unsigned short x) { return (__half)x; }
static __device__ __forceinline__ __half __ushort2half_rd(unsigned short x) { __half h = (__half)x; return (double)h > (double)x ? __half_down(h) : h; }
static __device__ __forceinline__ __half __ushort2half_ru(unsigned short x) { __half h = (__half)x; return (double)h < (double)x ? __half_up(h) : h; }
static __device__ __forceinline__ __half __ushort2half_rz(unsigned short x) { return __ushort2half_rd(x); }
static __device__ __forceinline__ __half __ll2half_rn(long long x) { return (__half)x; }
static __device__ __forceinline__ __half __ll2half_rd(long long x) { __half h = (__half)x; return (double)h > __ll2double_rd(x) ? __half_down(h) : h; }
static __device__ __forceinline__ __half __ll2half_ru(long long x) { __half h = (__half)x; return (double)h < __ll2double_ru(x) ? __half_up(h) : h; }
static __device__ __forceinline__ __half __ll2half_rz(long long x) { return x < 0 ? __ll2half_ru(x) : __ll2half_rd(x); }
static __device__ __forceinline__ __half __ull2half_rn(unsigned long long x) { return (__half)x; }
static __device__ __forceinline__ __half __ull2half_rd(unsigned long long x) { __half h = (__half)x; return (double)h > __ull2double_rd(x) ? __half_down(h) : h; }
static __device__ __forceinline__ __half __ull2half_ru(unsigned long long x) { __half h = (__half)x; return (double)h < __ull2double_ru(x) ? __half_up(h) : h; }
static __device__ __forceinline__ __half __ull2half_rz(unsigned long long x) { return __ull2half_rd(x); }
static __device__ __forceinline__ int __half2int_rn(__half x) { return __float2int_rn((float)x); }
static __device__ __forceinline__ int __half2int_rz(__half x) { return __float2int_rz((float)x); }
static __device__ __forceinline__ int __half2int_rd(__half x) { return __float2int_rd((float)x); }
static __device__ __forceinline__ int __half2int_ru(__half x) { return __float2int_ru((float)x); }
static __device__ __forceinline__ unsigned int __half2uint_rn(__half x) { return __float2uint_rn((float)x); }
static __device__ __forceinline__ unsigned int __half2uint_rz(__half x) { return __float2uint_rz((float)x); }
static __device__ __forceinline__ unsigned int __half2uint_rd(__half x) { return __float2uint_rd((float)x); }
static __device__ __forceinline__ unsigned int __half2uint_ru(__half x) { return __float2uint_ru((float)x); }
static __device__ __forceinline__ short __half2short_rn(__half x) { int i = __float2int_rn((float)x); return (short)(i < -32768 ? -32768 : i > 32767 ? 32767 : i); }
static __device__ __forceinline__ short __half2short_rz(__half x) { int i = __float2int_rz((float)x); return (short)(i < -32768 ? -32768 : i > 32767 ? 32767 : i); }
static __device__ __forceinline__ short __half2short_rd(__half x) { int i = __float2int_rd((float)x); return (short)(i < -32768 ? -32768 : i > 32767 ? 32767 : i); }
static __device__ __forceinline__ short __half2short_ru(__half x) { int i = __float2int_ru((float)x); return (short)(i < -32768 ? -32768 : i > 32767 ? 32767 : i); }
static __device__ __forceinline__ unsigned short __half2ushort_rn(__half x) { int i = __float2int_rn((float)x); return (unsigned short)(i < 0 ? 0 : i > 65535 ? 65535 : i); }
static __device__ __forceinline__ unsigned short __half2ushort_rz(__half x) { int i = __float2int_rz((float)x); return (unsigned short)(i < 0 ? 0 : i > 65535 ? 65535 : i); }
static __device__ __forceinline__ unsigned short __half2ushort_rd(__half x) { int i = __float2int_rd((float)x); return (unsigned short)(i < 0 ? 0 : i > 65535 ? 65535 : i); }
static __device__ __forceinline__ unsigned short __half2ushort_ru(__half x) { int i = __float2int_ru((float)x); return (unsigned short)(i < 0 ? 0 : i > 65535 ? 65535 : i); }
static __device__ __forceinline__ long long __half2ll_rn(__half x) { return __float2ll_rn((float)x); }
static __device__ __forceinline__ long long __half2ll_rz(__half x) { return __float2ll_rz((float)x); }
static __device__ __forceinline__ long long __half2ll_rd(__half x) { return __float2ll_rd((float)x); }
static __device__ __forceinline__ long long __half2ll_ru(__half x) { return __float2ll_ru((float)x); }
static __device__ __forceinline__ unsigned long long __half2ull_rn(__half x) { return __float2ull_rn((float)x); }
static __device__ __forceinline__ unsigned long long __half2ull_rz(__half x) { return __float2ull_rz((float)x); }
static __device__ __forceinline__ unsigned long long __half2ull_rd(__half x) { return __float2ull_rd((float)x); }
static __device__ __forceinline__ unsigned long long __half2ull_ru(__half x) { return __float2ull_ru((float)x); }
static __device__ __forceinline__ signed char __half2char_rz(__half x) { int i = (int)(float)x; return (signed char)(i < -128 ? -128 : i > 127 ? 127 : i); }
static __device__ __forceinline__ unsigned char __half2uchar_rz(__half x) { int i = (int)(float)x; return (unsigned char)(i < 0 ? 0 : i > 255 ? 255 : i); }

static __device__ __forceinline__ __half2 __float2half2_rn(float x) { return make_half2((__half)x, (__half)x); }
static __device__ __forceinline__ __half2 __floats2half2_rn(float x, float y) { return make_half2((__half)x, (__half)y); }
static __device__ __forceinline__ __half2 __float22half2_rn(float2 v) { return make_half2((__half)v.x, (__half)v.y); }
static __device__ __forceinline__ float2 __half22float2(__half2 v) { return make_float2((float)v.x, (float)v.y); }
static __device__ __forceinline__ float __low2float(__half2 v) { return (float)v.x; }
static __device__ __forceinline__ float __high2float(__half2 v) { return (float)v.y; }
static __device__ __forceinline__ __half2 __half2half2(__half x) { return make_half2(x, x); }
static __device__ __forceinline__ __half __low2half(__half2 v) { return v.x; }
static __device__ __forceinline__ __half __high2half(__half2 v) { return v.y; }
static __device__ __forceinline__ __half2 __low2half2(__half2 v) { return make_half2(v.x, v.x); }
static __device__ __forceinline__ __half2 __high2half2(__half2 v) { return make_half2(v.y, v.y); }
static __device__ __forceinline__ __half2 __lows2half2(__half2 a, __half2 b) { return make_half2(a.x, b.x); }
static __device__ __forceinline__ __half2 __highs2half2(__half2 a, __half2 b) { return make_half2(a.y, b.y); }
static __device__ __forceinline__ __half2 __lowhigh2highlow(__half2 v) { return make_half2(v.y, v.x); }

/* Arithmetic. _rn: never fused with another operation; _sat: clamped to [0, 1], NaN becomes 0. */
static __device__ __forceinline__ __half __hadd(__half a, __half b) { return a + b; }
__device__ __half __hadd_rn(__half a, __half b);
static __device__ __forceinline__ __half __hadd_sat(__half a, __half b) { __half r = a + b; return r > (__half)0.0f ? r < (__half)1.0f ? r : (__half)1.0f : (__half)0.0f; }
static __device__ __forceinline__ __half __hsub(__half a, __half b) { return a - b; }
__device__ __half __hsub_rn(__half a, __half b);
static __device__ __forceinline__ __half __hsub_sat(__half a, __half b) { __half r = a - b; return r > (__half)0.0f ? r < (__half)1.0f ? r : (__half)1.0f : (__half)0.0f; }
static __device__ __forceinline__ __half __hmul(__half a, __half b) { return a * b; }
__device__ __half __hmul_rn(__half a, __half b);
static __device__ __forceinline__ __half __hmul_sat(__half a, __half b) { __half r = a * b; return r > (__half)0.0f ? r < (__half)1.0f ? r : (__half)1.0f : (__half)0.0f; }
static __device__ __forceinline__ __half __hdiv(__half a, __half b) { return a / b; }
static __device__ __forceinline__ __half __hneg(__half a) { return -a; }
static __device__ __forceinline__ __half __habs(__half a) { return __ushort_as_half((unsigned short)(__half_as_ushort(a) & 0x7fff)); }
static __device__ __forceinline__ __half __hfma(__half a, __half b, __half c) { return (__half)__sum_to_odd((double)a * (double)b, (double)c); }
static __device__ __forceinline__ __half __hfma_sat(__half a, __half b, __half c) { __half r = __hfma(a, b, c); return r > (__half)0.0f ? r < (__half)1.0f ? r : (__half)1.0f : (__half)0.0f; }
static __device__ __forceinline__ __half __hfma_relu(__half a, __half b, __half c) { __half r = __hfma(a, b, c); return r < (__half)0.0f ? (__half)0.0f : r; }
static __device__ __forceinline__ __half2 __hadd2(__half2 a, __half2 b) { return make_half2(__hadd(a.x, b.x), __hadd(a.y, b.y)); }
static __device__ __forceinline__ __half2 __hadd2_rn(__half2 a, __half2 b) { return make_half2(__hadd_rn(a.x, b.x), __hadd_rn(a.y, b.y)); }
static __device__ __forceinline__ __half2 __hadd2_sat(__half2 a, __half2 b) { return make_half2(__hadd_sat(a.x, b.x), __hadd_sat(a.y, b.y)); }
static __device__ __forceinline__ __half2 __hsub2(__half2 a, __half2 b) { return make_half2(__hsub(a.x, b.x), __hsub(a.y, b.y)); }
static __device__ __forceinline__ __half2 __hsub2_rn(__half2 a, __half2 b) { return make_half2(__hsub_rn(a.x, b.x), __hsub_rn(a.y, b.y)); }
static __device__ __forceinline__ __half2 __hsub2_sat(__half2 a, __half2 b) { return make_half2(__hsub_sat(a.x, b.x), __hsub_sat(a.y, b.y)); }
static __device__ __forceinline__ __half2 __hmul2(__half2 a, __half2 b) { return make_half2(__hmul(a.x, b.x), __hmul(a.y, b.y)); }
static __device__ __forceinline__ __half2 __hmul2_rn(__half2 a, __half2 b) { return make_half2(__hmul_rn(a.x, b.x), __hmul_rn(a.y, b.y)); }
static __device__ __forceinline__ __half2 __hmul2_sat(__half2 a, __half2 b) { return make_half2(__hmul_sat(a.x, b.x), __hmul_sat(a.y, b.y)); }
static __device__ __forceinline__ __half2 __h2div(__half2 a, __half2 b) { return make_half2(__hdiv(a.x, b.x), __hdiv(a.y, b.y)); }
static __device__ __forceinline__ __half2 __hneg2(__half2 a) { return make_half2(__hneg(a.x), __hneg(a.y)); }
static __device__ __forceinline__ __half2 __habs2(__half2 a) { return make_half2(__habs(a.x), __habs(a.y)); }
static __device__ __forceinline__ __half2 __hfma2(__half2 a, __half2 b, __half2 c) { return make_half2(__hfma(a.x, b.x, c.x), __hfma(a.y, b.y, c.y)); }
static __device__ __forceinline__ __half2 __hfma2_sat(__half2 a, __half2 b, __half2 c) { return make_half2(__hfma_sat(a.x, b.x, c.x), __hfma_sat(a.y, b.y, c.y)); }
static __device__ __forceinline__ __half2 __hfma2_relu(__half2 a, __half2 b, __half2 c) { return make_half2(__hfma_relu(a.x, b.x, c.x), __hfma_relu(a.y, b.y, c.y)); }
static __device__ __forceinline__ __half2 __hcmadd(__half2 a, __half2 b, __half2 c)
{
    return make_half2(__hfma(-a.y, b.y, __hfma(a.x, b.x, c.x)), __hfma(a.y, b.x, __hfma(a.x, b.y, c.y)));
}

/* Comparisons: false where an operand is NaN; with u, true there. */
static __device__ __forceinline__ _Bool __heq(__half a, __half b) { return a == b; }
static __device__ __forceinline__ _Bool __hequ(__half a, __half b) { return !(a < b || a > b); }
static __device__ __forceinline__ _Bool __hne(__half a, __half b) { return a < b || a > b; }
static __device__ __forceinline__ _Bool __hneu(__half a, __half b) { return !(a == b); }
static __device__ __forceinline__ _Bool __hle(__half a, __half b) { return a <= b; }
static __device__ __forceinline__ _Bool __hleu(__half a, __half b) { return !(a > b); }
static __device__ __forceinline__ _Bool __hge(__half a, __half b) { return a >= b; }
static __device__ __forceinline__ _Bool __hgeu(__half a, __half b) { return !(a < b); }
static __device__ __forceinline__ _Bool __hlt(__half a, __half b) { return a < b; }
static __device__ __forceinline__ _Bool __hltu(__half a, __half b) { return !(a >= b); }
static __device__ __forceinline__ _Bool __hgt(__half a, __half b) { return a > b; }
static __device__ __forceinline__ _Bool __hgtu(__half a, __half b) { return !(a <= b); }
static __device__ __forceinline__ __half2 __heq2(__half2 a, __half2 b) { return make_half2(__ushort_as_half(__heq(a.x, b.x) ? 0x3c00 : 0), __ushort_as_half(__heq(a.y, b.y) ? 0x3c00 : 0)); }
static __device__ __forceinline__ unsigned int __heq2_mask(__half2 a, __half2 b) { return (__heq(a.x, b.x) ? 0xffffu : 0u) | (__heq(a.y, b.y) ? 0xffff0000u : 0u); }
static __device__ __forceinline__ _Bool __hbeq2(__half2 a, __half2 b) { return __heq(a.x, b.x) && __heq(a.y, b.y); }
static __device__ __forceinline__ __half2 __hequ2(__half2 a, __half2 b) { return make_half2(__ushort_as_half(__hequ(a.x, b.x) ? 0x3c00 : 0), __ushort_as_half(__hequ(a.y, b.y) ? 0x3c00 : 0)); }
static __device__ __forceinline__ unsigned int __hequ2_mask(__half2 a, __half2 b) { return (__hequ(a.x, b.x) ? 0xffffu : 0u) | (__hequ(a.y, b.y) ? 0xffff0000u : 0u); }
static __device__ __forceinline__ _Bool __hbequ2(__half2 a, __half2 b) { return __hequ(a.x, b.x) && __hequ(a.y, b.y); }
static __device__ __forceinline__ __half2 __hne2(__half2 a, __half2 b) { return make_half2(__ushort_as_half(__hne(a.x, b.x) ? 0x3c00 : 0), __ushort_as_half(__hne(a.y, b.y) ? 0x3c00 : 0)); }
static __device__ __forceinline__ unsigned int __hne2_mask(__half2 a, __half2 b) { return (__hne(a.x, b.x) ? 0xffffu : 0u) | (__hne(a.y, b.y) ? 0xffff0000u : 0u); }
static __device__ __forceinline__ _Bool __hbne2(__half2 a, __half2 b) { return __hne(a.x, b.x) && __hne(a.y, b.y); }
static __device__ __forceinline__ __half2 __hneu2(__half2 a, __half2 b) { return make_half2(__ushort_as_half(__hneu(a.x, b.x) ? 0x3c00 : 0), __ushort_as_half(__hneu(a.y, b.y) ? 0x3c00 : 0)); }
static __device__ __forceinline__ unsigned int __hneu2_mask(__half2 a, __half2 b) { return (__hneu(a.x, b.x) ? 0xffffu : 0u) | (__hneu(a.y, b.y) ? 0xffff0000u : 0u); }
static __device__ __forceinline__ _Bool __hbneu2(__half2 a, __half2 b) { return __hneu(a.x, b.x) && __hneu(a.y, b.y); }
static __device__ __forceinline__ __half2 __hle2(__half2 a, __half2 b) { return make_half2(__ushort_as_half(__hle(a.x, b.x) ? 0x3c00 : 0), __ushort_as_half(__hle(a.y, b.y) ? 0x3c00 : 0)); }
static __device__ __forceinline__ unsigned int __hle2_mask(__half2 a, __half2 b) { return (__hle(a.x, b.x) ? 0xffffu : 0u) | (__hle(a.y, b.y) ? 0xffff0000u : 0u); }
static __device__ __forceinline__ _Bool __hble2(__half2 a, __half2 b) { return __hle(a.x, b.x) && __hle(a.y, b.y); }
static __device__ __forceinline__ __half2 __hleu2(__half2 a, __half2 b) { return make_half2(__ushort_as_half(__hleu(a.x, b.x) ? 0x3c00 : 0), __ushort_as_half(__hleu(a.y, b.y) ? 0x3c00 : 0)); }
static __device__ __forceinline__ unsigned int __hleu2_mask(__half2 a, __half2 b) { return (__hleu(a.x, b.x) ? 0xffffu : 0u) | (__hleu(a.y, b.y) ? 0xffff0000u : 0u); }
static __device__ __forceinline__ _Bool __hbleu2(__half2 a, __half2 b) { return __hleu(a.x, b.x) && __hleu(a.y, b.y); }
static __device__ __forceinline__ __half2 __hge2(__half2 a, __half2 b) { return make_half2(__ushort_as_half(__hge(a.x, b.x) ? 0x3c00 : 0), __ushort_as_half(__hge(a.y, b.y) ? 0x3c00 : 0)); }
static __device__ __forceinline__ unsigned int __hge2_mask(__half2 a, __half2 b) { return (__hge(a.x, b.x) ? 0xffffu : 0u) | (__hge(a.y, b.y) ? 0xffff0000u : 0u); }
static __device__ __forceinline__ _Bool __hbge2(__half2 a, __half2 b) { return __hge(a.x, b.x) && __hge(a.y, b.y); }
static __device__ __forceinline__ __half2 __hgeu2(__half2 a, __half2 b) { return make_half2(__ushort_as_half(__hgeu(a.x, b.x) ? 0x3c00 : 0), __ushort_as_half(__hgeu(a.y, b.y) ? 0x3c00 : 0)); }
static __device__ __forceinline__ unsigned int __hgeu2_mask(__half2 a, __half2 b) { return (__hgeu(a.x, b.x) ? 0xffffu : 0u) | (__hgeu(a.y, b.y) ? 0xffff0000u : 0u); }
static __device__ __forceinline__ _Bool __hbgeu2(__half2 a, __half2 b) { return __hgeu(a.x, b.x) && __hgeu(a.y, b.y); }
static __device__ __forceinline__ __half2 __hlt2(__half2 a, __half2 b) { return make_half2(__ushort_as_half(__hlt(a.x, b.x) ? 0x3c00 : 0), __ushort_as_half(__hlt(a.y, b.y) ? 0x3c00 : 0)); }
static __device__ __forceinline__ unsigned int __hlt2_mask(__half2 a, __half2 b) { return (__hlt(a.x, b.x) ? 0xffffu : 0u) | (__hlt(a.y, b.y) ? 0xffff0000u : 0u); }
static __device__ __forceinline__ _Bool __hblt2(__half2 a, __half2 b) { return __hlt(a.x, b.x) && __hlt(a.y, b.y); }
static __device__ __forceinline__ __half2 __hltu2(__half2 a, __half2 b) { return make_half2(__ushort_as_half(__hltu(a.x, b.x) ? 0x3c00 : 0), __ushort_as_half(__hltu(a.y, b.y) ? 0x3c00 : 0)); }
static __device__ __forceinline__ unsigned int __hltu2_mask(__half2 a, __half2 b) { return (__hltu(a.x, b.x) ? 0xffffu : 0u) | (__hltu(a.y, b.y) ? 0xffff0000u : 0u); }
static __device__ __forceinline__ _Bool __hbltu2(__half2 a, __half2 b) { return __hltu(a.x, b.x) && __hltu(a.y, b.y); }
static __device__ __forceinline__ __half2 __hgt2(__half2 a, __half2 b) { return make_half2(__ushort_as_half(__hgt(a.x, b.x) ? 0x3c00 : 0), __ushort_as_half(__hgt(a.y, b.y) ? 0x3c00 : 0)); }
static __device__ __forceinline__ unsigned int __hgt2_mask(__half2 a, __half2 b) { return (__hgt(a.x, b.x) ? 0xffffu : 0u) | (__hgt(a.y, b.y) ? 0xffff0000u : 0u); }
static __device__ __forceinline__ _Bool __hbgt2(__half2 a, __half2 b) { return __hgt(a.x, b.x) && __hgt(a.y, b.y); }
static __device__ __forceinline__ __half2 __hgtu2(__half2 a, __half2 b) { return make_half2(__ushort_as_half(__hgtu(a.x, b.x) ? 0x3c00 : 0), __ushort_as_half(__hgtu(a.y, b.y) ? 0x3c00 : 0)); }
static __device__ __forceinline__ unsigned int __hgtu2_mask(__half2 a, __half2 b) { return (__hgtu(a.x, b.x) ? 0xffffu : 0u) | (__hgtu(a.y, b.y) ? 0xffff0000u : 0u); }
static __device__ __forceinline__ _Bool __hbgtu2(__half2 a, __half2 b) { return __hgtu(a.x, b.x) && __hgtu(a.y, b.y); }
static __device__ __forceinline__ _Bool __hisnan(__half a) { return a != a; }
static __device__ __forceinline__ __half2 __hisnan2(__half2 a) { return __hneu2(a, a); }
static __device__ __forceinline__ int __hisinf(__half a) { unsigned short b = __half_as_ushort(a); return b == 0x7c00 ? 1 : b == (0x7c00 | 0x8000) ? -1 : 0; }
static __device__ __forceinline__ __half __hmax(__half a, __half b) { return (__half)fmaxf((float)a, (float)b); }
static __device__ __forceinline__ __half __hmin(__half a, __half b) { return (__half)fminf((float)a, (float)b); }
static __device__ __forceinline__ __half __hmax_nan(__half a, __half b) { return a != a || b != b ? __ushort_as_half(0x7fff) : __hmax(a, b); }
static __device__ __forceinline__ __half __hmin_nan(__half a, __half b) { return a != a || b != b ? __ushort_as_half(0x7fff) : __hmin(a, b); }
static __device__ __forceinline__ __half2 __hmax2(__half2 a, __half2 b) { return make_half2(__hmax(a.x, b.x), __hmax(a.y, b.y)); }
static __device__ __forceinline__ __half2 __hmax2_nan(__half2 a, __half2 b) { return make_half2(__hmax_nan(a.x, b.x), __hmax_nan(a.y, b.y)); }
static __device__ __forceinline__ __half2 __hmin2(__half2 a, __half2 b) { return make_half2(__hmin(a.x, b.x), __hmin(a.y, b.y)); }
static __device__ __forceinline__ __half2 __hmin2_nan(__half2 a, __half2 b) { return make_half2(__hmin_nan(a.x, b.x), __hmin_nan(a.y, b.y)); }

/* Mathematics: in float. */
static __device__ __forceinline__ __half hsqrt(__half x) { return (__half)sqrtf((float)x); }
static __device__ __forceinline__ __half2 h2sqrt(__half2 a) { return make_half2(hsqrt(a.x), hsqrt(a.y)); }
static __device__ __forceinline__ __half hrsqrt(__half x) { return (__half)rsqrtf((float)x); }
static __device__ __forceinline__ __half2 h2rsqrt(__half2 a) { return make_half2(hrsqrt(a.x), hrsqrt(a.y)); }
static __device__ __forceinline__ __half hexp(__half x) { return (__half)__expf((float)x); }
static __device__ __forceinline__ __half2 h2exp(__half2 a) { return make_half2(hexp(a.x), hexp(a.y)); }
static __device__ __forceinline__ __half hexp2(__half x) { return (__half)exp2f((float)x); }
static __device__ __forceinline__ __half2 h2exp2(__half2 a) { return make_half2(hexp2(a.x), hexp2(a.y)); }
static __device__ __forceinline__ __half hexp10(__half x) { return (__half)__exp10f((float)x); }
static __device__ __forceinline__ __half2 h2exp10(__half2 a) { return make_half2(hexp10(a.x), hexp10(a.y)); }
static __device__ __forceinline__ __half hlog(__half x) { return (__half)__logf((float)x); }
static __device__ __forceinline__ __half2 h2log(__half2 a) { return make_half2(hlog(a.x), hlog(a.y)); }
static __device__ __forceinline__ __half hlog2(__half x) { return (__half)__log2f((float)x); }
static __device__ __forceinline__ __half2 h2log2(__half2 a) { return make_half2(hlog2(a.x), hlog2(a.y)); }
static __device__ __forceinline__ __half hlog10(__half x) { return (__half)__log10f((float)x); }
static __device__ __forceinline__ __half2 h2log10(__half2 a) { return make_half2(hlog10(a.x), hlog10(a.y)); }
static __device__ __forceinline__ __half hsin(__half x) { return (__half)sinf((float)x); }
static __device__ __forceinline__ __half2 h2sin(__half2 a) { return make_half2(hsin(a.x), hsin(a.y)); }
static __device__ __forceinline__ __half hcos(__half x) { return (__half)cosf((float)x); }
static __device__ __forceinline__ __half2 h2cos(__half2 a) { return make_half2(hcos(a.x), hcos(a.y)); }
static __device__ __forceinline__ __half htanh(__half x) { return (__half)tanhf((float)x); }
static __device__ __forceinline__ __half2 h2tanh(__half2 a) { return make_half2(htanh(a.x), htanh(a.y)); }
static __device__ __forceinline__ __half htanh_approx(__half x) { return (__half)tanhf((float)x); }
static __device__ __forceinline__ __half2 h2tanh_approx(__half2 a) { return make_half2(htanh_approx(a.x), htanh_approx(a.y)); }
static __device__ __forceinline__ __half hceil(__half x) { return (__half)ceilf((float)x); }
static __device__ __forceinline__ __half2 h2ceil(__half2 a) { return make_half2(hceil(a.x), hceil(a.y)); }
static __device__ __forceinline__ __half hfloor(__half x) { return (__half)floorf((float)x); }
static __device__ __forceinline__ __half2 h2floor(__half2 a) { return make_half2(hfloor(a.x), hfloor(a.y)); }
static __device__ __forceinline__ __half htrunc(__half x) { return (__half)truncf((float)x); }
static __device__ __forceinline__ __half2 h2trunc(__half2 a) { return make_half2(htrunc(a.x), htrunc(a.y)); }
static __device__ __forceinline__ __half hrint(__half x) { return (__half)rintf((float)x); }
static __device__ __forceinline__ __half2 h2rint(__half2 a) { return make_half2(hrint(a.x), hrint(a.y)); }
static __device__ __forceinline__ __half hrcp(__half x) { return (__half)(1.0f / (float)x); }
static __device__ __forceinline__ __half2 h2rcp(__half2 a) { return make_half2(hrcp(a.x), hrcp(a.y)); }

/* Two in a word: shuffled and added atomically (each for itself). */
static __device__ __forceinline__ __half2 __shfl_sync(unsigned int mask, __half2 value, int lane, int width = 32)
{
    unsigned int word;
    memcpy(&word, &value, 4);
    word = __shfl_sync(mask, word, lane, width);
    memcpy(&value, &word, 4);
    return value;
}
static __device__ __forceinline__ __half2 __shfl_up_sync(unsigned int mask, __half2 value, unsigned int delta, int width = 32)
{
    unsigned int word;
    memcpy(&word, &value, 4);
    word = __shfl_up_sync(mask, word, delta, width);
    memcpy(&value, &word, 4);
    return value;
}
static __device__ __forceinline__ __half2 __shfl_down_sync(unsigned int mask, __half2 value, unsigned int delta, int width = 32)
{
    unsigned int word;
    memcpy(&word, &value, 4);
    word = __shfl_down_sync(mask, word, delta, width);
    memcpy(&value, &word, 4);
    return value;
}
static __device__ __forceinline__ __half2 __shfl_xor_sync(unsigned int mask, __half2 value, int lane_mask, int width = 32)
{
    unsigned int word;
    memcpy(&word, &value, 4);
    word = __shfl_xor_sync(mask, word, lane_mask, width);
    memcpy(&value, &word, 4);
    return value;
}
static __device__ __forceinline__ __half2 atomicAdd(__half2 *address, __half2 value) { return make_half2(atomicAdd(&address->x, value.x), atomicAdd(&address->y, value.y)); }
static __device__ __forceinline__ __half2 atomicAdd_block(__half2 *address, __half2 value) { return make_half2(atomicAdd_block(&address->x, value.x), atomicAdd_block(&address->y, value.y)); }
static __device__ __forceinline__ __half2 atomicAdd_system(__half2 *address, __half2 value) { return make_half2(atomicAdd_system(&address->x, value.x), atomicAdd_system(&address->y, value.y)); }
