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

// A function that is inlined into a loop: the word may be stored in one trip and loaded in the next.
__device__ int words[2];
__device__ __forceinline__ void step(int *__restrict__ to, const int *__restrict__ from, int i, int &sum)
{
    if (i & 1)
        *to = i;
    else
        sum += *from;
}
extern "C" __global__ void in_turn(int *p, int n, int z)
{
    int sum = 0;
    for (int i = 0; i < n; i++)
        step(words + z, words, i, sum);
    *p = sum;
}
// CHECK: .entry in_turn(
// CHECK-NOT: ld.global
// CHECK: {{^\$L}}
// CHECK: ld.global
// CHECK: ret;

// A function that is called in no loop has its pointers once.
__device__ __forceinline__ void sum_up(float *sum, const float *values, int n)
{
    float *__restrict__ to = sum;
    const float *__restrict__ from = values;
    for (int i = 0; i < n; i++)
        *to += from[i];
}
extern "C" __global__ void called(Arrays a, int n) { sum_up(a.sums, a.values, n); }
// CHECK: .entry called(
// CHECK: st.global
// CHECK-NOT: st.global
// CHECK: ret;
