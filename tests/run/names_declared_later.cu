// OPTIONS: -std=c++20
// Names in templates and in the bodies of members mean what they meant where they were written, whatever a
// namespace around them declares later ([temp.nondep]).
#include "check.h"

__device__ int early(double) { return 1; }
__device__ const int x = 1;
struct Tag { static constexpr int n = 1; };
template <class T> struct Box { static constexpr int n = 1; };
template <class T> using Pointer = T *;
template <class T> constexpr int four = 4;
template <class T, class U> concept Callable = requires(T a) { requires sizeof(U) == 4; a(1); };

namespace inner {
template <class T> __device__ int of_template(T) { return early(1) * 1000 + x * 100 + Tag::n * 10 + Box<T>::n; }
template <class T> struct OfClass { __device__ int m() { return early(1) * 1000 + x * 100 + Tag::n * 10 + Box<T>::n; } };
struct Plain { __device__ int m() { return early(1) * 1000 + x * 100 + Tag::n * 10 + Box<int>::n; } };
template <class T> concept Called = Callable<T, int>;
template <class T> concept Four = four<T> == 4;
template <class T> constexpr int value = four<T> * 10 + Box<T>::n;
template <class T> using Alias = Pointer<T>;
template <class T> requires Callable<T, int> __device__ int constrained(T) { return 2; }
template <Callable<int> T> __device__ int abbreviated(T) { return 3; }
template <class T> __device__ int of_argument(T t) { return found(t) + early(1); }

__device__ int early(int) { return 2; }
__device__ const int x = 2;
struct Tag { static constexpr int n = 2; };
struct Box {};
template <class T> using Pointer = T;
struct four {};
struct Callable {
    __device__ int operator()(int a) const { return a; }
    __device__ int later() const { return members_come_later() + early(1); }
    __device__ int members_come_later() const { return 40; }
};
__device__ int found(const Callable &) { return 50; }  // by its argument
}  // namespace inner

struct Known { static constexpr int n = 1; };
template <class T> struct Sized { static constexpr int n = 1; };
extern __device__ int variable;
typedef char Number;
__device__ int called(int) { return 1; }

namespace before {
struct Known;
template <class T> struct Sized;
extern __device__ int variable;
typedef int Number;
__device__ int called(int);
template <class T> __device__ int sum(T)
{
    using K = Known;
    typedef Sized<T> S;
    return K::n * 1000 + S::n * 100 + called(1) * 10 + (int)sizeof(Number);
}
template <class T> __device__ int *address() { return &variable; }
struct Known { static constexpr int n = 2; };
template <class T> struct Sized { static constexpr int n = 2; };
__device__ int variable = 7;
typedef int Number;
__device__ int called(int) { return 2; }
}  // namespace before
__device__ int variable = 3;

namespace vectors {
struct Number { int x; };
}
struct Scaled { int x; __device__ Scaled(vectors::Number n) : x(n.x) {} };
__device__ int operator+(vectors::Number a, vectors::Number b) { return a.x + b.x; }
__device__ int operator-(vectors::Number a) { return -a.x; }

namespace operators {
template <class T> __device__ int sum(T n) { return (vectors::Number{1} + vectors::Number{2}) * 10 - -vectors::Number{n}; }
__device__ int operator+(Scaled, Scaled) { return 0; }
__device__ int operator-(Scaled) { return 0; }
}  // namespace operators

namespace outer {
constexpr int width = 1;
namespace nested {
template <class T> struct Row { int items[width]; static constexpr int next = width + 1; };
constexpr int width = 4;
}  // namespace nested
using namespace nested;
}  // namespace outer

namespace opened {
template <class T> __device__ int tag() { return Tag::n * 10 + early(1); }
struct Tag { static constexpr int n = 6; };
__device__ int early(int) { return 6; }
}  // namespace opened
using namespace opened;

// DOC: Templates | names that a namespace declares later do not hide what a template's definition means
extern "C" __global__ void test_names_that_are_declared_later(int *failures)
{
    CHECK(inner::of_template(1) == 1111);
    CHECK(inner::OfClass<int>().m() == 1111);
    CHECK(inner::Plain().m() == 1111);
    static_assert(inner::Called<inner::Callable> && inner::Four<int> && inner::value<int> == 41, "");
    static_assert(sizeof(inner::Alias<char>) == 8, "");
    CHECK(inner::constrained(inner::Callable()) == 2 && inner::abbreviated(inner::Callable()) == 3);
    CHECK(inner::Callable().later() == 42);
    CHECK(inner::of_argument(inner::Callable()) == 51);
    CHECK(operators::sum(4) == 34 && opened::tag<int>() == 11);
    CHECK(sizeof(outer::nested::Row<char>) == 4 && outer::nested::Row<char>::next == 2);
    CHECK(before::sum(1) == 2224 && *before::address<int>() == 7 && variable == 3);
}
