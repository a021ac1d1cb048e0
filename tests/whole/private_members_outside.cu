// Definitions of members of private classes, and of these classes, behind the class around ([class.access]p6).
#include <cstdio>
#define HD __host__ __device__
namespace N {
template <class T> class Tree {
    struct Node { T v; Node *l = nullptr, *r = nullptr; HD Node(T v); HD T sum() const; static int made; enum Kind : int; struct Deep { HD int d(); }; };
    template <class U> struct Other { HD U get(); template <class V> HD V conv(V); };
    Node *root = nullptr;
    using Ptr = Node *;
    HD Ptr find(T) const;
public:
    HD void put(T v);
    HD T sum() const { return root ? root->sum() : T(); }
    HD int has(T v) const { return find(v) != nullptr; }
    HD int o() { return Other<int>().get() + Other<long>().template conv<char>(3) + typename Node::Deep().d(); }
};
template <class T> HD Tree<T>::Node::Node(T v) : v(v) {}
template <class T> HD T Tree<T>::Node::sum() const { return v + (l ? l->sum() : T()) + (r ? r->sum() : T()); }
template <class T> HD int Tree<T>::Node::Deep::d() { return 5; }
template <class T> int Tree<T>::Node::made = 3;
template <class T> template <class U> HD U Tree<T>::Other<U>::get() { return 20; }
template <class T> template <class U> template <class V> HD V Tree<T>::Other<U>::conv(V v) { return v + 1; }
template <class T> HD typename Tree<T>::Ptr Tree<T>::find(T x) const { Node *n = root; while (n && n->v != x) n = x < n->v ? n->l : n->r; return n; }
template <class T> HD void Tree<T>::put(T x) { Node **n = &root; while (*n) n = x < (*n)->v ? &(*n)->l : &(*n)->r; *n = new Node(x); }
}
class Outer {
    struct Impl;
    class Cell { protected: int v = 2; HD int f(); HD virtual int g() const; HD operator int() const; HD Cell &operator++(); static const int size = 4; friend class Outer; };
    union Un; enum class Color : char; enum Plain : int;
    template <class T> struct Box { HD T f() { return 1; } };
    template <class T> HD static T func(T t) { return t; }
    template <class T> static constexpr T var = T(1);
    typedef struct { int x; } Named;
    HD Named named();
    Impl *impl = nullptr;
public:
    HD int run();
};
struct Outer::Impl { int k; HD int go(); struct Sub; };
struct Outer::Impl::Sub { int z; HD Sub(); };
union Outer::Un { float f; int i; HD int bits(); };
enum class Outer::Color : char { red, green = 9 };
enum Outer::Plain : int { one = 1, two };
template <> struct Outer::Box<char> { HD char f(); };
template <> HD short Outer::func<short>(short t) { return t * 2; }
template <> constexpr char Outer::var<char> = 'c';
template struct Outer::Box<int>;
HD int Outer::Impl::go() { return k + Sub().z; }
HD Outer::Impl::Sub::Sub() : z(6) {}
HD int Outer::Un::bits() { return i; }
HD char Outer::Box<char>::f() { return 7; }
HD int Outer::Cell::f() { return v; }
HD int Outer::Cell::g() const { return v + size; }
HD Outer::Cell::operator int() const { return v * 10; }
HD Outer::Cell &Outer::Cell::operator++() { v++; return *this; }
const int Outer::Cell::size;
HD Outer::Named Outer::named() { return {8}; }
HD int Outer::run() {
    Impl i{1}; impl = &i; Cell c; Un u; u.f = 1; ++c;
    return impl->go() + c.f() * 10 + c.g() * 100 + c + u.bits() % 1000 + (int)Color::green + two + Box<char>().f() + Box<int>().f() + func<short>(3) + func(2) + var<char> + var<int> + named().x;
}
HD int all(int *r) { int n = 0; N::Tree<int> t; int s[] = {5, 2, 8, 1, 9}; for (int x : s) t.put(x); r[n++] = t.sum(); r[n++] = t.has(8); r[n++] = t.has(7); r[n++] = t.o(); r[n++] = Outer().run(); return n; }
__global__ void k(int *r, int *n) { *n = all(r); }
int main() { int *r, *n, h[16]; cudaMallocManaged(&r, 64); cudaMallocManaged(&n, 4); k<<<1, 1>>>(r, n); cudaDeviceSynchronize(); int m = all(h); for (int i = 0; i < m; i++) printf("%d %d\n", h[i], h[i] - r[i]); }
