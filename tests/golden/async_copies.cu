// RUN: --emit ptx -arch=sm_80
// DOC: Tensor cores | what a source names as a copy of 4, 8 or 16 bytes is one `cp.async`
extern "C" __global__ void k(const int4 *p, int *out)
{
    __shared__ int4 s[32];
    __pipeline_memcpy_async(&s[threadIdx.x], &p[threadIdx.x], sizeof(int4));
    __pipeline_commit();
    __pipeline_wait_prior(0);
    out[threadIdx.x] = s[threadIdx.x].x;
}
// CHECK: cp.async.cg.shared.global [%r{{[0-9]+}}], [%rd{{[0-9]+}}], 16;
// CHECK: cp.async.commit_group;
// CHECK: cp.async.wait_group 0;
// CHECK: ld.shared.b32
