// SLOW: reductions and scans of ten types for eight kinds of groups; lib_groups.cu has four, for two kinds
#include "_group_reductions.cuh"

// LAUNCH: 1 64
extern "C" __global__ void test_reductions(int *failures)
{
    auto b = cg::this_thread_block();
    reductions(cg::tiled_partition<1>(b), failures);
    reductions(cg::tiled_partition<4>(b), failures);
    reductions(cg::tiled_partition<16>(b), failures);
    reductions(cg::tiled_partition<32>(b), failures);
    reductions(cg::tiled_partition<8>(cg::tiled_partition<32>(b)), failures);
    reductions(cg::coalesced_threads(), failures);
    if (threadIdx.x % 5 < 2)
        reductions(cg::coalesced_threads(), failures);
    __syncwarp();
    reductions(cg::tiled_partition(cg::coalesced_threads(), 8), failures);
}
