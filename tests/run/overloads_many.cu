// DOC: Functions | overload sets of any size: each is found again by its parameters, redeclared and defined later
#include "check.h"

#define TYPE(i) struct T##i { int v; };
#define EACH(M) M(0) M(1) M(2) M(3) M(4) M(5) M(6) M(7) M(8) M(9) M(10) M(11) M(12) M(13) M(14) M(15) M(16) M(17) \
    M(18) M(19) M(20) M(21) M(22) M(23) M(24)
EACH(TYPE)

#define DECLARED(i) __device__ int f(T##i); __device__ int f(const T##i *);
EACH(DECLARED)
__device__ int f(int *, ...);
__device__ int f(int *);
__device__ int f(int (*)(int));
__device__ int f(int T0::*);
__device__ int f(int (*)[3]);
__device__ int f(int (*)[4]);
__device__ int f(int (&)[4]);
template <class T> __device__ int f(T, T) { return -1; }
namespace other { __device__ int f(double) { return 1000; } }
using other::f;

// Qualifiers of a parameter itself, arrays and functions as parameters, other names of a type: the same functions.
#define DEFINED(i) typedef T##i U##i; __device__ int f(const U##i a) { return a.v + i; }
EACH(DEFINED)
#define OF_POINTER(i) __device__ int f(const T##i a[7]) { return a->v + 100 + i; }
EACH(OF_POINTER)
__device__ int f(int a[], ...) { return 201; }
__device__ int f(int *const a) { return 202; }
__device__ int f(int a(int)) { return 203; }
__device__ int f(int T0::*const a) { return 204; }
__device__ int f(int a[][3]) { return 205; }
__device__ int f(int a[2][4]) { return 206; }
__device__ int f(int (&a)[4]) { return 207; }

__device__ int twice(int a) { return 2 * a; }

extern "C" __global__ void test_each(int *failures)
{
#define CALLED(i) { T##i t = {1}; CHECK(f(t) == 1 + i && f(&t) == 101 + i); }
    EACH(CALLED)
}

extern "C" __global__ void test_kinds(int *failures)
{
    int one = 1, three[2][3] = {}, four[2][4] = {};
    CHECK(f(&one, 1) == 201 && f(twice) == 203 && f(&T0::v) == 204);
    CHECK(f(three) == 205 && f(four) == 206 && f(2, 3) == -1 && f(2.0) == 1000);
    int (*alone)(int *) = f;
    CHECK(alone(&one) == 202);
    int (*bound)(int (&)[4]) = f;
    CHECK(bound(four[0]) == 207);
}
