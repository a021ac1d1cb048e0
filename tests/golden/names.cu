// RUN: -arch=sm_90 -rdc=true --emit ptx
// CLAUSE: 7 | names of the Itanium C++ ABI
// DOC: Functions | `.cu` functions and variables have Itanium names, overloads included, unless `extern "C"`; `.c` names are plain
struct point { int x; };
namespace space { enum color { RED }; __device__ int inside(color c) { return c; } __device__ int variable; }
// CHECK-DAG: .visible .func  (.param .b32 func_retval0) _ZN5space6insideENS_5colorE(
// CHECK-DAG: .visible .global .align 4 .u32 _ZN5space8variableE;
// CHECK-DAG: .visible .func  (.param .b32 func_retval0) _Z8overloadi(
__device__ int overload(int a) { return a; }
// CHECK-DAG: .visible .func  (.param .b32 func_retval0) _Z8overloadPKfRd5pointPFviE(
__device__ int overload(const float *a, double &b, point c, void (*f)(int)) { f(1); return *a + b + c.x; }
// CHECK-DAG: .visible .func  (.param .b32 func_retval0) _Z8overloadjlcbx6float4(
__device__ int overload(unsigned a, long b, char c, bool d, long long e, float4 f) { return a + b + c + d + e + f.x; }
// CHECK-DAG: .visible .func  (.param .b32 func_retval0) plain(
extern "C" __device__ int plain(point *p) { return p->x; }
// CHECK-NOT: {{unused|hidden}}
__device__ static int hidden(int a) { return a + 1; }
// CHECK-DAG: .visible .entry _Z6kernelPA4_iPPKvS3_(
__global__ void kernel(int (*a)[4], const void **b, const void **c) { a[0][0] = hidden(*b == *c); }
