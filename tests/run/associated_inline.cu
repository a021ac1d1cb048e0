// DOC: C++ | a call finds functions of the namespace around an inline one that has an argument's class, and of its other inline ones
#include <utility>

#include "check.h"

namespace n {
inline namespace v1 { namespace r { inline namespace v4 {
struct deep { int i; };
inline namespace v5 {
struct deeper { int i; };
__device__ int both(deeper) { return 1; }
__device__ int low(deep d) { return d.i + 5; }
}
__device__ int both(deep) { return 2; }
template <class T> struct box { T first, second; };
}
__device__ int get(const deep &s) { return s.i; }
__device__ int get(const deeper &s) { return s.i + 1; }
template <unsigned long N, class T> __device__ T get(const box<T> &s) { return N == 0 ? s.first + 10 : s.second + 20; }
} }
__device__ int outside(r::deep) { return 3; } // beside v1, which is around r: not looked into
}
__device__ int outside(...) { return 4; }
namespace std {
template <class T> struct tuple_size<n::r::box<T>> { static constexpr size_t value = 2; };
template <size_t I, class T> struct tuple_element<I, n::r::box<T>> { using type = T; };
}

// [basic.lookup.argdep]p2
extern "C" __global__ void test_around(int *failures)
{
    n::r::deep d{7};
    n::r::deeper e{8};
    CHECK(get(d) == 7 && get(e) == 9 && both(d) == 2 && both(e) == 1 && low(d) == 12 && outside(d) == 4);
}

// [dcl.struct.bind]p4: `get` is looked up so
extern "C" __global__ void test_bindings(int *failures)
{
    auto [a, b] = n::r::box<int>{1, 2};
    CHECK(a == 11 && b == 22);
    auto &&[e, s] = n::r::box<int>{3, 4};
    auto [p, q] = n::r::box<char>{'0', '1'};
    CHECK(e == 13 && s == 24 && p == ':' && q == 'E' && sizeof q == 1);
}
