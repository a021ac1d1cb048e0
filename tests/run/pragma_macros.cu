#include "check.h"
#define UNROLL #pragma unroll
#define SAME UNROLL
#define QUIET #pragma nv_diag_suppress 177

template <int N, class F> __device__ void each(F f)
{
    UNROLL
    for (int i = 0; i < N; i++)
        f(i);
}

QUIET
// DOC: Preprocessor | a macro, alone on its line, that stands for a `#pragma`
extern "C" __global__ void test_pragma_macros(int *failures)
{
    int x[4] = {4, 3, 2, 1}, sum = 0;
    each<4>([&](int k) {
        UNROLL // of a comment
        for (int i = k; i < 4; i++)
            sum += x[i];
    });
    CHECK(sum == 10 + 6 + 3 + 1);
    SAME
    for (int i = 0; i < 4; i++)
        sum -= x[i];
    CHECK(sum == 10);
}
