// Members that are references take brace lists.
#include <cstdio>
#include <initializer_list>
struct P {
    int x, y;
    P(int a = 0, int b = 0) : x(a), y(b) { printf("+%d,%d ", x, y); }
    ~P() { printf("-%d ", x); }
};
struct A { const P &r; int z; };
struct B { P &&r; const int &i; };
struct Q { int x, y; };
struct C { const Q &q; Q &&p; };
struct D { const std::initializer_list<int> &l; const int (&a)[3]; };
struct M { const P &r; M(int a) : r{a, 5} { printf("M%d ", r.y); } };
struct E { const Q q; const Q &&r; };
int main()
{
    { A a{{1, 2}, 3}; printf("%d %d\n", a.r.y, a.z); }
    { A a{{}, 3}; printf("%d %d\n", a.r.y, a.z); }
    { B b{{4, 5}, {6}}; printf("%d %d\n", b.r.y, b.i); }
    { C c{{7, 8}, {9, 10}}; printf("%d %d\n", c.q.y, c.p.x); }
    { D d{{1, 2, 3}, {4, 5, 6}}; printf("%d %d\n", (int)d.l.size(), d.a[2]); }
    { A as[2] = {{{1, 2}, 3}, {P(4), 5}}; printf("%d %d\n", as[0].r.x, as[1].r.x); }
    { const P &r{1, 2}; printf("%d\n", r.y); const Q &q{3, 4}; printf("%d\n", q.y); }
    { E e{{1, 2}, {3}}; printf("%d %d\n", e.r.x, e.r.y); }
}
