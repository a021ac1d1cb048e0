#include "check.h"
// Operator templates take a brace list where their parameter's type has a default ([expr.ass]p9)

template <class T> struct Held {
    T value{};
    int by = 0;
    constexpr Held() = default;
    template <class U = T> __device__ constexpr explicit Held(U &&u) : value((U &&)u) {}
    Held(const Held &) = default;
    __device__ constexpr Held &operator=(const Held &h)
    {
        value = h.value, by = 1;
        return *this;
    }
    template <class U = T> __device__ constexpr Held &operator=(U &&u)
    {
        value = (U &&)u, by = 2;
        return *this;
    }
};
template <class A, class B> struct Both {
    A a;
    B b;
    int by = 0;
    __device__ Both(A a = {}, B b = {}) : a(a), b(b) {}
    __device__ Both &operator=(const Both &o)
    {
        a = o.a, b = o.b, by = 1;
        return *this;
    }
    template <class C, class D> __device__ Both &operator=(const Both<C, D> &o)
    {
        a = o.a, b = o.b, by = 2;
        return *this;
    }
};
struct Any {
    int x, y;
    template <class T> __device__ Any &operator=(T t)
    {
        x = t, y = -1;
        return *this;
    }
};
__device__ constexpr int assigned()
{
    struct Pair {
        int i = 0, j = 0;
        constexpr Pair() = default;
        __device__ constexpr Pair(int i, int j) : i(i), j(j) {}
    };
    Held<Pair> h({5, 6});
    int before = h.value.i * 10 + h.value.j;
    h = {7, 8};
    int after = h.value.i * 10 + h.value.j, by = h.by;
    h = {};
    return before * 10000 + after * 100 + by * 10 + h.by;
}
static_assert(assigned() == 567821);

extern "C" __global__ void test_lists(int *failures)
{
    CHECK(assigned() == 567821);
    Both<int, double> b;
    b = {1, 2.5};
    CHECK(b.a == 1 && b.b == 2.5 && b.by == 1);
    b = Both<short, float>(3, 4);
    CHECK(b.a == 3 && b.b == 4 && b.by == 2);
    Any a{1, 2};
    a = {3, 4};
    CHECK(a.x == 3 && a.y == 4);
    a = 7;
    CHECK(a.x == 7 && a.y == -1);
}
