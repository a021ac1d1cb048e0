// DOC: Memory | `__ldg`, `__ldcs` … `__stwt` of any scalar or vector, `__isShared` …, `__cvta_*`
#include "check.h"

struct pair { char small; int large; };

__device__ float4 vectors[4];
__device__ pair pairs[4];
__device__ unsigned char bytes[8];
__device__ double2 doubles[2];
__device__ short4 shorts[2];
__device__ float3 triples[2];

extern "C" __global__ void test_cached(int *failures)
{
    vectors[1] = make_float4(1, 2, 3, 4);
    pairs[1].small = 5;
    pairs[1].large = -6;
    bytes[1] = 200;
    doubles[0] = make_double2(0.5, 0.25);
    shorts[0] = make_short4(1, -2, 3, -4);
    triples[0] = make_float3(7, 8, 9);
    __threadfence();
    float4 v = __ldcg(&vectors[1]);
    CHECK(v.x == 1 && v.w == 4);
    __stcs(&vectors[2], v);
    CHECK(vectors[2].y == 2 && __ldcv(&vectors[2].z) == 3);
    pair p = __ldca(&pairs[1]);
    CHECK(p.small == 5 && p.large == -6);
    __stwb(&pairs[2], p);
    CHECK(pairs[2].small == 5 && pairs[2].large == -6);
    CHECK(__ldcs(&bytes[1]) == 200);
    __stwt(&bytes[2], (unsigned char)77);
    CHECK(bytes[2] == 77 && __ldlu(&doubles[0]).y == 0.25);
    __stcg(&shorts[1], __ldcg(&shorts[0]));
    CHECK(shorts[1].y == -2 && shorts[1].w == -4);
    float3 t = __ldcg(&triples[0]);
    CHECK(t.x == 7 && t.z == 9);
}

__constant__ int constant = 3;

extern "C" __global__ void test_spaces(int *failures)
{
    __shared__ int shared[4];
    shared[0] = 42;
    CHECK(__isShared(shared) && !__isShared(failures) && __isGlobal(failures) && !__isGlobal(shared));
    size_t address = __cvta_generic_to_shared(&shared[0]);
    CHECK(*(int *)__cvta_shared_to_generic(address) == 42);
    CHECK((int *)__cvta_global_to_generic(__cvta_generic_to_global(failures)) == failures);
    CHECK(*(const int *)__cvta_constant_to_generic(__cvta_generic_to_constant(&constant)) == 3);
}

extern "C" __global__ void test_clocks(int *failures)
{
    long long before = clock64();
    unsigned long long then = __globaltimer();
    for (int i = 0; i < 100; i++)
        __nanosleep(1);
    CHECK(clock64() > before && clock() != 0 && __globaltimer() >= then);
}
