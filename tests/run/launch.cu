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
