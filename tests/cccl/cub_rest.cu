// DOC: CCCL in device code | `<cub/block/block_exchange.cuh>`, `<cub/block/block_adjacent_difference.cuh>`, `<cub/block/block_run_length_decode.cuh>`, `<cub/block/block_radix_rank.cuh>`, `<cub/warp/warp_load.cuh>`, `<cub/warp/warp_store.cuh>`, `<cub/warp/warp_exchange.cuh>`
// SLOW: large headers; optional.cu tries a smaller one
#include <cub/block/block_adjacent_difference.cuh>
#include <cub/block/block_exchange.cuh>
#include <cub/block/block_radix_rank.cuh>
#include <cub/block/block_run_length_decode.cuh>
#include <cub/warp/warp_exchange.cuh>
#include <cub/warp/warp_load.cuh>
#include <cub/warp/warp_store.cuh>

#include "check.h"

// LAUNCH: 1 64
extern "C" __global__ void test_exchange(int *failures)
{
    using exchange = cub::BlockExchange<int, 64, 3>;
    __shared__ typename exchange::TempStorage storage;
    int t = threadIdx.x, v[3] = {3 * t, 3 * t + 1, 3 * t + 2};
    exchange(storage).BlockedToStriped(v);
    CHECK(v[0] == t && v[1] == 64 + t && v[2] == 128 + t);
    __syncthreads();
    exchange(storage).StripedToBlocked(v);
    CHECK(v[0] == 3 * t && v[2] == 3 * t + 2);
    __syncthreads();
    int ranks[3] = {191 - v[0], 191 - v[1], 191 - v[2]};
    exchange(storage).ScatterToBlocked(v, ranks);
    CHECK(v[0] == 191 - 3 * t && v[1] == 190 - 3 * t);
}

// LAUNCH: 1 64
extern "C" __global__ void test_adjacent_difference(int *failures)
{
    using difference = cub::BlockAdjacentDifference<int, 64>;
    __shared__ typename difference::TempStorage storage;
    int t = threadIdx.x, v[2] = {4 * t * t, (2 * t + 1) * (2 * t + 1)}, d[2];
    auto minus = [](int a, int b) { return a - b; };
    difference(storage).SubtractLeft(v, d, minus);
    CHECK(d[1] == 4 * t + 1 && (t == 0 ? d[0] == 0 : d[0] == 4 * t - 1));
    __syncthreads();
    difference(storage).SubtractRight(v, d, minus);
    CHECK(d[0] == -(4 * t + 1) && (t == 63 ? d[1] == v[1] : d[1] == -(4 * t + 3)));
}

// LAUNCH: 1 32
extern "C" __global__ void test_run_length_decode(int *failures)
{
    using decode = cub::BlockRunLengthDecode<int, 32, 1, 4>;
    __shared__ typename decode::TempStorage storage;
    int t = threadIdx.x, value[1] = {100 + t};
    unsigned length[1] = {t % 4u + 1}, total = 0;
    decode d(storage, value, length, total);
    CHECK(total == 80);
    int items[4];
    d.RunLengthDecode(items, 0);
    // ten items for each four values: 1 + 2 + 3 + 4
    static const int at[10] = {0, 1, 1, 2, 2, 2, 3, 3, 3, 3};
    for (int i = 0; i < 4 && 4 * t + i < 80; i++) CHECK(items[i] == 100 + (4 * t + i) / 10 * 4 + at[(4 * t + i) % 10]);
}

// LAUNCH: 1 32
extern "C" __global__ void test_warp_load_store(int *failures)
{
    using load = cub::WarpLoad<int, 4, cub::WARP_LOAD_TRANSPOSE>;
    using store = cub::WarpStore<int, 4, cub::WARP_STORE_TRANSPOSE>;
    using exchange = cub::WarpExchange<int, 4>;
    __shared__ typename load::TempStorage a;
    __shared__ typename store::TempStorage b;
    __shared__ typename exchange::TempStorage c;
    __shared__ int from[128], to[128];
    int t = threadIdx.x, v[4];
    for (int i = t; i < 128; i += 32) from[i] = 7 * i;
    __syncthreads();
    load(a).Load(from, v);
    CHECK(v[0] == 28 * t && v[3] == 28 * t + 21);
    store(b).Store(to, v);
    __syncthreads();
    for (int i = t; i < 128; i += 32) CHECK(to[i] == 7 * i);
    load(a).Load(from, v);
    exchange(c).BlockedToStriped(v, v);
    CHECK(v[0] == 7 * t && v[1] == 7 * (32 + t));
}

// LAUNCH: 1 64
extern "C" __global__ void test_radix_rank(int *failures)
{
    using rank = cub::BlockRadixRank<64, 4, false>;
    __shared__ typename rank::TempStorage storage;
    unsigned t = threadIdx.x, keys[2] = {(2 * t) % 16, (2 * t + 1) % 16};
    int ranks[2];
    rank(storage).RankKeys(keys, ranks, cub::BFEDigitExtractor<unsigned>(0, 4));
    // each digit stands eight times, every 16 items
    CHECK(ranks[0] == (int)(keys[0] * 8 + 2 * t / 16) && ranks[1] == (int)(keys[1] * 8 + (2 * t + 1) / 16));
}
