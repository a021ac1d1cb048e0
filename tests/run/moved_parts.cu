// What is moved, and what is not even copied: virtual bases, and what conversion functions give.
#include "check.h"

struct Root {
    int v;
    __device__ Root(int x = 1) : v(x) {}
    __device__ Root(const Root &o) : v(o.v + 10) {}
    __device__ Root(Root &&o) : v(o.v + 100) {}
    __device__ Root &operator=(const Root &o) { v = o.v + 1000; return *this; }
    __device__ Root &operator=(Root &&o) { v = o.v + 10000; return *this; }
    __device__ virtual int w() const { return v; }
};
template <class T> __device__ T &&moved(T &x) { return static_cast<T &&>(x); }

struct Left : virtual Root {};
struct Right : virtual Root { Root other; };
struct Both : Left, Right { Root last[2]; };

// DOC: Classes | implicit move constructors and assignment operators move virtual bases
extern "C" __global__ void test_virtual_bases_are_moved(int *failures)
{
    Left a, b(moved(a)), c;
    c = moved(a);
    CHECK(b.v == 101 && c.v == 10001);
    Left d(a), e;
    e = a;
    CHECK(d.v == 11 && e.v == 1001);
    Right f, g(moved(f));
    CHECK(g.v == 101 && g.other.v == 101);
    Both h, i(moved(h)), j;
    j = moved(h);
    CHECK(i.v == 101 && i.other.v == 101 && i.last[1].v == 101);
    CHECK(j.v >= 10001 && j.other.v == 10001 && j.last[1].v == 10001);  // once or twice ([class.copy.assign]p12)
    const Both k;
    Both l(static_cast<const Both &&>(k));
    CHECK(l.v == 11 && l.other.v == 11);
}

struct Derived : Root { __device__ int w() const override { return v + 5000; } };
struct ToDerived { mutable Derived d; __device__ operator Derived() const { return Derived(); } };
struct ToMoved { mutable Derived d; __device__ operator Derived &&() const { return static_cast<Derived &&>(d); } };
struct ToRoot { mutable Root d; __device__ operator Root &&() const { return static_cast<Root &&>(d); } };
struct ToInt { mutable int d = 4; __device__ operator int &&() const { return static_cast<int &&>(d); } };
__device__ int to_const_rvalue(const Root &&x) { return x.w(); }
__device__ int to_const(const Root &x) { return x.w(); }
__device__ int to_rvalue(Root &&x) { return x.w(); }

// DOC: References | a reference binds to what a conversion function gives, or to its base, without a copy
extern "C" __global__ void test_references_to_parts_of_what_is_converted(int *failures)
{
    ToDerived derived;
    CHECK(to_const_rvalue(derived) == 5001 && to_const(derived) == 5001 && to_rvalue(derived) == 5001);
    ToMoved given;
    CHECK(to_const_rvalue(given) == 5001 && to_const(given) == 5001 && to_rvalue(given) == 5001);
    ToRoot root;
    CHECK(to_const_rvalue(root) == 1 && to_const(root) == 1 && to_rvalue(root) == 1);
    const Root &kept = derived;
    Root &&part = given, &&whole = root;
    part.v = 70;
    whole.v = 71;
    CHECK(kept.w() == 5001 && given.d.v == 70 && root.d.v == 71);
    ToInt number;
    int &&i = number;
    const int &j = number;
    i++;
    CHECK(number.d == 5 && j == 5);
    Root copied = derived, made(root);
    CHECK(copied.v == 101 && made.v == 171);
}

template <class T, class U> struct Pair { T a; U b; __device__ Pair(T x, U y) : a(x), b(y) {} };
struct Pointed { int n; __device__ Pointed(int *p, int m = 2) : n(*p + m) {} };

// DOC: Declarations | an object whose first argument begins as a parameter might
extern "C" __global__ void test_arguments_that_begin_as_parameters(int *failures)
{
    int x = 5, *p = &x;
    Pair<Pointed, int> a(Pointed(&x, 3), 4), b(Pointed(p, 1), x), c(Pointed(&*p), x + 1);
    CHECK(a.a.n == 8 && a.b == 4 && b.a.n == 6 && b.b == 5 && c.a.n == 7 && c.b == 6);
    int f(int (*)(int), int), g(int(&)[3]);
    static_assert(sizeof(f(nullptr, 1)) == 4 && sizeof(decltype(g(static_cast<int(&)[3]>(*(int(*)[3])nullptr)))) == 4, "");
}
