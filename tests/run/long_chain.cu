// A chain of calls that are all inlined, longer than those whose functions keep their order in LLVM's text.
// DOC: Functions | chains of a hundred calls that are inlined
#include "check.h"

template <int N> __device__ unsigned link(unsigned x) { return link<N - 1>(x) * 3 + N; }
template <> __device__ unsigned link<0>(unsigned x) { return x ^ 5; }

template <int N> __device__ unsigned other(unsigned x) { return N % 20 ? other<N - 1>(x) - N : other<N - 1>(x) + link<N>(x); }
template <> __device__ unsigned other<0>(unsigned x) { return link<100>(x); }

__device__ unsigned linked(int n, unsigned x)
{
    x ^= 5;
    for (int i = 1; i <= n; i++)
        x = x * 3 + i;
    return x;
}

// LAUNCH: 1 32
extern "C" __global__ void test_links(int *failures)
{
    unsigned x = threadIdx.x * 0x01000193u, expected = linked(100, x);
    CHECK(link<100>(x) == expected);
    for (int i = 1; i <= 90; i++)
        expected = i % 20 ? expected - i : expected + linked(i, x);
    CHECK(other<90>(x) == expected);
}
