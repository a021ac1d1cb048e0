// DOC: Threads that wait | threads that exchange with a partner across a distance, one bit or not: sorting networks
#include "check.h"

__device__ int value(int t, int turn) { return t * 37 + turn * 1000; }

// LAUNCH: 2 128
extern "C" __global__ void test_swaps(int *failures)
{
    __shared__ int cells[128];
    int t = threadIdx.x;
    for (int j = 0; j < 128; j++) {
        cells[t] = value(t, j);
        __syncthreads();
        int other = t ^ j;
        if (other > t) {
            int x = cells[t];
            cells[t] = cells[other];
            cells[other] = x;
        }
        __syncthreads();
        CHECK(cells[t] == value(other, j));
        __syncthreads();
    }
}

// The larger of the two does the work; distances beyond the block, and below none.
// LAUNCH: 1 96
extern "C" __global__ void test_from_above(int *failures)
{
    __shared__ int cells[96];
    int t = threadIdx.x;
    for (int i = -3; i < 32; i++) {
        int j = i < 0 ? i : 1 << i;
        cells[t] = value(t, i);
        __syncthreads();
        int other = j ^ t;
        if (t > other && other >= 0) {
            int x = cells[t];
            cells[t] = cells[other];
            cells[other] = x;
        }
        __syncthreads();
        CHECK(cells[t] == value(other >= 0 && other < 96 ? other : t, i));
        __syncthreads();
    }
}

// LAUNCH: 1 64
extern "C" __global__ void test_both_sides(int *failures)
{
    __shared__ float cells[64];
    unsigned t = threadIdx.x;
    for (unsigned j = 1; j < 64; j += 1 + j / 4) {
        cells[t] = t;
        __syncthreads();
        unsigned other = t ^ j;
        float sum = cells[t];
        if (other < t)
            sum -= cells[other];
        else
            sum += 2 * cells[other];
        __syncthreads();
        CHECK(sum == (other < t ? (float)t - other : t + 2.0f * other));
    }
}

// LAUNCH: 1 256
extern "C" __global__ void test_bitonic_sort(int *failures)
{
    __shared__ int cells[256];
    int t = threadIdx.x;
    cells[t] = (t * 7919 + 13) % 1009;
    __syncthreads();
    for (int k = 2; k <= 256; k <<= 1)
        for (int j = k >> 1; j > 0; j >>= 1) {
            int other = t ^ j;
            if (other > t && ((t & k) == 0) == (cells[t] > cells[other])) {
                int x = cells[t];
                cells[t] = cells[other];
                cells[other] = x;
            }
            __syncthreads();
        }
    CHECK(t == 0 || cells[t - 1] <= cells[t]);
    int sum = 0;
    for (int i = 0; i < 256; i++)
        sum += (i * 7919 + 13) % 1009 - cells[i];
    CHECK(sum == 0);
}
