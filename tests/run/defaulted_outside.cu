// DOC: C++ in .cu files | special member functions that are defaulted behind their class: `A::A() = default;`
#include "check.h"

struct Part { int v = 5; __device__ Part() {} __device__ Part(const Part &o) : v(o.v + 1) {}
    __device__ Part &operator=(const Part &o) { v = o.v + 10; return *this; } };
__device__ int ended;
struct End { int v = 1; __device__ ~End() { ended += v; } };

struct A {
    __device__ A();
    __device__ A(const A &);
    __device__ A(A &&);
    __device__ A &operator=(const A &);
    __device__ ~A();
    int x = 3;
    Part part;
    End end;
};
__device__ A::A() = default;
__device__ inline A::A(const A &) = default;
__device__ A::A(A &&) = default;
__device__ A &A::operator=(const A &) = default;
__device__ A::~A() = default;

template <class T> struct B { __device__ B(); __host__ __device__ B(const B &); T x = 4; Part part; };
template <class T> __device__ B<T>::B() = default;
template <class T> __host__ __device__ B<T>::B(const B &) = default;

namespace inner { struct V { __device__ V(); __device__ virtual ~V(); int x = 6; virtual __device__ int f() { return x; } };
struct W : V { __device__ ~W(); End end; }; }
__device__ inner::V::V() = default;
__device__ inner::V::~V() = default;
__device__ inner::W::~W() = default;

struct Plain { __device__ Plain(); int x, y; };
__device__ Plain::Plain() = default;
static_assert(!__is_trivially_constructible(Plain) && !__is_aggregate(Plain), "as one that the user wrote");

extern "C" __global__ void test_defaulted_outside(int *failures)
{
    ended = 0;
    {
        A a, b(a), d(static_cast<A &&>(b));
        CHECK(a.x == 3 && a.part.v == 5 && b.part.v == 6 && d.part.v == 7);
        a = d;
        CHECK(a.part.v == 17);
    }
    CHECK(ended == 3);
    B<long> s, t(s);
    CHECK(s.x == 4 && t.x == 4 && t.part.v == 6);
    inner::V *w = new inner::W;
    CHECK(w->f() == 6);
    delete w;
    CHECK(ended == 4);
}
