#include "check.h"
// DOC: Declarations | parameters of function type, with and without names
struct S { int x; };
typedef int takes(int (short), int);
__device__ int f1(int (short), int b);
__device__ int f2(int (*f)(int (short), int));
__device__ int f3(int (S), S (S), int ((short)));
template <class T> struct result;
template <class R, class... A> struct result<R(A...)> { typedef R type; };
__device__ int f1(int p(short), int b) { return p(1) + b; }
__device__ int f2(int (*f)(int (short), int)) { return f([](short s) -> int { return s * 3; }, 4); }
__device__ int f3(int a(S), S b(S), int c(short)) { return a(b(S{2})) + c(5); }
__device__ int one(short s) { return s + 1; }
__device__ int of(S s) { return s.x; }
__device__ S next(S s) { return S{s.x + 1}; }
const S constant();
static_assert(sizeof(result<int(short)>::type) == 4 && sizeof(result<char(int(short), S)>::type) == 1, "");

extern "C" __global__ void test_functions(int *failures)
{
    takes *pointer = f1;
    CHECK(f1(one, 2) == 4 && f2(f1) == 7 && f3(of, next, one) == 9 && pointer(one, 5) == 7);
    int value(int(3.5f)), other(short(one(1)));
    CHECK(value == 3 && other == 2);
}
