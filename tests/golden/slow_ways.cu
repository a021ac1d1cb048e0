// RUN: -arch=sm_90 --emit ptx

extern "C" __global__ void turns(double *p, int n)
{
    for (int i = threadIdx.x; i < n; i += 512)
        p[i] = cos(p[i]);
}

// What a cosine does of great angles is a function, and its loop stays one: the registers that it takes are
// those that its callers leave free.
// CHECK-LABEL: .func {{.*}}__internal_trig_reduction_slowpathd(
// CHECK: .pragma "nounroll";
// CHECK-COUNT-1: ld.global
// CHECK-NOT: ld.global
// CHECK: ret;
