// DOC: CCCL in device code | `<cuda/std/tuple>`: `tuple`, `get`, `tie`, `tuple_cat`, `apply`, `make_from_tuple`, structured bindings
// SLOW: a large header; optional.cu tries a smaller one
#include <cuda/std/tuple>

#include "check.h"

static_assert(cuda::std::get<1>(cuda::std::make_tuple(1, 2.5, 'c')) == 2.5);
static_assert(cuda::std::tuple_size_v<cuda::std::tuple<int, float, char>> == 3);
static_assert(cuda::std::is_same_v<cuda::std::tuple_element_t<1, cuda::std::tuple<int, float>>, float>);
static_assert(cuda::std::tuple<int, int>(1, 2) < cuda::std::tuple<int, int>(2, 0));

struct point { int x, y; __host__ __device__ point(int a, int b) : x(a), y(b) {} };

extern "C" __global__ void test_tuple(int *failures)
{
    cuda::std::tuple<int, float, char> t(1, 2.5f, 'c');
    CHECK(cuda::std::get<0>(t) == 1 && cuda::std::get<float>(t) == 2.5f && cuda::std::get<2>(t) == 'c');
    cuda::std::get<0>(t) = 9;
    auto [a, b, c] = t;
    CHECK(a == 9 && b == 2.5f && c == 'c');
    int x;
    double y;
    cuda::std::tie(x, y, cuda::std::ignore) = t;
    CHECK(x == 9 && y == 2.5);
    cuda::std::tuple u{1, 2L, 3.0f};
    static_assert(cuda::std::is_same_v<decltype(u), cuda::std::tuple<int, long, float>>);
    auto v = cuda::std::tuple_cat(t, u, cuda::std::make_pair(7, 8));
    static_assert(cuda::std::tuple_size_v<decltype(v)> == 8);
    CHECK(cuda::std::get<3>(v) == 1 && cuda::std::get<4>(v) == 2 && cuda::std::get<7>(v) == 8);
    CHECK(cuda::std::apply([](int p, long q, float r) { return p + q + r; }, u) == 6);
    point p = cuda::std::make_from_tuple<point>(cuda::std::make_tuple(4, 5));
    CHECK(p.x == 4 && p.y == 5);
    CHECK(cuda::std::make_tuple(1, 2) == cuda::std::make_tuple(1, 2) && cuda::std::make_tuple(1, 2) != cuda::std::make_tuple(1, 3));
    cuda::std::tuple<int, int> w(1, 2), z(3, 4);
    swap(w, z);
    CHECK(cuda::std::get<0>(w) == 3 && cuda::std::get<1>(z) == 2);
    auto refs = cuda::std::forward_as_tuple(x, y);
    cuda::std::get<0>(refs) = 42;
    CHECK(x == 42);
    cuda::std::tuple<double, double> converted = cuda::std::tuple<int, float>(1, 2.5f);
    CHECK(cuda::std::get<0>(converted) == 1.0 && cuda::std::get<1>(converted) == 2.5);
}
