// Using-directives and -declarations of blocks, in lambdas and local classes there ([namespace.udir]p2).
#include <cstdio>
#define HD __host__ __device__
namespace M {
namespace D {
template <class T> struct R { T v; HD static R ok(T t) { return R{t}; } };
enum class K { a, b };
using PR = R<K>;
struct Q { int z; };
constexpr int cc = 4;
HD inline int ff(int x) { return x + 1; }
HD inline int gg(int) { return 1; }
template <class T> HD int tt(T t) { return (int)t * 2; }
namespace Inner { HD inline int deep() { return 50; } }
}
HD inline int gg(long) { return 2; }
struct P { HD int f(int s) const; };
HD inline D::PR make(int s)
{
    using namespace D;
    auto const l = [&](int w) {
        if (w == s) return PR::ok(K::b);
        Q q{w};
        return PR::ok(q.z > cc ? K::a : K(ff(1)));
    };
    return l(2);
}
HD inline int P::f(int s) const
{
    using namespace D;
    auto l = [=](auto x) { return PR::ok(K::b).v == K::b ? x + ff(s) : cc; };
    {
        using D::Q;
        using namespace Inner;
        auto g = [] { return [] { return Q{3}.z + deep(); }(); };
        struct L { Q q; HD int h() { return q.z + tt(cc) + deep() + gg(1); } };
        return l(3) + g() + L{{7}}.h();
    }
}
template <class T> HD int generic(T t)
{
    using namespace D;
    struct L { HD static int h(T t) { return tt(t) + ff(1); } };
    return [](auto x) { return tt(x) + L::h(x) + gg(x); }(t);
}
}
HD int outside(int x)
{
    if (x > 1) {
        using namespace M::D;
        return [=] { using namespace Inner; return ff(x) + deep(); }();
    }
    auto ff = [](int y) { return y; };
    return ff(x);
}
HD int all(int *r)
{
    int n = 0;
    r[n++] = (int)M::make(2).v; r[n++] = (int)M::make(3).v; r[n++] = M::P().f(4);
    r[n++] = M::generic(3); r[n++] = M::generic(4l); r[n++] = outside(2); r[n++] = outside(1);
    return n;
}
__global__ void k(int *r, int *n) { *n = all(r); }
int main()
{
    int *r, *n, h[16];
    cudaMallocManaged(&r, 64);
    cudaMallocManaged(&n, 4);
    k<<<1, 1>>>(r, n);
    cudaDeviceSynchronize();
    int m = all(h);
    for (int i = 0; i < m; i++) printf("%d %d\n", h[i], h[i] - r[i]);
}
