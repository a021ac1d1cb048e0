/* Functions that promise to throw nothing, where the library and classes take what can be called. */
#include <cstdio>
#include <functional>
#include <type_traits>
#include <typeinfo>
#include <vector>
#include <thread>
#include <memory>
#include <algorithm>
struct A { virtual int v() noexcept { return 1; } virtual ~A() {} virtual int w() { return 2; } };
struct B : A { int v() noexcept override { return 3; } int w() noexcept override { return 4; } };
int f(int x) { return x + 1; }
int g(int x) noexcept { return x + 2; }
double h(double a, int b) noexcept { return a * b; }
int r1(int (&)(int)) { return 1; }
int r2(int (&&)(int)) { return 2; }
template <class F> auto apply(F &&x) { return x(1); }
struct fn { int operator()(int a) const noexcept { return a * 3; } };
struct mem { int x = 5; int get() const noexcept { return x; } int set(int v) noexcept { return x = v; } int plain() { return 1; } };
template <class T> struct arity;
template <class R, class... A> struct arity<R (*)(A...)> { static constexpr int value = sizeof...(A); };
#if __cplusplus >= 201703L
template <class R, class... A> struct arity<R (*)(A...) noexcept> { static constexpr int value = 10 + sizeof...(A); };
#endif
template <class R, class... A> int variadic(R (*fp)(A...), A... a) { return (int)fp(a...); }
struct cv { operator decltype(&g)() const { return g; } };
struct table { int (*one)(int); int (*two)(int) noexcept; };
table t = {g, g};
int (*arr[])(int) = {f, g};
struct stateless { void operator()(int *p) const { delete p; } };
static_assert(sizeof(std::unique_ptr<int>) == sizeof(int *) && sizeof(std::unique_ptr<int, stateless>) == sizeof(int *));
static_assert(sizeof(std::unique_ptr<int, void (*)(int *)>) == 2 * sizeof(int *) && sizeof(std::unique_ptr<char[]>) == sizeof(char *));
int main()
{
    std::function<int(int)> a = f, b = g;
    std::function<double(double, int)> c = h;
    printf("%d %d %g\n", a(1), b(1), c(2, 3));
    std::function fd = g; 
    std::function fl = [](int x) noexcept { return x * 7; };
    std::function ff = fn{};
    printf("%d %d %d %d\n", fd(1), fl(1), ff(2), (int)std::is_same<decltype(ff), std::function<int(int)>>::value);
    printf("%d %d\n", apply(f), apply(g));
    printf("%d %d\n", std::is_nothrow_invocable<decltype(&g), int>::value, std::is_nothrow_invocable<decltype(&f), int>::value);
    printf("%d %d\n", (int)std::is_same<std::invoke_result_t<decltype(&h), double, int>, double>::value, (int)std::is_same<std::decay_t<decltype(h)>, double (*)(double, int) noexcept>::value);
    mem m;
    auto mf = std::mem_fn(&mem::get);
    printf("%d %d %d\n", mf(m), std::invoke(&mem::set, m, 9), std::invoke(&mem::get, m));
    auto bd = std::bind(&mem::set, &m, std::placeholders::_1);
    printf("%d\n", bd(4));
    printf("%s %s %s %s\n", typeid(void (*)() noexcept).name(), typeid(int(int) noexcept).name(), typeid(&mem::get).name(), typeid(&g).name());
    printf("%d %d\n", typeid(int(int)) == typeid(int(int) noexcept), typeid(g) == typeid(f));
    printf("%d %d\n", r1(g), r2(g));
    printf("%d %d\n", arity<decltype(&f)>::value, arity<decltype(&g)>::value);
    printf("%d\n", variadic(h, 2.0, 4));
    printf("%d %d %d\n", t.one(1), t.two(1), arr[1](5));
    B o; A *p = &o;
    int (A::*pv)() noexcept = &A::v;
    int (B::*pw)() = &B::w;
    int (B::*px)() = pv;
    printf("%d %d %d\n", (p->*pv)(), (o.*pw)(), (o.*px)());
    std::vector<int> v = {3, 1, 2};
    std::sort(v.begin(), v.end(), [](int x, int y) noexcept { return x < y; });
    printf("%d\n", v[0]);
    std::unique_ptr<int, void (*)(int *)> up(new int(3), [](int *q) noexcept { delete q; });
    printf("%d\n", *up);
    void (*volatile vp)(int *) = +[](int *q) noexcept {};
    vp(nullptr);
    int (*const &cr)(int) = f;
    printf("%d\n", cr(1));
    int (*fp)(int) = &g;
    fp = 1 > 0 ? f : g;
    auto q = static_cast<int (*)(int)>(g);
    auto rc = reinterpret_cast<int (*)(int) noexcept>(f);
    auto cc = (int (*)(int) noexcept)f;
    printf("%d %d %d %d %d\n", fp(1), q(1), rc(1), cc(1), fp == g);
    constexpr int (*cp)(int) = g;
    static_assert(noexcept(g(1)) && !noexcept(cp(1)));
    auto gl = [](auto x) noexcept { return x + 1; };
    int (*gp)(int) noexcept = gl; int (*gq)(int) noexcept = gl;
    printf("%d %d\n", gp(1), gq(2));
    switch (variadic(g, 3)) { case 5: puts("five"); }
    struct L { static auto m() noexcept -> int { return 3; } auto n() const & noexcept -> int { return 4; } };
    static_assert(std::is_same_v<decltype(&L::m), int (*)() noexcept>);
    static_assert(std::is_same_v<decltype(&L::n), int (L::*)() const & noexcept>);
    static_assert(!std::is_assignable_v<int (*&)(int) noexcept, int (*)(int)>);
    static_assert(std::is_assignable_v<int (*&)(int), int (*)(int) noexcept>);
    static_assert(!std::is_convertible_v<int (mem::*)(), int (mem::*)() noexcept>);
    static_assert(std::is_convertible_v<int (mem::*)() noexcept, int (mem::*)()>);
    static_assert(!std::is_convertible_v<int (**)() noexcept, int (**)()>);
    static_assert(std::is_same_v<std::common_type_t<int (*)() noexcept, int (*)()>, int (*)()>);
}
