#include "check.h"
// OPTIONS: -std=c++20
// DOC: C++20 | `namespace a::inline b`; a call `f<3>(x)` of which nothing is visible but beside x; `constinit` in a block
namespace outer::inline middle::inner {
__device__ int three() { return 3; }
}
namespace outer::inline middle {
struct type {};
template <int N> __device__ int get(type) { return N; }
template <class... T> __device__ int count(type, T...) { return sizeof...(T); }
}
extern "C" __global__ void test_names(int *failures)
{
    CHECK(outer::inner::three() == 3 && outer::middle::inner::three() == 3);
    outer::type t;
    CHECK(get<5>(t) == 5 && count<int, char>(t, 1, 'a', 'b') == 3);
    constinit static int a = 9;
    static constinit int b = 2;
    CHECK(a == 9 && b == 2);
}
