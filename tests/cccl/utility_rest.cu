// DOC: CCCL in device code | `<cuda/std/utility>`: the comparisons of integers, `forward_like`, `move_if_noexcept`, `in_place`, `tuple_size`; `<cuda/std/tuple>`, `<cuda/std/array>`, `<cuda/std/span>`, `<cuda/std/optional>`, `<cuda/std/expected>`, `<cuda/std/variant>`: member types and what the other files leave
// SLOW: large headers; optional.cu tries a smaller one
#include <cuda/std/array>
#include <cuda/std/cstddef>
#include <cuda/std/expected>
#include <cuda/std/optional>
#include <cuda/std/span>
#include <cuda/std/tuple>
#include <cuda/std/type_traits>
#include <cuda/std/utility>
#include <cuda/std/variant>

#include "check.h"

namespace std_ = cuda::std;
template <class T, class U>
constexpr bool same = std_::is_same_v<T, U>;

struct may_throw { int v; __host__ __device__ may_throw(int x) : v(x) {} __host__ __device__ may_throw(const may_throw &o) : v(o.v + 10) {} __host__ __device__ may_throw(may_throw &&o) noexcept(false) : v(o.v + 100) {} };
struct no_throw { int v; __host__ __device__ no_throw(int x) : v(x) {} __host__ __device__ no_throw(const no_throw &o) : v(o.v + 10) {} __host__ __device__ no_throw(no_throw &&o) noexcept : v(o.v + 100) {} };
struct owner { int held; };

template <class T, T... N>
__device__ long total(std_::integer_sequence<T, N...> s) { return (0 + ... + (long)N) * 100 + (long)s.size(); }

__device__ int kind(int &) { return 1; }
__device__ int kind(const int &) { return 2; }
__device__ int kind(int &&) { return 3; }
template <class Owner>
__device__ int held(Owner &&o) { return kind(std_::forward_like<Owner>(o.held)); }

extern "C" __global__ void test_utility(int *failures)
{
    volatile int minus = -1;
    volatile unsigned one = 1;
    int m = minus;
    unsigned u = one;
    CHECK(std_::cmp_greater(u, m) && !std_::cmp_greater(m, u) && std_::cmp_greater_equal(u, 1) && !std_::cmp_greater_equal(m, u));
    CHECK(std_::cmp_less_equal(m, u) && !std_::cmp_less_equal(u, m) && std_::cmp_not_equal(m, 0xFFFFFFFFu) && !std_::cmp_not_equal(u, 1LL));
    CHECK(!std_::in_range<unsigned>(m) && std_::in_range<signed char>(u));
    CHECK(total(std_::make_integer_sequence<short, 5>{}) == 1005);
    static_assert(same<std_::integer_sequence<char, 'a'>::value_type, char> && std_::integer_sequence<int, 1, 2>::size() == 2);
    owner o{1};
    const owner c{2};
    CHECK(held(o) == 1 && held(c) == 2 && held(owner{3}) == 3);
    may_throw a(1);
    no_throw b(1);
    may_throw a2 = std_::move_if_noexcept(a);
    no_throw b2 = std_::move_if_noexcept(b);
    CHECK(a2.v == 11 && b2.v == 101);
    static_assert(same<const std_::in_place_t, decltype(std_::in_place)> && same<const std_::in_place_type_t<int>, decltype(std_::in_place_type<int>)>);
    static_assert(same<const std_::in_place_index_t<2>, decltype(std_::in_place_index<2>)> && same<const std_::piecewise_construct_t, decltype(std_::piecewise_construct)>);
    if (m == 5) std_::unreachable();
    CHECK(m == -1);
    static_assert(same<decltype(std_::declval<int &>()), int &>);
}

extern "C" __global__ void test_pair_types(int *failures)
{
    using P = std_::pair<int, float>;
    static_assert(same<P::first_type, int> && same<P::second_type, float> && std_::tuple_size<P>::value == 2 && std_::tuple_size_v<P> == 2);
    static_assert(same<std_::tuple_element<1, P>::type, float> && same<std_::tuple_element_t<0, P>, int>);
    P p(1, 2.5f), q(3, 4.5f);
    p.swap(q);
    CHECK(p.first == 3 && q.second == 2.5f);
    swap(p, q);
    CHECK(p.first == 1 && p != q && p < q && q > p && p <= q && q >= p && p == P(1, 2.5f));
    CHECK(std_::get<int>(std_::move(q)) == 3);
}

extern "C" __global__ void test_tuple_types(int *failures)
{
    using T = std_::tuple<int, double, char>;
    static_assert(std_::tuple_size<T>::value == 3 && std_::tuple_size<const T>::value == 3 && same<std_::tuple_element<1, const T>::type, const double> && same<std_::tuple_element_t<2, T>, char>);
    T t(1, 2.5, 'c'), s(std_::allocator_arg_t{}, 0, t);
    CHECK(s == t && !(s < t) && s <= t && s >= t && !(s > t) && !(s != t));
    std_::get<0>(s) = 9;
    t.swap(s);
    CHECK(std_::get<int>(t) == 9 && std_::get<char>(s) == 'c' && t > s);
    int i;
    std_::tie(i, std_::ignore, std_::ignore) = t;
    CHECK(i == 9);
    auto cat = std_::tuple_cat(t, std_::make_tuple(7L), std_::make_pair(1, 2u));
    static_assert(same<decltype(cat), std_::tuple<int, double, char, long, int, unsigned>>);
    CHECK(std_::get<3>(cat) == 7 && std_::get<5>(cat) == 2);
    CHECK(std_::apply([](int a, double b, char c) { return a + b + c; }, t) == 9 + 2.5 + 'c');
    pair_like:
    auto made = std_::make_from_tuple<std_::pair<int, int>>(std_::make_tuple(4, 5));
    CHECK(made.first == 4 && made.second == 5);
    if (i == 0) goto pair_like;
    std_::tuple deduced{1, 2.0f};
    static_assert(same<decltype(deduced), std_::tuple<int, float>>);
}

extern "C" __global__ void test_array_types(int *failures)
{
    using A = std_::array<short, 3>;
    static_assert(same<A::value_type, short> && same<A::reference, short &> && same<A::const_reference, const short &> && same<A::pointer, short *> && same<A::const_pointer, const short *>);
    static_assert(same<A::size_type, size_t> && same<A::difference_type, ptrdiff_t> && same<A::iterator, short *> && same<A::const_iterator, const short *>);
    static_assert(std_::tuple_size<A>::value == 3 && same<std_::tuple_element_t<1, A>, short>);
    A a{1, 2, 3}, b;
    const A &c = a;
    CHECK(c.cend() - c.cbegin() == 3 && *c.crbegin() == 3 && c.crend() - c.crbegin() == 3 && a.max_size() == 3 && !a.empty());
    A::reverse_iterator r = a.rbegin();
    A::const_reverse_iterator cr = c.rbegin();
    CHECK(*++r == 2 && *++cr == 2 && c.rend() - cr == 2 && a.rend() - r == 2);
    b.fill(7);
    a.swap(b);
    swap(a, b);
    CHECK(a.at(1) == 2 && b.front() == 7 && b.back() == 7 && a.data()[2] == 3 && a < b && b > a && a <= b && b >= a && a != b && a == c);
    auto made = std_::to_array({1, 2, 3, 4});
    static_assert(same<decltype(made), std_::array<int, 4>>);
    CHECK(std_::get<3>(made) == 4 && std_::get<0>(std_::move(made)) == 1);
    std_::array deduced{1.0f, 2.0f};
    static_assert(same<decltype(deduced), std_::array<float, 2>>);
    std_::array<int, 0> none;
    CHECK(none.empty() && none.begin() == none.end() && none.size() == 0);
}

extern "C" __global__ void test_span_types(int *failures)
{
    using S = std_::span<const int, 4>;
    static_assert(same<S::element_type, const int> && same<S::value_type, int> && same<S::size_type, size_t> && same<S::difference_type, ptrdiff_t>);
    static_assert(same<S::pointer, const int *> && same<S::const_pointer, const int *> && same<S::reference, const int &> && same<S::const_reference, const int &> && S::extent == 4);
    int v[4] = {1, 2, 3, 4};
    std_::span<int> s(v);
    auto bytes = std_::as_writable_bytes(s);
    static_assert(same<decltype(bytes), std_::span<std_::byte>>);
    bytes[4] = std_::byte{9};
    CHECK(v[1] == 9 && std_::as_bytes(s).size() == 16 && std_::as_bytes(s)[4] == std_::byte{9});
    std_::span<int>::reverse_iterator r = s.rbegin();
    CHECK(*r == 4 && s.rend() - r == 4 && s.size_bytes() == 16 && s.front() == 1 && s.back() == 4);
    CHECK(s.first(2).size() == 2 && s.last<1>()[0] == 4 && s.subspan(1, 2)[1] == 3 && s.subspan<2>().size() == 2);
    static_assert(std_::dynamic_extent == (size_t)-1);
    S fixed(v);
    CHECK(fixed.first<3>()[2] == 3 && fixed.subspan<1, 2>().extent == 2 && fixed.data() == v);
}

extern "C" __global__ void test_optional_types(int *failures)
{
    using O = std_::optional<int>;
    static_assert(same<O::value_type, int> && same<const std_::nullopt_t, decltype(std_::nullopt)>);
    O o(std_::in_place, 4), e;
    swap(o, e);
    CHECK(!o && *e == 4 && e.value() == 4 && o.value_or(3) == 3 && e.has_value());
    o.swap(e);
    o.emplace(6);
    CHECK(o == 6 && o > e && o != std_::nullopt && e == std_::nullopt && e < o && 5 < o && o >= 6 && 6 <= o);
    e = o;
    o.reset();
    CHECK(e.and_then([](int x) { return O(x + 1); }).value() == 7 && e.transform([](int x) { return x * 0.5f; }).value() == 3.0f && o.or_else([] { return O(1); }).value() == 1);
    auto made = std_::make_optional<std_::pair<int, int>>(1, 2);
    CHECK(made->second == 2 && std_::make_optional(3.0f).value() == 3.0f);
}

extern "C" __global__ void test_expected_types(int *failures)
{
    using E = std_::expected<int, float>;
    static_assert(same<E::value_type, int> && same<E::error_type, float> && same<E::unexpected_type, std_::unexpected<float>> && same<E::rebind<char>, std_::expected<char, float>>);
    static_assert(same<const std_::unexpect_t, decltype(std_::unexpect)>);
    E ok(3), bad(std_::unexpect, 1.5f), un = std_::unexpected(2.5f);
    CHECK(ok && *ok == 3 && ok.value() == 3 && !bad && bad.error() == 1.5f && un.error() == 2.5f && bad.value_or(7) == 7);
    swap(ok, bad);
    CHECK(!ok && bad.value() == 3);
    CHECK(bad.and_then([](int x) { return std_::expected<long, float>(x + 1L); }).value() == 4 && bad.transform([](int x) { return 2 * x; }) == 6);
    CHECK(ok.or_else([](float f) { return std_::expected<int, int>(std_::unexpect, (int)f); }).error() == 1 && ok.transform_error([](float f) { return f * 2; }).error() == 3.0f);
    std_::expected<void, int> v, w(std_::unexpect, 5);
    CHECK(v.has_value() && w.error() == 5);
    w.emplace();
    CHECK(w.has_value() && bad.emplace(9) == 9 && bad == 9 && ok == std_::unexpected(1.5f));
}

extern "C" __global__ void test_variant_types(int *failures)
{
    using V = std_::variant<std_::monostate, int, float>;
    static_assert(std_::variant_size<V>::value == 3 && std_::variant_size_v<const V> == 3 && same<std_::variant_alternative<1, V>::type, int> && same<std_::variant_alternative_t<2, const V>, const float>);
    static_assert(std_::variant_npos == (size_t)-1);
    V v, w(std_::in_place_type<float>, 1.5f), x(std_::in_place_index<1>, 4);
    CHECK(v.index() == 0 && w.index() == 2 && std_::get<1>(x) == 4 && std_::get<float>(w) == 1.5f && !v.valueless_by_exception());
    CHECK(std_::holds_alternative<std_::monostate>(v) && std_::get_if<int>(&w) == nullptr && *std_::get_if<2>(&w) == 1.5f);
    swap(v, x);
    CHECK(v.index() == 1 && x.index() == 0 && x < v && v != x && v <= w && w > v && w >= v && v == V(4));
    v.emplace<2>(8.5f);
    w.emplace<int>(3);
    v.swap(w);
    struct sizes { __device__ int operator()(std_::monostate) { return 0; } __device__ int operator()(int i) { return i; } __device__ int operator()(float f) { return (int)(f * 2); } };
    CHECK(std_::visit(sizes{}, v) == 3 && std_::visit(sizes{}, w) == 17 && std_::visit<long>(sizes{}, w) == 17);
    CHECK(std_::monostate{} == std_::monostate{} && !(std_::monostate{} < std_::monostate{}));
}
