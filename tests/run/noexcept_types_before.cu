#include "check.h"
// OPTIONS: -std=c++14
// DOC: Templates | `-std=c++14`: `noexcept(p())` by what `p` is declared with, which is no part of a type: neither `auto` nor a template's parameter gets it
__device__ void f() noexcept {}
__device__ void g() {}
using never = void (*)() noexcept;
struct s { void (*m)() noexcept; void (&r)() noexcept; never k; void (*h)(); };
__device__ never returned() { return f; }
template <class T> __device__ int by_value(T t, T *p) { return noexcept(t()) + 2 * noexcept((*p)()); }
template <class T> __device__ int by_reference(T &t) { return noexcept(t()); }
template <class R> __device__ int deduced(R (*p)()) { return noexcept(p()); }
template <class R> __device__ int promised(R (*p)() noexcept) { return noexcept(p()); }
template <class T> struct held { T t, *p; __device__ int both() { return noexcept(t()) + 2 * noexcept((*p)()); } };
template <class A, class B> struct same { static constexpr bool value = false; };
template <class A> struct same<A, A> { static constexpr bool value = true; };
__device__ int parameters(void (*p)() noexcept, void (*q)(), void (&r)() noexcept, void h() noexcept, never k)
{
    return noexcept(p()) + 2 * noexcept(q()) + 4 * noexcept(r()) + 8 * noexcept(h()) + 16 * noexcept(k()) + 32 * noexcept((*p)());
}
extern "C" __global__ void test_declared(int *failures)
{
    s x = {f, f, f, g};
    CHECK(noexcept(x.m()) && noexcept(x.r()) && noexcept(x.k()) && !noexcept(x.h()));
    CHECK(parameters(f, g, f, f, f) == 61);
    void (*p)() noexcept = f;
    void (*q)() = p;
    decltype(p) d = p;
    never const c = p;
    void (*no)() noexcept(false) = g, (*yes)() noexcept(sizeof(int) == 4) = f;
    CHECK(noexcept(p()) && !noexcept(q()) && noexcept(d()) && noexcept(c()) && !noexcept(no()) && noexcept(yes()));
    CHECK(!noexcept(returned()()));
    CHECK(same<decltype(p), decltype(q)>::value);
}
extern "C" __global__ void test_deduced(int *failures)
{
    never p = f;
    auto a = p;
    auto &r = p;
    CHECK(!noexcept(a()) && !noexcept(r()));
    CHECK(by_value(p, &p) == 0 && by_value<never>(p, &p) == 0 && by_reference(p) == 0 && by_reference(f) == 0);
    CHECK(deduced(p) == 0 && promised(p) == 1 && held<never>{p, &p}.both() == 0);
}
