// RUN: --emit ptx -arch=sm_90
// NEEDS: sm_90
// CLAUSE: 4 | 16 and 128 bits, and records
// DOC: Atomic functions | loads, stores, exchanges and compare-and-swap of 128 bits and of small structures
struct two {
    int a, b;
};
// CHECK-LABEL: .entry wide(
extern "C" __global__ void wide(unsigned __int128 *p, unsigned __int128 *o)
{
    // CHECK: ld.acquire.gpu.b128
    *o = __nv_atomic_load_n(p, __NV_ATOMIC_ACQUIRE, __NV_THREAD_SCOPE_DEVICE);
    // CHECK: st.release.sys.b128
    __nv_atomic_store_n(p + 1, *o, __NV_ATOMIC_RELEASE, __NV_THREAD_SCOPE_SYSTEM);
    // CHECK: atom.acq_rel.cta{{.*}}.exch.b128
    *o = __nv_atomic_exchange_n(p, *o, __NV_ATOMIC_ACQ_REL, __NV_THREAD_SCOPE_BLOCK);
}
// CHECK-LABEL: .entry records(
extern "C" __global__ void records(two *p, two *q)
{
    // CHECK: ld.acquire.gpu{{.*}}.b64
    __nv_atomic_load(p, q, __NV_ATOMIC_ACQUIRE, __NV_THREAD_SCOPE_DEVICE);
    // CHECK: st.release.gpu{{.*}}.b64
    __nv_atomic_store(p + 1, q, __NV_ATOMIC_RELEASE, __NV_THREAD_SCOPE_DEVICE);
}
// CHECK-LABEL: .entry narrow(
extern "C" __global__ void narrow(unsigned short *p, unsigned short e, unsigned char *c)
{
    // CHECK: atom.acq_rel.cta{{.*}}.cas.b16
    __nv_atomic_compare_exchange_n(p, &e, 3, false, __NV_ATOMIC_RELEASE, __NV_ATOMIC_ACQUIRE, __NV_THREAD_SCOPE_BLOCK);
    // CHECK: ld.relaxed.sys{{.*}}.b32
    // CHECK: atom.relaxed.sys{{.*}}.cas.b32
    __atomic_fetch_add(c, e, __ATOMIC_RELAXED);
}
