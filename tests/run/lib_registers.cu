// DOC: Inline PTX | special registers are read on every device: `asm("mov.u32 %0, %%laneid;" : "=r"(lane))`
#include "check.h"

// LAUNCH: 2,3 16,8
extern "C" __global__ void test_registers(int *failures)
{
    unsigned lane, warp, eq, lt, le, gt, ge, x, y, size;
    unsigned long long clock, time;
    asm("mov.u32 %0, %%laneid;" : "=r"(lane));
    asm volatile("mov.u32 %0, %%warpid;" : "=r"(warp));
    asm("mov.u32 %0, %%lanemask_eq;" : "=r"(eq));
    asm("mov.u32 %0, %%lanemask_lt;" : "=r"(lt));
    asm("mov.u32 %0, %%lanemask_le;" : "=r"(le));
    asm("mov.u32 %0, %%lanemask_gt;" : "=r"(gt));
    asm("mov.u32 %0, %%lanemask_ge;" : "=r"(ge));
    asm("mov.u32 %0, %%tid.x;" : "=r"(x));
    asm("mov.u32 %0, %%ctaid.y;" : "=r"(y));
    asm("mov.u32 %0, %%ntid.x;" : "=r"(size));
    asm volatile("mov.u64 %0, %%clock64;" : "=l"(clock));
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(time));
    unsigned linear = threadIdx.x + threadIdx.y * blockDim.x;
    CHECK(lane == linear % 32 && eq == 1u << lane && lt == eq - 1 && le == (lt | eq));
    CHECK(gt == ~le && ge == ~lt && x == threadIdx.x && y == blockIdx.y && size == 16);
    CHECK(clock != 0 && time != 0);
}
