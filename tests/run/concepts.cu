// OPTIONS: -std=c++20
#include "check.h"
// DOC: C++ in .cu files | with `-std=c++20`: concepts, requires clauses and expressions, `consteval`, `constinit`
#include <type_traits>
template <class A, class B> concept same = std::is_same_v<A, B>;
template <class T> concept number = sizeof(T) == 4 || sizeof(T) == 8;
template <class T> concept adds = requires(T a, T b) {
    a + b;
    { a + b } -> same<T>;
};
template <class T> concept has_type = requires {
    typename T::type;
    requires sizeof(T) > 1;
};
struct typed {
    typedef int type;
    int x[3];
};
struct empty {};
template <number T> __device__ int f(T) { return 1; }
template <class T> requires(!number<T>) __device__ int f(T) { return 2; }
template <class T> __device__ int g(T) { return 1; }
template <class T> requires has_type<T> __device__ int g(T) { return 2; }
template <class T> requires has_type<T> && number<int> __device__ int g(T) requires(sizeof(T) == 12) { return 3; }
template <class T> __device__ int h(T) requires number<T> { return 4; }
template <number... T> __device__ int all(T... t) { return sizeof...(t); }
template <class... T> __device__ int all(T...) { return -1; }
template <adds T> struct wrapped { T t; };
template <class T> struct kind { static constexpr int value = 0; };
template <number T> struct kind<T> { static constexpr int value = 1; };
template <class T> requires number<T> && has_type<T> struct kind<T> { static constexpr int value = 2; };
consteval int three() { return 3; }
__device__ constinit int four = 4;
template <class T> __device__ int member(T t)
{
    if constexpr (requires { t.x; })
        return 1;
    else
        return 2;
}

extern "C" __global__ void test_concepts(int *failures)
{
    CHECK(f(1) == 1 && f('a') == 2 && g(typed()) == 3 && g(empty()) == 1 && h(2.5) == 4);
    CHECK(all(1, 2.5f) == 2 && all(1, 'a') == -1);
    CHECK(adds<int> && !adds<typed> && !adds<void> && has_type<typed> && !has_type<empty>);
    wrapped<int> w;
    w.t = three();
    CHECK(w.t + four == 7 && member(typed()) == 1 && member(empty()) == 2);
    CHECK(kind<char>::value == 0 && kind<int>::value == 1);
    CHECK(requires(int a) { a + 1; });
}

// ---------------------------------------------------------------- of members, and `concept auto`

namespace constrained {
template <class T> concept whole = std::is_integral_v<T>;
template <class T> struct holder {
    T t;
    __device__ int f() requires(sizeof(T) > 4) { return 1; }
    __device__ int f() requires(sizeof(T) <= 4) { return 2; }
    __device__ int g() requires whole<T> { return 3; }
    __device__ int g() { return 4; }
    __device__ whole auto same(T x) const requires requires { x % 2; } { return x; }
};
__device__ int chosen(auto) { return 1; }
__device__ int chosen(whole auto) { return 2; }
__device__ whole auto first(whole auto a, auto... rest) { return a + sizeof...(rest); }
}

extern "C" __global__ void test_constrained_members(int *failures)
{
    using namespace constrained;
    CHECK(holder<int>{}.f() == 2 && holder<double>{}.f() == 1);
    CHECK(holder<int>{}.g() == 3 && holder<double>{}.g() == 4);
    whole auto n = holder<short>{}.same(7);
    whole auto *p = &n;
    CHECK(*p == 7 && sizeof n == 2);
    CHECK(chosen(1) == 2 && chosen(1.0f) == 1);
    CHECK(first(5) == 5 && first(5, 1.0, 'c') == 7);
}
