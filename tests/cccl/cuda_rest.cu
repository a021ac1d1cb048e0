// DOC: CCCL in device code | `<cuda/functional>`, `<cuda/pipeline>`, `<cuda/ptx>`, `<cuda/warp>`
// SLOW: large headers; optional.cu tries a smaller one
#include <cuda/functional>
#include <cuda/pipeline>
#include <cuda/ptx>
#include <cuda/warp>

#include "check.h"

// LAUNCH: 1 32
extern "C" __global__ void test_functional(int *failures)
{
    auto f = cuda::proclaim_return_type<float>([](int x) { return x * 0.5f; });
    static_assert(cuda::std::is_same_v<decltype(f(1)), float>);
    CHECK(f(3) == 1.5f && cuda::minimum<>()(2, 3) == 2 && cuda::maximum<int>()(2, 3) == 3);
}

// LAUNCH: 1 64
extern "C" __global__ void test_pipeline(int *failures)
{
    __shared__ int to[2][64];
    __shared__ int from[256];
    __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, 2> state;
    int t = threadIdx.x;
    for (int i = t; i < 256; i += 64) from[i] = 3 * i;
    __syncthreads();
    auto pipe = cuda::make_pipeline();
    for (int i = 0; i < 2; i++) {
        pipe.producer_acquire();
        cuda::memcpy_async(&to[i][t], &from[64 * i + t], sizeof(int), pipe);
        pipe.producer_commit();
    }
    for (int i = 0; i < 2; i++) {
        pipe.consumer_wait();
        CHECK(to[i][t] == 3 * (64 * i + t));
        pipe.consumer_release();
    }
}

// LAUNCH: 1 32
extern "C" __global__ void test_ptx(int *failures)
{
    CHECK(cuda::ptx::get_sreg_laneid() == threadIdx.x && cuda::ptx::get_sreg_ntid_x() == 32 && cuda::ptx::get_sreg_nctaid_x() == 1);
    CHECK(cuda::ptx::get_sreg_lanemask_lt() == (1u << threadIdx.x) - 1);
}

// LAUNCH: 1 32
extern "C" __global__ void test_warp(int *failures)
{
    int t = threadIdx.x;
    CHECK(cuda::device::warp_shuffle_idx(t, 3).data == 3 && cuda::device::warp_shuffle_xor(t, 1).data == (t ^ 1));
    struct pair { int a; double b; } v = {t, t * 0.5};
    pair r = cuda::device::warp_shuffle_down(v, 2);
    CHECK(t >= 30 || (r.a == t + 2 && r.b == (t + 2) * 0.5));
}
