// DOC: Functions | `auto` and `decltype(auto)` as what a function returns: also members, templates, recursion behind the first `return`
#include "check.h"

struct counter {
    int n;
    float scale;
    __device__ auto twice() const { return 2 * n; }
    __device__ auto &here() { return n; }
    __device__ auto scaled() const;
    __device__ decltype(auto) exactly() { return (n); }
    template <class T> __device__ auto plus(T x) const { return n + x; }
    __device__ auto inner() { return 40L; }
    __device__ auto outer() { return inner() + later; } // all of the class is known in a body
    static const int later = 1;
};
__device__ auto counter::scaled() const
{
    if (n > 3)
        return n * scale;
    return scale;
}

template <class F> __device__ auto apply(F f, int x) { return f(x); }
template <class F, class G> __device__ auto chain(F f, G g, int x) { return apply(f, apply(g, x)); }
__device__ auto half_of(int x) { return x * 0.5; }
__device__ auto add_one(int x) -> long long { return x + 1; }
__device__ auto nothing(int *p) { *p = 7; }
__device__ auto early(int *p)
{
    if (*p == 7)
        return;
    *p = 8;
}
__device__ auto factorial(int n)
{
    if (n < 2)
        return 1ull;
    return n * factorial(n - 1);
}
template <class T> __device__ const auto *last(const T *p, int n) { return p + n - 1; }
__host__ __device__ constexpr auto square(float x) { return x * x; }
__device__ auto pair_of(int a) // a class, which goes through memory if it is large
{
    struct large {
        int values[20];
        __device__ int sum() const
        {
            int s = 0;
            for (int v : values)
                s += v;
            return s;
        }
    } made;
    for (int i = 0; i < 20; i++)
        made.values[i] = a + i;
    return made;
}
__device__ auto declared_first(int);
__device__ auto declared_first(int x) { return x + 0.25f; }
__device__ int table[3] = {1, 2, 3};
__device__ decltype(auto) element(int i) { return (table[i]); }
__device__ decltype(auto) value(int i) { return table[i] + 0; }

// LAUNCH: 1 1
extern "C" __global__ void test_deduced_returns(int *failures)
{
    counter c = {5, 0.5f};
    CHECK(c.twice() == 10 && c.scaled() == 2.5f && c.plus(1.5) == 6.5);
    c.here() = 2;
    CHECK(c.n == 2 && c.scaled() == 0.5f && c.outer() == 41);
    c.exactly()++;
    CHECK(c.n == 3);
    static_assert(sizeof(c.outer()) == 8, "41L");
    static_assert(__is_same(decltype(c.plus(1.5f)), float), "");
    static_assert(__is_same(decltype(c.exactly()), int &), "");
    static_assert(__is_same(decltype(element(0)), int &) && __is_same(decltype(value(0)), int), "");
    CHECK(chain(half_of, add_one, 6) == 3.5);
    static_assert(__is_same(decltype(chain(half_of, add_one, 6)), double), "");
    int x = 0;
    nothing(&x);
    CHECK(x == 7);
    early(&x);
    CHECK(x == 7);
    x = 1;
    auto *pointer = early;
    pointer(&x);
    CHECK(x == 8);
    CHECK(factorial(20) == 2432902008176640000ull);
    const double numbers[3] = {1, 2, 3};
    CHECK(*last(numbers, 3) == 3);
    constexpr auto nine = square(3);
    static_assert(nine == 9, "");
    CHECK(pair_of(3).sum() == 250);
    CHECK(declared_first(1) == 1.25f);
    element(1) = 20;
    CHECK(table[1] == 20 && value(1) == 20);
    decltype(auto) same = element(2);
    same = 30;
    CHECK(table[2] == 30);
    struct { int x; } s = {1};
    decltype(auto) member = (s.x);
    decltype(auto) copied = s.x;
    decltype(auto) direct(x);
    static_assert(__is_same(decltype(member), int &) && __is_same(decltype(copied), int), "");
    static_assert(__is_same(decltype(direct), int), "");
    member = 5;
    CHECK(s.x == 5 && copied == 1 && direct == 8);
}
