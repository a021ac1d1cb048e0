// What a function of a virtual base means where another base overrides it: called through a primary base whose own
// primary base lies elsewhere.
#include "check.h"

struct A
{
    __device__ virtual int f() { return 0; }
};
struct B : virtual A {};
struct C : B, virtual A
{
    __device__ int f() override { return 200; }
};
struct D : B, virtual C
{
    __device__ int f() override { return 300 + m; }
    short m = 4;
};
struct E : virtual D {};

__device__ __noinline__ int of(A &a) { return a.f(); }
__device__ __noinline__ int of(C &c) { return c.f(); }
__device__ __noinline__ int of(D &d) { return d.f(); }
__device__ __noinline__ int of(E &e) { return e.f(); }

extern "C" __global__ void test_overriders_in_virtual_bases(int *failures)
{
    E e;
    D d;
    C c;
    CHECK((char *)static_cast<C *>(&e) == (char *)&e);
    CHECK(of(static_cast<A &>(e)) == 304 && of(static_cast<C &>(e)) == 304);
    CHECK(of(static_cast<D &>(e)) == 304 && of(e) == 304);
    CHECK(of(static_cast<A &>(d)) == 304 && of(static_cast<C &>(d)) == 304 && of(d) == 304);
    CHECK(of(static_cast<A &>(c)) == 200 && of(c) == 200);
}
