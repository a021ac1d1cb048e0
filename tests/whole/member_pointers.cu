/* Pointers to members (C++17 [dcl.mptr], [expr.mptr.oper]), one of several functions ([over.over]),
   casts up and down, what calls them in <functional>. */
#include <cstdio>
#include <functional>
struct S {
    int a, b;
    S(int x = 0, int y = 0) : a(x), b(y) {}
    const int c = 5;
    int arr[3] = {1, 2, 3};
    int f(int x) { return a + x; }
    int f(double) const { return b; }
    int g() const & { return 1; }
    int g() && { return 2; }
    static int st(int x) { return x; }
    virtual int v() { return 10; }
    void operator()(int) {}
    int ne() noexcept { return 3; }
};
struct T : S {
    int v() override { return 20; }
    int own = 9;
};
template <int S::*M> int get(const S &s) { return s.*M; }
template <auto M> decltype(auto) getm(S &s) { return s.*M; }
template <int (S::*F)(int)> int callf(S &s, int x) { return (s.*F)(x); }
template <class R, class C, class... A> int classify(R (C::*)(A...)) { return 1; }
template <class R, class C, class... A> int classify(R (C::*)(A...) const) { return 2; }
template <class R, class C> int classify(R C::*) { return 3; }
template <class C, class R> R C::*pick(R C::*p) { return p; }
struct Tab {
    const char *n;
    int (S::*fn)(int);
    int S::*d;
};
using Fn = int (S::*)(int);
typedef int (S::*CFn)(double) const;
int S::*choose(bool x) { return x ? &S::a : &S::b; }
int main()
{
    S s{1, 2};
    T t;
    t.a = 7;
    t.b = 8;
    int S::*p = &S::a;
    printf("%d %d %d\n", s.*p, t.*p, (&t)->*p);
    p = &S::b;
    printf("%d %d\n", s.*p, p == &S::b);
    p = nullptr;
    printf("%d %d\n", p == nullptr, !p);
    Fn f = &S::f;
    CFn cf = &S::f;
    printf("%d %d\n", (s.*f)(5), (s.*cf)(1.0));
    f = nullptr;
    printf("%d\n", f ? 1 : 0);
    int (S::*v)() = &S::v;
    printf("%d %d\n", (s.*v)(), (static_cast<S &>(t).*v)());
    int (T::*tv)() = &S::v;
    printf("%d\n", (t.*tv)());
    printf("%d %d\n", get<&S::a>(s), getm<&S::b>(s));
    getm<&S::a>(s) = 50;
    printf("%d %d\n", s.a, callf<&S::f>(s, 3));
    printf("%d %d\n", classify(&S::v), classify(static_cast<CFn>(&S::f)));
    printf("%d\n", classify(&S::a));
    int (S::*pa)[3] = &S::arr;
    printf("%d\n", (s.*pa)[2]);
    const int S::*pc = &S::c;
    printf("%d\n", s.*pc);
    Tab tab[] = {{"one", &S::f, &S::a}, {"two", nullptr, &S::b}};
    for (auto &e : tab) printf("%s %d %d\n", e.n, e.fn ? (s.*e.fn)(1) : -1, s.*e.d);
    printf("%d %d\n", s.*choose(true), s.*choose(false));
    int T::*up = &S::a;
    printf("%d %d\n", t.*up, t.*static_cast<int S::*>(up));
    int (S::*lv)() const & = &S::g;
    int (S::*rv)() && = &S::g;
    printf("%d %d\n", (s.*lv)(), (S{1, 2}.*rv)());
    printf("%d %d\n", std::mem_fn(&S::v)(t), std::invoke(&S::a, s));
    std::function<int(S &, int)> fn = static_cast<Fn>(&S::f);
    printf("%d\n", fn(s, 1));
    int (*sp)(int) = &S::st;
    printf("%d\n", sp(4));
    int (S::*nx)() noexcept = &S::ne;
    int (S::*n2)() = nx;
    printf("%d\n", (s.*n2)());
    auto lam = [&](auto m) -> auto & { return s.*m; };
    lam(&S::b) = 66;
    printf("%d %zu %zu\n", s.b, sizeof(p), sizeof(f));
    printf("%d\n", s.*pick(&S::b));
    int S::*const *const pp = new (int S::*const)(&S::a);
    printf("%d\n", s.**pp);
    delete pp;
}
