// DOC: Templates | a function is an lvalue of its type: `T &&` is a reference to it, `&f` a pointer; arrays and functions reach constructors as what they are
#include "check.h"

__device__ __noinline__ int twice(int x) { return 2 * x; }
template <class T> struct Kind { static const int number = 0; };
template <> struct Kind<int (&)(int)> { static const int number = 1; };
template <> struct Kind<int (*)(int)> { static const int number = 2; };
template <> struct Kind<int(int)> { static const int number = 3; };
template <class T> __device__ int forwarded(T &&f) { return Kind<T>::number * 100 + f(5); }
template <class T> __device__ int referred(T &f) { return Kind<T>::number * 100 + f(5); }
template <class T> __device__ int copied(T f) { return Kind<T>::number * 100 + f(5); }
template <class T, int N> __device__ int count(T (&)[N]) { return N; }

struct Called {
    int kind, result;
    template <class T> __device__ Called(T &&f) : kind(Kind<T>::number), result(f(7)) {}
};
struct Counted {
    int n;
    template <class T> __device__ Counted(T &&a) : n(count(a)) {}
};

extern "C" __global__ void test_function_references(int *failures)
{
    auto &name = twice;
    auto pointer = &twice;
    CHECK(forwarded(twice) == 110 && forwarded(name) == 110 && forwarded(*pointer) == 110);
    CHECK(forwarded(&twice) == 210 && forwarded(+twice) == 210);
    CHECK(referred(twice) == 310 && referred(name) == 310);
    CHECK(copied(twice) == 210 && copied(name) == 210);
    static_assert(sizeof(decltype((&twice))) == 8, "a pointer");

    Called a = name, b(name), c = twice, d = &twice;
    CHECK(a.kind == 1 && b.kind == 1 && c.kind == 1 && d.kind == 2);
    CHECK(a.result == 14 && b.result == 14 && c.result == 14 && d.result == 14);

    int row[5] = {}, table[2][3] = {};
    Counted e = row, f(row), g = table, h = "hello";
    CHECK(e.n == 5 && f.n == 5 && g.n == 2 && h.n == 6);
}
