#include "check.h"
#include <initializer_list>
#include <utility>
// DOC: Classes | `using B::B...` inherits the constructors of each base of a pack
// DOC: Classes | a const object without an initialiser, of a class whose members all have theirs, virtual functions or not
// DOC: Classes | `T{}` calls a constructor that takes a list where no other takes nothing
// DOC: Declarations | `[[using gnu: const, unused]]`
// DOC: Templates | a call `get<7>(x)` finds templates beside its arguments as well
struct of_int {
    int from = 0;
    of_int() = default;
    __device__ of_int(int) : from(1) {}
    __device__ int f(int) { return 1; }
};
struct of_pointer {
    int made = 0;
    of_pointer() = default;
    __device__ of_pointer(char *) : made(2) {}
    __device__ int f(double) { return 2; }
};
template <class... B> struct derived : B... {
    using B::B...;
    using B::f...;
    derived() = default;
};
extern "C" __global__ void test_pack_of_constructors(int *failures)
{
    derived<of_int, of_pointer> nothing, number(5), pointer((char *)nullptr);
    CHECK(nothing.from == 0 && number.from == 1 && number.made == 0 && pointer.made == 2);
    CHECK(number.f(1) == 1 && number.f(1.5) == 2);
}
struct with_virtual {
    int x = 1;
    __device__ virtual int v() const { return x + 1; }
};
struct with_base : with_virtual {
    int z = 4;
};
extern "C" __global__ void test_const_without_initialiser(int *failures)
{
    const with_virtual a;
    const with_base b;
    CHECK(a.x == 1 && a.v() == 2 && b.x + b.z == 5);
}
struct list_alone {
    int n;
    __device__ list_alone(std::initializer_list<int> l) : n(l.size()) {}
    __device__ list_alone(int, int) : n(-1) {}
};
struct list_or_nothing {
    int n;
    template <class... T> __device__ list_or_nothing(T...) : n(-5) {}
    __device__ list_or_nothing(std::initializer_list<int> l) : n(l.size()) {}
};
struct list_or_default {
    int n;
    __device__ list_or_default(int a = 3) : n(a) {}
    __device__ list_or_default(std::initializer_list<int> l) : n(l.size()) {}
};
__device__ list_alone returned() { return {}; }
__device__ int passed(list_alone l) { return l.n; }
extern "C" __global__ void test_empty_lists(int *failures)
{
    list_alone a = {}, b{}, both[2] = {{}, {1, 2, 3}};
    CHECK(a.n == 0 && b.n == 0 && both[0].n == 0 && both[1].n == 3 && returned().n == 0 && passed({}) == 0);
    list_or_nothing c{};
    list_or_default d{}, e = {1};
    CHECK(c.n == -5 && d.n == 3 && e.n == 1);
}
[[using gnu: const, noinline]] __device__ int attributed([[using gnu: unused]] int x) { return x + 1; }
namespace first {
struct type {
    int v = 3;
};
template <int N> __device__ int get(type t) { return N + t.v; }
}
namespace second {
struct type {};
template <int N> __device__ int get(type) { return 100 + N; }
}
template <class T> __device__ int got(T t)
{
    using std::get;
    return get<7>(t);
}
extern "C" __global__ void test_templates_beside(int *failures)
{
    CHECK(got(first::type()) == 10 && got(second::type()) == 107 && attributed(1) == 2);
}
