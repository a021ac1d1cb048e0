#include "check.h"
// DOC: Types | objects and members aligned above 128 bytes, in every memory space
struct __align__(256) S { int x; };
struct T { char c; S s; };
__device__ S g = {3};
__constant__ S c = {4};
__device__ T t[2];

// LAUNCH: 1 32
extern "C" __global__ void test_places(int *failures)
{
    __shared__ __align__(256) float far[64];
    __shared__ S shared[2];
    S local[2];
    local[0].x = threadIdx.x;
    if (threadIdx.x < 2)
        shared[threadIdx.x] = local[0];
    far[threadIdx.x] = threadIdx.x;
    __syncthreads();
    CHECK((size_t)&local[1] % 256 == 0 && (size_t)&shared[1] % 256 == 0 && (size_t)&t[1].s % 256 == 0);
    CHECK((size_t)far % 256 == 0 && far[31 - threadIdx.x] == 31 - threadIdx.x && shared[1].x == 1);
    CHECK(g.x + c.x == 7 && sizeof(T) == 512 && sizeof(S) == 256);
}

// As CUDA's own headers spell it.
struct __builtin_align__(32) Eight { float x[8]; };

extern "C" __global__ void test_builtin_align(int *failures)
{
    __shared__ Eight e;
    e.x[7] = 3;
    CHECK(alignof(Eight) == 32 && (size_t)&e % 32 == 0 && e.x[7] == 3);
}
