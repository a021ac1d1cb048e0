// DOC: CCCL in device code | `<cub/block/block_radix_rank.cuh>`, `<cub/block/radix_rank_sort_operations.cuh>`, `<cub/block/block_run_length_decode.cuh>`, every member
// SLOW: large headers; optional.cu tries a smaller one
#include <cub/block/block_radix_rank.cuh>
#include <cub/block/block_run_length_decode.cuh>

#include "tile.h"

//! 128 keys of which each of 16 digits stands eight times, every 16 items; digits are bits 4 .. 7.
__device__ unsigned key(int i) { return (i % 16) << 4 | i % 3; }
__device__ int rank_of(int i) { return i % 16 * 8 + i / 16; }

//! Keeps the counts of digits that a rank hands out.
template <int Bins>
struct counts {
    int *failures;
    __device__ void operator()(int (&bins)[Bins])
    {
        for (int i = 0; i < Bins; i++) {
            int digit = threadIdx.x * Bins + i;
            if (digit < 16) CHECK(bins[i] == 8);
        }
    }
};

//! `at(i)`: which item is the i-th of a thread.
template <class Rank, class At>
__device__ void ranked(int *failures, typename Rank::TempStorage &storage, At at)
{
    constexpr int bins = Rank::BINS_TRACKED_PER_THREAD;
    unsigned keys[2] = {key(at(0)), key(at(1))};
    int ranks[2], before[bins];
    Rank(storage).RankKeys(keys, ranks, cub::BFEDigitExtractor<unsigned>(4, 4));
    CHECK(ranks[0] == rank_of(at(0)) && ranks[1] == rank_of(at(1)));
    __syncthreads();
    Rank(storage).RankKeys(keys, ranks, cub::ShiftDigitExtractor<unsigned>(4, 4), before);
    CHECK(ranks[0] == rank_of(at(0)) && ranks[1] == rank_of(at(1)));
    for (int i = 0; i < bins; i++) {
        int digit = threadIdx.x * bins + i;
        if (digit < 16) CHECK(before[i] == 8 * digit);
    }
    __syncthreads();
}

template <class Rank, class At>
__device__ void ranked_with_counts(int *failures, typename Rank::TempStorage &storage, At at)
{
    constexpr int bins = Rank::BINS_TRACKED_PER_THREAD;
    unsigned keys[2] = {key(at(0)), key(at(1))};
    int ranks[2], before[bins];
    Rank(storage).RankKeys(keys, ranks, cub::BFEDigitExtractor<unsigned>(4, 4), before, counts<bins>{failures});
    CHECK(ranks[0] == rank_of(at(0)) && ranks[1] == rank_of(at(1)));
    __syncthreads();
}

// LAUNCH: 1 64
extern "C" __global__ void test_radix_rank(int *failures)
{
    auto blocked = [](int i) { return 2 * (int)threadIdx.x + i; };
    using Rank = cub::BlockRadixRank<64, 4, false>;
    using Memoize = cub::BlockRadixRank<64, 4, false, true, cub::BLOCK_SCAN_RAKING>;
    __shared__ typename Rank::TempStorage storage;
    __shared__ typename Memoize::TempStorage memoize;
    ranked<Rank>(failures, storage, blocked);
    ranked<Memoize>(failures, memoize, blocked);
    using Down = cub::BlockRadixRank<64, 4, true>;
    __shared__ typename Down::TempStorage down;
    unsigned keys[2] = {key(blocked(0)), key(blocked(1))};
    int ranks[2];
    Down(down).RankKeys(keys, ranks, cub::BFEDigitExtractor<unsigned>(4, 4));
    for (int i = 0; i < 2; i++) CHECK(ranks[i] == (15 - blocked(i) % 16) * 8 + blocked(i) / 16);
    __syncthreads();
    Rank().RankKeys(keys, ranks, cub::BFEDigitExtractor<unsigned>(4, 4));
    CHECK(ranks[0] == rank_of(blocked(0)));
}

// LAUNCH: 1 64
extern "C" __global__ void test_radix_rank_match(int *failures)
{
    // items lie striped in each warp
    auto by_warp = [](int i) { return (int)threadIdx.x / 32 * 64 + 32 * i + (int)threadIdx.x % 32; };
    using Match = cub::BlockRadixRankMatch<64, 4, false>;
    __shared__ typename Match::TempStorage match;
    ranked<Match>(failures, match, by_warp);
    ranked_with_counts<Match>(failures, match, by_warp);
    unsigned keys[2] = {key(by_warp(0)), key(by_warp(1))};
    int ranks[2];
    Match(match).RankKeys(keys, ranks, cub::BFEDigitExtractor<unsigned>(4, 4), counts<Match::BINS_TRACKED_PER_THREAD>{failures});
    CHECK(ranks[0] == rank_of(by_warp(0)) && ranks[1] == rank_of(by_warp(1)));
    __syncthreads();
    using Any = cub::BlockRadixRankMatchEarlyCounts<64, 5, false, cub::BLOCK_SCAN_WARP_SCANS, cub::WARP_MATCH_ANY>;
    using Or = cub::BlockRadixRankMatchEarlyCounts<64, 5, false, cub::BLOCK_SCAN_WARP_SCANS, cub::WARP_MATCH_ATOMIC_OR>;
    __shared__ typename Any::TempStorage any;
    __shared__ typename Or::TempStorage with_or;
    ranked<Any>(failures, any, by_warp);
    ranked<Or>(failures, with_or, by_warp);
    ranked_with_counts<Any>(failures, any, by_warp);
}

extern "C" __global__ void test_digits(int *failures)
{
    cub::BFEDigitExtractor<unsigned> bits(4, 8);
    cub::ShiftDigitExtractor<unsigned> shifted(4, 8);
    CHECK(bits.Digit(0xabcdef) == 0xde && shifted.Digit(0xabcdef) == 0xde);
    // -0.0 counts as 0.0: of a float's ordered bits
    cub::BFEDigitExtractor<float> signs(31, 1);
    cub::ShiftDigitExtractor<float> signs_too(31, 1);
    CHECK(signs.ProcessFloatMinusZero(0x7fffffffu) == 0x80000000u && signs.Digit(0x7fffffffu) == 1);
    CHECK(signs_too.Digit(0x7fffffffu) == 1 && signs.Digit(0x7ffffffeu) == 0);
}

//! Runs of 1, 2, 3, 4 items in turn, ten for each four values: the value that stands at an item, and its place in the run.
__device__ int decoded(int at)
{
    static const int places[10] = {0, 1, 1, 2, 2, 2, 3, 3, 3, 3};
    return 100 + at / 10 * 4 + places[at % 10];
}
__device__ int place(int at)
{
    static const int places[10] = {0, 0, 1, 0, 1, 2, 0, 1, 2, 3};
    return places[at % 10];
}

template <class Decode>
__device__ void all_decoded(int *failures, Decode &d)
{
    for (int window = 0; window < 160; window += 128) {
        int items[4];
        unsigned places[4];
        d.RunLengthDecode(items, places, window);
        for (int i = 0; i < 4; i++) {
            int at = window + 4 * threadIdx.x + i;
            CHECK(at >= 160 || items[i] == decoded(at) && places[i] == place(at));
        }
        d.RunLengthDecode(items, window);
        for (int i = 0; i < 4; i++) {
            int at = window + 4 * threadIdx.x + i;
            CHECK(at >= 160 || items[i] == decoded(at));
        }
    }
    __syncthreads();
}

// LAUNCH: 1 32
extern "C" __global__ void test_run_length_decode(int *failures)
{
    using Decode = cub::BlockRunLengthDecode<int, 32, 2, 4>;
    __shared__ typename Decode::TempStorage storage;
    int t = threadIdx.x, values[2] = {100 + 2 * t, 101 + 2 * t};
    unsigned lengths[2] = {2 * t % 4u + 1, (2 * t + 1) % 4u + 1}, total = 0;
    unsigned offsets[2] = {t / 2 * 10u + (t % 2 ? 3u : 0u), t / 2 * 10u + (t % 2 ? 6u : 1u)};
    {
        Decode d(storage, values, lengths, total);
        CHECK(total == 160);
        all_decoded(failures, d);
    }
    {
        Decode d(storage, values, offsets);
        all_decoded(failures, d);
    }
    {
        Decode d(values, lengths, total);
        all_decoded(failures, d);
    }
    {
        Decode d(values, offsets);
        all_decoded(failures, d);
    }
}
