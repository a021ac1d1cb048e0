// DOC: Classes | classes derived from `__half` and `__nv_bfloat16`, and their member `__x`
// CUDA's headers have them as classes; libcu++ reads and writes the bits through a derived one.
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include "check.h"

template <class T> struct Bits : T { using T::__x; };
template <class T> __host__ __device__ constexpr T from(unsigned short v)
{
    Bits<T> b{};
    b.__x = v;
    return b;
}
template <class T> __host__ __device__ constexpr unsigned short to(T v) { return Bits<T>{v}.__x; }
static_assert(to(__half(__half_raw{0x4170})) == 0x4170 && to(from<__half>(0xc000)) == 0xc000, "");
static_assert(to(from<__nv_bfloat16>(0x402e)) == 0x402e && sizeof(Bits<__half>) == 2, "");

struct Length : __half {
    __device__ explicit Length(float f) : __half(f) {}
    __device__ float twice() const { return 2.0f * float(*this); }
};
struct Width : public nv_bfloat16 {
    __device__ Width(int i) : nv_bfloat16(i) {}
};

extern "C" __global__ void test_derived(int *failures)
{
    Length a(1.5f + threadIdx.x), b(2.5f);
    CHECK(a.twice() == 3.0f);
    __half sum = a + b;
    CHECK(float(sum) == 4.0f && a < b && __half2float(b) == 2.5f);
    Width w(-3 - (int)threadIdx.x);
    CHECK(__bfloat162float(w) == -3.0f && to<__nv_bfloat16>(w) == 0xc040);
    CHECK(to(from<__half>(0x3c00 + threadIdx.x)) == 0x3c00 && (float)from<__half>(0x3c00 + threadIdx.x) == 1.0f);
}
