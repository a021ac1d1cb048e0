// DOC: CCCL in device code | `<cuda/barrier>`, `<cuda/latch>`, `<cuda/semaphore>`: of a block, waiting included
// SLOW: a large header; optional.cu tries a smaller one
#include <cuda/barrier>
#include <cuda/latch>
#include <cuda/semaphore>

#include "check.h"

// LAUNCH: 2 64
extern "C" __global__ void test_barrier(int *failures)
{
    __shared__ cuda::barrier<cuda::thread_scope_block> bar;
    __shared__ int cells[64];
    if (threadIdx.x == 0) init(&bar, blockDim.x);
    __syncthreads();
    cells[threadIdx.x] = threadIdx.x;
    bar.arrive_and_wait();
    CHECK(cells[63 - threadIdx.x] == 63 - threadIdx.x);
    auto token = bar.arrive();
    bar.wait(cuda::std::move(token));
    cells[threadIdx.x] = 2 * threadIdx.x;
    bar.arrive_and_wait();
    CHECK(cells[63 - threadIdx.x] == 2 * (63 - (int)threadIdx.x));
}

// LAUNCH: 1 32
extern "C" __global__ void test_latch(int *failures)
{
    __shared__ cuda::latch<cuda::thread_scope_block> *gate;
    __shared__ alignas(cuda::latch<cuda::thread_scope_block>) unsigned char storage[sizeof(cuda::latch<cuda::thread_scope_block>)];
    __shared__ int count;
    if (threadIdx.x == 0) {
        gate = new (storage) cuda::latch<cuda::thread_scope_block>(32);
        count = 0;
    }
    __syncthreads();
    atomicAdd(&count, 1);
    gate->arrive_and_wait();
    CHECK(count == 32 && gate->try_wait());
}

extern "C" __global__ void test_semaphore(int *failures)
{
    cuda::counting_semaphore<cuda::thread_scope_thread, 4> s(2);
    s.acquire();
    CHECK(s.try_acquire() && !s.try_acquire());
    s.release();
    CHECK(s.try_acquire());
}
