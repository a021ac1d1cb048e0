// RUN: -arch=sm_90 --emit ptx
// DOC: Memory spaces | `volatile` objects are read and written each time
__device__ volatile int flag;
// CHECK-LABEL: .entry wait(
extern "C" __global__ void wait(volatile int *p)
{
    // CHECK: ld.volatile.global.b32 {{.*}}[flag];
    // CHECK: ld.volatile.global.b32 {{.*}}[flag];
    // CHECK: st.volatile.global.b32
    // CHECK: st.volatile.global.b32
    // CHECK: ld.volatile.global.b32
    while (flag)
        ;
    flag;
    *p = 1;
    *p = 1;
    (void)*p;
}

// CHECK-LABEL: .entry in_shared(
extern "C" __global__ void in_shared(int *out)
{
    __shared__ volatile int tile[64];
    // CHECK: st.volatile.shared.b32
    // CHECK: ld.volatile.shared.b32
    // CHECK: ld.volatile.shared.b32
    tile[threadIdx.x] = 1;
    *out = tile[threadIdx.x] + tile[threadIdx.x];
}
