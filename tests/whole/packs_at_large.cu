/* Parameter packs wherever they may stand (C++17 [temp.variadic], [expr.prim.fold]). */
#include <array>
#include <cstdio>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
template <class... T> struct List {
    static constexpr int n = sizeof...(T);
};
template <class... A, class... B> auto cat(List<A...>, List<B...>) -> List<A..., B...> { return {}; }
template <template <class...> class C, class... T> C<T *...> wrap(List<T...>) { return {}; }
template <class... T> struct Inherit : T... {
    using T::operator()...;
};
template <class... T> Inherit(T...) -> Inherit<T...>;
template <class... B> struct Mix : B... {
    Mix(typename B::arg... a) : B(a)... {}
    int sum() const { return (B::get() + ... + 0); }
};
struct X {
    using arg = int;
    int v;
    X(int a) : v(a) {}
    int get() const { return v; }
};
struct Y {
    using arg = double;
    double w;
    Y(double a) : w(a) {}
    int get() const { return int(w * 2); }
};
template <int... I> constexpr int sumi() { return (I + ...); }
template <int... I, class F> void each(std::integer_sequence<int, I...>, F f) { (f(I), ...); }
template <class T, T... v> struct Vals {
    static constexpr T arr[sizeof...(v)] = {v...};
    static constexpr T mx()
    {
        T m = arr[0];
        ((m = v > m ? v : m), ...);
        return m;
    }
};
template <class... T> void pr(const T &...t)
{
    int i = 0;
    ((printf("%d:%d ", i++, int(t))), ...);
    printf("\n");
}
template <class F, class... A> decltype(auto) call(F &&f, A &&...a)
{ return std::forward<F>(f)(std::forward<A>(a)...); }
template <class F, class... A> auto bindf(F f, A... a)
{
    return [=](auto... b) mutable { return f(a..., b...); };
}
template <class F, class... A> auto bindm(F f, A &&...a)
{
    return [f, t = std::make_tuple(std::forward<A>(a)...)](auto &&...b) {
        return std::apply([&](auto &...x) { return f(x..., b...); }, t);
    };
}
template <class... T> constexpr bool all_int = (std::is_integral_v<T> && ...);
template <class... T> int nested(std::pair<T, List<T, T>>... p) { return (int(sizeof(p.first)) + ... + 0); }
template <class... Ts> struct Outer {
    template <class... Us> struct Inner {
        static int n() { return sizeof...(Ts) * 10 + sizeof...(Us); }
        template <class... V> static int m(std::pair<Ts, Us>..., V... v) { return (0 + ... + v); }
    };
};
template <class... T> int lam(T... t)
{
    return ([](auto x) { return x * 2; }(t) + ...);
}
template <class... T> int lam2(T... t)
{
    auto f = [&t...] { return (t + ... + 100); };
    return f();
}
template <class... T> int lam3(T... t)
{
    int r = 0;
    int d[] = {([&] { r = r * 10 + int(t); }(), 0)...};
    (void)d;
    return r;
}
template <unsigned... N> int arrs(const int (&...a)[N]) { return ((a[N - 1] * int(N)) + ...); }
template <class R, class... A> int arity(R (*)(A...)) { return sizeof...(A); }
template <class C, class R, class... A> int arity(R (C::*)(A...) const) { return 100 + sizeof...(A); }
template <class... T> auto mk(T... t)
{ return std::array<std::common_type_t<T...>, sizeof...(T)>{{static_cast<std::common_type_t<T...>>(t)...}}; }
template <class T> struct Tr {
    static int f(int a) { return a + int(sizeof(T)); }
};
template <class... T> int chain(int v)
{
    ((v = Tr<T>::f(v)), ...);
    return v;
}
template <class T, class... R> constexpr int idx_of()
{
    int i = 0;
    bool f = false;
    ((f || std::is_same_v<T, R> ? (f = true) : (++i, false)), ...);
    return i;
}
template <class... T> int cmp(T... t) { return (t < ...); }
template <bool... B> struct bools {};
template <bool... B> using all_true = std::is_same<bools<true, B...>, bools<B..., true>>;
template <char... c> struct Str {
    static constexpr char s[] = {c..., 0};
};
template <class T, T... c> int operator""_z();
template <class... A> int sub(A... a) { return (a - ...); }
template <class... A> int subl(A... a) { return (... - a); }
template <class... A> bool emptyand(A... a) { return (a && ...); }
template <class... A> bool emptyor(A... a) { return (a || ...); }
template <class... F> struct Vis {
    std::tuple<F...> f;
    template <std::size_t... I> int go(int x, std::index_sequence<I...>)
    { return ((std::get<I>(f)(x)) * ... * 1); }
    int operator()(int x) { return go(x, std::index_sequence_for<F...>{}); }
};
int add3(int a, int b, int c) { return a * 100 + b * 10 + c; }
int main()
{
    printf("%d\n", decltype(cat(List<int, char>{}, List<double>{}))::n);
    printf("%d\n", (int)std::is_same_v<decltype(wrap<std::tuple>(List<int, char>{})), std::tuple<int *, char *>>);
    Inherit o{[](int) { return 1; }, [](double) { return 2; }, [](const char *) { return 3; }};
    printf("%d%d%d\n", o(1), o(1.0), o(""));
    Mix<X, Y> mx(3, 2.5);
    printf("%d\n", mx.sum());
    printf("%d\n", sumi<1, 2, 3>());
    each(std::make_integer_sequence<int, 4>{}, [](int i) { printf("%d ", i * i); });
    printf("\n");
    printf("%d %d\n", Vals<int, 3, 9, 2>::mx(), Vals<char, 'a', 'c'>::arr[1]);
    pr(1, 'c', 2.5, true);
    printf("%d\n", call(add3, 1, 2, 3));
    printf("%d %d\n", bindf(add3, 4, 5)(6), bindm(add3, 7, 8)(9));
    printf("%d%d%d\n", all_int<int, char>, all_int<int, float>, all_int<>);
    printf("%d\n", nested(std::pair<int, List<int, int>>{}, std::pair<double, List<double, double>>{}));
    printf("%d\n",
           Outer<int, char>::Inner<double, float>::m(std::pair<int, double>{}, std::pair<char, float>{}, 4, 5));
    printf("%d %d %d\n", lam(1, 2, 3), lam2(1, 2), lam3(1, 2, 3));
    int a2[2] = {1, 2}, a3[3] = {1, 2, 3};
    printf("%d\n", arrs(a2, a3));
    auto l = [](int, char) {};
    printf("%d %d\n", arity(add3), arity(&decltype(l)::operator()));
    auto m = mk(1, 2.5, 'a');
    printf("%g %g %zu\n", m[1], m[2], m.size());
    printf("%d %d %d\n", chain<char, int, double>(1), idx_of<int, char, int, double>(), idx_of<int>());
    printf("%d\n", all_true<true, true>::value);
    printf("%s\n", Str<'h', 'i'>::s);
    printf("%d %d %d %d\n", sub(1, 2, 3), subl(1, 2, 3), emptyand(), emptyor());
    auto f1 = [](int x) { return x + 1; };
    auto f2 = [](int x) { return x * 2; };
    Vis<decltype(f1), decltype(f2)> v{{f1, f2}};
    printf("%d\n", v(5));
    return 0;
}
