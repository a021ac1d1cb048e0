// DOC: Inline PTX | on the CPU device: modifiers (`ftz`, `NaN`, `relu`, `xorsign.abs`), pairs (`f16x2`), labels, `exit`, operands that are constants; a word that is not known is refused
// NEEDS: sm_89
#include "check.h"

#define THREE(text, a, b, c) ({ unsigned r_; asm volatile(text : "=r"(r_) : "r"(a), "r"(b), "r"(c)); r_; })
#define FLOAT2(text, a, b) ({ float r_; asm volatile(text : "=f"(r_) : "f"(a), "f"(b)); r_; })
#define BITS(x) __float_as_uint(x)

__device__ float tiny() { return __int_as_float(0x00400000); }
__device__ float missing() { return __int_as_float(0x7fc00000); }

extern "C" __global__ void test_both_predicates(int *failures)
{
    for (int c = 0; c < 2; c++) {
        unsigned both[3];
#define SET(how) asm volatile("{ .reg .pred p, q, r; setp.ne.u32 r, %1, 0; setp.lt." how ".s32 p|q, %2, 4, r;" \
                              " selp.u32 %0, 2, 0, p; @q add.u32 %0, %0, 1; }" : "=r"(both[0]) : "r"(c), "r"(3))
        SET("and");
        CHECK(both[0] == (c ? 2 : 0));
        SET("or");
        CHECK(both[0] == (c ? 3 : 2));
        SET("xor");
        CHECK(both[0] == (c ? 1 : 2));
        asm volatile("{ .reg .pred p, q; setp.lt.s32 p|q, %1, 4; selp.u32 %0, 2, 0, p; @q add.u32 %0, %0, 1; }"
                     : "=r"(both[1]) : "r"(3 + c));
        CHECK(both[1] == (c ? 1 : 2));
    }
}

extern "C" __global__ void test_floats(int *failures)
{
    CHECK(FLOAT2("add.f32 %0, %1, %2;", tiny(), 0.0f) == tiny() && FLOAT2("add.ftz.f32 %0, %1, %2;", tiny(), 0.0f) == 0);
    CHECK(BITS(FLOAT2("mul.ftz.f32 %0, %1, %2;", -tiny(), 1.0f)) == 0x80000000);
    CHECK(THREE("{ .reg .pred p; setp.gt.ftz.f32 p, %1, %2; selp.u32 %0, 1, 0, p; }", BITS(tiny()), 0, 0) == 0);
    CHECK(FLOAT2("min.f32 %0, %1, %2;", missing(), 2.0f) == 2 && isnan(FLOAT2("min.NaN.f32 %0, %1, %2;", missing(), 2.0f)));
    CHECK(BITS(FLOAT2("max.f32 %0, %1, %2;", -0.0f, 0.0f)) == 0 && BITS(FLOAT2("min.f32 %0, %1, %2;", 0.0f, -0.0f)) == 0x80000000);
    CHECK(FLOAT2("min.xorsign.abs.f32 %0, %1, %2;", -3.0f, 2.0f) == -2 && FLOAT2("max.xorsign.abs.f32 %0, %1, %2;", -3.0f, -2.0f) == 3);
    float f;
    asm("add.sat.f32 %0, %1, 0f00000000;" : "=f"(f) : "f"(missing()));
    CHECK(BITS(f) == 0);
    asm("cvt.rn.sat.f32.s32 %0, %1;" : "=f"(f) : "r"(7));
    CHECK(f == 1);
    unsigned pair;
    asm("fma.rn.f16x2 %0, %1, %2, %3;" : "=r"(pair) : "r"(0x3c004000), "r"(0x42004400), "r"(0x3c003c00));
    CHECK(pair == 0x44004880);  // 1 * 3 + 1, 2 * 4 + 1
    int whole;
    asm("cvt.rzi.s32.f32 %0, %1;" : "=r"(whole) : "f"(missing()));
    CHECK(whole == 0);
    asm("cvt.rzi.s32.f64 %0, %1;" : "=r"(whole) : "d"((double)missing()));
    CHECK(whole == 0x80000000);
    unsigned short once;  // 192000 - 5.8e-7 is below the middle of 191488 and 192512
    asm("fma.rn.bf16 %0, %1, %2, %3;" : "=h"(once) : "h"((short)0x3ac8), "h"((short)0x4cf0), "h"((short)0xb51b));
    CHECK(once == 0x483b);
    asm("fma.rn.relu.f16x2 %0, %1, %2, %3;" : "=r"(pair) : "r"(0x3c00c000), "r"(0x42004400), "r"(0x3c003c00));
    CHECK(pair == 0x44000000);
    asm("max.f16x2 %0, %1, %2;" : "=r"(pair) : "r"(0x3c00c000), "r"(0x40000000));
    CHECK(pair == 0x40000000);
    asm("cvt.rn.relu.f16x2.f32 %0, %1, %2;" : "=r"(pair) : "f"(2.0f), "f"(-1.0f));
    CHECK(pair == 0x40000000);
    CHECK(THREE("{ .reg .pred p; testp.subnormal.f32 p, %1; selp.u32 %0, 1, 0, p; }", BITS(tiny()), 0, 0) == 1);
    CHECK(THREE("{ .reg .pred p; testp.finite.f32 p, %1; selp.u32 %0, 1, 0, p; }", 0x7f800000, 0, 0) == 0);
    CHECK(THREE("{ .reg .pred p; testp.normal.f32 p, %1; selp.u32 %0, 1, 0, p; }", 0, 0, 0) == 1);
    CHECK(THREE("dp2a.lo.s32.s32 %0, %1, %2, %3;", 0xffff0003u, 0x04030201, 10) == 10 + 3 - 2);
    CHECK(THREE("dp2a.hi.u32.u32 %0, %1, %2, %3;", 0x00020003u, 0x04030201, 10) == 10 + 9 + 8);
}

// What a conversion to 16 bits gives, of bits of a float.
#define SHORT(FORM, X) ({ unsigned short h; asm volatile("cvt." FORM " %0, %1;" : "=h"(h) : "f"(X)); h; })

extern "C" __global__ void test_short_floats(int *failures)
{
    float third = 1.0f / 3, big = 70000;
    CHECK(SHORT("rn.f16.f32", third) == 0x3555 && SHORT("rz.f16.f32", third) == 0x3555);
    CHECK(SHORT("rp.f16.f32", third) == 0x3556 && SHORT("rm.f16.f32", third) == 0x3555);
    CHECK(SHORT("rz.f16.f32", -2 * third) == 0xb955 && SHORT("rm.f16.f32", -2 * third) == 0xb956);
    CHECK(SHORT("rz.f16.f32", 2049.5f) == 0x6800 && SHORT("rz.f16.f32", 2051.5f) == 0x6801);
    CHECK(SHORT("rz.f16.f32", big) == 0x7bff && SHORT("rp.f16.f32", big) == 0x7c00);
    CHECK(SHORT("rp.f16.f32", -big) == 0xfbff && SHORT("rm.f16.f32", -big) == 0xfc00);
    CHECK(SHORT("rp.f16.f32", tiny()) == 1 && SHORT("rm.f16.f32", -tiny()) == 0x8001 && SHORT("rz.f16.f32", -tiny()) == 0x8000);
    CHECK(SHORT("rp.ftz.f16.f32", tiny()) == 1);  // what becomes a short float is not flushed
    CHECK(SHORT("rz.bf16.f32", 2 * third) == 0x3f2a && SHORT("rn.bf16.f32", 2 * third) == 0x3f2b);
    unsigned short h;
    asm volatile("cvt.rz.f16.s32 %0, %1;" : "=h"(h) : "r"(-2051));
    CHECK(h == 0xe801);
    asm volatile("cvt.rp.f16.f64 %0, %1;" : "=h"(h) : "d"(1 + 1e-9));
    CHECK(h == 0x3c01);
    unsigned pair, old, place = 0x3c00c000;  // 1 and -2
    asm volatile("cvt.rz.f16x2.f32 %0, %1, %2;" : "=r"(pair) : "f"(big), "f"(2 * third));
    CHECK(pair == 0x7bff3955);
    asm volatile("cvt.rz.bf16x2.f32 %0, %1, %2;" : "=r"(pair) : "f"(third), "f"(-2 * third));
    CHECK(pair == 0x3eaabf2a);
    __shared__ unsigned sums;
    sums = place;
    asm volatile("atom.shared.add.noftz.f16x2 %0, [%1], %2;"
                 : "=r"(old) : "r"((unsigned)__cvta_generic_to_shared(&sums)), "r"(0x40003c00) : "memory");
    CHECK(old == place && sums == 0x4200bc00);  // 3 and -1
    asm volatile("red.add.noftz.f16x2 [%0], %1;" : : "l"(&sums), "r"(0x3c003c00) : "memory");
    CHECK(sums == 0x44000000);
}

extern "C" __global__ void test_control(int *failures)
{
    unsigned n = 0;
    asm volatile("{\n .reg .pred p;\n LOOP:\n add.u32 %0, %0, %1;\n setp.lt.u32 p, %0, 20;\n @p bra LOOP;\n bra.uni END;\n"
                 " add.u32 %0, %0, 1000;\n END:\n }" : "+r"(n) : "r"(3));
    CHECK(n == 21);
    asm("shl.b32 %0, %1, %2;" : "=r"(n) : "r"(3), "n"(4));
    CHECK(n == 48);
    asm("lop3.b32 %0, %1, %2, 7, %3;" : "=r"(n) : "r"(3), "r"(5), "n"(0x96));
    CHECK(n == (3 ^ 5 ^ 7));
}

__device__ void leave_if(bool go) { if (go) asm volatile("exit;"); }

// LAUNCH: 1 64
extern "C" __global__ void test_exit(int *failures)
{
    __shared__ int here[64];
    here[threadIdx.x] = 0;
    __syncthreads();
    if (threadIdx.x < 32) leave_if(threadIdx.x & 1);
    here[threadIdx.x] = 1;
    CHECK(threadIdx.x >= 32 || threadIdx.x % 2 == 0);
}

// Beside kernels whose threads may exit: threads that wait at different places.
// LAUNCH: 1 64
extern "C" __global__ void test_no_exit(int *failures)
{
    int odd = threadIdx.x & 1, lane = threadIdx.x & 31, found;
    if (odd)
        found = __shfl_sync(0xaaaaaaaa, threadIdx.x, lane ^ 2);
    else
        found = __shfl_sync(0x55555555, threadIdx.x + 100, lane ^ 4);
    CHECK(found == (odd ? threadIdx.x ^ 2 : (threadIdx.x ^ 4) + 100));
}

// LAUNCH: 1 64
extern "C" __global__ void test_match(int *failures)
{
    unsigned mask, all, lane = threadIdx.x & 31;
    for (int differ = 0; differ < 2; differ++) {
        asm volatile("{ .reg .pred p; match.all.sync.b32 %0|p, %2, 0xffffffff; selp.u32 %1, 1, 0, p; }"
                     : "=r"(mask), "=r"(all) : "r"(int(differ && lane == 4)));
        CHECK(all == !differ && mask == (differ ? 0 : 0xffffffff));
    }
}

__device__ __align__(16) int source[4] = {1, 2, 3, 4};

extern "C" __global__ void test_copies(int *failures)
{
    __shared__ __align__(16) int s[8];
    unsigned at = (unsigned)__cvta_generic_to_shared(s);
    for (int i = 0; i < 8; i++) s[i] = 9;
    asm volatile("cp.async.ca.shared.global [%0], [%1], %2, %3;" : : "r"(at), "l"(source), "n"(8), "r"(4) : "memory");
    asm volatile("cp.async.wait_all;" : : : "memory");
    CHECK(s[0] == 1 && s[1] == 0 && s[2] == 9);
    asm volatile("{ .reg .pred p; setp.ne.u32 p, %2, 0; cp.async.ca.shared.global [%0], [%1], 4, p; cp.async.wait_all; }"
                 : : "r"(at + 8), "l"(source), "r"(1) : "memory");
    CHECK(s[2] == 0 && s[3] == 9);
    unsigned inside, outside;
    asm("{ .reg .pred p; isspacep.shared p, %2; selp.u32 %0, 1, 0, p; isspacep.shared p, %3; selp.u32 %1, 1, 0, p; }"
        : "=r"(inside), "=r"(outside) : "l"(s + 7), "l"(failures));
    CHECK(inside && !outside);
}

extern "C" __global__ void test_neither_local_nor_constant(int *failures)
{
    __shared__ int s;
    unsigned local, constant;
    asm("{ .reg .pred p; isspacep.local p, %1; selp.u32 %0, 1, 0, p; }" : "=r"(local) : "l"(&s));
    asm("{ .reg .pred p; isspacep.const p, %1; selp.u32 %0, 1, 0, p; }" : "=r"(constant) : "l"(failures));
    CHECK(!local && !constant && !__isLocal(&s) && !__isConstant(failures));
}
