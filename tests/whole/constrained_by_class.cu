// DOC: C++ in .cu files | with `-std=c++20`: members whose constraints ask for their own class
#include <cstdio>
#include <concepts>
#include <type_traits>
template <class T> concept HasV = requires(T t) { t.v; };
template <class T> concept Big = sizeof(T) > 4;
template <class T> struct A {
  T v;
  int g() requires HasV<A> { return 1; }
  int g() { return 2; }
  int h() requires Big<A> { return 3; }
  int h() const requires (!Big<A>) { return 4; }
  static int s() requires std::is_trivially_copyable_v<A<T>> { return 5; }
  static int s() { return 6; }
  A operator+(A o) const requires std::copyable<A> { return {T(v + o.v)}; }
  friend bool operator==(const A &, const A &) = default;
  int use() { return g() * 100 + h() * 10 + s(); }
  template <class U> int m(U) requires std::same_as<U, A> { return 7; }
  template <class U> int m(U) { return 8; }
};
template <class T> struct Opt { T t; Opt(T x) : t(x) {} Opt() requires std::default_initializable<T> : t() {} ~Opt() requires (!std::is_trivially_destructible_v<T>) {} ~Opt() = default; };
struct ND { ND(int) {} ~ND() {} };
extern int outside; int main() {
  A<int> a{1}; A<double> d{2}; printf("%d %d %g %d %d %d\n", a.use(), d.use(), (d + d).v, a == a, a.m(a), a.m(1));
  printf("%d ", outside); printf("%d %d %d %d\n", std::is_default_constructible_v<Opt<int>>, std::is_default_constructible_v<Opt<ND>>, std::is_trivially_destructible_v<Opt<int>>, std::is_trivially_destructible_v<Opt<ND>>);
}
template <class T> struct O { T v; int f() requires HasV<O>; int f(); template <class U> int g(U) requires HasV<O> && std::same_as<U, T>; };
template <class T> int O<T>::f() requires HasV<O> { return 1; }
template <class T> int O<T>::f() { return 2; }
template <class T> template <class U> int O<T>::g(U) requires HasV<O> && std::same_as<U, T> { return 3; }
int outside = O<int>{}.f() * 10 + O<int>{}.g(1);
