/* The classes of 8-bit floats (cuda_fp8.h). `T(x)` calls T_of(x), and casts to other types T_to_...
   (sema/initialisation/constructors.py); their other members are not here. */

typedef struct __attribute__((minicu_by_functions)) __nv_fp8_e4m3 { __nv_fp8_storage_t __x; } __nv_fp8_e4m3;
typedef struct __attribute__((minicu_by_functions)) __nv_fp8x2_e4m3 { __nv_fp8x2_storage_t __x; } __nv_fp8x2_e4m3;
typedef struct __attribute__((minicu_by_functions)) __nv_fp8x4_e4m3 { __nv_fp8x4_storage_t __x; } __nv_fp8x4_e4m3;
static __device__ __forceinline__ __nv_fp8_e4m3 __nv_fp8_e4m3_of(float x) { __nv_fp8_e4m3 r; r.__x = __nv_cvt_float_to_fp8(x, __NV_SATFINITE, __NV_E4M3); return r; }
static __device__ __forceinline__ __nv_fp8_e4m3 __nv_fp8_e4m3_of(double x) { __nv_fp8_e4m3 r; r.__x = __nv_cvt_double_to_fp8(x, __NV_SATFINITE, __NV_E4M3); return r; }
static __device__ __forceinline__ __nv_fp8x2_e4m3 __nv_fp8x2_e4m3_of(float2 x) { __nv_fp8x2_e4m3 r; r.__x = __nv_cvt_float2_to_fp8x2(x, __NV_SATFINITE, __NV_E4M3); return r; }
static __device__ __forceinline__ __nv_fp8x2_e4m3 __nv_fp8x2_e4m3_of(double2 x) { __nv_fp8x2_e4m3 r; r.__x = __nv_cvt_double2_to_fp8x2(x, __NV_SATFINITE, __NV_E4M3); return r; }
static __device__ __forceinline__ __nv_fp8x2_e4m3 __nv_fp8x2_e4m3_of(__half2 x) { __nv_fp8x2_e4m3 r; r.__x = __nv_cvt_halfraw2_to_fp8x2(x, __NV_SATFINITE, __NV_E4M3); return r; }
static __device__ __forceinline__ __nv_fp8x2_e4m3 __nv_fp8x2_e4m3_of(__nv_bfloat162 x) { __nv_fp8x2_e4m3 r; r.__x = __nv_cvt_bfloat16raw2_to_fp8x2(x, __NV_SATFINITE, __NV_E4M3); return r; }
static __device__ __forceinline__ __nv_fp8x4_e4m3 __nv_fp8x4_e4m3_of(float4 x) { __nv_fp8x4_e4m3 r; r.__x = __nv_fp8x2_e4m3_of(make_float2(x.x, x.y)).__x | (unsigned int)__nv_fp8x2_e4m3_of(make_float2(x.z, x.w)).__x << 16; return r; }
static __device__ __forceinline__ __nv_fp8x4_e4m3 __nv_fp8x4_e4m3_of(double4 x) { __nv_fp8x4_e4m3 r; r.__x = __nv_fp8x2_e4m3_of(make_double2(x.x, x.y)).__x | (unsigned int)__nv_fp8x2_e4m3_of(make_double2(x.z, x.w)).__x << 16; return r; }
static __device__ __forceinline__ __nv_fp8x4_e4m3 __nv_fp8x4_e4m3_of(__half2 low, __half2 high) { __nv_fp8x4_e4m3 r; r.__x = __nv_fp8x2_e4m3_of(low).__x | (unsigned int)__nv_fp8x2_e4m3_of(high).__x << 16; return r; }
static __device__ __forceinline__ __nv_fp8x4_e4m3 __nv_fp8x4_e4m3_of(__nv_bfloat162 low, __nv_bfloat162 high) { __nv_fp8x4_e4m3 r; r.__x = __nv_fp8x2_e4m3_of(low).__x | (unsigned int)__nv_fp8x2_e4m3_of(high).__x << 16; return r; }
static __device__ __forceinline__ signed char __nv_fp8_e4m3_to_char(__nv_fp8_e4m3 x) { return __half2char_rz(__nv_cvt_fp8_to_halfraw(x.__x, __NV_E4M3)); }
static __device__ __forceinline__ unsigned char __nv_fp8_e4m3_to_uchar(__nv_fp8_e4m3 x) { return __half2uchar_rz(__nv_cvt_fp8_to_halfraw(x.__x, __NV_E4M3)); }
static __device__ __forceinline__ short __nv_fp8_e4m3_to_short(__nv_fp8_e4m3 x) { return __half2short_rz(__nv_cvt_fp8_to_halfraw(x.__x, __NV_E4M3)); }
static __device__ __forceinline__ unsigned short __nv_fp8_e4m3_to_ushort(__nv_fp8_e4m3 x) { return __half2ushort_rz(__nv_cvt_fp8_to_halfraw(x.__x, __NV_E4M3)); }
static __device__ __forceinline__ float __nv_fp8_e4m3_to_float(__nv_fp8_e4m3 x) { return __half2float(__nv_cvt_fp8_to_halfraw(x.__x, __NV_E4M3)); }
static __device__ __forceinline__ __half2 __nv_fp8x2_e4m3_to_half2(__nv_fp8x2_e4m3 x) { return __nv_cvt_fp8x2_to_halfraw2(x.__x, __NV_E4M3); }
static __device__ __forceinline__ float2 __nv_fp8x2_e4m3_to_float2(__nv_fp8x2_e4m3 x) { return __half22float2(__nv_cvt_fp8x2_to_halfraw2(x.__x, __NV_E4M3)); }
static __device__ __forceinline__ float4 __nv_fp8x4_e4m3_to_float4(__nv_fp8x4_e4m3 x) { float2 low = __half22float2(__nv_cvt_fp8x2_to_halfraw2((__nv_fp8x2_storage_t)x.__x, __NV_E4M3)), high = __half22float2(__nv_cvt_fp8x2_to_halfraw2((__nv_fp8x2_storage_t)(x.__x >> 16), __NV_E4M3)); return make_float4(low.x, low.y, high.x, high.y); }

typedef struct __attribute__((minicu_by_functions)) __nv_fp8_e5m2 { __nv_fp8_storage_t __x; } __nv_fp8_e5m2;
typedef struct __attribute__((minicu_by_functions)) __nv_fp8x2_e5m2 { __nv_fp8x2_storage_t __x; } __nv_fp8x2_e5m2;
typedef struct __attribute__((minicu_by_functions)) __nv_fp8x4_e5m2 { __nv_fp8x4_storage_t __x; } __nv_fp8x4_e5m2;
static __device__ __forceinline__ __nv_fp8_e5m2 __nv_fp8_e5m2_of(float x) { __nv_fp8_e5m2 r; r.__x = __nv_cvt_float_to_fp8(x, __NV_SATFINITE, __NV_E5M2); return r; }
static __device__ __forceinline__ __nv_fp8_e5m2 __nv_fp8_e5m2_of(double x) { __nv_fp8_e5m2 r; r.__x = __nv_cvt_double_to_fp8(x, __NV_SATFINITE, __NV_E5M2); return r; }
static __device__ __forceinline__ __nv_fp8x2_e5m2 __nv_fp8x2_e5m2_of(float2 x) { __nv_fp8x2_e5m2 r; r.__x = __nv_cvt_float2_to_fp8x2(x, __NV_SATFINITE, __NV_E5M2); return r; }
static __device__ __forceinline__ __nv_fp8x2_e5m2 __nv_fp8x2_e5m2_of(double2 x) { __nv_fp8x2_e5m2 r; r.__x = __nv_cvt_double2_to_fp8x2(x, __NV_SATFINITE, __NV_E5M2); return r; }
static __device__ __forceinline__ __nv_fp8x2_e5m2 __nv_fp8x2_e5m2_of(__half2 x) { __nv_fp8x2_e5m2 r; r.__x = __nv_cvt_halfraw2_to_fp8x2(x, __NV_SATFINITE, __NV_E5M2); return r; }
static __device__ __forceinline__ __nv_fp8x2_e5m2 __nv_fp8x2_e5m2_of(__nv_bfloat162 x) { __nv_fp8x2_e5m2 r; r.__x = __nv_cvt_bfloat16raw2_to_fp8x2(x, __NV_SATFINITE, __NV_E5M2); return r; }
static __device__ __forceinline__ __nv_fp8x4_e5m2 __nv_fp8x4_e5m2_of(float4 x) { __nv_fp8x4_e5m2 r; r.__x = __nv_fp8x2_e5m2_of(make_float2(x.x, x.y)).__x | (unsigned int)__nv_fp8x2_e5m2_of(make_float2(x.z, x.w)).__x << 16; return r; }
static __device__ __forceinline__ __nv_fp8x4_e5m2 __nv_fp8x4_e5m2_of(double4 x) { __nv_fp8x4_e5m2 r; r.__x = __nv_fp8x2_e5m2_of(make_double2(x.x, x.y)).__x | (unsigned int)__nv_fp8x2_e5m2_of(make_double2(x.z, x.w)).__x << 16; return r; }
static __device__ __forceinline__ __nv_fp8x4_e5m2 __nv_fp8x4_e5m2_of(__half2 low, __half2 high) { __nv_fp8x4_e5m2 r; r.__x = __nv_fp8x2_e5m2_of(low).__x | (unsigned int)__nv_fp8x2_e5m2_of(high).__x << 16; return r; }
static __device__ __forceinline__ __nv_fp8x4_e5m2 __nv_fp8x4_e5m2_of(__nv_bfloat162 low, __nv_bfloat162 high) { __nv_fp8x4_e5m2 r; r.__x = __nv_fp8x2_e5m2_of(low).__x | (unsigned int)__nv_fp8x2_e5m2_of(high).__x << 16; return r; }
static __device__ __forceinline__ signed char __nv_fp8_e5m2_to_char(__nv_fp8_e5m2 x) { return __half2char_rz(__nv_cvt_fp8_to_halfraw(x.__x, __NV_E5M2)); }
static __device__ __forceinline__ unsigned char __nv_fp8_e5m2_to_uchar(__nv_fp8_e5m2 x) { return __half2uchar_rz(__nv_cvt_fp8_to_halfraw(x.__x, __NV_E5M2)); }
static __device__ __forceinline__ short __nv_fp8_e5m2_to_short(__nv_fp8_e5m2 x) { return __half2short_rz(__nv_cvt_fp8_to_halfraw(x.__x, __NV_E5M2)); }
static __device__ __forceinline__ unsigned short __nv_fp8_e5m2_to_ushort(__nv_fp8_e5m2 x) { return __half2ushort_rz(__nv_cvt_fp8_to_halfraw(x.__x, __NV_E5M2)); }
static __device__ __forceinline__ float __nv_fp8_e5m2_to_float(__nv_fp8_e5m2 x) { return __half2float(__nv_cvt_fp8_to_halfraw(x.__x, __NV_E5M2)); }
static __device__ __forceinline__ __half2 __nv_fp8x2_e5m2_to_half2(__nv_fp8x2_e5m2 x) { return __nv_cvt_fp8x2_to_halfraw2(x.__x, __NV_E5M2); }
static __device__ __forceinline__ float2 __nv_fp8x2_e5m2_to_float2(__nv_fp8x2_e5m2 x) { return __half22float2(__nv_cvt_fp8x2_to_halfraw2(x.__x, __NV_E5M2)); }
static __device__ __forceinline__ float4 __nv_fp8x4_e5m2_to_float4(__nv_fp8x4_e5m2 x) { float2 low = __half22float2(__nv_cvt_fp8x2_to_halfraw2((__nv_fp8x2_storage_t)x.__x, __NV_E5M2)), high = __half22float2(__nv_cvt_fp8x2_to_halfraw2((__nv_fp8x2_storage_t)(x.__x >> 16), __NV_E5M2)); return make_float4(low.x, low.y, high.x, high.y); }

/* E8M0, scale factors: numbers become the next power of two that is not less. A negative one's is that of its size. */
struct __align__(1) __nv_fp8_e8m0 {
    __nv_fp8_storage_t __x;
    __nv_fp8_e8m0() = default;
    __host__ __device__ explicit __nv_fp8_e8m0(__half f) { __x = __nv_cvt_float_to_e8m0(__half2float(f), __NV_SATFINITE, cudaRoundPosInf); }
    __host__ __device__ explicit __nv_fp8_e8m0(__nv_bfloat16 f) { __x = __nv_cvt_bfloat16raw_to_e8m0(f, __NV_SATFINITE, cudaRoundPosInf); }
    __host__ __device__ explicit __nv_fp8_e8m0(float f) { __x = __nv_cvt_float_to_e8m0(f, __NV_SATFINITE, cudaRoundPosInf); }
    __host__ __device__ explicit __nv_fp8_e8m0(double f) { __x = __nv_cvt_double_to_e8m0(f, __NV_SATFINITE, cudaRoundPosInf); }
    __host__ __device__ explicit __nv_fp8_e8m0(unsigned short n) { __x = __nv_cvt_double_to_e8m0((double)n, __NV_SATFINITE, cudaRoundPosInf); }
    __host__ __device__ explicit __nv_fp8_e8m0(unsigned int n) { __x = __nv_cvt_double_to_e8m0((double)n, __NV_SATFINITE, cudaRoundPosInf); }
    __host__ __device__ explicit __nv_fp8_e8m0(short n) { __x = __nv_cvt_double_to_e8m0((double)n, __NV_SATFINITE, cudaRoundPosInf); }
    __host__ __device__ explicit __nv_fp8_e8m0(int n) { __x = __nv_cvt_double_to_e8m0((double)n, __NV_SATFINITE, cudaRoundPosInf); }
    /* Of 64 bits a double would drop some, and with them the step up. */
    __host__ __device__ explicit __nv_fp8_e8m0(unsigned long n) { __x = n ? (__nv_fp8_storage_t)(127 + 64 - __clzll((long long)(n - 1))) : 0; }
    __host__ __device__ explicit __nv_fp8_e8m0(unsigned long long n) { __x = n ? (__nv_fp8_storage_t)(127 + 64 - __clzll((long long)(n - 1))) : 0; }
    __host__ __device__ explicit __nv_fp8_e8m0(long n) { __x = __nv_fp8_e8m0(n < 0 ? 0ULL - n : (unsigned long long)n).__x; }
    __host__ __device__ explicit __nv_fp8_e8m0(long long n) { __x = __nv_fp8_e8m0(n < 0 ? 0ULL - n : (unsigned long long)n).__x; }
    __host__ __device__ explicit operator __nv_bfloat16() const { return __nv_cvt_e8m0_to_bf16raw(__x); }
    __host__ __device__ explicit operator float() const { return __uint_as_float((unsigned int)__nv_cvt_e8m0_to_bf16raw(__x).x << 16); }
    __host__ __device__ explicit operator double() const { return __x == 0xff ? __longlong_as_double(0x7fffe00000000000) : __longlong_as_double((long long)(__x + 1023 - 127) << 52); } /* -ftz takes nothing away */
    __host__ __device__ explicit operator __half() const { return __float2half_rn((float)*this); }
    __host__ __device__ explicit operator unsigned char() const { return __x == 0xff || __x < 127 ? 0 : __x > 127 + 7 ? 0xff : (unsigned char)(1 << (__x - 127)); }
    __host__ __device__ explicit operator signed char() const { return __x == 0xff || __x < 127 ? 0 : __x > 127 + 6 ? 0x7f : (signed char)(1 << (__x - 127)); }
    __host__ __device__ explicit operator char() const { return (char)((char)-1 < 0 ? (signed char)*this : (unsigned char)*this); }
    __host__ __device__ explicit operator unsigned short() const { return __bfloat162ushort_rz((__nv_bfloat16)*this); }
    __host__ __device__ explicit operator unsigned int() const { return __bfloat162uint_rz((__nv_bfloat16)*this); }
    __host__ __device__ explicit operator unsigned long() const { return __bfloat162ull_rz((__nv_bfloat16)*this); }
    __host__ __device__ explicit operator unsigned long long() const { return __bfloat162ull_rz((__nv_bfloat16)*this); }
    __host__ __device__ explicit operator short() const { return __bfloat162short_rz((__nv_bfloat16)*this); }
    __host__ __device__ explicit operator int() const { return __bfloat162int_rz((__nv_bfloat16)*this); }
    __host__ __device__ explicit operator long() const { return __bfloat162ll_rz((__nv_bfloat16)*this); }
    __host__ __device__ explicit operator long long() const { return __bfloat162ll_rz((__nv_bfloat16)*this); }
    __host__ __device__ explicit operator bool() const { return true; }
};
struct __align__(2) __nv_fp8x2_e8m0 {
    __nv_fp8x2_storage_t __x;
    __nv_fp8x2_e8m0() = default;
    __host__ __device__ explicit __nv_fp8x2_e8m0(__half2 f) { __x = __nv_cvt_float2_to_e8m0x2(__half22float2(f), __NV_SATFINITE, cudaRoundPosInf); }
    __host__ __device__ explicit __nv_fp8x2_e8m0(__nv_bfloat162 f) { __x = __nv_cvt_bfloat162raw_to_e8m0x2(f, __NV_SATFINITE, cudaRoundPosInf); }
    __host__ __device__ explicit __nv_fp8x2_e8m0(float2 f) { __x = __nv_cvt_float2_to_e8m0x2(f, __NV_SATFINITE, cudaRoundPosInf); }
    __host__ __device__ explicit __nv_fp8x2_e8m0(double2 f) { __x = __nv_cvt_double2_to_e8m0x2(f, __NV_SATFINITE, cudaRoundPosInf); }
    __host__ __device__ explicit operator __nv_bfloat162() const { return __nv_cvt_e8m0x2_to_bf162raw(__x); }
    __host__ __device__ explicit operator float2() const { return __bfloat1622float2(__nv_cvt_e8m0x2_to_bf162raw(__x)); }
    __host__ __device__ explicit operator __half2() const { return __float22half2_rn((float2)*this); }
};
struct __align__(4) __nv_fp8x4_e8m0 {
    __nv_fp8x4_storage_t __x;
    __nv_fp8x4_e8m0() = default;
    __host__ __device__ explicit __nv_fp8x4_e8m0(__half2 low, __half2 high) { __x = __nv_fp8x2_e8m0(low).__x | (__nv_fp8x4_storage_t)__nv_fp8x2_e8m0(high).__x << 16; }
    __host__ __device__ explicit __nv_fp8x4_e8m0(__nv_bfloat162 low, __nv_bfloat162 high) { __x = __nv_fp8x2_e8m0(low).__x | (__nv_fp8x4_storage_t)__nv_fp8x2_e8m0(high).__x << 16; }
    __host__ __device__ explicit __nv_fp8x4_e8m0(float4 f) { __x = __nv_fp8x2_e8m0(make_float2(f.x, f.y)).__x | (__nv_fp8x4_storage_t)__nv_fp8x2_e8m0(make_float2(f.z, f.w)).__x << 16; }
    __host__ __device__ explicit __nv_fp8x4_e8m0(double4 f) { __x = __nv_fp8x2_e8m0(make_double2(f.x, f.y)).__x | (__nv_fp8x4_storage_t)__nv_fp8x2_e8m0(make_double2(f.z, f.w)).__x << 16; }
    __host__ __device__ explicit __nv_fp8x4_e8m0(double4_16a f) { __x = __nv_fp8x2_e8m0(make_double2(f.x, f.y)).__x | (__nv_fp8x4_storage_t)__nv_fp8x2_e8m0(make_double2(f.z, f.w)).__x << 16; }
    __host__ __device__ explicit __nv_fp8x4_e8m0(double4_32a f) { __x = __nv_fp8x2_e8m0(make_double2(f.x, f.y)).__x | (__nv_fp8x4_storage_t)__nv_fp8x2_e8m0(make_double2(f.z, f.w)).__x << 16; }
    __host__ __device__ explicit operator float4() const
    {
        float2 low = __bfloat1622float2(__nv_cvt_e8m0x2_to_bf162raw((__nv_fp8x2_storage_t)__x));
        float2 high = __bfloat1622float2(__nv_cvt_e8m0x2_to_bf162raw((__nv_fp8x2_storage_t)(__x >> 16)));
        return make_float4(low.x, low.y, high.x, high.y);
    }
};
