// Pointers and references that are constants (C++17 [expr.const]p2): what they refer to is one as well.
#include "check.h"

struct P {
    int x, y;
    __host__ __device__ constexpr int sum() const { return x + y; }
};
constexpr P table[] = {{1, 2}, {3, 4}};
constexpr int four = 4;
constexpr const P *last = &table[1];
constexpr const P &first = table[0];
constexpr const int &third = table[1].x, &fourth = four;
static_assert(last->y == 4 && first.x == 1 && third == 3 && last[-1].x == 1 && fourth == 4, "");
struct S {
    static constexpr const int &r = four;
    static constexpr const P *p = table;
};
static_assert(S::r == 4 && S::p[1].x == 3, "");
struct Refers { const int &r; const P *p; };
constexpr Refers both{fourth, table + 1};
static_assert(both.r == 4 && both.p->y == 4, "");
constexpr int next(const int &k) { return k + 1; }
static_assert(next(fourth) == 5, "");
template <int N> struct Number { static constexpr int value = N; };

extern "C" __global__ void test_pointers(int *failures)
{
    static constexpr int a[] = {1, 2, 3};
    static constexpr P p{3, 4};
    constexpr const int *q = a + 1;
    constexpr const P *to = &p;
    static_assert(*q == 2 && q[1] == 3 && to->sum() == 7, "");
    int b[*q + to->x];
    CHECK(sizeof b == 20 && Number<q[-1]>::value == 1);
    constexpr const char *text = "hello", *rest = text + 1;
    static_assert(*rest == 'e' && rest - text == 1, "");
    CHECK(rest[3] == 'o');
}

extern "C" __global__ void test_references(int *failures)
{
    static constexpr int a[] = {1, 2, 3};
    static constexpr P p{3, 4};
    constexpr const int (&r)[3] = a;
    constexpr const P &s = p;
    constexpr const int &m = s.y;
    static_assert(r[2] == 3 && s.sum() == 7 && m == 4, "");
    CHECK(Number<m>::value == 4 && &m == &p.y && &r[1] == a + 1);
}
