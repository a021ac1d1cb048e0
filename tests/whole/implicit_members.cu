// Implicit copies, moves, assignments and comparisons of many kinds of members.
#include <cstdio>
#include <utility>
#include <compare>
struct T {
    int i;
    T(int i = 0) : i(i) {}
    T(const T &o, int d = 0) : i(o.i) { printf("c%d ", i); }
    T(T &&o) : i(o.i) { o.i = -1; printf("m%d ", i); }
    T &operator=(const T &o) { i = o.i; printf("=%d ", i); return *this; }
    T &operator=(T &&o) { i = o.i; o.i = -2; printf("=m%d ", i); return *this; }
    ~T() { printf("~%d ", i); }
    bool operator==(T o) const { printf("e%d%d ", i, o.i); return i == o.i; }
    std::strong_ordering operator<=>(const T &o) const {
        printf("o%d%d ", i, o.i);
        return i <=> o.i;
    }
};
struct N {
    int k;
    N(int k) : k(k) {}
    N(const N &) = delete;
    N(N &&o) : k(o.k) { o.k = 0; }
    N &operator=(N &&o) { std::swap(k, o.k); return *this; }
};
struct Ar {
    T t[2];
    int n[3];
    N m;
    unsigned b1 : 4, b2 : 12;
    union { int u; float f; };
    struct { char c; T z; } in;
    const char *s;
    bool operator==(const Ar &) const;
};
struct D1 : T { T x; using T::T; };
struct V1 : virtual T { int q = 1; V1() : T(5) {} };
struct V2 : virtual T { int r = 2; };
struct VV : V1, V2 { T y; VV(int k) : T(k), y(k + 1) {} };
struct E1 { E1 &operator=(const E1 &) { printf("E1= "); return *this; } };
struct E2 : E1 { int v; };
struct E3 : E2 { [[no_unique_address]] E1 e; char c; };
struct Cm {
    T a[2];
    int b;
    T c;
    auto operator<=>(const Cm &) const = default;
    bool operator==(const Cm &) const = default;
};
struct Vo { volatile int v; int *const p; Vo(int *p) : v(1), p(p) {} };
struct Df { T t; Df() = default; Df(Df &&) = default; Df &operator=(Df &&) = default; };
template <class X> struct Tm {
    X x;
    T t;
    Tm(X x) : x(x), t(9) {}
    template <class Y> Tm(const Tm<Y> &o) : x(o.x), t(o.t) { printf("conv "); }
    template <class Y> Tm &operator=(const Tm<Y> &o) {
        x = o.x;
        printf("aconv ");
        return *this;
    }
};
union U { int i; double d; U() : d(1.5) {} };
struct HU { U u; T t; };
struct Ref { int &r; T t; Ref(int &r) : r(r) {} };
struct Sub : private T {
    T &b() { return *this; }
    Sub(int i) : T(i) {}
    int z[2][2] = {{1, 2}, {3, 4}};
};
int main()
{
    Ar a{{1, 2}, {3, 4, 5}, N(6), 7, 8, {9}, {'c', 10}, "s"};
    puts("");
    Ar b = std::move(a);
    puts("");
    printf("%d %d %d %d %d %d %c %s %d\n", b.n[2], b.m.k, a.m.k, b.b1, b.b2, b.u, b.in.c, b.s, a.t[1].i);
    a = std::move(b);
    puts("");
    printf("%d %d %d\n", a.t[1].i, a.in.z.i, a.m.k);
    D1 d(3), e = d;
    puts("");
    d = e;
    puts("");
    e = std::move(d);
    puts("");
    VV v(1), w(3);
    puts("x");
    v = w;
    puts("");
    VV z(v);
    puts("");
    z = std::move(w);
    printf("%d\n", z.q + z.r);
    E3 e3, e4;
    e3.v = 1;
    e3.c = 'q';
    e4 = e3;
    printf("%d %c\n", e4.v, e4.c);
    Cm p{{1, 2}, 3, 4}, q{{1, 2}, 3, 5};
    printf("%d\n", p == q);
    printf("%d\n", p < q);
    int i = 1;
    Vo vo(&i), vp(vo);
    printf("%d %d\n", vp.v, vp.p == &i);
    Df f, g(std::move(f));
    f = std::move(g);
    puts("");
    Tm<int> tm(1);
    Tm<double> td(tm);
    Tm<int> tn(tm);
    tn = tm;
    tn = td;
    puts("");
    HU hu{{}, 4}, hv = hu;
    hv = hu;
    printf("%g\n", hv.u.d);
    Ref r(i), r2(r);
    r2.r = 8;
    printf("%d\n", i);
    Sub s(1), s2(2);
    s.z[1][0] = 33;
    s2 = s;
    printf("%d %d\n", s2.z[1][0], s2.b().i);
    T arr[2][2] = {{1, 2}, {3}};
    struct L { T (&m)[2][2]; }
    l{arr};
    auto cp = [arr] { return arr[1][0].i; };
    printf("%d %d\n", cp(), l.m[0][1].i);
    auto mv = std::move(cp);
    auto [x, y] = std::pair<T, T>(1, 2);
    puts("");
    const T ct(5);
    T fromc = std::move(ct);
    puts("end");
}
