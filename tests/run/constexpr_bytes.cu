// A constexpr function that looks at the bytes of an object in two ways is no constant expression (C++17
// [expr.const]p2.8, p2.10), and has at run time the value that the bytes have.
#include "check.h"
#define BOTH __host__ __device__ constexpr

struct Pair { short a, b; };
union Word { unsigned all; unsigned char bytes[4]; struct { unsigned char x, y; } pairs[2]; };
union Bits { int all; struct { int a : 4, b : 4; } fields; };

BOTH int byte_of_int() { int x = 0; *((unsigned char *)&x + 1) = 1; return x; }
BOTH int member_of_int() { int x = 0; ((Pair *)&x)->b = 1; return x; }
BOTH int int_over_members() { Pair p{1, 2}; *(int *)&p = 7; return p.b; }
BOTH int copied_byte() { int x = 0; unsigned char c = 1; __builtin_memcpy((unsigned char *)&x + 1, &c, 1); return x; }
BOTH unsigned element() { Word w{}; w.all = 0x01020304; w.bytes[1] = 9; return w.all; }
BOTH unsigned member_of_element() { Word w{}; w.all = 0x01020304; w.pairs[1].x = 9; return w.all; }
BOTH int field() { Bits w = {}; w.all = 5; w.fields.b = 3; return w.all; }
BOTH int behind_field() { Bits w = {}; w.fields.b = 3; w.all = 5; return w.fields.b; }

extern "C" __global__ void test_bytes(int *failures)
{
    const int a = byte_of_int(), b = member_of_int(), c = int_over_members(), d = copied_byte();
    const unsigned e = element(), f = member_of_element();
    const int g = field(), h = behind_field();
    CHECK(a == 256 && b == 65536 && c == 0 && d == 256);
    CHECK(e == 0x01020904 && f == 0x01090304);
    CHECK(g == 53 && h == 0);
}
