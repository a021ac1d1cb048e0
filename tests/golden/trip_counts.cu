// RUN: --emit ptx -arch=sm_90

// A loop that threads share is unrolled by four, also where it takes a division of 64 bits to count its trips.
// CHECK-LABEL: .entry shared_out(
// CHECK-COUNT-7: ld.global
// CHECK: shfl
// CHECK-COUNT-7: ld.global
// CHECK: ret;
extern "C" __global__ void shared_out(const float *__restrict__ p, float *q, long n)
{
    const int threads = blockDim.x;
    float sum = 0;
    for (long i = threadIdx.x * 4; i < n; i += threads * 4)
        sum += p[i];
    sum += __shfl_xor_sync(~0u, sum, 1);
    for (long i = threadIdx.x * 4; i < n; i += threads * 4)
        q[i] = p[i] * sum;
}
