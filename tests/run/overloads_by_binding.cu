#include "check.h"
// DOC: Functions | overloads: how references bind, what they bind to, conversions of a class by its functions
#include <type_traits>
#include <utility>

namespace {
template <int N> struct Index { static const int n = N; };
struct Base {};
struct Derived : Base {};
struct Two { __device__ operator int *() const; __device__ operator bool() const; };

__device__ Index<1> apart(char &&);
__device__ Index<2> apart(const long &&);
__device__ Index<3> apart(double &);

__device__ Index<1> decays(const int *&&);
__device__ Index<2> decays(...);

template <class T> __device__ Index<1> text(T &&);
__device__ Index<2> text(const char *const &);

__device__ Index<1> pointer(Base *);
__device__ Index<2> pointer(const Base *&&);

template <class T> __device__ Index<1> function(const T &&);
template <class T> __device__ Index<2> function(const T *);

template <class T> __device__ Index<1> only_pointer(const T *);
__device__ Index<2> only_pointer(...);

__device__ Index<1> second(const short &, const short &&);
__device__ Index<2> second(bool, bool &&);

__device__ Index<1> of_two(int, int);
__device__ Index<2> of_two(const int *, long);

template <class T, unsigned long N> __device__ Index<1> array(const T (&)[N]);
__device__ Index<2> array(...);

__device__ Index<1> kept(int &&);
__device__ Index<2> kept(const int &);
__device__ Index<3> kept(int &);
__device__ Index<1> part(Base &&);
__device__ Index<2> part(const Base &);
__device__ Index<3> part(Base &);

template <class A, class = void> struct Apart : Index<0> {};
template <class A> struct Apart<A, std::void_t<decltype(apart(std::declval<A>()))>> : decltype(apart(std::declval<A>())) {};
template <class A, class = void> struct Second : Index<0> {};
template <class A> struct Second<A, std::void_t<decltype(second(std::declval<const A>(), std::declval<A>()))>> : Index<1> {};
#define CHOSEN(call) decltype(call)::n
template <class T> __device__ T of();
} // namespace

extern "C" __global__ void test_bindings(int *failures)
{
    CHECK(Apart<int>::n == 0 && Apart<double &>::n == 3 && Apart<char>::n == 1);
    CHECK(CHOSEN(decays(of<const int (&)[3]>())) == 1 && CHOSEN(decays(of<int (&)[3]>())) == 1);
    CHECK(CHOSEN(decays(of<const int *>())) == 1 && CHOSEN(decays(of<const int *&>())) == 2);
    CHECK(CHOSEN(text("a")) == 2 && CHOSEN(text(of<const char *>())) == 1);
    CHECK(CHOSEN(pointer(of<Base *>())) == 1);
    CHECK(CHOSEN(pointer(of<const Base *>())) == 2);
    CHECK(CHOSEN(kept(1)) == 1 && CHOSEN(kept(of<const int &>())) == 2 && CHOSEN(kept(of<int &>())) == 3);
    CHECK(CHOSEN(kept(of<long &>())) == 1 && CHOSEN(kept(of<const int &&>())) == 2);
    CHECK(CHOSEN(part(Derived())) == 1 && CHOSEN(part(of<const Derived &>())) == 2 && CHOSEN(part(of<Derived &>())) == 3);
    CHECK(CHOSEN(array(of<int (&&)[3]>())) == 1);
}

extern "C" __global__ void test_functions(int *failures)
{
    CHECK(CHOSEN(function(of<int (&)(int)>())) == 1);
    CHECK(CHOSEN(only_pointer(of<int (*)(int)>())) == 2 && CHOSEN(only_pointer(of<int *>())) == 1);
}

extern "C" __global__ void test_conversions(int *failures)
{
    CHECK(Second<short>::n == 1 && Second<long>::n == 0);
    CHECK(CHOSEN(of_two(of<Two>(), 1)) == 1);
}
