// DOC: C++ in .cu files | with `-std=c++20`: requires clauses behind parameters, of constructors, destructors, conversions; constrained aliases and variable templates
#include <concepts>
#include <cstdio>
#include <type_traits>
#include <utility>
template<class T> concept Int = std::is_integral_v<T>;
template<class T> concept SInt = Int<T> && std::is_signed_v<T>;
template<class T> concept V = requires { typename T::type; requires Int<typename T::type>; };
template<class T> concept Deref = requires(T t) { *t; { t.f() } noexcept; { t.g() } -> Int; };
struct G { using type = int; void f() noexcept; int g(); int operator*(); };
struct G2 { using type = float; void f(); int g(); int operator*(); };
struct G3 { void f() noexcept; double g(); int operator*(); };
template<class T> struct Opt { T t; bool has; Opt() = default; constexpr Opt(T t) requires SInt<T> : t(t), has(true) {} constexpr Opt(T t) : t(t), has(false) {} ~Opt() requires (!std::is_trivially_destructible_v<T>) { printf("~"); } ~Opt() = default; operator bool() const requires Int<T> { return has; } explicit operator int() const requires (!Int<T>) { return 7; } friend int fr(Opt o) requires Int<T> { return 1; } static int st() requires SInt<T> { return 1; } static int st() { return 2; } template<class U> int mt(U u) const requires std::convertible_to<U, T> && requires(T t) { t + u; } { return 1; } template<class U> int mt(U) const { return 2; } T &operator*() & requires Int<T> { return t; } int sz() const requires requires(T q) { q.size(); } { return t.size(); } int sz() const { return -1; } };
struct NT { int size() const { return 42; } ~NT() {} };
template<Int T> using Al = T *;
template<class T> constexpr int vt = 0;
template<Int T> constexpr int vt<T> = 1;
template<SInt T> constexpr int vt<T> = 2;
template<class T> requires std::is_pointer_v<T> constexpr int vt<T> = 3;
template<class T> int usesP(T a, T b) requires requires { a + b; }
{ return 1; }
template<class T> int usesP(T a, T b) requires requires { a.size(); }
&& (!requires { a + b; }) { return 2; }
template<class T> struct Out { int f() requires Int<T>; int g(); template<class U> int h(U) requires SInt<U>; };
template<class T> int Out<T>::f() requires Int<T> { return 11; }
template<class T> int Out<T>::g() { return 12; }
template<class T> template<class U> int Out<T>::h(U) requires SInt<U> { return 13; }
template<class T, class U> concept Sw = requires(T t, U u) { t = u; };
template<class T> struct Box { T v; template<class U> requires Sw<T &, U> Box &operator=(const Box<U> &o) { v = o.v; return *this; } };
template<class F, class... A> concept Call = requires(F f, A... a) { f(a...); };
template<class F, class... A> int call(F f, A... a) requires Call<F, A...> { return f(a...); }
template<class F, class... A> int call(F, A...) { return -1; }
template<class T> concept Big = sizeof(T) > 4;
template<class T> concept BigInt = Big<T> && Int<T>;
int dis(auto x) requires Big<decltype(x)> || Int<decltype(x)> { return 1; }
template<class T> requires BigInt<T> int both(T) { return 1; }
template<class T> requires Big<T> || Int<T> int both(T) { return 2; }
template<class T> int both(T) { return 3; }
struct NonT { template<class T> NonT(T) requires Int<T> : k(1) {} template<class T> NonT(T) requires (!Int<T>) : k(2) {} int k; };
template<class T> struct Ct { Ct(T) {} };
template<class T> Ct(T) -> Ct<T>;
template<class T> int ife() { if constexpr (V<T>) return 1; else if constexpr (requires { T::zork(); }) return 2; else if constexpr (requires(T t) { t.g(); }) return 3; else return 4; }
template<int N> concept Even = N % 2 == 0;
template<int N> requires Even<N> int ev() { return 1; }
template<int N> int ev() { return 0; }
enum class E { a };
template<E e> requires (e == E::a) int en() { return 5; }
template<class T> concept Rng = requires(T &t) { t.begin(); t.end(); };
template<Rng R> auto sum(const R &r) { int s = 0; for (auto x : r) s += x; return s; }
struct Arr { int a[3] = {1, 2, 3}; const int *begin() const { return a; } const int *end() const { return a + 3; } };
template<class T> requires std::is_class_v<T> && (sizeof(T) < 100) struct Cl { int q = sizeof(T); };
auto lamT = []<class T>(T a) requires Int<T> { return a * 2; };
auto lamU = []<class T> requires SInt<T> (T a) { return a * 3; };
consteval bool ce(auto x) { return Int<decltype(x)>; }
static_assert(ce(1) && !ce(1.5));
static_assert(std::same_as<Al<int>, int *>);
static_assert(!V<int> && V<G> && !V<G2>);
static_assert(Deref<G> && !Deref<G2> && !Deref<G3>);
int main()
{
    Opt<int> o(3);
    Opt<unsigned> u(3u);
    Opt<float> f(1.5f);
    { Opt<NT> n; n.has = 1; printf("%d %d\n", n.sz(), o.sz()); }
    printf("%d %d %d %d %d %d %d\n", o.has, u.has, (bool) u, (int) f, fr(o), Opt<int>::st(), u.st());
    printf("%d %d %d\n", o.mt(1.5), o.mt("a"), *o);
    printf("%d %d %d %d %d\n", vt<float>, vt<unsigned>, vt<int>, vt<int *>, vt<const int>);
    printf("%d %d\n", usesP(1, 2), usesP(NT{}, NT{}));
    Out<int> ot;
    printf("%d %d %d\n", ot.f(), ot.g(), ot.h(1));
    Box<int> b{1};
    b = Box<double>{3.7};
    printf("%d\n", b.v);
    printf("%d %d\n", call([](int a, int b) { return a + b; }, 1, 2), call([](int *) { return 1; }, 1));
    printf("%d %d %d %d %d\n", dis(1.5), dis(1), both(1L), both(1.5), both(1.5f));
    printf("%d %d\n", NonT(1).k, NonT(1.5).k);
    printf("%d %d %d %d\n", ife<G>(), ife<G2>(), ife<int>(), ife<G3>());
    printf("%d %d %d\n", ev<2>(), ev<3>(), en<E::a>());
    printf("%d %d %d %d\n", sum(Arr{}), Cl<Arr>{}.q, lamT(4), lamU(4));
}
