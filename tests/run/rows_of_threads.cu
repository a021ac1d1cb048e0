// DOC: Threads that wait | kernels that ask for no index but that in x, in blocks of several rows
#include "check.h"

// LAUNCH: 2 16,5,2
extern "C" __global__ void test_every_row_alike(int *failures)
{
    __shared__ int cells[16], counts[16], total;
    int t = threadIdx.x;
    cells[t] = counts[t] = total = 0;
    __syncthreads();
    for (int turn = 0; turn < 3; turn++) {
        atomicAdd(&counts[t], t + turn);
        if (t & 1)
            atomicAdd(&total, 1);
        __syncthreads();
        cells[t] = counts[15 - t];
        __syncthreads();
    }
    CHECK(cells[t] == 10 * (3 * (15 - t) + 3));
    CHECK(total == 3 * 8 * 10);
    CHECK(__syncthreads_count(t < 3) == 30);
}

// LAUNCH: 1 33,3
extern "C" __global__ void test_rows_and_warps(int *failures)
{
    __shared__ int sums[33];
    int t = threadIdx.x;
    sums[t] = 0;
    __syncthreads();
    unsigned here = __activemask();
    int all = __popc(here), mine = 0;
    for (int o = 1; o < 3; o++)
        mine += __shfl_down_sync(here, t, o) >= 0;
    CHECK(mine == 2 && (all == 32 || all == 3));
    atomicAdd(&sums[t], __popc(__ballot_sync(here, t >= 0)) == all);
    __syncthreads();
    CHECK(sums[t] == 3);
}

// LAUNCH: 1 24,4
extern "C" __global__ void test_some_of_each_row_return(int *failures)
{
    __shared__ int left;
    int t = threadIdx.x;
    left = 0;
    __syncthreads();
    if (t >= 20)
        return;
    atomicAdd(&left, 1);
    __syncthreads();
    if (t < 10)
        atomicAdd(&left, 100);
    else
        atomicAdd(&left, 10000);
    __syncthreads();
    CHECK(left == 80 + 40 * 100 + 40 * 10000);
}

// LAUNCH: 1 8,8
extern "C" __global__ void test_words_of_warps(int *failures)
{
    int t = threadIdx.x, v = t;
    for (int o = 4; o; o >>= 1)
        v += __shfl_xor_sync(~0u, v, o);
    CHECK(v == 28);
    CHECK(__shfl_sync(~0u, t, 8 + 5) == 5);
    CHECK(__all_sync(~0u, t < 8) && !__any_sync(~0u, t > 7));
}
