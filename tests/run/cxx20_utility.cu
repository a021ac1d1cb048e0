#include "check.h"
#include <array>
#include <utility>
// OPTIONS: -std=c++20
// DOC: C++20 | `std::cmp_less` and its kin, `std::in_range`, `std::ssize`, `std::to_array`
static_assert(std::cmp_less(-1, 2u) && !std::cmp_less(2u, -1) && std::cmp_greater(3000000000u, -5) && std::cmp_equal(4, 4ull));
static_assert(!std::cmp_equal(-1, 0xffffffffu) && std::cmp_not_equal(-1, ~0ull) && std::cmp_less_equal(-1, -1l));
static_assert(std::in_range<unsigned char>(255) && !std::in_range<unsigned char>(-1) && !std::in_range<int>(3000000000u));
constexpr auto listed = std::to_array({1, 2, 3});
static_assert(listed.size() == 3 && listed[2] == 3 && std::ssize(listed) - 4 < 0);
extern "C" __global__ void test_utility(int *failures)
{
    int minus = -1;
    unsigned two = threadIdx.x + 2;
    CHECK(std::cmp_less(minus, two) && std::cmp_greater_equal(two, minus) && !std::in_range<unsigned>(minus));
    float values[] = {1.5f, 2.5f};
    auto copied = std::to_array(values);
    auto text = std::to_array("ab");
    CHECK(copied[1] == 2.5f && copied.size() == 2 && text.size() == 3 && text[1] == 'b' && std::ssize(values) == 2);
}
