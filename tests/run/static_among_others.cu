// A static member function and another of its name: a pointer to a function is the static one's.
#include "check.h"
template <class T> struct buffer {
    using step = int (*)(buffer &, int);
    __device__ constexpr buffer(step s) : next(s) {}
    step next;
    int sum = 0;
};
template <class T> struct filled : buffer<T> {
    __device__ constexpr filled() : buffer<T>{prepare} {}
    static __device__ constexpr int prepare(buffer<T> &b, int n) { return static_cast<filled &>(b).prepare(), b.sum += n; }
    __device__ constexpr void prepare() { this->sum = 5; }
};

extern "C" __global__ void test_static_of_two(int *failures)
{
    filled<int> f;
    int (*other)(buffer<int> &, int) = filled<int>::prepare;
    CHECK(f.next(f, 2) == 7 && f.sum == 7 && other(f, 4) == 9);
}
