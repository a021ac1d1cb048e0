// Loops of every number of trips over shared memory, from several starts, forwards to a bound that is met
// and through the whole range of 32 bits: on a GPU they count the trips that remain.
#include "check.h"

#define MOST 41

__shared__ int s[MOST + 16];
__device__ int trips, start, step; // in memory, so that nothing is known of them

__device__ int filled(int i) { return i * 37 % 101 - 50; }

__device__ __noinline__ unsigned expected(int first, int n, int stride)
{
    unsigned sum = 0;
#pragma unroll 1
    for (int j = 0; j < n; j++)
        sum = sum * 3 + filled(first + j * stride);
    return sum;
}

__device__ __noinline__ unsigned upwards()
{
    unsigned sum = 0;
    int first = start, n = trips;
    for (int i = 0; i < n; i++)
        sum = sum * 3 + s[first + i];
    return sum;
}

__device__ __noinline__ unsigned to_a_bound()
{
    unsigned sum = 0;
    unsigned end = start + 4 * trips;
    for (unsigned i = start; i != end; i += 4)
        sum = sum * 3 + s[i % (MOST + 16)];
    return sum;
}

__device__ __noinline__ unsigned over_zero()
{
    unsigned sum = 0, end = 4u * trips - 16u;
    for (unsigned i = -16u; i != end; i += 4) // the counter wraps
        sum = sum * 3 + s[(i + 16u) & 31];
    return sum;
}

__device__ __noinline__ unsigned twice()
{
    unsigned sum = 0;
    int n = trips;
    for (int k = 0; k < 3; k++)
        for (int i = 0; i < n; i++)
            sum = sum * 5 + (s[i] ^ k);
    return sum;
}

extern "C" __global__ void test_upwards(int *failures)
{
    for (int i = 0; i < MOST + 16; i++)
        s[i] = filled(i);
    for (start = 0; start < 5; start++)
        for (trips = 0; trips < MOST; trips++)
            CHECK(upwards() == expected(start, trips, 1));
}

extern "C" __global__ void test_to_a_bound(int *failures)
{
    for (int i = 0; i < MOST + 16; i++)
        s[i] = filled(i);
    for (start = 0; start < 5; start++)
        for (trips = 0; trips < 13; trips++)
            CHECK(to_a_bound() == expected(start, trips, 4));
}

extern "C" __global__ void test_over_zero(int *failures)
{
    for (int i = 0; i < MOST + 16; i++)
        s[i] = filled(i);
    for (trips = 0; trips < 9; trips++)
        CHECK(over_zero() == expected(0, trips, 4));
}

extern "C" __global__ void test_twice(int *failures)
{
    for (int i = 0; i < MOST + 16; i++)
        s[i] = filled(i);
    for (trips = 0; trips < MOST; trips++) {
        unsigned sum = 0;
#pragma unroll 1
        for (int j = 0; j < 3 * trips; j++)
            sum = sum * 5 + (filled(j % trips) ^ j / trips);
        CHECK(twice() == sum);
    }
}
