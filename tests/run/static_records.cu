#include "check.h"
struct E {};
struct F { int a; float b[2]; };
struct G { F f; E e; int c; };
constexpr F made(int x) { return F{x, {1, 2}}; }
__device__ constexpr auto e = E{};
__device__ const auto f = F{3, {4, 5}};
__device__ auto g = G{F{1}, {}, 7};
__device__ F h = made(9);
__device__ constexpr G i = G{made(2)};
__device__ F k = (F){1, {2}};
struct S { static constexpr auto m = F{5, {6}}; };
template <class T> __device__ constexpr auto made2() { return F{sizeof(T)}; }
extern "C" __global__ void test_values(int *failures)
{
    static constexpr auto l = made2<short>();
    static const F n = F{8};
    CHECK(sizeof(e) == 1);
    CHECK(f.a == 3 && f.b[1] == 5);
    CHECK(g.f.a == 1 && g.f.b[0] == 0 && g.c == 7);
    CHECK(h.a == 9 && h.b[1] == 2);
    CHECK(i.f.a == 2 && i.c == 0);
    CHECK(k.b[0] == 2 && k.b[1] == 0);
    CHECK(S::m.a == 5 && S::m.b[0] == 6);
    CHECK(l.a == 2 && l.b[0] == 0 && n.a == 8);
}
