// RUN: --emit ptx -arch=sm_90
// DOC: Arithmetic | sums of an index do not overflow: what lies behind `p[n]` is `p[n + 1]`, and is not loaded again
__global__ void k(float *__restrict__ p, float *__restrict__ q, int i, int j, float x)
{
    int n = i * j;
    float *there = p + n;
    there[0] = x;
    there[1] = x * 2;
    q[n] = p[n];
    q[n + 1] = p[n + 1];
    q[n + 2] = p[1 + n];
}
// CHECK: .entry _Z1kPfS_iif(
// CHECK-NOT: ld.global
// CHECK: ret;
