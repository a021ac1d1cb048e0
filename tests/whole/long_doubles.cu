// Host code's long double is x87's of 80 bits on x86: sizes, values that are known when it is compiled, arithmetic, the C
// library, and the C++ library's numbers, streams and containers. (The output is g++'s.)
#include <cstdio>
#include <cfloat>
#include <cmath>
#include <math.h>
#include <cstdlib>
#include <iostream>
#include <iomanip>
#include <sstream>
#include <string>
#include <limits>
#include <complex>
#include <vector>
#include <numeric>
#include <algorithm>
#include <unordered_set>
#include <stdexcept>
#include <cstdarg>
#include <charconv>
struct S { char c; long double x; int i; };
union U { long double x; unsigned char b[16]; };
long double g = 1.0L/3, h = 0.1L, arr[3] = {1.0L, -2.5L, 3e4000L};
static const long double pi = 3.14159265358979323846264338327950288L;
constexpr long double ce(int n) { long double r = 1; for (int i = 1; i <= n; i++) r *= i; r++; r--; return r; }
__attribute__((noinline)) long double f(long double a, int n, long double b) { return a * n - b; }
S mk(long double v) { S s; s.c = 'a'; s.x = v; s.i = 7; return s; }
static void values(int argc)
{
    static_assert(sizeof(long double) == 16 && alignof(long double) == 16 && sizeof(S) == 48, "");
    static_assert(ce(25) == 15511210043330985984000000.0L, "");
    printf("%.25Lf %.25Lf %.25Lf %La\n", g, h, pi, pi);
    printf("%Lg %Lg %Lg\n", arr[0], arr[1], arr[2]);
    long double a = argc; a /= 3; a += 1; a++; --a; a -= 0.5f; a *= 2.0;
    printf("%.22Lg %d %d %d\n", a, a > 1, a == 1.0L, !a);
    printf("%.22Lg\n", f(a, 3, 1e-19L));
    S s = mk(a); printf("%.22Lg %d %d\n", s.x, s.i, (int)sizeof s);
    long long big = 0x7fffffffffffffffLL - argc; unsigned long long ub = ~0ULL - argc;
    long double lb = big, lu = ub; printf("%.1Lf %.1Lf %lld %llu\n", lb, lu, (long long)lb, (unsigned long long)lu);
    __int128 i = (__int128)big * 12345678901LL; long double li = i; printf("%.1Lf %d\n", li, (long long)((__int128)li >> 40) == (long long)(i >> 40));
    U u; u.x = a; for (int k = 0; k < 10; k++) printf("%02x", u.b[k]); printf("\n");
    printf("%d %d %Lg %Lg %Lg %Lg\n", LDBL_DIG, LDBL_MANT_DIG, LDBL_MAX, LDBL_MIN, LDBL_EPSILON, LDBL_TRUE_MIN);
    double d = a; float fl = a; printf("%.17g %.9g %d %u\n", d, fl, (int)a, (unsigned)a);
    bool t = a; printf("%d %s\n", t, a ? "yes" : "no");
    static long double st[4] = {1.0L/7, 2, 'a', -0.0L}; for (auto v : st) printf("%.25Lg ", v); printf("\n");
    const long double k = 1.0L / 3 * 3 - 1e-18L; printf("%.25Lg %d\n", k, (int)(1e19L == 1e19L + 1));
    long double z = 0, inf = 1 / z; printf("%Lf %Lf %Lf\n", inf, -inf, a);
}

template <class T> T half(T x) { return x / 2; }
template <class T> const char *kind(T) { return sizeof(T) == 16 ? "wide" : sizeof(T) == 8 ? "double" : "float"; }
struct P { long double x, y; P operator+(const P &o) const { return {x + o.x, y + o.y}; } };
static long double total(int n, ...) { va_list l; va_start(l, n); long double s = 0; for (int i = 0; i < n; i++) { int k = va_arg(l, int); s += k * va_arg(l, long double); } va_end(l); return s; }
static void say(const char *f, ...) { va_list l; va_start(l, f); char t[200]; vsnprintf(t, sizeof t, f, l); puts(t); va_end(l); }
int cmp(const void *a, const void *b) { long double x = *(const long double *)a, y = *(const long double *)b; return x < y ? -1 : x > y; }
long double (*fp)(long double) = sqrtl;
int main(int argc, char **)
{
    values(argc);
    long double two = argc + 1;
    printf("%.20Lf %.20Lf %.20Lf %.20Lf\n", sqrtl(two), std::sqrt(two), sqrt(two), fp(two));
    printf("%.20Lf %.20Lf %.20Lf\n", std::pow(two, 0.5L), std::pow(two, 3), pow(two, 2.5f));
    printf("%.20Lf %.20Lf %.20Lf %.20Lf\n", std::sin(two), std::exp(two), std::log(two), std::atan2(two, 3.0L));
    printf("%s %s %s %s %s\n", kind(std::sqrt(two)), kind(std::sqrt(2)), kind(std::sqrt(2.f)), kind(std::pow(2.f, two)), kind(half(two)));
    printf("%Lf %Lf %Lf %Lf %Lf %ld\n", std::floor(2.5L), ceil(2.5L), std::round(-2.5L), truncl(-2.5L), std::fabs(-two), lrintl(2.5L));
    printf("%Lf %Lf\n", std::abs(-2.25L), std::max(1.5L, two));
    int e; long double w, m = frexpl(12345.678L, &e), fr = modfl(-3.75L, &w); printf("%.19Lf %d %Lf %Lf %.18Lf\n", m, e, fr, w, std::ldexp(0.1L, 4));
    std::cout << two / 3 << ' ' << std::setprecision(20) << two / 3 << ' ' << std::fixed << two / 7 << ' ' << std::scientific << two * 1e4000L << std::endl;
    std::cout << std::defaultfloat << std::setprecision(6) << 1.5f << ' ' << 2.5 << ' ' << 3.5L << '\n';
    std::istringstream in("3.14159265358979323846 1e4000 x"); long double a, b, c = 7; in >> a >> b; printf("%.20Lf %Lg\n", a, b); in >> c; printf("%d %Lg\n", in.fail(), c);
    printf("%s %.20Lf %.20Lf\n", std::to_string(two / 3).c_str(), std::stold("0.1"), strtold("0.3", nullptr));
    typedef std::numeric_limits<long double> L;
    printf("%d %d %d %Lg %Lg %Lg %Lg %Lg %d\n", L::digits, L::digits10, L::max_digits10, L::max(), L::min(), L::lowest(), L::epsilon(), L::denorm_min(), L::max_exponent);
    long double sc; int got = sscanf("2.71828182845904523536", "%Lf", &sc); printf("%d %.20Lf\n", got, sc);
    std::vector<long double> v = {3, 1.5L, 0.1L, 2}; std::sort(v.begin(), v.end()); for (auto x : v) printf("%.20Lg ", x);
    printf("%.20Lg\n", std::accumulate(v.begin(), v.end(), 0.0L));
    long double q[3] = {2, 1, 3}; qsort(q, 3, sizeof *q, cmp); printf("%Lg %Lg %Lg\n", q[0], q[1], q[2]);
    std::complex<long double> z(argc, 2), y = z * z / std::complex<long double>(3, -1); printf("%.19Lf %.19Lf %.19Lf %d\n", y.real(), y.imag(), std::abs(z), (int)sizeof z);
    std::cout << std::exp(z) << std::sqrt(z) << '\n';
    try { throw 1.0L / 3; } catch (double) { puts("double"); } catch (long double x) { printf("%.20Lf\n", x); }
    P p = P{1, 2} + P{0.1L, 0.2L}; printf("%.20Lf %.20Lf\n", p.x, p.y);
    printf("%.20Lf\n", total(3, 1, 0.1L, 2, 0.2L, 3, two)); say("%.20Lf %d %Lg %s", two / 3, 5, 1e300L, "end");
    std::unordered_set<long double> us = {1.0L, -1.5L, 1.0L, 0.0L}; printf("%zu %zu %zu\n", us.size(), std::hash<long double>()(1.1L), std::hash<long double>()(-7.25L));
    printf("%d %d %d %d %d\n", std::isnan(two), std::isinf(two / 0), std::isfinite(1e4000L * argc), std::signbit(-two), std::fpclassify(1e-4940L * argc) == FP_SUBNORMAL);
    auto lam = [=](long double x) mutable { two += x; return two; }; printf("%.20Lf\n", lam(0.1L));
    long double *heap = new long double[2]{0.1L, 0.2L}; printf("%.20Lf\n", heap[0] * heap[1]); delete[] heap;
    static long double sl = std::sqrt(two); printf("%.20Lf %.20Lf\n", sl, std::hypot(1.0L, two));
    volatile long double vl = 0.1L; vl *= 3; long double cond = argc > 5 ? 1 : vl; printf("%.20Lf %d\n", cond, (int)(vl != 0.3L));
    switch ((int)two) { case 2: puts("two"); }
    try { std::stold("zz"); } catch (std::invalid_argument &) { puts("invalid"); }
    unsigned long long ull = two * 1e18L; short sh = two; char ch = 65.9L * argc; printf("%llu %d %c\n", ull, sh, ch);
    for (long double x : {0.1L, two / 3, 1e300L, 1e-4000L, 123456.75L}) {
        char t[64];
        auto r = std::to_chars(t, t + 64, x);
        *r.ptr = 0;
        long double y;
        std::from_chars(t, r.ptr, y);
        printf("%s %d\n", t, x == y);
    }
    return 0;
}
