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

__device__ int block_ints[12], system_ints[12];
__device__ unsigned block_turns[2], system_turns[2], block_swaps, system_swaps;
__device__ unsigned long long block_longs[5], system_longs[5], block_swap64, system_swap64;
__device__ long long block_least, system_least;
__device__ float block_float, system_float;
__device__ double block_double, system_double;
__device__ float4 block_vector, system_vector;

// Every operation with a scope, by all threads of one block at once; the sums are known.
#define ALL(scope, ints, turns, longs, least, f, d, v)                                                                \
    atomicAdd##scope(&ints[0], t);                                                                                    \
    atomicSub##scope(&ints[1], 2);                                                                                    \
    atomicMin##scope(&ints[2], -t);                                                                                   \
    atomicMax##scope(&ints[3], t);                                                                                    \
    atomicOr##scope(&ints[4], 1 << t % 32);                                                                           \
    atomicAnd##scope(&ints[5], ~(1 << t % 16));                                                                       \
    atomicXor##scope(&ints[6], t);                                                                                    \
    exchanged = atomicExch##scope(&ints[7], t + 1);                                                                   \
    atomicAdd##scope(&ints[8], exchanged);                                                                            \
    atomicInc##scope(&turns[0], 6);                                                                                   \
    atomicDec##scope(&turns[1], 6);                                                                                   \
    atomicAdd##scope(&longs[0], 1ULL << 40);                                                                          \
    atomicMax##scope(&longs[1], (unsigned long long)t << 40);                                                         \
    atomicOr##scope(&longs[2], 1ULL << t % 64);                                                                       \
    atomicXor##scope(&longs[3], (unsigned long long)t << 32);                                                         \
    atomicMin##scope(&least, -((long long)t << 33));                                                                  \
    atomicAdd##scope(&f, 0.5f);                                                                                       \
    atomicAdd##scope(&d, 0.125);                                                                                      \
    atomicAdd##scope(&v, make_float4(1, 2, 3, 4))

#define SWAP(scope, word, long_word)                                                                                  \
    for (unsigned seen = word, was;; seen = was)                                                                      \
        if ((was = atomicCAS##scope(&word, seen, seen + 3)) == seen)                                                  \
            break;                                                                                                    \
    for (unsigned long long seen = long_word, was;; seen = was)                                                       \
        if ((was = atomicCAS##scope(&long_word, seen, seen + (1ULL << 33))) == seen)                                  \
            break

#define RIGHT(ints, turns, swaps, longs, swap64, least, f, d, v)                                                      \
    (ints[0] == 255 * 128 && ints[1] == -512 && ints[2] == -255 && ints[3] == 255 && ints[4] == -1 && ints[5] == 0    \
     && ints[6] == 0 && ints[7] + ints[8] == 256 * 257 / 2 && turns[0] == 256 % 7 && turns[1] == 3 && swaps == 768    \
     && longs[0] == 256ULL << 40 && longs[1] == 255ULL << 40 && longs[2] == ~0ULL && longs[3] == 0                    \
     && swap64 == 256ULL << 33 && least == -(255LL << 33) && f == 128.0f && d == 32.0 && v.x == 256.0f               \
     && v.y == 512.0f && v.z == 768.0f && v.w == 1024.0f)

// LAUNCH: 1 256
extern "C" __global__ void test_scopes_under_contention(int *failures)
{
    __shared__ int ints[12];
    __shared__ unsigned turns[2], swaps;
    __shared__ unsigned long long longs[5], swap64;
    __shared__ long long least;
    __shared__ float f;
    __shared__ double d;
    __shared__ float4 v;
    int t = threadIdx.x, exchanged;
    if (t < 12)
        ints[t] = t == 5 ? 0xffff : 0;
    if (t < 5)
        longs[t] = 0;
    if (t == 0) {
        turns[0] = turns[1] = swaps = 0;
        swap64 = least = 0;
        f = d = 0;
        v = make_float4(0, 0, 0, 0);
        block_ints[5] = system_ints[5] = 0xffff;
    }
    __syncthreads();
    ALL(_block, block_ints, block_turns, block_longs, block_least, block_float, block_double, block_vector);
    ALL(_system, system_ints, system_turns, system_longs, system_least, system_float, system_double, system_vector);
    ALL(_block, ints, turns, longs, least, f, d, v);
    SWAP(_block, block_swaps, block_swap64);
    SWAP(_system, system_swaps, system_swap64);
    SWAP(_block, swaps, swap64);
    __syncthreads();
    if (t == 0) {
        CHECK(RIGHT(block_ints, block_turns, block_swaps, block_longs, block_swap64, block_least, block_float,
                    block_double, block_vector));
        CHECK(RIGHT(system_ints, system_turns, system_swaps, system_longs, system_swap64, system_least, system_float,
                    system_double, system_vector));
        CHECK(RIGHT(ints, turns, swaps, longs, swap64, least, f, d, v));
    }
}

extern "C" __global__ void test_memory_of_one_thread(int *failures)
{
    // Local memory has no atomic operations; the functions work there all the same.
    int n = failures[0], mine[4] = {n, n + 5, n, n};
    float4 v[2] = {make_float4(n, n, n, n), make_float4(n + 1, 2, 3, 4)};
    CHECK(atomicAdd_block(mine + n, 4) == 0 && atomicExch_system(mine + n + 1, 3) == 5 && mine[n] == 4 && mine[n + 1] == 3);
    CHECK(atomicInc_block((unsigned *)mine + n, 4) == 4 && mine[n] == 0 && atomicDec_block((unsigned *)mine + n, 9) == 0);
    CHECK(mine[n] == 9 && __atomic_fetch_add(mine + n, 2, __ATOMIC_SEQ_CST) == 9 && mine[n] == 11);
    CHECK(atomicAdd(v + n, v[n + 1]).x == 0.0f && v[n].x == 1.0f && v[n].w == 4.0f);
}
