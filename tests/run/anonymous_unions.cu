// Unions without a name among statements (C++17 [class.union.anon]): their members are named as variables are.
#include "check.h"
// DOC: Declarations | anonymous unions in blocks

template <class T> __device__ T flipped(T x)
{
    union { T v; unsigned char b[sizeof(T)]; };
    v = x;
    b[0] ^= 1;
    return v;
}
struct Scale {
    int factor;
    __device__ int bits(int x) const { union { int i; float f; }; f = x * factor; return i; }
};
__host__ __device__ constexpr int written() { union { int a; char b; }; a = 4; return a + (int)sizeof(a); }
static_assert(written() == 8, "");

extern "C" __global__ void test_anonymous_unions(int *failures)
{
    int one = 1, sum = 0;
    CHECK(flipped(4) == 5 && flipped(9LL) == 8);
    CHECK(Scale{2}.bits(one) == 0x40000000);
    union { unsigned all; struct { unsigned short low, high; } halves; };
    all = 0x00030002u * one;
    CHECK(halves.low == 2 && halves.high == 3);
    {
        union { int all; float other; };  // hides the one around
        all = 7;
        CHECK(all == 7 && (void *)&all == (void *)&other);
    }
    CHECK(all == 0x00030002u);
    for (int i = 0; i < 3; i++) {
        union { int k; char c; };
        k = i;
        sum += k;
    }
    CHECK(sum == 3);
}
