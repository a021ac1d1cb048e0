// OPTIONS: -std=c++20
// Members named behind an alias template, a base that is a parameter, and what C++20's words stand before.
#include "check.h"
// DOC: Templates | members of what an alias template names, without `typename` where nothing depends
template <class T> struct wrap { using type = T; static const int value = 3; };
template <class T> struct derived : wrap<T> {};
template <class T> struct over : T {};
template <class T> using same = derived<T>;
template <class T> using inner = typename derived<T>::type;
namespace apart { template <class T> using inner = typename derived<T>::type; }
struct X { using type = X; static const int num = 7; int v = 2; };

__device__ inner<X>::type of_file;
__device__ inner<X>::type passed(inner<X>::type x) { return x; }

extern "C" __global__ void test_alias(int *failures)
{
    using A = same<X>::type;
    using B = inner<X>::type;
    using C = apart::inner<X>::type::type;
    same<X>::type a;
    inner<X>::type b;
    const ::apart::inner<X>::type c;
    CHECK(A::num + B::num + C::num == 21 && a.v + b.v + c.v == 6);
    CHECK(inner<X>::num == 7 && same<X>::value * 2 == 6 && passed(of_file).v == 2);
    int n = 5;
    over<wrap<int>>::type *p = &n;
    if (n) over<wrap<int>>::type *q = p;
    over<wrap<int>>::type &r = *p;
    r = static_cast<over<wrap<int>>::type>(2.5f);
    CHECK(n == 2 && over<wrap<int>>::value * n == 6);
}

namespace fixed {
template <class T> struct four { T v[4]; };
struct one { unsigned v; };
consteval ::fixed::four<unsigned> powers() { return {1, 10, 100, 1000}; }
[[nodiscard]] __host__ __device__ consteval ::fixed::one single() noexcept { return {4}; }
}
__device__ constinit ::fixed::one kept = {9};

extern "C" __global__ void test_words(int *failures)
{
    int i = 2;
    CHECK(fixed::powers().v[i] == 100 && fixed::single().v == 4 && kept.v == 9);
}
