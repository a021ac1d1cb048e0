// Atomic operations on bytes and shorts: neighbours in the same word stay as they are.
#include "check.h"

// LAUNCH: 1 64
extern "C" __global__ void test_bytes_and_shorts(int *failures)
{
    __shared__ unsigned char bytes[8];
    __shared__ unsigned short shorts[4];
    __shared__ short least;
    if (threadIdx.x == 0) {
        for (int i = 0; i < 8; i++) bytes[i] = 0;
        for (int i = 0; i < 4; i++) shorts[i] = 0;
        least = 100;
    }
    __syncthreads();
    __atomic_fetch_add(&bytes[threadIdx.x % 4], 1, __ATOMIC_RELAXED);
    __atomic_fetch_or(&bytes[4 + threadIdx.x % 2], 1 << threadIdx.x % 8, __ATOMIC_ACQ_REL);
    __atomic_fetch_add(&shorts[threadIdx.x % 2], 300, __ATOMIC_SEQ_CST);
    unsigned char expected = threadIdx.x;
    __atomic_compare_exchange_n(&bytes[6], &expected, threadIdx.x + 1, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
    __syncthreads();
    CHECK(bytes[0] == 16 && bytes[1] == 16 && bytes[2] == 16 && bytes[3] == 16);
    CHECK(bytes[4] == 0x55 && bytes[5] == 0xaa && bytes[7] == 0);
    CHECK(shorts[0] == 9600 && shorts[1] == 9600 && shorts[2] == 0 && shorts[3] == 0);
}

extern "C" __global__ void test_compare_and_swap(int *failures)
{
    unsigned char c[4] = {1, 2, 3, 4}, e = 2;
    CHECK(__atomic_compare_exchange_n(&c[1], &e, 9, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST));
    CHECK(c[0] == 1 && c[1] == 9 && c[2] == 3 && e == 2);
    CHECK(!__atomic_compare_exchange_n(&c[3], &e, 9, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
    CHECK(c[3] == 4 && e == 4);
    unsigned short s[2] = {5, 6}, f = 6;
    CHECK(__atomic_compare_exchange_n(&s[1], &f, 7, false, __ATOMIC_RELEASE, __ATOMIC_ACQUIRE));
    CHECK(s[0] == 5 && s[1] == 7);
}
