#include "check.h"
template <class T, class F> __device__ __noinline__ T at_run_time(volatile F x) { return (T)x; }
#define SAME(T, x) CHECK((T)(x) == at_run_time<T>(x));
#define EACH(x) SAME(short, x) SAME(unsigned short, x) SAME(signed char, x) SAME(unsigned char, x) SAME(int, x) SAME(unsigned, x) SAME(long long, x) SAME(unsigned long long, x)
// DOC: Expressions | a floating constant that an integer type cannot hold becomes what the conversion at run time gives
extern "C" __global__ void test_constants_out_of_range(int *failures)
{
    EACH(1e10f) EACH(-1e10f) EACH(300.f) EACH(-3.f) EACH(70000.) EACH(-40000.) EACH(16777217.) EACH(1e30) EACH(-1e30) EACH(4294967296.)
    EACH(__builtin_huge_valf()) EACH(-__builtin_huge_val()) EACH(__builtin_nanf("")) EACH(__builtin_nan(""))
}
