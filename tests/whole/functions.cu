// <functional>: std::function of everything that can be called.
#include <functional>
#include <cstdio>
#include <vector>
#include <utility>
int twice(int x) { return 2 * x; }
struct Add { int k; int operator()(int a) const { return a + k; } };
int none() { return 9; }
void put(const char *s, double d) { printf("%s %g\n", s, d); }
struct Noisy { int *n; Noisy(int *p) : n(p) { ++*n; } Noisy(const Noisy &o) : n(o.n) { ++*n; } ~Noisy() { --*n; } int operator()(int a, int b, int c) { return a * b + c; } };
int run(std::function<int(int)> f, int x) { return f(x); }
int main()
{
    std::function<int(int)> f, g = twice, h = Add{3}, n = nullptr;
    printf("%d %d %d %d\n", (bool)f, (bool)g, h == nullptr, n != nullptr);
    f = g; g = h; h = [](int x) { return x * x; };
    printf("%d %d %d %d\n", f(5), g(5), h(5), run(twice, 4));
    f = nullptr; printf("%d\n", !f);
    swap(g, h); g.swap(h); std::swap(g, h);
    printf("%d %d\n", g(6), h(6));
    std::function<int()> z = none; std::function<void(const char *, double)> p = &put; p("x", 2.5);
    int live = 0;
    { std::function<int(int, int, int)> a = Noisy(&live), b = a; b = a; auto c = std::move(b); printf("%d %d\n", live > 0, c(2, 3, 4)); }
    printf("%d %d\n", live, z());
    std::vector<std::function<int(int)>> v; for (int i = 0; i < 4; i++) v.push_back([i](int x) { return x + i; });
    int s = 0; for (auto &q : v) s += q(10);
    int k = 7; std::function<int(int, int, int, int, int, int)> six = [&](int a, int b, int c, int d, int e, int f) { return a + b + c + d + e + f + k; };
    const auto cf = twice; auto &rf = twice; std::function<int(int)> q1 = cf, q2 = rf;
    printf("%d %d %d %d\n", s, six(1, 2, 3, 4, 5, 6), q1(1), q2(2));
}
