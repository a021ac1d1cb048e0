// Calls functions of a shared library, from host code between launches.
#include "own.h"
#include <cstdio>
#include <cstdlib>

__global__ void twice(int *p) { p[threadIdx.x] *= 2; }

static int counter = 5;
static int doubled(int x) { return 2 * x; }
static void add(int i, void *p) { *(int *)p += i * counter; }
double square(double x) { return x * x; }
void hello() { printf("hello %d\n", counter); }

// Functions of the program that the library calls.
static void called_back()
{
    int sum = 0;
    each(5, add, &sum);
    printf("%d %d %d %d\n", applied(doubled, 3), applied([](int x) { return x + 100; }, 4), applied(&abs, -7), sum);
    printf("%.3f\n", integral(square, 0, 3));
    later(hello);
    counter = 6;
    now();
    later(nullptr);
    Operations o = tripled();
    printf("%d %d", operate(&o, 2), o.apply(3));
    int (*named)(int) = doubled;
    o.apply = named;
    printf(" %d %d %d\n", operate(&o, 2), o.apply(3), applied(named, 1));
}

int main()
{
    printf("%g %d %s\n", plain(1, 2.5f, 3.25, "abcd", 200), sum(3, 1, 2, 3), text());
    Z a = {1, 2}, b = {3, -1}, c = z_mul(a, b);
    printf("%g %g %g\n", c.re, c.im, z_mul(c, c).im);
    F2 p = {1, 2}, q = f2_add(p, f2_add(p, p));
    F3 u = {1, 2, 3}, v = {4, 5, 6}, w = f3_scaled(u, 2, v);
    printf("%g %g %g %g %g\n", q.x, q.y, w.x, w.y, w.z);
    Mix m = {1, 2.5f, 8};
    m = mix(m, 5);
    Big g = {{1, 2, 3, 4, 5}};
    g = big(g, 10);
    Small s = {{1, 2, 3}};
    s = small(s);
    Either e;
    e.f = 1.5f;
    Bits t = {7, 1000, 2.5f};
    t = bits(t);
    printf("%d %g %g %ld %ld %d %d %d %g\n", m.a, m.b, m.c, g.v[0], g.v[4], s.c[0], s.c[1], s.c[2], either(e).f);
    printf("%d %d %g\n", (int)t.a, (int)t.b, t.c);
    called_back();
    own::Kept kept(7);
    printf("%d %d\n", kept.get(), own::Kept::made);
    int *x;
    cudaMallocManaged(&x, 2 * sizeof(int));
    x[0] = 20, x[1] = 1;
    twice<<<1, 2>>>(x);
    cudaDeviceSynchronize();
    printf("%d %d %d\n", own::inside(x), overloaded(3), overloaded(3.0));
    calls += own::inside(x);
    plain(0, 0, 0, "", 0);
    printf("%d\n", calls);
    return calls == 84 ? 0 : 1;
}
