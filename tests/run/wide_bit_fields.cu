// DOC: Types | bit-fields of more bits than their type has (C++: the rest is padding), `bool` ones of up to 8
#include "check.h"

struct wide { int a : 3; int x : 40; unsigned char y : 2, z : 20; };
static_assert(sizeof(wide) == 16 && alignof(wide) == 4, "x in bits 32 to 63, y from bit 72");
struct flags { bool a : 4, b : 1, c : 8; };
static_assert(sizeof(flags) == 2, "");

extern "C" __global__ void test_wide_bit_fields(int *failures)
{
    union { wide w; unsigned long long word[2]; } u = {};
    u.w.x = -1;
    CHECK(u.word[0] == 0xffffffff00000000 && u.word[1] == 0 && u.w.x == -1);
    u.w.y = 3;
    CHECK(u.word[1] == 3 << 8 && u.w.y == 3);
    u.w.z = 0x1ff;
    CHECK(u.w.z == 0xff && u.w.y == 3);
    u.w.x = 1 << 30;
    CHECK(u.w.x == 1 << 30);
    flags f = {true, false, true};
    f.b = f.a;
    CHECK(f.a && f.b && f.c && *(unsigned short *)&f == 0x111);
    f.a = f.c = false;
    CHECK(!f.a && f.b && !f.c);
}
