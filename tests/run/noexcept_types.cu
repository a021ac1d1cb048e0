#include "check.h"
#include <type_traits>
// DOC: Templates | `noexcept` as part of a function's type: specialisations for it, `noexcept(N)` deduced, pointers that lose it
template <class T> struct kind { static constexpr int value = 0; };
template <class R, class... A> struct kind<R(A...)> { static constexpr int value = 1; };
template <class R, class... A> struct kind<R(A...) noexcept> { static constexpr int value = 2; };
template <class C, class R, class... A> struct kind<R (C::*)(A...) const> { static constexpr int value = 3; };
template <class C, class R, class... A> struct kind<R (C::*)(A...) const noexcept> { static constexpr int value = 4; };
template <class R, class... A> struct kind<R(A...) const &> { static constexpr int value = 5; };
__device__ int f(int x) { return x + 1; }
__device__ int g(int x) noexcept { return x + 2; }
template <class T> __device__ int h(T x) noexcept(sizeof(T) == 4) { return x + 3; }
__device__ int o(int (*)(int)) { return 1; }
__device__ int o(int (*)(int) noexcept) { return 2; }
template <class R, class A, bool N> __device__ int promised(R (*)(A) noexcept(N)) { return N; }
template <class R, class... A> __device__ R apply(R (*p)(A...), A... a) { return p(a...); }
template <int (*F)(int)> __device__ int through(int x) { return F(x); }
struct s {
    __device__ int c(int) const { return 1; }
    __device__ int d(int) const noexcept { return 2; }
    __device__ int later() const noexcept(noexcept(other())) { return 3; }
    __device__ int other() const noexcept { return 4; }
};

extern "C" __global__ void test_kinds(int *failures)
{
    CHECK(kind<decltype(f)>::value == 1 && kind<decltype(g)>::value == 2);
    CHECK(kind<decltype(&s::c)>::value == 3 && kind<decltype(&s::d)>::value == 4);
    CHECK(kind<decltype(&s::later)>::value == 4 && kind<int() const &>::value == 5);
    CHECK(o(f) == 1 && o(g) == 2 && o(h<int>) == 2 && promised(h<char>) == 0);
    CHECK(promised(f) == 0 && promised(g) == 1);
    CHECK((std::is_same<int (*)(int), int (*)(int) noexcept>::value == false));
    CHECK((std::is_convertible<int (*)(int) noexcept, int (*)(int)>::value));
    CHECK((!std::is_convertible<int (*)(int), int (*)(int) noexcept>::value));
    CHECK((std::is_same<decltype(*failures ? f : g), int (&)(int)>::value == false));
    CHECK((std::is_same<std::decay<decltype(true ? f : g)>::type, int (*)(int)>::value));
    CHECK(!std::is_const<int() const>::value);
}

extern "C" __global__ void test_calls(int *failures)
{
    int (*p)(int) = g;
    int (*q)(int) noexcept = g;
    CHECK(p == q && p(1) == 3 && !noexcept(p(1)) && noexcept(q(1)));
    CHECK(apply(g, 1) == 3 && through<g>(5) == 7 && apply(h<int>, 1) == 4);
    auto l = [](int x) noexcept { return x * 2; };
    int (*lp)(int) = l;
    int (*lq)(int) noexcept = l;
    CHECK(lp(4) == 8 && lq(5) == 10 && o(+l) == 2);
    int (s::*m)(int) const = &s::d;
    s object;
    CHECK((object.*m)(0) == 2);
}
