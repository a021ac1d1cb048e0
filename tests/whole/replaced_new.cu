// Calls of the program's own operator new and delete: each is made.
#include <cstdio>
#include <cstdlib>
#include <new>
static int news, dels;
void *operator new(size_t n) { news++; return malloc(n); }
void operator delete(void *p) noexcept { dels++; free(p); }
void operator delete(void *p, size_t) noexcept { dels++; free(p); }
struct S { int x; S() : x(3) {} ~S() {} };
__attribute__((noinline)) int f() { int *p = new int(5); int r = *p; delete p; return r; }
int main() {
  void *p = ::operator new(10); ::operator delete(p); printf("%d %d\n", news, dels);
  int *q = new int; delete q; printf("%d %d\n", news, dels);
  S *s = new S; delete s; printf("%d %d\n", news, dels);
  int *a = new int[4]; delete[] a; printf("%d %d\n", news, dels);
  f(); printf("%d %d\n", news, dels);
  { int *u = new int(4); printf("%d\n", *u); delete u; } printf("%d %d\n", news, dels);
  ::operator delete(nullptr); printf("%d %d\n", news, dels);
}
