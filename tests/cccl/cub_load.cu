// DOC: CCCL in device code | `<cub/block/block_load.cuh>`, `<cub/block/block_store.cuh>`, `<cub/warp/warp_load.cuh>`, `<cub/warp/warp_store.cuh>`, every algorithm and function
// SLOW: large headers; optional.cu tries a smaller one
#include <cub/block/block_load.cuh>
#include <cub/block/block_store.cuh>
#include <cub/iterator/cache_modified_input_iterator.cuh>
#include <cub/warp/warp_load.cuh>
#include <cub/warp/warp_store.cuh>
#include <thrust/iterator/counting_iterator.h>

#include "tile.h"

__device__ int numbers[256], copies[256];

//! Numbers to load, and a place where none of them stands; all threads of a block call it.
__device__ void prepare(int threads)
{
    for (int i = threadIdx.x; i < 256; i += threads) {
        numbers[i] = 3 * i;
        copies[i] = -1;
    }
    __syncthreads();
}

//! Whether the first `count` numbers stand in `copies`, and none behind them.
__device__ bool copied(int count, int threads)
{
    __syncthreads();
    bool ok = true;
    for (int i = threadIdx.x; i < 256; i += threads) ok &= copies[i] == (i < count ? 3 * i : -1);
    __syncthreads();
    for (int i = threadIdx.x; i < 256; i += threads) copies[i] = -1;
    __syncthreads();
    return ok;
}

using read_through = cub::CacheModifiedInputIterator<cub::LOAD_LDG, int>;

//! A whole tile and a part of one, from pointers and from other iterators; `at(i)`: which item is the i-th of a thread.
template <class Loader, class Storage, class At>
__device__ void loaded(int *failures, Loader load, At at, int threads)
{
    int v[4], most = 4 * threads - 9;
    prepare(threads);
    load.Load(numbers, v);
    for (int i = 0; i < 4; i++) CHECK(v[i] == 3 * at(i));
    __syncthreads();
    load.Load((const int *)numbers, v);
    for (int i = 0; i < 4; i++) CHECK(v[i] == 3 * at(i));
    __syncthreads();
    load.Load(read_through(numbers), v);
    for (int i = 0; i < 4; i++) CHECK(v[i] == 3 * at(i));
    __syncthreads();
    load.Load(thrust::counting_iterator<int>(7), v);
    for (int i = 0; i < 4; i++) CHECK(v[i] == 7 + at(i));
    __syncthreads();
    load.Load(numbers, v, most);
    for (int i = 0; i < 4; i++) CHECK(at(i) >= most || v[i] == 3 * at(i));
    __syncthreads();
    load.Load(numbers, v, most, -5);
    for (int i = 0; i < 4; i++) CHECK(v[i] == (at(i) < most ? 3 * at(i) : -5));
    __syncthreads();
}

template <class Storer, class Storage, class At>
__device__ void stored(int *failures, Storer store, At at, int threads)
{
    int v[4], most = 4 * threads - 9;
    prepare(threads);
    for (int i = 0; i < 4; i++) v[i] = 3 * at(i);
    store.Store(copies, v);
    CHECK(copied(4 * threads, threads));
    for (int i = 0; i < 4; i++) v[i] = 3 * at(i);
    store.Store(copies, v, most);
    CHECK(copied(most, threads));
}

template <cub::BlockLoadAlgorithm In, cub::BlockStoreAlgorithm Out>
__device__ void block(int *failures)
{
    using Load = cub::BlockLoad<int, 64, 4, In>;
    using Store = cub::BlockStore<int, 64, 4, Out>;
    __shared__ typename Load::TempStorage from;
    __shared__ typename Store::TempStorage to;
    auto at = [](int i) { return In == cub::BLOCK_LOAD_STRIPED ? (int)threadIdx.x + 64 * i : 4 * (int)threadIdx.x + i; };
    loaded<Load, typename Load::TempStorage>(failures, Load(from), at, 64);
    stored<Store, typename Store::TempStorage>(failures, Store(to), at, 64);
}

// LAUNCH: 1 64
extern "C" __global__ void test_block_load_store(int *failures)
{
    block<cub::BLOCK_LOAD_DIRECT, cub::BLOCK_STORE_DIRECT>(failures);
    block<cub::BLOCK_LOAD_STRIPED, cub::BLOCK_STORE_STRIPED>(failures);
    block<cub::BLOCK_LOAD_VECTORIZE, cub::BLOCK_STORE_VECTORIZE>(failures);
    block<cub::BLOCK_LOAD_TRANSPOSE, cub::BLOCK_STORE_TRANSPOSE>(failures);
    block<cub::BLOCK_LOAD_WARP_TRANSPOSE, cub::BLOCK_STORE_WARP_TRANSPOSE>(failures);
    block<cub::BLOCK_LOAD_WARP_TRANSPOSE_TIMESLICED, cub::BLOCK_STORE_WARP_TRANSPOSE_TIMESLICED>(failures);
    int v[4];
    prepare(64);
    cub::BlockLoad<int, 64, 4, cub::BLOCK_LOAD_TRANSPOSE>().Load(numbers, v);
    cub::BlockStore<int, 64, 4, cub::BLOCK_STORE_TRANSPOSE>().Store(copies, v);
    CHECK(copied(256, 64));
}

template <cub::WarpLoadAlgorithm In, cub::WarpStoreAlgorithm Out>
__device__ void warp(int *failures)
{
    using Load = cub::WarpLoad<int, 4, In>;
    using Store = cub::WarpStore<int, 4, Out>;
    __shared__ typename Load::TempStorage from;
    __shared__ typename Store::TempStorage to;
    auto at = [](int i) { return In == cub::WARP_LOAD_STRIPED ? (int)threadIdx.x + 32 * i : 4 * (int)threadIdx.x + i; };
    loaded<Load, typename Load::TempStorage>(failures, Load(from), at, 32);
    stored<Store, typename Store::TempStorage>(failures, Store(to), at, 32);
}

// LAUNCH: 1 32
extern "C" __global__ void test_warp_load_store(int *failures)
{
    warp<cub::WARP_LOAD_DIRECT, cub::WARP_STORE_DIRECT>(failures);
    warp<cub::WARP_LOAD_STRIPED, cub::WARP_STORE_STRIPED>(failures);
    warp<cub::WARP_LOAD_VECTORIZE, cub::WARP_STORE_VECTORIZE>(failures);
    warp<cub::WARP_LOAD_TRANSPOSE, cub::WARP_STORE_TRANSPOSE>(failures);
    int v[4];
    prepare(32);
    cub::WarpLoad<int, 4, cub::WARP_LOAD_TRANSPOSE>().Load(numbers, v);
    cub::WarpStore<int, 4, cub::WARP_STORE_TRANSPOSE>().Store(copies, v);
    CHECK(copied(128, 32));
}

// LAUNCH: 1 64
extern "C" __global__ void test_functions_of_threads(int *failures)
{
    int t = threadIdx.x, v[4], most = 231;
    auto blocked = [&](int i) { return 4 * t + i; };
    auto striped = [&](int i) { return t + 64 * i; };
    auto by_warp = [&](int i) { return t / 32 * 128 + t % 32 + 32 * i; };
    prepare(64);
#define TRY(LOAD, STORE, AT)                                                             \
    cub::LOAD(t, numbers, v);                                                            \
    for (int i = 0; i < 4; i++) CHECK(v[i] == 3 * AT(i));                                \
    cub::STORE(t, copies, v);                                                            \
    CHECK(copied(256, 64));                                                              \
    cub::LOAD(t, numbers, v, most);                                                      \
    for (int i = 0; i < 4; i++) CHECK(AT(i) >= most || v[i] == 3 * AT(i));               \
    cub::STORE(t, copies, v, most);                                                      \
    CHECK(copied(most, 64));                                                             \
    cub::LOAD(t, numbers, v, most, -5);                                                  \
    for (int i = 0; i < 4; i++) CHECK(v[i] == (AT(i) < most ? 3 * AT(i) : -5));
    TRY(LoadDirectBlocked, StoreDirectBlocked, blocked)
    TRY(LoadDirectStriped<64>, StoreDirectStriped<64>, striped)
    TRY(LoadDirectWarpStriped, StoreDirectWarpStriped, by_warp)
#undef TRY
    cub::LoadDirectBlockedVectorized(t, numbers, v);
    for (int i = 0; i < 4; i++) CHECK(v[i] == 3 * blocked(i));
    cub::StoreDirectBlockedVectorized(t, copies, v);
    CHECK(copied(256, 64));
}
