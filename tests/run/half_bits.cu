// DOC: Types | `__half` and `__nv_bfloat16` of their bits (`__half_raw`), in constant expressions too
#include <cuda_fp16.h>
#include <cuda_bf16.h>
#include "check.h"
struct N { static __host__ __device__ constexpr __half e() { return __half_raw{0x4170u}; } static __host__ __device__ constexpr __nv_bfloat16 b() { return __nv_bfloat16_raw{0x402eu}; } };
__device__ constexpr __half a = __half_raw{0x4170u};
__device__ constexpr __nv_bfloat16 d = N::b();
template <class T> inline constexpr T v = T();
template <> __device__ constexpr __half v<__half> = N::e();
extern "C" __global__ void test_bits(int *failures)
{
    __half_raw r;
    r.x = 0x3c00 + threadIdx.x;
    __half h = r;
    __nv_bfloat16_raw q = {(unsigned short)(0x3f80 + threadIdx.x)};
    __nv_bfloat16 b = q;
    CHECK((float)a == 2.71875f && (float)d == 2.71875f && (float)v<__half> == 2.71875f && (float)h == 1 && (float)b == 1);
    __half_raw back = h;
    CHECK(back.x == 0x3c00);
}
