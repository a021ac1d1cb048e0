// DOC: CCCL in device code | `<cuda/iterator>`: each of its iterators, `zip_function`
// SLOW: large headers; optional.cu tries a smaller one
// CCCL: 3.5
#include <cuda/iterator>
#include <cuda/std/tuple>

#include "check.h"

struct twice {
    __device__ int operator()(int x) const { return 2 * x; }
};

struct plus_one {
    __device__ int operator()(int x) const { return x + 1; }
};

struct sum {
    template <class A, class B>
    __device__ int operator()(A a, B b) const
    {
        return a + 10 * b;
    }
};

//! What random access iterators have in common: `at(i)` is the i-th of five elements.
template <class Iterator, class At>
__device__ void walked(int *failures, Iterator first, At at)
{
    auto it = first, last = first + 5;
    CHECK(last - first == 5 && first < last && first <= last && last > first && last >= first && first != last);
    for (int i = 0; i < 5; i++, ++it) CHECK(*it == at(i) && first[i] == at(i) && it == first + i);
    CHECK(it == last);
    it -= 2;
    CHECK(*it == at(3) && *--it == at(2) && *it-- == at(2) && *it++ == at(1) && *(it += 2) == at(4));
    CHECK(*(last - 1) == at(4) && *(2 + first) == at(2));
}

extern "C" __global__ void test_constant_and_counting(int *failures)
{
    walked(failures, cuda::make_constant_iterator(7), [](int) { return 7; });
    cuda::constant_iterator constant(3);
    CHECK(*constant == 3 && constant[100] == 3);
    walked(failures, cuda::make_counting_iterator(4), [](int i) { return 4 + i; });
    cuda::counting_iterator<long long> far(1LL << 40);
    CHECK(*far == 1LL << 40 && far[5] == (1LL << 40) + 5);
}

extern "C" __global__ void test_discard(int *failures)
{
    auto it = cuda::make_discard_iterator(2);
    *it = 5;
    *it++ = "anything";
    CHECK(it.index() == 3 && it + 4 == cuda::discard_iterator(7));
}

extern "C" __global__ void test_permutation_and_stride(int *failures)
{
    int values[10] = {0, 10, 20, 30, 40, 50, 60, 70, 80, 90}, order[5] = {9, 0, 3, 3, 5};
    walked(failures, cuda::make_permutation_iterator(values, order), [&](int i) { return 10 * order[i]; });
    cuda::permutation_iterator permuted(values, order);
    *permuted = 91;
    CHECK(values[9] == 91 && permuted.index() == 9);
    values[9] = 90;
    walked(failures, cuda::make_strided_iterator(values, 2), [](int i) { return 20 * i; });
    auto fixed = cuda::make_strided_iterator<cuda::std::integral_constant<int, 2>>(values + 1);
    CHECK(*fixed == 10 && fixed[2] == 50 && fixed.stride() == 2 && fixed.base() == values + 1);
    fixed[1] = 31;
    CHECK(values[3] == 31);
}

extern "C" __global__ void test_transforms(int *failures)
{
    int values[5] = {1, 2, 3, 4, 5};
    walked(failures, cuda::make_transform_iterator(values, twice{}), [](int i) { return 2 * i + 2; });
    CHECK(cuda::transform_iterator(values, twice{}).base() == values);
    auto out = cuda::make_transform_output_iterator(values, twice{});
    *out = 10;
    out[2] = 30;
    CHECK(values[0] == 20 && values[2] == 60 && out + 3 - out == 3);
    auto both = cuda::make_transform_input_output_iterator(values, plus_one{}, twice{});
    CHECK(*both == 21);
    *both = 4;
    CHECK(values[0] == 8 && both[1] == 3);
    int written[3] = {};
    auto tabulate = cuda::make_tabulate_output_iterator([&](int i, int x) { written[i] = x; });
    *tabulate = 5;
    *++tabulate = 6;
    tabulate[1] = 7;
    CHECK(written[0] == 5 && written[1] == 6 && written[2] == 7);
}

extern "C" __global__ void test_zips(int *failures)
{
    int a[5] = {1, 2, 3, 4, 5};
    short b[5] = {5, 4, 3, 2, 1};
    auto zip = cuda::make_zip_iterator(a, b);
    CHECK(cuda::std::get<0>(*zip) == 1 && cuda::std::get<1>(zip[2]) == 3 && zip + 5 - zip == 5);
    auto [x, y] = *(zip + 1);
    CHECK(x == 2 && y == 4);
    cuda::std::get<1>(*zip) = 50;
    CHECK(b[0] == 50);
    cuda::zip_iterator same(a, b);
    CHECK(same == zip && ++same != zip && same > zip);
    b[0] = 5;
    auto weighed = cuda::make_zip_transform_iterator(sum{}, a, b);
    walked(failures, weighed, [](int i) { return 1 + i + 10 * (5 - i); });
    cuda::zip_function<sum> apart;
    CHECK(apart(cuda::std::make_tuple(1, 2)) == 21 && cuda::make_zip_function(sum{})(*zip) == 51);
}

struct reversed {
    using index_type = unsigned;
    unsigned n;
    __device__ unsigned size() const { return n; }
    __device__ unsigned operator()(unsigned i) const { return n - 1 - i; }
};

extern "C" __global__ void test_shuffle(int *failures)
{
    auto it = cuda::make_shuffle_iterator(reversed{5}, 0u);
    CHECK(*it == 4 && it[1] == 3 && *(it + 4) == 0);
}
