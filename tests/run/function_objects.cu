// DOC: C++ | the function objects of operators, `std::plus<T>` to `std::bit_not<>` (nvcc: with --expt-relaxed-constexpr)
#include <functional>

#include "check.h"

template <class T, class F> __device__ T folded(const T *values, int n, T first, F f)
{
    for (int i = 0; i < n; i++) first = f(first, values[i]);
    return first;
}
// As GLM has it: a function of both, which is constexpr.
template <class T> struct product {
    __host__ __device__ static constexpr T of(T a, T b) { return std::multiplies<T>()(a, b); }
};
static_assert(product<int>::of(6, 7) == 42, "");

__global__ void test_function_objects(int *failures)
{
    const int values[4] = {3, 5, 7, 9};
    const float floats[3] = {1.5f, 2.0f, 4.0f};
    CHECK(folded(values, 4, 0, std::plus<int>()) == 24);
    CHECK(folded(values, 4, 0, std::minus<>()) == -24);
    CHECK(folded(floats, 3, 2.0f, std::multiplies<float>()) == 24.0f);
    CHECK(folded(floats, 3, 24.0f, std::divides<>()) == 2.0f);
    CHECK(folded(values, 4, 0xff, std::bit_and<int>()) == 1);
    CHECK(folded(values, 4, 0, std::bit_or<>()) == 15);
    CHECK(folded(values, 4, 0, std::bit_xor<int>()) == 8);
    CHECK(std::modulus<int>()(values[3], values[1]) == 4 && std::modulus<>()(values[2], 4) == 3);
    CHECK(std::negate<float>()(floats[0]) == -1.5f && std::negate<>()(values[0]) == -3);
    CHECK(std::bit_not<int>()(values[0]) == -4 && std::bit_not<>()(values[0]) == -4);
    CHECK(std::less<int>()(values[0], values[1]) && !std::less<>()(floats[1], 2));
    CHECK(!std::greater<int>()(values[0], values[1]) && std::greater<>()(values[1], 4.5f));
    CHECK(std::less_equal<float>()(floats[1], 2) && std::greater_equal<>()(values[1], 5));
    CHECK(std::equal_to<int>()(values[1], 5) && std::not_equal_to<>()(values[1], 5.5));
    CHECK(std::logical_and<int>()(values[0], 1) && !std::logical_or<>()(values[0] - 3, 0) && std::logical_not<int>()(values[0] - 3));
    CHECK(product<float>::of(floats[0], floats[2]) == 6.0f);
}
