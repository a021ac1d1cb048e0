// DOC: C++ in .cu files | members that are defined outside of their namespace see its names: in parameters, results and initialisers
#include <cstdio>
namespace A { struct B { int v = 1; }; enum { k = 7 }; template<class T> struct Tp { T t; }; int fn(int x) { return x + 1; } struct S { struct I { int f(B); B g(Tp<int>, int (&)[k]); static B sb; I(B b); int v; operator B(); template<class T> T tm(B, Tp<T>); ~I(); }; B h(B *, int = k); S(int, B); S operator+(B) const; static Tp<B> st; }; template<class T> struct C { B f(T, B); struct N { Tp<T> q(B); }; C(B); }; namespace In { struct Deep { B b(S, Deep); }; } B fr(B); extern B ev; }
A::B A::S::h(B *b, int n) { B l; l.v = n + b->v + fn(2); return l; }
int A::S::I::f(B b) { return b.v + k; }
A::B A::S::I::g(Tp<int> t, int (&r)[k]) { B b; b.v = t.t + sizeof(r) / 4; return b; }
A::B A::S::I::sb = B{5};
A::S::I::I(B b) : v(b.v) {}
A::S::I::operator B() { return B{v}; }
template<class T> T A::S::I::tm(B b, Tp<T> t) { return t.t + b.v; }
A::S::I::~I() { B b; v = b.v; }
A::S::S(int, B) {}
A::S A::S::operator+(B b) const { return S(1, b); }
A::Tp<A::B> A::S::st = {B{8}};
template<class T> A::B A::C<T>::f(T t, B b) { b.v += t + k; return b; }
template<class T> auto A::C<T>::N::q(B b) -> Tp<T> { return Tp<T>{(T) b.v}; }
template<class T> A::C<T>::C(B b) {}
A::B A::In::Deep::b(S, Deep) { return B{k}; }
A::B A::fr(B b) { return B{b.v * 2}; }
A::B A::ev = B{k};
int main()
{
    A::B b;
    A::S s(1, b);
    A::S::I i(b);
    int r[7];
    printf("%d %d %d %d %d %d\n", s.h(&b).v, i.f(b), i.g({3}, r).v, A::S::I::sb.v, A::B(i).v, i.tm(b, A::Tp<double>{2.5}) > 3);
    (void) (s + b);
    A::C<int> c(b);
    printf("%d %d %d %d %d %d\n", c.f(1, b).v, A::C<long>::N{}.q(b).t, A::In::Deep{}.b(s, {}).v, A::fr(b).v, A::ev.v, A::S::st.t.v);
}
