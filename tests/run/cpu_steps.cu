// DOC: Threads that wait | warp-synchronous code over `volatile` shared memory: the lanes of a warp advance in step
// DEVICES: cpu (GPUs from Volta on promise nothing here)
#include "check.h"

// The last warp of the reductions that courses teach.
__device__ void last_warp(volatile int *s, int t)
{
    s[t] += s[t + 32];
    s[t] += s[t + 16];
    s[t] += s[t + 8];
    s[t] += s[t + 4];
    s[t] += s[t + 2];
    s[t] += s[t + 1];
}

// LAUNCH: 3 256
extern "C" __global__ void test_last_warp(int *failures)
{
    __shared__ int s[256];
    int t = threadIdx.x;
    s[t] = t + blockIdx.x;
    __syncthreads();
    for (int o = 128; o > 32; o >>= 1) {
        if (t < o)
            s[t] += s[t + o];
        __syncthreads();
    }
    if (t < 32)
        last_warp(s, t);
    __syncthreads();
    CHECK(s[0] == 255 * 128 + 256 * (int)blockIdx.x);
}

// LAUNCH: 1 32
extern "C" __global__ void test_without_any_barrier(int *failures)
{
    __shared__ volatile int s[64];
    int t = threadIdx.x;
    s[t] = t;
    s[t + 32] = 0;
    for (int o = 1; o < 32; o *= 2)
        s[t] = s[t] + (t >= o ? s[t - o] : 0);
    CHECK(s[t] == t * (t + 1) / 2);
}

// LAUNCH: 1 64
extern "C" __global__ void test_half_a_warp(int *failures)
{
    __shared__ volatile float s[64];
    int t = threadIdx.x;
    s[t] = 1;
    __syncthreads();
    if (t < 32) {
        s[t] = s[t] + s[t + 32];
        if (t < 16) {
            s[t] = s[t] + s[t + 16];
            s[t] = s[t] + s[t + 8];
        }
    }
    __syncthreads();
    CHECK(t >= 8 || s[t] == 8);
}

struct Bins {
    volatile unsigned char count[64];
};

// LAUNCH: 2 64
extern "C" __global__ void test_neighbours_exchange(int *failures)
{
    __shared__ Bins bins;
    int t = threadIdx.x, lane = t & 31;
    bins.count[t] = lane;
    for (int i = 0; i < 7; i++) {
        int right = bins.count[(t & 32) | ((lane + 1) & 31)];
        bins.count[t] = right;
    }
    CHECK(bins.count[t] == ((lane + 7) & 31));
}
