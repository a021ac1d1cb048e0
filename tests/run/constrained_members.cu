// OPTIONS: -std=c++20
// C++20: requires-clauses that ask a member of a template parameter ([temp.constr.normal]).
#include "check.h"

template <class... T> struct Asked {
    template <class... U> static constexpr bool same() { return ((sizeof(T) == sizeof(U)) && ...); }
    template <class... U> static constexpr bool same_v = same<U...>();
};
template <class... T> struct List {
    template <class... U, class K = Asked<T...>> requires (K::template same_v<U...>)
    __device__ constexpr bool operator<(const List<U...> &) const { return true; }
    template <class... U, class K = Asked<U...>> requires (K::template same_v<T...>)
    __device__ constexpr int same(const List<U...> &) const { return 1; }
    template <class... U> __device__ constexpr int same(const List<U...> &) const { return 0; }
};
static_assert(List<int, int>() < List<unsigned, float>());

extern "C" __global__ void test_constrained_members(int *failures)
{
    CHECK((List<int, int>().same(List<int, float>())) == 1 && List<int>().same(List<char>()) == 0);
}
