// DOC: CCCL in device code | `<cub/block/block_reduce.cuh>`, `<cub/block/block_scan.cuh>`: `BlockReduce`, `BlockScan`, every algorithm
// SLOW: a large header; cub_warp.cu tries a smaller one
#include <cub/block/block_reduce.cuh>
#include <cub/block/block_scan.cuh>

#include "check.h"

template <int N, cub::BlockReduceAlgorithm How>
__device__ int reduced()
{
    using Reduce = cub::BlockReduce<int, N, How>;
    __shared__ typename Reduce::TempStorage storage;
    int sum = Reduce(storage).Sum((int)threadIdx.x);
    __syncthreads();
    return sum;
}

// LAUNCH: 1 128
extern "C" __global__ void test_block_reduce(int *failures)
{
    int a = reduced<128, cub::BLOCK_REDUCE_RAKING>();
    int b = reduced<128, cub::BLOCK_REDUCE_WARP_REDUCTIONS>();
    int d = reduced<128, cub::BLOCK_REDUCE_RAKING_COMMUTATIVE_ONLY>();
    if (threadIdx.x == 0) CHECK(a == 8128 && b == 8128 && d == 8128);
    using Reduce = cub::BlockReduce<float, 128>;
    __shared__ typename Reduce::TempStorage storage;
    float items[4] = {1, 2, 3, 4};
    float most = Reduce(storage).Reduce((float)threadIdx.x, [](float x, float y) { return x > y ? x : y; });
    __syncthreads();
    float all = Reduce(storage).Sum(items);
    __syncthreads();
    float some = Reduce(storage).Sum(1.0f, 50);
    if (threadIdx.x == 0) CHECK(most == 127 && all == 1280 && some == 50);
}

template <cub::BlockScanAlgorithm How>
__device__ bool scanned()
{
    using Scan = cub::BlockScan<int, 64, How>;
    __shared__ typename Scan::TempStorage storage;
    int t = threadIdx.x, exclusive, total, inclusive;
    Scan(storage).ExclusiveSum(t, exclusive, total);
    __syncthreads();
    Scan(storage).InclusiveScan(t, inclusive, [](int a, int b) { return a > b ? a : b; });
    __syncthreads();
    int items[2] = {1, 2}, sums[2];
    Scan(storage).InclusiveSum(items, sums);
    __syncthreads();
    return exclusive == t * (t - 1) / 2 && total == 2016 && inclusive == t && sums[0] == 3 * t + 1 && sums[1] == 3 * t + 3;
}

// LAUNCH: 1 64
extern "C" __global__ void test_block_scan(int *failures)
{
    CHECK(scanned<cub::BLOCK_SCAN_RAKING>() && scanned<cub::BLOCK_SCAN_WARP_SCANS>());
}
