// Words that CUDA's headers define as macros, and programs write that declare the builtins once more.
#include "check.h"
#if !defined(__device_builtin__) || !defined(__cudart_builtin__) || !defined(__no_return__)
#error "CUDA's headers define them"
#endif

extern __device__ __device_builtin__ void __syncthreads(void);
extern __device__ __device_builtin__ void __threadfence(void);
#ifndef __CUDA_ARCH__
extern const dim3 blockDim;
extern const uint3 threadIdx;
#endif

struct __device_builtin__ Pair { int a, b; };
__device__ __inline_hint__ int CUDARTAPI_CDECL sum(Pair p) { return p.a + p.b; }
__device__ __cudart_builtin__ int twice(int a) { return 2 * a; }
__no_return__ __device__ void stop() { asm volatile("exit;"); __builtin_unreachable(); }

// DOC: CUDA keywords | macros of CUDA's headers: `__device_builtin__`, `__cudart_builtin__`, `__no_return__` ...
// LAUNCH: 1 32
extern "C" __global__ void test_header_words(int *failures)
{
    __shared__ int last;
    if (threadIdx.x == blockDim.x - 1)
        last = sum(Pair{twice(3), 4});
    __threadfence();
    __syncthreads();
    CHECK(last == 10);
    if (last != 10)
        stop();
}
