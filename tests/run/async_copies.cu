// Copies to shared memory that go on while the thread does.
#include "check.h"
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cuda_pipeline.h>
namespace cg = cooperative_groups;

__device__ __align__(16) unsigned char bytes[4096];
struct Odd { int a[3]; };

__device__ void fill()
{
    for (int i = threadIdx.x; i < 4096; i += blockDim.x)
        bytes[i] = i * 7 + i / 256;
    __syncthreads();
}

// DOC: Tensor cores | `__pipeline_memcpy_async`, `__pipeline_commit`, `__pipeline_wait_prior`: `cp.async` from sm_80 on
// LAUNCH: 1 64
extern "C" __global__ void test_primitives(int *failures)
{
    __shared__ __align__(16) unsigned char copy[3][64 * 16];
    fill();
    __pipeline_memcpy_async(&copy[0][threadIdx.x * 16], &bytes[threadIdx.x * 16], 16);
    __pipeline_commit();
    __pipeline_memcpy_async(&copy[1][threadIdx.x * 8], &bytes[threadIdx.x * 8], 8);
    __pipeline_memcpy_async(&copy[1][512 + threadIdx.x * 4], &bytes[threadIdx.x * 4], 4);
    __pipeline_commit();
    __pipeline_memcpy_async(&copy[2][threadIdx.x * 16], &bytes[threadIdx.x * 16], 16, threadIdx.x % 17);
    __pipeline_commit();
    __pipeline_wait_prior(2);
    for (int i = 0; i < 16; i++)
        CHECK(copy[0][threadIdx.x * 16 + i] == bytes[threadIdx.x * 16 + i]);
    __pipeline_wait_prior(0);
    __syncthreads();
    for (int i = threadIdx.x; i < 512; i += 64)
        CHECK(copy[1][i] == bytes[i] && (i >= 256 || copy[1][512 + i] == bytes[i]));
    for (int i = threadIdx.x; i < 1024; i += 64)
        CHECK(copy[2][i] == (i % 16 < 16 - i / 16 % 17 ? bytes[i] : 0));
}

// DOC: Tensor cores | `cooperative_groups::memcpy_async`, `wait` and `wait_prior`: asynchronous from sm_80 on
// LAUNCH: 1 96
extern "C" __global__ void test_groups(int *failures)
{
    __shared__ __align__(16) unsigned char copy[2][1024];
    cg::thread_block block = cg::this_thread_block();
    fill();
    for (int shift = 0; shift < 17; shift++) { // every alignment, and ends that are no whole piece
        block.sync();
        cg::memcpy_async(block, copy[0] + shift, bytes + shift, 777);
        cg::memcpy_async(block, copy[1] + shift, bytes + 2 * shift, 500 + shift);
        cg::wait_prior<1>(block);
        for (int i = threadIdx.x; i < 777; i += 96)
            CHECK(copy[0][shift + i] == bytes[shift + i]);
        cg::wait(block);
        for (int i = threadIdx.x; i < 500 + shift; i += 96)
            CHECK(copy[1][shift + i] == bytes[2 * shift + i]);
    }
    cg::thread_block_tile<32> tile = cg::tiled_partition<32>(block);
    float4 *mine = (float4 *)copy[0] + tile.meta_group_rank() * 16;
    block.sync();
    cg::memcpy_async(tile, mine, 16, (const float4 *)bytes + tile.meta_group_rank(), 20);
    cg::wait(tile);
    for (int i = tile.thread_rank(); i < 256; i += 32)
        CHECK(((unsigned char *)mine)[i] == bytes[16 * tile.meta_group_rank() + i]);
}

// LAUNCH: 1 32
extern "C" __global__ void test_pipeline(int *failures)
{
    using namespace nvcuda::experimental;
    __shared__ Odd odd[32];
    __shared__ __align__(16) int words[32][4];
    fill();
    pipeline pipe;
    memcpy_async(odd[threadIdx.x], *((const Odd *)bytes + threadIdx.x), pipe);
    size_t first = pipe.commit();
    memcpy_async(segment<4>(words[threadIdx.x]), segment<3>((const int *)bytes + 4 * threadIdx.x), pipe);
    pipe.commit();
    pipe.wait(first);
    CHECK(odd[threadIdx.x].a[2] == ((const Odd *)bytes)[threadIdx.x].a[2]);
    pipe.wait_prior<0>();
    CHECK(words[threadIdx.x][2] == ((const int *)bytes)[4 * threadIdx.x + 2] && words[threadIdx.x][3] == 0);
    CHECK(first == 0);
}
