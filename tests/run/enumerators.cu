// DOC: Declarations | inside the braces of an enumeration its enumerators have the underlying type, or that of their value, also by a qualified name
#include "check.h"

enum class Bits : unsigned char {
    a = 1,
    b = Bits::a << 1,
    both = (Bits::a | Bits::b) << 2,
    one = sizeof(Bits::a),
    same = both - Bits::b,
};
enum Short : short { p = 3, q = Short::p + p, two = sizeof(Short::p) };
enum Plain { x = 1, y = Plain::x + 1, four = sizeof(Plain::x), far = 0x100000000, eight = sizeof(Plain::far) };

struct Holder {
    enum Inside : long { m = 1, n = Inside::m | Holder::Inside::m, o = Holder::m + 1 };
};

template <class T>
struct Made {
    enum class Kind : T { a = 1, b = Kind::a | 2, c = Made::Kind::b + sizeof(Kind::a) };
};

extern "C" __global__ void test_before_the_brace(int *failures)
{
    CHECK((int)Bits::b == 2 && (int)Bits::both == 12 && (int)Bits::one == 1 && (int)Bits::same == 10);
    CHECK(q == 6 && two == 2 && y == 2 && four == 4 && eight == 8);
    CHECK(Holder::n == 1 && Holder::o == 2);
    CHECK((int)Made<long>::Kind::b == 3 && (int)Made<long>::Kind::c == 11 && (int)Made<char>::Kind::c == 4);
}

__device__ int which(Bits) { return 1; }
__device__ int which(int) { return 2; }

extern "C" __global__ void test_behind_the_brace(int *failures)
{
    CHECK(which(Bits::both) == 1 && sizeof(Plain::x) == 8 && sizeof(p) == 2);
    static_assert(sizeof(Holder::m) == 8);
}
