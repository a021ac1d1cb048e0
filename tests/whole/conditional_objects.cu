// [expr.cond]p4: what `?:` makes of two operands of which one is of a class: an object of the base, what is const.
#include <cstdio>
#include <utility>
struct A {
    int v;
    A(int v) : v(v) {}
    int f() { return v; }
    int f() const { return v + 100; }
    virtual int g() const { return v; }
    virtual ~A() {}
};
struct D : A { D(int v) : A(v) {} int g() const override { return v + 1000; } };
struct Point { int x, y; int f() { return x; } int f() const { return x + 100; } };
struct Other : Point {};
struct Number { int v; operator int &() { return v; } };
struct Text { const char *p; Text(const char *p) : p(p) {} };
struct First { operator int() const { return 6; } };
struct Second { operator double() const { return 2.5; } };
int copied, moved;
struct Counts { Counts() {} Counts(const Counts &) { copied++; } Counts(Counts &&) { moved++; } };
A make(int v) { return A(v); }
Counts made() { return Counts(); }
int main() {
    bool b = true;
    D d(5); A a(6); const A ca(7); const D cd(8); Point p{1, 2}; const Point cp{3, 4}; Other o; o.x = 9, o.y = 10;
    printf("%d %d %d %d\n", &(b ? d : a) == &d, (b ? d : a).g(), (b ? a : d).g(), &(b ? a : ca) == &a);
    (b ? d : a).v = 50;
    printf("%d %d %d %d\n", d.v, (b ? d : ca).f(), (b ? std::move(d) : std::move(a)).f(), (b ? make(1) : ca).f());
    const A &r = b ? d : ca;
    A &&x = b ? std::move(a) : std::move(d);
    printf("%d %d %d %d\n", &r == &d, r.g(), &x == &a, (b ? make(1) : make(2)).f());
    printf("%d %d %d %d\n", (b ? 5 : ca).f(), (b ? ca : 5).f(), (b ? a : 5).f(), (b ? make(3) : a).f());
    (!b ? p : o).x = 30;
    printf("%d %d %d %d\n", o.x, &(b ? p : o) == &p, (b ? p : cp).f(), (b ? p : Point{7, 8}).f());
    printf("%d\n", (b ? Point{7, 8} : cp).f());
    Number c{3};
    int i = 4;
    (b ? c : i) = 9;
    (b ? i : c) += 9;
    printf("%d %d %s %s\n", c.v, i, (b ? Text("x") : "lit").p, (!b ? Text("x") : "lit").p);
    printf("%g %g\n", b ? First() : Second(), b ? First() : 2.5);
    Counts k; const Counts ck;
    Counts k0 = b ? k : ck, k1 = b ? made() : k, k2 = b ? std::move(k) : made(), k3 = b ? std::move(ck) : k;
    printf("%d %d\n", copied, moved);
}
