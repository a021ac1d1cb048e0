// NEEDS: sm_80
#include "check.h"

__device__ int sums[3][16];

// DOC: Warp operations | `__reduce_add_sync` and its kin in every warp of a block, in loops, beside stores
// LAUNCH: 3 256
extern "C" __global__ void test_each_warp_its_own(int *failures)
{
    int t = threadIdx.x, warp = t / 32, lane = t & 31, total = 0;
    for (int turn = 0; turn < 4; turn++) {
        int sum = __reduce_add_sync(~0u, t + turn);
        if (lane == turn)
            sums[blockIdx.x][warp] = sum;
        total += sum;
        CHECK(sum == 32 * (32 * warp + turn) + 496);
        CHECK(__reduce_max_sync(~0u, t * turn) == (32 * warp + 31) * turn);
    }
    CHECK(total == 4 * (1024 * warp + 496) + 32 * 6);
    __syncthreads();
    CHECK(sums[blockIdx.x][warp] == 1024 * warp + 496 + 32 * 3);
}

// LAUNCH: 2 70
extern "C" __global__ void test_lanes_that_are_there(int *failures)
{
    unsigned t = threadIdx.x, mask = t < 64 ? (t & 1 ? 0xaaaaaaaa : 0x55555555) : 0x3f;
    unsigned all = __reduce_or_sync(mask, 1u << (t & 31)), least = __reduce_min_sync(mask, t);
    CHECK(all == mask);
    CHECK(least == (t & 32) + (t & 64) + (t < 64 ? t & 1 : 0));
}
