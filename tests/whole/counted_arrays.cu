// `delete[]` tells an operator that takes a size how much there is (Itanium C++ ABI 2.7), with and without a destructor.
#include <cstdio>
#include <cstdlib>
#include <new>
void *operator new[](size_t n) { printf("gn[%zu] ", n); return malloc(n); }
void operator delete[](void *p) noexcept
{
    printf("gd[] ");
    free(p);
}
void operator delete[](void *p, size_t n) noexcept { printf("gd[%zu] ", n); free(p); }
struct A { ~A() { printf("~A "); } int x[3]; };
struct T { double d[3]; };
struct alignas(16) W {
    char c;
    void operator delete[](void *p, size_t n) { printf("W[%zu] ", n); ::operator delete[](p); }
};
struct X {
    int v;
    static int left;
    X() : v(left) { if (--left == 0) throw 5; }
    ~X() { printf("~X%d ", v); }
    static void operator delete[](void *p, size_t n) { printf("X[%zu] ", n); ::operator delete[](p); }
    void *operator new[](size_t n) { printf("xn%zu ", n); return malloc(n); }
};
int X::left = 3;
struct Y : X {};
int main()
{
    delete[] new A[2];
    puts("");
    T *t = new T[2];
    delete[] t;
    puts("");
    delete[] new W[3];
    puts("");
    ::delete[] ::new W[3];
    puts("");
    try { new X[5]; }
    catch (int i) { printf("caught %d\n", i); }
    X::left = 9;
    delete[] new Y[2];
    puts("");
    int *p = new int[4];
    delete[] p;
    puts("");
    typedef W W3[3];
    W3 *w = new W3[2];
    delete[] w;
    puts("");
    delete[] new W[2]{};
    puts("");
}
