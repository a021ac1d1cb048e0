#include "check.h"
#include <type_traits>
// OPTIONS: -std=c++20
// DOC: C++20 | `T::x` without `typename` where only a type can stand
template <class T> struct each {
    using own = T::x;
    T::x member;
    static constexpr T::x stored = 4;
    __device__ T::x same(T::x a) { return a; }
    __device__ auto later() -> T::x { return member; }
    __device__ T::x *either(T::x *a, T::x &b) { return a ? a : &b; }
    __device__ const T::x &constant() { return member; }
    __device__ T::x operator+(T::x a) { return a + member; }
    __device__ operator T::x() { return member + 1; }
    template <T::x V> __device__ int value() { return V; }
    template <class U = T::x> __device__ U defaulted() { return U(5); }
};
struct types {
    using x = int;
    struct inner {
        using wide = long;
        enum { four = 4 };
        static constexpr int three = 3;
    };
    template <class U> struct pointed { using type = U *; };
};
template <class T> __device__ T::x cast() { return static_cast<T::x>(3.5); }
template <class T> __device__ T::x *behind(typename T::x *p) { return p + 1; }
template <class T> using name_of = T::x;
template <class T> using wide_of = T::inner::wide;
template <class T> using pointed = T::template pointed<char>::type;
template <class I> __device__ std::remove_pointer<I>::type value_at(I i) { return *i; }
template <class T> requires std::is_class<T>::value __device__ T::x asked() { return 6; }
template <class T> struct derived : T { T::x z = 3; };
template <class T> __device__ int values()
{
    int y = T::inner::three * 2; // a value is what stands in a block
    y += T::inner::four;
    auto twice = [](T::x a) { return a * 2; };
    auto *p = new T::x(twice(y));
    y += *p;
    delete p;
    return y;
}
extern "C" __global__ void test_typename(int *failures)
{
    each<types> a;
    a.member = 2;
    int nine = 9, two[] = {4, 5};
    CHECK(a.same(5) == 5 && a.later() == 2 && each<types>::stored == 4 && cast<types>() == 3);
    CHECK(*a.either(nullptr, nine) == 9 && a.constant() == 2 && a + 3 == 5 && static_cast<int>(a) == 3);
    CHECK(a.value<8>() == 8 && a.defaulted() == 5 && *behind<types>(two) == 5 && value_at(two) == 4);
    CHECK(asked<types>() == 6 && derived<types>().z == 3 && values<types>() == 30);
    static_assert(std::is_same_v<name_of<types>, int> && std::is_same_v<wide_of<types>, long>);
    static_assert(std::is_same_v<pointed<types>, char *> && std::is_same_v<each<types>::own, int>);
}
