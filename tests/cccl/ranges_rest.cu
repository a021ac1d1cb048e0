// DOC: CCCL in device code | `<cuda/std/ranges>`, `<cuda/std/concepts>`: each concept, type and access function; `subrange`, `view_interface`, `dangling`
// SLOW: large headers; ranges.cu tries less of them
// OPTIONS: -std=c++20
#include <cuda/std/array>
#include <cuda/std/concepts>
#include <cuda/std/functional>
#include <cuda/std/inplace_vector>
#include <cuda/std/ranges>
#include <cuda/std/span>
#include <cuda/std/tuple>

#include "check.h"

namespace std_ = cuda::std;
namespace ranges = cuda::std::ranges;
using A = std_::array<int, 4>;
struct no_default { no_default() = delete; int v; };
struct only_move { only_move() = default; only_move(only_move &&) = default; only_move &operator=(only_move &&) = default; };
struct derived : no_default {};
struct ordered { int v; __host__ __device__ friend bool operator==(ordered a, ordered b) { return a.v == b.v; } __host__ __device__ friend auto operator<=>(ordered a, ordered b) = delete; };

static_assert(std_::same_as<int, int> && !std_::same_as<int, const int> && std_::derived_from<derived, no_default> && !std_::derived_from<no_default, derived> && std_::convertible_to<int, long> && !std_::convertible_to<int, int *>);
static_assert(std_::common_reference_with<int &, const int &> && std_::common_with<int, double> && !std_::common_with<int, int *> && std_::integral<char> && std_::signed_integral<int> && !std_::signed_integral<unsigned> && std_::unsigned_integral<unsigned> && std_::floating_point<float>);
static_assert(std_::assignable_from<int &, int> && !std_::assignable_from<int, int> && std_::swappable<only_move> && std_::swappable_with<int &, int &> && !std_::swappable_with<int &, long &> && std_::destructible<int> && !std_::destructible<void>);
static_assert(std_::constructible_from<int, double> && !std_::constructible_from<int, int *> && std_::default_initializable<int> && !std_::default_initializable<no_default> && std_::move_constructible<only_move> && !std_::copy_constructible<only_move>);
static_assert(std_::equality_comparable<ordered> && std_::equality_comparable_with<int, long> && !std_::equality_comparable<only_move> && std_::totally_ordered<int> && !std_::totally_ordered<ordered> && std_::totally_ordered_with<int, double>);
static_assert(std_::movable<only_move> && !std_::copyable<only_move> && std_::copyable<int> && std_::semiregular<int> && !std_::semiregular<no_default> && std_::regular<int> && !std_::regular<only_move>);
static_assert(std_::invocable<int (*)(int), int> && !std_::invocable<int (*)(int), int *> && std_::regular_invocable<int (*)(int), int> && std_::predicate<bool (*)(int), int> && std_::relation<std_::less<>, int, int> && std_::equivalence_relation<std_::equal_to<>, int, int> && std_::strict_weak_order<std_::less<>, int, long>);

static_assert(ranges::range<A> && ranges::input_range<A> && ranges::output_range<A, int> && !ranges::output_range<const A, int> && ranges::forward_range<A> && ranges::bidirectional_range<A> && ranges::random_access_range<A> && ranges::contiguous_range<A> && ranges::common_range<A> && ranges::sized_range<A> && !ranges::range<int>);
static_assert(ranges::view<std_::span<int>> && !ranges::view<A> && ranges::viewable_range<A &> && ranges::borrowed_range<std_::span<int>> && !ranges::borrowed_range<A> && ranges::borrowed_range<A &> && ranges::enable_view<std_::span<int>> && ranges::enable_borrowed_range<std_::span<int>> && !ranges::disable_sized_range<A>);
static_assert(std_::same_as<ranges::iterator_t<A>, A::iterator> && std_::same_as<ranges::sentinel_t<A>, A::iterator> && std_::same_as<ranges::range_value_t<const A>, int> && std_::same_as<ranges::range_reference_t<const A>, const int &> && std_::same_as<ranges::range_difference_t<A>, std_::ptrdiff_t>);
static_assert(std_::same_as<ranges::range_size_t<A>, std_::size_t> && std_::same_as<ranges::range_rvalue_reference_t<A>, int &&> && std_::same_as<ranges::range_common_reference_t<A>, int &>);
static_assert(std_::same_as<ranges::borrowed_iterator_t<A>, ranges::dangling> && std_::same_as<ranges::borrowed_iterator_t<A &>, A::iterator> && std_::same_as<ranges::borrowed_subrange_t<A>, ranges::dangling> && std_::same_as<ranges::borrowed_subrange_t<std_::span<int>>, ranges::subrange<std_::span<int>::iterator>>);
static_assert(std_::derived_from<ranges::subrange<int *>, ranges::view_interface<ranges::subrange<int *>>> && ranges::enable_view<ranges::subrange<int *>> && std_::is_empty_v<ranges::view_base> && std_::same_as<const std_::from_range_t, decltype(std_::from_range)> && ranges::subrange_kind::sized != ranges::subrange_kind::unsized);

struct evens : ranges::view_interface<evens> { // a view of ours
    const int *first, *last;
    __host__ __device__ evens(const int *f, const int *l) : first(f), last(l) {}
    __host__ __device__ const int *begin() const { return first; }
    __host__ __device__ const int *end() const { return last; }
};

extern "C" __global__ void test_access(int *failures)
{
    A a{1, 2, 3, 4};
    const A &c = a;
    CHECK(*ranges::begin(a) == 1 && ranges::end(a) - ranges::begin(a) == 4 && ranges::cbegin(a) == c.begin() && ranges::cend(a) == c.end() && *ranges::rbegin(a) == 4 && ranges::rend(a) - ranges::rbegin(a) == 4 && *ranges::crbegin(a) == 4 && ranges::crend(a) - ranges::crbegin(a) == 4);
    CHECK(ranges::size(a) == 4 && ranges::ssize(a) == 4 && !ranges::empty(a) && ranges::data(a) == a.data() && ranges::cdata(a) == a.data());
    static_assert(std_::same_as<decltype(ranges::cdata(a)), const int *> && std_::same_as<decltype(*ranges::cbegin(a)), const int &>);
    auto it = a.begin();
    ranges::advance(it, 2);
    CHECK(*it == 3 && ranges::advance(it, 9, a.end()) == 7 && it == a.end() && ranges::distance(a) == 4 && ranges::distance(a.begin(), a.end()) == 4 && *ranges::next(a.begin()) == 2 && ranges::next(a.begin(), a.end()) == a.end() && *ranges::prev(a.end(), 2) == 3 && ranges::next(a.begin(), 9, a.end()) == a.end());
    int x = 1, y = 2;
    ranges::swap(x, y);
    CHECK(x == 2 && ranges::iter_move(&x) == 2);
    ranges::iter_swap(&x + 0, &y + 0);
    CHECK(x == 1);
}

extern "C" __global__ void test_views(int *failures)
{
    int a[4] = {1, 2, 3, 4};
    ranges::subrange s(a, a + 4);
    CHECK(s.size() == 4 && s.begin() == a && s.end() == a + 4 && !s.empty() && s.front() == 1 && s.back() == 4 && s[2] == 3 && s.data() == a && bool(s) && *s.next(2).begin() == 3 && s.next(1).prev(1).begin() == a && s.advance(1).size() == 3);
    auto [b, e] = s;
    CHECK(b == a + 1 && e == a + 4 && std_::get<0>(s) == b && std_::tuple_size<decltype(s)>::value == 2);
    ranges::subrange<int *, int *, ranges::subrange_kind::sized> sized(a, a + 4, 4u);
    CHECK(ranges::size(sized) == 4);
    evens v(a, a + 3);
    CHECK(v.size() == 3 && v.front() == 1 && v.back() == 3 && v[1] == 2 && !v.empty() && v.data() == a && v);
    int sum = 0;
    for (int i : v) sum += i;
    CHECK(sum == 6);
    ranges::dangling d(1, 2);
    (void)d;
    CHECK(ranges::equal_to{}(1, 1) && ranges::less{}(1, 2));
    std_::inplace_vector<int, 4> from(std_::from_range, v);
    CHECK(from.size() == 3 && from[2] == 3);
}
