#include "check.h"
// DOC: Templates | template template parameters, also packs of them, and partial specialisations for them
// DOC: Templates | variable templates in every memory space, with explicit and partial specialisations
// DOC: Templates | class templates inside class templates, defined outside, with their members

template <class T> struct one { T x; };
namespace ns {
template <class T, int N> struct array { T x[N]; };
template <class... T> struct list { static constexpr int n = sizeof...(T); };
}
template <class T> using alias = one<T>;
template <template <class> class C> struct holder { C<int> c; };
template <template <class, int> class C, class T> struct three { C<T, 3> c; };
template <template <class...> class C, class... T> struct made { C<T...> c; };
template <template <class> class C, class T> __device__ T get(C<T> c) { return c.x; }
template <template <class...> class C, class... T> __device__ int count(C<T...>) { return sizeof...(T); }
template <template <class> class... C> __device__ int holders(holder<C>...) { return sizeof...(C); }
template <class X> struct kind { static constexpr int value = 0; };
template <template <class> class C, class T> struct kind<C<T>> { static constexpr int value = 1; };
template <template <class, int> class C, class T, int N> struct kind<C<T, N>> { static constexpr int value = 2 + N; };
template <class T, template <class> class C = one> struct defaulted { C<T> c; };

extern "C" __global__ void test_templates(int *failures)
{
    holder<one> h;
    h.c.x = 1;
    holder<alias> a;
    a.c.x = 2;
    three<ns::array, float> t;
    t.c.x[2] = 3;
    CHECK(get(h.c) == 1 && get(a.c) == 2 && t.c.x[2] == 3);
    CHECK(count(ns::list<int, float>()) == 2 && count<ns::list>(ns::list<>()) == 0 && holders(h, h) == 2);
    CHECK(kind<one<int>>::value == 1 && kind<ns::array<int, 3>>::value == 5 && kind<int>::value == 0);
    CHECK(made<ns::list, int, char>().c.n == 2 && sizeof(defaulted<double>) == 8);
}

namespace ns {
template <class T> __constant__ T mask[8] = {1, 2, 3};
template <class T, int N> __device__ T value = N;
}
template <class T> __device__ T plain;
template <> __device__ float plain<float> = 2.5f;
template <class T> __device__ const T three_of = T(3);
template <class T> __device__ constexpr T table[3] = {1, 2, 3};
template <class T> static __device__ T counter = 4;
template <class T> __device__ T *address = &plain<T>;
template <class... T> __device__ int number = sizeof...(T);
template <class T> constexpr bool is_pointer = false;
template <class T> constexpr bool is_pointer<T *> = true;
template <int N> constexpr int factorial = N * factorial<N - 1>;
template <> constexpr int factorial<0> = 1;
struct limits {
    template <class T> static constexpr T most = T(100);
};
template <class T> __device__ T sum(int i)
{
    const T *p = &three_of<T>;
    counter<T>++;
    return ns::mask<T>[i] + ns::value<T, 3> + plain<T> + *p + table<T>[i] + counter<T> + *address<T> + number<T, int>;
}

extern "C" __global__ void test_variables(int *failures)
{
    int i = *failures + 1;
    CHECK(sum<float>(i) == 2 + 3 + 2.5f + 3 + 2 + 5 + 2.5f + 2);
    CHECK(sum<int>(i) == 2 + 3 + 0 + 3 + 2 + 5 + 0 + 2);
    CHECK(is_pointer<int *> && !is_pointer<int> && factorial<5> == 120 && limits::most<short> == 100);
}

template <class T> struct outer {
    template <class U> struct inner;
    struct plain;
    template <class U> struct both {
        U u;
        __device__ T f(U x);
        template <class V> __device__ V g(V v);
        static __device__ int count();
    };
};
template <class T> template <class U> struct outer<T>::inner {
    T t;
    U u;
    __device__ int size() { return sizeof(T) + sizeof(U); }
};
template <class X> struct outer<X>::plain {
    X t;
    __device__ X get() { return t; }
};
template <class T> template <class U> __device__ T outer<T>::both<U>::f(U x) { return x + u; }
template <class A> template <class B> template <class C> __device__ C outer<A>::both<B>::g(C v) { return v + u + sizeof(A); }
template <class T> template <class U> __device__ int outer<T>::both<U>::count() { return 9; }
struct whole {
    struct part;
    template <class T> struct some;
};
struct whole::part { int a; };
template <class T> struct whole::some { T t; };

extern "C" __global__ void test_inside(int *failures)
{
    outer<int>::inner<double> i;
    outer<float>::plain n;
    n.t = 2;
    outer<int>::both<short> b;
    b.u = 3;
    CHECK(i.size() == 12 && n.get() == 2 && b.f(4) == 7 && b.g(2.5) == 9.5 && b.count() == 9);
    whole::part p = {1};
    whole::some<int> s = {2};
    CHECK(p.a + s.t == 3);
}

template <class T> using again = alias<T>;
template <class... T> using listed = ns::list<T...>;
template <class T> using pointing = one<T *>;
template <class A, class B> struct alike { static constexpr bool value = false; };
template <class A> struct alike<A, A> { static constexpr bool value = true; };

// DOC: Templates | an alias template that hands on its parameters as they are is the same template argument as its class template
static_assert(alike<holder<alias>, holder<one>>::value && alike<holder<again>, holder<one>>::value);
static_assert(alike<made<listed, int>, made<ns::list, int>>::value && !alike<holder<pointing>, holder<one>>::value);

// DOC: Templates | a template whose other parameters have defaults as argument for a parameter that takes fewer: given, as nvcc does, in host code deduced as well, as g++ does
template <class T, class U = one<T>> struct more { T x; };
template <class T, int N = 3> struct sized { T x; };
static_assert(sizeof(holder<more>) == 4 && alike<decltype(holder<more>::c), more<int, one<int>>>::value);
static_assert(kind<more<int>>::value == 0 && kind<sized<int>>::value == 5);

extern "C" __global__ void test_defaults(int *failures)
{
    more<int> m = {4};
    CHECK(get<more>(m) == 4 && get<sized>(sized<int>{5}) == 5);
}
