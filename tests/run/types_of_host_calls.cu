#include "check.h"
#include <type_traits>
#include <utility>
// DOC: Declarations | device code may ask for the type of a host function's call
#include <string>
struct Host { int get(); Host(int); };
int function(int);
float overloaded(float);
double overloaded(double x) { std::string s("host"); return x + s.size(); }
template <class T> T *of_template(T) { throw 1; }
static short defined(int x) noexcept { return x; }
namespace d {
template <class T> auto test(int) -> decltype(std::declval<T>().get(), std::true_type{}) { return {}; }
template <class T> std::false_type test(...);
}
template <class T> struct Gets : decltype(d::test<T>(0)) {};
template <class T, class U = decltype(overloaded(T()))> __device__ int size_of(T) { return sizeof(U); }

extern "C" __global__ void test_types(int *failures)
{
    decltype(function(3)) a = 2;
    CHECK(a == 2 && sizeof(function(1)) == 4 && sizeof(defined(1)) == 2);
    CHECK(sizeof(overloaded(1.f)) == 4 && sizeof(overloaded(1.0)) == 8 && size_of(1.f) == 4 && size_of(1.0) == 8);
    CHECK((std::is_same<decltype(of_template(1.5f)), float *>::value));
    CHECK((std::is_same<decltype(of_template<char>('a')), char *>::value));
    CHECK(noexcept(defined(1)) && !noexcept(function(1)));
    CHECK(Gets<Host>::value && !Gets<int>::value);
    auto generic = [](auto x) -> decltype(overloaded(x)) { return x / 2; };
    CHECK(generic(3.f) == 1.5f && sizeof(generic(3.f)) == 4);
}
