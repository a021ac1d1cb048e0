// DOC: CCCL in device code | `<cub/warp/warp_reduce.cuh>`, `<cub/warp/warp_scan.cuh>`: `WarpReduce`, `WarpScan`, every member, of parts of a warp too
// SLOW: as the other files of CUB, which ask for most of libcu++; optional.cu, complex.cu and bit.cu stay
#include <cub/warp/warp_reduce.cuh>
#include <cub/warp/warp_scan.cuh>
#if __has_include(<cub/warp/warp_reduce_batched.cuh>)
#include <cub/warp/warp_reduce_batched.cuh>
#include <cuda/std/array>
#endif

#include "tile.h"

//! What the first of N lanes that belong together gets, in each of two warps.
template <int N>
__device__ void reduced(int *failures)
{
    using Reduce = cub::WarpReduce<unsigned, N>;
    __shared__ typename Reduce::TempStorage storage[64 / N];
    int t = threadIdx.x, part = t / N, lane = t % N, some = N / 2 + 1, start = part * N;
    Reduce r(storage[part]);
    unsigned sum = r.Sum(item(t));
    __syncwarp();
    unsigned of_some = r.Sum(item(t), some);
    __syncwarp();
    unsigned all = r.Reduce(item(t), then{});
    __syncwarp();
    unsigned some_all = r.Reduce(item(t), then{}, some);
    __syncwarp();
    if (lane == 0) {
        CHECK(sum == folded(0, start, start + N, plus{}) && of_some == folded(0, start, start + some, plus{}));
        CHECK(all == folded(1, start, start + N, then{}) && some_all == folded(1, start, start + some, then{}));
    }
    // segments of three lanes begin where a flag is, and end where one is
    int length = N - lane < 3 ? N - lane : 3;
    bool head = lane % 3 == 0, tail = lane % 3 == 2;
    unsigned a = r.HeadSegmentedSum(item(t), head);
    __syncwarp();
    unsigned b = r.TailSegmentedSum(item(t), tail);
    __syncwarp();
    unsigned c = r.HeadSegmentedReduce(item(t), head, then{});
    __syncwarp();
    unsigned d = r.TailSegmentedReduce(item(t), tail, then{});
    __syncwarp();
    if (head) {
        CHECK(a == folded(0, t, t + length, plus{}) && b == a);
        CHECK(c == folded(1, t, t + length, then{}) && d == c);
    }
}

// LAUNCH: 1 64
extern "C" __global__ void test_warp_reduce(int *failures)
{
    reduced<32>(failures);
    reduced<8>(failures);
    using Odd = cub::WarpReduce<unsigned, 5>;
    __shared__ typename Odd::TempStorage odd;
    if (threadIdx.x < 5) {
        unsigned five = Odd(odd).Reduce(item(threadIdx.x), then{});
        if (threadIdx.x == 0) CHECK(five == folded(1, 0, 5, then{}));
    }
}

// LAUNCH: 1 32
extern "C" __global__ void test_warp_of_one(int *failures)
{
    using One = cub::WarpReduce<unsigned, 1>;
    typename One::TempStorage storage;
    One r(storage);
    unsigned x = item(threadIdx.x);
    CHECK(r.Sum(x) == x && r.Sum(x, 1) == x && r.Reduce(x, then{}) == x && r.Reduce(x, then{}, 1) == x);
    CHECK(r.HeadSegmentedSum(x, true) == x && r.TailSegmentedSum(x, true) == x);
    CHECK(r.HeadSegmentedReduce(x, true, then{}) == x && r.TailSegmentedReduce(x, true, then{}) == x);
}

// The bits of nvcc's build.
// LAUNCH: 1 32
extern "C" __global__ void test_order_of_a_sum(int *failures)
{
    using Reduce = cub::WarpReduce<float>;
    __shared__ typename Reduce::TempStorage storage;
    float x = 1.0f / (threadIdx.x + 1), sum = Reduce(storage).Sum(x), of_some = Reduce(storage).Sum(x, 19);
    if (threadIdx.x == 0) CHECK(__float_as_int(sum) == 0x4081df32 && __float_as_int(of_some) == 0x40630e2c);
}

template <int N>
__device__ void scanned(int *failures)
{
    using Scan = cub::WarpScan<unsigned, N>;
    __shared__ typename Scan::TempStorage storage[32 / N];
    int t = threadIdx.x, lane = t % N, start = t - lane;
    unsigned x = item(t), in, ex, all, before = 5 << 16 | 3;
    Scan s(storage[t / N]);
    unsigned sum = folded(0, start, t, plus{}), whole = folded(0, start, start + N, plus{});
    s.InclusiveSum(x, in);
    CHECK(in == sum + x);
    s.InclusiveSum(x, in, all);
    CHECK(in == sum + x && all == whole);
    s.ExclusiveSum(x, ex);
    CHECK(ex == sum);
    s.ExclusiveSum(x, ex, all);
    CHECK(ex == sum && all == whole);
    unsigned to_here = folded(1, start, t + 1, then{}), until = folded(1, start, t, then{});
    unsigned from = folded(before, start, t + 1, then{}), from_until = folded(before, start, t, then{});
    whole = folded(1, start, start + N, then{});
    s.InclusiveScan(x, in, then{});
    CHECK(in == to_here);
    s.InclusiveScan(x, in, before, then{});
    CHECK(in == from);
    s.InclusiveScan(x, in, then{}, all);
    CHECK(in == to_here && all == whole);
    s.InclusiveScan(x, in, before, then{}, all);
    CHECK(in == from && (all == whole || all == then{}(before, whole)));
    s.ExclusiveScan(x, ex, then{});
    CHECK(lane == 0 || ex == until);
    s.ExclusiveScan(x, ex, before, then{});
    CHECK(ex == from_until);
    s.ExclusiveScan(x, ex, then{}, all);
    CHECK((lane == 0 || ex == until) && all == whole);
    s.ExclusiveScan(x, ex, before, then{}, all);
    CHECK(ex == from_until && (all == whole || all == then{}(before, whole)));
    s.Scan(x, in, ex, then{});
    CHECK(in == to_here && (lane == 0 || ex == until));
    s.Scan(x, in, ex, before, then{});
    CHECK(in == from && ex == from_until);
    CHECK(s.Broadcast(x, N / 2 + 1) == item(start + N / 2 + 1));
#if CCCL_VERSION >= 3004000
    int some = N / 2 + 1;
    bool there = lane < some;
    whole = folded(1, start, start + some, then{});
    s.InclusiveScanPartial(x, in, then{}, some);
    CHECK(!there || in == to_here);
    s.InclusiveScanPartial(x, in, before, then{}, some);
    CHECK(!there || in == from);
    s.InclusiveScanPartial(x, in, then{}, some, all);
    CHECK(!there || in == to_here && all == whole);
    s.InclusiveScanPartial(x, in, before, then{}, some, all);
    CHECK(!there || in == from && (all == whole || all == then{}(before, whole)));
    s.ExclusiveScanPartial(x, ex, then{}, some);
    CHECK(!there || lane == 0 || ex == until);
    s.ExclusiveScanPartial(x, ex, before, then{}, some);
    CHECK(!there || ex == from_until);
    s.ExclusiveScanPartial(x, ex, then{}, some, all);
    CHECK(!there || (lane == 0 || ex == until) && all == whole);
    s.ExclusiveScanPartial(x, ex, before, then{}, some, all);
    CHECK(!there || ex == from_until && (all == whole || all == then{}(before, whole)));
    s.ScanPartial(x, in, ex, then{}, some);
    CHECK(!there || in == to_here && (lane == 0 || ex == until));
    s.ScanPartial(x, in, ex, before, then{}, some);
    CHECK(!there || in == from && ex == from_until);
#endif
}

// LAUNCH: 1 32
extern "C" __global__ void test_warp_scan(int *failures)
{
    scanned<32>(failures);
    scanned<8>(failures);
}

// LAUNCH: 1 32
extern "C" __global__ void test_warp_extremes(int *failures)
{
    CHECK(true);  // CCCL before 3.4 has neither this nor what follows
#if CCCL_VERSION >= 3004000
    using Reduce = cub::WarpReduce<unsigned>;
    __shared__ typename Reduce::TempStorage storage;
    Reduce r(storage);
    unsigned lane = threadIdx.x, x = lane * 7 % 32 + 5, pair[2] = {x, x + 40};
    unsigned most = r.Max(x), least = r.Min(x), of_some = r.Max(lane, 9), least_of_some = r.Min(40 - lane, 9);
    unsigned most_of_all = r.Max(pair), least_of_all = r.Min(pair), sum = r.Sum(pair), all = r.Reduce(pair, plus{});
    if (lane == 0) {
        CHECK(most == 36 && least == 5 && of_some == 8 && least_of_some == 32);
        CHECK(most_of_all == 76 && least_of_all == 5 && sum == 2 * 656 + 32 * 40 && all == sum);
    }
    using One = cub::WarpReduce<unsigned, 1>;
    typename One::TempStorage none;
    One o(none);
    CHECK(o.Max(x) == x && o.Min(x) == x && o.Max(x, 1) == x && o.Min(x, 1) == x && o.Max(pair) == x + 40);
    CHECK(o.Min(pair) == x && o.Sum(pair) == 2 * x + 40 && o.Reduce(pair, plus{}) == 2 * x + 40);
#endif
}

// LAUNCH: 1 32
extern "C" __global__ void test_warp_reduce_batched(int *failures)
{
    CHECK(true);
#if CCCL_VERSION >= 3004000
    using Reduce = cub::WarpReduceBatched<unsigned, 4, 8>;
    __shared__ typename Reduce::TempStorage storage[4];
    int t = threadIdx.x, lane = t % 8, start = t - lane;
    Reduce r(storage[t / 8]);
    cuda::std::array<unsigned, 4> x;
    for (int i = 0; i < 4; i++) x[i] = item(t) + i;
    unsigned sum = r.Sum(x), most = r.Reduce(x, [](unsigned a, unsigned b) { return a > b ? a : b; });
    unsigned expected = 0;
    for (int i = start; i < start + 8; i++) expected = item(i) > expected ? item(i) : expected;
    if (lane < 4) CHECK(sum == folded(0, start, start + 8, plus{}) + 8 * lane && most == expected + lane);
    using Many = cub::WarpReduceBatched<unsigned, 12, 8>;
    __shared__ typename Many::TempStorage others[4];
    Many m(others[t / 8]);
    cuda::std::array<unsigned, 12> y;
    for (int i = 0; i < 12; i++) y[i] = item(t) + i;
    cuda::std::array<unsigned, 2> striped, blocked;
    unsigned base = folded(0, start, start + 8, plus{});
    m.SumToStriped(y, striped);
    m.SumToBlocked(y, blocked);
    CHECK(striped[0] == base + 8 * lane && (lane >= 4 || striped[1] == base + 8 * (8 + lane)));
    CHECK(lane >= 6 || blocked[0] == base + 16 * lane && blocked[1] == base + 16 * lane + 8);
    m.ReduceToStriped(y, striped, plus{});
    m.ReduceToBlocked(y, blocked, plus{});
    CHECK(striped[0] == base + 8 * lane && (lane >= 6 || blocked[1] == base + 16 * lane + 8));
#endif
}
