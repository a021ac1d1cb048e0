// Implicit assignments that override a base's; functions that a using-declaration names and a base overrides.
#include <cstdio>
struct B;
struct A { virtual B& operator=(const B&); virtual ~A() {} };
struct B: A { B(int i): i(i) { } int i; };
B& A::operator=(const B& b) { return static_cast<B&>(*this); }
struct E; struct M { virtual E &operator=(E &&); int n = 0; };
struct E : M { E(int i) : i(i) {} int i; };
E &M::operator=(E &&) { std::printf("M\n"); return static_cast<E &>(*this); }
struct K; struct L0 { virtual L0 &operator=(const L0 &o) { std::printf("L0\n"); return *this; } };
struct L1 : L0 { int k = 1; };
struct A9 { virtual void f() const { std::printf("A f\n"); } virtual void g() { std::printf("A g\n"); } };
struct B9 : virtual A9 { virtual void f() const { std::printf("B f\n"); } virtual void g() { std::printf("B g\n"); } };
struct C9 : B9, virtual A9 { using A9::f; using A9::g; };
template <class T> struct Q; template <class T> struct P { virtual Q<T> &operator=(const Q<T> &) { std::printf("P\n"); return static_cast<Q<T> &>(*this); } };
template <class T> struct Q : P<T> { T t; Q(T t) : t(t) {} };
struct Ends { ~Ends() {} int k; };
struct Trivial { Ends b; int n; };
int main() {
    Trivial a, b(a); a.n = 1; b.n = 2; b.b.k = 5;
    Trivial &(Trivial::*assigned)(const Trivial &) = &Trivial::operator=; // an implicit one, by its address
    Trivial &same = (a.*assigned)(b); std::printf("%d %d %d\n", a.n, a.b.k, &same == &a);
    B b1(123), b2(0); A &ar = b1; ar = b2; std::printf("%d\n", b1.i);
    E e1(5), e2(6); M &m = e1; m = static_cast<E &&>(e2); std::printf("%d\n", e1.i);
    L1 l, k; l.k = 2; L0 &r = k; r = l; std::printf("%d\n", k.k); k = l; std::printf("%d\n", k.k);
    C9 c; c.f(); c.C9::g(); C9 *p = &c; p->f(); const C9 &d = c; d.f();
    Q<int> q1(1), q2(2); P<int> &pr = q1; pr = q2; std::printf("%d\n", q1.t);
}
