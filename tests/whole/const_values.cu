// [expr.type]p2: values of classes keep const, in calls, casts, conditionals and what is made of them.
#include <cstdio>
#include <type_traits>
#include <utility>
namespace kinds {
struct A { A() {} A(const A &) {} int f() { return 1; } int f() const { return 2; } };
const A gc() { return A(); }
struct P { int x; int f() { return 1; } int f() const { return 2; } };
const P gp() { return P(); }
using CA = const A; using CP = const P;
int h(A &&) { return 1; } int h(const A &&) { return 2; } int h(const A &) { return 3; }
void all() { printf("%d %d %d %d %d %d\n", gc().f(), gp().f(), CA().f(), CP().f(), CP{1}.f(), CA(A()).f()); printf("%d %d\n", h(gc()), h(A())); A a = gc(); P p = gp(); auto &&r = gc(); printf("%d\n", r.f()); }
}
namespace ended {
int made, over;
struct A { int v = 1; A() { made++; } A(const A &o) : v(o.v) { made++; } A(A &&o) : v(o.v + 10) { made++; } A &operator=(const A &o) { v = o.v; return *this; } ~A() { over++; } int f() { return v; } int f() const { return v + 100; } operator int() const { return 3; } operator double() { return 2.5; }
 const A operator+(const A &o) const { A a; a.v = v + o.v; return a; } int operator[](int i) const { return i + 100; } int operator[](int i) { return i; } int m = 5; };
struct D : A { const D &self() const { return *this; } };
const A gc() { return A(); } const D gd() { return D(); }
int h(A &&) { return 1; } int h(const A &&) { return 2; } int h(const A &) { return 3; } int t(A a) { return a.v; }
template <class T> int k(T &&) { return std::is_const<T>::value; } template <class T> int k2(T) { return std::is_const<T>::value; } template <class T> int k3(const T &) { return std::is_const<T>::value; }
int ab(const A &a) { return a.v; }
const int ci() { return 3; }
void all() { 
 { A x = gc(); A y(gc()); A z{gc()}; const A &r = gc(); const A &&rr = gc(); auto w = gc(); printf("%d %d\n", made, over); }
 printf("%d %d\n", made, over);
 printf("%d %d %d %d %d %d\n", gc().f(), h(gc()), k(gc()), k2(gc()), k3(gc()), t(gc())); printf("%d %d\n", made, over);
 printf("%g %d %d %d %d\n", gc() * 1.0, gc()[2], (gc() + gc()).f(), (gc() + gc() + gc()).v, gc().m); printf("%d %d\n", made, over);
 printf("%d %d %d\n", gd().f(), gd().self().f(), ab(gd())); printf("%d %d\n", made, over);
 gc(); (void)gc(); gc(), gc(); printf("%d %d\n", made, over);
 int A::*p = &A::m; int (A::*pf)() const = &A::f; printf("%d %d\n", gc().*p, (gc().*pf)()); printf("%d %d\n", made, over);
 printf("%d %d %d\n", (int)std::is_same<decltype(gc()), const A>::value, (int)std::is_same<decltype(ci()), int>::value, (int)std::is_same<decltype(gc().m), int>::value);
 A b; b = gc(); bool c = made > 0; A q = c ? gc() : b; A s = c ? gc() : A(); printf("%d %d %d %d\n", made, over, q.v, s.v); const A *pp = new A(gc()); delete pp; try { throw gc(); } catch (A &a) { printf("%d\n", a.f()); } auto l = [x = gc()]() { return x.v; }; printf("%d %d %d\n", l(), made, over); 
 const A arr[2] = {gc(), gc()}; struct G { A a; const A b; } g{gc(), gc()}; printf("%d %d %d\n", g.a.v + arr[1].v, made, over); }
}
namespace simple {
struct V { float x, y; V operator-() { return V{1, 1}; } int f() { return 1; } int f() const { return 2; } };
const V operator+(const V &a, const V &b) { return V{a.x + b.x, a.y + b.y}; }
const V operator*(V a, float b) { return V{a.x * b, a.y * b}; }
constexpr int nn() { return 3; }
struct K { int v; constexpr int f() const { return v + 1; } constexpr int f() { return v; } };
constexpr const K ck(int v) { return K{v}; }
static_assert(ck(3).f() == 4, ""); static_assert(ck(3).v == 3, ""); constexpr K kk = ck(4); static_assert(kk.v == 4, "");
const V global = V{1, 2} + V{3, 4}; V g2 = global * 2; float gf = (global + g2).y;
const V (*fp)(V, float) = operator*;
void all() { V a{1, 2}, b{3, 4}; V c = a + b; const V &d = a + b + c; c = a + b * 2; printf("%g %g %g %g %g\n", c.x, c.y, d.x, (a + b).y, (a + b * 3).x); printf("%d %g %g %d\n", (a + b).f(), g2.y, gf, fp(a, 2).f()); auto [x, y] = a + b; auto &&[z, w] = a + b; printf("%g %g\n", x + y, z + w); V e[2] = {a + b, a * 2}; printf("%g\n", e[0].x + e[1].y); }
}
namespace chosen {
struct A { int v = 1; A() {} A(const A &) {} int f() { return 1; } int f() const { return 2; } };
struct D : A {};
D d; const A ca; A a;
A g() { return A(); } const A gc() { return A(); } D gd() { return D(); }
void all(bool b) {
    printf("%d %d %d %d %d\n", (b ? a : ca).f(), (b ? g() : ca).f(), (b ? g() : gc()).f(), (b ? gc() : g()).f(), (b ? a : g()).f());
    printf("%d %d %d %d\n", (b ? gc() : gc()).f(), (b ? gd() : ca).f(), (b ? gd() : gc()).f(), (b ? d : a).f());
    printf("%d %d %d\n", (g(), gc()).f(), (gc(), g()).f(), (g(), gc(), g()).f());
    printf("%d %d\n", std::is_same<decltype(b ? g() : gc()), const A>::value, std::is_same<decltype(b ? g() : g()), A>::value);
}
}
namespace casts {
struct Q { Q(int, int) {} int f() { return 1; } int f() const { return 2; } };
struct P { int x; int f() { return 1; } int f() const { return 2; } };
using CP = const P; using CQ = const Q;
void all() {
    printf("%d %d %d ", CP{}.f(), CP{P{}}.f(), static_cast<CQ>(Q(1, 2)).f());
    CQ a = CQ{1, 2}, b = CQ(1, 2);
    printf("%d %d %d\n", ((CQ)a).f(), a.f(), Q{1, 2}.f());
}
}
int main() { casts::all(); kinds::all(); ended::all(); simple::all(); chosen::all(true); }
