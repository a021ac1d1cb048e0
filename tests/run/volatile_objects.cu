// DOC: Types | volatile and atomic objects that threads read and write without waiting
#include "check.h"

__device__ int given[64] = {1 << 20, 3 << 20, -5 * (1 << 20)};
__device__ int found[64];

// LAUNCH: 1 64
extern "C" __global__ void test_read(int *failures)
{
    const volatile int *from = given;
    int i = threadIdx.x, value = from[i] >> 20;
    found[i] = value;
    CHECK(value == (i == 0) + 3 * (i == 1) - 5 * (i == 2));
}

__device__ int written[64];

// LAUNCH: 1 64
extern "C" __global__ void test_written(int *failures)
{
    volatile int *to = written;
    int i = threadIdx.x;
    to[i] = given[i] + i;
    CHECK(written[i] == given[i] + i);
}

__device__ int ordered[64];

// LAUNCH: 1 64
extern "C" __global__ void test_atomic(int *failures)
{
    int i = threadIdx.x, value;
    __atomic_store_n(&ordered[i], given[i] - i, __ATOMIC_RELAXED);
    __atomic_load(&ordered[i], &value, __ATOMIC_RELAXED);
    CHECK(value == given[i] - i);
}
