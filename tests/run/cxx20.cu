// OPTIONS: -std=c++20
#include "check.h"
#include <compare>
// DOC: C++ in .cu files | with `-std=c++20`: `operator<=>`, comparisons by `= default`, functions with `auto` parameters, deduction from aggregates
__host__ __device__ auto add(auto a, auto b) { return a + b; }
__host__ __device__ int sum(const auto &...x) { return (x + ... + 0); }
template <class T> __host__ __device__ T scaled(T t, auto by) { return t * by; }
struct V { int a, b[2]; __host__ __device__ auto operator<=>(const V &) const = default; };
struct W { int a; float f; __host__ __device__ bool operator==(const W &) const = default; };
struct X { int a; __host__ __device__ constexpr auto operator<=>(const X &o) const { return o.a <=> a; } __host__ __device__ constexpr bool operator==(const X &o) const { return a == o.a; } };
struct F { float f; int i; __host__ __device__ std::partial_ordering operator<=>(const F &) const = default; };
struct D : V { char c; __host__ __device__ auto operator<=>(const D &) const = default; };
class Friend { int v; public: __host__ __device__ Friend(int x) : v(x) {} __host__ __device__ friend bool operator==(const Friend &, const Friend &) = default; };
struct Mixed { int v; __host__ __device__ bool operator==(int o) const { return v == o; } __host__ __device__ std::strong_ordering operator<=>(int o) const { return v <=> o; } };
struct Out { int v; __host__ __device__ std::strong_ordering operator<=>(const Out &o) const; };
__host__ __device__ std::strong_ordering Out::operator<=>(const Out &o) const
{
    if (v < o.v) return std::strong_ordering::less;
    return v > o.v ? std::strong_ordering::greater : std::strong_ordering::equal;
}
template <class T, class U> struct Agg { T a; U b; };
template <class T> struct V3 { T x, y, z; };
template <class T> concept Ordered = requires(T a, T b) { a <=> b; };
struct Method { int k; __host__ __device__ auto times(auto f) const { return k * f; } };

extern "C" __global__ void test_spaceship(int *failures)
{
    V v{1, {2, 3}}, w{1, {2, 4}};
    CHECK(v < w && w > v && v <= w && v != w && !(v == w) && v == v);
    CHECK((v <=> w) < 0 && (v <=> v) == 0 && std::is_lt(v <=> w));
    X x{1}, y{2};
    CHECK(y < x && x >= x && x != y);
    D d{{1, {2, 3}}, 'a'}, e{{1, {2, 3}}, 'b'};
    CHECK(d < e && d != e);
    CHECK((1 <=> 2) < 0 && (2.5 <=> 2.5) == 0 && ('b' <=> 'a') > 0);
    float nan = __int_as_float(0x7fffffff);
    CHECK((nan <=> 1.0f) == std::partial_ordering::unordered && !((nan <=> 1.0f) < 0) && !((nan <=> 1.0f) >= 0));
    F f{nan, 1}, g{1.f, 2};
    CHECK(!(f < g) && !(f > g) && !(f == f) && g <= F{1.f, 2});
    Out a{1}, b{2};
    CHECK((a <=> b) == std::strong_ordering::less && a < b && (a <=> a) == std::strong_ordering::equivalent);
    CHECK(Ordered<V> && !Ordered<W>);
}

extern "C" __global__ void test_equality(int *failures)
{
    W p{1, 2}, q{1, 2}, r{1, 3};
    CHECK(p == q && p != r && !(p != q));
    CHECK(Friend(1) == Friend(1) && Friend(1) != Friend(2));
    Mixed m{3};
    CHECK(m == 3 && 3 == m && m != 4 && 4 != m && m < 4 && 2 < m && 3 <= m && !(m > 3));
}

extern "C" __global__ void test_abbreviated_templates(int *failures)
{
    CHECK(add(1, 2.5f) == 3.5f && sum(1, 2, 3) == 6 && sum() == 0 && scaled(2, 1.5) == 3);
    CHECK(Method{4}.times(0.5f) == 2.f);
}

extern "C" __global__ void test_aggregates_deduce(int *failures)
{
    Agg g{1, 2.5f};
    V3 v{1.f, 2.f, 3.f};
    CHECK(g.a == 1 && g.b == 2.5f && v.z == 3.f && sizeof(v) == 12);
}

// ---------------------------------------------------------------- constrained constructors, constant destruction

namespace chosen_by_constraints {
template <class T> concept is_int = __is_same(T, int);
template <class T> struct box {
    int which;
    __device__ box(T) : which(1) {}
    __device__ box(T) requires is_int<T> : which(2) {}
};
template <class T> struct one_of {
    int which;
    __device__ one_of(T) requires is_int<T> : which(3) {}
    __device__ one_of(T) requires(!is_int<T>) : which(4) {}
};
struct ends {
    int x;
    __device__ constexpr ends() : x(43) {}
    __device__ constexpr ~ends() { x = 0; }
};
__device__ constexpr ends whole;
__device__ constinit ends begun;
}

extern "C" __global__ void test_chosen_by_constraints(int *failures)
{
    using namespace chosen_by_constraints;
    box a(1);
    box b(1u);
    one_of c(1);
    one_of d(1u);
    CHECK(a.which == 2 && b.which == 1 && c.which == 3 && d.which == 4);
    static constexpr ends inside;
    CHECK(inside.x == 43 && whole.x == 43);
    static constinit ends changes;
    changes.x += 2;
    CHECK(changes.x == 45 && begun.x == 43);
}

// DOC: C++20 | a class that declares a constructor, if only to default or delete it, is no aggregate
struct declares_default { int x; declares_default() = default; };
struct declares_deleted { int x; declares_deleted(const declares_deleted &) = delete; };
struct declares_others { int x; declares_others &operator=(const declares_others &) = default; };
static_assert(!std::is_aggregate_v<declares_default> && !std::is_aggregate_v<declares_deleted>, "");
static_assert(std::is_aggregate_v<declares_others>, "");
extern "C" __global__ void test_no_aggregates(int *failures)
{
    declares_default a{}, b[2] = {{}, declares_default{}};
    declares_others c{7};
    CHECK(a.x == 0 && b[1].x == 0 && c.x == 7);
}
