// Members of bases that an object has several times: `B::f` is that of the one part `B`.
#include "check.h"

struct A
{
    int x = 0;
    __device__ int get() const { return x; }
    __device__ virtual int seen() { return x; }
};
struct B : A {};
struct C : A {};
struct D : B, C
{
    __device__ D()
    {
        B::x = 1;
        C::x = 2;
    }
    __device__ int called() const { return B::get() * 10 + C::get(); }
    __device__ int read() const { return B::x * 10 + C::x; }
    __device__ int through_this() { return this->B::seen() * 10 + this->C::seen(); }
};
struct S : virtual B {};
struct E : S, C
{
    __device__ int set()
    {
        S::x = 4;
        C::x = 5;
        return S::get() * 10 + C::get();
    }
};

// DOC: Classes | members of a base that is there twice, named by the class between: `Left::f()`, `p->Left::x`
extern "C" __global__ void test_named_bases(int *failures)
{
    D d;
    D *p = &d;
    CHECK(d.called() == 12 && d.read() == 12 && d.through_this() == 12);
    CHECK(d.B::get() == 1 && d.C::get() == 2 && d.B::x == 1 && d.C::x == 2);
    CHECK(p->B::seen() == 1 && p->C::seen() == 2);
    E e;
    CHECK(e.set() == 45 && e.S::get() == 4 && e.C::seen() == 5);
}
