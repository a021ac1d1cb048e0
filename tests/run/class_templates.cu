// DOC: Templates | class templates with type and value parameters and default arguments: members, member functions inside and outside of the class, constructors, operators, conversions, static members, nested types
// DOC: Templates | inheritance of and from class templates; friends defined in a class template; members are made when they are used
#include "check.h"

template <typename T, int N = 4> struct vec {
    T v[N];
    typedef T value_type;
    enum { size = N };
    static const int bytes = N * sizeof(T);
    static constexpr int two = 2;
    __device__ vec() { for (int i = 0; i < N; i++) v[i] = T(); }
    __device__ explicit vec(T x) { for (int i = 0; i < N; i++) v[i] = x; }
    __device__ T &operator[](int i) { return v[i]; }
    __device__ const T &operator[](int i) const { return v[i]; }
    __device__ vec operator+(const vec &o) const { vec r; for (int i = 0; i < N; i++) r[i] = v[i] + o[i]; return r; }
    __device__ vec<T, N> &operator*=(T x);
    __device__ T dot(const vec<T, N> &o) const;
    __device__ operator T() const { return v[0]; }
    __device__ static int count() { return N; }
    struct entry { T x; int at; __device__ entry next() const; };
    __device__ entry first() const { entry e = {v[0], 0}; return e; }
    __device__ int never_used() { return T::nothing + missing; }
    friend __device__ bool operator==(const vec &a, const vec &b) { return a.v[0] == b.v[0] && a.v[N - 1] == b.v[N - 1]; }
    friend __device__ int friendly(const vec &a) { return N + int(a.v[0]); }
};
template <typename T, int N> __device__ T vec<T, N>::dot(const vec<T, N> &o) const
{
    T s = 0;
    for (int i = 0; i < N; i++) s += v[i] * o[i];
    return s;
}
template <class U, int M> __device__ vec<U, M> &vec<U, M>::operator*=(U x) { for (int i = 0; i < M; i++) v[i] *= x; return *this; }
template <typename T, int N> __device__ typename vec<T, N>::entry vec<T, N>::entry::next() const { entry e = {x + 1, at + 1}; return e; }
template <> __device__ int vec<char, 2>::count() { return 200; }

extern "C" __global__ void test_members(int *failures)
{
    vec<float> a(1.5f), b;
    vec<float, 4> c = a + a;
    vec<int, 3> d(7);
    b[2] = 4;
    CHECK(c[3] == 3 && c.dot(a) == 18 && b.dot(a) == 6 && float(c) == 3);
    CHECK(vec<float>::size == 4 && vec<int, 3>::bytes == 12 && vec<double>::count() == 4 && d.count() == 3);
    CHECK(vec<float>::two * 2 == 4 && (vec<char, 2>::count() == 200));
    vec<float>::value_type x = c.first().x;
    vec<int, 3>::entry e = d.first().next().next();
    CHECK(x == 3 && e.x == 9 && e.at == 2 && sizeof(vec<double, 5>) == 40 && sizeof(vec<int, 3>::entry) == 8);
    c *= 2;
    CHECK(c[1] == 6 && a == vec<float>(1.5f) && !(a == c) && friendly(c) == 10 && friendly(d) == 10);
    vec<vec<int, 2>, 2> nested;
    nested[1][0] = 5;
    CHECK(nested.v[1].v[0] == 5 && nested[0][1] == 0 && sizeof nested == 16);
}

template <class T> struct node { T value; node *next; node<T> *other; };
template <class T> class base {
  protected:
    T kept;
  public:
    __device__ base(T x) : kept(x) {}
    __device__ T get() const { return kept; }
    __device__ int name() const { return 1; }
};
template <class T, class U = T> class derived : public base<T> {
    U more;
  public:
    __device__ derived(T x, U y) : base<T>(x), more(y) {}
    __device__ U sum() const { return this->kept + more + base<T>::get(); }
    __device__ int name() const { return base<T>::name() + 1; }
};
struct plain : derived<int> { __device__ plain() : derived<int>(3, 4) {} };
template <class D> struct crtp { __device__ int call() { return static_cast<D *>(this)->implementation() + 1; } };
struct used : crtp<used> { __device__ int implementation() { return 41; } };
__device__ int kept() { return 1000; }
template <class T> struct hides : base<T> { __device__ hides() : base<T>(1) {} __device__ int f() { return ::kept(); } };

extern "C" __global__ void test_inheritance(int *failures)
{
    derived<int, double> d(2, 0.5);
    plain p;
    used u;
    base<int> &b = d;
    node<derived<int>> n = {derived<int>(1, 2), nullptr, nullptr};
    n.next = &n;
    n.other = n.next;
    CHECK(d.sum() == 4.5 && d.name() == 2 && b.name() == 1 && p.sum() == 10 && p.get() == 3 && u.call() == 42);
    CHECK(n.next->other->value.sum() == 4 && sizeof(node<char>) == 24 && hides<int>().f() == 1000);
}

template <typename T, int N> struct table { T rows[N]; };
__device__ table<short, 3> global_table = {{1, 2, 3}};
__constant__ vec<int, 2>::value_type constants[2] = {5, 6};
template <class T> struct counter {
    static constexpr int first = 10 * sizeof(T);
    int count = first;
    __device__ int next() { return count++; }
};
typedef table<table<float, 2>, 2> pairs;
template <class T> using quad = vec<T, 4>;
template <class T, int N> using grid = table<table<T, N>, N>;
template <class T> constexpr int width_of = sizeof(T) * 8;

template <class T, int N> __device__ int elements(const vec<T, N> &) { return N; }
template <class T> __device__ T total(vec<T, 3> v) { return v[0] + v[1] + v[2]; }
template <class T> __device__ T read(const base<T> &b) { return b.get(); }
template <class T> __device__ int which(T) { return 0; }
template <class T, int N> __device__ int which(vec<T, N>) { return 1; }
template <class T> __device__ int which(vec<T, 2>) { return 2; }
template <int N> __device__ int which(vec<char, N>) { return 3; }
template <class T> __device__ typename T::value_type at0(const T &v) { return v[0]; }
template <class T, int N> __device__ int both(vec<T, N>, T (&)[N]) { return N; }

extern "C" __global__ void test_uses(int *failures)
{
    __shared__ table<double, 4> shared;
    __shared__ pairs more;
    shared.rows[3] = 2.5;
    more.rows[1].rows[1] = 1.5f;
    counter<int> a;
    counter<float> b;
    a.next(), a.next(), b.next();
    CHECK(a.count == 42 && b.count == 41 && counter<double>::first == 80);
    CHECK(shared.rows[3] == 2.5 && more.rows[1].rows[1] == 1.5f && global_table.rows[2] == 3 && constants[1] == 6);
    quad<int> q(3);
    grid<int, 2> g = {{{{1, 2}}, {{3, 4}}}};
    int three[3];
    CHECK(elements(q) == 4 && total(vec<int, 3>(5)) == 15 && g.rows[1].rows[0] == 3 && width_of<short> == 16);
    CHECK(which(1) == 0 && which(q) == 1 && which(vec<float, 2>()) == 2 && which(vec<char, 3>()) == 3);
    CHECK(at0(q) == 3 && both(vec<int, 3>(), three) == 3 && read(plain()) == 3 && read(derived<char, int>(7, 1)) == 7);
    CHECK(static_cast<vec<float>>(2.0f)[3] == 2 && vec<int>(4)[1] == 4 && (vec<int, (1 > 0) ? 2 : 3>::size == 2));
}

template <class Op, class T> __device__ T reduced(const T *p, int n, Op op)
{
    T all = p[0];
    for (int i = 1; i < n; i++) all = op(all, p[i]);
    return all;
}
template <class T> struct sum_of { __device__ T operator()(T a, T b) const { return a + b; } };
template <class T> struct most_of { __device__ T operator()(const T &a, const T &b) const { return a > b ? a : b; } };
template <class T, class First, class Second> struct composed {
    First first;
    Second second;
    __device__ T operator()(T a, T b) const { return second(first(a, b), T(10)); }
};
template <class Op> __global__ void kernel(int *failures, Op op, int expected)
{
    int data[4] = {3, 9, 1, 5};
    CHECK(reduced(data, 4, op) == expected);
}
template __global__ void kernel<sum_of<int>>(int *, sum_of<int>, int);

// SharedMemory<T>, as CUDA's samples have it: one array, of another type in each instance.
template <class T> struct SharedMemory {
    __device__ operator T *() { extern __shared__ int bytes[]; return (T *)bytes; }
    __device__ operator const T *() const { extern __shared__ int bytes[]; return (T *)bytes; }
};
template <> struct SharedMemory<double> {
    __device__ operator double *() { extern __shared__ double bytes_d[]; return bytes_d; }
};
template <class T> __device__ T through_shared(T x) { T *p = SharedMemory<T>(); p[1] = x; return p[1] + p[1]; }

// RUN-TEST test_functors
extern "C" __global__ void test_functors(int *failures)
{
    int data[4] = {3, 9, 1, 5};
    composed<int, sum_of<int>, most_of<int>> c;
    CHECK(reduced(data, 4, sum_of<int>()) == 18 && reduced(data, 4, most_of<int>()) == 9 && reduced(data, 2, c) == 12);
}
