// Pointers to virtual bases before these are known to the object; arrays that no operator is asked for.
#include <cstdio>
#include <new>
struct A { static A *a; int n = 5; A() { a = this; } virtual int v() { return 1; } };
A *A::a;
struct B { A *b; int seen; B(A *p) : b(p), seen(p->n) {} };
struct C : virtual A, B { C() : B(this) {} int v() override { return 2; } };
struct D : virtual C { int k; D() : k(static_cast<A *>(this)->n) {} };
struct E : virtual A, B { int z; E() : B(static_cast<A *>(this)), z(n) {} };
struct F : E, D { F() {} };
struct own { char b[256]; void *operator new[](size_t n) { printf("own %d\n", (int)n); throw std::bad_alloc(); } };
void make(size_t n)
{
    try {
        new own[n];
    } catch (std::bad_array_new_length &) {
        printf("length\n");
    } catch (std::bad_alloc &) {
        printf("none\n");
    }
}
int main()
{
    C c;
    D *d = new D();
    E e;
    F f;
    printf("%d %d %d %d %d\n", c.b == (A *)&c, c.seen, d->b == (A *)d, d->seen, d->k);
    printf("%d %d %d %d %d\n", e.b == (A *)&e, e.seen, e.z, f.E::b == (A *)&f, f.C::b == (A *)&f);
    make(-1);
    make(size_t(-1) / 256 + 1);
    make(3);
}
