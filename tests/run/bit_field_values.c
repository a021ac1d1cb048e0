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
