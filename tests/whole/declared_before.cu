// A call sees what is declared before it, and what stands beside the types of its arguments.
#include <cstdio>
#define P(x) printf("%d: %lld\n", __LINE__, (long long)(x))
#define CALL(x) lk(x)
int lk(double) { return 1; } template <class T> int tp(T t) { return lk(t) * 10 + CALL(t); } int early(int); template <class T> int te(T t) { return early(t); } struct S { int m() { return lk(1); } static int n; }; int S::n = lk(2); constexpr int ck(double) { return 1; } constexpr int cf(int x) { return ck(x); } constexpr int ck(int) { return 2; } int lk(int) { return 2; } int early(int) { return 5; } int early(double) { return 6; }
namespace N { struct A {}; } template <class T> int ta(T t) { return f(t, 1); } namespace N { int f(A, double) { return 1; } int f(A, int) { return 2; } }
template <class T> int tt(T); template <class T> int tu(T t) { return tt(t); } template <class T> int tt(T) { return 1; } template <class T> int tt(T *) { return 2; } template <class T> int rec(T t, int n) { return n ? rec(t, n - 1) + 1 : 0; }
struct G {}; int gl(...) { return 1; } template <class T> int tg(T t) { return gl(t); } int gl(G) { return 2; } 
int even(unsigned n); int odd(unsigned n) { return n ? even(n - 1) : 0; } int even(unsigned n) { return n ? odd(n - 1) : 1; }
int main() { P(tp(1)); P(te(1)); P(S().m()); P(S::n); P(cf(1)); P(ta(N::A())); int x; P(tu(&x)); P(rec(1, 4)); P(tg(G())); P(even(10)); auto l = [](auto t) { return lk(t); }; P(l(1)); }
int lk(char) { return 7; }
