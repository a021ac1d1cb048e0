#include "check.h"
// DOC: Types | the values of bit-fields out of statement expressions, commas and assignments, as gcc has them
struct {
    unsigned b : 3;
    unsigned long long w : 20, l : 40;
    int i : 12;
    unsigned char c : 2;
    long long q : 33;
    _Bool o : 1;
    unsigned f : 32;
} s;

/* gcc: its size, whether it is of an ordinary type, the size of what it is promoted to, and the sign of that */
#define IS(e, size, generic, promoted, sign)                                                                      \
    CHECK(sizeof(e) == size && sizeof((e) + 0) == promoted && ((e) - 1 < 0) == sign);                               \
    CHECK(_Generic((e), int: 1, unsigned: 2, long long: 6, unsigned char: 7, _Bool: 8, default: 3) == generic);

__global__ void test_values(int *failures)
{
    IS(({s.b;}), 1, 3, 4, 1)
    IS(({s.w;}), 4, 3, 4, 1)
    IS(({s.l;}), 8, 3, 8, 0)
    IS(({s.i;}), 2, 3, 4, 1)
    IS(({s.c;}), 1, 3, 4, 1)
    IS(({s.q;}), 8, 3, 8, 1)
    IS(({s.o;}), 1, 8, 4, 1)
    IS(({s.f;}), 4, 2, 4, 0)
    IS((0,s.w), 4, 3, 4, 1)
    IS((0,s.b), 1, 3, 4, 1)
    IS((0,s.l), 8, 3, 8, 0)
    IS(s.w=1, 4, 3, 4, 0)
    IS(s.l++, 8, 3, 8, 0)
    IS(({ ({s.w;}); }), 4, 3, 4, 0)
    IS(({ s.w = 2; }), 4, 3, 4, 0)
    IS((0, ({s.w;})), 4, 3, 4, 0)
}

struct wide {
    unsigned long long u33 : 33, u40 : 40, u41 : 41;
    long long s34 : 34;
};

// DOC: Types | C: what is computed with bit-fields wider than `int` wraps around at their width, as for gcc
__global__ void test_wide_arithmetic(int *failures)
{
    struct wide a = {0x100000, 0x100000, 0x100000, 0x1ffffffffll}, b = {0x100000000ull, 0x100000000ull, 1, 3};
    unsigned long long all = b.u33;
    CHECK(a.u33 * a.u33 == 0 && a.u33 * a.u40 == 0 && a.u40 * a.u33 == 0 && a.u40 * a.u41 == 0x10000000000ull);
    CHECK(b.u33 + b.u33 == 0 && (b.u33 << 1) == 0 && (b.u33 | b.u40) << 8 == 0 && b.u33 + b.u40 == 0x200000000ull);
    CHECK(a.u33 - 0x200000 == 0x1fff00000ull && -a.u33 == 0x1fff00000ull && ~a.u40 == 0xffffefffffull);
    CHECK(a.u33 - 0x200000ll < 0 && a.u33 * 0x100000ll == 0x10000000000ll && all + b.u33 == 0x200000000ull);
    CHECK(a.s34 + 1 == -0x200000000ll && b.u33 + b.s34 == 0x100000003ll);
    CHECK((a.u33 = -1) + 1 == 0 && a.u33 == -1 && (b.u33 * 2) / 2 == 0 && +b.u33 + b.u33 == 0);
    CHECK((failures ? b.u33 : 0) + b.u33 == 0 && (0, b.u33) + b.u33 == 0 && ({ b.u33; }) + b.u33 == 0);
    CHECK((unsigned long long)b.u33 + b.u33 == 0x200000000ull && b.u33 + b.u33 + 1.0 == 1.0);
}
