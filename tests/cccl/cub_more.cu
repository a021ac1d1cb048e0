// DOC: CCCL in device code | `<cub/block/block_merge_sort.cuh>`, `<cub/warp/warp_merge_sort.cuh>`, `<cub/block/block_histogram.cuh>`, `<cub/block/block_discontinuity.cuh>`, `<cub/block/block_shuffle.cuh>`
// SLOW: a large header; cub_warp.cu tries a smaller one
#include <cub/block/block_discontinuity.cuh>
#include <cub/block/block_histogram.cuh>
#include <cub/block/block_merge_sort.cuh>
#include <cub/block/block_shuffle.cuh>
#include <cub/warp/warp_merge_sort.cuh>

#include "check.h"

struct less { template <class T> __device__ bool operator()(const T &a, const T &b) const { return a < b; } };
struct differ { __device__ bool operator()(int a, int b) const { return a != b; } };

// LAUNCH: 1 64
extern "C" __global__ void test_merge_sort(int *failures)
{
    using Sort = cub::BlockMergeSort<int, 64, 2>;
    __shared__ typename Sort::TempStorage storage;
    int keys[2] = {(int)(127 - 2 * threadIdx.x), (int)(126 - 2 * threadIdx.x)};
    Sort(storage).Sort(keys, less{});
    CHECK(keys[0] == 2 * threadIdx.x && keys[1] == 2 * threadIdx.x + 1);
    using Warp = cub::WarpMergeSort<int, 2, 32>;
    __shared__ typename Warp::TempStorage warps[2];
    int lane = threadIdx.x % 32, items[2] = {63 - 2 * lane, 62 - 2 * lane};
    Warp(warps[threadIdx.x / 32]).Sort(items, less{});
    CHECK(items[0] == 2 * lane && items[1] == 2 * lane + 1);
}

// LAUNCH: 1 64
extern "C" __global__ void test_discontinuity(int *failures)
{
    using Heads = cub::BlockDiscontinuity<int, 64>;
    __shared__ typename Heads::TempStorage storage;
    int items[1] = {(int)threadIdx.x / 4}, flags[1];
    Heads(storage).FlagHeads(flags, items, differ{});
    CHECK(flags[0] == (threadIdx.x % 4 == 0));
    using Histogram = cub::BlockHistogram<unsigned char, 64, 1, 16>;
    __shared__ typename Histogram::TempStorage other;
    __shared__ unsigned bins[16];
    unsigned char bytes[1] = {(unsigned char)(threadIdx.x % 16)};
    Histogram(other).Histogram(bytes, bins);
    __syncthreads();
    CHECK(bins[threadIdx.x % 16] == 4);
    using Shuffle = cub::BlockShuffle<int, 64>;
    __shared__ typename Shuffle::TempStorage shuffle;
    int up = -1;
    Shuffle(shuffle).Offset((int)threadIdx.x, up, 1);
    CHECK(up == (threadIdx.x < 63 ? (int)threadIdx.x + 1 : -1));
}
