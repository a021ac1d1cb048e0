// DOC: Types | types of the same name in different functions and blocks: each has its own instances of templates
#include "check.h"

template <class T> __device__ __noinline__ int size(T t) { return (int)sizeof t + (int)t.y; }
template <class T> struct Box {
    T value;
    __device__ __noinline__ int bytes() { return (int)sizeof(T); }
};
template <class E> __device__ __noinline__ int number(E e) { return (int)e * 10 + (int)sizeof(E); }

__device__ __noinline__ int first()
{
    struct L { int y; };
    enum class E : short { a = 1 };
    return size(L{1}) * 100 + Box<L>().bytes() * 10000 + number(E::a);
}

__device__ __noinline__ int second()
{
    struct L { double y; };
    enum class E : char { a = 2 };
    int sum = size(L{2}) * 100 + Box<L>().bytes() * 10000 + number(E::a);
    {
        struct L { char y; };
        sum += 1000000 * size(L{3});
    }
    return sum;
}

extern "C" __global__ void test_local_types(int *failures)
{
    CHECK(first() == 40512);
    CHECK(second() == 4081021);
}
