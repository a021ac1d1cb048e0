#include "check.h"
// DOC: Templates | the address of a function template whose result is `auto` or `decltype(auto)`, chosen by the type that is wanted
template <class T> __device__ auto twice(T x) { return x * 2; }
template <class T> __device__ decltype(auto) same(T x) { return x; }
template <class T> __device__ auto *first(T *x) { return x; }
__device__ int through(int (*f)(int)) { return f(4); }
extern "C" __global__ void test_addresses_of_templates(int *failures)
{
    int (*f)(int) = twice;
    double (*g)(double) = same;
    int *(*h)(int *) = first;
    int x = 5;
    CHECK(f(3) == 6 && g(2.5) == 2.5 && h(&x) == &x && through(twice) == 8);
    CHECK(static_cast<int (*)(int)>(twice)(8) == 16);
}
