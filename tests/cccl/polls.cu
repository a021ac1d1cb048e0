// NEEDS: sm_70
// SLOW: a large header; tests/run/polls.cu polls without it
#include "check.h"
#include <cuda/atomic>
// Threads of a block that read an atomic object of libcu++ again and again until another has written it.

__device__ int cell;

// LAUNCH: 1 64
extern "C" __global__ void test_library_atomics(int *failures)
{
    cuda::atomic_ref<int, cuda::thread_scope_block> flag(cell);
    if (threadIdx.x == 50)
        flag.store(1, cuda::memory_order_release);
    while (flag.load(cuda::memory_order_acquire) == 0)
        ;
    int expected = 0;
    CHECK(!flag.compare_exchange_strong(expected, 9) && expected == 1);
}
