// DOC: CCCL in device code | `<cuda/std/span>`: `span` of both kinds, `first`, `last`, `subspan`, `as_bytes`
// SLOW: a large header; optional.cu tries a smaller one
#include <cuda/std/array>
#include <cuda/std/span>

#include "check.h"

__device__ int total(cuda::std::span<const int> s)
{
    int sum = 0;
    for (int x : s) sum += x;
    return sum;
}

extern "C" __global__ void test_span(int *failures)
{
    int raw[5] = {1, 2, 3, 4, 5};
    cuda::std::span<int> s(raw);
    cuda::std::span<int, 5> fixed(raw);
    static_assert(decltype(fixed)::extent == 5 && sizeof(fixed) == sizeof(int *));
    CHECK(s.size() == 5 && total(s) == 15 && total(fixed) == 15 && s.size_bytes() == 20);
    CHECK(total(s.first(2)) == 3 && total(s.last(2)) == 9 && total(s.subspan(1, 3)) == 9);
    CHECK(fixed.first<2>().size() == 2 && fixed.subspan<3>().size() == 2);
    s[0] = 10;
    CHECK(raw[0] == 10 && s.front() == 10 && s.back() == 5 && !s.empty());
    cuda::std::array<int, 3> a{1, 2, 3};
    cuda::std::span from_array(a);
    CHECK(total(from_array) == 6 && decltype(from_array)::extent == 3);
    cuda::std::span<int> counted(raw + 1, 2);
    CHECK(total(counted) == 5);
    CHECK(cuda::std::as_bytes(s).size() == 20);
}
