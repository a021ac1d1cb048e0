#include "check.h"
// DOC: C++ in .cu files | tags of classes, namespaces and blocks hide those outside: enumerations, classes declared first and defined later
struct A { int x; };
enum E { e1, e2 };
struct O {
    struct A;
    struct B;
    enum E { e2 = 7 };
    A *p;
    struct A { char c[3]; };
    E e;
    friend struct C;
    __device__ E get() const { return e; }
};
struct O::B { short s; };
struct C { long long z; };
namespace n {
struct A;
struct A { short s; };
enum E : char { e1 = 3 };
struct G { struct A *outer; class H; };
class G::H { public: int h[9]; };
}
template <class T> struct X { struct A; enum E { big = 9 }; struct A { T t[2]; }; A a; };
static_assert(sizeof(O::A) == 3 && sizeof(O::B) == 2 && sizeof(n::A) == 2 && sizeof(n::E) == 1, "");

// A tag that is only mentioned is declared around templates, classes and lambdas ([basic.scope.pdecl]p7).
template <class T> __device__ int first(struct Later *p) { return p->x + (int)sizeof(T); }
template <class T> struct Points { struct Later *p; };
struct Later { int x; };
template <class T> __device__ int in_lambda(T n)
{
    auto generic = [](struct Own *p, auto more) { return p == nullptr ? more : 0; };
    auto plain = [](struct Own *p) { return p ? 0 : 1; };
    return generic(nullptr, n) + plain(nullptr);
}

__device__ int of(O::E e) { return e; }

extern "C" __global__ void test_tags(int *failures)
{
    O o;
    o.e = O::e2;
    n::E q = n::e1;
    CHECK(of(o.get()) == 7 && q == 3 && e2 == 1 && sizeof(*o.p) == 3 && sizeof(C) == 8);
    CHECK(sizeof(*((n::G *)0)->outer) == 2 && sizeof(n::G::H) == 36);
    CHECK(sizeof(X<double>::A) == 16 && X<int>::big == 9 && sizeof(X<char>) == 2);
    Later later = {4};
    Points<int> i{&later};
    Points<float> f{i.p};
    CHECK(first<int>(f.p) == 8 && first<char>(i.p) == 5 && in_lambda(6) == 7 && in_lambda((short)1) == 2);
    struct A;
    struct A *inner = 0;
    struct A { char z[11]; };
    CHECK(sizeof(A) == 11 && sizeof(*inner) == 11 && sizeof(::A) == 4);
    enum E { e1 = 40 };
    E local = e1;
    CHECK(local == 40 && ::e1 == 0);
}

// ---------------------------------------------------------------- first named in a declaration ([basic.scope.pdecl]p7)

namespace first_named {
struct Result *nobody_calls(struct Parameter *);
struct Of_host *host() { return 0; }
typedef struct Aliased *nobody_uses;
template <class T> struct unmade { template <int N> struct Of_head *f(); struct Of_member *member; };
template <struct Argument *P> struct pointed {};
struct Used { struct Of_used *member; int n; };
__device__ Result *result;
__device__ Parameter *parameter;
__device__ Of_host *of_host;
__device__ Aliased *aliased;
__device__ Of_head *of_head;
__device__ Of_member *of_member;
__device__ Argument *argument;
__device__ Of_used *of_used;
struct Of_used { char c[13]; };
struct Parameter { char c[7]; };
}

extern "C" __global__ void test_tags_first_named(int *failures)
{
    using namespace first_named;
    CHECK(!result && !parameter && !of_host && !aliased && !of_head && !of_member && !argument);
    Used used = {of_used, 3};
    CHECK(used.member == 0 && sizeof(*used.member) == 13 && sizeof(*parameter) == 7);
}
