// RUN: --emit ptx
// DOC: Atomics | results that nobody reads: `red` instead of `atom`

// CHECK-LABEL: .entry unused(
extern "C" __global__ void unused(int *i, float *f, unsigned *u)
{
    // CHECK: red.global.add.u32
    atomicAdd(i, 1);
    // CHECK: red.global.add.f32
    atomicAdd(f, 2.0f);
    // CHECK: red.relaxed.sys.global.max.s32
    atomicMax_system(i, 7);
    __shared__ unsigned s;
    // CHECK: red.shared.or.b32
    atomicOr(&s, 1u);
    __syncthreads();
    u[1] = s;
    // CHECK: atom.global.exch.b32
    atomicExch(i + 1, 3);
}

// CHECK-LABEL: .entry used(
extern "C" __global__ void used(int *i)
{
    // CHECK: atom.global.add.u32
    // CHECK-NOT: red.
    i[1] = atomicAdd(i, 1);
}
