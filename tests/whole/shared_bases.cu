// Parts of objects that share virtual bases: which handlers take them, and what dynamic_cast and typeid find, also
// while the objects are made and ended.
#include <cstdio>
#include <exception>
#include <typeinfo>

namespace handlers {
struct V { int v = 1; virtual ~V() {} };
struct A : virtual V { int a = 2; };
struct B : virtual V { int b = 3; };
struct C : A, B { int c = 4; };
struct P : private V { int p=5; };
struct Q : protected V { int p=5; };
struct R : virtual private V {};
struct S : R, A { int s = 6; };
struct N1 : V {}; struct N2 : V {}; struct Amb : N1, N2 {};
template<class H, class T> void probe(const char*n, T t) {
  try { try { throw t; } catch (H h) { printf("%s caught %d\n", n, h ? 1 : 0); } } catch (...) { printf("%s not\n", n); }
}
static void promises() noexcept {}
static void caught()
{
  C c; S s; Amb amb; P p; Q q; A a; R r;
  try { throw &c; } catch (V *v) { printf("V %d %d\n", v->v, v == (V*)&c); }
  try { throw (A*)&c; } catch (V *v) { printf("V %d %d\n", v->v, v == (V*)&c); }
  try { throw (B*)&c; } catch (V *v) { printf("V %d %d\n", v->v, v == (V*)&c); }
  try { throw (const B*)&c; } catch (V *v) { printf("bad\n"); } catch (const V* v) { printf("V %d %d\n", v->v, v == (V*)&c); }
  probe<V*>("&a", &a); probe<V*>("C*0", (C*)0); probe<V*>("B*0", (B*)0); probe<V*>("nullptr", nullptr);
  probe<V*>("P", &p); probe<V*>("Q", &q);probe<V*>("R", &r);probe<V*>("S", &s);probe<V*>("amb", &amb);probe<N1*>("amb", &amb);
  probe<V*>("amb0", (Amb*)0);
  probe<int V::*>("null mp", nullptr); probe<const int V::*>("mp", &V::v); probe<int C::*>("mpC", &V::v);
  probe<void(V::*)()>("null mfp", nullptr); probe<int *V::*>("other mp", &V::v);
  try { throw promises; } catch (void (*f)()) { printf("%d\n", f == promises); }
  try { throw caught; } catch (void (*f)() noexcept) { printf("bad\n"); } catch (void (*f)()) { printf("%d\n", f == caught); }
  try { throw &V::v; } catch (const int C::*m) { printf("bad\n"); } catch (const int V::*m) { printf("%d\n", c.*m); }
  try { throw nullptr; } catch (int V::*m) { printf("%d\n", m == nullptr); }
  try { throw nullptr; } catch (void (V::*m)()) { printf("%d\n", m == nullptr); }
  try { throw (C *)nullptr; } catch (V *&v) { printf("%d\n", v == nullptr); }
  probe<void*>("void", &c); probe<const void*>("cvoid", (const C*)&c); probe<void*>("void2", (const C*)&c);
  probe<void *>("fn", caught); probe<int*>("0", 0); probe<const int*const*>("q", (int**)0);probe<const int**>("q", (int**)0); probe<volatile void*>("q", (int**)0);
  try { throw c; } catch (V &v) { printf("%d\n", v.v); }
  try { throw c; } catch (V v) { printf("%d\n", v.v); }
  try { throw s; } catch (V v) { printf("%d\n", v.v); }
  try { throw s; } catch (V& v) { printf("%d\n", v.v); }
  try { throw amb; } catch (V& v) { printf("bad\n"); } catch (N2 &v) { printf("n2 %d\n", v.v); }
  try { throw p; } catch (V& v) { printf("bad\n"); } catch (...) { printf("p\n"); }
}
}

namespace casts {
struct Top { virtual ~Top() {} int t = 1; virtual const char *name() { return "Top"; } };
struct X { virtual ~X() {} int x = 9; };
void look(const char *where, Top *t);
struct L : virtual Top { int l = 2; L() { look("L()", this); } ~L() { look("~L()", this); } const char *name() override { return "L"; } };
struct R : virtual Top, virtual X { int r = 3; R() { look("R()", this); } ~R() { look("~R()", this); } const char *name() override { return "R"; } };
struct D : L, R { int d = 4; D() { look("D()", this); } ~D() { look("~D()", this); } const char *name() override { return "D"; } };
struct M { virtual void f() {} int m = 8; };
struct E : M, D { int e = 5; E() { look("E()", this); } ~E() { look("~E()", this); } const char *name() override { return "E"; } };
void look(const char *where, Top *t) {
  L *l = dynamic_cast<L *>(t); R *r = dynamic_cast<R *>(t); D *d = dynamic_cast<D *>(t); E *e = dynamic_cast<E *>(t); X *x = dynamic_cast<X*>(t); M *m = dynamic_cast<M*>(t);
  printf("%s: %s %s %d%d%d%d%d%d\n", where, typeid(*t).name(), t->name(), !!l, !!r, !!d, !!e, !!x, !!m);
  if (l) printf(" l %d\n", l == (void*)dynamic_cast<void*>(t) ? -1 : l->l);
  if (r) printf(" r %d\n", r->r == 3 );
  if (x) printf(" x %d %d\n", x->x, dynamic_cast<Top*>(x) == t);
  if (l && x) printf(" x->l %d\n", dynamic_cast<L*>(x) == l);
  if (m) printf(" m %d\n", m->m);
}
// not the only T around the object
struct A1 { virtual ~A1() {} }; struct A2 : virtual A1 {}; struct B1 : A2 {}; struct B2 : A2 {}; struct Z : B1, B2 {};
struct P1 { virtual ~P1() {} }; struct P2 : private virtual P1 { P1 *up() { return this; } }; struct P3 : virtual P1 {}; struct P4 : P2, P3 {}; struct P5: P2 {};
struct Q1 { virtual ~Q1() {} }; struct Q2 : Q1 {}; struct Q3 : private Q2, Q1 {  Q2 *up2() { return this; } }; 
struct S1 { virtual ~S1() {} }; struct S2 : virtual S1 {}; struct S3 : S2 {}; struct S4 : S2 {}; struct S5 : S3, S4, virtual S1 {};
static void cast()
{
  { D d; look("d", &d); } { E e; look("e", &e); } { L l; look("l", &l); }
  Z z; A1 *a = &z; printf("%d %d %d\n", dynamic_cast<A2*>(a) != 0, dynamic_cast<B1*>(a) == (B1*)&z, dynamic_cast<Z*>(a) == &z);
  P4 p4; P1 *p = &p4; printf("%d %d %d\n", dynamic_cast<P2*>(p) != 0, dynamic_cast<P3*>(p) != 0, dynamic_cast<P4*>(p) != 0);
  P5 p5; p = p5.up();printf("%d %d %d\n", dynamic_cast<P2*>(p) != 0, dynamic_cast<P3*>(p) != 0, dynamic_cast<P5*>(p) != 0);
  Q3 q; Q1 *q1 = q.up2(); printf("%d %d\n", dynamic_cast<Q2*>(q1) != 0, dynamic_cast<Q3*>(q1) != 0);
  S5 s; S1 *s1 = &s; printf("%d %d %d\n", dynamic_cast<S2*>(s1) != 0, dynamic_cast<S3*>(s1) != 0, dynamic_cast<S5*>(s1) != 0);
  try { dynamic_cast<S2&>(*s1); } catch (std::bad_cast &) { printf("bad_cast\n"); }
}
}

int main()
{
    handlers::caught();
    casts::cast();
}
