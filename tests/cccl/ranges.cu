// DOC: CCCL in device code | `<cuda/std/ranges>`
// SLOW: a large header; optional.cu tries a smaller one
#include <cuda/std/ranges>
#include <cuda/std/array>
#include <cuda/std/span>

#include "check.h"

extern "C" __global__ void test_ranges(int *failures)
{
    cuda::std::array<int, 4> a{1, 2, 3, 4};
    CHECK(cuda::std::ranges::size(a) == 4 && *cuda::std::ranges::begin(a) == 1 && cuda::std::ranges::end(a) - cuda::std::ranges::begin(a) == 4);
    CHECK(!cuda::std::ranges::empty(a) && cuda::std::ranges::data(a) == a.data() && *cuda::std::ranges::rbegin(a) == 4);
    static_assert(cuda::std::ranges::random_access_range<cuda::std::array<int, 4>> && cuda::std::ranges::view<cuda::std::span<int>>);
    auto p = cuda::std::ranges::next(a.begin(), 2);
    CHECK(*p == 3 && cuda::std::ranges::distance(a) == 4);
    cuda::std::ranges::subrange s(a.begin() + 1, a.end());
    CHECK(s.size() == 3 && s.front() == 2);
}
