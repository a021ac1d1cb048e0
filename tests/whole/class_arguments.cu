// DOC: Templates | class types as template arguments in host code, in launches, and in partial specialisations
#include <cstdio>
#include <cstddef>
#include <string_view>
template <std::size_t N> struct fixed_string {
    char d[N];
    constexpr fixed_string(const char (&s)[N]) : d() { for (std::size_t i = 0; i < N; i++) d[i] = s[i]; }
    constexpr std::size_t size() const { return N - 1; }
    constexpr const char *c_str() const { return d; }
    constexpr bool operator==(const fixed_string &) const = default;
};
struct P { int x; float y; constexpr int sum() const { return x + (int)y; } };
template <fixed_string S> struct named { static constexpr auto name = S; static const char *text() { return S.c_str(); } };
template <fixed_string S> __global__ void k(int *o) { o[threadIdx.x] = S.d[threadIdx.x]; }
template <P p> __global__ void kp(int *o) { *o = p.sum() * 10 + (p.y == 2.5f); }
template <fixed_string S> constexpr auto operator""_s() { return S; }
template <P p, int N> struct Buffer { int data[p.x * N]; };
template <P a, P b> constexpr bool same = false;
template <P a> constexpr bool same<a, a> = true;
template <fixed_string S> int count(named<S>) { return (int)S.size(); }
template <auto v> auto value() { return v; }
template <P p> struct id { static int n; };
template <P p> int id<p>::n = p.x;
struct I { int v; constexpr I(int v) : v(v) {} };
template <I i> int fi() { return i.v; }
template <float f> float ff() { return f * 2; }
template <P p> const P *addr() { return &p; }
enum class E { a, b };
struct Q { P p[2]; E e; bool b; unsigned f : 3, g : 5; };
template <Q q> int fq() { return q.p[1].x * 100 + (int)q.e * 10 + q.b + q.f * 1000 + q.g * 10000; }
template <int N> struct shown { char d[N]; int extra; constexpr shown(const char (&s)[N]) : d(), extra(N * 10) { for (int i = 0; i < N; i++) d[i] = s[i]; } };
struct Twice { int v; constexpr Twice(int x) : v(2 * x) {} };
template <shown S> __global__ void ks() { printf("%s %d\n", S.d, S.extra); }
template <Twice t, auto v> __global__ void kt() { printf("%d %g\n", t.v, (double)v); }
// Equivalent are values of the same bits ([temp.type]p2).
template <double D> struct Number {};
template <double D> int alike(Number<D>, Number<D>) { return 1; }
template <class A, class B> int alike(A, B) { return 0; }

int main()
{
    int *o;
    cudaMallocManaged(&o, 16 * sizeof(int));
    k<"zed"><<<1, 4>>>(o);
    cudaDeviceSynchronize();
    printf("%c%c%c%d\n", o[0], o[1], o[2], o[3]);
    kp<P{3, 2.5f}><<<1, 1>>>(o);
    cudaDeviceSynchronize();
    printf("%d\n", o[0]);
    printf("%s %d\n", named<"zed">::text(), (int)named<"zed">::name.size());
    constexpr auto s = "hello"_s;
    printf("%s %d %d\n", s.c_str(), (int)s.size(), "ab"_s == "ab"_s);
    printf("%d\n", (int)sizeof(Buffer<P{2, 1}, 3>));
    printf("%d %d\n", same<P{1, 2}, P{1, 2}>, same<P{1, 2}, P{1, 3}>);
    printf("%d\n", count(named<"four">()));
    printf("%d %d\n", value<P{7, 1}>().x, value<5>());
    id<P{4, 0}>::n++;
    printf("%d %d\n", id<P{4, 0.0f}>::n, id<P{4, -0.0f}>::n);
    printf("%d %g\n", fi<5>(), ff<1.25f>());
    printf("%d %d\n", addr<P{1, 1}>() == addr<P{1, 1}>(), addr<P{1, 1}>() == addr<P{2, 1}>());
    constexpr P local{9, 8};
    printf("%d %g\n", addr<local>()->x, addr<local>()->y);
    fflush(stdout);
    ks<"hi there"><<<1, 1>>>();
    kt<Twice{4}, 2.5><<<1, 1>>>();
    kt<5, -0.125f><<<1, 1>>>();
    cudaDeviceSynchronize();
    printf("%d\n", fq<Q{{{1, 2}, {3, 4}}, E::b, true, 5, 17}>());
    constexpr double nan = __builtin_nan("");
    printf("%d %d %d\n", alike(Number<0.0>(), Number<-0.0>()), alike(Number<nan>(), Number<nan>()),
           alike(Number<2.0>(), Number<4.0 / 2>()));
}
