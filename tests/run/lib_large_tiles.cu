// DOC: Cooperative groups | tiles of 64 to 1024 threads, with `block_tile_memory` or without: sync, shfl, any, all, reduce, scans (on the CPU device all threads of a block must come to them)
// SLOW: six sizes, all operations; lib_groups.cu has one of them
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
#include "check.h"
namespace cg = cooperative_groups;

template <unsigned Size, class Tile> __device__ void use(int *failures, const Tile &t, unsigned in_block)
{
    CHECK(t.size() == Size && t.num_threads() == Size && t.thread_rank() == in_block % Size);
    CHECK(t.shfl((int)in_block * 3, 5) == (int)(in_block / Size * Size + 5) * 3);
    CHECK(t.shfl(in_block + 0.5, Size - 1) == in_block / Size * Size + Size - 0.5);
    CHECK(t.any(t.thread_rank() == Size - 1) && !t.any(0) && t.all(1) && !t.all(t.thread_rank() != 40));
    CHECK(t.any(in_block == Size + 3) == (in_block / Size == 1));
    CHECK(cg::reduce(t, in_block % Size + 1, cg::plus<unsigned>()) == Size * (Size + 1) / 2);
    CHECK(cg::reduce(t, (int)in_block, cg::greater<int>()) == (int)(in_block / Size * Size + Size - 1));
    CHECK(cg::reduce(t, 0.5f, cg::plus<float>()) == Size / 2);
    CHECK(cg::inclusive_scan(t, 2u) == 2 * (in_block % Size + 1) && cg::exclusive_scan(t, 3) == (int)(3 * (in_block % Size)));
    CHECK(cg::exclusive_scan(t, (unsigned)(in_block % Size), cg::plus<unsigned>()) == in_block % Size * (in_block % Size - 1) / 2 * (in_block % Size != 0));
}

// LAUNCH: 2 256
extern "C" __global__ void test_large_tiles(int *failures)
{
    __shared__ cg::block_tile_memory<256> memory;
    __shared__ int turned[256];
    cg::thread_block b = cg::this_thread_block(memory);
    auto t = cg::tiled_partition<64>(b);
    CHECK(t.meta_group_size() == 4 && t.meta_group_rank() == threadIdx.x / 64);
    turned[threadIdx.x ^ 63] = threadIdx.x;
    t.sync();
    CHECK(turned[threadIdx.x] == (int)(threadIdx.x ^ 63));
    use<64>(failures, t, threadIdx.x);
    auto larger = cg::tiled_partition<128>(cg::this_thread_block());
    use<128>(failures, larger, threadIdx.x);
    auto inner = cg::tiled_partition<64>(larger);
    CHECK(inner.meta_group_size() == 2 && inner.meta_group_rank() == threadIdx.x / 64 % 2);
    use<64>(failures, inner, threadIdx.x);
    auto warp = cg::tiled_partition<32>(larger);
    CHECK(warp.meta_group_size() == 4 && warp.meta_group_rank() == threadIdx.x % 128 / 32 && warp.shfl(threadIdx.x, 0) % 32 == 0);
    cg::thread_block_tile<64> general = t;
    CHECK(general.meta_group_rank() == threadIdx.x / 64 && general.meta_group_size() == 4 && sizeof general == 16 && sizeof t == 8);
    use<64>(failures, general, threadIdx.x);
    use<256>(failures, cg::tiled_partition<256>(b), threadIdx.x);
}

// LAUNCH: 1 1024
extern "C" __global__ void test_largest_tiles(int *failures)
{
    auto b = cg::this_thread_block();
    for (int i = 0; i < 3; i++) {
        use<64>(failures, cg::tiled_partition<64>(b), threadIdx.x);
        use<512>(failures, cg::tiled_partition<512>(b), threadIdx.x);
    }
    auto whole = cg::tiled_partition<1024>(b);
    CHECK(cg::reduce(whole, 1, cg::plus<int>()) == 1024 && whole.meta_group_size() == 1);
}
