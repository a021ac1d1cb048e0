// DOC: Cooperative groups | `<cooperative_groups.h>`: thread_block, thread_block_tile, coalesced_group, thread_group, grid_group, cluster_group; tiled_partition, binary_partition, labeled_partition, sync, thread_rank, group_size
// DOC: Cooperative groups | shuffles of tiles and coalesced groups move scalars, pointers and records; any, all, ballot, match_any, match_all
// DOC: Cooperative groups | `<cooperative_groups/reduce.h>`: reduce with plus, less, greater, bit_and, bit_or, bit_xor or any function object; `<cooperative_groups/scan.h>`: inclusive_scan, exclusive_scan; `<cooperative_groups/memcpy_async.h>`: memcpy_async (an ordinary copy), wait, wait_prior
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include "_group_reductions.cuh"

// LAUNCH: 2,3 8,4,3
extern "C" __global__ void test_block(int *failures)
{
    cg::thread_block b = cg::this_thread_block();
    unsigned rank = threadIdx.x + 8 * threadIdx.y + 32 * threadIdx.z;
    __shared__ unsigned turned[96];
    turned[95 - b.thread_rank()] = rank;
    b.sync();
    CHECK(turned[b.thread_rank()] == 95 - rank && b.thread_rank() == rank);
    cg::sync(b);
    cg::thread_block::arrival_token token = b.barrier_arrive();
    turned[rank] = 1;
    b.barrier_wait(cg::thread_block::arrival_token());
    CHECK(turned[0] + turned[95] == 2 && sizeof token == 1);
    CHECK(b.size() == 96 && b.num_threads() == 96 && cg::thread_block::size() == 96 && cg::group_size(b) == 96);
    CHECK(b.group_index().x == blockIdx.x && b.group_index().y == blockIdx.y && b.thread_index().z == threadIdx.z);
    CHECK(b.group_dim().y == 4 && b.dim_threads().z == 3 && cg::thread_rank(b) == rank);
    cg::grid_group g = cg::this_grid();
    unsigned long long block = blockIdx.y * 2 + blockIdx.x;
    CHECK(g.size() == 576 && g.num_threads() == 576 && g.num_blocks() == 6 && g.block_rank() == block);
    CHECK(g.thread_rank() == block * 96 + rank && g.dim_blocks().y == 3 && g.group_dim().x == 2);
    CHECK(g.block_index().y == blockIdx.y && g.dim_threads().x == 16 && g.thread_index().y == blockIdx.y * 4 + threadIdx.y);
    cg::thread_group any = b;
    CHECK(any.size() == 96 && any.thread_rank() == rank && any.get_type() == b.get_type());
    any.sync();
}

template <unsigned Size> __device__ void tile(int *failures)
{
    auto b = cg::this_thread_block();
    auto t = cg::tiled_partition<Size>(b);
    cg::thread_block_tile<Size> same = t;
    unsigned rank = threadIdx.x % Size, mine = threadIdx.x;
    static_assert(t.size() == Size && cg::thread_block_tile<Size>::num_threads() == Size, "");
    CHECK(t.thread_rank() == rank && t.meta_group_rank() == threadIdx.x / Size && t.meta_group_size() == 64 / Size);
    CHECK(same.meta_group_rank() == threadIdx.x / Size && same.meta_group_size() == 64 / Size);
    CHECK(t.shfl(mine, 0) == mine - rank && t.shfl(mine, Size - 1) == mine - rank + Size - 1);
    CHECK(t.shfl_up(mine, 1) == (rank ? mine - 1 : mine) && t.shfl_down(mine, 1) == (rank + 1 < Size ? mine + 1 : mine));
    CHECK(same.shfl_xor(mine, Size / 2) == (mine ^ Size / 2));
    CHECK(t.any(rank == Size - 1) && t.all(rank < Size) && !t.any(rank == Size) && t.all(rank > 0) == 0);
    CHECK(t.ballot(rank == 0) == 1 && t.ballot(1) == 0xffffffffu >> (32 - Size) && t.ballot(rank == Size - 1) == 1u << (Size - 1));
    unsigned odd = 0xaaaaaaaau >> (32 - Size), even = 0x55555555u & 0xffffffffu >> (32 - Size);
    CHECK(Size == 1 || t.match_any(rank & 1) == (rank & 1 ? 0xaaaaaaaau & 0xffffffffu >> (32 - Size) : even));
    int alike = 2;
    CHECK(t.match_all(7.5, alike) == 0xffffffffu >> (32 - Size) && alike == 1);
    CHECK((t.match_all(rank, alike) == 0) == (Size > 1) && alike == (Size == 1) && odd <= 0xaaaaaaaau);
    t.sync();
    cg::sync(same);
}

// LAUNCH: 1 64
extern "C" __global__ void test_tiles(int *failures)
{
    tile<1>(failures);
    tile<2>(failures);
    tile<4>(failures);
    tile<8>(failures);
    tile<16>(failures);
    tile<32>(failures);
    auto warp = cg::tiled_partition<32>(cg::this_thread_block());
    auto part = cg::tiled_partition<8>(warp);
    cg::thread_block_tile<8, cg::thread_block_tile<32, cg::thread_block>> named = part;
    auto small = cg::tiled_partition<2>(named);
    CHECK(part.meta_group_rank() == threadIdx.x % 32 / 8 && part.meta_group_size() == 4 && part.thread_rank() == threadIdx.x % 8);
    CHECK(small.meta_group_size() == 4 && small.meta_group_rank() == threadIdx.x % 8 / 2);
    CHECK(cg::this_thread().size() == 1 && cg::this_thread().thread_rank() == 0);
}

struct pair { double x; int y, z; };
// LAUNCH: 1 64
extern "C" __global__ void test_values(int *failures)
{
    auto t = cg::tiled_partition<16>(cg::this_thread_block());
    int r = t.thread_rank();
    signed char c = -r;
    unsigned short s = 65535 - r;
    long long l = (1ll << 40) + r;
    double d = r + 0.5;
    pair p = {d, r, -r};
    int *at = failures + r;
    float4 f = make_float4(r, 2, 3, 4);
    CHECK(t.shfl(c, 3) == -3 && t.shfl(s, 4) == 65531 && t.shfl(l, 5) == (1ll << 40) + 5 && t.shfl(d, 6) == 6.5);
    CHECK(t.shfl(p, 7).x == 7.5 && t.shfl_xor(p, 1).y == (r ^ 1) && t.shfl(f, 8).x == 8 && t.shfl(f, 8).w == 4);
    CHECK(t.shfl(at, 9) == failures + 9 && t.shfl(true, 1) == true && t.shfl(r == 3, 3) && !t.shfl(r == 3, 2));
    CHECK(t.shfl_up(at, 1) == failures + (r ? r - 1 : 0) && t.shfl_down(at, 1) == failures + (r < 15 ? r + 1 : 15));
    CHECK(t.shfl_xor(at, 2) == failures + (r ^ 2));
}

// LAUNCH: 1 64
extern "C" __global__ void test_coalesced(int *failures)
{
    unsigned lane = threadIdx.x % 32;
    if (lane % 3 == 1) { // 1, 4, ... 31: eleven of them
        auto g = cg::coalesced_threads();
        unsigned rank = lane / 3;
        CHECK(g.size() == 11 && g.num_threads() == 11 && g.thread_rank() == rank);
        CHECK(g.meta_group_size() == 1 && g.meta_group_rank() == 0);
        CHECK(g.shfl(lane, 0) == 1 && g.shfl(lane, 10) == 31 && g.shfl(lane, 4) == 13);
        CHECK(g.shfl_up(lane, 2) == (rank < 2 ? lane : lane - 6) && g.shfl_down(lane, 3) == (rank > 7 ? lane : lane + 9));
        CHECK(g.any(lane == 31) && !g.any(lane == 30) && g.all(lane % 3 == 1) && !g.all(lane > 1));
        CHECK(g.ballot(rank < 3) == 7 && g.ballot(rank == 10) == 1024);
        CHECK(g.match_any(rank / 8) == (rank < 8 ? 0xffu : 0x700u));
        int alike;
        CHECK(g.match_all(1, alike) == 0x7ff && alike == 1 && g.match_all(lane, alike) == 0 && alike == 0);
        cg::coalesced_group half = cg::tiled_partition(g, 4);
        CHECK(half.size() == (rank < 8 ? 4 : 3) && half.thread_rank() == rank % 4 && half.meta_group_size() == 3);
        CHECK(half.meta_group_rank() == rank / 4 && half.shfl(lane, 0) == 1 + rank / 4 * 12);
        cg::thread_group some = g;
        CHECK(some.size() == 11 && some.thread_rank() == rank && cg::tiled_partition(some, 2).size() == (rank == 10 ? 1 : 2));
        g.sync();
        some.sync();
    }
    __syncwarp();
    auto all = cg::coalesced_threads();
    CHECK(all.size() == 32 && all.shfl_up(lane, 1) == (lane ? lane - 1 : 0) && all.ballot(lane < 4) == 15);
    CHECK(all.shfl_down(lane, 30) == (lane < 2 ? lane + 30 : lane) && all.shfl(lane, 9) == 9);
    if (threadIdx.x == 40)
        CHECK(cg::coalesced_threads().size() == 1 && cg::reduce(cg::coalesced_threads(), 5, cg::plus<int>()) == 5);
}

// LAUNCH: 1 40
extern "C" __global__ void test_partitions(int *failures)
{
    auto b = cg::this_thread_block();
    cg::thread_group quarter = cg::tiled_partition(b, 16); // 16, 16 and 8
    unsigned t = threadIdx.x;
    CHECK(quarter.size() == (t < 32 ? 16 : 8) && quarter.thread_rank() == t % 16);
    cg::thread_group four = cg::tiled_partition(quarter, 4);
    CHECK(four.size() == 4 && four.thread_rank() == t % 4);
    cg::sync(four);
    auto warp = cg::tiled_partition<32>(b);
    if (t < 32) {
        auto odd = cg::binary_partition(warp, t % 4 == 3);
        CHECK(odd.size() == (t % 4 == 3 ? 8 : 24) && odd.meta_group_size() == 2 && odd.meta_group_rank() == (t % 4 == 3));
        CHECK(odd.thread_rank() == (t % 4 == 3 ? t / 4 : t - t / 4));
        auto one = cg::binary_partition(warp, true);
        CHECK(one.size() == 32 && one.meta_group_size() == 1);
        auto alike = cg::labeled_partition(warp, t % 3); // 11, 11 and 10
        CHECK(alike.size() == (t % 3 == 2 ? 10 : 11) && alike.thread_rank() == t / 3);
        CHECK(alike.meta_group_rank() == t % 3 && alike.meta_group_size() == 3);
        auto again = cg::labeled_partition(alike, failures + t / 16);
        CHECK(again.meta_group_size() == 2 && again.meta_group_rank() == t / 16 && cg::labeled_partition(warp, t < 5).size() == (t < 5 ? 5 : 27));
    }
}

// LAUNCH: 1 64
extern "C" __global__ void test_reductions(int *failures) // of all kinds of groups: lib_group_reductions.cu
{
    few_reductions(cg::tiled_partition<16>(cg::this_thread_block()), failures);
    if (threadIdx.x % 5 < 2)
        few_reductions(cg::coalesced_threads(), failures);
}

// LAUNCH: 2 128
extern "C" __global__ void test_a_tile_of_two_warps(int *failures) // of all sizes: lib_large_tiles.cu
{
    auto t = cg::tiled_partition<64>(cg::this_thread_block());
    CHECK(t.size() == 64 && t.thread_rank() == threadIdx.x % 64 && t.meta_group_rank() == threadIdx.x / 64);
    CHECK(t.shfl((int)threadIdx.x, 40) == (int)(threadIdx.x / 64 * 64 + 40) && t.any(t.thread_rank() == 40));
    CHECK(cg::reduce(t, (int)threadIdx.x, cg::greater<int>()) == (int)(threadIdx.x / 64 * 64 + 63));
}

// LAUNCH: 1 64
extern "C" __global__ void test_copies(int *failures)
{
    __shared__ int from[96], to[96], whole[96];
    __shared__ char bytes[20];
    auto b = cg::this_thread_block();
    auto t = cg::tiled_partition<32>(b);
    int i = threadIdx.x;
    for (int k = i; k < 96; k += 64) from[k] = k * k, to[k] = -1;
    b.sync();
    cg::memcpy_async(t, to + 48 * t.meta_group_rank(), from + 48 * t.meta_group_rank(), 46 * sizeof(int) + 2);
    cg::memcpy_async(b, whole, 96, from, 200);
    cg::memcpy_async(b, (void *)bytes, (const void *)from, 20);
    cg::wait_prior<1>(t);
    CHECK(to[48 * t.meta_group_rank() + i % 32] == (48 * t.meta_group_rank() + i % 32) * (48 * t.meta_group_rank() + i % 32));
    b.sync();
    CHECK(to[47] == -1 && to[95] == -1 && (to[46] & 0xffff) == 46 * 46 && to[46] >> 16 == -1);
    cg::wait(b);
    CHECK(whole[i] == i * i && whole[95] == 95 * 95 && bytes[16] == 16 && bytes[17] == 0);
}

// As programs name them: without qualification, through parameters of the general type.
using namespace cooperative_groups;
__device__ int sum(thread_group g, int *scratch, int value)
{
    int rank = g.thread_rank();
    for (int i = g.size() / 2; i > 0; i /= 2) {
        scratch[rank] = value;
        g.sync();
        if (rank < i) value += scratch[rank + i];
        g.sync();
    }
    return value;
}
template <unsigned Size> __device__ int sum_of_tile(thread_block_tile<Size> t, int value)
{
    for (int i = t.size() / 2; i > 0; i /= 2) value += t.shfl_down(value, i);
    return value;
}
template <typename Group> __device__ __noinline__ int first(Group g, int value) { return g.shfl(value, 0); }

// LAUNCH: 1 64
extern "C" __global__ void test_names(int *failures)
{
    __shared__ int scratch[64];
    thread_block block = this_thread_block();
    thread_block_tile<16> tile16 = tiled_partition<16>(block);
    int all = sum(block, scratch, threadIdx.x), part = sum(tile16, scratch + (threadIdx.x & ~15), 1);
    CHECK(threadIdx.x != 0 || all == 2016);
    CHECK(threadIdx.x % 16 != 0 || part == 16);
    int deduced = sum_of_tile(tile16, 2), given = sum_of_tile<16>(tile16, 2);
    CHECK(tile16.thread_rank() != 0 || (deduced == 32 && given == 32));
    CHECK(sizeof(thread_group) == 16 && sizeof(coalesced_group) == 16 && first(tile16, threadIdx.x) == (threadIdx.x & ~15));
    CHECK(reduce(tile16, 1, plus<int>()) == 16);
}
