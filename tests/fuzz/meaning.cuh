// What the random lines of meaning.py may name; behind the last comment, the variables of the function around.
#ifdef __CUDACC__
#define HD __device__
#else
#define HD
#define __global__
#endif
typedef long long LL;
// A number for every type.
template <class T> struct tid { static constexpr LL v = 99; };
#define N(T, n) template <> struct tid<T> { static constexpr LL v = n; }
template <class T> struct tid<T *> { static constexpr LL v = tid<T>::v * 7 + 1; };
template <class T> struct tid<T &> { static constexpr LL v = tid<T>::v * 7 + 2; };
template <class T> struct tid<T &&> { static constexpr LL v = tid<T>::v * 7 + 3; };
template <class T> struct tid<const T> { static constexpr LL v = tid<T>::v * 7 + 4; };
template <class T> struct tid<volatile T> { static constexpr LL v = tid<T>::v * 7 + 5; };
template <class T, unsigned long n> struct tid<T[n]> { static constexpr LL v = tid<T>::v * 7 + 6 + (LL)n * 1000003; };
template <class T, class U> struct tid<T U::*> { static constexpr LL v = tid<T>::v * 31 + tid<U>::v; };
template <class R, class... A> struct tid<R(A...)> { static constexpr LL v = ((tid<R>::v * 11 + 5) + ... + tid<A>::v); };
N(void, 1); N(bool, 2); N(char, 3); N(signed char, 4); N(unsigned char, 5); N(short, 6); N(unsigned short, 7);
N(int, 8); N(unsigned, 9); N(long, 10); N(unsigned long, 11); N(LL, 12); N(unsigned long long, 13);
N(float, 14); N(double, 15); N(char16_t, 16); N(decltype(nullptr), 17);
enum E { e0, e1 = 5, e2 = -3 }; enum EU : unsigned char { u0, u1 = 200 }; enum class EC { c0, c1 = 4 };
enum class ES : short { s0 = -1, s1 = 7 }; enum EL { l0 = 0x7fffffff, l1 = 0x80000000 };
struct A { int a; }; struct B : A { short b; }; struct B2 : B {};
struct I { int i; HD constexpr I(int x = 3) : i(x + 1) {} };
struct X { int i; HD explicit constexpr X(int x) : i(x * 2) {} HD X(const A &y) : i(y.a) {} };
struct C { int i; HD constexpr operator int() const { return i + 7; } };
struct W { double d; HD operator double() const { return d; } HD explicit operator bool() const { return d > 1; } };
struct K { int k; HD operator const int &() const { return k; } HD operator A *() const { return nullptr; } };
struct F { int b : 5; unsigned u : 7; long long l : 40; unsigned long long m : 33; E e : 4; bool o : 1; unsigned char c : 3; unsigned w : 32; };
struct Q { int x; HD int h(int y) { return x - y; } HD int f() { return 1; } HD int f() const { return 2; } HD int g() & { return 3; } HD int g() && { return 4; }
    HD int g() const & { return 5; } HD Q operator+(int y) const { return {x + y}; } HD bool operator==(const Q &y) const { return x == y.x; }
    HD int operator[](int y) const { return x * y; } HD int operator[](const char *) const { return 77; } HD int operator()(int y = 9, double z = 2) const { return x + y + (z > 2); }
    HD Q &operator++() { x += 2; return *this; } HD Q operator++(int) { Q q = *this; x += 2; return q; } HD A *operator->() const { return nullptr; } };
union U { int i; float f; unsigned char c[4]; };
N(E, 20); N(EU, 21); N(EC, 22); N(ES, 23); N(A, 24); N(B, 25); N(I, 26); N(X, 27); N(C, 28); N(W, 29); N(F, 30); N(Q, 31); N(U, 32); N(EL, 33); N(K, 34); N(B2, 35);
HD inline LL val(LL x) { return x; }
HD inline LL of_double(double d) { union { double d; LL l; } u; u.d = d; return d != d ? 1 : u.l; }
template <class T> HD constexpr int kind() { return __is_enum(T) ? 1 : __is_class(T) || __is_union(T) ? 2 : 0; }
HD inline LL value(bool x) { return x; } HD inline LL value(char x) { return x; } HD inline LL value(signed char x) { return x; }
HD inline LL value(unsigned char x) { return x; } HD inline LL value(short x) { return x; } HD inline LL value(unsigned short x) { return x; }
HD inline LL value(int x) { return x; } HD inline LL value(unsigned x) { return x; } HD inline LL value(long x) { return x; }
HD inline LL value(unsigned long x) { return x; } HD inline LL value(LL x) { return x; } HD inline LL value(unsigned long long x) { return x; }
HD inline LL value(float x) { return of_double(x); } HD inline LL value(double x) { return of_double(x); } HD inline LL value(char16_t x) { return x; }
HD inline LL value(EC x) { return (LL)x; } HD inline LL value(ES x) { return (LL)x; } HD inline LL value(E x) { return x; } HD inline LL value(EU x) { return x; } HD inline LL value(EL x) { return x; }
HD inline LL value(const A &x) { return x.a; } HD inline LL value(const I &x) { return x.i; } HD inline LL value(const X &x) { return x.i; }
HD inline LL value(const C &x) { return x.i; } HD inline LL value(const W &x) { return of_double(x.d); } HD inline LL value(const K &x) { return x.k; }
HD inline LL value(const F &x) { return x.b + x.u * 3 + x.l * 5 + (LL)x.m * 7 + x.e * 11 + x.o + x.c * 13 + x.w; }
HD inline LL value(const Q &x) { return x.x; } HD inline LL value(const U &x) { return x.i; }
HD inline LL value(const volatile void *x) { return x != nullptr; } HD inline LL value(decltype(nullptr)) { return 0; }
template <class T, class M> HD inline LL value(M T::*x) { return x != nullptr; }
#define S(...) (*o++ = tid<decltype((__VA_ARGS__))>::v, *o++ = value(__VA_ARGS__))
#define TY(...) (*o++ = tid<__VA_ARGS__>::v)
#define V(...) (*o++ = (LL)(__VA_ARGS__))
HD inline int fn(int x) { return x + 1; } HD inline double fd(float x) { return x; } HD inline int nop() noexcept { return 1; }
HD constexpr int sq(int x) { int r = 0; for (int i = 0; i < x; i++) { if (i == 50) break; r += x; } return r; }
template <class T> HD constexpr T twice(T x) { return x + x; }
template <int n> struct num { static constexpr int v = n; enum { w = n * 2 }; };
// locals
    bool t = true; char c = 'x'; signed char sc = -5; unsigned char uc = 250; short s = -300; unsigned short us = 65000;
    int i = -7, j = 12; unsigned u = 4000000000u; long l = -5000000000; unsigned long ul = 10000000000ul; LL ll = -9; unsigned long long ull = ~0ull;
    float f = 2.5f; double d = 1.25; char16_t c16 = 65; E e = e1; EU eu = u1; EC ec = EC::c1; ES es = ES::s1; EL el = l1;
    A a{4}; B b{}; b.a = 6; b.b = 9; B2 b2{}; I I_(5); X X_(6); C C_{8}; W W_{2.5}; K K_{3}; F F_{-3, 100, -500, 77, e1, true, 5, 4294967295u}; Q q{10}; const Q cq{20}; U U_; U_.i = 3;
    const int ci = 15; int &ri = j; const int &rc = i; int ar[3] = {1, 2, 3}; const char *str = "abc"; int *p = ar + 1; const int *pc = ar + 1; void *vp = &i;
    A *pa = &a; B *pb = &b; const A *pca = &b; int (*pf)(int) = fn; int A::*pm = &A::a; int (Q::*pq)(int) = &Q::h; constexpr int k = 6; const short cs = 33; static int st = 8; volatile int vi = 3;
    (void)t, (void)c, (void)sc, (void)uc, (void)s, (void)us, (void)u, (void)l, (void)ul, (void)ll, (void)ull, (void)f, (void)d, (void)c16, (void)e, (void)eu, (void)ec, (void)es, (void)el;
    (void)I_, (void)X_, (void)C_, (void)W_, (void)K_, (void)F_, (void)q, (void)cq, (void)U_, (void)rc, (void)ar, (void)str, (void)p, (void)pc, (void)vp, (void)pa, (void)pb, (void)pca, (void)pf, (void)pm, (void)pq, (void)k, (void)cs, (void)st, (void)vi, (void)b2;
