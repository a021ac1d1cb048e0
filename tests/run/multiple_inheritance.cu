#include "check.h"
// DOC: Classes | several base classes: layout as nvcc's, conversions to each and back, packs of bases, `using B::f...`
// DOC: Classes | virtual functions of several bases: tables and thunks as nvcc's, deletion through any base

struct a { int x; __device__ int get_a() { return x; } };
struct b { int y; __device__ int get_b() const { return y; } __device__ void set(int v) { y = v; } };
struct empty {};
struct other_empty {};
struct c : a, b { int z; };
struct d : empty, c, other_empty {
    int w;
    __device__ d(int v) : c{{v}, {v + 1}, v + 2}, w(v + 3) {}
};
__device__ int take(b *p, b &r, const b &q, a *s) { return (p ? p->y : -1) + r.get_b() + q.y + s->get_a(); }

extern "C" __global__ void test_parts(int *failures)
{
    c v;
    v.x = 1, v.y = 2, v.z = 3;
    CHECK(take(&v, v, v, &v) == 7 && v.get_a() + v.get_b() == 3);
    v.set(7);
    CHECK(v.y == 7 && v.b::y == 7 && sizeof(c) == 12 && sizeof(d) == 16);
    d w(10);
    CHECK(w.x == 10 && w.y == 11 && w.z == 12 && w.w == 13);
    b *p = &w;
    CHECK(p->y == 11 && static_cast<d *>(p)->w == 13 && (char *)p - (char *)&w == 4 && p == &w);
    d *none = nullptr;
    b *nothing = none;
    CHECK(nothing == nullptr && take(none, w, w, &w) == 31);
    b part = w;
    d copy = w;
    copy.y = 99;
    CHECK(part.y == 11 && w.y == 11 && copy.y == 99 && copy.w == 13);
    b &r = copy;
    CHECK(r.y == 99 && static_cast<d &>(r).z == 12 && reinterpret_cast<char *>(&r) != reinterpret_cast<char *>(&copy));
}

template <class T> struct counter {
    T n;
    __device__ T &get() { return n; }
};
struct counters : counter<int>, counter<float> {};
template <class... T> struct overloaded : T... {
    using T::operator()...;
    __device__ overloaded(T... t) : T(t)... {}
};
struct of_int { int v; __device__ int operator()(int) { return v; } };
struct of_double { __device__ int operator()(double) { return 2; } };

extern "C" __global__ void test_packs_of_bases(int *failures)
{
    counters q;
    q.counter<int>::n = 4;
    q.counter<float>::get() = 2.5f;
    CHECK(q.counter<int>::get() == 4 && q.counter<float>::n == 2.5f);
    auto l = [](char *) { return 3; };
    overloaded<of_int, of_double, decltype(l)> o({1}, {}, l);
    CHECK(o(1) == 1 && o(1.0) == 2 && o((char *)0) == 3);
}

struct first {
    int m = 1;
    __device__ virtual int f() { return 1; }
    __device__ virtual int g() { return m; }
};
struct plain { int n[3]; };
__device__ int ended;
struct second {
    int m = 2;
    __device__ virtual int h() { return m; }
    __device__ virtual int k(int i) { return i; }
    __device__ virtual ~second() { ended = ended * 10 + 1; }
};
struct both : plain, first, second {
    int m = 3;
    __device__ int h() override { return m; }
    __device__ int f() override { return 10; }
    __device__ virtual int z() { return 3; }
    __device__ ~both() { ended = ended * 10 + 2; }
};
struct last : both {
    int m = 4;
    __device__ int k(int i) override { return i + m; }
    __device__ int g() override { return m; }
};
struct late : plain {
    int m = 5;
    __device__ virtual int f() { return m; }
};
struct pure {
    __device__ virtual int p() = 0;
};
struct made : late, pure {
    __device__ int p() override { return m + 1; }
};
__device__ int __attribute__((noinline)) use(first *f, second *s, both *b) { return f->f() + f->g() * 10 + s->h() * 100 + s->k(7) * 1000 + b->z() * 10000; }
__device__ int __attribute__((noinline)) pures(pure *p, late *l) { return p->p() * 10 + l->f(); }

extern "C" __global__ void test_virtual(int *failures)
{
    both v;
    last w;
    CHECK(use(&v, &v, &v) == 10 + 10 + 300 + 7000 + 30000);
    CHECK(use(&w, &w, &w) == 10 + 40 + 300 + 11000 + 30000);
    CHECK(sizeof(both) == 40 && (char *)(second *)&v - (char *)&v == 24 && (char *)(plain *)&v - (char *)&v == 12);
    ended = 0;
    second *s = new last;
    delete s;
    CHECK(ended == 21);
    made m;
    CHECK(pures(&m, &m) == 65 && sizeof(late) == 24 && m.p() == 6);
    both copy = w;
    CHECK(copy.h() == 3 && use(&copy, &copy, &copy) == 37320);
}

/* An empty base of a class that is there already lies behind it; what follows lies where it would without it. */
namespace empties {
struct e {};
struct e1 : e {};
struct e2 : e {};
struct twice : e, e1 { int x; };
struct many : e, e1, e2 { short x; };
struct behind : many, e1 { char c; };
struct with_members : e { int x; };
struct then : with_members, e1 { char c; };
static_assert(sizeof(twice) == 4 && sizeof(many) == 4 && sizeof(behind) == 4 && sizeof(then) == 8, "nvcc's and g++'s");
static_assert(__builtin_offsetof(twice, x) == 0 && __builtin_offsetof(many, x) == 0, "nvcc's and g++'s");
}

extern "C" __global__ void test_empty_bases_twice(int *failures)
{
    empties::twice t;
    t.x = 5;
    CHECK((char *)(empties::e1 *)&t - (char *)&t == 1 && (char *)&t.x - (char *)&t == 0);
    empties::behind b;
    CHECK((char *)&b.c - (char *)&b == 3);
}
