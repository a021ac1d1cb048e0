// RUN: -arch=sm_90 --emit ptx
// RUN: -arch=sm_90 --emit llvm --check-prefix=LLVM

// A step of a signed variable does not wrap, so that a loop has a trip count; other sums may.
// LLVM-LABEL: define ptx_kernel void @steps(
// LLVM: mustprogress
// LLVM: add nsw i32 {{.*}}, 1
// LLVM: add nsw i32 {{.*}}, -1
// LLVM: add nsw i32
// LLVM: sub nsw i64
// LLVM: add i32
// LLVM: add i32
// LLVM: add i16 {{.*}}, 1
extern "C" __global__ void steps(int *p, long long *q, unsigned *u, short *s, int n)
{
    ++*p;
    (*p)--;
    *p += n;
    *q -= n;
    *p = *p + n;
    *u += n;
    ++*s;
}

// A grid-stride loop is unrolled by four; what is left is three trips at most, and no loop.
// CHECK-LABEL: .entry strided(
// CHECK-COUNT-3: st.global
// CHECK: $L
// CHECK: $L
// CHECK-COUNT-4: st.global
// CHECK-NOT: st.global
// CHECK: ret;
extern "C" __global__ void strided(int *p, int n, int v)
{
    int step = blockDim.x * gridDim.x;
    for (int k = blockIdx.x * blockDim.x + threadIdx.x; k < n; k += step)
        p[k] = v;
}

// A loop without an effect is left out in C++, but not one that says that it goes on for ever.
// CHECK-LABEL: .entry idle(
// CHECK-NOT: bra
// CHECK: ret;
extern "C" __global__ void idle(const int *p, int n)
{
    for (unsigned i = n; i != 1; i = i % 2 ? 3 * i + 1 : i / 2) {
    }
}

// CHECK-LABEL: .entry parked(
// CHECK: bra
extern "C" __global__ void parked()
{
    while (true) {
    }
}

// An array indexed by the counter becomes registers, however long the unrolled loop is.
// CHECK-LABEL: .entry kept(
// CHECK-NOT: .local
// CHECK: ret;
extern "C" __global__ void kept(double *p)
{
    double v[8];
    for (int i = 0; i < 8; i++)
        v[i] = p[i];
    for (int i = 0; i < 8; i++)
        v[i] = sin(v[i]) + cos(v[i]) * exp(v[i]);
    for (int i = 0; i < 8; i++)
        p[7 - i] = v[i];
}

// libdevice's long way through rare cases is a function, in the program once.
// CHECK: .func {{.*}}__internal_trig_reduction_slowpathd(
