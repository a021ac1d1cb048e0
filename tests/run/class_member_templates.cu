// DOC: Templates | member templates: functions, constructors and operators of classes and of class templates, inside and outside of the class
// DOC: Templates | explicit and partial specialisations of class templates, ordered; explicit instantiation; alias templates, constant variable templates
#include "check.h"

struct plain {
    int v;
    __device__ plain(float f) : v(2) {}
    template <typename T> __device__ plain(T x) : v(1) {}
    template <typename T> __device__ int f(T) { return sizeof(T); }
    __device__ int f(float) { return 200; }
    template <typename T> __device__ int operator+(T) const { return 1; }
    __device__ int operator+(float) const { return 2; }
    template <int N, typename T = short> __device__ int g() const { return N * sizeof(T) + v; }
    template <typename T> static __device__ T made(int x) { return T(x); }
    template <typename T> __device__ int outside(T x, int y = 3) const;
    template <typename T> __device__ plain &operator=(const T &x) { v = x + 1000; return *this; }
};
template <typename U> __device__ int plain::outside(U x, int y) const { return v + y + x; }
template <class T> struct of {
    T kept;
    template <class U> __device__ of(const of<U> &o) : kept(T(o.kept) + 1) {}
    __device__ of(T x) : kept(x) {}
    template <class U> __device__ U as() const { return U(kept) * 2; }
    template <class Op> __device__ T apply(Op op) const;
    template <class U, class V> __device__ V two(U u, V v) const;
    template <class U> __device__ bool operator==(const of<U> &o) const { return kept == o.kept; }
    __device__ int calls() { return this->template as<int>() + as<int>(); }
};
template <class T> template <class Op> __device__ T of<T>::apply(Op op) const { return op(kept); }
template <class A> template <class B, class C> __device__ C of<A>::two(B u, C v) const { return C(kept) + C(u) + v; }
template <> template <> __device__ char of<int>::as<char>() const { return 'x'; }
template <> __device__ int plain::f<char>(char c) { return c; }
struct negate { template <class T> __device__ T operator()(T x) const { return -x; } };

extern "C" __global__ void test_member_templates(int *failures)
{
    plain a(1), b(1.0f);
    CHECK(a.v == 1 && b.v == 2 && a.f(1.0) == 8 && a.f('c') == 'c' && a.f(1.0f) == 200 && a.f<short>(1) == 2);
    CHECK(a + 1 == 1 && a + 1.0f == 2 && a.g<3>() == 7 && (b.g<2, double>()) == 18 && plain::made<char>(65) == 'A');
    CHECK(a.outside(1) == 5 && a.outside(2.5, 4) == 7);
    a = 5;
    CHECK(a.v == 1005);
    of<float> f(1.5f);
    of<int> i(f);
    CHECK(i.kept == 2 && f.as<int>() == 2 && f.as<double>() == 3.0 && i.apply(negate()) == -2 && f.two(1, 2.0) == 4.5);
    CHECK(i == of<double>(2.0) && i.calls() == 8 && i.as<char>() == 'x' && of<float>(2.0f).as<char>() == 4 && negate()(2.5) == -2.5);
}

// Specialisations

template <class T> struct is_pointer { static const bool value = false; };
template <class T> struct is_pointer<T *> { static const bool value = true; };
template <class T> struct is_pointer<T *const> { static constexpr bool value = true; };
template <class A, class B> struct is_same { static constexpr bool value = false; };
template <class A> struct is_same<A, A> { static constexpr bool value = true; };
template <bool B, class T = void> struct enable_if {};
template <class T> struct enable_if<true, T> { typedef T type; };
template <bool B, class T = void> using enable_if_t = typename enable_if<B, T>::type;
template <class A, class B> constexpr bool is_same_v = is_same<A, B>::value;
template <class T> struct remove_reference { using type = T; };
template <class T> struct remove_reference<T &> { using type = T; };
template <class T> struct remove_reference<T &&> { using type = T; };
template <bool B, class X, class Y> struct conditional { using type = X; };
template <class X, class Y> struct conditional<false, X, Y> { using type = Y; };
template <int N> struct factorial { static const int value = N * factorial<N - 1>::value; };
template <> struct factorial<0> { static const int value = 1; };
template <class T> struct wider { typedef T type; };
template <> struct wider<float> { typedef double type; };
template <> struct wider<char> { typedef int type; __device__ static int f() { return 7; } __device__ int g() const; };
__device__ int wider<char>::g() const { return 8; }
template <class T, class U> struct two { enum { which = 0 }; };
template <class T> struct two<T, int> { enum { which = 1 }; };
template <class T> struct two<T *, int> { enum { which = 2 }; };
template <class T, int N> struct array {};
template <class T> struct extent { static const int n = 0; };
template <class T, int N> struct extent<T[N]> { static const int n = N; };
template <class T, int N> struct extent<array<T, N>> { static const int n = 100 + N; };
template <class R, class A> struct extent<R (*)(A)> { static const int n = 77; };
template <class T, class Enable = void> struct category { static const int n = 0; };
template <class T> struct category<T, enable_if_t<(sizeof(T) > 4)>> { static const int n = 1; };
template <class T> struct category<T, enable_if_t<is_pointer<T>::value>>;  // for a pointer both would do: never asked
template <class T, bool Big> struct tuned { __device__ T f(T x) const; };
template <class T> struct tuned<T, true> { __device__ T f(T x) const; T *kept; };
template <class T, bool Big> __device__ T tuned<T, Big>::f(T x) const { return x; }
template <class U> __device__ U tuned<U, true>::f(U x) const { return x * 10; }

template <class T> __device__ typename enable_if<is_pointer<T>::value, int>::type kind(T) { return 1; }
template <class T> __device__ enable_if_t<!is_pointer<T>::value, int> kind(T) { return 2; }
template <class T> __device__ typename wider<T>::type widened(T x) { return x; }

template <class T> struct whole { T x; __device__ T f() const { return x; } };
template struct whole<int>;

extern "C" __global__ void test_specialisations(int *failures)
{
    static_assert(is_pointer<int *>::value && !is_pointer<int>::value && is_pointer<float *const>::value, "");
    static_assert(is_same<int, int>::value && !is_same<int, float>::value, "");
    static_assert(is_same_v<remove_reference<int &>::type, int> && is_same_v<remove_reference<int>::type, int>, "");
    static_assert(is_same<conditional<sizeof(int) == 4, float, double>::type, float>::value, "");
    static_assert(factorial<5>::value == 120, "");
    static_assert(is_same_v<wider<float>::type, double> && is_same_v<wider<int>::type, int>, "");
    static_assert(two<int, float>::which == 0 && two<int, int>::which == 1 && two<float *, int>::which == 2, "");
    static_assert(extent<int[5]>::n == 5 && extent<array<float, 3>>::n == 103 && extent<int (*)(float)>::n == 77, "");
    static_assert(category<int>::n == 0 && category<double>::n == 1, "");
    static_assert(sizeof(tuned<int, false>) == 1 && sizeof(tuned<int, true>) == 8, "");
    int x = 4;
    CHECK(kind(&x) == 1 && kind(x) == 2 && widened(1.5f) == 1.5 && sizeof(widened(1.5f)) == 8);
    CHECK(wider<char>::f() == 7 && wider<char>().g() == 8 && whole<int>{3}.f() == 3);
    CHECK(tuned<int, false>().f(x) == 4 && tuned<int, true>().f(x) == 40);
}
