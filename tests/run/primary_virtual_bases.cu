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

extern "C" __global__ void test_primary_virtual_bases(int *failures)
{
    E e;
    char *start = (char *)&e;
    CHECK(sizeof(C) == 32 && sizeof(D) == 24 && sizeof(E) == 48);
    CHECK((char *)static_cast<A *>(&e) - start == 16 && (char *)static_cast<B *>(&e) - start == 32);
    CHECK((char *)static_cast<C *>(&e) - start == 32 && (char *)static_cast<D *>(&e) == start);
    CHECK(static_cast<C &>(e).f() == 1 && static_cast<D &>(e).g() == 2 && e.C::m == 3 && e.A::m == 1);
}
