// DOC: Types | `decltype(e)::name` without `typename`, wherever only a type can stand
#include <cstdio>
struct S { typedef int type; static const int value = 3; struct In { int q; }; };
template <class T> struct R { using type = T; };
template <int N> struct V { static const int n = N; };
S s; int two = 2;
auto f(int x) -> decltype(s)::type { return x; }
decltype(s)::type g(int *a, const decltype(s)::type &b) { return *a + b; }
struct D { decltype(s)::type m = 4; decltype(S{})::In in; };
int main() {
  using a = decltype(s)::type;
  typedef decltype(s)::type *b;
  decltype(s)::type c = 1, *pc = &c;
  decltype(s)::type *q = &c, &r = c;
  const decltype(s)::type k = 5;
  static decltype(s)::In in = {7};
  int w = decltype(s)::value * two;
  b z = new decltype(s)::type(9);
  for (decltype(s)::type i = 0; i < 2; i++) c += i;
  printf("%d %d %d %d %d %d %d %d %d %d %d %d\n", a(1.5), *pc, *q, r, k, in.q, w, *z, static_cast<decltype(s)::type>(3.7), V<decltype(s)::value>::n, 4, g(&c, k) + f(1) + D().m);
  delete z;
  auto made = decltype(s)::type(8.5) + decltype(s)::type{7}; decltype(s)::type direct(9); printf("%d %d %d\n", made, direct, decltype(S{})::In{6}.q);
  static_assert(sizeof(decltype(s)::type) == sizeof(int) && alignof(decltype(S{})::In) == alignof(int) && sizeof(decltype(s)::value) == 4);
}
