// NEEDS: sm_70
#include "check.h"
// Threads of a block that read again and again what others are to write, and wait nowhere else.

__device__ __noinline__ int look(volatile int *flag) { return *flag; }

__device__ __noinline__ void wait_for(int *flag, int value)
{
    while (atomicAdd(flag, 0) != value)
        ;
}

// One for each kernel.
__device__ int cells_of[9][256];

// LAUNCH: 2 64
extern "C" __global__ void test_a_flag(int *failures)
{
    int *cells = cells_of[0];
    volatile int *flag = cells + 2 * blockIdx.x, *data = flag + 1;
    if (threadIdx.x == 37) {
        *data = 42;
        __threadfence_block();
        *flag = 1;
    } else
        while (*flag == 0)
            ;
    CHECK(*data == 42);
}

// LAUNCH: 2 64
extern "C" __global__ void test_flags_in_turn(int *failures)
{
    int *cells = cells_of[1];
    int *turn = cells + blockIdx.x, mine = blockDim.x - 1 - threadIdx.x;
    do
        ;
    while (atomicCAS(turn, -1, -1) != mine);
    atomicExch(turn, mine + 1);
    while (atomicAdd(turn, 0) < blockDim.x)
        ;
    CHECK(*(volatile int *)turn == blockDim.x);
}

// LAUNCH: 1 64
extern "C" __global__ void test_backoff(int *failures)
{
    int *cells = cells_of[2];
    volatile int *flag = cells;
    int n = 0;
    if (threadIdx.x == 63)
        *flag = 1;
    while (!*flag && ++n < 1 << 30) {
        volatile int spent = 0;
        for (int i = 0; i < (n & 15); i++)
            spent += i;
    }
    CHECK(*flag == 1 && n < 1 << 30);
}

// LAUNCH: 1 64
extern "C" __global__ void test_in_the_middle(int *failures)
{
    int *cells = cells_of[3];
    unsigned local[4] = {0, 1, 2, 3}, i = 0;
    if (threadIdx.x == 40)
        atomicExch(cells, 7);
    for (;; i++) {
        local[i & 3] += i;
        int seen;
        asm volatile("ld.acquire.gpu.s32 %0, [%1];" : "=r"(seen) : "l"(cells) : "memory");
        if (seen == 7)
            break;
        local[i + 1 & 3] ^= i;
    }
    CHECK(local[0] != 77777);
}

// LAUNCH: 1 64
extern "C" __global__ void test_functions(int *failures)
{
    int *cells = cells_of[4];
    if (threadIdx.x == 33)
        atomicExch(cells, 1);
    while (look(cells) == 0)
        ;
    if (threadIdx.x == 34)
        atomicExch(cells, 2);
    wait_for(cells, 2);
    CHECK(look(cells) == 2);
}

// LAUNCH: 1 64
extern "C" __global__ void test_a_lock(int *failures)
{
    int *cells = cells_of[5];
    // Each hands the lock to its neighbour, so that a thread meets it taken.
    int *lock = cells, *sum = cells + 1, before = threadIdx.x == 63 ? 0 : threadIdx.x + 2;
    while (atomicCAS(lock, before, -1) != before)
        ;
    __threadfence_block();
    ((volatile int *)sum)[0] = ((volatile int *)sum)[0] + threadIdx.x;
    __threadfence_block();
    atomicExch(lock, threadIdx.x + 1);
    while (atomicOr(lock, 0) != 1)
        ;
    CHECK(((volatile int *)sum)[0] == 2016);
}

// LAUNCH: 1 64
extern "C" __global__ void test_looking_back(int *failures)
{
    int *cells = cells_of[6];
    // Later threads first: each adds what those before it have, as far as the first that knows its sum.
    volatile int *state = cells, *value = cells + 64;
    int t = 63 - threadIdx.x, sum = 0;
    value[t] = t + 1;
    __threadfence_block();
    if (t > 0)
        for (int j = t - 1; j >= 0;) {
            int s = state[j];
            if (s == 0)
                continue;
            sum += value[j];
            if (s == 2)
                break;
            j--;
        }
    value[t] = sum + t + 1;
    __threadfence_block();
    state[t] = 2;
    CHECK(sum + t + 1 == (t + 1) * (t + 2) / 2);
}

// LAUNCH: 1 64
extern "C" __global__ void test_a_switch(int *failures)
{
    volatile int *flag = cells_of[7];
    int n = 0;
    if (threadIdx.x == 63)
        *flag = 3;
    for (;;) {
        switch (*flag) {
        case 0:
        case 7:
        case 12:
            continue;
        case 3:
            break;
        case 5:
            n = 5;
            continue;
        default:
            n = 1;
            continue;
        }
        break;
    }
    CHECK(*flag == 3 && n == 0);
}

struct Large {
    int x[40];
};
__device__ Large large[64];

// LAUNCH: 1 64
extern "C" __global__ void test_copies_in_a_loop(int *failures)
{
    volatile int *flag = cells_of[8];
    Large own = large[threadIdx.x];
    own.x[threadIdx.x & 31] = threadIdx.x;
    if (threadIdx.x == 63)
        *flag = 3;
    for (int i = 0; i < 3 && *flag < 4; i++)
        large[threadIdx.x] = own;
    while (*flag == 0) {
        Large other = own;
        own.x[33] += other.x[threadIdx.x & 7];
    }
    CHECK(large[threadIdx.x].x[threadIdx.x & 31] == threadIdx.x);
}

// LAUNCH: 2 96
extern "C" __global__ void test_warps(int *failures)
{
    __shared__ int s[2][32], full[2], taken[2];
    int warp = threadIdx.x / 32, lane = threadIdx.x % 32, sum = 0;
    if (threadIdx.x < 2)
        full[threadIdx.x] = taken[threadIdx.x] = 0;
    __syncthreads();
    for (int i = 0; i < 6 && warp < 2; i++) {
        int k = i & 1;
        if (warp == 0) {
            while (atomicAdd(&taken[k], 0) < i / 2)
                ;
            s[k][lane] = i * 100 + lane;
            __threadfence_block();
            __syncwarp();
            if (lane == 0)
                atomicAdd(&full[k], 1);
        } else {
            while (__any_sync(~0u, ((volatile int *)full)[k] <= i / 2))
                ;
            __threadfence_block();
            sum += ((volatile int *)s[k])[31 - lane];
            __syncwarp();
            if (lane == 0)
                atomicAdd(&taken[k], 1);
        }
    }
    CHECK(warp != 1 || sum == 1500 + 6 * (31 - lane));
}

// A thread asks several flags, one after the other, until all are set
// LAUNCH: 2 64
extern "C" __global__ void test_all_of_several(int *failures)
{
    __shared__ int ready[64];
    int t = threadIdx.x;
    ready[t] = 0;
    __syncthreads();
    for (bool all = false; !all;) {
        all = true;
        for (int i = t + 1; i < 64; i++)
            all &= atomicAdd(&ready[i], 0) != 0;
    }
    for (int i = t + 1; i < 64; i++)
        CHECK(atomicAdd(&ready[i], 0) == i);
    __threadfence_block();
    atomicExch(&ready[t], t ? t : 64);
    __syncthreads();
    CHECK(ready[63 - t] == (t == 63 ? 64 : 63 - t));
}
