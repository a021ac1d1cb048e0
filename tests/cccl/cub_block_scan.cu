// DOC: CCCL in device code | `<cub/block/block_scan.cuh>`: `BlockScan`, every algorithm and member
// SLOW: a large header; cub_warp.cu tries a smaller one
#include <cub/block/block_scan.cuh>

#include "tile.h"

//! Hands out what stands before this tile, and keeps what stands behind it.
template <class Op>
struct running {
    unsigned total;
    __device__ unsigned operator()(unsigned of_tile)
    {
        unsigned before = total;
        total = Op{}(before, of_tile);
        return before;
    }
};

template <int N, cub::BlockScanAlgorithm How>
__device__ void sums(int *failures)
{
    using Scan = cub::BlockScan<unsigned, N, How>;
    __shared__ typename Scan::TempStorage storage;
    int t = threadIdx.x;
    unsigned x = item(t), two[2] = {item(2 * t), item(2 * t + 1)}, out, outs[2], all;
    unsigned sum = folded(0, 0, t, plus{}), whole = folded(0, 0, N, plus{});
    unsigned sum2 = folded(0, 0, 2 * t, plus{}), whole2 = folded(0, 0, 2 * N, plus{});
    Scan s(storage);
    running<plus> before{70};
    s.ExclusiveSum(x, out);
    CHECK(out == sum);
    __syncthreads();
    s.ExclusiveSum(x, out, all);
    CHECK(out == sum && all == whole);
    __syncthreads();
    s.ExclusiveSum(x, out, before);
    CHECK(out == sum + 70 && (t || before.total == whole + 70));
    __syncthreads();
    s.ExclusiveSum(two, outs);
    CHECK(outs[0] == sum2 && outs[1] == sum2 + two[0]);
    __syncthreads();
    s.ExclusiveSum(two, outs, all);
    CHECK(outs[0] == sum2 && outs[1] == sum2 + two[0] && all == whole2);
    __syncthreads();
    before.total = 70;
    s.ExclusiveSum(two, outs, before);
    CHECK(outs[0] == sum2 + 70 && outs[1] == sum2 + 70 + two[0] && (t || before.total == whole2 + 70));
    __syncthreads();
    s.InclusiveSum(x, out);
    CHECK(out == sum + x);
    __syncthreads();
    s.InclusiveSum(x, out, all);
    CHECK(out == sum + x && all == whole);
    __syncthreads();
    before.total = 70;
    s.InclusiveSum(x, out, before);
    CHECK(out == sum + x + 70 && (t || before.total == whole + 70));
    __syncthreads();
    s.InclusiveSum(two, outs);
    CHECK(outs[0] == sum2 + two[0] && outs[1] == sum2 + two[0] + two[1]);
    __syncthreads();
    s.InclusiveSum(two, outs, all);
    CHECK(outs[0] == sum2 + two[0] && outs[1] == sum2 + two[0] + two[1] && all == whole2);
    __syncthreads();
    before.total = 70;
    s.InclusiveSum(two, outs, before);
    CHECK(outs[0] == sum2 + two[0] + 70 && (t || before.total == whole2 + 70));
    __syncthreads();
    Scan().InclusiveSum(x, out);
    CHECK(out == sum + x);
    __syncthreads();
}

template <int N, cub::BlockScanAlgorithm How>
__device__ void scans(int *failures)
{
    using Scan = cub::BlockScan<unsigned, N, How>;
    __shared__ typename Scan::TempStorage storage;
    int t = threadIdx.x;
    const unsigned first = 5 << 16 | 3;
    unsigned x = item(t), two[2] = {item(2 * t), item(2 * t + 1)}, out, outs[2], all;
    unsigned until = folded(1, 0, t, then{}), from = folded(first, 0, t, then{}), whole = folded(1, 0, N, then{});
    unsigned until2 = folded(1, 0, 2 * t, then{}), from2 = folded(first, 0, 2 * t, then{}), whole2 = folded(1, 0, 2 * N, then{});
    Scan s(storage);
    running<then> before{first};
    then op;
    s.ExclusiveScan(x, out, first, op);
    CHECK(out == from);
    __syncthreads();
    s.ExclusiveScan(x, out, first, op, all);
    CHECK(out == from && all == whole);
    __syncthreads();
    s.ExclusiveScan(x, out, op, before);
    CHECK(out == from && (t || before.total == op(first, whole)));
    __syncthreads();
    s.ExclusiveScan(two, outs, first, op);
    CHECK(outs[0] == from2 && outs[1] == op(from2, two[0]));
    __syncthreads();
    s.ExclusiveScan(two, outs, first, op, all);
    CHECK(outs[0] == from2 && outs[1] == op(from2, two[0]) && all == whole2);
    __syncthreads();
    before.total = first;
    s.ExclusiveScan(two, outs, op, before);
    CHECK(outs[0] == from2 && outs[1] == op(from2, two[0]) && (t || before.total == op(first, whole2)));
    __syncthreads();
    s.ExclusiveScan(x, out, op);
    CHECK(t == 0 || out == until);
    __syncthreads();
    s.ExclusiveScan(x, out, op, all);
    CHECK((t == 0 || out == until) && all == whole);
    __syncthreads();
    s.ExclusiveScan(two, outs, op);
    CHECK((t == 0 || outs[0] == until2) && outs[1] == op(until2, two[0]));
    __syncthreads();
    s.ExclusiveScan(two, outs, op, all);
    CHECK((t == 0 || outs[0] == until2) && outs[1] == op(until2, two[0]) && all == whole2);
    __syncthreads();
    s.InclusiveScan(x, out, op);
    CHECK(out == op(until, x));
    __syncthreads();
    s.InclusiveScan(x, out, op, all);
    CHECK(out == op(until, x) && all == whole);
    __syncthreads();
    before.total = first;
    s.InclusiveScan(x, out, op, before);
    CHECK(out == op(from, x) && (t || before.total == op(first, whole)));
    __syncthreads();
    unsigned last = op(op(until2, two[0]), two[1]), last_from = op(op(from2, two[0]), two[1]);
    s.InclusiveScan(two, outs, op);
    CHECK(outs[0] == op(until2, two[0]) && outs[1] == last);
    __syncthreads();
    s.InclusiveScan(two, outs, first, op);
    CHECK(outs[0] == op(from2, two[0]) && outs[1] == last_from);
    __syncthreads();
    s.InclusiveScan(two, outs, op, all);
    CHECK(outs[1] == last && all == whole2);
    __syncthreads();
    s.InclusiveScan(two, outs, first, op, all);
    CHECK(outs[1] == last_from && (all == whole2 || all == op(first, whole2)));
    __syncthreads();
    before.total = first;
    s.InclusiveScan(two, outs, op, before);
    CHECK(outs[1] == last_from && (t || before.total == op(first, whole2)));
    __syncthreads();
}

// LAUNCH: 1 96
extern "C" __global__ void test_sums_raking(int *failures) { sums<96, cub::BLOCK_SCAN_RAKING>(failures); }

// LAUNCH: 1 96
extern "C" __global__ void test_scans_raking(int *failures) { scans<96, cub::BLOCK_SCAN_RAKING>(failures); }

// LAUNCH: 1 96
extern "C" __global__ void test_sums_memoized(int *failures) { sums<96, cub::BLOCK_SCAN_RAKING_MEMOIZE>(failures); }

// LAUNCH: 1 96
extern "C" __global__ void test_scans_memoized(int *failures) { scans<96, cub::BLOCK_SCAN_RAKING_MEMOIZE>(failures); }

// LAUNCH: 1 96
extern "C" __global__ void test_sums_warps(int *failures) { sums<96, cub::BLOCK_SCAN_WARP_SCANS>(failures); }

// LAUNCH: 1 96
extern "C" __global__ void test_scans_warps(int *failures) { scans<96, cub::BLOCK_SCAN_WARP_SCANS>(failures); }

template <cub::BlockScanAlgorithm How>
__device__ int bits_of_a_sum()
{
    using Scan = cub::BlockScan<float, 96, How>;
    __shared__ typename Scan::TempStorage storage;
    float x[2] = {1.0f / (threadIdx.x + 1), 1.0f / (threadIdx.x + 200)};
    Scan(storage).InclusiveSum(x, x);
    __syncthreads();
    return __float_as_int(x[1]);
}

// The bits of nvcc's build.
// LAUNCH: 1 96
extern "C" __global__ void test_order_of_a_sum(int *failures)
{
    int raking = bits_of_a_sum<cub::BLOCK_SCAN_RAKING>(), warps = bits_of_a_sum<cub::BLOCK_SCAN_WARP_SCANS>();
    if (threadIdx.x == 77) CHECK(raking == 0x40a8a686 && warps == 0x40a8a686);
    if (threadIdx.x == 95) CHECK(raking == 0x40b1448b && warps == 0x40b1448b);
}
