#include "check.h"
// DOC: Classes | virtual base classes: layout, tables of functions, VTTs and constructors as nvcc's; covariant results in other bases

struct V {
    int v;
    __device__ V(int x) : v(x) {}
    __device__ virtual int f() { return v; }
    __device__ virtual V *self() { return this; }
    __device__ virtual ~V() { v = -1; }
};
struct A : virtual V {
    int a, made;
    __device__ __noinline__ A() : V(1), a(2), made(f()) {}
    __device__ int f() override { return a + v; }
    __device__ A *self() override { return this; }
};
struct B : virtual V {
    int b;
    __device__ B() : V(3), b(4) {}
    __device__ B(int x) : B() { b = x; }
    __device__ virtual int g() { return b + v; }
    __device__ B *self() override { return this; }
};
struct D : A, B {
    int d;
    __device__ D() : V(7), B(6), d(5) {}
    __device__ int f() override { return d * 100 + v; }
    __device__ D *self() override { return this; }
};
__device__ __noinline__ int through(V *v) { return v->f(); }
__device__ __noinline__ int member(B &b) { return b.g() + b.v + b.B::v; }
__device__ __noinline__ V *up(A *a) { return a; }

extern "C" __global__ void test_diamond(int *failures)
{
    D d;
    A a;
    CHECK(sizeof(A) == 32 && sizeof(D) == 48 && d.made == 9 && a.made == 3);
    CHECK(through(&d) == 507 && through(&a) == 3 && member(d) == 13 + 14);
    CHECK((char *)up(&d) - (char *)&d == 32 && (char *)up(&a) - (char *)&a == 16 && up(nullptr) == nullptr);
    V *v = &d;
    CHECK(v->self() == v && up(d.self()) == v && static_cast<B &>(d).self() == &d && up(&d)->self()->f() == 507);
    D e = d;
    e.v = 9, e.b = 1;
    d = e;
    CHECK(through(&d) == 509 && d.b == 1 && e.A::v == 9 && &e.A::v == &e.B::v);
    int(V::*p)() = &V::f;
    int(B::*q)() = &B::g;
    CHECK((v->*p)() == 509 && (d.*q)() == 10);
    V *made = new D;
    CHECK(made->f() == 507);
    delete made;
}

struct I { __device__ virtual int one() = 0; };
struct J : virtual I { __device__ virtual int two() { return 2; } };
struct K : virtual I { __device__ int one() override { return 1; } };
struct L : J, K { };
struct E {};
struct F : virtual E { int x; };
struct G : F { int y; };

extern "C" __global__ void test_nearly_empty(int *failures)
{
    L l;
    I &i = l;
    J &j = l;
    CHECK(i.one() == 1 && j.one() == 1 && j.two() == 2 && (void *)&i == (void *)&l);
    CHECK(sizeof(J) == 8 && sizeof(L) == 16 && sizeof(F) == 16 && sizeof(G) == 16 && __is_polymorphic(L) && !__is_polymorphic(G));
    G g;
    E &e = g;
    CHECK((void *)&e == (void *)&g);
}

struct B0 { long q; __device__ virtual int z() { return 1; } };
struct B1 { int v; __device__ virtual B1 *clone() { return this; } };
struct C1 : B0, B1 {
    bool none = false;
    __device__ C1 *clone() override { return none ? nullptr : this; }
};

extern "C" __global__ void test_covariant(int *failures)
{
    C1 c;
    B1 &b = c;
    CHECK(b.clone() == &b && c.clone() == &c && (void *)b.clone() != (void *)&c);
    c.none = true;
    CHECK(b.clone() == nullptr);
}

struct N0 { __device__ virtual N0 *self() { return this; } };
struct N1 : N0 { __device__ N1 *self() override { return this; } };
struct N2 : virtual N0 { __device__ N2 *self() override { return this; } };
struct N3 { long n; __device__ virtual int f() { return 3; } };
struct N4 : N3, N1, N2 { __device__ N4 *self() override { return this; } };

// A result's class is a base twice: the way to it is that of the part whose function it is.
extern "C" __global__ void test_covariant_in_one_of_two(int *failures)
{
    N4 n;
    N1 &one = n;
    N2 &two = n;
    CHECK(one.self() == &one && two.self() == &two && n.self() == &n && (void *)&one != (void *)&n);
}

struct far_base { int n; __device__ far_base() : n(5) {} virtual __device__ int v() { return 1; } };
struct sees { far_base *seen; int was; __device__ sees(far_base *p) : seen(p), was(p->n) {} };
struct passing : virtual far_base, sees { __device__ passing() : sees(this) {} };
struct further : virtual passing { int own; __device__ further() : own(static_cast<far_base *>(this)->n) {} };
// DOC: Classes | `this` becomes a pointer to a virtual base in the initialisers of other bases
extern "C" __global__ void test_this_in_initialisers(int *failures)
{
    passing t;
    further f;
    CHECK(t.seen == (far_base *)&t && t.was == 5 && f.seen == (far_base *)&f && f.was == 5 && f.own == 5);
}
