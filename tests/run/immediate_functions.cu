// OPTIONS: -std=c++20
// Immediate functions, and `if consteval` (C++20 [expr.const]p13, C++23 [stmt.if]p4).
#include "check.h"
// DOC: C++20 | `if consteval` and `if !consteval` (C++23)
#define BOTH __host__ __device__

BOTH consteval int sq(int x) { return x * x; }
BOTH constexpr int way(int x)
{
    if consteval { return sq(x); } else { return -1; }
}
BOTH constexpr int other(int x)
{
    if !consteval { return 5; }
    return x;
}
static_assert(way(3) == 9 && other(3) == 3);
template <int N> struct Number { static constexpr int value = N; };
struct V {
    int x;
    BOTH consteval V(int a, int b = 2) : x(a + b) {}
    BOTH consteval V operator+(V o) const { return V(x + o.x, 0); }
};
BOTH consteval V made(int a) { return V(a); }
BOTH int taken(V v, int n = made(9).x) { return v.x * 100 + n; }
BOTH consteval int called(int (*f)(int), int x) { return f(x); }

extern "C" __global__ void test_immediate(int *failures)
{
    int one = 1;
    const int three = 3;
    CHECK(way(one) == -1 && other(one) == 5 && Number<way(2)>::value == 4);
    CHECK(sq(sq(2)) == 16 && sq(three) == 9 && called(sq, 5) == 25);
    auto squared = [](auto x) consteval { return called(sq, x) + 4; };
    CHECK(squared(3) == 13);
    V sum = V(1) + V(2);
    CHECK(sum.x == 7 && taken(7) == 911 && taken(V(1, 1), one) == 201);
}
