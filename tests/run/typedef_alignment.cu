// DOC: Types | alignments given to typedef names: above and below the type's own, in records, arrays, pointers and calls
#include "check.h"

typedef int int_1 __attribute__((aligned(1)));
typedef double double_2 __attribute__((aligned(2)));
typedef int int_16 __attribute__((aligned(16)));
typedef struct { double x; char y; } Low __attribute__((aligned(1)));
typedef struct { short x; char y; } High __attribute__((aligned(8)));
using int_8 [[gnu::aligned(8)]] = int;

struct Plain { int x; };
struct Mixed { char c; int_1 x; char d; double_2 y; Low low; };
static_assert(sizeof(Mixed) == 30 && alignof(Mixed) == 2 && __builtin_offsetof(Mixed, x) == 1, "");
static_assert(alignof(int_1) == 1 && alignof(int_16) == 16 && sizeof(int_16) == 4 && alignof(High) == 8, "");
static_assert(alignof(Low) == 1 && sizeof(Low) == 16 && alignof(int_8) == 8 && alignof(int_1[3]) == 1, "");

// nvcc: attributes behind `*` are those of what is declared, not of the pointer's type.
struct Behind { char c; int *__attribute__((aligned)) a; char d; void *__attribute__((packed, aligned(2))) b; };
struct BehindTwo { char c; int *__attribute__((aligned(16))) *a; int (*__attribute__((packed)) f)(int); };
static_assert(sizeof(Behind) == 48 && __builtin_offsetof(Behind, a) == 16 && __builtin_offsetof(Behind, b) == 26, "");
static_assert(sizeof(BehindTwo) == 32 && __builtin_offsetof(BehindTwo, a) == 16 && __builtin_offsetof(BehindTwo, f) == 24, "");

__device__ struct Plain __attribute__((aligned(16))) raised;
__device__ int lowered __attribute__((aligned(1)));
__device__ char bytes[64] __attribute__((aligned(16)));

__device__ __noinline__ int read(int_1 *p) { return *p; }
__device__ __noinline__ double read_double(char *p) { return *(double_2 *)p; }
__device__ __noinline__ Low pass(char c, Low a, High b) { a.x += b.x + c; return a; }
__device__ __noinline__ High raise(High a) { a.x++; return a; }

extern "C" __global__ void test_typedefs_align(int *failures)
{
    for (int i = 0; i < 64; i++)
        bytes[i] = (char)i;
    CHECK(read((int_1 *)(bytes + 1)) == 0x04030201 && *(int_1 *)(int *)(bytes + 3) == 0x06050403);
    *(double_2 *)(bytes + 2) = 2.5;
    CHECK(read_double(bytes + 2) == 2.5 && bytes[1] == 1 && bytes[10] == 10);
    Mixed *m = (Mixed *)(bytes + 16);
    m->x = 7, m->y = 1.5;
    int_1 *p = &m->x;
    CHECK(*p == 7 && bytes[16] == 16 && bytes[17] == 7);
    High h = {3, 4};
    m->low = pass(2, (Low){1.0, 'q'}, h);
    CHECK(m->low.x == 6.0 && m->low.y == 'q' && m->y == 1.5);
    CHECK(raise(h).x == 4);
    CHECK((unsigned long long)&raised % 16 == 0 && __alignof__(lowered) == 1);
    lowered = 5;
    int_16 local[2] = {1, 2};
    CHECK(read(&lowered) == 5 && local[1] == 2 && (unsigned long long)local % 16 == 0);
}
