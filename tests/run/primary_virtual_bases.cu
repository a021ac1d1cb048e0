// A virtual base lies where the class does whose primary base it is, also if that is a virtual base behind it.
#include "check.h"

struct A
{
    __device__ virtual ~A() {}
    char m = 1;
};
struct B : virtual A {};
struct C : virtual B, virtual A
{
    __device__ virtual int f() { return 1; }
    long m = 3;
};
struct D : virtual A, virtual B
{
    __device__ virtual int g() { return 2; }
};
struct E : virtual B, virtual C, D
{
    long m = 5;
};

// Parts of one empty class have addresses of their own; those in a primary base count where that base lies.
struct N
{
};
struct O : virtual N {};
struct P : N, virtual O {};
struct Q : virtual P
{
    char m = 7;
};
struct R : virtual P, virtual Q
{
};

extern "C" __global__ void test_primary_virtual_bases(int *failures)
{
    E e;
    char *start = (char *)&e;
    CHECK(sizeof(C) == 32 && sizeof(D) == 24 && sizeof(E) == 48);
    CHECK((char *)static_cast<A *>(&e) - start == 16 && (char *)static_cast<B *>(&e) - start == 32);
    CHECK((char *)static_cast<C *>(&e) - start == 32 && (char *)static_cast<D *>(&e) == start);
    CHECK(static_cast<C &>(e).f() == 1 && static_cast<D &>(e).g() == 2 && e.C::m == 3 && e.A::m == 1);
    R r;
    start = (char *)&r;
    CHECK(sizeof(P) == 16 && sizeof(Q) == 16 && sizeof(R) == 24);
    CHECK((char *)static_cast<P *>(&r) == start && (char *)static_cast<O *>(&r) == start);
    CHECK((char *)static_cast<Q *>(&r) - start == 8 && (char *)static_cast<N *>(static_cast<O *>(&r)) - start == 8);
    CHECK(r.m == 7);
}
