// Compiled by g++.
#include "own.h"
#include <cstdarg>
#include <cstring>
int calls = 40;
Z z_mul(Z a, Z b) { return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re}; }
F2 f2_add(F2 a, F2 b) { return {a.x + b.x, a.y + b.y}; }
F3 f3_scaled(F3 a, double d, F3 b) { return {float(a.x + d * b.x), float(a.y + d * b.y), float(a.z + d * b.z)}; }
Mix mix(Mix m, int k) { return {m.a + k, m.b * 2, m.c - k}; }
Big big(Big b, long k) { for (long &x : b.v) x += k; return b; }
Small small(Small s) { return {{char(s.c[0] + 1), char(s.c[1] + 2), char(s.c[2] + 3)}}; }
Either either(Either e) { e.f *= 2; return e; }
Bits bits(Bits b) { b.a++, b.b *= 2, b.c = -b.c; return b; }
int sum(int n, ...)
{
    va_list l;
    va_start(l, n);
    int s = 0;
    while (n--)
        s += va_arg(l, int);
    va_end(l);
    return s;
}
double plain(int a, float b, double c, const char *s, unsigned char d) { calls++; return a + b + c + std::strlen(s) + d; }
const char *text(void) { return "of the library"; }
int applied(int (*f)(int), int x) { return f(f(x)); }
void each(int n, void (*f)(int, void *), void *data)
{
    for (int i = 0; i < n; i++)
        f(i, data);
}
double integral(double (*f)(double), double a, double b)
{
    double sum = 0;
    for (int i = 0; i < 1000; i++)
        sum += f(a + (b - a) * (i + 0.5) / 1000);
    return sum * (b - a) / 1000;
}
static int three_times(int x) { return 3 * x; }
Operations tripled(void) { return {three_times, 5}; }
int operate(const Operations *o, int x) { return o->apply(x) + o->more; }
static void (*kept)(void);
void later(void (*f)(void)) { kept = f; }
void now(void) { kept(); }
int overloaded(int x) { return x + 1; }
int overloaded(double x) { return (int)x - 1; }
int own::Kept::made = 3;
own::Kept::Kept(int v) : value(v) { made++; }
int own::Kept::get() const { return value; }
int own::inside(const int *p) { return p[0] + p[1]; }
