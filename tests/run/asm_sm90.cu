// DOC: Inline PTX | on the CPU device: `mbarrier.expect_tx`, `cp.async.bulk`, `elect.sync`, vectors in `red`
// NEEDS: sm_90
#include "check.h"

__device__ unsigned waits(unsigned at, unsigned parity)
{
    unsigned rounds = 0;
    asm volatile("{\n .reg .pred p;\n AGAIN_%=:\n add.u32 %0, %0, 1;\n"
                 " mbarrier.try_wait.parity.shared::cta.b64 p, [%1], %2;\n @p bra DONE_%=;\n bra AGAIN_%=;\n DONE_%=:\n }"
                 : "+r"(rounds) : "r"(at), "r"(parity) : "memory");
    return rounds;
}

// LAUNCH: 2 64
extern "C" __global__ void test_bulk_copies(int *failures)
{
    __shared__ __align__(16) int from[64], to[64];
    __shared__ __align__(8) unsigned long long barrier;
    __shared__ int *global;
    unsigned at = (unsigned)__cvta_generic_to_shared(&barrier), cells = (unsigned)__cvta_generic_to_shared(to);
    int t = threadIdx.x;
    to[t] = 0, from[t] = t;
    if (t == 0) {
        global = (int *)(((unsigned long long)malloc(272) + 15) & ~15ull);
        asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" :: "r"(at), "r"(1) : "memory");
        asm volatile("fence.proxy.async;" ::: "memory");
    }
    __syncthreads();
    for (int phase = 0; phase < 11; phase++) {
        global[t] = t + phase;
        __threadfence();
        asm volatile("fence.proxy.async;" ::: "memory");
        __syncthreads();
        if (t == 0) {
            unsigned long long state;
            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 %0, [%1], %2;" : "=l"(state) : "r"(at), "r"(256) : "memory");
            for (int half = 0; half < 2; half++)
                asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];"
                             :: "r"(cells + 128 * half), "l"(global + 32 * half), "r"(128 + 0 * t), "r"(at) : "memory");
        }
        CHECK(waits(at, phase & 1) >= 1);
        CHECK(to[63 - t] == 63 - t + phase);
        __syncthreads();
    }
}

__device__ int counts[64];
__device__ float totals[64];
__device__ unsigned long long least[64];

// DOC: Inline PTX | on the CPU device: `cp.async.bulk` to global memory, `cp.reduce.async.bulk`
// LAUNCH: 1 64
extern "C" __global__ void test_bulk_reductions(int *failures)
{
    __shared__ __align__(16) int some[64];
    __shared__ __align__(16) float floats[64];
    __shared__ __align__(16) unsigned long long wide[64];
    int t = threadIdx.x;
    some[t] = t, floats[t] = t * 0.5f, wide[t] = t % 2 ? 5 : 1ull << 40;
    counts[t] = 1000, totals[t] = 1, least[t] = 77;
    __threadfence();
    asm volatile("fence.proxy.async;" ::: "memory");
    __syncthreads();
    if (t == 0) {
        unsigned from = (unsigned)__cvta_generic_to_shared(some);
        asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.add.s32 [%0], [%1], %2;"
                     :: "l"(counts), "r"(from), "r"(128) : "memory");
        asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f32 [%0], [%1], 256;"
                     :: "l"(totals), "r"((unsigned)__cvta_generic_to_shared(floats)) : "memory");
        asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.min.u64 [%0], [%1], 512;"
                     :: "l"(least), "r"((unsigned)__cvta_generic_to_shared(wide)) : "memory");
        asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], 64;"
                     :: "l"(counts + 48), "r"(from) : "memory");
        asm volatile("cp.async.bulk.commit_group;\n\tcp.async.bulk.wait_group 0;" ::: "memory");
        __threadfence();
    }
    __syncthreads();
    CHECK(counts[t] == (t < 32 ? 1000 + t : t < 48 ? 1000 : t - 48));
    CHECK(totals[t] == 1 + t * 0.5f && least[t] == (t % 2 ? 5 : 77));
}

// LAUNCH: 1 64
extern "C" __global__ void test_expected_bytes(int *failures)
{
    __shared__ __align__(8) unsigned long long barrier;
    unsigned at = (unsigned)__cvta_generic_to_shared(&barrier), over;
    if (threadIdx.x) return;
#define OVER(parity) ({ asm volatile("{ .reg .pred p; mbarrier.test_wait.parity.shared::cta.b64 p, [%1], %2; selp.b32 %0, 1, 0, p; }" \
                                     : "=r"(over) : "r"(at), "r"(parity) : "memory"); over; })
    asm volatile("mbarrier.init.shared::cta.b64 [%0], 2;" :: "r"(at) : "memory");
    asm volatile("mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%0], 64;" :: "r"(at) : "memory");
    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0], 2;" :: "r"(at) : "memory");
    CHECK(!OVER(0));
    asm volatile("mbarrier.complete_tx.relaxed.cta.shared::cta.b64 [%0], 60;" :: "r"(at) : "memory");
    CHECK(!OVER(0));
    asm volatile("mbarrier.complete_tx.relaxed.cta.shared::cta.b64 [%0], 4;" :: "r"(at) : "memory");
    CHECK(OVER(0) && !OVER(1));
}

// LAUNCH: 1 96
extern "C" __global__ void test_elect(int *failures)
{
    unsigned leader, elected;
    asm volatile("{ .reg .pred p; elect.sync %0|p, 0xffffffff; selp.u32 %1, 1, 0, p; }" : "=r"(leader), "=r"(elected));
    CHECK(__popc(__ballot_sync(0xffffffff, elected)) == 1 && elected == (leader == threadIdx.x % 32));
}

extern "C" __global__ void test_vectors(int *failures)
{
    float *sums = (float *)(((unsigned long long)malloc(64) + 15) & ~15ull);
    for (int i = 0; i < 4; i++) sums[i] = i;
    asm volatile("red.global.add.v4.f32 [%0], {%1, %2, %3, %4};" :: "l"(sums), "f"(1.0f), "f"(2.0f), "f"(3.0f), "f"(4.0f) : "memory");
    for (int i = 0; i < 4; i++) CHECK(sums[i] == 2 * i + 1);
}
