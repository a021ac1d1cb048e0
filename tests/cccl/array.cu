// DOC: CCCL in device code | `<cuda/std/array>`: `array`, iterators, `to_array`, structured bindings, in constant expressions
// SLOW: a large header; optional.cu tries a smaller one
#include <cuda/std/array>

#include "check.h"

__host__ __device__ constexpr int total(cuda::std::array<int, 4> a)
{
    int sum = 0;
    for (int x : a) sum += x;
    return sum;
}
static_assert(total({1, 2, 3, 4}) == 10);
static_assert(cuda::std::array{1, 2, 3}.size() == 3);
static_assert(sizeof(cuda::std::array<short, 5>) == 10);
static_assert(cuda::std::get<1>(cuda::std::array<int, 2>{4, 5}) == 5);

extern "C" __global__ void test_array(int *failures)
{
    cuda::std::array<int, 4> a{1, 2, 3, 4}, b = a;
    CHECK(a == b && a.size() == 4 && !a.empty() && a.front() == 1 && a.back() == 4);
    b[2] = 9;
    CHECK(a != b && a < b && b[2] == 9 && b.data()[2] == 9);
    b.fill(7);
    CHECK(total(b) == 28);
    a.swap(b);
    CHECK(total(a) == 28 && total(b) == 10);
    int sum = 0;
    for (auto it = b.rbegin(); it != b.rend(); ++it) sum = 10 * sum + *it;
    CHECK(sum == 4321);
    auto [p, q, r, s] = b;
    CHECK(p == 1 && q == 2 && r == 3 && s == 4);
    const auto c = cuda::std::to_array({1.0f, 2.0f});
    CHECK(c.size() == 2 && c[1] == 2.0f && cuda::std::get<0>(c) == 1.0f);
    cuda::std::array<int, 0> none;
    CHECK(none.empty() && none.begin() == none.end());
    cuda::std::array<cuda::std::array<int, 2>, 2> m{{{1, 2}, {3, 4}}};
    CHECK(m[1][0] == 3);
}
