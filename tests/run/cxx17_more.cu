#include "check.h"
#include <array>
#include <tuple>
#include <utility>
// DOC: C++ in .cu files | pointers to members as template arguments, `E e{1}`, `using B::x` from a private base, guides of std::tuple, std::array, std::pair
struct P { int x, y; __device__ int get() const { return x; } __device__ int sum(int a) { return x + y + a; } };
template <int P::*M> __device__ int rd(P &p) { return p.*M; }
template <int (P::*F)(int)> __device__ int cl(P &p) { return (p.*F)(3); }
template <auto M> __device__ auto any(P &p) { return p.*M; }
template <class C, class T, T C::*M> struct Reader { static __device__ T get(const C &c) { return c.*M; } };
template <int P::*M> __device__ bool none() { return M == nullptr; }

extern "C" __global__ void test_member_pointers_as_arguments(int *failures)
{
    P p{1, 20};
    CHECK(rd<&P::x>(p) == 1 && rd<&P::y>(p) == 20);
    CHECK(cl<&P::sum>(p) == 24 && any<&P::y>(p) == 20);
    CHECK((Reader<P, int, &P::y>::get(p) == 20));
    CHECK(none<nullptr>() && !none<&P::x>());
}

enum class Byte : unsigned char {};
enum Fixed : long { ONE = 1 };
constexpr Byte full{255};
struct Holds { Byte b{3}; Fixed f{ONE}; };
template <class T> __device__ T seven() { return T{7}; }

extern "C" __global__ void test_enumerations_in_braces(int *failures)
{
    unsigned char c = 9;
    Byte x{c};
    Holds h;
    CHECK((int)x == 9 && (int)full == 255 && (int)h.b == 3 && h.f == 1);
    CHECK((int)seven<Byte>() == 7 && seven<Fixed>() == 7);
}

struct Base { int x; __device__ int f() { return x; } __device__ int f(int a) { return a; } typedef int T; enum { Q = 3 };
protected: int hidden; __device__ int low() { return hidden; } };
struct Private : private Base { using Base::x; using Base::f; using Base::T; using Base::Q; using Base::hidden; using Base::low; };

extern "C" __global__ void test_using_from_a_private_base(int *failures)
{
    Private d;
    d.x = 3;
    d.hidden = 5;
    Private::T t = d.f() + d.f(2) + Private::Q;
    CHECK(t == 8 && d.x == 3 && d.low() == 5);
}

extern "C" __global__ void test_guides_of_the_library(int *failures)
{
    std::tuple t(1, 2.5f, 'c');
    std::array a{1, 2, 3};
    std::pair p(1, 2.0);
    std::pair q{3, 4};
    CHECK(std::get<1>(t) == 2.5f && a.size() == 3 && a[2] == 3 && p.second == 2.0 && q.first == 3);
}

// DOC: Declarations | enumerations that are declared first and defined outside of their scope
namespace opaque {
enum plain : int;
enum class scoped : short;
struct around { enum inner : char; enum class of_int; static int of_the_host; };
}
enum opaque::plain : int { plain_a = 4, plain_b };
enum class opaque::scoped : short { c = 9 };
enum opaque::around::inner : char { inner_g = 3 };
enum class opaque::around::of_int { h = 7 };
enum at_root : int;
enum at_root : int;
enum ::at_root : int { root_i = 6 };
extern "C" __global__ void test_opaque_enumerations(int *failures)
{
    CHECK(opaque::plain_a + opaque::plain_b == 9 && opaque::plain::plain_b == 5);
    CHECK((int)opaque::scoped::c == 9 && sizeof(opaque::scoped) == 2);
    CHECK(opaque::around::inner_g == 3 && sizeof(opaque::around::inner) == 1);
    CHECK((int)opaque::around::of_int::h == 7 && root_i == 6);
    CHECK(sizeof(opaque::around::of_the_host) == sizeof(int));
}

class Guarded {
  protected:
    int v = 0;
    __device__ bool operator<(const Guarded &o) const { return v < o.v; }
    __device__ int operator<<(int n) const { return v << n; }
    template <class T> __device__ T plus(T t) const { return t + v; }
};
struct Opened : Guarded {
    __device__ Opened(int n) { v = n; }
    using Guarded::operator<;
    using Guarded::operator<<;
    using Guarded::plus;
};

extern "C" __global__ void test_operators_made_public(int *failures)
{
    Opened a(1), b(2);
    CHECK(a < b && !(b < a) && !a.operator<(a) && a << 3 == 8 && b.plus(4) == 6 && sizeof(b.plus<long>(3)) == 8);
}
