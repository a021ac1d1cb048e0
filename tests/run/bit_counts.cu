#include "check.h"

template <class T, class C> __device__ C bits(T v, C c)
{
    while (v) {
        v &= v - 1;
        c++;
    }
    return c + (C)v;
}

// DOC: Statements | a loop that counts bits
extern "C" __global__ void test_counts(int *failures)
{
    CHECK(bits(0u, 0) == 0);
    CHECK(bits(0xFFFFFFFFu, 5) == 37);
    CHECK(bits(-1, 0ll) == 32);
    CHECK(bits(0x8000000000000001ull, (short)-1) == 1);
    CHECK(bits(-1ll, (unsigned char)200) == (unsigned char)264);
    CHECK(bits(1ll << 40, 0u) == 1);
    unsigned n = 0, left = 0xF0F0 + threadIdx.x;
    for (; left != 0; n++)
        left &= left - 1;
    CHECK(n == __popc(0xF0F0 + threadIdx.x) && left == 0);
}
