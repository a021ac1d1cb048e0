// DOC: Templates | functions and static objects as template arguments: `k<add>`, `k<&mul>`, overloaded names, `nullptr`, defaults
#include "check.h"

typedef float (*op_t)(float, float);
__device__ float add(float a, float b) { return a + b; }
extern "C" __device__ float multiply(float a, float b) { return a * b; }
__device__ float over(float a) { return -a; }
__device__ float over(float a, float b) { return a - b; }
template <class T> __device__ T larger(T a, T b) { return a < b ? b : a; }
__device__ int table[4] = {7, 8, 9, 10};
namespace ns {
__device__ float half_of(float a, float b) { return (a + b) / 2; }
}
struct pair {
    static __device__ float first(float a, float b) { return a; }
};

template <op_t F> __device__ float called(float a, float b) { return F(a, b); }
template <int *P, int N> __device__ int element() { return P[N]; }
template <float (*F)(float, float), class T> struct fold {
    __device__ T operator()(const T *p, int n) const
    {
        T all = p[0];
        for (int i = 1; i < n; i++)
            all = F(all, p[i]);
        return all;
    }
};
template <op_t F = add> __device__ float maybe(float x)
{
    if constexpr (F == nullptr)
        return -1;
    else
        return F(x, x);
}

extern "C" __global__ void test_addresses(int *failures)
{
    CHECK(called<add>(2, 3) == 5 && called<&multiply>(2, 3) == 6 && called<over>(2, 3) == -1);
    CHECK(called<ns::half_of>(2, 4) == 3 && called<larger<float>>(2, 4) == 4 && called<pair::first>(8, 1) == 8);
    CHECK(element<table, 2>() == 9 && element<&table[0], 0>() == 7);
    const float values[3] = {1, 2, 3};
    CHECK(fold<add, float>()(values, 3) == 6 && fold<larger, float>()(values, 3) == 3);
    CHECK(maybe<>(3) == 6 && maybe<multiply>(3) == 9 && maybe<nullptr>(3) == -1);
}

/* A parameter of function or array type is one of pointer type ([temp.param]p8). */
__device__ void step(unsigned &x) { x++; }
template <void f(unsigned &)> __device__ unsigned stepped(unsigned x) { f(x); return x; }
template <class T, T f(T, T)> __device__ T folded(T a, T b) { return f(a, b); }
template <class... T> struct of {
    template <float f(T...)> static __device__ float called(T... t) { return f(t...); }
};
template <int A[4], int N> struct item { static constexpr int *at = A + N; };
template <unsigned f(unsigned) = stepped<step>> __device__ unsigned twice(unsigned x) { return f(f(x)); }

extern "C" __global__ void test_adjusted(int *failures)
{
    CHECK(stepped<step>(4) == 5 && twice<>(1) == 3 && twice<stepped<step>>(2) == 4);
    CHECK(folded<float, over>(5, 3) == 2 && of<float, float>::called<over>(5, 3) == 2 && of<float>::called<over>(1) == -1);
    CHECK(*item<table, 3>::at == 10);
}
