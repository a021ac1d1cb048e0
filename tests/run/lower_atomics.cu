// DOC: Atomics | `__atomic_*`, `__nv_atomic_*` and `__sync_*` in every order, of 1 to 8 bytes; 16 bytes from sm_90 on (loads and stores from sm_70 on)
#include "check.h"

__device__ int hide(volatile int x) { return x; }

__device__ unsigned char bytes[4];
__device__ unsigned short shorts[2];
__device__ int words[2];
__device__ unsigned long long wides[2];
__device__ float floats[2];
__device__ double doubles[2];
__device__ int *pointers[2];

extern "C" __global__ void test_modify(int *failures)
{
    words[0] = hide(5);
    CHECK(__atomic_fetch_add(&words[0], 3, __ATOMIC_SEQ_CST) == 5 && words[0] == 8);
    CHECK(__atomic_sub_fetch(&words[0], 10, __ATOMIC_RELAXED) == -2);
    CHECK(__atomic_fetch_and(&words[0], 12, __ATOMIC_ACQUIRE) == -2 && words[0] == 12);
    CHECK(__atomic_or_fetch(&words[0], 3, __ATOMIC_RELEASE) == 15);
    CHECK(__atomic_fetch_xor(&words[0], 5, __ATOMIC_ACQ_REL) == 15 && words[0] == 10);
    CHECK(__atomic_nand_fetch(&words[0], 6, __ATOMIC_SEQ_CST) == ~(10 & 6));
    CHECK(__sync_fetch_and_add(&words[0], 1) == -3 && __sync_add_and_fetch(&words[0], 2) == 0);
    CHECK(__atomic_exchange_n(&words[0], 77, __ATOMIC_SEQ_CST) == 0 && words[0] == 77);
    wides[0] = 0xffffffffull;
    CHECK(__atomic_add_fetch(&wides[0], 1ull, __ATOMIC_ACQ_REL) == 0x100000000ull);
    CHECK(__sync_fetch_and_or(&wides[0], 1ull << 40) == 1ull << 32 && wides[0] == (1ull << 32 | 1ull << 40));
}

extern "C" __global__ void test_small(int *failures)
{
    for (int i = 0; i < 4; i++)
        bytes[i] = (unsigned char)hide(10 * i);
    CHECK(__atomic_fetch_add(&bytes[1], 250, __ATOMIC_SEQ_CST) == 10 && bytes[1] == 4);
    CHECK(__atomic_fetch_or(&bytes[2], 3, __ATOMIC_ACQUIRE) == 20 && bytes[2] == 23);
    CHECK(__atomic_exchange_n(&bytes[3], 1, __ATOMIC_RELEASE) == 30);
    CHECK(bytes[0] == 0 && bytes[1] == 4 && bytes[2] == 23 && bytes[3] == 1);
    shorts[0] = 1, shorts[1] = 2;
    CHECK(__sync_sub_and_fetch(&shorts[0], 2) == 65535 && shorts[1] == 2);
    unsigned short expected = 7;
    CHECK(!__atomic_compare_exchange_n(&shorts[1], &expected, 9, 0, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED));
    CHECK(expected == 2 && __atomic_compare_exchange_n(&shorts[1], &expected, 9, 0, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED));
    CHECK(shorts[0] == 65535 && shorts[1] == 9);
}

extern "C" __global__ void test_compare(int *failures)
{
    words[1] = hide(1);
    CHECK(__sync_val_compare_and_swap(&words[1], 2, 3) == 1 && words[1] == 1);
    CHECK(__sync_bool_compare_and_swap(&words[1], 1, 3) && words[1] == 3);
    int expected = 4, wanted = 5;
    CHECK(!__atomic_compare_exchange(&words[1], &expected, &wanted, 1, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE));
    CHECK(expected == 3 && words[1] == 3);
    pointers[0] = 0;
    CHECK(__sync_bool_compare_and_swap(&pointers[0], (int *)0, &words[0]) && pointers[0] == words);
    CHECK(__atomic_exchange_n(&pointers[0], &words[1], __ATOMIC_ACQ_REL) == words && *pointers[0] == 3);
}

extern "C" __global__ void test_load_and_store(int *failures)
{
    __atomic_store_n(&wides[1], 1ull << 50, __ATOMIC_RELEASE);
    CHECK(__atomic_load_n(&wides[1], __ATOMIC_ACQUIRE) == 1ull << 50);
    __atomic_store_n(&words[1], hide(-7), __ATOMIC_SEQ_CST);
    CHECK(__atomic_load_n(&words[1], __ATOMIC_SEQ_CST) == -7);
    __atomic_store_n(&bytes[1], 200, __ATOMIC_RELAXED);
    CHECK(__atomic_load_n(&bytes[1], __ATOMIC_RELAXED) == 200);
    float f = 2.5f, g;
    __atomic_store(&floats[1], &f, __ATOMIC_RELAXED);
    __atomic_load(&floats[1], &g, __ATOMIC_RELAXED);
    CHECK(g == 2.5f);
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    __atomic_thread_fence(__ATOMIC_ACQUIRE);
    __atomic_signal_fence(__ATOMIC_ACQ_REL);
    __sync_synchronize();
    CHECK(!__atomic_test_and_set(&bytes[0], __ATOMIC_ACQUIRE) || bytes[0]);
    __atomic_clear(&bytes[0], __ATOMIC_RELEASE);
    CHECK(bytes[0] == 0);
}

__device__ int sum, most;
__device__ unsigned long long wide_sum;
__device__ double double_sum;
__device__ unsigned char byte_sum[4];
__device__ int done;

// LAUNCH: 8 64
extern "C" __global__ void test_all_threads(int *failures)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    __atomic_fetch_add(&sum, i, __ATOMIC_RELAXED);
    __nv_atomic_fetch_add(&wide_sum, (unsigned long long)i << 20, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);
    __nv_atomic_fetch_max(&most, i ^ 5, __NV_ATOMIC_ACQ_REL, __NV_THREAD_SCOPE_DEVICE);
    __nv_atomic_fetch_add(&double_sum, 0.5, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_SYSTEM);
    __atomic_fetch_add(&byte_sum[i & 3], 1, __ATOMIC_SEQ_CST);
    if (__atomic_add_fetch(&done, 1, __ATOMIC_SEQ_CST) == 512) {
        CHECK(sum == 512 * 511 / 2);
        CHECK(wide_sum == (512ull * 511 / 2) << 20);
        CHECK(most == 511);
        CHECK(double_sum == 256.0);
        CHECK(byte_sum[0] == 128 && byte_sum[1] == 128 && byte_sum[2] == 128 && byte_sum[3] == 128);
        sum = most = done = 0;
        wide_sum = 0, double_sum = 0;
        byte_sum[0] = byte_sum[1] = byte_sum[2] = byte_sum[3] = 0;
    }
    failures[1] = 1;
}
