// A value that is deduced from a template's argument has the type of that template's parameter
// ([temp.deduct.type]p17); lengths of arrays may be of any integral type.
#include <array>
#include <cstdio>
#include <tuple>
#include <utility>
template <unsigned N> struct V {};
template <size_t N> struct W {};
template <auto A> struct Any {};
template <class T, T v> struct Of {};
template <bool b> struct Truth {};
template <int N> int f(V<N>) { return N; }
int f(...) { return -1; }
template <unsigned N> int g(V<N>) { return N; }
template <int N> int any(Any<N>) { return N; }
int any(...) { return -1; }
template <class T, int v> int of(Of<T, v>) { return v; }
int of(...) { return -1; }
template <int B> int truth(Truth<B>) { return B; }
int truth(...) { return -1; }
template <unsigned char N> int length(int (&)[N]) { return N; }
template <int N> int both(int (&)[N], W<N>) { return N; }
int both(...) { return -1; }
template <int... N> int all(W<N>...) { return sizeof...(N); }
int all(...) { return -1; }
template <int N, class T> int written(W<N>, T) { return N; }
// Partial specialisations
template <int N, class T> struct A { static const int k = 0; };
template <long N> struct A<N, char> { static const int k = 1; };
template <int N> struct A<N, short> { static const int k = 2; };
template <class T> struct B { static const int k = 0; };
template <int N> struct B<V<N>> { static const int k = 1; };
template <class T, int N> struct B<std::array<T, N>> { static const int k = 2; };
template <class T, int N> struct B<T[N]> { static const int k = 3; };
template <int... I> struct B<std::index_sequence<I...>> { static const int k = 4; };
template <int... I> struct B<std::integer_sequence<int, I...>> { static const int k = 5; };
struct P {
    int x;
};
namespace std {
template <> struct tuple_size<P> { static const int value = 2; };
template <int I> struct tuple_element<I, P> { typedef char type; };
template <size_t I> struct tuple_element<I, P> { typedef double type; };
}
// One specialisation, declared twice
template <size_t N, class T> struct C { static const int k = 0; };
template <unsigned long I> struct C<I, int>;
template <size_t J> struct C<J, int> { static const int k = 1; };
template <class T, T t> struct D { static const int k = 0; };
template <class T, T *t> struct D<T *, t>;
template <class U, U *t> struct D<U *, t> { static const int k = 1; };
int sum(int *out)
{
    int a[4], n = 0;
    out[n++] = f(V<3>()), out[n++] = g(V<3>()), out[n++] = any(Any<3>()), out[n++] = any(Any<3u>());
    out[n++] = of(Of<int, 2>()), out[n++] = of(Of<char, 2>()), out[n++] = truth(Truth<true>()), out[n++] = length(a);
    out[n++] = both(a, W<4>()), out[n++] = all(W<1>(), W<2>()), out[n++] = written<3>(W<3>(), 1);
    out[n++] = A<1, char>::k, out[n++] = A<1, short>::k, out[n++] = B<V<3>>::k, out[n++] = B<std::array<int, 2>>::k;
    out[n++] = B<int[3]>::k, out[n++] = B<std::make_index_sequence<2>>::k, out[n++] = B<std::integer_sequence<int, 1>>::k;
    out[n++] = sizeof(std::tuple_element<0, P>::type), out[n++] = C<1, int>::k, out[n++] = D<int *, nullptr>::k;
    return n;
}
int main()
{
    int out[30], n = sum(out);
    for (int i = 0; i < n; i++) printf("%d%c", out[i], i % 7 == 6 ? '\n' : ' ');
}
