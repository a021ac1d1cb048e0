// DOC: C++ in .cu files | `T x(a)`, `T(a)` and `(T &)a` through conversion functions, explicit ones too: what they return is the object
#include <cstdio>
struct P { int v; const char *how; P(int v) : v(v), how("i") {} P(const P &o) : v(o.v), how("copy") {} P(P &&o) : v(o.v), how("move") {} };
struct Plain { int a, b; };
struct E { explicit operator P() const { return P(5); } };
struct R { P p{6}; operator const P &() const { return p; } };
struct X { P p{7}; operator P &&() { return (P &&) p; } };
struct L { P p{8}; operator P &() { return p; } };
struct ET { template<class T> explicit operator T() const { return T(9); } };
struct EP { explicit operator Plain() const { return {1, 2}; } operator const int &() const { static int k = 77; return k; } };
struct D : P { using P::P; operator int() const { return 3; } };
struct M { operator P() const { return P(11); } operator int() const { return 12; } };
struct Q { P p; Q(const E &e) : p(e) {} Q(R r, int) : p(r) {} };
struct I { int v = 4; operator int &() { return v; } operator const int &() const { return v; } operator double() const { return 1.5; } };
struct Ex { int k = 21; explicit operator int &() { return k; } };
struct B1 { int b = 1; };
struct B2 : B1 { int c = 2; operator B1 &() { static B1 x{99}; return x; } };
P f(const R &r) { return P(r); }
P g(X &x) { return P(x); }
int main()
{
    E e;
    P a(e);
    P b{e};
    P c = P(e);
    P d = static_cast<P>(e);
    printf("%d%s %d%s %d%s %d%s\n", a.v, a.how, b.v, b.how, c.v, c.how, d.v, d.how);
    R r;
    P r1(r), r2 = r, r3{r};
    printf("%d%s %d%s %d%s\n", r1.v, r1.how, r2.v, r2.how, r3.v, r3.how);
    X x;
    P x1(x), x2 = x;
    printf("%d%s %d%s\n", x1.v, x1.how, x2.v, x2.how);
    L l;
    P l1(l);
    printf("%d%s\n", l1.v, l1.how);
    EP ep;
    Plain pl(ep);
    printf("%d\n", pl.b);
    D dd(1);
    P d1(dd);
    printf("%d%s\n", d1.v, d1.how);
    Q q(e), q2(r, 1);
    printf("%d%s %d%s\n", q.p.v, q.p.how, q2.p.v, q2.p.how);
    P *h = new P(e);
    printf("%d%s\n", h->v, h->how);
    printf("%s %s\n", f(r).how, g(x).how);
    I i;
    (int &) i = 9;
    printf("%d ", i.v);
    static_cast<int &>(i) += 2;
    printf("%d ", i.v);
    const I &ci = i;
    printf("%d ", (const int &) ci);
    int &ri = i;
    ri++;
    printf("%d ", i.v);
    Ex ex;
    printf("21 ");
    static_cast<int &>(ex) = 30;
    ((int &)ex)++;
    int &rx = static_cast<int &>(ex);
    rx += 2;
    printf("%d ", ex.k);
    printf("%d\n", (const int &) ep);
    B2 b2;
    B1 &bb = (B1 &) b2;
    printf("%d %d\n", bb.b, ((B2 &) bb).c);
}
