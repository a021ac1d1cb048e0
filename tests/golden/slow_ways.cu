// RUN: -arch=sm_90 --emit ptx

// What sines do of great angles stays a loop, in a loop as well.
// CHECK-LABEL: .entry waves(
// CHECK: .pragma "nounroll";
// CHECK: __cudart_i2opi_f
// CHECK-NOT: __cudart_i2opi_f
// CHECK: ret;
extern "C" __global__ void waves(float *p, int n)
{
    for (int i = threadIdx.x; i < n; i += 512)
        p[i] = sinf(p[i]);
}

extern "C" __global__ void turns(double *p, int n)
{
    for (int i = threadIdx.x; i < n; i += 512)
        p[i] = cos(p[i]);
}

// Also where it is a function: the registers that this takes are those that its callers leave free.
// CHECK-LABEL: .func {{.*}}__internal_trig_reduction_slowpathd(
// CHECK: .pragma "nounroll";
// CHECK-COUNT-1: ld.global
// CHECK-NOT: ld.global
// CHECK: ret;
