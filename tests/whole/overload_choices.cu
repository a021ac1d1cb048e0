// Which of several functions a call means: conversions, templates, friends, operators.
#include <cstdio>
#include <cstdint>
#include <cstddef>
#define P(x) printf("%d: %lld\n", __LINE__, (long long)(x))
// overload resolution
struct A { operator int() const { return 1; } };
struct B : A { };
struct C { C(int) {} C(const char *) {} int v = 3; };
int fw(int) { return 1; } int fw(unsigned) { return 0; } int f(int) { return 1; } int f(long) { return 2; } int f(double) { return 3; } int f(const void *) { return 4; } int f(bool) { return 5; } int f(...) { return 6; }
int g(long) { return 1; } int g(unsigned) { return 2; }
int h(const char *) { return 1; } int h(bool) { return 2; } int h(void *) { return 3; }
int i(A) { return 1; } int i(const B &) { return 2; }
int j(int &) { return 1; } int j(const int &) { return 2; } int j(int &&) { return 3; }
int k(char) { return 1; } int k(short) { return 2; } int k(long long) { return 3; }
template <class T> int l(T) { return 1; } template <class T> int l(T *) { return 2; } template <class T> int l(const T *) { return 3; } int l(int *) { return 4; } template <> int l(char *) { return 5; }
template <class T> int m(T &) { return 1; } template <class T> int m(T &&) { return 2; } template <class T> int m(const T &) { return 3; }
template <class T, size_t N> int n(T (&)[N]) { return (int)N; } template <class T> int n(T *) { return -1; } template <class T> int n(const T &) { return -2; }
int o(C) { return 1; } int o(A) { return 2; }
int p(signed char) { return 1; } int p(unsigned char) { return 2; } int p(char) { return 3; }
int q(float) { return 1; } int q(long double) { return 2; } int q(double) { return 3; }
enum E8 : unsigned char { e8 }; enum EU { eu = 0xffffffffu }; enum EL : long { el }; enum class EC { ec };
int r(int) { return 1; } int r(unsigned) { return 2; } int r(long) { return 3; } int r(unsigned char) { return 4; } int r(unsigned long) { return 5; }
int s(int A::*) { return 1; } int s(void (A::*)()) { return 2; } int s(bool) { return 3; }
struct X { int a; void b() {} int operator()(int) { return 1; } int operator()(int) const { return 2; } int operator[](int) & { return 3; } int operator[](int) && { return 4; } int operator[](const char *) const & { return 5; } };
namespace ns { struct T {}; int adl(T) { return 1; } template <class U> int adl2(U) { return 2; } int adl3(T, int = 7) { return 3; } struct F { friend int fr(F) { return 4; } friend int fr(F, int x) { return x; } template <class V> friend int frt(F, V) { return sizeof(V); } }; enum N { na }; int adl(N) { return 9; } int operator+(T, T) { return 11; } int operator+(T, N) { return 12; } }
int adl(...) { return 100; }
template <class T> int call_adl(T t) { return adl(t); }
struct Conv { operator char() const { return 'c'; } operator double() const { return 2.5; } };
struct Conv2 { operator int *() const { return nullptr; } operator bool() const { return true; } };
struct Conv3 { explicit operator bool() const { return true; } operator long() const { return 0; } };
int t(std::nullptr_t) { return 1; } int t(int *) { return 2; } int t(const int *) { return 3; }
int u(int, double) { return 1; } int u(long, int) { return 2; }
int w(const int (&)[3]) { return 1; } int w(const int *) { return 2; }
int y(int (*)(int)) { return 1; } int y(int (*)(long)) { return 2; }
int fa(int) { return 0; }
template <class T> struct Box { T t; Box(T t) : t(t) {} template <class U> Box(const Box<U> &o) : t(o.t + 1) {} };
template <class T> int z(Box<T>) { return sizeof(T); } int z(Box<double>, int = 0) { return 100; }
int v0(int, int = 2, ...) { return 1; } int v0(long) { return 2; }
// A string literal becomes a char * where that is wanted, before any other conversion.
int literal1(char *) { return 1; } int literal1(int) { return 2; } int literal2(char *) { return 1; } int literal2(const char *) { return 2; }
int literal3(char *) { return 1; } int literal3(const void *) { return 2; } int literal4(char *) { return 1; } int literal4(bool) { return 2; }
int main() {
  P(h("x")); P(h((char *)0)); P(h((int *)0)); 
  B b; const B cb; P(i(b)); P(i(cb)); P(i(B()));
  int v = 0; const int cv = 0; P(j(v)); P(j(cv)); P(j(1)); P(j((int &&)v)); P(j((short)1)); P(j(v + 1)); P(j(static_cast<const int &&>(v)));
  P(l(v)); P(l(&v)); P(l(&cv)); char ch; P(l(&ch)); P(l((const char *)0)); P(l((int **)0)); P(l<int>(&v)); P(l<>(&v)); P(l(nullptr));
  P(m(v)); P(m(cv)); P(m(1)); P(m((const int &&)1));
  P(n(&v)); P(n(v));
  P(o(1)); P(o("x")); P(o(b));
  P(p('a')); P(p((signed char)1)); P(p(u8'a')); P(q(1.0)); P(q(1.0f)); P(q(1.0L));
  P(r(e8)); P(r(eu)); P(r(el)); P(r('a')); P(r((short)1)); P(r(true)); P(r((unsigned short)1)); P(r(u'x')); P(r(U'x')); P(r(sizeof 1));
  P(s(&X::a == nullptr)); P(s(nullptr == nullptr));
  X x; const X cx{}; P(x(1)); P(cx(1)); P(x[1]); { int q = X()[1]; P(q); q = X()["a"]; P(q); } P(x["a"]);  
  ns::T nt; P(adl(nt)); P(adl2(nt)); P(adl3(nt)); P(fr(ns::F())); P(fr(ns::F(), 42)); P(frt(ns::F(), 'a')); P(call_adl(nt)); P(call_adl(ns::na)); P(call_adl(1)); P(nt + nt); P(nt + ns::na); P((adl)(nt));
  P((int)Conv() ? 1 : 0);  Conv2 c2; P(c2 ? 1 : 0); P(!c2); Conv3 c3; P(c3 ? 1 : 0); P(c3 + 1); P(!c3); P(c3 && 1); if (c3) P(1); else P(0); while (c3) { P(2); break; } switch (c3) { case 0: P(5); }
  P(t(nullptr)); P(t(0 ? &v : nullptr)); P(t(&cv)); P(t(&v));
   P(w(&v)); int w3[3];  P(y(fa)); P(y([](long) { return 1; }));
  Box<int> bi(1); Box<double> bd(bi); P(bd.t); P(z(bi)); P(z(bd)); Box<short> bs(bd); P(bs.t); Box<int> bi2(bi); P(bi2.t);
  P(v0(1, 2, 3)); P(v0(1L));

  P(f('a')); P(f(1.0f)); P(f(1L)); P(f(nullptr)); P(f("x")); P(f((int *)0)); P(f(true)); P(f(A())); P(f(1ull > 0)); P(f(e8)); P(f(el)); P(f(u'a')); P(fw(L'a') == ((wchar_t)-1 < 0));
  P(literal1("y")); P(literal2("y")); P(literal3("y")); P(literal4("y"));
}
