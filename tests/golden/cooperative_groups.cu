// RUN: --emit ptx -arch=sm_90
// DOC: Cooperative groups | groups cost nothing: a tile's shuffle, vote and barrier are one instruction with the lanes of the tile as its mask, a reduction of 32-bit integers is `redux.sync` from sm_80 on
// DOC: Cooperative groups | `grid_group::sync` of a grid launched cooperatively: nvcc's protocol on the workspace that the driver provides
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
namespace cg = cooperative_groups;

// CHECK-LABEL: .entry tile(
// CHECK: mov.u32 %[[LANE:r[0-9]+]], %laneid;
// CHECK: and.b32 %[[FIRST:r[0-9]+]], %[[LANE]], 24;
// CHECK: shl.b32 %[[MASK:r[0-9]+]], %{{r[0-9]+}}, %[[FIRST]];
// CHECK: shfl.sync.down.b32 %{{r[0-9]+}}, %{{r[0-9]+}}, 4, 6175, %[[MASK]];
extern "C" __global__ void tile(int *p)
{
    auto t = cg::tiled_partition<8>(cg::this_thread_block());
    p[threadIdx.x] = t.shfl_down(p[threadIdx.x], 4);
}

// CHECK-LABEL: .entry warp(
// CHECK: redux.sync.add.s32
// CHECK: redux.sync.min.u32
// CHECK: shfl.sync.bfly.b32 {{.*}}, 16, 31, -1;
// CHECK: shfl.sync.bfly.b32 {{.*}}, 1, 31, -1;
// CHECK: vote.sync.ballot.b32 {{.*}}, -1;
// CHECK: bar.warp.sync -1;
extern "C" __global__ void warp(int *p, unsigned *u, float *f)
{
    auto t = cg::tiled_partition<32>(cg::this_thread_block());
    p[threadIdx.x] = cg::reduce(t, p[threadIdx.x], cg::plus<int>());
    u[threadIdx.x] = cg::reduce(t, u[threadIdx.x], cg::less<unsigned>());
    f[threadIdx.x] = cg::reduce(t, f[threadIdx.x], cg::greater<float>());
    p[0] = t.ballot(p[1]);
    t.sync();
}

// CHECK-LABEL: .entry active(
// CHECK: activemask.b32 %[[ACTIVE:r[0-9]+]];
// CHECK: redux.sync.or.b32 %{{r[0-9]+}}, %{{r[0-9]+}}, %[[ACTIVE]];
// CHECK: mov.u32 %{{r[0-9]+}}, %lanemask_lt;
// CHECK: popc.b32
extern "C" __global__ void active(unsigned *p)
{
    if (p[threadIdx.x]) {
        auto g = cg::coalesced_threads();
        p[g.thread_rank()] = cg::reduce(g, p[threadIdx.x], cg::bit_or<unsigned>());
    }
}

// CHECK-LABEL: .entry grid(
// CHECK: mov.u32 %{{r[0-9]+}}, %envreg1;
// CHECK: mov.u32 %{{r[0-9]+}}, %envreg2;
// CHECK: barrier.sync 0;
// CHECK: atom.release.gpu.add.u32
// CHECK: ld.acquire.gpu.b32
// CHECK: barrier.sync 0;
// CHECK: trap;
extern "C" __global__ void grid() { cg::this_grid().sync(); }
