/* Class template argument deduction (C++17 [over.match.class.deduct]). */
#include <array>
#include <cstdio>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>
#define IS(e, T) printf("%d", (int)std::is_same_v<decltype(e), T>)
template <class T> struct Box {
    T v;
    Box(T x) : v(x) {}
    Box(T x, int) : v(x) {}
    template <class U> Box(U a, U b, T c) : v(c) {}
};
template <class T> Box(T *) -> Box<T &>;
template <> struct Box<int &> {
    int *p;
    Box(int *q) : p(q) {}
};
Box(const char *) -> Box<std::string>;
template <class T, class A = long> struct Def {
    T t;
    A a = 5;
    Def(T x) : t(x) {}
};
template <class T> struct Agg {
    T a;
    T b[2];
};
template <class T> Agg(T, T, T) -> Agg<T>;
template <class T, int N> struct Arr {
    T d[N];
};
template <class T, class... U> Arr(T, U...) -> Arr<T, 1 + sizeof...(U)>;
template <class It> struct Range {
    It b, e;
    Range(It x, It y) : b(x), e(y) {}
};
template <class T> struct V {
    T s{};
    int n = 0;
    template <class It> V(It b, It e)
    {
        for (; b != e; ++b) s += *b, n++;
    }
    V(std::initializer_list<T> l)
    {
        for (T x : l) s += x, n++;
    }
};
template <class It> V(It, It) -> V<typename std::iterator_traits<It>::value_type>;
template <class T> struct W {
    W(T &&) {}
    static const char *n() { return "W"; }
};
template <class T> struct Ex {
    explicit Ex(T) {}
};
template <class T> explicit Ex(T *) -> Ex<T>;
template <class T> struct Outer {
    template <class U> struct In {
        T t;
        U u;
        In(T a, U b) : t(a), u(b) {}
    };
    static auto mk(T t) { return In(t, 1.5f); }
};
template <auto v> struct Val {
    static constexpr auto value = v;
};
template <class F> struct Guard {
    F f;
    Guard(F g) : f(g) {}
    ~Guard() { f(); }
};
template <class... F> struct Over : F... {
    using F::operator()...;
};
template <class... F> Over(F...) -> Over<F...>;
struct Base {
    int x;
};
template <class T> struct Der : T {
    int y;
};
template <class T> Der(T, int) -> Der<T>;
template <class T> struct Copy {
    T t;
    Copy(T x) : t(x) {}
};
template <template <class> class C, class T> auto remake(C<T>, T v) { return C(v); }
int main()
{
    int i = 3;
    Box b(1);
    IS(b, Box<int>);
    Box b2(2.5, 1);
    IS(b2, Box<double>);
    Box b3('a', 'b', 7L);
    IS(b3, Box<long>);
    Box b4(&i);
    IS(b4, Box<int &>);
    Box b5("hi");
    IS(b5, Box<std::string>);
    Box b6 = b;
    IS(b6, Box<int>);
    Box b7{b};
    IS(b7, Box<int>);
    printf("\n");
    Def d(1);
    IS(d, decltype(Def<int, long>(1)));
    Agg a{1, 2, 3};
    IS(a, Agg<int>);
    Arr r{1, 2, 3, 4};
    IS(r, decltype(Arr<int, 4>{}));
    printf(" %d %d\n", a.b[1], r.d[3]);
    int xs[3] = {1, 2, 3};
    Range rg(xs, xs + 3);
    IS(rg, Range<int *>);
    V v(xs, xs + 3);
    IS(v, V<int>);
    V v2{1.5, 2.5};
    IS(v2, V<double>);
    printf(" %d %d %g\n", v.s, v.n, v2.s);
    W w(5);
    IS(w, W<int>);
    Ex e(1);
    IS(e, Ex<int>);
    printf("\n");
    auto in = Outer<char>::mk('x');
    printf("%c %g\n", in.t, in.u);
    printf("%d %c\n", Val<5>::value, Val<'q'>::value);
    {
        Guard g([&] { printf("guard %d\n", i); });
        i = 9;
    }
    Over ov{[](int x) { return x; }, [](const char *s) { return (int)s[0]; }};
    printf("%d %d\n", ov(4), ov("A"));
    Der de{Base{4}, 5};
    printf("%d %d\n", de.x, de.y);
    Copy c1(1);
    Copy c2(c1);
    IS(c2, Copy<int>);
    Copy c3{Copy<Copy<int>>(c1)};
    IS(c3, Copy<Copy<int>>);
    printf("\n");
    IS(remake(Copy<int>(1), 2), Copy<int>);
    printf("\n");
    std::pair p(1, 2.5);
    IS(p, decltype(std::pair<int, double>()));
    std::tuple t(1, 'c', "s");
    printf("%zu\n", std::tuple_size_v<decltype(t)>);
    std::array ar{1, 2, 3};
    printf("%zu\n", ar.size());
    std::vector vv{1, 2, 3};
    std::vector v4(vv.begin(), vv.end());
    IS(v4, std::vector<int>);
    std::vector v5(3, 2.5);
    IS(v5, std::vector<double>);
    std::vector v6{vv};
    IS(v6, std::vector<int>);
    std::vector v7{vv, vv};
    IS(v7, std::vector<std::vector<int>>);
    std::optional op(5);
    IS(op, std::optional<int>);
    std::function fn([](int a, char) { return a * 1.5; });
    IS(fn, decltype(std::function<double(int, char)>()));
    std::unique_ptr<int> up(new int(4));
    std::shared_ptr sp(std::move(up));
    IS(sp, std::shared_ptr<int>);
    printf(" %d\n", *sp);
    auto *nw = new Box(2.5f);
    IS(nw, Box<float> *);
    delete nw;
    const Box cb = 3u;
    IS(cb, const Box<unsigned>);
    printf("\n");
    if (Box q(5L); q.v) IS(q, Box<long>);
    for (Box q(2); q.v--;) printf(".");
    printf("%d\n", Box(3).v + Box{4}.v + static_cast<int>(Box(2.5).v));
}
