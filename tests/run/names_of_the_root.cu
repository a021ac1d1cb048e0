#include "check.h"
// DOC: Namespaces | names that begin with `::` or with a namespace, first in `for`, in casts and in ranges
namespace a { namespace b { typedef unsigned long size; inline namespace c { struct s { int v; }; } } }
namespace alias = a::b;
template <class T> __device__ int in_template(T n)
{
    int sum = 0;
    for (::a::b::size i = 0; i < n; i++) sum += i;
    for (a::b::size i = 0; i < n; i++) sum += i;
    for (::alias::s x = {3}; x.v; x.v--) sum++;
    return sum;
}
template <int N> struct copied {
    char text[N];
    __host__ __device__ constexpr copied(const char (&from)[N]) : text() { for (std::size_t i = 0; i < N; i++) text[i] = from[i]; }
};

extern "C" __global__ void test_first_in_for(int *failures)
{
    CHECK(in_template(4u) == 15);
    int sum = 0;
    for (::a::b::size i = 0; i < 3; i++) sum += i;
    for (auto i : {::a::b::size(1), a::b::size(2)}) sum += 10 * i;
    CHECK(sum == 33);
    constexpr copied<4> c("abc");
    CHECK(c.text[2] == 'c' && sizeof c == 4);
}

struct defined; template <class T> struct made; template <class T> __device__ T twice(T); enum kind : int;
struct ::defined { int v = 2; };
template <class T> struct ::made { T v; };
template <> struct ::made<char> { int v = 3; };
template <class T> struct ::made<T *> { int v = 4; };
template <class T> __device__ T (::twice)(T t) { return t + t; }
enum ::kind : int { one = 1 };
struct ::a::b::c::s other() { return {1}; }

extern "C" __global__ void test_definitions(int *failures)
{
    CHECK(::defined().v == 2 && ::made<int>{5}.v == 5 && made<char>().v == 3 && ::made<int *>().v == 4);
    CHECK(::twice(int(one)) == 2);
}
