// RUN: -arch=sm_90 --emit ptx
// DOC: Statements | `#pragma unroll`, with a count (a constant expression, or in parentheses), and `#pragma nounroll`

#define COUNT 2
const int four = 4;
extern "C" __device__ void use(float *);

// CHECK-LABEL: .entry fully(
// CHECK-COUNT-6: ld.global
// CHECK-NOT: bra
// CHECK: ret;
extern "C" __global__ void fully(int *p)
{
    int sum = 0;
#pragma unroll
    for (int i = 0; i < 6; i++)
        sum ^= p[i * i];
    *p = sum;
}

// CHECK-LABEL: .entry by_four(
// CHECK: $L
// CHECK-COUNT-4: ld.global
// CHECK: bra
// CHECK: ret;
extern "C" __global__ void by_four(int *p)
{
    int sum = 0;
#pragma unroll four * 1
    for (int i = 0; i < 4096; i++)
        sum ^= p[i * i];
    *p = sum;
}

// CHECK-LABEL: .entry by_two(
// CHECK: $L
// CHECK-COUNT-2: ld.global
// CHECK-NOT: ld.global
// CHECK: bra
// CHECK: ret;
extern "C" __global__ void by_two(int *p)
{
    int sum = 0;
    _Pragma("unroll (COUNT)") for (int i = 0; i < 4096; i++) sum ^= p[i * i];
    *p = sum;
}

// CHECK-LABEL: .entry not_at_all(
// CHECK: .pragma "nounroll";
// CHECK-COUNT-1: ld.global
// CHECK-NOT: ld.global
// CHECK: bra
// CHECK: ret;
extern "C" __global__ void not_at_all(int *p)
{
    int sum = 0;
#pragma nounroll
    for (int i = 0; i < 8; i++)
        sum ^= p[i * i];
    *p = sum;
}

// A hundred thousand trips are not written down: nvcc does not do so either.
// CHECK-LABEL: .entry long_one(
// CHECK: bra
// CHECK: ret;
extern "C" __global__ void long_one(int *p)
{
#pragma unroll
    for (int i = 0; i < 100000; i++)
        p[i] = p[i] * 2 + i;
}

// The loads of four trips are on their way together.
// CHECK-LABEL: .entry shared_out(
// CHECK-COUNT-3: ld.global
// CHECK: bra
// CHECK: ld.global
// CHECK-NOT: bra
// CHECK-COUNT-3: ld.global
// CHECK: bra
extern "C" __global__ void shared_out(const float *__restrict__ p)
{
    __shared__ float s[512];
    for (int i = threadIdx.x; i < 512; i += 64)
        s[i] = p[i];
    __syncthreads();
    use(s);
}
