// Operators of a namespace, of the unnamed one in it, and of namespaces that blocks use ([over.match.oper]p3.2).
#include <cstdio>
#define HD __host__ __device__
namespace C {
struct Other { int v; };
HD inline int operator&(Other a, int b) { return a.v & b; }
HD inline int operator|(Other a, Other b) { return a.v | b.v; }
enum class Set : unsigned char { none = 0, a = 1, b = 2, all = 3 };
struct Info { Set s; HD bool is_b() const; HD bool any() const; HD int operator|(Info) const { return 99; } HD int own(Info i) const { return *this | i; } };
namespace {
HD constexpr Set operator|(Set l, Set r) { return Set(int(l) | int(r)); }
HD constexpr Set operator&(Set l, Set r) { return Set(int(l) & int(r)); }
HD constexpr Set &operator|=(Set &l, Set r) { return l = l | r; }
HD constexpr bool applies(Set s) { return int(s) != 0; }
HD inline int operator-(Other a, long) { return a.v - 1000; }
}
HD inline bool Info::is_b() const { return applies(s & Set::b); }
HD inline bool Info::any() const { return applies(s & (Set::a | Set::b)); }
}
namespace G { struct Wide { long v; }; namespace Ops { HD inline long operator+(Wide a, Wide b) { return a.v + b.v; } HD inline int operator-(C::Other a, int b) { return a.v - b; } } }
HD inline long operator+(C::Other a, G::Wide b) { return a.v * 100 + b.v; }
HD inline long operator-(C::Other a, G::Wide b) { return a.v * 200 + b.v; }
HD long block()
{
    using namespace G::Ops;
    C::Other o{7};
    G::Wide w{5};
    return (w + w) * 10000 + (o + w) + (o - 2) * 1000000 + (o - w);
}
HD int all(int *r)
{
    int n = 0;
    C::Info i{C::Set::b};
    r[n++] = i.is_b(); r[n++] = i.any(); r[n++] = C::Other{6} & 3; r[n++] = C::Other{6} | C::Other{1}; r[n++] = i.own(i);
    r[n++] = block();
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
