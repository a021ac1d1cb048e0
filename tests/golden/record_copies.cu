// RUN: -arch=sm_90 --emit ptx
// DOC: Structs | small structs and vectors are copied through registers, 16 bytes at a time where their alignment allows
struct triple { int a, b, c; };

// CHECK-NOT: .local
// CHECK-LABEL: .visible .entry copy(
// CHECK: ld.global.v4.b32
// CHECK: st.global.v4.b32
extern "C" __global__ void copy(float4 *p, float4 *q) { q[threadIdx.x] = p[threadIdx.x]; }

__device__ void exchange(float4 &a, float4 &b)
{
    float4 old = a;
    a = b;
    b = old;
}

// CHECK-LABEL: .visible .entry swap(
// CHECK: ld.shared.v4.b32
// CHECK: ld.shared.v4.b32
// CHECK: st.shared.v4.b32
// CHECK: st.shared.v4.b32
extern "C" __global__ void swap(float4 *p)
{
    __shared__ float4 s[64];
    s[threadIdx.x] = p[threadIdx.x];
    __syncthreads();
    exchange(s[threadIdx.x], s[threadIdx.x ^ 1]);
    __syncthreads();
    p[threadIdx.x] = s[threadIdx.x];
}

// CHECK-LABEL: .visible .entry past_a_barrier(
// CHECK-COUNT-3: ld.global.b32
// CHECK: bar.sync 0;
// CHECK-COUNT-3: st.global.b32
extern "C" __global__ void past_a_barrier(triple *p)
{
    triple t = p[threadIdx.x];
    __syncthreads();
    p[threadIdx.x + 1] = t;
}

struct alignas(16) storage { unsigned char bytes[16]; };

// Bytes that only travel stay in words.
// CHECK-LABEL: .visible .entry bytes(
// CHECK: ld.global.v4.b32 {%r[[A:[0-9]+]], %r[[B:[0-9]+]], %r[[C:[0-9]+]], %r[[D:[0-9]+]]}
// CHECK-NEXT: st.global.v4.b32 [%{{rd[0-9]+}}], {%r[[A]], %r[[B]], %r[[C]], %r[[D]]};
extern "C" __global__ void bytes(storage *p, const storage *q)
{
    storage s = *q;
    *p = s;
}
