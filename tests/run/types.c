// DOC: Types | enumerations with values of their own, of every size; `typedef`; incomplete types
// DOC: Types | unions: members share their bytes; anonymous structs and unions
// DOC: Types | flexible array members
// DOC: Types | `sizeof`, `_Alignof`, `_Alignas`, `offsetof`, `_Static_assert`, `typeof`
// DOC: Expressions | `_Generic`
#include <stdalign.h>
#include <stddef.h>
#include <stdint.h>
#include "check.h"

__device__ int zero;

enum color { RED, GREEN = 5, BLUE, ALSO_GREEN = GREEN, NEGATIVE = -3, AFTER };
enum large { SMALL, LARGE = 0x80000000u };
enum __attribute__((packed)) tiny { ONE = 1, TWO };
typedef enum { OFF, ON } state;

_Static_assert(BLUE == 6 && AFTER == -2, "enumerators count on");
_Static_assert(sizeof(enum color) == 4 && sizeof(enum tiny) == 1 && sizeof(state) == 4, "sizes");
_Static_assert((enum large)-1 > 0, "unsigned when no value is negative");

__device__ enum color next(enum color c) { return c == RED ? GREEN : c == GREEN ? BLUE : RED; }

__global__ void test_enums(int *failures)
{
    enum color c = (enum color)zero;
    CHECK(next(c) == 5 && next(next(c)) == BLUE && ALSO_GREEN == GREEN);
    enum { LOCAL = sizeof(int) * 2, NEXT };
    int a[NEXT];
    CHECK(sizeof a == 36 && LOCAL == 8);
    c = zero - 3;
    switch (c) {
    case NEGATIVE: c = AFTER; break;
    default: c = RED;
    }
    CHECK(c == -2);
    enum tiny t = TWO;
    CHECK(t + ONE == 3 && LARGE + zero == 0x80000000u && LARGE > 0);
}

union bytes {
    uint64_t whole;
    struct { uint32_t low, high; };
    uint8_t byte[8];
    double real;
    struct { uint16_t : 16; uint16_t second : 4, third : 12; } bits;
};
_Static_assert(sizeof(union bytes) == 8 && alignof(union bytes) == 8, "as large as the largest");

struct variant {
    enum { INTEGER, REAL, PAIR } kind;
    union {
        long integer;
        double real;
        struct { int first, second; };
    };
};
_Static_assert(offsetof(struct variant, second) == 12 && offsetof(struct variant, integer) == 8, "offsets");

__device__ double value(struct variant v)
{
    switch (v.kind) {
    case INTEGER: return v.integer;
    case REAL: return v.real;
    default: return v.first * 100 + v.second;
    }
}

__global__ void test_unions(int *failures)
{
    union bytes u = {0x1122334455667788};
    u.whole += zero;
    CHECK(u.low == 0x55667788 && u.high == 0x11223344 && u.byte[0] == 0x88 && u.byte[7] == 0x11);
    CHECK(u.bits.second == 6 && u.bits.third == 0x556);
    u.byte[3] = 0xff;
    CHECK(u.low == 0xff667788);
    u.real = -2;
    CHECK(u.whole == 0xc000000000000000);
    u.bits.third = 0xabc;
    CHECK(u.whole == 0xc0000000abc00000);
    union bytes v = u, *p = &v;
    p->high = 0;
    CHECK(v.whole == 0xabc00000 && u.high == 0xc0000000);
    struct variant a = {INTEGER, {7}}, b = {REAL, .real = 2.5}, c = {PAIR, .first = 3, .second = zero + 4};
    CHECK(value(a) == 7 && value(b) == 2.5 && value(c) == 304);
}

struct packet { uint16_t count; uint32_t data[]; };
struct names { int n; char text[]; };
_Static_assert(sizeof(struct packet) == 4, "the flexible member adds its alignment only");
__device__ struct names hello = {5, "hello"};
__device__ struct packet fixed = {3, {1, 2, 3}};

__device__ unsigned total(const struct packet *p)
{
    unsigned sum = 0;
    for (int i = 0; i < p->count; i++)
        sum += p->data[i];
    return sum;
}

__global__ void test_flexible_array_members(int *failures)
{
    CHECK(hello.text[4] == 'o' && total(&fixed) == 6);
    _Alignas(8) char area[64];
    struct packet *p = (struct packet *)area;
    p->count = 4;
    for (int i = 0; i < 4; i++)
        p->data[i] = 10 * i + zero;
    CHECK(total(p) == 60 && (char *)&p->data[1] - area == 8);
}

struct aligned { char c; _Alignas(16) char d; alignas(double) float f; };
_Static_assert(alignof(struct aligned) == 16 && sizeof(struct aligned) == 32, "members raise the alignment");
_Static_assert(offsetof(struct aligned, d) == 16 && offsetof(struct aligned, f) == 24, "places");
_Static_assert(_Alignof(long long) == 8 && _Alignof(char[7]) == 1 && __alignof__(short) == 2, "alignments");
_Static_assert(sizeof(char) == 1 && sizeof(long) == 8 && sizeof(void *) == 8 && sizeof(size_t) == 8, "sizes");
_Static_assert(sizeof(int[3][5]) == 60 && sizeof(struct { char c; int i; short s; }) == 12, "sizes");
struct nested { int n; struct { short a[4]; struct { char c; long l; } inner[3]; } outer[2]; };
_Static_assert(offsetof(struct nested, outer[1].inner[2].l) == 8 + 56 + 8 + 2 * 16 + 8, "designators of offsetof");
_Static_assert(__builtin_offsetof(struct nested, outer[1].a[3]) == 70, "GNU's name");

__global__ void test_sizes(int *failures)
{
    int i = 3, a[7];
    CHECK(sizeof(i++) == 4 && i == 3);
    CHECK(sizeof a == 28 && sizeof &a == 8 && sizeof a[0] == 4 && sizeof(a + 0) == 8);
    CHECK(sizeof 'a' == 4 && sizeof "abc" == 4 && sizeof(1 ? (char)1 : (short)1) == 4);
    _Alignas(32) char far;
    alignas(16) alignas(64) int further;
    CHECK(((uintptr_t)&far & 31) == 0 && ((uintptr_t)&further & 63) == 0);
    int k = zero + 1;
    CHECK(offsetof(struct nested, outer[k].a[0]) == 64);
    typeof(a) b;
    __typeof__(&i) p = &i;
    typeof(int *) q[2] = {p, p};
    CHECK(sizeof b == sizeof a && *q[1] == 3);
    struct incomplete;
    struct incomplete *none = 0;
    struct incomplete { int n; } one = {9};
    none = &one;
    CHECK(none->n == 9);
}

#define KIND(x) _Generic((x), int: 1, unsigned: 2, long: 3, float: 4, double: 5, char *: 6, const char *: 7, \
                         int (*)(int): 8, struct packet *: 9, default: 0)
__device__ int twice(int x) { return 2 * x; }
__device__ float float_twice(float x) { return 2 * x; }

__global__ void test_generic(int *failures)
{
    char c = 1;
    const int constant = 1;
    const char *text = "";
    CHECK(KIND(1) == 1 && KIND(1u) == 2 && KIND(1L) == 3 && KIND(1.f) == 4 && KIND(1.) == 5);
    CHECK(KIND(c) == 0 && KIND(+c) == 1 && KIND(&c) == 6 && KIND(text) == 7 && KIND("x") == 6);
    CHECK(KIND(constant) == 1 && KIND(twice) == 8 && KIND((struct packet *)0) == 9 && KIND((short)1) == 0);
    int n = 0;
    CHECK(_Generic(n++, int: 5, default: n++) == 5 && n == 0);
    CHECK(_Generic(1.f, float: float_twice, default: twice)(1.5f) == 3.0f);
    CHECK(_Generic(0, int: _Generic(0L, long: 11, default: 12), default: 13) == 11);
}

__global__ void test_redeclared_names(int *failures)
{
    typedef int number;
    number four = 4;
    {
        number number = four + 1;
        CHECK(number == 5 && sizeof number == 4);
    }
    struct point { int x; } point = {1};
    {
        struct point { char x, y; } inner = {2, 3};
        CHECK(sizeof inner == 2 && inner.x + inner.y == 5);
        int point = 6;
        CHECK(point == 6);
    }
    CHECK(point.x == 1);
    enum point2 { x, y };
    CHECK(y == 1);
}
