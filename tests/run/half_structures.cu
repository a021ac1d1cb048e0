// DOC: Types | `struct __half;` and `struct __nv_bfloat16;`, as libraries declare them
// CUDA's headers have __half and __nv_bfloat16 as structures: programs and libraries declare them so.
struct __half;
struct __half2;
struct __nv_bfloat16;
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include "check.h"

template <class T> inline constexpr int kind = 0;
template <> inline constexpr int kind<::__half> = 1;
template <> inline constexpr int kind<::__half2> = 2;
template <> inline constexpr int kind<::__nv_bfloat16> = 3;

namespace inner {
struct __half;  // another one
}
template <> inline constexpr int kind<inner::__half *> = 4;

__device__ float twice(struct __half x) { return 2.0f * (float)x; }

extern "C" __global__ void test_declared_again(int *failures) {
  static_assert(kind<__half> == 1 && kind<half2> == 2 && kind<__nv_bfloat16> == 3 && kind<float> == 0);
  static_assert(kind<inner::__half *> == 4 && kind<__half *> == 0);
  CHECK(twice(__float2half(1.5f)) == 3.0f);
}
