/* What a function says of exceptions is part of its type (C++17 [dcl.fct]p1): specialisations, overloads,
   deduction, conversions of pointers ([conv.fctptr]), template arguments, handlers. */
#include <cstdio>
#include <type_traits>
template <class T> struct kind { static constexpr int v = 0; };
template <class R, class... A> struct kind<R(A...)> { static constexpr int v = 1; };
template <class R, class... A> struct kind<R(A...) noexcept> { static constexpr int v = 2; };
template <class R, class... A> struct kind<R (*)(A...)> { static constexpr int v = 3; };
template <class R, class... A> struct kind<R (*)(A...) noexcept> { static constexpr int v = 4; };
template <class C, class R, class... A> struct kind<R (C::*)(A...)> { static constexpr int v = 5; };
template <class C, class R, class... A> struct kind<R (C::*)(A...) noexcept> { static constexpr int v = 6; };
template <class C, class R, class... A> struct kind<R (C::*)(A...) const> { static constexpr int v = 7; };
template <class C, class R, class... A> struct kind<R (C::*)(A...) const noexcept> { static constexpr int v = 8; };
template <class C, class R, class... A> struct kind<R (C::*)(A...) const & noexcept> { static constexpr int v = 9; };
template <class R, class... A> struct kind<R(A...) const noexcept> { static constexpr int v = 10; };
template <class R, class... A> struct kind<R(A...) const> { static constexpr int v = 11; };
template <class R, class... A> struct kind<R(A...) &&> { static constexpr int v = 12; };
template <class R, class... A> struct kind<R(A...) && noexcept> { static constexpr int v = 13; };
template <class R, class... A> struct kind<R (&)(A...)> { static constexpr int v = 14; };
template <class R, class... A> struct kind<R (&)(A...) noexcept> { static constexpr int v = 15; };
template <class T> struct value { static constexpr int v = -1; };
template <class R, bool N, class... A> struct value<R(A...) noexcept(N)> { static constexpr int v = N; };
template <class R, bool N, class... A> struct value<R (*)(A...) noexcept(N)> { static constexpr int v = 2 + N; };
template <class C, class R, bool N, class... A> struct value<R (C::*)(A...) noexcept(N)> { static constexpr int v = 4 + N; };
int f(int x) { return x; }
int g(int x) noexcept { return x + 1; }
template <class T> int ft(T x) { return x; }
template <class T> int gt(T x) noexcept { return x + 1; }
template <class T> int ht(T x) noexcept(sizeof(T) == 4) { return x + 1; }
struct S {
    int a(int) { return 1; }
    int b(int) noexcept { return 2; }
    int c(int) const { return 3; }
    int d(int) const noexcept { return 4; }
    int e(int) const & noexcept { return 5; }
    static int s(int) noexcept { return 6; }
    int later(int) noexcept(noexcept(other())) { return 1; }
    int other() noexcept { return 1; }
};
int o(int (*)(int)) { return 1; }
int o(int (*)(int) noexcept) { return 2; }
int m(int (S::*)(int)) { return 1; }
int m(int (S::*)(int) noexcept) { return 2; }
template <class R, class... A> int plain(R (*)(A...)) { return sizeof...(A); }
template <class R, class... A> int plainm(R (S::*)(A...)) { return sizeof...(A); }
template <class R, class... A> int ref(R (&)(A...)) { return sizeof...(A); }
template <class R, class A, bool N> int flag(R (*)(A) noexcept(N)) { return N; }
template <class R, class A, bool N> int flagm(R (S::*)(A) noexcept(N)) { return N; }
template <int (*F)(int)> int nt(int x) { return F(x); }
template <int (S::*F)(int)> int ntm(S &s) { return (s.*F)(1); }
template <auto F> int na() { return kind<decltype(F)>::v; }
int takes(int (*p)(int)) { return p(10); }
int takesr(int (&p)(int)) { return p(20); }
using P = int (*)(int);
using Q = int (*)(int) noexcept;
using FN = int(int) noexcept;
FN declared;
int declared(int x) noexcept { return x; }
struct X { int m() noexcept { return 1; } };
int xf() noexcept { return 1; }
int xg() { return 2; }
typedef int (*XP)();
typedef int (*XQ)() noexcept;
typedef int (X::*XPM)();
typedef int (X::*XQM)() noexcept;
int main()
{
    printf("%d %d %d %d\n", kind<int(int)>::v, kind<int(int) noexcept>::v, kind<int (*)(int)>::v, kind<int (*)(int) noexcept>::v);
    printf("%d %d %d %d %d\n", kind<decltype(&S::a)>::v, kind<decltype(&S::b)>::v, kind<decltype(&S::c)>::v, kind<decltype(&S::d)>::v, kind<decltype(&S::e)>::v);
    printf("%d %d %d %d\n", kind<int(int) const noexcept>::v, kind<int(int) const>::v, kind<int(int) &&>::v, kind<int(int) && noexcept>::v);
    printf("%d %d %d %d %d %d\n", kind<decltype(f)>::v, kind<decltype(g)>::v, kind<decltype(&f)>::v, kind<decltype(&g)>::v, kind<decltype((f))>::v, kind<decltype((g))>::v);
    printf("%d %d %d\n", kind<decltype(&S::s)>::v, kind<decltype(&S::later)>::v, kind<decltype(declared)>::v);
    printf("%d %d %d %d %d %d\n", value<int(int)>::v, value<int(int) noexcept>::v, value<P>::v, value<Q>::v, value<decltype(&S::a)>::v, value<decltype(&S::b)>::v);
    printf("%d %d %d %d\n", o(f), o(g), o(&f), o(&g));
    printf("%d %d\n", m(&S::a), m(&S::b));
    printf("%d %d %d %d\n", plain(f), plain(g), plainm(&S::a), plainm(&S::b));
    printf("%d %d %d %d\n", flag(f), flag(g), flagm(&S::a), flagm(&S::b));
    printf("%d %d\n", ref(f), ref(g));
    S s;
    printf("%d %d %d %d\n", nt<f>(5), nt<g>(5), ntm<&S::a>(s), ntm<&S::b>(s));
    printf("%d %d %d %d\n", na<f>(), na<g>(), na<&S::a>(), na<&S::b>());
    printf("%d %d %d %d\n", takes(f), takes(g), takesr(f), takesr(g));
    printf("%d %d %d %d\n", std::is_same<P, Q>::value, std::is_convertible<P, Q>::value, std::is_convertible<Q, P>::value, std::is_same<decltype(true ? f : g), P>::value);
    P p = g; Q q = g; P r = q;
    printf("%d %d %d %d\n", p == q, noexcept(p(1)), noexcept(q(1)), noexcept(r(1)));
    auto l1 = [](int x) { return x; };
    auto l2 = [](int x) noexcept { return x; };
    printf("%d %d %d %d\n", kind<decltype(&decltype(l1)::operator())>::v, kind<decltype(&decltype(l2)::operator())>::v, kind<decltype(+l1)>::v, kind<decltype(+l2)>::v);
    P pl = l2; Q ql = l2;
    printf("%d %d %d\n", pl(3), ql(4), std::is_convertible<decltype(l1), Q>::value);
    printf("%d %d %d %d\n", kind<decltype(&ft<int>)>::v, kind<decltype(&gt<int>)>::v, kind<decltype(&ht<int>)>::v, kind<decltype(&ht<char>)>::v);
    P pt = gt; Q qt = gt; P p2 = ht;
    printf("%d %d %d %d\n", pt(1), qt(2), p2(3), o(gt<int>));
    printf("%d %d %d %d\n", std::is_function<FN>::value, std::is_function<int() const noexcept>::value, std::is_const<int() const>::value, std::is_same<std::remove_const_t<int() const>, int() const>::value);
    printf("%d %d\n", 1, std::is_member_function_pointer<decltype(&S::b)>::value);
    int (S::*pm)(int) = &S::b; int (S::*qm)(int) noexcept = &S::b;
    printf("%d %d %d %d\n", pm == qm, noexcept((s.*pm)(1)), noexcept((s.*qm)(1)), std::is_same<decltype(true ? pm : qm), int (S::*)(int)>::value);
    auto ap = g; auto *bp = g; auto &cp = g;
    printf("%d %d %d\n", kind<decltype(ap)>::v, kind<decltype(bp)>::v, kind<decltype(cp)>::v);
    printf("%d\n", kind<std::decay_t<decltype(g)>>::v);

    try { throw &xf; } catch (XP p) { printf("P %d\n", p()); } catch (XQ q) { printf("Q %d\n", q()); }
    try { throw &xf; } catch (XQ p) { printf("Q %d\n", p()); } catch (XP q) { printf("P %d\n", q()); }
    try { throw &xg; } catch (XQ p) { printf("Q %d\n", p()); } catch (XP q) { printf("P %d\n", q()); }
    try { throw &xg; } catch (XP p) { printf("P %d\n", p()); }
    try { throw &xf; } catch (XP const &p) { printf("P& %d\n", p()); }
    X xs;
    try { throw &X::m; } catch (XPM p) { printf("PM %d\n", (xs.*p)()); } catch (XQM q) { printf("QM %d\n", (xs.*q)()); }
}
