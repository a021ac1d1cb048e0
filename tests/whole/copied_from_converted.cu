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
}
