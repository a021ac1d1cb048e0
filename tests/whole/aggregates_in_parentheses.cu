// DOC: C++ in .cu files | with `-std=c++20`: aggregates initialised in parentheses
#include <cstdio>
#include <memory>
#include <string>
#include <vector>
struct P { int x; float y; int z = 7; };
struct D : P { int k; };
struct Q { int a, b; };
struct R { std::string s; Q q; const int &r; };
struct Holder { P p; Q q; Holder(int n) : p(n, n + 0.5), q(n, n) {} };
static int count = 0;
struct Counted { int v; Counted(int v) : v(v) { count++; } ~Counted() { count += 10; } };
struct Two { Counted a, b; };
struct Conv { operator P() const { return {9, 9.f}; } };
template <class T, class... A> T made(A... a) { return T(a...); }

static void objects()
{
    int n = 3;
    double d = 2.5;
    P p(1, d), q(3);
    auto r = P(n, 5.f, 6.9);
    P *h = new P(8, 9.f);
    D dd(P(1, 2), 5);
    printf("%d %g %d %d %g %d %d\n", p.x, p.y, p.z, q.x, q.y, q.z, r.z);
    printf("%d %g %d %d %d\n", h->x, h->y, dd.k, made<P>(11, 2.f).x, (int)P(4).z);
    P c(p), e = P(p), f(Conv{});
    Holder held(4);
    printf("%d %d %d %d %g %d\n", c.x, e.x, f.x, held.p.x, held.p.y, held.q.b);
    Q both(1, 2), one(5);
    R rr(std::string("abc"), Q(1, 2), n);
    printf("%d %d %d %d %s %d %d\n", both.b, one.b, Q(1, 2).a, made<Q>(7, 8).b, rr.s.c_str(), rr.q.b, rr.r);
    delete h;
}

int main()
{
    objects();
    {
        Two t(1, 2);
        printf("%d %d", t.b.v, count);
    }
    printf(" %d", count);
    printf(" %d", Two(3, 4).a.v);
    printf(" %d\n", count);
    auto u = std::make_unique<Q>(3, 4);
    std::vector<P> v;
    v.emplace_back(1, 2.f, 3);
    static P sp(1, 2);
    P several[2] = {P(1, 2), P(3)};
    int calls = 0;
    auto lambda = P([&] { return ++calls; }(), 2);
    printf("%d %d %g %d %d %d\n", u->b, v[0].z, sp.y, several[1].z, lambda.x, calls);
    P cast = static_cast<P>(4), old = (P)5;
    printf("%d %d %d\n", cast.x, old.x, old.z);
    static_assert(std::is_constructible_v<P, int, float> && std::is_constructible_v<P, int>);
    static_assert(!std::is_convertible_v<int, P> && !std::is_constructible_v<P, char *>);
}
