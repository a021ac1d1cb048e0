/* bfloat16 (cuda_bf16.h): as half.h, for the other 16-bit float. */

typedef __bf16 __nv_bfloat16;

typedef struct __align__(2) __attribute__((minicu_like("__nv_bfloat16"))) __nv_bfloat16_raw { unsigned short x; } __nv_bfloat16_raw;
typedef struct __align__(4) __attribute__((minicu_like("__nv_bfloat162"))) __nv_bfloat162_raw { unsigned short x, y; } __nv_bfloat162_raw;
typedef struct __align__(4) __attribute__((minicu_by_address, minicu_takes(2))) __nv_bfloat162 { __nv_bfloat16 x, y; } __nv_bfloat162;

static __device__ __forceinline__ __nv_bfloat162 make_bfloat162(__nv_bfloat16 x, __nv_bfloat16 y) { __nv_bfloat162 v; v.x = x; v.y = y; return v; }
static __device__ __forceinline__ __nv_bfloat162 __halves2bfloat162(__nv_bfloat16 x, __nv_bfloat16 y) { return make_bfloat162(x, y); }
static __device__ __forceinline__ short __bfloat16_as_short(__nv_bfloat16 x) { short r; memcpy(&r, &x, 2); return r; }
static __device__ __forceinline__ __nv_bfloat16 __short_as_bfloat16(short x) { __nv_bfloat16 r; memcpy(&r, &x, 2); return r; }
static __device__ __forceinline__ unsigned short __bfloat16_as_ushort(__nv_bfloat16 x) { unsigned short r; memcpy(&r, &x, 2); return r; }
static __device__ __forceinline__ __nv_bfloat16 __ushort_as_bfloat16(unsigned short x) { __nv_bfloat16 r; memcpy(&r, &x, 2); return r; }

/* Conversions. Directed ones correct the nearest by one step where it lies on the wrong side. */
static __device__ __forceinline__ __nv_bfloat16 __bfloat16_down(__nv_bfloat16 h) { unsigned short b = __bfloat16_as_ushort(h); return __ushort_as_bfloat16((unsigned short)(b & 0x8000 ? b + 1 : b - 1)); }
static __device__ __forceinline__ __nv_bfloat16 __bfloat16_up(__nv_bfloat16 h) { unsigned short b = __bfloat16_as_ushort(h); return __ushort_as_bfloat16((unsigned short)(b & 0x8000 ? b - 1 : b + 1)); }
static __device__ __forceinline__ float __bfloat162float(__nv_bfloat16 x) { return (float)x; }
static __device__ __forceinline__ __nv_bfloat16 __float2bfloat16(float x) { return (__nv_bfloat16)x; }
static __device__ __forceinline__ __nv_bfloat16 __float2bfloat16_rn(float x) { return (__nv_bfloat16)x; }
static __device__ __forceinline__ __nv_bfloat16 __float2bfloat16_rz(float x) { __nv_bfloat16 h = (__nv_bfloat16)x; return fabsf((float)h) > fabsf(x) ? __ushort_as_bfloat16((unsigned short)(__bfloat16_as_ushort(h) - 1)) : h; }
static __device__ __forceinline__ __nv_bfloat16 __float2bfloat16_rd(float x) { __nv_bfloat16 h = (__nv_bfloat16)x; return (float)h > x ? __bfloat16_down(h) : h; }
static __device__ __forceinline__ __nv_bfloat16 __float2bfloat16_ru(float x) { __nv_bfloat16 h = (__nv_bfloat16)x; return (float)h < x ? __bfloat16_up(h) : h; }
static __device__ __forceinline__ __nv_bfloat16 __double2bfloat16(double x) { return (__nv_bfloat16)x; }
static __device__ __forceinline__ __nv_bfloat16 __int2bfloat16_rn(int x) { return (__nv_bfloat16)x; }
static __device__ __forceinline__ __nv_bfloat16 __int2bfloat16_rd(int x) { __nv_bfloat16 h = (__nv_bfloat16)x; return (double)h > (double)x ? __bfloat16_down(h) : h; }
static __device__ __forceinline__ __nv_bfloat16 __int2bfloat16_ru(int x) { __nv_bfloat16 h = (__nv_bfloat16)x; return (double)h < (double)x ? __bfloat16_up(h) : h; }
static __device__ __forceinline__ __nv_bfloat16 __int2bfloat16_rz(int x) { return x < 0 ? __int2bfloat16_ru(x) : __int2bfloat16_rd(x); }
static __device__ __forceinline__ __nv_bfloat16 __uint2bfloat16_rn(unsigned int x) { return (__nv_bfloat16)x; }
static __device__ __forceinline__ __nv_bfloat16 __uint2bfloat16_rd(unsigned int x) { __nv_bfloat16 h = (__nv_bfloat16)x; return (double)h > (double)x ? __bfloat16_down(h) : h; }
static __device__ __forceinline__ __nv_bfloat16 __uint2bfloat16_ru(unsigned int x) { __nv_bfloat16 h = (__nv_bfloat16)x; return (double)h < (double)x ? __bfloat16_up(h) : h; }
static __device__ __forceinline__ __nv_bfloat16 __uint2bfloat16_rz(unsigned int x) { return __uint2bfloat16_rd(x); }
static __device__ __forceinline__ __nv_bfloat16 __short2bfloat16_rn(short x) { return (__nv_bfloat16)x; }
static __device__ __forceinline__ __nv_bfloat16 __short2bfloat16_rd(short x) { __nv_bfloat16 h = (__nv_bfloat16)x; return (double)h > (double)x ? __bfloat16_down(h) : h; }
static __device__ __forceinline__ __nv_bfloat16 __short2bfloat16_ru(short x) { __nv_bfloat16 h = (__nv_bfloat16)x; return (double)h < (double)x ? __bfloat16_up(h) : h; }
static __device__ __forceinline__ __nv_bfloat16 __short2bfloat16_rz(short x) { return x < 0 ? __short2bfloat16_ru(x) : __short2bfloat16_rd(x); }
static __device__ __forceinline__ __nv_bfloat16 __ushort2bfloat16_rn(unsigned short x) { return (__nv_bfloat16)x; }
static __device__ __forceinline__ __nv_bfloat16 __ushort2bfloat16_rd(unsigned short x) { __nv_bfloat16 h = (__nv_bfloat16)x; return (double)h > (double)x ? __bfloat16_down(h) : h; }
static __device__ __forceinline__ __nv_bfloat16 __ushort2bfloat16_ru(unsigned short x) { __nv_bfloat16 h = (__nv_bfloat16)x; return (double)h < (double)x ? __bfloat16_up(h) : h; }
static __device__ __forceinline__ __nv_bfloat16 __ushort2bfloat16_rz(unsigned short x) { return __ushort2bfloat16_rd(x); }
static __device__ __forceinline__ __nv_bfloat16 __ll2bfloat16_rn(long long x) { return (__nv_bfloat16)x; }
static __device__ __forceinline__ __nv_bfloat16 __ll2bfloat16_rd(long long x) { __nv_bfloat16 h = (__nv_bfloat16)x; return (double)h > __ll2double_rd(x) ? __bfloat16_down(h) : h; }
static __device__ __forceinline__ __nv_bfloat16 __ll2bfloat16_ru(long long x) { __nv_bfloat16 h = (__nv_bfloat16)x; return (double)h < __ll2double_ru(x) ? __bfloat16_up(h) : h; }
static __device__ __forceinline__ __nv_bfloat16 __ll2bfloat16_rz(long long x) { return x < 0 ? __ll2bfloat16_ru(x) : __ll2bfloat16_rd(x); }
static __device__ __forceinline__ __nv_bfloat16 __ull2bfloat16_rn(unsigned long long x) { return (__nv_bfloat16)x; }
static __device__ __forceinline__ __nv_bfloat16 __ull2bfloat16_rd(unsigned long long x) { __nv_bfloat16 h = (__nv_bfloat16)x; return (double)h > __ull2double_rd(x) ? __bfloat16_down(h) : h; }
static __device__ __forceinline__ __nv_bfloat16 __ull2bfloat16_ru(unsigned long long x) { __nv_bfloat16 h = (__nv_bfloat16)x; return (double)h < __ull2double_ru(x) ? __bfloat16_up(h) : h; }
static __device__ __forceinline__ __nv_bfloat16 __ull2bfloat16_rz(unsigned long long x) { return __ull2bfloat16_rd(x); }
static __device__ __forceinline__ int __bfloat162int_rn(__nv_bfloat16 x) { return __float2int_rn((float)x); }
static __device__ __forceinline__ int __bfloat162int_rz(__nv_bfloat16 x) { return __float2int_rz((float)x); }
static __device__ __forceinline__ int __bfloat162int_rd(__nv_bfloat16 x) { return __float2int_rd((float)x); }
static __device__ __forceinline__ int __bfloat162int_ru(__nv_bfloat16 x) { return __float2int_ru((float)x); }
static __device__ __forceinline__ unsigned int __bfloat162uint_rn(__nv_bfloat16 x) { return __float2uint_rn((float)x); }
static __device__ __forceinline__ unsigned int __bfloat162uint_rz(__nv_bfloat16 x) { return __float2uint_rz((float)x); }
static __device__ __forceinline__ unsigned int __bfloat162uint_rd(__nv_bfloat16 x) { return __float2uint_rd((float)x); }
static __device__ __forceinline__ unsigned int __bfloat162uint_ru(__nv_bfloat16 x) { return __float2uint_ru((float)x); }
static __device__ __forceinline__ short __bfloat162short_rn(__nv_bfloat16 x) { int i = __float2int_rn((float)x); return (short)(i < -32768 ? -32768 : i > 32767 ? 32767 : i); }
static __device__ __forceinline__ short __bfloat162short_rz(__nv_bfloat16 x) { int i = __float2int_rz((float)x); return (short)(i < -32768 ? -32768 : i > 32767 ? 32767 : i); }
static __device__ __forceinline__ short __bfloat162short_rd(__nv_bfloat16 x) { int i = __float2int_rd((float)x); return (short)(i < -32768 ? -32768 : i > 32767 ? 32767 : i); }
static __device__ __forceinline__ short __bfloat162short_ru(__nv_bfloat16 x) { int i = __float2int_ru((float)x); return (short)(i < -32768 ? -32768 : i > 32767 ? 32767 : i); }
static __device__ __forceinline__ unsigned short __bfloat162ushort_rn(__nv_bfloat16 x) { int i = __float2int_rn((float)x); return (unsigned short)(i < 0 ? 0 : i > 65535 ? 65535 : i); }
static __device__ __forceinline__ unsigned short __bfloat162ushort_rz(__nv_bfloat16 x) { int i = __float2int_rz((float)x); return (unsigned short)(i < 0 ? 0 : i > 65535 ? 65535 : i); }
static __device__ __forceinline__ unsigned short __bfloat162ushort_rd(__nv_bfloat16 x) { int i = __float2int_rd((float)x); return (unsigned short)(i < 0 ? 0 : i > 65535 ? 65535 : i); }
static __device__ __forceinline__ unsigned short __bfloat162ushort_ru(__nv_bfloat16 x) { int i = __float2int_ru((float)x); return (unsigned short)(i < 0 ? 0 : i > 65535 ? 65535 : i); }
static __device__ __forceinline__ long long __bfloat162ll_rn(__nv_bfloat16 x) { return __float2ll_rn((float)x); }
static __device__ __forceinline__ long long __bfloat162ll_rz(__nv_bfloat16 x) { return __float2ll_rz((float)x); }
static __device__ __forceinline__ long long __bfloat162ll_rd(__nv_bfloat16 x) { return __float2ll_rd((float)x); }
static __device__ __forceinline__ long long __bfloat162ll_ru(__nv_bfloat16 x) { return __float2ll_ru((float)x); }
static __device__ __forceinline__ unsigned long long __bfloat162ull_rn(__nv_bfloat16 x) { return __float2ull_rn((float)x); }
static __device__ __forceinline__ unsigned long long __bfloat162ull_rz(__nv_bfloat16 x) { return __float2ull_rz((float)x); }
static __device__ __forceinline__ unsigned long long __bfloat162ull_rd(__nv_bfloat16 x) { return __float2ull_rd((float)x); }
static __device__ __forceinline__ unsigned long long __bfloat162ull_ru(__nv_bfloat16 x) { return __float2ull_ru((float)x); }
static __device__ __forceinline__ signed char __bfloat162char_rz(__nv_bfloat16 x) { int i = (int)(float)x; return (signed char)(i < -128 ? -128 : i > 127 ? 127 : i); }
static __device__ __forceinline__ unsigned char __bfloat162uchar_rz(__nv_bfloat16 x) { int i = (int)(float)x; return (unsigned char)(i < 0 ? 0 : i > 255 ? 255 : i); }

static __device__ __forceinline__ __nv_bfloat162 __float2bfloat162_rn(float x) { return make_bfloat162((__nv_bfloat16)x, (__nv_bfloat16)x); }
static __device__ __forceinline__ __nv_bfloat162 __floats2bfloat162_rn(float x, float y) { return make_bfloat162((__nv_bfloat16)x, (__nv_bfloat16)y); }
static __device__ __forceinline__ __nv_bfloat162 __float22bfloat162_rn(float2 v) { return make_bfloat162((__nv_bfloat16)v.x, (__nv_bfloat16)v.y); }
static __device__ __forceinline__ float2 __bfloat1622float2(__nv_bfloat162 v) { return make_float2((float)v.x, (float)v.y); }
static __device__ __forceinline__ float __low2float(__nv_bfloat162 v) { return (float)v.x; }
static __device__ __forceinline__ float __high2float(__nv_bfloat162 v) { return (float)v.y; }
static __device__ __forceinline__ __nv_bfloat162 __bfloat162bfloat162(__nv_bfloat16 x) { return make_bfloat162(x, x); }
static __device__ __forceinline__ __nv_bfloat16 __low2bfloat16(__nv_bfloat162 v) { return v.x; }
static __device__ __forceinline__ __nv_bfloat16 __high2bfloat16(__nv_bfloat162 v) { return v.y; }
static __device__ __forceinline__ __nv_bfloat162 __low2bfloat162(__nv_bfloat162 v) { return make_bfloat162(v.x, v.x); }
static __device__ __forceinline__ __nv_bfloat162 __high2bfloat162(__nv_bfloat162 v) { return make_bfloat162(v.y, v.y); }
static __device__ __forceinline__ __nv_bfloat162 __lows2bfloat162(__nv_bfloat162 a, __nv_bfloat162 b) { return make_bfloat162(a.x, b.x); }
static __device__ __forceinline__ __nv_bfloat162 __highs2bfloat162(__nv_bfloat162 a, __nv_bfloat162 b) { return make_bfloat162(a.y, b.y); }
static __device__ __forceinline__ __nv_bfloat162 __lowhigh2highlow(__nv_bfloat162 v) { return make_bfloat162(v.y, v.x); }

/* Arithmetic. _rn: never fused with another operation; _sat: clamped to [0, 1], NaN becomes 0. */
static __device__ __forceinline__ __nv_bfloat16 __hadd(__nv_bfloat16 a, __nv_bfloat16 b) { return a + b; }
__device__ __nv_bfloat16 __hadd_rn(__nv_bfloat16 a, __nv_bfloat16 b);
static __device__ __forceinline__ __nv_bfloat16 __hadd_sat(__nv_bfloat16 a, __nv_bfloat16 b) { __nv_bfloat16 r = a + b; return r > (__nv_bfloat16)0.0f ? r < (__nv_bfloat16)1.0f ? r : (__nv_bfloat16)1.0f : (__nv_bfloat16)0.0f; }
static __device__ __forceinline__ __nv_bfloat16 __hsub(__nv_bfloat16 a, __nv_bfloat16 b) { return a - b; }
__device__ __nv_bfloat16 __hsub_rn(__nv_bfloat16 a, __nv_bfloat16 b);
static __device__ __forceinline__ __nv_bfloat16 __hsub_sat(__nv_bfloat16 a, __nv_bfloat16 b) { __nv_bfloat16 r = a - b; return r > (__nv_bfloat16)0.0f ? r < (__nv_bfloat16)1.0f ? r : (__nv_bfloat16)1.0f : (__nv_bfloat16)0.0f; }
static __device__ __forceinline__ __nv_bfloat16 __hmul(__nv_bfloat16 a, __nv_bfloat16 b) { return a * b; }
__device__ __nv_bfloat16 __hmul_rn(__nv_bfloat16 a, __nv_bfloat16 b);
static __device__ __forceinline__ __nv_bfloat16 __hmul_sat(__nv_bfloat16 a, __nv_bfloat16 b) { __nv_bfloat16 r = a * b; return r > (__nv_bfloat16)0.0f ? r < (__nv_bfloat16)1.0f ? r : (__nv_bfloat16)1.0f : (__nv_bfloat16)0.0f; }
static __device__ __forceinline__ __nv_bfloat16 __hdiv(__nv_bfloat16 a, __nv_bfloat16 b) { return a / b; }
static __device__ __forceinline__ __nv_bfloat16 __hneg(__nv_bfloat16 a) { return -a; }
static __device__ __forceinline__ __nv_bfloat16 __habs(__nv_bfloat16 a) { return __ushort_as_bfloat16((unsigned short)(__bfloat16_as_ushort(a) & 0x7fff)); }
static __device__ __forceinline__ __nv_bfloat16 __hfma(__nv_bfloat16 a, __nv_bfloat16 b, __nv_bfloat16 c) { return (__nv_bfloat16)__sum_to_odd((double)a * (double)b, (double)c); }
static __device__ __forceinline__ __nv_bfloat16 __hfma_sat(__nv_bfloat16 a, __nv_bfloat16 b, __nv_bfloat16 c) { __nv_bfloat16 r = __hfma(a, b, c); return r > (__nv_bfloat16)0.0f ? r < (__nv_bfloat16)1.0f ? r : (__nv_bfloat16)1.0f : (__nv_bfloat16)0.0f; }
static __device__ __forceinline__ __nv_bfloat16 __hfma_relu(__nv_bfloat16 a, __nv_bfloat16 b, __nv_bfloat16 c) { __nv_bfloat16 r = __hfma(a, b, c); return r < (__nv_bfloat16)0.0f ? (__nv_bfloat16)0.0f : r; }
static __device__ __forceinline__ __nv_bfloat162 __hadd2(__nv_bfloat162 a, __nv_bfloat162 b) { return make_bfloat162(__hadd(a.x, b.x), __hadd(a.y, b.y)); }
static __device__ __forceinline__ __nv_bfloat162 __hadd2_rn(__nv_bfloat162 a, __nv_bfloat162 b) { return make_bfloat162(__hadd_rn(a.x, b.x), __hadd_rn(a.y, b.y)); }
static __device__ __forceinline__ __nv_bfloat162 __hadd2_sat(__nv_bfloat162 a, __nv_bfloat162 b) { return make_bfloat162(__hadd_sat(a.x, b.x), __hadd_sat(a.y, b.y)); }
static __device__ __forceinline__ __nv_bfloat162 __hsub2(__nv_bfloat162 a, __nv_bfloat162 b) { return make_bfloat162(__hsub(a.x, b.x), __hsub(a.y, b.y)); }
static __device__ __forceinline__ __nv_bfloat162 __hsub2_rn(__nv_bfloat162 a, __nv_bfloat162 b) { return make_bfloat162(__hsub_rn(a.x, b.x), __hsub_rn(a.y, b.y)); }
static __device__ __forceinline__ __nv_bfloat162 __hsub2_sat(__nv_bfloat162 a, __nv_bfloat162 b) { return make_bfloat162(__hsub_sat(a.x, b.x), __hsub_sat(a.y, b.y)); }
static __device__ __forceinline__ __nv_bfloat162 __hmul2(__nv_bfloat162 a, __nv_bfloat162 b) { return make_bfloat162(__hmul(a.x, b.x), __hmul(a.y, b.y)); }
static __device__ __forceinline__ __nv_bfloat162 __hmul2_rn(__nv_bfloat162 a, __nv_bfloat162 b) { return make_bfloat162(__hmul_rn(a.x, b.x), __hmul_rn(a.y, b.y)); }
static __device__ __forceinline__ __nv_bfloat162 __hmul2_sat(__nv_bfloat162 a, __nv_bfloat162 b) { return make_bfloat162(__hmul_sat(a.x, b.x), __hmul_sat(a.y, b.y)); }
static __device__ __forceinline__ __nv_bfloat162 __h2div(__nv_bfloat162 a, __nv_bfloat162 b) { return make_bfloat162(__hdiv(a.x, b.x), __hdiv(a.y, b.y)); }
static __device__ __forceinline__ __nv_bfloat162 __hneg2(__nv_bfloat162 a) { return make_bfloat162(__hneg(a.x), __hneg(a.y)); }
static __device__ __forceinline__ __nv_bfloat162 __habs2(__nv_bfloat162 a) { return make_bfloat162(__habs(a.x), __habs(a.y)); }
static __device__ __forceinline__ __nv_bfloat162 __hfma2(__nv_bfloat162 a, __nv_bfloat162 b, __nv_bfloat162 c) { return make_bfloat162(__hfma(a.x, b.x, c.x), __hfma(a.y, b.y, c.y)); }
static __device__ __forceinline__ __nv_bfloat162 __hfma2_sat(__nv_bfloat162 a, __nv_bfloat162 b, __nv_bfloat162 c) { return make_bfloat162(__hfma_sat(a.x, b.x, c.x), __hfma_sat(a.y, b.y, c.y)); }
static __device__ __forceinline__ __nv_bfloat162 __hfma2_relu(__nv_bfloat162 a, __nv_bfloat162 b, __nv_bfloat162 c) { return make_bfloat162(__hfma_relu(a.x, b.x, c.x), __hfma_relu(a.y, b.y, c.y)); }
static __device__ __forceinline__ __nv_bfloat162 __hcmadd(__nv_bfloat162 a, __nv_bfloat162 b, __nv_bfloat162 c)
{
    return make_bfloat162(__hfma(-a.y, b.y, __hfma(a.x, b.x, c.x)), __hfma(a.y, b.x, __hfma(a.x, b.y, c.y)));
}

/* Comparisons: false where an operand is NaN; with u, true there. */
static __device__ __forceinline__ _Bool __heq(__nv_bfloat16 a, __nv_bfloat16 b) { return a == b; }
static __device__ __forceinline__ _Bool __hequ(__nv_bfloat16 a, __nv_bfloat16 b) { return !(a < b || a > b); }
static __device__ __forceinline__ _Bool __hne(__nv_bfloat16 a, __nv_bfloat16 b) { return a < b || a > b; }
static __device__ __forceinline__ _Bool __hneu(__nv_bfloat16 a, __nv_bfloat16 b) { return !(a == b); }
static __device__ __forceinline__ _Bool __hle(__nv_bfloat16 a, __nv_bfloat16 b) { return a <= b; }
static __device__ __forceinline__ _Bool __hleu(__nv_bfloat16 a, __nv_bfloat16 b) { return !(a > b); }
static __device__ __forceinline__ _Bool __hge(__nv_bfloat16 a, __nv_bfloat16 b) { return a >= b; }
static __device__ __forceinline__ _Bool __hgeu(__nv_bfloat16 a, __nv_bfloat16 b) { return !(a < b); }
static __device__ __forceinline__ _Bool __hlt(__nv_bfloat16 a, __nv_bfloat16 b) { return a < b; }
static __device__ __forceinline__ _Bool __hltu(__nv_bfloat16 a, __nv_bfloat16 b) { return !(a >= b); }
static __device__ __forceinline__ _Bool __hgt(__nv_bfloat16 a, __nv_bfloat16 b) { return a > b; }
static __device__ __forceinline__ _Bool __hgtu(__nv_bfloat16 a, __nv_bfloat16 b) { return !(a <= b); }
static __device__ __forceinline__ __nv_bfloat162 __heq2(__nv_bfloat162 a, __nv_bfloat162 b) { return make_bfloat162(__ushort_as_bfloat16(__heq(a.x, b.x) ? 0x3f80 : 0), __ushort_as_bfloat16(__heq(a.y, b.y) ? 0x3f80 : 0)); }
static __device__ __forceinline__ unsigned int __heq2_mask(__nv_bfloat162 a, __nv_bfloat162 b) { return (__heq(a.x, b.x) ? 0xffffu : 0u) | (__heq(a.y, b.y) ? 0xffff0000u : 0u); }
static __device__ __forceinline__ _Bool __hbeq2(__nv_bfloat162 a, __nv_bfloat162 b) { return __heq(a.x, b.x) && __heq(a.y, b.y); }
static __device__ __forceinline__ __nv_bfloat162 __hequ2(__nv_bfloat162 a, __nv_bfloat162 b) { return make_bfloat162(__ushort_as_bfloat16(__hequ(a.x, b.x) ? 0x3f80 : 0), __ushort_as_bfloat16(__hequ(a.y, b.y) ? 0x3f80 : 0)); }
static __device__ __forceinline__ unsigned int __hequ2_mask(__nv_bfloat162 a, __nv_bfloat162 b) { return (__hequ(a.x, b.x) ? 0xffffu : 0u) | (__hequ(a.y, b.y) ? 0xffff0000u : 0u); }
static __device__ __forceinline__ _Bool __hbequ2(__nv_bfloat162 a, __nv_bfloat162 b) { return __hequ(a.x, b.x) && __hequ(a.y, b.y); }
static __device__ __forceinline__ __nv_bfloat162 __hne2(__nv_bfloat162 a, __nv_bfloat162 b) { return make_bfloat162(__ushort_as_bfloat16(__hne(a.x, b.x) ? 0x3f80 : 0), __ushort_as_bfloat16(__hne(a.y, b.y) ? 0x3f80 : 0)); }
static __device__ __forceinline__ unsigned int __hne2_mask(__nv_bfloat162 a, __nv_bfloat162 b) { return (__hne(a.x, b.x) ? 0xffffu : 0u) | (__hne(a.y, b.y) ? 0xffff0000u : 0u); }
static __device__ __forceinline__ _Bool __hbne2(__nv_bfloat162 a, __nv_bfloat162 b) { return __hne(a.x, b.x) && __hne(a.y, b.y); }
static __device__ __forceinline__ __nv_bfloat162 __hneu2(__nv_bfloat162 a, __nv_bfloat162 b) { return make_bfloat162(__ushort_as_bfloat16(__hneu(a.x, b.x) ? 0x3f80 : 0), __ushort_as_bfloat16(__hneu(a.y, b.y) ? 0x3f80 : 0)); }
static __device__ __forceinline__ unsigned int __hneu2_mask(__nv_bfloat162 a, __nv_bfloat162 b) { return (__hneu(a.x, b.x) ? 0xffffu : 0u) | (__hneu(a.y, b.y) ? 0xffff0000u : 0u); }
static __device__ __forceinline__ _Bool __hbneu2(__nv_bfloat162 a, __nv_bfloat162 b) { return __hneu(a.x, b.x) && __hneu(a.y, b.y); }
static __device__ __forceinline__ __nv_bfloat162 __hle2(__nv_bfloat162 a, __nv_bfloat162 b) { return make_bfloat162(__ushort_as_bfloat16(__hle(a.x, b.x) ? 0x3f80 : 0), __ushort_as_bfloat16(__hle(a.y, b.y) ? 0x3f80 : 0)); }
static __device__ __forceinline__ unsigned int __hle2_mask(__nv_bfloat162 a, __nv_bfloat162 b) { return (__hle(a.x, b.x) ? 0xffffu : 0u) | (__hle(a.y, b.y) ? 0xffff0000u : 0u); }
static __device__ __forceinline__ _Bool __hble2(__nv_bfloat162 a, __nv_bfloat162 b) { return __hle(a.x, b.x) && __hle(a.y, b.y); }
static __device__ __forceinline__ __nv_bfloat162 __hleu2(__nv_bfloat162 a, __nv_bfloat162 b) { return make_bfloat162(__ushort_as_bfloat16(__hleu(a.x, b.x) ? 0x3f80 : 0), __ushort_as_bfloat16(__hleu(a.y, b.y) ? 0x3f80 : 0)); }
static __device__ __forceinline__ unsigned int __hleu2_mask(__nv_bfloat162 a, __nv_bfloat162 b) { return (__hleu(a.x, b.x) ? 0xffffu : 0u) | (__hleu(a.y, b.y) ? 0xffff0000u : 0u); }
static __device__ __forceinline__ _Bool __hbleu2(__nv_bfloat162 a, __nv_bfloat162 b) { return __hleu(a.x, b.x) && __hleu(a.y, b.y); }
static __device__ __forceinline__ __nv_bfloat162 __hge2(__nv_bfloat162 a, __nv_bfloat162 b) { return make_bfloat162(__ushort_as_bfloat16(__hge(a.x, b.x) ? 0x3f80 : 0), __ushort_as_bfloat16(__hge(a.y, b.y) ? 0x3f80 : 0)); }
static __device__ __forceinline__ unsigned int __hge2_mask(__nv_bfloat162 a, __nv_bfloat162 b) { return (__hge(a.x, b.x) ? 0xffffu : 0u) | (__hge(a.y, b.y) ? 0xffff0000u : 0u); }
static __device__ __forceinline__ _Bool __hbge2(__nv_bfloat162 a, __nv_bfloat162 b) { return __hge(a.x, b.x) && __hge(a.y, b.y); }
static __device__ __forceinline__ __nv_bfloat162 __hgeu2(__nv_bfloat162 a, __nv_bfloat162 b) { return make_bfloat162(__ushort_as_bfloat16(__hgeu(a.x, b.x) ? 0x3f80 : 0), __ushort_as_bfloat16(__hgeu(a.y, b.y) ? 0x3f80 : 0)); }
static __device__ __forceinline__ unsigned int __hgeu2_mask(__nv_bfloat162 a, __nv_bfloat162 b) { return (__hgeu(a.x, b.x) ? 0xffffu : 0u) | (__hgeu(a.y, b.y) ? 0xffff0000u : 0u); }
static __device__ __forceinline__ _Bool __hbgeu2(__nv_bfloat162 a, __nv_bfloat162 b) { return __hgeu(a.x, b.x) && __hgeu(a.y, b.y); }
static __device__ __forceinline__ __nv_bfloat162 __hlt2(__nv_bfloat162 a, __nv_bfloat162 b) { return make_bfloat162(__ushort_as_bfloat16(__hlt(a.x, b.x) ? 0x3f80 : 0), __ushort_as_bfloat16(__hlt(a.y, b.y) ? 0x3f80 : 0)); }
static __device__ __forceinline__ unsigned int __hlt2_mask(__nv_bfloat162 a, __nv_bfloat162 b) { return (__hlt(a.x, b.x) ? 0xffffu : 0u) | (__hlt(a.y, b.y) ? 0xffff0000u : 0u); }
static __device__ __forceinline__ _Bool __hblt2(__nv_bfloat162 a, __nv_bfloat162 b) { return __hlt(a.x, b.x) && __hlt(a.y, b.y); }
static __device__ __forceinline__ __nv_bfloat162 __hltu2(__nv_bfloat162 a, __nv_bfloat162 b) { return make_bfloat162(__ushort_as_bfloat16(__hltu(a.x, b.x) ? 0x3f80 : 0), __ushort_as_bfloat16(__hltu(a.y, b.y) ? 0x3f80 : 0)); }
static __device__ __forceinline__ unsigned int __hltu2_mask(__nv_bfloat162 a, __nv_bfloat162 b) { return (__hltu(a.x, b.x) ? 0xffffu : 0u) | (__hltu(a.y, b.y) ? 0xffff0000u : 0u); }
static __device__ __forceinline__ _Bool __hbltu2(__nv_bfloat162 a, __nv_bfloat162 b) { return __hltu(a.x, b.x) && __hltu(a.y, b.y); }
static __device__ __forceinline__ __nv_bfloat162 __hgt2(__nv_bfloat162 a, __nv_bfloat162 b) { return make_bfloat162(__ushort_as_bfloat16(__hgt(a.x, b.x) ? 0x3f80 : 0), __ushort_as_bfloat16(__hgt(a.y, b.y) ? 0x3f80 : 0)); }
static __device__ __forceinline__ unsigned int __hgt2_mask(__nv_bfloat162 a, __nv_bfloat162 b) { return (__hgt(a.x, b.x) ? 0xffffu : 0u) | (__hgt(a.y, b.y) ? 0xffff0000u : 0u); }
static __device__ __forceinline__ _Bool __hbgt2(__nv_bfloat162 a, __nv_bfloat162 b) { return __hgt(a.x, b.x) && __hgt(a.y, b.y); }
static __device__ __forceinline__ __nv_bfloat162 __hgtu2(__nv_bfloat162 a, __nv_bfloat162 b) { return make_bfloat162(__ushort_as_bfloat16(__hgtu(a.x, b.x) ? 0x3f80 : 0), __ushort_as_bfloat16(__hgtu(a.y, b.y) ? 0x3f80 : 0)); }
static __device__ __forceinline__ unsigned int __hgtu2_mask(__nv_bfloat162 a, __nv_bfloat162 b) { return (__hgtu(a.x, b.x) ? 0xffffu : 0u) | (__hgtu(a.y, b.y) ? 0xffff0000u : 0u); }
static __device__ __forceinline__ _Bool __hbgtu2(__nv_bfloat162 a, __nv_bfloat162 b) { return __hgtu(a.x, b.x) && __hgtu(a.y, b.y); }
static __device__ __forceinline__ _Bool __hisnan(__nv_bfloat16 a) { return a != a; }
static __device__ __forceinline__ __nv_bfloat162 __hisnan2(__nv_bfloat162 a) { return __hneu2(a, a); }
static __device__ __forceinline__ int __hisinf(__nv_bfloat16 a) { unsigned short b = __bfloat16_as_ushort(a); return b == 0x7f80 ? 1 : b == (0x7f80 | 0x8000) ? -1 : 0; }
static __device__ __forceinline__ __nv_bfloat16 __hmax(__nv_bfloat16 a, __nv_bfloat16 b) { return (__nv_bfloat16)fmaxf((float)a, (float)b); }
static __device__ __forceinline__ __nv_bfloat16 __hmin(__nv_bfloat16 a, __nv_bfloat16 b) { return (__nv_bfloat16)fminf((float)a, (float)b); }
static __device__ __forceinline__ __nv_bfloat16 __hmax_nan(__nv_bfloat16 a, __nv_bfloat16 b) { return a != a || b != b ? __ushort_as_bfloat16(0x7fff) : __hmax(a, b); }
static __device__ __forceinline__ __nv_bfloat16 __hmin_nan(__nv_bfloat16 a, __nv_bfloat16 b) { return a != a || b != b ? __ushort_as_bfloat16(0x7fff) : __hmin(a, b); }
static __device__ __forceinline__ __nv_bfloat162 __hmax2(__nv_bfloat162 a, __nv_bfloat162 b) { return make_bfloat162(__hmax(a.x, b.x), __hmax(a.y, b.y)); }
static __device__ __forceinline__ __nv_bfloat162 __hmax2_nan(__nv_bfloat162 a, __nv_bfloat162 b) { return make_bfloat162(__hmax_nan(a.x, b.x), __hmax_nan(a.y, b.y)); }
static __device__ __forceinline__ __nv_bfloat162 __hmin2(__nv_bfloat162 a, __nv_bfloat162 b) { return make_bfloat162(__hmin(a.x, b.x), __hmin(a.y, b.y)); }
static __device__ __forceinline__ __nv_bfloat162 __hmin2_nan(__nv_bfloat162 a, __nv_bfloat162 b) { return make_bfloat162(__hmin_nan(a.x, b.x), __hmin_nan(a.y, b.y)); }

/* Mathematics: in float. */
static __device__ __forceinline__ __nv_bfloat16 hsqrt(__nv_bfloat16 x) { return (__nv_bfloat16)sqrtf((float)x); }
static __device__ __forceinline__ __nv_bfloat162 h2sqrt(__nv_bfloat162 a) { return make_bfloat162(hsqrt(a.x), hsqrt(a.y)); }
static __device__ __forceinline__ __nv_bfloat16 hrsqrt(__nv_bfloat16 x) { return (__nv_bfloat16)rsqrtf((float)x); }
static __device__ __forceinline__ __nv_bfloat162 h2rsqrt(__nv_bfloat162 a) { return make_bfloat162(hrsqrt(a.x), hrsqrt(a.y)); }
static __device__ __forceinline__ __nv_bfloat16 hexp(__nv_bfloat16 x) { return (__nv_bfloat16)__expf((float)x); }
static __device__ __forceinline__ __nv_bfloat162 h2exp(__nv_bfloat162 a) { return make_bfloat162(hexp(a.x), hexp(a.y)); }
static __device__ __forceinline__ __nv_bfloat16 hexp2(__nv_bfloat16 x) { return (__nv_bfloat16)exp2f((float)x); }
static __device__ __forceinline__ __nv_bfloat162 h2exp2(__nv_bfloat162 a) { return make_bfloat162(hexp2(a.x), hexp2(a.y)); }
static __device__ __forceinline__ __nv_bfloat16 hexp10(__nv_bfloat16 x) { return (__nv_bfloat16)__exp10f((float)x); }
static __device__ __forceinline__ __nv_bfloat162 h2exp10(__nv_bfloat162 a) { return make_bfloat162(hexp10(a.x), hexp10(a.y)); }
static __device__ __forceinline__ __nv_bfloat16 hlog(__nv_bfloat16 x) { return (__nv_bfloat16)__logf((float)x); }
static __device__ __forceinline__ __nv_bfloat162 h2log(__nv_bfloat162 a) { return make_bfloat162(hlog(a.x), hlog(a.y)); }
static __device__ __forceinline__ __nv_bfloat16 hlog2(__nv_bfloat16 x) { return (__nv_bfloat16)__log2f((float)x); }
static __device__ __forceinline__ __nv_bfloat162 h2log2(__nv_bfloat162 a) { return make_bfloat162(hlog2(a.x), hlog2(a.y)); }
static __device__ __forceinline__ __nv_bfloat16 hlog10(__nv_bfloat16 x) { return (__nv_bfloat16)__log10f((float)x); }
static __device__ __forceinline__ __nv_bfloat162 h2log10(__nv_bfloat162 a) { return make_bfloat162(hlog10(a.x), hlog10(a.y)); }
static __device__ __forceinline__ __nv_bfloat16 hsin(__nv_bfloat16 x) { return (__nv_bfloat16)sinf((float)x); }
static __device__ __forceinline__ __nv_bfloat162 h2sin(__nv_bfloat162 a) { return make_bfloat162(hsin(a.x), hsin(a.y)); }
static __device__ __forceinline__ __nv_bfloat16 hcos(__nv_bfloat16 x) { return (__nv_bfloat16)cosf((float)x); }
static __device__ __forceinline__ __nv_bfloat162 h2cos(__nv_bfloat162 a) { return make_bfloat162(hcos(a.x), hcos(a.y)); }
static __device__ __forceinline__ __nv_bfloat16 htanh(__nv_bfloat16 x) { return (__nv_bfloat16)tanhf((float)x); }
static __device__ __forceinline__ __nv_bfloat162 h2tanh(__nv_bfloat162 a) { return make_bfloat162(htanh(a.x), htanh(a.y)); }
static __device__ __forceinline__ __nv_bfloat16 htanh_approx(__nv_bfloat16 x) { return (__nv_bfloat16)tanhf((float)x); }
static __device__ __forceinline__ __nv_bfloat162 h2tanh_approx(__nv_bfloat162 a) { return make_bfloat162(htanh_approx(a.x), htanh_approx(a.y)); }
static __device__ __forceinline__ __nv_bfloat16 hceil(__nv_bfloat16 x) { return (__nv_bfloat16)ceilf((float)x); }
static __device__ __forceinline__ __nv_bfloat162 h2ceil(__nv_bfloat162 a) { return make_bfloat162(hceil(a.x), hceil(a.y)); }
static __device__ __forceinline__ __nv_bfloat16 hfloor(__nv_bfloat16 x) { return (__nv_bfloat16)floorf((float)x); }
static __device__ __forceinline__ __nv_bfloat162 h2floor(__nv_bfloat162 a) { return make_bfloat162(hfloor(a.x), hfloor(a.y)); }
static __device__ __forceinline__ __nv_bfloat16 htrunc(__nv_bfloat16 x) { return (__nv_bfloat16)truncf((float)x); }
static __device__ __forceinline__ __nv_bfloat162 h2trunc(__nv_bfloat162 a) { return make_bfloat162(htrunc(a.x), htrunc(a.y)); }
static __device__ __forceinline__ __nv_bfloat16 hrint(__nv_bfloat16 x) { return (__nv_bfloat16)rintf((float)x); }
static __device__ __forceinline__ __nv_bfloat162 h2rint(__nv_bfloat162 a) { return make_bfloat162(hrint(a.x), hrint(a.y)); }
static __device__ __forceinline__ __nv_bfloat16 hrcp(__nv_bfloat16 x) { return (__nv_bfloat16)(1.0f / (float)x); }
static __device__ __forceinline__ __nv_bfloat162 h2rcp(__nv_bfloat162 a) { return make_bfloat162(hrcp(a.x), hrcp(a.y)); }

/* Two in a word: shuffled and added atomically (each for itself). */
static __device__ __forceinline__ __nv_bfloat162 __shfl_sync(unsigned int mask, __nv_bfloat162 value, int lane, int width = 32)
{
    unsigned int word;
    memcpy(&word, &value, 4);
    word = __shfl_sync(mask, word, lane, width);
    memcpy(&value, &word, 4);
    return value;
}
static __device__ __forceinline__ __nv_bfloat162 __shfl_up_sync(unsigned int mask, __nv_bfloat162 value, unsigned int delta, int width = 32)
{
    unsigned int word;
    memcpy(&word, &value, 4);
    word = __shfl_up_sync(mask, word, delta, width);
    memcpy(&value, &word, 4);
    return value;
}
static __device__ __forceinline__ __nv_bfloat162 __shfl_down_sync(unsigned int mask, __nv_bfloat162 value, unsigned int delta, int width = 32)
{
    unsigned int word;
    memcpy(&word, &value, 4);
    word = __shfl_down_sync(mask, word, delta, width);
    memcpy(&value, &word, 4);
    return value;
}
static __device__ __forceinline__ __nv_bfloat162 __shfl_xor_sync(unsigned int mask, __nv_bfloat162 value, int lane_mask, int width = 32)
{
    unsigned int word;
    memcpy(&word, &value, 4);
    word = __shfl_xor_sync(mask, word, lane_mask, width);
    memcpy(&value, &word, 4);
    return value;
}
static __device__ __forceinline__ __nv_bfloat162 atomicAdd(__nv_bfloat162 *address, __nv_bfloat162 value) { return make_bfloat162(atomicAdd(&address->x, value.x), atomicAdd(&address->y, value.y)); }
static __device__ __forceinline__ __nv_bfloat162 atomicAdd_block(__nv_bfloat162 *address, __nv_bfloat162 value) { return make_bfloat162(atomicAdd_block(&address->x, value.x), atomicAdd_block(&address->y, value.y)); }
static __device__ __forceinline__ __nv_bfloat162 atomicAdd_system(__nv_bfloat162 *address, __nv_bfloat162 value) { return make_bfloat162(atomicAdd_system(&address->x, value.x), atomicAdd_system(&address->y, value.y)); }
