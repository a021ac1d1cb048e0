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
/* Nobody may leave out what gives and takes memory that somebody sees. */
void *volatile last;
template <class T> T *seen(T *p) { last = p; return p; }
struct Throws { Throws() { last = this; throw 1; } char c; };
int main()
{
    delete seen(new A);
    V *v = seen(new W);
    delete v;
    delete seen(new int);
    delete seen(new Own);
    operator delete(seen(operator new(5)));
    try { seen(new Throws); } catch (int) {}
}
