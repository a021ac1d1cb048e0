// What is read at `n + (i & 31)`, where LLVM's vectoriser reads at `n + i` (lower/host/narrow.py).
#include "check.h"

__device__ int hide(volatile int x) { return x; }
__device__ int divided(int i) { int q = i / 32; return i - q * 32; }

__device__ void check(int *failures, const int (*got)[128])
{
    for (volatile int i = 0; i < 128; i++) {
        volatile int low = i & 31, five = (i + 5) & 31, byte = (i + 200) & 255;
        CHECK(got[0][i] == 128 + low);
        CHECK(got[1][i] == 128 + five);
        CHECK(got[2][i] == 2 + byte);
        CHECK(got[3][i] == 64 + low);
    }
}

// LAUNCH: 1 128
extern "C" __global__ void test_threads(int *failures)
{
    __shared__ int numbers[260], got[4][128];
    unsigned t = threadIdx.x, row = hide(2), lane = t & 31;
    for (int i = t; i < 260; i += 128) numbers[i] = i;
    __syncthreads();
    got[0][t] = numbers[row * 64 + lane];
    got[1][t] = numbers[row * 64 + (t + 5) % 32];
    got[2][t] = numbers[row + (unsigned char)(t + 200)];
    got[3][t] = numbers[row * 32 + divided(t)];
    __syncthreads();
    if (t == 0) check(failures, got);
}

extern "C" __global__ void test_loops(int *failures)
{
    __shared__ int numbers[260], got[4][128];
    for (int i = 0; i < 260; i++) numbers[i] = i;
    unsigned row = hide(2);
    int n = hide(128);
    for (int i = 0; i < n; i++) got[0][i] = numbers[(row & 3) * 64 + (i & 31)];
    for (unsigned i = 0; i < n; i++) got[1][i] = numbers[row * 64 + (i + 5) % 32];
    for (int i = 0; i < n; i++) got[2][i] = numbers[row + (unsigned char)(i + 200)];
    for (int i = 0; i < n; i++) got[3][i] = numbers[row * 32 + divided(i)];
    check(failures, got);
}
