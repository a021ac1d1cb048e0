// DOC: CCCL in device code | `<cub/block/block_exchange.cuh>`, `<cub/block/block_shuffle.cuh>`, `<cub/warp/warp_exchange.cuh>`, every member
// SLOW: large headers; optional.cu tries a smaller one
#include <cub/block/block_exchange.cuh>
#include <cub/block/block_shuffle.cuh>
#include <cub/warp/warp_exchange.cuh>

#include "tile.h"

//! Where item `i` of thread `t` goes when all are turned round.
__device__ int turned(int t, int i) { return 191 - (3 * t + i); }

//! Each arrangement of 192 items in two ways: from one array to another, and in place.
template <bool TimeSlicing>
__device__ void exchanged(int *failures)
{
    using Exchange = cub::BlockExchange<int, 64, 3, TimeSlicing>;
    __shared__ typename Exchange::TempStorage storage;
    Exchange e(storage);
    int t = threadIdx.x, warp = t / 32 * 96, lane = t % 32;
    const int blocked[3] = {3 * t, 3 * t + 1, 3 * t + 2}, striped[3] = {t, 64 + t, 128 + t};
    const int by_warp[3] = {warp + lane, warp + 32 + lane, warp + 64 + lane};
    int ranks[3] = {turned(t, 0), turned(t, 1), turned(t, 2)};
#define TRY(FROM, CALL, IN_PLACE, ...)                              \
    {                                                               \
        int in[3] = {FROM[0], FROM[1], FROM[2]}, out[3] = {};       \
        e.CALL;                                                     \
        for (int i = 0; i < 3; i++) CHECK(out[i] == (__VA_ARGS__)); \
        __syncthreads();                                            \
        e.IN_PLACE;                                                 \
        for (int i = 0; i < 3; i++) CHECK(in[i] == (__VA_ARGS__));  \
        __syncthreads();                                            \
    }
    TRY(striped, StripedToBlocked(in, out), StripedToBlocked(in), blocked[i])
    TRY(blocked, BlockedToStriped(in, out), BlockedToStriped(in), striped[i])
    TRY(by_warp, WarpStripedToBlocked(in, out), WarpStripedToBlocked(in), blocked[i])
    TRY(blocked, BlockedToWarpStriped(in, out), BlockedToWarpStriped(in), by_warp[i])
    TRY(blocked, ScatterToBlocked(in, out, ranks), ScatterToBlocked(in, ranks), turned(t, i))
    TRY(blocked, ScatterToStriped(in, out, ranks), ScatterToStriped(in, ranks), 191 - striped[i])
#undef TRY
    int own[3] = {striped[0], striped[1], striped[2]};
    Exchange().StripedToBlocked(own);
    CHECK(own[0] == blocked[0] && own[2] == blocked[2]);
    __syncthreads();
}

//! A rank below zero, or a flag, keeps an item from being stored: what comes from there says nothing. (In
//! slices there is no room for these.)
__device__ void some_exchanged(int *failures)
{
    using Exchange = cub::BlockExchange<int, 64, 3>;
    __shared__ typename Exchange::TempStorage storage;
    Exchange e(storage);
    int t = threadIdx.x;
    const int blocked[3] = {3 * t, 3 * t + 1, 3 * t + 2}, striped[3] = {t, 64 + t, 128 + t};
    int ranks[3] = {turned(t, 0), turned(t, 1), turned(t, 2)};
    int some[3] = {t % 2 ? -1 : turned(t, 0), turned(t, 1), turned(t, 2)}, valid[3] = {t % 2 == 0, 1, 1};
    int in[3] = {blocked[0], blocked[1], blocked[2]}, out[3] = {};
#define THERE(i) ((191 - striped[i]) % 3 != 0 || (191 - striped[i]) / 3 % 2 == 0)
    e.ScatterToStripedGuarded(in, out, some);
    for (int i = 0; i < 3; i++) CHECK(!THERE(i) || out[i] == 191 - striped[i]);
    __syncthreads();
    e.ScatterToStripedFlagged(in, out, ranks, valid);
    for (int i = 0; i < 3; i++) CHECK(!THERE(i) || out[i] == 191 - striped[i]);
    __syncthreads();
    int again[3] = {in[0], in[1], in[2]};
    e.ScatterToStripedGuarded(in, some);
    for (int i = 0; i < 3; i++) CHECK(!THERE(i) || in[i] == 191 - striped[i]);
    __syncthreads();
#if CCCL_VERSION >= 3005000  // that of 3.0 calls a function that is not there
    e.ScatterToStripedFlagged(again, ranks, valid);
    for (int i = 0; i < 3; i++) CHECK(!THERE(i) || again[i] == 191 - striped[i]);
    __syncthreads();
#endif
}

// LAUNCH: 1 64
extern "C" __global__ void test_block_exchange(int *failures)
{
    exchanged<false>(failures);
    exchanged<true>(failures);
    some_exchanged(failures);
}

template <cub::WarpExchangeAlgorithm How>
__device__ void exchanged_in_warps(int *failures)
{
    using Exchange = cub::WarpExchange<int, 4, 8, How>;
    __shared__ typename Exchange::TempStorage storage[4];
    Exchange e(storage[threadIdx.x / 8]);
    int lane = threadIdx.x % 8, in[4], out[4];
    for (int i = 0; i < 4; i++) in[i] = 4 * lane + i;
    e.BlockedToStriped(in, out);
    for (int i = 0; i < 4; i++) CHECK(out[i] == 8 * i + lane);
    __syncwarp();
    e.StripedToBlocked(out, in);
    for (int i = 0; i < 4; i++) CHECK(in[i] == 4 * lane + i);
    __syncwarp();
}

// LAUNCH: 1 32
extern "C" __global__ void test_warp_exchange(int *failures)
{
    exchanged_in_warps<cub::WARP_EXCHANGE_SMEM>(failures);
    using Exchange = cub::WarpExchange<int, 4, 8>;
    __shared__ typename Exchange::TempStorage storage[4];
    Exchange e(storage[threadIdx.x / 8]);
    int lane = threadIdx.x % 8, in[4], out[4], ranks[4];
    for (int i = 0; i < 4; i++) ranks[i] = 31 - (in[i] = 4 * lane + i);
    e.ScatterToStriped(in, out, ranks);
    for (int i = 0; i < 4; i++) CHECK(out[i] == 31 - (8 * i + lane));
    __syncwarp();
    e.ScatterToStriped(in, ranks);
    for (int i = 0; i < 4; i++) CHECK(in[i] == 31 - (8 * i + lane));
    // the other algorithm shuffles as many items as there are lanes
    using Shuffle = cub::WarpExchange<int, 8, 8, cub::WARP_EXCHANGE_SHUFFLE>;
    __shared__ typename Shuffle::TempStorage none[4];
    Shuffle s(none[threadIdx.x / 8]);
    int eight[8], turned[8];
    for (int i = 0; i < 8; i++) eight[i] = 8 * lane + i;
    s.BlockedToStriped(eight, turned);
    for (int i = 0; i < 8; i++) CHECK(turned[i] == 8 * i + lane);
    s.StripedToBlocked(turned, eight);
    for (int i = 0; i < 8; i++) CHECK(eight[i] == 8 * lane + i);
}

// LAUNCH: 1 64
extern "C" __global__ void test_block_shuffle(int *failures)
{
    using Shuffle = cub::BlockShuffle<int, 64>;
    __shared__ typename Shuffle::TempStorage storage;
    Shuffle s(storage);
    int t = threadIdx.x, out = -1, two[2] = {2 * t, 2 * t + 1}, moved[2] = {-1, -1}, end = -1;
    s.Offset(t, out);
    CHECK(out == (t < 63 ? t + 1 : -1));
    __syncthreads();
    out = -1;
    s.Offset(t, out, -3);
    CHECK(out == (t < 3 ? -1 : t - 3));
    __syncthreads();
    s.Rotate(t, out);
    CHECK(out == (t + 1) % 64);
    __syncthreads();
    s.Rotate(t, out, 5);
    CHECK(out == (t + 5) % 64);
    __syncthreads();
    s.Up(two, moved);
    CHECK((t == 0 || moved[0] == 2 * t - 1) && moved[1] == 2 * t);
    __syncthreads();
    s.Up(two, moved, end);
    CHECK((t == 0 || moved[0] == 2 * t - 1) && end == 127);
    __syncthreads();
    s.Down(two, moved);
    CHECK(moved[0] == 2 * t + 1 && (t == 63 || moved[1] == 2 * t + 2));
    __syncthreads();
    s.Down(two, moved, end);
    CHECK(moved[0] == 2 * t + 1 && (t == 63 || moved[1] == 2 * t + 2) && end == 0);
    __syncthreads();
    Shuffle().Rotate(t, out);
    CHECK(out == (t + 1) % 64);
}
