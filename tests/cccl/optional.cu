// DOC: CCCL in device code | `<cuda/std/optional>`: `optional`, `nullopt`, `transform`, `and_then`, `or_else`
#include <cuda/std/optional>

#include "check.h"

__device__ int destroyed;
struct loud { int x; __host__ __device__ loud(int v) : x(v) {} __device__ ~loud() { ++destroyed; } };

__host__ __device__ constexpr cuda::std::optional<int> halved(int x)
{
    if (x % 2) return cuda::std::nullopt;
    return x / 2;
}
static_assert(*halved(8) == 4 && !halved(3) && halved(3).value_or(-1) == -1);

extern "C" __global__ void test_optional(int *failures)
{
    cuda::std::optional<int> a, b = 3;
    CHECK(!a && b && *b == 3 && b.value() == 3 && !a.has_value());
    a = 5;
    CHECK(a == 5 && a > b && a != b && a.value_or(1) == 5);
    a.reset();
    CHECK(a == cuda::std::nullopt && a < b);
    swap(a, b);
    CHECK(a.has_value() && !b);
    b.emplace(11);
    CHECK(*b == 11);
    auto c = cuda::std::make_optional(2.5f);
    static_assert(cuda::std::is_same_v<decltype(c), cuda::std::optional<float>>);
    destroyed = 0;
    {
        cuda::std::optional<loud> l(cuda::std::in_place, 4);
        CHECK(l->x == 4);
        l = cuda::std::nullopt;
        CHECK(destroyed == 1);
        l.emplace(6);
    }
    CHECK(destroyed == 2);
    CHECK(halved(8).transform([](int x) { return x + 0.5; }) == 4.5);
    CHECK(halved(8).and_then(halved) == 2 && !halved(6).and_then(halved));
    CHECK(halved(3).or_else([] { return cuda::std::optional<int>(8); }) == 8);
}
