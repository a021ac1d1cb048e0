// Litmus tests of the memory model. litmus.py compiles this for one width, order, scope and kind of access:
// WORD, LOAD(place), STORE(place, value).

// Each instance of a test has its own two locations, `stride` words from those of the next one. Values only grow:
// that of an iteration is its number.

enum Test { MESSAGE, STORES, LOADS, INDEPENDENT, COHERENCE };

// What role `role` of a test does in iteration `k`. Returns the reads: bit 0 and bit 1 say which have seen it.
__device__ __forceinline__ unsigned act(int test, int role, WORD *x, WORD *y, WORD k)
{
    WORD a = 0, b = 0;
    if (test == MESSAGE && role == 0) {
        STORE(x, k);
        STORE(y, k);
    } else if (test == MESSAGE) {
        a = LOAD(y);
        b = LOAD(x);
    } else if (test == STORES && role == 0) {
        STORE(x, k);
        a = LOAD(y);
    } else if (test == STORES) {
        STORE(y, k);
        a = LOAD(x);
    } else if (test == LOADS && role == 0) {
        a = LOAD(x);
        STORE(y, k);
    } else if (test == LOADS) {
        a = LOAD(y);
        STORE(x, k);
    } else if (test == INDEPENDENT && role == 0) {
        STORE(x, k);
    } else if (test == INDEPENDENT && role == 1) {
        STORE(y, k);
    } else if (test == INDEPENDENT && role == 2) {
        a = LOAD(x);
        b = LOAD(y);
    } else if (test == INDEPENDENT) {
        a = LOAD(y);
        b = LOAD(x);
    } else if (role == 0) {
        STORE(x, k);
    } else {
        a = LOAD(x);
        b = LOAD(x);
    }
    return (a == k) | (b == k) << 1;
}

// Is what the roles have read the outcome that the test is about? `seen` has two bits for each role.
__device__ __forceinline__ bool weak(int test, unsigned seen)
{
    switch (test) {
    case MESSAGE: return (seen >> 2 & 3) == 1;
    case STORES: return (seen & 1) == 0 && (seen >> 2 & 1) == 0;
    case LOADS: return (seen & 1) == 1 && (seen >> 2 & 1) == 1;
    case INDEPENDENT: return (seen >> 4 & 3) == 1 && (seen >> 6 & 3) == 1;
    }
    return (seen >> 2 & 3) == 1;
}

__device__ __forceinline__ bool mixed(int test, unsigned seen)
{
    unsigned all = test == INDEPENDENT ? 0xf0 : test == STORES || test == LOADS ? 0x5 : 0xc;
    return (seen & all) != 0 && (seen & all) != all;
}

#include "meet.cuh"

// All roles on the GPU. `blocks` blocks make a team, whose threads are the roles of its instances: blocks == 1:
// all roles in one block. `seen` has a byte for each role of each instance, twice; `found` counts weak and mixed
// outcomes.
extern "C" __global__ void together(int test, int roles, int blocks, int iterations, int first, void *x, void *y,
                                    int stride, unsigned *arrived, unsigned char *seen, unsigned long long *found)
{
    int team = blockIdx.x / blocks, size = blockDim.x * blocks / roles;
    int thread = blockIdx.x % blocks * blockDim.x + threadIdx.x;
    int role = thread / size, n = thread % size;
    unsigned char *mine = seen + (unsigned long long)team * size * roles;
    unsigned long long half = (unsigned long long)(gridDim.x / blocks) * size * roles;
    unsigned long long weaks = 0, mixes = 0;
    for (int k = first; k < first + iterations; k++) {
        // Each role meets the instances in another order.
        int i = (n + k * (role * 5 + 1)) % size;
        long long at = (long long)(team * size + i) * stride;
        unsigned hash = (k * 2654435761u ^ thread * 40503u) >> 16;
        for (long long start = clock64(), wait = hash % 64 * (k % 3); clock64() - start < wait;)
            ;
        mine[(k & 1) * half + i * roles + role] = act(test, role, (WORD *)x + at, (WORD *)y + at, (WORD)k);
        meet(arrived + team * 32, blocks, k - first + 1);
        if (role == 0) {
            unsigned all = 0;
            for (int r = 0; r < roles; r++)
                all |= ((volatile unsigned char *)mine)[(k & 1) * half + i * roles + r] << 2 * r;
            weaks += weak(test, all);
            mixes += mixed(test, all);
        }
    }
    atomicAdd(&found[0], weaks);
    atomicAdd(&found[1], mixes);
}

// Waits until the other processor has come to round `round` as well: no part of what is tested.
__device__ __forceinline__ void both(unsigned *mine, unsigned *theirs, unsigned round)
{
    __syncthreads();
    if (threadIdx.x == 0) {
        __nv_atomic_store_n(mine, round, __NV_ATOMIC_RELEASE, __NV_THREAD_SCOPE_SYSTEM);
        while (__nv_atomic_load_n(theirs, __NV_ATOMIC_ACQUIRE, __NV_THREAD_SCOPE_SYSTEM) < round)
            ;
    }
    __syncthreads();
}

// The roles from `role` on, `step` apart: the others are those of the other processor, which runs the same kernel
// over the same memory. A block of each processor are a team with `count` instances and two words of `go`; they go
// through all of them in each iteration. The one whose `found` is not null counts what both have seen of the
// iteration before.
extern "C" __global__ void apart(int test, int role, int step, int roles, int count, int iterations, void *x,
                                 void *y, int stride, unsigned *go, unsigned char *seen, unsigned long long *found)
{
    long long from = (long long)blockIdx.x * count;
    unsigned char *mine = seen + 2 * roles * from;
    unsigned *here = go + blockIdx.x * 64 + (role == 0) * 32, *there = go + blockIdx.x * 64 + (role != 0) * 32;
    unsigned long long weaks = 0, mixes = 0;
    for (int k = 1; k <= iterations + 1; k++) {
        both(here, there, k);
        // Now and then, one of them begins further on: the other, if it is faster, comes past it.
        int shift = k % 4 == 1 + 2 * (role != 0) ? (k >> 2) % 8 * 16 : 0, half = (k & 1) * roles * count;
        for (int n = threadIdx.x; n < count && k <= iterations; n += blockDim.x) {
            int i = (n + shift) % count;
            long long at = (from + i) * stride;
            for (int r = role; r < roles; r += step)
                mine[half + r * count + i] = act(test, r, (WORD *)x + at, (WORD *)y + at, (WORD)k);
        }
        for (int i = threadIdx.x; i < count && k > 1 && found; i += blockDim.x) {
            unsigned all = 0;
            for (int r = 0; r < roles; r++)
                all |= ((volatile unsigned char *)mine)[roles * count - half + r * count + i] << 2 * r;
            weaks += weak(test, all);
            mixes += mixed(test, all);
        }
    }
    if (found) {
        atomicAdd(&found[0], weaks);
        atomicAdd(&found[1], mixes);
    }
}
