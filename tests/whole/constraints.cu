// DOC: C++ in .cu files | with `-std=c++20`: constraints of functions, members, classes and partial specialisations; which is more constrained
#include <concepts>
#include <cstdio>
#include <type_traits>
template<class T> concept Int = std::is_integral_v<T>;
template<class T> concept SInt = Int<T> && std::is_signed_v<T>;
template<class T> concept Small = SInt<T> && sizeof(T) < 4;
template<Int T> int f(T) { return 1; }
template<SInt T> int f(T) { return 2; }
template<Small T> int f(T) { return 3; }
template<class T> int f(T) { return 0; }
template<class T> requires (!T::value) int g(T) { return 1; }
template<class T> int g(T) { return 2; }
struct V0 { static constexpr bool value = false; };
struct V1 { static constexpr bool value = true; };
struct NV {};
template<class T> requires (!Int<T>) int h(T) { return 1; }
template<class T> requires Int<T> int h(T) { return 2; }
template<class T> concept Has = requires(T t) { t.x; };
template<class T> requires (!Has<T>) int h2(T) { return 1; }
template<class T> requires Has<T> int h2(T) { return 2; }
struct X { int x; };
template<class T> requires (!requires(T t) { t.x; }) int h3(T) { return 1; }
template<class T> int h3(T) requires requires(T t) { t.x; }
{ return 2; }
template<class T> struct C { int m() requires Int<T> { return 1; } int m() requires (!Int<T>) { return 2; } int n() requires SInt<T> { return 3; } int n() { return 4; } template<class U> int q(U) requires std::same_as<T, U> { return 5; } template<class U> int q(U) { return 6; } C() requires Int<T> : k(1) {} C() : k(2) {} int k; };
template<class T> struct D { static constexpr int v = 0; };
template<Int T> struct D<T> { static constexpr int v = 1; };
template<SInt T> struct D<T> { static constexpr int v = 2; };
template<class T> requires std::is_pointer_v<T> struct D<T> { static constexpr int v = 3; };
template<class T, class U = int> concept Conv = std::convertible_to<T, U>;
template<Conv<double> T> int cv(T) { return 1; }
template<class T> int cv(T) { return 2; }
auto l = []<Int T>(T t) { return sizeof t; };
auto l2 = [](Int auto a, auto b) requires SInt<decltype(b)> { return a + b; };
template<class T> constexpr bool hs = requires { typename T::type; };
struct Ty { using type = int; };
template<class T> constexpr bool rq = requires(T a, T b) { { a + b } -> std::same_as<int>; { a < b } noexcept -> std::convertible_to<bool>; requires sizeof(T) == 4; };
template<class T> requires (sizeof(T) > 1) || Int<T> int o(T) { return 1; }
template<class T> int o(T) { return 2; }
struct E1 { char c; };
template<class... T> requires (Int<T> && ...) int fold(T...) { return 1; }
template<class... T> int fold(T...) { return 2; }
template<Int... T> int fold2(T...) { return 1; }
template<class... T> int fold2(T...) { return 2; }
template<template<class> class Q, class T> concept Ap = Q<T>::value;
template<class T> requires Ap<std::is_const, T> int ap() { return 1; }
template<class T> int ap() { return 2; }
struct NN { bool operator<(NN) const; int operator+(NN) const; };
template<int N> requires (N > 3) int nv() { return 1; }
template<int N> int nv() { return 2; }
int main()
{
    printf("%d %d %d %d\n", f(1u), f(1), f((short) 1), f(1.0));
    printf("%d %d %d\n", g(V0{}), g(V1{}), g(NV{}));
    printf("%d %d %d %d %d %d\n", h(1), h(1.), h2(1), h2(X{}), h3(1), h3(X{}));
    C<int> c;
    C<double> d;
    C<unsigned> u;
    printf("%d %d %d %d %d %d %d %d %d %d\n", c.m(), d.m(), c.n(), d.n(), u.n(), c.q(1), c.q(1.0), c.k, d.k, u.k);
    printf("%d %d %d %d\n", D<int>::v, D<unsigned>::v, D<double>::v, D<int *>::v);
    printf("%d %d\n", cv(1), cv("a"));
    printf("%d %d\n", (int) l('a'), l2(1, 2));
    printf("%d %d %d %d %d\n", hs<int>, hs<Ty>, rq<int>, rq<short>, rq<NN>);
    printf("%d %d %d\n", o('a'), o(E1{}), o(1.));
    printf("%d %d %d %d %d %d\n", fold(1, 2), fold(1, 2.), fold(), fold2(1, 2), fold2(1, 2.), fold2());
    printf("%d %d %d %d\n", ap<const int>(), ap<int>(), nv<4>(), nv<3>());
}
