// DOC: CCCL in device code | `<cuda/std/iterator>`: adaptors, inserters, sentinels, traits, range access; `<cuda/std/inplace_vector>`: every member
// SLOW: large headers; optional.cu tries a smaller one
#include <cuda/std/array>
#include <cuda/std/functional>
#include <cuda/std/inplace_vector>
#include <cuda/std/iterator>

#include "check.h"

namespace std_ = cuda::std;
template <class T, class U>
constexpr bool same = std_::is_same_v<T, U>;

struct deque { // a container of ours, enough for the inserters
    using value_type = int;
    using iterator = int *;
    int store[16], first = 8, last = 8;
    __device__ int *begin() { return store + first; }
    __device__ int *end() { return store + last; }
    __device__ void push_back(int x) { store[last++] = x; }
    __device__ void push_front(int x) { store[--first] = x; }
    __device__ int *insert(int *at, int x)
    {
        for (int *p = end(); p != at; p--) *p = p[-1];
        *at = x;
        last++;
        return at;
    }
};

extern "C" __global__ void test_inserters(int *failures)
{
    deque d;
    std_::back_insert_iterator<deque> back(d);
    std_::front_insert_iterator<deque> front(d);
    *back++ = 1;
    *back = 2;
    *std_::back_inserter(d) = 3;
    *front++ = 4;
    *std_::front_inserter(d) = 5;
    std_::insert_iterator<deque> in(d, d.begin() + 2);
    *in++ = 6;
    *in++ = 7;
    *std_::inserter(d, d.begin()) = 8;
    const int expected[8] = {8, 5, 4, 6, 7, 1, 2, 3};
    CHECK(d.end() - d.begin() == 8);
    for (int i = 0; i < 8; i++) CHECK(d.begin()[i] == expected[i]);
    static_assert(same<decltype(back)::container_type, deque> && same<decltype(front)::container_type, deque> && same<decltype(in)::container_type, deque>);
    static_assert(same<decltype(back)::iterator_category, std_::output_iterator_tag> && same<decltype(front)::reference, void> && same<decltype(in)::value_type, void>);
}

extern "C" __global__ void test_adaptors(int *failures)
{
    int a[5] = {1, 2, 3, 4, 5};
    std_::reverse_iterator<int *> r(a + 5), e(a);
    static_assert(same<decltype(r)::iterator_type, int *> && same<decltype(r)::value_type, int> && same<decltype(r)::reference, int &> && same<decltype(r)::difference_type, ptrdiff_t> && same<decltype(r)::pointer, int *> && same<decltype(r)::iterator_category, std_::random_access_iterator_tag>);
    CHECK(*r == 5 && r[2] == 3 && e - r == 5 && *(r + 1) == 4 && r.base() == a + 5 && r < e && e > r && r <= e && e >= r && r != e && *std_::make_reverse_iterator(a + 2) == 2);
    r += 2;
    r -= 1;
    CHECK(*r-- == 4 && *r++ == 5 && *--r == 5 && *++r == 4 && std_::next(r) - r == 1 && *(1 + r) == 3 && *(r - 1) == 5);
    std_::move_iterator<int *> m(a);
    static_assert(same<decltype(m)::reference, int &&> && same<decltype(m)::iterator_type, int *> && same<decltype(m)::value_type, int> && same<decltype(m)::difference_type, ptrdiff_t> && same<decltype(m)::pointer, int *> && same<decltype(*std_::make_move_iterator(a)), int &&>);
    CHECK(*m == 1 && m[3] == 4 && m.base() == a && std_::make_move_iterator(a + 5) - m == 5 && *++m == 2 && *m++ == 2 && *m-- == 3 && *--m == 1 && *(m + 2) == 3);
    std_::move_sentinel<int *> ms(a + 5);
    CHECK(ms.base() == a + 5 && m != ms && ms - m == 5 && std_::make_move_iterator(a + 5) == ms);
    int *p = a;
    std_::advance(p, 3);
    CHECK(std_::distance(a, p) == 3 && *std_::next(a, 2) == 3 && *std_::prev(a + 5) == 5 && *std_::prev(a + 5, 2) == 4);
    int n = 0;
    for (int *q = a; q != std_::unreachable_sentinel && n < 3; q++) n++;
    CHECK(n == 3 && same<const std_::unreachable_sentinel_t, decltype(std_::unreachable_sentinel)> && same<const std_::default_sentinel_t, decltype(std_::default_sentinel)>);
    std_::ranges::iter_swap(a + 0, a + 1);
    CHECK(a[0] == 2 && std_::ranges::iter_move(a + 1) == 1 && same<decltype(std_::ranges::iter_move(a)), int &&>);
    std_::iter_swap(a, a + 1);
    CHECK(a[0] == 1);
}

extern "C" __global__ void test_access(int *failures)
{
    int a[3] = {1, 2, 3};
    const int (&c)[3] = a;
    std_::array<int, 2> v{8, 9};
    CHECK(std_::begin(a) == a && std_::end(a) == a + 3 && *std_::cbegin(a) == 1 && std_::cend(a) == a + 3 && *std_::rbegin(a) == 3 && std_::rend(a).base() == a && *std_::crbegin(a) == 3 && std_::crend(c).base() == a);
    CHECK(*std_::begin(v) == 8 && std_::end(v) - std_::cbegin(v) == 2 && *std_::rbegin(v) == 9 && *std_::crbegin(v) == 9 && std_::crend(v) - std_::crbegin(v) == 2);
    CHECK(std_::size(a) == 3 && std_::ssize(a) == 3 && std_::ssize(v) == 2 && !std_::empty(a) && std_::data(v) == &v[0] && std_::data(a) == a && std_::empty(std_::array<int, 0>{}));
    static_assert(same<decltype(std_::ssize(v)), ptrdiff_t> && same<decltype(std_::cbegin(a)), const int *>);
}

struct walker { // says its types through the traits' members
    using iterator_category = std_::forward_iterator_tag;
    using value_type = float;
    using difference_type = int;
    using pointer = const float *;
    using reference = const float &;
    const float *at;
    __device__ reference operator*() const { return *at; }
    __device__ walker &operator++() { ++at; return *this; }
    __device__ walker operator++(int) { return {at++}; }
    __device__ bool operator==(const walker &o) const { return at == o.at; }
    __device__ bool operator!=(const walker &o) const { return at != o.at; }
};
using W = std_::iterator_traits<walker>;
static_assert(same<W::iterator_category, std_::forward_iterator_tag> && same<W::value_type, float> && same<W::difference_type, int> && same<W::pointer, const float *> && same<W::reference, const float &>);
static_assert(same<std_::iterator_traits<const int *>::value_type, int> && same<std_::iterator_traits<const int *>::reference, const int &> && same<std_::iterator_traits<int *>::iterator_category, std_::random_access_iterator_tag>);
static_assert(same<std_::iter_value_t<const int *>, int> && same<std_::iter_reference_t<const int *>, const int &> && same<std_::iter_difference_t<walker>, int> && same<std_::iter_rvalue_reference_t<int *>, int &&> && same<std_::iter_common_reference_t<int *>, int &>);
static_assert(same<std_::incrementable_traits<int *>::difference_type, ptrdiff_t> && same<std_::incrementable_traits<unsigned>::difference_type, int> && same<std_::indirectly_readable_traits<const int *>::value_type, int>);
struct to_double { __host__ __device__ double operator()(int) const; };
static_assert(same<std_::indirect_result_t<to_double, int *>, double> && same<std_::iter_value_t<std_::projected<int *, to_double>>, double>);
static_assert(std_::is_base_of_v<std_::input_iterator_tag, std_::bidirectional_iterator_tag> && std_::is_base_of_v<std_::random_access_iterator_tag, std_::contiguous_iterator_tag>);
static_assert(std_::input_iterator<walker> && std_::forward_iterator<walker> == std_::is_default_constructible_v<walker> && std_::contiguous_iterator<int *> && std_::random_access_iterator<int *> && std_::bidirectional_iterator<int *> && !std_::bidirectional_iterator<walker>);
static_assert(std_::indirectly_readable<int *> && std_::indirectly_writable<int *, int> && std_::weakly_incrementable<int *> && std_::incrementable<int *> && std_::input_or_output_iterator<walker> && std_::output_iterator<int *, int> && !std_::output_iterator<const int *, int>);
static_assert(std_::sentinel_for<const int *, int *> && std_::sized_sentinel_for<int *, int *> && std_::indirectly_movable<int *, int *> && std_::indirectly_copyable<const int *, int *> && std_::indirectly_swappable<int *, int *> && std_::indirectly_comparable<int *, int *, std_::less<>>);
static_assert(std_::indirect_unary_predicate<bool (*)(int), int *> && std_::indirect_binary_predicate<std_::less<>, int *, int *> && std_::indirect_strict_weak_order<std_::less<>, int *> && std_::indirectly_unary_invocable<to_double, int *> && std_::indirectly_regular_unary_invocable<to_double, int *> && std_::indirect_equivalence_relation<std_::equal_to<>, int *> && std_::permutable<int *> && std_::mergeable<int *, int *, int *> && std_::sortable<int *>);

extern "C" __global__ void test_vector_members(int *failures)
{
    using V = std_::inplace_vector<int, 8>;
    static_assert(same<V::value_type, int> && same<V::size_type, size_t> && same<V::difference_type, ptrdiff_t> && same<V::reference, int &> && same<V::const_reference, const int &> && same<V::pointer, int *> && same<V::const_pointer, const int *> && same<V::iterator, int *> && same<V::const_iterator, const int *>);
    V v{1, 2, 3}, w(2, 7), x(3);
    const V &c = v;
    int more[3] = {4, 5, 6};
    CHECK(v.size() == 3 && w[1] == 7 && x[2] == 0 && v.max_size() == 8 && w.capacity() == 8 && !v.empty() && V(more, more + 3) == V({4, 5, 6}) && V(v) == v && V(std_::from_range, more)[2] == 6);
    CHECK(*v.cbegin() == 1 && v.cend() - v.cbegin() == 3 && *v.rbegin() == 3 && v.rend() - v.rbegin() == 3 && *c.crbegin() == 3 && c.crend() - c.crbegin() == 3 && c.at(1) == 2 && v.front() == 1 && v.back() == 3 && v.data()[2] == 3);
    V::reverse_iterator r = v.rbegin();
    V::const_reverse_iterator cr = c.rbegin();
    CHECK(*r == *cr && c.rend() != cr);
    CHECK(*v.insert(v.cbegin() + 1, 9) == 9 && v == V({1, 9, 2, 3}) && *v.insert(v.cbegin(), 2, 5) == 5 && v.size() == 6 && v.erase(v.cbegin()) == v.begin() && v.erase(v.cbegin(), v.cbegin() + 2) == v.begin() && v == V({9, 2, 3}));
    CHECK(*v.insert(v.cend(), more, more + 2) == 4 && v.size() == 5 && *v.insert(v.cbegin(), {0, 0}) == 0 && v.size() == 7);
    v.assign(more, more + 3);
    CHECK(v == V({4, 5, 6}));
    v.assign(2, 8);
    CHECK(v == V({8, 8}));
    v.assign({3, 1});
    v.assign_range(w);
    CHECK(v == w && !(v != w) && !(v < w) && v <= w && v >= w && !(v > w));
    v.append_range(more);
    CHECK(v.size() == 5 && *v.insert_range(v.cbegin() + 1, w) == 7 && v.size() == 7 && v.try_append_range(more) == more + 1 && v.size() == 8);
    v.pop_back();
    CHECK(*v.try_emplace_back(3) == 3 && !v.try_push_back(4) && v.size() == 8);
    v.clear();
    CHECK(v.empty() && v.emplace_back(2) == 2 && v.push_back(3) == 3 && v.unchecked_push_back(4) == 4 && v.unchecked_emplace_back(5) == 5 && *v.emplace(v.cbegin() + 1, 6) == 6);
    v.resize(7);
    v.resize(6, 1);
    V::reserve(8);
    V::shrink_to_fit();
    CHECK(v == V({2, 6, 3, 4, 5, 0}));
    v.swap(w);
    swap(v, w);
    CHECK(w.size() == 2 && std_::erase_if(v, [](int i) { return i % 2 == 0; }) == 4 && v == V({3, 5}) && std_::erase(v, 3) == 1 && v.size() == 1);
    v = {1, 2};
    V moved(std_::move(v));
    w = std_::move(moved);
    CHECK(w == V({1, 2}));
    std_::inplace_vector<int, 0> none;
    CHECK(none.empty() && none.capacity() == 0 && none.begin() == none.end());
}
