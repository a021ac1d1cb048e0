// DOC: CCCL in device code | `<cuda/std/expected>`: `expected`, `unexpected`, `unexpect`, `and_then`, `transform`, `or_else`, `transform_error`
// SLOW: a large header; optional.cu tries a smaller one
#include <cuda/std/expected>

#include "check.h"

using cuda::std::expected;
using cuda::std::unexpected;

__host__ __device__ constexpr expected<int, char> halved(int x)
{
    if (x % 2) return unexpected('o');
    return x / 2;
}
static_assert(*halved(8) == 4 && !halved(3) && halved(3).error() == 'o' && halved(3).value_or(-1) == -1);

extern "C" __global__ void test_expected(int *failures)
{
    expected<int, float> a = 3, b = unexpected(2.5f);
    CHECK(a && *a == 3 && a.value() == 3 && a.has_value() && !b && b.error() == 2.5f);
    CHECK(a == 3 && b == unexpected(2.5f) && a != b);
    swap(a, b);
    CHECK(!a && *b == 3);
    a.emplace(7);
    CHECK(*a == 7);
    a = unexpected(1.5f);
    CHECK(a.error() == 1.5f && a.value_or(9) == 9);
    expected<void, int> none, bad(cuda::std::unexpect, 4);
    CHECK(none.has_value() && bad.error() == 4);
    CHECK(halved(8).transform([](int x) { return x + 0.5; }).value() == 4.5);
    CHECK(halved(8).and_then(halved).value() == 2 && halved(6).and_then(halved).error() == 'o');
    CHECK(halved(3).or_else([](char) { return expected<int, char>(8); }) == 8);
    CHECK(halved(3).transform_error([](char c) { return c + 1; }).error() == 'o' + 1);
}
