// Operator functions named with template arguments ([temp.names]p1): after a namespace, a class, `::`, a dot and alone.
#include <cstdio>
#define HD __host__ __device__
namespace q {
struct A { int n; };
template <class T> HD int operator<<(A a, T t) { return a.n + (int)sizeof(T) * (int)t; }
template <class T> HD int operator>>(A a, T t) { return a.n - (int)sizeof(T) * (int)t; }
template <class T> HD int operator<(A a, T t) { return a.n * (int)t; }
struct B {
    int k;
    template <class T> HD int operator()(int x) const { return k + x * (int)sizeof(T); }
    template <class T> HD int operator-(T t) const { return k - (int)t; }
};
}
struct D : q::B { HD int go() { return q::B::operator()<char>(3) * 100000 + q::B::operator-<unsigned char>(-1); } };
template <class T> struct O { int v; template <class U> HD int operator<(U u) const { return v * 100 + (int)sizeof(U) + (int)u; } };
template <class T> struct OO : O<T> { HD int go() { return O<T>::template operator< <short>(7); } };
template <class T> HD int operator+(q::A a, T t) { return a.n * (int)sizeof(T) + (int)t; }
template <class T> HD int dependent(q::A a) { return operator+<T>(a, (T)300) * 1000 + ::operator+<T>(a, 44); }
HD int all(int *r)
{
    int i = 0;
    q::A a{5};
    D d{{7}};
    OO<int> o;
    o.v = 3;
    r[i++] = q::operator<< <char>(a, 3);
    r[i++] = q::operator< <int>(a, 3);
    r[i++] = q::operator>> <short>(a, 2);
    r[i++] = operator+<long>(a, 1);
    r[i++] = ::operator+<char>(a, 1);
    r[i++] = dependent<unsigned char>(a);
    r[i++] = d.go();
    r[i++] = d.operator-<unsigned char>(-2);
    r[i++] = d.operator()<int>(2);
    r[i++] = o.go();
    r[i++] = o.operator< <char>(1);
    int (*shifted)(q::A, long) = &q::operator<< <long>;
    r[i++] = shifted(a, 2);
    r[i++] = q::operator<(a, 4) < 3;
    return i;
}
__global__ void k(int *r) { *r = all(r + 1); }
int main()
{
    int here[32] = {}, *r, bad = 0;
    here[0] = all(here + 1);
    cudaMallocManaged(&r, sizeof here);
    k<<<1, 1>>>(r);
    bad += cudaDeviceSynchronize() != cudaSuccess;
    for (int i = 0; i <= here[0]; i++) {
        printf("%d ", r[i]);
        bad += r[i] != here[i];
    }
    printf("\n%d wrong\n", bad);
    cudaFree(r);
    return bad;
}
