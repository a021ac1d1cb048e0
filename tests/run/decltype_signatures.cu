#include "check.h"
#include <utility>
// DOC: Templates | result types that depend on expressions: `-> decltype(f(a))`, `decltype(a + b)`, `decltype(std::declval<T>() + 1)`, also to choose among overloads
template<class F> __host__ __device__ auto invoke(F f) -> decltype(f()) { return f(); }
template<class A, class B> __device__ auto add(A a, B b) -> decltype(a + b) { return a + b; }
template<class A, class B> __device__ decltype(A() * B()) mul(A a, B b) { return a * b; }
template<class A> __device__ auto size(const A &a) -> decltype(a.size()) { return a.size(); }
template<class A> __device__ auto front(A *a) -> decltype(a->x) { return a->x; }
template<class A> __device__ auto elem(A &a, int i) -> decltype(a[i]) { return a[i]; }
template<class A> __device__ auto same(A a) -> decltype(a) { return a; }
template<class A> __device__ auto ref(A &a) -> decltype((a)) { return a; }
template<class A> __device__ auto neg(A a) -> decltype(-a) { return -a; }
template<class A> __device__ auto deref(A a) -> decltype(*a) { return *a; }
template<class F, class A> __device__ auto call(F f, A a) -> decltype(f(a, 1)) { return f(a, 1); }
template<class A> __device__ decltype(std::declval<A>() + 1) inc(A a) { return a + 1; }
__device__ int g(int x) { return x + 1; } __device__ float g(float x) { return x; }
template<class A> __device__ auto callg(A a) -> decltype(g(a)) { return g(a); }
template<class A> __device__ auto cast(A a) -> decltype(static_cast<A>(a) + (A)1 + A(2)) { return a; }
template<class A> __device__ auto sz(A a) -> decltype(sizeof(A)) { return 4; }
template<class A> __device__ auto comma(A a) -> decltype((void)a.x, 1) { return 7; }
template<class A> __device__ auto comma(const A &a) -> decltype((void)a.y, 2) { return 8; }
template<class A> __device__ auto val(A a) -> decltype(A::v + a.x) { return A::v; }
template<class A> __device__ auto brace(A a) -> decltype(A{}) { return a; }
template<class A> __device__ auto opn(A a) -> decltype(a.template get<int>()) { return a.template get<int>(); }
template<class A> __device__ auto ptr(A a) -> decltype(&a.x) { return 0; }
template<class A, int N> __device__ auto num(A a) -> decltype(a + N) { return a + N; }
struct X { int x; static constexpr int v = 5; __device__ int size() const { return 3; } template <class T> __device__ T get() { return 4; } };
struct Y { int y; };
struct DF { __device__ int operator()() { return threadIdx.x + 5; } __device__ float operator()(int a, int b) { return a + b + 0.5f; } };

extern "C" __global__ void test_results(int *failures)
{
    int a[3] = {1, 2, 3};
    X x{4};
    Y y{2};
    CHECK(invoke(DF()) == threadIdx.x + 5 && add(1, 2.5f) == 3.5f && mul(2, 3.5f) == 7 && size(x) == 3);
    CHECK(front(&x) == 4 && same(3) == 3 && neg(3.f) == -3 && call(DF(), 3) == 4.5f && inc(3.5f) == 4.5f);
    elem(a, 1) = 8;
    ref(a[0]) = 9;
    deref(a + 2) = 11;
    CHECK(a[0] == 9 && a[1] == 8 && a[2] == 11);
    CHECK(callg(2) == 3 && callg(2.5f) == 2.5f && cast(3) == 3 && sz('a') == 4 && comma(x) == 7 && comma(y) == 8);
    CHECK(val(x) == 5 && brace(x).x == 4 && opn(x) == 4 && ptr(x) == nullptr && num<int, 4>(2) == 6);
}
