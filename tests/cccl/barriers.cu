// DOC: CCCL in device code | `<cuda/barrier>`, `<cuda/latch>`, `<cuda/semaphore>`, `<cuda/pipeline>`: every member; `memcpy_async` of each form, `barrier_arrive_tx`, `memcpy_async_tx`
// SLOW: large headers; barrier.cu tries less of them
// NEEDS: sm_90
#include <cooperative_groups.h>
#include <cuda/annotated_ptr>
#include <cuda/atomic>
#include <cuda/barrier>
#include <cuda/latch>
#include <cuda/pipeline>
#include <cuda/semaphore>
#include <cuda/std/chrono>
#include <cuda/std/utility>

#include "check.h"

namespace std_ = cuda::std;
namespace cg = cooperative_groups;
using block_barrier = cuda::barrier<cuda::thread_scope_block>;
#pragma nv_diag_suppress static_var_with_dynamic_init

template <class B>
__device__ bool arrivals(B &bar, int t)
{
    using namespace cuda::std::chrono_literals;
    bool ok = B::max() >= 64;
    typename B::arrival_token token = bar.arrive(); // phase 0
    bar.wait(std_::move(token));
    __syncthreads();
    if (t % 2) (void)bar.arrive(2); // phase 1: every second thread, for two
    bar.wait_parity(true);
    if constexpr (std_::is_same_v<B, block_barrier>) {
        while (!bar.try_wait_parity_for(true, 1ms)) {}
        token = bar.arrive(); // phase 2
        while (!bar.try_wait_for(std_::move(token), 1ms)) {}
        token = bar.arrive(); // phase 3
        while (!bar.try_wait_until(std_::move(token), std_::chrono::system_clock::now() + 1ms)) {}
        while (!bar.try_wait_parity_until(true, std_::chrono::system_clock::now() + 1ms)) {}
    }
    if (t >= 32) bar.arrive_and_drop(); // the last but one, and what the half does that goes on
    else {
        bar.arrive_and_wait();
        bar.arrive_and_wait();
    }
    return ok;
}

// LAUNCH: 1 64
extern "C" __global__ void test_arrivals(int *failures)
{
    __shared__ block_barrier of_block;
    __shared__ alignas(16) char place[2][sizeof(cuda::barrier<cuda::thread_scope_system>)];
    auto *wide = reinterpret_cast<cuda::barrier<cuda::thread_scope_device> *>(place[0]);
    int t = threadIdx.x;
    if (t == 0) {
        init(&of_block, 64);
        new (wide) cuda::barrier<cuda::thread_scope_device>(64);
    }
    __syncthreads();
    CHECK(arrivals(of_block, t));
    CHECK(arrivals(*wide, t));
    if (t == 0) {
        cuda::barrier<cuda::thread_scope_thread> own(1);
        own.arrive_and_wait();
        own.wait(own.arrive());
        CHECK(cuda::device::barrier_native_handle(of_block) == (std_::uint64_t *)&of_block);
    }
}

struct noting {
    int *count;
    __device__ void operator()() const { ++*count; }
};
// LAUNCH: 1 32
extern "C" __global__ void test_completion(int *failures)
{
    using B = cuda::barrier<cuda::thread_scope_block, noting>;
    __shared__ alignas(B) char place[sizeof(B)];
    __shared__ int phases;
    B &bar = reinterpret_cast<B &>(place);
    if (threadIdx.x == 0) {
        phases = 0;
        new (&bar) B(32, noting{&phases});
    }
    __syncthreads();
    for (int i = 0; i < 3; i++) {
        bar.arrive_and_wait();
        CHECK(phases >= i + 1);
    }
    __syncthreads();
    CHECK(phases == 3);
}

// LAUNCH: 1 64
extern "C" __global__ void test_copies(int *failures)
{
    __shared__ alignas(16) int from[256], to[256];
    __shared__ block_barrier bar;
    cg::thread_block block = cg::this_thread_block();
    int t = threadIdx.x;
    if (t == 0) init(&bar, 64);
    for (int i = t; i < 256; i += 64) from[i] = 3 * i + 1;
    block.sync();
    cuda::async_contract_fulfillment how = cuda::memcpy_async(block, to, from, sizeof(int) * 64, bar); // a group's, bytes
    CHECK(how == cuda::async_contract_fulfillment::none || how == cuda::async_contract_fulfillment::async);
    cuda::memcpy_async(block, to + 64, from + 64, cuda::aligned_size_t<16>(sizeof(int) * 64), bar); // ... of known alignment
    cuda::memcpy_async(to + 128 + t, from + 128 + t, sizeof(int), bar); // a thread's
    if (t < 16) cuda::memcpy_async(to + 192 + 4 * t, from + 192 + 4 * t, cuda::aligned_size_t<16>(16), bar);
    bar.arrive_and_wait();
    for (int i = t; i < 256; i += 64) CHECK(to[i] == 3 * i + 1);
    static_assert(cuda::aligned_size_t<16>::align == 16);
    CHECK(cuda::aligned_size_t<16>(48).value == 48 && (size_t)cuda::aligned_size_t<4>(8) == 8);
}

// LAUNCH: 1 64
extern "C" __global__ void test_pipelines(int *failures)
{
    using namespace cuda::std::chrono_literals;
    __shared__ alignas(16) int from[512], to[512];
    __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, 2> whole, halves;
    cg::thread_block block = cg::this_thread_block();
    int t = threadIdx.x;
    for (int i = t; i < 512; i += 64) from[i] = 5 * i;
    block.sync();
    auto pipe = cuda::make_pipeline(block, &whole); // all threads do both
    for (int i = 0; i < 2; i++) {
        pipe.producer_acquire();
        cuda::memcpy_async(block, to + 64 * i, from + 64 * i, sizeof(int) * 64, pipe);
        pipe.producer_commit();
    }
    pipe.consumer_wait();
    CHECK(to[63 - t] == 5 * (63 - t));
    pipe.consumer_release();
    while (!pipe.consumer_wait_for(1ms)) {}
    CHECK(to[127 - t] == 5 * (127 - t));
    pipe.consumer_release();
    pipe.quit();
    bool produces = t < 32;
    auto parts = cuda::make_pipeline(block, &halves, produces ? cuda::pipeline_role::producer : cuda::pipeline_role::consumer);
    for (int i = 0; i < 3; i++)
        if (produces) {
            parts.producer_acquire();
            cuda::memcpy_async(to + 128 + 32 * i + t, from + 128 + 32 * i + t, cuda::aligned_size_t<4>(4), parts);
            parts.producer_commit();
        }
        else {
            while (!parts.consumer_wait_until(std_::chrono::system_clock::now() + 1ms)) {}
            CHECK(to[128 + 32 * i + 63 - t] == 5 * (128 + 32 * i + 63 - t));
            parts.consumer_release();
        }
    __syncthreads();
    __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, 1> counted;
    auto few = cuda::make_pipeline(block, &counted, 32);
    few.quit();
    cuda::pipeline<cuda::thread_scope_thread> own = cuda::make_pipeline();
    for (int i = 0; i < 3; i++) {
        own.producer_acquire();
        cuda::memcpy_async(to + 256 + 64 * i + t, from + 256 + 64 * i + t, sizeof(int), own);
        own.producer_commit();
    }
    cuda::pipeline_consumer_wait_prior<2>(own);
    CHECK(to[256 + t] == 5 * (256 + t));
    cuda::pipeline_consumer_wait_prior<0>(own);
    CHECK(to[384 + t] == 5 * (384 + t));
    own.consumer_release();
    __shared__ block_barrier bar;
    if (t == 0) init(&bar, 64);
    block.sync();
    auto last = cuda::make_pipeline();
    cuda::memcpy_async(to + 448 + t, from + 448 + t, sizeof(int), last);
    cuda::pipeline_producer_commit(last, bar);
    bar.arrive_and_wait();
    CHECK(to[448 + t] == 5 * (448 + t));
}

// LAUNCH: 1 64
extern "C" __global__ void test_latch_and_semaphore(int *failures)
{
    using namespace cuda::std::chrono_literals;
    using L = cuda::latch<cuda::thread_scope_block>;
    using S = cuda::counting_semaphore<cuda::thread_scope_block, 8>;
    __shared__ alignas(8) char latch[sizeof(L)], semaphore[sizeof(S)];
    __shared__ cuda::atomic<int, cuda::thread_scope_block> inside, most;
    L &l = reinterpret_cast<L &>(latch);
    S &s = reinterpret_cast<S &>(semaphore);
    int t = threadIdx.x;
    if (t == 0) {
        new (&l) L(64);
        new (&s) S(2);
        inside.store(0);
        most.store(0);
    }
    __syncthreads();
    s.acquire();
    most.fetch_max(++inside);
    --inside;
    s.release();
    l.count_down();
    l.wait();
    CHECK(l.try_wait() && most.load() >= 1 && most.load() <= 2 && L::max() > 64 && S::max() >= 8);
    __syncthreads();
    if (t == 0) {
        CHECK(s.try_acquire_for(1ms) && s.try_acquire_until(std_::chrono::system_clock::now() + 1ms) && !s.try_acquire_for(1us) && !s.try_acquire());
        s.release(2);
        cuda::binary_semaphore<cuda::thread_scope_thread> one(1);
        one.acquire();
        CHECK(!one.try_acquire());
        cuda::atomic_thread_fence(cuda::memory_order_seq_cst, cuda::thread_scope_block);
        cuda::atomic_signal_fence(cuda::memory_order_acquire);
    }
}
