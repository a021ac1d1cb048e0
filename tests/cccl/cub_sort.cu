// DOC: CCCL in device code | `<cub/block/block_load.cuh>`, `<cub/block/block_store.cuh>`, `<cub/block/block_radix_sort.cuh>`: `BlockLoad`, `BlockStore`, `BlockRadixSort`
// SLOW: a large header; cub_warp.cu tries a smaller one
#include <cub/block/block_exchange.cuh>
#include <cub/block/block_load.cuh>
#include <cub/block/block_radix_sort.cuh>
#include <cub/block/block_store.cuh>

#include "check.h"

__device__ int numbers[512];

template <cub::BlockLoadAlgorithm In, cub::BlockStoreAlgorithm Out>
__device__ bool copied()
{
    using Load = cub::BlockLoad<int, 128, 4, In>;
    using Store = cub::BlockStore<int, 128, 4, Out>;
    __shared__ union { typename Load::TempStorage load; typename Store::TempStorage store; } storage;
    int items[4];
    for (int i = 0; i < 4; i++) numbers[threadIdx.x + 128 * i] = 3 * (threadIdx.x + 128 * i);
    __syncthreads();
    Load(storage.load).Load(numbers, items);
    bool ok = true;
    for (int i = 0; i < 4; i++) ok &= items[i] == 3 * (int)(In == cub::BLOCK_LOAD_STRIPED ? threadIdx.x + 128 * i : 4 * threadIdx.x + i);
    for (int &x : items) x = -x;
    __syncthreads();
    Store(storage.store).Store(numbers, items, 400);
    __syncthreads();
    for (int i = 0; i < 4; i++) ok &= numbers[threadIdx.x + 128 * i] == (threadIdx.x + 128 * i < 400 ? -3 : 3) * (int)(threadIdx.x + 128 * i);
    __syncthreads();
    return ok;
}

// LAUNCH: 1 128
extern "C" __global__ void test_load_store(int *failures)
{
    CHECK(copied<cub::BLOCK_LOAD_DIRECT, cub::BLOCK_STORE_DIRECT>());
    CHECK(copied<cub::BLOCK_LOAD_TRANSPOSE, cub::BLOCK_STORE_WARP_TRANSPOSE>());
    CHECK(copied<cub::BLOCK_LOAD_STRIPED, cub::BLOCK_STORE_STRIPED>());
}

// LAUNCH: 1 128
extern "C" __global__ void test_radix_sort(int *failures)
{
    using Sort = cub::BlockRadixSort<unsigned, 128, 2, int>;
    __shared__ typename Sort::TempStorage storage;
    unsigned keys[2];
    int values[2];
    for (int i = 0; i < 2; i++) {
        values[i] = 2 * threadIdx.x + i;
        keys[i] = (values[i] * 97) % 256;
    }
    Sort(storage).Sort(keys, values);
    CHECK(keys[0] == 2 * threadIdx.x && keys[1] == 2 * threadIdx.x + 1);
    CHECK((values[0] * 97) % 256 == keys[0] && (values[1] * 97) % 256 == keys[1]);
    __syncthreads();
    Sort(storage).SortDescending(keys, values);
    CHECK(keys[0] == 255 - 2 * threadIdx.x);
    using Floats = cub::BlockRadixSort<float, 128, 1>;
    __shared__ typename Floats::TempStorage floats;
    float x[1] = {(threadIdx.x % 2 ? -1.0f : 1.0f) * threadIdx.x};
    Floats(floats).Sort(x);
    CHECK(threadIdx.x < 64 ? x[0] == 2.0f * threadIdx.x - 127 : x[0] == 2.0f * (threadIdx.x - 64));
}
