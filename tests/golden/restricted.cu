// RUN: --emit ptx -arch=sm_90
// DOC: CUDA keywords | `__restrict__` of variables: what pointers of one block reach does not overlap
struct Arrays {
    float *sums;
    const float *values;
};

// The sum stays in a register: there is one store, behind the loop.
extern "C" __global__ void summed(Arrays a, int n)
{
    float *__restrict__ sum = a.sums + threadIdx.x;
    const float *__restrict__ p = a.values;
    for (int i = 0; i < n; i++)
        *sum += p[i];
}
// CHECK: .entry summed(
// CHECK: st.global
// CHECK-NOT: st.global
// CHECK: ret;

// One pointer may reach what the other does.
extern "C" __global__ void plain(Arrays a, int n)
{
    float *sum = a.sums + threadIdx.x;
    const float *__restrict__ p = a.values;
    for (int i = 0; i < n; i++)
        *sum += p[i];
}
// CHECK: .entry plain(
// CHECK: st.global
// CHECK: st.global
// CHECK: ret;

// The pointers of another trip may reach what those of this one do: the store comes before the next load.
extern "C" __global__ void trips(float *a, int n)
{
    for (int i = 0; i < n; i++) {
        float *__restrict__ to = a + 1;
        const float *__restrict__ from = a + (i & 1);
        if (i & 1)
            *to = i;
        else
            a[2] += *from;
    }
}
// CHECK: .entry trips(
// CHECK: st.global
// CHECK: ret;
