// NEEDS: sm_80
#include "check.h"

__device__ unsigned shared_address(void *p) { return (unsigned)__cvta_generic_to_shared(p); }

// DOC: Inline PTX | `mbarrier`: `init`, `arrive`, `arrive_drop`, `test_wait` of states and parities, on every device
// LAUNCH: 2 64
extern "C" __global__ void test_mbarrier(int *failures)
{
    __shared__ unsigned long long barrier;
    __shared__ int cells[64];
    unsigned at = shared_address(&barrier);
    if (threadIdx.x == 0) asm volatile("mbarrier.init.shared.b64 [%0], %1;" :: "r"(at), "r"(blockDim.x) : "memory");
    __syncthreads();
    for (int phase = 0; phase < 3; phase++) {
        cells[threadIdx.x] = threadIdx.x + phase;
        unsigned long long state;
        asm volatile("mbarrier.arrive.shared.b64 %0, [%1];" : "=l"(state) : "r"(at) : "memory");
        int over = 0;
        while (!over)
            asm volatile("{ .reg .pred p; mbarrier.test_wait.shared.b64 p, [%1], %2; selp.b32 %0, 1, 0, p; }"
                         : "=r"(over) : "r"(at), "l"(state) : "memory");
        CHECK(cells[63 - threadIdx.x] == 63 - (int)threadIdx.x + phase);
        asm volatile("{ .reg .pred p; mbarrier.test_wait.parity.shared.b64 p, [%1], %2; selp.b32 %0, 1, 0, p; }"
                     : "=r"(over) : "r"(at), "r"(phase & 1) : "memory");
        CHECK(over);
        __syncthreads();
    }
    if (threadIdx.x % 2) asm volatile("mbarrier.arrive_drop.shared.b64 _, [%0];" :: "r"(at) : "memory");
    else {
        unsigned long long state;
        asm volatile("mbarrier.arrive.shared.b64 %0, [%1];" : "=l"(state) : "r"(at) : "memory");
    }
    __syncthreads();
    if (threadIdx.x == 0) {
        unsigned long long state;
        unsigned left;
        asm volatile("mbarrier.arrive.shared.b64 %0, [%1];" : "=l"(state) : "r"(at) : "memory");
        asm("mbarrier.pending_count.b64 %0, %1;" : "=r"(left) : "l"(state));
        CHECK(left == 32);
    }
}
