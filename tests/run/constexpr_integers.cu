// Integer arithmetic at compile time gives what it gives at run time.
#include "check.h"
#define BOTH __host__ __device__ constexpr

enum small : unsigned char { none, one, most = 255 };
BOTH long mixed(int a, unsigned b, long c, short d, unsigned char e, bool f, small g)
{
    long sum = 0;
    for (int i = 0; i < 40; ++i) {
        unsigned char narrow = 250;
        narrow += i;  // wraps around
        short s = narrow * 300;  // converts
        d = d / 3 - (s >> 2);
        e ^= narrow | 5;
        e++;
        b = b * 1664525u + 1013904223u;
        c -= b % 1000 + ((c < 0) ? -c % 77 : c / 7);
        f = b & 64;
        bool either = f || (a != 3 && !(d <= 0)), both = d > 10 && f;
        g = (small)(g + 100);
        a = either ? a - i : (int)~b / 3;
        a >>= i & 3;
        if (g == most || both) sum += g;
        else if (-a >= i) sum -= (signed char)e;
        unsigned long wide = (unsigned)a;
        sum += (long)(wide >> 5) + narrow + d - (e == narrow) + (i ? i % -3 : -i);
        d = (short)sum;
        --narrow;
        sum += narrow-- + +d;
    }
    return sum ^ c ^ b ^ e;
}
constexpr long first = mixed(7, 9u, -123456789012l, -77, 200, true, one);
constexpr long second = mixed(-2000000000, 4000000000u, 1l << 50, 32000, 3, false, most);
static_assert(first != second, "");

extern "C" __global__ void test_mixed(int *failures)
{
    volatile int a = 7, more = -2000000000;
    CHECK(mixed(a, 9u, -123456789012l, -77, 200, true, one) == first);
    CHECK(mixed(more, 4000000000u, 1l << 50, 32000, 3, false, most) == second);
}

// Many steps, as nvcc allows.
BOTH int long_loop(int n) { int s = 0; for (int i = 0; i < n; ++i) s += i & 3; return s; }
static_assert(long_loop(20000) == 30000, "");
extern "C" __global__ void test_steps(int *failures) { CHECK(long_loop(20000) == 30000); }
