// RUN: --emit ptx
// DOC: CUDA keywords | specifiers and attributes in any order and place: `static`, `inline`, `__noinline__`, `__restrict__`, `[[…]]`, `__attribute__`, `extern "C"`
// DOC: CUDA keywords | `__launch_bounds__` with up to three values, constant expressions among them

// CHECK-DAG: .visible .const .align 4 .u32 limit = 7;
int __constant__ limit = 7;
// CHECK-DAG: .visible .global .align 8 .b8 two[8]
__device__ struct __align__(8) pair { int a, b; } two;
// CHECK-DAG: .visible .global .align 64 .u32 far;
__align__(64) int __device__ far;

// CHECK: .visible .entry _Z5afterPi(
void __global__ after(int *p) { *p = 1; }
// CHECK: .visible .entry between(
extern "C" void __launch_bounds__(64) __global__ between(int *p) { *p = 2; }
// CHECK: .visible .entry with_attributes(
extern "C" __attribute__((global, visibility("default"))) void with_attributes(int *p) { *p = 3; }
extern "C" {
// CHECK: .visible .entry in_a_block(
[[maybe_unused]] __global__ void in_a_block(const int *__restrict__ p, int *q __attribute__((unused)), int *__restrict r)
{
    // CHECK: ld.global.nc.b32
    *q = *p;
    *r = 1;
}
}

// CHECK-LABEL: .entry bounds(
// CHECK: .maxntid 128
// CHECK-NEXT: .minnctapersm 4
const int threads = 64;
enum { BLOCKS = 4 };
extern "C" __global__ __launch_bounds__(threads * 2, BLOCKS) void bounds(int *p) { *p = limit + two.a + far; }
