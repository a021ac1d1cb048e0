// DOC: CCCL in device code | `<cuda/std/functional>`: function objects, `invoke`, `ref`, `not_fn`, `bind_front`, `mem_fn`
// SLOW: a large header; optional.cu tries a smaller one
#include <cuda/std/functional>

#include "check.h"

struct adder {
    int base;
    __host__ __device__ int add(int x) const { return base + x; }
    __host__ __device__ int operator()(int x) const { return base * x; }
};
__device__ int twice(int x) { return 2 * x; }

static_assert(cuda::std::plus<int>{}(1, 2) == 3 && cuda::std::less<>{}(1, 2.5) && cuda::std::bit_xor<>{}(5, 3) == 6);
static_assert(cuda::std::modulus<>{}(7, 3) == 1 && cuda::std::negate<>{}(4) == -4 && cuda::std::logical_not<>{}(false));

extern "C" __global__ void test_functional(int *failures)
{
    adder a{10};
    CHECK(cuda::std::invoke(twice, 4) == 8 && cuda::std::invoke(a, 3) == 30);
    CHECK(cuda::std::invoke(&adder::add, a, 5) == 15 && cuda::std::invoke(&adder::base, a) == 10);
    auto r = cuda::std::ref(a);
    r.get().base = 20;
    CHECK(a.base == 20 && r(2) == 40 && cuda::std::cref(a).get().base == 20);
    auto no = cuda::std::not_fn([](int x) { return x > 0; });
    CHECK(no(-1) && !no(1));
    auto bound = cuda::std::bind_front([](int x, int y) { return 10 * x + y; }, 3);
    CHECK(bound(4) == 34);
    CHECK(cuda::std::identity{}(5) == 5);
    CHECK(cuda::std::mem_fn(&adder::add)(a, 1) == 21);
}
