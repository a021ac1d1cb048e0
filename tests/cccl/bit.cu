// DOC: CCCL in device code | `<cuda/std/bit>`: counts, rotations, `bit_cast`, `bit_ceil`, `byteswap`, in constant expressions
#include <cuda/std/bit>
#include <cuda/std/cstdint>

#include "check.h"

static_assert(cuda::std::popcount(0xF0F0u) == 8 && cuda::std::countl_zero(1u) == 31 && cuda::std::countr_zero(8u) == 3);
static_assert(cuda::std::countl_one(0xF0000000u) == 4 && cuda::std::countr_one(7ull) == 3);
static_assert(cuda::std::has_single_bit(64u) && !cuda::std::has_single_bit(65u));
static_assert(cuda::std::bit_ceil(65u) == 128 && cuda::std::bit_floor(65u) == 64 && cuda::std::bit_width(65u) == 7);
static_assert(cuda::std::rotl(0x80000001u, 1) == 3 && cuda::std::rotr((unsigned char)1, 1) == 0x80);
static_assert(cuda::std::endian::native == cuda::std::endian::little);
static_assert(cuda::std::bit_cast<unsigned>(1.0f) == 0x3F800000u);

// LAUNCH: 1 64
extern "C" __global__ void test_bit(int *failures)
{
    unsigned x = threadIdx.x + 1;
    unsigned long long y = (unsigned long long)x << 32;
    CHECK(cuda::std::popcount(x) == __popc(x) && cuda::std::popcount(y) == __popcll(y));
    CHECK(cuda::std::countl_zero(x) == __clz(x) && cuda::std::countr_zero(y) == 31 + __ffs(x));
    CHECK(cuda::std::countl_zero(0ull) == 64 && cuda::std::countr_zero((unsigned short)0) == 16);
    CHECK(cuda::std::bit_ceil(x) >= x && cuda::std::bit_floor(x) <= x && cuda::std::bit_width(x) == 32 - __clz(x));
    CHECK(cuda::std::rotl(x, 33) == 2 * x && cuda::std::rotr(y, 32) == x);
    CHECK(cuda::std::bit_cast<float>(cuda::std::bit_cast<unsigned>((float)x)) == x);
    CHECK(cuda::std::byteswap(0x11223344u) == 0x44332211u);
}
