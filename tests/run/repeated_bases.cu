// A class that is a base both as a virtual one and as another: each has its tables while it is made.
#include "check.h"

struct Log
{
    int n;
    int seen[16];
    __device__ void add(int x) { seen[n++] = x; }
};
struct A
{
    int a;
    __device__ A(Log &) : a(1) {}
    __device__ virtual int f() { return 1; }
};
struct B : virtual A
{
    int b;
    __device__ B(Log &l) : A(l), b(2)
    {
        l.add(f());
        l.add(a);
    }
    __device__ int f() override { return 20 + b; }
};
struct C : B
{
    __device__ C(Log &l) : A(l), B(l) { l.add(f()); }
    __device__ int f() override { return 30 + a; }
};
struct D : virtual B, C
{
    int d;
    __device__ D(Log &l) : A(l), B(l), C(l), d(4) { l.add(f()); }
    __device__ int f() override { return 40 + d; }
};
struct E : virtual D, C
{
    __device__ E(Log &l) : A(l), B(l), D(l), C(l) { l.add(f()); }
    __device__ int f() override { return 50; }
};

extern "C" __global__ void test_repeated_bases(int *failures)
{
    Log l = {};
    E e(l);
    int expected[] = {22, 1, 22, 1, 31, 44, 22, 1, 31, 50};
    CHECK(l.n == 10);
    for (int i = 0; i < 10; i++) CHECK(l.seen[i] == expected[i]);
    CHECK(static_cast<A &>(e).f() == 50 && static_cast<D &>(e).f() == 50);
}
