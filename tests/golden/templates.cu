// RUN: -arch=sm_90 --emit ptx
// DOC: Templates | instances have nvcc's names; each has its own `__shared__` and `static` variables; an `extern __shared__` array may have another type in each
// What is declared and defined elsewhere has parameters of types that only its address asks for.
// CHECK-DAG: .extern .func _Z7of_elseIfEvT_3BoxIS0_E
template <typename T> struct Box { T t; double d; };
template <typename T> __device__ void of_else(T, Box<T>);
__global__ void elsewhere(void (**p)(float, Box<float>)) { *p = &of_else<float>; }
// CHECK-DAG: .func  (.param .b32 func_retval0) _Z5bumpsIfEii(
// CHECK-DAG: .global .align 4 .u32 _ZZ5bumpsIfEiiE1n;
template <typename T> __device__ __noinline__ int bumps(int i) { static int n; n += i * sizeof(T); return n; }
// CHECK-DAG: .shared .align 4 .b8 _ZZ4tileIfLi32EEvPT_E1s[128];
// CHECK-DAG: .shared .align 8 .b8 _ZZ4tileIdLi16EEvPT_E1s[128];
// CHECK-DAG: .visible .entry _Z4tileIfLi32EEvPT_(
// CHECK-DAG: .visible .entry _Z4tileIdLi16EEvPT_(
// CHECK-DAG: .extern .shared .align 16 .b8
template <typename T, int N> __global__ void __launch_bounds__(N) tile(T *p)
{
    __shared__ T s[N];
    extern __shared__ T all[];
    s[threadIdx.x] = p[threadIdx.x];
    all[threadIdx.x] = s[threadIdx.x];
    __syncthreads();
    p[threadIdx.x] = s[N - 1 - threadIdx.x] + all[0] + bumps<float>(N);
}
// CHECK-DAG: .maxntid 32
// CHECK-DAG: .maxntid 16
template __global__ void tile<float, 32>(float *);

// CHECK-DAG: .func  (.param .b32 func_retval0) _Z6chosenIfET_S0_(
template <typename T> __device__ __noinline__ T chosen(T x) { return x; }
template <> __device__ __noinline__ float chosen<float>(float x) { return -x; }
// CHECK-DAG: .visible .entry _Z5usersILb1ELc97EEvPf(
// CHECK-NOT: _Z5usersILb0
template <bool B, char C> __global__ void users(float *p) { if constexpr (B) *p = chosen(*p); }

void host(double *p)
{
    constexpr int threads = 4 * 4;
    tile<double, threads><<<1, threads>>>(p);
    void *k = (void *)users<true, 'a'>;
}
