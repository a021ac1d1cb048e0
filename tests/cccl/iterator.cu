// DOC: CCCL in device code | `<cuda/std/iterator>`, `<cuda/std/memory>`, `<cuda/std/concepts>`, `<cuda/std/numbers>`, `<cuda/std/source_location>`
// SLOW: a large header; optional.cu tries a smaller one
#include <cuda/std/concepts>
#include <cuda/std/iterator>
#include <cuda/std/memory>
#include <cuda/std/numbers>
#include <cuda/std/source_location>

#include "check.h"

static_assert(cuda::std::integral<int> && !cuda::std::integral<float> && cuda::std::floating_point<double>);
static_assert(cuda::std::same_as<int, int> && cuda::std::convertible_to<int, double> && cuda::std::totally_ordered<int>);
static_assert(cuda::std::invocable<int (*)(int), int> && cuda::std::copyable<int> && cuda::std::random_access_iterator<int *>);

extern "C" __global__ void test_iterator(int *failures)
{
    int a[5] = {1, 2, 3, 4, 5};
    auto r = cuda::std::make_reverse_iterator(a + 5);
    CHECK(*r == 5 && r[2] == 3 && *cuda::std::next(a, 3) == 4 && *cuda::std::prev(a + 5) == 5);
    CHECK(cuda::std::distance(a, a + 5) == 5 && cuda::std::size(a) == 5 && *cuda::std::rbegin(a) == 5 && cuda::std::end(a) - cuda::std::begin(a) == 5);
    int *p = a;
    cuda::std::advance(p, 2);
    CHECK(*p == 3);
    auto m = cuda::std::make_move_iterator(a + 1);
    CHECK(*m == 2);
    alignas(8) char room[sizeof(int) * 2];
    int *made = ::new (room) int(7);
    CHECK(*made == 7 && cuda::std::addressof(*made) == made);
    int copies[5];
    cuda::std::uninitialized_copy(a, a + 5, copies);
    CHECK(copies[4] == 5);
    void *at = room + 1;
    size_t space = 7;
    CHECK(cuda::std::align(4, 4, at, space) == room + 4 && space == 4);
    CHECK(cuda::std::numbers::pi_v<float> == 3.14159265f && cuda::std::numbers::e == 2.718281828459045);
    CHECK(cuda::std::source_location::current().line() == __LINE__);
}
