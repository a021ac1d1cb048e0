// RUN: -arch=sm_90 --emit llvm
// DOC: Output | what the device's `printf` does not know is rewritten at compile time: `%hhd`, `%zu`, `%jd`, `%td`, `%Lf`, `%'d`, `%5%`, `%m`
#include <stdio.h>
#include <stddef.h>
#include <stdint.h>

extern "C" __global__ void formats(int i, size_t z, intmax_t j, ptrdiff_t t, const char *s, int *result)
{
    // CHECK-DAG: c"[%d %u %x %X]\0A\00"
    printf("[%hhd %hhu %hhx %hhX]\n", i, i, i, i);
    // CHECK-DAG: c"[%hd %ld %lld]\0A\00"
    printf("[%hd %ld %lld]\n", i, (long)i, (long long)i);
    // CHECK-DAG: c"[%llu %5lld %-8llx %lld]\0A\00"
    printf("[%zu %5jd %-8jx %td]\n", z, j, j, t);
    // CHECK-DAG: c"[%.3f %+8.2e %a]\0A\00"
    printf("[%.3Lf %+8.2le %a]\n", (long double)i, 1.0 * i, (double)i);
    // CHECK-DAG: c"[%% %d %% Success]\0A\00"
    printf("[%5% %'d %-% %m]\n", i);
    // CHECK-DAG: c"[%lc %s %8s]\0A\00"
    printf("[%C %s %8.4s]\n", i, s, s);
    // CHECK-DAG: c"%d%%y %%\00"
    printf("%d%y %", i);
    // CHECK-DAG: c"cut\00"
    printf("cut\0 %d");
    // CHECK-DAG: c"yes %d\00"
    // CHECK-DAG: c"no %llu\00"
    printf(i ? "yes %hhd" : "no %hhd", (signed char)i);
    printf(i ? "yes %zu" : "no %zu", z);
    // The number of arguments that the conversions take, width included, unless the system failed.
    // CHECK-DAG: select i1 %{{[0-9]+}}, i32 %{{[0-9]+}}, i32 3
    *result = printf("%*d %s %%\n", i, i, s);
}
