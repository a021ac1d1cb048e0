#include "check.h"
#include <type_traits>
// OPTIONS: -std=c++20
// DOC: C++20 | `explicit(condition)` of constructors and conversion functions, also in templates
struct given {
    int v;
    __device__ explicit(sizeof(int) == 4) given(int x) : v(x) {}
    __device__ explicit(false) given(double x) : v((int)x + 100) {}
    __device__ explicit(true) operator int() const { return v; }
};
struct number {
    __device__ explicit operator int() const { return 3; }
};
template <class T> struct wrapped {
    T v;
    template <class U> __device__ explicit(!std::is_convertible_v<U, T>) wrapped(U u);
    __device__ explicit(sizeof(T) > 4) operator T() const { return v; }
};
template <class T> template <class U> __device__ wrapped<T>::wrapped(U u) : v((T)u) {}
template <bool B> struct either {
    int v;
    __device__ explicit(B) either(int x, int y = 0) : v(x + y) {}
    __device__ explicit(B) either() : v(9) {}
};
template <bool B> struct heir : either<B> {
    using either<B>::either;
};
__device__ int of(given g) { return g.v; }
__device__ int chosen(either<true>) { return 1; }
__device__ int chosen(either<false>) { return 2; }
static_assert(!std::is_convertible_v<given, int> && std::is_constructible_v<int, given>);
static_assert(std::is_convertible_v<int, wrapped<float>> && !std::is_convertible_v<number, wrapped<int>>);
static_assert(std::is_constructible_v<wrapped<int>, number>);
static_assert(std::is_convertible_v<wrapped<int>, int> && !std::is_convertible_v<wrapped<double>, double>);
static_assert(std::is_convertible_v<int, either<false>> && !std::is_convertible_v<int, either<true>>);
static_assert(std::is_convertible_v<int, heir<false>> && !std::is_convertible_v<int, heir<true>>);
extern "C" __global__ void test_explicit(int *failures)
{
    CHECK(of(2) == 102 && of(2.5) == 102 && given(2).v == 2 && (int)given(3) == 3);
    CHECK(wrapped<int>(number()).v == 3 && chosen(5) == 2);
    either<false> f = {1, 2}, g = {};
    either<true> h{4, 5}, i;
    CHECK(f.v == 3 && g.v == 9 && h.v == 9 && i.v == 9);
}
