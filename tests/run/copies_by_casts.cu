// DOC: Classes | the value of a cast to the operand's own class is a copy: `S(s).set(1)` leaves `s` as it is
#include "check.h"
struct S {
    int v;
    __device__ S &operator<<=(int n) { v <<= n; return *this; }
    __device__ S shifted(int n) const { return S(*this) <<= n; }
    __device__ S &set(int n) { v = n; return *this; }
};
struct A { int v[3]; __device__ A &set(int n) { v[0] = n; return *this; } };
struct C { int v; __device__ C(int v) : v(v) {} __device__ C(const C &o) : v(o.v) {} __device__ C &set(int n) { v = n; return *this; } };
struct D : S { int w; };

__global__ void test_copies(int *failures)
{
    S s = {1}, t = s.shifted(3);
    CHECK(s.v == 1 && t.v == 8);
    CHECK(S(s).set(9).v == 9 && s.v == 1);
    CHECK(((S)s).set(9).v == 9 && s.v == 1);
    CHECK(static_cast<S>(s).set(9).v == 9 && s.v == 1);
    CHECK(S{s}.set(9).v == 9 && s.v == 1);
    A a = {{1, 2, 3}}, b[2] = {a, a};
    CHECK(A(a).set(9).v[0] == 9 && a.v[0] == 1);
    CHECK(static_cast<A>(a).set(7).v[2] == 3 && a.v[0] == 1);
    CHECK(A(b[1]).set(5).v[0] == 5 && b[1].v[0] == 1);
    C c(1);
    CHECK(C(c).set(9).v == 9 && static_cast<C>(c).set(8).v == 8 && c.v == 1);
    const S k = {4};
    CHECK(S(k).set(2).v == 2 && k.v == 4);
    S u = S(s) <<= 2, *p = &s;
    CHECK(u.v == 4 && s.v == 1);
    S(*p).set(3);
    S(p[0]).set(3);
    CHECK(s.v == 1);
    (true ? S(s) : t).set(6);
    (0, S(s)).set(6);
    CHECK(s.v == 1);
    S &&q = S(s);
    const S &w = (S)s;
    q.v = 5;
    s.v = 3;
    CHECK(s.v == 3 && q.v == 5 && w.v == 1);
    auto write = [](S &&x) { x.v = 4; };
    write(S(s)), write((S)s), write(static_cast<S>(s)), write(S{s});
    CHECK(s.v == 3);
    D d = {{1}, 2};
    S(d).set(8);
    static_cast<S>(d).set(8);
    CHECK(d.v == 1);
}

struct base { template <class W> __device__ static int pick(W) { return 1; } template <class W> __device__ static int pick(W *, int) { return 2; } };
struct derived : base { using base::pick; template <class V> __device__ static int pick(V) { return 3; } template <class V> __device__ static int pick(V, V, V) { return 4; } };
struct object { template <class T> __device__ int f(T) { return 1; } __device__ int f(char) { return 2; } };
struct more : object { using object::f; template <class T> __device__ int f(T) const { return 3; } template <class T> __device__ int f(T *) { return 4; } };
__global__ void test_used_templates(int *failures)
{
    CHECK(derived::pick(3) == 3 && derived::pick((int *)0, 3) == 2 && derived::pick(1, 2, 3) == 4);
    more n = {};
    const more c = {};
    CHECK(n.f(1) == 1 && c.f(1) == 3 && n.f(failures) == 4 && n.f('c') == 2);
}

template <class... T> struct room { alignas(T...) unsigned char bytes[16]; char last; };
template <int... N> struct aligned { alignas(N...) char c; };
template <class T> struct one { T elements[1]; };
template <class T, class U, class = void> struct takes { static constexpr bool value = false; };
template <class T, class U> struct takes<T, U, decltype((void)one<T>{{*(U *)0}})> { static constexpr bool value = true; };
static_assert(alignof(room<int, double>) == 8 && sizeof(room<char>) == 17 && alignof(aligned<4, 16>) == 16 && alignof(aligned<>) == 1, "");
static_assert(takes<int, int>::value && takes<long, int>::value && takes<double, float>::value && takes<int, short>::value, "");
static_assert(!takes<float, int>::value && !takes<int, long>::value && !takes<int, unsigned>::value && !takes<int, float>::value, "");
static_assert(!takes<bool, int *>::value && !takes<char, int>::value && takes<unsigned, bool>::value, "");
__global__ void test_rooms(int *failures)
{
    room<int, long> r;
    r.bytes[15] = 3;
    CHECK(r.bytes[15] == 3);
}
