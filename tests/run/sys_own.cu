// DOC: Functions | a program's own functions may be called `printf`, `vprintf` or `malloc`
// What a program defines under the names of the CUDA system is called by the program alone.
#include <stdio.h>
#include <stddef.h>
#include "check.h"

__device__ int printed;
extern "C" __device__ int vprintf(const char *format, void *area) { return (printed += 100) + 77; }
__device__ void *malloc(size_t size) { return (void *)(size + 1); }
__device__ int malloc(int size) { return size + 2; }
extern "C" __device__ __noinline__ void free(void *p) { printed += p != 0; }
namespace mine {
__device__ int printf(const char *format, ...) { return format[0]; }
}

extern "C" __global__ void test_own_functions(int *failures)
{
    CHECK(printf("%d %d\n", 1, 2) == 2);
    CHECK(printed == 0);
    CHECK(vprintf("x", failures) == 177);
    CHECK(mine::printf("%d\n", 1L) == '%');
    CHECK((size_t)malloc((size_t)5) == 6 && malloc(5) == 7);
    free(failures);
    CHECK(printed == 101);
}
