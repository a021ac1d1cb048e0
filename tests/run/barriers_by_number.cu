// NEEDS: sm_70
#include "check.h"

__device__ void wait_at(int number, int threads)
{
    asm volatile("barrier.sync %0, %1;" :: "r"(number), "r"(threads) : "memory");
}
__device__ void arrive_at(int number, int threads)
{
    asm volatile("bar.arrive %0, %1;" :: "r"(number), "r"(threads) : "memory");
}

// DOC: Threads that wait | barriers of a part of the block by their number: `bar.sync` and `barrier.sync` with a count of threads, `bar.arrive`
// LAUNCH: 3 128
extern "C" __global__ void test_halves(int *failures)
{
    __shared__ int cells[128];
    int t = threadIdx.x, half = t / 64, base = half * 64;
    for (int turn = 0; turn < 3 + 4 * half; turn++) {  // each half as often as it likes
        cells[t] = t + turn;
        wait_at(half + 1, 64);
        int other = base + (t + 33) % 64;
        CHECK(cells[other] == other + turn);
        wait_at(half + 1, 64);
    }
    __syncthreads();
    CHECK(cells[127 - t] == 127 - t + (t < 64 ? 6 : 2));
}

// Two warps fill what two others use: "full" and "empty" of each of two buffers have a barrier.
// LAUNCH: 2 128
extern "C" __global__ void test_producers(int *failures)
{
    __shared__ int buffers[2][64];
    int t = threadIdx.x & 63, sum = 0;
    if (threadIdx.x < 64) {
        for (int turn = 0; turn < 9; turn++) {
            int b = turn & 1;
            if (turn > 1)
                wait_at(3 + b, 128);
            buffers[b][t] = turn * 100 + t;
            arrive_at(1 + b, 128);
        }
    } else {
        for (int turn = 0; turn < 9; turn++) {
            int b = turn & 1;
            wait_at(1 + b, 128);
            sum += buffers[b][63 - t] - (63 - t);
            if (turn < 7)
                arrive_at(3 + b, 128);
        }
        CHECK(sum == 3600);
    }
}

// LAUNCH: 1 96
extern "C" __global__ void test_warps_that_return(int *failures)
{
    __shared__ int cells[96];
    int t = threadIdx.x;
    if (t >= 64)
        return;
    cells[t] = t;
    asm volatile("bar.sync 5, 64;" ::: "memory");
    CHECK(__shfl_sync(~0u, cells[63 - t], 0) == 63 - (t & 32));
}

__device__ int agree(int number, int threads, int mine, int *all, int *any)
{
    int ones, both, one;
    asm volatile("{ .reg .pred p, q, r;\n setp.ne.s32 p, %3, 0;\n barrier.red.popc.u32 %0, %4, %5, p;\n"
                 " barrier.red.and.pred q, %4, %5, p;\n barrier.red.or.pred r, %4, %5, p;\n"
                 " selp.s32 %1, 1, 0, q;\n selp.s32 %2, 1, 0, r; }"
                 : "=r"(ones), "=r"(both), "=r"(one) : "r"(mine), "r"(number), "r"(threads) : "memory");
    *all = both, *any = one;
    return ones;
}

// DOC: Inline PTX | on the CPU device: `barrier.red` of a part of the block, with a count of threads
// LAUNCH: 2 160
extern "C" __global__ void test_predicates_of_parts(int *failures)
{
    int t = threadIdx.x, all, any;
    if (t < 96) {
        for (int turn = 0; turn < 5; turn++) {
            int ones = agree(1, 96, t % 5 >= turn, &all, &any), expected = 0;
            for (int i = 0; i < 96; i++)
                expected += i % 5 >= turn;
            CHECK(ones == expected && all == (turn == 0) && any == (turn < 5));
        }
        CHECK(agree(3, 96, 0, &all, &any) == 0 && !all && !any);
    } else {
        for (int turn = 0; turn < 2; turn++)
            CHECK(agree(2, 64, t == 100 + turn, &all, &any) == 1 && !all && any);
    }
    __syncthreads();
    CHECK(agree(1, 160, 1, &all, &any) == 160 && all && any);
}
