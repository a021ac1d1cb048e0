// DOC: Types | bit-fields of every integer type: sign, wrap-around, promotion, assignment's value, unnamed and zero-width ones
#include <stdbool.h>
#include "check.h"

__device__ int zero;

struct small { unsigned u : 3; signed s : 3; int i : 1; bool b : 1; };
struct whole { unsigned u : 32; int i : 32; unsigned long long l : 64; signed char c : 8; unsigned short h : 16; };
struct wide { unsigned long long a : 33, b : 31; long long c : 63; int : 0; char d; };
struct gaps { signed char a : 4; int : 0; signed char b : 4; short : 3; short c : 9; };
enum mode { A, B, C };
struct with_enum { enum mode m : 2; enum mode n : 3; };

_Static_assert(sizeof(struct small) == 4 && sizeof(struct gaps) == 6, "as gcc has it");
_Static_assert(sizeof(struct wide) == 24 && sizeof(struct whole) == 24, "as gcc has it");

__global__ void test_values_wrap(int *failures)
{
    struct small s = {.u = 7};
    s.u += 2 + zero;
    s.s = 3;
    s.s++;
    s.i = 1;
    s.b = 4;
    CHECK(s.u == 1 && s.s == -4 && s.i == -1 && s.b == 1);
    CHECK((s.u = 9) == 1 && (s.s = 7) == -1 && (s.b = 0) == 0 && (s.b += 5) == 1);
    CHECK(s.u++ == 1 && s.u == 2 && ++s.u == 3 && s.u-- == 3 && --s.u == 1);
    s.u = s.s = s.i = 5;
    CHECK(s.i == -1 && s.s == -1 && s.u == 7);
}

__global__ void test_promotion(int *failures)
{
    struct small s = {.u = 1};
    struct whole w = {.u = 1};
    struct wide d = {.a = 1};
    CHECK(s.u - 2 < 0);      // 6.3.1.1p2: a narrow unsigned field becomes int
    CHECK(w.u - 2 > 0);      // one as wide as int stays unsigned
    CHECK(~s.u == -2);
    CHECK(w.c - 2 < 0 && w.h - 1 < 0);
    d.a = 0;
    CHECK((d.a - 1 + zero & 0x1ffffffffull) == 0x1ffffffffull);
}

__global__ void test_wide_fields(int *failures)
{
    struct wide w = {0};
    w.a = 0x1234567890ull;
    w.b = ~0u + zero;
    w.c = -1;
    w.d = 'd';
    CHECK(w.a == 0x34567890ull && w.b == 0x7fffffff && w.c == -1 && w.d == 'd');
    w.a |= 1ull << 32;
    CHECK(w.a == 0x134567890ull && w.b == 0x7fffffff);
    w.a >>= 4;
    w.c >>= 60;
    w.b ^= 0x55555555;
    CHECK(w.a == 0x13456789 && w.c == -1 && w.b == 0x2aaaaaaa && w.d == 'd');
    struct whole v = {1u << 31, -1, ~0ull, -128, 65535};
    CHECK(v.u == 0x80000000u && v.i == -1 && v.l + 1 == 0 && v.c == -128 && v.h == 65535);
    v.l *= 3;
    v.c--;
    v.h++;
    CHECK(v.l == ~0ull - 2 && v.c == 127 && v.h == 0);
}

__global__ void test_neighbours(int *failures)
{
    struct gaps g = {-1, -1, -1};
    CHECK(g.a == -1 && g.b == -1 && g.c == -1);
    g.b = zero;
    CHECK(g.a == -1 && g.b == 0 && g.c == -1);
    g.c = 100;
    CHECK(g.a == -1 && g.b == 0 && g.c == 100);
    struct with_enum e = {C, B};
    CHECK(e.m + e.n == 3);
    struct small a[3] = {{1, 1}, {2, 2}, {3, 3}};
    a[1].s = -1;
    CHECK(a[0].s == 1 && a[1].u == 2 && a[1].s == -1 && a[2].u == 3);
    struct small *p = &a[zero + 2];
    p->u = p[-1].u;
    CHECK(a[2].u == 2 && a[2].s == 3);
}

__device__ struct small shared_by_all = {5, -2, -1, true};
__device__ struct { int : 5; unsigned x : 4; int : 0; unsigned y : 12; } places = {9, 0xabc};

__global__ void test_static_fields(int *failures)
{
    CHECK(shared_by_all.u == 5 && shared_by_all.s == -2 && shared_by_all.i == -1 && shared_by_all.b);
    CHECK(places.x == 9 && places.y == 0xabc);
    const unsigned *words = (const unsigned *)&places;
    CHECK(words[0] == 9 << 5 && words[1] == 0xabc);
}

__global__ void test_volatile_fields(int *failures)
{
    volatile struct small v = {.u = 3};
    v.u = v.u + 1;
    v.s = -1;
    CHECK(v.u == 4 && v.s == -1);
}

// A bit-field promotes by its width, and so does what an assignment to it gives; after a cast it is none.
__global__ void test_what_promotes(int *failures)
{
    struct { unsigned a : 8; unsigned b : 32; } s = {zero + 230, 7};
    CHECK(s.a > -9 && +s.a > -9 && !(s.b > -9) && (0, s.a) > -9 && (s.a = 230) > -9 && (s.a += 0) > -9);
    CHECK(!((unsigned)s.a > -9) && !(((unsigned)s.a ^ 65535) > -9) && !((unsigned)(s.a = 230) > -9));
    CHECK(!((unsigned)(s.a += 0) > -9) && !((unsigned)(0, s.a) > -9) && !((unsigned)s.a++ > -9));
    CHECK(s.a++ > -9 && --s.a > -9 && s.a == 231);
    CHECK(_Generic((unsigned)s.a, unsigned: 1, default: 0) && _Generic(s.a + 0, int: 1, default: 0));
#ifndef __cplusplus
    CHECK(_Generic(zero ? s.a : s.a, int: 1, default: 0) && (zero ? s.a : s.a) > -9);
#endif
}
