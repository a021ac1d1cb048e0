// DOC: Expressions | C's conversions, promotions and operators, with exact intermediate types
#include <stdarg.h>
#include <stddef.h>

#include "check.h"

struct bits {
    unsigned a : 3;
    int b : 5;
    unsigned c : 32;
    long long d : 40;
    _Bool e : 1;
    unsigned char f : 7;
};

enum small { ZERO, NINE = 9 };

__global__ void test_promotions(int *failures)
{
    struct bits s = {7, -3, 0xffffffff, -5, 1, 100};
    unsigned char uc = 255;
    signed char sc = -1;
    unsigned short us = 65535;
    CHECK(s.a - 8 < 0); // a narrow unsigned bit-field promotes to int
    CHECK(s.c - 1 > 0 && s.c + 1 == 0);
    CHECK(s.d - 1 == -6);
    CHECK((s.a += 2) == 1 && s.a == 1); // the value of an assignment is what was stored
    CHECK((s.b = 17) == -15);
    CHECK((s.e = 8) == 1);
    CHECK(s.f++ == 100 && s.f == 101 && --s.f == 100);
    s.f += 100;
    CHECK(s.f == 72);
    CHECK(uc + 1 == 256 && ~uc == -256 && -uc == -255);
    CHECK(sc < (unsigned char)1 && !(sc < 1u)); // -1 converts to a large unsigned int
    CHECK(us * us == -131071 && (unsigned)us * us == 0xfffe0001u);
    CHECK((sc >> 1) == -1 && ((unsigned)sc >> 31) == 1);
    CHECK((signed char)200 + (signed char)200 == -112 && (char)200 + (char)200 == ((char)-1 < 0 ? -112 : 400));
    CHECK(-1L < 1u && !(-1L < 1ul));
    CHECK(NINE - 10 > 0u);
}

__global__ void test_assignments(int *failures)
{
    char c = 10;
    c *= 2.6;
    CHECK(c == 26);
    c += 300;
    CHECK(c == 70);
    unsigned char u = 200;
    u <<= 2;
    CHECK(u == 32);
    int i = 7;
    i /= 2.0f;
    CHECK(i == 3);
    i = 16777217;
    i += 0.0f; // in float, which cannot hold the value
    CHECK(i == 16777216);
    _Bool b = 0;
    b += 5;
    CHECK(b == 1);
    b++;
    CHECK(b == 1 && b-- == 1 && b == 0);
    float f = 1;
    CHECK(f++ == 1 && --f == 1 && (f += 0.5) == 1.5f);
    short a[4] = {1, 2, 3, 4}, *p = a;
    CHECK(*p++ == 1 && *++p == 3 && *--p == 2 && p-- - a == 1);
    p += 3;
    CHECK(*p == 4 && (p -= 2) == &a[1] && 2[a] == 3);
    int k = 0, n[3] = {0, 0, 0};
    n[k++] += 5; // the place is evaluated once
    CHECK(k == 1 && n[0] == 5 && n[1] == 0);
    i = k = 4, k++;
    CHECK(i == 4 && k == 5);
    long long wide = i = 300, narrow = (char)wide;
    CHECK(wide == 300 && narrow == 44);
}

__global__ void test_choices(int *failures)
{
    int i = 0, calls = 0, zero = 0;
    CHECK((1 ? -1 : 0u) > 0); // the common type is unsigned
    CHECK((zero ?: 5) == 5 && (calls++ ?: 7) == 7 && calls == 1);
    CHECK((zero && i++) == 0 && i == 0 && (1 || i++) && i == 0);
    CHECK(({ int t = 3; t * t; }) == 9);
    CHECK(_Generic((char)1, int: 1, char: 2, default: 3) == 2);
    CHECK(_Generic('a', int: 1, char: 2) == 1);
    CHECK(_Generic(1.0f + 1, float: 1, double: 2) == 1);
    CHECK(_Generic(&calls, const int *: 1, int *: 2) == 2);
    CHECK(((struct bits){.b = 3}).b == 3);
    int *p = (int[]){1, 2, 3};
    CHECK(p[2] == 3 && sizeof((char[]){"abcd"}) == 5);
    CHECK((i = 1, i + 1) == 2);
    struct pair { int x, y; } a = {1, 2}, b = {3, 4};
    CHECK((zero ? a : b).y == 4 && (a = b).x == 3 && a.y == 4);
}

static int variable(int n, int *failures)
{
    int a[n][3], total = 0;
    CHECK(sizeof a == n * 12u && sizeof a[0] == 12 && sizeof(char[n + 1]) == n + 1u);
    int(*row)[3] = a;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < 3; j++)
            row[i][j] = i * j;
    CHECK(&row[2] - row == 2 && (char *)(a + 2) - (char *)a == 24);
    for (int i = 0; i < n; i++)
        total += a[i][2];
    int old = n;
    int(*square)[n][n] = (int(*)[n][n])a;
    n++;
    CHECK(sizeof *square == 4u * old * old && &(*square)[1][0] - &(*square)[0][0] == old);
    return total;
}

__global__ void test_variable_arrays(int *failures)
{
    CHECK(variable(4, failures) == 12);
    int n = 1;
    CHECK(sizeof(int[n++]) == 4 && n == 2);
    CHECK(sizeof(n++) == 4 && n == 2);
}

__global__ void test_switches(int *failures)
{
    int seen = 0;
    for (int i = 0; i < 30; i++)
        switch (i) {
        case 1:
            seen += 1;
        case 2: // falls through
            seen += 10;
            break;
        case 5 ... 9:
            seen += 100;
            break;
        default:
            if (i > 20)
        case 3:
                seen += 1000;
        }
    CHECK(seen == 1 + 20 + 500 + 10000);
    switch (0x100000002LL) {
    case 2: seen = 1; break;
    case 0x100000002LL: seen = 2;
    }
    CHECK(seen == 2);
    switch ((unsigned char)200) {
    case -56: seen = 3; break;
    case 200: seen = 4;
    }
    CHECK(seen == 4);
    switch (-1) {
    case -5 ... -1: seen = 5;
    }
    CHECK(seen == 5);
    int n = 0, count = 7;
    switch (count % 4) { // Duff's device
    case 0: do { n++;
    case 3: n++;
    case 2: n++;
    case 1: n++;
            } while ((count -= 4) > 0);
    }
    CHECK(n == 7);
}

static long sum(int count, ...)
{
    va_list list, copy;
    long total = 0;
    va_start(list, count);
    va_copy(copy, list);
    for (int i = 0; i < count; i++)
        total += va_arg(list, int);
    total += va_arg(list, double) * 2;
    total += *va_arg(list, char *);
    total += va_arg(copy, int);
    va_end(copy);
    va_end(list);
    return total;
}

static int old_style(a, b, c) char a; float b; short *c; { return a + b + *c; }
static int later();

__global__ void test_calls(int *failures)
{
    short h = 3;
    float f = 2.5f;
    CHECK(sum(3, (char)1, h, 4, f, "A") == 1 + 3 + 4 + 5 + 65 + 1);
    CHECK(old_style('\1', f, &h) == 6);
    CHECK(later(1.5f, 2) == 3);
    int (*pointer)(int, int *) = variable;
    CHECK(pointer(3, failures) == 6 && (*pointer)(3, failures) == (***&pointer)(3, failures));
}

static int later(double x, int y) { return x + y; }

__global__ void test_builtins(int *failures)
{
    int r;
    unsigned char small;
    unsigned long wide;
    CHECK(__builtin_add_overflow(0x7fffffff, 1, &r) && r == -0x7fffffff - 1);
    CHECK(!__builtin_sub_overflow(5u, 7, &r) && r == -2);
    CHECK(__builtin_mul_overflow(100, 3, &small) && small == 44);
    CHECK(!__builtin_add_overflow(-1, 2u, &small) && small == 1);
    CHECK(__builtin_add_overflow(-3, 2u, &wide) && wide == -1ul);
    CHECK(__builtin_mul_overflow(1ul << 63, 2ul, &wide) && wide == 0);
    CHECK(__builtin_smul_overflow(1 << 20, 1 << 12, &r) && r == 0);
    CHECK(__builtin_add_overflow_p(200, 100, (char)0) && !__builtin_add_overflow_p(27, 100, (char)0));
    unsigned x = 0x00f0;
    CHECK(__builtin_clz(x) == 24 && __builtin_ctz(x) == 4 && __builtin_popcount(x) == 4 && __builtin_ffs(0) == 0);
    CHECK(__builtin_ffsll((long long)x << 32) == 37 && __builtin_parity(x | 1) == 1 && __builtin_clrsb(-(int)x) == 23);
    CHECK(__builtin_bswap16(x) == 0xf000 && __builtin_bswap64((unsigned long)x) == 0xf0ul << 56);
    CHECK(__builtin_expect(x, 1) == 0xf0 && __builtin_abs(-(int)x) == 0xf0);
    CHECK(offsetof(struct { char a; struct { int b[4]; } c; }, c.b[2]) == 12);
    double nan = __builtin_nan(""), inf = __builtin_inf();
    CHECK(__builtin_isnan(nan) && !__builtin_isnan(inf) && __builtin_isinf_sign(-inf) == -1);
    CHECK(__builtin_isunordered(nan, 1.0) && !__builtin_isless(nan, 1.0) && __builtin_islessgreater(1.0, 2.0));
    CHECK(__builtin_signbit(-0.0) && __builtin_isfinite(1e308) && !__builtin_isnormal(1e-310));
    CHECK(__builtin_fpclassify(1, 2, 3, 4, 5, 1e-310) == 4 && __builtin_fpclassify(1, 2, 3, 4, 5, -0.0) == 5);
    if (r)
        __builtin_unreachable();
}

__global__ void test_atomics(int *failures)
{
    static int i;
    static unsigned char byte;
    static long wide;
    int *p = &i, expected = 4;
    i = 5, byte = 7, wide = 1;
    CHECK(__sync_fetch_and_add(p, 3) == 5 && i == 8 && __sync_sub_and_fetch(p, 1) == 7);
    CHECK(__atomic_nand_fetch(p, 3, __ATOMIC_SEQ_CST) == ~3 && __atomic_fetch_or(p, 1, __ATOMIC_RELAXED) == ~3);
    __atomic_store_n(p, 6, __ATOMIC_RELEASE);
    CHECK(__atomic_load_n(p, __ATOMIC_ACQUIRE) == 6 && __atomic_exchange_n(p, 2, __ATOMIC_ACQ_REL) == 6);
    CHECK(!__atomic_compare_exchange_n(p, &expected, 9, 0, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED) && expected == 2);
    CHECK(__atomic_compare_exchange_n(p, &expected, 9, 0, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED) && i == 9);
    CHECK(__sync_bool_compare_and_swap(p, 9, 1) && __sync_val_compare_and_swap(p, 0, 3) == 1);
    CHECK(__atomic_add_fetch(&wide, 1l << 40, __ATOMIC_RELAXED) == (1l << 40) + 1);
    CHECK(__atomic_xor_fetch(&byte, 255, __ATOMIC_RELAXED) == 248 && byte == 248);
    CHECK(!__atomic_test_and_set(&byte, __ATOMIC_SEQ_CST) || byte == 1);
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    __sync_synchronize();
}
