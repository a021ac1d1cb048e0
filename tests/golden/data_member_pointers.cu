// RUN: --emit ptx -rdc=true
// CLAUSE: 2.3 | a pointer to a data member crosses calls as the integer that it is, one to a function as two words
// DOC: Classes | pointers to data members as parameters and results, as nvcc passes them

struct S { int a, b; __device__ int f(); };
struct W { int S::*p; };
// CHECK-DAG: .param .b64 other_param_0
extern "C" __device__ int other(int S::*p);
// CHECK-DAG: .param .b64 taken_param_0,
extern "C" __device__ int taken(int S::*p, S *s) { return s->*p + other(&S::b); }
// CHECK-DAG: .visible .func (.param .b64 func_retval0) given(
extern "C" __device__ int S::*given(int x) { return x ? &S::b : nullptr; }
// CHECK-DAG: .param .align 8 .b8 member_param_0[8],
extern "C" __device__ int member(W x, S *s) { return s->*x.p; }
// CHECK-DAG: .param .align 8 .b8 method_param_0[16],
extern "C" __device__ int method(int (S::*x)(), S *s) { return (s->*x)(); }
// CHECK-DAG: .param .u64 kernel_param_0,
extern "C" __global__ void kernel(int S::*p, S *s) { s->*p = 3; }
