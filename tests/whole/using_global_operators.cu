// using-declarations of operators of the global namespace, and of a namespace.
#include <cstdio>
#include <sstream>
#define HD __host__ __device__
struct A { int v; };
HD int operator<<(A a, int b) { return a.v * 10 + b; }
HD int operator+(A a, A b) { return a.v + b.v; }
HD inline void *operator,(A, A) { return nullptr; }
namespace N {
struct B { int v; };
HD int operator<<(B a, int b) { return a.v * 100 + b; }
HD int operator<<(A, B) { return -1; }
HD int operator+(B, int) { return -1; }
HD int operator-(B a, B b) { return a.v - b.v; }
namespace M { HD int shift(A a) { using ::operator<<; return a << 2; } HD int plus(A a) { using ::operator+; return a + a; } }
struct Msg { std::ostringstream s; template <class T> Msg &operator<<(const T &v) { using ::operator<<; s << v; return *this; } };
}
namespace P { using N::operator-; using ::operator+; HD int f(A a) { return a + a; } }
HD int minus(N::B b) { using N::operator-; return b - b; }
HD int all(int *r) { int n = 0; A a{3}; r[n++] = N::M::shift(a); r[n++] = N::M::plus(a); r[n++] = P::f(a); r[n++] = minus({4}); r[n++] = a << 1; r[n++] = N::B{2} << 5; r[n++] = ::operator+(a, a); return n; }
int (*plus)(A, A) = &::operator+;
__global__ void k(int *r, int *n) { *n = all(r); }
int main()
{
    int *r, *n, h[16];
    cudaMallocManaged(&r, 64);
    cudaMallocManaged(&n, 4);
    k<<<1, 1>>>(r, n);
    cudaDeviceSynchronize();
    int m = all(h);
    for (int i = 0; i < m; i++) printf("%d %d\n", h[i], h[i] - r[i]);
    N::Msg g;
    g << 5 << "x" << 2.5;
    printf("%d\n", plus(A{1}, A{2}));
    printf("%s\n", g.s.str().c_str());
}
