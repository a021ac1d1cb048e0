// Characters of literals and of arrays that hold one are constants of the array's own type.
#include "check.h"
alignas(4) constexpr unsigned char bytes[8] = "\xff" "b";
constexpr signed char rows[2][3] = {"ab", "\xfe"};
struct Named { unsigned char text[4]; char const *to; };
constexpr Named named = {"xyz", "far"};
__host__ __device__ constexpr int through_reference() { int x = 1; const int &r = x; const_cast<int &>(r) = 2; return x; }
static_assert(bytes[0] == 255 && bytes[1] == 'b' && bytes[4] == 0, "");
static_assert(rows[1][0] == -2 && rows[0][1] == 'b' && named.text[2] == 'z' && named.to[1] == 'a', "");
static_assert("abcd"[1] == 'b' && L"ab"[1] == L'b' && u"\u20ac"[0] == 0x20ac && (unsigned char)"\xff"[0] == 255, "");
static_assert(through_reference() == 2, "");
extern "C" __global__ void test_characters(int *failures)
{
    constexpr int a = bytes[0] + rows[1][0] + named.text[0];
    CHECK(a == 255 - 2 + 'x');
    CHECK(*reinterpret_cast<const unsigned char *>("\xff") == 255); // while the program runs
    CHECK(*reinterpret_cast<const int *>(bytes + threadIdx.x * 4) == 0x62ff);
    volatile int v = 3;
    CHECK(v == 3 && through_reference() == 2);
}
