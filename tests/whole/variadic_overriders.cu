// Variadic virtual functions whose object begins elsewhere than the base at hand.
#include <cstdio>
#include <cstdarg>
struct A { virtual ~A(){} int a = 1; virtual int sum(int n, ...) { return -1; } virtual A *self(int n, ...) { return this; } virtual double first(...) { return 0; } };
struct B { virtual ~B(){} int b = 2; virtual int total(const char *f, ...) { return -2; } virtual B *me(int n, ...) { return this; } };
struct D : A, virtual B { int d = 3; 
 int sum(int n, ...) override { va_list l; va_start(l, n); int s = d; for (int i = 0; i < n; i++) s += va_arg(l, int); va_end(l); return s; }
 int total(const char *f, ...) override { va_list l; va_start(l, f); double s = d; for (; *f; f++) s += *f == 'i' ? va_arg(l, int) : va_arg(l, double); va_end(l); return (int)s; }
 D *self(int n, ...) override { va_list l; va_start(l, n); d += va_arg(l, int); va_end(l); return this; }
 B *me(int n, ...) override { va_list l; va_start(l, n); d += va_arg(l, int); va_end(l); return this; } };
struct E : B, A { int e = 7; int sum(int n, ...) override { va_list l; va_start(l, n); int s = e; for (int i = 0; i < n; i++) s += va_arg(l, int); va_end(l); return s; } A *self(int n, ...) override { return n ? this : nullptr; } };
int main() { D d; A *a = &d; B *b = &d; printf("%d\n", a->sum(3, 1, 2, 3)); printf("%d\n", b->total("idi", 1, 2.5, 3)); printf("%d\n", a->self(1, 10) == a); printf("%d %d\n", b->me(1, 100) == b, d.d);
 E e; a = &e; printf("%d %d %d\n", a->sum(2, 4, 5), a->self(1, 2) == a, a->self(0) == nullptr);  }
