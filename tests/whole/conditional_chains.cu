// Conditionals among objects of classes, one inside another: the objects themselves, not copies.
#include <cstdio>
struct S { int a; };
struct D : S { int d; };
struct N { int a; N(int x) : a(x) {} N(const N &o) : a(o.a + 100) {} };
template <class T> struct R {
  T x, y, z;
  const T &one(int p) const { return p ? x : y; }
  const T &two(int p) const { return p == 1 ? x : p == 2 ? y : z; }
  const T &gx() const { return x; }
  const T &three(int p) const { return p == 1 ? x : p == 2 ? gx() : z; }
  const T &four(int p) { return p == 1 ? gx() : p == 2 ? y : z; }
  const T &five(int p) const { return (p == 3 ? z : x).a == x.a ? (p == 1 ? x : y) : z; }
  const T &six(int p) { return p == 1 ? gx() : (y = z); }
  const T &seven(int p) { return p == 1 ? gx() : ((void)p, z); }
  T &eight(int p) { return p == 1 ? x : p == 2 ? ((void)p, y) : p == 3 ? (y = z) : z; }
  const T &nine(int p) { return p == 1 ? (p == 1 ? gx() : z) : (p == 2 ? y : gx()); }
};
template <class T> void show(R<T> &r) {
  for (int p = 1; p < 5; p++) {
    const T *all[] = {&r.one(p), &r.two(p), &r.three(p), &r.four(p), &r.five(p), &r.six(p), &r.seven(p), &r.eight(p), &r.nine(p)};
    for (const T *q : all) printf("%d", (int)(q - &r.x));
    printf(" ");
  }
  printf("\n");
}
const S cs{5}; S ms{6}; D d{{7}, 8};
int main() {
  R<S> r{{1}, {2}, {3}}; show(r);
  R<N> n{{1}, {2}, {3}}; show(n);
  for (int t = 0; t < 3; t++) {
    const S &s = t == 0 ? cs : t == 1 ? ms : d;
    printf("%d%d%d ", &s == &cs, &s == &ms, &s == &d);
    (t == 0 ? ms : t == 1 ? ms : d).a++;
    const S &u = t ? cs : (ms = cs);
    printf("%d%d|%d %d\n", &u == &cs, &u == &ms, ms.a, d.a);
  }
}
