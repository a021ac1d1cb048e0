// Loops over an array with counters of each kind, of every number of trips. On a GPU, addresses that count are
// pointers that grow.
#include "check.h"

#define MOST 23
__device__ int integers[MOST + 8];
__device__ unsigned char characters[MOST + 8];
__device__ double numbers[MOST + 8];
__device__ int trips; // in memory, so that nothing is known of it

__device__ void fill()
{
    for (int i = 0; i < MOST + 8; i++)
        numbers[i] = characters[i] = integers[i] = i * 29 % 127;
}

__device__ __noinline__ unsigned expected(int start, int n)
{
    unsigned sum = 0;
#pragma unroll 1
    for (int j = 0; j < n; j++)
        sum = sum * 3 + (start + j) * 29 % 127;
    return sum;
}

#define LOOP(name, type, condition, step, array)          \
    __device__ __noinline__ unsigned name##_##array(int start) \
    {                                                     \
        auto a = array + start;                           \
        int n = trips;                                    \
        unsigned sum = 0;                                 \
        for (type j = 0; condition; step)                 \
            sum = sum * 3 + (unsigned)a[j];               \
        return sum;                                       \
    }
#define LOOPS(array)                                      \
    LOOP(signed, int, j < n, j++, array)                  \
    LOOP(inclusive, int, j <= n - 1, j++, array)          \
    LOOP(unsigned, unsigned, j < (unsigned)n, j++, array) \
    LOOP(unequal, unsigned, j != (unsigned)n, ++j, array) \
    LOOP(long, long, j < n, j++, array)                   \
    __device__ bool all_##array(int start, unsigned wanted) \
    {                                                     \
        return signed_##array(start) == wanted && inclusive_##array(start) == wanted && \
               unsigned_##array(start) == wanted && unequal_##array(start) == wanted && \
               long_##array(start) == wanted;             \
    }

LOOPS(integers)
LOOPS(characters)
LOOPS(numbers)

extern "C" __global__ void test_counters(int *failures)
{
    fill();
    for (int start = 0; start < 8; start++)
        for (int n = 0; n <= MOST; n++) {
            trips = n;
            CHECK(all_integers(start, expected(start, n)));
            CHECK(all_characters(start, expected(start, n)));
            CHECK(all_numbers(start, expected(start, n)));
        }
}
