// DOC: CCCL in device code | `<cuda/std/algorithm>` (where CCCL has that header)
// HEADER: cuda/std/algorithm
#include <cuda/std/algorithm>

#include "check.h"

static_assert(cuda::std::max(1, 2) == 2 && cuda::std::min({3, 1, 2}) == 1 && cuda::std::clamp(7, 0, 5) == 5);

extern "C" __global__ void test_algorithm(int *failures)
{
    int a[6] = {5, 1, 4, 2, 3, 2}, b[6];
    CHECK(*cuda::std::max_element(a, a + 6) == 5 && *cuda::std::min_element(a, a + 6) == 1);
    cuda::std::copy(a, a + 6, b);
    CHECK(cuda::std::equal(a, a + 6, b));
    CHECK(cuda::std::count(a, a + 6, 2) == 2 && cuda::std::find(a, a + 6, 4) == a + 2);
    CHECK(cuda::std::count_if(a, a + 6, [](int x) { return x > 2; }) == 3);
    cuda::std::sort_heap(b, b);
    cuda::std::make_heap(b, b + 6);
    cuda::std::sort_heap(b, b + 6);
    CHECK(cuda::std::is_sorted(b, b + 6) && b[0] == 1 && b[5] == 5);
    CHECK(cuda::std::lower_bound(b, b + 6, 2) == b + 1 && cuda::std::upper_bound(b, b + 6, 2) == b + 3);
    CHECK(cuda::std::binary_search(b, b + 6, 4) && !cuda::std::binary_search(b, b + 6, 6));
    CHECK(cuda::std::unique(b, b + 6) == b + 5);
    cuda::std::reverse(b, b + 5);
    CHECK(b[0] == 5 && b[4] == 1);
    cuda::std::rotate(b, b + 1, b + 5);
    CHECK(b[4] == 5 && b[0] == 4);
    cuda::std::fill(b, b + 6, 9);
    cuda::std::transform(a, a + 6, b, [](int x) { return x * x; });
    CHECK(b[0] == 25 && cuda::std::all_of(b, b + 6, [](int x) { return x > 0; }));
    int sum = 0;
    cuda::std::for_each(a, a + 6, [&](int x) { sum += x; });
    CHECK(sum == 17);
    cuda::std::partition(a, a + 6, [](int x) { return x % 2 == 0; });
    CHECK(a[0] % 2 == 0 && a[5] % 2 == 1);
    auto both = cuda::std::minmax_element(a, a + 6);
    CHECK(*both.first == 1 && *both.second == 5);
}
