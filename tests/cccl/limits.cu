// DOC: CCCL in device code | `<cuda/std/limits>`, `<cuda/std/climits>`, `<cuda/std/cfloat>`: `numeric_limits` of numbers
// SLOW: a large header; optional.cu tries a smaller one
#include <cuda/std/cfloat>
#include <cuda/std/climits>
#include <cuda/std/limits>

#include "check.h"

template <class T> using lim = cuda::std::numeric_limits<T>;
static_assert(lim<int>::max() == INT_MAX && lim<int>::min() == INT_MIN && lim<int>::digits == 31 && lim<int>::is_signed);
static_assert(lim<unsigned char>::max() == 255 && lim<long long>::max() == LLONG_MAX && lim<bool>::digits == 1);
static_assert(lim<float>::max() == FLT_MAX && lim<float>::min() == FLT_MIN && lim<float>::lowest() == -FLT_MAX);
static_assert(lim<float>::epsilon() == FLT_EPSILON && lim<double>::digits == 53 && lim<double>::max_exponent == 1024);
static_assert(lim<float>::has_infinity && lim<float>::is_iec559 && !lim<int>::has_infinity && lim<int>::is_exact);

extern "C" __global__ void test_limits(int *failures)
{
    CHECK(lim<float>::infinity() > FLT_MAX && lim<double>::quiet_NaN() != lim<double>::quiet_NaN());
    CHECK(lim<float>::denorm_min() > 0 && lim<const double>::round_error() == 0.5);
}
