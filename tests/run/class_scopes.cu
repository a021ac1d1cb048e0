// DOC: C++ in .cu files | types, typedef names and enumerators inside a struct: `A::inner`, also of the same name in two structs
#include "check.h"

struct A {
    struct N { int x; } n;
    enum E { first = 3, second };
    typedef float real;
    static_assert(sizeof(N) == 4, "found inside");
    real r[second];
    struct Later *later;  // not a member: C++ [basic.scope.pdecl]p7
    struct Own;
    Own *own;
};
struct B { struct N { double y; } n; enum E { first = 10 }; A::N other; };
typedef struct { struct N { char z; } n; } C;
struct A::Own { short s; };
struct Later { long long v; };
namespace space { struct D { struct N { struct N2 { int q; } deep; } n; using M = N; }; }
using deepest = space::D::N::N2;

__device__ __noinline__ int f(A::N n) { return n.x; }
__device__ __noinline__ int f(B::N n) { return (int)n.y + 100; }
__device__ __noinline__ int f(C::N n) { return n.z + 1000; }
__device__ __noinline__ int f(space::D::M n) { return n.deep.q + 10000; }
__device__ int width(struct A::N *p) { return sizeof(*p); }

extern "C" __global__ void test_types_inside_classes(int *failures)
{
    A a = {{1}};
    B b = {{2.0}, {3}};
    C c = {{4}};
    space::D d = {{{5}}};
    CHECK(f(a.n) == 1 && f(b.n) == 102 && f(b.other) == 3 && f(c.n) == 1004 && f(d.n) == 10005);
    CHECK(A::first == 3 && B::first == 10 && sizeof(a.r) == 16 && width(&a.n) == 4);
    A::Own own = {7};
    Later later = {8};
    a.own = &own, a.later = &later;
    deepest q = d.n.deep;
    A::real r = 0.5f;
    CHECK(a.own->s == 7 && a.later->v == 8 && q.q == 5 && r == 0.5f);
}

template <typename T> __device__ int inside(int x)
{
    typename T::real r = 1.5f;
    typename T::N n = {x};
    return n.x + (int)(2 * r) + T::second + sizeof(typename T::N);
}

extern "C" __global__ void test_types_inside_a_templates_parameter(int *failures)
{
    CHECK(inside<A>(10) == 10 + 3 + 4 + 4);
}

/* A friend of another namespace: named by its namespace, it is that function ([class.friend]p11). */
namespace befriended { struct box; }
namespace friendly {
inline namespace v1 { __device__ int handle(befriended::box &); }
}
namespace befriended {
struct box {
    __device__ box(int v) : bar(v) {}
    __device__ friend inline int friendly::v1::handle(box &b);
private:
    int bar;
};
}
namespace friendly {
inline namespace v1 { __device__ inline int handle(befriended::box &b) { return b.bar; } }
}
extern "C" __global__ void test_friend_of_another_namespace(int *failures)
{
    befriended::box b(7);
    CHECK(friendly::handle(b) == 7);
}

/* A class names as its friends the classes around it and their members ([namespace.memdef]p3); another name is that of a
   class of the namespace. */
struct Around {
    struct Beside;
    class Hidden { friend struct Beside; friend struct Around; friend class Outside; int k = 3; };
    struct Beside { __device__ int get(Hidden h) { return h.k; } };
    __device__ int get(Hidden h) { return h.k + 1; }
};
class Outside { public: __device__ static int get(Around::Hidden h) { return h.k + 2; } };
template <class T> struct Box {
    class Iterator { friend struct Box; T *at; __device__ explicit Iterator(T *p) : at(p) {} public: __device__ T &operator*() { return *at; } };
    T value;
    __device__ Iterator begin() { return Iterator(&value); }
};
extern "C" __global__ void test_friends_around_a_class(int *failures)
{
    Around::Hidden h;
    Box<int> b{8};
    CHECK(Around::Beside().get(h) == 3 && Around().get(h) == 4 && Outside::get(h) == 5 && *b.begin() == 8);
}
