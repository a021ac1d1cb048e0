// DOC: CCCL in device code | `<cuda/atomic>`: `atomic` and `atomic_ref` of every scope, orders, floats, pointers, 16 bits; `atomic_flag`; fences
// SLOW: a large header; optional.cu tries a smaller one
#include <cuda/atomic>

#include "check.h"

__device__ cuda::atomic<int, cuda::thread_scope_device> counter{0};
__device__ cuda::std::atomic<unsigned long long> wide{0};
__device__ int plain;

// LAUNCH: 4 64
extern "C" __global__ void test_counting(int *failures)
{
    counter.fetch_add(1, cuda::std::memory_order_relaxed);
    wide.fetch_or(threadIdx.x & 63);
    cuda::atomic_ref<int, cuda::thread_scope_device> ref(plain);
    ref++;
    __shared__ cuda::atomic<int, cuda::thread_scope_block> inner;
    if (threadIdx.x == 0) inner.store(0);
    __syncthreads();
    inner.fetch_add(2, cuda::memory_order_acq_rel);
    __syncthreads();
    CHECK(inner.load() == 128);
    CHECK(counter.load() > 0 && counter <= 256 && ref.load() <= 256 && wide.load() <= 64);
}

template <class T, class A>
__device__ bool operations(A &a)
{
    bool ok = true;
    a.store(5, cuda::memory_order_release);
    ok &= a.load(cuda::memory_order_acquire) == 5 && a.exchange(7) == 5 && a.load() == 7;
    T expected = 6;
    ok &= !a.compare_exchange_strong(expected, 1) && expected == 7;
    ok &= a.compare_exchange_strong(expected, 12, cuda::memory_order_acq_rel, cuda::memory_order_relaxed);
    while (!a.compare_exchange_weak(expected = 12, 12)) {}
    ok &= a.fetch_add(3) == 12 && a.fetch_sub(1) == 15 && a.fetch_and(12) == 14 && a.fetch_or(3) == 12;
    ok &= a.fetch_xor(1) == 15 && a.load() == 14;
    a.store(9);
    ok &= ++a == 10 && a++ == 10 && --a == 10 && (a += 5) == 15 && (a -= 1) == 14 && (a |= 1) == 15;
    a = 3;
    return ok && a == 3 && a.is_lock_free();
}

extern "C" __global__ void test_operations(int *failures)
{
    cuda::atomic<int, cuda::thread_scope_system> s;
    cuda::atomic<int, cuda::thread_scope_device> d;
    cuda::atomic<int, cuda::thread_scope_block> b;
    cuda::atomic<int, cuda::thread_scope_thread> t;
    cuda::std::atomic<long long> l;
    CHECK(operations<int>(s) && operations<int>(d) && operations<int>(b) && operations<int>(t) && operations<long long>(l));
    int x;
    cuda::atomic_ref<int, cuda::thread_scope_device> r(x);
    cuda::std::atomic_ref<int> q(x);
    CHECK(operations<int>(r) && operations<int>(q));
    d = 14;
    CHECK(d.fetch_min(4) == 14 && d.fetch_max(9) == 4 && d == 9);
    cuda::atomic<float> f(1.5f);
    CHECK(f.fetch_add(2.0f) == 1.5f && f.load() == 3.5f && f.exchange(1.0f) == 3.5f);
    cuda::atomic<bool> flag(false);
    CHECK(!flag.exchange(true) && flag.load());
    cuda::atomic<short> small(3);
    CHECK(small.fetch_add(4) == 3 && small.load() == 7);
    int cells[4] = {};
    cuda::atomic<int *> p(cells);
    CHECK(p.fetch_add(2) == cells && p.load() == cells + 2 && --p == cells + 1);
    cuda::std::atomic_flag once;
    once.clear();
    CHECK(!once.test_and_set() && once.test_and_set());
    cuda::atomic_thread_fence(cuda::memory_order_seq_cst, cuda::thread_scope_device);
    static_assert(sizeof(cuda::atomic<int>) == 4 && alignof(cuda::atomic<long long>) == 8 && cuda::atomic<int>::is_always_lock_free);
}
