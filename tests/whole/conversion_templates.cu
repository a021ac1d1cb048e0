/* Conversion functions that are templates (C++17 [temp.mem], [temp.deduct.conv]). */
#include <cstdio>
struct A {
    int v = 3;
    explicit operator int *() { return &v; }
    operator const char *() const { return "s"; }
};
struct Any {
    template <class T> operator T() const { return T(7); }
};
struct Str {
    const char *s;
    Str(const char *p) : s(p) {}
};
struct Ref {
    int v = 1;
    template <class T> operator T &()
    {
        static T t = 5;
        return t;
    }
};
int f(double d) { return int(d * 10); }
int g(Str s) { return s.s[0]; }
struct B {
    template <class T> operator T *() const { return nullptr; }
    int w = 8;
};
struct D : B {
    operator int() const { return 2; }
};
template <class T> struct W {
    T t;
    template <class U> W(const W<U> &o) : t(o.t) {}
    W(T x) : t(x) {}
    template <class U> explicit operator W<U>() const = delete;
};

// Of constructor templates that convert equally well the more special one.
template <bool B, class T = void> struct enable_if {}; template <class T> struct enable_if<true, T> { typedef T type; };
template <bool B, class T = void> using enable_if_t = typename enable_if<B, T>::type;
enum class Sel { A, B };
template <class... T> struct tup;
template <class T> struct rr { typedef T t; }; template <class T> struct rr<T &> { typedef T t; }; template <class T> struct rr<T &&> { typedef T t; };
template <class T> struct rc { typedef T t; }; template <class T> struct rc<const T> { typedef T t; };
template <class T> struct is_tup { static const bool value = false; }; template <class... U> struct is_tup<tup<U...>> { static const bool value = true; };
template <class T, class U> struct same { static const bool value = false; }; template <class T> struct same<T, T> { static const bool value = true; };
template <class... T> struct tup {
  int which;
  template <class U> struct Dis { static const bool value = is_tup<typename rc<typename rr<U>::t>::t>::value && !same<typename rc<typename rr<U>::t>::t, tup>::value; };
  tup() : which(0) {}
  template <class... U, enable_if_t<Dis<tup<U...> &>::value, int> = 0, Sel S = Sel::A, enable_if_t<S == Sel::A, int> = 0> tup(tup<U...> &) : which(1) {}
  template <class... U, enable_if_t<Dis<const tup<U...> &>::value, int> = 0, Sel S = Sel::A, enable_if_t<S == Sel::A, int> = 0> tup(const tup<U...> &) : which(2) {}
  template <class... U, enable_if_t<Dis<tup<U...> &&>::value, int> = 0, Sel S = Sel::A, enable_if_t<S == Sel::A, int> = 0> tup(tup<U...> &&) : which(3) {}
  template <class... U, enable_if_t<Dis<const tup<U...> &&>::value, int> = 0, Sel S = Sel::A, enable_if_t<S == Sel::A, int> = 0> tup(const tup<U...> &&) : which(4) {}
  template <class X, enable_if_t<Dis<X>::value, int> = 0, class C = X, enable_if_t<sizeof(C) != 0, int> = 0> tup(X &&) : which(5) {}
};

template <class T> class cx {
    T re, im;

public:
    using value_type = T;
    constexpr cx(const value_type &a = value_type(), const value_type &b = value_type()) : re(a), im(b) {}
    template <class U, enable_if_t<!same<T, U>::value, int> = 0> cx(const cx<U> &c) : re(c.real()), im(c.imag()) {}
    T real() const { return re; }
    T imag() const { return im; }
};
template <class T> T difference(T a, T b)
{
    const cx x{a, b};
    return x.real() - x.imag();
}
template <class T, int S> class below {
public:
    below<T, S - 1> down() { return below<T, S - 1>(S); }
    below() {}

private:
    friend class below<T, S + 1>;
    below(int from) : from(from) {}

public:
    int from = 0;
};
template <class T> struct by_size {
    template <class U, enable_if_t<sizeof(U) == 8, int> = 0> int f(U) { return 1; }
    template <class U, enable_if_t<sizeof(U) != 8, int> = 0> int f(U) { return 2; }
};
template <> template <> inline int by_size<int>::f(int) { return 4; }
template <> template <> inline int by_size<int>::f(double) { return 8; }
int const_or_volatile(const void *) { return 1; }
int const_or_volatile(const volatile void *) { return 2; }
int const_or_volatile(bool) { return 3; }
template <int N> struct Asked {
    static constexpr auto h()
    {
        if constexpr (N == 1) return 1;
        else return 2.5;
    }
    using T = decltype(h());
    T t;
};
namespace inner {
template <class T, int S> class Sub;
}
template <class T> struct Ten {
    typedef T Data;
    T x;
    inner::Sub<Ten, 0> get();
};
namespace inner {
template <class T, int S> class Sub {
    friend struct Ten<typename T::Data>;
    Sub(T &t) : t(t) {}
    T &t;
};
}
template <class T> inner::Sub<Ten<T>, 0> Ten<T>::get() { return inner::Sub<Ten, 0>(*this); }

int main()
{
    {
        tup<int, float> a;
        const tup<int, float> b = a;
        tup<double, double> c = tup<int, float>(), d = a, e = b, f = static_cast<const tup<int, float> &&>(b);
        printf("%d %d %d %d\n", c.which, d.which, e.which, f.which);
        int i = 0;
        const int j = 0;
        volatile int k = 0;
        printf("%g %d %d %d\n", difference(3.0, 1.0), const_or_volatile(&i), const_or_volatile(&j), const_or_volatile(&k));
        printf("%d %d\n", (int)sizeof(Asked<1>), (int)sizeof(Asked<2>));
        printf("%d\n", below<int, 3>().down().down().from);
        by_size<int> sizes;
        printf("%d %d %d %d\n", sizes.f(1), sizes.f(1.0), sizes.f(1.0f), sizes.f(1L));
        Ten<int> ten = {3};
        ten.get();
    }
    A a;
    printf("%d %s\n", *static_cast<int *>(a), static_cast<const char *>(a));
    Any y;
    int i = y;
    double d = y;
    printf("%d %g %d\n", i, d, f(y));
    long l = static_cast<long>(y);
    printf("%ld %d\n", l, y ? 1 : 0);
    Ref r;
    int &q = r;
    q = 9;
    int p = r;
    printf("%d\n", p);
    D de;
    int *n = de;
    const char *c = de;
    printf("%d %d %d\n", n == nullptr, c == nullptr, de + 1);
    W<int> w(4);
    W<double> x = w;
    printf("%g\n", x.t);
    switch (static_cast<int>(y)) {
    case 7:
        printf("seven\n");
    }
}
