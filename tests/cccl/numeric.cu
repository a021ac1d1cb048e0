// DOC: CCCL in device code | `<cuda/std/numeric>`: `accumulate`, `reduce`, scans, `inner_product`, `transform_reduce`, `iota`, `gcd`, `midpoint`
// SLOW: a large header; optional.cu tries a smaller one
#include <cuda/std/functional>
#include <cuda/std/numeric>

#include "check.h"

static_assert(cuda::std::gcd(12, 18) == 6 && cuda::std::lcm(4, 6) == 12 && cuda::std::midpoint(1, 4) == 2);

extern "C" __global__ void test_numeric(int *failures)
{
    int a[5] = {1, 2, 3, 4, 5}, b[5];
    CHECK(cuda::std::accumulate(a, a + 5, 0) == 15 && cuda::std::reduce(a, a + 5) == 15);
    CHECK(cuda::std::accumulate(a, a + 5, 1, cuda::std::multiplies<>{}) == 120);
    CHECK(cuda::std::inner_product(a, a + 5, a, 0) == 55);
    cuda::std::partial_sum(a, a + 5, b);
    CHECK(b[0] == 1 && b[4] == 15);
    cuda::std::adjacent_difference(b, b + 5, b);
    CHECK(b[0] == 1 && b[4] == 5);
    cuda::std::exclusive_scan(a, a + 5, b, 10);
    CHECK(b[0] == 10 && b[4] == 20);
    cuda::std::inclusive_scan(a, a + 5, b);
    CHECK(b[4] == 15);
    cuda::std::iota(b, b + 5, 3);
    CHECK(b[0] == 3 && b[4] == 7);
    CHECK(cuda::std::transform_reduce(a, a + 5, a, 0) == 55);
    CHECK(cuda::std::transform_reduce(a, a + 5, 0, cuda::std::plus<>{}, [](int x) { return 2 * x; }) == 30);
}
