// DOC: C++ in .cu files | an object copied from what a conversion function gives
#include <cstdio>
struct P { int x; float y; int z = 7; };
struct Q { int x; Q() = default; Q(int a, int) : x(a) {} };
struct Conv {
    int pad[3] = {1, 1, 1};
    __host__ __device__ operator P() const { return {9, 9.f}; }
    operator Q() const { return Q(8, 8); }
};
struct Derived : P { int k; };
__global__ void k(int *out)
{
    Conv c;
    P s(c);
    *out = s.x + s.z;
}
struct Holds { P p; Q q; Holds(const Conv &c) : p(c), q(c) {} };
// ... of a type without a function of its own.
struct Body { float x, y; int id; };
template <class E> struct Reference { E e; operator E() const { return e; } };
template <class E> struct Kept : Reference<E> {};
struct Swapped { Body b; explicit operator Body() const { return {b.y, b.x, b.id}; } };
struct Outer { Body b; int n; };
struct Holder { Body b; Holder(const Kept<Body> &s) : b(s) {} };
static Kept<Body> given() { Kept<Body> s; s.e = {7, 8, 9}; return s; }
static Body global(given());
static void plain_types()
{
    Kept<Body> s;
    s.e = {1, 2, 3};
    Body a(s), b(given()), c(Swapped{{4, 5, 6}}), d = s, *e = new Body(s), f = Body(s);
    Kept<Outer> o;
    o.e = {{1, 2, 3}, 4};
    Outer p(o);
    Holder h(s);
    printf("%g %g %g %g %g %g %d %g %g\n", a.x, b.x, c.x, d.y, e->y, f.y, p.n, global.y, h.b.y);
}

int main()
{
    Conv k1;
    Derived d{{5, 1.f, 2}, 3};
    P a(k1), b = k1, c = P(k1), z(d);
    Q q(k1), q2 = Q(k1);
    P *h = new P(Conv{});
    printf("%d %d %d %d %d\n", a.x, b.x, c.x, z.x, a.z);
    printf("%d %d %d %d %d\n", q.x, q2.x, h->x, Holds(k1).p.x, Holds(k1).q.x);
    delete h;
    int *out;
    cudaMallocManaged(&out, sizeof *out);
    k<<<1, 1>>>(out);
    cudaDeviceSynchronize();
    printf("%d\n", *out);
    plain_types();
}
