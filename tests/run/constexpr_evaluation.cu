// Constant expressions: what a constexpr function may do while it is compiled (C++17 [expr.const]).
#include "check.h"
#define BOTH __host__ __device__ constexpr

// References bind to temporaries and to what callers have.
template <class T> BOTH const T &least(const T &a, const T &b) { return b < a ? b : a; }
static_assert(least(3, 4) == 3 && least(2.5f, 1.5f) == 1.5f, "");
BOTH void raise(int &x, int by) { x += by; }
BOTH int raised(int x) { raise(x, 2); int &y = x; y *= 3; return x; }
static_assert(raised(5) == 21, "");
BOTH void exchange(int &a, int &b) { int c = a; a = b; b = c; }

// Arrays of the function, and pointers into them.
BOTH int sorted(int which)
{
    int v[6] = {5, 3, 9, 1, 7};
    for (int i = 0; i < 6; i++)
        for (int j = i + 1; j < 6; j++)
            if (v[j] < v[i]) exchange(v[i], v[j]);
    return v[which];
}
static_assert(sorted(0) == 0 && sorted(1) == 1 && sorted(5) == 9, "");
BOTH unsigned long length(const char *s) { const char *p = s; while (*p) ++p; return p - s; }
static_assert(length("constant") == 8 && length("") == 0, "");
BOTH unsigned hash(const char *s)
{
    unsigned h = 2166136261u;
    for (; *s; s++) { h ^= (unsigned char)*s; h *= 16777619u; }
    return h;
}
static_assert(hash("abc") == 0x1a47e90bu, "");
BOTH int backwards(int n)
{
    int v[8] = {}, *p = v + n;
    while (p != v) { *--p = n--; }
    p += 2;
    p -= 1;
    return *p++ * 10 + p[-1] + (p > v) + (v < p) * 100;
}
static_assert(backwards(5) == 20 + 2 + 1 + 100, "");
BOTH int two(int i, int j) { int m[2][3] = {{1, 2, 3}, {4}}; m[1][2] = 6; return m[i][j]; }
static_assert(two(0, 2) == 3 && two(1, 0) == 4 && two(1, 1) == 0 && two(1, 2) == 6, "");
BOTH char letter(int i) { char s[8] = "word"; s[0] = 'W'; return s[i]; }
static_assert(letter(0) == 'W' && letter(3) == 'd' && letter(4) == 0 && letter(7) == 0, "");

// Records, their arrays, members of members, bit-fields, unions.
struct point { int x, y; BOTH point(int x = 0, int y = 0) : x(x), y(y) {} BOTH point operator+(point o) const { return {x + o.x, y + o.y}; } };
struct path {
    point p[4];
    int n;
    BOTH path() : p{}, n(0) {}
    BOTH path &add(point q) { p[n++] = q; return *this; }
    BOTH point sum() const { point s; for (int i = 0; i < n; i++) s = s + p[i]; return s; }
};
BOTH path three() { path t; t.add({1, 2}).add({3, 4}).add(point(5, 6)); t.p[1].x++; return t; }
static_assert(three().sum().x == 10 && three().sum().y == 12 && three().n == 3, "");
constexpr path kept = three();
static_assert(kept.p[1].x == 4 && kept.p[2].y == 6 && kept.p[3].x == 0, "");
struct flags { unsigned a : 3, b : 5; int c : 4; };
BOTH int fields(int v) { flags f = {1, 2, -3}; f.a = v; f.b++; f.c -= 1; flags g = f; g.a |= 2; return g.a * 1000 + g.b * 10 + g.c; }
static_assert(fields(12) == 6000 + 30 - 4, "");
union number { int i; float f; };
BOTH int other(int i) { number n = {i}, m = n; m.i++; return n.i * 10 + m.i; }
static_assert(other(3) == 34, "");
struct base { int b; }; struct derived : base { int d; BOTH derived(int x) : base{x}, d(x + 1) {} };
BOTH int up(const base &x) { return x.b; }
BOTH int inherited() { derived d(4); base &b = d; b.b += 10; return up(d) * 100 + static_cast<derived &>(b).d; }
static_assert(inherited() == 1405, "");
struct pair { int first; const int *second; };
BOTH int through() { int v[3] = {7, 8, 9}; pair p{1, v + 1}; const int &r = p.second[p.first]; v[2] = 40; return r; }
static_assert(through() == 40, "");

// Flow.
BOTH int chosen(int x)
{
    int r = 0;
    switch (x) {
    case 0: r += 1;
    case 1: r += 10; break;
    case 2: { r += 100; break; }
    case 3 ... 5: return -1;
    default: r = 7;
    }
    return r;
}
static_assert(chosen(0) == 11 && chosen(1) == 10 && chosen(2) == 100 && chosen(4) == -1 && chosen(9) == 7, "");
BOTH int collatz(int n) { int k = 0; while (true) { if (n == 1) break; if (n % 2 == 0) { n /= 2; k++; continue; } n = 3 * n + 1; k++; } return k; }
static_assert(collatz(27) == 111, "");
BOTH int loops() { int s = 0; for (int i = 0, j = 10; i < j; i++, j--) { do s += i * j; while (s % 2 == 1 && s++ < 0); } return s; }
static_assert(loops() == 72, "");
BOTH int quick(int n, int *calls) { ++*calls; return n < 2 ? n : quick(n - 1, calls) + quick(n - 2, calls); }
BOTH int counted(int n) { int calls = 0; int f = quick(n, &calls); return f * 1000 + calls; }
static_assert(counted(10) == 55 * 1000 + 177, "");
BOTH int deep(int n) { int mine = n; int *p = &mine; int below = n ? deep(n - 1) : 0; return *p + below; }
static_assert(deep(20) == 210, "");

// Functions as values, lambdas.
BOTH int twice(int x) { return 2 * x; }
BOTH int apply(int (*f)(int), int x) { return f(x); }
static_assert(apply(twice, 4) == 8, "");
template <class F> BOTH int over(F f) { int s = 0; for (int i = 1; i <= 4; i++) f(s, i); return s; }
BOTH int closure() { int k = 3; auto f = [&k](int &s, int i) { s += i * k; k++; }; return over(f) * 10 + k; }
static_assert(closure() == (3 + 8 + 15 + 24) * 10 + 7, "");

// Ranges.
template <class T, int N> struct array { T v[N]; BOTH const T *begin() const { return v; } BOTH const T *end() const { return v + N; } BOTH T &operator[](int i) { return v[i]; } BOTH const T &operator[](int i) const { return v[i]; } };
template <int N> BOTH array<int, N> squares() { array<int, N> a{}; for (int i = 0; i < N; i++) a[i] = i * i; return a; }
BOTH int total() { int s = 0; for (int x : squares<5>()) s += x; const int v[] = {1, 2, 3}; for (auto &x : v) s += x; return s; }
static_assert(total() == 36, "");
constexpr array<int, 8> table = squares<8>();
static_assert(table[7] == 49 && table[1] == 1, "");
constexpr int some[4] = {1, 2};
static_assert(some[1] == 2 && some[3] == 0, "");

__global__ void test_constexpr_evaluation(int *failures)
{
    constexpr int least_one = least(9, 8);
    constexpr array<int, 4> mine = squares<4>();
    constexpr int list[3] = {1, 2, 3};
    constexpr point here(3, 4);
    static_assert(least_one == 8 && mine[3] == 9 && list[2] == 3 && here.y == 4, "");
    int v[mine[2]];
    CHECK(sizeof v == 4 * sizeof(int));
    CHECK(sorted(2) == 3 && counted(7) == 13041 && chosen(2) == 100 && table[5] == 25);
    CHECK(through() == 40 && fields(12) == 6026 && three().sum().x == 10 && closure() == 507);
}

template <class T> __device__ constexpr const T &larger(const T &a, const T &b) { return a < b ? b : a; }
template <class T> __device__ constexpr T sum_of(const T &a, const T *b) { return a + *b; }

// DOC: Classes | `constexpr` functions whose references are to constants of a function
template <int N> __device__ void constants(int *failures)
{
    constexpr int n = N, m = 8;
    const int k = 5;
    constexpr int most = larger(n, m), least = larger(k, sum_of(m, &n));
    static_assert(most == (N > 8 ? N : 8) && larger(n, 99) == 99, "");
    int sized[larger(k, m)] = {};
    CHECK(most == (N > 8 ? N : 8) && least == N + 8 && sizeof sized == 8 * sizeof(int) && larger(n, m) == most);
}
extern "C" __global__ void test_references_to_constants(int *failures)
{
    constants<3>(failures);
    constants<16>(failures);
    constexpr float half = 0.5f;
    constexpr bool less = larger(half, 0.25f) == half;
    CHECK(less && larger(half, 0.25f) == 0.5f);
}

template <class T> struct couple {
    T re, im;
    __device__ constexpr couple(const T &r = T(), const T &i = T()) : re(r), im(i) {}
    __device__ constexpr T real() const { return re; }
};
// Addresses of two objects differ, and a loop may take its time.
__device__ constexpr bool differ()
{
    char a[2]{'a'}, b[2]{'b'};
    char *p = a, *q = b + 1;
    return p != q && !(a == b) && &a[0] == p && q != nullptr;
}
__device__ constexpr int many()
{
    int n = 0;
    for (int i = 0; i < 20000; i++)
        n += i & 1;
    return n;
}
template <class T> __device__ int made()
{
    constexpr couple<T> none;
    constexpr couple<T> given = 7.5;
    static_assert(none.real() == 0 && given.real() == 7.5, "");
    return (int)none.im + 1;
}
extern "C" __global__ void test_objects_without_initializers(int *failures)
{
    static_assert(differ() && many() == 10000, "");
    CHECK(made<float>() == 1 && made<double>() == 1 && differ());
}

struct walker {
    int *at;
    __device__ constexpr walker &operator++() { ++at; return *this; }
    __device__ constexpr int &operator*() const { return *at; }
    __device__ constexpr bool operator!=(const walker &o) const { return at != o.at; }
};
// Bytes of whole scalars are moved, and results of classes are cast to void.
__device__ constexpr int bytes_moved()
{
    int a[6] = {1, 2, 3, 4, 5, 6}, b[4] = {};
    __builtin_memcpy(b, a + 1, sizeof b);
    __builtin_memmove(a + 1, a, 4 * sizeof *a);
    __builtin_memmove(a, a, 0);
    return b[0] + 10 * b[3] + 100 * a[4] + 1000 * a[1] + 10000 * a[5];
}
__device__ constexpr int walked()
{
    int a[4] = {1, 2, 3, 4}, b[4] = {};
    walker from{a}, last{a + 4}, to{b};
    for (; from != last; ++from, (void)++to)
        *to = *from;
    return b[0] + 10 * b[3];
}
extern "C" __global__ void test_moved_bytes(int *failures)
{
    static_assert(bytes_moved() == 61452 && walked() == 41, "");
    CHECK(bytes_moved() == 61452 && walked() == 41);
}

// A base without members takes nothing with it from where it stands among those of others.
struct nothing {};
struct pad_ends { int a; char b; BOTH pad_ends(int a, char b) : a(a), b(b) {} };
struct in_padding : pad_ends { char c; BOTH in_padding(int a, char b, char c) : pad_ends(a, b), c(c) {} };
template <int, class T> struct held : T { BOTH held(const T &t) : T(t) {} };
template <class T> struct stored { T value; };
template <class F> struct indexed : stored<int>, held<1, F> {
    BOTH indexed(F f, int i) : stored<int>{i}, held<1, F>(f) {}
    BOTH friend indexed operator+(const indexed &x, int n) { return indexed{static_cast<const F &>(x), x.value + n}; }
    BOTH friend bool operator<(const indexed &x, const indexed &y) { return x.value < y.value; }
};
BOTH int moved_on()
{
    indexed<nothing> x{nothing(), 42};
    const auto y = x + 1;
    return x < y ? y.value : 0;
}
BOTH int sliced()
{
    in_padding x(1, 2, 3), y(4, 5, 6);
    static_cast<pad_ends &>(x) = y;
    return x.a * 100 + x.b * 10 + x.c;
}
struct five { int of[5]; BOTH const int *begin() const { return of; } BOTH const int *end() const { return of + 5; } };
template <class C> BOTH auto first(const C &c) -> decltype(c.begin()) { return c.begin(); }
struct truth { bool holds; explicit BOTH operator bool() const { return holds; } };
template <class T> constexpr bool of_that_type = sizeof(T) > 1;
template <class A, class B> struct same { static constexpr bool value = false; BOTH operator bool() const { return value; } };
template <class A> struct same<A, A> { static constexpr bool value = true; BOTH operator bool() const { return value; } };
static_assert(truth{true}, "");
static_assert(same<decltype(of_that_type<int>), const bool>(), "");
extern "C" __global__ void test_bases_without_members(int *failures)
{
    static_assert(moved_on() == 43 && sliced() == 453, "");
    CHECK(moved_on() == 43 && sliced() == 453);
    constexpr five five_of{{0, 1, 2, 3, 4}};
    static_assert(five_of.begin() == first(five_of) && five_of.end() - five_of.begin() == 5, "");
    CHECK(first(five_of) == five_of.begin());
}

struct Nothing {};
__host__ __device__ constexpr int whatever(...) { return 3; }
__host__ __device__ constexpr int first(int a, ...) { return a; }
__host__ __device__ constexpr int whatever(int) { return 1; }
static_assert(whatever(Nothing()) == 3 && whatever(1) == 1 && first(4, Nothing(), "a") == 4, "");

// DOC: Expressions | arguments for `...` in constant expressions
extern "C" __global__ void test_ellipsis(int *failures)
{
    constexpr int given = whatever("a") + whatever(nullptr) + whatever();
    CHECK(given == 9);
}
