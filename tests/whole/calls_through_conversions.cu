// Calls of objects that convert to a pointer or reference to a function ([over.call.object]).
#include <cstdio>
#include <functional>
#include <type_traits>
namespace first
{
typedef int (*F)(int, double); typedef const char *(*G)(const char *); using R = int (&)(long);
int f(int a, double b) { printf("f "); return a + (int)b; } const char *g(const char *s) { printf("g "); return s; } int r(long l) { printf("r "); return (int)l * 2; }
struct A { operator F() const { return f; } operator G() { return g; } operator R() { return r; } };
struct B { operator F() const { return f; } int operator()(char) { return 99; } };
struct C : A { };
template <class T> struct D { operator T *() const { return p; } T *p; };
struct E { using H = int (*)(int, int); operator H() const { return [](int a, int) { return a * 3; }; } };
static void simple() {
    A a; B b; C c; D<int(int)> d{[](int x) { return x * x; }};
    printf("%d\n", a(1, 2.5)); printf("%s\n", a("text")); printf("%d\n", a(5L));
    printf("%d\n", b('c')); printf("%d\n", b(1, 2.0)); printf("%d\n", c(3, 4));
    printf("%d\n", d(7)); printf("%d\n", E()(1, 2));
    auto lam = [](int x) { return x + 1; }; printf("%d\n", lam(3));
}
}
namespace second
{
int f(int a, double b) { return a + (int)b; } int r(long l) { return (int)l * 2; } int t(int x) { return x + 1000; }
typedef int (*F)(int, double); using R = int (&)(long);
struct A { operator F() const { return f; } operator R() { return r; } };
struct Over { operator F() const { return f; } int operator()(int, int) const { return -1; } template <class T> T operator()(T x) { return x; } };
struct Both { operator F() const { return f; } operator F() { return [](int a, double) { return a; }; } };
struct Derived : Both { operator F() const { return [](int, double) { return 5; }; } };
struct Made { Made(int n) : n(n) {} ~Made() { printf("~%d ", n); } operator F() const { return f; } int n; };
struct Quiet { operator F() const noexcept { return f; } };
struct Loud { explicit operator F() const { return f; } int operator()(...) { return 77; } };
struct Refs { using G = int (*)(int &); operator G() const { return [](int &x) { return ++x; }; } };
template <class X> auto run(X &&x) -> decltype(x(1, 2.0)) { return x(1, 2.0); }
template <class...> int run(...) { return -5; }
struct Nest { A a; };
static void more() {
    A a; const A ca{}; int (*p)(long) = a; int (&q)(long) = a;
    printf("%d %d %d %d\n", p(4), q(5), a(6L), ca(1, 2));
    Over o; printf("%d %d\n", o(1, 2), o(7));
    const Both b{}; printf("%d\n", b(1, 2)); printf("%d\n", Derived()(1, 2.));
    printf("%d ", Made(4)(1, 1)); printf("\n");
    Loud l; printf("%d\n", l(1, 2.0)); int n = 4; printf("%d %d\n", Refs()(n), n);
    printf("%d %d %d\n", run(a), run(Quiet()), run(5));
    Nest x; printf("%d\n", x.a(3L)); A arr[2]; printf("%d\n", arr[1](3, 4));
    std::function<int(int, double)> fn = a; printf("%d\n", fn(8, 9)); printf("%d %d\n", std::is_invocable_v<A, int, double>, std::is_invocable_v<Loud &, const char *>);
    printf("%d\n", std::invoke(a, 5, 6.0));
}
}
int main()
{
    first::simple();
    second::more();
}
