// DOC: C++ in .cu files | with `-std=c++20`: `using enum`, packs of captures with initialisers, `new T[]{...}`, `.a{x}` in lists
#include <cstdio>
#include <utility>
#include <vector>
enum class Colour { red, green = 5, blue };
namespace n {
enum class Letter : char { a = 'x', b };
struct S { enum Inner { p = 3, q }; };
}
struct T {
    using enum Colour;
    static int f() { return (int)green; }
};
using enum n::Letter;
static int chosen(Colour c)
{
    switch (c) {
        using enum Colour;
    case red: return 1;
    case green: return 2;
    case blue: return 3;
    }
    return 0;
}
static void enumerations()
{
    using enum n::S::Inner;
    printf("%d %d %d %d %d %d %d\n", chosen(Colour::red), chosen(Colour::blue), T::f(), (int)T::blue, (int)a, p, q);
    using Colour::blue;
    printf("%d\n", (int)blue);
}

template <class... A> auto scaled(A... a)
{
    return [...x = std::move(a)](auto k) { return ((x * k) + ... + 0); };
}
template <class... A> int sum(A &&...a)
{
    auto f = [&...y = a] { return ((y *= 2), ...), (y + ... + 0); };
    return f();
}
template <class... A> int counted(A... a)
{
    auto f = [k = 2, ...a = a + 1]() mutable {
        ((a += k), ...);
        return (int)sizeof...(a) * 100 + (a + ... + 0);
    };
    return f();
}

struct P { int x, y; struct { int a; } z; int w = 3; };
static int shown(P p) { return p.x * 100 + p.y * 10 + p.z.a + p.w * 1000; }
struct E { int a, b = 4; E(int x = 9) : a(x) {} };
static void values()
{
    P p{.x{3}, .z{.a{2}}}, q{.y = 4, .z{5}};
    printf("%d %d %d\n", shown(p), shown(q), shown({.x = 7}));
    int *i = new int[]{1, 2, 3};
    E *e = new E[]{1, 2};
    const char *text = new char[]{"hey"};
    std::pair<int, int> *pairs = new std::pair<int, int>[]{{1, 2}, {3, 4}};
    printf("%d %d %d %s %d\n", i[0], i[2], e[1].a + e[0].b, text, pairs[1].second);
    delete[] i;
    delete[] e;
    delete[] text;
    delete[] pairs;
    int r = 0;
    for (std::vector<int> v{1, 2, 3}; int x : v) r += x;
    printf("%d\n", r);
}

int main()
{
    enumerations();
    int one = 1, two = 2;
    printf("%d %d %d %d", scaled(1, 2, 3)(10), scaled()(1), counted(1, 2), counted());
    printf(" %d", sum(one, two));
    printf(" %d %d\n", one, two);
    values();
}
