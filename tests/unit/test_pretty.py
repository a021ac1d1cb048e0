"""What an assertion says of the function: nvcc 13.0's words for the same source."""

from __future__ import annotations

import re

import minicu

SOURCE = """
#include <assert.h>
#include <cuda_fp16.h>
namespace ns {
struct P { int x; struct N { int y; }; };
enum E { e }; enum Sg { m = -5 };
enum class Sc : char { z };
typedef struct { int q; } AL;
typedef P PP;
__device__ void f1(P p, E e2, const P::N &r, int (*fp)(float, char), float (&ar)[3], const char *const *s,
    float4 v, __half h, ...) { assert(p.x == 1); }
namespace { struct U { int x; }; __device__ int f2(U u) { assert(u.x); return 1; } }
__device__ void f3(AL a, AL *b) { assert(a.q); }
__device__ void f4(int a, PP b, size_t c, unsigned d, signed char e, dim3 h, cudaTextureObject_t t)
{ assert(a); }
__device__ Sc f5(Sc s, E e) { assert(s == Sc::z); return s; }
template <typename A, int B, char C, E F> __device__ int f6(A a, int (&x)[3]) { assert(a); return B + C; }
__device__ int f7() { int x[3]; return f6<unsigned, -2, 'c', e>(3u, x) + f2(U()); }
}
struct Holder { struct In { int z; }; };
__device__ void f8(Holder::In i, const Holder *const h, const volatile void *v) { assert(i.z); }
template <class T> __device__ T *f9(T t, const T &r) { assert(t == r); return 0; }
extern "C" __device__ signed char f10(long long a[4], volatile int *b, int c[])
{ assert(a[0] == b[0]); return 1; }
__device__ void *f11(void (*(*g)(int))(float)) { assert(g); return 0; }
namespace ns { __device__ void to(int *p) { *p = 1; } __device__ int v, w[3];
struct SF { __device__ static void sf(int *) { } }; }
template <void (*F)(int *)> __device__ void f13(int *p) { assert(p); if (F) F(p); }
template <int *P> __device__ void f14(int *p) { assert(p); }
__device__ void f15(int *p) { f13<ns::to>(p); f13<ns::SF::sf>(p); f13<nullptr>(p); f14<&ns::v>(p);
    f14<ns::w>(p); f14<nullptr>(p); }
namespace ns { template <class T> struct Box { T t; }; struct H { template <class T> struct In { T t; }; }; }
template <template <class> class C, class T> __device__ void f16(T a) { assert(a); C<T> c{a}; }
template <template <class> class... C> __device__ void f17(int a) { assert(a); }
template <class... T> __device__ void f18(int a) { assert(a); }
template <class A, int... T> __device__ void f19(A a) { assert(a); }
__device__ void f20(int a) { f16<ns::Box>(a); f16<ns::H::In>(a); f17<ns::Box, ns::H::In>(a);
    f18<int, ns::Box<int>>(a); f19<int, 1, 2>(a); f19(1u); }
template <auto F> __device__ constexpr int f21(int a) noexcept { assert(a); return 1; }
struct Noisy { __device__ static constexpr int f22(int a) { assert(a); return 1; } };
__device__ void f23(int a) { f21<ns::e>(a); f21<(ns::E)1>(a); f21<(ns::Sg)-1>(a); Noisy::f22(a); }
__device__ void f12(float *p) { f9(p[0], p[1]); f9(1, *(int *)p); }
"""
NVCC = {
    "void ns::f1(ns::P, ns::E, const ns::P::N &, int (*)(float, char), float (&)[3], const char *const *, "
    "float4, __half, ...)",
    "int ns::<unnamed>::f2(ns::<unnamed>::U)",
    "void ns::f3(ns::AL, ns::AL *)",
    "void ns::f4(int, ns::P, unsigned long, unsigned int, signed char, dim3, unsigned long long)",
    "ns::Sc ns::f5(ns::Sc, ns::E)",
    "int ns::f6(A, int (&)[3]) [with A = unsigned int; int B = -2; char C = 'c'; ns::E F = ns::e]",
    "void f8(Holder::In, const Holder *, const volatile void *)",
    "void f13(int *) [with void (*F)(int *) = ns::to]",
    "void f13(int *) [with void (*F)(int *) = ns::SF::sf]",
    "void f13(int *) [with void (*F)(int *) = (void (*)(int *))nullptr]",
    "void f14(int *) [with int *P = &ns::v]",
    "void f14(int *) [with int *P = ns::w]",
    "void f14(int *) [with int *P = (int *)nullptr]",
    "T *f9(T, const T &) [with T = float]",
    "T *f9(T, const T &) [with T = int]",
    "void f16(T) [with C = ns::Box; T = int]",
    "void f16(T) [with C = ns::H::In; T = int]",
    "void f17(int) [with C = ns::Box; C = ns::H::In]",
    "void f18(int) [with T = int; T = ns::Box<int>]",
    "void f19(A) [with A = int; int T = 1; int T = 2]",
    "void f19(A) [with A = unsigned int]",
    "constexpr int f21(int) noexcept [with ns::E F = ns::e]",
    "constexpr int f21(int) noexcept [with ns::E F = (ns::E)1]",
    "constexpr int f21(int) noexcept [with ns::Sg F = (ns::Sg)(-1)]",
    "static constexpr int Noisy::f22(int)",
    "signed char f10(long long *, volatile int *, int *)",
    "void *f11(void (*(*)(int))(float))",
}


def test_assertions_name_functions_as_nvcc_does():
    ptx = minicu.compile(SOURCE, rdc=True, cache=False).ptx
    found = re.findall(r"\.b8 \S+\[\d+\] = \{([\d, ]+)\}", ptx)
    texts = {bytes(map(int, t.split(", "))).split(b"\0")[0].decode() for t in found}
    assert {t for t in texts if "(" in t} == NVCC
