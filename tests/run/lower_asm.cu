// DOC: Inline PTX | `asm` with operands h r l f d n, read-write operands, several results, memory clobbers
#include "check.h"

extern "C" __global__ void test_operands(int *failures)
{
    int a = 5, b = 7, sum;
    asm("add.s32 %0, %1, %2;" : "=r"(sum) : "r"(a), "r"(b));
    CHECK(sum == 12);
    asm("add.s32 %0, %0, %1;" : "+r"(sum) : "n"(30));
    CHECK(sum == 42);
    long long wide;
    asm("mul.wide.s32 %0, %1, %2;" : "=l"(wide) : "r"(1 << 20), "r"(-(1 << 20)));
    CHECK(wide == -(1ll << 40));
    float f;
    double d;
    asm("{\n\t.reg .f32 t;\n\tadd.f32 t, %2, %2;\n\tmov.f32 %0, t;\n\tcvt.f64.f32 %1, t;\n\t}" : "=f"(f), "=d"(d) : "f"(1.5f));
    CHECK(f == 3.0f && d == 3.0);
    short h;
    asm("mov.b16 %0, %1;" : "=h"(h) : "h"((short)-3));
    CHECK(h == -3);
    unsigned lane;
    asm volatile("mov.u32 %0, %%laneid;" : "=r"(lane));
    CHECK(lane == 0);
}

extern "C" __global__ void test_memory(int *failures)
{
    int x = 1;
    asm volatile("st.u32 [%0], %1;" : : "l"(&x), "r"(9) : "memory");
    CHECK(x == 9);
    unsigned low, high;
    asm("mov.b64 {%0, %1}, %2;" : "=r"(low), "=r"(high) : "l"(0x123456789abcdef0ull));
    CHECK(low == 0x9abcdef0u && high == 0x12345678u);
    asm volatile("{ .reg .pred p; setp.eq.u32 p, %1, 9; @p mov.u32 %0, 33; }" : "+r"(x) : "r"(x));
    CHECK(x == 33);
}
