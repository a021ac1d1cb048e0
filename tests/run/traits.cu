// OPTIONS: -std=c++20
#include "check.h"
#include <type_traits>
// DOC: C++ in .cu files | all of `<type_traits>` of C++17, with `-std=c++20` what that adds
struct Moved { __device__ Moved() {} __device__ Moved(Moved &&o) noexcept { o.x = 1; } int x; };
struct Open { int a, b; };
enum class Byte : unsigned char { ONE = 1 };
template <class T> struct Doubles { T value; Doubles() = default; template <class U> __device__ Doubles(const Doubles<U> &b) : value(b.value * 2) {} };
template <class F, class... A> __device__ std::invoke_result_t<F, A...> call(F f, A... a) { return f(a...); }
template <class E> __device__ constexpr auto number(E e) { return static_cast<std::underlying_type_t<E>>(e); }

extern "C" __global__ void test_traits(int *failures)
{
    CHECK(std::is_constructible_v<Moved, Moved> && !std::is_constructible_v<Moved, const Moved &>);
    CHECK(std::is_nothrow_move_constructible_v<Moved> && !std::is_trivially_copyable_v<Moved>);
    CHECK((std::is_aggregate_v<Open> && std::is_trivial_v<Open> && std::is_standard_layout_v<Open>));
    CHECK((std::is_same_v<std::common_type_t<int, float, char>, float>));
    CHECK(number(Byte::ONE) == 1 && sizeof(number(Byte::ONE)) == 1);
    CHECK(call([](int a, float b) { return a + b; }, 1, 2.5f) == 3.5f);
    CHECK((std::is_invocable_r_v<float, decltype(&number<Byte>), Byte>));
    CHECK((std::rank_v<int[2][3]> == 2 && std::extent_v<int[2][3], 1> == 3));
    CHECK((std::conjunction_v<std::is_integral<int>, std::negation<std::is_pointer<int>>>));
    alignas(8) std::aligned_storage_t<24, 8> room;
    CHECK(sizeof room == 24 && (reinterpret_cast<unsigned long long>(&room) & 7) == 0);
    CHECK((std::is_same_v<std::remove_cvref_t<const int &>, int> && std::is_bounded_array_v<int[3]>));
    CHECK((std::is_same_v<std::type_identity_t<int>, int> && std::is_nothrow_convertible_v<int, long>));
    CHECK(noexcept(number(Byte::ONE)) == false && noexcept(1 + 1));
}

extern "C" __global__ void test_assigned_by_conversion(int *failures)
{
    Doubles<int> i;
    Doubles<char> c;
    c.value = 4;
    i = c;
    CHECK(i.value == 8);
}

// DOC: Templates | function types with qualifiers, `R(A...) const`, and specialisations for them
using constant_function = int(char) const;
template <class T> struct signature;
template <class R, class... A> struct signature<R(A...)> { static constexpr int count = sizeof...(A), constant = 0; };
template <class R, class... A> struct signature<R(A...) const> { static constexpr int count = sizeof...(A), constant = 1; };
template <class R, class C> struct signature<R C::*> : signature<R> {};
struct with_members { int f(int, char) const; int g(); };
static_assert(signature<constant_function>::constant == 1 && signature<int(char)>::constant == 0, "");
static_assert(signature<decltype(&with_members::f)>::count == 2 && signature<decltype(&with_members::f)>::constant == 1, "");
static_assert(signature<decltype(&with_members::g)>::constant == 0, "");
static_assert(__is_same(constant_function with_members::*, int (with_members::*)(char) const) && !__is_same(constant_function, int(char)), "");

// [dcl.ref]p1, [dcl.ptr]p4: no reference and no pointer is one to a function type with qualifiers.
template <class F, class = decltype(std::declval<F>()())> __device__ int called(int) { return 1; }
template <class F> __device__ int called(long) { return 0; }
extern "C" __global__ void test_qualified_functions(int *failures)
{
    CHECK(called<void()>(0) == 1 && called<void() const>(0) == 0 && called<void() &>(0) == 0);
    static_assert(std::is_same<std::add_lvalue_reference<void() const>::type, void() const>::value, "");
    static_assert(!std::is_constructible<int, void() const>::value && std::is_function<int(int) &>::value, "");
}
