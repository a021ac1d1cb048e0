// OPTIONS: -Wall
#include <tuple>
struct halves { template <std::size_t i> __device__ int get() const { return i; } };
template <> struct std::tuple_size<halves> : std::integral_constant<std::size_t, 2> {};
template <std::size_t i> struct std::tuple_element<i, halves> { typedef int type; };
__device__ int p(halves h)
{
    auto [a, b] = h; // whoever uses one of them may have no use for the other
    int alone; // warning: unused variable 'alone'
    return a;
}
