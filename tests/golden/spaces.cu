// RUN: -arch=sm_90 --emit ptx
// DOC: CUDA keywords | `__device__`, `__constant__`, `__managed__` variables under their names; `static` ones are local
// DOC: CUDA keywords | `__shared__` in kernels; `extern __shared__` arrays

// CHECK-DAG: .visible .const .align 4 .b8 coef[16] = {0, 0, 128, 63, 0, 0, 0, 64};
__constant__ float coef[4] = {1, 2};
// CHECK-DAG: .visible .global .align 4 .u32 counter = 5;
__device__ int counter = 5;
// CHECK-DAG: .global .align 4 .b8 scratch[32];
static __device__ float scratch[8];
// CHECK-DAG: .visible .global .attribute(.managed) .align 4 .u32 both;
__managed__ int both;
// CHECK-DAG: .visible .global .align 8 .u64 pointer = generic(counter);
__device__ int *pointer = &counter;
// CHECK-DAG: .global .align 1 .b8 $str0[6] = {104, 101, 108, 108, 111};
// CHECK-DAG: .visible .global .align 8 .u64 text = generic($str0)+1;
__device__ const char *text = &"hello"[1];
// CHECK-DAG: .visible .global .align 8 .u64 pair[2] = {97, generic(counter)};
struct pair { char c; int *p; };
__device__ struct pair pair = {'a', &counter};
// CHECK-DAG: .visible .global .align 16 .b8 padded[12] = {1, 0, 0, 0, 254, 1};
struct record { int a; short b : 9; char c[6]; };
__device__ __align__(16) struct record padded = {1, -2};
// CHECK-DAG: .visible .global .align 2 .b8 flag[2] = {1};
__device__ bool flag[2] __attribute__((aligned(2))) = {7};

// CHECK-DAG: .extern .shared .align 32 .b8 dynamic[];
extern __shared__ __align__(32) float dynamic[];
// For arrays of any type: nvcc aligns it so whatever it is declared as.
// CHECK-DAG: .extern .shared .align 16 .b8 bytes[];
extern __shared__ char bytes[];

// CHECK-LABEL: .visible .entry kernel(
extern "C" __global__ void kernel(float *p, int i)
{
    // CHECK-DAG: .shared .align 4 .b8 {{\w*}}tile{{\w*}}[128];
    __shared__ float tile[32];
    // CHECK: ld.global.b32
    // CHECK: st.shared.b32
    tile[threadIdx.x] = p[i];
    // CHECK: bar.sync 0;
    __syncthreads();
    // CHECK: ld.shared.b32
    // CHECK: ld.const.b32
    // CHECK: mov.b64 %{{.*}}, dynamic;
    // CHECK: ld.shared.b32
    p[i] = tile[31 - threadIdx.x] + coef[i] + dynamic[i] + bytes[i];
    // CHECK: st.global.b32
    // CHECK: st.global.b32 [counter], 7;
    scratch[i] = 1;
    counter = 7;
    // CHECK: ld.global.b32 %{{.*}}, [both];
    // CHECK: ret;
    p[i] += both;
}
