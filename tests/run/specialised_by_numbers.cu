#include "check.h"
// Partial specialisations that differ in a number, beside such with packs, truth values, enumerators and parameters.
template <class T, int N> constexpr int value = 0;
template <class T> constexpr int value<T, 3> = 7;
template <int N> constexpr int value<int, N> = N + 100;
template <class T> constexpr int value<T *, 3> = 9;

template <class T, int N> struct Number { static constexpr int x = 0; };
template <class T> struct Number<T, 3> { static constexpr int x = 7; };
template <class T> struct Number<T, -1> { static constexpr int x = 8; };

template <bool B, class T> struct Truth { static constexpr int x = 1; };
template <class T> struct Truth<true, T> { static constexpr int x = 2; };

template <class T, int... I> struct Pack { static constexpr int x = 0; };
template <class T, int... I> struct Pack<T, 0, I...> { static constexpr int x = 1; };
template <class T, int... I> struct Pack<T, 1, I...> { static constexpr int x = 2 + sizeof...(I); };

enum Kind { A, B };
template <Kind K, class T> struct Kinds { static constexpr int x = 0; };
template <class T> struct Kinds<B, T> { static constexpr int x = 1; };

template <int M> struct Later {
    template <class T> static __device__ int f() { return Number<T, M>::x + value<T, M - 1>; }
};

static_assert(Truth<true, int>::x == 2 && Truth<false, int>::x == 1, "");
static_assert(Kinds<A, int>::x == 0 && Kinds<B, int>::x == 1, "");
static_assert(Pack<int>::x == 0 && Pack<int, 0>::x == 1 && Pack<int, 1, 5, 6>::x == 4 && Pack<int, 2>::x == 0, "");

extern "C" __global__ void test_specialised_by_numbers(int *failures)
{
    CHECK((Number<int, 3>::x == 7 && Number<int, -1>::x == 8 && Number<int, 4>::x == 0));
    CHECK((value<float, 3> == 7 && value<float, 2> == 0 && value<int, 2> == 102 && value<float *, 3> == 9));
    CHECK(Later<4>::f<float>() == 7 && Later<3>::f<float>() == 7 && Later<3>::f<int>() == 109);
}
