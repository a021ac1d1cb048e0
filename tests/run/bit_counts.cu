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

// The place of the nth bit that is set, from a bit on, upwards or downwards.
// LAUNCH: 3 32
extern "C" __global__ void test_nth_bit(int *failures)
{
    unsigned masks[] = {0x80000001u, 0x12345678u, 0xffffffffu, 0u, 0x00ff0f00u}, base = threadIdx.x;
    for (unsigned mask : masks) {
        mask ^= blockIdx.x * 0x9E3779B1u;
        CHECK(__fns(mask, base, 0) == (mask >> base & 1 ? base : ~0u));
        for (int n = 1; n < 34; n++) {
            unsigned up = ~0u, down = ~0u;
            for (int i = base, left = n; i < 32; i++)
                if (mask >> i & 1 && --left == 0)
                    up = i;
            for (int i = base, left = n; i >= 0; i--)
                if (mask >> i & 1 && --left == 0)
                    down = i;
            CHECK(__fns(mask, base, n) == up && __fns(mask, base, -n) == down);
        }
    }
}
