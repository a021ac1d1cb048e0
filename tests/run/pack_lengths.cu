// One template with packs of many lengths: what its patterns say of an element is the same in all of them.
#include "check.h"

template <class... T> __device__ int counted(T... t)
{
    // each element has a closure type of its own, and so has each instance
    return (0 + ... + [&](int by) { static __shared__ int last; last = t; return last * by; }(sizeof...(T)));
}

__device__ int down() { return 0; }

template <class H, class... T> __device__ int down(H h, T... t)
{
    return counted(h, t...) + down(t...);
}

template <class... T> struct List;
template <> struct List<> {
    static constexpr int size = 0, bytes = 0;
};
template <class H, class... T> struct List<H, T...> : List<T...> {
    H head;
    static constexpr int size = 1 + List<T...>::size, bytes = (sizeof(H) + ... + sizeof(T)) + List<T...>::bytes;
    template <class... U> __device__ static int pairs(U... u) { return (0 + ... + (int)(sizeof(T) * u)); }
};

template <int... I> struct Numbers {
    template <int K, int... J> __device__ static int at() { return (0 + ... + (J + K)); }
    template <int... J> __device__ static int nested() { return (0 + ... + (I * at<I, J...>())); }
};

extern "C" __global__ void test_lengths(int *failures)
{
    const int one = threadIdx.x + 1;
    CHECK(down(one, one + 1, one + 2, one + 3) == 4 * 10 + 3 * 9 + 2 * 7 + 1 * 4);
    CHECK(down(one, one + 1) == 2 * 3 + 1 * 2);
    CHECK(down((char)one, 2ll, (short)3) == 3 * 6 + 2 * 5 + 3);
    using L = List<char, short, int, long long>;
    static_assert(L::size == 4 && L::bytes == 15 + 14 + 12 + 8, "");
    static_assert(List<int, char>::bytes == 5 + 1, "");
    CHECK(L::pairs(one, 2, 3) == 2 + 8 + 24);
    CHECK((List<int, long long>::pairs(one)) == 8);
    CHECK((Numbers<1, 2>::nested<3, 4, 5>()) == 1 * (4 + 5 + 6) + 2 * (5 + 6 + 7));
    CHECK((Numbers<1, 2, 3>::nested<7>()) == 8 + 2 * 9 + 3 * 10);
}
