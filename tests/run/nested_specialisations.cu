// Explicit specialisations of members of a member template's instance (C++17 [temp.expl.spec]p16): one
// `template <>` for each template around; and variable templates that are declared before they are defined.
#include "check.h"
// DOC: Templates | explicit specialisations inside instances of nested class templates

template <class T> struct S {
    template <class U> struct In {
        static constexpr int own = 1;
        __device__ static int f() { return 100; }
        __device__ int g() { return f() + own; }
        template <class V> __device__ static int h(V) { return 7; }
    };
    template <class U> struct Other { static constexpr int value = 2; };
    template <class U> __device__ static int k(U) { return 1; }
};
template <> template <> __device__ int S<int>::In<long>::f() { return 55; }
template <> template <> template <> __device__ int S<int>::In<long>::h<char>(char) { return 8; }
template <> template <> struct S<int>::In<char> { static constexpr int own = 44; };
template <> template <> __device__ int S<int>::k<char>(char) { return 45; }
template <> template <class U> struct S<long>::Other { static constexpr int value = 46 + sizeof(U); };
template <> template <class U> struct S<int>::Other<U *> { static constexpr int value = 3; };
static_assert(S<int>::In<char>::own == 44 && S<int>::In<int>::own == 1, "");
static_assert(S<long>::Other<int>::value == 50 && S<int>::Other<int>::value == 2, "");
static_assert(S<int>::Other<int *>::value == 3 && S<char>::Other<int *>::value == 2, "");

namespace n {
template <class T> extern __device__ T variable;
template <class T> struct Asks { __device__ static T get() { return variable<T>; } };
}
__device__ int early() { return n::variable<int>; }
template <class T> __device__ T n::variable = T(3);

extern "C" __global__ void test_nested(int *failures)
{
    CHECK(S<int>::In<long>::f() == 55 && S<int>::In<int>::f() == 100 && S<int>::In<long>().g() == 56);
    CHECK(S<int>::In<long>::h('c') == 8 && S<int>::In<long>::h(1) == 7 && S<int>::In<int>::h('c') == 7);
    CHECK(S<int>::k('c') == 45 && S<int>::k(1) == 1);
    CHECK(early() == 3 && n::Asks<double>::get() == 3.0 && n::variable<int> == 3);
}
