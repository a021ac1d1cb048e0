#include "check.h"
// DOC: Initialisers | braces that are left out in arguments, where overloads are chosen
struct V { float x, y; };
struct T { V a, b; };
struct B { int b[10]; };
struct C {
    int s;
    __device__ C(B x) : s(x.b[0] + x.b[1]) {}
    __device__ C(V v, int) : s(v.x) {}
};
struct N { const char *s; int n; };
__device__ float h(T t) { return t.b.y; }
__device__ float h(int) { return 0; }
__device__ float h(N n) { return n.n; }
__device__ float g(V) { return 1; }
__device__ float g(T) { return 2; }
__device__ float two(V v, T t) { return v.y + t.b.x; }
__device__ float two(T t, V v) { return 100; }
struct M {
    __device__ float f(T t) { return 1; }
    __device__ float f(B b) { return 2; }
    __device__ float operator[](T t) { return t.a.y; }
    __device__ float operator()(V v) { return 7; }
    __device__ float operator()(T v) { return 8; }
};

extern "C" __global__ void test_arguments(int *failures)
{
    M m;
    C c({1, 2}, 3);
    CHECK(h({1, 2, 3, 4}) == 4 && C({42, 3}).s == 45 && h({"abc", 3}) == 3 && g({1, 2, 3}) == 2 && c.s == 1);
    CHECK(two({1, 2}, {3, 4, 5, 6}) == 7 && m.f({1, 2, 3, 4, 5, 6}) == 2 && m[{3, 9}] == 9 && m({1, 2, 3}) == 8);
    CHECK(h({{1, 2}, 3, 8}) == 8 && h({V{1, 2}, V{3, 4}}) == 4);
}

// Classes without members fill an array as others do.
struct none {};
template <class T> struct pair_of { T of[2]; };
struct tail { pair_of<none> of; int n; };
extern "C" __global__ void test_without_members(int *failures)
{
    pair_of<none> both = {none(), none()};
    tail t = {none(), none(), 7};
    CHECK(sizeof both == 2 && t.n == 7);
}
