// What is made when a constructor throws ends again; `new` throws where there is no memory.
#include <cstdio>
#include <new>
#include <exception>
struct T { int id; static int live; static int limit; T(const T &o) : T() { id += 10; } T() : id(live) { if (live == limit) throw 7; ++live; printf("T%d\n", id);} ~T(){ --live; printf("~T%d\n", id);} };
int T::live = 0; int T::limit = 3;
struct B { B(){puts("B");} ~B(){puts("~B");} };
struct D : B { T a; T b; T c; T d; D() { puts("D"); } ~D(){ puts("~D"); } };
struct E2 : B { T a[5]; };
struct F : B { T a; F(int n) : a() { if (n) throw n; } ~F(){ puts("~F"); } };
struct Grid { T a[2]; T b[3][2]; };
struct Holder { T a[3]; Holder() {} Holder(const Holder &o) = default; };
int main() {
  try { T *p = new T[5]; (void)p; } catch (int e) { printf("caught %d live %d\n", e, T::live); }
  try { T p[5]; (void)p; } catch (int e) { printf("caught %d live %d\n", e, T::live); }
  try { D d; } catch (int e) { printf("caught %d live %d\n", e, T::live); }
  try { E2 d; } catch (int e) { printf("caught %d live %d\n", e, T::live); }
  try { F f(3); } catch (int e) { printf("caught %d live %d\n", e, T::live); }
  try { F* f = new F(3); (void)f;} catch (int e) { printf("caught %d live %d\n", e, T::live); }
  try { volatile size_t n = (size_t)1 << 60; char *q = new char[n]; printf("%p\n", (void*)q); } catch (std::bad_alloc &e) { printf("bad_alloc %s\n", e.what()); }
  try { volatile long n = -1; int *q = new int[n]; printf("%p\n", (void*)q); } catch (std::bad_array_new_length &e) { printf("bad_array %s\n", e.what()); } catch (std::bad_alloc &e) { printf("bad_alloc %s\n", e.what()); }
  try { volatile size_t n = ((size_t)1 << 62)+1; int *q = new int[n]; printf("%p\n", (void*)q); } catch (std::bad_array_new_length &e) { printf("bad_array %s\n", e.what()); }catch (std::bad_alloc &e) { printf("bad_alloc %s\n", e.what()); }
  { volatile size_t n = (size_t)1 << 60; char *q = new (std::nothrow) char[n]; if (q) q[n - 1] = 1; printf("%p\n", (void *)q); }
  T::limit = 7;
  try { Grid g; (void)g; } catch (int e) { printf("caught %d live %d\n", e, T::live); }
  T::limit = 100;
  { T more[2]; Holder h; T::limit = 6; try { Holder copy(h); } catch (int e) { printf("caught %d live %d\n", e, T::live); } }
  try { auto *g = new T[2][4]; (void)g; } catch (int e) { printf("caught %d live %d\n", e, T::live); }
  return 0;
}
