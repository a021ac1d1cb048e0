// NEEDS: sm_70
#include "check.h"
// Threads of a block that read again and again what others are to write take turns with them in `__nanosleep`.

// LAUNCH: 2 64
extern "C" __global__ void test_a_flag(int *failures)
{
    __shared__ volatile int flag, data;
    if (threadIdx.x == 5)
        flag = 0;
    __syncthreads();
    if (threadIdx.x == 5) {
        data = 42;
        __threadfence_block();
        flag = 1;
    } else
        while (flag == 0)
            __nanosleep(10);
    CHECK(data == 42);
}

// LAUNCH: 2 64
extern "C" __global__ void test_warps_in_turns(int *failures)
{
    __shared__ int s[2][32], full[2], taken[2];
    int warp = threadIdx.x / 32, lane = threadIdx.x % 32, sum = 0;
    if (threadIdx.x < 2)
        full[threadIdx.x] = taken[threadIdx.x] = 0;
    __syncthreads();
    for (int i = 0; i < 6; i++) {
        int k = i & 1;
        if (warp == 0) {
            while (atomicAdd(&taken[k], 0) < i / 2)
                __nanosleep(10);
            s[k][lane] = i * 100 + lane;
            __threadfence_block();
            __syncwarp();
            if (lane == 0)
                atomicAdd(&full[k], 1);
        } else {
            while (atomicAdd(&full[k], 0) <= i / 2)
                __nanosleep(10);
            __threadfence_block();
            sum += ((volatile int *)s[k])[31 - lane];
            __syncwarp();
            if (lane == 0)
                atomicAdd(&taken[k], 1);
        }
    }
    CHECK(warp == 0 || sum == 1500 + 6 * (31 - lane));
}
