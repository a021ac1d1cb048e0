// The kernels of one module hold 280 KB of shared memory, each of them 41 KB: the limit is a kernel's own. An object
// of a function that several kernels call lies beside what each of them has.
#include "check.h"

__device__ int reversed(int i)
{
    __shared__ int both[256];
    both[i] = i + 1;
    __syncthreads();
    return both[255 - i];
}

template <int N> __device__ bool apart(int i)
{
    __shared__ char byte;
    __shared__ int large[10000];
    for (int k = i; k < 10000; k += 256)
        large[k] = k * N;
    if (i == 0)
        byte = N;
    int other = reversed(i);
    __syncthreads();
    bool right = other == 256 - i && byte == N;
    for (int k = 255 - i; k < 10000; k += 256)
        right = right && large[k] == k * N;
    return right;
}

// LAUNCH: 2 256
extern "C" __global__ void test_1(int *failures) { CHECK(apart<1>(threadIdx.x)); }
// LAUNCH: 2 256
extern "C" __global__ void test_2(int *failures) { CHECK(apart<2>(threadIdx.x)); }
// LAUNCH: 2 256
extern "C" __global__ void test_3(int *failures) { CHECK(apart<3>(threadIdx.x)); }
// LAUNCH: 2 256
extern "C" __global__ void test_4(int *failures) { CHECK(apart<4>(threadIdx.x)); }
// LAUNCH: 2 256
extern "C" __global__ void test_5(int *failures) { CHECK(apart<5>(threadIdx.x)); }
// LAUNCH: 2 256
extern "C" __global__ void test_6(int *failures) { CHECK(apart<6>(threadIdx.x)); }
// LAUNCH: 2 256 4000
extern "C" __global__ void test_dynamic(int *failures)
{
    extern __shared__ int rest[];
    for (int k = threadIdx.x; k < 1000; k += 256)
        rest[k] = ~k;
    CHECK(apart<7>(threadIdx.x));
    for (int k = 255 - threadIdx.x; k < 1000; k += 256)
        CHECK(rest[k] == ~k);
}

// LAUNCH: 1 20
extern "C" __global__ void test_text(int *failures)
{
    const char *text = "$STATIC.0$ $DYNAMIC$"; // as the places of shared memory are called meanwhile
    int i = threadIdx.x;
    CHECK((text[i] == '$') == (i == 0 || i == 9 || i == 11 || i == 19));
}
