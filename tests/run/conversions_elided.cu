// A class made of an object of another one, by the conversion function whose result is the object (CWG 2327); members of
// constant values of classes with copy constructors.
#include "check.h"
#define HD __host__ __device__ constexpr
struct A { int v; HD A(int v) : v(v) {} }; struct B { HD operator A() const { return A(70); } HD operator double() const { return 1.5; } };
struct C2 { int v; HD C2(double d) : v(d) {} HD C2(const C2 &o) : v(o.v + 100) {} }; struct D2 { HD operator C2() const { return C2(7.); } HD operator float() const { return 1; } };
struct E2 { int v; HD E2(float f) : v(f) {} }; struct F2 { HD operator E2() const { return E2(7.f); } HD operator float() const { return 1; } };
struct G2 { int v; HD G2(float f) : v(f) {} HD G2(G2 &&o) : v(o.v + 100) {} }; struct H2 { HD operator G2() const { return G2(7.f); } HD operator float() const { return 1; } };
struct K2 { int v; HD explicit K2(int f) : v(f) {} HD K2(const K2 &o) : v(o.v + 100) {} }; struct L2 { HD explicit operator K2 () const { return K2(6); } HD operator long() const { return 1; } };
struct M2; struct N2 { HD operator M2() const; }; struct M2 { int v; HD M2(const N2 &) : v(3) {} HD M2(int) : v(5) {} }; HD N2::operator M2() const { return M2(5); }

HD C2 mk() { return C2(9.); }
constexpr D2 gd;

extern "C" __global__ void test_elided(int *failures)
{
    constexpr B b;
    constexpr D2 d;
    constexpr F2 f;
    constexpr H2 h;
    constexpr L2 l;
    static_assert(A(b).v == 70 && A{b}.v == 70);
    static_assert(C2(d).v == 7 && E2(f).v == 7 && G2(h).v == 7 && K2(l).v == 6 && M2(N2()).v == 3);
    static_assert(mk().v == 9 && d.operator C2().v == 7 && C2(gd).v == 7);
    D2 e;
    CHECK(C2(e).v == 7 && C2{e}.v == 7 && static_cast<C2>(e).v == 7 && G2(H2()).v == 7);
}
