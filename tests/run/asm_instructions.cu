// DOC: Inline PTX | on the CPU device: integers, bits, comparisons, predicates, conversions, loads and stores, atomics, `cp.async`, shuffles, votes, barriers
// NEEDS: sm_80
#include "check.h"

#define ONE(type, constraint, text, a) ({ type r_; asm volatile(text : "=" constraint(r_) : constraint(a)); r_; })
#define TWO(text, a, b) ({ unsigned r_; asm volatile(text : "=r"(r_) : "r"(a), "r"(b)); r_; })
#define THREE(text, a, b, c) ({ unsigned r_; asm volatile(text : "=r"(r_) : "r"(a), "r"(b), "r"(c)); r_; })

extern "C" __global__ void test_integers(int *failures)
{
    unsigned a = 0x80000003u, b = 7;
    CHECK(TWO("add.u32 %0, %1, %2;", a, b) == a + b);
    CHECK(TWO("sub.s32 %0, %1, %2;", a, b) == a - b);
    CHECK(TWO("mul.lo.u32 %0, %1, %2;", a, b) == a * b);
    CHECK(TWO("mul.hi.u32 %0, %1, %2;", a, b) == 3);
    CHECK(TWO("mul.hi.s32 %0, %1, %2;", a, b) == 0xfffffffcu);
    CHECK(THREE("mad.lo.s32 %0, %1, %2, %3;", a, b, 5) == a * b + 5);
    CHECK(THREE("mad.hi.u32 %0, %1, %2, %3;", a, b, 5) == 8);
    CHECK(TWO("div.u32 %0, %1, %2;", a, b) == a / b);
    CHECK(TWO("div.s32 %0, %1, %2;", a, b) == (unsigned)((int)a / 7));
    CHECK(TWO("rem.s32 %0, %1, %2;", a, b) == (unsigned)((int)a % 7));
    CHECK(TWO("min.s32 %0, %1, %2;", a, b) == a && TWO("min.u32 %0, %1, %2;", a, b) == b);
    CHECK(TWO("max.s32 %0, %1, %2;", a, b) == b && TWO("max.u32 %0, %1, %2;", a, b) == a);
    CHECK(ONE(unsigned, "r", "abs.s32 %0, %1;", -5) == 5 && ONE(unsigned, "r", "neg.s32 %0, %1;", 5) == -5);
    CHECK(THREE("sad.u32 %0, %1, %2, %3;", 3, 10, 1) == 8);
    CHECK(TWO("mul24.lo.u32 %0, %1, %2;", 0xff000003u, 5) == 15);
    CHECK(TWO("add.sat.s32 %0, %1, %2;", 0x7fffffff, 1) == 0x7fffffff);
    unsigned long long wide;
    asm("mad.wide.u32 %0, %1, %2, %3;" : "=l"(wide) : "r"(a), "r"(b), "l"(9ull));
    CHECK(wide == (unsigned long long)a * b + 9);
#if __CUDA_ARCH__ >= 610
    CHECK(THREE("dp4a.s32.s32 %0, %1, %2, %3;", 0xff020304u, 0x01010101u, 10) == 18);
#endif
}

extern "C" __global__ void test_carries(int *failures)
{
    unsigned low, high;
    asm("add.cc.u32 %0, %2, %4; addc.u32 %1, %3, %5;"
        : "=&r"(low), "=r"(high) : "r"(0xffffffffu), "r"(1), "r"(2), "r"(3));
    CHECK(low == 1 && high == 5);
    asm("sub.cc.u32 %0, %2, %4; subc.u32 %1, %3, %5;"
        : "=&r"(low), "=r"(high) : "r"(1), "r"(5), "r"(2), "r"(3));
    CHECK(low == 0xffffffffu && high == 1);
    asm("mad.lo.cc.u32 %0, %2, %3, %4; madc.hi.u32 %1, %2, %3, %5;"
        : "=&r"(low), "=r"(high) : "r"(0xffffffffu), "r"(0xffffffffu), "r"(0xffffffffu), "r"(7));
    CHECK(low == 0 && high == 0xfffffffeu + 7 + 1);
}

extern "C" __global__ void test_bits(int *failures)
{
    unsigned x = 0x12345678;
    CHECK(ONE(unsigned, "r", "popc.b32 %0, %1;", x) == 13 && ONE(unsigned, "r", "clz.b32 %0, %1;", x) == 3);
    CHECK(ONE(unsigned, "r", "brev.b32 %0, %1;", x) == 0x1e6a2c48);
    CHECK(ONE(unsigned, "r", "bfind.u32 %0, %1;", x) == 28 && ONE(unsigned, "r", "bfind.u32 %0, %1;", 0) == ~0u);
    CHECK(ONE(unsigned, "r", "bfind.s32 %0, %1;", -2) == 0);
    CHECK(ONE(unsigned, "r", "bfind.shiftamt.u32 %0, %1;", x) == 3);
    CHECK(ONE(unsigned, "r", "not.b32 %0, %1;", x) == ~x && ONE(unsigned, "r", "cnot.b32 %0, %1;", 0) == 1);
    CHECK(THREE("bfe.u32 %0, %1, %2, %3;", x, 8, 12) == 0x456 && THREE("bfe.u32 %0, %1, %2, %3;", x, 28, 16) == 1);
    CHECK(THREE("bfe.s32 %0, %1, %2, %3;", 0xf00, 8, 4) == ~0u && THREE("bfe.s32 %0, %1, %2, %3;", x, 3, 0) == 0);
    unsigned r;
    asm("bfi.b32 %0, %1, %2, %3, %4;" : "=r"(r) : "r"(0xab), "r"(x), "r"(8), "r"(8));
    CHECK(r == 0x1234ab78);
    CHECK(THREE("lop3.b32 %0, %1, %2, %3, 0x96;", x, 0xff, 0xf0f) == (x ^ 0xff ^ 0xf0f));
    CHECK(THREE("lop3.b32 %0, %1, %2, %3, 0xe8;", 0xc, 0xa, 0x6) == 0xe);
    CHECK(THREE("prmt.b32 %0, %1, %2, %3;", x, 0xaabbccddu, 0x5410) == 0xccdd5678u);
    CHECK(THREE("prmt.b32 %0, %1, %2, %3;", 0x80, 0, 0x8888) == 0xffffffffu);
    CHECK(TWO("shl.b32 %0, %1, %2;", x, 4) == x << 4 && TWO("shl.b32 %0, %1, %2;", x, 40) == 0);
    CHECK(TWO("shr.s32 %0, %1, %2;", 0x80000000u, 40) == ~0u && TWO("shr.u32 %0, %1, %2;", x, 4) == x >> 4);
    CHECK(THREE("shf.l.wrap.b32 %0, %1, %2, %3;", x, 0xabcdef01u, 8) == 0xcdef0112u);
    CHECK(THREE("shf.r.clamp.b32 %0, %1, %2, %3;", x, 0xabcdef01u, 40) == 0xabcdef01u);
}

extern "C" __global__ void test_predicates(int *failures)
{
    int x = 5;
    asm volatile("{\n\t.reg .pred p, q;\n\tsetp.gt.s32 p, %1, 3;\n\tsetp.lt.and.s32 q, %1, 4, p;\n\t"
                 "@p add.s32 %0, %0, 10;\n\t@!q add.s32 %0, %0, 100;\n\t@q mov.b32 %0, 0;\n\t}" : "+r"(x) : "r"(x));
    CHECK(x == 115);
    CHECK(THREE("{ .reg .pred p; setp.ne.u32 p, %3, 0; selp.b32 %0, %1, %2, p; }", 7, 8, 1) == 7);
    CHECK(THREE("slct.b32.s32 %0, %1, %2, %3;", 7, 8, -1) == 8 && TWO("set.lt.u32.s32 %0, %1, %2;", -1, 1) == ~0u);
    float f;
    asm("{ .reg .pred p; setp.lt.f32 p, %1, %2; selp.f32 %0, %1, %2, p; }" : "=f"(f) : "f"(3.0f), "f"(2.5f));
    CHECK(f == 2.5f);
    asm("mov.f32 %0, 0f3FC00000;" : "=f"(f));
    CHECK(f == 1.5f);
}

extern "C" __global__ void test_floats(int *failures)
{
    float f;
    double d;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(f) : "f"(2.0f), "f"(3.0f), "f"(0.5f));
    CHECK(f == 6.5f);
    asm("add.sat.f32 %0, %1, %2;" : "=f"(f) : "f"(2.0f), "f"(3.0f));
    CHECK(f == 1.0f);
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(f) : "f"(4.0f));
    CHECK(f == 0.25f);
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(f) : "f"(3.0f));
    CHECK(f == 8.0f);
    asm("sqrt.rn.f64 %0, %1;" : "=d"(d) : "d"(6.25));
    CHECK(d == 2.5);
    asm("copysign.f32 %0, %1, %2;" : "=f"(f) : "f"(-1.0f), "f"(3.0f));
    CHECK(f == -3.0f);
    int i;
    asm("cvt.rzi.s32.f32 %0, %1;" : "=r"(i) : "f"(-2.75f));
    CHECK(i == -2);
    asm("cvt.rni.s32.f32 %0, %1;" : "=r"(i) : "f"(2.5f));
    CHECK(i == 2);
    asm("cvt.rzi.u8.f32 %0, %1;" : "=r"(i) : "f"(300.0f));
    CHECK((i & 255) == 255);
    asm("cvt.rn.f32.s32 %0, %1;" : "=f"(f) : "r"(-7));
    CHECK(f == -7.0f);
    asm("cvt.f64.f32 %0, %1;" : "=d"(d) : "f"(0.75f));
    CHECK(d == 0.75);
    short h;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(h) : "f"(1.5f));
    CHECK(h == 0x3e00);
    asm("cvt.sat.s8.s32 %0, %1;" : "=r"(i) : "r"(1000));
    CHECK(i == 127);
    long long l;
    asm("cvt.s64.s32 %0, %1;" : "=l"(l) : "r"(-9));
    CHECK(l == -9);
}

extern "C" __global__ void test_memory(int *failures)
{
    __shared__ __align__(16) int s[8];
    __shared__ __align__(16) int from[4];
    __align__(16) int local[4] = {1, 2, 3, 4};
    int a, b, c, d;
    unsigned at = (unsigned)__cvta_generic_to_shared(s);
    asm volatile("st.shared.v4.b32 [%0], {%1, %2, %3, %4};" : : "r"(at), "r"(5), "r"(6), "r"(7), "r"(8) : "memory");
    CHECK(s[0] == 5 && s[3] == 8);
    asm volatile("ld.shared.u32 %0, [%1+4];" : "=r"(a) : "r"(at) : "memory");
    CHECK(a == 6);
    asm volatile("ld.v4.s32 {%0, %1, %2, %3}, [%4];" : "=r"(a), "=r"(b), "=r"(c), "=r"(d) : "l"(local));
    CHECK(a == 1 && b == 2 && c == 3 && d == 4);
    asm volatile("ld.global.nc.u32 %0, [%1];" : "=r"(a) : "l"(failures + 1));
    CHECK(a == 1);
    asm volatile("atom.shared.add.u32 %0, [%1], %2;" : "=r"(a) : "r"(at), "r"(10) : "memory");
    CHECK(a == 5 && s[0] == 15);
    asm volatile("red.shared.max.s32 [%0], %1;" : : "r"(at), "r"(99) : "memory");
    CHECK(s[0] == 99);
    asm volatile("atom.cas.b32 %0, [%1], %2, %3;" : "=r"(a) : "l"(s), "r"(99), "r"(3) : "memory");
    CHECK(a == 99 && s[0] == 3);
    failures[1] = 1;
    asm volatile("{ .reg .u64 p; cvta.to.shared.u64 p, %1; ld.shared.u32 %0, [p]; }" : "=r"(a) : "l"(s + 1));
    CHECK(a == 6);
#if __CUDA_ARCH__ >= 800
    asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" : : "r"(at + 8), "l"(failures + 1) : "memory");
    asm volatile("cp.async.commit_group;\n\tcp.async.wait_group 0;" : : : "memory");
    CHECK(s[2] == 1);
#endif
    from[0] = 1;
    asm volatile("membar.gl;" : : : "memory");
    asm volatile("prefetch.global.L2 [%0];" : : "l"(failures));
}

// LAUNCH: 1 96
extern "C" __global__ void test_warps(int *failures)
{
    int t = threadIdx.x, lane = t & 31;
    unsigned found, flag;
    asm volatile("shfl.sync.bfly.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(found) : "r"(t), "r"(5));
    CHECK(found == (t ^ 5));
    asm volatile("{ .reg .pred p; shfl.sync.down.b32 %0|p, %2, 4, 0x1f, 0xffffffff; selp.u32 %1, 1, 0, p; }"
                 : "=r"(found), "=r"(flag) : "r"(t));
    CHECK(found == (lane < 28 ? t + 4 : t) && flag == (lane < 28));
    asm volatile("shfl.sync.up.b32 %0, %1, 1, 0, 0xffffffff;" : "=r"(found) : "r"(t));
    CHECK(found == (lane ? t - 1 : t));
    asm volatile("shfl.sync.idx.b32 %0, %1, 3, 0x181f, 0xffffffff;" : "=r"(found) : "r"(t));
    CHECK(found == (t & ~7) + 3);
    asm volatile("{ .reg .pred p; setp.lt.u32 p, %1, 4; vote.sync.ballot.b32 %0, p, 0xffffffff; }"
                 : "=r"(found) : "r"(lane));
    CHECK(found == 15);
    asm volatile("{ .reg .pred p; setp.lt.u32 p, %1, 5; vote.ballot.sync.b32 %0, p, 0xffffffff; @!p not.b32 %0, %0; }"
                 : "=r"(found) : "r"(lane));
    CHECK(found == (lane < 5 ? 31u : ~31u));
#if __CUDA_ARCH__ >= 800
    asm volatile("redux.sync.add.s32 %0, %1, 0xffffffff;" : "=r"(found) : "r"(lane));
    CHECK(found == 496);
#endif
#if __CUDA_ARCH__ >= 700
    asm volatile("match.any.sync.b32 %0, %1, 0xffffffff;" : "=r"(found) : "r"(lane & 1));
    CHECK(found == (lane & 1 ? 0xaaaaaaaau : 0x55555555u));
#endif
    __shared__ int s[96];
    s[t] = t;
    asm volatile("bar.sync 0;" : : : "memory");
    CHECK(s[95 - t] == 95 - t);
    asm volatile("bar.warp.sync 0xffffffff;" : : : "memory");
}
