// Functions that are constexpr alone may throw: what is evaluated while compiling does not, and device code traps.
#include <cstdio>
#include <stdexcept>
#include <string>
constexpr int chk(int x) { return x > 0 ? x : throw 1; }
constexpr int chk2(int x) { if (x < 0) throw std::invalid_argument("negative"); return x; }
template <int N> struct V { int a[N]; };
struct C { int v; constexpr C(int x) : v(x > 9 ? throw x : x) {} };
static_assert(chk(3) == 3);
constexpr C c0(4);
constexpr int len = chk2(3);
template <class T> constexpr T tchk(T t) { if (t == T()) throw std::string("zero"); return t; }
static_assert(tchk(3) == 3);
struct Idx {
    int n;
    constexpr int at(int i) const { return i < n ? i : (throw std::out_of_range("idx"), 0); }
};
__global__ void k(int *p)
{
    V<chk(2)> v;
    v.a[1] = sizeof(v);
    constexpr Idx ix{4};
    constexpr int z = ix.at(3);
    p[0] = v.a[1] + c0.v + len + z;
    p[1] = chk(p[2]);
    p[3] = Idx{5}.at(4);
}
int main()
{
    int *p;
    cudaMallocManaged(&p, 64);
    p[2] = 5;
    k<<<1, 1>>>(p);
    cudaDeviceSynchronize();
    printf("%d %d %d\n", p[0], p[1], p[3]);
    try { chk(p[7]); }
    catch (int i) { printf("caught %d\n", i); }
    try { chk2(-p[2]); }
    catch (const std::exception &e) { printf("%s\n", e.what()); }
    try { C c(p[2] * 2); }
    catch (int i) { printf("%d\n", i); }
    try { tchk(0); }
    catch (const std::string &s) { puts(s.c_str()); }
    try { Idx{1}.at(p[2]); }
    catch (std::out_of_range &) { puts("range"); }
}
