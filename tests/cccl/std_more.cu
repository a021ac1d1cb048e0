// DOC: CCCL in device code | `<cuda/std/atomic>`, `<cuda/std/barrier>`, `<cuda/std/latch>`, `<cuda/std/semaphore>`, `<cuda/std/linalg>`, `<cuda/std/ccomplex>`, `<cuda/std/ctime>`
// SLOW: large headers; optional.cu tries a smaller one
#include <cuda/std/atomic>
#include <cuda/std/barrier>
#include <cuda/std/cassert>
#include <cuda/std/ccomplex>
#include <cuda/std/cmath>
#include <cuda/std/cstddef>
#include <cuda/std/ctime>
#include <cuda/std/latch>
#include <cuda/std/linalg>
#include <cuda/std/mdspan>
#include <cuda/std/semaphore>
#include <cuda/std/version>

#include "check.h"

// LAUNCH: 1 64
extern "C" __global__ void test_std_barrier(int *failures)
{
    __shared__ alignas(cuda::std::barrier<>) char places[3][sizeof(cuda::std::barrier<>)];
    auto &barrier = reinterpret_cast<cuda::std::barrier<> &>(places[0]);
    auto &latch = reinterpret_cast<cuda::std::latch &>(places[1]);
    auto &count = reinterpret_cast<cuda::std::atomic<int> &>(places[2]);
    static_assert(sizeof latch <= sizeof places[1] && sizeof count <= sizeof places[2]);
    int t = threadIdx.x;
    if (t == 0) {
        new (places[0]) cuda::std::barrier<>(64);
        new (places[1]) cuda::std::latch(64);
        new (places[2]) cuda::std::atomic<int>(0);
    }
    __syncthreads();
    count.fetch_add(t, cuda::std::memory_order_relaxed);
    barrier.arrive_and_wait();
    CHECK(count.load() == 64 * 63 / 2);
    barrier.arrive_and_wait();
    int expected = 2016;
    if (count.compare_exchange_strong(expected, 1)) count |= 4;
    latch.arrive_and_wait();
    CHECK(count == 5 && latch.try_wait());
    CHECK(expected == 2016 || expected == 1 || expected == 5);
}

// LAUNCH: 1 32
extern "C" __global__ void test_std_semaphore(int *failures)
{
    __shared__ alignas(8) char storage[sizeof(cuda::std::counting_semaphore<>)];
    auto *semaphore = reinterpret_cast<cuda::std::counting_semaphore<> *>(storage);
    if (threadIdx.x == 0) {
        new (storage) cuda::std::counting_semaphore<>(1);
        semaphore->acquire();
        CHECK(!semaphore->try_acquire());
        semaphore->release(2);
        CHECK(semaphore->try_acquire() && semaphore->try_acquire() && !semaphore->try_acquire());
        cuda::std::binary_semaphore one(0);
        one.release();
        CHECK(one.try_acquire());
    }
}

extern "C" __global__ void test_flags(int *failures)
{
    cuda::std::atomic_flag flag{};
    CHECK(!flag.test_and_set() && flag.test_and_set());
    flag.clear();
    CHECK(!flag.test_and_set());
    int x = 4;
    cuda::std::atomic_ref<int> r(x);
    CHECK(r.exchange(6) == 4 && ++r == 7 && x == 7 && r.is_lock_free());
    cuda::std::atomic<double> d(1.5);
    CHECK(d.fetch_add(2.0) == 1.5 && d.load() == 3.5);
    cuda::std::atomic_thread_fence(cuda::std::memory_order_seq_cst);
}

extern "C" __global__ void test_linalg(int *failures)
{
    int a[6] = {1, 2, 3, 4, 5, 6};
    cuda::std::mdspan<int, cuda::std::extents<int, 2, 3>> m(a);
    auto t = cuda::std::linalg::transposed(m);
    auto s = cuda::std::linalg::scaled(10, m);
    CHECK(t.extent(0) == 3 && t(2, 1) == 6 && t(0, 1) == 4 && s(1, 0) == 40);
    cuda::std::complex<float> c[2] = {{1, 2}, {3, -4}};
    cuda::std::mdspan<cuda::std::complex<float>, cuda::std::extents<int, 2>> v(c);
    auto w = cuda::std::linalg::conjugated(v);
    cuda::std::complex<float> x = w(1);
    CHECK(x.real() == 3 && x.imag() == 4);
    cuda::std::mdspan<cuda::std::complex<float>, cuda::std::extents<int, 1, 2>> row(c);
    cuda::std::complex<float> y = cuda::std::linalg::conjugate_transposed(row)(1, 0);
    CHECK(y.real() == 3 && y.imag() == 4);
}

extern "C" __global__ void test_c_headers(int *failures)
{
    volatile float f = 3.0f;
    volatile double d = 1.0 + 0x1p-30;
#if CCCL_VERSION >= 3003000 // 3.0 keeps these from NVRTC
    CHECK(cuda::std::fma((double)d, (double)d, -1.0) == 0x1p-29 + 0x1p-60);
    CHECK(cuda::std::fma((float)f, 2.0f, 1.0f) == 7.0f && cuda::std::fmaf((float)f, 2.0f, 1.0f) == 7.0f);
    cuda::std::clock_t before = cuda::std::clock();
    CHECK(cuda::std::clock() - before >= 0 && cuda::std::time(nullptr) >= 0);
#endif
    cuda::std::byte b{0x5a};
    static_assert(sizeof(cuda::std::max_align_t) >= 8 && sizeof(cuda::std::size_t) == 8);
    CHECK(cuda::std::to_integer<int>(b >> 4) == 5 && b != cuda::std::byte{});
    cuda::std::nullptr_t n = nullptr;
    CHECK(n == nullptr && sizeof(cuda::std::time_t) == 8);
    assert(f == 3.0f);
}
