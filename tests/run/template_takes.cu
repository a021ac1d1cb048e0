// A template is an argument of a template template parameter if it takes what that is given ([temp.arg.template]p3).
#include "check.h"

template <class... T> struct types {};
template <class T, T... values> struct sequence {};
template <class T, class U = int> struct with_default {};
template <class T> struct one {};
template <int n> struct number {};

// DOC: Templates | which templates a template template parameter takes: parameters of the same sorts, packs with all that are left
template <class> constexpr int kind = 0;
template <template <class...> class C, class... T> constexpr int kind<C<T...>> = 1;
template <template <class T, T...> class C, class T, T... values> constexpr int kind<C<T, values...>> = 2;
template <template <int> class C, int n> constexpr int kind<C<n>> = 3;

template <template <class> class C> struct takes_one { static constexpr int value = 1; };
template <template <class, class> class C> __device__ constexpr int of_two(int) { return 2; }
template <template <class> class C> __device__ constexpr int of_two(long) { return 1; }
template <template <class T, T...> class C> __device__ constexpr int of_values(int) { return 2; }
template <template <class...> class C> __device__ constexpr int of_values(long) { return 1; }

extern "C" __global__ void test_kinds(int *failures)
{
    CHECK(kind<types<int>> == 1 && kind<types<>> == 1 && kind<types<int, char>> == 1);
    CHECK(kind<sequence<int>> == 2 && kind<sequence<int, 1, 2>> == 2 && kind<number<3>> == 3 && kind<int> == 0);
    CHECK(kind<with_default<char>> == 1 && takes_one<one>::value == 1 && takes_one<types>::value == 1);
    CHECK(of_two<with_default>(0) == 2 && of_two<one>(0) == 1);
    CHECK(of_values<sequence>(0) == 2 && of_values<types>(0) == 1);
}
