// What ends, and how often, where exceptions pass: members, temporaries, scopes of every statement.
#include <cstdio>
#include <stdexcept>
#include <vector>
#include <algorithm>
struct Bad { ~Bad() noexcept(false) { throw 3; } };
struct Counted { static int alive; int v; Counted(int v) : v(v) { if (v == 3) throw v; alive++; } Counted(const Counted &o) : v(o.v) { if (o.v == 7) throw 7; alive++; } ~Counted() { alive--; } };
int Counted::alive = 0;
struct Two { Counted a, b; Two(int x, int y) : a(x), b(y) {} };
struct Derived : Counted { Counted extra; Derived(int x, int y) try : Counted(x), extra(y) { printf("made\n"); } catch (int i) { printf("in ctor %d\n", i); } };
void f(Counted c, int) {}
int thrower() { throw 5; }
struct Inner { int x = thrower(); Counted c{1}; };
struct Told {
    int n;
    Told(int i) : n(i)
    {
        if (i < 0) throw i;
        printf("+%d ", n);
    }
    ~Told() { printf("-%d ", n); }
};
struct Several {
    Told a, b;
    int k;
    Told c;
};
static int negative(int i) { return -i; }
// Elements of brace lists that are made end again when a later one throws.
static void brace_lists()
{
    try { Told a[3] = {Told(1), 2, negative(3)}; } catch (int i) { printf("! %d\n", i); }
    try { Several g = {1, {2}, 5, negative(3)}; } catch (int i) { printf("! %d\n", i); }
    try { Several g[2] = {{1, 2, 0, 3}, {4, negative(5), 0, 6}}; } catch (int i) { printf("! %d\n", i); }
    try { Several *p = new Several{1, 2, 0, negative(3)}; } catch (int i) { printf("! %d\n", i); }
    try { static Told s[2] = {7, negative(8)}; } catch (int i) { printf("! %d\n", i); }
    Told fine[2] = {10, 11};
    printf("\n");
}

int main()
{
    brace_lists();
    try { Bad b; } catch (int i) { printf("destructor %d\n", i); }
    try { Two t(1, 3); } catch (int i) { printf("two %d %d\n", i, Counted::alive); }
    try { Derived d(2, 3); } catch (int i) { printf("derived %d %d\n", i, Counted::alive); }
    try { Derived d(2, 4); } catch (int i) { printf("derived %d %d\n", i, Counted::alive); }
    try { f(Counted(1), thrower()); } catch (int i) { printf("args %d %d\n", i, Counted::alive); }
    try { Inner in; } catch (int i) { printf("inner %d %d\n", i, Counted::alive); }
    try { Counted *p = new Counted(3); (void)p; } catch (int i) { printf("new %d %d\n", i, Counted::alive); }
    try { static Counted s(3); } catch (int i) { printf("static %d\n", i); }
    try { static Counted s(4); printf("static ok %d\n", s.v); } catch (int i) { printf("static %d\n", i); }
    try { auto l = [c = Counted(1)] { throw c.v; }; l(); } catch (int i) { printf("lambda %d %d\n", i, Counted::alive); }
    try { for (Counted c(1); ; ) { Counted d(2); if (d.v == 2) throw 9; } } catch (int i) { printf("loop %d %d\n", i, Counted::alive); }
    try { if (Counted c(1); c.v) throw 8; } catch (int i) { printf("if %d %d\n", i, Counted::alive); }
    try { switch (Counted c(1); c.v) { case 1: { Counted d(2); throw 6; } } } catch (int i) { printf("switch %d %d\n", i, Counted::alive); }
    try { Counted c(7); Counted d(c); } catch (int i) { printf("copy %d %d\n", i, Counted::alive); }
    try { const Counted &r = Counted(1); throw r.v; } catch (int i) { printf("ref %d %d\n", i, Counted::alive); }
    try { throw Counted(2); } catch (Counted c) { printf("caught %d %d\n", c.v, Counted::alive); }
    printf("%d\n", Counted::alive);
    try { try { throw Counted(2); } catch (Counted &c) { c.v = 40; throw; } } catch (const Counted &c) { printf("again %d %d\n", c.v, Counted::alive); }
    try { try { throw 1; } catch (int) { Counted c(5); throw 2; } } catch (int i) { printf("replaced %d %d\n", i, Counted::alive); }
    for (int i = 0; i < 2; i++) { try { Counted a(1); if (i) goto done; throw 1; } catch (...) { Counted b(2); continue; } }
done:
    printf("%d\n", Counted::alive);
    volatile int zero = 0;
    try { std::vector<int> v(2); v.resize(3); v.at(zero + 3); } catch (std::exception &e) { printf("%s\n", e.what()); }
    return 0;
}
