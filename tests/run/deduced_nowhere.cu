// Pointers and references to instances whose arguments no call says: `Modulus<typename Unsigned<T>::type> *`.
#include "check.h"

template <typename T> struct Unsigned { typedef unsigned type; };
template <> struct Unsigned<long> { typedef unsigned long type; };
template <typename T> struct Modulus { T value; };

template <typename T> __device__ int by(T *p, Modulus<typename Unsigned<T>::type> m) { return p[0] % m.value; }
template <typename T> __device__ int by(T *p, Modulus<typename Unsigned<T>::type> *m, int i) { return p[0] % m[i].value; }
template <typename T> __device__ int by(T *p, const Modulus<typename Unsigned<T>::type> &m, long) { return -p[0] % m.value; }
template <typename T> __device__ int by(T *p, Modulus<typename Unsigned<T>::type> (*m)[2]) { return p[0] % (*m)[1].value; }
template __device__ int by<int>(int *, Modulus<unsigned>);
template __device__ int by<int>(int *, Modulus<unsigned> *, int);
template __device__ int by<long>(long *, const Modulus<unsigned long> &, long);
template __device__ int by<int>(int *, Modulus<unsigned> (*)[2]);

extern "C" __global__ void test_pointers(int *failures)
{
    int n = 17;
    long wide = 16;
    Modulus<unsigned> m[2] = {{5}, {7}};
    CHECK(by(&n, m[0]) == 2);
    CHECK(by(&n, m, 1) == 3);
    CHECK(by(&n, &m) == 3);
    CHECK(by(&wide, Modulus<unsigned long>{7}, 0L) == (int)(-16ul % 7));
}
