// DOC: Arithmetic | integers of 8 to 128 bits; signed arithmetic wraps; shifts by too much give what PTX gives
#include "check.h"

// Values that go through memory that may change are not known to the compiler.
__device__ int hide(volatile int x) { return x; }
__device__ long long hide64(volatile long long x) { return x; }

extern "C" __global__ void test_wrapping(int *failures)
{
    int most = hide(2147483647), least = -most - 1;
    CHECK(most + hide(1) == least);
    CHECK(least - hide(1) == most);
    CHECK(most * hide(2) == -2);
    CHECK(-least == least);
    CHECK((unsigned)hide(-1) / 2 == 2147483647u);
    CHECK(hide(-7) / hide(2) == -3 && hide(-7) % hide(2) == -1);
    signed char c = (signed char)hide(127);
    c++;
    CHECK(c == -128);
    unsigned short s = (unsigned short)hide(0);
    s--;
    CHECK(s == 65535);
    CHECK((unsigned char)hide(300) == 44 && (signed char)hide(200) == -56);
}

extern "C" __global__ void test_shifts(int *failures)
{
    CHECK(hide(1) << hide(31) == -2147483647 - 1);
    CHECK((hide(-8) >> hide(1)) == -4 && ((unsigned)hide(-8) >> hide(1)) == 0x7ffffffcu);
    CHECK((hide(-8) >> hide(31)) == -1);
    CHECK((hide(5) << hide(32)) == 0 && ((unsigned)hide(5) >> hide(32)) == 0);
    CHECK((hide(5) << hide(40)) == 0 && (hide(-5) >> hide(40)) == -1);
    CHECK((hide64(-5) >> hide(64)) == -1 && ((unsigned long long)hide64(-5) >> hide(64)) == 0);
    CHECK((hide64(1) << hide(63)) < 0 && (hide64(1) << hide64(1LL << 32)) == 0);
    signed char c = (signed char)hide(-128);
    CHECK((c >> 1) == -64);
    c <<= 1;
    CHECK(c == 0);
}

extern "C" __global__ void test_wide(int *failures)
{
    unsigned __int128 one = hide(1), big = one << hide(100);
    CHECK((unsigned long long)(big >> 64) == 1ull << 36);
    CHECK((unsigned long long)(big / hide64(1000000007)) == 13271994342425752125ull);
    CHECK((unsigned long long)(big % hide64(1000000007)) == 976371285ull);
    __int128 negative = -(__int128)big;
    CHECK(negative < 0 && (long long)(negative >> 100) == -1);
    CHECK((unsigned long long)((big - 1) * (big - 1)) == 1);
    CHECK((big << hide(128)) == 0 && (negative >> hide(200)) == -1);
}

extern "C" __global__ void test_wide_and_floats(int *failures)
{
    __int128 x = ((__int128)hide64(0x123456789abcdefLL) << 60) + hide(1);
    CHECK((double)x == 81985529216486895.0 * 1152921504606846976.0);
    CHECK((double)-x == -81985529216486895.0 * 1152921504606846976.0);
    CHECK((float)(unsigned __int128)(unsigned long long)hide64(-1) == 18446744073709551616.0f);
    CHECK((float)(unsigned __int128)hide64(-1) > 3.4028235e38f && (double)(unsigned __int128)hide64(-1) < 1e39);
    // Halfway between two floats, and just above: 2^24 + 1 scaled, with and without a bit far below.
    __int128 half = ((__int128)16777217) << hide(60);
    CHECK((float)half == 16777216.0f * 1152921504606846976.0f);
    CHECK((float)(half + 1) == 16777218.0f * 1152921504606846976.0f);
    double d = 1e30;
    volatile double *p = &d;
    CHECK((__int128)*p == (__int128)54210108624ll * 4294967296 * 4294967296 + 5076964154930102272ull);
    CHECK((double)(__int128)-*p == -1e30);
    *p = -1.75;
    CHECK((__int128)*p == -1);
    *p = 0.99;
    CHECK((unsigned __int128)*p == 0);
}

extern "C" __global__ void test_least_short(int *failures)
{
    volatile short least = -32768;
    short s = least, negative = -s, absolute = abs(s);
    CHECK((long long)negative == -32768 && negative < 0);
    CHECK((int)absolute == -32768 && absolute / 2 == -16384);
    CHECK((signed char)-(signed char)(s >> 8) == -128);
}

extern "C" __global__ void test_comparisons(int *failures)
{
    CHECK(hide(-1) < hide(0) && !((unsigned)hide(-1) < (unsigned)hide(0)));
    CHECK(hide64(-1) < 0 && (unsigned long long)hide64(-1) > 5);
    bool b = hide(2);
    CHECK(b == true && (int)b == 1 && b + b == 2);
    b = (bool)0.5f;
    CHECK(b);
    b = !b;
    CHECK(!b && (b | hide(4)) == 4);
    CHECK((hide(3) ? hide(7) : hide(8)) == 7 && (hide(0) ?: hide(9)) == 9);
    int calls = 0;
    CHECK(!(hide(0) && ++calls) && calls == 0);
    CHECK((hide(1) || ++calls) && calls == 0);
    CHECK((hide(1), ++calls) && calls == 1);
}

// What is assigned to a narrow type wraps around, and is compared so (nvcc 13.0 compares the number before).
extern "C" __global__ void test_narrow_increments(int *failures)
{
    volatile signed char highest = 127, lowest = -128;
    volatile short high = 32767, low = -32768;
    signed char c = highest, d = lowest;
    short s = high, t = low;
    CHECK(!(++c >= -10) && c == -128);
    CHECK(!(--d <= 10) && d == 127);
    CHECK(!(++s >= 10) && s == -32768);
    CHECK(!(--t <= 10) && t == 32767);
}

// ptxas follows the store to the load, and must not go on with more bits of the short than there are.
extern "C" __global__ void test_known_bytes(int *failures)
{
    volatile int less = -1;
    int known = less;
    unsigned short bits = (signed char)known;
    CHECK((bits ^ (known & 1)) == 65534);
    CHECK((bits >> 4) + known == 4094);
}
