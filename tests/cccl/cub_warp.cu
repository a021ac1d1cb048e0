// DOC: CCCL in device code | `<cub/warp/warp_reduce.cuh>`, `<cub/warp/warp_scan.cuh>`: `WarpReduce`, `WarpScan`, of parts of a warp too
// SLOW: as the other files of CUB, which ask for most of libcu++; optional.cu, complex.cu and bit.cu stay
#include <cub/warp/warp_exchange.cuh>
#include <cub/warp/warp_merge_sort.cuh>
#include <cub/warp/warp_reduce.cuh>
#include <cub/warp/warp_scan.cuh>
#include <cuda/functional>

#include "check.h"

// LAUNCH: 1 64
extern "C" __global__ void test_warp_reduce(int *failures)
{
    using Reduce = cub::WarpReduce<int>;
    __shared__ typename Reduce::TempStorage storage[2];
    int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    int sum = Reduce(storage[warp]).Sum((int)threadIdx.x);
    if (lane == 0) CHECK(sum == 496 + 1024 * warp);
    int most = Reduce(storage[warp]).Reduce(lane, cuda::maximum<>{});
    if (lane == 0) CHECK(most == 31);
    int some = Reduce(storage[warp]).Sum(1, 7);
    if (lane == 0) CHECK(some == 7);
    using Small = cub::WarpReduce<float, 8>;
    __shared__ typename Small::TempStorage eight[8];
    float s = Small(eight[threadIdx.x / 8]).Sum(1.0f);
    if (threadIdx.x % 8 == 0) CHECK(s == 8.0f);
}

// LAUNCH: 1 32
extern "C" __global__ void test_warp_scan(int *failures)
{
    using Scan = cub::WarpScan<int>;
    __shared__ typename Scan::TempStorage storage;
    int lane = threadIdx.x, inclusive, exclusive, total;
    Scan(storage).InclusiveSum(lane, inclusive);
    CHECK(inclusive == lane * (lane + 1) / 2);
    Scan(storage).ExclusiveSum(lane, exclusive, total);
    CHECK(exclusive == lane * (lane - 1) / 2 && total == 496);
    Scan(storage).InclusiveScan(31 - lane, inclusive, cuda::maximum<>{});
    CHECK(inclusive == 31);
    CHECK(Scan(storage).Broadcast(lane, 5) == 5);
}
