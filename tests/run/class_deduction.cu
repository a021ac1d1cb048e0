#include "check.h"
// DOC: Templates | class template argument deduction: from constructors, with deduction guides, packs, copies, `new`
template <class T> struct vec {
    T x;
    __device__ vec(T a) : x(a) {}
    __device__ vec(T *p, int n) : x(p[n]) {}
    __device__ vec(const vec &o) : x(o.x) {}
};
template <class T, class U = int> struct both { T a; U b; };
template <class T, class U> both(T, U) -> both<T, U>;
template <class T, int N> struct list { T a[N]; };
template <class T, class... U> list(T, U...) -> list<T, 1 + sizeof...(U)>;
template <class F> struct wrapped {
    F f;
    __device__ wrapped(F g) : f(g) {}
    __device__ int operator()(int x) { return f(x); }
};
struct tag {};
template <class T> struct tagged {
    T t;
    __device__ tagged(tag, T q) : t(q) {}
    template <class U> __device__ tagged(U *p, T q, int = 3) : t(q + *p) {}
};
tagged(tag, const char *) -> tagged<int>;
template <class... F> struct overloaded : F... { using F::operator()...; };
template <class... F> overloaded(F...) -> overloaded<F...>;
template <class T> struct defaulted { T t = 5; };
template <class T = int> struct alone { T t = 7; };
template <class T> struct scope {
    T &ref;
    __device__ explicit scope(T &r) : ref(r) {}
    __device__ ~scope() { ref++; }
};

extern "C" __global__ void test_deduction(int *failures)
{
    vec v(2.5f);
    vec w{3};
    vec c = v;
    const vec d = 6;
    double of[] = {1, 2};
    vec e(of, 1);
    CHECK(v.x == 2.5f && w.x == 3 && c.x == 2.5f && d.x == 6 && e.x == 2);
    CHECK(sizeof(v) == 4 && sizeof(e) == 8 && vec(4.5).x == 4.5 && vec{5}.x == 5);
    both q{1, 2.5f};
    list a{1, 2, 3};
    CHECK(q.a + q.b == 3.5f && a.a[2] == 3 && sizeof(a) == 12);
    wrapped f([](int x) { return x + 1; });
    CHECK(f(2) == 3);
    int i = 4;
    tagged t(tag(), 2.5), u(&i, 2.5);
    CHECK(t.t == 2.5 && u.t == 6.5);
    overloaded o{[](int) { return 1; }, [](double) { return 2; }};
    CHECK(o(1) == 1 && o(1.0) == 2);
    alone n;
    CHECK(n.t == 7);
    {
        scope s(i);
    }
    CHECK(i == 5);
    auto *p = new vec(9);
    CHECK(p->x == 9);
    delete p;
}
