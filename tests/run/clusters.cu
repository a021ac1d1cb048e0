// NEEDS: sm_90
#include "check.h"
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

// DOC: Clusters | `__cluster_dims__`, `cluster_group`: `sync`, `block_rank`, `map_shared_rank`, shared memory of other blocks, on the CPU device as well
// LAUNCH: 12 64
extern "C" __global__ void __cluster_dims__(4) test_ring(int *failures)
{
    __shared__ int cells[64];
    auto cluster = cg::this_cluster();
    unsigned rank = cluster.block_rank(), blocks = cluster.num_blocks();
    CHECK(blocks == 4 && rank == blockIdx.x % 4 && cluster.dim_blocks().x == 4);
    CHECK(cluster.thread_rank() == rank * 64 + threadIdx.x && cluster.num_threads() == 256);
    cells[threadIdx.x] = blockIdx.x * 1000 + threadIdx.x;
    for (int turn = 1; turn < 4; turn++) {
        cluster.sync();
        unsigned other = (rank + turn) % blocks;
        int *there = cluster.map_shared_rank(cells, other);
        CHECK(cluster.query_shared_rank(there + 1) == other && cluster.query_shared_rank(cells) == rank);
        CHECK(there[63 - threadIdx.x] == (blockIdx.x - rank + other) * 1000 + 63 - threadIdx.x + (turn - 1));
        cluster.sync();
        cells[threadIdx.x]++;
    }
    cluster.sync();
}

// All blocks of a cluster count in the shared memory of its first.
// LAUNCH: 4,4,2 32,2
extern "C" __global__ void __cluster_dims__(2, 2, 2) test_counts(int *failures)
{
    __shared__ int count, all;
    auto cluster = cg::this_cluster();
    dim3 at = cluster.block_index();
    CHECK(at.x == blockIdx.x % 2 && at.y == blockIdx.y % 2 && at.z == blockIdx.z % 2);
    CHECK(cluster.block_rank() == at.x + 2 * at.y + 4 * at.z);
    if (threadIdx.x + threadIdx.y == 0)
        count = 0, all = 0;
    cluster.sync();
    int before = atomicAdd(cluster.map_shared_rank(&count, 0), 1);
    CHECK(before >= 0 && before < 512);
    atomicAdd(cluster.map_shared_rank(&all, 0), before);
    auto token = cluster.barrier_arrive();
    __syncthreads();
    cluster.barrier_wait(std::move(token));
    CHECK(*cluster.map_shared_rank(&count, 0) == 512 && *cluster.map_shared_rank(&all, 0) == 512 * 511 / 2);
    cluster.sync();
}

// The same in PTX.
// LAUNCH: 8 64
extern "C" __global__ void __cluster_dims__(4) test_ptx(int *failures)
{
    __shared__ int cells[64];
    unsigned rank;
    asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
    cells[threadIdx.x] = blockIdx.x * 100 + threadIdx.x;
    asm volatile("barrier.cluster.arrive.aligned;" ::: "memory");
    asm volatile("barrier.cluster.wait.aligned;" ::: "memory");
    int *there;
    asm("mapa.u64 %0, %1, %2;" : "=l"(there) : "l"(cells + threadIdx.x), "r"(rank ^ 1));
    CHECK(*there == (int)(blockIdx.x ^ 1) * 100 + (int)threadIdx.x);
    asm volatile("barrier.cluster.arrive;\n\tbarrier.cluster.wait;" ::: "memory");
    cells[threadIdx.x] = 0;
}

// DOC: Inline PTX | on the CPU device: `mapa.shared::cluster`, `getctarank`, `ld`, `st`, `atom`, `red` of `.shared::cluster`
// LAUNCH: 8 64
extern "C" __global__ void __cluster_dims__(4) test_offsets(int *failures)
{
    __shared__ int cells[64], all;
    unsigned rank, at = (unsigned)__cvta_generic_to_shared(cells + threadIdx.x), there, owner, of_all, value, before;
    asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
    cells[threadIdx.x] = blockIdx.x * 100 + threadIdx.x;
    all = 0;
    asm volatile("barrier.cluster.arrive.aligned;\n\tbarrier.cluster.wait.aligned;" ::: "memory");
    for (unsigned turn = 0; turn < 4; turn++) {
        unsigned other = (rank + turn) % 4, block = blockIdx.x - rank + other;
        asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(there) : "r"(at), "r"(other));
        asm("getctarank.shared::cluster.u32 %0, %1;" : "=r"(owner) : "r"(there));
        asm volatile("ld.shared::cluster.u32 %0, [%1];" : "=r"(value) : "r"(there) : "memory");
        CHECK(owner == other && value == block * 100 + threadIdx.x);
    }
    asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(of_all) : "r"((unsigned)__cvta_generic_to_shared(&all)), "r"(1));
    asm volatile("red.relaxed.cluster.shared::cluster.add.u32 [%0], 1;" :: "r"(of_all) : "memory");
    asm volatile("atom.shared::cluster.add.u32 %0, [%1], 2;" : "=r"(before) : "r"(of_all) : "memory");
    CHECK(before < 3 * 256);
    asm volatile("barrier.cluster.arrive;\n\tbarrier.cluster.wait;" ::: "memory");
    asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(there) : "r"(at), "r"(rank ^ 3));
    asm volatile("st.shared::cluster.u32 [%0], %1;" :: "r"(there), "r"(rank) : "memory");
    asm volatile("ld.shared::cluster.u32 %0, [%1];" : "=r"(value) : "r"(of_all) : "memory");
    CHECK(value == 3 * 256);
    asm volatile("barrier.cluster.arrive;\n\tbarrier.cluster.wait;" ::: "memory");
    CHECK(cells[threadIdx.x] == (int)(rank ^ 3));
    asm volatile("ld.shared::cluster.u32 %0, [%1];" : "=r"(value) : "r"(at) : "memory");
    asm("getctarank.shared::cluster.u32 %0, %1;" : "=r"(owner) : "r"(at));
    CHECK(value == (rank ^ 3) && owner == rank);
}

// The barrier waits for nobody who has ended (PTX ISA, barrier.cluster), arrived or not.
// LAUNCH: 8 40
extern "C" __global__ void __cluster_dims__(2) test_ended(int *failures)
{
    __shared__ int mine;
    auto cluster = cg::this_cluster();
    unsigned rank = cluster.block_rank();
    if (threadIdx.x == 0)
        mine = blockIdx.x;
    if (threadIdx.x >= 30u + rank)
        return;
    cluster.sync();
    CHECK(*cluster.map_shared_rank(&mine, rank ^ 1) == int(blockIdx.x ^ 1));
    auto token = cluster.barrier_arrive();
    if (threadIdx.x >= 20)
        return;
    cluster.barrier_wait(std::move(token));
    if (rank == 1)
        return;
    cluster.sync();
    CHECK(mine == int(blockIdx.x));
    cluster.sync();
}

// LAUNCH: 3 40
extern "C" __global__ void test_ended_alone(int *failures)
{
    auto cluster = cg::this_cluster();
    if (threadIdx.x >= 30)
        return;
    cluster.sync();
    CHECK(cluster.num_blocks() == 1);
    cluster.sync();
}

// A block that was launched without clusters is one.
// LAUNCH: 3 48
extern "C" __global__ void test_alone(int *failures)
{
    __shared__ int cells[48];
    auto cluster = cg::this_cluster();
    CHECK(cluster.num_blocks() == 1 && cluster.block_rank() == 0);
    cells[threadIdx.x] = threadIdx.x;
    cluster.sync();
    CHECK(*cluster.map_shared_rank(cells + 47 - threadIdx.x, 0) == 47 - (int)threadIdx.x);
}

__device__ void wait_for_phase(unsigned at, unsigned parity)
{
    unsigned over = 0;
    while (!over)
        asm volatile("{ .reg .pred p;\n mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 p, [%1], %2;\n selp.u32 %0, 1, 0, p; }"
                     : "=r"(over) : "r"(at), "r"(parity) : "memory");
}
__device__ unsigned in_block(void *p, unsigned rank)
{
    unsigned there;
    asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(there) : "r"((unsigned)__cvta_generic_to_shared(p)), "r"(rank));
    return there;
}

// DOC: Inline PTX | on the CPU device: `mbarrier`s of other blocks of the cluster: `mbarrier.arrive`, `st.async`, `cp.async.bulk` from shared memory to shared memory
// LAUNCH: 4 64
extern "C" __global__ void __cluster_dims__(2) test_mbarriers_of_others(int *failures)
{
    __shared__ __align__(16) int cells[64], sent[64], copied[64], source[64];
    __shared__ __align__(8) unsigned long long arrivals, bytes;
    unsigned rank, at = (unsigned)__cvta_generic_to_shared(&arrivals), owed = (unsigned)__cvta_generic_to_shared(&bytes);
    int t = threadIdx.x;
    asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
    cells[t] = sent[t] = copied[t] = -1;
    if (t == 0) {
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 64;" :: "r"(at) : "memory");
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :: "r"(owed) : "memory");
        asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
    }
    asm volatile("barrier.cluster.arrive;\n\tbarrier.cluster.wait;" ::: "memory");
    for (int turn = 0; turn < 4; turn++) {
        source[t] = blockIdx.x * 1000 + t + turn;
        asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
        if (t == 0)
            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" :: "r"(owed), "r"(512) : "memory");
        __syncthreads();
        asm volatile("barrier.cluster.arrive;\n\tbarrier.cluster.wait;" ::: "memory");
        asm volatile("st.shared::cluster.u32 [%0], %1;" :: "r"(in_block(cells + t, rank ^ 1)), "r"(blockIdx.x * 100 + t + turn) : "memory");
        asm volatile("mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%0];" :: "r"(in_block(&arrivals, rank ^ 1)) : "memory");
        asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.u32 [%0], %1, [%2];"
                     :: "r"(in_block(sent + t, rank ^ 1)), "r"(t * 3 + turn), "r"(in_block(&bytes, rank ^ 1)) : "memory");
        if (t == 0)
            asm volatile("cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];"
                         :: "r"(in_block(copied, rank ^ 1)), "r"((unsigned)__cvta_generic_to_shared(source)), "r"(256),
                            "r"(in_block(&bytes, rank ^ 1)) : "memory");
        wait_for_phase(at, turn & 1);
        wait_for_phase(owed, turn & 1);
        CHECK(cells[t] == (int)((blockIdx.x ^ 1) * 100 + t + turn));
        CHECK(sent[t] == t * 3 + turn && copied[t] == (int)((blockIdx.x ^ 1) * 1000 + t + turn));
        asm volatile("barrier.cluster.arrive;\n\tbarrier.cluster.wait;" ::: "memory");
    }
}
