/* Template template parameters, for which templates with more parameters stand that have defaults
   (C++17 [temp.arg.template]p3). */
#include <cstdio>
#include <vector>
template <class T, class A = int> struct V { static constexpr int n = 1; T t; };
template <class T> struct W { static constexpr int n = 2; };
template <class T, int N = 3> struct X { static constexpr int n = N; };
template <class... T> struct P { static constexpr int n = 10 + sizeof...(T); };
template <template <class> class C, class T> struct use { static constexpr int v = C<T>::n; };
template <template <class> class C, class T> int f(C<T>) { return C<T>::n; }
template <template <class, class> class C, class T, class U> int g(C<T, U>) { return 100 + C<T, U>::n; }
template <template <class...> class C, class... T> int h(C<T...>) { return 200 + C<T...>::n; }
template <template <class> class C> struct hold { using type = C<float>; static constexpr int v = 5; };
template <class T> struct which { static constexpr int v = 0; };
template <template <class> class C, class T> struct which<C<T>> { static constexpr int v = 1; };
template <class T> struct which2 { static constexpr int v = 0; };
template <template <class> class C, class T> struct which2<C<T>> { static constexpr int v = 1; };
template <template <class, class> class C, class T, class U> struct which2<C<T, U>> { static constexpr int v = 2; };
template <template <class> class C> struct rebind { template <class T> using to = C<T>; };
template <template <auto> class C, class T> struct au {};
template <int N> struct I {};
template <template <class> class C, class T> C<T> make(T t) { return C<T>{t}; }
int main() {
    printf("%d %d %d %d\n", use<V, int>::v, use<W, int>::v, use<X, int>::v, use<P, int>::v);
    printf("%d %d %d %d\n", f(V<int>()), f(W<int>()), f(X<int>()), f(P<int>()));
    printf("%d %d %d\n", h(V<int>()), h(W<int>()), h(P<int, char>()));
    printf("%d %d\n", hold<V>::v, hold<V>::type::n);
    printf("%d %d %d\n", which<V<int>>::v, which<W<int>>::v, which<P<int>>::v);
    printf("%d %d\n", which2<V<int>>::v, which2<W<int>>::v);
    printf("%d\n", (int)sizeof(rebind<std::vector>::to<int>) == (int)sizeof(std::vector<int>));
    printf("%d\n", make<V>(3).t);
    au<I, int> a;
}
namespace more {
template <template <class> class C, class T> int fm(C<T>) { return 1; }
template <template <class, class> class C, class T, class U> int fm(C<T, U>) { return 2; }
template <class T> struct inner { static constexpr int v = 0; };
template <template <class> class C> struct inner<C<int>> { static constexpr int v = 1; };
template <template <class...> class C, class... T> struct inner<C<T...>> { static constexpr int v = 2; };
template <template <class, int> class C, class T, int N> struct inner<C<T, N>> { static constexpr int v = 3; };
template <class T, class U = V<T>> struct D { static constexpr int n = 7; };
template <class T> using al = V<T>;
template <template <class> class C> int only() { return C<char>::n; }
static const int a = printf("%d %d %d %d\n", fm(V<int>()), fm(W<int>()), fm(V<int, float>()), fm(D<int>()));
static const int b = printf("%d %d %d %d\n", inner<V<int>>::v, inner<V<char>>::v, inner<X<char>>::v, inner<D<int>>::v);
static const int c = printf("%d %d\n", only<al>(), only<D>());
}
