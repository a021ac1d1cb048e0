// DOC: Lambdas | extended lambdas whose bodies name classes and enumerations of the function around
#include <cstdio>
template <class F> __global__ void run(F f, int *p) { *p = f(3); }
template <class T> void host(T t, int *p)
{
    using U = T;
    constexpr int N = 3;
    struct L { U x[N]; };
    struct M { L l; };
    run<<<1, 1>>>([=] __device__ (int n) { M m{{{1, 2, t}}}; L l = m.l; return n * 100 + (int)sizeof(M) + l.x[2]; }, p);
    cudaDeviceSynchronize();
    printf("%d\n", *p);
}
// Enumerators of an enumeration without a name, of a class template's instance.
template <class T> struct Segmented {
    enum { has_values = sizeof(T) > 4, step = 3 };
    template <int N> int pass(int *p)
    {
        auto k = [=] __device__ (int n) { return n * 100 + (has_values ? step * N : step); };
        run<<<1, 1>>>(k, p);
        cudaDeviceSynchronize();
        return *p;
    }
};
int main()
{
    int *p; cudaMallocManaged(&p, 4);
    host(3, p);
    host((short)5, p);
    enum E { a = 4, b }; enum class S { x = 7 };
    run<<<1, 1>>>([=] __device__ (int n) { E e = b; S s = S::x; return n * 100 + e * 10 + (int)s; }, p);
    cudaDeviceSynchronize();
    printf("%d\n", *p);
    printf("%d %d\n", Segmented<double>().pass<2>(p), Segmented<int>().pass<2>(p));
}
