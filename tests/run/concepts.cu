// OPTIONS: -std=c++20
#include "check.h"
// DOC: C++ in .cu files | with `-std=c++20`: concepts, requires clauses and expressions, `consteval`, `constinit`
#include <type_traits>
template <class A, class B> concept same = std::is_same_v<A, B>;
template <class T> concept number = sizeof(T) == 4 || sizeof(T) == 8;
template <class T> concept adds = requires(T a, T b) {
    a + b;
    { a + b } -> same<T>;
};
template <class T> concept has_type = requires {
    typename T::type;
    requires sizeof(T) > 1;
};
struct typed {
    typedef int type;
    int x[3];
};
struct empty {};
template <number T> __device__ int f(T) { return 1; }
template <class T> requires(!number<T>) __device__ int f(T) { return 2; }
template <class T> __device__ int g(T) { return 1; }
template <class T> requires has_type<T> __device__ int g(T) { return 2; }
template <class T> requires has_type<T> && number<int> __device__ int g(T) requires(sizeof(T) == 12) { return 3; }
template <class T> __device__ int h(T) requires number<T> { return 4; }
template <number... T> __device__ int all(T... t) { return sizeof...(t); }
template <class... T> __device__ int all(T...) { return -1; }
template <adds T> struct wrapped { T t; };
template <class T> struct kind { static constexpr int value = 0; };
template <number T> struct kind<T> { static constexpr int value = 1; };
template <class T> requires number<T> && has_type<T> struct kind<T> { static constexpr int value = 2; };
consteval int three() { return 3; }
__device__ constinit int four = 4;
template <class T> __device__ int member(T t)
{
    if constexpr (requires { t.x; })
        return 1;
    else
        return 2;
}

extern "C" __global__ void test_concepts(int *failures)
{
    CHECK(f(1) == 1 && f('a') == 2 && g(typed()) == 3 && g(empty()) == 1 && h(2.5) == 4);
    CHECK(all(1, 2.5f) == 2 && all(1, 'a') == -1);
    CHECK(adds<int> && !adds<typed> && !adds<void> && has_type<typed> && !has_type<empty>);
    wrapped<int> w;
    w.t = three();
    CHECK(w.t + four == 7 && member(typed()) == 1 && member(empty()) == 2);
    CHECK(kind<char>::value == 0 && kind<int>::value == 1);
    CHECK(requires(int a) { a + 1; });
}

// ---------------------------------------------------------------- of members, and `concept auto`

namespace constrained {
template <class T> concept whole = std::is_integral_v<T>;
template <class T> struct holder {
    T t;
    __device__ int f() requires(sizeof(T) > 4) { return 1; }
    __device__ int f() requires(sizeof(T) <= 4) { return 2; }
    __device__ int g() requires whole<T> { return 3; }
    __device__ int g() { return 4; }
    __device__ whole auto same(T x) const requires requires { x % 2; } { return x; }
};
__device__ int chosen(auto) { return 1; }
__device__ int chosen(whole auto) { return 2; }
__device__ whole auto first(whole auto a, auto... rest) { return a + sizeof...(rest); }
}

extern "C" __global__ void test_constrained_members(int *failures)
{
    using namespace constrained;
    CHECK(holder<int>{}.f() == 2 && holder<double>{}.f() == 1);
    CHECK(holder<int>{}.g() == 3 && holder<double>{}.g() == 4);
    whole auto n = holder<short>{}.same(7);
    whole auto *p = &n;
    CHECK(*p == 7 && sizeof n == 2);
    CHECK(chosen(1) == 2 && chosen(1.0f) == 1);
    CHECK(first(5) == 5 && first(5, 1.0, 'c') == 7);
}

// ---------------------------------------------------------------- parameters without names, inherited constructors

namespace unnamed {
template <class T> concept range = requires(T t) { t.begin(); };
template <class T> concept view = range<T> && requires(T t) { t.is_view(); };
struct box { int *begin(); };
struct window { int *begin(); void is_view(); };
template <view> __device__ constexpr int rank() { return 1; }
template <range> __device__ constexpr int rank() { return 2; }
template <range, view> __device__ constexpr int pair() { return 3; }
template <class, class> __device__ constexpr int pair() { return 4; }
template <view...> __device__ constexpr int all() { return 5; }
template <class...> __device__ constexpr int all() { return 6; }
}

namespace inherited {
struct tag {};
template <class T> struct held {
    T t;
    template <class U> requires same<T, U> __device__ constexpr held(U u) : t(u) {}
    template <class... U> requires(sizeof...(U) == 2) __device__ constexpr held(tag, U... u) : t((u + ...)) {}
    __device__ constexpr held(double) : t(-1) {}
};
template <class T> struct holder : held<T> { using base = held<T>; using base::base; };
// Nothing but constructor templates is inherited: the class is no aggregate all the same.
template <class T> struct listed { T t; constexpr listed() = default; template <class... U> __device__ constexpr listed(tag, U... u) : t((u + ...)) {} };
template <class T> struct lists : listed<T> { using listed<T>::listed; };
struct outer : lists<int> { __device__ constexpr outer(int a, int b) : lists<int>(tag{}, a, b) {} };
}

namespace converted {
template <class T> struct proxy;
template <class T> inline constexpr bool is_proxy = false;
template <class T> inline constexpr bool is_proxy<proxy<T>> = true;
template <class T> struct proxy {
    T data;
    __device__ constexpr T &get() & { return data; }
    proxy(const proxy &) = default;
    template <class U> requires(std::is_constructible_v<T, U &&>) __device__ constexpr proxy(U &&u) : data{(U &&)u} {}
    template <class O> requires(is_proxy<std::decay_t<O>>) __device__ constexpr proxy(O &&o) : data{((O &&)o).get()} {}
};
}

extern "C" __global__ void test_unnamed_parameters(int *failures)
{
    using namespace unnamed;
    CHECK(rank<window>() == 1 && rank<box>() == 2);
    CHECK(pair<box, window>() == 3 && pair<window, box>() == 4);
    CHECK(all<window, window>() == 5 && all<window, box>() == 6);
}

extern "C" __global__ void test_inherited_constraints(int *failures)
{
    using namespace inherited;
    holder<int> a(3), b(4.0f), c(tag{}, 3, 4);
    CHECK(a.t == 3 && b.t == -1 && c.t == 7);
    CHECK(outer(5, 6).t == 11);
}

extern "C" __global__ void test_cast_of_a_named_object(int *failures)
{
    using namespace converted;
    proxy<int> a(3);
    auto b = static_cast<proxy<int &>>(a);
    auto c = (proxy<int &>)a;
    b.data++;
    c.data++;
    CHECK(a.data == 5);
}

// ---------------------------------------------------------------- default constructors that are templates, turned ==

namespace made {
template <class T, class... A> concept can = requires { T(A{}...); };
template <class T> struct held {
    T t;
    template <class E = T> requires can<E> __device__ constexpr held() : t(3) {}
    template <class... A> requires can<T, A...> __device__ constexpr held(int, A... a) : t(a...) {}
};
template <class T> struct holder : held<T> { using base = held<T>; using base::base; constexpr holder() = default; };
template <class T> struct outer : holder<T> { template <class E = T> requires can<E> __device__ constexpr outer() : holder<T>() {} };
struct whole { outer<int> x; };
template <class T> struct refuses { template <class E = T> requires(sizeof(E) > 100) __device__ refuses() {} };
struct lacks { refuses<int> x; };
static_assert(std::is_default_constructible_v<whole> && !std::is_default_constructible_v<refuses<int>>);
static_assert(!std::is_default_constructible_v<lacks>);
}

namespace turned {
template <class T> struct extent {
    T n;
    __device__ constexpr extent(T n) : n(n) {}
    template <class U> __device__ friend constexpr bool operator==(const extent &, const extent<U> &) { return false; }
};
template <class E> struct base : E { __device__ constexpr base(const E &e) : E(e) {} };
template <class E> struct left : private base<E> {
    using base<E>::base;
    __device__ constexpr int get() const { return this->n; }
    template <class O, class E2 = E> __device__ friend constexpr auto operator==(const left &, const left<O> &) -> bool requires(sizeof(O) == sizeof(E2)) { return true; }
};
template <class T> concept has_get = requires(T t) { t.get(); };
template <class E> struct right : private base<E> {
    using base<E>::base;
    __device__ constexpr int get() const { return this->n; }
    template <has_get M> __device__ constexpr right(const M &m) : base<E>(E(m.get())) {}
    template <class O> __device__ friend constexpr auto operator==(const right &a, const O &b) -> bool requires has_get<O> { return a.get() == b.get(); }
};
}

extern "C" __global__ void test_default_constructor_templates(int *failures)
{
    using namespace made;
    const outer<int> a;
    outer<long> b;
    whole w;
    CHECK(a.t == 3 && b.t == 3 && w.x.t == 3);
}

extern "C" __global__ void test_turned_comparison(int *failures)
{
    using namespace turned;
    left<extent<int>> a(3);
    right<extent<int>> b(3), c(4);
    CHECK(a == b && b == a && a != c && c != a);
}

// ---------------------------------------------------------------- explicit copy constructors copy no argument

namespace copied {
struct closed { int v; __device__ constexpr explicit closed(int v) : v(v) {} __device__ constexpr explicit closed(const closed &o) : v(o.v) {} };
struct moved { int v; __device__ constexpr moved(int v) : v(v) {} __device__ constexpr explicit moved(const moved &o) : v(o.v) {} __device__ moved(moved &&o) : v(o.v) {} };
struct greedy { int v; greedy(const greedy &) = default; template <class T> __device__ constexpr explicit greedy(T &&) : v(9) {} };
__device__ int taken(greedy g) { return g.v; }
template <class T> __device__ void take(T);
template <class T> __device__ T given(const T &t) { return T(t); }
template <class T, class A> concept passed = requires(A a) { take<T>(static_cast<A>(a)); };
template <class T, class A> concept made = requires(A a) { T(a); T{a}; };
static_assert(!std::is_convertible_v<const closed &, closed> && std::is_constructible_v<closed, const closed &>);
static_assert(!passed<closed, const closed &> && !passed<moved, moved &> && passed<moved, moved> && passed<moved, int>);
static_assert(made<closed, const closed &> && made<closed, int> && made<moved, moved &>);
}

extern "C" __global__ void test_explicit_copies(int *failures)
{
    copied::closed a(3), b(a);
    copied::greedy g(1), h = g, i(g);
    CHECK(h.v == 9 && i.v == 9 && (g.v = 5, copied::taken(g)) == 5);
    CHECK(b.v == 3 && copied::given(a).v == 3 && copied::given(copied::moved(4)).v == 4);
}

// ---------------------------------------------------------------- specialisations outside of their namespace

namespace specialised {
inline namespace inner {
template <class O, class T> inline constexpr bool associative = false;
template <class O> __device__ constexpr auto identity();
template <class T> __device__ auto other(T t) { return t + 1; }
}
struct add {};
struct mine { int v; };
template <class T> __device__ constexpr int twice() { return 2 * associative<add, T>; }
}
template <> inline constexpr bool specialised::associative<specialised::add, specialised::mine> = true;
template <> __device__ constexpr auto specialised::identity<specialised::add>() { return specialised::mine{3}; }
template <> __device__ auto specialised::other<specialised::add>(specialised::add) { return 'c'; }
template <> __device__ auto specialised::other(specialised::mine m) { return m; }

extern "C" __global__ void test_specialised_elsewhere(int *failures)
{
    using namespace specialised;
    static_assert(associative<add, mine> && !associative<add, int> && identity<add>().v == 3);
    CHECK(twice<mine>() == 2 && twice<int>() == 0);
    CHECK(other(3) == 4 && sizeof other(add()) == 1 && other(mine{4}).v == 4);
}

// ---------------------------------------------------------------- constraints of names of the file's scope

namespace rooted {
template <class T> concept made = requires { T{}; };
template <class A, class B> requires ::rooted::made<A> && ::rooted::made<B>
struct both {
    A a{};
    B b{};
    both() requires ::rooted::made<A> = default;
    template <class T = A> requires ::rooted::made<T> __device__ constexpr both(T a, char) : a(a) {}
    template <class T = A> requires (!made<T>) &&(!made<B>) __device__ constexpr both(int, int) {}
};
}

extern "C" __global__ void test_rooted(int *failures)
{
    rooted::both<int, float> x(3, 'c');
    CHECK(x.a == 3 && x.b == 0 && rooted::both<int, int>().a == 0);
}

// ---------------------------------------------------------------- `concept decltype(auto)`

template <class T, class U> concept is = std::is_same_v<T, U>;
template <class T> __device__ is<T &> decltype(auto) exactly(T &t) { return (t); }
template <class T> __device__ is<T> decltype(auto) value(T t) { return t; }
extern "C" __global__ void test_exact_types(int *failures)
{
    int x = 1;
    is<int &> decltype(auto) r = exactly(x);
    r = 5;
    const is<int> auto y = value(x);
    is<int> decltype(auto) z = value(x);
    static_assert(std::is_same_v<decltype(r), int &> && std::is_same_v<decltype(z), int>);
    CHECK(x == 5 && y == 5 && z == 5);
}

// A discarded value is a temporary, whose destructor is called ([expr.prim.req.simple], [expr.prop]p2)
struct indestructible { indestructible() = delete; ~indestructible() = delete; };
class undone { __device__ ~undone(); };
struct destructible { __device__ ~destructible(); };
__device__ indestructible gives_indestructible(...);
__device__ undone gives_undone(int);
__device__ destructible gives_destructible(int);
template <class T> concept calls_first = requires(T t) { gives_indestructible(t); };
template <class T> concept calls_second = requires(T t) { { gives_undone(t) }; };
template <class T> concept calls_third = requires(T t) { gives_destructible(t); };
static_assert(!calls_first<int> && !calls_second<int> && calls_third<int> && !calls_third<int *>);
