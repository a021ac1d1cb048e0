// DOC: CCCL in device code | `<cuda/std/utility>`: `pair`, `move`, `forward`, `exchange`, `swap`, `integer_sequence`, `cmp_less`; `<cuda/std/cstddef>`: `byte`
// SLOW: a large header; optional.cu tries a smaller one
#include <cuda/std/tuple>
#include <cuda/std/utility>

#include "check.h"

struct counted {
    int value, moves = 0;
    __host__ __device__ constexpr counted(int v) : value(v) {}
    __host__ __device__ constexpr counted(const counted &o) : value(o.value), moves(o.moves) {}
    __host__ __device__ constexpr counted(counted &&o) : value(o.value), moves(o.moves + 1) { o.value = -1; }
    counted &operator=(const counted &) = default;
    __host__ __device__ constexpr counted &operator=(counted &&o) { value = o.value; moves = o.moves + 1; o.value = -1; return *this; }
};

template <size_t... I>
__device__ int sum(cuda::std::index_sequence<I...>) { return (0 + ... + (int)I); }

__device__ int which(int &) { return 1; }
__device__ int which(const int &) { return 2; }
__device__ int which(int &&) { return 3; }
template <class T>
__device__ int forwarded(T &&x) { return which(cuda::std::forward<T>(x)); }

static_assert(cuda::std::make_pair(1, 2.5).second == 2.5);
static_assert(cuda::std::pair<int, int>(1, 2) < cuda::std::pair<int, int>(1, 3));
static_assert(cuda::std::is_same_v<cuda::std::make_index_sequence<3>, cuda::std::index_sequence<0, 1, 2>>);
static_assert(cuda::std::cmp_less(-1, 1u) && !cuda::std::cmp_equal(-1, 0xFFFFFFFFu) && cuda::std::in_range<signed char>(100));

extern "C" __global__ void test_utility(int *failures)
{
    int a = 1, b = 2;
    cuda::std::swap(a, b);
    CHECK(a == 2 && b == 1);
    CHECK(cuda::std::exchange(a, 7) == 2 && a == 7);
    const int c = 3;
    CHECK(forwarded(a) == 1 && forwarded(c) == 2 && forwarded(4) == 3);
    CHECK(which(cuda::std::move(a)) == 3 && which(cuda::std::as_const(a)) == 2);
    counted x(5), y(cuda::std::move(x));
    CHECK(x.value == -1 && y.value == 5 && y.moves == 1);
    cuda::std::swap(x, y);
    CHECK(x.value == 5 && y.value == -1);
    CHECK(sum(cuda::std::make_index_sequence<5>{}) == 10);
    CHECK(sum(cuda::std::index_sequence_for<int, char, float>{}) == 3);
    CHECK(cuda::std::to_underlying(cuda::std::byte{3}) == 3);
}

extern "C" __global__ void test_pair(int *failures)
{
    cuda::std::pair<int, float> p(1, 2.5f), q;
    q = p;
    CHECK(q.first == 1 && q.second == 2.5f && p == q && !(p < q));
    auto [a, b] = cuda::std::make_pair(3, 4L);
    CHECK(a == 3 && b == 4 && sizeof b == 8);
    CHECK(cuda::std::get<0>(p) == 1 && cuda::std::get<float>(p) == 2.5f);
    cuda::std::pair r{7u, 'x'};
    static_assert(cuda::std::is_same_v<decltype(r), cuda::std::pair<unsigned, char>>);
    cuda::std::pair<double, long> wide(p.first, 9);
    wide = cuda::std::make_pair(2, 3);
    CHECK(wide.first == 2.0 && wide.second == 3);
    cuda::std::pair<counted, counted> moved(counted(1), counted(2));
    CHECK(moved.first.moves == 1 && moved.second.value == 2);
    cuda::std::pair<counted, int> made(cuda::std::piecewise_construct, cuda::std::forward_as_tuple(4), cuda::std::forward_as_tuple(5));
    CHECK(made.first.value == 4 && made.first.moves == 0 && made.second == 5);
}
