// RUN: -arch=sm_75 --emit ptx
// CLAUSE: 4 | orders and scopes of operations
// DOC: Atomics | orders and scopes as the PTX memory model has them

// CHECK-LABEL: .visible .entry orders(
extern "C" __global__ void orders(int *p, unsigned long long *w)
{
    // CHECK: red.relaxed.sys.global.add.u32
    __atomic_fetch_add(p, 1, __ATOMIC_RELAXED);
    // CHECK: atom.acquire.sys.global.exch.b32
    __atomic_exchange_n(p, 1, __ATOMIC_ACQUIRE);
    // CHECK: red.release.sys.global.or.b64
    __atomic_fetch_or(w, 1, __ATOMIC_RELEASE);
    // CHECK: atom.acq_rel.sys.global.max.s32
    __nv_atomic_fetch_max(p, 2, __NV_ATOMIC_ACQ_REL, __NV_THREAD_SCOPE_SYSTEM);
    // CHECK: fence.sc.sys;
    // CHECK: atom.acquire.sys.global.and.b32
    __atomic_fetch_and(p, 3, __ATOMIC_SEQ_CST);
}

// CHECK-LABEL: .visible .entry scopes(
extern "C" __global__ void scopes(unsigned *p)
{
    // CHECK: atom.acquire.cta.global.add.u32
    __nv_atomic_fetch_add(p, 1, __NV_ATOMIC_ACQUIRE, __NV_THREAD_SCOPE_BLOCK);
    // CHECK: atom.acquire.gpu.global.add.u32
    __nv_atomic_fetch_add(p, 1, __NV_ATOMIC_ACQUIRE, __NV_THREAD_SCOPE_CLUSTER);
    // CHECK: atom.acquire.gpu.global.add.u32
    __nv_atomic_fetch_add(p, 1, __NV_ATOMIC_ACQUIRE, __NV_THREAD_SCOPE_DEVICE);
}

// CHECK-LABEL: .visible .entry memory(
extern "C" __global__ void memory(int *p)
{
    // CHECK: ld.acquire.sys
    int x = __atomic_load_n(p, __ATOMIC_ACQUIRE);
    // CHECK: st.release.sys
    __atomic_store_n(p, x, __ATOMIC_RELEASE);
    // CHECK: fence.acq_rel.sys;
    __atomic_thread_fence(__ATOMIC_ACQ_REL);
    // CHECK: fence.sc.gpu;
    __nv_atomic_thread_fence(__NV_ATOMIC_SEQ_CST, __NV_THREAD_SCOPE_DEVICE);
    // CHECK: atom.acq_rel.sys{{.*}}.cas.b32
    __atomic_compare_exchange_n(p, &x, 7, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
}

// CUDA's own functions are relaxed, and LLVM knows the space that they work in.
// CHECK-LABEL: .visible .entry cuda(
extern "C" __global__ void cuda(int *p, float *f, double *d)
{
    __shared__ int s;
    // CHECK: red.shared.add.u32
    atomicAdd(&s, *p);
    // CHECK: atom.global.add.f32
    f[1] = atomicAdd(f, 1.0f);
    // CHECK: atom.global.add.f64
    d[1] = atomicAdd(d, 1.0);
    // CHECK: atom.global.min.s32
    p[1] = atomicMin(p, s);
    // CHECK: atom.relaxed.sys.global.add.u32
    p[2] = atomicAdd_system(p, 3);
}
