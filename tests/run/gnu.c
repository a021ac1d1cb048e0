// DOC: GNU extensions | statement expressions, `typeof`, `?:` without a middle, case ranges, local labels, `__extension__`, empty structs, arithmetic on `void *`
// DOC: GNU extensions | `__builtin_expect`, `…_constant_p`, `…_types_compatible_p`, `…_choose_expr`, `…_clz`, `…_popcount`, `…_bswap32`, `…_add_overflow` …
#include "check.h"

__device__ int zero;

#define MAX(a, b) __extension__({ __typeof__(a) _a = (a); __typeof__(b) _b = (b); _a > _b ? _a : _b; })

struct nothing {};
struct zero_length { int n; int a[0]; };

__global__ void test_statement_expressions(int *failures)
{
    int n = zero + 3;
    CHECK(MAX(n++, 2) == 3 && n == 4 && MAX(MAX(1, n), MAX(7, 2)) == 7);
    int x = ({ int sum = 0; for (int i = 0; i < n; i++) sum += i; sum; });
    CHECK(x == 6);
    struct pair { int a, b; } p = ({ struct pair q = {n, 2}; q.b++; q; });
    CHECK(p.a == 4 && p.b == 3 && ({ p; }).a == 4);
    x = ({ if (n > 3) goto out; 5; });
    CHECK(0);
out:
    CHECK(x == 6);
}

__global__ void test_small_ones(int *failures)
{
    int n = zero, m = 5;
    CHECK((n ?: m) == 5 && (m++ ?: 9) == 5 && m == 6);
    CHECK(sizeof(struct nothing) == 0 && sizeof(struct zero_length) == 4);
    char text[4] = {1, 2, 3, 4};
    void *p = text;
    p += 2;
    CHECK(*(char *)p == 3 && p - (void *)text == 2 && sizeof(void) == 1);
    switch (m) {
    case 0 ... 5: CHECK(0); break;
    case 6 ... 8: n = 1;
    }
    CHECK(n == 1);
    {
        __label__ inner;
        if (n)
            goto inner;
        CHECK(0);
    inner:;
    }
    int __attribute__((unused)) a = 1, b __attribute__((aligned(16))) = 2;
    CHECK(((unsigned long)&b & 15) == 0 && 0b101 == 5);
    __auto_type deduced = 1.5f;
    CHECK(sizeof deduced == 4 && '\e' == 27);
    switch (m) {
    case 6:
        n++;
        __attribute__((fallthrough));
    default: n++;
    }
    CHECK(n == 3);
}

__global__ void test_builtins(int *failures)
{
    unsigned n = zero + 40;
    CHECK(__builtin_expect(n == 40, 1) && __builtin_constant_p(3 + 4));
    CHECK(__builtin_types_compatible_p(int, signed) && !__builtin_types_compatible_p(int, long));
    CHECK(__builtin_choose_expr(1, 2, "x") == 2);
    CHECK(__builtin_clz(n) == 26 && __builtin_ctz(n) == 3 && __builtin_popcount(n) == 2 && __builtin_ffs(n) == 4);
    CHECK(__builtin_clzll(n) == 58 && __builtin_ctzll(1ull << n) == 40 && __builtin_popcountll(~0ull) == 64);
    CHECK(__builtin_parity(n) == 0 && __builtin_bswap32(0x01020304 + zero) == 0x04030201 && __builtin_bswap16(0x0102) == 0x0201);
    CHECK(__builtin_bswap64(0x0102030405060708ull) == 0x0807060504030201ull && __builtin_abs(zero - 3) == 3);
    int r;
    unsigned char c;
    CHECK(!__builtin_add_overflow(2, 3 + zero, &r) && r == 5);
    CHECK(__builtin_mul_overflow(1 << 20, 1 << 20, &r) && __builtin_sub_overflow(0u, 1u, &n) && n == ~0u);
    CHECK(__builtin_add_overflow(200, 100, &c) && c == 44 && !__builtin_add_overflow(200, 55, &c) && c == 255);
    char from[8] = "abcdefg", to[8];
    __builtin_memcpy(to, from, 8);
    CHECK(to[6] == 'g' && __builtin_memcmp(to, from, 8) == 0);
    __builtin_memset(to + 2, 'x', 3);
    CHECK(to[1] == 'b' && to[2] == 'x' && to[4] == 'x' && to[5] == 'f' && __builtin_strlen(from) == 7);
    CHECK(__builtin_inff() > 1e38f && __builtin_nan("") != __builtin_nan("") && __builtin_huge_val() > 0);
    if (zero)
        __builtin_unreachable();
}
