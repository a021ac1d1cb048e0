// T() of an aggregate calls its default constructor, which may call those that a base protects.
#include <cstdio>
class Pb { protected: Pb() { printf("Pb "); } ~Pb() {} };
struct D1 : Pb { int v = 3; };
struct Ag { int a, b = 4; double d; int arr[2]; };
struct Nt { int x; ~Nt() { printf("~%d ", x); } };
static int six = 6;
struct Cn { const int c = 5; int &r = six; };
union U { int i = 7; float f; };
struct Bs { int q; Bs() : q(8) {} };
struct Mx : Bs { int z; Ag g; };
struct Em {};
struct Rf { const char *s = "rf"; Mx m; };
template <class T> T mk() { return T(); }
template <class T> T *nw() { return new T(); }
int main()
{
    D1 d = D1();
    printf("%d\n", d.v);
    auto *p = new D1();
    printf("%d\n", p->v);
    Ag a = Ag();
    printf("%d %d %g %d\n", a.a, a.b, a.d, a.arr[1]);
    Ag a2 = mk<Ag>();
    printf("%d %d\n", a2.a, a2.b);
    auto *pa = nw<Ag>();
    printf("%d %d\n", pa->a, pa->arr[0]);
    printf("%d\n", Nt().x);
    Nt n = Nt();
    printf("%d %d\n", Cn().c, Cn().r);
    printf("%d\n", U().i);
    Mx m = Mx();
    printf("%d %d %d %d\n", m.q, m.z, m.g.a, m.g.b);
    printf("%d %s %d\n", Rf().m.z, Rf().s, mk<Rf>().m.g.b);
    (void)Em();
    Em e = Em();
    (void)e;
    Ag arr[2] = {Ag(), {}};
    printf("%d %d\n", arr[0].b, arr[1].b);
    struct Loc { Ag g = Ag(); Loc() : h() {} Mx h; } l;
    printf("%d %d %d\n", l.g.b, l.h.z, l.h.q);
    Ag *pz = new Ag[2]();
    printf("%d\n", pz[1].b);
    const Ag &cr = Ag();
    printf("%d %d\n", cr.a, cr.b);
    int i = int();
    double dd = double();
    printf("%d %g\n", i, dd);
}
