// DOC: CCCL in device code | `<cuda/std/atomic>`: the functions `atomic_*`, the names of the types, `atomic_flag`'s, waiting
// SLOW: a large header; optional.cu tries a smaller one
#include <cuda/std/atomic>

#include "check.h"

namespace std_ = cuda::std;
template <class T, class U>
constexpr bool same = std_::is_same_v<T, U>;
static_assert(same<std_::atomic_bool, std_::atomic<bool>> && same<std_::atomic_char, std_::atomic<char>> && same<std_::atomic_schar, std_::atomic<signed char>> && same<std_::atomic_uchar, std_::atomic<unsigned char>> && same<std_::atomic_short, std_::atomic<short>> && same<std_::atomic_ushort, std_::atomic<unsigned short>>);
static_assert(same<std_::atomic_int, std_::atomic<int>> && same<std_::atomic_uint, std_::atomic<unsigned>> && same<std_::atomic_long, std_::atomic<long>> && same<std_::atomic_ulong, std_::atomic<unsigned long>> && same<std_::atomic_llong, std_::atomic<long long>> && same<std_::atomic_ullong, std_::atomic<unsigned long long>>);
static_assert(same<std_::atomic_char16_t, std_::atomic<char16_t>> && same<std_::atomic_char32_t, std_::atomic<char32_t>> && same<std_::atomic_wchar_t, std_::atomic<wchar_t>>);
static_assert(same<std_::atomic_int8_t, std_::atomic<int8_t>> && same<std_::atomic_uint8_t, std_::atomic<uint8_t>> && same<std_::atomic_int16_t, std_::atomic<int16_t>> && same<std_::atomic_uint16_t, std_::atomic<uint16_t>> && same<std_::atomic_int32_t, std_::atomic<int32_t>> && same<std_::atomic_uint32_t, std_::atomic<uint32_t>> && same<std_::atomic_int64_t, std_::atomic<int64_t>> && same<std_::atomic_uint64_t, std_::atomic<uint64_t>>);
static_assert(sizeof(std_::atomic_int_least8_t) >= 1 && sizeof(std_::atomic_uint_least8_t) >= 1 && sizeof(std_::atomic_int_least16_t) >= 2 && sizeof(std_::atomic_uint_least16_t) >= 2 && sizeof(std_::atomic_int_least32_t) == 4 && sizeof(std_::atomic_uint_least32_t) == 4 && sizeof(std_::atomic_int_least64_t) == 8 && sizeof(std_::atomic_uint_least64_t) == 8);
static_assert(sizeof(std_::atomic_int_fast8_t) >= 1 && sizeof(std_::atomic_uint_fast8_t) >= 1 && sizeof(std_::atomic_int_fast16_t) >= 2 && sizeof(std_::atomic_uint_fast16_t) >= 2 && sizeof(std_::atomic_int_fast32_t) >= 4 && sizeof(std_::atomic_uint_fast32_t) >= 4 && sizeof(std_::atomic_int_fast64_t) == 8 && sizeof(std_::atomic_uint_fast64_t) == 8);
static_assert(same<std_::atomic_intptr_t, std_::atomic<intptr_t>> && same<std_::atomic_uintptr_t, std_::atomic<uintptr_t>> && same<std_::atomic_size_t, std_::atomic<size_t>> && same<std_::atomic_ptrdiff_t, std_::atomic<ptrdiff_t>> && same<std_::atomic_intmax_t, std_::atomic<intmax_t>> && same<std_::atomic_uintmax_t, std_::atomic<uintmax_t>>);
static_assert(std_::atomic_signed_lock_free::is_always_lock_free && std_::atomic_unsigned_lock_free::is_always_lock_free && std_::atomic<int>::is_always_lock_free);
static_assert(same<std_::atomic<int>::value_type, int> && same<std_::atomic_ref<float>::value_type, float> && std_::atomic_ref<double>::required_alignment == 8 && std_::atomic_ref<double>::is_always_lock_free);
static_assert(std_::memory_order_relaxed != std_::memory_order_consume && std_::memory_order_acquire != std_::memory_order_release && std_::memory_order_acq_rel != std_::memory_order_seq_cst && same<std_::memory_order, decltype(std_::memory_order_acquire + std_::memory_order(0))> == false && same<cuda::thread_scope, std_::remove_const_t<decltype(cuda::thread_scope_block)>> && cuda::thread_scope_system != cuda::thread_scope_device && cuda::thread_scope_thread != cuda::thread_scope_block);

__device__ std_::atomic<int> wide;

extern "C" __global__ void test_functions(int *failures)
{
    std_::atomic<int> *a = &wide;
    std_::atomic_init(a, 3);
    CHECK(std_::atomic_is_lock_free(a) && std_::atomic_load(a) == 3 && std_::atomic_load_explicit(a, std_::memory_order_acquire) == 3);
    std_::atomic_store(a, 4);
    std_::atomic_store_explicit(a, 5, std_::memory_order_release);
    CHECK(std_::atomic_exchange(a, 6) == 5 && std_::atomic_exchange_explicit(a, 7, std_::memory_order_acq_rel) == 6);
    int e = 7;
    CHECK(std_::atomic_compare_exchange_strong(a, &e, 8) && !std_::atomic_compare_exchange_strong_explicit(a, &e, 9, std_::memory_order_relaxed, std_::memory_order_relaxed) && e == 8);
    while (!std_::atomic_compare_exchange_weak(a, &e, 10)) {}
    while (!std_::atomic_compare_exchange_weak_explicit(a, &(e = 10), 12, std_::memory_order_seq_cst, std_::memory_order_acquire)) {}
    CHECK(std_::atomic_fetch_add(a, 3) == 12 && std_::atomic_fetch_add_explicit(a, 1, std_::memory_order_relaxed) == 15 && std_::atomic_fetch_sub(a, 2) == 16 && std_::atomic_fetch_sub_explicit(a, 1, std_::memory_order_consume) == 14);
    CHECK(std_::atomic_fetch_and(a, 12) == 13 && std_::atomic_fetch_and_explicit(a, 8, std_::memory_order_relaxed) == 12 && std_::atomic_fetch_or(a, 3) == 8 && std_::atomic_fetch_or_explicit(a, 16, std_::memory_order_release) == 11 && std_::atomic_fetch_xor(a, 1) == 27 && std_::atomic_fetch_xor_explicit(a, 2, std_::memory_order_relaxed) == 26);
    CHECK(*a == 24);
    std_::atomic_wait(a, 23);
    std_::atomic_wait_explicit(a, 23, std_::memory_order_acquire);
    std_::atomic_notify_one(a);
    std_::atomic_notify_all(a);
    std_::atomic_thread_fence(std_::memory_order_acq_rel);
    std_::atomic_signal_fence(std_::memory_order_seq_cst);
    CHECK(std_::kill_dependency(e) == 10);
    int x[2] = {1, 2};
    std_::atomic<int *> p(x);
    CHECK(std_::atomic_fetch_add(&p, 1) == x && *p.load() == 2 && std_::atomic_fetch_sub_explicit(&p, 1, std_::memory_order_relaxed) == x + 1 && p.load() == x);
}

extern "C" __global__ void test_flag(int *failures)
{
    __shared__ std_::atomic_flag f;
    std_::atomic_flag_clear(&f);
    CHECK(!std_::atomic_flag_test(&f) && !std_::atomic_flag_test_and_set(&f) && std_::atomic_flag_test_and_set_explicit(&f, std_::memory_order_acquire) && std_::atomic_flag_test_explicit(&f, std_::memory_order_relaxed) && f.test());
    std_::atomic_flag_wait(&f, false);
    std_::atomic_flag_wait_explicit(&f, false, std_::memory_order_acquire);
    f.wait(false);
    std_::atomic_flag_notify_one(&f);
    std_::atomic_flag_notify_all(&f);
    f.notify_one();
    f.notify_all();
    std_::atomic_flag_clear_explicit(&f, std_::memory_order_release);
    CHECK(!f.test(std_::memory_order_acquire));
    f.clear();
}

// LAUNCH: 1 64
extern "C" __global__ void test_waiting(int *failures)
{
    __shared__ std_::atomic<int> turn;
    if (threadIdx.x == 0) turn.store(0);
    __syncthreads();
    if (threadIdx.x == 32) {
        turn.store(1, std_::memory_order_release);
        turn.notify_all();
    }
    else turn.wait(0, std_::memory_order_acquire);
    CHECK(turn.load() == 1);
}
