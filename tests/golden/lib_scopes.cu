// RUN: -arch=sm_90 --emit ptx
// DOC: Atomics | `_block` and `_system` have their scope, and work in the space that their address leads to
#include <cuda_fp16.h>

__device__ int counters[8];

// CHECK-LABEL: .entry global(
extern "C" __global__ void global(int *p, float *f, double *d, unsigned *u, __half2 *h, float4 *v, int n)
{
    // CHECK: red.relaxed.cta.global.add.u32
    atomicAdd_block(p + n, 1);
    // CHECK: atom.relaxed.cta.global.add.f32
    f[1] = atomicAdd_block(f, 1.0f);
    // CHECK: red.relaxed.sys.global.add.f64
    atomicAdd_system(d, 1.0);
    // CHECK: atom.relaxed.cta.global.inc.u32
    u[1] = atomicInc_block(u, 7);
    // CHECK: atom.relaxed.sys.global.exch.b32
    p[1] = atomicExch_system(p, 7);
    // CHECK: atom.relaxed.cta.global.cas.b32
    p[2] = atomicCAS_block(p, 7, 8);
    // CHECK: red.relaxed.cta.global.or.b32
    atomicOr_block(&counters[n], 1);
    // CHECK: red.global.add.noftz.f16x2
    atomicAdd(h + n, h[0]);
    // CHECK: red.cta.global.add.v4.f32
    atomicAdd_block(v + n, v[0]);
}

// CHECK-LABEL: .entry shared(
extern "C" __global__ void shared(int *p, int n)
{
    __shared__ int s[8];
    __shared__ float2 pair;
    extern __shared__ unsigned rest[];
    s[n] = 0;
    pair = make_float2(0, 0);
    // CHECK: red.relaxed.cta.shared.min.s32
    atomicMin_block(s + n, 3);
    // CHECK: red.relaxed.sys.shared.and.b32
    atomicAnd_system(&rest[n], 3u);
    // PTX adds vectors in global memory alone.
    // CHECK: red.shared.add.f32 [%space+0]
    // CHECK-NEXT: red.shared.add.f32 [%space+4]
    atomicAdd(&pair, make_float2(1, 2));
    int *q = s;
    // CHECK: red.relaxed.cta.shared.add.u32
    for (int i = 0; i < n; i++, q += p[3])
        atomicAdd_block(q, 1);
    // CHECK: st.global
    p[1] = s[2];
}

// An address that may lead to either stays generic; local memory has no atomic operations.
// CHECK-LABEL: .entry others(
extern "C" __global__ void others(int *p, int n)
{
    __shared__ int s[8];
    int mine[4] = {p[0], p[1], p[2], p[3]};
    s[n] = 0;
    // CHECK: red.relaxed.cta.add.u32 [%rd
    atomicAdd_block(n > 4 ? s : p, 1);
    // CHECK: ld.local.b32 %old
    // CHECK-NEXT: add.u32 %new, %old
    // CHECK-NEXT: st.local.b32 [%space+0], %new
    atomicAdd_block(mine + n, 1);
    p[5] = mine[n + 1] + s[3];
}
