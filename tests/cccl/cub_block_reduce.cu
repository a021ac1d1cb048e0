// DOC: CCCL in device code | `<cub/block/block_reduce.cuh>`, `<cub/block/block_raking_layout.cuh>`: `BlockReduce`, every algorithm and member
// SLOW: a large header; cub_warp.cu tries a smaller one
#include <cub/block/block_raking_layout.cuh>
#include <cub/block/block_reduce.cuh>

#include "tile.h"

template <int N, cub::BlockReduceAlgorithm How, class Op>
__device__ void reduced(int *failures, Op op, unsigned nothing)
{
    using Reduce = cub::BlockReduce<unsigned, N, How>;
    __shared__ typename Reduce::TempStorage storage;
    int t = threadIdx.x, some = N - 21;
    unsigned three[3] = {item(3 * t), item(3 * t + 1), item(3 * t + 2)}, x = item(t);
    Reduce r(storage);
    unsigned sum = r.Sum(x);
    __syncthreads();
    unsigned sums = r.Sum(three);
    __syncthreads();
    unsigned of_some = r.Sum(x, some);
    __syncthreads();
    unsigned all = r.Reduce(x, op);
    __syncthreads();
    unsigned alls = r.Reduce(three, op);
    __syncthreads();
    unsigned all_of_some = r.Reduce(x, op, some);
    __syncthreads();
    unsigned own = Reduce().Sum(x);
    __syncthreads();
    if (t == 0) {
        CHECK(sum == folded(0, 0, N, plus{}) && own == sum);
        CHECK(sums == folded(0, 0, 3 * N, plus{}) && of_some == folded(0, 0, some, plus{}));
        CHECK(all == folded(nothing, 0, N, op) && alls == folded(nothing, 0, 3 * N, op));
        CHECK(all_of_some == folded(nothing, 0, some, op));
    }
}

struct larger { __device__ unsigned operator()(unsigned a, unsigned b) const { return a > b ? a : b; } };

// LAUNCH: 1 96
extern "C" __global__ void test_block_reduce(int *failures)
{
    reduced<96, cub::BLOCK_REDUCE_RAKING>(failures, then{}, 1);
    reduced<96, cub::BLOCK_REDUCE_WARP_REDUCTIONS>(failures, then{}, 1);
    reduced<96, cub::BLOCK_REDUCE_RAKING_COMMUTATIVE_ONLY>(failures, larger{}, 0);
#if CCCL_VERSION >= 3002000
    reduced<96, cub::BLOCK_REDUCE_WARP_REDUCTIONS_NONDETERMINISTIC>(failures, plus{}, 0);
#endif
}

// LAUNCH: 1 45
extern "C" __global__ void test_part_of_a_warp(int *failures)
{
    reduced<45, cub::BLOCK_REDUCE_RAKING>(failures, then{}, 1);
    reduced<45, cub::BLOCK_REDUCE_WARP_REDUCTIONS>(failures, then{}, 1);
}

// LAUNCH: 1 4,3,8
extern "C" __global__ void test_three_dimensions(int *failures)
{
    using Reduce = cub::BlockReduce<unsigned, 4, cub::BLOCK_REDUCE_RAKING, 3, 8>;
    __shared__ typename Reduce::TempStorage storage;
    int t = threadIdx.x + 4 * (threadIdx.y + 3 * threadIdx.z);
    unsigned all = Reduce(storage).Reduce(item(t), then{});
    if (t == 0) CHECK(all == folded(1, 0, 96, then{}));
}

template <cub::BlockReduceAlgorithm How>
__device__ int bits_of_a_sum()
{
    using Reduce = cub::BlockReduce<float, 96, How>;
    __shared__ typename Reduce::TempStorage storage;
    int t = threadIdx.x;
    float items[3] = {1.0f / (t + 1), 1.0f / (t + 100), 1.0f / (t + 300)};
    return __float_as_int(Reduce(storage).Sum(items));
}

// The bits of nvcc's build.
// LAUNCH: 1 96
extern "C" __global__ void test_order_of_a_sum(int *failures)
{
    int raking = bits_of_a_sum<cub::BLOCK_REDUCE_RAKING>(), warps = bits_of_a_sum<cub::BLOCK_REDUCE_WARP_REDUCTIONS>(),
        commutative = bits_of_a_sum<cub::BLOCK_REDUCE_RAKING_COMMUTATIVE_ONLY>();
    if (threadIdx.x == 0) CHECK(raking == 0x40c334d4 && warps == 0x40c334d4 && commutative == 0x40c334d5);
}

// LAUNCH: 1 128
extern "C" __global__ void test_raking_layout(int *failures)
{
    using Layout = cub::BlockRakingLayout<unsigned, 128>;
    __shared__ typename Layout::TempStorage storage;
    *Layout::PlacementPtr(storage, threadIdx.x) = item(threadIdx.x);
    __syncthreads();
    if (threadIdx.x < Layout::RAKING_THREADS) {
        const unsigned *segment = Layout::RakingPtr(storage, threadIdx.x);
        int length = Layout::SEGMENT_LENGTH;
        for (int i = 0; i < length; i++) CHECK(segment[i] == item(threadIdx.x * length + i));
    }
}
