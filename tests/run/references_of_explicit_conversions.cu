#include "check.h"
// A reference that is initialised directly calls an explicit conversion function ([over.match.ref]p1)

template <class T> struct Explicit {
    T value;
    __device__ constexpr explicit operator T &() { return value; }
};
static_assert(__is_constructible(int &, Explicit<int>) && __is_constructible(int &, Explicit<int> &));
static_assert(__is_constructible(const int &, Explicit<int>));
static_assert(!__is_constructible(int &, const Explicit<int> &) && !__is_constructible(long &, Explicit<int> &));
static_assert(!__is_convertible_to(Explicit<int>, int &) && !__is_convertible_to(Explicit<int> &, int &));

extern "C" __global__ void test_bind(int *failures)
{
    Explicit<int> e{7};
    int &r(e);
    r = 8;
    int &s{e};
    s *= 10;
    const int &t(e);
    CHECK(e.value == 80 && &t == &e.value && &r == &s);
}
