// What is new in C++20, crossed.
#include <cstdio>
#include <compare>
#include <concepts>
#include <type_traits>
#include <initializer_list>
#include <utility>
template <class T> concept C1 = sizeof(T) >= 1;
template <class T> concept C2 = C1<T> && sizeof(T) >= 4;
template <class T> concept C3 = C2<T> && requires(T t) { t + t; }
;
template <class T, class U> concept Same = std::is_same_v<T, U> && std::is_same_v<U, T>;
template <class T> struct W {
    T t;
    int f() requires C3<T> { return 3; } int f() requires C2<T> { return 2; } int f() { return 1; }
    W() requires C2<T> = default;
    W(T x) : t(x) {}
    template <class U> requires Same<T, U> int g(U) { return 1; }
    template <class U> int g(U) { return 2; }
    bool operator==(const W &) const = default;
    explicit(sizeof(T) > 4) operator int() const { return t; }
};
template <C3 T> struct W<T *> { int f() { return 33; } };
template <class T> requires C1<T> struct W<T *> { int f() { return 11; } };
template <class T> constexpr int vt = 0;
template <C2 T> constexpr int vt<T> = 2;
template <C3 T> constexpr int vt<T> = 3;
auto ab(C2 auto x, auto... r) { return sizeof...(r) + sizeof(x); }
auto ab(C1 auto x) { return 100; }
C3 auto cr() { return 5; }
template <template <class> class T> concept TT = requires { typename T<int>; };
template <template <class> class T> requires TT<T> int tt() { return 7; }
template <class T> struct Al { using type = T; };
template <class T> concept HasT = requires { typename T::type; requires !std::is_void_v<typename T::type>; { T{} } -> std::same_as<T>; { T().x } noexcept; };
struct Q { using type = int; int x; };
template <class T> struct Ag { T a; T b[2]; };
template <class A, class B> struct Pr {
    A a;
    B b;
    Pr(A a, B b) : a(a), b(b) {}
    template <class I> Pr(I i, I e, int) : a(*i), b(*e) {}
};
template <class I> Pr(I, I, int) -> Pr<std::remove_reference_t<decltype(*I())>, std::remove_reference_t<decltype(*I())>>;
template <class T> using PI = Pr<int, T>;
template <class... T> struct Ov : T... { using T::operator()...; };
struct Bb { int x; auto operator<=>(const Bb &) const = default; };
struct Dd : Bb { int arr[2]; char c; auto operator<=>(const Dd &) const = default; };
struct Pw {
    double d;
    int i;
    std::weak_ordering operator<=>(const Pw &o) const { return i <=> o.i; }
    bool operator==(const Pw &o) const { return i == o.i; }
};
struct Pz { Pw p; auto operator<=>(const Pz &) const = default; };
struct Eq { int v; bool operator==(int o) const { return v == o; } };
struct Lt {
    int v;
    friend std::strong_ordering operator<=>(Lt a, long b) { return a.v <=> b; }
    friend bool operator==(Lt a, long b) = delete;
};
struct NU { struct E {}; [[no_unique_address]] E e; int i = 4; };
struct Bd { unsigned a : 3 = 5, b : 4 {6}; int c : 5 = -2; };
template <int N> struct Str {
    char s[N];
    constexpr Str(const char (&x)[N]) { for (int i = 0; i < N; i++) s[i] = x[i]; }
};
template <Str S> constexpr auto operator""_st() { return sizeof(S.s) * 100 + S.s[0]; }
template <Str... S> constexpr int len = (sizeof(S.s) + ...);
enum class Fl { a = 1, b = 2 };
constexpr Fl operator|(Fl x, Fl y) { return Fl(int(x) | int(y)); }
struct Us { using enum Fl; static constexpr auto ab = a | b; };
template <class F> struct Sc { F f; ~Sc() { f(); } };
using DL = decltype([](int a, int b) { return a > b; });
template <class T, class Cmp = decltype([](T a, T b) { return a < b; })> T best(std::initializer_list<T> l, Cmp c = {})
{
    T r = *l.begin();
    for (T x : l) if (c(x, r)) r = x;
    return r;
}
int main()
{
    W<char> wc('a');
    W<int> wi;
    wi.t = 3;
    struct NoAdd { int k; };
    W<NoAdd> wn;
    printf("%d %d %d %d %d\n", wc.f(), wi.f(), wn.f(), W<int *>().f(), W<NoAdd *>().f());
    printf("%d %d %d %d %d\n", wi.g(1), wi.g('a'), wi == W<int>(3), std::is_default_constructible_v<W<char>>, std::is_convertible_v<W<long>, int>);
    int ci = wi;
    printf("%d %d %d %d %d\n", ci, vt<char>, vt<NoAdd>, vt<int>, (int)static_cast<int>(W<long>(9)));
    printf("%d %d %d %d %d %d\n", (int)ab(1), (int)ab('a'), (int)ab(1, 2, 3), cr(), tt<W>(), HasT<Q>);
    Ag ag{1, {2, 3}};
    Ag ag2{1.5, 2.5};
    int arr[] = {4, 5};
    Pr p(1, 'c');
    Pr p2(arr, arr + 1, 0);
    Pr p3(1, 2.5);
    printf("%d %g %d %d %g %d\n", ag.b[1], ag2.b[0], (int)sizeof(p), p2.b, p3.b, std::is_same_v<decltype(p3), Pr<int, double>>);
    Ov o{[](int) { return 1; }, [](auto) { return 2; }};
    printf("%d %d\n", o(1), o("x"));
    Dd a{{1}, {2, 3}, 'x'}, b{{1}, {2, 4}, 'a'};
    printf("%d %d %d %d %d\n", a < b, a == b, a != b, (a <=> b) == std::strong_ordering::less, Bb(a) == Bb(b));
    Pz z1{{1, 2}}, z2{{3, 2}};
    printf("%d %d %d\n", z1 == z2, z1 < z2, std::is_same_v<decltype(z1 <=> z2), std::weak_ordering>);
    printf("%d %d %d\n", Eq{3} == 3, 3 == Eq{3}, 4 != Eq{3});
    printf("%d %d %d\n", Lt{3} < 4L, 4L < Lt{3}, 3 >= Lt{3});
    Bd bd;
    Bd b2{.b = 1};
    printf("%d %d %d %d %d %d\n", bd.a, bd.b, bd.c, b2.a, b2.b, (int)sizeof(NU));
    printf("%d %d %d\n", (int)"hey"_st, len<"a", "bcd">, (int)Us::ab);
    {
        int n = 0;
        { Sc s{[&] { n += 5; }}; Sc s2{[&] { n *= 2; }}; n = 10; }
        printf("%d\n", n);
    }
    DL dl;
    DL dl2 = dl;
    dl = dl2;
    printf("%d %d %d\n", dl(3, 2), best({3, 1, 2}), best({3, 1, 7}, DL()));
    auto pk = [](auto... xs) { return [... ys = xs, n = (int)sizeof...(xs)](auto f) { return f(ys...) + n; }; };
    printf("%d\n", pk(1, 2, 3)([](int a, int b, int c) { return a * 100 + b * 10 + c; }));
    auto [q, w] = Bd{} .a == 5 ? std::pair(1, 2) : std::pair(3, 4);
    auto sb = [&q, w] { return q + w; };
    printf("%d\n", sb());
    for (int i = 0; auto &&x : {5, 6}) printf("%d:%d ", i++, x);
    puts("");
    auto tl = []<class T, T... I>(std::integer_sequence<T, I...>) requires (sizeof...(I) > 1) {
        return (I + ...);
    }
    ;
    printf("%d\n", tl(std::make_integer_sequence<int, 5>()));
    int arr2[3]{};
    auto sz = []<std::size_t N>(auto (&)[N]) { return N; }
    ;
    printf("%d\n", (int)sz(arr2));
    constexpr auto cc = [](int x) consteval { return x * x; };
    printf("%d\n", cc(7));
}
