// DOC: C++ in .cu files | `&&`: casts to rvalue references, functions that return one, forwarding references
#include "check.h"

struct pair { int a, b; };

__device__ int kind(int &) { return 1; }
__device__ int kind(const int &) { return 2; }
__device__ int kind(int &&) { return 3; }
__device__ int both(const pair &p) { return p.a; }
__device__ int both(pair &&p) { return p.b++; }
__device__ __noinline__ pair &&pass(pair &p) { return (pair &&)p; }
template <typename T> __device__ int width(T &&x) { return sizeof(T) + (kind(x) << 8); }
template <typename T> __device__ T &&move(T &x) { return static_cast<T &&>(x); }

extern "C" __global__ void test_rvalue_references(int *failures)
{
    int x = 5;
    const int y = 6;
    pair p = {1, 2};
    CHECK(kind(x) == 1 && kind(y) == 2 && kind(7) == 3 && kind((int &&)x) == 3 && kind(move(x)) == 3);
    int &&r = static_cast<int &&>(x);
    r = 8;
    CHECK(x == 8 && kind(r) == 1);
    CHECK(both(p) == 1 && both((pair &&)p) == 2 && p.b == 3 && both(pass(p)) == 3 && p.b == 4);
    CHECK(kind(move(p).a) == 3 && kind(pass(p).b) == 3);
    CHECK(width(x) == 4 + (1 << 8) && width(move(x)) == 4 + (1 << 8));
    const int &c = move(x);
    CHECK(&c == &x);
}
