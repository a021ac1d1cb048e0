// DOC: CCCL in device code | the algorithms of the standard, `<cuda/std/algorithm>` where that header is there
// SLOW: many instances; numeric.cu tries a few
#if __has_include(<cuda/std/algorithm>)
#include <cuda/std/algorithm>
#else // before 3.1 a part that others include
#include <cuda/std/__algorithm_>
#include <cuda/std/inplace_vector>
#endif
#include <cuda/std/functional>
#include <cuda/std/iterator>

#include "check.h"

namespace std_ = cuda::std;

template <class A, int N>
__device__ bool is(const A *a, const int (&expected)[N])
{
    for (int i = 0; i < N; i++)
        if (a[i] != expected[i]) return false;
    return true;
}
struct even { __device__ bool operator()(int x) const { return x % 2 == 0; } };
struct keyed { int key, mark; __device__ bool operator<(const keyed &o) const { return key < o.key; } };

extern "C" __global__ void test_searches(int *failures)
{
    int a[8] = {3, 1, 4, 1, 5, 9, 2, 6}, sub[2] = {1, 5}, same[3] = {2, 2, 2};
    CHECK(std_::all_of(a, a + 8, [](int x) { return x > 0; }) && std_::any_of(a, a + 8, even{}) && std_::none_of(a, a + 8, [](int x) { return x > 9; }));
    CHECK(std_::find(a, a + 8, 5) == a + 4 && std_::find_if(a, a + 8, even{}) == a + 2 && std_::find_if_not(a + 2, a + 8, even{}) == a + 3 && std_::find(a, a + 8, 7) == a + 8);
    CHECK(std_::count(a, a + 8, 1) == 2 && std_::count_if(a, a + 8, even{}) == 3);
    CHECK(std_::adjacent_find(a, a + 8) == a + 8 && std_::adjacent_find(a, a + 8, std_::less<>{}) == a + 1 && std_::adjacent_find(same, same + 3) == same);
    CHECK(std_::find_first_of(a, a + 8, sub, sub + 2) == a + 1 && std_::find_first_of(a, a + 8, sub, sub + 2, std_::greater<>{}) == a);
    CHECK(std_::search(a, a + 8, sub, sub + 2) == a + 3 && std_::find_end(a, a + 8, sub, sub + 1) == a + 3 && std_::search(a, a + 8, sub, sub + 2, std_::not_equal_to<>{}) == a);
    CHECK(std_::search_n(same, same + 3, 2, 2) == same && std_::search_n(a, a + 8, 2, 5, std_::greater_equal<>{}) == a + 4);
    auto m = std_::mismatch(a, a + 8, sub);
    CHECK(m.first == a && m.second == sub && std_::mismatch(a + 3, a + 8, sub, sub + 2).first == a + 5);
    CHECK(std_::equal(a + 3, a + 5, sub) && !std_::equal(a + 3, a + 6, sub, sub + 2) && std_::equal(a, a + 2, sub, [](int, int) { return true; }));
    int p[3] = {4, 1, 3};
    CHECK(std_::is_permutation(a, a + 3, p) && !std_::is_permutation(a, a + 3, sub, sub + 2));
    CHECK(std_::lexicographical_compare(sub, sub + 2, a, a + 8) && !std_::lexicographical_compare(a, a + 8, a, a + 8) && std_::lexicographical_compare(a, a + 8, sub, sub + 2, std_::greater<int>{}));
    int sum = 0, n = 0;
    std_::for_each(a, a + 8, [&](int x) { sum += x; });
    CHECK(std_::for_each_n(a, 3, [&](int) { n++; }) == a + 3 && sum == 31 && n == 3);
}

extern "C" __global__ void test_copies(int *failures)
{
    int a[6] = {1, 2, 3, 4, 5, 6}, b[6] = {}, c[6] = {};
    CHECK(std_::copy(a, a + 6, b) == b + 6 && is(b, {1, 2, 3, 4, 5, 6}) && std_::copy_n(a + 3, 2, b) == b + 2 && is(b, {4, 5, 3}));
    CHECK(std_::copy_if(a, a + 6, c, even{}) == c + 3 && is(c, {2, 4, 6, 0}));
    CHECK(std_::copy_backward(a, a + 5, a + 6) == a + 1 && is(a, {1, 1, 2, 3, 4, 5}));
    CHECK(std_::move(a, a + 2, c) == c + 2 && is(c, {1, 1, 6}) && std_::move_backward(a, a + 5, a + 6) == a + 1 && is(a, {1, 1, 1, 2, 3, 4}));
    std_::fill(b, b + 6, 7);
    CHECK(std_::fill_n(b, 2, 8) == b + 2 && is(b, {8, 8, 7, 7, 7, 7}));
    int next = 0;
    std_::generate(c, c + 4, [&] { return next++; });
    CHECK(std_::generate_n(c + 4, 2, [&] { return 10 * next++; }) == c + 6 && is(c, {0, 1, 2, 3, 40, 50}));
    CHECK(std_::transform(c, c + 3, b, [](int x) { return x * x; }) == b + 3 && std_::transform(c, c + 3, c + 1, b + 3, std_::plus<>{}) == b + 6 && is(b, {0, 1, 4, 1, 3, 5}));
    CHECK(std_::swap_ranges(b, b + 3, c) == c + 3 && is(b, {0, 1, 2, 1, 3, 5}) && is(c, {0, 1, 4, 3, 40, 50}));
    std_::iter_swap(b, c + 5);
    CHECK(b[0] == 50 && c[5] == 0);
    std_::replace(b, b + 6, 1, 9);
    std_::replace_if(b, b + 6, even{}, 0);
    CHECK(is(b, {0, 9, 0, 9, 3, 5}) && std_::replace_copy(b, b + 6, c, 9, 1) == c + 6 && is(c, {0, 1, 0, 1, 3, 5}));
    CHECK(std_::replace_copy_if(b, b + 6, c, even{}, 2) == c + 6 && is(c, {2, 9, 2, 9, 3, 5}));
    CHECK(std_::remove(c, c + 6, 9) == c + 4 && is(c, {2, 2, 3, 5}) && std_::remove_if(c, c + 4, even{}) == c + 2 && is(c, {3, 5}));
    CHECK(std_::remove_copy(b, b + 6, c, 9) == c + 4 && is(c, {0, 0, 3, 5}) && std_::remove_copy_if(b, b + 6, c, even{}) == c + 4 && is(c, {9, 9, 3, 5}));
    CHECK(std_::unique(c, c + 4) == c + 3 && is(c, {9, 3, 5}) && std_::unique_copy(b, b + 6, c, [](int x, int y) { return x != y; }) == c + 2 && c[0] == 0 && c[1] == 0);
    int d[6] = {1, 2, 3, 4, 5, 6};
    std_::reverse(d, d + 5);
    CHECK(is(d, {5, 4, 3, 2, 1, 6}) && std_::reverse_copy(d, d + 6, b) == b + 6 && is(b, {6, 1, 2, 3, 4, 5}));
    CHECK(std_::rotate(b, b + 2, b + 6) == b + 4 && is(b, {2, 3, 4, 5, 6, 1}) && std_::rotate_copy(b, b + 5, b + 6, c) == c + 6 && is(c, {1, 2, 3, 4, 5, 6}));
    CHECK(std_::shift_left(c, c + 6, 2) == c + 4 && is(c, {3, 4, 5, 6}) && std_::shift_right(b, b + 6, 4) == b + 4 && b[4] == 2 && b[5] == 3);
}

extern "C" __global__ void test_orders(int *failures)
{
    int a[7] = {1, 2, 2, 3, 5, 5, 8};
    CHECK(std_::lower_bound(a, a + 7, 2) == a + 1 && std_::upper_bound(a, a + 7, 2) == a + 3 && std_::equal_range(a, a + 7, 5).first == a + 4 && std_::equal_range(a, a + 7, 5).second == a + 6);
    CHECK(std_::binary_search(a, a + 7, 8) && !std_::binary_search(a, a + 7, 4) && std_::is_sorted(a, a + 7) && !std_::is_sorted(a, a + 7, std_::less_equal<>{}) && std_::is_sorted_until(a, a + 7, std_::less_equal<>{}) == a + 2);
    int b[4] = {2, 4, 5, 9}, to[11], sub[2] = {2, 5};
    CHECK(std_::merge(a, a + 7, b, b + 4, to) == to + 11 && is(to, {1, 2, 2, 2, 3, 4, 5, 5, 5, 8, 9}));
    CHECK(std_::includes(a, a + 7, sub, sub + 2) && !std_::includes(a, a + 7, b, b + 4));
    CHECK(std_::set_union(a, a + 7, b, b + 4, to) == to + 9 && is(to, {1, 2, 2, 3, 4, 5, 5, 8, 9}) && std_::set_intersection(a, a + 7, b, b + 4, to) == to + 2 && is(to, {2, 5}));
    CHECK(std_::set_difference(a, a + 7, b, b + 4, to) == to + 5 && is(to, {1, 2, 3, 5, 8}) && std_::set_symmetric_difference(a, a + 7, b, b + 4, to) == to + 7 && is(to, {1, 2, 3, 4, 5, 8, 9}));
    int p[6] = {1, 2, 3, 4, 5, 6}, yes[3], no[3];
    CHECK(std_::partition_copy(p, p + 6, yes, no, even{}).first == yes + 3 && is(yes, {2, 4, 6}) && is(no, {1, 3, 5}) && !std_::is_partitioned(p, p + 6, even{}));
    int *middle = std_::partition(p, p + 6, even{});
    CHECK(middle == p + 3 && std_::is_partitioned(p, p + 6, even{}) && std_::partition_point(p, p + 6, even{}) == middle);
    int q[3] = {1, 2, 3};
    int turns = 1;
    while (std_::next_permutation(q, q + 3)) turns++;
    CHECK(turns == 6 && is(q, {1, 2, 3}) && !std_::prev_permutation(q, q + 3) && is(q, {3, 2, 1}) && std_::prev_permutation(q, q + 3) && is(q, {3, 1, 2}));
}

extern "C" __global__ void test_heaps(int *failures)
{
    int h[8] = {3, 1, 4, 1, 5, 9, 2, 6};
    std_::make_heap(h, h + 7);
    CHECK(std_::is_heap(h, h + 7) && h[0] == 9 && std_::is_heap_until(h, h + 7) == h + 7);
    std_::push_heap(h, h + 8);
    CHECK(std_::is_heap(h, h + 8));
    std_::pop_heap(h, h + 8);
    CHECK(h[7] == 9 && h[0] == 6 && std_::is_heap(h, h + 7));
    std_::sort_heap(h, h + 7);
    CHECK(is(h, {1, 1, 2, 3, 4, 5, 6, 9}) && !std_::is_heap(h, h + 8) && std_::is_heap(h, h + 8, std_::greater<>{}));
    int s[8] = {3, 1, 4, 1, 5, 9, 2, 6}, top[3];
    CHECK(std_::partial_sort_copy(s, s + 8, top, top + 3, std_::greater<>{}) == top + 3 && is(top, {9, 6, 5}));
    std_::partial_sort(s, s + 3, s + 8);
    CHECK(is(s, {1, 1, 2}));
    std_::partial_sort(s, s + 8, s + 8, std_::greater<int>{});
    CHECK(is(s, {9, 6, 5, 4, 3, 2, 1, 1}));
}

extern "C" __global__ void test_extremes(int *failures)
{
    keyed k[4] = {{2, 0}, {1, 1}, {2, 2}, {1, 3}};
    CHECK(std_::min_element(k, k + 4)->mark == 1 && std_::max_element(k, k + 4)->mark == 0);
    auto both = std_::minmax_element(k, k + 4);
    CHECK(both.first->mark == 1 && both.second->mark == 2);
    CHECK(std_::min(k[0], k[2]).mark == 0 && std_::max(k[0], k[2]).mark == 0 && std_::minmax(k[2], k[0]).first.mark == 2);
    CHECK(std_::min({4, 2, 3}) == 2 && std_::max({4, 2, 3}) == 4 && std_::minmax({4, 2, 3}).second == 4 && std_::max(1, 2, std_::greater<>{}) == 1);
    CHECK(std_::clamp(5, 1, 3) == 3 && std_::clamp(-5, 1, 3) == 1 && std_::clamp(2, 1, 3) == 2 && std_::clamp(2, 3, 1, std_::greater<>{}) == 2);
}

constexpr int sorted_sum()
{
    int a[5] = {5, 3, 1, 4, 2};
    std_::partial_sort(a, a + 5, a + 5);
    std_::reverse(a, a + 5);
    return a[0] * 10 + (int)std_::is_sorted(a, a + 5, std_::greater<>{});
}
static_assert(sorted_sum() == 51);
