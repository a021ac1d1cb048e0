// Traits of the library for types that are rarely asked about: members by const pointers, functions with qualifiers, other integers.
#include "check.h"
#include <type_traits>

template <class A, class B> constexpr bool S = std::is_same<A, B>::value;
template <class T, class = void> struct Has : std::false_type {};
struct X { int f(); operator int *(); template <class T> operator T **(); };
enum E : short {};
enum class G : unsigned char {};
typedef void AF() const;

extern "C" __global__ void test_traits(int *failures)
{
    static_assert(S<std::make_unsigned_t<wchar_t>, unsigned> && S<std::make_signed_t<char16_t>, short>);
    static_assert(S<std::make_unsigned_t<E>, unsigned short> && S<std::make_signed_t<G>, signed char>);
    static_assert(S<std::make_unsigned_t<const int>, const unsigned> && S<std::make_signed_t<const E>, const short>);
    static_assert(S<std::add_pointer_t<AF>, AF> && S<std::decay_t<AF>, AF> && S<std::add_pointer_t<int &>, int *>);
    static_assert(S<std::add_pointer_t<void>, void *> && S<std::decay_t<int(int)>, int (*)(int)>);
    static_assert(S<std::remove_extent_t<int[][3]>, int[3]> && S<std::remove_volatile_t<volatile int>, int>);
    static_assert(S<std::remove_pointer_t<int *const volatile>, int> && S<std::remove_pointer_t<int *volatile>, int>);
    static_assert(std::is_member_object_pointer_v<int X::*const> && std::is_member_pointer_v<int (X::*volatile)()>);
    static_assert(std::is_convertible_v<X, int *> && !std::is_convertible_v<const X, int *>);
    static_assert(std::is_convertible_v<X, int **> && !std::is_convertible_v<const X, int **>);
    CHECK(std::is_member_function_pointer_v<decltype(&X::f)>);
}
