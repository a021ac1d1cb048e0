// OPTIONS: -arch=sm_80
// DOC: Atomic functions | 128 bits before sm_90: loads and stores alone
__global__ void k(unsigned __int128 *p, unsigned __int128 *o)
{
    *o = __nv_atomic_load_n(p, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);
    *o = __nv_atomic_exchange_n /* error: not supported: atomic operations of 128 bits before sm_90 (this is sm_80) */ (p, *o, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);
}
