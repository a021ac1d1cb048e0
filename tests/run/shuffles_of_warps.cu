// DOC: Warp operations | shuffles by what is known when the kernel runs: of the distance five bits count
#include "check.h"

__device__ int brought(int thread) { return thread * 7 + 1; }

__device__ int expected(int own, int lane, bool inside)
{
    return brought(inside ? own - (own & 31) + lane : own);
}

__device__ void compare(int *failures, int by, int width)
{
    int own = threadIdx.x, lane = own & 31, v = brought(own), low = by & 31, first = lane & -width;
    int up = __shfl_up_sync(~0u, v, by, width), down = __shfl_down_sync(~0u, v, by, width);
    int across = __shfl_xor_sync(~0u, v, by, width), there = __shfl_sync(~0u, v, by, width);
    long long wide = __shfl_down_sync(~0u, (long long)v << 33, by, width);
    CHECK(up == expected(own, lane - low, lane - low >= first));
    CHECK(down == expected(own, lane + low, lane + low < first + width));
    CHECK(across == expected(own, lane ^ low, (lane ^ low) < first + width));
    CHECK(there == expected(own, first | (by & (width - 1)), true));
    CHECK(wide >> 33 == down);
}

// LAUNCH: 2 256
extern "C" __global__ void test_whole_warps(int *failures)
{
    for (int width = 32; width; width >>= 1)
        for (int by = 0; by < 70; by += 1 + blockIdx.x)
            compare(failures, by, width);
}

// LAUNCH: 2 250
extern "C" __global__ void test_beside_lanes_that_are_none(int *failures)
{
    int own = threadIdx.x, count = 250 - (own & -32);
    unsigned mask = count < 32 ? (1u << count) - 1 : ~0u;
    for (int by = 0; by < 24; by++) {
        int found = __shfl_down_sync(mask, brought(own), by);
        if (own + by < 250 && (own & 31) + by < 32)
            CHECK(found == brought(own + by));
    }
}

// LAUNCH: 1 256
extern "C" __global__ void test_halves_that_wait_for_themselves(int *failures)
{
    int own = threadIdx.x, lane = own & 31;
    unsigned mask = lane < 16 ? 0xffff : 0xffff0000;
    for (int by = 8; by; by >>= 1) {
        CHECK(__shfl_xor_sync(mask, brought(own), by) == brought(own ^ by));
        CHECK(__shfl_down_sync(mask, brought(own), by, 16) == expected(own, lane + by, (lane & 15) + by < 16));
    }
}
