// DOC: CCCL in device code | `<cub/block/block_radix_sort.cuh>`, `<cub/block/block_merge_sort.cuh>`, `<cub/warp/warp_merge_sort.cuh>`, every member
// SLOW: large headers; cub_warp.cu tries a smaller one
#include <cub/block/block_merge_sort.cuh>
#include <cub/block/block_radix_sort.cuh>
#include <cub/warp/warp_merge_sort.cuh>
#include <cuda/std/tuple>

#include "tile.h"

//! A key of two parts, of which the first matters more.
struct pair {
    short first;
    unsigned char second;
};
__device__ bool operator==(const pair &a, const pair &b) { return a.first == b.first && a.second == b.second; }
struct parts {
    __device__ cuda::std::tuple<short &, unsigned char &> operator()(pair &key) const { return {key.first, key.second}; }
};

//! The key that is the i-th of 192 when they are sorted, and the place that it came from.
__device__ unsigned key(unsigned i) { return i * 1000 + 5; }
__device__ pair pair_of(int i) { return {(short)(i / 7 - 13), (unsigned char)(i % 7)}; }
__device__ int shuffled(int i) { return i * 77 % 192; }

using Keys = cub::BlockRadixSort<unsigned, 64, 3>;
using Values = cub::BlockRadixSort<unsigned, 64, 3, int>;
using Pairs = cub::BlockRadixSort<pair, 64, 3>;
using PairsValues = cub::BlockRadixSort<pair, 64, 3, int>;

//! Sorts keys, keys with values, and keys of parts with and without values, by all of their bits and by some.
#define SORTED(NAME, PLACE)                                                                            \
    __device__ void NAME##_sorted(int *failures)                                                       \
    {                                                                                                  \
        __shared__ union { Keys::TempStorage a; Values::TempStorage b; Pairs::TempStorage c; PairsValues::TempStorage d; } s; \
        int t = threadIdx.x, from[3];                                                                  \
        unsigned k[3];                                                                                 \
        pair p[3];                                                                                     \
        auto begin = [&] {                                                                             \
            __syncthreads();                                                                           \
            for (int i = 0; i < 3; i++) k[i] = key(from[i] = shuffled(3 * t + i)), p[i] = pair_of(from[i]); \
        };                                                                                             \
        auto right = [&] { for (int i = 0; i < 3; i++) CHECK(k[i] == key(PLACE)); };                   \
        auto values = [&] { for (int i = 0; i < 3; i++) CHECK(from[i] == PLACE); };                    \
        auto pairs = [&] { for (int i = 0; i < 3; i++) CHECK(p[i] == pair_of(PLACE)); };               \
        begin(), Keys(s.a).NAME(k), right();                                                           \
        begin(), Keys(s.a).NAME(k, 0, 18), right();                                                    \
        begin(), Values(s.b).NAME(k, from), right(), values();                                         \
        begin(), Values(s.b).NAME(k, from, 0, 18), right(), values();                                  \
        begin(), Pairs(s.c).NAME(p, parts{}), pairs();                                                 \
        begin(), Pairs(s.c).NAME(p, parts{}, 0, 24), pairs();                                          \
        begin(), PairsValues(s.d).NAME(p, from, parts{}), pairs(), values();                           \
        begin(), PairsValues(s.d).NAME(p, from, parts{}, 0, 24), pairs(), values();                    \
        __syncthreads();                                                                               \
    }
SORTED(Sort, 3 * t + i)
SORTED(SortDescending, 191 - (3 * t + i))
SORTED(SortBlockedToStriped, t + 64 * i)
SORTED(SortDescendingBlockedToStriped, 191 - (t + 64 * i))

// LAUNCH: 1 64
extern "C" __global__ void test_radix_sort(int *failures)
{
    Sort_sorted(failures);
    SortDescending_sorted(failures);
}

// LAUNCH: 1 64
extern "C" __global__ void test_radix_sort_to_striped(int *failures)
{
    SortBlockedToStriped_sorted(failures);
    SortDescendingBlockedToStriped_sorted(failures);
}

template <class T>
__device__ bool negatives_first()
{
    using Sort = cub::BlockRadixSort<T, 64, 1>;
    int t = threadIdx.x;
    T x[1] = {(T)((t % 2 ? -1 : 1) * t)};
    Sort().Sort(x);
    __syncthreads();
    return x[0] == (t < 32 ? (T)(2 * t - 63) : (T)(2 * (t - 32)));
}

// LAUNCH: 1 64
extern "C" __global__ void test_types_of_keys(int *failures)
{
    CHECK(negatives_first<float>() && negatives_first<double>() && negatives_first<signed char>());
    CHECK(negatives_first<long long>());
}

//! The members that sorts by comparison have in common; `tid` of `threads` holds items 3 tid .. 3 tid + 2 of its own.
template <class Sort, class Both>
__device__ void merged(int *failures, typename Sort::TempStorage &keys_only, typename Both::TempStorage &both, int tid, int threads)
{
    int n = 3 * threads, most = n - 7, keys[3], values[3];
    Sort a(keys_only);
    Both b(both);
    CHECK(a.get_linear_tid() == (unsigned)tid);
    auto begin = [&](int count) {
        __syncthreads();
        for (int i = 0; i < 3; i++) {
            int at = 3 * tid + i;
            values[i] = at;
            keys[i] = at < count ? (n - at) / 2 : -1;  // each twice: of equals the former stays before the latter
        }
    };
    auto right = [&](int count, bool with_values) {
        int lost = n - count;
        for (int i = 0; i < 3; i++) {
            int at = 3 * tid + i;
            if (at >= count) continue;
            // keys grow from lost / 2; which is odd, one of the least pair alone is left
            int place = at + lost;
            CHECK(keys[i] == (place + 1) / 2);
            if (with_values) CHECK((n - values[i]) / 2 == keys[i]);
        }
    };
#define TRY(NAME)                                                           \
    begin(n), a.NAME(keys, less{}), right(n, false);                        \
    begin(n), b.NAME(keys, values, less{}), right(n, true);                 \
    begin(most), a.NAME(keys, less{}, most, 1000), right(most, false);      \
    begin(most), b.NAME(keys, values, less{}, most, 1000), right(most, true);
    TRY(Sort)
    TRY(StableSort)
#undef TRY
    __syncthreads();
}

// LAUNCH: 1 64
extern "C" __global__ void test_merge_sort(int *failures)
{
    using Sort = cub::BlockMergeSort<int, 64, 3>;
    using Both = cub::BlockMergeSort<int, 64, 3, int>;
    __shared__ typename Sort::TempStorage keys;
    __shared__ typename Both::TempStorage both;
    merged<Sort, Both>(failures, keys, both, threadIdx.x, 64);
    int x[3] = {-(int)threadIdx.x, 5, 7};
    Sort().Sort(x, less{});
    CHECK(threadIdx.x >= 21 || x[0] == 3 * (int)threadIdx.x - 63);
}

// LAUNCH: 1 64
extern "C" __global__ void test_warp_merge_sort(int *failures)
{
    using Sort = cub::WarpMergeSort<int, 3, 16>;
    using Both = cub::WarpMergeSort<int, 3, 16, int>;
    __shared__ typename Sort::TempStorage keys[4];
    __shared__ typename Both::TempStorage both[4];
    int part = threadIdx.x / 16;
    CHECK(Sort(keys[part]).get_member_mask() == (part % 2 ? 0xffff0000 : 0xffff));
    merged<Sort, Both>(failures, keys[part], both[part], threadIdx.x % 16, 16);
}

extern "C" __global__ void test_merging(int *failures)
{
    const int both[10] = {1, 4, 4, 9, 2, 4, 5, 6, 7, 0};
    int want[8] = {1, 2, 4, 4, 4, 5, 6, 7}, from[8] = {0, 4, 1, 2, 5, 6, 7, 8}, out[4], indices[4];
    CHECK(cub::MergePath(both, both + 4, 4, 5, 0, less{}) == 0 && cub::MergePath(both, both + 4, 4, 5, 4, less{}) == 3);
    CHECK(cub::MergePath(both, both + 4, 4, 5, 9, less{}) == 4);
    cub::SerialMerge(both, 0, 4, 4, 5, out, indices, less{});
    for (int i = 0; i < 4; i++) CHECK(out[i] == want[i] && indices[i] == from[i]);
    cub::SerialMerge(both, 3, 5, 1, 4, out, indices, less{});
    for (int i = 0; i < 4; i++) CHECK(out[i] == want[i + 4] && indices[i] == i + 5);
}
