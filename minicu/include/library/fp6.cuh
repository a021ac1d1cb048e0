/* The classes of floats of 4 and 6 bits (cuda_fp4.h, cuda_fp6.h). Numbers become them rounded to nearest, even. */

struct __align__(1) __nv_fp4_e2m1 {
    __nv_fp4_storage_t __x;
    __nv_fp4_e2m1() = default;
    __host__ __device__ explicit __nv_fp4_e2m1(__half f) { __x = __nv_cvt_halfraw_to_fp4(f, __NV_E2M1, cudaRoundNearest); }
    __host__ __device__ explicit __nv_fp4_e2m1(__nv_bfloat16 f) { __x = __nv_cvt_bfloat16raw_to_fp4(f, __NV_E2M1, cudaRoundNearest); }
    __host__ __device__ explicit __nv_fp4_e2m1(float f) { __x = __nv_cvt_float_to_fp4(f, __NV_E2M1, cudaRoundNearest); }
    __host__ __device__ explicit __nv_fp4_e2m1(double f) { __x = __nv_cvt_double_to_fp4(f, __NV_E2M1, cudaRoundNearest); }
    __host__ __device__ explicit __nv_fp4_e2m1(unsigned short n) { __x = __nv_cvt_float_to_fp4((float)n, __NV_E2M1, cudaRoundNearest); }
    __host__ __device__ explicit __nv_fp4_e2m1(unsigned int n) { __x = __nv_cvt_float_to_fp4((float)n, __NV_E2M1, cudaRoundNearest); }
    __host__ __device__ explicit __nv_fp4_e2m1(unsigned long n) { __x = __nv_cvt_float_to_fp4((float)n, __NV_E2M1, cudaRoundNearest); }
    __host__ __device__ explicit __nv_fp4_e2m1(unsigned long long n) { __x = __nv_cvt_float_to_fp4((float)n, __NV_E2M1, cudaRoundNearest); }
    __host__ __device__ explicit __nv_fp4_e2m1(short n) { __x = __nv_cvt_float_to_fp4((float)n, __NV_E2M1, cudaRoundNearest); }
    __host__ __device__ explicit __nv_fp4_e2m1(int n) { __x = __nv_cvt_float_to_fp4((float)n, __NV_E2M1, cudaRoundNearest); }
    __host__ __device__ explicit __nv_fp4_e2m1(long n) { __x = __nv_cvt_float_to_fp4((float)n, __NV_E2M1, cudaRoundNearest); }
    __host__ __device__ explicit __nv_fp4_e2m1(long long n) { __x = __nv_cvt_float_to_fp4((float)n, __NV_E2M1, cudaRoundNearest); }
    __host__ __device__ explicit operator __half() const { return __nv_cvt_fp4_to_halfraw(__x, __NV_E2M1); }
    __host__ __device__ explicit operator float() const { return __half2float(__nv_cvt_fp4_to_halfraw(__x, __NV_E2M1)); }
    __host__ __device__ explicit operator __nv_bfloat16() const { return __float2bfloat16_rz((float)*this); }
    __host__ __device__ explicit operator double() const { return (float)*this; }
    __host__ __device__ explicit operator unsigned char() const { float f = (float)*this; return f < 0 ? 0 : (unsigned char)f; }
    __host__ __device__ explicit operator unsigned short() const { float f = (float)*this; return f < 0 ? 0 : (unsigned short)f; }
    __host__ __device__ explicit operator unsigned int() const { float f = (float)*this; return f < 0 ? 0 : (unsigned int)f; }
    __host__ __device__ explicit operator unsigned long() const { float f = (float)*this; return f < 0 ? 0 : (unsigned long)f; }
    __host__ __device__ explicit operator unsigned long long() const { float f = (float)*this; return f < 0 ? 0 : (unsigned long long)f; }
    __host__ __device__ explicit operator signed char() const { return (signed char)(float)*this; }
    __host__ __device__ explicit operator char() const { return (char)((char)-1 < 0 ? (signed char)*this : (unsigned char)*this); }
    __host__ __device__ explicit operator short() const { return (short)(float)*this; }
    __host__ __device__ explicit operator int() const { return (int)(float)*this; }
    __host__ __device__ explicit operator long() const { return (long)(float)*this; }
    __host__ __device__ explicit operator long long() const { return (long long)(float)*this; }
    __host__ __device__ explicit operator bool() const { return (__x & 7) != 0; }
};
struct __align__(1) __nv_fp4x2_e2m1 {
    __nv_fp4x2_storage_t __x;
    __nv_fp4x2_e2m1() = default;
    __host__ __device__ explicit __nv_fp4x2_e2m1(__half2 f) { __x = __nv_cvt_halfraw2_to_fp4x2(f, __NV_E2M1, cudaRoundNearest); }
    __host__ __device__ explicit __nv_fp4x2_e2m1(__nv_bfloat162 f) { __x = __nv_cvt_bfloat16raw2_to_fp4x2(f, __NV_E2M1, cudaRoundNearest); }
    __host__ __device__ explicit __nv_fp4x2_e2m1(float2 f) { __x = __nv_cvt_float2_to_fp4x2(f, __NV_E2M1, cudaRoundNearest); }
    __host__ __device__ explicit __nv_fp4x2_e2m1(double2 f) { __x = __nv_cvt_double2_to_fp4x2(f, __NV_E2M1, cudaRoundNearest); }
    __host__ __device__ explicit operator __half2() const { return __nv_cvt_fp4x2_to_halfraw2(__x, __NV_E2M1); }
    __host__ __device__ explicit operator float2() const { return __half22float2(__nv_cvt_fp4x2_to_halfraw2(__x, __NV_E2M1)); }
};
struct __align__(2) __nv_fp4x4_e2m1 {
    __nv_fp4x4_storage_t __x;
    __nv_fp4x4_e2m1() = default;
    __host__ __device__ explicit __nv_fp4x4_e2m1(__half2 low, __half2 high) { __x = (__nv_fp4x4_storage_t)(__nv_fp4x2_e2m1(low).__x | (__nv_fp4x4_storage_t)__nv_fp4x2_e2m1(high).__x << 8); }
    __host__ __device__ explicit __nv_fp4x4_e2m1(__nv_bfloat162 low, __nv_bfloat162 high) { __x = (__nv_fp4x4_storage_t)(__nv_fp4x2_e2m1(low).__x | (__nv_fp4x4_storage_t)__nv_fp4x2_e2m1(high).__x << 8); }
    __host__ __device__ explicit __nv_fp4x4_e2m1(float4 f) { __x = (__nv_fp4x4_storage_t)(__nv_fp4x2_e2m1(make_float2(f.x, f.y)).__x | (__nv_fp4x4_storage_t)__nv_fp4x2_e2m1(make_float2(f.z, f.w)).__x << 8); }
    __host__ __device__ explicit __nv_fp4x4_e2m1(double4 f) { __x = (__nv_fp4x4_storage_t)(__nv_fp4x2_e2m1(make_double2(f.x, f.y)).__x | (__nv_fp4x4_storage_t)__nv_fp4x2_e2m1(make_double2(f.z, f.w)).__x << 8); }
    __host__ __device__ explicit __nv_fp4x4_e2m1(double4_16a f) { __x = (__nv_fp4x4_storage_t)(__nv_fp4x2_e2m1(make_double2(f.x, f.y)).__x | (__nv_fp4x4_storage_t)__nv_fp4x2_e2m1(make_double2(f.z, f.w)).__x << 8); }
    __host__ __device__ explicit __nv_fp4x4_e2m1(double4_32a f) { __x = (__nv_fp4x4_storage_t)(__nv_fp4x2_e2m1(make_double2(f.x, f.y)).__x | (__nv_fp4x4_storage_t)__nv_fp4x2_e2m1(make_double2(f.z, f.w)).__x << 8); }
    __host__ __device__ explicit operator float4() const
    {
        float2 low = __half22float2(__nv_cvt_fp4x2_to_halfraw2((__nv_fp4x2_storage_t)__x, __NV_E2M1));
        float2 high = __half22float2(__nv_cvt_fp4x2_to_halfraw2((__nv_fp4x2_storage_t)(__x >> 8), __NV_E2M1));
        return make_float4(low.x, low.y, high.x, high.y);
    }
};

struct __align__(1) __nv_fp6_e2m3 {
    __nv_fp6_storage_t __x;
    __nv_fp6_e2m3() = default;
    __host__ __device__ explicit __nv_fp6_e2m3(__half f) { __x = __nv_cvt_halfraw_to_fp6(f, __NV_E2M3, cudaRoundNearest); }
    __host__ __device__ explicit __nv_fp6_e2m3(__nv_bfloat16 f) { __x = __nv_cvt_bfloat16raw_to_fp6(f, __NV_E2M3, cudaRoundNearest); }
    __host__ __device__ explicit __nv_fp6_e2m3(float f) { __x = __nv_cvt_float_to_fp6(f, __NV_E2M3, cudaRoundNearest); }
    __host__ __device__ explicit __nv_fp6_e2m3(double f) { __x = __nv_cvt_double_to_fp6(f, __NV_E2M3, cudaRoundNearest); }
    __host__ __device__ explicit __nv_fp6_e2m3(unsigned short n) { __x = __nv_cvt_float_to_fp6((float)n, __NV_E2M3, cudaRoundNearest); }
    __host__ __device__ explicit __nv_fp6_e2m3(unsigned int n) { __x = __nv_cvt_float_to_fp6((float)n, __NV_E2M3, cudaRoundNearest); }
    __host__ __device__ explicit __nv_fp6_e2m3(unsigned long n) { __x = __nv_cvt_float_to_fp6((float)n, __NV_E2M3, cudaRoundNearest); }
    __host__ __device__ explicit __nv_fp6_e2m3(unsigned long long n) { __x = __nv_cvt_float_to_fp6((float)n, __NV_E2M3, cudaRoundNearest); }
    __host__ __device__ explicit __nv_fp6_e2m3(short n) { __x = __nv_cvt_float_to_fp6((float)n, __NV_E2M3, cudaRoundNearest); }
    __host__ __device__ explicit __nv_fp6_e2m3(int n) { __x = __nv_cvt_float_to_fp6((float)n, __NV_E2M3, cudaRoundNearest); }
    __host__ __device__ explicit __nv_fp6_e2m3(long n) { __x = __nv_cvt_float_to_fp6((float)n, __NV_E2M3, cudaRoundNearest); }
    __host__ __device__ explicit __nv_fp6_e2m3(long long n) { __x = __nv_cvt_float_to_fp6((float)n, __NV_E2M3, cudaRoundNearest); }
    __host__ __device__ explicit operator __half() const { return __nv_cvt_fp6_to_halfraw(__x, __NV_E2M3); }
    __host__ __device__ explicit operator float() const { return __half2float(__nv_cvt_fp6_to_halfraw(__x, __NV_E2M3)); }
    __host__ __device__ explicit operator __nv_bfloat16() const { return __float2bfloat16_rz((float)*this); }
    __host__ __device__ explicit operator double() const { return (float)*this; }
    __host__ __device__ explicit operator unsigned char() const { float f = (float)*this; return f < 0 ? 0 : (unsigned char)f; }
    __host__ __device__ explicit operator unsigned short() const { float f = (float)*this; return f < 0 ? 0 : (unsigned short)f; }
    __host__ __device__ explicit operator unsigned int() const { float f = (float)*this; return f < 0 ? 0 : (unsigned int)f; }
    __host__ __device__ explicit operator unsigned long() const { float f = (float)*this; return f < 0 ? 0 : (unsigned long)f; }
    __host__ __device__ explicit operator unsigned long long() const { float f = (float)*this; return f < 0 ? 0 : (unsigned long long)f; }
    __host__ __device__ explicit operator signed char() const { return (signed char)(float)*this; }
    __host__ __device__ explicit operator char() const { return (char)((char)-1 < 0 ? (signed char)*this : (unsigned char)*this); }
    __host__ __device__ explicit operator short() const { return (short)(float)*this; }
    __host__ __device__ explicit operator int() const { return (int)(float)*this; }
    __host__ __device__ explicit operator long() const { return (long)(float)*this; }
    __host__ __device__ explicit operator long long() const { return (long long)(float)*this; }
    __host__ __device__ explicit operator bool() const { return (__x & 0x1f) != 0; }
};
struct __align__(2) __nv_fp6x2_e2m3 {
    __nv_fp6x2_storage_t __x;
    __nv_fp6x2_e2m3() = default;
    __host__ __device__ explicit __nv_fp6x2_e2m3(__half2 f) { __x = __nv_cvt_halfraw2_to_fp6x2(f, __NV_E2M3, cudaRoundNearest); }
    __host__ __device__ explicit __nv_fp6x2_e2m3(__nv_bfloat162 f) { __x = __nv_cvt_bfloat16raw2_to_fp6x2(f, __NV_E2M3, cudaRoundNearest); }
    __host__ __device__ explicit __nv_fp6x2_e2m3(float2 f) { __x = __nv_cvt_float2_to_fp6x2(f, __NV_E2M3, cudaRoundNearest); }
    __host__ __device__ explicit __nv_fp6x2_e2m3(double2 f) { __x = __nv_cvt_double2_to_fp6x2(f, __NV_E2M3, cudaRoundNearest); }
    __host__ __device__ explicit operator __half2() const { return __nv_cvt_fp6x2_to_halfraw2(__x, __NV_E2M3); }
    __host__ __device__ explicit operator float2() const { return __half22float2(__nv_cvt_fp6x2_to_halfraw2(__x, __NV_E2M3)); }
};
struct __align__(4) __nv_fp6x4_e2m3 {
    __nv_fp6x4_storage_t __x;
    __nv_fp6x4_e2m3() = default;
    __host__ __device__ explicit __nv_fp6x4_e2m3(__half2 low, __half2 high) { __x = (__nv_fp6x4_storage_t)(__nv_fp6x2_e2m3(low).__x | (__nv_fp6x4_storage_t)__nv_fp6x2_e2m3(high).__x << 16); }
    __host__ __device__ explicit __nv_fp6x4_e2m3(__nv_bfloat162 low, __nv_bfloat162 high) { __x = (__nv_fp6x4_storage_t)(__nv_fp6x2_e2m3(low).__x | (__nv_fp6x4_storage_t)__nv_fp6x2_e2m3(high).__x << 16); }
    __host__ __device__ explicit __nv_fp6x4_e2m3(float4 f) { __x = (__nv_fp6x4_storage_t)(__nv_fp6x2_e2m3(make_float2(f.x, f.y)).__x | (__nv_fp6x4_storage_t)__nv_fp6x2_e2m3(make_float2(f.z, f.w)).__x << 16); }
    __host__ __device__ explicit __nv_fp6x4_e2m3(double4 f) { __x = (__nv_fp6x4_storage_t)(__nv_fp6x2_e2m3(make_double2(f.x, f.y)).__x | (__nv_fp6x4_storage_t)__nv_fp6x2_e2m3(make_double2(f.z, f.w)).__x << 16); }
    __host__ __device__ explicit __nv_fp6x4_e2m3(double4_16a f) { __x = (__nv_fp6x4_storage_t)(__nv_fp6x2_e2m3(make_double2(f.x, f.y)).__x | (__nv_fp6x4_storage_t)__nv_fp6x2_e2m3(make_double2(f.z, f.w)).__x << 16); }
    __host__ __device__ explicit __nv_fp6x4_e2m3(double4_32a f) { __x = (__nv_fp6x4_storage_t)(__nv_fp6x2_e2m3(make_double2(f.x, f.y)).__x | (__nv_fp6x4_storage_t)__nv_fp6x2_e2m3(make_double2(f.z, f.w)).__x << 16); }
    __host__ __device__ explicit operator float4() const
    {
        float2 low = __half22float2(__nv_cvt_fp6x2_to_halfraw2((__nv_fp6x2_storage_t)__x, __NV_E2M3));
        float2 high = __half22float2(__nv_cvt_fp6x2_to_halfraw2((__nv_fp6x2_storage_t)(__x >> 16), __NV_E2M3));
        return make_float4(low.x, low.y, high.x, high.y);
    }
};

struct __align__(1) __nv_fp6_e3m2 {
    __nv_fp6_storage_t __x;
    __nv_fp6_e3m2() = default;
    __host__ __device__ explicit __nv_fp6_e3m2(__half f) { __x = __nv_cvt_halfraw_to_fp6(f, __NV_E3M2, cudaRoundNearest); }
    __host__ __device__ explicit __nv_fp6_e3m2(__nv_bfloat16 f) { __x = __nv_cvt_bfloat16raw_to_fp6(f, __NV_E3M2, cudaRoundNearest); }
    __host__ __device__ explicit __nv_fp6_e3m2(float f) { __x = __nv_cvt_float_to_fp6(f, __NV_E3M2, cudaRoundNearest); }
    __host__ __device__ explicit __nv_fp6_e3m2(double f) { __x = __nv_cvt_double_to_fp6(f, __NV_E3M2, cudaRoundNearest); }
    __host__ __device__ explicit __nv_fp6_e3m2(unsigned short n) { __x = __nv_cvt_float_to_fp6((float)n, __NV_E3M2, cudaRoundNearest); }
    __host__ __device__ explicit __nv_fp6_e3m2(unsigned int n) { __x = __nv_cvt_float_to_fp6((float)n, __NV_E3M2, cudaRoundNearest); }
    __host__ __device__ explicit __nv_fp6_e3m2(unsigned long n) { __x = __nv_cvt_float_to_fp6((float)n, __NV_E3M2, cudaRoundNearest); }
    __host__ __device__ explicit __nv_fp6_e3m2(unsigned long long n) { __x = __nv_cvt_float_to_fp6((float)n, __NV_E3M2, cudaRoundNearest); }
    __host__ __device__ explicit __nv_fp6_e3m2(short n) { __x = __nv_cvt_float_to_fp6((float)n, __NV_E3M2, cudaRoundNearest); }
    __host__ __device__ explicit __nv_fp6_e3m2(int n) { __x = __nv_cvt_float_to_fp6((float)n, __NV_E3M2, cudaRoundNearest); }
    __host__ __device__ explicit __nv_fp6_e3m2(long n) { __x = __nv_cvt_float_to_fp6((float)n, __NV_E3M2, cudaRoundNearest); }
    __host__ __device__ explicit __nv_fp6_e3m2(long long n) { __x = __nv_cvt_float_to_fp6((float)n, __NV_E3M2, cudaRoundNearest); }
    __host__ __device__ explicit operator __half() const { return __nv_cvt_fp6_to_halfraw(__x, __NV_E3M2); }
    __host__ __device__ explicit operator float() const { return __half2float(__nv_cvt_fp6_to_halfraw(__x, __NV_E3M2)); }
    __host__ __device__ explicit operator __nv_bfloat16() const { return __float2bfloat16_rz((float)*this); }
    __host__ __device__ explicit operator double() const { return (float)*this; }
    __host__ __device__ explicit operator unsigned char() const { float f = (float)*this; return f < 0 ? 0 : (unsigned char)f; }
    __host__ __device__ explicit operator unsigned short() const { float f = (float)*this; return f < 0 ? 0 : (unsigned short)f; }
    __host__ __device__ explicit operator unsigned int() const { float f = (float)*this; return f < 0 ? 0 : (unsigned int)f; }
    __host__ __device__ explicit operator unsigned long() const { float f = (float)*this; return f < 0 ? 0 : (unsigned long)f; }
    __host__ __device__ explicit operator unsigned long long() const { float f = (float)*this; return f < 0 ? 0 : (unsigned long long)f; }
    __host__ __device__ explicit operator signed char() const { return (signed char)(float)*this; }
    __host__ __device__ explicit operator char() const { return (char)((char)-1 < 0 ? (signed char)*this : (unsigned char)*this); }
    __host__ __device__ explicit operator short() const { return (short)(float)*this; }
    __host__ __device__ explicit operator int() const { return (int)(float)*this; }
    __host__ __device__ explicit operator long() const { return (long)(float)*this; }
    __host__ __device__ explicit operator long long() const { return (long long)(float)*this; }
    __host__ __device__ explicit operator bool() const { return (__x & 0x1f) != 0; }
};
struct __align__(2) __nv_fp6x2_e3m2 {
    __nv_fp6x2_storage_t __x;
    __nv_fp6x2_e3m2() = default;
    __host__ __device__ explicit __nv_fp6x2_e3m2(__half2 f) { __x = __nv_cvt_halfraw2_to_fp6x2(f, __NV_E3M2, cudaRoundNearest); }
    __host__ __device__ explicit __nv_fp6x2_e3m2(__nv_bfloat162 f) { __x = __nv_cvt_bfloat16raw2_to_fp6x2(f, __NV_E3M2, cudaRoundNearest); }
    __host__ __device__ explicit __nv_fp6x2_e3m2(float2 f) { __x = __nv_cvt_float2_to_fp6x2(f, __NV_E3M2, cudaRoundNearest); }
    __host__ __device__ explicit __nv_fp6x2_e3m2(double2 f) { __x = __nv_cvt_double2_to_fp6x2(f, __NV_E3M2, cudaRoundNearest); }
    __host__ __device__ explicit operator __half2() const { return __nv_cvt_fp6x2_to_halfraw2(__x, __NV_E3M2); }
    __host__ __device__ explicit operator float2() const { return __half22float2(__nv_cvt_fp6x2_to_halfraw2(__x, __NV_E3M2)); }
};
struct __align__(4) __nv_fp6x4_e3m2 {
    __nv_fp6x4_storage_t __x;
    __nv_fp6x4_e3m2() = default;
    __host__ __device__ explicit __nv_fp6x4_e3m2(__half2 low, __half2 high) { __x = (__nv_fp6x4_storage_t)(__nv_fp6x2_e3m2(low).__x | (__nv_fp6x4_storage_t)__nv_fp6x2_e3m2(high).__x << 16); }
    __host__ __device__ explicit __nv_fp6x4_e3m2(__nv_bfloat162 low, __nv_bfloat162 high) { __x = (__nv_fp6x4_storage_t)(__nv_fp6x2_e3m2(low).__x | (__nv_fp6x4_storage_t)__nv_fp6x2_e3m2(high).__x << 16); }
    __host__ __device__ explicit __nv_fp6x4_e3m2(float4 f) { __x = (__nv_fp6x4_storage_t)(__nv_fp6x2_e3m2(make_float2(f.x, f.y)).__x | (__nv_fp6x4_storage_t)__nv_fp6x2_e3m2(make_float2(f.z, f.w)).__x << 16); }
    __host__ __device__ explicit __nv_fp6x4_e3m2(double4 f) { __x = (__nv_fp6x4_storage_t)(__nv_fp6x2_e3m2(make_double2(f.x, f.y)).__x | (__nv_fp6x4_storage_t)__nv_fp6x2_e3m2(make_double2(f.z, f.w)).__x << 16); }
    __host__ __device__ explicit __nv_fp6x4_e3m2(double4_16a f) { __x = (__nv_fp6x4_storage_t)(__nv_fp6x2_e3m2(make_double2(f.x, f.y)).__x | (__nv_fp6x4_storage_t)__nv_fp6x2_e3m2(make_double2(f.z, f.w)).__x << 16); }
    __host__ __device__ explicit __nv_fp6x4_e3m2(double4_32a f) { __x = (__nv_fp6x4_storage_t)(__nv_fp6x2_e3m2(make_double2(f.x, f.y)).__x | (__nv_fp6x4_storage_t)__nv_fp6x2_e3m2(make_double2(f.z, f.w)).__x << 16); }
    __host__ __device__ explicit operator float4() const
    {
        float2 low = __half22float2(__nv_cvt_fp6x2_to_halfraw2((__nv_fp6x2_storage_t)__x, __NV_E3M2));
        float2 high = __half22float2(__nv_cvt_fp6x2_to_halfraw2((__nv_fp6x2_storage_t)(__x >> 16), __NV_E3M2));
        return make_float4(low.x, low.y, high.x, high.y);
    }
};
