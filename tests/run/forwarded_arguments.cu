// What forwarding references deduce from, and brace lists as arguments of templates.
#include "check.h"

template <class T> struct is_reference { static constexpr bool v = false; };
template <class T> struct is_reference<T &> { static constexpr bool v = true; };
template <class T> __device__ bool lvalue(T &&) { return is_reference<T>::v; }
template <class T> __device__ void increase(T &&x) { x += 100; }
struct part { int x; };
template <class T> __device__ int which(T) { return 1; }
template <class T> __device__ int which(T, const T &) { return 2; }

// DOC: Templates | forwarding references take assignments, `++x`, conditionals and commas as the lvalues that they are
extern "C" __global__ void test_forwarding(int *failures)
{
    int i = 1, j = 2;
    increase(++i);
    CHECK(i == 102);
    increase(i = 5);
    increase(i > 0 ? i : j);
    increase((j, i));
    increase(i += 1);
    CHECK(i == 406 && j == 2);
    CHECK(lvalue(++i) && lvalue(i = 3) && lvalue((j, i)) && lvalue(i > 1 ? i : j));
    CHECK(!lvalue(i++) && !lvalue(+i) && !lvalue(part{1}.x) && !lvalue(i > 1 ? i : 2));
}

// DOC: Templates | nothing is deduced from a brace list but for arrays and `std::initializer_list`
extern "C" __global__ void test_lists(int *failures)
{
    CHECK(which({}, part{2}) == 2 && which({1}, 2.5f) == 2 && which(part{1}) == 1);
}
