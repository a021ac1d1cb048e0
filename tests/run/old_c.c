// DOC: Old C | with `-x c`: implicit `int`, implicit declarations and old-style definitions are accepted, with a warning
// OPTIONS: -x c -Wno-implicit-int -Wno-implicit-function-declaration -Wno-deprecated-non-prototype
#include "check.h"

__device__ total, *pointer = &total;
__device__ static limit = 3;
const ratio = 4;

__device__ twice(x) { return x * 2; }
__device__ char *second(text, n) char *text; { return text + n; }
__device__ double mean(count, a, b, values)
    short count;
    float a, b;
    double values[];
{
    return (a + b + values[count - 1]) / 3;
}
__device__ apply(f, n) int (*f)(); { return f(n) + (*f)(n + 1); }
__device__ unspecified() { return 7; }

__global__ void test_old_style(int *failures)
{
    auto i = 5;
    register j = 6;
    double values[2];
    values[1] = 3;
    total = 2;
    CHECK(*pointer == 2 && limit == 3 && sizeof(ratio) == 4 && twice(i) + j == 16);
    CHECK(second("abc", 1)[1] == 'c' && mean(2, 1.0f, 2.0f, values) == 2.0 && apply(twice, 3) == 14);
    CHECK(unspecified() == 7 && unspecified(1, 2) == 7 && later(4) == 5 && sizeof later(1) == 4);
}

__device__ later(n) { return n + 1; }
