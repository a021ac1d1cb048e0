#pragma once

// A barrier of `count` blocks that run at the same time: no part of what is tested.
__device__ __forceinline__ void meet(unsigned *arrived, unsigned count, unsigned round)
{
    __syncthreads();
    if (threadIdx.x == 0 && count > 1) {
        __nv_atomic_fetch_add(arrived, 1u, __NV_ATOMIC_ACQ_REL, __NV_THREAD_SCOPE_DEVICE);
        while (__nv_atomic_load_n(arrived, __NV_ATOMIC_ACQUIRE, __NV_THREAD_SCOPE_DEVICE) < count * round)
            ;
    }
    __syncthreads();
}
