// Members of class templates defined outside, under other names of the template's parameters or where it has none.
#include <cstdio>
struct R { int v; R(int v) : v(v) { printf("R%d\n", v); } ~R() { printf("~R%d\n", v); } };
template <class T> struct S { static const int n; static R r; static R unused; struct In; struct In2 { static int z; int f(); }; template <int N> struct Nest { static int m; }; static T arr[]; };
template <class B> const int S<B>::n = sizeof(B);
template <class B> R S<B>::r(sizeof(B));
template <class B> R S<B>::unused(100 + sizeof(B));
template <class B> struct S<B>::In { B a[3]; int g() { return sizeof(B) + n; } };
template <class B> int S<B>::In2::z = sizeof(B) + 1;
template <class C> int S<C>::In2::f() { return sizeof(C) + 2; }
template <class C> template <int K> int S<C>::Nest<K>::m = K + sizeof(C);
template <class C> C S<C>::arr[] = {C(1), C(2), C(sizeof(C))};
template <class A, class B> struct PS { static int n; };
template <class A> struct PS<A, int> { static int n; };
template <class X, class Y> int PS<X, Y>::n = sizeof(X) * 10 + sizeof(Y);
template <class Z> int PS<Z, int>::n = sizeof(Z);
template <int> struct id { static int n; int f(); template <class> int g(); struct In; };
template <int p> int id<p>::n = p;
template <int q> int id<q>::f() { return q; }
template <int q> template <class T> int id<q>::g() { return q + sizeof(T); }
template <int q> struct id<q>::In { int a[q]; };
int main() { printf("%d %d %d %d\n", id<4>::n, id<5>().f(), id<5>().g<char>(), (int)sizeof(id<3>::In));
 printf("%d %d %d %d %d %d %d\n", S<char>::n, S<short>::r.v, (int)sizeof(S<int>::In), S<long>::In2::z, S<char>::In2().f(), S<char>::Nest<4>::m, S<char>::In().g());
 printf("%d %d %d\n", (int)sizeof(S<double>::arr), S<int>::arr[2], PS<int,char>::n * 100 + PS<short, int>::n); }
