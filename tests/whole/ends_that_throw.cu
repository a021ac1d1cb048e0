// What is ended, each once, if something throws: a bit-field's initial value in a list, or a destructor; and memory is
// given back.
#include <cstdio>
#include <cstdlib>
int freed;
void operator delete[](void *p) noexcept { freed++; free(p); }
void operator delete[](void *p, size_t) noexcept { freed++; free(p); }
void operator delete(void *p) noexcept { freed++; free(p); }
void operator delete(void *p, size_t) noexcept { freed++; free(p); }
namespace in_lists
{
struct L { int n; L(int n) : n(n) { printf("+%d ", n); } ~L() { printf("-%d ", n); } };
int thrower(int v) { if (v) throw v; return 3; }
struct A { L a; int b : 5; L c; int d : 7; };
struct B { L a; A in; int e : 3; };
static void lists() {
    for (int k = 0; k < 4; k++) {
        try { A x{L(1), thrower(k == 1), L(2), thrower(k == 2)}; printf("made %d %d ", x.b, x.d); } catch (int v) { printf("caught %d", v); }
        printf("\n");
        try { B x{{5}, {{1}, thrower(k == 1), {2}, thrower(k == 2)}, thrower(k == 3)}; printf("made %d %d %d", x.in.b, x.in.d, x.e); } catch (int v) { printf("caught %d", v); }
        printf("\n");
        try { B *x = new B{{5}, {{1}, thrower(k == 1), {2}, thrower(k == 2)}, thrower(k == 3)}; printf("made %d %d %d", x->in.b, x->in.d, x->e); delete x; } catch (int v) { printf("caught %d", v); }
        printf("\n");
    }
}
}
namespace at_ends
{
int bad = -1;
struct L { int n; L() : n(0) {} ~L() noexcept(false) { printf("-%d ", n); if (n == bad) throw n; } };
struct M { L a[3]; ~M() noexcept(false) { printf("~M "); } };
struct D { L a, b, c; };
struct V { virtual ~V() noexcept(false) {} };
struct W : V { L a; ~W() noexcept(false) {} };
template <class F> void attempt(F f) { try { f(); printf("fine"); } catch (int v) { printf("caught %d", v); } printf("\n"); }
static void ends() {
    for (bad = -1; bad < 4; bad++) {
        attempt([] { L *p = new L[4]; for (int i = 0; i < 4; i++) p[i].n = i; delete[] p; });
        attempt([] { L p[4]; for (int i = 0; i < 4; i++) p[i].n = i; });
        attempt([] { M p; for (int i = 0; i < 3; i++) p.a[i].n = i; });
        attempt([] { D p; p.a.n = 0; p.b.n = 1; p.c.n = 2; });
        attempt([] { D *p = new D; p->a.n = 0; p->b.n = 1; p->c.n = 2; delete p; });
        attempt([] { L (*p)[2] = new L[2][2]; for (int i = 0; i < 4; i++) p[i / 2][i % 2].n = i; delete[] p; });
        attempt([] { L p[2][2]; for (int i = 0; i < 4; i++) p[i / 2][i % 2].n = i; });
        attempt([] { M *p = new M[2]; for (int i = 0; i < 6; i++) p[i / 3].a[i % 3].n = i; delete[] p; });
        attempt([] { W *p = new W; p->a.n = 2; delete (V *)p; });
        printf("freed %d\n", freed);
    }
}
}
int main()
{
    in_lists::lists();
    at_ends::ends();
}
