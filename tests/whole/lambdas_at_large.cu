/* Lambdas: captures, generic ones, conversions, as bases, template arguments and defaults (C++17
 * [expr.prim.lambda]). */
#include <complex>
#include <cstdio>
#include <utility>
#include <type_traits>
#include <tuple>
#include <vector>
#include <string>
template <class T> constexpr auto twice = [](T x) { return x * 2; };
struct W {
    int v = 3;
    auto get()
    {
        return [this] { return v; };
    }
    auto copy()
    {
        return [*this]() mutable { return ++v; };
    }
    auto init()
    {
        return [v = v + 1, &r = v] { return v * 100 + r; };
    }
    template <class F> auto with(F f)
    {
        return [=, this](auto x) { return f(x) + v; };
    }
    int v2() const
    {
        return [=] { return v; }();
    }
};
int g = 5;
static auto glob = [](int a) { return a + g; };
inline constexpr auto cl = [](int x, int y = 4) { return x * y; };
template <class... F> auto compose(F... f)
{
    return [=](auto x) {
        auto r = x;
        ((r = f(r)), ...);
        return r;
    };
}
auto counter()
{
    return [n = 0]() mutable { return n++; };
}
auto fact = [](auto self, int n) -> int { return n < 2 ? 1 : n * self(self, n - 1); };
template <class F> struct Y {
    F f;
    template <class... A> decltype(auto) operator()(A &&...a) const { return f(*this, std::forward<A>(a)...); }
};
template <class F> Y(F) -> Y<F>;
int (*fp)(int) = [](int x) { return x + 1; };
template <int (*F)(int)> int viaf(int x) { return F(x); }
struct Ev {
    std::vector<int> log;
    template <class F> void on(F &&f) { f(*this); }
};
int dflt(int x = [] { return 7; }()) { return x; }
int arr[(int)([] { return 3; }())];
struct NoCopy {
    int v;
    NoCopy(int x) : v(x) {}
    NoCopy(const NoCopy &) = delete;
    NoCopy(NoCopy &&o) : v(o.v) { o.v = -1; }
};
template <class A, class B> struct L2 : A, B {
    L2(A a, B b) : A(a), B(b) {}
    using A::operator(), B::operator();
};
template <class T, bool whole> int discarding()
{
    auto value = [](T x) {
        if constexpr (whole) return x;
        else return x.real();
    };
    struct Local {
        T x;
        int get() const
        {
            if constexpr (sizeof(T) == sizeof(int)) return x;
            else return [this] { if constexpr (!whole) return x.imag(); else return x.none(); }();
        }
    };
    return int(value(T(3)) * 10 + Local{T(4)}.get());
}

int main()
{
    W w;
    printf("%d %d %d %d %d\n", w.get()(), w.copy()(), w.init()(), w.with([](int x) { return x * 2; })(4), w.v2());
    printf("%d %d %d %d\n", glob(1), cl(3), cl(3, 2), twice<int>(4));
    printf("%g\n", compose([](auto x) { return x + 1; }, [](auto x) { return x * 2; })(1.5));
    auto c = counter();
    c();
    auto d = c;
    printf("%d %d %d\n", c(), c(), d());
    printf("%d\n", fact(fact, 5));
    Y y{[](auto &self, int a, int b) -> int { return b == 0 ? a : self(b, a % b); }};
    printf("%d\n", y(48, 18));
    printf("%d\n", fp(1));
    auto pl = +[](int x) { return x * 10; };
    printf("%d %d\n", pl(2), (int)std::is_same_v<decltype(pl), int (*)(int)>);
    int a = 1, b = 2;
    auto ref = [&a, b]() mutable {
        a += b;
        b = 10;
        return a;
    };
    printf("%d %d %d\n", ref(), a, b);
    auto all = [=, &a] { a = b; };
    all();
    printf("%d\n", a);
    auto [p, q] = std::make_pair(3, 4);
    auto sb = [p = p, &q = q] { return p * 10 + q; };
    printf("%d\n", sb());
    int ar[3] = {1, 2, 3};
    auto ca = [ar] { return ar[0] + ar[2]; };
    ar[0] = 9;
    printf("%d\n", ca());
    NoCopy n(6);
    auto mv = [n = std::move(n)] { return n.v; };
    auto mv2 = std::move(mv);
    printf("%d %d %d\n", n.v, mv2(), mv());
    printf("%d %d\n", dflt(), (int)(sizeof arr / sizeof *arr));
    auto gen = [](auto &&...x) { return (sizeof(x) + ... + 0); };
    printf("%d\n", (int)gen(1, 'c', 2.0));
    auto fw = [](auto &&x) -> decltype(auto) { return std::forward<decltype(x)>(x); };
    fw(a) = 42;
    printf("%d %d\n", a, (int)std::is_same_v<decltype(fw(3)), int &&>);
    L2 both([](int) { return "int"; }, [](double) { return "double"; });
    printf("%s %s\n", both(1), both(1.0));
    auto nest = [&](int x) { return [&, x](int z) { return [=] { return a + x + z; }; }; };
    printf("%d\n", nest(1)(2)());
    auto rec = [&](auto &&self, int k) -> void {
        if (k) {
            printf("%d", k);
            self(self, k - 1);
        }
    };
    rec(rec, 3);
    printf("\n");
    static int st = 8;
    auto us = [] { return st++; };
    us();
    printf("%d\n", st);
    constexpr int ci = 5;
    auto uc = [] { return ci + 1; };
    printf("%d\n", uc());
    auto noex = [](int x) noexcept { return x; };
    printf("%d\n", (int) noexcept(noex(1)));
    auto tr = [](int x) {
        if (x > 0) return 1.5;
        return 2.5;
    };
    printf("%g\n", tr(0));
    auto vd = [] {};
    vd();
    printf("%d\n", (int)std::is_void_v<decltype(vd())>);
    printf("%zu %zu %zu\n", sizeof(vd), sizeof(sb), sizeof(ca));
    Ev ev;
    ev.on([](Ev &e) { e.log.push_back(1); });
    ev.on([x = 5](auto &e) mutable { e.log.push_back(++x); });
    printf("%d %d\n", ev.log[0], ev.log[1]);
    for (auto f : {+[](int x) { return x; }, +[](int x) { return -x; }}) printf("%d ", f(3));
    printf("\n");
    auto cond = a > 0 ? +[] { return 1; } : +[] { return 2; };
    printf("%d\n", cond());
    std::tuple fs{[](int x) { return x + 1; }, [](int x) { return x * 3; }};
    printf("%d\n", std::apply([](auto... f) { return (f(2) + ...); }, fs));
    switch (auto z = [] { return 2; }(); z) {
    case 2:
        printf("two\n");
    }    printf("%d %d\n", discarding<int, true>(), discarding<std::complex<double>, false>());
}
