// DOC: Arithmetic | `__half` and `__nv_bfloat16`: every operation and conversion is rounded once
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include "check.h"

__device__ float hide(volatile float x) { return x; }
__device__ double hide(volatile double x) { return x; }
__device__ int hide(volatile int x) { return x; }
__device__ long long hide(volatile long long x) { return x; }

extern "C" __global__ void test_half(int *failures)
{
    __half h = (__half)hide(1.0f), e = (__half)hide(0.00048828125f);
    CHECK((float)(h + e) == 1.0f);             // halfway: to even
    CHECK((float)(h + e + e) == 1.0f);         // each sum is rounded
    CHECK((float)(h + (e + e)) == 1.0009765625f);
    CHECK((float)(__half)hide(65519.0f) == 65504.0f && (float)(__half)hide(65520.0f) > 1e30f);
    CHECK((float)(__half)hide(1.00048828125 + 1e-12) == 1.0009765625f);  // through float it would be 1
    CHECK((float)(__half)hide(2049) == 2048.0f && (float)(__half)hide(2051) == 2052.0f);
    CHECK((int)(__half)hide(-7.75f) == -7);
    CHECK((float)(__half)hide(5.9604644775390625e-08f) == 5.9604644775390625e-08f);
    __half q = (__half)hide(10.0f) / (__half)hide(3.0f);
    CHECK((float)q == 3.333984375f);
    CHECK(-h < e && h != e);
}

extern "C" __global__ void test_bfloat16(int *failures)
{
    __nv_bfloat16 b = (__nv_bfloat16)hide(1.0f), e = (__nv_bfloat16)hide(0.00390625f);
    CHECK((float)(b + e) == 1.0f && (float)(b + (e + e)) == 1.0078125f);
    CHECK((float)(__nv_bfloat16)hide(3.0e38f) > 2.9e38f);
    CHECK((float)(__nv_bfloat16)hide(1.00390625 + 1e-12) == 1.0078125f);
    CHECK((float)(__nv_bfloat16)hide(257) == 256.0f && (float)(__nv_bfloat16)hide(259) == 260.0f);
    CHECK((float)((__nv_bfloat16)hide(10.0f) / (__nv_bfloat16)hide(3.0f)) == 3.328125f);
    CHECK((int)(__nv_bfloat16)hide(-7.75f) == -7);
    float zero = hide(0.0f);
    __nv_bfloat16 nan = (__nv_bfloat16)(zero / zero);
    CHECK(nan != nan);
}
