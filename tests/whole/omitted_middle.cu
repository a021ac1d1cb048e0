// `a ?: b` evaluates a once, also where b throws.
#include <cstdio>
struct CT { int x; int m(int a) { x += a; return x; } };
int asked;
int ask(int a) { asked++; return a; }
template <class T> auto g(T a) { return a ?: throw 2; }
template <class T> int h(T a) { return a ?: 3; }
int f(int a) { auto b = ask(a) ?: throw 1; return b; }
auto bs = (CT().m(1)) ?: throw 1;
int main() {
    int sum = bs + f(2);
    try { f(0); } catch (int e) { sum += 10 * e; }
    try { g(0u); } catch (int e) { sum += 100 * e; }
    double d = 0.5;
    double e = d ?: throw 1;
    int *p = &sum;
    *(p ?: throw 4) += 1000;
    printf("%d %d %g %u %d\n", sum, asked, e, g(7u), h(0));
}
