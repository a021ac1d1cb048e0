// DOC: CCCL in device code | `<cuda/memory>`, `<cuda/utility>`, `<cuda/hierarchy>`, `<cuda/access_property>`, `<cuda/std/execution>`, `<cuda/execution>`
// SLOW: large headers; optional.cu tries a smaller one
// CCCL: 3.5
#include <cuda/access_property>
#include <cuda/execution>
#include <cuda/hierarchy>
#include <cuda/memory>
#include <cuda/std/execution>
#include <cuda/utility>

#include "check.h"

__device__ alignas(256) int everywhere[64];

extern "C" __global__ void test_alignment(int *failures)
{
    char *base = (char *)everywhere;
    CHECK(cuda::align_up(base + 1, 64) == base + 64 && cuda::align_up(base, 64) == base);
    CHECK(cuda::align_down(base + 127, 64) == base + 64 && cuda::align_down(everywhere + 3, 16) == everywhere);
    const int *kept = cuda::align_up((const int *)everywhere + 1, 32);
    CHECK(kept == everywhere + 8);
    CHECK(cuda::is_aligned(everywhere, 256) && !cuda::is_aligned(everywhere + 1, 8));
    CHECK(cuda::is_aligned((volatile int *)everywhere + 2, 8));
    cuda::aligned_size_t<16> size(64);
    CHECK(size == 64 && size.value == 64 && size.align == 16);
    CHECK(*cuda::ptr_rebind<float>(everywhere) == 0.0f && cuda::ptr_rebind<char>(everywhere + 1) == base + 4);
    CHECK(cuda::ptr_rebind<unsigned>((const int *)everywhere) == (const unsigned *)everywhere);
    CHECK(cuda::ptr_rebind<void>(everywhere) == base);
}

extern "C" __global__ void test_ranges_of_pointers(int *failures)
{
    int *p = everywhere;
    CHECK(cuda::ptr_in_range(p + 3, p, p + 4) && !cuda::ptr_in_range(p + 4, p, p + 4) && cuda::ptr_in_range(p, p, p + 1));
    CHECK(cuda::ranges_overlap(p, p + 4, p + 3, p + 9) && !cuda::ranges_overlap(p, p + 4, p + 4, p + 9));
    CHECK(cuda::ranges_overlap(p, p + 9, p + 3, p + 4));
    CHECK(cuda::get_device_address(everywhere[0]) == everywhere);
}

extern "C" __global__ void test_address_spaces(int *failures)
{
    using cuda::device::address_space;
    __shared__ int shared[4];
    using cuda::device::is_address_from, cuda::device::is_object_from;
    CHECK(is_address_from(shared, address_space::shared) && !is_address_from(shared, address_space::global));
    CHECK(is_address_from(everywhere, address_space::global) && !is_address_from(everywhere, address_space::shared));
    CHECK(is_object_from(shared, address_space::shared) && is_object_from(everywhere[2], address_space::global));
    CHECK(is_address_from((volatile int *)shared, address_space::shared));
}

extern "C" __global__ void test_utility(int *failures)
{
    CHECK(cuda::in_range(3, 0, 3) == (3 >= 0 && 3 <= 3) && !cuda::in_range(-1, 0, 3) && cuda::in_range(0.5f, 0.0f, 1.0f));
    int sum = 0, seen = 0;
    cuda::static_for<4>([&](auto i) { sum += i * i; });
    cuda::static_for<int, 2, 10, 3>([&](auto i, int &more) { more = 10 * more + decltype(i)::value; }, seen);
    CHECK(sum == 14 && seen == 25);
    cuda::static_for<short, 3>([&](auto i) { sum += sizeof(decltype(i)::value); });
    CHECK(sum == 20);
}

// LAUNCH: 3 64
extern "C" __global__ void test_hierarchy(int *failures)
{
    cuda::hierarchy h(cuda::gpu_thread, cuda::grid_dims<3>(), cuda::block_dims<64>());
    CHECK(cuda::gpu_thread.rank(cuda::block, h) == threadIdx.x);
    CHECK(cuda::gpu_thread.rank(cuda::grid, h) == blockIdx.x * 64 + threadIdx.x);
    CHECK(cuda::block.rank(cuda::grid, h) == blockIdx.x && cuda::block.count(cuda::grid, h) == 3);
    CHECK(cuda::gpu_thread.count(cuda::block, h) == 64 && cuda::gpu_thread.count(cuda::grid, h) == 192);
    static_assert(decltype(h)::has_level(cuda::block));
    CHECK(cuda::gpu_thread.dims(cuda::block, h).x == 64 && cuda::gpu_thread.index(cuda::block, h).x == threadIdx.x);
    CHECK(cuda::gpu_thread.extents(cuda::block, h).extent(0) == 64 && h.level(cuda::block).extents().extent(0) == 64);
    CHECK(cuda::warp.count(cuda::block, h) == 2 && cuda::gpu_thread.count(cuda::warp, h) == 32);
    auto same = h;
    CHECK(h == same && !(h != same));
}

struct get_tag {
    template <class Env>
    __device__ auto operator()(const Env &env) const { return env.query(*this); }
};

extern "C" __global__ void test_environments(int *failures)
{
    namespace execution = cuda::std::execution;
    execution::prop seven{get_tag{}, 7};
    CHECK(seven.query(get_tag{}) == 7 && get_tag{}(seven) == 7);
    execution::env both{seven, execution::prop{get_tag{}, 8}};
    CHECK(get_tag{}(both) == 7);
    static_assert(cuda::std::is_execution_policy_v<decltype(execution::par_unseq)>);
    static_assert(!cuda::std::is_execution_policy_v<int>);
}

extern "C" __global__ void test_access(int *failures)
{
    using cuda::access_property;
    CHECK((cuda::std::uint64_t)access_property(access_property::streaming{}) == 0x12F0000000000000);
}
