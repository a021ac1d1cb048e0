// DOC: Functions | local objects that all `return` statements name are made in the caller's place, as nvcc makes them
#include "check.h"

__device__ int hide(volatile int x) { return x; }
struct owner { // counts what lives, and copies
    int *live, *copies, tag;
    __device__ owner(int *l, int *c, int t) : live(l), copies(c), tag(t) { ++*live; }
    __device__ owner(const owner &o) : live(o.live), copies(o.copies), tag(o.tag) { ++*live, ++*copies; }
    __device__ ~owner() { --*live; }
};
struct handle { // no copy constructor of its own: a copy would free twice
    int *freed;
    __device__ explicit handle(int *f) : freed(f) {}
    __device__ ~handle() { ++*freed; }
};

__device__ owner one(int *l, int *c)
{
    owner o(l, c, 1);
    o.tag = 5;
    return o;
}
__device__ __noinline__ owner several(int *l, int *c, int n)
{
    owner before(l, c, 100);
    owner o(l, c, n);
    if (n > 10)
        return o;
    for (int i = 0; i < n; i++) {
        owner inner(l, c, i);
        o.tag += inner.tag;
        if (o.tag > 5)
            return o;
    }
    o.tag = -o.tag;
    return o;
}
__device__ owner other(int *l, int *c, int n) // two names: a copy
{
    owner a(l, c, 1), b(l, c, 2);
    if (n)
        return a;
    return b;
}
__device__ auto deduced(int *l, int *c)
{
    const owner o(l, c, 9);
    return o;
}
__device__ owner in_a_loop(int *l, int *c, int n)
{
    for (int i = 0;; i++) {
        owner o(l, c, i);
        if (i == n)
            return o;
    }
}
__device__ handle make(int *freed)
{
    handle h(freed);
    return h;
}
template <class T> __device__ T made(int *l, int *c, int t)
{
    T o(l, c, t);
    auto add = [&o](int x) { o.tag += x; };
    add(3);
    return o;
}

extern "C" __global__ void test_elision(int *failures)
{
    int live = 0, copies = 0, freed = 0;
    {
        owner a = one(&live, &copies);
        CHECK(a.tag == 5 && live == 1 && copies == 0);
        owner b = several(&live, &copies, hide(20)), c = several(&live, &copies, hide(3)), d = several(&live, &copies, hide(1));
        CHECK(b.tag == 20 && c.tag == 6 && d.tag == -1 && live == 4 && copies == 0);
        owner e = other(&live, &copies, hide(1));
        CHECK(e.tag == 1 && live == 5 && copies == 1);
        auto f = deduced(&live, &copies);
        owner g = in_a_loop(&live, &copies, hide(4));
        owner h = made<owner>(&live, &copies, 4);
        CHECK(f.tag == 9 && g.tag == 4 && h.tag == 7 && live == 8 && copies == 1);
        a = one(&live, &copies);
        CHECK(live == 8 && copies == 1);
        one(&live, &copies);
        CHECK(live == 8);
    }
    CHECK(live == 0);
    {
        handle h = make(&freed);
        CHECK(freed == 0 && h.freed == &freed);
    }
    CHECK(freed == 1);
}
