// DOC: Arithmetic | `__int128`: all operators, conversions, in records and as arguments
#include "check.h"

__device__ long long hide(volatile long long x) { return x; }
typedef __int128 i128;
typedef unsigned __int128 u128;
#define WIDE(high, low) ((i128)((u128)(high) << 64 | (low)))

struct holder { char c; i128 value; };
_Static_assert(sizeof(i128) == 16 && _Alignof(i128) == 16 && sizeof(struct holder) == 32, "size");
__device__ i128 constant = (i128)1 << 100;
__device__ u128 all_ones = ~(u128)0;
__device__ i128 factorial(i128 n) { return n < 2 ? n : n * factorial(n - 1); }

__global__ void test_arithmetic(int *failures)
{
    i128 a = hide(-7), b = (i128)hide(3) << 70;
    CHECK(a + b > 0 && b - a > b && a * b < 0 && b / a == -(b / 7) && b % 10 == (((i128)3 << 70) % 10));
    CHECK(a / 2 == -3 && a % 2 == -1 && -a == 7 && ~a == 6 && !a == 0);
    CHECK((u128)a == all_ones - 6 && (u128)a / 3 == (all_ones - 6) / 3 && (u128)a > (u128)b);
    CHECK((long long)(b >> 70) == 3 && a >> 100 == -1 && (u128)a >> 127 == 1 && b << 57 == (i128)3 << 127);
    CHECK((a & 0xff) == 0xf9 && (b | 1) - b == 1 && (a ^ a) == 0);
    u128 product = (u128)(unsigned long long)hide(-1) * (unsigned long long)hide(-1);
    CHECK((unsigned long long)product == 1 && (unsigned long long)(product >> 64) == 0xfffffffffffffffeull);
    CHECK(factorial(30) / factorial(28) == 870 && factorial(30) % 1000000007 == 109361473);
}

__global__ void test_compound(int *failures)
{
    i128 x = hide(1);
    x <<= 100; x += 5; x -= 1; x *= 3; x /= 2; x |= 1; x ^= 2; x >>= 4; x %= ((i128)1 << 90);
    CHECK(x == ((((((((i128)1 << 100) + 4) * 3 / 2) | 1) ^ 2) >> 4) & (((i128)1 << 90) - 1)));
    i128 y = x++;
    CHECK(x - y == 1 && --x == y && x-- == y);
    int small = (int)hide(10);
    small += (i128)5;
    CHECK(small == 15);
}

__global__ void test_conversions(int *failures)
{
    CHECK((i128)(int)hide(-1) == -1 && (u128)(unsigned)hide(-1) == 0xffffffffu && (i128)(signed char)hide(-3) < 0);
    CHECK((char)WIDE(1, 0x41) == 'A' && (_Bool)WIDE(1, 0) && (int)WIDE(5, 0xfffffffe) == -2);
    CHECK((double)WIDE(1, 0) == 18446744073709551616.0 && (float)(i128)hide(-3) == -3.0f);
    CHECK((double)all_ones == 340282366920938463463374607431768211456.0);
    CHECK((i128)(hide(1) * 1e30) == (i128)1000000000000000019884624838656.0 && (u128)(hide(1) * 2.9) == 2);
    CHECK((i128)(hide(-1) * 1e20f) / 1000000000000 == -100000002);
}

__device__ i128 pass(char c, i128 v, struct holder h) { return c + v + h.value; }
__global__ void test_memory(int *failures)
{
    struct holder h = {1, constant}, copies[2] = {h, {2, hide(-1)}};
    CHECK(copies[0].value == (i128)1 << 100 && copies[1].value < 0);
    CHECK(pass((char)hide(1), hide(2), h) == constant + 3);
    i128 array[3] = {1, [2] = WIDE(2, 3)}, *p = &array[2];
    CHECK((long long)*p == 3 && *p >> 64 == 2 && p - array == 2);
    switch (WIDE(hide(1), 0)) {
    case 0: CHECK(0); break;
    case WIDE(1, 0): h.c = 9; break;
    }
    CHECK(h.c == 9);
    CHECK((constant ? 1 : 2) == 1 && (constant && 1) && !(hide(0) * constant));
}
