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
