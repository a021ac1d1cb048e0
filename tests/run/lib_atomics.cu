// DOC: Atomics | `atomicAdd` … `atomicXor` in all types, `_block`, `_system`, vectors, compare-and-swap of 16 to 64 bits
#include "check.h"

__device__ int sums[16];
__device__ float float_sum;
__device__ double double_sum;
__device__ unsigned long long long_sum, long_largest;
__device__ unsigned turns;
__device__ __half half_sum;
__device__ __half2 pair_sum;
__device__ float2 float2_sum;
__device__ unsigned short narrow;
__device__ int arrived;

// LAUNCH: 16 128
extern "C" __global__ void test_contention(int *failures)
{
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    atomicAdd(&sums[0], 1);
    atomicSub(&sums[1], t);
    atomicMax(&sums[2], t);
    atomicMin(&sums[3], -t);
    atomicOr(&sums[4], 1 << t % 31);
    atomicAnd(&sums[5], ~(t & 1));
    atomicXor(&sums[6], t);
    atomicAdd_block(&sums[7], 2);
    atomicAdd_system(&sums[8], 3);
    atomicAdd(&float_sum, 0.5f);
    atomicAdd(&double_sum, 0.25);
    atomicAdd(&long_sum, 1ULL << 33);
    atomicMax(&long_largest, (unsigned long long)t << 35);
    atomicInc(&turns, 9);
    if (t < 64) {
        atomicAdd(&half_sum, (__half)1.0f);
        atomicAdd(&pair_sum, make_half2((__half)1.0f, (__half)2.0f));
    }
    atomicAdd(&float2_sum, make_float2(1.0f, -1.0f));
    for (unsigned short seen = narrow, was;; seen = was)
        if ((was = atomicCAS(&narrow, seen, (unsigned short)(seen + 1))) == seen)
            break;
    __threadfence();
    CHECK(sums[0] >= 1);
    if (atomicAdd(&arrived, 1) == 2047) { // the last thread of all
        __threadfence();
        volatile int *s = sums;
        CHECK(s[0] == 2048 && s[1] == -2047 * 1024 && s[2] == 2047 && s[3] == -2047 && s[4] == 0x7fffffff);
        CHECK(s[5] == 0 && s[6] == 0 && s[7] == 4096 && s[8] == 6144);
        CHECK(*(volatile float *)&float_sum == 1024.0f && *(volatile double *)&double_sum == 512.0);
        CHECK(*(volatile unsigned long long *)&long_sum == 2048ULL << 33);
        CHECK(*(volatile unsigned long long *)&long_largest == 2047ULL << 35);
        CHECK(*(volatile unsigned *)&turns == 2048 % 10);
        CHECK(half_sum == (__half)64.0f && pair_sum.x == (__half)64.0f && pair_sum.y == (__half)128.0f);
        CHECK(float2_sum.x == 2048.0f && float2_sum.y == -2048.0f && narrow == 2048);
    }
}

extern "C" __global__ void test_old_values(int *failures)
{
    __shared__ int s[4];
    __shared__ unsigned u;
    __shared__ float f;
    __shared__ unsigned long long l;
    s[0] = 5;
    u = 7;
    f = 1.5f;
    l = 1ULL << 40;
    CHECK(atomicAdd(&s[0], 3) == 5 && s[0] == 8);
    CHECK(atomicSub(&s[0], 1) == 8 && s[0] == 7);
    CHECK(atomicExch(&s[0], -2) == 7 && s[0] == -2);
    CHECK(atomicMin(&s[0], -5) == -2 && s[0] == -5 && atomicMax(&s[0], 4) == -5 && s[0] == 4);
    CHECK(atomicCAS(&s[0], 3, 9) == 4 && s[0] == 4 && atomicCAS(&s[0], 4, 9) == 4 && s[0] == 9);
    CHECK(atomicInc(&u, 7) == 7 && u == 0 && atomicDec(&u, 3) == 0 && u == 3 && atomicDec(&u, 3) == 3 && u == 2);
    CHECK(atomicMax(&u, 0x80000000u) == 2 && u == 0x80000000u && atomicMin(&u, 1u) == 0x80000000u && u == 1);
    CHECK(atomicAdd(&f, 2.0f) == 1.5f && f == 3.5f && atomicExch(&f, -1.0f) == 3.5f && f == -1.0f);
    CHECK(atomicCAS(&l, 1ULL << 40, 5) == 1ULL << 40 && l == 5 && atomicXor(&l, 4) == 5 && l == 1);
    CHECK(atomicAnd(&s[0], 8) == 9 && s[0] == 8 && atomicOr(&s[0], 3) == 8 && s[0] == 11 && atomicXor(&s[0], 1) == 11);
}
