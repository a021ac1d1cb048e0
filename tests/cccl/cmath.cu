// DOC: CCCL in device code | `<cuda/std/cmath>`, `<cuda/std/cstdlib>`, `<cuda/std/cstring>`, `<cuda/cmath>`
// SLOW: a large header; optional.cu tries a smaller one
#include <cuda/cmath>
#include <cuda/std/cmath>
#include <cuda/std/cstdlib>
#include <cuda/std/cstring>

#include "check.h"

static_assert(cuda::ceil_div(7, 2) == 4 && cuda::round_up(7, 4) == 8 && cuda::round_down(7, 4) == 4);

extern "C" __global__ void test_cmath(int *failures)
{
    float x = 0.25f + threadIdx.x;
    double y = x;
    CHECK(cuda::std::sqrt(x) == 0.5f && cuda::std::fabs(-y) == 0.25 && cuda::std::fmax(x, 1.0f) == 1.0f);
    CHECK(cuda::std::isnan(cuda::std::sqrt(-y)) && cuda::std::isinf(1 / (y - y)) && cuda::std::signbit(-x) && cuda::std::isfinite(x));
    CHECK(cuda::std::floor(-x) == -1 && cuda::std::trunc(2.75f) == 2 && cuda::std::lround(2.5) == 3 && cuda::std::hypot(3.0, 4.0) == 5);
    CHECK(cuda::std::pow(2.0, 10) == 1024 && cuda::std::abs(-3) == 3 && cuda::std::lerp(1.0, 3.0, y) == 1.5);
    int e;
    CHECK(cuda::std::frexp(8.0, &e) == 0.5 && e == 4 && cuda::std::ldexp(0.5, 4) == 8);
    CHECK(cuda::std::div(7, 2).quot == 3 && cuda::std::div(7, 2).rem == 1);
    char a[8], b[8] = "abcdefg";
    cuda::std::memcpy(a, b, 8);
    CHECK(cuda::std::memcmp(a, b, 8) == 0);
    CHECK(cuda::ilog2(1024) == 10);
}
