// DOC: Threads that wait | `__syncthreads` in kernels and device functions, `_count`, `_and`, `_or`
// DOC: Threads that wait | threads that return before a barrier are not waited for
// DOC: Memory | static and dynamic `__shared__`, several arrays, scalars and structs
#include "check.h"

// LAUNCH: 3 100
extern "C" __global__ void test_neighbours(int *failures)
{
    __shared__ int values[100];
    int t = threadIdx.x;
    for (int round = 0; round < 20; round++) {
        values[t] = t * round + blockIdx.x;
        __syncthreads();
        CHECK(values[99 - t] == (99 - t) * round + (int)blockIdx.x);
        __syncthreads();
    }
}

__device__ int sum_of_block(int *area, int value)
{
    int t = threadIdx.x;
    area[t] = value;
    __syncthreads();
    for (unsigned distance = blockDim.x / 2; distance > 0; distance /= 2) {
        if (t < distance)
            area[t] += area[t + distance];
        __syncthreads();
    }
    int result = area[0];
    __syncthreads();
    return result;
}

// LAUNCH: 2 256
extern "C" __global__ void test_barrier_in_a_function(int *failures)
{
    __shared__ int area[256];
    CHECK(sum_of_block(area, threadIdx.x) == 255 * 128);
    CHECK(sum_of_block(area, 1) == 256);
    CHECK(sum_of_block(area, sum_of_block(area, 2)) == 512 * 256);
}

// LAUNCH: 1 96
extern "C" __global__ void test_reductions(int *failures)
{
    int t = threadIdx.x;
    CHECK(__syncthreads_count(t % 3 == 0) == 32);
    CHECK(__syncthreads_and(t < 96) != 0);
    CHECK(__syncthreads_and(t < 95) == 0);
    CHECK(__syncthreads_or(t == 95) != 0);
    CHECK(__syncthreads_or(t == 96) == 0);
}

// LAUNCH: 1 64
extern "C" __global__ void test_returned_threads(int *failures)
{
    __shared__ int seen;
    if (threadIdx.x == 0)
        seen = 0;
    __syncthreads();
    if (threadIdx.x >= 40)
        return;
    CHECK(__syncthreads_count(1) == 40);
    if (threadIdx.x == 3)
        seen = 17;
    __syncthreads();
    CHECK(seen == 17);
}

// LAUNCH: 2 8,4,2 256
extern "C" __global__ void test_dynamic_shared(int *failures)
{
    extern __shared__ int dynamic[];
    __shared__ char before[5];
    int t = threadIdx.x + 8 * (threadIdx.y + 4 * threadIdx.z);
    dynamic[t] = t;
    if (t < 5)
        before[t] = 100 + t;
    __syncthreads();
    CHECK(dynamic[63 - t] == 63 - t);
    CHECK(before[t % 5] == 100 + t % 5);
}

struct Particle {
    double mass;
    float at[3];
    char tag;
};

// LAUNCH: 1 32
extern "C" __global__ void test_shared_records(int *failures)
{
    __shared__ Particle particles[32];
    __shared__ double total;
    int t = threadIdx.x;
    particles[t].mass = t * 0.5;
    particles[t].at[t % 3] = t;
    particles[t].tag = 'a' + t % 26;
    __syncthreads();
    Particle other = particles[31 - t];
    CHECK(other.mass == (31 - t) * 0.5);
    CHECK(other.at[(31 - t) % 3] == 31 - t);
    CHECK(other.tag == 'a' + (31 - t) % 26);
    if (t == 0) {
        total = 0;
        for (int i = 0; i < 32; i++)
            total += particles[i].mass;
    }
    __syncthreads();
    CHECK(total == 31 * 16 * 0.5);
}

// Values of every kind that are alive while the thread waits.
// LAUNCH: 1 64
extern "C" __global__ void test_what_lives_across_a_barrier(int *failures)
{
    __shared__ int go;
    int t = threadIdx.x;
    double d = t * 1.25;
    long long big = (long long)t << 40;
    int local[8];
    Particle mine = {t * 2.0, {1, 2, 3}, 'x'};
    for (int i = 0; i < 8; i++)
        local[i] = t + i;
    if (t == 0)
        go = 8;
    __syncthreads();
    for (int i = 0; i < go; i++) {
        CHECK(local[i] == t + i);
        __syncthreads();
        local[i] = -local[i];
    }
    CHECK(d == t * 1.25 && big >> 40 == t);
    CHECK(mine.mass == t * 2.0 && mine.at[2] == 3 && mine.tag == 'x');
    CHECK(local[0] == -t && local[7] == -t - 7);
}

// LAUNCH: 1 64
extern "C" __global__ void test_barriers_under_uniform_conditions(int *failures)
{
    __shared__ int steps[64];
    int t = threadIdx.x;
    steps[t] = 0;
    __syncthreads();
    for (int i = 0; i < 10; i++) {
        switch (i % 3) {
        case 0:
            steps[t]++;
            __syncthreads();
            break;
        case 1:
            if (blockDim.x == 64) {
                steps[(t + 1) % 64]++;
                __syncthreads();
            }
            break;
        default:
            do
                __syncthreads();
            while (0);
        }
        CHECK(steps[t] == i / 3 * 2 + (i % 3 == 0 ? 1 : 2));
        __syncthreads();
    }
}

// DOC: Warp operations | `__activemask` of one function that several branches call: the lanes of each call
__device__ unsigned together() { return __activemask(); }
__device__ unsigned through(int more) { return more ? together() : 0; }

// LAUNCH: 1 64
extern "C" __global__ void test_active_lanes_by_call(int *failures)
{
    unsigned lane = threadIdx.x % 32, found, third = 0x49249249;
    if (lane % 3 == 0)
        found = together();
    else
        found = through(failures != nullptr) + through(0);
    CHECK((found & (lane % 3 == 0 ? ~third : third)) == 0 && (found >> lane & 1));
    for (int i = 0; i < 3; i++)
        CHECK(together() >> lane & 1);
}

// LAUNCH: 2 48
extern "C" __global__ void test_floats_that_follow_each_other(int *failures)
{
    __shared__ float s[48];
    const int n = 48, rounds = 10;
    int t = threadIdx.x;
    float a = t, b = 2 * t + 1, sum = 0, before = -1, late = -2;
    for (int round = 0; round < rounds; round++) {
        s[t] = a;
        __syncthreads();
        float other = s[(t + 1) % n], was = a;
        __syncthreads();
        a = b;
        b = was + other;
        before = sum;
        if (t % 4 != round % 4)
            sum += other;
        if (t == round)
            late = b;
        __syncthreads();
    }
    float as[48], bs[48], sums[48], befores[48], lates[48]; // all threads, by each
    for (int i = 0; i < n; i++)
        as[i] = i, bs[i] = 2 * i + 1, sums[i] = 0, befores[i] = -1, lates[i] = -2;
    for (int round = 0; round < rounds; round++) {
        float first = as[0];
        for (int i = 0; i < n; i++) {
            float other = i + 1 < n ? as[i + 1] : first, was = as[i];
            as[i] = bs[i];
            bs[i] = was + other;
            befores[i] = sums[i];
            if (i % 4 != round % 4)
                sums[i] += other;
            if (i == round)
                lates[i] = bs[i];
        }
    }
    CHECK(a == as[t] && b == bs[t]);
    CHECK(sum == sums[t] && before == befores[t] && late == lates[t]);
}
