// DOC: CCCL in device code | what single names the other files leave, of `<cuda/std/bitset>`, `<cuda/std/numeric>`, `<cuda/std/source_location>`, `<cuda/warp>`, `<cuda/numeric>`, `<cuda/atomic>`
// SLOW: large headers; optional.cu tries a smaller one
#include <cuda/atomic>
#include <cuda/numeric>
#include <cuda/std/bit>
#include <cuda/std/bitset>
#include <cuda/std/functional>
#include <cuda/std/iterator>
#include <cuda/std/memory>
#include <cuda/std/numeric>
#include <cuda/std/source_location>
#include <cuda/std/span>
#include <cuda/warp>

#include "check.h"

namespace std_ = cuda::std;
template <class T, class U>
constexpr bool same = std_::is_same_v<T, U>;
static_assert(std_::endian::native == std_::endian::little && std_::endian::big != std_::endian::little);
static_assert(same<cuda::atomic<int>::value_type, int> && same<cuda::atomic_ref<float>::value_type, float> && cuda::atomic_ref<double, cuda::thread_scope_device>::required_alignment == 8);
static_assert(same<std_::reverse_iterator<int *>::iterator_concept, std_::random_access_iterator_tag> && same<std_::move_iterator<int *>::iterator_concept, std_::random_access_iterator_tag>);

extern "C" __global__ void test_bitset(int *failures)
{
    std_::bitset<40> b(5);
    std_::bitset<40>::reference r = b[1];
    r = true;
    const std_::bitset<40> &c = b;
    std_::bitset<40>::const_reference q = c[1];
    CHECK(b.count() == 3 && q && r && ~r == false && b.to_ulong() == 7 && c.test(2) && b.any() && !b.none() && !b.all() && b.size() == 40);
    r.flip();
    b[39] = b[0];
    CHECK(b.to_ullong() == (1ull << 39) + 5 && (b << 1).test(1) && (b >> 39).test(0) && (b & c) == b && (b | c) == c && (b ^ c).none() && (~b).count() == 37 && b != std_::bitset<40>());
    b.flip().set(3).reset(0).set(4, false).flip(5);
    b.set();
    CHECK(b.all());
    b.reset();
    CHECK(b.none() && std_::bitset<4>("1010").to_ulong() == 10 && std_::bitset<4>("xyyx", 4, 'y', 'x').to_ulong() == 9);
    b <<= 1; b >>= 1; b |= c; b &= c; b ^= c;
    CHECK(b.none());
}

extern "C" __global__ void test_numeric(int *failures)
{
    int a[5] = {1, 2, 3, 4, 5}, to[5];
    auto square = [](int x) { return x * x; };
    CHECK(std_::transform_exclusive_scan(a, a + 5, to, 10, std_::plus<>{}, square) == to + 5 && to[0] == 10 && to[4] == 40);
    CHECK(std_::transform_inclusive_scan(a, a + 5, to, std_::plus<>{}, square) == to + 5 && to[4] == 55 && std_::transform_inclusive_scan(a, a + 5, to, std_::plus<>{}, square, 1) == to + 5 && to[0] == 2);
    CHECK(std_::exclusive_scan(a, a + 5, to, 0) == to + 5 && to[4] == 10 && std_::inclusive_scan(a, a + 5, to) == to + 5 && to[4] == 15 && std_::partial_sum(a, a + 5, to) == to + 5 && to[4] == 15 && std_::adjacent_difference(a, a + 5, to) == to + 5 && to[4] == 1);
    std_::iota(to, to + 5, 3);
    CHECK(to[4] == 7 && std_::accumulate(a, a + 5, 1) == 16 && std_::reduce(a, a + 5) == 15 && std_::transform_reduce(a, a + 5, a, 0) == 55 && std_::inner_product(a, a + 5, a, 0) == 55 && std_::gcd(12, 18) == 6 && std_::lcm(4, 6) == 12 && std_::midpoint(1, 4) == 2);
    auto low = cuda::overflow_cast<signed char>(300 + (int)threadIdx.x);
    static_assert(same<decltype(low), cuda::overflow_result<signed char>>);
    CHECK(low.value == 44 && low.overflow && !cuda::overflow_cast<short>(300).overflow);
}

extern "C" __global__ void test_source_location(int *failures)
{
    auto here = std_::source_location::current();
    CHECK(here.line() == __LINE__ - 1 && here.column() >= 0 && here.file_name()[0] != 0 && here.function_name() != nullptr);
}

// LAUNCH: 1 32
extern "C" __global__ void test_warp(int *failures)
{
    int t = threadIdx.x;
    cuda::device::warp_shuffle_result<int> up = cuda::device::warp_shuffle_up(t, 2);
    CHECK(up.data == (t < 2 ? t : t - 2) && up.pred == (t >= 2) && (int)up == up.data);
    CHECK(cuda::device::warp_shuffle_down(t, 2).pred == (t < 30) && cuda::device::warp_shuffle_idx<8>(t, 1).data == t / 8 * 8 + 1);
}
