#include "check.h"
// DOC: Templates | a member template of one instance of a class template: `template <> template <class U> int A<0>::f(U)`
struct Two { float x, y; };
template <int N> struct Get {
    int base = N;
    template <class T, class R> static __host__ __device__ R of(const T &two);
    template <class U> __host__ __device__ int g(U u) { return (int)u + N; }
};
template <> template <class T, class R> inline __host__ __device__ R Get<0>::of(const T &two) { return two.x; }
template <> template <class T, class R> inline __host__ __device__ R Get<1>::of(const T &two) { return two.y; }
template <> template <class U> __host__ __device__ int Get<5>::g(U u) { return (int)u * 100 + base; }
template <> template <> __host__ __device__ int Get<5>::g<char>(char u) { return -1; }

extern "C" __global__ void test_member_specializations(int *failures)
{
    Two two{1.0f + threadIdx.x, 2};
    CHECK((Get<0>::of<Two, float>(two) == 1.0f + threadIdx.x && Get<1>::of<Two, int>(two) == 2));
    CHECK(Get<5>{}.g(3.5) == 305 && Get<4>{}.g(2.5) == 6 && Get<5>{}.g('a') == -1);
}
