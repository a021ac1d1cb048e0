// DOC: Threads that wait | threads that all compute and store the same, turn by turn of a loop
// DEVICES: cpu (a race, if one without harm on GPUs)
#include "check.h"

__device__ int sums[64], steps[64];

// LAUNCH: 4 16,8
extern "C" __global__ void test_rows_that_nothing_asks_for(int *failures)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x, n = 60 + gridDim.x;
    sums[i] = 0;
    for (int j = 0; j < n; j++)
        sums[i] += j * i;
    CHECK(sums[i] == i * (n * (n - 1) / 2));
}

// LAUNCH: 1 16,4
extern "C" __global__ void test_what_is_stored_stays_so(int *failures)
{
    int i = threadIdx.x;
    steps[i] = 1;
    for (int j = 0; j < 40; j++) {
        steps[i] = steps[i] * 3 + i;
        sums[i] = steps[i];
    }
    CHECK(sums[i] == steps[i]);
}
