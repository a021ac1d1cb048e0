// typeid of arrays; references to packed members; 'T::template B' in a partial specialisation.
#include <cstdio>
#include <typeinfo>
template <class T> struct A { template <class U> struct B { U u; }; };
template <template <class> class X, class T> struct C { static const int v = 1; };
template <class T> struct C<A<T>::template B, T> { static const int v = 2; };
struct Own { template <class U> struct B { U u; }; };
template <template <class> class X, class T> struct E { static const int v = 1; };
template <class T> struct E<T::template B, T> { static const int v = 2; };
template <class U> struct Z {};

template <class T> const std::type_info &type_of(const T &x) { return typeid(x); }

struct __attribute__((packed)) P { char c; int i; };
struct Q { char c; int i __attribute__((packed)); };

int main()
{
    std::printf("%d %d %d %d\n", C<A<int>::B, int>::v, C<Z, int>::v, E<Own::B, Own>::v, E<Z, Own>::v);

    typedef int A3[3];
    typedef const int CA3[3];
    typedef volatile int V;
    std::printf("%d %d %d\n", typeid(A3) == typeid(CA3), typeid(V) == typeid(int), typeid(const int[2][2]) == typeid(int[2][2]));
    std::printf("%d %d\n", typeid(const A3 &) == typeid(A3), typeid(CA3 *) == typeid(A3 *));
    const int z[3] = {};
    int y[3];
    std::printf("%d %s %s %d\n", typeid(z) == typeid(A3), typeid(z).name(), typeid(CA3 *).name(), type_of(y) == type_of(z));
    std::printf("%s %s\n", typeid(const int *const).name(), typeid(int (*const[2])(const int)).name());

    P p{1, 5};
    const int &r = p.i; // a copy, as g++ has it
    p.i = 9;
    Q q{1, 5};
    const int &s = q.i;
    q.i = 9;
    auto f = [](const int &x, P &p) { p.i = 3; return x; };
    std::printf("%d %d %d\n", r, s, f(p.i, p));
}
