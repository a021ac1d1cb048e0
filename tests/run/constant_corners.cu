// Constant expressions of rarely met kinds; the numbers are g++'s.
#include "check.h"
#define LV1 175
#define LV0 87
#define BFS -1393
#define REFS 78
#define LAM 22069
#define GOTON 48
#define FL 22506.0
#define CNTS 2132
#define MP 64
#define SZ 17
#define CDA 26
#include <array>
#include <utility>
#include <tuple>
#include <string_view>
#include <initializer_list>
#include <type_traits>
#include <limits>
#include <optional>
#define HD __host__ __device__ constexpr
#define SA static_assert
struct B { int b = 1; HD int f() const { return b; } };
struct B2 {
    int c[2] = {3, 4};
    HD int &at(int i) { return c[i]; }
    HD const int &at(int i) const { return c[i]; }
};
struct D : B, B2 {
    int d = 5;
    HD D(int k = 0) : d(k) { b += k; c[1] *= k; }
    HD int all() const { return b + c[0] + c[1] + d + f(); }
    HD operator int() const { return d; }
    HD D &operator+=(const D &o) { d += o.d; B::b -= o.b; return *this; }
};
struct R {
    int &r;
    const int *p;
    HD R(int &x) : r(x), p(&x) {}
    HD int go() { r = 7; return *p; }
};
struct Arr {
    int m[2][3];
    struct { int x, y; } s[2];
    union { int u; char ch[4]; };
    int bf : 5;
    unsigned bg : 3;
};
HD int lv(int k)
{
    int a = 1, b = 2;
    (k ? a : b) = 9;
    (a += 1, b) = a * 10;
    int &r = k ? a : b;
    r++;
    int arr[2][3] = {{1, 2, 3}, {4, 5, 6}};
    int (&row)[3] = arr[1];
    row[0] = 40;
    int *p = &arr[0][2];
    ++*p;
    *--p = 20;
    int (*pr)[3] = arr;
    pr++;
    (*pr)[2] += arr[0][1];
    return a + b + arr[1][0] + arr[1][2] + arr[0][2] + (p - arr[0]) + (pr - arr) + (&row[2] - &row[0]);
}
HD int bfs()
{
    Arr a{};
    a.bf = 15;
    a.bf += 2;
    a.bg = 9;
    a.bg--;
    a.m[1][2] = a.bf;
    a.s[1].y = a.bg--;
    a.s[0] = a.s[1];
    Arr b = a;
    b.m[1][2]++;
    return b.m[1][2] * 100 + b.s[0].y * 10 + a.bg;
}
HD int refs() { int x = 1; R r(x); int k = r.go(); R q = r; q.r++; return k * 10 + x; }
HD int lam()
{
    int a = 1, b = 2;
    auto f = [&a, b](int c) mutable { a += c; b++; return a * b; };
    int r = f(1) + f(2);
    auto g = [=] { return a + b; };
    a = 100;
    struct L { int v; HD auto get() const { return [*this, w = v * 2] { return v + w; }; } };
    return r * 1000 + g() * 10 + L{3}.get()();
}
HD int il(std::initializer_list<int> l)
{
    int s = 0;
    for (auto i : l) s = s * 10 + i;
    return s + l.size();
}
HD int goton(int n)
{
    int s = 0;
    for (int i = 0; i < n; ++i) {
        if (i == 2) continue;
        for (int j = i; ; j++) {
            if (j > 4) break;
            if (j == 3) { s += 100; continue; }
            s += j;
        }
        if (s > 400) return -s;
    }
    do s--;
    while (s % 7);
    while (true) { if (s-- < 50) break; }
    return s;
}
HD double fl()
{
    double x = 1;
    for (int i = 0; i < 10; i++) x = x / 3 + 0.1f;
    float f = x;
    f *= f;
    long long l = f * 1e6;
    return l + (x > 0.1) + (-0.0 == 0.0);
}
template <class T> HD T pw(T b, unsigned e)
{
    return e ? e % 2 ? b * pw(b, e - 1) : pw(b * b, e / 2) : T(1);
}
struct Lst { int v; const Lst *n; };
constexpr Lst l3{3, nullptr}, l2{2, &l3}, l1{1, &l2};
HD int sumL(const Lst *l) { int s = 0; for (; l; l = l->n) s = s * 10 + l->v; return s; }
HD const char *find(const char *s, char c) { while (*s && *s != c) ++s; return s; }
HD int cmp(const char *a, const char *b)
{
    for (; *a && *a == *b; ++a, ++b);
    return (unsigned char)*a - (unsigned char)*b;
}
HD int swp()
{
    int a = 3, b = 4;
    auto sw = [](auto &x, auto &y) { auto t = x; x = y; y = t; };
    sw(a, b);
    int arr[] = {5, 1, 4};
    for (auto &i : arr) for (auto &j : arr) if (&i < &j && i > j) sw(i, j);
    return a * 10000 + b * 1000 + arr[0] * 100 + arr[1] * 10 + arr[2];
}
template <int... I> HD int fold(std::integer_sequence<int, I...>)
{
    int a[] = {I * I...};
    int s = 0;
    ((s += a[I]), ...);
    return s;
}
struct Cnt {
    int *c;
    HD Cnt(int *c) : c(c) { ++*c; }
    HD Cnt(const Cnt &o) : c(o.c) { *c += 10; }
    HD int val() const { return *c; }
};
HD int cnts()
{
    int n = 0;
    Cnt a(&n);
    Cnt b = a;
    auto f = [](Cnt x) { return x.val(); };
    int r = f(b);
    Cnt arr[2] = {a, &n};
    (void)arr;
    return r * 100 + n;
}
struct Vt { virtual int f() const { return 1; } int x = 2; HD Vt() {} };
HD int swi(int k)
{
    int r = 0;
    switch (k) {
    case 0:
        r = 1;
    case 1:
        { int q = 2; r += q; break; }
    default:
        r = 9;
    case 5 ... 7:
        r *= 2;
    }
    return r;
}
HD int nest(int x)
{
    struct S {
        int v;
        HD static int g(int y) { return y * 2; }
        HD S operator+(S o) const { return {v + o.v}; }
    };
    S a{x}, b{S::g(x)};
    return (a + b).v;
}
constexpr int D::*pm = &D::d;
constexpr int (B::*pf)() const = &B::f;
HD int mp(D d) { d.*pm += 3; B *bp = &d; return d.*pm * 10 + (bp->*pf)(); }
HD int sz()
{
    D d(2);
    D &&rr = D(4);
    d += rr;
    const D &cr = d;
    return cr.all() + cr + static_cast<const B &>(cr).b;
}
constexpr D cd(3);
constexpr Arr ca{{{1}, {2, 3}}, {{4, 5}}, {6}, -3, 7};
constexpr int ar[3][2] = {{1, 2}, {3}};
constexpr const int *pa = &ar[1][0];
constexpr const char *str = "hello";
constexpr auto cl = [](int a) { return a + ar[0][1]; };
constexpr std::array<int, 4> sa{4, 3, 2, 1};
constexpr std::pair<int, D> pr{1, D(2)};
constexpr std::tuple<int, char, double> tp{1, 'c', 2.5};
constexpr const int &cref = ca.m[1][1];
constexpr std::string_view sv("abcdef", 5);
constexpr std::optional<int> op = 5;
struct St {
    static constexpr int t[] = {1, 2, 3};
    static constexpr const char *n[2] = {"x", "yz"};
    enum { e = t[2] };
};
constexpr int (*fpt)(int) = swi;
constexpr int (*fps[])(int) = {swi, nest};
extern "C" __global__ void test_constants(int *failures)
{
SA(lv(1) == LV1 && lv(0) == LV0);
SA(bfs() == BFS);
SA(refs() == REFS);
SA(lam() == LAM);
SA(il({1, 2, 3}) == 126);
SA(goton(5) == GOTON);
SA(fl() == FL);
SA(pw(3, 13) == 1594323 && pw(0.5, 3) == 0.125);
SA(sumL(&l1) == 123 && l1.n->n->v == 3);
SA(*find(str, 'l') == 'l' && find(str, 'z') - str == 5 && cmp("abc", "abd") < 0 && cmp("", "") == 0);
SA(swp() == 43145);
SA(fold(std::make_integer_sequence<int, 4>()) == 14);
SA(cnts() == CNTS);
SA(swi(0) == 3 && swi(6) == 0 && swi(9) == 18);
SA(nest(5) == 15);
SA(mp(cd) == MP);
SA(sz() == SZ);
SA(cd.all() == CDA && cd.c[1] == 12 && ca.m[1][1] == 3 && ca.s[0].y == 5 && ca.bf == -3 && ca.bg == 7);
SA(*pa == 3 && pa[1] == 0 && &ar[2][1] - pa == 3);
SA(str[1] == 'e' && "abc"[2] == 'c' && *(str + 4) == 'o' && sizeof("abc") == 4);
SA(cl(3) == 5);
SA(cref == 3);
SA(St::e == 3 && St::n[1][1] == 'z' && St::t[1] == 2);
SA(fpt(0) == 3 && fps[1](2) == 6 && (*fps[0])(1) == 2);
SA(&ca.s[0] == ca.s && &ca.m[0][0] != &ca.m[0][1] && (void *)&cd == (void *)(const B *)&cd);
SA(-1 >> 1 == -1 && (unsigned char)300 == 44 && (char)200 == -56 && 'a' + 1 == 'b' && ~0u >> 31 == 1 && (1 << 30) > 0 && 5 % -3 == 2 && -5 / 2 == -2);
SA(0.1 + 0.2 != 0.3 && 0.1f + 0.2f == 0.3f && (float)16777217 == 16777216.f && 1e308 * 10 > 1e308 && (int)-2.9 == -2 && (long long)1e18 == 1000000000000000000);
SA(sizeof(int[lv(1) > 0 ? 2 : 1]) == 8 && noexcept(1) && alignof(D) == 4);
SA(D(2).d == 2 && D{3}.all() == CDA && D(1).at(0) == 3 && (D(1) += D(2)).d == 3);
    CHECK(D(1).at(0) == 3 && lv(1) == LV1 && cnts() == CNTS);
}
