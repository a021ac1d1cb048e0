// DOC: Builtin functions | dynamic programming (DPX): `__viaddmax_s32`, `__vimin3_u16x2_relu` and their kin
#include "check.h"

// What CUDA's documentation says of each, in plain C: additions wrap, _relu puts negative results at zero.
__device__ int larger(int a, int b) { return a > b ? a : b; }
__device__ int smaller(int a, int b) { return a < b ? a : b; }
__device__ unsigned larger_u(unsigned a, unsigned b) { return a > b ? a : b; }
__device__ unsigned smaller_u(unsigned a, unsigned b) { return a < b ? a : b; }
__device__ int plus(int a, int b) { return (int)((unsigned)a + (unsigned)b); }
__device__ int relu(int a) { return a < 0 ? 0 : a; }
__device__ int half_of(unsigned word, int i) { return (short)(word >> 16 * i); }
__device__ unsigned half_of_u(unsigned word, int i) { return (unsigned short)(word >> 16 * i); }

__device__ const int VALUES[] = {0, 1, -1, 5, -70000, 0x7fffffff, -0x7fffffff - 1, 0x7fff8000, (int)0x80007fff,
                                 0x12345678, (int)0xfffe0003};

// LAUNCH: 11 121
extern "C" __global__ void test_words(int *failures)
{
    int a = VALUES[blockIdx.x], b = VALUES[threadIdx.x % 11], c = VALUES[threadIdx.x / 11];
    unsigned x = a, y = b, z = c;
    bool first;
    CHECK(__viaddmax_s32(a, b, c) == larger(plus(a, b), c) && __viaddmin_s32(a, b, c) == smaller(plus(a, b), c));
    CHECK(__viaddmax_u32(x, y, z) == larger_u(x + y, z) && __viaddmin_u32(x, y, z) == smaller_u(x + y, z));
    CHECK(__viaddmax_s32_relu(a, b, c) == relu(larger(plus(a, b), c)));
    CHECK(__viaddmin_s32_relu(a, b, c) == relu(smaller(plus(a, b), c)));
    CHECK(__vimax3_s32(a, b, c) == larger(larger(a, b), c) && __vimin3_s32(a, b, c) == smaller(smaller(a, b), c));
    CHECK(__vimax3_u32(x, y, z) == larger_u(larger_u(x, y), z));
    CHECK(__vimin3_u32(x, y, z) == smaller_u(smaller_u(x, y), z));
    CHECK(__vimax3_s32_relu(a, b, c) == relu(larger(larger(a, b), c)));
    CHECK(__vimin3_s32_relu(a, b, c) == relu(smaller(smaller(a, b), c)));
    CHECK(__vimax_s32_relu(a, b) == relu(larger(a, b)) && __vimin_s32_relu(a, b) == relu(smaller(a, b)));
    CHECK(__vibmax_s32(a, b, &first) == larger(a, b) && first == (a >= b));
    CHECK(__vibmin_s32(a, b, &first) == smaller(a, b) && first == (a <= b));
    CHECK(__vibmax_u32(x, y, &first) == larger_u(x, y) && first == (x >= y));
    CHECK(__vibmin_u32(x, y, &first) == smaller_u(x, y) && first == (x <= y));
}

// LAUNCH: 11 121
extern "C" __global__ void test_halves(int *failures)
{
    unsigned x = VALUES[blockIdx.x], y = VALUES[threadIdx.x % 11], z = VALUES[threadIdx.x / 11];
    for (int i = 0; i < 2; i++) {
        int a = half_of(x, i), b = half_of(y, i), c = half_of(z, i), sum = half_of(a + b, 0);
        unsigned p = half_of_u(x, i), q = half_of_u(y, i), r = half_of_u(z, i), total = half_of_u(p + q, 0);
        bool first[2];
        CHECK(half_of(__viaddmax_s16x2(x, y, z), i) == larger(sum, c));
        CHECK(half_of(__viaddmin_s16x2(x, y, z), i) == smaller(sum, c));
        CHECK(half_of_u(__viaddmax_u16x2(x, y, z), i) == larger_u(total, r));
        CHECK(half_of_u(__viaddmin_u16x2(x, y, z), i) == smaller_u(total, r));
        CHECK(half_of(__viaddmax_s16x2_relu(x, y, z), i) == relu(larger(sum, c)));
        CHECK(half_of(__viaddmin_s16x2_relu(x, y, z), i) == relu(smaller(sum, c)));
        CHECK(half_of(__vimax3_s16x2(x, y, z), i) == larger(larger(a, b), c));
        CHECK(half_of(__vimin3_s16x2(x, y, z), i) == smaller(smaller(a, b), c));
        CHECK(half_of_u(__vimax3_u16x2(x, y, z), i) == larger_u(larger_u(p, q), r));
        CHECK(half_of_u(__vimin3_u16x2(x, y, z), i) == smaller_u(smaller_u(p, q), r));
        CHECK(half_of(__vimax3_s16x2_relu(x, y, z), i) == relu(larger(larger(a, b), c)));
        CHECK(half_of(__vimin3_s16x2_relu(x, y, z), i) == relu(smaller(smaller(a, b), c)));
        CHECK(half_of(__vimax_s16x2_relu(x, y), i) == relu(larger(a, b)));
        CHECK(half_of(__vimin_s16x2_relu(x, y), i) == relu(smaller(a, b)));
        // The first flag is of the upper half.
        CHECK(half_of(__vibmax_s16x2(x, y, &first[1], &first[0]), i) == larger(a, b) && first[i] == (a >= b));
        CHECK(half_of(__vibmin_s16x2(x, y, &first[1], &first[0]), i) == smaller(a, b) && first[i] == (a <= b));
        CHECK(half_of_u(__vibmax_u16x2(x, y, &first[1], &first[0]), i) == larger_u(p, q) && first[i] == (p >= q));
        CHECK(half_of_u(__vibmin_u16x2(x, y, &first[1], &first[0]), i) == smaller_u(p, q) && first[i] == (p <= q));
    }
}
