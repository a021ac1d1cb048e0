// SLOW: thousands of cases; gnu.c has a few
// A switch of many cases is lowered in parts: no case, no fall into the next one and no way out is lost.
// DOC: Statements | `switch` with thousands of cases
#include "check.h"

#define C1(n) case 3 * (n) - 1500: r += (n) ^ 5; if ((n) % 3) break;
#define C4(n) C1(n) C1(n + 1) C1(n + 2) C1(n + 3)
#define C16(n) C4(n) C4(n + 4) C4(n + 8) C4(n + 12)
#define C64(n) C16(n) C16(n + 16) C16(n + 32) C16(n + 48)
#define C256(n) C64(n) C64(n + 64) C64(n + 128) C64(n + 192)
#define C1024(n) C256(n) C256(n + 256) C256(n + 512) C256(n + 768)

template <class T> __device__ __noinline__ int many(T x)
{
    int r = 0;
    switch (x) {
        C1024(0)
        if (x > 0)
            break;
    case 100000: r += 7; break;
    case 5000 ... 5003: r += 11; break;
    default: r -= 1;
    }
    return r;
}

__device__ int expected(int x)
{
    int n = (x + 1500) / 3, r = 0;
    if (x == 100000) return 7;
    if (x >= 5000 && x <= 5003) return 11;
    if (x < -1500 || n >= 1024 || (x + 1500) % 3) return -1;
    r += n ^ 5;
    if (n % 3 == 0 && n + 1 < 1024) r += (n + 1) ^ 5;
    return r;
}

// LAUNCH: 8 256
extern "C" __global__ void test_signed(int *failures)
{
    for (int x = -1600 + blockIdx.x * blockDim.x + threadIdx.x; x < 6000; x += 2048) {
        if (x != 3 * 1023 - 1500)
            CHECK(many(x) == expected(x));
        CHECK(many((long long)x) == many(x));
    }
    CHECK(many(100000) == 7);
    CHECK(many(-2147483647 - 1) == -1);
    CHECK(many(2147483647) == -1);
    CHECK(many(1LL << 32) == -1);
}

#define U1(n) case (n) * 0x01000193u: r = (n) + 1; break;
#define U4(n) U1(n) U1(n + 1) U1(n + 2) U1(n + 3)
#define U16(n) U4(n) U4(n + 4) U4(n + 8) U4(n + 12)
#define U64(n) U16(n) U16(n + 16) U16(n + 32) U16(n + 48)
#define U256(n) U64(n) U64(n + 64) U64(n + 128) U64(n + 192)

__device__ __noinline__ int hashed(unsigned x)
{
    int r = 0;
    for (int i = 0; i < 2; i++)
        switch (x) {
            U256(0) U256(256)
        case 0xFFFFFFFFu: continue;
        default: return -5;
        }
    return r;
}

// LAUNCH: 2 256
extern "C" __global__ void test_unsigned(int *failures)
{
    unsigned n = blockIdx.x * blockDim.x + threadIdx.x;
    CHECK(hashed(n * 0x01000193u) == (int)n + 1);
    CHECK(hashed(0xFFFFFFFFu) == 0);
    CHECK(hashed(n * 0x01000193u + 1) == -5 || n * 0x01000193u + 1 == 0xFFFFFFFFu);
}
