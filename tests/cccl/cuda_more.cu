// DOC: CCCL in device code | `<cuda/annotated_ptr>`, `<cuda/bit>`, `<cuda/discard_memory>`, `<cuda/mdspan>`, `<cuda/numeric>`, `<cuda/type_traits>`, `<cuda/work_stealing>`
// SLOW: large headers; optional.cu tries a smaller one
#include <cuda/annotated_ptr>
#include <cuda/barrier>
#include <cuda/bit>
#include <cuda/discard_memory>
#include <cuda/mdspan>
#include <cuda/numeric>
#include <cuda/std/limits>
#include <cuda/type_traits>
#include <cuda/version>
#include <cuda/work_stealing>

#include "check.h"

__device__ alignas(128) int values[256];

// LAUNCH: 1 32
extern "C" __global__ void test_annotated_ptr(int *failures)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    cuda::annotated_ptr<int, cuda::access_property::shared> p{s};
    p[t] = 3 * t;
    __syncthreads();
    CHECK(p[31 - t] == 3 * (31 - t) && *p == 0 && p.get() == s && p);
    cuda::annotated_ptr<int, cuda::access_property::global> global{values};
    global[t] = 5 * t;
    __syncthreads();
    cuda::annotated_ptr<int, cuda::access_property> any{values, cuda::access_property::streaming{}};
    CHECK(any[t] == 5 * t && *any == 0);
    cuda::annotated_ptr<int, cuda::access_property::persisting> kept{values};
    cuda::annotated_ptr<int, cuda::access_property::normal> usual{values + 2};
    cuda::annotated_ptr<int, cuda::access_property::normal> other{values + 7};
    CHECK(kept[t] == 5 * t && *usual == 10 && other - usual == 5);
    cuda::annotated_ptr<int, cuda::access_property::streaming> none;
    CHECK(!none);
    CHECK(*cuda::associate_access_property(values + t, cuda::access_property::persisting{}) == 5 * t);
    cuda::apply_access_property(values, 1024, cuda::access_property::persisting{});
    cuda::apply_access_property(values, 1024, cuda::access_property::normal{});
    CHECK(values[t] == 5 * t);
}

// What the properties are for the instructions of sm_80: nvcc's numbers.
extern "C" __global__ void test_access_property(int *failures)
{
    using cuda::access_property;
    using word = cuda::std::uint64_t;
    CHECK((word)access_property() == 0x10F0000000000000 && (word)access_property(access_property::global{}) == 0x10F0000000000000);
    CHECK((word)access_property(access_property::normal{}) == 0x16F0000000000000);
    CHECK((word)access_property(access_property::streaming{}) == 0x12F0000000000000);
    CHECK((word)access_property(access_property::persisting{}) == 0x14F0000000000000);
    CHECK((word)access_property(access_property::persisting{}, 1.0f, access_property::streaming{}) == 0x15F0000000000000);
}

// LAUNCH: 1 32
extern "C" __global__ void test_copy_of_annotated(int *failures)
{
    __shared__ int to[32];
    __shared__ cuda::barrier<cuda::thread_scope_block> barrier;
    int t = threadIdx.x;
    values[t] = 7 * t;
    if (t == 0) init(&barrier, 32);
    __syncthreads();
    cuda::annotated_ptr<int, cuda::access_property::streaming> from{values + t};
    cuda::memcpy_async(to + t, from, sizeof(int), barrier);
    barrier.arrive_and_wait();
    CHECK(to[t] == 7 * t);
}

extern "C" __global__ void test_bits(int *failures)
{
    volatile unsigned v = 0x12345678u;
    unsigned x = v;
    CHECK(cuda::bit_reverse(x) == 0x1E6A2C48u && cuda::bit_reverse((unsigned char)(x & 255)) == 0x1E);
    CHECK(cuda::bit_reverse((unsigned long long)x) == 0x1E6A2C4800000000ull);
    static_assert(cuda::bit_reverse((unsigned short)1) == 0x8000);
    CHECK(cuda::bitmask<unsigned>(4, 8) == 0xFF0 && cuda::bitmask<unsigned long long>(60, 4) == 0xF000000000000000ull);
    CHECK(cuda::bitfield_extract(x, 8, 12) == 0x456 && cuda::bitfield_insert(x, 0xABu, 16, 8) == 0x12AB5678u);
}

// LAUNCH: 1 1
extern "C" __global__ void test_discard_memory(int *failures)
{
    __shared__ int s[64];
    s[3] = 4;
    values[200] = 9;
    cuda::discard_memory(s, sizeof s);             // shared: left alone
    cuda::discard_memory(values, 64);              // no whole line
    cuda::discard_memory(values + 128, 32 * 4);    // one line, whose values are gone
    CHECK(s[3] == 4 && values[200] == 9);
}

extern "C" __global__ void test_mdspan(int *failures)
{
    using extents = cuda::std::extents<int, 4, cuda::std::dynamic_extent>;
    cuda::restrict_mdspan<int, extents> m(values, extents(5));
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 5; j++) m(i, j) = 10 * i + j;
    CHECK(values[7] == 12 && values[19] == 34 && m.size() == 20 && m.extent(1) == 5);
}

extern "C" __global__ void test_numeric(int *failures)
{
    volatile int n = -1;
    auto r = cuda::overflow_cast<unsigned>((int)n);
    CHECK(r.overflow && r.value == 0xffffffffu && r);
    auto q = cuda::overflow_cast<unsigned char>(255);
    CHECK(!q.overflow && q.value == 255);
    CHECK(cuda::overflow_cast<signed char>(128).overflow && !cuda::overflow_cast<long long>((int)n).overflow);
}

extern "C" __global__ void test_traits(int *failures)
{
    static_assert(cuda::is_floating_point_v<const float> && !cuda::is_floating_point_v<int>);
    static_assert(cuda::is_floating_point<double>::value && CCCL_VERSION >= 3000000);
    CHECK(cuda::is_floating_point_v<double>);
}

__device__ int done[8];

// LAUNCH: 8 32
extern "C" __global__ void test_work_stealing(int *failures)
{
#if CCCL_VERSION < 3003000
    cuda::for_each_canceled_block<1>([&](dim3 block) {
#else
    cuda::device::for_each_canceled_block<1>([&](dim3 block) {
#endif
        if (threadIdx.x == 0) CHECK(atomicAdd(&done[block.x], 1) == 0);
    });
}
