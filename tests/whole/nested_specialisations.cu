// Static data members of nested class templates' instances, specialised; and variable templates declared first.
#include <cstdio>
template <class T> struct S {
    template <class U> struct In {
        static int z;
        static int f();
    };
};
template <class T> template <class U> int S<T>::In<U>::z = 3;
template <class T> template <class U> int S<T>::In<U>::f() { return z + 100; }
template <> template <> int S<int>::In<char>::z = 7;
namespace n { template <class T> extern const T v; }
template <class T> const T n::v = T(5);
int main()
{
    printf("%d %d %d %d\n", S<int>::In<char>::z, S<int>::In<int>::z, S<int>::In<char>::f(), S<char>::In<char>::f());
    printf("%d %g\n", n::v<int>, n::v<double>);
}
