/* Templates of every kind: members outside, specialisations, parameters that are references, friends, ADL. */
#include <cstdio>
#include <type_traits>
#include <utility>
#include <cstddef>
template <class T, class = void> struct has_size : std::false_type {};
template <class T> struct has_size<T, std::void_t<decltype(std::declval<T>().size())>> : std::true_type {};
struct Sz {
    int size() const { return 3; }
};
struct No {};
template <template <class, class...> class C, class T> struct Rebind {
    using type = C<T>;
};
template <class T, class U = int> struct Two {
    T a;
    U b;
};
template <class T> struct Node {
    struct Inner {
        T v;
        template <class U> U as() const;
        struct Deep;
    };
    template <class U> struct Tm;
};
template <class T> template <class U> U Node<T>::Inner::as() const { return U(v) + 1; }
template <class T> template <class U> struct Node<T>::Tm {
    U u;
    T t;
    static int n();
};
template <class T> template <class U> int Node<T>::Tm<U>::n() { return sizeof(T) * 10 + sizeof(U); }
template <class T> struct Node<T>::Inner::Deep {
    T d = 9;
};
template <class T> int spec(T) { return 0; }
template <> int spec(int) { return 1; }
template <> int spec<char>(char) { return 2; }
template <class T> int spec(T *) { return 3; }
template <> int spec(double *) { return 4; }
template <int N> struct Fib {
    static constexpr int v = Fib<N - 1>::v + Fib<N - 2>::v;
};
template <> struct Fib<0> {
    static constexpr int v = 0;
};
template <> struct Fib<1> {
    static constexpr int v = 1;
};
template <class T> constexpr int rank_v = 0;
template <class T> constexpr int rank_v<T[]> = 1 + rank_v<T>;
template <class T, size_t N> constexpr int rank_v<T[N]> = 1 + rank_v<T>;
template <class T> struct Strip {
    using type = T;
};
template <class T> struct Strip<T *> : Strip<T> {};
template <class T> struct Strip<const T> : Strip<T> {};
template <class R, class... A> struct Strip<R(A...)> {
    using type = R;
};
template <class T, int N> struct Strip<T[N]> {
    using type = T;
};
template <class C, class T> struct Strip<T C::*> {
    using type = C;
};
template <class D> struct Crtp {
    int call() { return static_cast<D *>(this)->impl() * 2; }
    friend int operator+(const D &a, const D &b) { return a.x + b.x; }
};
struct Im : Crtp<Im> {
    int x = 4;
    int impl() { return x; }
};
template <class T, T V> struct Ic {
    static constexpr T value = V;
    using self = Ic;
    template <T W> using plus = Ic<T, V + W>;
};
template <auto... V> struct Vl {
    static constexpr int n = sizeof...(V);
    static constexpr auto sum = (0 + ... + V);
};
template <class T> auto tag(T, int) -> decltype(T().x, 1) { return 1; }
template <class T> auto tag(T, long) -> int { return 2; }
template <bool B, class T = int> using En = std::enable_if_t<B, T>;
template <class T, En<std::is_integral_v<T>> = 0> int kind(T) { return 1; }
template <class T, En<std::is_floating_point_v<T>> = 0> int kind(T) { return 2; }
namespace ns
{
struct A {
    int v;
};
int adl(A a) { return a.v; }
template <class T> int gadl(T t) { return adl(t); }
template <int N> int get(A a) { return a.v + N; }
void swap(A &a, A &b)
{
    int t = a.v;
    a.v = b.v + 100;
    b.v = t;
}
} // namespace ns
template <class T> int useadl(T t) { return adl(t) + gadl(t); }
struct Later;
int adl2(Later *);
template <class T> int early(T *t) { return adl2(t); }
struct Later {
    int q = 11;
};
int adl2(Later *l) { return l->q; }
template <class T> struct Base {
    int m = 5;
    int f() { return m; }
    using ty = T;
};
template <class T> struct Der : Base<T> {
    using Base<T>::f;
    typename Base<T>::ty t = 2;
    int g() { return this->m + f() + t; }
    int h() { return Base<T>::f(); }
};
template <class T, class U> struct Pair {
    T a;
    U b;
    template <class X, class Y> Pair(X x, Y y) : a(x), b(y) {}
    template <class X> operator Pair<X, U>() const { return {X(a), b}; }
    template <class X> explicit operator X() const { return X(a) + X(b); }
};
template <class T> struct Static {
    static int n;
    static T make()
    {
        ++n;
        return T();
    }
};
template <class T> int Static<T>::n = 10;
template <> int Static<char>::n = 20;
template <class F, size_t... I> int unroll(F f, std::index_sequence<I...>)
{ return (f(std::integral_constant<size_t, I>{}) + ...); }
template <class T> int ifc(T t)
{
    if constexpr (std::is_pointer_v<T>) return *t;
    else if constexpr (sizeof(T) > 4) return 8;
    else return t;
}
template <class T> struct Out;
template <class T> int fr(const Out<T> &o);
template <class T> struct Out {
    explicit Out(T x) : p(x) {}
    friend int fr<>(const Out &);
    template <class U> friend struct Out;
    template <class U> int peek(const Out<U> &o) { return o.p; }

private:
    T p;
};
template <class T> int fr(const Out<T> &o) { return o.p; }
template <class T = int, int N = 3> struct Dft {
    T a[N];
};
template <class T> using Al = Dft<T, 5>;
template <class... T> using Vt = Two<T...>;
extern template struct Dft<long, 2>;
template struct Dft<short, 4>;
template <class T> T varr[3] = {1, 2, 3};
template <class T> const T *strs = "abc";
template <class A, class B> inline constexpr bool both = std::is_same_v<A, B>;
template <class A> inline constexpr bool both<A, void> = true;
template <int (&A)[3]> int at(int i) { return A[i]; }
int garr[3] = {7, 8, 9};
template <const char *S> char ch(int i) { return S[i]; }
extern const char gs[] = "xyz";
template <int *P> void inc() { ++*P; }
int gi = 1;
template <std::nullptr_t> struct Np {
    static int v() { return 77; }
};
enum class Col { R, G };
template <Col C> constexpr const char *cn = "?";
template <> constexpr const char *cn<Col::G> = "G";
template <class T> struct Elaborated { T x; };
template <class T> int elaborated(struct Elaborated<T> *p, const class Elaborated<T> &q) { return int(p->x + q.x); }

int main()
{
    printf("%d%d\n", has_size<Sz>::value, has_size<No>::value);
    Rebind<Two, char>::type r{'a', 2};
    printf("%c%d\n", r.a, r.b);
    Node<int>::Inner in{4};
    printf("%g %d %d\n", in.as<double>(), Node<short>::Tm<double>::n(), Node<int>::Inner::Deep{}.d);
    double dd = 0;
    printf("%d%d%d%d%d%d\n", spec(1L), spec(1), spec('c'), spec(&gi), spec(&dd), spec<int>(3));
    printf("%d %d %d\n", Fib<20>::v, rank_v<int[][2][3]>, rank_v<int>);
    printf("%d%d%d%d\n", std::is_same_v<Strip<const int *const *>::type, int>,
           std::is_same_v<Strip<long(int)>::type, long>, std::is_same_v<Strip<char[3]>::type, char>,
           std::is_same_v<Strip<int Sz::*>::type, Sz>);
    Im im;
    printf("%d %d\n", im.call(), im + im);
    printf("%d %d %d\n", Ic<int, 3>::plus<4>::value, Vl<1, 2L, 'a'>::n, (int)Vl<1, 2L, 'a'>::sum);
    printf("%d%d\n", tag(im, 0), tag(No(), 0));
    printf("%d%d\n", kind('a'), kind(1.f));
    ns::A a{1}, b{2};
    printf("%d %d\n", useadl(a), ns::get<3>(a));
    using std::swap;
    swap(a, b);
    printf("%d %d\n", a.v, b.v);
    Later l;
    printf("%d\n", early(&l));
    Der<char> de;
    printf("%d %d\n", de.g(), de.h());
    Pair<int, int> pp(1.9, 'a');
    Pair<double, int> pd = pp;
    printf("%g %d\n", pd.a, (int)static_cast<long>(pp));
    Static<int>::make();
    Static<char>::make();
    printf("%d %d %d\n", Static<int>::n, Static<char>::n, Static<long>::n);
    printf("%d\n", unroll([](auto i) { return int(decltype(i)::value * 2); }, std::make_index_sequence<4>{}));
    printf("%d %d %d\n", ifc(&gi), ifc(1.0), ifc('a'));
    Out<int> o(3);
    Out<char> oc('b');
    printf("%d %d\n", fr(o), oc.peek(o));
    printf("%zu %zu %zu %zu\n", sizeof(Dft<>), sizeof(Al<char>), sizeof(Vt<char, long>), sizeof(Dft<short, 4>));
    varr<int>[1] = 20;
    printf("%d %g %s\n", varr<int>[1], varr<double>[1], strs<char>);
    printf("%d%d\n", both<int, void>, both<int, char>);
    printf("%d %c\n", at<garr>(2), ch<gs>(1));
    inc<&gi>();
    printf("%d %d %s%s\n", gi, Np<nullptr>::v(), cn<Col::G>, cn<Col::R>);
    struct Elaborated<int> el = {3};
    printf("%d\n", elaborated(&el, el));
}
