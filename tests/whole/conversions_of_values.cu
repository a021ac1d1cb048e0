// Conversion functions with ref-qualifiers, on objects and on values.
#include <cstdio>
struct RQ {
    int d = 1;
    operator int() & { return 1; }
    operator int() && { return 2; }
    operator int() const & { return 3; }
    operator int() const && { return 4; }
    int f() & { return 1; }
    int f() && { return 2; }
    int f() const & { return 3; }
    int operator+(int) & { return 1; }
    int operator+(int) && { return 2; }
    int operator()() & { return 1; }
    int operator()() && { return 2; }
    int operator[](int) & { return 1; }
    int operator[](int) && { return 2; }
    int operator-() & { return 1; }
    int operator-() && { return 2; }
    RQ *operator->() & { return this; }
    RQ *operator->() && { d = 5; return this; }
};
struct NT : RQ { NT() {} NT(const NT &) : RQ() {} ~NT() {} };
RQ mk() { return {}; }
NT mn() { return {}; }
int sink(int x) { return x; }
double dsink(double x) { return x; }
const RQ mc() { return {}; }
struct BQ {
    explicit operator bool() & { return true; }
    explicit operator bool() && { return false; }
};
struct H { RQ r; RQ &lr; RQ &&rr; };
int main()
{
    RQ l;
    const RQ cl{};
    int a = l, b = RQ(), c = cl, d = mk(), e = RQ{}, f = static_cast<RQ &&>(l), g = static_cast<const RQ &&>(cl);
    printf("%d %d %d %d %d %d %d\n", a, b, c, d, e, f, g);
    NT n;
    int i = n, j = NT(), k = mn(), m = NT{};
    printf("%d %d %d %d\n", i, j, k, m);
    printf("%d %d %d %d %d\n", sink(l), sink(RQ()), sink(mk()), (int)dsink(RQ()), (int)dsink(l));
    printf("%d %d %d\n", (int)l, (int)RQ(), (int)mk());
    printf("%d %d %d %d\n", l.f(), RQ().f(), mk().f(), NT().f());
    printf("%d %d %d\n", l + 1, RQ() + 1, mk() + 1);
    printf("%d %d %d %d\n", l(), RQ()(), l[0], RQ()[0]);
    printf("%d %d %d %d\n", -l, -RQ(), l->d, RQ()->d);
    BQ q;
    printf("%d %d %d %d\n", q ? 1 : 0, BQ() ? 1 : 0, !q, !BQ());
    if (BQ()) puts("t");
    else puts("f");
    H hh{{}, l, RQ()};
    int h1 = hh.r, h2 = static_cast<H &&>(hh).r, h3 = static_cast<H &&>(hh).lr, h4 = static_cast<H &&>(hh).rr, h5 = hh.rr, h6 = H{{}, l, RQ()}.r;
    printf("%d %d %d %d %d %d\n", h1, h2, h3, h4, h5, h6);
    int t = true ? l : l, u = true ? RQ() : l, v = (0, l), w = (0, RQ());
    printf("%d %d %d %d\n", t, u, v, w);
    switch (RQ()) { case 2: puts("two"); break; default: puts("other"); }
    int arr[10] = {0, 1, 2, 3};
    printf("%d %d\n", arr[RQ()], arr[l]);
    RQ as;
    int x = as = RQ();
    printf("%d\n", x);
    const int &r = RQ();
    printf("%d\n", r);
    auto lam = [] { return RQ(); };
    int y = lam();
    printf("%d\n", y);
    int z{RQ()};
    int zz(l);
    printf("%d %d\n", z, zz);
}
