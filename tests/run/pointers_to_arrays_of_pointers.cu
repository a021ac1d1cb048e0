#include "check.h"
// Qualification conversions of arrays ([conv.qual]): const at the elements is const at the array

static_assert(__is_convertible_to(int *(*)[3], const int *const (*)[3]));
static_assert(!__is_convertible_to(int *(*)[3], const int *const (*)[4]));
static_assert(__is_convertible_to(int *(*)[], const int *const (*)[]));
static_assert(__is_convertible_to(int *(*)[3], const int *const (*)[]));
static_assert(!__is_convertible_to(int *(*)[], const int *(*)[]));
static_assert(__is_convertible_to(int *(*)[2][3], const int *const (*)[2][3]));
static_assert(__is_convertible_to(int *(**)[3], const int *const (*const *)[3]));
static_assert(!__is_convertible_to(int *(**)[3], const int *const (**)[3]));
static_assert(__is_convertible_to(int (&&)[2], const int (&)[2]));
static_assert(__is_convertible_to(int (&&)[2], int (&&)[2]));
static_assert(__is_convertible_to(int[2], int (&&)[2]));
static_assert(!__is_convertible_to(int (&&)[2], int (&)[2]));
static_assert(!__is_convertible_to(int (&)[2], int (&&)[2]));
static_assert(__is_convertible_to(int (&&)[2], int *));

__device__ int kind(const int *const (*)[2]) { return 1; }
__device__ int kind(const void *) { return 2; }

extern "C" __global__ void test_read(int *failures)
{
    int x = 4, y = 5;
    int *two[2] = {&x, &y};
    const int *const(*p)[2] = &two;
    CHECK((void *)p == (void *)&two && *(*p)[0] == 4 && *(*p)[1] == 5);
    CHECK(kind(&two) == 1);
    int **first = two;
    CHECK(static_cast<const int *const *>(first) == two && *static_cast<const int *const (*)[2]>(&two)[0] == &x);
}
