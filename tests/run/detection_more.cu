// More of what C++17 libraries do; nvcc compiles all of it.
#include "check.h"

// DOC: Templates | friend function templates that are defined in a class template
template <class T> struct iter {
    T *p;
    friend __device__ int moved(const iter &i) { return *i.p; }
    template <class U> friend __device__ int both(const iter &a, const iter<U> &b) { return *a.p + *b.p; }
};

template <class A, class B> struct pr { A a; B b; };
template <int I, class A, class B> __device__ int get(pr<A, B> &) { return 1; }
template <int I, class A, class B> __device__ int get(const pr<A, B> &) { return 2; }
template <int I, class A, class B> __device__ int get(pr<A, B> &&) { return 3; }
template <int I, class A, class B> __device__ int get(const pr<A, B> &&) { return 4; }

template <class T, unsigned long N> __device__ int one(T (&a)[N]) { return 1; }
template <class T, unsigned long N> __device__ int one(T (&&a)[N]) { return N; }

// DOC: Expressions | `__builtin_bit_cast`, `__builtin_is_constant_evaluated`, bits counted and assumptions at compile time
__host__ __device__ constexpr int known(unsigned x)
{
    int r = __builtin_popcount(x) + __builtin_clz(x | 1);
    __builtin_assume(r >= 0);
    return __builtin_is_constant_evaluated() ? r : -r;
}
static_assert(known(7) == 32);
static_assert(__builtin_bit_cast(unsigned, 1.0f) == 0x3F800000u && __builtin_bit_cast(double, 0x4000000000000000ll) == 2.0);
struct words { int low, high; };

// DOC: Templates | `R C::*` matches pointers to const member functions
template <class T> struct of;
template <class R, class C> struct of<R C::*> { using type = R C::*; using cls = C; };
struct adder { int base; __device__ int add(int x) const { return base + x; } };
template <class M> __device__ int called(M m, const typename of<M>::cls &c) { typename of<M>::type n = m; return (c.*n)(1); }

// DOC: Templates | the address of one instance of a member template
struct self_asking {
    using self = self_asking;
    template <class, class F, class... A> __host__ __device__ static auto well(F &&f, A &&...a) -> decltype(void(), (!f(static_cast<A &&>(a)...)), void()) {}
    template <class... As, class = decltype(&self::well<As...>)> __host__ __device__ static constexpr bool ok(void (*)(As...)) { return true; }
    __host__ __device__ static constexpr bool ok(...) { return false; }
};
static_assert(self_asking::ok((void (*)(char, bool (*)(int), int))nullptr));

// DOC: Statements | structured bindings of classes for which `std::tuple_size` is specialised
struct three { int x; };
template <int I> __device__ int get(const three &t) { return I * t.x; }
namespace std {
    template <class T> struct tuple_size;
    template <unsigned long I, class T> struct tuple_element;
    template <> struct tuple_size<three> { static constexpr unsigned long value = 3; };
    template <unsigned long I> struct tuple_element<I, three> { using type = int; };
}

// DOC: Classes | `friend T;` of any type; `T::template name<...>...` as base classes
template <class S> struct crtp { __device__ int go() { return static_cast<S *>(this)->impl(); } };
template <class T> struct derived : crtp<derived<T>> {
private:
    using base = crtp<derived>;
    friend base;
    __device__ int impl() const { return 7; }
};
template <class T, class... C> struct rebound : C::template rebind<T>... {};
struct first { template <class T> struct rebind { T x; }; };
struct second { template <class T> struct rebind { T *y; }; };

// DOC: Templates | variable templates of class type: each instance is an object of its own
template <int N> struct number { int more[2] = {N, N}; };
template <int N> inline constexpr number<N> number_v{};
__device__ int through(const int *p) { return p[0] + p[1]; }

// DOC: Functions | functions of the program whose names begin as those of builtins do
__device__ int __atomic_of_mine(int x) { return x + 1; }
template <class T> __device__ T __atomic_of_mine_too(T x) { return x + 2; }

extern "C" __global__ void test_friends(int *failures)
{
    CHECK(derived<int>{}.go() == 7);
    rebound<int, first, second> r;
    r.x = 3;
    r.y = &r.x;
    CHECK(*r.y == 3);
    CHECK(through(number_v<3>.more) + through(number_v<4>.more) == 14);
    CHECK(__atomic_of_mine(1) == 2 && __atomic_of_mine_too<long>(1) == 3);
}

extern "C" __global__ void test_further(int *failures)
{
    int x = 3;
    long y = 4;
    iter<int> i{&x};
    iter<long> j{&y};
    CHECK(moved(i) == 3 && both(i, j) == 7 && both(i, i) == 6);
    pr<int, int> p{};
    const pr<int, int> q{};
    CHECK(get<0>(p) == 1 && get<0>(q) == 2 && get<0>(static_cast<pr<int, int> &&>(p)) == 3);
    CHECK(get<0>(static_cast<const pr<int, int> &&>(q)) == 4 && get<0>(pr<int, float>{}) == 3);
    CHECK(one({1, 2, 3}) == 3);
    unsigned z = 7 * blockDim.x;
    CHECK(known(z) == -32 && __builtin_bit_cast(float, z + 0x3F7FFFF9u) == 1.0f);
    words w = __builtin_bit_cast(words, 0x0000000200000001ll * blockDim.x);
    CHECK(w.low == 1 && w.high == 2);
    CHECK(called(&adder::add, adder{4}) == 5);
    auto [a, b, c] = three{5};
    CHECK(a == 0 && b == 5 && c == 10);
}
