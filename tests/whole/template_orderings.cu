/* Partial ordering of function templates in a call ([temp.func.order], [temp.deduct.partial]). */
#include <cstdio>
#include <type_traits>
struct A {
    template <class T> explicit A(T *) : w(1) {}
    template <class T> A(const T &, int = 0) : w(2) {}
    int w;
};
template <class T> struct D {
    D(T *, int = 0) {}
    D(T, long = 0, long = 0) {}
};
template <class T> D(T *, int = 0) -> D<T[1]>;
struct M {
    int v;
    template <class T> int operator+(const T &) const { return 1; }
    template <class T> int operator-(T *) const { return 1; }
    template <class T> int f(T, int = 0) { return 1; }
    template <class T> int f(T *, double = 0) { return 2; }
    template <class T> static int s(T, int = 0) { return 1; }
    template <class T> static int s(T *, ...) { return 2; }
    template <class T> int operator()(T &&, int = 0) const { return 1; }
    template <class T> int operator()(T *, long = 0) const { return 2; }
    template <class T> int c(const T &, T *) { return 1; }
    template <class T, class U> int c(const T &, U) { return 2; }
};
template <class T> int operator+(const M &, T *) { return 2; }
template <class T> int operator-(const M &, T) { return 2; }
template <class T> int p(T, T, int = 0) { return 1; }
template <class T, class U> int p(T, U) { return 2; }
template <class... T> int q(T...) { return 1; }
template <class T, class... R> int q(T, R...) { return 2; }
template <class T> int q(T, T, int = 3) { return 3; }
template <class T, class... R> int r(T *, R...) { return 1; }
template <class T, class... R> int r(T, R *...) { return 2; }
template <class T> int t(T &) { return 1; }
template <class T> int t(const T &, int = 0) { return 2; }
template <class T> int u(T &&, int = 0) { return 1; }
template <class T> int u(T &) { return 2; }
template <class T, int N> int v(T (&)[N], int = 0) { return 1; }
template <class T> int v(T *) { return 2; }
template <class T, int N> int w(T (&)[N], int = 0) { return 1; }
template <class T> int w(T &) { return 2; }
template <class T> int x(T, double = 1) { return 1; }
int x(int, ...) { return 2; }
template <class R, class... P> int y(R (*)(P...), int = 0) { return 1; }
template <class T> int y(T, long = 0) { return 2; }
template <template <class...> class C, class T> int z(C<T>, int = 0) { return 1; }
template <class T> int z(T, char = 0) { return 2; }
template <class... P> int aa(P &&...) { return 1; }
template <class... P> int aa(const P &...) { return 2; }
template <class... P> struct AB {
    int w;
    template <class... Q, class = std::enable_if_t<sizeof...(Q) == sizeof...(P)>> AB(Q &&...) : w(1) {}
    template <class... Q, class = std::enable_if_t<sizeof...(Q) == sizeof...(P)>> AB(const Q &...) : w(2) {}
};
int fn(int) { return 0; }
int main()
{
    int i = 0;
    int *p_ = &i;
    const int ci = 1;
    int arr[3];
    M m{};
    const M cm{};
    printf("%d%d\n", A(p_).w, A(i).w);
    printf("%d\n", (int)std::is_same<decltype(D(p_)), D<int[1]>>::value);
    printf("%d%d%d\n", m + p_, cm + p_, m + 1);
    printf("%d%d\n", cm - p_, cm - 1);
    printf("%d%d%d%d%d%d\n", m.f(p_), m.f(1), M::s(p_), m.s(2), m(p_), m.c(i, p_));
    printf("%d%d%d\n", p(1, 2), p(1, 2.0), p(1, 2, 3));
    printf("%d%d%d%d%d\n", q(), q(1), q(1, 2), q(1, 2.0), q(1, 2, 3));
    printf("%d\n", r(p_));
    printf("%d%d%d\n", t(i), t(ci), t(3));
    printf("%d%d%d\n", u(i), u(ci), u(1));
    printf("%d%d\n", v(p_), w(arr));
    printf("%d%d\n", x(1), x(1.0));
    printf("%d%d\n", y(fn), y(1));
    printf("%d%d\n", z(D<int>(1)), z(1));
    printf("%d%d%d%d\n", aa(ci), aa(i), aa(1), aa(ci, ci));
    printf("%d%d%d\n", AB<const int &>(ci).w, AB<int &>(i).w, AB<int, int>(ci, i).w);
}
