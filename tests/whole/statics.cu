#include <cmath>
#include <cstdio>
#include <vector>
struct R { int n; R(int n) : n(n) { printf("R(%d)\n", n); } ~R() { printf("~R(%d)\n", n); } };
static R r1(40);
R r2 = 41;
int count() { printf("count\n"); return 7; }
static int dummy = count();
int table[] = {count(), 2, dummy};
std::vector<int> v = {1, 2, 3};
const double root = sqrt(2.0);
int &ref = table[2];
struct Made { int n; Made(int k) : n(k + 1) {} };
Made octal(017), binary(0b1), zero(0), wide(u'x'), yes(true);
struct P { int a = count(); int b; } p;
R &counter() { static R r(table[1]); return r; }
int fib(int n) { static int calls = count() + 1; calls++; return calls; }
int main()
{
    printf("main %d %d %zu %g %d %d\n", dummy, table[0] + table[2], v.size(), root, ref, p.a);
    printf("%d %d %d %d %d\n", octal.n, binary.n, zero.n, wide.n, yes.n);
    counter().n++; printf("%d\n", counter().n);
    fib(1); printf("%d\n", fib(2));
    return 0;
}
