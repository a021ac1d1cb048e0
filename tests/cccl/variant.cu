// DOC: CCCL in device code | `<cuda/std/variant>`: `variant`, `visit`, `get`, `get_if`, `holds_alternative`, `monostate`
// SLOW: a large header; optional.cu tries a smaller one
#include <cuda/std/variant>

#include "check.h"

using cuda::std::variant;

struct counted {
    int *count;
    __host__ __device__ counted(int *c) : count(c) { ++*c; }
    __host__ __device__ counted(const counted &o) : count(o.count) { ++*count; }
    __host__ __device__ ~counted() { --*count; }
};
struct twice {
    __host__ __device__ double operator()(int x) const { return 2 * x; }
    __host__ __device__ double operator()(float x) const { return 2 * x; }
    __host__ __device__ double operator()(cuda::std::monostate) const { return -1; }
};
static_assert(cuda::std::get<1>(variant<int, float>(2.5f)) == 2.5f);
static_assert(cuda::std::variant_size_v<variant<int, float, char>> == 3);
static_assert(cuda::std::is_same_v<cuda::std::variant_alternative_t<1, variant<int, float>>, float>);

extern "C" __global__ void test_variant(int *failures)
{
    variant<cuda::std::monostate, int, float> v;
    CHECK(v.index() == 0 && cuda::std::holds_alternative<cuda::std::monostate>(v) && cuda::std::visit(twice(), v) == -1);
    v = 3;
    CHECK(v.index() == 1 && cuda::std::get<int>(v) == 3 && cuda::std::visit(twice(), v) == 6);
    v = 1.25f;
    CHECK(v.index() == 2 && cuda::std::get<2>(v) == 1.25f && cuda::std::visit(twice(), v) == 2.5);
    CHECK(cuda::std::get_if<int>(&v) == nullptr && *cuda::std::get_if<2>(&v) == 1.25f);
    v.emplace<1>(9);
    CHECK(cuda::std::get<1>(v) == 9 && !v.valueless_by_exception());
    variant<int, float> a = 1, b = 2, c = 0.5f;
    CHECK(a < b && b < c && a != b && a == (variant<int, float>(1)));
    swap(a, c);
    CHECK(a.index() == 1 && c.index() == 0);
    auto sum = [](auto x, auto y) { return (double)x + y; };
    CHECK(cuda::std::visit(sum, a, b) == 2.5);
    int count = 0;
    {
        variant<int, counted> one(cuda::std::in_place_type<counted>, &count);
        variant<int, counted> other = one;
        CHECK(count == 2);
        one = 4;
        CHECK(count == 1);
    }
    CHECK(count == 0);
}
