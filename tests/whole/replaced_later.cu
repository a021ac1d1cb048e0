// The program's own operator new and delete take the library's place wherever they are defined.
#include <cstdio>
#include <cstdlib>
struct L { int n; ~L() {} };
struct V { virtual ~V() {} };
static void early() { delete new L; delete[] new L[2]; V *v = new V; delete v; int *p = new int; delete p; }
static int freed, made;
void operator delete[](void *p) noexcept { freed += 10; free(p); }
void operator delete(void *p) noexcept { freed++; free(p); }
void *operator new(size_t n) { made++; return malloc(n); }
int main() { early(); printf("%d %d\n", freed, made); }
