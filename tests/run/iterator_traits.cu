// DOC: Library | `std::iterator_traits` and `std::iterator` in kernels
#include <iterator>
#include "check.h"

template <class I> struct Item { typedef typename std::iterator_traits<I>::value_type type; };
template <class I> __device__ typename std::iterator_traits<I>::value_type sum(I first, I last)
{
    typename std::iterator_traits<I>::value_type s = 0;
    for (; first != last; ++first) s += *first;
    return s;
}
struct Counting : std::iterator<std::input_iterator_tag, short> {
    short n;
    __device__ Counting(short n) : n(n) {}
    __device__ short operator*() const { return n; }
    __device__ Counting &operator++() { ++n; return *this; }
    __device__ bool operator!=(const Counting &b) const { return n != b.n; }
};

extern "C" __global__ void test_traits(int *failures)
{
    const int a[3] = {1, 2, 3};
    CHECK(sum(a, a + 3) == 6 && sum(Counting(1), Counting(5)) == 10);
    CHECK(sizeof(Item<const double *>::type) == 8 && sizeof(Item<Counting>::type) == 2);
}
