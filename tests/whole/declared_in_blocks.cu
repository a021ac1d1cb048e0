// What blocks declare hides what stands outside, is not found by arguments' types, and has its own default arguments.
#include <cstdio>
namespace q {
struct T { operator int() const { return 3; } };
int adl(T) { return 1; }
int adl(double) { return 2; }
template <class X> int adl2(X) { return 5; }
int adl2(double) { return 6; }
}
int adl(int) { return 7; }
int adl2(double) { return 8; }
int w(int a, int b = 1) { return a * 10 + b; }
int hidden_later();
struct S {
    static int f(int) { return 1; }
    int m() { int f(double); return f(1); }
    int n() { return f(1); }
};
int f(double) { return 22; }
int f(int) { return 23; }
__device__ int dv(int a, int b) { return a * 10 + b; }
__device__ int dv(double a) { return 1; }
__global__ void k(int *o)
{
    __device__ int dv(int, int = 7);
    o[0] = dv(2);
    { __device__ int dv(double); o[1] = dv(5); }
    { using ::dv; o[2] = dv(1.5) + dv(2, 3); }
    o[3] = dv(4.7);
}
namespace m {
int x(int a) { return a; }
namespace in {
int y() { int x(double); return x(3); }
double x0;
int x(double) { return 44; }
int z() { return x(3); }
}
}
int main()
{
    { int adl(int); printf("%d\n", adl(q::T())); }
    printf("%d\n", adl(q::T()));
    { int adl2(double); printf("%d\n", adl2(q::T())); }
    printf("%d\n", adl2(q::T()));
    {
        int w(int, int = 5);
        printf("%d ", w(1));
        int (*p)(int, int) = w;
        printf("%d ", p(2, 3));
        auto l = [] { return w(7); };
        printf("%d ", l());
        struct Q { int g() { return w(8); } };
        printf("%d ", Q().g());
        { int w(int = 3, int = 4); printf("%d ", w()); }
        int w(int = 2, int);
        printf("%d\n", w());
    }
    printf("%d\n", w(1));
    printf("%d %d %d %d\n", S().m(), S().n(), m::in::y(), m::in::z());
    { int x = 4; { int x(); (void)sizeof(x()); } printf("%d\n", x); }
    for (int i = 0; i < 2; i++) { int w(int, int = 6 + 1); printf("%d ", w(i)); }
    int loc = 3;
    (void)loc;
    {
        static int cnt = 0;
        (void)cnt;
        int w(int, int = sizeof(loc));
        printf("%d\n", w(1));
    }
    int *o;
    cudaMallocManaged(&o, 64);
    k<<<1,1>>>(o);
    cudaDeviceSynchronize();
    printf("%d %d %d %d\n", o[0], o[1], o[2], o[3]);
}
