// Static variables in function-try-blocks of classes with virtual bases: one, whichever constructor runs.
#include <cstdio>
struct V { int v; V(int k = 1) : v(1) { if (k == 9) throw k; } };
template <class L> int run(L l) { static int n = 0; return l() * 100 + ++n; }
struct Noisy { int n; Noisy(int n = 9) : n(n) { printf("noisy %d\n", n); } ~Noisy() { printf("gone %d\n", n); } };
struct T : virtual V {
    int n;
    T(int t) try : V(t), n(t) {
        struct In { int k; int get() { return k + 1; } };
        enum E { a = 3 };
        auto l = [] { return 6; };
        n = In{10}.get() * 1000 + run(+l) + a;
        goto end;
        n = 0;
end:
        static In in{77}; static Noisy noisy(t), other;
        n += 1000000 * in.get();
        if (t < 0) throw t;
    } catch (int v) { printf("T caught %d\n", v); }
    ~T() try { static int gone = 0; printf("~T %d\n", ++gone); } catch (int) { static int x; x++; }
};
struct U : T { U(int t) : T(t), V(t) {} };
template <class X> struct TT : virtual V { X n; TT(X t) try : n(t) { static X calls = 10; n = ++calls; if (t < 0) throw t; } catch (X v) { static int x = 0; printf("TT %d\n", ++x); } };
struct UU : TT<int> { UU(int t) : TT<int>(t) {} };
namespace plain
{
struct V { int v; V() : v(1) {} };
static int count;
struct T : virtual V {
    int n;
    T(int t) try : n(t) {
        static int calls = 0; static int other = 7;
        calls++; other += 2; n = calls * 100 + other;
        if (t < 0) throw t;
    } catch (int v) { static int caught = 0; caught++; count = caught * 10; }
};
struct U : T { U(int t) : T(t) {} };
static void plain() {
    T a(1); U b(2); T c(3); U d(4);
    printf("%d %d %d %d\n", a.n, b.n, c.n, d.n);
    try { T x(-1); } catch (int v) { printf("%d %d\n", v, count); }
    try { U x(-2); } catch (int v) { printf("%d %d\n", v, count); }
    try { T x(-3); } catch (int v) { printf("%d %d\n", v, count); }
}
}
namespace temporaries
{
struct R { int v; R(int v) : v(v) { printf("R%d\n", v); } ~R() { printf("~R%d\n", v); } };
struct V { virtual ~V() {} };
static int n = 5;
struct T : virtual V {
  T(int k) try { static const R &r = R(n++); static int &&i = n + k; const static int &c = 7; printf("%d %d %d\n", r.v, i, c); i++; if (k == 2) throw 3; } catch (int e) { static const R &q = R(n + 10); printf("caught %d %d\n", e, q.v); }
};
struct D : T { D(int k) : T(k) {} };
static void all() { T a(1); D b(1); try { T c(2); } catch (...) {} try { D d(2); } catch (...) {} T e(4); }
}
int main() {
    temporaries::all();
    plain::plain();
    T a(1); U b(2); T c(3); U d(4);
    printf("%d %d %d %d\n", a.n, b.n, c.n, d.n);
    try { T x(-1); } catch (int v) { printf("%d\n", v); }
    try { U x(-2); } catch (int v) { printf("%d\n", v); }
    try { U x(9); } catch (int v) { printf("%d\n", v); }
    try { T x(9); } catch (int v) { printf("%d\n", v); }
    TT<int> e(1); UU f(2); TT<int> g(3);
    printf("%d %d %d\n", e.n, f.n, g.n);
    try { UU x(-2); } catch (int v) { printf("%d\n", v); }
    try { TT<int> x(-2); } catch (int v) { printf("%d\n", v); }
}
