// What gives a nullptr_t is evaluated where its value becomes a pointer.
#include <cstdio>
#include <cstddef>
int n; std::nullptr_t f() { n++; return nullptr; } struct A { int m; int g(); }; 
std::nullptr_t arr[2]; int idx() { n += 100; return 1; }
template <class T> T conv() { return f(); }
int *p(int *q) { return q; } bool b(bool x) { return x; }
int main() {
  int *a = f(); printf("%d %d\n", n, a == 0); int x; a = &x; a = f(); printf("%d\n", n); bool c = a == f(); printf("%d %d\n", n, c); c = f() == nullptr; printf("%d %d\n", n, c); c = f() == f(); printf("%d\n", n); c = f() != a; printf("%d %d\n", n, c);
  a = n ? f() : &x; printf("%d\n", n); a = n > 100 ? &x : f(); printf("%d\n", n); int A::*m = f(); printf("%d %d\n", n, m == nullptr); int (A::*g)() = f(); printf("%d\n", n); c = m == f(); printf("%d %d\n", n, c); conv<int *>(); conv<int A::*>(); conv<int (A::*)()>(); printf("%d\n", n); p(f()); printf("%d\n", n); a = (int *)f(); a = static_cast<int *>(f()); printf("%d\n", n); c = (bool)f(); printf("%d %d\n", n, c);  printf("%d\n", n); 
  a = arr[idx()]; printf("%d\n", n); auto l = [](auto v) { n++; return v; }; a = l(nullptr); printf("%d\n", n); c = !bool(l(nullptr)); printf("%d %d\n", n, c); c = l(nullptr) ? 1 : 0; printf("%d %d\n", n, c); c = l(nullptr) || 0; printf("%d %d\n", n, c); void (*fp)() = l(nullptr); printf("%d\n", n); printf("%p\n", (void *)f()); printf("%d\n", n); struct S { int *p; S(int *q) : p(q) {} } so(f()); printf("%d\n", n); S sl{f()}; S sm = {f()}; printf("%d\n", n); struct T { int *p, *q; } t = {f(), f()}; printf("%d\n", n); int *ar[] = {f(), f()}; printf("%d\n", n); int *&&rr = f(); printf("%d\n", n); const int *const &rc = f(); printf("%d\n", n); delete l((int *)nullptr); switch (n) default:; while (l(nullptr)) ; printf("%d\n", n); (void)f(); printf("%d\n", n); a = (f(), nullptr); a = (nullptr, f()); printf("%d\n", n);
  std::nullptr_t q = f(), r{f()}; printf("%d\n", n); a = q = f(); printf("%d\n", n);
}
