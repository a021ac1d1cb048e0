// OPTIONS: -std=c++20
// C++20: constraints of deduction guides ([temp.deduct.guide], [over.match.class.deduct]).
#include "check.h"

template <class T, int N> struct V {
    __device__ V(...) {}
    static constexpr int n = N;
};
template <class T> requires (sizeof(T) > 4) V(T) -> V<T, 1>;
template <class T> requires (sizeof(T) <= 4) V(T) -> V<T, 2>;
template <class T, class U> concept converts = requires (T t) { static_cast<U>(t); };
template <class T, class... U> requires (sizeof...(U) > 0 && (converts<U, unsigned long> && ...)) V(T *, U...) -> V<T, 3>;
template <class A> concept every = true;
template <class A, class B> requires every<A> && every<B> V(const A *, const B &, const B &) -> V<B, 4>;
struct M {};

extern "C" __global__ void test_constrained_guides(int *failures)
{
    int i;
    M m;
    CHECK(decltype(V(1.0))::n == 1 && decltype(V(1))::n == 2);
    CHECK(decltype(V(&i, 1, 2))::n == 3 && decltype(V(&i, m, m))::n == 4);
}
