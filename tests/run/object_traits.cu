// What can be made, assigned and destroyed, and what may throw: nvcc holds all of these assertions.
#include "check.h"
struct of_two {
    __device__ operator int() const;
    __device__ operator unsigned char() const;
};
struct to_any {
    template <class T> __device__ explicit operator T() const;
    explicit operator char() const = delete;
};
static_assert(__is_constructible(long, to_any) && !__is_convertible_to(to_any, long));
static_assert(!__is_constructible(char, to_any));
static_assert(__is_convertible_to(const of_two &, int) && __is_convertible_to(of_two, unsigned char));
static_assert(!__is_convertible_to(const of_two &, unsigned) && !__is_convertible_to(of_two, double));

struct only {
    explicit __device__ only(int) noexcept;
    __device__ only(float, int);
    only(const only &) = delete;
};
struct pod { int a; float b; };
struct thrower {
    __device__ thrower();
    __device__ thrower(const thrower &);
    __device__ thrower &operator=(const thrower &);
};
struct holder { thrower t; };
struct kept { private: __device__ ~kept(); };
struct conv { __device__ explicit operator int() const noexcept; };
struct shape { virtual __device__ void area() = 0; };
struct last final { virtual __device__ ~last() {} };
union one { int a; float b; };
enum class scoped : unsigned char { green };
template <class T> struct lazy {
    T t;
    __device__ lazy(T x) noexcept(noexcept(T(x))) : t(x) {}
};

// DOC: Classes | `__is_constructible`, `__is_assignable`, `__is_destructible` and whether these are trivial or throw
static_assert(__is_constructible(only, int) && !__is_constructible(only, int *) && __is_constructible(only, float, char));
static_assert(!__is_constructible(only, const only &) && !__is_constructible(only));
static_assert(__is_nothrow_constructible(only, int) && !__is_nothrow_constructible(only, float, int));
static_assert(__is_trivially_constructible(pod) && __is_trivially_constructible(pod, const pod &));
static_assert(!__is_constructible(pod, int, float) && !__is_trivially_constructible(thrower));
static_assert(__is_constructible(thrower) && !__is_nothrow_constructible(thrower));
static_assert(!__is_nothrow_constructible(holder, holder));
static_assert(!__is_constructible(kept) && !__is_destructible(kept) && __is_destructible(pod));
static_assert(__is_constructible(int, conv) && __is_nothrow_constructible(int, conv));
static_assert(__is_assignable(int &, float) && !__is_assignable(int, float) && !__is_assignable(const int &, int));
static_assert(__is_assignable(thrower &, const thrower &) && !__is_nothrow_assignable(thrower &, thrower));
static_assert(!__is_trivially_assignable(holder &, const holder &) && __is_trivially_assignable(pod &, const pod &));
static_assert(__is_nothrow_assignable(pod &, pod) && !__is_assignable(pod &, int));
static_assert(__is_constructible(lazy<int>, int) && __is_nothrow_constructible(lazy<int>, int));
static_assert(!__is_nothrow_constructible(lazy<thrower>, thrower));
static_assert(__is_constructible(int &, int &) && !__is_constructible(int &, int));
static_assert(__is_constructible(const int &, int) && __is_constructible(int &&, int) && !__is_constructible(int &&, int &));
static_assert(!__is_constructible(shape) && __is_abstract(shape) && __is_polymorphic(shape) && !__is_polymorphic(pod));
static_assert(__is_final(last) && __has_virtual_destructor(last) && !__has_virtual_destructor(shape));
static_assert(__is_trivial(pod) && __is_standard_layout(pod) && !__is_trivial(thrower) && __is_aggregate(pod));
static_assert(!__is_standard_layout(shape) && __is_standard_layout(one) && !__is_aggregate(only));
static_assert(__is_trivially_destructible(pod) && !__is_trivially_destructible(last));
static_assert(__has_unique_object_representations(int) && !__has_unique_object_representations(float));
static_assert(__is_same(__underlying_type(scoped), unsigned char));

template <class T, class... A> constexpr bool made = __is_constructible(T, A...);
static_assert(made<only, int> && !made<only> && made<int, float>);

// DOC: Functions | `noexcept(expression)`, and `noexcept(condition)` behind a function
__device__ void quiet() noexcept;
__device__ void loud();
__device__ int sized(int x) noexcept(sizeof(x) == 4);
__device__ int other(long x) noexcept(sizeof(x) == 4);
template <class T> __device__ void passed(T x) noexcept(noexcept(T(x)));
static_assert(noexcept(quiet()) && !noexcept(loud()) && noexcept(1 + 2) && !noexcept(thrower()));
static_assert(noexcept(sized(1)) && !noexcept(other(1)) && noexcept(quiet(), 3) && !noexcept(loud(), 3));
static_assert(noexcept(passed(1)) && !noexcept(passed(*(thrower *)nullptr)));

extern "C" __global__ void test_object_traits(int *failures)
{
    bool both = noexcept(quiet()) && made<only, int>;
    CHECK(both);
}
