// DOC: Templates | names that depend on parameters: `typename`, `this->`, `using base<T>::name`, member templates behind `template`; unions, local classes and namespaces with class templates
#include "check.h"
template <typename T, int N = 2> class X;
template <class T = int> struct D { T t; };
template <typename T, int N> class X { public: T v[N]; struct inner { T q; __device__ T get() const { return q; } }; enum class mode { a, b }; __device__ mode m(int i) const { return i ? mode::b : mode::a; } typedef X self; };
struct A : X<int>::inner { __device__ int f() { return q + get(); } };
template <class T> struct base { T kept; __device__ base(T x) : kept(x) {} __device__ T f() const { return kept; } typedef T type; template <class U> __device__ U g(U u) const { return u + U(kept); } protected: T hidden = 7; };
template <class T> struct derived : public base<T> {
    typedef base<T> Base;
    using base<T>::kept;
    using Base::f;
    using typename base<T>::type;
    type extra;
    __device__ derived(T x) : Base(x), extra(kept + 1) {}
    __device__ T sum() const { return kept + f() + extra + this->hidden + this->template g<int>(3); }
};
template <class T> union both { T a; unsigned bits; struct { unsigned lo : 16, hi : 16; }; };
template <class T> struct anon { union { T x; int i; }; struct { T y, z; }; };
template <class T, int N> struct tab { static constexpr int size = N; static constexpr int table[3] = {1, N, 3}; __device__ static int at(int i) { return table[i]; } };
template <class T> struct self_ref { self_ref<T> *next; self_ref *prev; T v; static __device__ self_ref make(T t) { self_ref s; s.next = nullptr; s.prev = 0; s.v = t; return s; } };
extern template struct self_ref<char>;
template <class T> struct wrap { T x; __device__ wrap(const T &y = T()) : x(y) {} __device__ operator T() const { return x; } __device__ wrap &operator=(const wrap &o) { x = o.x; return *this; } __device__ wrap &operator+=(T y) { x += y; return *this; } __device__ bool operator<(const wrap &o) const { return x < o.x; } __device__ wrap operator++(int) { wrap w(*this); x++; return w; } };
template <class T> __device__ wrap<T> operator*(const wrap<T> &a, const wrap<T> &b) { return wrap<T>(a.x * b.x); }
template <class T> __device__ const T &biggest(const T &a, const T &b) { return a < b ? b : a; }
template <class A_, class B_> struct pair { A_ first; B_ second; };
template <class A_, class B_> __device__ pair<A_, B_> make(A_ a, B_ b) { return pair<A_, B_>{a, b}; }
struct made { int make, k; };
template <class F> struct later { F f; int n; __device__ int operator()(int x) const { return f(x) + n; } };
struct inc { __device__ int operator()(int x) const { return x + 1; } };
template <class T, T V> struct value_of { static const T value = V; };
enum color { red, green = 5 };
template <color C> struct paint { enum { c = C }; };
template <unsigned N> struct lg { static const unsigned v = 1 + lg<N / 2>::v; };
template <> struct lg<1> { static const unsigned v = 0; };
template <class T> struct volat { T v; __device__ T read() volatile { return v; } __device__ T read() { return v + 1; } };
template <typename T> struct traits;
template <> struct traits<float> { typedef int bits; static __device__ int one() { return 1; } };
template <> struct traits<double> { typedef long long bits; static __device__ int one() { return 2; } };
template <class T> struct uses { typename traits<T>::bits b; __device__ int n() { return traits<T>::one() + sizeof(b); } };
template <bool B, class T> struct only_if {};
template <class T> struct only_if<true, T> { typedef T type; enum { yes = 1 }; };
namespace a { namespace b { template <class T> struct deep { T t; template <class U> struct more { T t; U u; }; }; } using b::deep; }
template <class T> __device__ int count_down(T x) { struct local { T t; __device__ T half() { return t / 2; } }; local l = {x}; X<local> xs; xs.v[0] = l; return xs.v[0].half(); }
extern "C" __global__ void test_edges(int *failures)
{
    D<> d = {3}; D<float> e = {1.5f}; A aa; aa.q = 4;
    X<int>::self sx; sx.v[1] = 3; X<int>::mode m = sx.m(1);
    CHECK(d.t == 3 && e.t == 1.5f && aa.f() == 8 && m == X<int>::mode::b && sizeof(X<X<X<char>>, 3>) == 12);
    derived<int> de(5); derived<int>::type ty = 2;
    CHECK(de.sum() == 5 + 5 + 6 + 7 + 8 && ty == 2);
    both<float> bo; bo.a = 1.0f; anon<short> an; an.x = 3; an.z = 4;
    CHECK(bo.hi == 0x3f80 && an.i % 65536 == 3 && an.z == 4 && sizeof(an) == 8);
    CHECK(tab<int, 5>::at(1) == 5 && tab<int, 5>::table[2] == 3 && tab<char, 9>::size == 9);
    self_ref<int> s = self_ref<int>::make(8);
    CHECK(s.v == 8 && s.next == nullptr && sizeof s == 24);
    wrap<int> w(3), w2; w2 = w; w2 += 4; w2++;
    CHECK(int(w * w2) == 24 && biggest(w, w2).x == 8 && biggest(2, 3) == 3 && (w < w2) && w == 3);
    CHECK(make(1, 2.5).second == 2.5 && make('a', pair<int, int>{1, 2}).second.second == 2);
    traits<double>::bits wide = 1ll << 40;
    only_if<true, short>::type narrow = 3;
    CHECK(wide >> 38 == 4 && sizeof(narrow) == 2 && narrow + only_if<true, int>::yes == 4);
    made md = {2, 4};
    CHECK((md.make < md.k) && (md.make > 1) && (&md)->make < 3);
    later<later<inc>> l = {{inc(), 10}, 100};
    CHECK(l(1) == 112 && value_of<int, 5>::value + value_of<char, 'a'>::value == 102 && value_of<bool, true>::value && paint<green>::c == 5);
    CHECK(lg<1024>::v == 10 && uses<float>().n() == 5 && uses<double>().n() == 10 && count_down(9) == 4);
    volatile volat<int> vo = {3}; volat<int> pl = {3};
    CHECK(const_cast<volatile volat<int> &>(pl).read() == 3 && pl.read() == 4);
    a::b::deep<int>::more<char> mo = {1, 'c'}; a::deep<float> df = {2};
    CHECK(mo.u == 'c' && df.t == 2);
}
template <class T> struct friendly;
template <class T> __device__ friendly<T> operator*(T s, const friendly<T> &v);
template <class T> struct friendly { T x; __device__ friendly(T a) : x(a) {}
  private: T y; 
  public:
  friend __device__ friendly operator*<T>(T s, const friendly &v);
  template <class U> friend __device__ U peek(const friendly<U> &v);
  template <class U> friend struct reader;
  friend struct other_reader;
};
template <class T> __device__ friendly<T> operator*(T s, const friendly<T> &v) { friendly<T> r(v.x * s); r.y = s; return r; }
template <class U> __device__ U peek(const friendly<U> &v) { return v.y; }
template <class U> struct reader { __device__ U f(friendly<U> v) { return v.y; } };
struct other_reader { __device__ float f(friendly<float> v) { return v.y; } };
class plain_friend {
    template <class U> friend struct reader;
    template <class U> friend class later_reader;
    int y = 7;
};
template <class U> class later_reader { public: __device__ int f(plain_friend v) { return v.y + sizeof(U); } };
extern "C" __global__ void test_friends(int *failures)
{
    friendly<float> v = 2.0f * friendly<float>(1);
    CHECK(v.x == 2 && peek(v) == 2 && reader<float>().f(v) == 2 && other_reader().f(v) == 2);
    CHECK(later_reader<int>().f({}) == 11);
}
// A typedef name asks for no instance: what follows may still define or specialise it ([temp.inst]p2).
template <class T> struct specialised_later { T v; };
using specialised_name = specialised_later<int>;
template <> struct specialised_later<int> { int w; short more; };
template <class T> struct defined_later;
typedef defined_later<int> defined_name;
template <class T> struct defined_later { T v; };
template <class T> struct never { static_assert(sizeof(T) == 4, "four bytes"); };
typedef never<double> unused_name;
template <class T, class U = T> struct growing { using next = growing<growing<T, U>>; next *p; };
// Members that are references, in braces with and without braces of their own.
template <class T> struct refers { T r; int n; };
struct around { refers<int &> inner; const int &last; };
extern "C" __global__ void test_named_instances(int *failures)
{
    specialised_name s;
    s.w = 3;
    defined_name d = {4};
    unused_name *u = nullptr;
    growing<int> g;
    g.p = nullptr;
    CHECK(sizeof s == 8 && s.w + d.v == 7 && u == nullptr && g.p == nullptr);
    int x = 1, y = 2;
    refers<int &> r{x, 5}, all = {{y}};
    refers<const int &> seen = {y};
    around a = {x, 6, y};
    r.r = 7;
    all.r = 8;
    a.inner.r += 10;
    CHECK(x == 17 && y == 8 && seen.r == 8 && r.n == 5 && all.n == 0 && a.inner.n == 6 && &a.last == &y);
}
// Types from which nothing is deduced, inside others, where an instance is named by its type.
template <class T> struct same { using type = T; };
template <> struct same<float> { using type = double; };
template <class T> using same_t = typename same<T>::type;
template <class T> __global__ void named_by_type(const T *in, same_t<T> *out) { *out = *in; }
template __global__ void named_by_type<float>(const float *, double *);
template __global__ void named_by_type(const int *, int *);
template <class T, int N> __device__ int last_of(T x, int (&a)[N + 1]) { return a[N]; }
template __device__ int last_of<char, 3>(char, int (&)[4]);
template <class T> __device__ int applied(T x, int (*f)(const same_t<T> &)) { return f(x); }
template __device__ int applied<float>(float, int (*)(const double &));
template <class T> __device__ int levels(T x, same_t<T> *p) { return 1; }
template <class T> __device__ int levels(T x, same_t<T> **p) { return 2; }
template <> __device__ int levels<float>(float x, double **p) { return 3; }
extern "C" __global__ void test_named_by_type(int *failures)
{
    double d = 0, *p = &d;
    int a[4] = {1, 2, 3, 4}, i = 0, *q = &i;
    CHECK(levels(1.0f, p) == 1 && levels(1.0f, &p) == 3 && levels(1, &q) == 2 && last_of<char, 3>('a', a) == 4);
}
template <class L, class R> struct product { using type = decltype(L() * R()); };
template <bool B> struct chosen { static constexpr int value = B ? 1 : 2; };
extern "C" __global__ void test_types_of_calls(int *failures)
{
    product<int, double>::type x = 2.5;
    decltype(int() + 1.0f) y = 0.5;
    CHECK(x + y == 3 && sizeof y == 4 && sizeof(product<char, short>::type) == sizeof(int));
    CHECK(chosen<(sizeof(decltype(int() > 3)) > 1)>::value == 2);
}

// A base's braces behind >> are no body.
template <class T> struct Held { T value; };
template <class T> struct Twice : Held<Held<T>> {
    __device__ Twice(T v) : Held<Held<T>>{{v}} { this->value.value += v; }
};

extern "C" __global__ void test_base_in_braces(int *failures)
{
    CHECK(Twice<int>(4).value.value == 8);
}

// [temp.names]p4: behind a member of a parameter `<` compares, unless `template` says otherwise.
template <bool B> struct Known { static constexpr bool value = B; };
template <class A, class B> struct Less : Known<A::n < B::n> {};
template <class A, class B> struct Compared {
    enum { less = A::n < B::n * 2 && B::n > A::n };
    template <class U> using Of = typename A::template Inner<U>;
};
struct One {
    static constexpr int n = 1;
    template <class U> struct Inner { U u; };
};
struct Two { static constexpr int n = 2; };

extern "C" __global__ void test_members_compared(int *failures)
{
    CHECK(Less<One, Two>::value && !Less<Two, One>::value && Compared<One, Two>::less && sizeof(Compared<One, Two>::Of<double>) == 8);
}

// Parameters hide types up to the end of the declarator ([basic.scope.param]).
struct tag { int value; };
template <class T> __device__ auto twice(T tag) -> decltype(tag.value * 2) { return tag.value * 2; }
struct Adds {
    int n;
    __device__ auto add(long tag) const noexcept(sizeof(tag) == 8) -> decltype(tag + 1) { return n + tag; }
    __device__ static tag made(int tag) { return {tag}; }
};

extern "C" __global__ void test_parameters_named_like_types(int *failures)
{
    tag t{4};
    Adds a{2};
    CHECK(twice(t) == 8 && a.add(3) == 5 && sizeof(a.add(3)) == 8 && Adds::made(7).value == 7);
}
