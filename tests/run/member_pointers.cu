#include "check.h"
// DOC: Classes | pointers to members: of data, functions, virtual ones; of bases; null, compared, deduced, in tables
struct s {
    int a, b;
    __host__ __device__ int f(int x) { return a * x; }
    __device__ int g() const { return b; }
    __device__ int &r() { return b; }
    __device__ void v(int x) { a = x; }
};
struct other { int o; };
struct t : other, s { int c; };
struct v0 {
    int z;
    __device__ virtual int f() { return 1; }
    __device__ virtual int g() { return 2; }
    __device__ int h() { return 3; }
};
struct v1 : v0 { __device__ int g() override { return 20; } };
typedef int &(s::*getter)();
template <class R, class C, class... A> __device__ R invoke(R (C::*f)(A...), C &o, A... a) { return (o.*f)(a...); }
template <class R, class C> __device__ R &get(R C::*f, C &o) { return o.*f; }
template <class T> struct traits;
template <class R, class C, class... A> struct traits<R (C::*)(A...)> { static constexpr int value = sizeof...(A); };
template <class R, class C> struct traits<R C::*> { static constexpr int value = -1; };
template <class T> __device__ int of(T) { return traits<T>::value; }
__constant__ int s::*second = &s::b;

extern "C" __global__ void test_data(int *failures)
{
    s o = {3, 4};
    s *q = &o;
    int s::*m = &s::a;
    CHECK(o.*m == 3 && q->*m == 3);
    m = &s::b;
    q->*m = 9;
    CHECK(o.b == 9 && o.*second == 9);
    get(&s::b, o) = 1;
    CHECK(o.b == 1);
    int s::*none = nullptr;
    CHECK(none == nullptr && !none && m && m == &s::b && m != &s::a && m != none);
    t d;
    d.a = 5, d.c = 6;
    int t::*p = &t::c;
    CHECK(d.*p == 6 && d.*(&s::a) == 5);
    p = &s::a;
    CHECK(d.*p == 5 && sizeof(p) == 8);
    auto deduced = &s::a;
    CHECK(o.*deduced == 3);
}

extern "C" __global__ void test_functions(int *failures)
{
    s o = {3, 4};
    s *q = &o;
    int (s::*f)(int) = &s::f;
    CHECK((o.*f)(5) == 15 && (q->*f)(6) == 18 && sizeof(f) == 16);
    int (s::*g)() const = &s::g;
    CHECK((o.*g)() == 4);
    getter r = &s::r;
    (o.*r)() = 11;
    CHECK(o.b == 11);
    void (s::*v)(int) = &s::v;
    (o.*v)(8);
    CHECK(o.a == 8 && invoke(&s::f, o, 2) == 16 && of(f) == 1 && of(&s::a) == -1);
    int (s::*table[2])(int) = {nullptr, &s::f};
    CHECK(!table[0] && (o.*table[1])(1) == 8);
    t d;
    d.a = 2;
    int (t::*h)(int) = &s::f;
    CHECK((d.*h)(7) == 14);
    v1 w;
    v0 *p = &w;
    int (v0::*x)() = &v0::f;
    CHECK((p->*x)() == 1);
    x = &v0::g;
    CHECK((p->*x)() == 20);
    x = &v0::h;
    CHECK((p->*x)() == 3);
}
