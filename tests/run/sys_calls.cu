// DOC: Output | `printf` returns the number of arguments that its format takes (nvcc: the same); -1 for a null format
// DOC: Memory | `malloc` in kernels aligns to 16 bytes, returns null when the heap is used up; blocks outlive the kernel
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "check.h"

extern "C" __global__ void test_printf_results(int *failures)
{
    const char *volatile none = 0, *volatile format = "%d %s %*d %.*f%%\n";
    size_t z = 5;
    CHECK(printf("") == 0);
    CHECK(printf("%%") == 0);
    CHECK(printf("%d %s %f\n", 1, "a", 2.0) == 3);
    CHECK(printf("%*d\n", 3, 1) == 2);
    CHECK(printf("%.*f\n", 3, 1.0) == 2);
    CHECK(printf("%zu %hhd %jd\n", z, 1, 2l) == 3);
    CHECK(printf(none) == -1);
    CHECK(printf(format, 1, "a", 3, 2, 1, 0.5) == 6);
    CHECK(printf(z > 4 ? "%d\n" : "%x\n", 1) == 1);
    CHECK(puts("a line") >= 0);
    CHECK(putchar('\n') == '\n');
}

// LAUNCH: 2 64
extern "C" __global__ void test_heap_blocks(int *failures)
{
    unsigned char *block[8];
    for (int i = 0; i < 8; i++) {
        block[i] = (unsigned char *)malloc(1 + 13 * i);
        CHECK(block[i] && (size_t)block[i] % 16 == 0);
        memset(block[i], threadIdx.x + i, 1 + 13 * i);
    }
    for (int i = 0; i < 8; i++)
        for (int j = 0; j < 1 + 13 * i; j++)
            CHECK(block[i][j] == (unsigned char)(threadIdx.x + i));
    for (int i = 0; i < 8; i++)
        free(block[i]);
    free(0);
    int *zero = (int *)calloc(100, sizeof(int));
    CHECK(zero && zero[0] == 0 && zero[99] == 0);
    free(zero);
}

extern "C" __global__ void test_heap_has_an_end(int *failures)
{
    CHECK(malloc((size_t)1 << 46) == NULL);
    for (size_t less = 0; less < 40; less++) // the system's malloc takes the largest sizes for small ones
        CHECK(malloc((size_t)-1 - less) == NULL);
    CHECK(malloc((size_t)-1) == NULL && malloc((size_t)-15) == NULL && malloc((size_t)-16) == NULL);
    CHECK(calloc((size_t)1 << 33, (size_t)1 << 33) == NULL);
    void *p = malloc(16);
    CHECK(p != NULL);
    free(p);
}

__device__ int one_after_another(int n)
{
    assert(n > 0);
    return n - 1;
}
__host__ __device__ constexpr int div_up(int a, int b)
{
    assert(b != 0); // constant expressions may hold assertions
    return (a + b - 1) / b;
}
__device__ constexpr int positive(int x) { return assert(x > 0), x; }
// LAUNCH: 1 32
extern "C" __global__ void test_assertions_hold(int *failures)
{
    __shared__ int parts[div_up(10, 4)];
    constexpr int two = positive(2);
    CHECK(sizeof parts == 12 && two == 2);
    CHECK(one_after_another(threadIdx.x + 1) == threadIdx.x);
    assert(threadIdx.x < 32 && "a block has 32 threads");
    int evaluated = 0;
    assert(++evaluated);
    CHECK(evaluated == 1);
}
#define NDEBUG
#include <assert.h>
extern "C" __global__ void test_no_assertions(int *failures)
{
    int evaluated = 0;
    assert(++evaluated && 0);
    CHECK(evaluated == 0);
}

// LAUNCH: 1 8
extern "C" __global__ void test_exit(int *failures)
{
    __shared__ int left;
    if (threadIdx.x == 0)
        left = 0;
    __syncthreads();
    if (threadIdx.x > 3)
        exit(1);
    atomicAdd(&left, 1);
    __syncwarp(0xf);
    CHECK(left == 4);
}
