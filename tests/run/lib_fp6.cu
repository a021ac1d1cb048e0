// DOC: Types | floats of 4 and 6 bits and scale factors: `__nv_fp4_e2m1`, `__nv_fp6_e2m3`, `__nv_fp6_e3m2`, `__nv_fp8_e8m0`, their x2 and x4, and `__nv_cvt_...` (cuda_fp4.h, cuda_fp6.h, cuda_fp8.h)
//
// The sums are those of NVIDIA's headers in host code:
// g++ -DPRINT -x c++ -I CUDA/include lib_fp6.cu && ./a.out
#include <cuda_fp4.h>
#include <cuda_fp6.h>
#include <cuda_fp8.h>
#ifdef PRINT
#include <cstdio>
#include <cstring>
#define INLINE static inline
#else
#include "check.h"
#define INLINE static __device__
#endif

INLINE void add(unsigned &sum, unsigned word) { sum = (sum ^ word) * 16777619u; }
INLINE void add(unsigned &sum, float f)
{
    unsigned word;
    memcpy(&word, &f, 4);
    add(sum, f == f ? word : 0x7fffffffu);
}
INLINE void add(unsigned &sum, double d)
{
    unsigned long long word;
    memcpy(&word, &d, 8);
    add(sum, d == d ? (unsigned)word ^ (unsigned)(word >> 32) * 31 : 0x7fffffffu);
}
INLINE float float_of(unsigned word)
{
    float f;
    memcpy(&f, &word, 4);
    return f;
}
INLINE double double_of(unsigned long long word)
{
    double d;
    memcpy(&d, &word, 8);
    return d;
}
// The n-th of 65536 floats: all signs, exponents and beginnings of significands, with no, one or more bits behind.
INLINE float some_float(unsigned n) { return float_of(n << 16 | (n % 3 == 0 ? 0 : n % 3 == 1 ? 1 : n * 2654435761u >> 17)); }
// ... doubles, most of them near 1.
INLINE double some_double(unsigned n)
{
    unsigned long long word = (unsigned long long)(n & 0x8000) << 48 | (unsigned long long)(n % 5 ? 1013 + n / 64 % 20 : n % 2048) << 52;
    return double_of(word | (unsigned long long)(n * 2654435761u & 0xf800u) << 36 | (n % 2 ? 0 : n % 7));
}

template <class T> INLINE void numbers(unsigned &sum)
{
    for (unsigned n = 0; n < 65536; n++) {
        __half_raw h;
        __nv_bfloat16_raw b;
        h.x = b.x = (unsigned short)n;
        add(sum, (unsigned)T(__half(h)).__x | (unsigned)T(__nv_bfloat16(b)).__x << 8 | (unsigned)T(some_float(n)).__x << 16 | (unsigned)T(some_double(n)).__x << 24);
    }
    for (unsigned n = 0; n < 64; n++) {
        long long p = 1ll << n, q = p + (int)(n % 3) - 1;
        add(sum, (unsigned)T(p).__x | (unsigned)T(q).__x << 8 | (unsigned)T(-q).__x << 16 | (unsigned)T((unsigned long long)q).__x << 24);
        add(sum, (unsigned)T((int)q).__x | (unsigned)T((unsigned)q).__x << 8 | (unsigned)T((short)q).__x << 16 | (unsigned)T((unsigned short)q).__x << 24);
        add(sum, (unsigned)T((long)q).__x | (unsigned)T((unsigned long)q).__x << 8);
    }
}
template <class T> INLINE void codes(unsigned &sum)
{
    for (unsigned n = 0; n < 256; n++) {
        T x;
        x.__x = (unsigned char)n;
        add(sum, (float)x);
        add(sum, (double)x);
        add(sum, (float)(__half)x);
        add(sum, (float)(__nv_bfloat16)x);
        if ((float)x != (float)x) // what integers these are is not the same in host code
            continue;
        add(sum, (unsigned)(int)x);
        add(sum, (unsigned)x);
        add(sum, (unsigned)(unsigned char)x | (unsigned)(unsigned short)x << 8 | (unsigned)(bool)x << 24);
        add(sum, (unsigned)(unsigned char)(signed char)x | (unsigned)(unsigned short)(short)x << 8);
        add(sum, (unsigned)(long long)x);
        add(sum, (unsigned)(unsigned long long)x);
        add(sum, (unsigned)(long)x + 3 * (unsigned)(unsigned long)x);
    }
}
template <class Two, class Four> INLINE void vectors(unsigned &sum)
{
    for (unsigned n = 0; n < 4096; n++) {
        float2 f = {some_float(n * 16), some_float(n * 16 + 7)};
        double2 d = {some_double(n), some_double(n + 17)};
        add(sum, (unsigned)Two(f).__x | (unsigned)Two(d).__x << 16);
        add(sum, (unsigned)Two(__float22half2_rn(f)).__x | (unsigned)Two(__float22bfloat162_rn(f)).__x << 16);
        float4 g = {f.y, f.x, some_float(n), some_float(3 * n)};
        Four four(g);
        add(sum, (unsigned)four.__x);
        add(sum, (unsigned)Four(__float22half2_rn(f), __float22half2_rn(f)).__x);
        float4 back = (float4)four;
        add(sum, back.x);
        add(sum, back.y);
        add(sum, back.z);
        add(sum, back.w);
        float2 two = (float2)Two(f);
        add(sum, two.x);
        add(sum, two.y);
        two = __half22float2((__half2)Two(d));
        add(sum, two.x);
        add(sum, two.y);
    }
}

INLINE void fp4_numbers(unsigned &sum) { numbers<__nv_fp4_e2m1>(sum); }
INLINE void fp4_codes(unsigned &sum) { codes<__nv_fp4_e2m1>(sum); }
INLINE void fp4_vectors(unsigned &sum) { vectors<__nv_fp4x2_e2m1, __nv_fp4x4_e2m1>(sum); }
INLINE void fp6_numbers(unsigned &sum) { numbers<__nv_fp6_e2m3>(sum), numbers<__nv_fp6_e3m2>(sum); }
INLINE void fp6_codes(unsigned &sum) { codes<__nv_fp6_e2m3>(sum), codes<__nv_fp6_e3m2>(sum); }
INLINE void fp6_vectors(unsigned &sum) { vectors<__nv_fp6x2_e2m3, __nv_fp6x4_e2m3>(sum), vectors<__nv_fp6x2_e3m2, __nv_fp6x4_e3m2>(sum); }
INLINE void e8m0_numbers(unsigned &sum) { numbers<__nv_fp8_e8m0>(sum); }
INLINE void e8m0_codes(unsigned &sum) { codes<__nv_fp8_e8m0>(sum); }
INLINE void e8m0_vectors(unsigned &sum) { vectors<__nv_fp8x2_e8m0, __nv_fp8x4_e8m0>(sum); }
INLINE void toward_zero(unsigned &sum)
{
    for (unsigned n = 0; n < 65536; n++) {
        double d = some_double(n);
        add(sum, (unsigned)__nv_cvt_double_to_fp4(d, __NV_E2M1, cudaRoundZero) | (unsigned)__nv_cvt_double_to_fp6(d, __NV_E2M3, cudaRoundZero) << 8 | (unsigned)__nv_cvt_float_to_fp6(some_float(n), __NV_E3M2, cudaRoundZero) << 16);
    }
}

template <void (*f)(unsigned &)> INLINE unsigned sum_of()
{
    unsigned sum = 2166136261u;
    f(sum);
    return sum;
}

#ifdef PRINT
#define SHOW(f) printf(#f " 0x%xu\n", sum_of<f>())
int main()
{
    SHOW(fp4_numbers), SHOW(fp4_codes), SHOW(fp4_vectors), SHOW(fp6_numbers), SHOW(fp6_codes), SHOW(fp6_vectors);
    SHOW(e8m0_numbers), SHOW(e8m0_codes), SHOW(e8m0_vectors), SHOW(toward_zero);
}
#else
extern "C" __global__ void test_fp4_numbers(int *failures) { CHECK(sum_of<fp4_numbers>() == 0x13ec4beeu); }
extern "C" __global__ void test_fp4_codes(int *failures) { CHECK(sum_of<fp4_codes>() == 0xf2cc7bc5u); }
extern "C" __global__ void test_fp4_vectors(int *failures) { CHECK(sum_of<fp4_vectors>() == 0x22684bf8u); }
extern "C" __global__ void test_fp6_numbers(int *failures) { CHECK(sum_of<fp6_numbers>() == 0x5771cb69u); }
extern "C" __global__ void test_fp6_codes(int *failures) { CHECK(sum_of<fp6_codes>() == 0xca5807a5u); }
extern "C" __global__ void test_fp6_vectors(int *failures) { CHECK(sum_of<fp6_vectors>() == 0xbde2d745u); }
extern "C" __global__ void test_e8m0_numbers(int *failures) { CHECK(sum_of<e8m0_numbers>() == 0xc8eab066u); }
extern "C" __global__ void test_e8m0_codes(int *failures) { CHECK(sum_of<e8m0_codes>() == 0xe4155a9fu); }
extern "C" __global__ void test_e8m0_vectors(int *failures) { CHECK(sum_of<e8m0_vectors>() == 0x7a4e40c5u); }
extern "C" __global__ void test_toward_zero(int *failures) { CHECK(sum_of<toward_zero>() == 0xdd3de044u); }
#endif
