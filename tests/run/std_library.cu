// DOC: The C++ library | `<type_traits>`: is_same, is_integral, is_floating_point, is_pointer, is_convertible and their like, enable_if, conditional, decay, remove_*, make_unsigned, integral_constant; with `_t` and `_v`
// DOC: The C++ library | `<limits>`: numeric_limits; `<utility>`: move, forward, swap; min and max of any type
#include <algorithm>
#include <limits>
#include <type_traits>
#include <utility>
#include "check.h"

extern "C" __global__ void test_limits(int *failures)
{
    CHECK(std::numeric_limits<int>::max() == 0x7fffffff && std::numeric_limits<int>::min() == -0x7fffffff - 1);
    CHECK(std::numeric_limits<unsigned>::max() == 0xffffffffu && std::numeric_limits<const short>::lowest() == -32768);
    CHECK(std::numeric_limits<float>::infinity() > std::numeric_limits<float>::max());
    CHECK(std::numeric_limits<float>::lowest() == -std::numeric_limits<float>::max() && std::numeric_limits<float>::min() > 0);
    CHECK(std::numeric_limits<double>::epsilon() + 1 > 1 && std::numeric_limits<double>::epsilon() / 2 + 1 == 1);
    CHECK(std::numeric_limits<float>::quiet_NaN() != std::numeric_limits<float>::quiet_NaN());
    CHECK(std::numeric_limits<long long>::min() < 0 && std::numeric_limits<unsigned long long>::max() == ~0ull);
    CHECK(std::numeric_limits<long>::max() == 0x7fffffffffffffffl && std::numeric_limits<long>::min() + 1 == -0x7fffffffffffffffl);
    static_assert(std::numeric_limits<short>::digits == 15 && std::numeric_limits<char>::digits10 == 2, "");
    static_assert(std::numeric_limits<double>::digits10 == 15 && std::numeric_limits<float>::is_signed, "");
    static_assert(std::numeric_limits<int>::max() == 2147483647 && std::numeric_limits<bool>::max(), "");
    static_assert(std::numeric_limits<unsigned char>::max() == 255 && !std::numeric_limits<unsigned>::is_signed, "");
}

struct base {};
struct derived : base {};
struct from_int { int v; __device__ from_int(int x) : v(x) {} };
union either { int i; float f; };
enum color { red };
template <class T> __device__ std::enable_if_t<std::is_integral_v<T>, int> kind(T) { return 1; }
template <class T> __device__ std::enable_if_t<std::is_floating_point<T>::value, int> kind(T) { return 2; }
template <class T> __device__ typename std::enable_if<std::is_pointer<T>::value || std::is_class<T>::value, int>::type kind(T) { return 3; }
template <class T> __device__ int chosen(std::true_type) { return 10; }
template <class T> __device__ int chosen(std::false_type) { return 20; }
template <class T> __device__ int dispatched(T) { return chosen<T>(std::is_signed<T>()); }

extern "C" __global__ void test_traits(int *failures)
{
    static_assert(std::is_same<int, int>::value && !std::is_same_v<int, const int> && std::is_void_v<void>, "");
    static_assert(std::is_integral<const char>::value && std::is_integral_v<bool> && !std::is_integral_v<float>, "");
    static_assert(std::is_floating_point_v<double> && !std::is_floating_point_v<__half> && std::is_class_v<__half>, "");
    static_assert(std::is_pointer_v<int *const> && !std::is_pointer_v<int[3]> && std::is_array_v<int[3]>, "");
    static_assert(std::is_signed_v<int> && std::is_unsigned_v<unsigned> && std::is_unsigned_v<bool> && !std::is_signed_v<int *>, "");
    static_assert(std::is_enum_v<color> && std::is_class_v<base> && !std::is_class_v<either> && std::is_union<either>::value, "");
    static_assert(std::is_const_v<const int> && !std::is_const_v<const int *> && std::is_reference_v<int &&>, "");
    static_assert(std::is_base_of_v<base, derived> && std::is_base_of_v<base, base> && !std::is_base_of_v<derived, base>, "");
    static_assert(std::is_convertible_v<int, double> && std::is_convertible_v<derived *, base *> && std::is_convertible_v<int, from_int>, "");
    static_assert(!std::is_convertible_v<base *, derived *> && !std::is_convertible_v<from_int, int>, "");
    static_assert(std::is_trivially_copyable_v<float4> && std::is_arithmetic_v<char> && std::is_scalar<color>::value, "");
    static_assert(std::is_same_v<std::remove_cv_t<const volatile int>, int> && std::is_same_v<std::remove_reference_t<int &&>, int>, "");
    static_assert(std::is_same_v<std::decay_t<const int &>, int> && std::is_same_v<std::decay_t<int (&)[4]>, int *>, "");
    static_assert(std::is_same_v<std::conditional_t<(sizeof(int) > 2), char, long>, char>, "");
    static_assert(std::is_same_v<std::make_unsigned_t<int>, unsigned> && std::is_same_v<std::make_signed_t<unsigned char>, signed char>, "");
    static_assert(std::is_same_v<std::remove_pointer_t<int *>, int> && std::is_same_v<std::add_pointer_t<int &>, int *>, "");
    static_assert(std::is_same_v<std::remove_extent<int[4]>::type, int> && std::is_same_v<std::add_const_t<int>, const int>, "");
    static_assert(std::integral_constant<int, 3>::value + std::integral_constant<int, 4>() == 7 && std::true_type(), "");
    static_assert(std::is_same_v<std::bool_constant<true>, std::true_type>, "");
    int x = 0;
    CHECK(kind(1) == 1 && kind(1.0f) == 2 && kind(&x) == 3 && kind(base()) == 3 && dispatched(1) == 10 && dispatched(1u) == 20);
}

struct moved { int v; __device__ moved(int x) : v(x) {} __device__ moved(moved &&o) : v(o.v) { o.v = -1; } __device__ moved &operator=(moved &&o) { v = o.v; o.v = -2; return *this; } };
__device__ int lvalue(int &) { return 1; }
__device__ int lvalue(int &&) { return 2; }
template <class T> __device__ int forwarded(T &&x) { return lvalue(std::forward<T>(x)); }
struct ordered { int v; __device__ bool operator<(const ordered &o) const { return v < o.v; } };

extern "C" __global__ void test_utilities(int *failures)
{
    int a = 1, b = 2;
    std::swap(a, b);
    moved m(5), n(std::move(m));
    CHECK(a == 2 && b == 1 && n.v == 5 && m.v == -1 && forwarded(a) == 1 && forwarded(3) == 2);
    std::swap(m, n);
    CHECK(m.v == 5 && n.v == -1);
    CHECK(std::min(a, b) == 1 && std::max(1.5f, 2.5f) == 2.5f && std::min<double>(1, 2.5) == 1 && std::max(ordered{3}, ordered{4}).v == 4);
    constexpr int least = std::min(3, 4);
    int array[least];
    CHECK(sizeof array == 12);
}

// DOC: The C++ library | `std::tuple`, `pair`, `array`, `index_sequence`, `conjunction`, `void_t` in device code
#include <array>
#include <tuple>
template <class F, class T, std::size_t... I> __device__ auto each(F f, T &t, std::index_sequence<I...>) { return (f(std::get<I>(t)) + ...); }
extern "C" __global__ void test_tuples(int *failures)
{
    std::tuple<int, double, char> t(1, 2.5, 'c');
    CHECK(std::get<0>(t) == 1 && std::get<1>(t) == 2.5 && std::get<char>(t) == 'c');
    std::get<0>(t) = 5;
    auto u = std::make_tuple(5, 2.5, 'c');
    CHECK(t == u && !(t < u) && std::make_tuple(4, 9) < std::make_tuple(5, 0));
    CHECK(each([](auto x) { return (int)x; }, t, std::index_sequence_for<int, double, char>()) == 5 + 2 + 'c');
    int a;
    double b;
    std::tie(a, b, std::ignore) = t;
    CHECK(a == 5 && b == 2.5);
    CHECK(std::apply([](auto... x) { return sizeof...(x); }, t) == 3);
    auto v = std::tuple_cat(std::make_tuple(1), std::make_tuple(2.0f, 3), std::make_tuple());
    CHECK(std::tuple_size<decltype(v)>::value == 3 && std::get<2>(v) == 3);
    CHECK(std::tuple_size<std::array<int, 5>>::value == 5 && std::tuple_size_v<const std::pair<int, char>> == 2);
    CHECK(std::is_same_v<std::tuple_element_t<1, std::pair<int, char>>, char>);
    CHECK(std::is_same_v<std::tuple_element_t<1, std::array<float, 2>>, float>);
    CHECK(sizeof(std::tuple<char, int, char>) == 12);
    auto [x, y, z] = u;
    CHECK(x == 5 && z == 'c' && y == 2.5);
    std::pair<int, float> p = std::make_pair(1, 2.5f);
    CHECK(p.first == 1 && std::get<1>(p) == 2.5f && std::make_pair(1, 2) < std::make_pair(1, 3));
    std::array<float, 3> w{1, 2, 3};
    float sum = 0;
    for (float f : w) sum += f;
    CHECK(sum == 6 && w.size() == 3 && w.back() == 3 && std::get<0>(w) == 1);
    CHECK(std::make_index_sequence<4>::size() == 4 && std::is_same_v<std::make_index_sequence<2>, std::index_sequence<0, 1>>);
    CHECK(std::conjunction_v<std::true_type, std::is_same<int, int>> && !std::disjunction<std::false_type>::value);
    CHECK(std::is_same_v<std::void_t<int, float>, void>);
}

struct FromPointer { __host__ __device__ FromPointer(const int *) {} };
static_assert(std::is_convertible<int[3], int *>::value && std::is_convertible<int[3], FromPointer>::value, "");
static_assert(std::is_convertible<int[3], bool>::value && std::is_convertible<int[3], void *>::value, "");
static_assert(std::is_convertible<void(int *), void (*)(int *)>::value, "");
static_assert(std::is_convertible<void (&)(int), bool>::value && !std::is_convertible<int, int[3]>::value, "");
static_assert(!std::is_convertible<int[3], int (&)[3]>::value && std::is_convertible<int (&)[3], int (&)[3]>::value, "");

// CUDA's min(float, float) takes a NaN for no value; std::min compares. Braces make an initializer_list.
__global__ void test_std_min(int *failures)
{
    volatile float zero = 0;
    float nan = zero / zero, minus = -zero;
    CHECK(std::min(nan, 1.0f) != std::min(nan, 1.0f) && std::min(1.0f, nan) == 1.0f && min(nan, 1.0f) == 1.0f);
    CHECK(std::max(nan, 1.0f) != std::max(nan, 1.0f) && std::max(1.0, (double)nan) == 1.0 && max(nan, 1.0f) == 1.0f);
    CHECK(!signbit(std::min((float)zero, minus)) && signbit(std::min(minus, (float)zero)));
    CHECK(std::max({1, 9, 3}) == 9 && std::min({2.5, 1.5}) == 1.5);
    float a = 1, b = 2;
    CHECK(&std::min(a, b) == &a && &std::max(a, b) == &b && std::abs(-2.5f) == 2.5f && std::abs(-7L) == 7);
}
