struct pair { int a, b; };
class closed { int a; public: int b; };
__device__ void f(pair p, closed c, int n)
{
    auto [x] = p; // error: type 'struct pair' decomposes into 2 elements, but only 1 name was provided
    auto [y, z, w] = p; // error: type 'struct pair' decomposes into 2 elements, but 3 names were provided
    auto [q, r] = n; // error: cannot decompose an object of type 'int'
    auto [s, t] = c; // error: cannot decompose 'closed': its member 'a' is private
    auto [k, k] = p; // error: redefinition of 'k' // note: previous definition is here
}
__device__ void g(pair p) { auto [a, b]; } // error: a structured binding requires an initializer
__device__ void h(pair p) { int [a, b] = p; } // error: a structured binding is declared with 'auto'
__device__ void i(pair p) { auto [a, 3] = p; } // error: expected identifier in a structured binding
struct one { int a; };
struct both : one { int b; };
struct other { int c; };
struct two : one, other {};
__device__ void j(both p, two t)
{
    auto [a] = p; // error: cannot decompose class type 'both': both it and its base class 'struct one' have non-static data members
    auto [b] = t; // error: cannot decompose class type 'two': its bases 'struct one' and 'struct other' have non-static data members
}
__device__ auto [on, device] = pair{1, 2}; // error: '__device__' is not allowed on a structured binding
__device__ void m()
{
    typedef auto [x, y] = pair{1, 2}; // error: a structured binding cannot be declared 'typedef'
    extern auto [v, w] = pair{1, 2}; // error: a structured binding cannot be declared 'extern'
}
namespace std { template <class T> struct tuple_size; }
struct endless { int a; template <int I> __device__ int get() const { return I; } };
template <> struct std::tuple_size<endless> { static constexpr unsigned long value = 1ul << 40; };
__device__ char huge[1ul << 40];
__device__ void n(endless e)
{
    auto [x] = e; // error: type 'endless' decomposes into 1099511627776 elements, but only 1 name was provided
    auto &[y] = huge; // error: type 'char [1099511627776]' decomposes into 1099511627776 elements, but only 1 name was provided
    auto [z] = huge; // error: type 'char [1099511627776]' decomposes into 1099511627776 elements, but only 1 name was provided
}
#include <array>
#include <tuple>
__device__ void o(std::tuple<int, int, int> three, const std::array<int, 2> two)
{
    const auto [x] = 3; // error: cannot decompose an object of type 'int'
    auto [a, b] = three; // error: type 'std::tuple<int, int, int>' decomposes into 3 elements, but only 2 names were provided
    auto &[c, d, e] = two; // error: type 'std::array<int, 2>' decomposes into 2 elements, but 3 names were provided
}
