// Lives of temporaries and locals, crossed.
#include <cstdio>
#include <utility>
#include <new>
// lifetime corners: temporaries in default args, in member inits, in conditions; return by NRVO w/ branches; move from locals; exceptions skip; arrays members; lambdas captured temporaries; ternary mixed; comma; placement; swap
struct T {
    int i;
    static int live;
    T(int i = 0) : i(i) { live++; printf("+%d ", i); }
    T(const T &o) : i(o.i) { live++; printf("c%d ", i); }
    T(T &&o) noexcept : i(o.i) { o.i = -o.i; live++; printf("m%d ", i); }
    T &operator=(T o) { printf("=%d ", o.i); std::swap(i, o.i); return *this; }
    ~T() { live--; printf("-%d ", i); }
    T add(T o = T(100)) const & { return T(i + o.i); }
    T add(int k) && { i += k; return std::move(*this); }
    const T &self() const { return *this; }
    bool operator<(const T &o) const { return i < o.i; }
    explicit operator bool() const { return i > 0; }
    T operator*(int k) const { return {i * k}; }
};
int T::live = 0;
T mk(int k, bool b = true) { T a(k); if (b) return a; T c(k + 1); return c; }
T pass(T t) { return t; }
T cond(bool b, T x, T y) { return b ? x : std::move(y); }
T &&fwd(T &&t) { return std::move(t); }
struct H {
    T a, b{mk(7)};
    const T &r;
    T arr[2] = {8, 9};
    H(const T &x = T(5)) : a(x.add()), r(x) { printf("H(%d) ", r.i); }
    H(const H &o) : a(o.b), b(o.a), r(o.r) {}
};
struct W {
    T t;
    W(T t) : t(std::move(t)) {}
    T take() && { return std::move(t); }
    T copy() const & { return t; }
    operator T() const { return t; }
};
template <class... A> int cnt(A &&...a) { return (0 + ... + a.i); }
struct It {
    T t;
    bool operator!=(const It &) const { return t.i < 2; }
    It &operator++() { t.i++; return *this; }
    const T &operator*() const { return t; }
};
struct Rg {
    T x{50};
    It begin() const { return {T(0)}; }
    It end() const { return {T(9)}; }
};
Rg rg() { return {}; }
T g(1000);
auto lam(T t) { return [t = std::move(t), u = T(3)]() mutable { t = u; return t.i; }; }
union U { T t; int k; U() : k(3) {} ~U() {} };
int main()
{
    puts("|");
    {
        T a = mk(1), b = mk(2, false);
        puts("");
        T c = pass(a), d = pass(mk(3));
        puts("");
        T e = cond(true, a, 4), f = cond(false, 5, b);
        puts("");
    }
    puts("");
    { H h; puts(""); H k(h); puts(""); }
    puts("");
    {
        W w(mk(1));
        T t = W(T(2)).take();
        T u = w.copy();
        T v = w;
        T x = static_cast<W &&>(w).take();
        puts("");
    }
    puts("");
    {
        int n = cnt(T(1), mk(2), T(3) * 2);
        printf("%d\n", n);
        if (T(1) < T(2) && T(0)) puts("y");
        else puts("n");
        for (const T &t : rg()) printf("[%d] ", t.i);
        puts("");
    }
    {
        T a(1), b(2);
        a = b;
        a = mk(5);
        a = {};
        a = std::move(b);
        std::swap(a, b);
        puts("");
    }
    {
        const T &r = T(4).self();
        (void)r;
        puts("");
        const T &s = T(4).add(1);
        puts("");
        T &&q = fwd(T(6));
        (void)q;
        puts("");
        auto l = lam(T(1));
        printf("%d\n", l());
        auto m = std::move(l);
    }
    puts("");
    {
        T *p = new T[3]{1, 2};
        T *q = new (p) T(7);
        (void)q;
        delete[] p;
        puts("");
        alignas(T) char buf[2 * sizeof(T)];
        T *x = new (buf) T(1);
        T *y = new (buf + sizeof(T)) T(*x);
        y->~T();
        x->~T();
        puts("");
    }
    {
        T a[2][2] = {{1, 2}, {3}};
        T b = a[1][0];
        struct S { T t[2]; }
        s{{a[0][0], 5}}, s2 = s;
        s2 = s;
        (void)b;
        puts("");
    }
    puts("");
    {
        T x = true ? T(1) : g;
        T y = false ? mk(2) : T(3);
        const T &z = true ? g : T(4);
        (void)z;
        bool b = T(0) ? true : bool(T(1));
        printf("%d\n", b);
        (T(1), T(2)).i;
        puts("");
        switch (T(2).i) { case 2: T q(9); }
        do T(3);
        while (T(0));
        while (T(0));
        for (T i(0); i.i < 2; i.i++, T(50));
        puts("");
    }
    {
        U u;
        new (&u.t) T(8);
        u.t.~T();
        static T st(60);
        thread_local T tl(61);
        T v = T(T(T(5)));
        T w{T{6}};
        T ww(mk(mk(7).i));
        auto [q] = W(T(3));
        (void)sizeof(T(9));
        puts("");
    }
    printf("%d\n", T::live);
}
