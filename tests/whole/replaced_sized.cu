// Of the program's own `operator delete` that with a size is taken where the size is known ([expr.delete]p10).
#include <cstdio>
#include <cstdlib>
#include <new>
void *operator new(size_t n)
{
    printf("new %zu ", n);
    return malloc(n);
}
void operator delete(void *p) noexcept
{
    printf("delete\n");
    free(p);
}
void operator delete(void *p, size_t n) noexcept
{
    printf("delete %zu\n", n);
    free(p);
}
struct A { int a[3]; };
struct V { virtual ~V() {} int q; };
struct W : V { int z[4]; };
struct Own {
    int k;
    static void operator delete(void *p) { printf("own\n"); free(p); }
    static void operator delete(void *p, size_t) { printf("own, sized\n"); free(p); }
};
struct Throws { Throws() { throw 1; } char c; };
int main()
{
    delete new A;
    V *v = new W;
    delete v;
    delete new int;
    delete new Own;
    operator delete(operator new(5));
    try { new Throws; } catch (int) {}
}
