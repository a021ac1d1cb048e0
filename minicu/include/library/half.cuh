/* Operators of pairs of 16-bit floats. (Single ones are arithmetic types.) A comparison holds if it does for both. */

static __device__ __forceinline__ __half2 operator+(const __half2 &a, const __half2 &b) { return __hadd2(a, b); }
static __device__ __forceinline__ __half2 operator-(const __half2 &a, const __half2 &b) { return __hsub2(a, b); }
static __device__ __forceinline__ __half2 operator*(const __half2 &a, const __half2 &b) { return __hmul2(a, b); }
static __device__ __forceinline__ __half2 operator/(const __half2 &a, const __half2 &b) { return __h2div(a, b); }
static __device__ __forceinline__ __half2 &operator+=(__half2 &a, const __half2 &b) { a = __hadd2(a, b); return a; }
static __device__ __forceinline__ __half2 &operator-=(__half2 &a, const __half2 &b) { a = __hsub2(a, b); return a; }
static __device__ __forceinline__ __half2 &operator*=(__half2 &a, const __half2 &b) { a = __hmul2(a, b); return a; }
static __device__ __forceinline__ __half2 &operator/=(__half2 &a, const __half2 &b) { a = __h2div(a, b); return a; }
static __device__ __forceinline__ __half2 operator+(const __half2 &a) { return a; }
static __device__ __forceinline__ __half2 operator-(const __half2 &a) { return __hneg2(a); }
static __device__ __forceinline__ __half2 &operator++(__half2 &a) { a = __hadd2(a, make_half2((__half)1.0f, (__half)1.0f)); return a; }
static __device__ __forceinline__ __half2 &operator--(__half2 &a) { a = __hsub2(a, make_half2((__half)1.0f, (__half)1.0f)); return a; }
static __device__ __forceinline__ bool operator==(const __half2 &a, const __half2 &b) { return __hbeq2(a, b); }
static __device__ __forceinline__ bool operator!=(const __half2 &a, const __half2 &b) { return __hbneu2(a, b); }
static __device__ __forceinline__ bool operator>(const __half2 &a, const __half2 &b) { return __hbgt2(a, b); }
static __device__ __forceinline__ bool operator<(const __half2 &a, const __half2 &b) { return __hblt2(a, b); }
static __device__ __forceinline__ bool operator>=(const __half2 &a, const __half2 &b) { return __hbge2(a, b); }
static __device__ __forceinline__ bool operator<=(const __half2 &a, const __half2 &b) { return __hble2(a, b); }
static __device__ __forceinline__ __nv_bfloat162 operator+(const __nv_bfloat162 &a, const __nv_bfloat162 &b) { return __hadd2(a, b); }
static __device__ __forceinline__ __nv_bfloat162 operator-(const __nv_bfloat162 &a, const __nv_bfloat162 &b) { return __hsub2(a, b); }
static __device__ __forceinline__ __nv_bfloat162 operator*(const __nv_bfloat162 &a, const __nv_bfloat162 &b) { return __hmul2(a, b); }
static __device__ __forceinline__ __nv_bfloat162 operator/(const __nv_bfloat162 &a, const __nv_bfloat162 &b) { return __h2div(a, b); }
static __device__ __forceinline__ __nv_bfloat162 &operator+=(__nv_bfloat162 &a, const __nv_bfloat162 &b) { a = __hadd2(a, b); return a; }
static __device__ __forceinline__ __nv_bfloat162 &operator-=(__nv_bfloat162 &a, const __nv_bfloat162 &b) { a = __hsub2(a, b); return a; }
static __device__ __forceinline__ __nv_bfloat162 &operator*=(__nv_bfloat162 &a, const __nv_bfloat162 &b) { a = __hmul2(a, b); return a; }
static __device__ __forceinline__ __nv_bfloat162 &operator/=(__nv_bfloat162 &a, const __nv_bfloat162 &b) { a = __h2div(a, b); return a; }
static __device__ __forceinline__ __nv_bfloat162 operator+(const __nv_bfloat162 &a) { return a; }
static __device__ __forceinline__ __nv_bfloat162 operator-(const __nv_bfloat162 &a) { return __hneg2(a); }
static __device__ __forceinline__ __nv_bfloat162 &operator++(__nv_bfloat162 &a) { a = __hadd2(a, make_bfloat162((__nv_bfloat16)1.0f, (__nv_bfloat16)1.0f)); return a; }
static __device__ __forceinline__ __nv_bfloat162 &operator--(__nv_bfloat162 &a) { a = __hsub2(a, make_bfloat162((__nv_bfloat16)1.0f, (__nv_bfloat16)1.0f)); return a; }
static __device__ __forceinline__ bool operator==(const __nv_bfloat162 &a, const __nv_bfloat162 &b) { return __hbeq2(a, b); }
static __device__ __forceinline__ bool operator!=(const __nv_bfloat162 &a, const __nv_bfloat162 &b) { return __hbneu2(a, b); }
static __device__ __forceinline__ bool operator>(const __nv_bfloat162 &a, const __nv_bfloat162 &b) { return __hbgt2(a, b); }
static __device__ __forceinline__ bool operator<(const __nv_bfloat162 &a, const __nv_bfloat162 &b) { return __hblt2(a, b); }
static __device__ __forceinline__ bool operator>=(const __nv_bfloat162 &a, const __nv_bfloat162 &b) { return __hbge2(a, b); }
static __device__ __forceinline__ bool operator<=(const __nv_bfloat162 &a, const __nv_bfloat162 &b) { return __hble2(a, b); }

/* What classes derived from __half and __nv_bfloat16 have for a base (sema/types/half_classes.py): those are classes
   in CUDA's headers, and libcu++ reads and writes their bits by `using T::__x;`. */
template <class __H> struct __float16_class {
    __float16_class() = default;
    __host__ __device__ constexpr __float16_class(__H h) : __x(__builtin_bit_cast(unsigned short, h)) {}
    __host__ __device__ constexpr __float16_class(float v) : __float16_class((__H)v) {}
    __host__ __device__ constexpr __float16_class(double v) : __float16_class((__H)v) {}
    __host__ __device__ constexpr __float16_class(short v) : __float16_class((__H)v) {}
    __host__ __device__ constexpr __float16_class(unsigned short v) : __float16_class((__H)v) {}
    __host__ __device__ constexpr __float16_class(int v) : __float16_class((__H)v) {}
    __host__ __device__ constexpr __float16_class(unsigned int v) : __float16_class((__H)v) {}
    __host__ __device__ constexpr __float16_class(long long v) : __float16_class((__H)v) {}
    __host__ __device__ constexpr __float16_class(unsigned long long v) : __float16_class((__H)v) {}
    __host__ __device__ constexpr operator __H() const { return __builtin_bit_cast(__H, __x); }
protected:
    unsigned short __x;
};
using __half_class = __float16_class<__half>;
using __nv_bfloat16_class = __float16_class<__nv_bfloat16>;
