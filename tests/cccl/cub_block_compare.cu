// DOC: CCCL in device code | `<cub/block/block_adjacent_difference.cuh>`, `<cub/block/block_discontinuity.cuh>`, `<cub/block/block_histogram.cuh>`, every member
// SLOW: large headers; optional.cu tries a smaller one
#include <cub/block/block_adjacent_difference.cuh>
#include <cub/block/block_discontinuity.cuh>
#include <cub/block/block_histogram.cuh>

#include "tile.h"

struct minus { __device__ int operator()(int a, int b) const { return 3 * a - b; } };

// LAUNCH: 1 64
extern "C" __global__ void test_adjacent_difference(int *failures)
{
    using Difference = cub::BlockAdjacentDifference<int, 64>;
    __shared__ typename Difference::TempStorage storage;
    Difference d(storage);
    minus op;
    int t = threadIdx.x, v[2] = {4 * t * t, (2 * t + 1) * (2 * t + 1)}, out[2];
    int before = (2 * t - 1) * (2 * t - 1), behind = (2 * t + 2) * (2 * t + 2);
    d.SubtractLeft(v, out, op);
    CHECK(out[0] == (t ? op(v[0], before) : v[0]) && out[1] == op(v[1], v[0]));
    __syncthreads();
    d.SubtractLeft(v, out, op, 77);
    CHECK(out[0] == op(v[0], t ? before : 77) && out[1] == op(v[1], v[0]));
    __syncthreads();
    d.SubtractLeftPartialTile(v, out, op, 101);
    CHECK(out[0] == (t && t <= 50 ? op(v[0], before) : v[0]) && out[1] == (t < 50 ? op(v[1], v[0]) : v[1]));
    __syncthreads();
    d.SubtractLeftPartialTile(v, out, op, 101, 77);
    CHECK(out[0] == (t > 50 ? v[0] : op(v[0], t ? before : 77)) && out[1] == (t < 50 ? op(v[1], v[0]) : v[1]));
    __syncthreads();
    d.SubtractRight(v, out, op);
    CHECK(out[0] == op(v[0], v[1]) && out[1] == (t == 63 ? v[1] : op(v[1], behind)));
    __syncthreads();
    d.SubtractRight(v, out, op, 77);
    CHECK(out[0] == op(v[0], v[1]) && out[1] == op(v[1], t == 63 ? 77 : behind));
    __syncthreads();
    d.SubtractRightPartialTile(v, out, op, 101);
    CHECK(out[0] == (t < 50 ? op(v[0], v[1]) : v[0]) && out[1] == (t < 50 ? op(v[1], behind) : v[1]));
    __syncthreads();
    Difference().SubtractLeft(v, out, op);
    CHECK(out[1] == op(v[1], v[0]));
}

//! Says that two items differ, and with their place in the tile that no run is longer than six.
struct long_run {
    __device__ bool operator()(int a, int b, int at) const { return a != b || at % 6 == 0; }
};

template <class Op, class Want>
__device__ void flagged(int *failures, Op op, Want want)
{
    using Flags = cub::BlockDiscontinuity<int, 64>;
    __shared__ typename Flags::TempStorage storage;
    Flags f(storage);
    int t = threadIdx.x, v[2] = {2 * t / 5, (2 * t + 1) / 5}, heads[2], tails[2];
    auto head = [&](int i) { return i / 5 != (i - 1) / 5 || want(i); };
    bool first = head(2 * t) || t == 0, second = head(2 * t + 1), third = head(2 * t + 2) || t == 63;
    // of a run that goes on beyond the tile, with the item there given
    bool goes_on = t == 0 ? want(0) : first, to_come = t == 63 ? want(128) : third;
    int there = 0, behind = 127 / 5;
    f.FlagHeads(heads, v, op);
    CHECK(heads[0] == first && heads[1] == second);
    __syncthreads();
    f.FlagHeads(heads, v, op, there);
    CHECK(heads[0] == goes_on && heads[1] == second);
    __syncthreads();
    f.FlagTails(tails, v, op);
    CHECK(tails[0] == second && tails[1] == third);
    __syncthreads();
    f.FlagTails(tails, v, op, behind);
    CHECK(tails[0] == second && tails[1] == to_come);
    __syncthreads();
    f.FlagHeadsAndTails(heads, tails, v, op);
    CHECK(heads[0] == first && heads[1] == second && tails[0] == second && tails[1] == third);
    __syncthreads();
    f.FlagHeadsAndTails(heads, tails, behind, v, op);
    CHECK(heads[0] == first && heads[1] == second && tails[0] == second && tails[1] == to_come);
    __syncthreads();
    f.FlagHeadsAndTails(heads, there, tails, v, op);
    CHECK(heads[0] == goes_on && heads[1] == second && tails[0] == second && tails[1] == third);
    __syncthreads();
    f.FlagHeadsAndTails(heads, there, tails, behind, v, op);
    CHECK(heads[0] == goes_on && heads[1] == second && tails[0] == second && tails[1] == to_come);
    __syncthreads();
    int before[2];
    f.FlagHeads(heads, v, before, op);
    CHECK(heads[0] == first && heads[1] == second && (t == 0 || before[0] == (2 * t - 1) / 5) && before[1] == v[0]);
    __syncthreads();
    f.FlagHeads(heads, v, before, op, there);
    CHECK(heads[0] == goes_on && heads[1] == second && before[0] == (t ? (2 * t - 1) / 5 : there) && before[1] == v[0]);
    __syncthreads();
    Flags().FlagHeads(heads, v, op);
    CHECK(heads[0] == first && heads[1] == second);
    __syncthreads();
}

// LAUNCH: 1 64
extern "C" __global__ void test_discontinuity(int *failures)
{
    flagged(failures, differ{}, [](int) { return false; });
    flagged(failures, long_run{}, [](int i) { return i % 6 == 0; });
}

template <cub::BlockHistogramAlgorithm How>
__device__ void counted(int *failures)
{
    using Histogram = cub::BlockHistogram<unsigned char, 64, 3, 16, How>;
    __shared__ typename Histogram::TempStorage storage;
    __shared__ unsigned bins[16];
    Histogram h(storage);
    int t = threadIdx.x;
    unsigned char three[3] = {(unsigned char)(t % 16), (unsigned char)(t % 5), 9};
    auto expected = [](int bin) { return 4 + (bin < 5 ? 13u - (bin == 4) : 0) + (bin == 9 ? 64 : 0); };
    h.Histogram(three, bins);
    __syncthreads();
    if (t < 16) CHECK(bins[t] == expected(t));
    __syncthreads();
    unsigned char again[3] = {(unsigned char)(t % 16), (unsigned char)(t % 5), 9};
    h.Composite(again, bins);
    __syncthreads();
    if (t < 16) CHECK(bins[t] == 2 * expected(t));
    __syncthreads();
    h.InitHistogram(bins);
    __syncthreads();
    if (t < 16) CHECK(bins[t] == 0);
    __syncthreads();
}

// LAUNCH: 1 64
extern "C" __global__ void test_histogram(int *failures)
{
    counted<cub::BLOCK_HISTO_ATOMIC>(failures);
    counted<cub::BLOCK_HISTO_SORT>(failures);
    using Histogram = cub::BlockHistogram<int, 64, 1, 4>;
    __shared__ int bins[4];
    int one[1] = {(int)threadIdx.x % 4};
    Histogram().Histogram(one, bins);
    __syncthreads();
    if (threadIdx.x < 4) CHECK(bins[threadIdx.x] == 16);
}
