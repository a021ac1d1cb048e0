// 'operator delete' behind 'new (arguments)' whose constructor throws; the memory of make_shared; '::delete' of bases.
#include <cstdio>
#include <cstdlib>
#include <memory>
struct Arena { int n; };
void *operator new(std::size_t n, Arena &a) { std::printf("new %d\n", a.n); return std::malloc(n); }
void operator delete(void *p, Arena &a) { std::printf("delete %d\n", a.n); std::free(p); }
void *operator new[](std::size_t n, Arena &a, int k) { std::printf("new[] %d %d\n", a.n, k); return std::malloc(n); }
void operator delete[](void *p, Arena &a, int k) { std::printf("delete[] %d %d\n", a.n, k); std::free(p); }
struct T { static int c; T() { std::printf("T\n"); if (++c % 3 == 0) throw 1; } ~T() { std::printf("~T\n"); } };
int T::c = 0;
struct M { M(int x) { if (x) throw x; }
  static void *operator new(std::size_t n, int tag, double d) { std::printf("M new %d %g\n", tag, d); return std::malloc(n); }
  static void operator delete(void *p, int tag, double d) { std::printf("M delete %d %g\n", tag, d); std::free(p); }
  static void *operator new(std::size_t n) { std::printf("M plain\n"); return std::malloc(n); }
  static void operator delete(void *p) { std::printf("M delete\n"); std::free(p); }
};
struct Own { static void *operator new(std::size_t n) { std::printf("Own new\n"); return std::malloc(n); } static void operator delete(void *p) { std::printf("Own delete\n"); std::free(p); } int x = 3; };
int side() { std::printf("side\n"); return 4; }
struct First { virtual ~First() {} long pad[3]; };
struct Base { int b; virtual ~Base() { std::printf("~Base\n"); } void operator delete(void *) { std::printf("Base delete\n"); } };
struct Derived : First, Base { ~Derived() { std::printf("~Derived\n"); } };
struct Shared : virtual Base { int x; };
struct Most : Shared, virtual First { ~Most() { std::printf("~Most\n"); } };
void from_root() {
    Base *b = ::new Derived, *none = nullptr;
    ::delete b;
    ::delete none;
    b = ::new Most;
    ::delete b;
    b = ::new Base;
    ::delete b;
}
int main() {
    from_root();
    Arena a{7};
    T *t1 = new (a) T; T *t2 = new (a) T;
    try { T *t3 = new (a) T; (void)t3; } catch (int) { std::printf("caught\n"); }
    try { T *t = new (a, side()) T[3]; (void)t; } catch (int) { std::printf("caught\n"); }
    try { new (5, 2.5) M(1); } catch (int) { std::printf("caught\n"); }
    try { new M(1); } catch (int) { std::printf("caught\n"); }
    M *m = new (6, 1.5) M(0); delete m;
    auto s = std::make_shared<Own>(); std::printf("%d\n", s->x);
    auto u = std::make_unique<Own>(); std::printf("%d\n", u->x);
    try { new (std::nothrow) T[5]; } catch (int) { std::printf("caught\n"); }
}
