#include "check.h"
// DOC: Warps and barriers | threads below a bound that is the same for all, of every sign

// What each form of the test leaves of the threads below; all of a block wait behind it.
#define FORM(type, test, below)                                                                  \
    __shared__ int s[96];                                                                        \
    int t = threadIdx.x;                                                                         \
    for (int turn = 0; turn < 3; turn++) {                                                       \
        type o = (type)(((int)blockIdx.x + turn) * 17 - 40);                                     \
        s[t] = t;                                                                                \
        __syncthreads();                                                                         \
        if (test)                                                                                \
            s[t] += 1000 + turn;                                                                 \
        else if (turn == 2)                                                                      \
            s[t] -= 7;                                                                           \
        __syncthreads();                                                                         \
        int other = 95 - t, is_below = below(other, o);                                          \
        CHECK(s[other] == (is_below ? other + 1000 + turn : turn == 2 ? other - 7 : other));     \
        __syncthreads();                                                                         \
    }
#define LESS(x, o) ((long long)(x) < (long long)(o))
#define MOST(x, o) ((long long)(x) <= (long long)(o))
#define OVER(x, o) ((long long)(x) > (long long)(o))
#define LEAST(x, o) ((long long)(x) >= (long long)(o))
#define FIRST(x, o) ((x) == 0)
#define OTHERS(x, o) ((x) != 0)

// LAUNCH: 10 96
extern "C" __global__ void test_less(int *failures) { FORM(int, t < o, LESS) }
// LAUNCH: 10 96
extern "C" __global__ void test_most(int *failures) { FORM(int, t <= o, MOST) }
// LAUNCH: 10 96
extern "C" __global__ void test_over(int *failures) { FORM(int, t > o, OVER) }
// LAUNCH: 10 96
extern "C" __global__ void test_least(int *failures) { FORM(int, t >= o, LEAST) }
// LAUNCH: 10 96
extern "C" __global__ void test_less_unsigned(int *failures) { FORM(unsigned, threadIdx.x < o, LESS) }
// LAUNCH: 10 96
extern "C" __global__ void test_most_unsigned(int *failures) { FORM(unsigned, threadIdx.x <= o, MOST) }
// LAUNCH: 10 96
extern "C" __global__ void test_over_unsigned(int *failures) { FORM(unsigned, threadIdx.x > o, OVER) }
// LAUNCH: 10 96
extern "C" __global__ void test_least_unsigned(int *failures) { FORM(unsigned, o <= threadIdx.x, LEAST) }
// LAUNCH: 10 96
extern "C" __global__ void test_swapped(int *failures) { FORM(int, o > t, LESS) }
// LAUNCH: 3 96
extern "C" __global__ void test_first(int *failures) { FORM(int, t == 0, FIRST) }
// LAUNCH: 3 96
extern "C" __global__ void test_others(int *failures) { FORM(int, t != 0, OTHERS) }

__device__ unsigned limits[4] = {0xffffffffu, 0x7fffffffu, 0x80000000u, 1024u};

// LAUNCH: 4 64
extern "C" __global__ void test_limits(int *failures)
{
    __shared__ int s[64];
    unsigned t = threadIdx.x, o = limits[blockIdx.x];
    s[t] = __syncthreads_or(o == 5);
    o = __shfl_sync(0xffffffffu, o, 3) + (unsigned)__syncthreads_count(0); // the same for all, as only the program knows
    for (int turn = 0; turn < 2; turn++) {
        if (t <= gridDim.x + 4294967291u * (blockIdx.x == 3)) // 4 + 2^32 - 5: the largest number
            s[t] += 1;
        __syncthreads();
        if ((int)t <= (int)(0x7fffffffu - gridDim.x + 4 * (blockIdx.x < 2)))
            s[t] += 10;
        __syncthreads();
        if ((int)t > (int)(0x80000000u - 4 + gridDim.x))
            s[t] += 100;
        __syncthreads();
        if (t < o)
            s[t] += 1000;
        __syncthreads();
    }
    int last = 63 - (int)t;
    CHECK(s[last] == 2 * (1000 + 100 + 10 + (blockIdx.x == 3 || last <= 4)));
}

// A reduction and what one thread writes, in blocks that are no whole vectors
// LAUNCH: 5 77
extern "C" __global__ void test_reduction(int *failures)
{
    __shared__ int s[128];
    __shared__ int total;
    int t = threadIdx.x;
    s[t] = t * (blockIdx.x + 1);
    if (t + 77 < 128)
        s[t + 77] = 0;
    __syncthreads();
    for (int o = 64; o; o >>= 1) {
        if (t < o)
            s[t] += s[t + o];
        __syncthreads();
    }
    if (t == 0)
        total = s[0];
    __syncthreads();
    CHECK(total == 2926 * (blockIdx.x + 1));
}

// The wait stands where a turn begins: what is asked behind it is asked of the turn that was, before the next
// LAUNCH: 5 77
extern "C" __global__ void test_reduction_waits_first(int *failures)
{
    __shared__ int s[128];
    int t = threadIdx.x;
    s[t] = t * (blockIdx.x + 1);
    if (t + 77 < 128)
        s[t + 77] = 0;
    for (int o = 64; o; o >>= 1) {
        __syncthreads();
        if (t < o)
            s[t] += s[t + o];
    }
    __syncthreads();
    CHECK(s[0] == 2926 * (blockIdx.x + 1));
}

// LAUNCH: 1 256
extern "C" __global__ void test_partners_wait_first(int *failures)
{
    __shared__ int s[256];
    int t = threadIdx.x;
    s[t] = t;
    for (int j = 128; j > 0; j >>= 1) {
        __syncthreads();
        int other = t ^ j;
        if (other > t) {
            int x = s[t];
            s[t] = s[other] + 1;
            s[other] = x + 2;
        }
    }
    __syncthreads();
    CHECK(s[t] == 255 - t + 16 - __popc(255 - t));
}

// What is tested against is made between the wait and the test, or only where threads' ways have parted
// LAUNCH: 2 128
extern "C" __global__ void test_partners_later(int *failures)
{
    __shared__ int s[128];
    int t = threadIdx.x, odd = 0;
    s[t] = t;
    for (int j = 64; j > 0;) {
        __syncthreads();
        if (t & 1)
            odd++;
        int now = j;
        j >>= 1;
        int other = t ^ now;
        if (other > t) {
            int x = s[t];
            s[t] = s[other] + 1;
            s[other] = x + 2;
        }
    }
    __syncthreads();
    CHECK(s[t] == 127 - t + 14 - __popc(127 - t) && odd == (t & 1) * 7);
}

// Those of one way leave, or have no more to do; the others go on to waits
// LAUNCH: 10 77
extern "C" __global__ void test_others_leave(int *failures)
{
    __shared__ int s[77];
    int t = threadIdx.x, o = (int)blockIdx.x * 17 - 40, n = min(max(o, 0), 77);
    s[t] = t;
    __syncthreads();
    if (t >= o)
        return;
    s[t] += 100;
    CHECK(__syncthreads_count(t & 1) == n / 2);
    CHECK(s[n - 1 - t] == n - 1 - t + 100);
}

// LAUNCH: 10 77
extern "C" __global__ void test_first_leave(int *failures)
{
    __shared__ int s[77];
    int t = threadIdx.x, o = (int)blockIdx.x * 17 - 40, n = min(max(o + 1, 0), 77);
    s[t] = t;
    if (t <= o)
        return;
    for (int turn = 0; turn < 2; turn++) {
        s[t] += 100;
        CHECK(__syncthreads_count(1) == 77 - n);
        CHECK(s[n + 76 - t] == n + 76 - t + 100 * (turn + 1));
        __syncthreads();
    }
}

// LAUNCH: 8 100
extern "C" __global__ void test_warps_go_on(int *failures)
{
    __shared__ int s[100];
    int t = threadIdx.x, o = blockIdx.x / 2 * 32, v = 0;
    s[t] = t;
    __syncthreads();
    if (blockIdx.x & 1 ? t < o : t >= o && t < 96) {
        v = s[t];
        for (int k = 16; k > 0; k >>= 1)
            v += __shfl_down_sync(0xffffffff, v, k);
        if (t % 32 == 0)
            s[t] = v;
        CHECK(t % 32 || v == 32 * t + 496);
    } else
        v = -1;
    CHECK(t % 32 == 0 || s[t] == t);
    CHECK((v != -1) == (blockIdx.x & 1 ? t < o : t >= o && t < 96) || t % 32);
}

// Behind the test all of one way go to a wait, of the other to several
// LAUNCH: 6 64
extern "C" __global__ void test_ways_part_again(int *failures)
{
    __shared__ int s[64];
    int t = threadIdx.x, o = blockIdx.x * 16 - 8, total = 0;
    s[t] = 0;
    __syncthreads();
    if (t < o) {
        if (t % 3 == 0) {
            s[t] = 1;
            return;
        }
        s[t] = 2;
    } else {
        s[t] = 3;
        if (t % 5 == 0)
            return;
    }
    __syncthreads();
    for (int i = 0; i < 64; i++)
        total += s[i];
    int right = 0;
    for (int i = 0; i < 64; i++)
        right += i >= o ? 3 : i % 3 ? 2 : 1;
    CHECK(total == right);
}
