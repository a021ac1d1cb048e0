/* Bits: counting, moving and reading them as another type; integer arithmetic with one instruction. */

static __device__ __forceinline__ int __clz(int x) { return x ? __builtin_clz((unsigned)x) : 32; }
static __device__ __forceinline__ int __clzll(long long x) { return x ? __builtin_clzll((unsigned long long)x) : 64; }
static __device__ __forceinline__ int __ffs(int x) { return __builtin_ffs(x); }
static __device__ __forceinline__ int __ffsll(long long x) { return __builtin_ffsll(x); }
static __device__ __forceinline__ int __popc(unsigned int x) { return __builtin_popcount(x); }
static __device__ __forceinline__ int __popcll(unsigned long long x) { return __builtin_popcountll(x); }
static __device__ __forceinline__ unsigned int __brev(unsigned int x) { return __builtin_bitreverse32(x); }
static __device__ __forceinline__ unsigned long long __brevll(unsigned long long x) { return __builtin_bitreverse64(x); }
static __device__ __forceinline__ unsigned short __nv_bswap16(unsigned short x) { return __builtin_bswap16(x); }
static __device__ __forceinline__ unsigned int __nv_bswap32(unsigned int x) { return __builtin_bswap32(x); }
static __device__ __forceinline__ unsigned long long __nv_bswap64(unsigned long long x) { return __builtin_bswap64(x); }
static __device__ __forceinline__ int ffs(int x) { return __builtin_ffs(x); }
static __device__ __forceinline__ int ffsl(long x) { return __builtin_ffsl(x); }
static __device__ __forceinline__ int ffsll(long long x) { return __builtin_ffsll(x); }
static __device__ __forceinline__ unsigned int __fns(unsigned int mask, unsigned int base, int offset)
{
    if (offset == 0)
        return mask >> (base & 31) & 1 ? base : 0xffffffffu;
    if (base > 31)
        return 0xffffffffu;
    unsigned int from = offset < 0 ? __builtin_bitreverse32(mask) >> (31 - base) : mask >> base, at = 0;
    unsigned int count = offset < 0 ? 0u - offset : offset;
    if (count > __builtin_popcount(from))
        return 0xffffffffu;
    for (unsigned int bits = 16; bits; bits >>= 1) {
        unsigned int below = __builtin_popcount(from & ((1u << bits) - 1));
        if (count > below)
            count -= below, from >>= bits, at += bits;
    }
    return offset < 0 ? base - at : base + at;
}

static __device__ unsigned int __byte_perm(unsigned int x, unsigned int y, unsigned int selector)
{
    unsigned long long bytes = (unsigned long long)y << 32 | x;
    unsigned int result = 0;
    for (int i = 0; i < 4; i++)
        result |= ((unsigned int)(bytes >> (selector >> 4 * i & 7) * 8) & 255) << 8 * i;
    return result;
}

static __device__ __forceinline__ unsigned int __funnelshift_l(unsigned int low, unsigned int high, unsigned int shift)
{
    return (unsigned int)(((unsigned long long)high << 32 | low) << (shift & 31) >> 32);
}
static __device__ __forceinline__ unsigned int __funnelshift_r(unsigned int low, unsigned int high, unsigned int shift)
{
    return (unsigned int)(((unsigned long long)high << 32 | low) >> (shift & 31));
}
static __device__ __forceinline__ unsigned int __funnelshift_lc(unsigned int low, unsigned int high, unsigned int shift)
{
    return (unsigned int)(((unsigned long long)high << 32 | low) << (shift < 32 ? shift : 32) >> 32);
}
static __device__ __forceinline__ unsigned int __funnelshift_rc(unsigned int low, unsigned int high, unsigned int shift)
{
    return (unsigned int)(((unsigned long long)high << 32 | low) >> (shift < 32 ? shift : 32));
}

static __device__ __forceinline__ int __mulhi(int x, int y) { return (int)((long long)x * y >> 32); }
static __device__ __forceinline__ unsigned int __umulhi(unsigned int x, unsigned int y) { return (unsigned int)((unsigned long long)x * y >> 32); }
static __device__ __forceinline__ long long __mul64hi(long long x, long long y) { return (long long)((__int128)x * y >> 64); }
static __device__ __forceinline__ unsigned long long __umul64hi(unsigned long long x, unsigned long long y) { return (unsigned long long)((unsigned __int128)x * y >> 64); }
static __device__ __forceinline__ int mulhi(int x, int y) { return __mulhi(x, y); }
static __device__ __forceinline__ int __mul24(int x, int y) { return (int)((unsigned)(x << 8 >> 8) * (unsigned)(y << 8 >> 8)); }
static __device__ __forceinline__ unsigned int __umul24(unsigned int x, unsigned int y) { return (x & 0xffffff) * (y & 0xffffff); }
static __device__ __forceinline__ int mul24(int x, int y) { return __mul24(x, y); }
static __device__ __forceinline__ unsigned int umul24(unsigned int x, unsigned int y) { return __umul24(x, y); }
static __device__ __forceinline__ unsigned int __sad(int x, int y, unsigned int z) { return (x < y ? (unsigned)y - (unsigned)x : (unsigned)x - (unsigned)y) + z; }
static __device__ __forceinline__ unsigned int __usad(unsigned int x, unsigned int y, unsigned int z) { return (x < y ? y - x : x - y) + z; }
static __device__ __forceinline__ int __hadd(int x, int y) { return (x & y) + ((x ^ y) >> 1); }
static __device__ __forceinline__ int __rhadd(int x, int y) { return (x | y) - ((x ^ y) >> 1); }
static __device__ __forceinline__ unsigned int __uhadd(unsigned int x, unsigned int y) { return (x & y) + ((x ^ y) >> 1); }
static __device__ __forceinline__ unsigned int __urhadd(unsigned int x, unsigned int y) { return (x | y) - ((x ^ y) >> 1); }

static __device__ __forceinline__ int __float_as_int(float x) { int r; memcpy(&r, &x, 4); return r; }
static __device__ __forceinline__ unsigned int __float_as_uint(float x) { unsigned int r; memcpy(&r, &x, 4); return r; }
static __device__ __forceinline__ float __int_as_float(int x) { float r; memcpy(&r, &x, 4); return r; }
static __device__ __forceinline__ float __uint_as_float(unsigned int x) { float r; memcpy(&r, &x, 4); return r; }
static __device__ __forceinline__ long long __double_as_longlong(double x) { long long r; memcpy(&r, &x, 8); return r; }
static __device__ __forceinline__ double __longlong_as_double(long long x) { double r; memcpy(&r, &x, 8); return r; }
static __device__ __forceinline__ int __double2hiint(double x) { return (int)(__double_as_longlong(x) >> 32); }
static __device__ __forceinline__ int __double2loint(double x) { return (int)__double_as_longlong(x); }
static __device__ __forceinline__ double __hiloint2double(int high, int low) { return __longlong_as_double((long long)((unsigned long long)(unsigned)high << 32 | (unsigned)low)); }
static __device__ __forceinline__ int float_as_int(float x) { return __float_as_int(x); }
static __device__ __forceinline__ float int_as_float(int x) { return __int_as_float(x); }
static __device__ __forceinline__ unsigned int float_as_uint(float x) { return __float_as_uint(x); }
static __device__ __forceinline__ float uint_as_float(unsigned int x) { return __uint_as_float(x); }

/* Minimum and maximum by name; C++'s overloads are in math.cuh. */
static __device__ __forceinline__ unsigned int umin(unsigned int a, unsigned int b) { return a < b ? a : b; }
static __device__ __forceinline__ unsigned int umax(unsigned int a, unsigned int b) { return a > b ? a : b; }
static __device__ __forceinline__ long long llmin(long long a, long long b) { return a < b ? a : b; }
static __device__ __forceinline__ long long llmax(long long a, long long b) { return a > b ? a : b; }
static __device__ __forceinline__ unsigned long long ullmin(unsigned long long a, unsigned long long b) { return a < b ? a : b; }
static __device__ __forceinline__ unsigned long long ullmax(unsigned long long a, unsigned long long b) { return a > b ? a : b; }
