// DOC: Builtin variables | `threadIdx`, `blockIdx`, `blockDim`, `gridDim`
#include "check.h"

// LAUNCH: 3,2 8,4,2
extern "C" __global__ void test_places(int *failures)
{
    CHECK(gridDim.x == 3 && gridDim.y == 2 && gridDim.z == 1);
    CHECK(blockDim.x == 8 && blockDim.y == 4 && blockDim.z == 2);
    CHECK(blockIdx.x < 3 && blockIdx.y < 2 && blockIdx.z == 0);
    CHECK(threadIdx.x < 8 && threadIdx.y < 4 && threadIdx.z < 2);
}

extern "C" __global__ void test_one_thread(int *failures)
{
    CHECK(gridDim.x * gridDim.y * gridDim.z == 1);
    CHECK(blockDim.x * blockDim.y * blockDim.z == 1);
}

// Which elements a thread has, asked in front of a loop and behind it.
// LAUNCH: 3 64
extern "C" __global__ void test_places_behind_a_loop(int *failures)
{
    volatile int trips = 5;
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x, n = 1436;
    int value[8], seen = 0, sum = 0;
#pragma unroll
    for (int t = 0; t < 8; t++)
        value[t] = i + 192 * t < n ? 1 : 3;
    for (int j = 0, m = trips; j < m; j++)
#pragma unroll
        for (int t = 0; t < 8; t++)
            if (value[t] * j != 9)
                value[t] += j;
#pragma unroll
    for (int t = 0; t < 8; t++)
        if (i + 192 * t < n)
            seen++, sum += value[t];
    CHECK(seen == (i + 1344 < 1436 ? 8 : 7) && sum == 11 * seen);
}
