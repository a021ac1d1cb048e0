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
int main()
{
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
