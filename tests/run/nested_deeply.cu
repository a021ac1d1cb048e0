// Constructs deep inside one another: the time is that of one, times the depth.
#include "check.h"

template <int N> struct V { static constexpr int v = N; };
template <class T> __device__ T id(T x) { return x; }
struct S { int m; };
struct Made { int a{[] { return 4; }()}, b = [] { return [] { return 5; }(); }(); };
__device__ Made made, several[2];

#define TWICE(x) x x
#define EIGHT(x) TWICE(TWICE(TWICE(x)))
#define THIRTY_TWO(x) TWICE(TWICE(EIGHT(x)))
#define CALLS id(id(id(id(id(id(id(id(id(id(id(id(
#define CLOSES ))))))))))))

// DOC: Expressions | constructs nested as deeply as one likes, without more time for each level
template <class T> __device__ auto deep(T x) -> decltype(THIRTY_TWO(V<) 1 THIRTY_TWO(>::v)) { return x; }
template <class T> __device__ auto calls(T x) -> decltype(CALLS 1 CLOSES) { return x; }

extern "C" __global__ void test_nested(int *failures)
{
    CHECK(THIRTY_TWO(V<) 7 THIRTY_TWO(>::v) == 7);
    int a[THIRTY_TWO(V<) 3 THIRTY_TWO(>::v)];
    CHECK(sizeof a == 12 && deep(2) == 2 && calls(3) == 3);
    int n = 5;
    CHECK(THIRTY_TWO(S{) n THIRTY_TWO(}.m) == 5);
    CHECK(made.a == 4 && made.b == 5 && several[1].a == 4 && several[1].b == 5);
}
