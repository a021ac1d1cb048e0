// DOC: CCCL in device code | `<cuda/std/bitset>`: `bitset`, its operators, `count`, `to_ullong`, in constant expressions
// SLOW: a large header; optional.cu tries a smaller one
#include <cuda/std/bitset>

#include "check.h"

static_assert(cuda::std::bitset<8>(0b1011).count() == 3 && cuda::std::bitset<8>(5).test(2));

extern "C" __global__ void test_bitset(int *failures)
{
    cuda::std::bitset<100> a, b;
    a.set(3).set(99);
    b[3] = true;
    b[64] = true;
    CHECK(a.count() == 2 && a.any() && !a.none() && !a.all() && a.size() == 100);
    CHECK((a & b).count() == 1 && (a | b).count() == 3 && (a ^ b).count() == 2 && (~a).count() == 98);
    CHECK((a << 1)[4] && !(a << 1)[3] && (a >> 3)[0] && (a >> 3)[96]);
    a.flip(3);
    CHECK(!a[3] && a != b && (a.reset(99), a.none()));
    CHECK(cuda::std::bitset<16>(0xABCD).to_ulong() == 0xABCD && cuda::std::bitset<40>(1ull << 39).to_ullong() == 1ull << 39);
    CHECK(cuda::std::bitset<5>("10110").to_ulong() == 22);
}
