// DOC: CUDA | functions that only their declaration, or only their definition, marks `__device__`
#include "check.h"
#include <string>

__device__ int f(int);
int f(int x) { return x + 4; }
int f(double) { return -1; }  // the host's
int g();
__device__ int g() { return 5; }
namespace space { __device__ int h(int a, int b = 2); }
int space::h(int a, int b) { return a * b; }
struct S {
    int v;
    __device__ S(int x);
    __device__ int a() const;
    int b();
    __device__ static int c(int (*f)(int, int), int n);
    int host();
    int a();  // the host's
};
S::S(int x) : v(x) {}
int S::a() const { return v + 1; }
__device__ int S::b() { return 7; }
int S::c(int (*f)(int, int), int n) { return f(n, n); }
int S::host() { return v; }
int S::a() { std::string s("v"); return v + s.size(); }

extern "C" __global__ void test_marked_once(int *failures)
{
    const S s(6);
    CHECK(f(1) == 5 && g() == 5 && space::h(4) == 8 && s.a() == 7 && S(1).b() == 7 && S::c(space::h, 3) == 9);
}
