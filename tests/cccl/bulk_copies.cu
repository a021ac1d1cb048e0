// DOC: CCCL in device code | `<cuda/barrier>`: `cuda::device::barrier_expect_tx`, `cuda::device::experimental::cp_async_bulk_*`, also of tensors
// SLOW: large headers; barrier.cu tries less of them
// NEEDS: sm_90
#include <cuda/barrier>
#include <cuda/std/utility>

#include "check.h"

namespace device = cuda::device;
namespace bulk = cuda::device::experimental;
using block_barrier = cuda::barrier<cuda::thread_scope_block>;
#pragma nv_diag_suppress static_var_with_dynamic_init

__device__ alignas(128) int from[256], to[256];

// LAUNCH: 1 64
extern "C" __global__ void test_bulk_copies(int *failures)
{
    __shared__ alignas(128) int cells[256];
    __shared__ block_barrier bar;
    int t = threadIdx.x;
    if (t == 0) init(&bar, blockDim.x);
    for (int i = t; i < 256; i += 64) from[i] = 3 * i + 1;
    __threadfence();
    __syncthreads();
    bulk::fence_proxy_async_shared_cta();
    if (t == 0) asm volatile("fence.proxy.async.global;" ::: "memory");
    __syncthreads();
    block_barrier::arrival_token token;
    if (t == 0) { // two copies, whose bytes are told at once and with the arrival
        bulk::cp_async_bulk_global_to_shared(cells, from, 512, bar);
        device::barrier_expect_tx(bar, 512);
        bulk::cp_async_bulk_global_to_shared(cells + 128, from + 128, 512, bar);
        token = device::barrier_arrive_tx(bar, 1, 512);
    } else token = bar.arrive();
    bar.wait(cuda::std::move(token));
    for (int i = t; i < 256; i += 64) {
        CHECK(cells[i] == 3 * i + 1);
        cells[i] += 1000;
    }
    bulk::fence_proxy_async_shared_cta();
    __syncthreads();
    if (t == 0) {
        for (int part = 0; part < 8; part++) {
            bulk::cp_async_bulk_shared_to_global(to + 32 * part, cells + 32 * part, 128);
            bulk::cp_async_bulk_commit_group();
        }
        bulk::cp_async_bulk_wait_group_read<7>();
        bulk::cp_async_bulk_wait_group_read<6>();
        bulk::cp_async_bulk_wait_group_read<5>();
        bulk::cp_async_bulk_wait_group_read<4>();
        bulk::cp_async_bulk_wait_group_read<3>();
        bulk::cp_async_bulk_wait_group_read<2>();
        bulk::cp_async_bulk_wait_group_read<1>();
        bulk::cp_async_bulk_wait_group_read<0>();
        asm volatile("cp.async.bulk.wait_group 0;" ::: "memory");
        asm volatile("fence.proxy.async.global;" ::: "memory");
    }
    __threadfence();
    __syncthreads();
    for (int i = t; i < 256; i += 64) CHECK(static_cast<volatile int *>(to)[i] == 3 * i + 1001);
}

// Only assembled: tests/whole/tensor_map.cu gives such instructions a map.
extern "C" __global__ void tensors(const CUtensorMap *map, int *out)
{
    __shared__ alignas(128) int cells[256];
    __shared__ block_barrier bar;
    if (threadIdx.x == 0) init(&bar, 1);
    __syncthreads();
    if (threadIdx.x != 0) return;
    bulk::cp_async_bulk_tensor_1d_global_to_shared(cells, map, 1, bar);
    bulk::cp_async_bulk_tensor_2d_global_to_shared(cells, map, 1, 2, bar);
    bulk::cp_async_bulk_tensor_3d_global_to_shared(cells, map, 1, 2, 3, bar);
    bulk::cp_async_bulk_tensor_4d_global_to_shared(cells, map, 1, 2, 3, 4, bar);
    bulk::cp_async_bulk_tensor_5d_global_to_shared(cells, map, 1, 2, 3, 4, 5, bar);
    bar.wait(device::barrier_arrive_tx(bar, 1, 5 * 1024));
    bulk::cp_async_bulk_tensor_1d_shared_to_global(map, 1, cells);
    bulk::cp_async_bulk_tensor_2d_shared_to_global(map, 1, 2, cells);
    bulk::cp_async_bulk_tensor_3d_shared_to_global(map, 1, 2, 3, cells);
    bulk::cp_async_bulk_tensor_4d_shared_to_global(map, 1, 2, 3, 4, cells);
    bulk::cp_async_bulk_tensor_5d_shared_to_global(map, 1, 2, 3, 4, 5, cells);
    bulk::cp_async_bulk_commit_group();
    bulk::cp_async_bulk_wait_group_read<0>();
    *out = cells[0];
}
